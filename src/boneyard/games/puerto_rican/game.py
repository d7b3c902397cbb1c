"""Puerto Rican: pairs to 500 points, with large bonuses for the first four rounds; or to 200."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Literal

from boneyard.core.events import RoundEnded
from boneyard.core.options import Chosen, Option, Value, choice, flag
from boneyard.families.line.listing import PARTNERS
from boneyard.families.line.pairs import (
    CAPICUA,
    CAPICUA_ENDS,
    CHUCHAZO,
    COUNTS,
    TIE,
    pairs_listing,
    pairs_rules,
)
from boneyard.families.line.rules import LineRules
from boneyard.families.listing import by_preset
from boneyard.rules.bonuses import Bonus
from boneyard.rules.deciding import Counts
from boneyard.rules.moment import Moment
from boneyard.rules.part import InNumbers
from boneyard.rules.scoring import Gain
from boneyard.rules.why import LineHow

LIKE = ("pairs",)
PLAYED_IN = ("PR",)
SOURCES = (
    "r/PuertoRico",
    "dragonhillsgame.com",
    "LeoDomino",
    "dominos_pr",
    "abw333/dominoes",
)

FORMS: Mapping[str, Mapping[str, Value]] = {
    "500": {"capicua_points": 100, "chuchazo_points": 100, "round_bonus": True},
    "200": {"capicua_points": 25, "chuchazo_points": 25, "round_bonus": False},
}
FORM = choice("form", *FORMS)
ROUND_BONUS = flag("round_bonus")
TRANQUE = choice("tranque_points", 0, 100)
ALL_OR_LOSERS: Option[Counts] = choice(COUNTS, "all", "losers")
NOBODY_OR_OPENER: Option[Literal["nobody", "opener"]] = choice(TIE.name, "nobody", "opener")
FOR_ROUNDS = (100, 75, 50, 25)
"""For winning the first round of a match, the second, and so on."""


class BoricuaWhy(StrEnum):
    """What a round can bring besides."""

    ROUND = "round-bonus"
    TRANQUE = "tranque"


class FirstRounds(Bonus, frozen=True):
    """More for winning one of the first rounds of a match; one that nobody won does not count."""

    def gain(self, moment: Moment, end: RoundEnded) -> Gain | None:
        won_before = sum(bool(before.winners) for before in moment.ended)
        if won_before >= len(FOR_ROUNDS):
            return None
        return Gain(FOR_ROUNDS[won_before], BoricuaWhy.ROUND, won_before + 1)

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(twins={"wins": f"{__package__}.kernel:first_rounds"}, own=FOR_ROUNDS)


class Tranque(Bonus, frozen=True):
    """More for winning a round that was blocked."""

    def gain(self, moment: Moment, end: RoundEnded) -> Gain | None:
        return Gain(self.points, BoricuaWhy.TRANQUE) if end.how == LineHow.BLOCKED else None

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(twins={"wins": f"{__package__}.kernel:tranque"}, own=(self.points,))


def _usual_match(chosen: Chosen) -> str:
    return f"points:{chosen.get(FORM, FORM.default)}"


def rules(chosen: Chosen, hand: int) -> LineRules:
    bonuses: list[Bonus] = []
    if chosen[ROUND_BONUS]:
        bonuses.append(FirstRounds(0))
    if chosen[TRANQUE]:
        bonuses.append(Tranque(chosen[TRANQUE]))
    return pairs_rules(chosen, hand, *bonuses)


LISTING = pairs_listing(
    "puerto-rican",
    section="w1.3",
    usual={"opens_next": "winner", "after_tie": "same"},
    offers=(
        FORM, by_preset(FORM, FORMS, CAPICUA, CHUCHAZO, ROUND_BONUS), TRANQUE, CAPICUA_ENDS,
        ALL_OR_LOSERS, NOBODY_OR_OPENER, PARTNERS,
    ),
    rules=rules,
    match=_usual_match,
)  # fmt: skip
