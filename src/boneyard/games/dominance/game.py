"""Dominance (Hartmut Kommerell; L, O: "Dominanz"): a duel without chance, played with 28 tiles.

The rules themselves are in `position.py`, which the search reads too; here they speak the protocol.
Everything lies open, so an observation hides nothing, and the only deal there is lays out all
tiles: it begins a round.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, ClassVar

from msgspec.structs import replace

from boneyard.core.actions import CHANCE, Action, Actor, Deal, Seat, Vocabulary
from boneyard.core.chance import Rng
from boneyard.core.common import with_common
from boneyard.core.events import Event, RoundBegan, RoundEnded, Scored
from boneyard.core.game import GameKind, Listing, Reason
from boneyard.core.moves import NONE, Deals, Listed, Moves
from boneyard.core.options import DIRECTION, Chosen
from boneyard.families.listing import declaration
from boneyard.families.rounds import DEAL, PLAY, Phase, RoundCommon, RoundGame, noted
from boneyard.games.dominance.actions import Dictate, Take
from boneyard.games.dominance.events import Missed, Took
from boneyard.games.dominance.position import ROWS, TILES, DominancePosition, row_points
from boneyard.rules.match import Match, leaders, with_line
from boneyard.rules.seats import seats_in_order
from boneyard.tiles import Tile


class DominanceHow(StrEnum):
    """How a round ends."""

    TAKEN = "taken"


class DominanceWhy(StrEnum):
    """What points are for."""

    ROW = "row"


class DominanceState(RoundCommon, frozen=True, kw_only=True):
    """Everything there is."""

    phase: Phase
    position: DominancePosition = DominancePosition()
    """Between rounds: as the last one ended."""
    last: Took | None = None
    """The entry that was made last."""
    scores: tuple[int, ...] = (0, 0)


class DominanceObservation(DominanceState, frozen=True, kw_only=True):
    """What a seat (None: somebody looking on) may know: all of it."""

    seat: Seat | None


class Dominance(RoundGame[DominanceState, DominanceObservation]):
    """The rules of dominance with their options settled."""

    vocabulary: ClassVar[Vocabulary] = Vocabulary(Deal, Take, Dictate)

    state_type: ClassVar[type[Any]] = DominanceState

    def __init__(self, listing: Listing, options: Chosen) -> None:
        self.listing, self.options = listing, options
        self.match = Match.of(options)
        self.order = seats_in_order(2, options[DIRECTION])

    # -- the protocol --------------------------------------------------------------------------

    def start(self) -> DominanceState:
        return DominanceState(phase=DEAL)

    def to_act(self, state: DominanceState) -> tuple[Actor, ...]:
        if state.phase == PLAY:
            return (state.position.mover,)
        return (CHANCE,) if state.phase == DEAL else ()

    def legal(self, state: DominanceState, actor: Actor) -> Moves:
        if actor is CHANCE and state.phase == DEAL:
            return Deals(TILES, fixed=TILES)
        if state.phase != PLAY or actor != state.position.mover:
            return NONE
        return Listed(state.position.moves())

    def objection(self, state: DominanceState, action: Action) -> Reason | None:
        if isinstance(action, Take):
            return _cannot_take(state.position, action)
        if isinstance(action, Dictate):
            return _cannot_dictate(state.position, action.row)
        return Reason("not-legal")

    def play(
        self, state: DominanceState, actor: Actor, action: Action
    ) -> tuple[DominanceState, tuple[Event, ...]]:
        events: list[Event] = []
        if isinstance(action, Take | Dictate):
            state = self._enter(state, action, events)
        else:
            events.append(RoundBegan(state.round))
            mover = self.order[state.round % 2]
            state = replace(state, phase=PLAY, position=DominancePosition(mover=mover), last=None)
        return state, tuple(events)

    def observe(self, state: DominanceState, seat: Seat | None) -> DominanceObservation:
        return with_common(DominanceObservation, state, seat=seat)

    def sample(self, observation: DominanceObservation, rng: Rng) -> DominanceState:
        """There is just one state that looks like this."""
        return with_common(DominanceState, observation)

    def tiles(self, state: DominanceState) -> tuple[Tile, ...]:
        return TILES

    # -- what happens --------------------------------------------------------------------------

    def _enter(
        self, state: DominanceState, move: Take | Dictate, events: list[Event]
    ) -> DominanceState:
        position = state.position
        mover = position.mover
        if isinstance(move, Take):
            took = Took(mover, move.tile, move.row)
        else:
            tile = position.last_tile(move.row)
            assert tile is not None
            took = Took(1 - mover, tile, move.row, dictated=True)
        events.append(took)
        following = position.play(move)
        state = replace(state, position=following, last=took)
        if following.over:
            return self._end_round(state, mover, events)
        if isinstance(move, Take) and following.mover == mover:
            # The mover had dictated before: now the other player misses a turn.
            events.append(Missed(1 - mover))
        return state

    def _end_round(self, state: DominanceState, last: Seat, events: list[Event]) -> DominanceState:
        for row, sums in zip(ROWS, zip(*state.position.sums, strict=True), strict=True):
            for seat, points in enumerate(row_points(*sums)):
                if points:
                    state = noted(state, Scored(seat, points, DominanceWhy.ROW, row), events)
        winners = leaders(with_line(state.sheet, state.scores)[-1])
        return self.closed(
            state, RoundEnded(DominanceHow.TAKEN, None, last, ((), ()), winners), events
        )


def _cannot_take(position: DominancePosition, take: Take) -> Reason | None:
    tile, row = take.tile, take.row
    if tile not in position.left:
        return Reason.of("tile-taken" if tile in TILES else "no-such-tile", tile=str(tile))
    return None if row in tile else Reason.of("row-not-on-tile", tile=str(tile), row=row)


def _cannot_dictate(position: DominancePosition, row: int) -> Reason | None:
    if row in ROWS and position.can_dictate(row):
        return None
    if position.dictated:
        return Reason("one-dictation")
    if row not in ROWS:
        return Reason("no-such-place")
    if position.sums[1 - position.mover][row - 1]:
        return Reason.of("row-begun", row=row)
    return Reason.of("not-the-last", row=row)


LISTING = Listing(
    slug="dominance",
    section="4.3",
    booklets="LO",
    kind=GameKind.OWN,
    # The tiles with the numbers 1 to 7 are part of any set from double-seven on.
    declare=declaration((7,), (2,), match="rounds:1"),
    build=Dominance,
    abilities=frozenset({"hint", "undo"}),
)
