"""Peruvian (S, L): played like block; what is left in hand is noted, and the notes are secret."""

from enum import StrEnum
from typing import Literal

from boneyard.core.actions import Side
from boneyard.core.events import RoundEnded, Scored
from boneyard.core.options import Chosen, Option, choice
from boneyard.core.terms import Term, TermKey, plain
from boneyard.families.line import LineRules, line_listing
from boneyard.families.line.listing import DECLINE, OPENS_WITH, reserve_option
from boneyard.games.block.game import like_block
from boneyard.rules.match import Match
from boneyard.rules.moment import Moment
from boneyard.rules.part import InNumbers
from boneyard.rules.scoring import Reckoned, Reckoning
from boneyard.rules.why import LineWhy
from boneyard.tiles import pips

LIKE = ("block",)


# Dutch S: everybody keeps their own.
NOTES: Option[Literal["scorer", "own"]] = choice("notes", "scorer", "own")


class PeruvianWhy(StrEnum):
    """What else is noted."""

    NOTED_FOURFOLD = "noted-fourfold"


class Notes(Reckoning, frozen=True):
    """Everybody's pips are noted; fourfold for who ended the round without the fewest pips."""

    def reckon(self, moment: Moment, end: RoundEnded) -> Reckoned:
        counts = [pips(hand) for hand in end.hands]
        least = min(counts)
        # Who goes out has nothing left, so that the fourfold count is only ever of a block (or,
        # with barricades, of the one who barred).
        return Reckoned(
            (),  # A round names no winner: that would tell what is noted.
            tuple(
                Scored(seat, 4 * count, PeruvianWhy.NOTED_FOURFOLD, count)
                if seat == end.last and count > least
                else Scored(seat, count, LineWhy.NOTED)
                for seat, count in enumerate(counts)
            ),
        )

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(twins={"reckons": f"{__package__}.kernel:notes"})

    def terms(self, end: RoundEnded, scored: Scored, sides: tuple[Side, ...]) -> tuple[Term, ...]:
        # From the note alone: several rounds may be announced together.
        if scored.why == PeruvianWhy.NOTED_FOURFOLD:
            return (Term(scored.points, TermKey.FOURFOLD, (scored.points // 4,)),)
        return (plain(TermKey.PIPS, scored.points),)


def rules(options: Chosen, hand: int) -> LineRules:
    return like_block(
        options,
        hand,
        reckoning=Notes(),
        secret=True,
        own_notes=options[NOTES] == "own",
        match=Match.of(options, lowest_wins=True),
    )


LISTING = line_listing(
    "peruvian",
    section="1.2",
    booklets="SL",
    sign="?",
    sets=(6, 9),
    hands={4: 5},
    options=(OPENS_WITH, DECLINE, NOTES, reserve_option(2)),
    match="rounds:7",
    rules=rules,
)
