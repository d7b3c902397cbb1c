"""How garden trains are drawn: a row for each bed, to the right of the first double."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from boneyard.core.actions import oriented
from boneyard.core.moves import Moves
from boneyard.families.line import LineGame, LineObservation
from boneyard.text import Words
from boneyard.view import kit
from boneyard.view import scene as view
from boneyard.view.line import line_scene
from garden.trains.arrange import ROW, START
from garden.trains.game import bed, open_gates, owners_of


def scene(
    game: LineGame,
    observation: LineObservation,
    moves: Moves,
    *,
    words: Words,
    names: Sequence[str],
    frame: kit.Frame,
) -> view.Scene:
    """The scene of any line game, laid out in rows, and whose bed is which."""
    drawn = line_scene(game, observation, moves, words=words, names=names, frame=frame)
    if not observation.layout:
        return drawn
    first = observation.layout.pieces[0].tile
    lies = next(item for item in drawn.items if item.id == kit.tile_id(first))
    assert isinstance(lies, view.TileItem)
    opened = open_gates(observation.log)
    called = [
        words("bed-open" if seat in opened else "bed", name=name) for seat, name in enumerate(names)
    ]
    notes = (
        view.Caption(
            id=f"note:{bed(seat)}", text=text, size=0.5,
            x=lies.x + START + 1.5, y=lies.y + seat * ROW - 0.85,
        )
        for seat, text in enumerate(called)
    )  # fmt: skip
    owners = owners_of(observation.layout)
    rows = [
        [oriented(piece.tile, piece.touch) for piece in observation.layout.pieces[1:]
         if owners[piece.tile] == seat]
        for seat in range(len(names))
    ]  # fmt: skip
    arms = (
        (str(first),),
        *((f"{text}:", *row) for text, row in zip(called, rows, strict=True)),
    )
    return replace(drawn, items=(*drawn.items, *notes), arms=arms)
