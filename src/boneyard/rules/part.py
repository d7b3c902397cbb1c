"""What a part of the rules tells the compiled rounds of itself (`boneyard.kernel`).

The kernel plays what it is told in words and numbers; it imports no game. What it has no words for,
a part can bring itself: compiled twins, functions of one signature, from its own folder.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class InNumbers(msgspec.Struct, frozen=True):
    """A part, or the doors of a game, for the compiled rounds."""

    numbers: Mapping[str, int | str] = {}
    """What it fills in: names, numbers and words of `kernel.slots.SAID`."""
    twins: Mapping[str, str] = {}
    """Its compiled twins, as `module:function`, by what they do (`kernel.slots.TWINS`)."""
    own: tuple[int, ...] = ()
    """Numbers that its twins find in the rules."""
    parts: tuple[RulePart, ...] = ()
    """The parts it is made of, which speak for themselves."""
    sockets: tuple[str, ...] = ()
    """Of a shape: the sockets that only its own tiles have."""
    notes: str = ""
    """Of a game: the function, as `module:function`, that notes in an array what it alone knows of
    a position."""


class RulePart(msgspec.Struct, frozen=True):
    """A part of the rules: a shape, an opening, a way to count."""

    def in_numbers(self) -> InNumbers | None:
        """What the compiled rounds have to know of it; None: they cannot play it. It holds of this
        class alone: whatever inherits from it may mean anything, and says so itself."""
        return None


def in_numbers(part: RulePart) -> InNumbers | None:
    """What this very part tells of itself, and not what it inherits."""
    return part.in_numbers() if "in_numbers" in vars(type(part)) else None
