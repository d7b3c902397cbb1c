"""A bonus that no game of ours has, with its compiled twin, as another package would bring it."""

from __future__ import annotations

from boneyard.core.events import RoundEnded
from boneyard.kernel.basics import Ints
from boneyard.kernel.slots import PIPS
from boneyard.kernel.twins import twin
from boneyard.rules.bonuses import Bonus
from boneyard.rules.moment import Moment
from boneyard.rules.part import InNumbers
from boneyard.rules.scoring import Gain
from boneyard.rules.why import LineHow


class OddOut(Bonus, frozen=True):
    """Going out with an odd number of pips where the ends were odd together, too."""

    def gain(self, moment: Moment, end: RoundEnded) -> Gain | None:
        if end.how != LineHow.OUT or moment.lay is None or moment.before is None:
            return None
        ends = sum(end.number * end.room for end in moment.before.ends)
        odd = moment.lay.tile.pips % 2 == ends % 2 == 1
        return Gain(self.points, "odd-out") if odd else None

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(twins={"bonus": f"{__name__}:odd_out"}, own=(self.points,))


@twin
def odd_out(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, one: int, other: int, tile: int) -> int:
    return r[own] if t[tile, PIPS] & 1 and (one + other) & 1 else 0
