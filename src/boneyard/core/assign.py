"""Uniform random assignments of things to slots, where not everything may go anywhere.

This is the heart of sampling hidden tiles: things are tiles, slots are where a tile can have come
from, and a tile may not be where it would have been laid. Slots that differ in nothing but time
form a *place*. All ways to fill the slots are equally likely.

`Counted` does it exactly, by dynamic programming over the room that is left. Where that would take
too long, `by_swaps` runs a Markov chain from some assignment; each step keeps the uniform
distribution, and it takes `SWAPS` steps a thing.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import factorial
from typing import TypeAlias

from boneyard.core.chance import Rng, shuffled

Room: TypeAlias = tuple[int, ...]
Choice: TypeAlias = tuple[int, int]
"""A place, and how many of its slots are open to the thing."""

MOST_COUNTED = 6_000
"""So many different remainders of room are counted before giving up on exactness."""
SWAPS = 60


class Impossible(ValueError):
    """No assignment exists."""


class TooMany(Exception):
    """Counting would take too long."""


class Counted:
    """All assignments, counted. `things[i]` are the places open to thing i with so many of their
    slots; the slots open to a thing must be among those open to every later thing of that place.
    Every slot must be filled, so the room must add up to the number of things."""

    def __init__(self, things: Sequence[tuple[Choice, ...]], room: Sequence[int]) -> None:
        if len(things) != sum(room):
            raise Impossible("as many things as slots are needed")
        self.room = tuple(room)
        everywhere = {(place, size) for place, size in enumerate(room) if size}
        free = [everywhere <= set(choices) for choices in things]
        # Things that may go anywhere fill what is left in any order: they need no counting.
        self.bound = [i for i, is_free in enumerate(free) if not is_free]
        self.free = [i for i, is_free in enumerate(free) if is_free]
        self.choices = [things[i] for i in self.bound]
        self.layers = self._reachable()
        self._count()
        if not self.layers[0][self.room]:
            raise Impossible("the constraints leave no assignment")

    def sample(self, rng: Rng) -> list[int]:
        """The place of each thing."""
        result = [0] * (len(self.bound) + len(self.free))
        left = self.room
        for i, choices, after in zip(self.bound, self.choices, self.layers[1:], strict=True):
            ways = [
                (place, weight * after[_less(left, place)])
                for place, weight in self._weights(choices, left)
            ]
            result[i] = _weighted(ways, rng)
            left = _less(left, result[i])
        rest = shuffled((place for place, size in enumerate(left) for _ in range(size)), rng)
        for i, place in zip(self.free, rest, strict=True):
            result[i] = place
        return result

    def _weights(self, choices: tuple[Choice, ...], left: Room) -> list[Choice]:
        """The places with an open slot, and how many: earlier things have taken theirs."""
        return [
            (place, weight)
            for place, slots in choices
            if (weight := slots - self.room[place] + left[place]) > 0
        ]

    def _reachable(self) -> list[dict[Room, int]]:
        """What room can be left after each bound thing."""
        layers: list[dict[Room, int]] = [{self.room: 0}]
        total = 1
        for choices in self.choices:
            layer = {
                _less(left, place): 0
                for left in layers[-1]
                for place, _ in self._weights(choices, left)
            }
            total += len(layer)
            if total > MOST_COUNTED:
                raise TooMany
            layers.append(layer)
        return layers

    def _count(self) -> None:
        for left in self.layers[-1]:
            self.layers[-1][left] = factorial(sum(left))
        for i in range(len(self.choices) - 1, -1, -1):
            layer, after = self.layers[i], self.layers[i + 1]
            for left in layer:
                layer[left] = sum(
                    weight * after[_less(left, place)]
                    for place, weight in self._weights(self.choices[i], left)
                )


def _less(room: Room, place: int) -> Room:
    return (*room[:place], room[place] - 1, *room[place + 1 :])


def _weighted(ways: list[Choice], rng: Rng) -> int:
    """One of the places, in proportion to its ways."""
    draw = _below(sum(count for _, count in ways), rng)
    for place, count in ways:
        if draw < count:
            return place
        draw -= count
    raise AssertionError("the draw is below the sum of all counts")


def _below(n: int, rng: Rng) -> int:
    """A uniform number below n, which may be larger than one call should be asked for."""
    if n < 1 << 31:
        return rng.randrange(n)
    bits = n.bit_length()
    while True:
        draw = 0
        for _ in range(-(-bits // 30)):
            draw = draw << 30 | rng.randrange(1 << 30)
        draw &= (1 << bits) - 1
        if draw < n:
            return draw


def by_swaps(allowed: Sequence[tuple[int, ...]], room: Sequence[int], rng: Rng) -> list[int]:
    """The place of each thing, where `allowed[i]` are the places open to thing i."""
    chosen = _some(allowed, room)
    sets = [frozenset(places) for places in allowed]
    for _ in range(SWAPS * len(allowed)):
        i, j = rng.randrange(len(allowed)), rng.randrange(len(allowed))
        if chosen[j] in sets[i] and chosen[i] in sets[j]:
            chosen[i], chosen[j] = chosen[j], chosen[i]
    return chosen


def _some(allowed: Sequence[tuple[int, ...]], room: Sequence[int]) -> list[int]:
    """Any assignment, by augmenting paths."""
    inside: list[list[int]] = [[] for _ in room]
    for thing in range(len(allowed)):
        _insert(thing, allowed, room, inside)
    chosen = [0] * len(allowed)
    for place, things in enumerate(inside):
        for thing in things:
            chosen[thing] = place
    return chosen


def _insert(
    thing: int, allowed: Sequence[tuple[int, ...]], room: Sequence[int], inside: list[list[int]]
) -> None:
    """Find room for one more thing by moving others on, breadth first."""
    came_from: dict[int, tuple[int, int]] = {place: (thing, -1) for place in allowed[thing]}
    queue = list(came_from)
    for full in queue:
        if len(inside[full]) < room[full]:
            place = full
            while place != -1:
                mover, before = came_from[place]
                if before != -1:
                    inside[before].remove(mover)
                inside[place].append(mover)
                place = before
            return
        for other in inside[full]:
            for onward in allowed[other]:
                if onward not in came_from:
                    came_from[onward] = (other, full)
                    queue.append(onward)
    raise Impossible("the constraints leave no assignment")
