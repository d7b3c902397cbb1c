"""Teams formed by what was drawn (`team-block`)."""

from __future__ import annotations

from boneyard.core.actions import Seat
from boneyard.rules.opening import Hands
from boneyard.tiles import pips


def form_teams(
    hands: Hands, order: tuple[Seat, ...]
) -> tuple[tuple[tuple[Seat, ...], ...], tuple[Seat, ...]]:
    """The two highest pip sums against the two lowest (equal: the earlier seat is higher), and the
    order of play in which partners alternate, starting from the first seat."""
    by_sum = sorted(range(len(hands)), key=lambda seat: (-pips(hands[seat]), seat))
    teams = tuple(sorted(by_sum[:2])), tuple(sorted(by_sum[2:]))
    first = order[0]
    ours, theirs = teams if first in teams[0] else teams[::-1]
    partner = next(seat for seat in ours if seat != first)
    before, after = (seat for seat in order if seat in theirs)
    return teams, (first, before, partner, after)
