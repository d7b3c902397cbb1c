"""The view: what a person at a given seat may see, with coordinates and words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from boneyard import games
from boneyard.core.actions import Seat
from boneyard.core.game import AnyGame
from boneyard.core.moves import Moves
from boneyard.families.counting import CountingObservation
from boneyard.families.line import LineObservation
from boneyard.families.memory import MemoryObservation
from boneyard.families.rounds import PLAY
from boneyard.text import Words
from boneyard.view.counting import counting_hands, counting_scene
from boneyard.view.line import line_hands, line_scene
from boneyard.view.memory import memory_hands, memory_scene
from boneyard.view.scene import Hand, Scene, Timer

__all__ = ["Alike", "Company", "Scene", "build"]

Builder: TypeAlias = Callable[..., Scene]

Alike: TypeAlias = dict[tuple[Words, tuple[float, float]], Scene]
"""What those see at one moment who wait for others, by language and room for the table."""


class Family(NamedTuple):
    """How the games of a family are drawn."""

    scene: Builder
    hands: Callable[..., tuple[Hand, ...]]
    """Its part in which those see something different who wait while a round is played."""


FAMILIES: dict[type[Any], Family] = {
    LineObservation: Family(line_scene, line_hands),
    CountingObservation: Family(counting_scene, counting_hands),
    MemoryObservation: Family(memory_scene, memory_hands),
}
"""By the kind of their observations. Solos and puzzles share helpers (`view.solo`), but each draws
itself."""


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
    alike: Alike | None = None,
) -> Scene:
    """What the observer sees. `moves`: what they may do now (nothing, if it is not their turn);
    `frame`: the room for the table, in units; `company`: who sits there, where anybody does.
    `alike`: whoever shows one position to several hands in the same one for all of them."""
    own, company = games.companion(game.slug, "scene"), company or NOBODY
    family = FAMILIES.get(type(observation)) if own is None else None
    waits = family is not None and not moves and observation.phase == PLAY
    shared = alike if waits else None
    others = None if shared is None else shared.get((words, frame))
    if family is not None and others is not None:
        hands = family.hands(game, observation, moves, words=words, names=names)
        return msgspec.structs.replace(others, hands=_seated(company, hands))
    builder: Builder | None = getattr(own or family, "scene", None)
    if builder is None:
        raise LookupError(f"{game.slug} needs a scene.py; see docs/adding-a-game.md")
    built = builder(game, observation, moves, words=words, names=names, frame=frame)
    around, hands = game.around(observation), _seated(company, built.hands)
    timers = (*built.timers, *company.timers)
    scene = msgspec.structs.replace(built, around=around, hands=hands, timers=timers)
    if shared is not None:
        shared[words, frame] = scene
    return scene


def _seated(company: Company, hands: tuple[Hand, ...]) -> tuple[Hand, ...]:
    if not company.bots and not company.away:
        return hands
    return tuple(
        [
            msgspec.structs.replace(
                hand, bot=hand.seat in company.bots, connected=hand.seat not in company.away
            )
            for hand in hands
        ]
    )
