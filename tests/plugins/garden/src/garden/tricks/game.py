"""Garden tricks: a trick-taking game with dominoes, in the spirit of Texas 42.

Four play in pairs, three alone. After the bids one seat names the trumps; then tricks are played,
and the suit that was led has to be followed.
"""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from boneyard.core.actions import CHANCE, Action, Actor, Deal, Pass, Seat, Side, Vocabulary
from boneyard.core.assign import assignments
from boneyard.core.chance import Rng
from boneyard.core.common import with_common
from boneyard.core.events import Dealt, Event, Passed, RoundBegan, RoundEnded, Scored
from boneyard.core.game import GameKind, Listing, Reason
from boneyard.core.moves import NONE, Deals, Listed, Moves
from boneyard.core.options import SET, Chosen, flag
from boneyard.core.tuples import replaced
from boneyard.families.listing import declaration
from boneyard.families.rounds import DEAL, PLAY, Phase, TurnCommon, TurnGame, noted
from boneyard.rules.match import Match, leaders, with_line
from boneyard.rules.seats import after
from boneyard.tiles import Tile, TileSet
from garden.tricks.actions import Bid, Call, Play
from garden.tricks.events import BidMade, Called, Played, TricksHow, TricksWhy, TrickTaken
from garden.tricks.suits import Trick, following, is_of, led_by, taker, voids

HAND = 7
LEAST_BID = 3

BIDDING = flag("bidding", True)


class TricksCommon(TurnCommon, frozen=True, kw_only=True):
    """What everybody may know."""

    phase: Phase
    bids: tuple[int, ...] = ()
    """In turn; 0: passed."""
    caller: Seat | None = None
    trump: int | None = None
    trick: Trick | None = None
    tricks: tuple[Trick, ...] = ()
    taken: tuple[int, ...] = ()
    """Tricks, one number per seat."""


class TricksState(TricksCommon, frozen=True, kw_only=True):
    """Everything there is."""

    hands: tuple[tuple[Tile, ...], ...]
    out: tuple[Tile, ...] = ()
    """Tiles that nobody was dealt."""


class TricksObservation(TricksCommon, frozen=True, kw_only=True):
    """What a seat (None: somebody looking on) may know."""

    seat: Seat | None
    hands: tuple[tuple[Tile, ...] | int, ...]
    out: int


class Tricks(TurnGame[TricksState, TricksObservation]):
    """The rules of garden tricks with their options settled."""

    vocabulary: ClassVar[Vocabulary] = Vocabulary(Deal, Bid, Pass, Call, Play)
    state_type: ClassVar[type[Any]] = TricksState

    def __init__(self, listing: Listing, options: Chosen) -> None:
        self.listing, self.options = listing, options
        self.set = TileSet.double(options[SET])
        self.bidding = options[BIDDING]
        self.match = Match.of(options)

    # -- the protocol --------------------------------------------------------------------------

    def start(self) -> TricksState:
        return self.begun(hands=((),) * self.players, taken=(0,) * self.players)

    def legal(self, state: TricksState, actor: Actor) -> Moves:
        if actor is CHANCE and state.phase == DEAL:
            return Deals(self.set, (HAND,) * self.players)
        if state.phase != PLAY or actor != state.turn:
            return NONE
        if self.bidding and state.caller is None:
            higher = range(max((LEAST_BID, *state.bids)) + 1, HAND + 1)
            return Listed([*(Bid(tricks) for tricks in higher), Pass()])
        if state.trump is None:
            return Listed(Call(suit) for suit in range(self.set[-1].high + 1))
        assert state.trick is not None
        return Listed(map(Play, following(state.hands[state.turn], state.trick, state.trump)))

    def why_not(self, state: TricksState, actor: Actor, action: Action) -> Reason | None:
        reason = super().why_not(state, actor, action)
        if reason is None or reason.key != "not-legal" or not isinstance(action, Play):
            return reason
        if state.trump is None or state.trick is None or not isinstance(actor, int):
            return reason
        if action.tile not in state.hands[actor]:
            return Reason.of("not-in-hand", tile=str(action.tile))
        return Reason.of("follow-suit", suit=led_by(state.trick.tiles[0], state.trump))

    def play(
        self, state: TricksState, actor: Actor, action: Action
    ) -> tuple[TricksState, tuple[Event, ...]]:
        events: list[Event] = []
        match action:
            case Deal():
                state = self._deal(state, action, events)
            case Bid(tricks=tricks):
                events.append(BidMade(state.turn, tricks))
                state = self._bid(state, tricks)
            case Pass():
                events.append(Passed(state.turn))
                state = self._bid(state, 0)
            case Call(suit=suit):
                events.append(Called(state.turn, suit))
                state = replace(state, trump=suit, trick=Trick(state.turn))
            case Play(tile=tile):
                state = self._play(state, tile, events)
        return state, tuple(events)

    def observe(self, state: TricksState, seat: Seat | None) -> TricksObservation:
        return with_common(
            TricksObservation,
            state,
            seat=seat,
            hands=tuple(
                hand if owner == seat else len(hand) for owner, hand in enumerate(state.hands)
            ),
            out=len(state.out),
        )

    def sample(self, observation: TricksObservation, rng: Rng) -> TricksState:
        """Hidden tiles go anywhere but where somebody could not follow: that is all there is to be
        known, and all ways to deal them are equally likely."""
        seen = observation
        hidden = [seat for seat, hand in enumerate(seen.hands) if isinstance(hand, int)]
        known = {tile for trick in _all(seen) for tile in trick.tiles}
        known |= {tile for hand in seen.hands if isinstance(hand, tuple) for tile in hand}
        room = [*(_count(seen.hands[seat]) for seat in hidden), seen.out]
        unseen = [tile for tile in self.set if tile not in known] if any(room) else []
        found: list[list[Tile]] = [[] for _ in room]
        if unseen:
            trump = seen.trump
            shown = set() if trump is None else set(voids(_all(seen), seen.order, trump))
            things = [
                tuple(
                    (place, room[place])
                    for place, seat in enumerate((*hidden, None))
                    if not any(s == seat and is_of(tile, suit, trump or 0) for s, suit in shown)
                )
                for tile in unseen
            ]
            for tile, place in zip(unseen, assignments(things, room).sample(rng), strict=True):
                found[place].append(tile)
        dealt = dict(zip(hidden, map(tuple, found), strict=False))
        return with_common(
            TricksState,
            seen,
            hands=tuple(
                hand if isinstance(hand, tuple) else dealt[seat]
                for seat, hand in enumerate(seen.hands)
            ),
            out=tuple(found[-1]),
        )

    def tiles(self, state: TricksState) -> tuple[Tile, ...]:
        held = (tile for hand in state.hands for tile in hand)
        played = (tile for trick in _all(state) for tile in trick.tiles)
        return (*held, *played, *state.out)

    def sides(self, state: TricksState | TricksObservation) -> tuple[Side, ...]:
        return ((0, 2), (1, 3)) if self.players == 4 else ((0,), (1,), (2,))

    # -- what happens --------------------------------------------------------------------------

    def _deal(self, state: TricksState, deal: Deal, events: list[Event]) -> TricksState:
        hands: tuple[tuple[Tile, ...], ...] = deal.hands
        out: tuple[Tile, ...] = deal.boneyard
        events.append(RoundBegan(state.round))
        for seat in state.order:
            events.append(Dealt(seat, HAND, hands[seat], (seat,)))
        first = state.order[state.round % self.players]
        return replace(
            state, phase=PLAY, turn=first, hands=hands, out=out, bids=(), tricks=(), trump=None,
            trick=None, taken=(0,) * self.players, caller=None if self.bidding else first,
        )  # fmt: skip

    def _bid(self, state: TricksState, tricks: int) -> TricksState:
        bids, following_ = (*state.bids, tricks), after(state.turn, state.order)
        if len(bids) < self.players:
            return replace(state, bids=bids, turn=following_[0])
        # Everybody has bid, so the next is who began: the highest calls, or nobody and the first.
        caller = following_[bids.index(max(bids))]
        return replace(state, bids=bids, caller=caller, turn=caller)

    def _play(self, state: TricksState, tile: Tile, events: list[Event]) -> TricksState:
        assert state.trick is not None
        seat = state.turn
        hand = tuple(held for held in state.hands[seat] if held != tile)
        trick = replace(state.trick, tiles=(*state.trick.tiles, tile))
        events.append(Played(seat, tile))
        state = replace(state, trick=trick, hands=replaced(state.hands, seat, hand))
        if len(trick.tiles) < self.players:
            return replace(state, turn=after(seat, state.order)[0])
        return self._take(state, trick, events)

    def _take(self, state: TricksState, trick: Trick, events: list[Event]) -> TricksState:
        assert state.trump is not None
        seat = taker(trick, state.order, state.trump)
        events.append(TrickTaken(seat))
        for partner in self._side(state, seat):
            state = noted(state, Scored(partner, 1, TricksWhy.TRICK), events)
        state = replace(
            state, turn=seat, trick=Trick(seat), tricks=(*state.tricks, trick),
            taken=replaced(state.taken, seat, state.taken[seat] + 1),
        )  # fmt: skip
        return state if state.hands[seat] else self._end_round(state, events)

    def _end_round(self, state: TricksState, events: list[Event]) -> TricksState:
        bid = max(state.bids, default=0)
        if bid and state.caller is not None:
            side = self._side(state, state.caller)
            kept = sum(state.taken[seat] for seat in side) >= bid
            for seat in side:
                scored = Scored(
                    seat,
                    bid if kept else -bid,
                    TricksWhy.BID_KEPT if kept else TricksWhy.BID_LOST,
                    bid,
                )
                state = noted(state, scored, events)
        winners = leaders(with_line(state.sheet, state.scores)[-1])
        end = RoundEnded(TricksHow.TRICKS, None, state.turn, state.hands, winners)
        return self.closed(state, end, events)

    def _side(self, state: TricksState, seat: Seat) -> Side:
        return next(side for side in self.sides(state) if seat in side)


def _all(position: TricksState | TricksObservation) -> tuple[Trick, ...]:
    """The tricks of this round, with the one that is being played."""
    return position.tricks if position.trick is None else (*position.tricks, position.trick)


def _count(hand: tuple[Tile, ...] | int) -> int:
    return hand if isinstance(hand, int) else len(hand)


LISTING = Listing(
    slug="garden-tricks",
    section="",
    booklets="",
    kind=GameKind.OWN,
    declare=declaration((6,), (4, 3), BIDDING),
    build=Tricks,
    abilities=frozenset({"hint", "undo"}),
)
