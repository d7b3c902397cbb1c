"""Hectic (Hartmut Kommerell; L, O): everybody at once builds a chain for the double turned up.

Time is the clock's: before anybody's claim the table lets CLOCK say what time it is, counted from
when the double was turned up, and the claim is judged then. So a match is a list of actions like
any other, and replays exactly.

What is a legal claim? Any tiles within reach, each once, in any order: a wrong chain can be shown,
and has its price. What cannot be shown at all (a tile used twice, or not there, or in somebody
else's hands) is refused and costs nothing, because it may just have been grabbed.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from msgspec import UNSET
from msgspec.structs import replace

from boneyard.core.actions import CHANCE, CLOCK, Action, Actor, Seat, Tick, Vocabulary
from boneyard.core.chance import Rng
from boneyard.core.common import with_common
from boneyard.core.events import Event, RoundBegan, RoundEnded, Scored
from boneyard.core.game import GameKind, Listing, Reason, Shelf
from boneyard.core.moves import NONE, Listed, Moves
from boneyard.core.options import SET, Chosen, Option, choice, flag
from boneyard.core.tuples import replaced
from boneyard.families.listing import declaration
from boneyard.families.rounds import RoundGame, noted
from boneyard.games.hectic.actions import Agree, Claim, Grab, Release, Reveal, Withdraw
from boneyard.games.hectic.chains import fault
from boneyard.games.hectic.events import (
    Agreed,
    Claimed,
    Grabbed,
    HecticHow,
    HecticWhy,
    LockedOut,
    Released,
    Revealed,
    Withdrew,
)
from boneyard.games.hectic.moves import Builds, Ticks
from boneyard.games.hectic.state import HecticCommon, HecticObservation, HecticPhase, HecticState
from boneyard.rules.match import Match
from boneyard.tiles import Tile, TileSet, doubles

LOCK_OUT = 5_000
"""Milliseconds without claims, for one who was wrong."""
TIME_UP = 120_000
"""When nobody has found a chain by then, the double is void."""
PATIENCE = 30 * 60_000
"""The same where a double is not void before somebody has a chain: nobody waits for ever."""

GRAB = flag("grab")
# L: "wenn alle Doppelsteine ihren Besitzer gefunden haben".
VOID: Option[Literal["120", "never"]] = choice("void", "120", "never")
# L, O in French: exactly as many tiles.
LENGTH: Option[Literal["least", "exact"]] = choice("length", "least", "exact")


def worth(double: Tile) -> int:
    """What a double counts: 0-3 three points, 4-6 four, 7-9 five."""
    return 3 if double.high <= 3 else 4 if double.high <= 6 else 5


class Hectic(RoundGame[HecticState, HecticObservation]):
    """A round a double; the default match plays all of them."""

    vocabulary: ClassVar[Vocabulary] = Vocabulary(
        Reveal, Grab, Release, Claim, Tick, Agree, Withdraw
    )

    state_type: ClassVar[type[Any]] = HecticState
    added_fields: ClassVar[tuple[str, ...]] = ("agreed",)
    between_rounds: ClassVar[str] = HecticPhase.REVEAL

    def __init__(self, listing: Listing, options: Chosen) -> None:
        self.listing, self.options = listing, options
        self.set = TileSet.double(options[SET])
        self.doubles = tuple(doubles(self.set))
        self.open = tuple(tile for tile in self.set if not tile.is_double)
        self.grabs = options[GRAB]
        self.waits = options[VOID] == "never"
        """A double stays until somebody has it, or all agree to give it up."""
        self.time_up = PATIENCE if self.waits else TIME_UP
        self.exact = options[LENGTH] == "exact"
        self.match = Match.of(options)

    # -- the protocol --------------------------------------------------------------------------

    def start(self) -> HecticState:
        n = self.players
        return HecticState(
            phase=HecticPhase.REVEAL,
            down=self.doubles,
            locked=(0,) * n,
            held=((),) * n,
            won=((),) * n,
            scores=(0,) * n,
        )

    def to_act(self, state: HecticState) -> tuple[Actor, ...]:
        if state.phase == HecticPhase.PLAY:
            return (*(seat for seat in range(self.players) if self._can_act(state, seat)), CLOCK)
        return (CHANCE,) if state.phase == HecticPhase.REVEAL else ()

    def legal(self, state: HecticState, actor: Actor) -> Moves:
        if actor not in self.to_act(state):
            return NONE
        if actor is CHANCE:
            return Listed(map(Reveal, state.down or self.doubles))
        if actor is CLOCK:
            return Ticks(state.clock)
        assert isinstance(actor, int)
        assert state.double is not None
        gives_up = Withdraw() if actor in state.agreed else Agree()
        return Builds(
            state.double.high, self.free(state), state.held[actor], self.grabs,
            exact=self.exact, gives_up=gives_up if self.waits else None,
        )  # fmt: skip

    def why_not(self, state: HecticState, actor: Actor, action: Action) -> Reason | None:
        if actor not in self.to_act(state):
            if isinstance(actor, int) and state.phase == HecticPhase.PLAY and actor < self.players:
                if not _is_locked(state, actor):
                    return self._why_not(state, actor, action)
                wait = -(-(state.locked[actor] - state.clock) // 1000)
                return Reason.of("locked-out", seconds=wait)
            return Reason("match-over" if state.phase == HecticPhase.OVER else "round-over")
        if action in self.legal(state, actor):
            return None
        if isinstance(actor, int):
            return self._why_not(state, actor, action)
        return Reason("not-legal")

    def play(
        self, state: HecticState, actor: Actor, action: Action
    ) -> tuple[HecticState, tuple[Event, ...]]:
        events: list[Event] = []
        if isinstance(action, Reveal):
            state = self._reveal(state, action.tile, events)
        elif isinstance(action, Tick):
            state = self._tick(state, action.at, events)
        elif isinstance(actor, int):
            if isinstance(action, Claim):
                state = self._claim(state, actor, action, events)
            elif isinstance(action, Grab | Release):
                state = _moved(state, actor, action, events)
            elif isinstance(action, Agree | Withdraw):
                state = self._given_up(state, actor, action, events)
        return state, tuple(events)

    def observe(self, state: HecticState, seat: Seat | None) -> HecticObservation:
        return with_common(HecticObservation, state, seat=seat)

    def sample(self, observation: HecticObservation, rng: Rng) -> HecticState:
        """Nothing is hidden."""
        return with_common(HecticState, observation)

    def alarm(self, state: HecticState) -> int | None:
        if state.phase != HecticPhase.PLAY:
            return None
        return min([self.time_up, *(until for until in state.locked if until > state.clock)])

    def tiles(self, state: HecticState) -> tuple[Tile, ...]:
        return self.set

    def free(self, position: HecticCommon) -> tuple[Tile, ...]:
        """The open tiles that nobody has grabbed."""
        held = {tile for tiles in position.held for tile in tiles}
        return tuple(tile for tile in self.open if tile not in held)

    def _can_act(self, state: HecticState, seat: Seat) -> bool:
        """Not while they are locked out, nor when the others have grabbed all tiles there are."""
        within_reach = self.waits or state.held[seat] or sum(map(len, state.held)) < len(self.open)
        return bool(within_reach) and not _is_locked(state, seat)

    # -- what happens --------------------------------------------------------------------------

    def _reveal(self, state: HecticState, double: Tile, events: list[Event]) -> HecticState:
        events += [RoundBegan(state.round), Revealed(double)]
        if not state.down:
            # Matches longer than one through all doubles turn them all down and begin again.
            state = replace(state, down=self.doubles, won=((),) * self.players)
        return replace(
            state,
            phase=HecticPhase.PLAY,
            down=tuple(tile for tile in state.down if tile != double),
            double=double,
            clock=0,
            locked=(0,) * self.players,
            agreed=(),
            chain=(),
        )

    def _tick(self, state: HecticState, at: int, events: list[Event]) -> HecticState:
        state = replace(state, clock=at)
        return self._end_round(state, HecticHow.VOID, None, events) if at >= self.time_up else state

    def _given_up(
        self, state: HecticState, seat: Seat, action: Agree | Withdraw, events: list[Event]
    ) -> HecticState:
        if isinstance(action, Withdraw):
            events.append(Withdrew(seat))
            return replace(state, agreed=tuple(one for one in state.agreed if one != seat))
        events.append(Agreed(seat))
        state = replace(state, agreed=(*state.agreed, seat))
        if len(state.agreed) < self.players:
            return state
        return self._end_round(state, HecticHow.GIVEN_UP, None, events)

    def _claim(
        self, state: HecticState, seat: Seat, claim: Claim, events: list[Event]
    ) -> HecticState:
        double = state.double
        assert double is not None
        found = fault(claim.chain, double.high, self.open, exact=self.exact)
        wrong = None if found is None else found.wrong.value
        events.append(Claimed(seat, claim.chain, wrong, UNSET if found is None else double.high))
        if found is not None:
            until = state.clock + LOCK_OUT
            events.append(LockedOut(seat, until))
            return replace(state, locked=replaced(state.locked, seat, until))
        won = replaced(state.won, seat, (*state.won[seat], double))
        state = replace(state, won=won, chain=claim.chain)
        state = noted(state, Scored(seat, worth(double), HecticWhy.DOUBLE, double.high), events)
        return self._end_round(state, HecticHow.CLAIMED, seat, events)

    def _end_round(
        self, state: HecticState, how: HecticHow, seat: Seat | None, events: list[Event]
    ) -> HecticState:
        """The tiles go back, and the double to whoever won it or, void, to nobody."""
        nobody: tuple[tuple[Tile, ...], ...] = ((),) * self.players
        end = RoundEnded(how, seat, seat, nobody, () if seat is None else (seat,))
        return self.closed(replace(state, held=nobody), end, events)

    def _why_not(self, state: HecticState, seat: Seat, action: Action) -> Reason:
        """Why this is no legal action of a seat that could act."""
        if isinstance(action, Claim):
            if not action.chain:
                return Reason("empty-chain")
            used = [Tile.of(*halves) for halves in action.chain]
            for place, tile in enumerate(used):
                if tile in used[:place]:
                    return Reason.of("used-twice", tile=str(tile))
                if (why := self._out_of_reach(state, seat, tile)) is not None:
                    return why
        if isinstance(action, Grab):
            if not self.grabs:
                return Reason("no-grabbing")
            if action.tile in state.held[seat]:
                return Reason.of("already-grabbed", tile=str(action.tile))
            if (why := self._out_of_reach(state, seat, action.tile)) is not None:
                return why
        if isinstance(action, Agree | Withdraw):
            if not self.waits:
                return Reason("no-giving-up")
            return Reason("agreed-already" if isinstance(action, Agree) else "not-agreed")
        if isinstance(action, Release):
            return Reason.of("not-grabbed", tile=str(action.tile))
        return Reason("not-legal")

    def _out_of_reach(self, state: HecticState, seat: Seat, tile: Tile) -> Reason | None:
        if tile in self.free(state) or tile in state.held[seat]:
            return None
        return Reason.of("grabbed-away" if tile in self.open else "not-open", tile=str(tile))


def _is_locked(state: HecticState, seat: Seat) -> bool:
    return state.locked[seat] > state.clock


def _moved(
    state: HecticState, seat: Seat, action: Grab | Release, events: list[Event]
) -> HecticState:
    """A tile taken out of the middle, or put back."""
    held, tile = state.held[seat], action.tile
    if isinstance(action, Grab):
        events.append(Grabbed(seat, tile))
        held = (*held, tile)
    else:
        events.append(Released(seat, tile))
        held = tuple(one for one in held if one != tile)
    return replace(state, held=replaced(state.held, seat, held))


def all_doubles(chosen: Chosen) -> str:
    """The usual match: a round for each double."""
    return f"rounds:{chosen[SET] + 1}"


LISTING = Listing(
    slug="hectic",
    section="4.1",
    booklets="LO",
    shelf=Shelf.QUICK,
    kind=GameKind.OWN,
    # The rule book gives every game for two or more a direction; here nobody takes turns, so it
    # changes nothing.
    declare=declaration((9, 6), (2, 3, 4), GRAB, VOID, LENGTH, match=all_doubles),
    build=Hectic,
)
