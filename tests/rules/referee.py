"""A referee: the line games once more, written from the rule book alone.

It shares nothing with the engine but the rule book. Where the engine composes slots, this walks
through a round the way a person at the table would, one `if` a sentence. `Referee.match` is a
coroutine: it asks for deals and choices, and notes in `happened` what the rule book makes of them.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from itertools import cycle
from typing import Any, TypeAlias

from tests.rules.reckoning import Pair, count, is_double, reckon

Place: TypeAlias = str
Choice: TypeAlias = tuple[Any, ...]
"""("lay", tile, place, half), ("bar", tile, place), ("draw",), ("pass",) or ("stop",)."""
Asked: TypeAlias = tuple[int, frozenset[Choice]] | None
"""Whose choice it is, and between what; None: the tiles are to be dealt."""
Play: TypeAlias = Generator[Asked, Any, Any]
Ending: TypeAlias = tuple[str, int | None]

REFEREED = (
    "block",
    "peruvian",
    "team-block",
    "tiddle-wink",
    "classic-run",
    "hungarian",
    "french",
    "barricade",
    "classic-block",
    "classic-draw",
    "classic-rounds",
    "loser-wins",
    "sebastopol",
    "all-fives",
    "all-fives-spinner",
    "all-sevens",
    "matador",
    "matador-seven",
    "bergen",
    "cyprus",
    "chicken-foot",
    "divisor",
)
"""The games it has been taught. One that is not here is played by nobody but the engine, and the
tests say so."""

BLOCK = ("block", "peruvian", "team-block", "tiddle-wink")
CLASSIC = ("classic-block", "classic-draw", "classic-rounds", "loser-wins", "classic-run")
NOBODY_DRAWS = (
    "hungarian", "classic-run", "classic-block", "cyprus", "sebastopol", "fives-and-threes",
)  # fmt: skip
REST_IS_OUT = ("hungarian", "classic-run", "classic-block", "cyprus", "fives-and-threes")
DRAWING_ENDS_THE_TURN = (*BLOCK, "french", "divisor", "all-fives-spinner")
DRAWS_ONE_AND_LAYS_IT = ("bergen", "chicken-foot", "matador-seven")
LAYS_ON = ("hungarian", "classic-run")
LENGTHWISE = ("french", "matador-seven")
FOUR_SIDES = ("sebastopol", "all-fives-spinner", "divisor")
ADD_UP = {"all-sevens": 7, "matador-seven": 7, "matador": 10}
DIVISOR = {6: 3, 9: 5, 12: 7, 15: 9, 18: 11}


def highest(tiles: Iterable[tuple[Pair, int]]) -> tuple[Pair, int]:
    """Most pips, then double before non-double, then the higher half."""
    return max(tiles, key=lambda held: (sum(held[0]), is_double(held[0]), held[0][0]))


class Referee:
    """One match of a line game with these options."""

    def __init__(self, slug: str, options: Mapping[str, Any]) -> None:
        self.bars = slug == "barricade"
        self.game: str = options["base"] if self.bars else slug
        self.options = options
        self.players = int(options["players"])
        others = range(1, self.players)
        turned = options["direction"] == "counter-clockwise"
        self.order = [0, *(reversed(others) if turned else others)]
        self.reserve = int(options.get("reserve", 2))
        kind, _, number = options["match"].partition(":")
        self.rounds = int(number) if kind == "rounds" else None
        self.points = int(number) if kind == "points" else None
        self.scores = [0] * self.players
        self.played = 0
        self.teams: list[list[int]] = []
        self.notes: list[list[tuple[int, int]]] = []
        """Peruvian: noted in secret and not announced yet."""
        self.hands: list[list[Pair]] = [[] for _ in range(self.players)]
        self.playing = False
        """A round is being played, so that hands are hidden."""
        self.happened: list[tuple[Any, ...]] = []

    # -- the match -----------------------------------------------------------------------------

    def match(self) -> Play:
        """The whole match."""
        while True:
            ending = yield from self.round()
            if ending is not None and self.is_over(ending):
                break
        best = min if self.game in ("peruvian", "chicken-foot") else max
        won = best(self.scores)
        winners = tuple(seat for seat, score in enumerate(self.scores) if score == won)
        self.happened.append(("match", winners))
        yield None

    def is_over(self, ending: Ending) -> bool:
        """Count the round that ended like this; whether it was the last."""
        self.played += 1
        self.playing = False
        self.happened.append(("end", *ending))
        if ending[0] == "target":
            return True
        noted = reckon(self.game, self.options, ending, self.hands, self.teams, self.last)
        self.notes.append(noted)
        if self.game != "peruvian":
            self.announce()
        totals = list(self.scores)
        for seat, points in (note for notes in self.notes for note in notes):
            totals[seat] += points
        over = self.played == self.rounds or (
            self.points is not None and max(totals) >= self.points
        )
        if over:
            self.announce()
        return over

    def announce(self) -> None:
        for seat, points in (note for notes in self.notes for note in notes):
            self.score(seat, points)
        self.notes = []

    def score(self, seat: int, points: int) -> None:
        self.scores[seat] += points
        self.happened.append(("score", seat, points))

    # -- the round -----------------------------------------------------------------------------

    def round(self) -> Play:
        """A round; how it ended, or None: it is dealt again."""
        deal = yield None
        if self.rounds is not None and self.played == self.rounds - 1:
            self.announce()
        self.hands = [[(t.high, t.low) for t in hand] for hand in deal.hands]
        self.yard: list[Pair] = [(t.high, t.low) for t in deal.boneyard]
        if self.game in REST_IS_OUT:
            self.yard = []
        self.ends: list[tuple[Place, int]] = []
        self.laid: list[Pair] = []
        self.passes = 0
        self.last: int | None = None
        if self.game == "team-block" and not self.teams:
            self.form_teams()
        if self.game == "sebastopol" and self.players == 3:
            self.put((6, 6), None, None)
            self.happened.append(("laid", None, (6, 6), None, None))
        opening = self.opening()
        if opening is None:
            self.happened.append(("again",))
            self.hands = [[] for _ in self.hands]
            return None
        self.playing = True
        must, turn = opening
        if self.options.get("opens_with") == "any":
            self.happened.append(("named", turn, must))
            must = None
        while True:
            ending = yield from self.turn(turn, must)
            must = None
            if ending is not None:
                return ending
            if self.is_blocked():
                return "blocked", None
            at = self.order.index(turn)
            turn = next(s for s in self.order[at + 1 :] + self.order[: at + 1] if self.hands[s])

    def hands_by_seat(self) -> list[list[Pair]]:
        return self.hands

    def partner(self, seat: int | None) -> int | None:
        """Who plays with this seat; None: nobody."""
        for team in self.teams:
            if seat in team:
                return sum(team) - seat
        return None

    def form_teams(self) -> None:
        ranked = sorted(range(4), key=lambda seat: (-count(self.hands[seat]), seat))
        self.teams = [sorted(ranked[:2]), sorted(ranked[2:])]
        ours = next(team for team in self.teams if 0 in team)
        one, other = (seat for seat in self.order if seat not in ours)
        self.order = [0, one, sum(ours), other]
        self.happened.append(("teams", tuple(self.order)))

    def opening(self) -> tuple[Pair | None, int] | None:
        """The tile that opens (None: any) and whose it is."""
        game = self.game
        held = [(tile, seat) for seat, hand in enumerate(self.hands) for tile in hand]
        doubles = [(tile, seat) for tile, seat in held if is_double(tile)]
        if game in ("french", "matador-seven"):
            return None, self.order[self.played % self.players]
        if game in CLASSIC or (game == "sebastopol" and self.players == 3):
            return highest(held)
        if game in ("sebastopol", "cyprus"):
            top = (6, 6) if game == "sebastopol" else (9, 9)
            return next(((tile, seat) for tile, seat in held if tile == top), None)
        if game == "bergen":
            if doubles:
                return min(doubles)
            return min(held, key=lambda one: (sum(one[0]), one[0][0]))
        if doubles:
            return max(doubles)
        if game == "divisor":
            return None
        if game == "all-fives-spinner":
            for seat in cycle(self.order):
                self.draw(seat, 1)
                if is_double(self.hands[seat][-1]):
                    return self.hands[seat][-1], seat
        return highest(held)

    def may_draw(self) -> bool:
        return len(self.yard) > self.reserve

    def is_blocked(self) -> bool:
        if not self.never_draws() and self.may_draw():
            return False
        if any(self.lays(hand) for hand in self.hands):
            return False
        if not self.bars or self.options["bar_when"] == "free":
            return True
        doubles = any(is_double(tile) for hand in self.hands for tile in hand)
        return not doubles or self.passes >= self.players

    def never_draws(self) -> bool:
        return self.game in NOBODY_DRAWS or self.options.get("stuck") == "pass"

    def draw(self, seat: int, tiles: int) -> None:
        tiles = min(tiles, len(self.yard) - self.reserve)
        self.hands[seat] += self.yard[:tiles]
        self.yard = self.yard[tiles:]
        self.passes = 0
        self.happened.append(("drew", seat, tiles))

    # -- the turn ------------------------------------------------------------------------------

    def turn(self, seat: int, must: Pair | None) -> Play:
        """A turn; how it ended the round, or None: the next player's turn."""
        hand, laid, drew = self.hands[seat], 0, False
        while True:
            lays = self.lays([must] if must else hand)
            free = self.free_not_to_lay(laid, drew)
            choices = lays | self.barrings(hand, laid)
            if lays:
                choices |= self.instead(laid, drew)
                choices |= {("pass",)} if free else set()
            elif laid:
                if not choices:
                    break
                choices |= {("stop",)}
            else:
                if drew and self.is_blocked():
                    return "blocked", None
                choices |= {("pass",)} if free or self.passing_draws() else self.stuck(drew)
                free = free or self.stuck_may_bar()
            # Who is free not to lay, and who looks like it, says so themselves.
            forced = not lays and len(choices) == 1 and not free
            if self.options.get("tempo") == "honest" and self.is_settled(choices):
                choice: Choice = min(choices, key=self.from_first_end)
            else:
                choice = next(iter(choices)) if forced else (yield seat, frozenset(choices))
            if choice[0] == "draw":
                self.draw(seat, 2 if self.game == "french" else 1)
                drew = True
                as_in_block = self.game == "chicken-foot" and self.options["draw_after"]
                if as_in_block or self.game in DRAWING_ENDS_THE_TURN:
                    return None
            elif choice[0] == "pass":
                self.happened.append(("passed", seat))
                self.passes += 1
                all_passed = self.options.get("empty") == "may" and self.passes == self.players
                if all_passed or (self.game == "french" and self.passes == 2):
                    return "blocked", None
                if self.passing_draws() and self.may_draw():
                    self.draw(seat, 1)
                return None
            elif choice[0] == "stop":
                self.happened.append(("stopped", seat))
                break
            elif choice[0] == "bar":
                hand.remove(choice[1])
                self.last = seat
                self.happened.append(("barred", seat, *choice[1:]))
                return "barred", seat
            else:
                self.lay(seat, *choice[1:])
                laid, must = laid + 1, None
                if self.has_the_target(seat):
                    return "target", seat
                if not hand:
                    return self.laid_all(seat)
                again = self.game == "tiddle-wink" and is_double(choice[1])
                if not (again or self.game in LAYS_ON):
                    break
        if (self.game in BLOCK or self.options.get("draw_after")) and self.may_draw():
            self.draw(seat, 1)
        return None

    def is_settled(self, choices: set[Choice]) -> bool:
        """There is one lay and nothing else: in a line of two equal ends it is the same at both."""
        if len(choices) > 1 and self.options.get("spinners", "none") != "none":
            return False
        alike = {(choice[0], choice[1], choice[3:]) for choice in choices if choice[0] == "lay"}
        return len(alike) == 1 and all(choice[0] == "lay" for choice in choices)

    def from_first_end(self, lay: Choice) -> int:
        """Which of the ends it goes to."""
        places = [place for place, _ in self.ends]
        return places.index(lay[2]) if lay[2] in places else 0

    def free_not_to_lay(self, laid: int, drew: bool) -> bool:
        """Whether this player may lay nothing, whatever fits."""
        if laid or not self.laid:
            return False
        if self.options.get("decline"):
            return self.may_draw()
        if self.options.get("drawn") == "may":
            return drew
        return self.options.get("empty") == "may" and not self.may_draw()

    def stuck_may_bar(self) -> bool:
        """Whether a player who cannot lay may bar now, where only such a player may."""
        when = self.options.get("bar_when", "free")
        if when == "nothing-else":
            return self.never_draws() or not self.may_draw()
        return bool(when == "stuck")

    def passing_draws(self) -> bool:
        """Whether the draw that ends a turn follows a pass, too."""
        in_block = self.game in BLOCK and self.options.get("bar_when") == "stuck"
        return bool(self.options.get("decline")) or in_block

    def has_the_target(self, seat: int) -> bool:
        at_once = self.options.get("target") == "at-once"
        return at_once and self.points is not None and self.scores[seat] >= self.points

    def instead(self, laid: int, drew: bool) -> set[Choice]:
        """What who can lay may do instead."""
        if laid:
            may_stop = self.game == "tiddle-wink" or self.options.get("may_stop")
            return {("stop",)} if may_stop else set()
        if not self.laid or not self.may_draw():
            return set()
        if self.game in ("all-sevens", "matador") and self.options["draw_after"]:
            return set()
        first = self.game in ("all-sevens", "matador") and not drew
        return {("draw",)} if first or self.game == "all-fives-spinner" else set()

    def stuck(self, drew: bool) -> set[Choice]:
        """What who cannot lay does."""
        had_his_one = drew and self.game in DRAWS_ONE_AND_LAYS_IT
        if self.never_draws() or had_his_one or not self.may_draw():
            return {("pass",)}
        return {("draw",), ("pass",)} if self.game == "french" else {("draw",)}

    def laid_all(self, seat: int) -> Ending | None:
        if self.game != "loser-wins":
            return "out", seat
        self.happened.append(("dropped", seat))
        left = [other for other, hand in enumerate(self.hands) if hand]
        return ("alone", left[0]) if len(left) == 1 else None

    # -- the table -----------------------------------------------------------------------------

    def fits(self, tile: Pair, number: int) -> set[int]:
        """The halves of this tile that may touch this number."""
        total = ADD_UP.get(self.game)
        if total is None:
            return {number} & set(tile)
        if sum(tile) in (0, total):
            return set(tile)
        return {half for half in tile if number and half + number == total}

    def playable(self) -> list[tuple[Place, int]]:
        """The ends where one may lay now."""
        wanted = ""
        if self.options.get("first_four") == "forced" and len(self.laid) < 5:
            wanted = "{}-{}.".format(*self.laid[0])
        elif self.game == "divisor" and len(self.laid) == 1:
            wanted = ".side"
        elif any(place.endswith(".toe") for place, _ in self.ends):
            wanted = ".toe"
        return [end for end in self.ends if wanted in end[0]]

    def lays(self, hand: Iterable[Pair]) -> set[Choice]:
        if not self.laid:
            return {("lay", tile, None, None) for tile in hand}
        found = {
            ("lay", tile, place, half)
            for place, number in self.playable()
            for tile in hand
            for half in self.fits(tile, number)
        }
        if self.options.get("nines") == "first":
            nines = {choice for choice in found if choice[2] == "9-9.ray"}
            return nines or found
        return found

    def barrings(self, hand: list[Pair], laid: int) -> set[Choice]:
        any_double = not self.options.get("bar_fit", True)
        if self.bars and self.options["bar_when"] != "free":
            if laid or self.lays(hand) or not self.stuck_may_bar():
                return set()
            any_double = True
        return {
            ("bar", tile, place)
            for tile in hand
            for place, number in self.ends
            if self.bars and is_double(tile) and (any_double or number == tile[0])
        }

    def lay(self, seat: int, tile: Pair, place: Place | None, touch: int | None) -> None:
        doubles = [old for old in self.laid if is_double(old)]
        opening = not self.laid
        self.hands[seat].remove(tile)
        self.put(tile, place, touch)
        self.last, self.passes = seat, 0
        self.happened.append(("laid", seat, tile, place, touch))
        if self.game == "bergen":
            self.bergen(seat, tile, doubles, opening)
        elif self.game == "divisor":
            total = sum(number for place, number in self.ends if not place.endswith(".side"))
            if total and total % DIVISOR[int(self.options["set"])] == 0:
                self.score(seat, total // DIVISOR[int(self.options["set"])])
        elif self.game in ("all-fives", "all-fives-spinner"):
            total = self.fives()
            if total % 5 == 0 and total >= self.options.get("least", 5):
                self.score(seat, total)

    def put(self, tile: Pair, place: Place | None, touch: int | None) -> None:
        """Cover the place and open what this tile opens."""
        name, number = f"{tile[0]}-{tile[1]}", tile[0]
        opening = place is None
        if place is not None:
            self.ends.remove(next(end for end in self.ends if end[0] == place))
        self.laid.append(tile)
        if not is_double(tile):
            halves = tile if opening else [tile[1] if touch == tile[0] else tile[0]]
            self.ends += [(f"{name}.{half}", half) for half in halves]
        elif self.game in LENGTHWISE:
            self.ends += [(f"{name}.{number}", number)] * (2 if opening else 1)
        elif self.game == "cyprus" and opening:
            self.ends += [(f"{name}.ray", number)] * 9
        elif self.game == "chicken-foot" and not opening:
            self.ends += [(f"{name}.toe", number)] * 3
        else:
            self.ends += [(f"{name}.side", number)] * (2 if opening else 1)
            if self.game == "divisor" or (self.game in FOUR_SIDES and opening):
                self.ends += [(f"{name}.tip", number)] * 2

    def fives(self) -> int:
        """The sum of the ends; a double at an end counts both halves."""
        total = 0
        for place in {place for place, _ in self.ends}:
            name, _, socket = place.partition(".")
            high, low = map(int, name.split("-"))
            spins = self.game == "all-fives-spinner" and (high, low) == self.laid[0]
            if not spins:
                total += high + low if high == low else int(socket)
        if self.game == "all-fives-spinner":
            spinner = [
                place for place, _ in self.ends if place.startswith("{}-{}.".format(*self.laid[0]))
            ]
            opposite_covered = len(set(spinner)) < 2
            total += 0 if opposite_covered else sum(self.laid[0])
        return total

    def bergen(self, seat: int, tile: Pair, doubles: list[Pair], opening: bool) -> None:
        if opening:
            self.score(seat, 2)
            return
        if is_double(tile) and all(tile > double for double in doubles):
            self.score(seat, 2)
        (place, number), (other_place, other) = self.ends
        if number == other:
            triple = "side" in place + other_place
            self.score(seat, 3 if triple else 2)
