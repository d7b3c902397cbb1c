"""Where the hidden tiles of a trick game can be: whoever did not follow has none to follow with.

All deals that agree with what was seen are equally likely. What a bid shows of the hand it was made
with is not a matter of single tiles: deals that it rules out are dealt anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeAlias

from boneyard.core.actions import Seat
from boneyard.core.assign import assignments
from boneyard.core.chance import Rng
from boneyard.core.common import with_common
from boneyard.families.tricks.actions import Bid
from boneyard.families.tricks.manner import Manner
from boneyard.families.tricks.rules import Auction
from boneyard.families.tricks.state import TricksObservation, TricksState
from boneyard.tiles import Tile

if TYPE_CHECKING:
    from boneyard.families.tricks.game import TricksGame

DEALT_ANEW = 5_000
"""So many deals in a row that a bid rules out are enough: the last one has to do."""

Hands: TypeAlias = tuple[tuple[Tile, ...], ...]


def imagined(game: TricksGame, seen: TricksObservation, rng: Rng) -> Iterator[TricksState]:
    """States without end that agree with what this observer has seen."""
    hidden: list[Seat | None] = [seat for seat, hand in enumerate(seen.hands) if is_hidden(hand)]
    room = [count(seen.hands[seat]) for seat in hidden if seat is not None]
    if is_hidden(seen.out):
        hidden.append(None)
        room.append(count(seen.out))
    unseen = [] if not any(room) else _unseen(game, seen)
    denied = _denied(game, seen)
    things = [
        tuple(
            (place, room[place])
            for place, seat in enumerate(hidden)
            if room[place] and not any(rule(tile) for rule in denied.get(seat, ()))
        )
        for tile in unseen
    ]
    ways = assignments(things, room) if unseen else None

    def dealt() -> tuple[Hands, tuple[Tile, ...]]:
        found: dict[Seat | None, list[Tile]] = {seat: [] for seat in hidden}
        for tile, place in zip(unseen, ways.sample(rng) if ways else (), strict=True):
            found[hidden[place]].append(tile)
        hands = tuple(
            tuple(found[seat]) if isinstance(hand, int) else hand
            for seat, hand in enumerate(seen.hands)
        )
        return hands, tuple(found[None]) if isinstance(seen.out, int) else seen.out

    shown = _shown_by_bids(game, seen)
    while True:
        for _ in range(DEALT_ANEW):
            hands, out = dealt()
            if all(could(hands) for could in shown):
                break
        yield with_common(TricksState, seen, hands=hands, out=out)


def is_hidden(pile: tuple[Tile, ...] | int) -> bool:
    return isinstance(pile, int)


def count(pile: tuple[Tile, ...] | int) -> int:
    return pile if isinstance(pile, int) else len(pile)


def _unseen(game: TricksGame, seen: TricksObservation) -> list[Tile]:
    known = {tile for trick in seen.all_tricks() for tile in trick.tiles}
    for pile in (*seen.hands, seen.out):
        if not isinstance(pile, int):
            known.update(pile)
    return [tile for tile in game.rules.tiles if tile not in known]


def _denied(
    game: TricksGame, seen: TricksObservation
) -> dict[Seat | None, list[Callable[[Tile], bool]]]:
    """Which tiles somebody cannot hold any more, after what they have played."""
    denied: dict[Seat | None, list[Callable[[Tile], bool]]] = {}
    if seen.call is None:
        return denied
    manner = game.rules.contracts.manner(seen.call)
    for trick in seen.all_tricks():
        for seat, tile in seen.plays(trick):
            denied.setdefault(seat, []).append(_ruled_out(manner, trick.tiles[0], tile))
    return denied


def _ruled_out(manner: Manner, led: Tile, played: Tile) -> Callable[[Tile], bool]:
    return lambda tile: manner.rules_out(led, played, tile)


def _shown_by_bids(game: TricksGame, seen: TricksObservation) -> list[Callable[[Hands], bool]]:
    """What bids show of whole hands, where these are hidden; of a hand that has taken up what lay
    in the middle, nobody knows any more what it was bid with."""
    auction = game.rules.auction
    if auction is None or game.rules.middle is not None:
        return []
    return [
        _can_hold(auction, bid, seat, seen)
        for seat, bid in seen.bids_by()
        if bid is not None and auction.shows(bid) and is_hidden(seen.hands[seat])
    ]


def _can_hold(
    auction: Auction, bid: Bid, seat: Seat, seen: TricksObservation
) -> Callable[[Hands], bool]:
    played = [tile for trick in seen.all_tricks() for who, tile in seen.plays(trick) if who == seat]
    return lambda hands: auction.can_hold(bid, (*hands[seat], *played))
