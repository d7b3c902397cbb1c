"""Solo 2 (S, L): draw a hand, lay all of it, draw the next; it hardly ever comes out."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from boneyard.core.actions import CHANCE, Action, Actor, Deal, Draw, Lay, Seat, Vocabulary
from boneyard.core.chance import Rng, shuffled
from boneyard.core.common import with_common
from boneyard.core.events import Drew, Event, Laid, RoundBegan
from boneyard.core.game import Reason
from boneyard.core.moves import NONE, Deals, Listed, Moves
from boneyard.core.options import SET, NamedOption, number
from boneyard.families.rounds import DEAL, PLAY, PLAYER
from boneyard.families.solo import SHAPE, Solo, SoloCommon, lays, solo_listing, why_not_lay
from boneyard.rules.layout import Layout
from boneyard.tiles import Tile, TileSet

HANDS = {6: 5, 9: 7}
"""Tiles in a hand, by set."""

RESCUE = NamedOption[int]("rescue")


class DrawCommon(SoloCommon, frozen=True, kw_only=True):
    """What everybody may know. The hand lies open: there is nobody to hide it from."""

    hand: tuple[Tile, ...] = ()
    layout: Layout = Layout()
    hands: int = 0
    """How many full hands were drawn."""
    rescued: int = 0
    """How many extra tiles were drawn."""


class DrawState(DrawCommon, frozen=True, kw_only=True):
    """Everything there is."""

    boneyard: tuple[Tile, ...] = ()
    """The next tile to be drawn comes first."""


class DrawObservation(DrawCommon, frozen=True, kw_only=True):
    """What somebody sees."""

    seat: Seat | None
    boneyard: int


class SoloDraw(Solo[DrawState, DrawObservation]):
    vocabulary: ClassVar[Vocabulary] = Vocabulary(Deal, Lay, Draw)

    state_type: ClassVar[type[Any]] = DrawState

    @property
    def set(self) -> TileSet:
        return TileSet.double(self.options[SET])

    @property
    def hand_size(self) -> int:
        return HANDS[self.options[SET]]

    def rescues_left(self, position: DrawCommon) -> int:
        return self.options[RESCUE] - position.rescued

    def unseen(self, observation: DrawObservation) -> list[Tile]:
        """The tiles of the boneyard, in no order that tells anything."""
        seen = {*observation.hand, *(piece.tile for piece in observation.layout.pieces)}
        return [tile for tile in self.set if tile not in seen] if observation.layout else []

    def legal(self, state: DrawState, actor: Actor) -> Moves:
        if actor is CHANCE and state.phase == DEAL:
            return Deals(self.set, table=1)
        if actor != PLAYER or state.phase != PLAY:
            return NONE
        # A state goes on only if something fits, or a rescue is left.
        return Listed(lays(state.layout, state.hand) or (Draw(),))

    def objection(self, state: DrawState, action: Action) -> Reason | None:
        if isinstance(action, Lay):
            if action.tile not in state.hand:
                return Reason.of("not-in-hand", tile=str(action.tile))
            return why_not_lay(state.layout, action)
        if not isinstance(action, Draw):
            return Reason("not-legal")
        return Reason("you-can-lay") if lays(state.layout, state.hand) else None

    def play(
        self, state: DrawState, actor: Actor, action: Action
    ) -> tuple[DrawState, tuple[Event, ...]]:
        events: list[Event] = []
        if isinstance(action, Deal):
            state = self._deal(state, action, events)
        elif isinstance(action, Lay):
            events.append(Laid(PLAYER, action.tile, action.at, action.touch))
            state = replace(
                state,
                hand=tuple(tile for tile in state.hand if tile != action.tile),
                layout=state.layout.lay(action, SHAPE),
            )
        else:
            state = self._draw(state, 1, events, forced=True)
            state = replace(state, rescued=state.rescued + 1)
        return self._settled(state, events), tuple(events)

    def observe(self, state: DrawState, seat: Seat | None) -> DrawObservation:
        return with_common(DrawObservation, state, seat=seat, boneyard=len(state.boneyard))

    def sample(self, observation: DrawObservation, rng: Rng) -> DrawState:
        """Uniform: whatever was laid or drawn says nothing about the order of the rest."""
        boneyard = tuple(shuffled(self.unseen(observation), rng))
        return with_common(DrawState, observation, boneyard=boneyard)

    def tiles(self, state: DrawState) -> tuple[Tile, ...]:
        return (*state.hand, *state.boneyard, *(piece.tile for piece in state.layout.pieces))

    # -- what happens --------------------------------------------------------------------------

    def _deal(self, state: DrawState, deal: Deal, events: list[Event]) -> DrawState:
        (turned_up,) = deal.table
        assert turned_up is not None, "a deal to play with shows all tiles"
        events += [RoundBegan(state.round), Laid(None, turned_up)]
        return replace(
            state,
            phase=PLAY,
            won=False,
            hand=(),
            hands=0,
            rescued=0,
            boneyard=deal.boneyard,
            layout=Layout().lay(Lay(turned_up), SHAPE),
        )

    def _draw(
        self, state: DrawState, count: int, events: list[Event], *, forced: bool
    ) -> DrawState:
        drawn = state.boneyard[:count]
        events.append(Drew(PLAYER, count, drawn, (PLAYER,), forced))
        return replace(state, hand=(*state.hand, *drawn), boneyard=state.boneyard[count:])

    def _settled(self, state: DrawState, events: list[Event]) -> DrawState:
        """The next hand is drawn by itself: there is nothing to decide. Then the player can lay,
        or draw a rescue, or it is over."""
        if not state.hand:
            if len(state.boneyard) < self.hand_size:
                return self.over(replace(state, won=True), True, events)
            state = self._draw(state, self.hand_size, events, forced=False)
            state = replace(state, hands=state.hands + 1)
        if lays(state.layout, state.hand) or (self.rescues_left(state) > 0 and state.boneyard):
            return state
        return self.over(state, False, events, state.hand)


def most_rescues(set_: int) -> int:
    """A rescue more than there are tiles once the first hand is drawn cannot be used."""
    return len(TileSet.double(set_)) - 1 - HANDS[set_]


LISTING = solo_listing(
    "solo-draw",
    section="5.2",
    booklets="SL",
    sets=tuple(HANDS),
    build=SoloDraw,
    options=lambda set_: (number(RESCUE, 0, 0, most_rescues(set_)),),
    abilities=frozenset({"hint", "undo", "solve", "daily"}),
)
