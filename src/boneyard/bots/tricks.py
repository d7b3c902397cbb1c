"""Bots for games of tricks.

Rules of thumb any player of tricks knows make the simple one, and they are how everybody plays in
the rounds that the stronger ones imagine: they lead what nothing can beat, trumps first; they win
as cheaply as they can, give a partner who is winning what counts, and otherwise throw away what
counts least. A hand is worth bidding on for the tricks it looks good for with its best call.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from boneyard.bots.bot import Bot, Budget
from boneyard.bots.search import SearchBot, Thinking
from boneyard.core.actions import Action, Pass, Seat
from boneyard.core.chance import Rng
from boneyard.core.game import AnyGame
from boneyard.core.moves import Moves
from boneyard.families.tricks import TricksGame, TricksObservation, TricksState
from boneyard.families.tricks.actions import Bid, Call, Discard, Play
from boneyard.families.tricks.manner import Manner
from boneyard.families.tricks.rules import side_of
from boneyard.families.tricks.state import TricksStage
from boneyard.tiles import Tile

PARTNER_HELPS = 1.3
"""So many tricks a partner is trusted to bring."""
SURE, LIKELY, TRUMP, LONG = 1.0, 0.7, 0.35, 0.3
"""What is hoped for of a trump that nothing beats, of a tile that nothing beats in its suit, of any
other trump, and for each trump beyond the third."""
DARING = 0.9
"""So much more than that somebody bids."""

Hand = tuple[Tile, ...]
Position = TricksState | TricksObservation


def sensible(game: TricksGame, position: Position, moves: Moves) -> Action:
    """What a sensible player does who is in turn there, from what they know themselves."""
    hand = position.hands[position.turn]
    assert not isinstance(hand, int), "who is in turn knows their own hand"
    match position.stage:
        case TricksStage.BID:
            return _bid(game, position, hand, moves)
        case TricksStage.DISCARD:
            best = max(
                (_without(hand, tile) for tile in hand),
                key=lambda left: max(_promise(game, call, left) for call in _calls(game, position)),
            )
            return Discard(next(tile for tile in hand if tile not in best))
        case TricksStage.CALL:
            calls = [move.what for move in moves if isinstance(move, Call)]
            return Call(max(calls, key=lambda call: _promise(game, call, hand)))
        case _:
            tiles = [move.tile for move in moves if isinstance(move, Play)]
            return Play(_tile(game, position, hand, tiles))


# -- what a hand promises ----------------------------------------------------------------------


def _calls(game: TricksGame, position: Position) -> tuple[str, ...]:
    return (position.call,) if position.call else game.rules.contracts.calls(position.bid)


def _promise(game: TricksGame, call: str, hand: Hand) -> float:
    """About how many tricks this hand takes with this call."""
    contracts = game.rules.contracts
    manner = contracts.manner(call)
    if contracts.is_to_lose(call):
        return sum(_is_low(manner, game, tile) for tile in hand) / len(hand) * game.rules.hand - 1
    unseen = [tile for tile in game.rules.tiles if tile not in hand]
    trumps = sum(map(manner.is_trump, hand))
    promise = LONG * max(0, trumps - 3)
    for tile in hand:
        sure = _unbeatable(manner, tile, unseen)
        if manner.is_trump(tile):
            promise += SURE if sure else TRUMP
        elif sure:
            promise += LIKELY
    return promise


def _is_low(manner: Manner, game: TricksGame, tile: Tile) -> bool:
    others = [other for other in game.rules.tiles if other != tile]
    return sum(_beats(manner, other, tile) for other in others) >= 3


def _bid(game: TricksGame, position: Position, hand: Hand, moves: Moves) -> Action:
    auction = game.rules.auction
    assert auction is not None, "there are bids"
    bids = [move for move in moves if isinstance(move, Bid)]
    side = side_of(position.turn, game.rules.sides)
    helps = PARTNER_HELPS if len(side) > 1 else 0.0
    # The lowest bid is as good as any, as long as nobody goes higher.
    for bid in bids[:1]:
        calls = game.rules.contracts.calls(bid)
        promise = max(_promise(game, call, hand) for call in calls) + helps + DARING
        if promise >= auction.effort(bid) or Pass() not in moves:
            return bid
    return Pass() if Pass() in moves else bids[0]


# -- what is played ----------------------------------------------------------------------------


def _tile(game: TricksGame, position: Position, hand: Hand, tiles: list[Tile]) -> Tile:
    if len(tiles) == 1:
        return tiles[0]
    manner, contracts = game.manner(position), game.rules.contracts
    assert position.call is not None
    assert position.trick is not None
    seat = position.turn
    ours = side_of(seat, game.rules.sides)
    played = [tile for trick in position.all_tricks() for tile in trick.tiles]
    out = {*hand, *played}
    unseen = [tile for tile in game.rules.tiles if tile not in out]
    if contracts.is_to_lose(position.call):
        return _least(manner, position, tiles, caller=seat == position.caller)
    if not position.trick.tiles:
        return _lead(game, manner, tiles, unseen)
    plays = list(position.plays(position.trick))
    best = manner.best(position.trick.tiles)
    winner, winning = plays[best]
    last = len(plays) + 1 == len(position.playing)
    partner_wins = winner in ours
    if partner_wins and (last or _unbeatable(manner, winning, unseen)):
        return max(tiles, key=lambda tile: (_worth(game, tile), -manner.rank(tile, plays[0][1])))
    led = plays[0][1]
    taking = [tile for tile in tiles if _wins(manner, position.trick.tiles, tile)]
    if taking and last:
        return max(taking, key=lambda tile: (_worth(game, tile), -manner.rank(tile, led)))
    sure = [tile for tile in taking if _unbeatable(manner, tile, unseen, led)]
    if sure:
        return min(sure, key=lambda tile: manner.rank(tile, led))
    if taking and not partner_wins:
        return min(taking, key=lambda tile: (_worth(game, tile), -manner.rank(tile, led)))
    return _thrown(game, manner, tiles)


def _lead(game: TricksGame, manner: Manner, tiles: list[Tile], unseen: list[Tile]) -> Tile:
    """Trumps that nothing beats, then other tiles that nothing beats, then what counts least."""
    sure = [tile for tile in tiles if _unbeatable(manner, tile, unseen)]
    if sure:
        return max(sure, key=lambda tile: (manner.is_trump(tile), _worth(game, tile)))
    trumps = [tile for tile in tiles if manner.is_trump(tile)]
    if len(trumps) >= 3:  # Trumps are drawn before one's own good tiles are taken with them.
        return min(trumps, key=lambda tile: (_worth(game, tile), -manner.rank(tile, None)))
    return _thrown(game, manner, tiles)


def _thrown(game: TricksGame, manner: Manner, tiles: Iterable[Tile]) -> Tile:
    return min(
        tiles,
        key=lambda tile: (
            manner.is_trump(tile), _worth(game, tile), tile.is_double, manner.rank(tile, None),
        ),
    )  # fmt: skip


def _least(manner: Manner, position: Position, tiles: list[Tile], *, caller: bool) -> Tile:
    """Where the caller wants no trick: what is highest of all that stays below, else the lowest;
    everybody else the lowest."""
    assert position.trick is not None
    led = position.trick.tiles[0] if position.trick.tiles else None
    ranked = sorted(tiles, key=lambda tile: manner.rank(tile, led))
    if led is None or not caller:
        return ranked[0]
    below = [tile for tile in ranked if not _wins(manner, position.trick.tiles, tile)]
    return below[-1] if below else ranked[0]


def _worth(game: TricksGame, tile: Tile) -> int:
    """What this tile adds to a trick."""
    return game.rules.reckoning.worth((tile,))


def _wins(manner: Manner, played: Hand, tile: Tile) -> bool:
    return manner.best((*played, tile)) == len(played)


def _beats(manner: Manner, other: Tile, led: Tile) -> bool:
    return manner.best((led, other)) == 1


def _unbeatable(
    manner: Manner, tile: Tile, unseen: Iterable[Tile], led: Tile | None = None
) -> bool:
    """Whether nothing that is still out beats this tile by rank, if it is led or plays to that
    lead; where it is no trump, a trump still may."""
    own = manner.rank(tile, led)
    asked = tile if led is None else led
    return not any(
        manner.rank(other, asked) > own and manner.is_trump(other) == manner.is_trump(tile)
        for other in unseen
    )


def _without(hand: Hand, tile: Tile) -> Hand:
    return tuple(held for held in hand if held != tile)


# -- the bots ----------------------------------------------------------------------------------


class Sensible(Bot):
    """Goes by rules of thumb alone."""

    name: ClassVar[str] = "tricks:sensible"
    level: ClassVar[int] = 2

    def choose(self, game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Action:
        assert isinstance(game, TricksGame)
        return sensible(game, observation, moves)


SLIPS = 20
"""One in so many imagined moves is any that is possible: nobody plays by rules of thumb alone."""


class TricksThinker(SearchBot):
    """Thinks ahead: in imagined rounds everybody goes by rules of thumb."""

    def imagined_move(
        self, game: AnyGame, state: Any, seat: Seat, moves: Moves, rng: Rng
    ) -> Action:
        if not rng.randrange(SLIPS):
            return moves.sample(rng)
        assert isinstance(game, TricksGame)
        return sensible(game, state, moves)


STRONG, MASTER = Thinking(most=72), Thinking()
BOTS: dict[str, Bot] = {
    "easy": Sensible(),
    "medium": TricksThinker("strong", 3, STRONG, Budget(playouts=STRONG.most)),
    "hard": TricksThinker("master", 4, MASTER, Budget(seconds=1.0)),
}
"""By level."""
