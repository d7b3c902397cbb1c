"""What thinking ahead comes to."""

from __future__ import annotations

from typing import NamedTuple

from boneyard.core.actions import Action


class Weighed(NamedTuple):
    """The best move found, and how many points more it brought than the next best on so many
    tables."""

    action: Action
    margin: float
    tables: int
