"""Fortune-teller (L, O): one tile is taken out and foretold; the others always end with it.

The prediction is sealed before the audience begins: SHA-256 of the tile and a salt. A tile alone
would be guessed at once, there are only 21 to try. So the salt comes from chance, from the order in
which the other tiles were shuffled, and nobody sees that order: the tiles are spread out in another
one, which follows from the seal. At the end tile and salt are shown, and everybody can check that
they give the seal; the record of the match has the shuffled order, too.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Any, ClassVar

from msgspec.structs import replace

from boneyard.core.actions import CHANCE, Action, Actor, Deal, Lay, Seat, SeenDeal, Vocabulary
from boneyard.core.chance import Rng, pick
from boneyard.core.common import with_common
from boneyard.core.events import Event, Laid, RoundBegan
from boneyard.core.game import Reason
from boneyard.core.moves import NONE, Deals, Listed, Moves
from boneyard.core.options import SET
from boneyard.families.rounds import DEAL, PLAY, PLAYER
from boneyard.families.solo import (
    SHAPE,
    Solo,
    SoloCommon,
    halves,
    lays,
    relaid,
    solo_listing,
    why_not_lay,
)
from boneyard.games.fortune_teller import trail
from boneyard.games.fortune_teller.actions import Splice
from boneyard.games.fortune_teller.events import Sealed, Spliced, TrickHow, Unsealed
from boneyard.rules.layout import Layout
from boneyard.tiles import Tile, TileSet

SALT = 32
"""Hexadecimal digits of a salt."""


class TrickCommon(SoloCommon, frozen=True, kw_only=True):
    """What everybody may know. It is a trick, not a game: nobody ever wins it."""

    table: tuple[Tile, ...] = ()
    """The tiles of the audience, as they were spread out."""
    seal: str = ""
    layout: Layout = Layout()
    helped: int = 0
    """How often the line was stuck and was helped on."""


class TrickState(TrickCommon, frozen=True, kw_only=True):
    """Everything there is."""

    missing: Tile | None = None
    salt: str = ""


class TrickObservation(TrickCommon, frozen=True, kw_only=True):
    """What the audience sees; tile and salt only when the seal is broken. (Whoever looks long
    enough at the other tiles knows which one is missing. The trick is that it ends the line.)"""

    seat: Seat | None
    missing: Tile | None
    salt: str


def seal(missing: Tile, salt: str) -> str:
    """What is shown of the prediction beforehand.

    >>> seal(Tile.of(6, 3), "salt")[:16]
    '254682e8c15ffbc6'
    """
    return sha256(f"{missing} {salt}".encode()).hexdigest()


def salt_of(shuffled: Iterable[Tile | None]) -> str:
    """The salt that an order of tiles gives."""
    return sha256(" ".join(map(str, shuffled)).encode()).hexdigest()[:SALT]


class TakenOut(Deals):
    """One tile that is no double is taken out; the others can lie in any order."""

    def __init__(self, tiles: TileSet) -> None:
        super().__init__(tiles, table=len(tiles) - 1)

    def __contains__(self, action: object) -> bool:
        if not super().__contains__(action):
            return False
        assert isinstance(action, Deal)
        (missing,) = action.boneyard
        return not missing.is_double

    def sample(self, rng: Rng) -> Deal:
        missing = pick([tile for tile in self.tiles if not tile.is_double], rng)
        others = tuple(tile for tile in self.tiles if tile != missing)
        shuffled = Deals(others, table=len(others)).sample(rng)
        return Deal(boneyard=(missing,), table=shuffled.table)


class FortuneTeller(Solo[TrickState, TrickObservation]):
    vocabulary: ClassVar[Vocabulary] = Vocabulary(Deal, Lay, Splice)

    state_type: ClassVar[type[Any]] = TrickState

    @property
    def set(self) -> TileSet:
        return TileSet.double(self.options[SET])

    def legal(self, state: TrickState, actor: Actor) -> Moves:
        if actor is CHANCE and state.phase == DEAL:
            return TakenOut(self.set)
        if actor != PLAYER or state.phase != PLAY:
            return NONE
        return Listed(lays(state.layout, left(state)) or (Splice(),))

    def objection(self, state: TrickState, action: Action) -> Reason | None:
        if isinstance(action, Lay):
            if action.tile not in left(state):
                return Reason.of("not-on-table", tile=str(action.tile))
            return why_not_lay(state.layout, action)
        if not isinstance(action, Splice):
            return Reason("not-legal")
        return Reason("not-stuck") if lays(state.layout, left(state)) else None

    def shown(self, state: TrickState, actor: Actor, action: Action, seat: Seat | None) -> Action:
        """Of the deal nobody sees what was taken out, nor the order that the salt is made of."""
        if isinstance(action, Deal):
            return SeenDeal(boneyard=(None,), table=tuple(sorted(action.table)))
        return action

    def play(
        self, state: TrickState, actor: Actor, action: Action
    ) -> tuple[TrickState, tuple[Event, ...]]:
        events: list[Event] = []
        if isinstance(action, Deal):
            return self._deal(state, action)
        if isinstance(action, Lay):
            events.append(Laid(PLAYER, action.tile, action.at, action.touch))
            state = replace(state, layout=state.layout.lay(action, SHAPE))
        else:
            state = self._help(state, events)
        if left(state):
            return state, tuple(events)
        assert state.missing is not None, "something was taken out"
        events.append(Unsealed(state.missing, state.salt))
        return self.finished(state, TrickHow.TOLD, "", False, (), events), tuple(events)

    def observe(self, state: TrickState, seat: Seat | None) -> TrickObservation:
        told = state.phase != PLAY
        return with_common(
            TrickObservation,
            state,
            seat=seat,
            missing=state.missing if told else None,
            salt=state.salt if told else "",
        )

    def sample(self, observation: TrickObservation, rng: Rng) -> TrickState:
        """The missing tile follows from the others. The salt is imagined: nobody can find one that
        gives the seal, which is what a seal is for."""
        missing = observation.missing
        if missing is None and observation.table:
            (missing,) = set(self.set) - set(observation.table)
        salt = observation.salt
        if observation.phase == PLAY:
            salt = "".join(f"{rng.randrange(16):x}" for _ in range(SALT))
        return with_common(TrickState, observation, missing=missing, salt=salt)

    def tiles(self, state: TrickState) -> tuple[Tile, ...]:
        return state.table if state.missing is None else (state.missing, *state.table)

    # -- what happens --------------------------------------------------------------------------

    def _deal(self, state: TrickState, deal: Deal) -> tuple[TrickState, tuple[Event, ...]]:
        (missing,) = deal.boneyard
        assert missing is not None, "a deal to play with shows all tiles"
        others = list(deal.table)
        salt = salt_of(others)
        sealed = seal(missing, salt)
        dealt = replace(
            state, phase=PLAY, table=_spread_out(others, sealed), missing=missing, salt=salt,
            seal=sealed, layout=Layout(), helped=0,
        )  # fmt: skip
        return dealt, (RoundBegan(state.round), Sealed(sealed))

    def _help(self, state: TrickState, events: list[Event]) -> TrickState:
        """The line is stuck: a loop is spliced in, or the ring is cut at another number."""
        line = tuple(trail.TrailTile(*pair) for pair in halves(state.layout))
        step = trail.next_step(line, left(state))
        line = trail.take(line, step)
        read = tuple((laid.left, laid.right) for laid in line)
        events.append(Spliced(isinstance(step, trail.Cut), read))
        return replace(state, layout=relaid(read), helped=state.helped + 1)


def left(position: TrickState | TrickObservation) -> tuple[Tile, ...]:
    """The tiles not in the line yet."""
    laid = {piece.tile for piece in position.layout.pieces}
    return tuple(tile for tile in position.table if tile not in laid)


def _spread_out(tiles: Iterable[Tile], sealed: str) -> tuple[Tile, ...]:
    """In an order that looks like any other, and tells nothing that the seal does not."""
    return tuple(sorted(tiles, key=lambda tile: sha256(f"{sealed} {tile}".encode()).digest()))


LISTING = solo_listing(
    "fortune-teller",
    section="5.3",
    booklets="LO",
    sets=trail.SETS,
    build=FortuneTeller,
    abilities=frozenset({"hint", "undo", "solve"}),
    facts=lambda chosen: {"others": len(TileSet.double(chosen[SET])) - 1},
)
