"""A full state consistent with everything a seat has seen of a counting game.

Nobody is ever stuck, so all that is known of hidden hands is who opened and with what. Every
assignment of the unseen tiles that makes that seat open is equally likely, exactly: where a tile
opened because it was the highest, those above it cannot be in any hand; else whole assignments
are drawn until one makes the right seat open. Where one draws after laying, who opened was settled
by the tiles that were dealt: of those a hidden seat has had, any that came early enough may be.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from boneyard.core.actions import Seat
from boneyard.core.chance import Rng, pick, shuffled
from boneyard.core.common import with_common
from boneyard.core.events import Drew, Laid
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
        hands = tuple(hand for hand in seen.hands if not isinstance(hand, int))
        rest = [tile for tile in rules.tiles if not any(tile in hand for hand in hands)]
        rest = [tile for tile in rest if tile not in seen.table]
        return _state(seen, hands, tuple(shuffled(rest, rng)[: seen.boneyard]))
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
        hands, stock = _dealt(seen, shuffled(dealt, rng))
        came = [_came(seen, seat, hand, rng) for seat, hand in enumerate(hands)]
        opens = rules.opening.opener(moment, tuple(dealt for dealt, _ in came))
        if opens is not None and opens.seat == opener:
            must = None if laid else opens.tile
            return _state(seen, hands, stock, must, [drawn for _, drawn in came])
    # A position that was written by hand may leave out how it came about: then nothing follows
    # from who opened.
    return _state(seen, *_dealt(seen, shuffled(unseen, rng)), seen.must)


def _dealt(seen: CountingObservation, tiles: list[Tile]) -> tuple[Hands, tuple[Tile, ...]]:
    """The hands, and what may still be drawn."""
    hands: list[tuple[Tile, ...]] = []
    for hand in seen.hands:
        if isinstance(hand, int):
            hands.append(tuple(tiles[:hand]))
            tiles = tiles[hand:]
        else:
            hands.append(hand)
    return tuple(hands), tuple(tiles[: seen.boneyard])


def _came(
    seen: CountingObservation, seat: Seat, hand: tuple[Tile, ...], rng: Rng
) -> tuple[tuple[Tile, ...], tuple[Tile, ...]]:
    """What this seat was dealt, which holds this now, and what it drew. After each of its first
    lays it drew one: a tile it laid may have come by any draw before that."""
    laid = [event.tile for event in seen.log if isinstance(event, Laid) and event.seat == seat]
    drew = [event for event in seen.log if isinstance(event, Drew) and event.seat == seat]
    if not drew:
        return (*hand, *laid), ()
    if all(event.tiles for event in drew):
        drawn = tuple(tile for event in drew for tile in event.tiles or ())
        return tuple(tile for tile in (*hand, *laid) if tile not in drawn), drawn
    dealt = len(hand) + len(laid) - len(drew)
    slots: list[Tile | None] = [None] * (dealt + len(drew))
    for before, tile in enumerate(laid):
        there = range(dealt + min(before, len(drew)))
        slots[pick([i for i in there if slots[i] is None], rng)] = tile
    rest = iter(hand)
    filled = [next(rest) if tile is None else tile for tile in slots]
    return tuple(filled[:dealt]), tuple(filled[dealt:])


def _state(
    seen: CountingObservation,
    hands: Hands,
    boneyard: tuple[Tile, ...],
    must: Tile | None = None,
    drawn: Sequence[tuple[Tile, ...]] = (),
) -> CountingState:
    left = [list(tiles) for tiles in drawn]
    log = tuple(
        replace(event, tiles=(left[event.seat].pop(0),))
        if left and isinstance(event, Drew)
        else event
        for event in seen.log
    )
    return with_common(CountingState, seen, hands=hands, boneyard=boneyard, must=must, log=log)
