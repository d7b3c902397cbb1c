"""The scene of solo-rows: the four rows, face up, and the line above them."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.moves import Moves
from boneyard.families.rounds import DEAL
from boneyard.families.solo import ends_of
from boneyard.games.solo_rows.game import RowsObservation, SoloRows, rows_of
from boneyard.games.solo_rows.solver import COLUMNS, ROWS
from boneyard.text import Words
from boneyard.tiles import Tile
from boneyard.view import kit, solo
from boneyard.view import scene as view
from boneyard.view.words.arms import arms

WIDE = 18.0
"""From this width on the tiles of a row lie lengthwise; on a telephone they stand."""


def scene(
    game: SoloRows,
    observation: RowsObservation,
    moves: Moves,
    *,
    words: Words,
    names: Sequence[str],
    frame: kit.Frame,
) -> view.Scene:
    """What the observer sees of solo-rows: everything."""
    rows = rows_of(observation)
    drawn = solo.on_table(
        observation.layout, moves, _spread(observation, moves, words, frame), words, frame
    )
    left = sum(map(len, rows))
    return view.Scene(
        width=drawn.width,
        height=drawn.height,
        items=drawn.items,
        hands=solo.seat(names, observation.seat, left, bool(moves)),
        controls=solo.either_end(moves, drawn.ends),
        outcome=_outcome(observation, left, words),
        sheet=solo.sheet(game.match, observation, names, words),
        prompt=_prompt(observation, moves, names, words),
        arms=(
            *arms(observation.layout.pieces),
            *(
                (words("row", row=number), *map(str, row))
                for number, row in enumerate(rows, 1)
                if row
            ),
        ),
    )


def _spread(
    observation: RowsObservation, moves: Moves, words: Words, frame: kit.Frame
) -> solo.Spread:
    upright = frame[0] < WIDE
    wide, high = (1.0, 2.0) if upright else (2.0, 1.0)
    pitch_x, pitch_y = wide + solo.GAP, high + solo.GAP
    shown: list[view.Item] = []
    for number, row in enumerate(rows_of(observation)):
        if row:
            middle = number * pitch_y + high / 2
            shown.append(
                view.Caption(id=f"row:{number + 1}", x=-0.5, y=middle, text=str(number + 1))
            )
        for column, tile in enumerate(row):
            x, y = column * pitch_x + wide / 2, number * pitch_y + high / 2
            label = _label(tile, number, tile == row[-1], words)
            shown.append(solo.open_tile(tile, x, y, moves, label, upright=upright))
    width = COLUMNS * pitch_x - solo.GAP if observation.table else 0.0
    height = ROWS * pitch_y - solo.GAP if shown else 0.0
    return solo.Spread(width, height, tuple(shown))


def _label(tile: Tile, row: int, last: bool, words: Words) -> str:
    return words("tile-last-of-row" if last else "tile-in-row", tile=str(tile), row=row + 1)


def _prompt(observation: RowsObservation, moves: Moves, names: Sequence[str], words: Words) -> str:
    if solo.ended(observation):
        return words("prompt-won" if observation.won else "prompt-lost")
    if observation.phase == DEAL:
        return words("prompt-deal")
    if not moves:
        return kit.waiting(names, (0,), words)
    ends = ends_of(observation.layout)
    if ends is None:
        return words("prompt-begin")
    return words("prompt-go-on", left=min(ends), right=max(ends))


def _outcome(observation: RowsObservation, left: int, words: Words) -> view.Outcome | None:
    if not solo.ended(observation):
        return None
    if observation.won:
        return solo.outcome(
            "outcome-won", observation.seat, observation, words, words("ended-solved"), won=True
        )
    return solo.outcome(
        "outcome-lost", observation.seat, observation, words,
        words("ended-stuck"), words("tiles-left", count=left), won=False,
    )  # fmt: skip
