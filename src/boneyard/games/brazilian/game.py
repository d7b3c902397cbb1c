"""Brazilian: pairs to six points, the more the finer the last tile."""

from __future__ import annotations

from enum import StrEnum

from boneyard.core.actions import Side
from boneyard.core.events import RoundEnded, Scored
from boneyard.core.options import Chosen, Option, choice
from boneyard.families.line.listing import PARTNERS
from boneyard.families.line.pairs import (
    BLOCKED,
    CAPICUA_ENDS,
    MISDEAL,
    pairs_listing,
    pairs_rules,
)
from boneyard.families.line.rules import LineRules
from boneyard.rules.bonuses import ends_before, is_capicua
from boneyard.rules.deciding import Blocked, Decided, Deciding, ForTheSide
from boneyard.rules.moment import Moment
from boneyard.rules.opening import Then
from boneyard.rules.part import InNumbers
from boneyard.rules.why import LineHow

LIKE = ("pairs",)
PLAYED_IN = ("BR",)
SOURCES = (
    "domino-esje.blogspot.com",
    "FENAE Nordeste, 2025",
    "Federação Brasiliense de Dominó, 2013",
    "livrozilla.com/doc/1192275",
)

TILES = choice("tiles", 7, 6)
CRUZADA = choice("cruzada", 4, 6)
BY_PAIR_OR_PLAYER: Option[Blocked] = choice(BLOCKED, "pair", "player")
WINNER_FIRST: Option[Then] = choice("opens_next", "winner", "rotates")
MANY_DOUBLES = choice(MISDEAL, 5, 4, 0)
PLAYERS = 4


class BatidaWhy(StrEnum):
    """What going out, or winning a block, is worth its points for."""

    SIMPLE = "simple"
    CARROCA = "carroca"
    LA_E_LO = "la-e-lo"
    CRUZADA = "cruzada"
    BLOCK = "block-won"
    CARRIED = "ties-before"


class Batida(ForTheSide, frozen=True):
    """A round is worth what the last tile was; rounds that nobody won before it add one each."""

    any_ends: bool = False
    cruzada: int = 4

    def credited(self, moment: Moment, end: RoundEnded, won: Decided, side: Side) -> list[Scored]:
        worth, why = self._worth(moment, end)
        scored = [Scored(won.seat, worth, why)]
        ties = moment.ties_before
        return [*scored, Scored(won.seat, ties, BatidaWhy.CARRIED)] if ties else scored

    def in_numbers(self) -> InNumbers | None:
        if self.bonuses:
            return None  # What the last tile is worth takes the place of any.
        return InNumbers(
            {"reckoning": "for-the-side"},
            twins={
                "bonus": f"{__package__}.kernel:last_tile",
                "reckons": f"{__package__}.kernel:batida",
            },
            own=(self.any_ends, self.cruzada),
            parts=(self.deciding,),
        )

    def _worth(self, moment: Moment, end: RoundEnded) -> tuple[int, str]:
        if end.how != LineHow.OUT or moment.lay is None:
            return 1, BatidaWhy.BLOCK
        tile, ends = moment.lay.tile, ends_before(moment)
        if tile.is_double:
            crossed = set(ends) == {tile.high} and len(ends) > 1
            return (self.cruzada, BatidaWhy.CRUZADA) if crossed else (2, BatidaWhy.CARROCA)
        if is_capicua(tile, ends, any_ends=self.any_ends):
            return 3, BatidaWhy.LA_E_LO
        return 1, BatidaWhy.SIMPLE


def rules(chosen: Chosen, hand: int) -> LineRules:
    reckoning = Batida(
        Deciding(chosen[BY_PAIR_OR_PLAYER]),
        any_ends=chosen[CAPICUA_ENDS] == "any",
        cruzada=chosen[CRUZADA],
    )
    return pairs_rules(chosen, chosen[TILES], reckoning=reckoning)


LISTING = pairs_listing(
    "brazilian",
    section="w1.5",
    usual={"cede": True, "after_tie": "fresh"},
    offers=(
        TILES, WINNER_FIRST, BY_PAIR_OR_PLAYER, CRUZADA, CAPICUA_ENDS, MANY_DOUBLES, PARTNERS,
    ),
    rules=rules,
    facts=lambda chosen: {"hand": chosen[TILES], "left": 28 - PLAYERS * chosen[TILES]},
    match="points:6",
)  # fmt: skip
