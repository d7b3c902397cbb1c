"""The loop of a trick game: the lot for the first deal, bids, a call, tricks, what they bring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from boneyard.core.actions import (
    CHANCE,
    Action,
    Actor,
    Deal,
    Lot,
    Pass,
    Seat,
    Side,
    Vocabulary,
)
from boneyard.core.chance import Rng
from boneyard.core.common import with_common
from boneyard.core.events import Dealt, Event, Passed, RoundBegan, RoundEnded, Scored
from boneyard.core.game import Listing, Reason
from boneyard.core.moves import NONE, Deals, Listed, Moves
from boneyard.core.options import Chosen
from boneyard.core.tuples import replaced
from boneyard.families.rounds import TurnGame, noted_together
from boneyard.families.tricks.actions import (
    Bid,
    Call,
    Discard,
    Play,
    SeenDiscard,
)
from boneyard.families.tricks.events import (
    AllPassed,
    BidMade,
    Called,
    DealerDrawn,
    Discarded,
    MiddleTaken,
    TilePlayed,
    TricksHow,
    TrickTaken,
)
from boneyard.families.tricks.manner import Manner, Suits
from boneyard.families.tricks.rules import TricksRules, side_of
from boneyard.families.tricks.sampling import imagined
from boneyard.families.tricks.state import (
    Trick,
    TricksCommon,
    TricksObservation,
    TricksPhase,
    TricksStage,
    TricksState,
)
from boneyard.rules.match import leaders, with_line
from boneyard.rules.partners import partner_of
from boneyard.rules.seats import after
from boneyard.tiles import Tile


class TricksGame(TurnGame[TricksState, TricksObservation]):
    """A trick game: rules that fill the slots of `TricksRules`."""

    vocabulary: ClassVar[Vocabulary] = Vocabulary(Deal, Lot, Bid, Pass, Discard, Call, Play)
    state_type: ClassVar[type[Any]] = TricksState

    def __init__(self, listing: Listing, options: Chosen, rules: TricksRules) -> None:
        self.listing, self.options, self.rules = listing, options, rules
        self.match = rules.match
        self._deals = Deals(rules.tiles, (rules.hand,) * self.players)
        self._lots = Listed(map(Lot, range(self.players)))

    # -- the protocol --------------------------------------------------------------------------

    def start(self) -> TricksState:
        state = self.begun(hands=((),) * self.players)
        if self.rules.lot:
            return replace(state, phase=TricksPhase.LOT)
        return replace(state, dealer=state.order[-1])

    def legal(self, state: TricksState, actor: Actor) -> Moves:
        if actor is CHANCE:
            return {TricksPhase.LOT: self._lots, TricksPhase.DEAL: self._deals}.get(
                state.phase, NONE
            )
        if state.phase != TricksPhase.PLAY or actor != state.turn:
            return NONE
        hand = state.hands[state.turn]
        match state.stage:
            case TricksStage.BID:
                return Listed(self._bids(state, hand))
            case TricksStage.DISCARD:
                return Listed(map(Discard, hand))
            case TricksStage.CALL:
                return Listed(map(Call, self.rules.contracts.calls(state.bid)))
            case _:
                return Listed(map(Play, self.manner(state).playable(hand, self.led(state))))

    def objection(self, state: TricksState, action: Action) -> Reason | None:
        reason = super().objection(state, action)
        if reason is None or not isinstance(action, Play | Discard):
            return reason
        if action.tile not in state.hands[state.turn]:
            return Reason.of("not-in-hand", tile=str(action.tile))
        if state.stage != TricksStage.PLAY or not isinstance(action, Play):
            return reason
        return self.must_follow(state) or reason

    def must_follow(self, position: TricksCommon) -> Reason | None:
        """What whoever is in turn has to play, in words; None: they are free."""
        manner, led = self.manner(position), self.led(position)
        if not isinstance(manner, Suits):
            return Reason("must-nearest")
        if led is None:
            return None
        suit = manner.asked(led)
        return Reason("follow-doubles") if suit < 0 else Reason.of("follow-suit", suit=suit)

    def shown(self, state: TricksState, actor: Actor, action: Action, seat: Seat | None) -> Action:
        if isinstance(action, Discard) and actor != seat:
            return SeenDiscard()
        return super().shown(state, actor, action, seat)

    def has_looked(self, state: TricksState, seat: Seat) -> bool:
        # The bid or the call came before what lay in the middle; nothing is put away yet.
        return state.stage == TricksStage.DISCARD and not state.out and seat == state.turn

    def play(
        self, state: TricksState, actor: Actor, action: Action
    ) -> tuple[TricksState, tuple[Event, ...]]:
        events: list[Event] = []
        match action:
            case Lot(seat=seat):
                events.append(DealerDrawn(seat))
                state = replace(state, dealer=seat, phase=TricksPhase.DEAL)
            case Deal():
                state = self._deal(state, action, events)
            case Bid():
                events.append(BidMade(state.turn, action.amount, action.kind))
                state = self._bid(state, action, events)
            case Pass():
                events.append(Passed(state.turn))
                state = self._bid(state, None, events)
            case Discard(tile=tile):
                state = self._discard(state, tile, events)
            case Call(what=what):
                state = self._call(state, what, events)
            case Play(tile=tile):
                state = self._play(state, tile, events)
        while self.honest and (only := self._only_play(state)) is not None:
            state = self._play(state, only, events)
        return state, tuple(events)

    def look_open(self, state: TricksState, seat: Seat | None) -> TricksObservation:
        return replace(self.observe(state, seat), hands=state.hands)

    def observe(self, state: TricksState, seat: Seat | None) -> TricksObservation:
        is_open = state.phase != TricksPhase.PLAY and bool(state.tricks)
        knows_out = is_open or (state.exchanged and seat == state.caller)
        return with_common(
            TricksObservation,
            state,
            seat=seat,
            hands=tuple(
                hand if is_open or owner == seat else len(hand)
                for owner, hand in enumerate(state.hands)
            ),
            out=state.out if knows_out else len(state.out),
        )

    def sample(self, observation: TricksObservation, rng: Rng) -> TricksState:
        return next(self.imagined(observation, rng))

    def imagined(self, observation: TricksObservation, rng: Rng) -> Iterator[TricksState]:
        for state in imagined(self, observation, rng):
            # Whoever has no choice would not have been asked.
            if not self.honest or self._only_play(state) is None:
                yield state

    def _only_play(self, state: TricksState) -> Tile | None:
        """The tile of somebody who has to play it."""
        if state.phase != TricksPhase.PLAY or state.stage != TricksStage.PLAY:
            return None
        playable = tuple(self.manner(state).playable(state.hands[state.turn], self.led(state)))
        return playable[0] if len(playable) == 1 else None

    def tiles(self, state: TricksState) -> tuple[Tile, ...]:
        held = (tile for hand in state.hands for tile in hand)
        played = (tile for trick in state.all_tricks() for tile in trick.tiles)
        return (*held, *played, *state.out)

    def sides(self, state: TricksState | TricksObservation) -> tuple[Side, ...]:
        return self.rules.sides

    def one_score(self, observation: TricksObservation) -> tuple[Side, ...]:
        return self.rules.sides

    def noted_last(self, observation: TricksObservation) -> tuple[list[Scored], list[Scored]]:
        return [], list(observation.brought)

    # -- what the tricks are about -------------------------------------------------------------

    def manner(self, position: TricksCommon) -> Manner:
        """How the tricks of this round are played."""
        assert position.call is not None, "nothing is played before the call"
        return self.rules.contracts.manner(position.call)

    def led(self, position: TricksCommon) -> Tile | None:
        """What was led to the trick that is being played."""
        trick = position.trick
        return trick.tiles[0] if trick is not None and trick.tiles else None

    def worth(self, position: TricksCommon, side: Side) -> int:
        """What the tricks of this side count."""
        return sum(self.rules.reckoning.worth(trick.tiles) for trick in position.taken(side))

    # -- what happens --------------------------------------------------------------------------

    def _deal(self, state: TricksState, deal: Deal, events: list[Event]) -> TricksState:
        assert state.dealer is not None, "somebody deals"
        if state.tricks or not state.bids:  # Else the same round is dealt again.
            events.append(RoundBegan(state.round))
        for seat in state.order:
            events.append(Dealt(seat, len(deal.hands[seat]), deal.hands[seat], (seat,)))
        first = after(state.dealer, state.order)[0]
        state = replace(
            state, phase=TricksPhase.PLAY, stage=TricksStage.BID, turn=first, hands=deal.hands,
            out=deal.boneyard, bids=(), bidder=None, caller=None, call=None, resting=(),
            trick=None, tricks=(), exchanged=False, brought=(),
        )  # fmt: skip
        return state if self.rules.auction is not None else self._settled(state, first, events)

    def _bids(self, state: TricksState, hand: tuple[Tile, ...]) -> Iterator[Action]:
        auction = self.rules.auction
        assert auction is not None, "there are bids"
        yield from auction.bids(state.bids, hand)
        if auction.may_pass(state.bids, self.players):
            yield Pass()

    def _bid(self, state: TricksState, bid: Bid | None, events: list[Event]) -> TricksState:
        auction = self.rules.auction
        dealer = state.dealer
        assert auction is not None, "there are bids"
        assert dealer is not None, "somebody has dealt"
        bids, following = (*state.bids, bid), after(state.turn, state.order)
        state = replace(state, bids=bids)
        if not auction.is_over(bids, self.players):
            return replace(state, turn=following[0])
        made = [seat for seat, said in state.bids_by() if said is not None]
        if made:
            return self._settled(replace(state, bidder=made[-1]), made[-1], events)
        first = after(dealer, state.order)[0]
        if auction.nobody == "first-calls":
            return self._settled(state, first, events)
        events.append(AllPassed())
        return replace(state, phase=TricksPhase.DEAL, dealer=first)

    def _settled(self, state: TricksState, seat: Seat, events: list[Event]) -> TricksState:
        """This seat plays the hand."""
        rules = self.rules
        caller = rules.contracts.caller(state.bid, seat, partner_of(seat, rules.sides))
        state = replace(state, caller=caller, turn=caller, stage=TricksStage.CALL)
        return self._take_middle(state, events) if rules.middle == "before-call" else state

    def _take_middle(self, state: TricksState, events: list[Event]) -> TricksState:
        seat, middle = state.turn, state.out
        events.append(MiddleTaken(seat, len(middle), middle, (seat,)))
        hands = replaced(state.hands, seat, state.hands[seat] + middle)
        return replace(state, hands=hands, out=(), stage=TricksStage.DISCARD, exchanged=True)

    def _discard(self, state: TricksState, tile: Tile, events: list[Event]) -> TricksState:
        seat = state.turn
        events.append(Discarded(seat, 1, (tile,), (seat,)))
        hand = _without(state.hands[seat], tile)
        state = replace(
            state, hands=replaced(state.hands, seat, hand), out=(*state.out, tile)
        )  # fmt: skip
        if len(hand) > self.rules.hand:
            return state
        return replace(state, stage=TricksStage.CALL) if state.call is None else self._begun(state)

    def _call(self, state: TricksState, what: str, events: list[Event]) -> TricksState:
        seat, rules = state.turn, self.rules
        events.append(Called(seat, what))
        resting = rules.contracts.resting(what, partner_of(seat, rules.sides))
        state = replace(state, call=what, resting=resting)
        if rules.middle == "after-call":
            return self._take_middle(state, events)
        return self._begun(state)

    def _begun(self, state: TricksState) -> TricksState:
        """The first trick is led to."""
        assert state.caller is not None
        return replace(
            state, stage=TricksStage.PLAY, turn=state.caller, trick=Trick(state.caller)
        )  # fmt: skip

    def _play(self, state: TricksState, tile: Tile, events: list[Event]) -> TricksState:
        assert state.trick is not None
        seat = state.turn
        trick = replace(state.trick, tiles=(*state.trick.tiles, tile))
        events.append(TilePlayed(seat, tile))
        hands = replaced(state.hands, seat, _without(state.hands[seat], tile))
        state = replace(state, trick=trick, hands=hands)
        if len(trick.tiles) < len(state.playing):
            return replace(state, turn=after(seat, state.playing)[0])
        return self._take(state, trick, events)

    def _take(self, state: TricksState, trick: Trick, events: list[Event]) -> TricksState:
        rules = self.rules
        plays = list(state.plays(trick))
        seat = plays[self.manner(state).best(trick.tiles)][0]
        events.append(TrickTaken(seat, rules.reckoning.worth(trick.tiles)))
        taken = (*state.tricks, replace(trick, taker=seat))
        state = replace(state, turn=seat, trick=None, tricks=taken)
        if not state.hands[seat]:
            return self._end_round(state, TricksHow.ALL_TAKEN, events)
        if rules.reckoning.is_decided(state, rules.sides):
            return self._end_round(state, TricksHow.DECIDED, events)
        return replace(state, trick=Trick(seat))

    def _end_round(self, state: TricksState, how: TricksHow, events: list[Event]) -> TricksState:
        rules, before = self.rules, len(events)
        for scored in rules.reckoning.points(state, rules.sides):
            state = noted_together(state, scored, side_of(scored.seat, rules.sides), events)
        brought = tuple(event for event in events[before:] if isinstance(event, Scored))
        winners = leaders(with_line(state.sheet, state.scores)[-1])
        if len(winners) == self.players:
            winners = ()
        assert state.dealer is not None
        end = RoundEnded(how, None, state.turn, state.hands, winners)
        dealer = after(state.dealer, state.order)[0]
        return self.closed(replace(state, brought=brought, dealer=dealer), end, events)

    def gone_on(self, state: TricksState, over: bool, events: list[Event]) -> TricksState:
        if over:
            state = replace(state, champions=self._champions(state))
        return super().gone_on(state, over, events)

    def victors(self, position: TricksState | TricksObservation) -> tuple[Seat, ...]:
        return position.champions

    def _champions(self, state: TricksState) -> tuple[Seat, ...]:
        rules = self.rules
        if rules.bidder_first and state.bidder is not None:
            side = side_of(state.bidder, rules.sides)
            there = rules.match.reached(tuple(state.scores[seat] for seat in side))
            if there and rules.reckoning.is_made(state, rules.sides):
                return tuple(sorted(side))
        return self.winners(state.scores)

    def lead(self, state: TricksState, seat: Seat) -> float:
        # Who was there first has won, with however many points others came in after them.
        won = state.champions
        overtaken = bool(won) and state.scores[won[0]] < max(state.scores)
        return 0.0 if overtaken else super().lead(state, seat)


def _without(hand: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    return tuple([held for held in hand if held != tile])
