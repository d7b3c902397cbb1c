"""Playing at random, and looking at everything on the way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from boneyard.core.actions import Action, Actor, Nature, Seat
from boneyard.core.events import Event
from boneyard.core.game import AnyGame
from boneyard.tiles import Tile

MOST_STEPS = 6_000
"""Far more than any match needs: a game that takes longer does not end."""


class PlayedStep(msgspec.Struct):
    """One action of a random match."""

    before: Any
    actor: Actor
    action: Action
    after: Any
    events: tuple[Event, ...]


def actors(game: AnyGame, state: Any) -> tuple[Actor, ...]:
    """Those who can do something now."""
    return tuple(actor for actor in game.to_act(state) if game.legal(state, actor))


def match(game: AnyGame, seed: int) -> Iterator[PlayedStep]:
    """A whole match of random but legal actions."""
    rng = random.Random(seed)
    state = game.start()
    for _ in range(MOST_STEPS):
        who = actors(game, state)
        if not who:
            assert not game.to_act(state), "somebody is asked who can do nothing"
            return
        actor = rng.choice(who)
        action = game.legal(state, actor).sample(rng)
        after, events = game.apply(state, actor, action)
        yield PlayedStep(state, actor, action, after, events)
        state = after
    raise AssertionError(f"no end after {MOST_STEPS} actions")


def seats(game: AnyGame) -> list[Seat | None]:
    """All who look: every seat, and somebody looking on."""
    return [None, *range(game.players)]


def sampled(items: list[Any], most: int, seed: int) -> list[Any]:
    """Some of many, always the same ones."""
    return items if len(items) <= most else random.Random(seed).sample(items, most)


def tiles_in(thing: object) -> set[Tile]:
    """Every tile that is mentioned anywhere in a structure."""
    found: set[Tile] = set()
    waiting = [thing]
    while waiting:
        one = waiting.pop()
        if isinstance(one, Tile):
            found.add(one)
        elif isinstance(one, msgspec.Struct):
            waiting += [getattr(one, field) for field in one.__struct_fields__]
        elif isinstance(one, dict):
            waiting += [*one.keys(), *one.values()]
        elif isinstance(one, list | tuple | set | frozenset):
            waiting += one
    return found


def is_seat(actor: Actor) -> bool:
    return not isinstance(actor, Nature)
