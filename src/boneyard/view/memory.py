"""The scene of a memory game: a grid of tiles, face down unless they are turned up right now.

A pair that was just turned up stays to be seen until the next tile is, so that nobody misses the
second one; what the observation remembers beyond that, the scene does not show.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from msgspec.structs import replace

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


def memory_table(
    game: MemoryGame,
    observation: MemoryObservation,
    *,
    words: Words,
    names: Sequence[str],
    frame: kit.Frame,
) -> scene.Scene:
    """What everybody sees of a memory game: what is turned up, all may look at."""
    cells = game.rules.cells if observation.faces else ()
    # All places are fitted in, so that the grid stays where it is when tiles are taken away.
    width, height, places = _grid(cells, frame)
    shown = {*game.lying(observation), *observation.last} if cells else set()
    looks = _looks(game, observation, shown) if cells else {}
    items: list[scene.Item] = []
    for cell in cells:
        if cell not in shown:
            continue
        look, place = looks.get(cell), places[cell]
        if look is None:
            items.append(_face_down(cell, place, words))
        else:
            items.append(_item(cell, place, words, _face(game, observation, cell), look))
    kept = [[_face(game, observation, cell) for cell in pile] for pile in observation.kept]
    return scene.Scene(
        width=width,
        height=height,
        items=tuple(items),
        hands=kit.seats(
            names,
            None,
            [[tile for tile in pile if tile is not None] for pile in kept],
            observation.scores,
            (observation.turn,) if observation.phase == PLAY else (),
        ),
        sheet=kit.pad(names, observation.sheet, observation.scores, words),
        counts=badges(game.rules.counts, words),
        prompt=kit.waiting_prompt(observation, names, words),
        arms=_rows(game, observation, shown, looks) if cells else (),
        highest=kit.highest(game.rules.tiles),
    )


def memory_own(
    table: scene.Scene,
    game: MemoryGame,
    observation: MemoryObservation,
    moves: Moves,
    *,
    words: Words,
    names: Sequence[str],
    frame: kit.Frame,
) -> kit.Own:
    """What this observer sees differently from everybody else, and what they may do."""
    hands, viewer = [*table.hands], observation.seat
    if viewer is not None:
        hands[viewer] = replace(hands[viewer], mine=True)
    own = kit.Own(hands=tuple(hands), outcome=round_outcome(game, observation, names, words))
    if moves:
        may = {_id(action.cell): action for action in moves if isinstance(action, Flip)}
        own["items"] = tuple([_offering(item, may.get(item.id)) for item in table.items])
        own["prompt"] = words("prompt-flip-second" if observation.up else "prompt-flip-first")
    return own


def _offering(item: scene.Item, flip: Flip | None) -> scene.Item:
    """A tile that can be turned up by this."""
    if flip is None:
        return item
    assert isinstance(item, scene.TileItem)
    return replace(item, action=kit.data(flip))


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


def _id(cell: Cell) -> str:
    return f"cell:{cell[0]},{cell[1]}"


@lru_cache(4096)
def _face_down(cell: Cell, place: tuple[float, float], words: Words) -> scene.TileItem:
    """Most tiles are, and all of them alike."""
    return _item(cell, place, words, None, "plain")


def _item(
    cell: Cell, place: tuple[float, float], words: Words, tile: Tile | None, look: kit.Look
) -> scene.TileItem:
    """The tile of a cell, upright. Its id is its place: that tells nothing of its face."""
    (row, column), (x, y) = cell, place
    where = {"row": row + 1, "column": column + 1}
    return scene.TileItem(
        id=_id(cell),
        halves=None if tile is None else (tile.high, tile.low),
        x=x,
        y=y,
        angle=90,
        look=look,
        label=words("tile-down" if tile is None else "tile-up", tile=str(tile), **where),
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
