"""What somebody does who plays with the fortune-teller."""

from __future__ import annotations

from boneyard.core.actions import (
    Action,
)


class Splice(Action, frozen=True):
    """Ask for help with a line that is stuck: a loop is spliced in, or the ring is cut."""

    def __str__(self) -> str:
        return "splice"
