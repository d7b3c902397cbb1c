"""The loop of a memory game: lay the grid out, turn up two, keep them or not, count."""

from __future__ import annotations

from itertools import chain
from typing import Any, ClassVar

from msgspec.structs import replace

from boneyard.core.actions import CHANCE, Action, Actor, Cell, Deal, Seat, SeenDeal, Vocabulary
from boneyard.core.chance import Rng, shuffled
from boneyard.core.common import with_common
from boneyard.core.events import Event, RoundBegan, RoundEnded, Scored
from boneyard.core.game import Listing, Reason
from boneyard.core.moves import NONE, Deals, Listed, Moves
from boneyard.core.options import Chosen
from boneyard.core.tuples import replaced
from boneyard.families.memory.actions import Flip
from boneyard.families.memory.events import Flipped, Kept, MemoryHow, MemoryWhy, TurnedDown
from boneyard.families.memory.rules import MemoryRules
from boneyard.families.memory.state import MemoryCommon, MemoryObservation, MemoryState
from boneyard.families.rounds import DEAL, PLAY, TurnGame, noted
from boneyard.rules.match import leaders
from boneyard.rules.moment import Hands
from boneyard.rules.seats import after
from boneyard.tiles import Tile


class MemoryGame(TurnGame[MemoryState, MemoryObservation]):
    """A memory game: rules that fill the slots of `MemoryRules`."""

    vocabulary: ClassVar[Vocabulary] = Vocabulary(Deal, Flip)

    state_type: ClassVar[type[Any]] = MemoryState

    def __init__(self, listing: Listing, options: Chosen, rules: MemoryRules) -> None:
        self.listing, self.options, self.rules = listing, options, rules
        self.match = rules.match
        self.cells = rules.cells
        self._deals = Deals(rules.tiles, table=len(rules.tiles))

    @property
    def from_memory(self) -> bool:
        return True

    # -- the protocol --------------------------------------------------------------------------

    def start(self) -> MemoryState:
        return self.begun(kept=((),) * self.players)

    def legal(self, state: MemoryState, actor: Actor) -> Moves:
        if actor is CHANCE and state.phase == DEAL:
            return self._deals
        if state.phase != PLAY or actor != state.turn:
            return NONE
        return Listed([Flip(cell) for cell in self.lying(state) if cell not in state.up])

    def objection(self, state: MemoryState, action: Action) -> Reason | None:
        if not isinstance(action, Flip):
            return Reason("not-legal")
        cell = action.cell
        if cell in state.up:
            return Reason("already-up")
        if any(cell in kept for kept in state.kept):
            return Reason("tile-gone")
        return None if cell in self.cells else Reason("no-such-place")

    def shown(self, state: MemoryState, actor: Actor, action: Action, seat: Seat | None) -> Action:
        """Nobody sees what is laid out: the faces come out with the flips."""
        if isinstance(action, Deal):
            return SeenDeal(table=(None,) * len(action.table))
        return action

    def play(
        self, state: MemoryState, actor: Actor, action: Action
    ) -> tuple[MemoryState, tuple[Event, ...]]:
        events: list[Event] = []
        if isinstance(action, Deal):
            state = self._deal(state, action, events)
        elif isinstance(action, Flip):
            state = self._flip(state, action.cell, events)
        return state, tuple(events)

    def observe(self, state: MemoryState, seat: Seat | None) -> MemoryObservation:
        seen = set(state.flips) if state.phase == PLAY else set(self.cells)
        cells = self.cells if state.table else ()
        faces = tuple(self.tile_at(state, cell) if cell in seen else None for cell in cells)
        return with_common(MemoryObservation, state, seat=seat, faces=faces)

    def sample(self, observation: MemoryObservation, rng: Rng) -> MemoryState:
        """Uniform over all tables that look like this: what nobody has turned up lies anywhere
        among the unseen places. (Which tiles are left is known to all, so every one of these has
        a pair left exactly if the true one has.)"""
        known = {tile for tile in observation.faces if tile is not None}
        unseen = [tile for tile in self.rules.tiles if tile not in known]
        hidden = iter(shuffled(unseen, rng))
        table = tuple(next(hidden) if tile is None else tile for tile in observation.faces)
        return with_common(MemoryState, observation, table=table)

    def tiles(self, state: MemoryState) -> tuple[Tile, ...]:
        return state.table

    # -- the grid ------------------------------------------------------------------------------

    def tile_at(self, state: MemoryState, cell: Cell) -> Tile:
        """What was dealt to this place."""
        return state.table[cell[0] * self.rules.columns + cell[1]]

    def lying(self, position: MemoryCommon) -> list[Cell]:
        """The places where a tile still lies."""
        gone = set(chain.from_iterable(position.kept))
        return [cell for cell in self.cells if cell not in gone]

    # -- what happens --------------------------------------------------------------------------

    def _deal(self, state: MemoryState, deal: Deal, events: list[Event]) -> MemoryState:
        events.append(RoundBegan(state.round))
        return replace(
            state,
            phase=PLAY,
            turn=state.order[state.round % len(state.order)],
            table=deal.table,
            kept=((),) * self.players,
            up=(),
            last=(),
            flips=(),
        )

    def _flip(self, state: MemoryState, cell: Cell, events: list[Event]) -> MemoryState:
        up = (*state.up, cell)
        events.append(Flipped(state.turn, cell, self.tile_at(state, cell)))
        state = replace(state, up=up, last=(), flips=(*state.flips, cell))
        return self._resolve(state, events) if len(up) == 2 else state

    def _resolve(self, state: MemoryState, events: list[Event]) -> MemoryState:
        """Two tiles are up: they are kept, or turned down again."""
        rules, seat, pair = self.rules, state.turn, state.up
        following = after(seat, state.order)[0]
        state = replace(state, up=(), last=pair)
        tiles = tuple(self.tile_at(state, cell) for cell in pair)
        if not rules.fits(*tiles):
            events.append(TurnedDown(pair))
            return replace(state, turn=following)
        events.append(Kept(seat, pair, tiles))
        state = replace(state, kept=replaced(state.kept, seat, state.kept[seat] + pair))
        state = noted(state, Scored(seat, len(pair), MemoryWhy.KEPT), events)
        nothing: Hands = ((),) * self.players
        if self.match.won_at_once(state.scores):
            return self.reached_target(state, nothing, events)
        left = self.lying(state)
        if not rules.any_pair(self.tile_at(state, cell) for cell in left):
            winners = leaders([len(kept) for kept in state.kept])
            end = RoundEnded(
                MemoryHow.STUCK if left else MemoryHow.TAKEN, None, seat, nothing, winners
            )
            return self.closed(state, end, events)
        return state if rules.goes_on else replace(state, turn=following)
