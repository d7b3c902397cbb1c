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
from boneyard.view import kit
from boneyard.view.counting import counting_own, counting_scene
from boneyard.view.line import line_own, line_scene
from boneyard.view.memory import memory_own, memory_scene
from boneyard.view.scene import Hand, Scene, Timer

__all__ = ["Alike", "Company", "Scene", "build"]

Builder: TypeAlias = Callable[..., Scene]

Alike: TypeAlias = dict[tuple[Words, tuple[float, float]], Scene]
"""What those see of one position who wait for others, by language and room for the table; the game
and the names are the same for all of them."""


class Family(NamedTuple):
    """How the games of a family are drawn."""

    scene: Builder
    own: Callable[..., kit.Own]
    """The parts of it that differ between those who wait while a round is played."""


FAMILIES: dict[type[Any], Family] = {
    LineObservation: Family(line_scene, line_own),
    CountingObservation: Family(counting_scene, counting_own),
    MemoryObservation: Family(memory_scene, memory_own),
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
    `alike`: whoever shows one position to several gives the same one for each of them."""
    family, builder = _drawn_by(game, observation)
    waits = family is not None and not moves and observation.phase == PLAY
    shared = alike if waits else None
    others = None if shared is None else shared.get((words, frame))
    if family is not None and others is not None:
        own = family.own(game, observation, moves, words=words, names=names)
        built = msgspec.structs.replace(others, **own)
    else:
        built = builder(game, observation, moves, words=words, names=names, frame=frame)
    if shared is not None:
        shared[words, frame] = built
    company = company or NOBODY
    return msgspec.structs.replace(
        built,
        around=game.around(observation),
        hands=_seated(company, built.hands),
        timers=(*built.timers, *company.timers),
    )


def _drawn_by(game: AnyGame, observation: Any) -> tuple[Family | None, Builder]:
    """Who draws this game, and the family that does, if it is not the game itself."""
    own = games.companion(game.slug, "scene")
    if own is not None:
        return None, own.scene
    family = FAMILIES.get(type(observation))
    if family is None:
        raise LookupError(f"{game.slug} needs a scene.py; see docs/adding-a-game.md")
    return family, family.scene


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
