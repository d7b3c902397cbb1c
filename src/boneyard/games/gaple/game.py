"""Gaple: everybody for themselves, nobody draws, and the pips left are penalties."""

from __future__ import annotations

from typing import Literal

from boneyard.core.actions import Seat, Side
from boneyard.core.events import RoundEnded, Scored
from boneyard.core.options import SET, Chosen, Option, choice
from boneyard.core.terms import Term, TermKey, plain
from boneyard.families.line import LineRules, Stuck, line_listing
from boneyard.rules.match import Match
from boneyard.rules.moment import Moment
from boneyard.rules.opening import ManyDoubles, Succession
from boneyard.rules.part import InNumbers
from boneyard.rules.scoring import Reckoned, Reckoning
from boneyard.rules.seats import after
from boneyard.rules.why import LineHow, LineWhy
from boneyard.tiles import TileSet, pips

PLAYED_IN = ("ID",)
SOURCES = (
    "lintasfakta.info",
    "id.scribd.com/document/440900789",
)

MANY = 6
"""A hand with so many doubles is dealt again."""
ACCOUNT: Option[Literal["penalties", "rounds"]] = choice("account", "penalties", "rounds")
DEAL2: Option[int] = choice("deal2", 7, 14)


def _winners(moment: Moment, end: RoundEnded) -> tuple[Seat, ...]:
    """Whoever goes out, or all with the fewest pips; the first from the opener comes first."""
    if end.how == LineHow.OUT:
        assert end.by is not None, "somebody has gone out"
        return (end.by,)
    opener = moment.order[0] if moment.opened is None else moment.opened
    least = min(map(pips, end.hands))
    seats = (opener, *after(opener, moment.order)[:-1])
    return tuple(seat for seat in seats if pips(end.hands[seat]) == least)


class Penalties(Reckoning, frozen=True):
    """Everybody who has not won notes their own pips."""

    def reckon(self, moment: Moment, end: RoundEnded) -> Reckoned:
        winners = _winners(moment, end)
        noted = (seat for seat in moment.order if seat not in winners)
        return Reckoned(
            winners, tuple(Scored(seat, pips(end.hands[seat]), LineWhy.NOTED) for seat in noted)
        )

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(twins={"reckons": f"{__package__}.kernel:penalties"})

    def terms(self, end: RoundEnded, scored: Scored, sides: tuple[Side, ...]) -> tuple[Term, ...]:
        return (plain(TermKey.PIPS, pips(end.hands[scored.seat])),)


class SoleWinner(Reckoning, frozen=True):
    """A round won alone is a point; nobody gets anything for one that is shared."""

    def reckon(self, moment: Moment, end: RoundEnded) -> Reckoned:
        winners = _winners(moment, end)
        alone = len(winners) == 1
        return Reckoned(winners, (Scored(winners[0], 1, LineWhy.WON),) if alone else ())

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(twins={"reckons": f"{__package__}.kernel:sole_winner"})


def rules(chosen: Chosen, hand: int) -> LineRules:
    penalties = chosen[ACCOUNT] == "penalties"
    return LineRules(
        tiles=TileSet.double(chosen[SET]),
        hand=chosen[DEAL2] if chosen["players"] == 2 else hand,
        keeps_rest=False,
        opening=Succession(then="winner", after_tie="fresh"),
        stuck=Stuck.PASS,
        deal_again=ManyDoubles(MANY),
        reckoning=Penalties() if penalties else SoleWinner(),
        match=Match.of(chosen, lowest_wins=penalties),
    )


def _usual_match(chosen: Chosen) -> str:
    return "points:5" if chosen.get(ACCOUNT) == "rounds" else "points:100"


def _facts(chosen: Chosen) -> dict[str, int]:
    hand = chosen[DEAL2] if chosen["players"] == 2 else 7
    return {"hand": hand, "left": 28 - hand * int(chosen["players"])}


LISTING = line_listing(
    "gaple",
    section="w1.11",
    booklets="",
    sets=(6,),
    hands={4: 7, 3: 7, 2: 7},
    options=(DEAL2, ACCOUNT),
    match=_usual_match,
    rules=rules,
    facts=_facts,
)
