"""Help with a problem: the simplest next step, and why it is right.

The deductions are those of `boneyard.puzzles.dominosa` in plain Python; they need no compiler.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from boneyard.bots.advice import Advice
from boneyard.bots.bot import Bot
from boneyard.core.actions import Action
from boneyard.core.chance import Rng
from boneyard.core.game import AnyGame, Reason
from boneyard.core.moves import Moves
from boneyard.families.puzzle import Pair, Seen
from boneyard.families.puzzle.actions import Mark, Put, Remove
from boneyard.games.dominosa.game import DominosaState, open_marks
from boneyard.games.dominosa.ids import cell_name, tile_id
from boneyard.puzzles.dominosa import Grid, Step, next_step
from boneyard.puzzles.dominosa import Pair as Place
from boneyard.puzzles.dominosa.engine import simplest_step
from boneyard.puzzles.dominosa.position import Contradiction, GaveUp, Position
from boneyard.puzzles.dominosa.search import search
from boneyard.puzzles.dominosa.steps import LOCAL

EFFORT = 20_000
"""Branches a search may try, some two seconds, before we say that nobody can tell so quickly. A set
laid out by chance needs a dozen, double-eighteen up to six thousand; numbers made to be hard may
need any number."""

MARKS = ("wrong-mark", "doubtful-mark")


def advise(game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Advice:
    """The next step, with its reason; what is wrong comes first."""
    state: DominosaState = observation.state
    grid, placed = Grid(state.rows), _places(state.placed)
    marks = _places(open_marks(state))
    try:
        step = next_step(grid, placed, marks, EFFORT)
    except GaveUp:
        return _guess(state, Position.of(grid, placed, marks), moves, rng)
    assert step is not None, "a solved problem is over"
    return Advice(_action(step, moves, rng), reason(step), _items(step))


def _guess(state: DominosaState, position: Position, moves: Moves, rng: Rng) -> Advice:
    """No solution is known, and nobody can tell quickly whether there is one: what follows from
    what lies there, or else the way back."""
    try:
        step = simplest_step(position, LOCAL)
    except Contradiction:
        step = None
    if step is not None:
        return Advice(_action(step, moves, rng), reason(step), _items(step))
    if not state.placed:
        return Advice(moves.sample(rng), Reason("dominosa-too-many"))
    last = state.placed[-1]
    return Advice(Remove(last), Reason("dominosa-too-many"), (tile_id(last),))


def outlook(game: AnyGame, observation: Any) -> Reason:
    """Whether what lies here is part of a solution, and whether that is the only one."""
    seen: Seen[DominosaState] = observation
    state = seen.state
    grid, placed = Grid(state.rows), _places(state.placed)
    try:
        step = next_step(grid, placed, _places(open_marks(state)), EFFORT)
        many = len(search(Position.of(grid, placed, effort=EFFORT), 2))
    except GaveUp:
        return Reason("dominosa-too-many")
    if step is None:
        return Reason("dominosa-done")
    if step.technique.startswith("doubtful"):
        return Reason("dominosa-too-many")
    if step.technique in ("overlap", "tile-twice", "wrong-tile", "wrong-mark", "no-solution"):
        return reason(step)
    left = len(grid.flat()) // 2 - len(placed)
    return Reason.of("dominosa-one-way" if many == 1 else "dominosa-several-ways", count=left)


def reason(step: Step) -> Reason:
    """The words for a step: its technique, with everything the sentence may name."""
    pairs = step.rule_out or step.place or _taken_back(step)
    return Reason.of(
        f"dominosa-{step.technique}",
        pair=_joined((f"{cell_name(a)}–{cell_name(b)}" for a, b in pairs[:1])),
        cells=_joined(map(cell_name, step.cells)),
        partners=_joined(map(cell_name, step.partners)),
        tiles=_joined(map(str, step.tiles)),
        forced=_joined(f"{cell_name(a)}–{cell_name(b)}" for a, b in step.forced),
        number=-1 if step.number is None else step.number,
        count=len(step.forced or step.cells or step.tiles),
        part=len(step.partners),
    )


def _action(step: Step, moves: Moves, rng: Rng) -> Action:
    for pair in _taken_back(step):
        return Mark(_pair(pair)) if step.technique in MARKS else Remove(_pair(pair))
    if step.place:
        return Put(_pair(step.place[0]))
    if step.rule_out:
        return Mark(_pair(step.rule_out[0]))
    return moves.sample(rng)  # nothing helps where no solution exists


def _taken_back(step: Step) -> tuple[Place, ...]:
    """Of what is wrong, the one to begin with: what was laid or noted last."""
    return step.wrong[-1:]


def _items(step: Step) -> tuple[str, ...]:
    """What in the scene shows it: the cells of the reason and of what follows, wrong tiles."""
    if step.wrong and step.technique not in MARKS:
        return tuple(tile_id(_pair(pair)) for pair in step.wrong)
    cells = [*step.cells, *step.partners]
    for pair in (*step.place, *step.rule_out[:1], *step.forced, *step.wrong):
        cells += pair
    return tuple(dict.fromkeys(f"cell:{cell_name(cell)}" for cell in cells))


def _joined(words: Iterable[str]) -> str:
    return " ".join(words)


def _pair(pair: Place) -> Pair:
    (a, b), (c, d) = pair
    return (a, b), (c, d)


def _places(pairs: Iterable[Pair]) -> list[Place]:
    return [Place.of(*pair) for pair in pairs]


class DominosaSolver(Bot):
    """Solves it by one explained step after another."""

    name: ClassVar[str] = "dominosa"
    level: ClassVar[int] = 3

    def choose(self, game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Action:
        return advise(game, observation, moves, rng).action


BOT = DominosaSolver()
