"""What a side earns by making the others pass."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from boneyard.core.actions import Seat
from boneyard.core.events import Laid, Passed
from boneyard.rules.moment import Moment
from boneyard.rules.part import InNumbers
from boneyard.rules.partners import partner_of
from boneyard.rules.scoring import Gain, LayScoring, PassScoring


class PassWhy(StrEnum):
    """What a pass of others can earn."""

    CORRIDO = "corrido"
    SALIDA = "salida"


class Toll(msgspec.Struct, frozen=True):
    """What a pass that was forced upon somebody is worth."""

    corrido: int = 0
    """Somebody lays, and all others pass one after the other."""
    salida: int = 0
    """The opening tile makes the second player pass."""
    below: int | None = None
    """Points that would bring a side to this score, or beyond it, are not credited at all."""

    def gain(self, moment: Moment, earner: Seat, points: int, why: str) -> tuple[Gain, ...]:
        """These points, if there are any to be had."""
        enough = self.below is not None and moment.scores[earner] + points >= self.below
        return () if not points or enough else (Gain(points, why),)


class ByPasses(PassScoring, frozen=True):
    """Points for a corrido, and for a salida where it is paid as soon as the second player
    passes."""

    toll: Toll = Toll()
    at_once: bool = False

    def gains(self, moment: Moment) -> tuple[tuple[Seat, Gain], ...]:
        earner, passes = moment.laid_last, len(moment.passed)
        assert earner is not None, "nobody passes before a tile lies on the table"
        found: tuple[Gain, ...] = ()
        if self.at_once and passes == 1 and len(moment.layout.pieces) == 1:
            found += self.toll.gain(moment, earner, self.toll.salida, PassWhy.SALIDA)
        if passes == len(moment.order) - 1:
            found += self.toll.gain(moment, earner, self.toll.corrido, PassWhy.CORRIDO)
        return tuple((earner, gain) for gain in found)

    def in_numbers(self) -> InNumbers | None:
        toll = self.toll
        at_once = {"salida_at_once": True, "salida": toll.salida} if self.at_once else {}
        return InNumbers({"corrido": toll.corrido, "toll_below": toll.below or 0, **at_once})


class Salida(LayScoring, frozen=True):
    """Points for a salida when the opener's partner lays: opening, pass, lay."""

    toll: Toll = Toll()

    def gains(self, moment: Moment) -> tuple[Gain, ...]:
        if len(moment.layout.pieces) != 2:
            return ()
        turns = [event for event in moment.log if isinstance(event, Laid | Passed)]
        if [type(event) for event in turns] != [Laid, Passed, Laid]:
            return ()
        opener = turns[0].seat
        if opener is None or partner_of(opener, moment.sides) != moment.seat:
            return ()
        return self.toll.gain(moment, moment.seat, self.toll.salida, PassWhy.SALIDA)

    def in_numbers(self) -> InNumbers | None:
        toll = self.toll
        return InNumbers(
            {"salida_by_lay": True, "salida": toll.salida, "toll_below": toll.below or 0}
        )
