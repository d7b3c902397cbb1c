"""A full state consistent with everything a seat has seen of a counting game.

Nobody is ever stuck, so all that is known of hidden hands is who opened and with what. Every
assignment of the unseen tiles that makes that seat open is equally likely, exactly: where a tile
opened because it was the highest, those above it cannot be in any hand; else whole assignments
are drawn until one makes the right seat open.
"""

from __future__ import annotations

from boneyard.core.chance import Rng, shuffled
from boneyard.core.common import with_common
from boneyard.core.events import Laid
from boneyard.families.counting.rules import CountingRules
from boneyard.families.counting.state import CountingObservation, CountingState
from boneyard.families.rounds import PLAY, before_opening
from boneyard.rules.moment import Hands
from boneyard.tiles import Tile

MOST_DEALS = 2_000
"""Far more than a position needs that was played: of eight seats each opens often enough."""


def sample(rules: CountingRules, seen: CountingObservation, rng: Rng) -> CountingState:
    """A state of which `seen` is the observation."""
    if seen.phase != PLAY:
        return _state(seen, tuple(hand for hand in seen.hands if not isinstance(hand, int)))
    held = {tile for hand in seen.hands if not isinstance(hand, int) for tile in hand}
    unseen = [tile for tile in rules.tiles if tile not in held and tile not in seen.table]
    laid = [event for event in seen.log if isinstance(event, Laid)]
    opener = laid[0].seat if laid else seen.turn
    highest = laid[0].tile if laid else seen.must
    moment = before_opening(seen)
    dealt = [
        tile
        for tile in unseen
        if highest is None or not rules.opening.prefers(moment, tile, highest)
    ]
    for _ in range(MOST_DEALS):
        hands = _dealt(seen, shuffled(dealt, rng))
        before = tuple(
            (*hand, *(event.tile for event in laid if event.seat == seat))
            for seat, hand in enumerate(hands)
        )
        opens = rules.opening.opener(moment, before)
        if opens is not None and opens.seat == opener:
            return _state(seen, hands, None if laid else opens.tile)
    # A position that was written by hand may leave out how it came about: then nothing follows
    # from who opened.
    return _state(seen, _dealt(seen, shuffled(unseen, rng)), seen.must)


def _dealt(seen: CountingObservation, tiles: list[Tile]) -> Hands:
    hands: list[tuple[Tile, ...]] = []
    for hand in seen.hands:
        if isinstance(hand, int):
            hands.append(tuple(tiles[:hand]))
            tiles = tiles[hand:]
        else:
            hands.append(hand)
    return tuple(hands)


def _state(seen: CountingObservation, hands: Hands, must: Tile | None = None) -> CountingState:
    return with_common(CountingState, seen, hands=hands, must=must)
