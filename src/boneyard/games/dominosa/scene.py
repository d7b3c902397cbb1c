"""The scene of a problem: numbers in cells, tiles over them, notes between them.

Rows and columns are numbered at the edge, as hints and records call the cells. A number has its
colour as long as there are colours enough; a tile that lies there twice is wrong for all to see,
everything else the player finds out alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from boneyard.core.actions import Cell
from boneyard.core.moves import Moves
from boneyard.families.puzzle import Pair, Seen, pairs_of
from boneyard.families.puzzle.actions import Mark, Put, Remove
from boneyard.families.rounds import DEAL, OVER, PLAY
from boneyard.games.dominosa.figures import HOLE
from boneyard.games.dominosa.game import (
    DominosaGame,
    DominosaState,
    covered,
    number,
    open_marks,
    tile_on,
)
from boneyard.games.dominosa.ids import tile_id
from boneyard.text import Words
from boneyard.tiles import Tile
from boneyard.view import kit, solo
from boneyard.view import scene as view

MARGIN = 0.3
LEAST = 8.0
"""The grid fills the table, but a tiny one does not become huge."""
LONG = 1.5
"""From this proportion of its sides on a rectangle is turned to lie along the screen."""
TINTS = 8
"""The page has so many colours."""


def scene(
    game: DominosaGame,
    observation: Seen[DominosaState],
    moves: Moves,
    *,
    words: Words,
    names: Sequence[str],
    frame: kit.Frame,
) -> view.Scene:
    """What anybody sees of a problem; only the player can do something."""
    state, viewer = observation.state, observation.seat
    dealt = bool(state.rows)
    playing = state.phase == PLAY
    items = _items(game, state, moves, words) if dealt else []
    if _lies_across(game.rectangle, frame):
        items = [_turned(item) for item in items]
    width, height, placed = kit.fit(items, _room(frame), margin=MARGIN)
    return view.Scene(
        width=width,
        height=height,
        items=placed,
        hands=kit.seats(names, viewer, [()], None, (0,) if playing else ()),
        composers=_composers(game, state, moves, words),
        panels=_panels(game, state, words) if dealt else (),
        sheet=solo.sheet(game.match, state, names, words),
        outcome=solo.solved(observation, words),
        prompt=_prompt(state, moves, names, words),
        arms=_text(game, state) if dealt else (),
        highest=game.highest,
    )


def _items(game: DominosaGame, state: DominosaState, moves: Moves, words: Words) -> list[view.Item]:
    under = covered(state)
    twice = _twice(state)
    rows, columns = game.rectangle
    items: list[view.Item] = []
    for cell in game.cells(state):
        shown = number(state, cell)
        items.append(
            kit.cell_at(
                cell,
                shown,
                tint=shown if game.highest < TINTS else None,
                label=words("cell-number", number=shown, cell=_at(cell)),
                pick=bool(moves) and cell not in under,
            )
        )
    items += [kit.edge(pair) for pair in open_marks(state)]
    for pair in state.placed:
        tile = tile_on(state, pair)
        remove = Remove(pair)
        wrong = tile in twice
        items.append(
            kit.over(
                pair,
                (number(state, pair[0]), number(state, pair[1])),
                id=tile_id(pair),
                look="wrong" if wrong else "last" if pair == state.placed[-1] else "plain",
                label=words(
                    "tile-twice-at" if wrong else "tile-laid-at",
                    tile=str(tile),
                    cells=f"{_at(pair[0])}–{_at(pair[1])}",
                ),
                action=kit.data(remove) if remove in moves else None,
            )
        )
    items += kit.axes(rows, columns)
    return items


def _lies_across(rectangle: tuple[int, int], frame: kit.Frame) -> bool:
    """Whether a long rectangle lies across a screen that is long the other way. Then its rows run
    downwards; what is 7x8 stays as it is."""
    rows, columns = rectangle
    if max(rectangle) < LONG * min(rectangle):
        return False
    width, height = frame
    return columns > rows if height > width else width > height and rows > columns


def _turned(item: view.Item) -> view.Item:
    """The same with down and across exchanged; it is still called by its row and column."""
    if isinstance(item, view.TileItem):
        angle = {0: 90, 90: 0, 180: 270, 270: 180}[round(item.angle)]
        return replace(item, x=item.y, y=item.x, angle=angle)
    if isinstance(item, view.EdgeMark):
        return replace(item, x=item.y, y=item.x, angle=90 - item.angle)
    assert isinstance(item, view.Cell | view.Caption)
    return replace(item, x=item.y, y=item.x)


def _room(frame: kit.Frame) -> kit.Frame:
    return min(frame[0], LEAST), min(frame[1], LEAST)


def _twice(state: DominosaState) -> list[Tile]:
    """The tiles that lie there more than once."""
    counts = Counter(tile_on(state, pair) for pair in state.placed)
    return sorted(tile for tile, count in counts.items() if count > 1)


def _composers(
    game: DominosaGame, state: DominosaState, moves: Moves, words: Words
) -> tuple[view.Composer, ...]:
    if not moves:
        return ()
    free = pairs_of(frozenset(game.cells(state)) - covered(state))
    ways = []
    for id, verb in (("put", Put), ("mark", Mark)):
        pairs = [pair for pair in free if verb(pair) in moves]
        if pairs:
            label = words(f"composer-{id}-cells")
            ways.append(
                kit.composer(
                    id, words(f"composer-{id}"), id, kit.step("cells", "cells", label, pairs=pairs)
                )
            )
    return tuple(ways)


def _panels(game: DominosaGame, state: DominosaState, words: Words) -> tuple[view.Panel, ...]:
    """Which tiles are still to be found, which lie there twice, and the bare numbers to keep."""
    lying = {tile_on(state, pair) for pair in state.placed}
    missing = [tile for tile in game.tiles(state) if tile not in lying]
    panels = []
    if missing:
        lines = [
            " ".join(str(tile) for tile in missing if tile.high == high)
            for high in range(game.highest + 1)
        ]
        text = "\n".join(line for line in lines if line)
        title = words("panel-missing", count=len(missing))
        panels.append(view.Panel(id="missing", title=title, text=text))
    twice = _twice(state)
    if twice:
        text = " ".join(map(str, twice))
        panels.append(view.Panel(id="twice", title=words("panel-twice"), text=text))
    wide = len(str(game.highest))
    numbers = "\n".join(
        " ".join(f"{'.' if n == HOLE else n:>{wide}}" for n in row) for row in state.rows
    )
    panels.append(view.Panel(id="numbers", title=words("panel-numbers"), text=numbers, copy=True))
    return tuple(panels)


def _prompt(state: DominosaState, moves: Moves, names: Sequence[str], words: Words) -> str:
    if solo.ended(state):
        return words("prompt-match-over" if state.phase == OVER else "prompt-next-round")
    if state.phase == DEAL:
        return words("prompt-deal")
    if not moves:
        return kit.waiting(names, (0,), words)
    return words("prompt-find" if not _twice(state) else "prompt-twice")


# -- as text -----------------------------------------------------------------------------------


def _text(game: DominosaGame, state: DominosaState) -> tuple[tuple[str, ...], ...]:
    """The grid in characters: ═ and ║ join the two numbers of a tile, | and - are notes."""
    rows, columns = game.rectangle
    laid, noted = set(state.placed), set(open_marks(state))
    wide = len(str(max(game.highest, columns - 1)))
    edge = len(str(rows - 1))
    header = " " * (edge + 2) + " ".join(f"{column:>{wide}}" for column in range(columns))
    lines = [header]

    def between(pair: Pair, tile: str, note: str) -> str:
        return tile if pair in laid else note if pair in noted else " "

    for row in range(rows):
        line = f"{row:>{edge}}  "
        below = " " * (edge + 2)
        for column in range(columns):
            here = (row, column)
            right = between((here, (row, column + 1)), "═", "|")
            there = number(state, here)
            shown = f"{'' if there == HOLE else there:>{wide}}"
            line += shown.replace(" ", "═") if _joined_left(here, laid) else shown
            line += right
            below += " " * (wide - 1) + between((here, (row + 1, column)), "║", "-") + " "
        lines += [line.rstrip(), below.rstrip()]
    return tuple((line,) for line in lines[:-1])


def _joined_left(cell: Cell, laid: set[Pair]) -> bool:
    row, column = cell
    return ((row, column - 1), cell) in laid


def _at(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"
