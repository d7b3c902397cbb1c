"""What was seen of a round, done again in a world that agrees with it, leads to the very position;
and what a taught player is told follows from what its seat may know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import boneyard
from boneyard.bots.foresight import TaughtInGeneral
from boneyard.core.actions import Nature
from boneyard.families.line import LineGame
from boneyard.families.rounds import PLAY
from boneyard.kernel import Unknown, features, numbers, policy, slots
from boneyard.kernel.packed import packed
from tests.cases import each_table

LINES = [slug for slug in boneyard.slugs() if boneyard.listing(slug).kind == "line"]
NOT_SEEN = {slots.BY, slots.BONUS, slots.NEXT_DRAWN, slots.BONEYARD, slots.TOP_DOUBLE, slots.MUST}
"""What positions of the readable engine do not say, or in another way."""
NET = np.random.default_rng(1).normal(0, 0.1, features.WEIGHTS).astype(np.float32)


def positions(game: LineGame, seed: int, rounds: int) -> Iterator[tuple[Any, Any]]:
    """Each position of some rounds at random in which somebody is to act, and who."""
    rng = random.Random(seed)
    state: Any = game.start()
    while (actors := game.to_act(state)) and state.round < rounds:
        if not isinstance(actors[0], Nature) and state.phase == PLAY:
            yield state, actors[0]
        state, _ = game.apply(state, actors[0], game.legal(state, actors[0]).sample(rng))


class OneWorld(TaughtInGeneral):
    """Imagines what is so."""

    most_worlds = 1


def brought_back(game: LineGame, state: Any, seat: int) -> Any:
    rng = random.Random(1)
    moves = game.legal(state, seat).some(40, rng)
    seen = game.observe(state, seat)
    thought = OneWorld(game, numbers(game), seen, moves, rng, NET, None)
    thought._imagined = iter([state])
    thought.imagine()
    return thought._worlds[0]


@each_table(*LINES)
def test_what_was_seen_leads_to_the_position(game: LineGame) -> None:
    try:
        numbers(game)
    except Unknown as unknown:
        pytest.skip(f"{game.slug} is played by the readable engine alone: {unknown}")
    for state, seat in positions(game, 5, 2):
        again, told = brought_back(game, state, seat), packed(game, state)
        places = [*range(slots.OPEN), *range(slots.OWN, slots.END + 4 * int(told[slots.ENDS]))]
        differ = [at for at in places if again[at] != told[at] and at not in NOT_SEEN]
        assert not differ, (state.log, differ)


@pytest.mark.parametrize("slug", ["pairs", "all-fives", "bergen", "chicken-foot"])
def test_what_a_taught_player_is_told_it_may_know(slug: str) -> None:
    game: Any = boneyard.game(slug)
    known = numbers(game)
    rng = np.random.default_rng(1)
    for state, seat in positions(game, 7, 1):
        s = brought_back(game, state, seat)
        other = s.copy()
        mine = int(s[slots.SEAT])
        # The hidden tiles are dealt anew, to everybody as many as they had.
        hidden = [
            (place, word, bit)
            for place in range(game.players)
            if place != mine
            for word in range(slots.WORDS)
            for bit in range(64)
            if int(s[slots.HELD + place * slots.WORDS + word]) >> bit & 1
        ]
        bones = slice(slots.BONE + int(s[slots.NEXT_DRAWN]), slots.BONE + int(s[slots.BONEYARD]))
        tiles = [64 * word + bit for _, word, bit in hidden] + s[bones].tolist()
        anew = rng.permutation(tiles)
        for place, word, bit in hidden:
            other[slots.HELD + place * slots.WORDS + word] &= ~np.int64(1 << bit if bit < 63 else 0)
        for (place, _, _), tile in zip(hidden, anew, strict=False):
            other[slots.HELD + place * slots.WORDS + tile // 64] |= np.int64(1) << (tile % 64)
        other[bones] = anew[len(hidden) :]
        assert told(known, s) == told(known, other)


def told(known: Any, s: Any) -> list[bytes]:
    """All that is said of all actions."""
    rows = np.zeros((features.MOST_WEIGHED, features.FEATURES), np.float32)
    found = np.zeros(slots.MOST_ACTIONS, np.int64)
    likes = np.zeros(features.MOST_WEIGHED, np.float32)
    from boneyard.kernel.choices import choices

    count = choices(known.rules, known.fit, s)
    policy.likings(
        known.rules, known.tiles, known.fit, s, NET, count, found, likes,
        np.zeros(3 * slots.WORDS, np.int64), np.zeros(slots.POSITION, np.int64),
        np.zeros(features.FEATURES, np.float32), np.zeros(features.WORKROOM, np.float32), rows,
    )  # fmt: skip
    return [row.tobytes() for row in rows[:count]]


def test_no_number_is_called_as_something_in_a_position() -> None:
    """Both are known by their bare names in the kernel, where one would hide the other."""
    ours, theirs = ({name for name in vars(kind) if name.isupper()} for kind in (features, slots))
    assert not ours & theirs
