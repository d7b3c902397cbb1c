"""Random games, seen step by step as the player in turn sees them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import boneyard
from boneyard.core.actions import Action
from boneyard.core.events import Event
from boneyard.core.game import AnyGame
from boneyard.core.moves import NONE, Moves
from boneyard.text import words
from boneyard.view import Scene, build

NAMES = ("Ada", "Ben", "Cem", "Dan", "Eva", "Fay", "Gil", "Hal", "Ida", "Jon", "Kim")
FRAME = (30.0, 18.0)


def of_kind(kind: str) -> list[str]:
    return [slug for slug in boneyard.slugs() if boneyard.listing(slug).kind == kind]


def positions(
    game: AnyGame, seed: int, steps: int = 400
) -> Iterator[tuple[Any, int | None, Moves]]:
    """The states of a random game, each with a seat that may act (None: no seat may)."""
    rng = random.Random(seed)
    state = game.start()
    for _ in range(steps):
        actors = game.to_act(state)
        seats = [actor for actor in actors if isinstance(actor, int)]
        yield state, seats[0] if seats else None, game.legal(state, seats[0]) if seats else NONE
        if not actors:
            return
        actor = actors[0]
        action: Action = game.legal(state, actor).sample(rng)
        state, _ = game.apply(state, actor, action)


def happenings(game: AnyGame, seed: int, steps: int = 150) -> list[Event]:
    """Everything that happens in a random game."""
    rng = random.Random(seed)
    state, happened = game.start(), list[Event]()
    for _ in range(steps):
        actors = game.to_act(state)
        if not actors:
            break
        actor = actors[rng.randrange(len(actors))]
        state, events = game.apply(state, actor, game.legal(state, actor).sample(rng))
        happened += events
    return happened


def seen(
    game: AnyGame, state: Any, seat: int | None, moves: Moves, *, language: str = "en",
    frame: tuple[float, float] = FRAME,
) -> Scene:  # fmt: skip
    """The scene of a position, for this seat."""
    return build(
        game, game.observe(state, seat), moves, words=words(language, game.slug),
        names=NAMES[: game.players], frame=frame,
    )  # fmt: skip
