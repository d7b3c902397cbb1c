"""Bots with a memory: they know what was turned up, and forget it again, each as its level says.

What a bot still remembers follows from what it has seen (`boneyard.bots.whims`): a tile that has
slipped its mind stays forgotten until it is turned up again. It plays every game of the family.
"""

from __future__ import annotations

from typing import Any, ClassVar

from boneyard.bots.advice import Advice
from boneyard.bots.bot import Bot
from boneyard.bots.whims import lasting
from boneyard.core.actions import Action, Cell
from boneyard.core.chance import Rng, pick
from boneyard.core.game import AnyGame
from boneyard.core.moves import Moves
from boneyard.families.memory import MemoryGame, MemoryObservation
from boneyard.families.memory.actions import Flip
from boneyard.tiles import Tile


class Rememberer(Bot):
    """Takes a pair it remembers; else turns up something new and hopes."""

    span: ClassVar[float | None]
    """For how many flips it remembers a tile, in the mean; None: for ever."""
    careful: ClassVar[bool] = False
    """It would rather turn up a tile all know than show the others one that helps them."""

    def choose(self, game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Action:
        assert isinstance(game, MemoryGame)
        known = self.remembered(game, observation)
        new = [cell for cell in game.lying(observation) if cell not in known]
        if observation.up:
            return Flip(self._second(game, observation, known, new, rng))
        return Flip(self._first(game, known, new, rng))

    def remembered(self, game: MemoryGame, observation: MemoryObservation) -> dict[Cell, Tile]:
        """The tiles on the table that this bot, on this seat, still has in mind."""
        lying = set(game.lying(observation))
        now = len(observation.flips)
        known: dict[Cell, Tile] = {}
        for when, cell in enumerate(observation.flips):
            tile = observation.faces[cell[0] * game.rules.columns + cell[1]]
            if tile is None or cell not in lying:
                continue
            facts = (observation.seat, observation.round, when, cell, tile)
            fresh = cell in observation.up
            if fresh or self.span is None or now - when <= lasting(self.span, *facts):
                known[cell] = tile
        return known

    def _first(self, game: MemoryGame, known: dict[Cell, Tile], new: list[Cell], rng: Rng) -> Cell:
        partners = {cell: _partners(game, tile, cell, known) for cell, tile in known.items()}
        paired = [cell for cell, others in partners.items() if others]
        if paired:
            # The tile with the fewest partners first: that leaves the most pairs for later.
            fewest = min(len(partners[cell]) for cell in paired)
            return pick([cell for cell in paired if len(partners[cell]) == fewest], rng)
        return pick(new or list(known), rng)

    def _second(
        self,
        game: MemoryGame,
        observation: MemoryObservation,
        known: dict[Cell, Tile],
        new: list[Cell],
        rng: Rng,
    ) -> Cell:
        (first,) = observation.up
        tile = known[first]
        partners = _partners(game, tile, first, known)
        if partners:
            spare = {cell: len(_partners(game, known[cell], cell, known)) for cell in partners}
            fewest = min(spare.values())
            return pick([cell for cell in partners if spare[cell] == fewest], rng)
        others = [cell for cell in known if cell != first]
        if not new or (self.careful and others and _helps_others(game, observation, tile, known)):
            return pick(others, rng)
        return pick(new, rng)


def _partners(game: MemoryGame, tile: Tile, at: Cell, known: dict[Cell, Tile]) -> list[Cell]:
    """Where tiles lie that make a pair with this one."""
    return [cell for cell, other in known.items() if cell != at and game.rules.fits(tile, other)]


def _helps_others(
    game: MemoryGame, observation: MemoryObservation, tile: Tile, known: dict[Cell, Tile]
) -> bool:
    """Whether a new tile more likely gives the next player a pair than this one."""
    faces = observation.faces
    gone = {faces[row * game.rules.columns + column] for kept in observation.kept
            for row, column in kept}  # fmt: skip
    unseen = [one for one in game.rules.tiles if one not in gone and one not in known.values()]
    mine = [one for one in unseen if game.rules.fits(one, tile)]
    theirs = [
        one
        for one in unseen
        if one not in mine and any(game.rules.fits(one, other) for other in known.values())
    ]
    # A pair that lets one go on is worth more than its two tiles.
    return len(theirs) > len(mine) * (2 if game.rules.goes_on else 1)


class Scatterbrain(Rememberer):
    name: ClassVar[str] = "memory:easy"
    level: ClassVar[int] = 2
    span: ClassVar[float | None] = 5.0


class Attentive(Rememberer):
    name: ClassVar[str] = "memory:medium"
    level: ClassVar[int] = 3
    span: ClassVar[float | None] = 18.0


class Elephant(Rememberer):
    name: ClassVar[str] = "memory:hard"
    level: ClassVar[int] = 4
    span: ClassVar[float | None] = None
    careful: ClassVar[bool] = True


BOTS: dict[str, Bot] = {"easy": Scatterbrain(), "medium": Attentive(), "hard": Elephant()}
"""By level; `boneyard.bots.bot` picks the one that answers to the name a person chose."""


def advise(game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Advice:
    """What somebody with a perfect memory would turn up."""
    flip = BOTS["hard"].choose(game, observation, moves, rng)
    assert isinstance(flip, Flip)
    row, column = flip.cell
    return Advice(flip, items=(f"cell:{row},{column}",))
