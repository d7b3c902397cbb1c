"""The scene of the domino square: the figure with its blocks in colours, and the tiles left."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.actions import Cell
from boneyard.core.moves import Moves
from boneyard.families.puzzle import Seen, pairs_of
from boneyard.families.puzzle.actions import Remove
from boneyard.families.rounds import OVER, PLAY
from boneyard.games.quadrille.figure import BLOCK_OF, CELLS, FIGURE
from boneyard.games.quadrille.game import (
    HIGHEST,
    FigureTile,
    QuadrilleGame,
    QuadrilleState,
    mixed,
    shown,
    unlaid,
)
from boneyard.text import Words
from boneyard.tiles import Tile
from boneyard.view import kit, solo
from boneyard.view import scene as view

MARGIN = 0.3
NO_MORE: kit.Frame = (0.0, 0.0)
"""The figure fills the table, however large that is."""
TINT = dict(zip("ABCDEFGHIJKLMN", (0, 1, 0, 1, 2, 4, 2, 4, 2, 4, 1, 0, 1, 0), strict=True))
"""Blocks that touch have different colours."""


def scene(
    game: QuadrilleGame,
    observation: Seen[QuadrilleState],
    moves: Moves,
    *,
    words: Words,
    names: Sequence[str],
    frame: kit.Frame,
) -> view.Scene:
    """What anybody sees of the figure; only the player can do something."""
    state, viewer = observation.state, observation.seat
    width, height, items = kit.fit(_items(state, moves, words), NO_MORE, margin=MARGIN)
    left = unlaid(state)

    def held(seat: int, tile: Tile) -> view.HandTile:
        return kit.hand_tile(tile, pick=bool(moves))

    return view.Scene(
        width=width,
        height=height,
        items=items,
        hands=kit.seats(
            names,
            viewer,
            [left],
            None,
            (0,) if state.phase == PLAY else (),
            tiles=held,
        ),
        composers=_composers(state, left, moves, words),
        panels=_panels(state, words),
        sheet=solo.sheet(game.match, state, names, words),
        outcome=solo.solved(observation, words),
        prompt=_prompt(state, moves, names, words),
        arms=_text(state),
        highest=HIGHEST,
    )


def _items(state: QuadrilleState, moves: Moves, words: Words) -> list[view.Item]:
    lying = shown(state)
    wrong = mixed(state)
    items: list[view.Item] = [
        kit.cell_at(
            cell,
            tint=TINT[BLOCK_OF[cell]],
            label=words("cell-of-block", cell=_at(cell), block=BLOCK_OF[cell]),
            pick=bool(moves) and cell not in lying,
        )
        for cell in sorted(CELLS)
    ]
    items += [_tile(state, laid, wrong, moves, words) for laid in state.placed]
    items += kit.axes(8, 8)
    return items


def _tile(
    state: QuadrilleState, laid: FigureTile, wrong: frozenset[str], moves: Moves, words: Words
) -> view.TileItem:
    first, second = laid.cells
    remove = Remove(laid.cells)
    look: kit.Look = "last" if laid == state.placed[-1] else "plain"
    if wrong.intersection(BLOCK_OF[cell] for cell in laid.cells):
        look = "wrong"
    return kit.over(
        laid.cells,
        laid.halves,
        look=look,
        label=words("tile-laid-at", tile=str(laid.tile), cells=f"{_at(first)}–{_at(second)}"),
        action=kit.data(remove) if remove in moves else None,
    )


def _composers(
    state: QuadrilleState, left: Sequence[Tile], moves: Moves, words: Words
) -> tuple[view.Composer, ...]:
    pairs = pairs_of(CELLS.difference(shown(state)))
    if not moves or not left or not pairs:
        return ()
    tile = kit.step("halves", "tile", words("composer-put-tile"), tiles=left, turn=True)
    cells = kit.step("cells", "cells", words("composer-put-cells"), pairs=pairs)
    return (kit.composer("put", words("composer-put"), "put", tile, cells),)


def _panels(state: QuadrilleState, words: Words) -> tuple[view.Panel, ...]:
    """The blocks that show two numbers: they cannot stay so."""
    if not mixed(state):
        return ()
    text = words("mixed-blocks", count=len(mixed(state)))
    return (view.Panel(id="mixed", title=words("panel-mixed"), text=text),)


def _prompt(state: QuadrilleState, moves: Moves, names: Sequence[str], words: Words) -> str:
    if solo.ended(state):
        return words("prompt-match-over" if state.phase == OVER else "prompt-next-round")
    if not moves:
        return kit.waiting(names, (0,), words)
    if not unlaid(state):
        return words("prompt-full")
    return words("prompt-fill-figure")


def _text(state: QuadrilleState) -> tuple[tuple[str, ...], ...]:
    """The figure in characters: free cells have their block's letter, ═ and ║ join the halves of
    a tile."""
    lying = shown(state)
    laid = {one.cells for one in state.placed}
    lines = ["   " + " ".join(map(str, range(8)))]
    for row, letters in enumerate(FIGURE.split()):
        line, below = f"{row}  ", "   "
        for column in range(len(letters)):
            here = (row, column)
            number = str(lying.get(here, BLOCK_OF.get(here, " ")))
            line += number + ("═" if (here, (row, column + 1)) in laid else " ")
            below += ("║" if (here, (row + 1, column)) in laid else " ") + " "
        lines += [line.rstrip(), below.rstrip()]
    return tuple((line,) for line in lines[:-1])


def _at(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"
