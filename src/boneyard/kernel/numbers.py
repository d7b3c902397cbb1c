"""The rules of a game as numbers, for the compiled rounds; raises for what these do not know.

Each part says itself what it is in numbers (`rules.part`); here that is put where the rounds look.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, cached_property, lru_cache
from importlib import import_module
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from boneyard.core.game import AnyGame
from boneyard.core.options import DIRECTION
from boneyard.families.counting import CountingGame, CountingRules
from boneyard.families.line import (
    BarWhen,
    LineGame,
    LineRules,
    MayDecline,
    MayDraw,
    Out,
    Stuck,
    Turn,
)
from boneyard.kernel import slots
from boneyard.rules.match import Match
from boneyard.rules.matching import Equal, Matching
from boneyard.rules.part import InNumbers, RulePart, in_numbers
from boneyard.tiles import Tile, TileSet

Ints = NDArray[np.int64]
Note = Callable[[Any, Ints], None]


class Unknown(ValueError):
    """The compiled rounds do not know this rule; the readable engine does."""


class Numbers(msgspec.Struct, frozen=True, eq=False, dict=True):
    """A game for the compiled rounds."""

    told: Ints
    """The rules by `slots`, as far as they are known without a compiler."""
    tiles: Ints
    """One row per tile: halves, pips, whether it is a double, its rank as highest and as lowest,
    and with which half it touches each number."""
    fit: Ints
    """Sets of tiles as bits, by what they fit, number and word."""
    shuffled: Ints
    """The tiles that are dealt and drawn."""
    set: TileSet
    """The tile of each number."""
    twins: tuple[tuple[int, str], ...] = ()
    """Where in the rules the address of each compiled twin belongs."""
    sockets: tuple[str, ...] = ()
    """What the game's own sockets are called."""
    notes: str = ""
    """What notes in a position what only this game knows of it."""

    @cached_property
    def rules(self) -> Ints:
        """The rules by `slots`, for rounds that are played now: twins are compiled by then."""
        if not self.twins:
            return self.told
        from boneyard.kernel.twins import address  # brings the compiler

        rules = self.told.copy()
        for slot, path in self.twins:
            rules[slot] = address(path)
        return rules

    @property
    def plain(self) -> bool:
        """Whether rounds are so plain that they are played and thought about much faster."""
        return bool(self.told[slots.PLAIN])

    @cached_property
    def note(self) -> Note | None:
        """Notes in a position what only this game knows of it."""
        if not self.notes:
            return None
        module, _, name = self.notes.partition(":")
        found: Note = getattr(import_module(module), name)
        return found


def numbers(game: AnyGame) -> Numbers:
    """The rules of this game as numbers; raises Unknown."""
    # As with parts, what a game inherits it may have changed.
    kind = type(game)
    if not isinstance(game, LineGame | CountingGame) or vars(kind).get("in_numbers") is None:
        raise Unknown(
            f"{game.slug} is neither a line game nor a counting game, or has doors of its own"
        )
    backwards = game.options[DIRECTION] == "counter-clockwise"
    if isinstance(game, LineGame):
        return _line(game.rules, game.players, backwards, type(game))
    return _counting(game.rules, game.players, backwards, type(game))


@lru_cache(256)
def _line(rules: LineRules, players: int, backwards: bool, kind: type[LineGame]) -> Numbers:
    if len(rules.first) > 1:
        raise Unknown("several tiles on the table before the first lay")
    if rules.gestures:
        raise Unknown("gestures")
    table = _Table(rules.tiles, rules.hand, players, backwards)
    r = table.rules
    r[slots.KEEPS_REST] = rules.keeps_rest
    r[slots.RESERVE] = rules.reserve
    r[slots.FIRST] = index(rules.first[0]) if rules.first else slots.NOBODY
    r[slots.OPENS_ANY] = rules.opens_with_any
    r[slots.HOME_FIRST] = rules.home_first
    r[slots.DRAWS_TO_OPEN] = rules.draws_to_open
    r[slots.TURN] = list(Turn).index(rules.turn)
    r[slots.MAY_STOP] = rules.may_stop
    r[slots.MAY_DRAW] = list(MayDraw).index(rules.may_draw)
    r[slots.MAY_DECLINE] = list(MayDecline).index(rules.may_decline)
    r[slots.STUCK] = list(Stuck).index(rules.stuck)
    r[slots.DRAWS] = rules.draws
    r[slots.DRAW_AFTER] = rules.draw_after
    r[slots.BARS] = rules.bars
    r[slots.BAR_WHEN] = list(BarWhen).index(rules.bar_when)
    r[slots.BAR_FIT] = rules.bar_fit
    r[slots.OUT_ENDS] = list(Out).index(rules.out)
    r[slots.PASSES_BLOCK] = rules.passes_block
    r[slots.TARGET] = _target(rules.match)
    r[slots.CEDES] = rules.cede
    r[slots.ONE_SCORE] = rules.one_score
    table.add(kind.in_numbers)
    for part in (
        rules.opening, rules.shape, rules.matching, rules.lay_scoring, rules.pass_scoring,
        rules.reckoning, rules.partners, rules.deal_again,
    ):  # fmt: skip
        if part is not None:
            table.put(part)
    table.check(passes=rules.pass_scoring is not None)
    r[slots.PLAIN] = table.is_plain()
    return table.numbers(rules.matching, without=rules.first)


@lru_cache(256)
def _counting(
    rules: CountingRules, players: int, backwards: bool, kind: type[CountingGame]
) -> Numbers:
    table = _Table(rules.tiles, rules.hand, players, backwards)
    r = table.rules
    r[slots.KEEPS_REST] = r[slots.DRAW_AFTER] = rules.draw_after
    r[slots.FIRST] = slots.NOBODY
    r[slots.TARGET] = _target(rules.match)
    if len(rules.goals) > slots.MOST_GOALS:
        raise Unknown("more goals than there is room for")
    r[slots.GOALS] = len(rules.goals)
    for g, (goal, points) in enumerate(rules.goals):
        r[slots.GOAL_LIST + 2 * g : slots.GOAL_LIST + 2 * g + 2] = goal, points
    table.add(kind.in_numbers)
    table.put(rules.opening)
    return table.numbers(Equal())


class _Table:
    """The numbers of a game, while its parts fill them in."""

    def __init__(
        self, tiles: tuple[Tile, ...], hand: int, players: int, backwards: bool
    ) -> None:  # fmt: skip
        self.set = TileSet.double(max(tile.high for tile in tiles))
        # Tiles that are left out of a set keep their numbers, and nobody ever holds them.
        self.played = np.array([index(tile) for tile in tiles])
        if len(self.set) > slots.MOST_TILES:
            raise Unknown("a set beyond double-eighteen")
        self.rules = r = np.zeros(slots.RULES, np.int64)
        r[slots.PLAYERS], r[slots.HAND], r[slots.BACKWARDS] = players, hand, backwards
        r[slots.USED_WORDS] = -(-len(self.set) // 64)
        self._said: dict[str, int | str] = {}
        self._twins: dict[int, str] = {}
        self._own = slots.OWN_NUMBERS
        self._sockets: tuple[str, ...] = ()
        self._notes = ""

    def put(self, part: RulePart) -> None:
        """Let a part fill in what it is."""
        said = in_numbers(part)
        if said is None:
            raise Unknown(f"{part}")
        self.add(said)

    def add(self, said: InNumbers | None) -> None:
        assert said is not None
        for part in said.parts:
            self.put(part)
        for name, value in said.numbers.items():
            if self._said.setdefault(name, value) != value:
                raise Unknown(f"{name} is {self._said[name]} and {value}")
            slot, words = slots.SAID[name]
            self.rules[slot] = words.index(value) if isinstance(value, str) else value
        for name, path in said.twins.items():
            self._twin(slots.TWINS[name], path)
        end = self._own + len(said.own)
        if end > slots.RULES:
            raise Unknown("more numbers of its own than there is room for")
        self.rules[self._own : end] = said.own
        self._own = end
        self._sockets += said.sockets
        self._notes = said.notes or self._notes

    def _twin(self, slot: int, path: str) -> None:
        if slot in slots.SEVERAL:
            nth = int(self.rules[slot])
            if nth == slots.MOST_BONUSES:
                raise Unknown("more bonuses than there is room for")
            self.rules[slot] += 1
            slot += 1 + 2 * nth
        elif slot in self._twins:
            raise Unknown(f"{path} and {self._twins[slot]}, for the same")
        self._twins[slot] = path
        self.rules[slot + 1] = self._own

    def check(self, *, passes: bool) -> None:
        """What is earned by passes, and what partners earn together, is known in these
        combinations."""
        r = self.rules
        side_by_side = r[slots.RECKONING] == slots.FOR_THE_SIDE
        for_side = bool(r[slots.SALIDA_BY_LAY]) or passes or side_by_side
        if r[slots.ONE_SCORE] and not side_by_side:
            raise Unknown("one score for a side, where each is credited what the round is worth")
        if for_side and r[slots.PARTNERS] != slots.ALONE and not r[slots.ONE_SCORE]:
            raise Unknown("partners of whom each has a score, where one earns for the side")
        if passes and r[slots.TARGET]:
            raise Unknown("a pass that can win the match on the spot")
        if r[slots.CEDES] and r[slots.PARTNERS] != slots.ACROSS:
            raise Unknown("an opening handed on to a partner who does not sit opposite")
        bonuses = r[slots.CAPICUA] or r[slots.CHUCHAZO] or r[slots.BONUSES]
        if bonuses and (r[slots.SHAPE] == slots.CROSS or slots.BRANCHES in self._twins):
            raise Unknown("a bonus for the last tile, where there are not two ends")
        if r[slots.WINS] and (not side_by_side or slots.RECKONS in self._twins):
            raise Unknown("a bonus for winning, where not the side that wins is credited")
        aside = len(self.played) > r[slots.HAND] * r[slots.PLAYERS] and not r[slots.KEEPS_REST]
        if r[slots.ALL_KNOWN] and aside:
            raise Unknown("tiles out of the game, where it matters which are still to come")

    def is_plain(self) -> bool:
        """One line of two ends, one tile per turn, and whoever has none that fits passes, for no
        more than four."""
        r = self.rules
        return bool(
            r[slots.PLAYERS] <= slots.MOST_PLACES
            and r[slots.FIRST] == slots.NOBODY
            and r[slots.SHAPE] == slots.LINE
            and r[slots.MATCHING] == slots.EQUAL
            and r[slots.USED_WORDS] == 1
            and r[slots.TURN] == slots.ONE
            and r[slots.STUCK] == slots.PASSES
            and r[slots.MAY_DRAW] == slots.NEVER
            and not any(slot < slots.BONUSES and slot != slots.RECKONS for slot in self._twins)
            and not r[slots.MAY_DECLINE]
            and not r[slots.HOME_FIRST]
            and not r[slots.DRAW_AFTER]
            and not r[slots.BARS]
            and r[slots.OUT_ENDS] == slots.ENDS_ROUND
            and not r[slots.PASSES_BLOCK]
        )

    def numbers(self, matching: Matching, without: tuple[Tile, ...] = ()) -> Numbers:
        """All of it; the tiles are shuffled without these."""
        shuffled = np.setdiff1d(self.played, [index(tile) for tile in without])
        return Numbers(
            self.rules, _tiles(self.set, matching), _fit(self.set, matching),
            shuffled.astype(np.int64), self.set, tuple(self._twins.items()), self._sockets,
            self._notes,
        )  # fmt: skip


def _target(match: Match) -> int:
    """The score that ends a match in the middle of a round; 0: none does."""
    return match.points if match.at_once and match.points is not None else 0


def index(tile: Tile) -> int:
    """The number of a tile, in the order of `TileSet`.

    >>> [index(tile) for tile in TileSet.double(2)]
    [0, 1, 2, 3, 4, 5]
    """
    return tile.high * (tile.high + 1) // 2 + tile.low


# -- tables ----------------------------------------------------------------------------------------


@cache
def _tiles(tiles: TileSet, matching: Matching) -> Ints:
    table = np.zeros((len(tiles), slots.TOUCH + 2 * (tiles[-1].high + 1)), np.int64)
    for i, (high, low) in enumerate(tiles):
        # Most pips, then doubles, then the higher half; fewest pips, then the lower high half.
        rank = ((high + low) * 2 + (high == low)) * 32 + high
        table[i, : slots.TOUCH] = (
            high, low, high + low, high == low, rank, (high + low) * 32 + high,
        )  # fmt: skip
    for i, number, turned, touch in _touching(tiles, matching):
        table[i, slots.TOUCH + 2 * number + turned] = touch
    return table


@cache
def _fit(tiles: TileSet, matching: Matching) -> Ints:
    fit = np.zeros((3, tiles[-1].high + 1, slots.WORDS), np.uint64)
    for i, tile in enumerate(tiles):
        if tile.is_double:
            fit[slots.DOUBLES, 0, i // 64] |= np.uint64(1 << i % 64)
    for i, number, turned, _ in _touching(tiles, matching):
        fit[turned, number, i // 64] |= np.uint64(1 << i % 64)
    return fit.view(np.int64)


def _touching(tiles: TileSet, matching: Matching) -> Iterator[tuple[int, int, int, int]]:
    """Which tile fits which number, whether it is turned round for that, and with which half."""
    for number in range(tiles[-1].high + 1):
        for i, tile in enumerate(tiles):
            for turned, touch in enumerate(matching.touches(tile, number)):
                yield i, number, turned, touch
