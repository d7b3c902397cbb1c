"""The scene of a memory game: a grid of tiles, face down unless they are turned up right now.

A pair that was just turned up stays to be seen until the next tile is, so that nobody misses the
second one; what the observation remembers beyond that, the scene does not show.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
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
    shown = {*game.lying(observation), *observation.last} if cells else set()
    looks = _looks(game, observation, shown) if cells else {}
    offered = {action.cell for action in moves if isinstance(action, Flip)}
    items: list[scene.Item] = []
    for cell in cells:
        if cell not in shown:
            continue
        look, place, may_flip = looks.get(cell), places[cell], cell in offered
        if look is None:
            items.append(_face_down(cell, place, words, may_flip))
        else:
            tile = _face(game, observation, cell)
            items.append(_item(cell, place, words, tile, look, may_flip=may_flip))
    return scene.Scene(
        width=width,
        height=height,
        items=tuple(items),
        **memory_own(game, observation, moves, words=words, names=names),
        sheet=kit.pad(names, observation.sheet, observation.scores, words),
        outcome=round_outcome(game, observation, names, words),
        prompt=_prompt(observation, moves, names, words),
        arms=_rows(game, observation, shown, looks) if cells else (),
        highest=kit.highest(game.rules.tiles),
    )


def memory_own(
    game: MemoryGame,
    observation: MemoryObservation,
    moves: Moves,
    *,
    words: Words,
    names: Sequence[str],
) -> kit.Own:
    """What differs between those who wait while a round is played: everybody at the table as the
    observer sees them, and what the game counts for them."""
    kept = [[_face(game, observation, cell) for cell in pile] for pile in observation.kept]
    hands = kit.seats(
        names,
        observation.seat,
        [[tile for tile in pile if tile is not None] for pile in kept],
        observation.scores,
        (observation.turn,) if observation.phase == PLAY else (),
    )
    return kit.Own(hands=hands, counts=badges(game.rules.counts, words))


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
    """The tile of a cell, upright. Its id is its place: that tells nothing of its face."""
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


def _looks(
    game: MemoryGame, observation: MemoryObservation, shown: set[Cell]
) -> dict[Cell, kit.Look]:
    """How those tiles look that are turned up."""
    looks: dict[Cell, kit.Look] = {}
    if observation.phase != PLAY:
        looks = dict.fromkeys(shown, "dim")
    if observation.last:
        one, other = (_face(game, observation, cell) for cell in observation.last)
        right = one is not None and other is not None and game.rules.fits(one, other)
        looks |= dict.fromkeys(observation.last, "right" if right else "wrong")
    looks |= dict.fromkeys(observation.up, "lit")
    return looks


def _rows(
    game: MemoryGame,
    observation: MemoryObservation,
    shown: set[Cell],
    turned_up: Collection[Cell],
) -> tuple[tuple[str, ...], ...]:
    """The grid as text. What is face down is called by its cell, as `flip` takes it."""
    width = len(f"{game.rules.rows - 1},{game.rules.columns - 1}")
    rows = []
    for row in range(game.rules.rows):
        names = []
        for column in range(game.rules.columns):
            cell = row, column
            if cell in turned_up:
                names.append(str(_face(game, observation, cell)).center(width))
            else:
                names.append((f"{row},{column}" if cell in shown else "·").center(width))
        rows.append(tuple(names))
    return tuple(rows)


def _prompt(
    observation: MemoryObservation, moves: Moves, names: Sequence[str], words: Words
) -> str:
    told = kit.phase_prompt(observation, moves, names, words)
    if told is not None:
        return told
    return words("prompt-flip-second" if observation.up else "prompt-flip-first")
