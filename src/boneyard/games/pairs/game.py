"""Pairs: four players in fixed pairs, seven tiles each and nothing left over. A preset sets what is
usual in a country or federation, and each of its rules may be chosen otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec.structs import replace

from boneyard.core.game import Shelf
from boneyard.core.options import (
    COUNTER_CLOCKWISE,
    SET,
    AnyOption,
    Chosen,
    Option,
    Value,
    choice,
    flag,
    number,
)
from boneyard.families.line import LineRules, Stuck, line_listing
from boneyard.families.line.listing import PARTNERS
from boneyard.rules.bonuses import Bonus, Capicua, Chuchazo
from boneyard.rules.deciding import Blocked, Counts, Deciding, ForTheSide, Tie
from boneyard.rules.match import Match
from boneyard.rules.opening import AfterTie, ByLot, HighestDouble, ManyDoubles, Succession, Then
from boneyard.rules.partners import Across
from boneyard.rules.passes import ByPasses, Salida, Toll
from boneyard.tiles import TileSet

MOST_BONUS = 100

PRESETS: Mapping[str, Mapping[str, Value]] = {
    "international": {},
    "fed": {"opens_first": "lot", "counts": "all", "match": "points:300"},
    "venezuelan": {"counts": "all"},
    "mexican": {"opens_next": "winner"},
    "arab": {"opens_next": "winner", "blocked": "player"},
}
"""What each sets otherwise than `international`, which sets the first choice of everything."""

PRESET = choice("preset", *PRESETS)
OPENS_FIRST: Option[Literal["double", "lot"]] = choice("opens_first", "double", "lot")
OPENS_NEXT: Option[Then] = choice("opens_next", "rotates", "winner")
CEDE = flag("cede")
AFTER_TIE: Option[AfterTie] = choice("after_tie", "next", "same", "fresh")
BLOCKED: Option[Blocked] = choice("blocked", "pair", "player", "closer")
TIE: Option[Tie] = choice("tie", "nobody", "opener", "blocker")
COUNTS: Option[Counts] = choice("counts", "losers", "all")
MISDEAL = choice("misdeal", 0, 4, 5, 6)
CAPICUA = number("capicua_points", 0, 0, MOST_BONUS)
CHUCHAZO = number("chuchazo_points", 0, 0, MOST_BONUS)
CORRIDO = number("corrido_points", 0, 0, MOST_BONUS)
SALIDA = number("salida_points", 0, 0, MOST_BONUS)
CAPICUA_ENDS: Option[Literal["differ", "any"]] = choice("capicua_ends", "differ", "any")
SALIDA_RULE: Option[Literal["partner-lays", "at-once"]] = choice(
    "salida_rule", "partner-lays", "at-once"
)
PASS_WIN = flag("pass_win")


def _preset(chosen: Chosen) -> Mapping[str, Value]:
    return PRESETS[chosen.get(PRESET, PRESET.default)]


def _by_preset(chosen: Chosen) -> tuple[AnyOption, ...]:
    """The rules a preset may set otherwise."""
    preset = _preset(chosen)
    options: tuple[AnyOption, ...] = (
        OPENS_FIRST, OPENS_NEXT, CEDE, AFTER_TIE, BLOCKED, TIE, COUNTS,
    )  # fmt: skip
    return tuple(
        replace(option, default=preset.get(option.name, option.default)) for option in options
    )


def _usual_match(chosen: Chosen) -> str:
    return str(_preset(chosen).get("match", "points:100"))


def _bonuses(options: Chosen) -> tuple[Bonus, ...]:
    any_ends = options[CAPICUA_ENDS] == "any"
    offered = (Capicua(options[CAPICUA], any_ends), Chuchazo(options[CHUCHAZO]))
    return tuple(bonus for bonus in offered if bonus.points)


def rules(options: Chosen, hand: int) -> LineRules:
    first = ByLot() if options[OPENS_FIRST] == "lot" else HighestDouble()
    misdeal = options[MISDEAL]
    match = Match.of(options)
    toll = Toll(
        corrido=options[CORRIDO],
        salida=options[SALIDA],
        below=None if options[PASS_WIN] else match.points,
    )
    at_once = options[SALIDA_RULE] == "at-once"
    return LineRules(
        tiles=TileSet.double(options[SET]),
        hand=hand,
        reserve=0,
        keeps_rest=False,
        opening=Succession(first, options[OPENS_NEXT], options[AFTER_TIE]),
        cede=options[CEDE],
        stuck=Stuck.PASS,
        deal_again=ManyDoubles(misdeal) if misdeal else None,
        lay_scoring=Salida(toll) if toll.salida and not at_once else None,
        pass_scoring=ByPasses(toll, at_once) if toll.corrido or toll.salida else None,
        reckoning=ForTheSide(
            Deciding(options[BLOCKED], options[TIE]),
            options[COUNTS],
            _bonuses(options),
        ),
        match=match,
        partners=Across(),
        one_score=True,
        shutouts=True,
        open_partners=options[PARTNERS] == "open",
    )


LISTING = line_listing(
    "pairs",
    section="w1.1",
    booklets="",
    shelf=Shelf.BEGIN,
    sets=(6,),
    hands={4: 7},
    options=(
        PRESET, _by_preset, MISDEAL, CAPICUA, CHUCHAZO, CORRIDO, SALIDA, CAPICUA_ENDS, SALIDA_RULE,
        PASS_WIN, PARTNERS,
    ),
    direction=COUNTER_CLOCKWISE,
    match=_usual_match,
    rules=rules,
)  # fmt: skip
