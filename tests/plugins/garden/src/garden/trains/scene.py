"""How garden trains are drawn: a row for each bed, to the right of the first double."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from boneyard.core.actions import Place, oriented
from boneyard.core.moves import Moves
from boneyard.families.line import LineGame, LineObservation
from boneyard.text import Words
from boneyard.tiles import Tile
from boneyard.view import kit
from boneyard.view import scene as view
from boneyard.view.line import line_scene
from boneyard.view.spots import Spot
from garden.trains.game import bed, open_gates, owners_of

ROW, START = 2.4, 1.6


class Rows:
    """A plan: where each tile of a layout goes."""

    def __init__(self, frame: kit.Frame) -> None:
        self.first: Tile | None = None
        self.tips: dict[Place, tuple[int, float]] = {}
        """The row of each end, and how far it reaches."""

    def open(self, tile: Tile, across: bool) -> Spot:
        self.first = tile
        return Spot(0.0, 0.0, 90.0)

    def lay(self, tile: Tile, at: Place, across: bool) -> Spot:
        row, x = self._tip(at)
        for socket in ("side", str(tile.high), str(tile.low)):
            self.tips[Place(tile, socket)] = (row, x + (1 if across else 2))
        return self.ghost(at, across)

    def ghost(self, at: Place, across: bool) -> Spot:
        row, x = self._tip(at)
        link = ((0.5, 0.0), (x, row * ROW)) if at.tile == self.first else ()
        return Spot(x + (0.5 if across else 1.0), row * ROW, 90.0 if across else 0.0, link=link)

    def heading(self, at: Place) -> float | None:
        return None

    def _tip(self, at: Place) -> tuple[int, float]:
        begins = at.tile == self.first
        return (int(at.socket.removeprefix("bed")) - 1, START) if begins else self.tips[at]


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
    drawn = line_scene(game, observation, moves, words=words, names=names, frame=frame, plan=Rows)
    if not observation.layout:
        return drawn
    first = observation.layout.pieces[0].tile
    lies = next(item for item in drawn.items if item.id == kit.tile_id(first))
    assert isinstance(lies, view.Tile)
    opened = open_gates(observation.log)
    called = [
        words("bed-open" if seat in opened else "bed", name=name) for seat, name in enumerate(names)
    ]
    notes = (
        view.Note(
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
