"""Compiled rounds and readable ones in lock-step: the same moves, the same scores, the same end."""

from __future__ import annotations

import random
from typing import Any, TypeAlias

import numpy as np
import pytest

from boneyard.core.actions import CHANCE
from boneyard.core.events import RoundEnded
from boneyard.families.counting import CountingGame
from boneyard.families.line import LineGame
from boneyard.kernel import numbers, slots
from boneyard.kernel.packed import action, hand, packed
from boneyard.kernel.rounds import deal, is_plain, listed, play, play_out, play_out_plain
from boneyard.testing.cases import games

Compiled: TypeAlias = LineGame | CountingGame
CASES = [(name, game) for name, game in games() if isinstance(game, Compiled)]
each_game = pytest.mark.parametrize("game", [game for _, game in CASES], ids=[n for n, _ in CASES])


def follow(game: Compiled, seed: int) -> None:
    """A whole match at random, each action done in both engines."""
    known, rng = numbers(game), random.Random(seed)
    found = np.zeros(slots.MOST_ACTIONS, np.int64)
    state: Any = game.start()
    s = np.zeros(0, np.int64)
    while actors := game.to_act(state):
        actor = actors[0]
        moves = game.legal(state, actor)
        if actor is CHANCE:
            state, _ = game.apply(state, actor, moves.sample(rng))
            if state.phase == "play":
                s = packed(game, state)
            continue
        count = listed(known.rules, known.tiles, known.fit, s, found)
        codes = {action(known, s, int(code)): int(code) for code in found[:count]}
        assert len(codes) == count, "no action twice"
        assert set(codes) == set(moves)
        chosen = moves.sample(rng)
        play(known.rules, known.tiles, known.fit, s, codes[chosen])
        state, events = game.apply(state, actor, chosen)
        end = next((event for event in events if isinstance(event, RoundEnded)), None)
        assert bool(s[slots.OVER]) == (end is not None)
        scores = [int(s[slots.SCORE + state.order.index(seat)]) for seat in range(game.players)]
        assert scores == list(game.totals(state))
        if end is None:
            assert int(s[slots.SEAT]) == state.order.index(state.turn)
        else:
            for seat, left in enumerate(end.hands):
                assert set(hand(known, s, state.order.index(seat))) == set(left)


@pytest.mark.parametrize("matches", [1, pytest.param(50, marks=pytest.mark.deep)])
@each_game
def test_in_lock_step(game: Compiled, matches: int) -> None:
    for seed in range(matches):
        follow(game, seed)


@each_game
def test_plain_rounds_are_played_alike(game: Compiled) -> None:
    known = numbers(game)
    if not is_plain(known.rules) or known.rules[slots.CEDES]:
        pytest.skip("not a plain line")
    for seed in range(200):
        one, rng = np.zeros(slots.POSITION, np.int64), np.full(1, seed, np.uint64)
        sides = [seat % 2 if known.rules[slots.PARTNERS] else seat for seat in range(game.players)]
        one[slots.SIDE : slots.SIDE + game.players] = sides
        deal(known.rules, known.tiles, known.fit, one, known.shuffled.copy(), rng)
        other, same = one.copy(), rng.copy()
        assert play_out(known.rules, known.tiles, known.fit, one, rng) == play_out_plain(
            known.rules, known.tiles, known.fit, other, same
        )
        assert rng[0] == same[0]
        ends = slots.SCORE, slots.HELD + game.players * slots.WORDS
        assert np.array_equal(one[slice(*ends)], other[slice(*ends)])
        for what in (slots.OVER, slots.HOW, slots.BY, slots.WINNERS, slots.LAST):
            assert one[what] == other[what]
