"""What its bonuses are in compiled rounds."""

from __future__ import annotations

from boneyard.games.puerto_rican.game import FOR_ROUNDS
from boneyard.kernel.basics import Ints
from boneyard.kernel.slots import *
from boneyard.kernel.twins import twin

ROUNDS = len(FOR_ROUNDS)


@twin
def first_rounds(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """More for winning one of the first rounds that anybody wins."""
    return r[own + s[ROUNDS_WON]] if s[ROUNDS_WON] < ROUNDS else 0


@twin
def tranque(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """More for winning a round that was blocked."""
    return r[own] if s[HOW] == BLOCKED else 0
