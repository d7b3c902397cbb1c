"""The loop of a counting game: deal, open, lay any tile, end the round at the last goal."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from msgspec.structs import replace

from boneyard.core.actions import CHANCE, Action, Actor, Deal, Lay, Seat, Vocabulary
from boneyard.core.chance import Rng
from boneyard.core.common import with_common
from boneyard.core.events import Dealt, Drew, Event, Laid, RoundBegan, RoundEnded, Scored
from boneyard.core.game import Listing, Reason
from boneyard.core.habits import Habits
from boneyard.core.moves import NONE, Deals, Listed, Moves
from boneyard.core.options import Chosen
from boneyard.core.tuples import replaced, without
from boneyard.families.counting.events import Announced, CountingEvent, CountingHow, CountingWhy
from boneyard.families.counting.rules import CountingRules
from boneyard.families.counting.state import CountingObservation, CountingState
from boneyard.families.habits import SHEDDING
from boneyard.families.rounds import DEAL, PLAY, TurnGame, before_opening, noted, noted_in
from boneyard.rules.counts import Makes, RunningCount
from boneyard.rules.part import InNumbers
from boneyard.rules.seats import after
from boneyard.tiles import Tile


class CountingGame(TurnGame[CountingState, CountingObservation]):
    """A counting game: rules that fill the slots of `CountingRules`."""

    vocabulary: ClassVar[Vocabulary] = Vocabulary(Deal, Lay)

    state_type: ClassVar[type[Any]] = CountingState
    added_fields: ClassVar[tuple[str, ...]] = ("boneyard",)
    in_numbers: ClassVar[InNumbers | None] = InNumbers({"family": "counting"})
    """What the compiled rounds have to know of this very class."""

    def __init__(self, listing: Listing, options: Chosen, rules: CountingRules) -> None:
        self.listing, self.options, self.rules = listing, options, rules
        self.match = rules.match
        self._deals = Deals(rules.tiles, (rules.hand,) * self.players)
        self._points, self._last_goal = dict(rules.goals), rules.goals[-1][0]

    # -- the protocol --------------------------------------------------------------------------

    @property
    def habits(self) -> Habits:
        return SHEDDING

    def start(self) -> CountingState:
        return self.begun(hands=((),) * self.players)

    def legal(self, state: CountingState, actor: Actor) -> Moves:
        if actor is CHANCE and state.phase == DEAL:
            return self._deals
        if state.phase != PLAY or actor != state.turn:
            return NONE
        must = state.must
        return Listed(map(Lay, state.hands[state.turn] if must is None else (must,)))

    def objection(self, state: CountingState, action: Action) -> Reason | None:
        if not isinstance(action, Lay):
            return Reason("you-can-lay")
        tile = action.tile
        if tile not in state.hands[state.turn]:
            return Reason.of("not-in-hand", tile=str(tile))
        if state.must is not None and tile != state.must:
            return Reason.of("must-open", tile=str(state.must))
        return None if action == Lay(tile) else Reason("nothing-to-touch")

    def play(
        self, state: CountingState, actor: Actor, action: Action
    ) -> tuple[CountingState, tuple[Event, ...]]:
        events: list[Event] = []
        if isinstance(action, Lay):
            state = self._lay(state, action, events)
            told = events  # Everybody sees all of it, but for what is drawn.
        else:
            assert isinstance(action, Deal)
            state = self._deal(state, action, events)
            told = [seen for event in events if (seen := event.seen_by(None)) is not None]
        log = state.log + cast("tuple[CountingEvent, ...]", tuple(told))
        return replace(state, log=log), tuple(events)

    def look_open(self, state: CountingState, seat: Seat | None) -> CountingObservation:
        return replace(self.observe(state, seat), hands=state.hands)

    def observe(self, state: CountingState, seat: Seat | None) -> CountingObservation:
        shown = state.phase != PLAY
        log = state.log
        if self.rules.draw_after:
            seen = (event.seen_by(seat) for event in state.log)
            log = cast("tuple[CountingEvent, ...]", tuple(one for one in seen if one is not None))
        return with_common(
            CountingObservation,
            state,
            seat=seat,
            log=log,
            boneyard=len(state.boneyard),
            hands=tuple(
                hand if shown or seat == owner else len(hand)
                for owner, hand in enumerate(state.hands)
            ),
            must=state.must if seat == state.turn else None,
        )

    def noted_last(self, observation: CountingObservation) -> tuple[list[Scored], list[Scored]]:
        return noted_in(observation.log)

    def sample(self, observation: CountingObservation, rng: Rng) -> CountingState:
        from boneyard.families.counting.sampling import sample  # only bots need it

        return sample(self.rules, observation, rng)

    def tiles(self, state: CountingState) -> tuple[Tile, ...]:
        return (*(tile for hand in state.hands for tile in hand), *state.table, *state.boneyard)

    def counts(self, position: CountingState | CountingObservation) -> tuple[RunningCount, ...]:
        """The running total, and what it has to come to next."""
        total = RunningCount("total", (position.total,))
        goal = next((goal for goal, _ in self.rules.goals if goal > position.total), None)
        return (total,) if goal is None else (total, RunningCount("goal", (goal,)))

    def makes(self, position: CountingState | CountingObservation, lay: Lay) -> Makes:
        """What laying this tile would bring the total to, and earn."""
        total = position.total + lay.tile.pips
        return Makes(self._earned(position.total, total), total)

    def _earned(self, before: int, total: int) -> int:
        """The 0-0 brings nothing to a goal that is reached."""
        return self._points.get(total, 0) if before < total else 0

    # -- what happens --------------------------------------------------------------------------

    def _deal(self, state: CountingState, deal: Deal, events: list[Event]) -> CountingState:
        hands = deal.hands
        events.append(RoundBegan(state.round))
        events += (Dealt(seat, len(hands[seat]), hands[seat], (seat,)) for seat in state.order)
        opens = self.rules.opening.opener(before_opening(state), hands)
        assert opens is not None, "somebody always opens a counting game"
        return replace(
            state, phase=PLAY, hands=hands, table=(), total=0, turn=opens.seat,
            must=opens.tile, log=(), boneyard=deal.boneyard if self.rules.draw_after else (),
        )  # fmt: skip

    def _lay(self, state: CountingState, lay: Lay, events: list[Event]) -> CountingState:
        seat, tile = state.turn, lay.tile
        before, total = state.total, state.total + tile.pips
        hands = replaced(state.hands, seat, without(state.hands[seat], tile))
        state = replace(state, hands=hands, table=(*state.table, tile), total=total, must=None)
        events += (Laid(seat, tile), Announced(seat, total))
        points = self._earned(before, total)
        if points:
            state = noted(state, Scored(seat, points, CountingWhy.GOAL, total), events)
        if self.match.won_at_once(state.scores):
            return self.reached_target(state, hands, events)
        if total >= self._last_goal:
            return self.closed(state, RoundEnded(CountingHow.GOAL, seat, seat, hands), events)
        if state.boneyard:
            (drawn, *rest) = state.boneyard
            hands = replaced(hands, seat, (*hands[seat], drawn))
            events.append(Drew(seat, 1, (drawn,), (seat,)))
            state = replace(state, hands=hands, boneyard=tuple(rest))
        if not any(hands):
            return self.closed(state, RoundEnded(CountingHow.EMPTY, seat, seat, hands), events)
        # The stock may have been too small for all: some are done before others.
        turn = next(one for one in after(seat, state.order) if hands[one])
        return replace(state, turn=turn)
