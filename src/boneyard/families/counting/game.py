"""The loop of a counting game: deal, open, lay any tile, end the round at the last goal."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from boneyard.core.actions import CHANCE, Action, Actor, Deal, Lay, Seat
from boneyard.core.chance import Rng
from boneyard.core.events import (
    Announced,
    Dealt,
    Event,
    Laid,
    MatchEnded,
    RoundBegan,
    RoundEnded,
    Scored,
)
from boneyard.core.game import Game, Reason, Result, Sheet
from boneyard.core.moves import NONE, Deals, Listed, Moves
from boneyard.core.options import Chosen
from boneyard.families.counting.rules import CountingRules
from boneyard.families.counting.state import CountingObservation, CountingState
from boneyard.rules.match import with_line
from boneyard.rules.opening import Hands
from boneyard.rules.seats import after, seats_in_order
from boneyard.tiles import Tile


class CountingGame(Game[CountingState, CountingObservation]):
    """A counting game: rules that fill the slots of `CountingRules`."""

    state_type: ClassVar[type[Any]] = CountingState
    observation_type: ClassVar[type[Any]] = CountingObservation

    def __init__(self, sheet: Sheet, options: Chosen, rules: CountingRules) -> None:
        self.sheet, self.options, self.rules = sheet, options, rules

    # -- the protocol --------------------------------------------------------------------------

    def start(self) -> CountingState:
        n = self.players
        return CountingState(
            phase="deal",
            round=0,
            order=seats_in_order(n, str(self.options["direction"])),
            hands=((),) * n,
            scores=(0,) * n,
        )

    def to_act(self, state: CountingState) -> tuple[Actor, ...]:
        if state.phase == "play":
            return (state.turn,)
        return (CHANCE,) if state.phase == "deal" else ()

    def legal(self, state: CountingState, actor: Actor) -> Moves:
        if actor is CHANCE and state.phase == "deal":
            return Deals(self.rules.tiles, (self.rules.hand,) * self.players)
        if state.phase != "play" or actor != state.turn:
            return NONE
        must = state.must
        return Listed(map(Lay, state.hands[state.turn] if must is None else (must,)))

    def why_not(self, state: CountingState, actor: Actor, action: Action) -> Reason | None:
        if actor not in self.to_act(state):
            return self.not_now(state)
        if action in self.legal(state, actor):
            return None
        if actor is CHANCE:
            return Reason("wrong-deal")
        if not isinstance(action, Lay):
            return Reason("you-can-lay")
        if action.tile not in state.hands[state.turn]:
            return Reason.of("not-in-hand", tile=str(action.tile))
        if state.must is not None and action.tile != state.must:
            return Reason.of("must-open", tile=str(state.must))
        return Reason("nothing-to-touch")

    def play(
        self, state: CountingState, actor: Actor, action: Action
    ) -> tuple[CountingState, tuple[Event, ...]]:
        events: list[Event] = []
        if isinstance(action, Deal):
            state = self._deal(state, action, events)
        else:
            assert isinstance(action, Lay)
            state = self._lay(state, action, events)
        seen = (event.seen_by(None) for event in events)
        log = (*state.log, *(event for event in seen if event is not None))
        return replace(state, log=log), tuple(events)

    def observe(self, state: CountingState, seat: Seat | None) -> CountingObservation:
        shown = state.phase != "play"
        return CountingObservation(
            seat=seat,
            phase=state.phase,
            round=state.round,
            order=state.order,
            turn=state.turn,
            hands=tuple(
                hand if shown or seat == owner else len(hand)
                for owner, hand in enumerate(state.hands)
            ),
            table=state.table,
            total=state.total,
            must=state.must if seat == state.turn else None,
            log=state.log,
            scores=state.scores,
            sheet=state.sheet,
            ends=state.ends,
        )

    def sample(self, observation: CountingObservation, rng: Rng) -> CountingState:
        from boneyard.families.counting.sampling import sample  # only bots need it

        return sample(self.rules, observation, rng)

    def tiles(self, state: CountingState) -> tuple[Tile, ...]:
        return (*(tile for hand in state.hands for tile in hand), *state.table)

    def scores(self, state: CountingState) -> tuple[int, ...]:
        return state.scores

    def result(self, state: CountingState) -> Result | None:
        if state.phase != "over":
            return None
        return Result(self.rules.match.winners(state.scores), state.scores)

    # -- what happens --------------------------------------------------------------------------

    def _deal(self, state: CountingState, deal: Deal, events: list[Event]) -> CountingState:
        hands: Hands = deal.hands  # type: ignore[assignment]
        events.append(RoundBegan(state.round))
        events += (Dealt(seat, len(hands[seat]), hands[seat], (seat,)) for seat in state.order)
        opens = self.rules.opening.opener(hands, state.order, state.round)
        assert opens is not None, "somebody always opens a counting game"
        return replace(
            state, phase="play", hands=hands, table=(), total=0, turn=opens.seat,
            must=opens.tile, log=(),
        )  # fmt: skip

    def _lay(self, state: CountingState, lay: Lay, events: list[Event]) -> CountingState:
        seat, tile, match = state.turn, lay.tile, self.rules.match
        before, total = state.total, state.total + tile.pips
        hands = tuple(
            tuple(held for held in hand if held != tile) if owner == seat else hand
            for owner, hand in enumerate(state.hands)
        )
        state = replace(state, hands=hands, table=(*state.table, tile), total=total, must=None)
        events += (Laid(seat, tile), Announced(seat, total))
        for goal, points in self.rules.goals:
            if before < total == goal:  # The 0-0 brings nothing to a goal that is reached.
                events.append(Scored(seat, points, "goal", goal))
                scores = (
                    *state.scores[:seat],
                    state.scores[seat] + points,
                    *state.scores[seat + 1 :],
                )
                state = replace(state, scores=scores)
        if match.at_once and match.reached(state.scores):
            return self._end_round(state, "target", (seat,), events)
        if total >= self.rules.goals[-1][0]:
            return self._end_round(state, "goal", (), events)
        if not any(hands):
            return self._end_round(state, "empty", (), events)
        return replace(state, turn=after(seat, state.order)[0])

    def _end_round(
        self, state: CountingState, how: str, winners: tuple[Seat, ...], events: list[Event]
    ) -> CountingState:
        end = RoundEnded(how, state.turn, state.turn, state.hands, winners)
        events.append(end)
        state = replace(
            state, phase="deal", round=state.round + 1, ends=(*state.ends, end),
            sheet=with_line(state.sheet, state.scores),
        )  # fmt: skip
        if not self.rules.match.is_over(state.round, state.scores):
            return state
        events.append(MatchEnded(self.rules.match.winners(state.scores), state.scores))
        return replace(state, phase="over")
