"""Pairs: four players in fixed pairs, seven tiles each and nothing left over. A preset sets what is
usual in a country or federation, and each of its rules may be chosen otherwise."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from boneyard.core.options import Chosen, Option, Value, choice, flag, number
from boneyard.families.line import LineRules, Stuck, line_listing
from boneyard.families.line.listing import PARTNERS
from boneyard.families.listing import COUNTER_CLOCKWISE
from boneyard.rules.bonuses import Bonus, Capicua, Chuchazo
from boneyard.rules.deciding import Deciding, ForTheSide
from boneyard.rules.match import Match
from boneyard.rules.opening import ByLot, HighestDouble, ManyDoubles, Succession
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
OPENS = (choice("opens_first", "double", "lot"), choice("opens_next", "rotates", "winner"))
CEDE = flag("cede")
COUNT = (
    choice("after_tie", "next", "same", "fresh"),
    choice("blocked", "pair", "player", "closer"),
    choice("tie", "nobody", "opener", "blocker"),
    choice("counts", "losers", "all"),
)
MISDEAL = choice("misdeal", 0, 4, 5, 6)
BONUSES = tuple(
    number(f"{bonus}_points", 0, 0, MOST_BONUS)
    for bonus in ("capicua", "chuchazo", "corrido", "salida")
)
CAPICUA_ENDS = choice("capicua_ends", "differ", "any")
SALIDA_RULE = choice("salida_rule", "partner-lays", "at-once")
PASS_WIN = flag("pass_win")


def _preset(chosen: Chosen) -> Mapping[str, Value]:
    return PRESETS[str(chosen.get("preset", PRESET.default))]


def _by_preset(chosen: Chosen) -> tuple[Option, ...]:
    """The rules a preset may set otherwise."""
    preset = _preset(chosen)
    return tuple(
        replace(option, default=preset.get(option.name, option.default))
        for option in (*OPENS, CEDE, *COUNT)
    )


def _usual_match(chosen: Chosen) -> str:
    return str(_preset(chosen).get("match", "points:100"))


def _bonuses(options: Chosen) -> tuple[Bonus, ...]:
    any_ends = options["capicua_ends"] == "any"
    offered = (
        Capicua(int(options["capicua_points"]), any_ends),
        Chuchazo(int(options["chuchazo_points"])),
    )
    return tuple(bonus for bonus in offered if bonus.points)


def rules(options: Chosen, hand: int) -> LineRules:
    first = ByLot() if options["opens_first"] == "lot" else HighestDouble()
    misdeal = int(options["misdeal"])
    match = Match.of(options)
    toll = Toll(
        corrido=int(options["corrido_points"]),
        salida=int(options["salida_points"]),
        below=None if options["pass_win"] else match.points,
    )
    at_once = options["salida_rule"] == "at-once"
    return LineRules(
        tiles=TileSet.double(int(options["set"])),
        hand=hand,
        reserve=0,
        keeps_rest=False,
        opening=Succession(first, str(options["opens_next"]), str(options["after_tie"])),
        cede=bool(options["cede"]),
        stuck=Stuck.PASS,
        deal_again=ManyDoubles(misdeal) if misdeal else None,
        lay_scoring=Salida(toll) if toll.salida and not at_once else None,
        pass_scoring=ByPasses(toll, at_once) if toll.corrido or toll.salida else None,
        reckoning=ForTheSide(
            Deciding(str(options["blocked"]), str(options["tie"])),
            str(options["counts"]),
            _bonuses(options),
        ),
        match=match,
        partners=Across(),
        one_score=True,
        shutouts=True,
        open_partners=options["partners"] == "open",
    )


LISTING = line_listing(
    "pairs",
    section="w1.1",
    booklets="",
    sets=(6,),
    hands={4: 7},
    options=(
        PRESET, _by_preset, MISDEAL, *BONUSES, CAPICUA_ENDS, SALIDA_RULE, PASS_WIN, PARTNERS,
    ),
    direction=COUNTER_CLOCKWISE,
    match=_usual_match,
    rules=rules,
)  # fmt: skip
