"""A referee for forty-two and moon, written from section w3 of the rule book of the world alone.

Seats are places in the order of play here, beginning with the first seat; whose name a place has at
the table is looked up where something is told. It shares nothing with the engine.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any, TypeAlias

Bone: TypeAlias = tuple[int, int]
Asked: TypeAlias = tuple[Any, ...]
"""("lot",), ("deal",), or ("seat", name, what may be said)."""
Course: TypeAlias = Generator[Asked, Any, Any]
NUMBERS = ("0", "1", "2", "3", "4", "5", "6")


def is_double(bone: Bone) -> bool:
    return bone[0] == bone[1]


def written(bone: Bone) -> str:
    return f"{max(bone)}-{min(bone)}"


def read(text: str) -> Bone:
    high, low = text.split("-")
    return int(high), int(low)


class TricksReferee:
    """A match of one of the two games with these options."""

    def __init__(self, game: str, options: Mapping[str, Any]) -> None:
        self.moon = game == "moon"
        self.options = options
        self.players = int(options["players"])
        clockwise = options["direction"] == "clockwise"
        rest = range(1, self.players)
        self.names = [0, *(rest if clockwise else reversed(rest))]
        kind, number = options["match"].split(":")
        self.last_round = int(number) if kind == "rounds" else 1000
        self.target = int(number) if kind == "points" else None
        self.pairs = self.players == 4
        self.score = [0] * (2 if self.pairs else 3)
        self.rounds = 0
        self.happened: list[tuple[Any, ...]] = []

    def side(self, place: int) -> int:
        return place % 2 if self.pairs else place

    def match(self) -> Course:
        name = yield ("lot",)
        self.dealer = self.names.index(name)
        while True:
            yield from self.round()
            reached = [
                side for side, score in enumerate(self.score)
                if self.target is not None and score >= self.target
            ]  # fmt: skip
            if reached or self.rounds == self.last_round:
                break
        top = max(self.score)
        best = [side for side, score in enumerate(self.score) if score == top]
        if self.side(self.bidder) in reached and self.made:
            best = [self.side(self.bidder)]
        won = [self.names[p] for p in range(self.players) if self.side(p) in best]
        self.happened.append(("match", tuple(sorted(won))))
        yield ("over",)

    # -- the bids ------------------------------------------------------------------------------

    def round(self) -> Course:
        while True:
            dealt, middle = yield ("deal",)
            self.hands = [list(dealt[name]) for name in self.names]
            self.middle = list(middle)
            yield from self.auction()
            if self.high is not None:
                break
            self.happened.append(("again",))
            self.dealer = (self.dealer + 1) % self.players
        yield from self.play()
        self.dealer = (self.dealer + 1) % self.players
        self.rounds += 1

    def auction(self) -> Course:
        self.high: tuple[int, str] | None = None
        self.bidder = -1
        for step in range(1, self.players + 1):
            place = (self.dealer + step) % self.players
            offered = self.may_bid(self.hands[place])
            must = (
                not self.moon and self.options["all_pass"] == "forced"
                and step == self.players and self.high is None
            )  # fmt: skip
            said = yield self.ask(place, [*offered, *([] if must else ["pass"])])
            if said == "pass":
                continue
            _, amount, *kind = said.split()
            self.high, self.bidder = (int(amount), "".join(kind)), place
            if self.moon and int(amount) == 21:
                return

    def may_bid(self, hand: list[Bone]) -> list[str]:
        now = self.high
        if self.moon:
            return [f"bid {n}" for n in (4, 5, 6, 7, 21) if now is None or n > now[0]]
        doubles = sum(map(is_double, hand))
        marks = now[0] if now and now[1] else 0
        bids = []
        if not marks:
            bids += [f"bid {n}" for n in range(30, 42) if now is None or n > now[0]]
        if marks < 2:
            bids += [f"bid {n} marks" for n in (1, 2) if n > marks]
        else:
            bids.append(f"bid {marks + 1} marks")
        if self.options["plunge"] and doubles >= 4:
            bids.append(f"bid {marks + 1 if marks >= 4 else 4} plunge")
        if self.options["splash"] and doubles >= 3 and marks < 3:
            bids.append(f"bid {marks + 1 if marks >= 2 else 2} splash")
        return bids

    def ask(self, place: int, said: list[str]) -> Asked:
        return "seat", self.names[place], frozenset(said)

    # -- the call ------------------------------------------------------------------------------

    def play(self) -> Course:
        assert self.high is not None
        kind = self.high[1]
        caller = self.bidder
        if kind in ("plunge", "splash"):
            caller = (caller + 2) % 4
        calls = [*NUMBERS, "follow-me"]
        if not self.moon:
            calls.append("doubles")
            if kind == "marks":
                calls += [more for more in ("nello", "sevens") if self.options[more]]
        swaps = self.moon and not self.pairs
        if swaps and self.options["widow"] == "before-call":
            yield from self.swap(caller)
        said = yield self.ask(caller, [f"call {call}" for call in calls])
        self.call = said.split()[1]
        if swaps and self.options["widow"] == "after-call":
            yield from self.swap(caller)
        sits_out = (caller + 2) % 4 if self.call == "nello" else None
        self.taken: list[tuple[int, int]] = []
        """Who took a trick, and what it counts."""
        leader = caller
        while self.hands[leader] and not self.stops():
            leader = yield from self.trick(leader, sits_out)
        self.reckon()

    def swap(self, place: int) -> Course:
        self.hands[place] += self.middle
        said = yield self.ask(place, [f"discard {written(b)}" for b in self.hands[place]])
        self.hands[place].remove(read(said.split()[1]))

    # -- the tricks ----------------------------------------------------------------------------

    def trick(self, leader: int, sits_out: int | None) -> Generator[Asked, Any, int]:
        played: list[tuple[int, Bone]] = []
        for step in range(self.players):
            place = (leader + step) % self.players
            if place == sits_out:
                continue
            fit = self.may_play(self.hands[place], played[0][1] if played else None)
            said = f"play {written(fit[0])}"
            if len(fit) > 1 or self.options.get("tempo") != "honest":
                said = yield self.ask(place, [f"play {written(bone)}" for bone in fit])
            bone = read(said.split()[1])
            self.hands[place].remove(bone)
            played.append((place, bone))
        winner = self.winner(played)
        counters = 0 if self.moon else sum(sum(b) for _, b in played if sum(b) in (5, 10))
        self.taken.append((winner, 1 + counters))
        self.happened.append(("trick", self.names[winner], 1 + counters))
        return winner

    def trump(self, bone: Bone) -> bool:
        if self.call == "doubles":
            return is_double(bone)
        return bool(self.call in NUMBERS and int(self.call) in bone)

    def own_doubles(self) -> bool:
        return bool(self.call == "nello" and self.options["nello_doubles"] == "own")

    def suit_led(self, led: Bone) -> str:
        if self.trump(led):
            return "trumps"
        if self.own_doubles() and is_double(led):
            return "doubles"
        return str(max(led))

    def in_suit(self, bone: Bone, suit: str) -> bool:
        if self.trump(bone):
            return suit == "trumps"
        if self.own_doubles() and is_double(bone):
            return suit == "doubles"
        return suit in NUMBERS and int(suit) in bone

    def may_play(self, hand: list[Bone], led: Bone | None) -> list[Bone]:
        if self.call == "sevens":
            nearest = min(abs(sum(bone) - 7) for bone in hand)
            return [bone for bone in hand if abs(sum(bone) - 7) == nearest]
        if led is None:
            return hand
        suit = self.suit_led(led)
        return [bone for bone in hand if self.in_suit(bone, suit)] or hand

    def winner(self, played: list[tuple[int, Bone]]) -> int:
        if self.call == "sevens":
            return min(played, key=lambda play: abs(sum(play[1]) - 7))[0]
        trumps = [play for play in played if self.trump(play[1])]
        if trumps:
            number = None if self.call == "doubles" else int(self.call)
            return max(trumps, key=lambda play: self.height(play[1], number))[0]
        suit = self.suit_led(played[0][1])
        of = None if suit == "doubles" else int(suit)
        candidates = [play for play in played if self.in_suit(play[1], suit)]
        return max(candidates, key=lambda play: self.height(play[1], of))[0]

    def height(self, bone: Bone, of: int | None) -> int:
        """Of a tile in the suit of a number, or (None) of the doubles."""
        if of is None:
            return bone[0]
        if is_double(bone):
            low = self.call == "nello" and self.options["nello_doubles"] == "low"
            return -1 if low else 7
        return bone[1] if bone[0] == of else bone[0]

    # -- the count -----------------------------------------------------------------------------

    def got(self, side: int) -> int:
        return sum(worth for place, worth in self.taken if self.side(place) == side)

    def tricks(self, side: int) -> int:
        return sum(self.side(place) == side for place, _ in self.taken)

    def wrong(self) -> bool:
        """In a bid of marks: whether a trick went where it should not."""
        ours = self.side(self.bidder)
        return self.tricks(ours if self.call == "nello" else 1 - ours) > 0

    def stops(self) -> bool:
        if self.moon or self.options["score"] == "points" or self.options["play_out"]:
            return False
        assert self.high is not None
        amount, kind = self.high
        ours = self.side(self.bidder)
        if kind:
            return self.wrong()
        return self.got(ours) >= amount or self.got(1 - ours) > 42 - amount

    def reckon(self) -> None:
        assert self.high is not None
        amount, kind = self.high
        ours = self.side(self.bidder)
        if self.moon:
            took = self.tricks(ours)
            self.made = took >= min(amount, 7)
            for side in range(len(self.score)):
                if side != ours:
                    self.score[side] += self.tricks(side)
                elif self.made:
                    self.score[side] += 21 if amount == 21 else took
                else:
                    self.score[side] -= amount
            return
        self.made = not self.wrong() if kind else self.got(ours) >= amount
        winner = ours if self.made else 1 - ours
        if self.options["score"] == "marks":
            self.score[winner] += amount if kind else 1
        elif kind:
            self.score[winner] += 42 * amount
        elif self.made:
            self.score[ours] += self.got(ours)
            self.score[1 - ours] += self.got(1 - ours)
        else:
            self.score[1 - ours] += amount + self.got(1 - ours)
