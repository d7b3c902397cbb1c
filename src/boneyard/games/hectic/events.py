"""What happens in hectic."""

from __future__ import annotations

from enum import StrEnum

from msgspec import UNSET, UnsetType

from boneyard.core.actions import Seat
from boneyard.core.events import Event, Telling, telling
from boneyard.games.hectic.chains import Wrong, fault, least_length
from boneyard.tiles import Tile


class HecticHow(StrEnum):
    """How a round ends."""

    CLAIMED = "claimed"
    VOID = "void"
    GIVEN_UP = "given-up"


class HecticWhy(StrEnum):
    """What points are for."""

    DOUBLE = "double"


class Revealed(Event, frozen=True):
    tile: Tile


class Grabbed(Event, frozen=True):
    seat: Seat
    tile: Tile


class Released(Event, frozen=True):
    seat: Seat
    tile: Tile


class Agreed(Event, frozen=True):
    """A seat would give this double up."""

    seat: Seat


class Withdrew(Event, frozen=True):
    """A seat goes on looking after all."""

    seat: Seat


class Claimed(Event, frozen=True):
    seat: Seat
    chain: tuple[tuple[int, int], ...]
    wrong: str | None
    """None: correct; else the key of what is wrong with it."""
    number: int | UnsetType = UNSET
    """Of the double for which it was shown."""

    def told(self) -> Telling | None:
        chain = " ".join(f"{a}-{b}" for a, b in self.chain)
        if self.wrong is None:
            return telling("claimed", self.seat, chain=chain)
        return telling("claimed-wrong", self.seat, chain=chain, why=self._why())

    def _why(self) -> Telling:
        """What is wrong, and with which tile."""
        number = self.number
        if self.wrong == Wrong.TOO_LONG and not isinstance(number, UnsetType):
            most = least_length(number)
            return telling("wrong-too-many", count=len(self.chain), most=most)
        used = [Tile.of(*halves) for halves in self.chain]
        found = None if number is UNSET else fault(self.chain, number, used)
        if found is None or isinstance(number, UnsetType):
            return telling(f"wrong-{self.wrong}")
        names = [f"{a}-{b}" for a, b in self.chain]
        match found.wrong:
            case Wrong.NO_MATCH:
                return telling("wrong-pair", tile=names[found.at], following=names[found.at + 1])
            case Wrong.ENDS if self.chain[0][0] != number:
                return telling("wrong-beginning", tile=names[0], number=number)
            case Wrong.ENDS:
                return telling("wrong-way-back", tile=names[-1], number=number)
            case Wrong.INSIDE:
                return telling("wrong-inside-at", tile=names[found.at], number=number)
            case Wrong.TOO_SHORT:
                return telling("wrong-length", count=found.at, least=least_length(number))
        return telling(f"wrong-{found.wrong}")


class LockedOut(Event, frozen=True):
    seat: Seat
    until: int
