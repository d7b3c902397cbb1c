"""Who plays together."""

from __future__ import annotations

from boneyard.core.actions import Seat, Side
from boneyard.rules.moment import Hands
from boneyard.rules.part import InNumbers, RulePart


class Partners(RulePart, frozen=True):
    """How sides are found."""

    def fixed(self) -> tuple[Side, ...]:
        """The sides, where they are known from the start; else nothing."""
        return ()

    def formed(
        self, hands: Hands, order: tuple[Seat, ...]
    ) -> tuple[tuple[Side, ...], tuple[Seat, ...]]:
        """The sides that the first deal makes, and the order of play that follows from them."""
        raise NotImplementedError


def partner_of(seat: Seat, sides: tuple[Side, ...]) -> Seat | None:
    """The other seat of a pair; None: this seat plays alone."""
    side = next(side for side in sides if seat in side)
    return next((other for other in side if other != seat), None)


class Across(Partners, frozen=True):
    """Partners sit opposite each other, from the first round to the last."""

    def fixed(self) -> tuple[Side, ...]:
        return (0, 2), (1, 3)

    def in_numbers(self) -> InNumbers | None:
        return InNumbers({"partners": "across"})
