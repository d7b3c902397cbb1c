"""Barricade (S, L): a rule added to another game. An end may be barred with a double, which ends
the round at once; woe to whoever then has not the fewest pips."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Literal

from msgspec.structs import replace

from boneyard.core.actions import Side
from boneyard.core.events import RoundEnded, Scored, Telling
from boneyard.core.game import AnyGame, GameKind, Listing
from boneyard.core.options import AnyOption, Chosen, Option, choice, flag
from boneyard.core.terms import Term, TermKey
from boneyard.families.line import BarWhen, LineGame
from boneyard.games.block.game import LISTING as BLOCK
from boneyard.games.french.game import LISTING as FRENCH
from boneyard.games.hungarian.game import LISTING as HUNGARIAN
from boneyard.games.peruvian.game import LISTING as PERUVIAN
from boneyard.games.team_block.game import LISTING as TEAM_BLOCK
from boneyard.games.tiddle_wink.game import LISTING as TIDDLE_WINK
from boneyard.rules.moment import Moment
from boneyard.rules.part import InNumbers
from boneyard.rules.scoring import Credit, Reckoned, Reckoning, fewest, joint, told_by_pips
from boneyard.rules.why import LineHow

LIKE = ("block", "french", "hungarian", "peruvian", "team_block", "tiddle_wink")

BASES = {
    listing.slug: listing
    for listing in (BLOCK, PERUVIAN, TEAM_BLOCK, TIDDLE_WINK, HUNGARIAN, FRENCH)
}

BASE = choice("base", *BASES)
BAR_WHEN: Option[Literal["free", "stuck", "nothing-else"]] = choice(
    "bar_when", "free", "stuck", "nothing-else"
)
BAR_FIT = flag("bar_fit", True)


WHEN = {
    "free": BarWhen.FREE, "stuck": BarWhen.STUCK, "nothing-else": BarWhen.NOTHING_ELSE,
}  # fmt: skip


class BarWhy(StrEnum):
    """What points are for after a bar."""

    BARRED = "barred"
    FAILED = "bar-failed"
    LOST = "bar-lost"


class Barring(Reckoning, frozen=True):
    """A barred round; any other is counted as in the base game."""

    base: Credit

    def reckon(self, moment: Moment, end: RoundEnded) -> Reckoned:
        if end.how != LineHow.BARRED:
            return self.base.reckon(moment, end)
        sides = moment.sides
        barrer = next(side for side in sides if end.by in side)
        lowest = fewest(end.hands, sides)
        if barrer in lowest:
            return self.base.credit(end, (barrer,), BarWhy.BARRED)
        # Several tied below the barrer: nobody is credited, whatever is agreed for blocks.
        won = replace(self.base, blocked_tie="nobody").credit(end, lowest, BarWhy.FAILED)
        loss = -2 * joint(barrer, end.hands)
        lost = tuple(Scored(seat, loss, BarWhy.LOST, -loss // 2) for seat in barrer)
        return Reckoned(won.winners, won.scored + lost)

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(twins={"reckons": f"{__package__}.kernel:barring"}, parts=(self.base,))

    def terms(self, end: RoundEnded, scored: Scored, sides: tuple[Side, ...]) -> tuple[Term, ...]:
        if scored.why == BarWhy.LOST:
            return (Term(scored.points, TermKey.TWICE, (-scored.points // 2,)),)
        return self.base.terms(end, scored, sides)

    def decided(self, end: RoundEnded, sides: tuple[Side, ...]) -> Telling | None:
        if end.how != LineHow.BARRED:
            return self.base.decided(end, sides)
        barrer = next(side for side in sides if end.by in side)
        lowest = fewest(end.hands, sides)
        held = barrer in lowest
        level = tuple(sorted(seat for side in lowest for seat in side))
        return told_by_pips(
            "decided-bar-held" if held else "decided-bar-failed",
            barrer if held else level,
            joint(lowest[0], end.hands),
        )


def barricaded(game: LineGame, listing: Listing, options: Chosen) -> LineGame:
    """This game with barricades."""
    reckoning: Reckoning = game.rules.reckoning
    if isinstance(reckoning, Credit):
        reckoning = Barring(reckoning)  # Peruvian keeps its own: only its fourfold count applies.
    rules = replace(
        game.rules,
        bars=True,
        bar_when=WHEN[options[BAR_WHEN]],
        # Who is stuck holds no double that fits: any will do.
        bar_fit=options.get(BAR_FIT, False),
        reckoning=reckoning,
    )
    return LineGame(listing, options, rules)


def declare(chosen: Chosen) -> tuple[AnyOption, ...]:
    base = BASES[chosen.get(BASE, BASE.default)]
    # English and French, Dutch: who is stuck may bar with any double, so fitting is no question.
    fit = (BAR_FIT,) if chosen.get(BAR_WHEN, BAR_WHEN.default) == "free" else ()
    return (BASE, *base.declare(chosen), BAR_WHEN, *fit)


def facts(chosen: Chosen) -> Mapping[str, int]:
    return BASES[chosen[BASE]].facts(chosen)


def build(listing: Listing, options: Chosen) -> AnyGame:
    base = BASES[options[BASE]]
    game = base.build(base, options)
    assert isinstance(game, LineGame)
    return barricaded(game, listing, options)


LISTING = Listing(
    slug="barricade",
    section="1.7",
    booklets="SL",
    sign="×",
    kind=GameKind.LINE,
    declare=declare,
    build=build,
    abilities=frozenset({"hint", "undo"}),
    facts=facts,
)
