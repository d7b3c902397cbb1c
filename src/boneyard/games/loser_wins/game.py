"""Loser wins (K): whoever has laid all their tiles drops out; the most pips in hand win."""

from typing import ClassVar

from boneyard.core.actions import Side
from boneyard.core.events import RoundEnded, Telling
from boneyard.core.options import Chosen
from boneyard.families.line import LineRules, Out, line_listing
from boneyard.families.line.listing import reserve_option
from boneyard.games.classic_block.game import HANDS, with_boneyard
from boneyard.rules.moment import Moment
from boneyard.rules.part import InNumbers
from boneyard.rules.scoring import Reckoned, Reckoning, told_by_pips, won
from boneyard.tiles import pips

LIKE = ("classic_block",)


class MostPipsWin(Reckoning, frozen=True):
    """The last player left wins, whatever they hold; in a block the most pips do."""

    going_out_loses: ClassVar[bool] = True

    def reckon(self, moment: Moment, end: RoundEnded) -> Reckoned:
        if end.by is not None:
            return won(end.by)
        counts = [pips(hand) for hand in end.hands]
        return won(*(seat for seat, count in enumerate(counts) if count == max(counts)))

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(twins={"reckons": f"{__package__}.kernel:most_pips_win"})

    def decided(self, end: RoundEnded, sides: tuple[Side, ...]) -> Telling | None:
        if end.by is not None:
            return None
        return told_by_pips("decided-most-pips", end.winners, pips(end.hands[end.winners[0]]))


def rules(options: Chosen, hand: int) -> LineRules:
    return with_boneyard(options, hand, out=Out.DROPS_OUT, reckoning=MostPipsWin())


LISTING = line_listing(
    "loser-wins",
    section="1.8",
    booklets="K",
    sign="⇅",
    sets=(6,),
    hands=HANDS,
    options=(reserve_option(0),),
    match="rounds:1",
    rules=rules,
)
