"""The view: what a person at a given seat may see, with coordinates and words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from boneyard import games
from boneyard.core.game import AnyGame
from boneyard.core.moves import Moves
from boneyard.families.counting import CountingObservation
from boneyard.families.line import LineObservation
from boneyard.families.memory import MemoryObservation
from boneyard.text import Words
from boneyard.view.counting import counting_scene
from boneyard.view.line import line_scene
from boneyard.view.memory import memory_scene
from boneyard.view.scene import Scene

__all__ = ["Scene", "build"]

Builder: TypeAlias = Callable[..., Scene]

FAMILIES: dict[type[Any], Builder] = {
    LineObservation: line_scene,
    CountingObservation: counting_scene,
    MemoryObservation: memory_scene,
}
"""How the games of a family are drawn, by the kind of their observations. Solos and puzzles share
helpers (`view.solo`), but each draws itself."""


def build(
    game: AnyGame,
    observation: Any,
    moves: Moves,
    *,
    words: Words,
    names: Sequence[str],
    frame: tuple[float, float] = (30.0, 18.0),
) -> Scene:
    """What the observer sees. `moves`: what he may do now (nothing, if it is not his turn);
    `frame`: the room for the table, in units."""
    own = games.companion(game.slug, "scene")
    builder: Builder | None = own.scene if own else FAMILIES.get(type(observation))
    if builder is None:
        raise LookupError(f"{game.slug} needs a scene.py; see docs/adding-a-game.md")
    return builder(game, observation, moves, words=words, names=names, frame=frame)
