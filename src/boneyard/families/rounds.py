"""The bookkeeping of rounds and matches: points noted, rounds closed, the match ended."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, ClassVar, TypeVar

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from boneyard.core.actions import CHANCE, Action, Actor, Seat, Side
from boneyard.core.events import Event, MatchEnded, RoundBegan, RoundEnded, Scored
from boneyard.core.game import Aim, Game, Reason, Result, ahead
from boneyard.core.habits import Habits
from boneyard.core.options import DIRECTION, TEMPO
from boneyard.core.tuples import replaced
from boneyard.families.habits import ACTIVE
from boneyard.rules.layout import Layout
from boneyard.rules.match import Match, with_line
from boneyard.rules.moment import Hands, Moment
from boneyard.rules.seats import seats_in_order
from boneyard.tiles import Tile


class Phase(StrEnum):
    """What a match in rounds is about to do. A game with other phases brings its own."""

    DEAL = "deal"
    PLAY = "play"
    OVER = "over"


# Every move asks for the phase, and a member of an enumeration takes a while to be found in it.
DEAL, PLAY, OVER = Phase.DEAL, Phase.PLAY, Phase.OVER


class TurnHow(StrEnum):
    """How a round ends wherever one plays after the other."""

    TARGET = "target"


PLAYER: Seat = 0
"""Who plays alone."""


class RoundCommon(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What is on the books of a match in rounds; everybody may read them."""

    phase: str
    """`play`, `over`, or what chance does; games say which phases they have."""
    round: int = 0
    """Rounds completed."""
    scores: tuple[int, ...]
    sheet: tuple[tuple[int, ...], ...] = ()
    """What each round brought."""
    ends: tuple[RoundEnded, ...] = ()
    """How the rounds ended."""


class TurnCommon(RoundCommon, frozen=True, kw_only=True):
    """The same where one plays after the other."""

    order: tuple[Seat, ...]
    turn: Seat = 0


def before_opening(common: TurnCommon) -> Moment:
    """The moment after a deal, before anybody has laid a tile, in a game without partners."""
    return Moment(
        layout=Layout(),
        seat=common.order[0],
        order=common.order,
        sides=tuple((seat,) for seat in sorted(common.order)),
        round=common.round,
        ended=common.ends,
    )


R = TypeVar("R", bound=RoundCommon)
T = TypeVar("T", bound=TurnCommon)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - observation, as in `core.game`


def noted(state: R, scored: Scored, events: list[Event]) -> R:
    """Points are told, and added to the total."""
    events.append(scored)
    total = state.scores[scored.seat] + scored.points
    return replace(state, scores=replaced(state.scores, scored.seat, total))


def noted_together(state: R, scored: Scored, side: Side, events: list[Event]) -> R:
    """Points are told once, and added to the total of everybody on this side."""
    partners = tuple(seat for seat in side if seat != scored.seat)
    state = noted(state, replace(scored, partners=partners or UNSET), events)
    for seat in partners:
        state = noted(state, replace(scored, seat=seat, partners=()), events)
    return state


def ended(state: R, end: RoundEnded, events: list[Event]) -> R:
    """A round is over; what it brought is not on the sheet yet."""
    events.append(end)
    return replace(state, round=state.round + 1, ends=(*state.ends, end))


def entered(state: R) -> R:
    """What was noted since the last line of the sheet is its next line."""
    return replace(state, sheet=with_line(state.sheet, state.scores))


def noted_in(log: Sequence[Event]) -> tuple[list[Scored], list[Scored]]:
    """The points in the log of a round that is over: from while it was played, and from its end."""
    in_play: list[Scored] = []
    after_it: list[Scored] = []
    noted_now = in_play
    for event in log:
        if isinstance(event, RoundBegan):
            in_play.clear()  # What was announced before the deal is of other rounds.
        elif isinstance(event, RoundEnded):
            noted_now = after_it
        elif isinstance(event, Scored):
            noted_now.append(event)
    return in_play, after_it


class RoundGame(Game[R, O]):
    """A match in rounds."""

    match: Match
    between_rounds: ClassVar[str] = DEAL
    """The phase in which chance begins a round."""

    def why_not(self, state: R, actor: Actor, action: Action) -> Reason | None:
        if actor not in self.to_act(state):
            return self.not_now(state)
        if actor is CHANCE:
            return None if action in self.legal(state, actor) else Reason("wrong-deal")
        return self.objection(state, action)

    def objection(self, state: R, action: Action) -> Reason | None:
        """Why somebody who is to act may not do this; None: they may."""
        allowed = any(action in self.legal(state, actor) for actor in self.to_act(state))
        return None if allowed else Reason("not-legal")

    def scores(self, state: R) -> tuple[int, ...]:
        return state.scores

    @property
    def fewest_win(self) -> bool:
        return self.match.lowest_wins

    def aim(self, observation: O) -> Aim | None:
        if self.match.rounds == 1 or not isinstance(observation, RoundCommon):
            return None
        played = observation.round
        running = played + (observation.phase not in (OVER, self.between_rounds))
        return Aim(self.match.points, self.match.rounds, played, max(1, running))

    def totals(self, state: R) -> tuple[int, ...]:
        """The points so far, per seat, also those that are not announced yet."""
        return state.scores

    def noted_last(self, observation: O) -> tuple[list[Scored], list[Scored]]:
        """The points of the last round: what was noted while it was played, and when it was over.
        Nothing: the game keeps no log of that."""
        return [], []

    def one_score(self, observation: O) -> tuple[Side, ...]:
        """Every seat, with those who share one score with it."""
        return tuple((seat,) for seat in range(self.players))

    def lead(self, state: R, seat: Seat) -> float:
        lead = ahead(self.totals(state), self.sides(state), seat)
        return -lead if self.match.lowest_wins else lead

    def winners(self, scores: tuple[int, ...]) -> tuple[Seat, ...]:
        """Who has won a match that ended with these scores."""
        return self.match.winners(scores)

    def victors(self, position: R | O) -> tuple[Seat, ...]:
        """Who has won a match that ended in this position."""
        assert isinstance(position, RoundCommon)
        return self.winners(position.scores)

    def result(self, state: R) -> Result | None:
        if state.phase != OVER:
            return None
        return Result(self.victors(state), state.scores)

    def closed(self, state: R, end: RoundEnded, events: list[Event]) -> R:
        """A round is over and all its points are noted: on to the next, if there is one."""
        state = entered(ended(state, end, events))
        return self.gone_on(state, self.match.is_over(state.round, state.scores), events)

    def gone_on(self, state: R, over: bool, events: list[Event]) -> R:
        """After a round: another one, or the end of the match."""
        if not over:
            return replace(state, phase=self.between_rounds)
        events.append(MatchEnded(self.victors(state), state.scores))
        return replace(state, phase=OVER)


class LonelyGame(RoundGame[R, O]):
    """A match for one player: chance begins a round, and a round won is one point."""

    def to_act(self, state: R) -> tuple[Actor, ...]:
        if state.phase == PLAY:
            return (PLAYER,)
        return (CHANCE,) if state.phase == DEAL else ()

    def winners(self, scores: tuple[int, ...]) -> tuple[Seat, ...]:
        """There is nobody to be compared with: whoever has won anything has won."""
        return (PLAYER,) if scores[PLAYER] else ()

    def finished(
        self, state: R, how: str, why: str, won: bool, hand: tuple[Tile, ...], events: list[Event]
    ) -> R:
        """The round is over, with this left in hand."""
        if won:
            state = noted(state, Scored(PLAYER, 1, why), events)
        by = PLAYER if won else None
        end = RoundEnded(how, by, PLAYER, (hand,), (PLAYER,) if won else ())
        return self.closed(state, end, events)


class TurnGame(RoundGame[T, O]):
    """A match in rounds in which one plays after the other."""

    @property
    def habits(self) -> Habits:
        return ACTIVE

    @property
    def honest(self) -> bool:
        """Whether somebody who has no choice is not asked for their tile: who takes their time then
        has one."""
        return self.options.get(TEMPO) == "honest"

    def begun(self, **empty: Any) -> T:
        """The state before the first deal, where this is still empty."""
        state: T = self.state_type(
            phase=self.between_rounds,
            order=seats_in_order(self.players, self.options[DIRECTION]),
            scores=(0,) * self.players,
            **empty,
        )
        return state

    def to_act(self, state: T) -> tuple[Actor, ...]:
        if state.phase == PLAY:
            return (state.turn,)
        return () if state.phase == OVER else (CHANCE,)

    def around(self, observation: O) -> tuple[Seat, ...]:
        # Where a deal forms the teams, people change places: the order of play tells who sits
        # where, and not the number of the seat.
        assert isinstance(observation, TurnCommon)
        order = observation.order
        backwards = self.options[DIRECTION] == "counter-clockwise"
        return order[:1] + order[:0:-1] if backwards else order

    def reached_target(self, state: T, shown: Hands, events: list[Event]) -> T:
        """The player in turn wins in the middle of a round: no hand is counted any more."""
        seat = state.turn
        side = next(side for side in self.sides(state) if seat in side)
        won = seat, *(partner for partner in side if partner != seat)
        return self.closed(state, RoundEnded(TurnHow.TARGET, seat, seat, shown, won), events)
