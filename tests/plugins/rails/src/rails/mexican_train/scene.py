"""How Mexican Train is drawn: the scene of any line game, and whose train is which."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, radians, sin

from msgspec.structs import replace

from boneyard.core.actions import oriented
from boneyard.core.moves import Moves
from boneyard.families.line import LineGame, LineObservation
from boneyard.rules.layout import Piece
from boneyard.text import Words
from boneyard.view import kit
from boneyard.view import scene as view
from boneyard.view.line import line_scene
from rails.mexican_train.trains import MEXICAN, Rails, train

ASIDE = 1.5
"""How far from the first tile of a train its name stands, to one side of it."""


def scene(
    game: LineGame,
    observation: LineObservation,
    moves: Moves,
    *,
    words: Words,
    names: Sequence[str],
    frame: kit.Frame,
) -> view.Scene:
    """Each train with its name and its marker, on the table and as text."""
    drawn = line_scene(game, observation, moves, words=words, names=names, frame=frame)
    if not observation.layout:
        return drawn
    hub, *pieces = observation.layout.pieces
    trains = {name: [piece for piece in pieces if piece.at and piece.at.socket == socket]
              for socket, name in _called(observation, names, words)}  # fmt: skip
    rows = ((f"{name}:", *map(_word, train_)) for name, train_ in trains.items())
    notes = (
        view.Caption(
            id=f"note:{name}",
            text=name,
            size=0.5,
            x=first.x + ASIDE * sin(radians(first.angle)),
            y=first.y - ASIDE * cos(radians(first.angle)),
        )
        for name, train_ in trains.items()
        for first in drawn.items
        if train_ and isinstance(first, view.TileItem) and first.id == kit.tile_id(train_[0].tile)
    )
    return replace(drawn, items=(*drawn.items, *notes), arms=((str(hub.tile),), *rows))


def _called(
    observation: LineObservation, names: Sequence[str], words: Words
) -> Iterator[tuple[str, str]]:
    """The sockets of all trains, and what these are called."""
    marked = Rails.of(observation).marked
    for seat, name in enumerate(names):
        yield train(seat), words("train-marked" if seat in marked else "train", name=name)
    yield MEXICAN, words("train-mexican")


def _word(piece: Piece) -> str:
    return oriented(piece.tile, piece.touch)
