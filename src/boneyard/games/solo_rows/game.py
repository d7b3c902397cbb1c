"""Solo 1 (S, L): four rows of seven, face up; only the rightmost tile of a row may be taken."""

from __future__ import annotations

from typing import Any, ClassVar, get_args

from msgspec.structs import replace

from boneyard.core.actions import CHANCE, Action, Actor, Deal, Lay, Seat, Vocabulary
from boneyard.core.chance import Rng
from boneyard.core.common import with_common
from boneyard.core.events import Event, Laid, RoundBegan
from boneyard.core.game import Reason
from boneyard.core.moves import NONE, Deals, Listed, Moves
from boneyard.core.options import Option, choice
from boneyard.families.rounds import DEAL, PLAY, PLAYER
from boneyard.families.solo import SHAPE, Solo, SoloCommon, lays, solo_listing, why_not_lay
from boneyard.games.solo_rows.solver import COLUMNS, Difficulty, Rows, generate, winnable_deal
from boneyard.rules.layout import Layout
from boneyard.tiles import Tile, TileSet

TILES = TileSet.double(6)
WINNABLE = "winnable"
# Two deals of three cannot be won: nobody should meet one who has not asked for it.
DIFFICULTY: Option[str] = choice("difficulty", WINNABLE, *get_args(Difficulty), "any")


class RowsState(SoloCommon, frozen=True, kw_only=True):
    """Everything there is, and everything lies open."""

    table: tuple[Tile, ...] = ()
    """The tiles as they were laid out, row by row."""
    layout: Layout = Layout()


class RowsObservation(RowsState, frozen=True, kw_only=True):
    """What somebody sees: all of it."""

    seat: Seat | None


class Layouts(Deals):
    """Any order of the tiles can be dealt; a wanted difficulty decides what chance deals."""

    def __init__(self, wanted: str) -> None:
        super().__init__(TILES, table=len(TILES))
        self.wanted = wanted

    def sample(self, rng: Rng) -> Deal:
        if self.wanted == WINNABLE:
            return _laid_out(winnable_deal(rng))
        for grade in get_args(Difficulty):
            if grade == self.wanted:
                return _laid_out(generate(grade, rng))
        return super().sample(rng)


def _laid_out(rows: Rows) -> Deal:
    return Deal(table=tuple(tile for row in rows for tile in row))


def rows_of(position: RowsState) -> Rows:
    """What is left of the rows."""
    laid = {piece.tile for piece in position.layout.pieces}
    table = position.table
    return tuple(
        tuple(tile for tile in table[start : start + COLUMNS] if tile not in laid)
        for start in range(0, len(table), COLUMNS)
    )


class SoloRows(Solo[RowsState, RowsObservation]):
    vocabulary: ClassVar[Vocabulary] = Vocabulary(Deal, Lay)

    state_type: ClassVar[type[Any]] = RowsState

    def legal(self, state: RowsState, actor: Actor) -> Moves:
        if actor is CHANCE and state.phase == DEAL:
            return Layouts(self.options[DIFFICULTY])
        if actor != PLAYER or state.phase != PLAY:
            return NONE
        return Listed(lays(state.layout, _takeable(state)))

    def objection(self, state: RowsState, action: Action) -> Reason | None:
        if not isinstance(action, Lay):
            return Reason("not-legal")
        tile = action.tile
        if tile in _takeable(state):
            return why_not_lay(state.layout, action)
        for row in rows_of(state):
            if tile in row:
                return Reason.of("not-rightmost", tile=str(tile), count=len(row) - 1)
        return Reason.of("already-laid", tile=str(tile))

    def play(
        self, state: RowsState, actor: Actor, action: Action
    ) -> tuple[RowsState, tuple[Event, ...]]:
        if isinstance(action, Deal):
            dealt = replace(state, phase=PLAY, table=action.table, layout=Layout(), won=False)
            return dealt, (RoundBegan(state.round),)
        assert isinstance(action, Lay)
        events: list[Event] = [Laid(PLAYER, action.tile, action.at, action.touch)]
        state = replace(state, layout=state.layout.lay(action, SHAPE))
        if not lays(state.layout, _takeable(state)):
            won = not any(rows_of(state))
            state = self.over(replace(state, won=won), won, events)
        return state, tuple(events)

    def observe(self, state: RowsState, seat: Seat | None) -> RowsObservation:
        return with_common(RowsObservation, state, seat=seat)

    def sample(self, observation: RowsObservation, rng: Rng) -> RowsState:
        """There is nothing hidden to imagine."""
        return with_common(RowsState, observation)

    def tiles(self, state: RowsState) -> tuple[Tile, ...]:
        return state.table


def _takeable(state: RowsState) -> tuple[Tile, ...]:
    """The rightmost tile of every row."""
    return tuple(row[-1] for row in rows_of(state) if row)


LISTING = solo_listing(
    "solo-rows",
    section="5.1",
    booklets="SL",
    sets=(6,),
    build=SoloRows,
    options=lambda set_: (DIFFICULTY,),
    abilities=frozenset({"hint", "undo", "solve", "daily"}),
)
