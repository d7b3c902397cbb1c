"""The scene of a memory game: a grid of tiles, face down unless they are turned up right now.

A pair that was just turned up stays to be seen until the next tile is, so that nobody misses the
second one; what the observation remembers beyond that, the scene does not show.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from boneyard.core.actions import Cell
from boneyard.core.moves import Moves
from boneyard.families.memory import MemoryGame, MemoryObservation
from boneyard.families.memory.actions import Flip
from boneyard.families.rounds import PLAY
from boneyard.text import Words
from boneyard.tiles import Tile
from boneyard.view import kit, scene
from boneyard.view.words.counts import badges
from boneyard.view.words.outcome import round_outcome

GAP = 0.25
"""Between tiles: eleven columns must fit a telephone held upright."""
MARGIN = 0.4


def memory_scene(
    game: MemoryGame,
    observation: MemoryObservation,
    moves: Moves,
    *,
    words: Words,
    names: Sequence[str],
    frame: kit.Frame,
) -> scene.Scene:
    """What the observer sees of a memory game."""
    cells = game.rules.cells if observation.faces else ()
    # All places are fitted in, so that the grid stays where it is when tiles are taken away.
    width, height, places = _grid(cells, frame)
    shown = {*game.lying(observation), *observation.last}
    offered = {action.cell for action in moves if isinstance(action, Flip)}
    kept = [[_face(game, observation, cell) for cell in pile] for pile in observation.kept]
    playing = observation.phase == PLAY
    return scene.Scene(
        width=width,
        height=height,
        items=tuple(
            [
                _tile(game, observation, cell, places[cell], words, may_flip=cell in offered)
                for cell in cells
                if cell in shown
            ]
        ),
        hands=kit.seats(
            names,
            observation.seat,
            [[tile for tile in pile if tile is not None] for pile in kept],
            observation.scores,
            (observation.turn,) if playing else (),
        ),
        counts=badges(game.rules.counts, words),
        sheet=kit.pad(names, observation.sheet, observation.scores, words),
        outcome=round_outcome(game, observation, names, words),
        prompt=_prompt(observation, moves, names, words),
        arms=_rows(game, observation) if cells else (),
        highest=kit.highest(game.rules.tiles),
    )


def _face(game: MemoryGame, observation: MemoryObservation, cell: Cell) -> Tile | None:
    return observation.faces[cell[0] * game.rules.columns + cell[1]]


@lru_cache(64)
def _grid(
    cells: tuple[Cell, ...], frame: kit.Frame
) -> tuple[float, float, dict[Cell, tuple[float, float]]]:
    """The width and height of the table, and where the tiles of all cells lie on it."""
    upright = [
        scene.TileItem(id="", halves=None, x=column * (1 + GAP), y=row * (2 + GAP), angle=90)
        for row, column in cells
    ]
    width, height, placed = kit.fit(upright, frame, margin=MARGIN)
    places = {cell: (item.x, item.y) for cell, item in zip(cells, placed, strict=True)}
    return width, height, places


def _tile(
    game: MemoryGame,
    observation: MemoryObservation,
    cell: Cell,
    place: tuple[float, float],
    words: Words,
    *,
    may_flip: bool,
) -> scene.TileItem:
    """The tile of a cell, upright."""
    look = _look(game, observation, cell)
    if look is None:
        return _face_down(cell, place, words, may_flip)
    tile = _face(game, observation, cell)
    return _item(cell, place, words, tile, look, may_flip=may_flip)


@lru_cache(4096)
def _face_down(
    cell: Cell, place: tuple[float, float], words: Words, may_flip: bool
) -> scene.TileItem:
    """Most tiles are, and all of them alike."""
    return _item(cell, place, words, None, "plain", may_flip=may_flip)


def _item(
    cell: Cell,
    place: tuple[float, float],
    words: Words,
    tile: Tile | None,
    look: kit.Look,
    *,
    may_flip: bool,
) -> scene.TileItem:
    """Its id is its place: that tells nothing of its face."""
    (row, column), (x, y) = cell, place
    where = {"row": row + 1, "column": column + 1}
    return scene.TileItem(
        id=f"cell:{row},{column}",
        halves=None if tile is None else (tile.high, tile.low),
        x=x,
        y=y,
        angle=90,
        look=look,
        label=words("tile-down" if tile is None else "tile-up", tile=str(tile), **where),
        action=kit.data(Flip(cell)) if may_flip else None,
    )


def _look(game: MemoryGame, observation: MemoryObservation, cell: Cell) -> kit.Look | None:
    """How a tile that is turned up looks; None: it is face down."""
    if cell in observation.up:
        return "lit"
    if cell in observation.last:
        one, other = (_face(game, observation, place) for place in observation.last)
        return "right" if one and other and game.rules.fits(one, other) else "wrong"
    return None if observation.phase == PLAY else "dim"


def _rows(game: MemoryGame, observation: MemoryObservation) -> tuple[tuple[str, ...], ...]:
    """The grid as text. What is face down is called by its cell, as `flip` takes it."""
    shown = {*game.lying(observation), *observation.last}

    def name(cell: Cell) -> str:
        if cell not in shown:
            return "·"
        if _look(game, observation, cell) is None:
            return f"{cell[0]},{cell[1]}"
        return str(_face(game, observation, cell))

    width = len(f"{game.rules.rows - 1},{game.rules.columns - 1}")
    rows, columns = range(game.rules.rows), range(game.rules.columns)
    return tuple(tuple(name((row, column)).center(width) for column in columns) for row in rows)


def _prompt(
    observation: MemoryObservation, moves: Moves, names: Sequence[str], words: Words
) -> str:
    told = kit.phase_prompt(observation, moves, names, words)
    if told is not None:
        return told
    return words("prompt-flip-second" if observation.up else "prompt-flip-first")
