"""A builder of fortresses: it gathers tiles until they make a chain worth laying.

Points grow faster than the chain, so waiting pays as long as one may draw; and what is left in the
hand after a chain goes to the others, which costs less than one should think. How much a chain must
bring, by the tiles in hand, and what it costs to hand out a tile, was found by letting builders
play each other: those who lay the first chain they see win three games of eight, and those who wait
for a full hand and a long chain six of ten, against the builder in between.
"""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from boneyard.bots.advice import Advice
from boneyard.bots.bot import Bot
from boneyard.core.actions import Action, Draw, Stop
from boneyard.core.chance import Rng, pick
from boneyard.core.game import AnyGame, Reason
from boneyard.core.moves import Moves
from boneyard.games.fortress.actions import Stack
from boneyard.games.fortress.choices import as_action
from boneyard.games.fortress.game import Fortress
from boneyard.games.fortress.geometry import (
    Building,
    StackedTile,
    best_chain,
    continuations,
    level_points,
    single_lays,
)
from boneyard.games.fortress.state import FortressObservation
from boneyard.tiles import Tile

NEVER = float("inf")


class Climb(NamedTuple):
    """The tiles to lay from here on, and what they earn; none: leave it at what lies there."""

    lays: tuple[StackedTile, ...]
    points: int


def climb(
    table: Building, last: StackedTile, hand: tuple[Tile, ...], base: int, limit: int
) -> Climb:
    """The continuation of a chain that earns the most, looking at no more than so many tiles."""
    looked = 0

    def best(table: Building, last: StackedTile, hand: tuple[Tile, ...]) -> Climb:
        nonlocal looked
        found = Climb((), 0)
        earned = level_points(last.height + 1 - base + 1)
        for laid in continuations(table, last, hand):
            if looked >= limit:
                break
            looked += 1
            rest = tuple(tile for tile in hand if tile != laid.tile)
            further = best(table.add(laid), laid, rest)
            if earned + further.points > found.points:
                found = Climb((laid, *further.lays), earned + further.points)
        return found

    return best(table, last, hand)


class FortressBuilder(Bot):
    """Draws until its best chain is good enough."""

    name: ClassVar[str] = "fortress:builder"
    level: ClassVar[int] = 3
    limit: ClassVar[int] = 1_500
    """Tiles it tries in thought for one decision."""
    give: ClassVar[float] = 0.5
    """What it costs to hand out a tile."""
    enough: ClassVar[tuple[float, ...]] = (0.0, 0.0, 4.0, 6.0, 9.0)
    """What a chain must bring, with so many tiles in hand, rather than to draw another one."""
    full: ClassVar[float] = 1.0
    """What it must bring with a full hand, rather than to lay a single tile and draw again."""

    def choose(self, game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Action:
        assert isinstance(game, Fortress)
        plan = self.plan(game, observation, moves)
        if plan.lays:
            return as_action(plan.lays[0])
        for bare in (Stop(), Draw()):
            if bare in moves:
                return bare
        return as_action(self._single(game, observation, rng))

    def plan(self, game: Fortress, observation: FortressObservation, moves: Moves) -> Climb:
        """What to lay now and next; nothing, if it is better to draw, to stop or to lay just any
        single tile."""
        best, chain = self.most(game, observation), observation.chain
        worth = best.points - self.give * (len(own_hand(observation)) - len(best.lays))
        if chain:
            # After a single tile nothing is handed out; in a chain it is too late to be careful.
            pays = len(chain) > 1 or Stop() not in moves or worth > 0
        else:
            least = self._least(observation, moves)
            pays = worth > least
        return best if pays else Climb((), 0)

    def _least(self, observation: FortressObservation, moves: Moves) -> float:
        """What a chain must bring to be laid now."""
        if Draw() in moves:
            return self.enough[len(own_hand(observation))]
        return self.full if observation.boneyard else 1.0

    def most(self, game: Fortress, observation: FortressObservation) -> Climb:
        """The chain, or how to go on with the one begun, that brings the most points."""
        hand, table, chain = own_hand(observation), observation.table, observation.chain
        if chain:
            base = 0 if game.levels == "table" else chain[0].height
            return climb(table, chain[-1], hand, base, self.limit)
        found = best_chain(table, hand, game.levels, self.limit)
        return Climb(found.chain, found.points) if found else Climb((), 0)

    def _single(self, game: Fortress, observation: FortressObservation, rng: Rng) -> StackedTile:
        """The tile that is of least use for a chain, anywhere."""
        hand = own_hand(observation)
        used = {laid.tile for laid in self.most(game, observation).lays}
        spare = [tile for tile in hand if tile not in used] or list(hand)
        return pick(list(single_lays(observation.table, pick(spare, rng))), rng)


def own_hand(observation: FortressObservation) -> tuple[Tile, ...]:
    assert observation.seat is not None
    hand = observation.hands[observation.seat]
    assert isinstance(hand, tuple), "everybody sees their own hand"
    return hand


class Hasty(FortressBuilder):
    """Lays the first chain it sees."""

    name: ClassVar[str] = "fortress:hasty"
    level: ClassVar[int] = 2
    enough: ClassVar[tuple[float, ...]] = (0.0,) * 5


class Patient(FortressBuilder):
    """Looks further: a fifth tile in a chain brings as much as the first four but one together. So
    it draws as long as it may, lays nothing but long chains, and lays single tiles until it has
    one; the end of the boneyard ends its patience."""

    name: ClassVar[str] = "fortress:patient"
    level: ClassVar[int] = 4
    enough: ClassVar[tuple[float, ...]] = (NEVER,) * 5
    full: ClassVar[float] = 14.0
    """With five tiles in hand: a chain of four, or more."""


BUILDER = FortressBuilder()
PATIENT = Patient()
BOT = Hasty()
BOTS: dict[str, Bot] = {"hasty": BOT, "builder": BUILDER, "patient": PATIENT}


def advise(game: AnyGame, observation: FortressObservation, moves: Moves, rng: Rng) -> Advice:
    """What the strongest of them would do, and what it hopes for."""
    assert isinstance(game, Fortress)
    plan = PATIENT.plan(game, observation, moves)
    action = PATIENT.choose(game, observation, moves, rng)
    if isinstance(action, Draw):
        return Advice(action, Reason.of("hint-more"))
    if isinstance(action, Stop):
        return Advice(action, None)
    if not plan.lays:
        assert isinstance(action, Stack)
        tile = str(action.tile)
        return Advice(action, Reason.of("hint-single", tile=tile), (tile,))
    key = "hint-on" if observation.chain else "hint-chain"
    tiles = " ".join(str(laid.tile) for laid in plan.lays)
    reason = Reason.of(key, count=len(plan.lays), points=plan.points, tiles=tiles)
    return Advice(action, reason, (str(plan.lays[0].tile),))
