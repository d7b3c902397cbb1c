"""Solo-rows played perfectly: everything lies open, so every position is decided exactly."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from boneyard.bots.advice import Advice, items_of
from boneyard.bots.bot import Bot
from boneyard.core.actions import Action, Lay
from boneyard.core.chance import Rng
from boneyard.core.game import AnyGame, Reason
from boneyard.core.moves import Moves
from boneyard.families.solo import SHAPE, ends_of
from boneyard.games.solo_rows import solver
from boneyard.games.solo_rows.game import RowsObservation, rows_of
from boneyard.rules.layout import Layout


def position(observation: RowsObservation) -> solver.RowsPosition:
    """The position as the solver knows it."""
    return solver.RowsPosition(rows_of(observation), ends_of(observation.layout))


def lay_of(observation: RowsObservation, move: solver.Move) -> Lay:
    """The solver's move as an action."""
    tile = rows_of(observation)[move.row][-1]
    if not observation.layout:
        return Lay(tile)
    end = observation.layout.ends[0 if move.end == "left" else -1]
    return Lay(tile, end.place, end.number)


class RowsSolver(Bot):
    """Wins whatever can be won."""

    name: ClassVar[str] = "solo-rows:solver"
    level: ClassVar[int] = 3

    def choose(self, game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Action:
        line = solver.winning_line(position(observation))
        return lay_of(observation, line[0]) if line else moves.sample(rng)


BOT = RowsSolver()


def advise(game: AnyGame, observation: RowsObservation, moves: Moves, rng: Rng) -> Advice:
    """The winning move that leaves most room for mistakes; where none wins, how far to go back."""
    found = solver.analyse(position(observation))
    if found.best_move is None:
        return Advice(moves.sample(rng), _lost(observation))
    lay = lay_of(observation, found.best_move)
    reason = _said(
        "hint-only" if len(found.winning_moves) == 1 else "hint-best",
        tile=str(lay.tile), row=found.best_move.row + 1,
        count=len(found.winning_moves), of=len(found.moves),
    )  # fmt: skip
    return Advice(lay, reason, items_of(lay))


def outlook(game: AnyGame, observation: RowsObservation) -> Reason:
    """Whether it can still be won, decided exactly."""
    if observation.won:
        return _said("outlook-is-won")
    found = solver.analyse(position(observation))
    if not found.winnable:
        return _lost(observation)
    return _said("outlook-winnable", count=len(found.winning_moves), of=len(found.moves))


def _lost(observation: RowsObservation) -> Reason:
    """It cannot be won any more: after how many moves taken back it could."""
    pieces = observation.layout.pieces
    if solver.winning_line(position(_after(observation, 0))) is None:
        return _said("outlook-never")
    # Whoever can win after so many moves could win before, so the turning point is found by halves.
    won, lost = 0, len(pieces)
    while lost - won > 1:
        middle = (won + lost) // 2
        if solver.winning_line(position(_after(observation, middle))) is None:
            lost = middle
        else:
            won = middle
    return _said("outlook-lost", count=len(pieces) - won)


def _after(observation: RowsObservation, count: int) -> RowsObservation:
    """The position after the first so many tiles."""
    layout = Layout()
    for piece in observation.layout.pieces[:count]:
        layout = layout.lay(Lay(piece.tile, piece.at, piece.touch), SHAPE)
    return replace(observation, layout=layout)


def _said(key: str, **args: str | int) -> Reason:
    return Reason.of(key, **args)
