"""Random assignments of things to slots, where not everything may go anywhere.

This is the heart of sampling hidden tiles: things are tiles, slots are where a tile can have come
from, and a tile may not be where it would have been laid. Slots that differ in nothing but time
form a *place*. The aim is that all ways to fill the slots are equally likely; a sample tells the
place of each thing.

`Counted` reaches it exactly, by dynamic programming over the room that is left. Where that would
take too long, `Walked` comes close to it, by a Markov chain that forgets where it began.
`assignments` chooses between the two.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import factorial
from typing import TypeAlias

from boneyard.core.chance import Rng, shuffled

Choice: TypeAlias = tuple[int, int]
"""A place, and how many of its slots, from the first on, are open to the thing."""

MOST_COUNTED = 6_000
"""So many different remainders of room are counted before giving up on exactness."""
WALKS = 60
"""So many walks lead away from the assignment that every sample begins with. For the hidden hands
of random play, 20 of them left no measurable trace of it."""
LONGEST = 100
"""A walk is given up after so many steps per thing; most take about one."""


class Impossible(ValueError):
    """No assignment exists."""


class TooMany(Exception):
    """Counting would take too long."""


def assignments(things: Sequence[tuple[Choice, ...]], room: Sequence[int]) -> Counted | Walked:
    """All assignments, to draw from: exactly, unless counting them would take too long.

    `things[i]` are the places open to thing i with so many of their slots; the slots open to a
    thing must be among those open to every later thing of that place. `room` says how many slots
    each place has. Every slot must be filled; raises Impossible if they cannot be.
    """
    if len(things) != sum(room):
        raise Impossible("as many things as slots are needed")
    try:
        return Counted(things, room)
    except TooMany:
        return Walked(things, room)


class Counted:
    """All assignments, counted. Takes what `assignments` takes; raises TooMany.

    What room is left is one number, in which each place has some bits of its own: there are
    thousands of different remainders, and each is looked at for every thing.
    """

    def __init__(self, things: Sequence[tuple[Choice, ...]], room: Sequence[int]) -> None:
        everywhere = {(place, size) for place, size in enumerate(room) if size}
        free = [everywhere <= set(choices) for choices in things]
        # Things that may go anywhere fill what is left in any order: they need no counting.
        self._bound = [i for i, is_free in enumerate(free) if not is_free]
        self._free = [i for i, is_free in enumerate(free) if is_free]
        widths = [size.bit_length() for size in room]
        self._fields = [
            _Field(place, sum(widths[:place]), (1 << width) - 1)
            for place, width in enumerate(widths)
        ]
        self._room = sum(size << self._fields[place].shift for place, size in enumerate(room))
        by_choices = {
            choices: [(self._fields[place], room[place] - slots) for place, slots in choices]
            for choices in set(things)
        }
        self._choices = [by_choices[things[i]] for i in self._bound]
        self._layers = self._reachable()
        self._count()
        if not self._layers[0][self._room]:
            raise Impossible("the constraints leave no assignment")

    def sample(self, rng: Rng) -> list[int]:
        """The place of each thing."""
        result = [0] * (len(self._bound) + len(self._free))
        left = self._room
        for i, choices, after in zip(self._bound, self._choices, self._layers[1:], strict=True):
            ways = [
                (field, open_ * after[left - field.unit])
                for field, others in choices
                if (open_ := field.in_(left) - others) > 0
            ]
            field = _weighted(ways, rng)
            result[i] = field.place
            left -= field.unit
        rest = [field.place for field in self._fields for _ in range(field.in_(left))]
        for i, place in zip(self._free, shuffled(rest, rng), strict=True):
            result[i] = place
        return result

    def _reachable(self) -> list[dict[int, int]]:
        """What room can be left after each bound thing."""
        layers = [{self._room: 0}]
        total = 1
        for choices in self._choices:
            layer: dict[int, int] = {}
            for field, others in choices:
                unit, shift, mask = field.unit, field.shift, field.mask
                layer |= {left - unit: 0 for left in layers[-1] if left >> shift & mask > others}
            total += len(layer)
            if total > MOST_COUNTED:
                raise TooMany
            layers.append(layer)
        return layers

    def _count(self) -> None:
        last = dict.fromkeys(self._layers[-1], factorial(len(self._free)))
        self._layers[-1] = last
        for i in range(len(self._choices) - 1, -1, -1):
            layer, after = self._layers[i], self._layers[i + 1]
            for field, others in self._choices[i]:
                unit, shift, mask = field.unit, field.shift, field.mask
                for left in layer:
                    # So many of its slots are open: earlier things have taken theirs.
                    open_ = (left >> shift & mask) - others
                    if open_ > 0:
                        layer[left] += open_ * after[left - unit]


class _Field:
    """The bits in which the room of a place is written."""

    __slots__ = ("mask", "place", "shift", "unit")

    def __init__(self, place: int, shift: int, mask: int) -> None:
        self.place, self.shift, self.mask = place, shift, mask
        self.unit = 1 << shift

    def in_(self, room: int) -> int:
        return room >> self.shift & self.mask


def _weighted(ways: list[tuple[_Field, int]], rng: Rng) -> _Field:
    """One of the places, in proportion to its ways."""
    draw = _below(sum(count for _, count in ways), rng)
    for field, count in ways:
        if draw < count:
            return field
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


class Walked:
    """All assignments, walked through at random. Takes what `assignments` takes.

    A walk takes some thing out of its slot and puts it into any slot open to it; what lay there
    moves on to any slot open to it, and so on, until something comes into the slot left empty.

    Walk after walk, all ways to fill the slots become equally likely:

    - *Each can be reached from any other* (irreducible). Where two of them differ, things have
      taken each other's slots round in cycles. A slot is open to the thing that comes into it, so
      each cycle, however long, is a walk. Swaps of two things would not do: where three things
      share three slots and each is kept out of another one, no two of them can swap.
    - *A walk may end where it began*, at its first step (aperiodic).
    - *There and back are equally likely* (symmetric). With n things, and d(i) slots open to thing
      i, the walk that takes out i, j, ..., k has the probability 1/n · 1/d(i) · 1/d(j) · ... ·
      1/d(k). The way back takes out k, ..., j, i, which gives the same product. It is as long,
      too, so walks longer than a limit can be given up without favouring anything; as no cycle
      has more than n things, none is lost by it.

    So the chain tends to the uniform distribution. After `WALKS` walks it is close; how close
    depends on what is open to what, and is measured and tested, not proved.
    """

    def __init__(self, things: Sequence[tuple[Choice, ...]], room: Sequence[int]) -> None:
        self._place = [place for place, size in enumerate(room) for _ in range(size)]
        first = [sum(room[:place]) for place in range(len(room))]
        # Many things have the same choices, and so share one list.
        slots = {
            choices: [first[place] + i for place, size in choices for i in range(size)]
            for choices in set(things)
        }
        self._slots = [slots[choices] for choices in things]
        self._start = _some(self._slots)

    def sample(self, rng: Rng) -> list[int]:
        """The place of each thing."""
        lies = self._start
        for _ in range(WALKS):
            lies = self._walk(lies, rng)
        places = [0] * len(lies)
        for slot, thing in enumerate(lies):
            places[thing] = self._place[slot]
        return places

    def _walk(self, before: list[int], rng: Rng) -> list[int]:
        """The thing in each slot, after a walk."""
        lies, open_to = before.copy(), self._slots
        empty = rng.randrange(len(lies))
        thing = lies[empty]
        for _ in range(LONGEST * len(lies)):
            slots = open_to[thing]
            slot = slots[rng.randrange(len(slots))]
            lies[slot], thing = thing, lies[slot]
            if slot == empty:
                return lies
        return before


def _some(slots: Sequence[Sequence[int]]) -> list[int]:
    """The thing in each slot, in any assignment; `slots[i]` are those open to thing i."""
    lies: list[int | None] = [None] * len(slots)
    # The most particular first: then hardly anything has to be moved again.
    for thing in sorted(range(len(slots)), key=lambda thing: len(slots[thing])):
        empty = next((slot for slot in slots[thing] if lies[slot] is None), None)
        if empty is None:
            _make_room(thing, slots, lies)
        else:
            lies[empty] = thing
    return [thing for thing in lies if thing is not None]


def _make_room(thing: int, slots: Sequence[Sequence[int]], lies: list[int | None]) -> None:
    """Put in one more thing by moving others on, breadth first."""
    came_from: dict[int, tuple[int, int | None]] = {slot: (thing, None) for slot in slots[thing]}
    queue = list(came_from)
    for slot in queue:
        other = lies[slot]
        if other is None:
            end: int | None = slot
            while end is not None:
                lies[end], end = came_from[end]
            return
        for onward in slots[other]:
            if onward not in came_from:
                came_from[onward] = (other, slot)
                queue.append(onward)
    raise Impossible("the constraints leave no assignment")
