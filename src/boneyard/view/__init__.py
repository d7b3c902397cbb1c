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
from boneyard.families.rounds import PLAY
from boneyard.text import Words
from boneyard.view.counting import counting_scene
from boneyard.view.line import line_hands, line_scene
from boneyard.view.memory import memory_scene
from boneyard.view.scene import Hand, Scene, Timer

__all__ = ["Alike", "Company", "Scene", "build"]

Builder: TypeAlias = Callable[..., Scene]

Alike: TypeAlias = dict[tuple[Words, tuple[float, float]], Scene]
"""What those see at one moment who wait for others, by language and room for the table."""

FAMILIES: dict[type[Any], Builder] = {
    LineObservation: line_scene,
    CountingObservation: counting_scene,
    MemoryObservation: memory_scene,
}
"""How the games of a family are drawn, by the kind of their observations. Solos and puzzles share
helpers (`view.solo`), but each draws itself."""


HANDS: dict[type[Any], Callable[..., tuple[Hand, ...]]] = {LineObservation: line_hands}
"""Families in which, while a round is played, those who wait see the same but for the hands, and
how these are drawn."""


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
    waits = alike is not None and own is None and not moves and observation.phase == PLAY
    hands_of = HANDS.get(type(observation)) if waits else None
    others = alike.get((words, frame)) if alike is not None and hands_of is not None else None
    if others is not None and hands_of is not None:
        hands = hands_of(game, observation, moves, words=words, names=names)
        return msgspec.structs.replace(others, hands=_seated(company, hands))
    builder: Builder | None = own.scene if own else FAMILIES.get(type(observation))
    if builder is None:
        raise LookupError(f"{game.slug} needs a scene.py; see docs/adding-a-game.md")
    built = builder(game, observation, moves, words=words, names=names, frame=frame)
    around, hands = game.around(observation), _seated(company, built.hands)
    timers = (*built.timers, *company.timers)
    scene = msgspec.structs.replace(built, around=around, hands=hands, timers=timers)
    if alike is not None and hands_of is not None:
        alike[words, frame] = scene
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
