"""A game's compiled rounds and its readable ones, played alike.

A game whose parts bring compiled twins tests itself with it:

    @pytest.mark.parametrize("game", cases("my-game"))
    def test_in_lock_step(game):
        lock_step(game)
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from boneyard.core.actions import CHANCE, Lay
from boneyard.core.events import Laid, RoundEnded
from boneyard.families.counting import CountingGame
from boneyard.families.line import LineGame
from boneyard.families.rounds import PLAY
from boneyard.kernel import numbers, slots
from boneyard.kernel.packed import action, hand, packed


def lock_step(game: LineGame | CountingGame, seed: int = 1) -> None:
    """A whole match at random, each action done in both engines: the same choices, scores, hands
    and ends. Raises kernel.Unknown where the readable engine plays alone."""
    known, rng = numbers(game), random.Random(seed)
    from boneyard.kernel.choices import listed  # brings the compiler
    from boneyard.kernel.turns import play

    found = np.zeros(slots.MOST_ACTIONS, np.int64)
    state: Any = game.start()
    s = np.zeros(0, np.int64)
    while actors := game.to_act(state):
        actor = actors[0]
        moves = game.legal(state, actor)
        if actor is CHANCE:
            state, _ = game.apply(state, actor, moves.sample(rng))
            if state.phase == PLAY:
                s = packed(game, state)
            continue
        count = listed(known.rules, known.tiles, known.fit, s, found)
        codes = {action(known, s, int(code)): int(code) for code in found[:count]}
        assert len(codes) == count, "no action twice"
        assert set(codes) == set(moves), "the same choices"
        chosen = moves.sample(rng)
        play(known.rules, known.tiles, known.fit, s, codes[chosen])
        state, events = game.apply(state, actor, chosen)
        # At an honest table more is laid by itself; compiled rounds ask, and there is one answer.
        laid_here = [one for one in events if isinstance(one, Laid)]
        for event in laid_here[isinstance(chosen, Lay) :]:
            laid = Lay(event.tile, event.at, event.touch)
            count = listed(known.rules, known.tiles, known.fit, s, found)
            codes = {action(known, s, int(code)): int(code) for code in found[:count]}
            play(known.rules, known.tiles, known.fit, s, codes[laid])
        end = next((event for event in events if isinstance(event, RoundEnded)), None)
        assert bool(s[slots.OVER]) == (end is not None), "the same end"
        scores = [int(s[slots.SCORE + state.order.index(seat)]) for seat in range(game.players)]
        assert scores == list(game.totals(state)), "the same scores"
        if end is None:
            assert int(s[slots.SEAT]) == state.order.index(state.turn), "the same turn"
            if known.told[slots.FAMILY] == slots.LINE_FAMILY:
                _the_same_position(game, state, s)
        else:
            for seat, left in enumerate(end.hands):
                assert set(hand(known, s, state.order.index(seat))) == set(left), "the same hands"


def plain_in_lock_step(game: LineGame | CountingGame, rounds: int = 200) -> None:
    """Rounds of a plain line, which are compiled twice: the fast form does what the general one
    does, choice by choice."""
    known = numbers(game)
    assert known.plain
    from boneyard.kernel.dealing import deal
    from boneyard.kernel.plain import NOTHING_LAID, play_on
    from boneyard.kernel.rounds import play_out, seated

    tables = known.rules, known.tiles, known.fit
    for seed in range(rounds):
        one, rng = np.zeros(slots.POSITION, np.int64), np.full(1, seed, np.uint64)
        seated(known.rules, one)
        deal(*tables, one, known.shuffled.copy(), rng)
        other, same = one.copy(), rng.copy()
        actions = play_out(*tables, one, rng)
        nothing = NOTHING_LAID, NOTHING_LAID, False
        assert actions == play_on(*tables, other, other[slots.SEAT], *nothing, False, same)
        assert rng[0] == same[0], "the same chances"
        held = slots.HELD + game.players * slots.WORDS
        assert list(one[slots.SCORE : held]) == list(other[slots.SCORE : held])
        for what in (slots.OVER, slots.HOW, slots.BY, slots.WINNERS, slots.LAST):
            assert one[what] == other[what]


def _the_same_position(game: LineGame | CountingGame, state: Any, s: Any) -> None:
    """What was played compiled is what the readable position is in numbers: also the ends, and what
    a game notes of its own."""
    anew = packed(game, state)
    for begin, end in (
        (slots.SEAT, slots.NEXT_DRAWN), (slots.ALL_PASSES, slots.BONUS),
        (slots.OWN, slots.END + 4 * int(s[slots.ENDS])),
    ):  # fmt: skip
        assert list(s[begin:end]) == list(anew[begin:end]), "the same position"
    ends = (1 << int(s[slots.ENDS])) - 1
    for seat in range(slots.OPEN, slots.OPEN + game.players):
        assert int(s[seat]) & ends == int(anew[seat]) & ends, "the same reach"
