"""Assignments are drawn as often as a full enumeration says, by counting and by walking."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneyard.core import assign
from boneyard.core.assign import Choice, Counted, Impossible, TooMany, Walked, assignments
from boneyard.testing.sampling import check_frequencies

Things = Sequence[tuple[Choice, ...]]
Ways = type[Counted] | type[Walked]

both_ways = pytest.mark.parametrize("ways", [Counted, Walked])


def enumerated(things: Things, room: Sequence[int]) -> Counter[tuple[int, ...]]:
    """The places of the things, and how many ways to fill the slots lead to them."""
    slots = [(place, i) for place, size in enumerate(room) for i in range(size)]
    found: Counter[tuple[int, ...]] = Counter()
    for filled in permutations(slots, len(things)):
        if all(
            any(place == at and i < size for at, size in choices)
            for choices, (place, i) in zip(things, filled, strict=True)
        ):
            found[tuple(place for place, _ in filled)] += 1
    return found


def check(ways: Ways, things: Things, room: Sequence[int], seed: int = 0) -> None:
    """Draw many times and compare."""
    expected = enumerated(things, room)
    drawing, rng = ways(things, room), random.Random(seed)
    drawn = Counter(tuple(drawing.sample(rng)) for _ in range(400 + 25 * len(expected)))
    check_frequencies(drawn, expected)


def ring(length: int) -> list[tuple[Choice, ...]]:
    """So many things round a ring of slots, each between two of them. All of them together can
    move on by one; a few of them cannot move at all."""
    return [((i, 1), ((i + 1) % length, 1)) for i in range(length)]


@both_ways
@pytest.mark.parametrize("length", [2, 3, 4, 5, 6])
def test_a_ring_of_any_length_goes_either_way_round(ways: Ways, length: int) -> None:
    assert set(enumerated(ring(length), [1] * length).values()) == {1}
    check(ways, ring(length), [1] * length)


@both_ways
def test_two_rings_turn_independently(ways: Ways) -> None:
    apart = [tuple((place + 3, size) for place, size in choices) for choices in ring(3)]
    check(ways, ring(3) + apart, [1] * 6)


@both_ways
def test_three_hands_that_passed_on_different_numbers(ways: Ways) -> None:
    """Two tiles of each kind, and each kind is kept out of another hand of two."""
    kinds = [((0, 2), (1, 2)), ((1, 2), (2, 2)), ((0, 2), (2, 2))]
    check(ways, [kind for kind in kinds for _ in range(2)], [2, 2, 2])


@both_ways
def test_what_left_early_came_early(ways: Ways) -> None:
    """Of a place, only the slots filled before a thing left are open to it: what lies there can
    have come at fewer times, so that place is less likely."""
    early, late = ((0, 1), (1, 2)), ((0, 3), (1, 2))
    things = [early, early, late, late, late]
    ways_to_fill = enumerated(things, [3, 2])
    assert ways_to_fill[0, 1, 0, 0, 1] < ways_to_fill[1, 1, 0, 0, 0]
    check(ways, things, [3, 2])


@both_ways
@pytest.mark.parametrize("seed", range(30))
def test_all_ways_to_fill_the_slots_are_equally_likely(ways: Ways, seed: int) -> None:
    things, room = some_case(random.Random(seed))
    if not enumerated(things, room):
        with pytest.raises(Impossible):
            ways(things, room)
        return
    check(ways, things, room, seed)


def some_case(rng: random.Random) -> tuple[list[tuple[Choice, ...]], list[int]]:
    """Things that left at some time may have come to most slots that were filled by then."""
    room = rng.choice([[2, 3], [1, 2, 1], [1, 1, 1, 1], [2, 2, 2], [3, 1, 2], [2, 1, 1, 2]])
    filled = [sorted(rng.randrange(4) for _ in range(size)) for size in room]
    things = []
    for left in sorted(rng.randrange(2, 5) for _ in range(sum(room))):
        slots = [sum(at <= left for at in times) for times in filled]
        things.append(tuple((p, size) for p, size in enumerate(slots) if size and rng.randrange(6)))
    return things, room


@given(seed=st.integers(0, 2**32))
def test_walking_begins_exactly_where_there_is_an_assignment(seed: int) -> None:
    things, room = some_case(random.Random(seed))
    possible = enumerated(things, room)
    if possible:
        assert tuple(Walked(things, room).sample(random.Random(1))) in possible
    else:
        with pytest.raises(Impossible):
            Walked(things, room)


def test_things_that_took_the_only_slot_of_another_are_moved_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The last one fits only where the first or the third lies, and then somebody else must go."""
    things = [((0, 1), (1, 1)), ((2, 1), (3, 1)), ((1, 1), (2, 1)), ((0, 1), (1, 1))]
    monkeypatch.setattr(assign, "WALKS", 0)
    assert tuple(Walked(things, [1] * 4).sample(random.Random(0))) in enumerated(things, [1] * 4)


@pytest.mark.parametrize("steps", [1, 2])
def test_giving_up_long_walks_favours_nothing(monkeypatch: pytest.MonkeyPatch, steps: int) -> None:
    monkeypatch.setattr(assign, "LONGEST", steps)
    check(Walked, ring(4), [1] * 4)
    check(Walked, [((0, 1), (1, 2)), ((0, 1), (2, 2)), *[((0, 1), (1, 2), (2, 2))] * 3], [1, 2, 2])


def test_what_cannot_be_is_impossible() -> None:
    with pytest.raises(Impossible):
        assignments([((0, 1),), ((0, 1),)], [1, 1])
    with pytest.raises(Impossible, match="as many things as slots"):
        assignments([((0, 2),)], [2])


def test_what_takes_too_long_to_count_is_walked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(assignments(ring(5), [1] * 5), Counted)
    monkeypatch.setattr(assign, "MOST_COUNTED", 8)
    with pytest.raises(TooMany):
        Counted(ring(5), [1] * 5)
    assert isinstance(assignments(ring(5), [1] * 5), Walked)
