"""Fortress (Hartmut Kommerell; L, O: "Burg-Domino"): tiles are laid upon tiles.

A turn is a draw, a single tile laid on the table, or a chain. A chain is laid tile by tile: after
a first tile on the table that could be continued, the player goes on or stops, and stopping then
means that it was a single tile; after two they may stop, and hand out what is left in their
hand. When nothing can follow, the turn ends by itself.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal, cast

from msgspec.structs import replace

from boneyard.core.actions import CHANCE, Action, Actor, Deal, Draw, Seat, Stop, Vocabulary
from boneyard.core.chance import Rng
from boneyard.core.common import with_common
from boneyard.core.events import Dealt, Drew, Event, Laid, RoundBegan, RoundEnded, Scored, Stopped
from boneyard.core.game import GameKind, Listing, Reason
from boneyard.core.moves import NONE, Deals, Moves
from boneyard.core.options import SET, Chosen, Option, choice
from boneyard.core.tuples import replaced
from boneyard.families.listing import declaration
from boneyard.families.rounds import TurnGame, noted
from boneyard.games.fortress.actions import HandOut, SeenHandOut, Stack
from boneyard.games.fortress.choices import HandOuts, TurnMoves, as_laid
from boneyard.games.fortress.events import (
    FortressEvent,
    FortressHow,
    FortressWhy,
    HandedOut,
    Stacked,
)
from boneyard.games.fortress.geometry import (
    Building,
    Levels,
    StackedTile,
    can_continue,
    chains,
    points,
)
from boneyard.games.fortress.state import FortressObservation, FortressPhase, FortressState, Gift
from boneyard.rules.match import Match, leaders, with_line
from boneyard.rules.seats import after
from boneyard.tiles import Tile, TileSet

HAND = 3
"""Tiles each player takes at the beginning."""

HANDOUT: Option[Literal["all", "one-each"]] = choice("handout", "all", "one-each")
LEVELS: Option[Levels] = choice("levels", "move", "table")


class Fortress(TurnGame[FortressState, FortressObservation]):
    """The rules of fortress with their options settled."""

    vocabulary: ClassVar[Vocabulary] = Vocabulary(Deal, Stack, Draw, Stop, HandOut)

    state_type: ClassVar[type[Any]] = FortressState

    def __init__(self, listing: Listing, options: Chosen) -> None:
        self.listing, self.options = listing, options
        self.set = TileSet.double(options[SET])
        self.levels = options[LEVELS]
        self.hands_out_all = options[HANDOUT] == "all"
        self.match = Match.of(options)

    # -- the protocol --------------------------------------------------------------------------

    def start(self) -> FortressState:
        return self.begun(hands=((),) * self.players)

    def legal(self, state: FortressState, actor: Actor) -> Moves:
        if actor is CHANCE and state.phase == FortressPhase.DEAL:
            return Deals(self.set, hands=(HAND,) * self.players, table=1)
        if actor is CHANCE and state.phase == FortressPhase.HANDOUT:
            return HandOuts(state.hands[state.turn], len(self.takers(state)))
        if state.phase != FortressPhase.PLAY or actor != state.turn:
            return NONE
        return self._choices(state)

    def objection(self, state: FortressState, action: Action) -> Reason | None:
        return self._choices(state).objection(action)

    def shown(
        self, state: FortressState, actor: Actor, action: Action, seat: Seat | None
    ) -> Action:
        """Of a hand-out each sees what they took themselves; the giver not even who took which."""
        if isinstance(action, HandOut):
            taken = zip(action.tiles, self.takers(state), strict=True)
            return SeenHandOut(tuple(tile if taker == seat else None for tile, taker in taken))
        return super().shown(state, actor, action, seat)

    def play(
        self, state: FortressState, actor: Actor, action: Action
    ) -> tuple[FortressState, tuple[Event, ...]]:
        events: list[Event] = []
        if isinstance(action, Deal):
            state = self._deal(state, action, events)
        elif isinstance(action, HandOut):
            state = self._hand_out(state, action, events)
        elif isinstance(action, Stack):
            state = self._lay(state, action, events)
        elif isinstance(action, Draw):
            state = self._begin_turn(self._draw(state, events, forced=False), events)
        elif isinstance(action, Stop):
            events.append(Stopped(state.turn))
            state = self._end_turn(state, events)
        if state.phase in (FortressPhase.PLAY, FortressPhase.HANDOUT):
            state = replace(state, log=(*state.log, *cast(list[FortressEvent], events)))
        return state, tuple(events)

    def observe(self, state: FortressState, seat: Seat | None) -> FortressObservation:
        playing = state.phase in (FortressPhase.PLAY, FortressPhase.HANDOUT)
        seen = (event.seen_by(seat) for event in state.log)
        return with_common(
            FortressObservation,
            state,
            seat=seat,
            hands=tuple(
                len(hand) if playing and owner != seat else hand
                for owner, hand in enumerate(state.hands)
            ),
            boneyard=len(state.boneyard),
            log=tuple(event for event in seen if event is not None),
            gifts=tuple(gift.seen_by(seat) for gift in state.gifts),
        )

    def look_open(self, state: FortressState, seat: Seat | None) -> FortressObservation:
        return replace(self.observe(state, seat), hands=state.hands)

    def sample(self, observation: FortressObservation, rng: Rng) -> FortressState:
        from boneyard.games.fortress.sampling import sample  # only bots need it

        return sample(self, observation, rng)

    def tiles(self, state: FortressState) -> tuple[Tile, ...]:
        held = (tile for hand in state.hands for tile in hand)
        return (*held, *(laid.tile for laid in state.table.laid), *state.boneyard)

    # -- what is asked of a position -------------------------------------------------------------

    def chains(
        self, state: FortressState, limit: int | None = None
    ) -> list[tuple[StackedTile, ...]]:
        """The chains of at least two tiles with which the player in turn can begin their turn."""
        return list(chains(state.table, state.hands[state.turn], limit))

    def takers(self, state: FortressState) -> tuple[Seat, ...]:
        """Who takes the tiles that are handed out, one after the other: the opponents in the
        order of play, round after round until none is left, or one tile each."""
        opponents = after(state.turn, state.order)[:-1]
        left = len(state.hands[state.turn])
        if not self.hands_out_all:
            return opponents[:left]
        return tuple(opponents[i % len(opponents)] for i in range(left))

    def _choices(self, state: FortressState) -> TurnMoves:
        return TurnMoves(state.table, state.chain, state.hands[state.turn], len(state.boneyard))

    # -- what happens --------------------------------------------------------------------------

    def _deal(self, state: FortressState, deal: Deal, events: list[Event]) -> FortressState:
        hands, boneyard = deal.hands, deal.boneyard
        (first,) = deal.table
        assert first is not None
        events.append(RoundBegan(state.round))
        events += (Dealt(seat, HAND, hands[seat], (seat,)) for seat in state.order)
        events.append(Laid(None, first))
        return replace(
            state,
            phase=FortressPhase.PLAY,
            turn=state.order[state.round % self.players],
            hands=hands,
            boneyard=boneyard,
            table=Building.start(first),
            chain=(),
            log=(),
            gifts=(),
        )

    def _draw(self, state: FortressState, events: list[Event], *, forced: bool) -> FortressState:
        """The player in turn draws, and their turn is over."""
        seat, tile = state.turn, state.boneyard[0]
        events.append(Drew(seat, 1, (tile,), (seat,), forced))
        return replace(
            state,
            hands=replaced(state.hands, seat, (*state.hands[seat], tile)),
            boneyard=state.boneyard[1:],
            turn=after(seat, state.order)[0],
        )

    def _lay(self, state: FortressState, stack: Stack, events: list[Event]) -> FortressState:
        seat, laid = state.turn, as_laid(state.table, stack)
        chain = (*state.chain, laid)
        height, earned = laid.height + 1, points(chain, self.levels)[-1]
        level = height if self.levels == "table" else len(chain)
        events.append(Stacked(seat, laid.halves, laid.cells, height))
        state = noted(state, Scored(seat, earned, FortressWhy.LEVEL, level), events)
        hand = tuple(tile for tile in state.hands[seat] if tile != laid.tile)
        state = replace(
            state,
            hands=replaced(state.hands, seat, hand),
            table=state.table.add(laid),
            chain=chain,
        )
        if can_continue(state.table, laid, hand):
            return state
        return self._end_turn(state, events)

    def _end_turn(self, state: FortressState, events: list[Event]) -> FortressState:
        """After a chain the rest of the hand is handed out; after a single tile it is not."""
        if len(state.chain) > 1 and state.hands[state.turn]:
            return replace(state, phase=FortressPhase.HANDOUT)
        return self._begin_turn(_next(state), events)

    def _hand_out(self, state: FortressState, order: HandOut, events: list[Event]) -> FortressState:
        giver, hands = state.turn, [list(hand) for hand in state.hands]
        given: list[Tile] = []
        for taker, tile in zip(self.takers(state), order.tiles, strict=True):
            assert tile is not None
            events.append(HandedOut(taker, 1, (tile,), (taker,)))
            hands[giver].remove(tile)
            hands[taker].append(tile)
            given.append(tile)
        gift = Gift(giver, tuple(sorted(given)), len(state.log))
        state = replace(
            state,
            phase=FortressPhase.PLAY,
            hands=tuple(map(tuple, hands)),
            gifts=(*state.gifts, gift),
        )
        return self._begin_turn(_next(state), events)

    def _begin_turn(self, state: FortressState, events: list[Event]) -> FortressState:
        """Whoever holds nothing can only draw and is not asked; if they cannot, that is the end."""
        while not state.hands[state.turn]:
            if not state.boneyard:
                return self._end_round(state, events)
            state = self._draw(state, events, forced=True)
        return state

    def _end_round(self, state: FortressState, events: list[Event]) -> FortressState:
        winners = leaders(with_line(state.sheet, state.scores)[-1])
        laid = [event for event in (*state.log, *events) if isinstance(event, Stacked)]
        end = RoundEnded(FortressHow.SPENT, state.turn, laid[-1].seat, state.hands, winners)
        # All hands are shown now, so there is no evidence to be kept.
        return self.closed(replace(state, chain=(), log=(), gifts=()), end, events)


def _next(state: FortressState) -> FortressState:
    return replace(state, turn=after(state.turn, state.order)[0], chain=())


LISTING = Listing(
    slug="fortress",
    section="4.2",
    booklets="LO",
    kind=GameKind.OWN,
    declare=declaration(
        (9, 6),
        (2, 3, 4),
        HANDOUT,
        LEVELS,
        match="rounds:1",
    ),
    build=Fortress,
    abilities=frozenset({"hint", "undo"}),
)
