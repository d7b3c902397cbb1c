"""A referee for pairs and its kin, written from the rule book of the world (w0, w1) alone.

Seats are places in the order of play here: 0 is A, 1 is B, 2 is C, 3 is D, and whose name a place
has at the table is looked up only where something is told. It shares nothing with the engine.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any, TypeAlias

Bone: TypeAlias = tuple[int, int]
Choice: TypeAlias = tuple[Any, ...]
"""("lay", tile, number touched or None) or ("cede",)."""
Asked: TypeAlias = tuple[Any, ...]
"""("lot",), ("deal",), or ("seat", name, choices)."""
Course: TypeAlias = Generator[Asked, Any, Any]


def count(hand: list[Bone]) -> int:
    return sum(a + b for a, b in hand)


SETTLED: dict[str, dict[str, Any]] = {
    "pairs": {"capicua_blank": True},
    "puerto-rican": {
        "opens_first": "double", "opens_next": "winner", "cede": False, "after_tie": "same",
        "misdeal": 0, "blocked": "pair", "capicua_blank": True, "corrido_points": 0,
        "salida_points": 0, "salida_rule": "partner-lays", "pass_win": False,
    },
    "brazilian": {
        "opens_first": "double", "cede": True, "after_tie": "fresh", "tie": "nobody",
        "corrido_points": 0, "salida_points": 0, "salida_rule": "partner-lays", "pass_win": False,
    },
    "dominican": {
        "opens_first": "double", "opens_next": "winner", "cede": False, "after_tie": "next",
        "misdeal": 0,
    },
}  # fmt: skip
"""What a game of the kin leaves nobody to choose."""


class PairsReferee:
    """A match of pairs, or of a game of its kin, with these options."""

    def __init__(self, options: Mapping[str, Any], game: str = "pairs") -> None:
        self.game = game
        self.options = {**SETTLED[game], **options}
        self.names = (0, 1, 2, 3) if options["direction"] == "clockwise" else (0, 3, 2, 1)
        kind, number = options["match"].split(":")
        self.last_round = int(number) if kind == "rounds" else 1000
        self.target = int(number) if kind == "points" else None
        self.score = [0, 0]
        """Of A and C, and of B and D."""
        self.happened: list[tuple[Any, ...]] = []
        self.history: list[tuple[int, int | None]] = []
        """Of each round: the place that opened it, and the place that won it."""

    def match(self) -> Course:
        while True:
            yield from self.round()
            best = self.target is not None and max(self.score) >= self.target
            if best or len(self.history) == self.last_round:
                break
        top = max(self.score)
        won = [self.names[place] for place in range(4) if self.score[place % 2] == top]
        self.happened.append(("match", tuple(sorted(won))))
        yield ("over",)

    def points(self, place: int, amount: int, why: str) -> None:
        """Points for the side of this place: told for whoever earned them, then for the partner."""
        self.score[place % 2] += amount
        for each in (place, (place + 2) % 4):
            self.happened.append(("score", self.names[each], amount, why))

    # -- opening -------------------------------------------------------------------------------

    def heir(self) -> int | None:
        """Who opens because of the last round; None: the opening is fresh."""
        if not self.history:
            return None
        opener, winner = self.history[-1]
        if winner is None:
            settled = {"next": (opener + 1) % 4, "same": opener, "fresh": None}
            return settled[self.options["after_tie"]]
        return winner if self.options["opens_next"] == "winner" else (opener + 1) % 4

    def round(self) -> Course:
        opener, bound = self.heir(), False
        if opener is None and self.options["opens_first"] == "lot":
            name = yield ("lot",)
            self.happened.append(("lot", name))
            opener = self.names.index(name)
        while True:
            dealt = yield ("deal",)
            self.hands = [list(dealt[name]) for name in self.names]
            limit = int(self.options["misdeal"])
            freaks = [hand for hand in self.hands if sum(a == b for a, b in hand) >= limit]
            if not limit or not freaks:
                break
            self.happened.append(("again",))
        highest = max(tile for hand in self.hands for tile in hand if tile[0] == tile[1])
        if opener is None:
            opener, bound = next(p for p in range(4) if highest in self.hands[p]), True
        first = [("lay", tile, None) for tile in ([highest] if bound else self.hands[opener])]
        may_cede = bool(self.options["cede"]) and not bound
        chosen = yield self.asked(opener, [*first, ("cede",)] if may_cede else first)
        if chosen == ("cede",):
            self.happened.append(("ceded", self.names[opener]))
            opener = (opener + 2) % 4
            chosen = yield self.asked(opener, [("lay", tile, None) for tile in self.hands[opener]])
        yield from self.lays(opener, chosen)

    def asked(self, place: int, choices: list[Choice]) -> Asked:
        return "seat", self.names[place], frozenset(choices)

    # -- the round -----------------------------------------------------------------------------

    def lays(self, opener: int, chosen: Choice) -> Course:
        self.opener = opener
        ends: list[int] = []
        turn, lays, passes = opener, 0, 0
        while True:
            before = list(ends)
            tile, touched = chosen[1], chosen[2]
            self.hands[turn].remove(tile)
            self.happened.append(("laid", self.names[turn], tile))
            if touched is None:
                ends = list(tile)
            else:
                ends.remove(touched)
                ends.append(tile[1] if tile[0] == touched else tile[0])
            lays += 1
            if lays == 2 and passes == 1:
                self.salida(opener, "partner-lays")
            last, passes = turn, 0
            if not self.hands[turn]:
                return self.out(turn, tile, before)
            if not any(self.fitting(hand, ends) for hand in self.hands):
                return self.block(last)
            turn = (turn + 1) % 4
            while not (choices := self.fitting(self.hands[turn], ends)):
                self.happened.append(("passed", self.names[turn]))
                passes += 1
                if lays == 1 and passes == 1:
                    self.salida(opener, "at-once")
                if passes == 3:
                    self.for_a_pass(last, int(self.options["corrido_points"]), "corrido")
                turn = (turn + 1) % 4
            chosen = yield self.asked(turn, choices)

    def fitting(self, hand: list[Bone], ends: list[int]) -> list[Choice]:
        return [("lay", tile, n) for tile in hand for n in sorted(set(ends)) if n in tile]

    def salida(self, opener: int, rule: str) -> None:
        if self.options["salida_rule"] == rule:
            # With the partner's lay it is told of the partner, who brought it about.
            earner = (opener + 2) % 4 if rule == "partner-lays" else opener
            self.for_a_pass(earner, int(self.options["salida_points"]), "salida")

    def for_a_pass(self, earner: int, amount: int, why: str) -> None:
        wins = self.target is not None and self.score[earner % 2] + amount >= self.target
        if amount and (self.options["pass_win"] or not wins):
            self.points(earner, amount, why)

    # -- the count -----------------------------------------------------------------------------

    def out(self, place: int, tile: Bone, before: list[int]) -> None:
        self.happened.append(("end", "out", self.names[place]))
        if self.game == "brazilian":
            return self.batida(place, tile, before)
        self.credit(place, "out")
        same = before[0] == before[1]
        blank = 0 in tile and not self.options["capicua_blank"]
        if tile[0] != tile[1] and not blank:
            both = sorted(tile) == sorted(before)
            if both or (same and before[0] in tile and self.options["capicua_ends"] == "any"):
                self.bonus(place, "capicua")
        if tile == (0, 0):
            self.bonus(place, "chuchazo")
        self.boricua(place)

    def boricua(self, place: int, *, blocked: bool = False) -> None:
        """What Puerto Rico adds: the round that was won is in the history already."""
        won = sum(winner is not None for _, winner in self.history)
        if self.options.get("round_bonus") and won <= 4:
            self.points(place, (100, 75, 50, 25)[won - 1], "round-bonus")
        if blocked and self.options.get("tranque_points"):
            self.points(place, int(self.options["tranque_points"]), "tranque")

    def batida(self, place: int, tile: Bone, before: list[int]) -> None:
        """What Brazil counts."""
        same = before[0] == before[1]
        if tile[0] == tile[1]:
            worth, why = (2, "carroca") if not same else (int(self.options["cruzada"]), "cruzada")
        elif sorted(tile) == sorted(before) or (same and self.options["capicua_ends"] == "any"):
            worth, why = 3, "la-e-lo"
        else:
            worth, why = 1, "simple"
        self.won(place, worth, why)

    def won(self, place: int, worth: int, why: str) -> None:
        ties = 0
        while ties < len(self.history) and self.history[-1 - ties][1] is None:
            ties += 1
        self.history.append((self.opener, place))
        self.points(place, worth, why)
        if ties:
            self.points(place, ties, "ties-before")

    def bonus(self, place: int, name: str) -> None:
        amount = int(self.options[f"{name}_points"])
        if amount:
            self.points(place, amount, name)

    def block(self, blocker: int) -> None:
        self.happened.append(("end", "blocked", None))
        pips = [count(hand) for hand in self.hands]
        compared = self.options["blocked"]
        if compared == "pair":
            ours, theirs = pips[0] + pips[2], pips[1] + pips[3]
            level = ours == theirs
            pair = (0, 2) if ours < theirs else (1, 3)
            best = [place for place in pair if pips[place] == min(pips[p] for p in pair)]
        else:
            among = [blocker, (blocker + 1) % 4] if compared == "closer" else [0, 1, 2, 3]
            best = [place for place in among if pips[place] == min(pips[p] for p in among)]
            level = len({place % 2 for place in best}) == 2
        if not level:
            from_the_opener = [(self.opener + step) % 4 for step in range(4)]
            winner = next(p for p in from_the_opener if p in best)
            if self.game == "brazilian":
                return self.won(winner, 1, "block-won")
            self.credit(winner, "fewest-pips")
            self.boricua(winner, blocked=True)
        elif self.options["tie"] == "nobody":
            self.history.append((self.opener, None))
        else:
            tie = self.options["tie"]
            winner = self.opener if tie == "opener" else blocker
            self.credit(winner, f"tie-{tie}")
            self.boricua(winner, blocked=True)

    def credit(self, winner: int, why: str) -> None:
        """The round is won by this place, for its side."""
        self.history.append((self.opener, winner))
        counts = self.options["counts"]
        everything = counts == "all" or (counts == "all-if-blocked" and why != "out")
        counted = self.hands if everything else self.hands[1 - winner % 2 :: 2]
        self.points(winner, sum(map(count, counted)), why)
