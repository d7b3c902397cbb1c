"""Tables that go on at random."""

from __future__ import annotations

import random

from boneyard.core.actions import CLOCK
from boneyard.table import Step, Table


def play_on(table: Table, rng: random.Random) -> tuple[Step, ...]:
    """Whatever comes next: a deal, a tick of the clock, or something that a seat may do."""
    if table.waits:
        return table.go_on()
    if table.to_act == (CLOCK,):
        return table.tick()
    seat = table.seats_to_act[0]
    return table.play(seat, table.moves(seat).sample(rng))
