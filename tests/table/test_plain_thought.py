"""What master imagines in a plain line is what the game would: the same hands, equally likely."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import boneyard
from boneyard.bots.compiled import GeneralThought, PlainThought
from boneyard.core.actions import Nature
from boneyard.core.events import Passed
from boneyard.families.line import LineGame
from boneyard.families.line.listing import PARTNERS
from boneyard.kernel import Numbers, Unknown, numbers, packed, slots
from boneyard.tiles import Tile

MANY = 4096


def midway(slug: str, seed: int, **options: object) -> tuple[LineGame, Any]:
    """A round in which somebody has passed and somebody has a choice."""
    game = boneyard.game(slug, match="rounds:1", **options)
    assert isinstance(game, LineGame)
    while True:
        rng = random.Random(seed)
        state: Any = game.start()
        while actors := game.to_act(state):
            actor = actors[0]
            moves = game.legal(state, actor)
            passed = any(isinstance(event, Passed) for event in state.log)
            if not isinstance(actor, Nature) and passed and len(list(moves)) > 1:
                return game, state
            state, _ = game.apply(state, actor, moves.sample(rng))
        seed += 1000


def thought(game: LineGame, state: Any, *, weighs: bool) -> PlainThought:
    seat = state.turn
    moves = list(game.legal(state, seat))
    seen = game.observe(state, seat)
    return PlainThought(game, numbers(game), seen, moves, random.Random(1), weighs=weighs)


@pytest.mark.parametrize(
    ("slug", "options"),
    [
        ("pairs", {}),
        ("pairs", {"misdeal": 4}),
        ("pairs", {"partners": "open"}),
        ("classic-block", {"players": 2}),
        ("classic-block", {"players": 3}),
    ],
    ids=["pairs", "misdeal", "open", "two", "three"],
)
def test_each_tile_is_with_each_seat_as_often(slug: str, options: dict[str, Any]) -> None:
    game, state = midway(slug, 3, **options)
    seat, rng = state.turn, random.Random(2)
    seen = game.observe(state, seat)
    mind = thought(game, state, weighs=False)
    ours: Counter[tuple[int, int]] = Counter()
    worlds = 0
    while worlds < MANY:
        mind.imagine()
        for world in mind._worlds:
            hands = [int(hand) for hand in world]
            assert [hand.bit_count() for hand in hands] == [
                len(state.hands[one]) for one in state.order
            ]
            assert sum(hands) == int(np.bitwise_or.reduce(world)), "no tile twice"
            for at, hand in enumerate(hands):
                ours.update((at, tile) for tile in range(28) if hand >> tile & 1)
        worlds += len(mind._worlds)
    theirs: Counter[tuple[int, int]] = Counter()
    drawn = game.imagined(seen, rng)
    samples = MANY // 2
    for _ in range(samples):
        other = next(drawn)
        for at, owner in enumerate(state.order):
            for tile in other.hands[owner]:
                theirs[at, numbers(game).set.index(tile)] += 1
    assert set(ours) <= set(theirs) | {key for key, often in ours.items() if often < worlds / 100}
    # Five standard deviations of the rarer side, for some sixty comparisons.
    for key in set(ours) | set(theirs):
        gap = abs(ours[key] / worlds - theirs[key] / samples)
        assert gap < 5 * (0.25 / samples + 0.25 / worlds) ** 0.5, key


OPEN = [
    slug
    for slug in boneyard.slugs()
    if any(option == PARTNERS for option in boneyard.listing(slug).options())
]


@pytest.mark.parametrize("slug", OPEN)
def test_a_hand_that_is_seen_lies_in_every_world(slug: str) -> None:
    game, state = midway(slug, 7, partners="open")
    seen = game.observe(state, state.turn)
    try:
        known = numbers(game)
    except Unknown as unknown:
        pytest.skip(f"{slug} is imagined by the game itself: {unknown}")
    open_hands = [(seat, hand) for seat, hand in enumerate(seen.hands) if not isinstance(hand, int)]
    assert len(open_hands) == 2
    if known.plain:
        mind = thought(game, state, weighs=True)
        mind.imagine()
        worlds = [[hand_of(known, int(hand)) for hand in world] for world in mind._worlds]
    else:
        moves = list(game.legal(state, state.turn))
        general = GeneralThought(game, known, seen, moves, random.Random(1), None)
        general.imagine()
        worlds = [[packed.hand(known, s, place) for place in range(4)] for s in general._worlds]
    for seat, tiles in open_hands:
        place = state.order.index(seat)
        assert all(set(world[place]) == set(tiles) for world in worlds)


def hand_of(known: Numbers, bits: int) -> tuple[Tile, ...]:
    return tuple(tile for i, tile in enumerate(known.set) if bits >> i & 1)


def test_a_lay_tells_what_else_would_have_fitted() -> None:
    """Whoever laid a light tile where the heaviest fits is less likely to hold that one."""
    game, state = midway("pairs", 11)
    weighed, plain = thought(game, state, weighs=True), thought(game, state, weighs=False)
    assert len(weighed.imagine()) == len(plain.imagine())
    assert len(np.unique(weighed._weights)) > 1
    assert set(plain._weights) == {0.0}
    assert np.all(weighed._weights <= 0.0)


def test_the_position_it_thinks_from_is_the_one_it_sees() -> None:
    game, state = midway("pairs", 5)
    mind = thought(game, state, weighs=False)
    ends = sorted(end.number for end in state.layout.ends for _ in range(end.room))
    assert sorted((mind._seen.one, mind._seen.other)) == ends
    assert mind._seen.base[slots.PIECES] == len(state.layout.pieces)
