"""The view: what a person at a given seat may see, with coordinates and words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from boneyard import games
from boneyard.core.actions import Seat
from boneyard.core.game import AnyGame
from boneyard.core.moves import Moves
from boneyard.families.counting import CountingObservation
from boneyard.families.line import LineObservation
from boneyard.families.memory import MemoryObservation
from boneyard.text import Words
from boneyard.view.counting import counting_scene
from boneyard.view.line import line_scene
from boneyard.view.memory import memory_scene
from boneyard.view.scene import Hand, Scene, Timer

__all__ = ["Company", "Scene", "build"]

Builder: TypeAlias = Callable[..., Scene]

FAMILIES: dict[type[Any], Builder] = {
    LineObservation: line_scene,
    CountingObservation: counting_scene,
    MemoryObservation: memory_scene,
}
"""How the games of a family are drawn, by the kind of their observations. Solos and puzzles share
helpers (`view.solo`), but each draws itself."""


class Company(msgspec.Struct, frozen=True, kw_only=True):
    """What a table knows of those who sit at it, and the rules do not."""

    bots: frozenset[Seat] = frozenset()
    away: frozenset[Seat] = frozenset()
    """The seats of people who are not there."""
    timers: tuple[Timer, ...] = ()
    """Clocks of the table's own, beside those of the game."""


NOBODY = Company()


def build(
    game: AnyGame,
    observation: Any,
    moves: Moves,
    *,
    words: Words,
    names: Sequence[str],
    frame: tuple[float, float] = (30.0, 18.0),
    company: Company | None = None,
) -> Scene:
    """What the observer sees. `moves`: what they may do now (nothing, if it is not their turn);
    `frame`: the room for the table, in units; `company`: who sits there, where anybody does."""
    own = games.companion(game.slug, "scene")
    builder: Builder | None = own.scene if own else FAMILIES.get(type(observation))
    if builder is None:
        raise LookupError(f"{game.slug} needs a scene.py; see docs/adding-a-game.md")
    built = builder(game, observation, moves, words=words, names=names, frame=frame)
    around, company = game.around(observation), company or NOBODY
    if company == NOBODY:
        return msgspec.structs.replace(built, around=around)
    hands = tuple([_seated(company, hand) for hand in built.hands])
    timers = (*built.timers, *company.timers)
    return msgspec.structs.replace(built, around=around, hands=hands, timers=timers)


def _seated(company: Company, hand: Hand) -> Hand:
    bot, connected = hand.seat in company.bots, hand.seat not in company.away
    if (hand.bot, hand.connected) == (bot, connected):
        return hand
    return msgspec.structs.replace(hand, bot=bot, connected=connected)
