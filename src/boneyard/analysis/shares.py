"""Which share of a round's result the deal decides, and what the opening is worth.

Many deals are played out many times each by players who are all alike. What differs between deals
is the deal's; what differs within one is how it was played and drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from math import sqrt

import msgspec

from boneyard.analysis.luck import dealt, reshuffled
from boneyard.analysis.match import CannotJudge, why_not
from boneyard.analysis.playing_on import parts, player_on, seeds
from boneyard.core.game import AnyGame
from boneyard.table.stream import Stream

PARTS = 20
"""The deals are left out a part at a time, to tell how sure a share is (jackknife)."""


class Shares(msgspec.Struct, frozen=True):
    game: str
    deals: int
    repeats: int
    deal: float
    """The share of a result's variance that the deal decides."""
    deal_error: float
    opening: float
    """By how many points whoever opens, with their side, ends ahead."""
    opening_error: float
    spread: float
    """The standard deviation of a round's result, in points."""


def shares(game: AnyGame, deals: int, repeats: int = 16, seed: int = 0) -> Shares:
    """Raises CannotJudge, ValueError."""
    wrong = why_not(game)
    if wrong:
        raise CannotJudge(wrong)
    if deals < PARTS or repeats < 2:
        raise ValueError(f"at least {PARTS} deals are needed, each played twice")
    plays = player_on(game)
    rng = Stream(sha256(f"boneyard luck {game!r} {seed}".encode()).digest())
    results: list[list[int]] = []
    openings: list[float] = []
    unit = 1
    for _ in range(deals):
        state = dealt(game, game.start(), rng)
        seat = game.to_act(state)[0]
        unit = parts(game, state, 0)
        worlds = [reshuffled(state, rng) for _ in range(repeats)]
        of = seeds(rng, repeats, 1)
        results.append([row[0] for row in plays.leads(0, [None], worlds, of)])
        if isinstance(seat, int):
            own = parts(game, state, seat)
            ahead = [row[0] for row in plays.leads(seat, [None], worlds, of)]
            openings.append(sum(ahead) / len(ahead) / own)
    deal, total = _variances(results)
    left_out = []
    for part in range(PARTS):
        rest = [row for at, row in enumerate(results) if at % PARTS != part]
        left_out.append(_share(*_variances(rest)))
    middle = sum(left_out) / PARTS
    jackknife = sqrt((PARTS - 1) / PARTS * sum((one - middle) ** 2 for one in left_out))
    opening = sum(openings) / len(openings)
    scatter = sum((one - opening) ** 2 for one in openings) / (len(openings) - 1)
    return Shares(
        game.slug, deals, repeats, _share(deal, total), jackknife, opening,
        sqrt(scatter / len(openings)), sqrt(total) / unit,
    )  # fmt: skip


def _share(deal: float, total: float) -> float:
    return max(deal, 0.0) / total if total else 0.0


def _variances(results: Sequence[Sequence[int]]) -> tuple[float, float]:
    """The variance between deals, without what chance within them adds to it, and all of it."""
    means = [sum(row) / len(row) for row in results]
    whole = sum(means) / len(means)
    between = sum((mean - whole) ** 2 for mean in means) / (len(means) - 1)
    within = sum(
        sum((one - mean) ** 2 for one in row) / (len(row) - 1)
        for row, mean in zip(results, means, strict=True)
    ) / len(results)
    deal = between - within / len(results[0])
    return deal, deal + within
