"""What the scenes of solos share: the line being built, and the open tiles it is built from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, sqrt
from typing import Any, NamedTuple

from boneyard.core.actions import Lay
from boneyard.core.moves import Moves
from boneyard.families.puzzle import Seen
from boneyard.families.rounds import OVER, PLAY, RoundCommon
from boneyard.rules.layout import Layout
from boneyard.rules.match import Match
from boneyard.text import Words
from boneyard.tiles import Tile
from boneyard.view import kit, scene
from boneyard.view.arrange.laid import Drawn, draw
from boneyard.view.words.ends import Ends

GAP = 0.25
"""Between the open tiles."""
AIR = 1.5
"""Between them and the line."""
LEAST = 7.0
"""The line has at least this height to itself, however much else lies there."""


class Spread(NamedTuple):
    """Open tiles on the table, each at its place; places stay when tiles are taken."""

    width: float
    height: float
    items: tuple[scene.Item, ...]


def columns(count: int, frame: kit.Frame) -> int:
    """How many upright tiles go in a row, so that they take about the lower half of the table."""
    across = int((frame[0] - 1) / (1 + GAP))
    wanted = ceil(sqrt(count * (2 + GAP) / (1 + GAP) * 2 * frame[0] / frame[1]))
    lines = -(-count // max(1, across, wanted))
    return -(-count // lines)


def on_table(
    layout: Layout, moves: Moves, spread: Spread | None, words: Words, frame: kit.Frame
) -> Drawn:
    """The line with its lit places, and below it the open tiles."""
    below = 0.0 if spread is None or not spread.height else spread.height + AIR
    room = max(frame[0], 0.0 if spread is None else spread.width + 2 * GAP)
    line = draw(layout, moves, words=words, frame=(room, max(LEAST, frame[1] - below)))
    if spread is None or not below:
        return line
    beside = (line.width - spread.width) / 2
    pool = (kit.moved(item, beside, line.height + AIR / 2) for item in spread.items)
    return Drawn(line.width, line.height + below, (*line.items, *pool), line.ends, line.arms)


def open_tile(
    tile: Tile, x: float, y: float, moves: Moves, label: str, *, upright: bool
) -> scene.TileItem:
    """A tile that can be taken with a click, if there is but one way to lay it."""
    ways = [action for action in moves if isinstance(action, Lay) and action.tile == tile]
    # Two ends with the same number are all the same: the line is a ring.
    plain = len({way.touch for way in ways}) == 1
    return scene.TileItem(
        id=kit.tile_id(tile),
        halves=(tile.high, tile.low),
        x=x,
        y=y,
        angle=90 if upright else 0,
        label=label,
        action=kit.data(ways[0]) if plain else None,
        pick=bool(ways),
    )


def either_end(moves: Moves, ends: Ends) -> tuple[scene.Control, ...]:
    """Buttons for the one tile that may fit both ends of the line, where it makes a difference."""
    ways: dict[Tile, list[Lay]] = {}
    for action in moves:
        if isinstance(action, Lay):
            ways.setdefault(action.tile, []).append(action)
    return tuple(
        scene.Control(id=str(lay), label=ends.offer(lay), action=kit.data(lay))
        for lays in ways.values()
        if len({lay.touch for lay in lays}) > 1
        for lay in lays
    )


def seat(
    names: Sequence[str],
    viewer: int | None,
    hand: Sequence[Tile] | int,
    playing: bool,
    *,
    moves: Moves | None = None,
    why_not: str = "",
) -> tuple[scene.Hand, ...]:
    """The one player, who keeps no score; with `moves`, their hand lies before them and says what
    can be laid."""
    playable = {action.tile for action in moves or () if isinstance(action, Lay)}

    def shown(_seat: int, tile: Tile) -> scene.HandTile:
        able = tile in playable
        return kit.hand_tile(tile, playable=able, why_not="" if able else why_not)

    active: Iterable[int] = (0,) if playing else ()
    return kit.seats(names, viewer, [hand], None, active, tiles=shown)


def ended(common: RoundCommon) -> bool:
    """Whether a round is over and the next has not begun."""
    return bool(common.ends) and common.phase != PLAY


def outcome(
    key: str, viewer: int | None, common: RoundCommon, words: Words, *lines: str, won: bool | None
) -> scene.Outcome:
    """How a round alone ended, or a match of several."""
    return scene.Outcome(
        title=words(key),
        lines=(*lines, *_tally(common, words)),
        match_over=common.phase == OVER,
        won=None if viewer is None else won,
    )


def solved(observation: Seen[Any], words: Words) -> scene.Outcome | None:
    """That a free puzzle is solved; None before."""
    common, viewer = observation.state, observation.seat
    if not ended(common):
        return None
    key = "ended-solved" if viewer is None else "match-ended-you"
    return outcome(key, viewer, common, words, words("ended-solved"), won=True)


def _tally(common: RoundCommon, words: Words) -> tuple[str, ...]:
    """Of several rounds: how many were won."""
    if common.round == 1 and common.phase == OVER:
        return ()
    return (words("rounds-won", count=common.scores[0], rounds=common.round),)


def sheet(
    match: Match, common: RoundCommon, names: Sequence[str], words: Words
) -> scene.ScorePad | None:
    """The pad, where more than one round is played."""
    if match.rounds == 1:
        return None
    return kit.pad(names, common.sheet, common.scores, words)
