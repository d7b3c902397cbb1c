"""Compiled rounds and readable ones in lock-step: the same moves, the same scores, the same end."""

from __future__ import annotations

import random
from typing import Any, TypeAlias

import numpy as np
import pytest
from msgspec.structs import replace

import boneyard
from boneyard.core.actions import CHANCE, Seat
from boneyard.core.events import RoundEnded
from boneyard.core.options import Direction
from boneyard.families.counting import CountingGame
from boneyard.families.line import LineGame
from boneyard.families.rounds import before_opening
from boneyard.kernel import Numbers, Unknown, numbers, slots
from boneyard.kernel.packed import action, hand, packed
from boneyard.kernel.rounds import (
    begin,
    deal,
    form_teams,
    give,
    is_plain,
    listed,
    opener,
    play,
    play_out,
    play_out_plain,
)
from boneyard.rules.match import Match
from boneyard.rules.moment import Hands
from boneyard.rules.passes import ByPasses, Salida, Toll
from boneyard.rules.scoring import Credit
from boneyard.rules.seats import seats_in_order
from boneyard.testing.book import hands
from tests.cases import each_table

Compiled: TypeAlias = LineGame | CountingGame
SLUGS = [slug for slug in boneyard.slugs() if boneyard.listing(slug).kind in ("line", "counting")]


def known_numbers(game: Compiled) -> Numbers:
    """The game as numbers; one with rules of its own that these do not know is skipped by name."""
    try:
        return numbers(game)
    except Unknown as unknown:
        pytest.skip(f"{game.slug} is played by the readable engine alone: {unknown}")


def follow(game: Compiled, seed: int) -> None:
    """A whole match at random, each action done in both engines."""
    known, rng = known_numbers(game), random.Random(seed)
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
@each_table(*SLUGS)
def test_in_lock_step(game: Compiled, matches: int) -> None:
    for seed in range(matches):
        follow(game, seed)


@each_table(*SLUGS)
def test_plain_rounds_are_played_alike(game: Compiled) -> None:
    known = known_numbers(game)
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


def dealt_by_numbers(game: Compiled, hands: Hands, order: tuple[Seat, ...]) -> tuple[Numbers, Any]:
    known, s = numbers(game), np.zeros(slots.POSITION, np.int64)
    begin(known.rules, s)
    for place, seat in enumerate(order):
        for tile in hands[seat]:
            give(s, place, known.set.index(tile))
    return known, s


DIRECTIONS: tuple[Direction, ...] = ("clockwise", "counter-clockwise")


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_of_equal_hands_that_of_the_earlier_seat_opens(direction: Direction) -> None:
    game: Any = boneyard.game("arithmetic", players=3, direction=direction)
    held = hands("1-0 | 4-1 2-0 | 3-2 1-1")
    order = seats_in_order(3, direction)
    known, s = dealt_by_numbers(game, held, order)
    opener(known.rules, known.tiles, s)
    opens = game.rules.opening.opener(before_opening(game.start()), held)
    assert order[s[slots.SEAT]] == opens.seat == 1


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_of_equal_hands_that_of_the_earlier_seat_counts_as_the_higher(direction: Direction) -> None:
    game: Any = boneyard.game("team-block", direction=direction)
    held = hands("5-0 | 4-1 | 3-2 | 2-1 2-0")
    order = seats_in_order(4, direction)
    known, s = dealt_by_numbers(game, held, order)
    form_teams(known.rules, known.tiles, s)
    _, places = game.rules.partners.formed(held, order)
    assert [{*hand(known, s, at)} for at in range(4)] == [{*held[seat]} for seat in places]


TOLL = Toll(corrido=10, salida=10)
WRONGLY_PLAYED = {
    "one score, credited twice": {"reckoning": Credit(), "pass_scoring": None},
    "a score each, credited to both": {"one_score": False},
    "salida without passes": {"lay_scoring": Salida(TOLL), "pass_scoring": None},
    "two tolls": {"lay_scoring": Salida(TOLL), "pass_scoring": ByPasses(Toll(corrido=20))},
    "won by a pass": {"pass_scoring": ByPasses(TOLL), "match": Match(points=50, at_once=True)},
}


@pytest.mark.parametrize("slots_", WRONGLY_PLAYED.values(), ids=WRONGLY_PLAYED)
def test_what_would_be_played_wrongly_is_refused(slots_: dict[str, Any]) -> None:
    pairs: Any = boneyard.game("pairs")
    numbers(pairs)
    with pytest.raises(Unknown):
        numbers(LineGame(pairs.listing, pairs.options, replace(pairs.rules, **slots_)))


def test_a_game_that_is_not_known_is_skipped_by_name() -> None:
    block: Any = boneyard.game("block")

    class OwnDoor(LineGame):
        pass

    with pytest.raises(pytest.skip.Exception, match="block is played by the readable engine alone"):
        follow(OwnDoor(block.listing, block.options, block.rules), 0)
