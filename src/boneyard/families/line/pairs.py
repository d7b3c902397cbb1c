"""What games of fixed pairs share: four players, every tile with its owner, nobody draws.

A game of this kin says what is usual with it (`usual`) and which of the shared options a table may
choose otherwise (`offers`); what is not offered stays as it is usual. `slots` replace what is said
by no option.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import chain
from typing import Any, Final, Literal

from msgspec.structs import replace

from boneyard.core.game import Facts, Listing, Shelf, no_facts
from boneyard.core.options import (
    COUNTER_CLOCKWISE,
    SET,
    AnyOption,
    Chosen,
    Direction,
    Option,
    Value,
    choice,
    flag,
    number,
    tempo_options,
)
from boneyard.families.line.game import LineGame
from boneyard.families.line.listing import PARTNERS, line_listing
from boneyard.families.line.rules import LineRules, Stuck
from boneyard.families.listing import Declared, HandSizes, Sets, Usual, usually
from boneyard.rules.bonuses import Bonus, Capicua, Chuchazo
from boneyard.rules.deciding import Blocked, Counts, Deciding, ForTheSide, Tie
from boneyard.rules.match import Match
from boneyard.rules.opening import AfterTie, ByLot, HighestDouble, ManyDoubles, Succession, Then
from boneyard.rules.partners import Across
from boneyard.rules.passes import ByPasses, Salida, Toll
from boneyard.tiles import TileSet

MOST_BONUS = 100

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
CAPICUA_BLANK = flag("capicua_blank", True)
ALL_IF_BLOCKED: Option[Counts] = choice("counts", "losers", "all", "all-if-blocked")
"""Another way to count, which not every game of the kin knows."""

BY_COUNTRY: Final[tuple[AnyOption, ...]] = (
    OPENS_FIRST, OPENS_NEXT, CEDE, AFTER_TIE, BLOCKED, TIE, COUNTS,
)  # fmt: skip
"""What differs from country to country."""
BONUSES: Final[tuple[AnyOption, ...]] = (
    CAPICUA, CHUCHAZO, CORRIDO, SALIDA, CAPICUA_ENDS, SALIDA_RULE, PASS_WIN,
)  # fmt: skip
BY_TABLE: Final[tuple[AnyOption, ...]] = (MISDEAL, *BONUSES, PARTNERS)
"""What differs from table to table."""
INTERNATIONAL: Final[Mapping[str, Value]] = {
    option.name: option.default for option in (*BY_COUNTRY, *BY_TABLE, CAPICUA_BLANK)
}
"""What is so wherever nobody says otherwise."""


def pairs_rules(options: Chosen, hand: int, *bonuses: Bonus, **slots: Any) -> LineRules:
    """The rules of a game of pairs, with bonuses of its own. What `options` do not say is as in
    international play."""
    said = Chosen({**INTERNATIONAL, **options})
    first = ByLot() if said[OPENS_FIRST] == "lot" else HighestDouble()
    match = Match.of(said)
    toll = Toll(
        corrido=said[CORRIDO],
        salida=said[SALIDA],
        below=None if said[PASS_WIN] else match.points,
    )
    at_once = said[SALIDA_RULE] == "at-once"
    misdeal = said[MISDEAL]
    rules = LineRules(
        tiles=TileSet.double(said[SET]),
        hand=hand,
        reserve=0,
        keeps_rest=False,
        opening=Succession(first, said[OPENS_NEXT], said[AFTER_TIE]),
        cede=said[CEDE],
        stuck=Stuck.PASS,
        deal_again=ManyDoubles(misdeal) if misdeal else None,
        lay_scoring=Salida(toll) if toll.salida and not at_once else None,
        pass_scoring=ByPasses(toll, at_once) if toll.corrido or toll.salida else None,
        reckoning=ForTheSide(
            Deciding(said[BLOCKED], said[TIE]),
            said[COUNTS],
            (*_bonuses(said), *bonuses),
        ),
        match=match,
        partners=Across(),
        one_score=True,
        shutouts=True,
        talk_aloud=said[PARTNERS] == "aloud",
        open_partners=said[PARTNERS] == "open",
    )
    return replace(rules, **slots)


def _bonuses(said: Chosen) -> tuple[Bonus, ...]:
    any_ends = said[CAPICUA_ENDS] == "any"
    offered = (Capicua(said[CAPICUA], any_ends, said[CAPICUA_BLANK]), Chuchazo(said[CHUCHAZO]))
    return tuple(bonus for bonus in offered if bonus.points)


def pairs_listing(
    slug: str,
    *,
    section: str,
    usual: Mapping[str, Value] | Callable[[Chosen], Mapping[str, Value]] | None = None,
    before: tuple[AnyOption, ...] = (),
    offers: tuple[Declared, ...],
    sets: Sets = (6,),
    hands: HandSizes | Callable[[int], HandSizes] | None = None,
    build: Callable[[Listing, Chosen, LineRules], LineGame] = LineGame,
    rules: Callable[[Chosen, int], LineRules] = pairs_rules,
    direction: Option[Direction] = COUNTER_CLOCKWISE,
    match: Usual = None,
    facts: Facts = no_facts,
    shelf: Shelf | None = None,
    sign: str = "",
) -> Listing:
    """A listing of this kin. `offers` are options, shared ones among them, whose defaults are as
    `usual`; `rules` gets what is chosen with what is usual and cannot be. What is usual may follow
    from options that come `before`."""

    if PARTNERS in offers:
        offers = (*offers, tempo_options)

    def usual_with(chosen: Chosen) -> Mapping[str, Value]:
        return usual(chosen) if callable(usual) else usual or {}

    def settled(chosen: Chosen) -> Mapping[str, Value]:
        return {**INTERNATIONAL, **usual_with(chosen)}

    def made(chosen: Chosen, hand: int) -> LineRules:
        return rules(Chosen({**settled(chosen), **chosen}), hand)

    def offered(chosen: Chosen) -> tuple[AnyOption, ...]:
        found = (one(chosen) if callable(one) else (one,) for one in offers)
        return usually(chain.from_iterable(found), usual_with(chosen))

    return line_listing(
        slug,
        section=section,
        booklets="",
        sets=sets,
        hands=hands or {4: 7},
        rules=made,
        build=build,
        before=before,
        options=(offered,),
        direction=direction,
        match=match,
        facts=facts,
        shelf=shelf,
        sign=sign,
        fixed=settled,
    )
