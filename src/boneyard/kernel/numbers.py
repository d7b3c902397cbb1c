"""The rules of a game as numbers, for the compiled rounds; raises for what these do not know.

Parts are known by their exact class: one that inherits from a known part may mean anything.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, NamedTuple

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
    Stuck,
    Turn,
)
from boneyard.games.all_fives.game import Fives
from boneyard.games.all_fives_spinner.game import SpinnerFives
from boneyard.games.arithmetic.game import MostPipsOpen
from boneyard.games.barricade.game import Barring
from boneyard.games.bergen.game import Bonuses, TwoForTheRound
from boneyard.games.chicken_foot.game import Feet, Penalties
from boneyard.games.cyprus.game import Star
from boneyard.games.divisor.game import Quotient, Subtract, Tree
from boneyard.games.loser_wins.game import MostPipsWin
from boneyard.games.peruvian.game import Notes
from boneyard.games.team_block.game import ByDraw
from boneyard.kernel import slots
from boneyard.rules.bonuses import Capicua, Chuchazo
from boneyard.rules.deciding import ForTheSide
from boneyard.rules.layout import Cross, Lengthwise, Line
from boneyard.rules.match import Match
from boneyard.rules.matching import AddUpTo, Equal
from boneyard.rules.opening import (
    ByLot,
    HighestDouble,
    HighestTile,
    Holder,
    LowestDouble,
    ManyDoubles,
    SeatOpens,
    Succession,
)
from boneyard.rules.partners import Across
from boneyard.rules.passes import ByPasses, Salida, Toll
from boneyard.rules.scoring import Credit, RoundWon
from boneyard.tiles import Tile, TileSet

Ints = NDArray[np.int64]


class Unknown(ValueError):
    """The compiled rounds do not know this rule; the readable engine does."""


class Numbers(NamedTuple):
    """A game for the compiled rounds."""

    rules: Ints
    """By `slots`."""
    tiles: Ints
    """One row per tile: halves, pips, whether it is a double, its rank as highest and as lowest."""
    fit: Ints
    """By number and word, sets of tiles as bits: 0 those that fit it, 1 those that also do turned
    round; 2 doubles; 3 jokers. 4 holds the half that touches this number, in its first word."""
    shuffled: Ints
    """The tiles that are dealt and drawn."""
    set: TileSet
    """The tile of each number."""


def numbers(game: AnyGame) -> Numbers:
    """The rules of this game as numbers; raises Unknown."""
    if type(game) is LineGame:
        return _line(game.rules, game.players, _backwards(game))
    if type(game) is CountingGame:
        return _counting(game.rules, game.players, _backwards(game))
    raise Unknown(
        f"{game.slug} is neither a line game nor a counting game, or has doors of its own"
    )


@lru_cache(256)
def _line(rules: LineRules, players: int, backwards: bool) -> Numbers:
    if len(rules.first) > 1:
        raise Unknown("several tiles on the table before the first lay")
    r = np.zeros(slots.RULES, np.int64)
    tiles = _whole(rules.tiles)
    _dealt(r, tiles, rules.hand, players, backwards)
    r[slots.FAMILY] = slots.LINE_FAMILY
    r[slots.KEEPS_REST] = rules.keeps_rest
    r[slots.RESERVE] = rules.reserve
    r[slots.FIRST] = index(rules.first[0]) if rules.first else slots.NOBODY
    r[slots.OPENS_ANY] = rules.opens_with_any
    r[slots.HOME_FIRST] = rules.home_first
    r[slots.DRAWS_TO_OPEN] = rules.draws_to_open
    r[slots.TURN] = TURNS[rules.turn]
    r[slots.MAY_STOP] = rules.may_stop
    r[slots.MAY_DRAW] = MAY_DRAW[rules.may_draw]
    r[slots.MAY_DECLINE] = MAY_DECLINE[rules.may_decline]
    r[slots.STUCK] = STUCK[rules.stuck]
    r[slots.DRAWS] = rules.draws
    r[slots.DRAW_AFTER] = rules.draw_after
    r[slots.BARS] = rules.bars
    r[slots.BAR_WHEN] = BAR_WHEN[rules.bar_when]
    r[slots.BAR_FIT] = rules.bar_fit
    r[slots.DROPS_OUT] = rules.drops_out
    r[slots.PASSES_BLOCK] = rules.passes_block
    r[slots.TARGET] = _target(rules.match)
    r[slots.ADDS_UP] = isinstance(rules.matching, AddUpTo)
    r[slots.CEDES] = rules.cede
    for part in (
        rules.opening, rules.shape, rules.lay_scoring, rules.pass_scoring, rules.reckoning,
        rules.partners, rules.deal_again,
    ):  # fmt: skip
        _part(r, part)
    _check_sides(rules)
    if rules.cede and r[slots.PARTNERS] != slots.ACROSS:
        raise Unknown("an opening handed on to a partner who does not sit opposite")
    return Numbers(r, _tiles(tiles), _fit(tiles, rules.matching), _shuffled(tiles, rules), tiles)


def _check_sides(rules: LineRules) -> None:
    """What is earned by passes, and what partners earn together, is known in these combinations."""
    lays, passes, reckoning = rules.lay_scoring, rules.pass_scoring, rules.reckoning
    side_by_side = type(lays) is Salida or passes is not None or type(reckoning) is ForTheSide
    if rules.one_score and type(reckoning) is not ForTheSide:
        raise Unknown("one score for a side, where each is credited what the round is worth")
    if rules.one_score and type(lays) not in (type(None), Salida):
        raise Unknown("one score for a side, where lays score")
    if side_by_side and rules.partners is not None and not rules.one_score:
        raise Unknown("partners of whom each has a score, where one earns for the side")
    if passes is not None and _target(rules.match):
        raise Unknown("a pass that can win the match on the spot")
    if type(lays) is Salida and passes != ByPasses(lays.toll):
        raise Unknown("a salida for the partner's lay, and other tolls for passes")


@lru_cache(256)
def _counting(rules: CountingRules, players: int, backwards: bool) -> Numbers:
    r = np.zeros(slots.RULES, np.int64)
    tiles = _whole(rules.tiles)
    _dealt(r, tiles, rules.hand, players, backwards)
    r[slots.FAMILY] = slots.COUNTING_FAMILY
    r[slots.KEEPS_REST] = r[slots.DRAW_AFTER] = rules.draw_after
    r[slots.FIRST] = slots.NOBODY
    r[slots.TARGET] = _target(rules.match)
    if len(rules.goals) > slots.MOST_GOALS:
        raise Unknown("more goals than there is room for")
    r[slots.GOALS] = len(rules.goals)
    for g, (goal, points) in enumerate(rules.goals):
        r[slots.GOAL_LIST + 2 * g : slots.GOAL_LIST + 2 * g + 2] = goal, points
    _part(r, rules.opening)
    shuffled = np.arange(len(tiles), dtype=np.int64)
    return Numbers(r, _tiles(tiles), _fit(tiles, Equal()), shuffled, tiles)


def _whole(tiles: tuple[Tile, ...]) -> TileSet:
    whole = TileSet.double(max(tile.high for tile in tiles))
    if tuple(tiles) != whole:
        raise Unknown("a set that is no whole double-N")
    if len(whole) > slots.MOST_TILES:
        raise Unknown("a set beyond double-eighteen")
    return whole


def _backwards(game: LineGame | CountingGame) -> bool:
    """Whether the next in the order of play has the lower number of a seat."""
    return bool(game.options[DIRECTION] == "counter-clockwise")


def _dealt(r: Ints, tiles: TileSet, hand: int, players: int, backwards: bool) -> None:
    r[slots.PLAYERS] = players
    r[slots.BACKWARDS] = backwards
    r[slots.HAND] = hand
    r[slots.TILES] = len(tiles)
    r[slots.USED_WORDS] = -(-len(tiles) // 64)


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
def _tiles(tiles: TileSet) -> Ints:
    table = np.zeros((len(tiles), 6), np.int64)
    for i, (high, low) in enumerate(tiles):
        # Most pips, then doubles, then the higher half; fewest pips, then the lower high half.
        rank = ((high + low) * 2 + (high == low)) * 32 + high
        table[i] = high, low, high + low, high == low, rank, (high + low) * 32 + high
    return table


def _fit(tiles: TileSet, matching: Any) -> Ints:
    if type(matching) not in (Equal, AddUpTo):
        raise Unknown(f"{matching}, as to which halves may touch")
    highest = tiles[-1].high
    fit = np.zeros((5, highest + 1, slots.WORDS), np.uint64)
    for i, tile in enumerate(tiles):
        word, bit = i // 64, np.uint64(1 << i % 64)
        if tile.is_double:
            fit[2, 0, word] |= bit
        if isinstance(matching, AddUpTo) and matching.is_joker(tile):
            fit[3, 0, word] |= bit
        for number in range(highest + 1):
            for turned, _ in enumerate(matching.touches(tile, number)):
                fit[turned, number, word] |= bit
    for number in range(highest + 1):
        wanted = number if isinstance(matching, Equal) else matching.total - number
        fit[4, number, 0] = max(0, wanted)
    return fit.view(np.int64)


def _shuffled(tiles: TileSet, rules: LineRules) -> Ints:
    return np.array([i for i, tile in enumerate(tiles) if tile not in rules.first], np.int64)


# -- parts -----------------------------------------------------------------------------------------

TURNS = {Turn.ONE: slots.ONE, Turn.RUN: slots.RUN, Turn.DOUBLE_AGAIN: slots.DOUBLE_AGAIN}
MAY_DRAW = {
    MayDraw.NEVER: slots.NEVER, MayDraw.INSTEAD: slots.INSTEAD, MayDraw.FIRST: slots.BEFORE,
}  # fmt: skip
MAY_DECLINE = {
    MayDecline.NEVER: slots.NO_DECLINING, MayDecline.DRAWING: slots.DECLINES_DRAWING,
    MayDecline.DRAWN: slots.DECLINES_DRAWN, MayDecline.EMPTY: slots.DECLINES_EMPTY,
}  # fmt: skip
BAR_WHEN = {
    BarWhen.FREE: slots.BARS_FREELY, BarWhen.STUCK: slots.BARS_IF_STUCK,
    BarWhen.NOTHING_ELSE: slots.BARS_IF_NOTHING_ELSE,
}  # fmt: skip
STUCK = {
    Stuck.PASS: slots.PASSES, Stuck.DRAW_ONE: slots.DRAWS_ONE,
    Stuck.DRAW_AND_LAY: slots.DRAWS_AND_LAYS, Stuck.DRAW_TILL_FITS: slots.DRAWS_TILL_FITS,
    Stuck.PASS_OR_DRAW: slots.PASSES_OR_DRAWS,
}  # fmt: skip
TIES = {"nobody": slots.TIE_NOBODY, "shared": slots.TIE_SHARED}
OWN = {"nothing": slots.OWN_NOTHING, "subtract": slots.OWN_SUBTRACT, "add": slots.OWN_ADD}
BLOCKED = {"pair": slots.PAIR, "player": slots.PLAYER, "closer": slots.CLOSER}
TIE_GOES = {"nobody": slots.TO_NOBODY, "opener": slots.TO_OPENER, "blocker": slots.TO_BLOCKER}
ROUNDING = {"none": slots.ROUNDED_NOT, "each": slots.ROUNDED_EACH, "total": slots.ROUNDED_TOTAL}


def _credit(part: Credit) -> dict[int, int]:
    return {
        slots.RECKONING: slots.CREDIT, slots.BLOCKED_TIE: TIES[part.blocked_tie],
        slots.OWN: OWN[part.own], slots.ROUNDING: ROUNDING[part.rounding],
        slots.BLOCK_BY_TILES: part.block_won_by == "tiles",
    }  # fmt: skip


def _barring(part: Barring) -> dict[int, int]:
    if type(part.base) is not Credit:
        raise Unknown(f"barricades upon {part.base}")
    return _credit(part.base) | {slots.RECKONING: slots.BARRING}


def _for_the_side(part: ForTheSide) -> dict[int, int]:
    found = {
        slots.RECKONING: slots.FOR_THE_SIDE, slots.DECIDES: BLOCKED[part.deciding.blocked],
        slots.TIE_GOES: TIE_GOES[part.deciding.tie], slots.COUNTS_ALL: part.counts == "all",
    }  # fmt: skip
    if part.counts not in ("losers", "all"):
        raise Unknown("pips of which some count for a blocked round only")
    for bonus in part.bonuses:
        if type(bonus) is Capicua and bonus.blank:
            found |= {slots.CAPICUA: bonus.points, slots.CAPICUA_ANY: bonus.any_ends}
        elif type(bonus) is Chuchazo:
            found |= {slots.CHUCHAZO: bonus.points}
        else:
            raise Unknown(f"{bonus}")
    return found


def _succession(part: Succession) -> dict[int, int]:
    """Compiled rounds that are dealt by themselves are first rounds."""
    known = KNOWN.get(type(part.first))
    if known is None:
        raise Unknown(f"{part.first}")
    return known(part.first)


def _toll(toll: Toll) -> dict[int, int]:
    return {
        slots.CORRIDO: toll.corrido, slots.SALIDA: toll.salida, slots.TOLL_BELOW: toll.below or 0,
    }  # fmt: skip


def _opens(opening: int) -> Callable[[Any], dict[int, int]]:
    return lambda part: {slots.OPENING: opening}


def _reckons(reckoning: int) -> Callable[[Any], dict[int, int]]:
    return lambda part: {slots.RECKONING: reckoning}


def _branches(shape: int, reach: int = slots.ALL) -> Callable[[Any], dict[int, int]]:
    return lambda part: {slots.SHAPE: shape, slots.REACH: reach}


KNOWN: dict[type, Callable[[Any], dict[int, int]]] = {
    type(None): lambda part: {},
    HighestDouble: lambda part: {
        slots.OPENING: slots.HIGHEST_DOUBLE, slots.ELSE_TILE: part.else_tile
    },
    HighestTile: _opens(slots.HIGHEST_TILE),
    LowestDouble: _opens(slots.LOWEST_DOUBLE),
    Holder: lambda part: {slots.OPENING: slots.HOLDER, slots.OPENING_TILE: index(part.tile)},
    SeatOpens: _opens(slots.SEAT_OPENS),
    MostPipsOpen: _opens(slots.MOST_PIPS),
    ByLot: _opens(slots.BY_LOT),
    Succession: _succession,
    ManyDoubles: lambda part: {slots.LEAST_DOUBLES: part.least},
    Line: _branches(slots.LINE),
    Lengthwise: _branches(slots.LENGTHWISE),
    Cross: lambda part: {
        slots.SHAPE: slots.CROSS, slots.REACH: slots.CENTRE_FIRST if part.fill_first else slots.ALL
    },
    Tree: _branches(slots.TREE, slots.SIDE_FIRST),
    Feet: _branches(slots.FEET, slots.TOES_FIRST),
    Star: _branches(slots.STAR),
    Fives: lambda part: {slots.LAY_SCORING: slots.FIVES, slots.LAY_NUMBER: part.least},
    SpinnerFives: lambda part: {
        slots.LAY_SCORING: slots.SPINNER_FIVES, slots.LAY_NUMBER: part.least
    },
    Quotient: lambda part: {slots.LAY_SCORING: slots.QUOTIENT, slots.LAY_NUMBER: part.divisor},
    Bonuses: lambda part: {slots.LAY_SCORING: slots.BONUSES},
    Salida: lambda part: {},  # It goes with passes of the same toll.
    ByPasses: lambda part: _toll(part.toll) | {slots.SALIDA_AT_ONCE: part.at_once},
    Credit: _credit,
    ForTheSide: _for_the_side,
    Barring: _barring,
    RoundWon: _reckons(slots.ROUND_WON),
    Subtract: _reckons(slots.SUBTRACT),
    TwoForTheRound: _reckons(slots.TWO),
    Penalties: _reckons(slots.PENALTIES),
    MostPipsWin: _reckons(slots.MOST_PIPS_WIN),
    Notes: _reckons(slots.NOTES),
    ByDraw: lambda part: {slots.PARTNERS: slots.BY_DRAW},
    Across: lambda part: {slots.PARTNERS: slots.ACROSS},
}  # fmt: skip


def _part(r: Ints, part: object) -> None:
    known = KNOWN.get(type(part))
    if known is None:
        raise Unknown(f"{part}")
    for slot, number in known(part).items():
        r[slot] = number
