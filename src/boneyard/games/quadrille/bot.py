"""Help with the domino square, exact from any position: all solutions are known."""

from __future__ import annotations

from typing import Any, ClassVar

from boneyard.bots.advice import Advice
from boneyard.bots.bot import Bot
from boneyard.core.actions import Action, Cell
from boneyard.core.chance import Rng
from boneyard.core.game import AnyGame, Reason
from boneyard.core.moves import Moves
from boneyard.families.puzzle import Seen, in_order
from boneyard.families.puzzle.actions import Put, Remove
from boneyard.games.quadrille.game import FigureTile, QuadrilleState
from boneyard.puzzles import quadrille
from boneyard.puzzles.quadrille import Placed


def advise(game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Advice:
    """A tile that goes with everything laid, one that must lie so if there is such a one; or the
    tile to take back, and what is wrong with it."""
    seen: Seen[QuadrilleState] = observation
    placed = lying(seen.state)
    many = quadrille.completions(placed)
    if not many:
        return _take_back(placed)
    solution = quadrille.complete(placed)
    assert solution is not None
    missing = [one for one in solution if one not in placed]
    blocks = {quadrille.BLOCK_OF[cell] for one in placed for cell in one.domino}
    # Next to what lies there already, so that one sees how it follows.
    missing.sort(key=lambda one: -sum(quadrille.BLOCK_OF[cell] in blocks for cell in one.domino))
    for one in missing if placed else ():
        if quadrille.completions([*placed, one]) == many:
            return _lay(one, Reason.of("quadrille-must", tile=str(one.tile), count=many))
    one = missing[0]
    left = quadrille.completions([*placed, one])
    return _lay(one, Reason.of("quadrille-can", tile=str(one.tile), count=left))


def outlook(game: AnyGame, observation: Any) -> Reason:
    """Whether the figure can still be filled without taking anything back."""
    seen: Seen[QuadrilleState] = observation
    many = quadrille.completions(lying(seen.state))
    return Reason.of("quadrille-open", count=many) if many else Reason("quadrille-closed")


def lying(state: QuadrilleState) -> list[Placed]:
    """The tiles as the solver takes them, in the order they were laid."""
    return [_placed(laid) for laid in state.placed]


def _placed(laid: FigureTile) -> Placed:
    first, second = laid.cells
    high, low = (first, second) if laid.halves[0] >= laid.halves[1] else (second, first)
    return Placed(laid.tile, high, low)


def _lay(one: Placed, reason: Reason) -> Advice:
    """The tile as it stands in the hand, so that it need not be turned to follow the advice."""
    cells = (one.high, one.low)
    put = Put(cells, (one.tile.high, one.tile.low))
    return Advice(put, reason, (str(one.tile), *map(_id, cells)))


def _take_back(placed: list[Placed]) -> Advice:
    hint = quadrille.hint(placed)
    assert hint is not None
    wrong = hint.placed
    faults = {
        fault.problem
        for fault in quadrille.check(placed)
        if wrong in [placed[i] for i in fault.placed]
    }
    key = next((name for name in ("mixed-block", "third-block") if name in faults), "dead-end")
    reason = Reason.of(f"quadrille-{key}", tile=str(wrong.tile))
    return Advice(Remove(in_order((wrong.high, wrong.low))), reason, (str(wrong.tile),))


def _id(cell: Cell) -> str:
    return f"cell:{cell[0]},{cell[1]}"


class QuadrilleSolver(Bot):
    """Fills the figure step by step."""

    name: ClassVar[str] = "quadrille"
    level: ClassVar[int] = 3

    def choose(self, game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Action:
        return advise(game, observation, moves, rng).action


BOT = QuadrilleSolver()
