"""Haitian: pairs to four rounds; going out with both halves counts twice."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, Literal

from boneyard.core.actions import Side
from boneyard.core.events import RoundEnded, Scored
from boneyard.core.options import Chosen, Option, choice
from boneyard.families.line.listing import PARTNERS
from boneyard.families.line.pairs import CAPICUA_ENDS, pairs_listing, pairs_rules
from boneyard.families.line.rules import LineRules
from boneyard.rules.bonuses import ends_before, is_capicua
from boneyard.rules.deciding import Decided, Deciding, ForTheSide
from boneyard.rules.moment import Moment
from boneyard.rules.part import InNumbers
from boneyard.rules.why import LineHow, LineWhy

LIKE = ("pairs",)
PLAYED_IN = ("HT",)
SOURCES = (
    "cassandrementor.com",
    "Dekabès Domino",
    "LeoDomino",
)

SIGNALS: Option[Literal["none", "three"]] = choice("signals", "none", "three")
DOUBLE = 2


class DekabesWhy(StrEnum):
    """What a round won is worth its points for."""

    DEKABES = "dekabes"
    CARRIED = "ties-before"


class Dekabes(ForTheSide, frozen=True):
    """A round won is a point, by dekabès two; rounds that nobody won before it add one each."""

    any_ends: bool = False
    counts_rounds: ClassVar[bool] = True

    def credited(self, moment: Moment, end: RoundEnded, won: Decided, side: Side) -> list[Scored]:
        fits_both = (
            end.how == LineHow.OUT
            and moment.lay is not None
            and is_capicua(moment.lay.tile, ends_before(moment), any_ends=self.any_ends)
        )
        worth, why = (DOUBLE, DekabesWhy.DEKABES) if fits_both else (1, LineWhy.WON)
        scored, ties = [Scored(won.seat, worth, why)], moment.ties_before
        return [*scored, Scored(won.seat, ties, DekabesWhy.CARRIED)] if ties else scored

    def in_numbers(self) -> InNumbers | None:
        if self.bonuses:
            return None  # What a round is worth takes the place of any.
        return InNumbers(
            {"reckoning": "for-the-side"},
            twins={
                "bonus": f"{__package__}.kernel:fits_both",
                "reckons": f"{__package__}.kernel:dekabes",
            },
            own=(self.any_ends,),
            parts=(self.deciding,),
        )


def rules(chosen: Chosen, hand: int) -> LineRules:
    return pairs_rules(
        chosen,
        hand,
        gestures=chosen[SIGNALS] == "three",
        reckoning=Dekabes(Deciding("player"), any_ends=chosen[CAPICUA_ENDS] == "any"),
    )


LISTING = pairs_listing(
    "haitian",
    section="w1.8",
    usual={"opens_next": "winner", "cede": True, "after_tie": "if-tied", "blocked": "player"},
    offers=(SIGNALS, CAPICUA_ENDS, PARTNERS),
    rules=rules,
    match="points:4",
)
