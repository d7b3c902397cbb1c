"""Block in teams (S, L): what the players draw in round one makes the teams."""

from boneyard.core.actions import Seat, Side
from boneyard.core.options import Chosen, tempo_options
from boneyard.families.line import LineRules, line_listing
from boneyard.families.line.listing import (
    BLOCKED_TIE,
    DECLINE,
    OPENS_WITH,
    PARTNERS,
    reserve_option,
)
from boneyard.games.block.game import like_block
from boneyard.rules.moment import Hands
from boneyard.rules.part import InNumbers
from boneyard.rules.partners import Partners
from boneyard.rules.scoring import Credit
from boneyard.tiles import pips

LIKE = ("block",)


class ByDraw(Partners, frozen=True):
    """What the players draw in round one makes the teams."""

    def formed(
        self, hands: Hands, order: tuple[Seat, ...]
    ) -> tuple[tuple[Side, ...], tuple[Seat, ...]]:
        """The two highest pip sums against the two lowest (equal: the earlier seat is higher);
        partners alternate, starting from the first seat."""
        by_sum = sorted(range(len(hands)), key=lambda seat: (-pips(hands[seat]), seat))
        teams = tuple(sorted(by_sum[:2])), tuple(sorted(by_sum[2:]))
        first = order[0]
        ours, theirs = teams if first in teams[0] else teams[::-1]
        partner = next(seat for seat in ours if seat != first)
        before, after = (seat for seat in order if seat in theirs)
        return teams, (first, before, partner, after)

    def in_numbers(self) -> InNumbers | None:
        return InNumbers({"partners": "formed"}, twins={"teams": f"{__package__}.kernel:by_draw"})


def rules(options: Chosen, hand: int) -> LineRules:
    return like_block(
        options,
        hand,
        partners=ByDraw(),
        talk_aloud=options[PARTNERS] == "aloud",
        open_partners=options[PARTNERS] == "open",
        reckoning=Credit(options[BLOCKED_TIE]),
    )


LISTING = line_listing(
    "team-block",
    section="1.3",
    booklets="SL",
    sets=(6, 9),
    hands={4: 4},
    options=(OPENS_WITH, DECLINE, PARTNERS, tempo_options, reserve_option(2), BLOCKED_TIE),
    rules=rules,
)
