"""Bots build chains at human speeds, the better the faster."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from msgspec.structs import replace

import boneyard
from boneyard.bots.advice import advise
from boneyard.bots.bot import Bot
from boneyard.core.actions import CHANCE, CLOCK, Tick
from boneyard.games.hectic.actions import Claim, Reveal
from boneyard.games.hectic.bot import BOTS, SOONEST, chain_on
from boneyard.games.hectic.chains import is_correct
from boneyard.games.hectic.game import TIME_UP, Hectic
from boneyard.games.hectic.state import HecticState
from boneyard.tiles import Tile


def race(game: Hectic, bots: list[Bot], seed: int) -> list[tuple[int, int, bool]]:
    """A match as a server lets bots play it: each acts when its time has come. The claims made:
    seat, when, and whether it was correct."""
    rng = random.Random(seed)
    state = game.start()
    due: dict[int, int] = {}
    claims = []
    while actors := game.to_act(state):
        if actors == (CHANCE,):
            state, _ = game.apply(state, CHANCE, game.legal(state, CHANCE).sample(rng))
            due = {seat: _ready(game, state, bots, seat, rng) for seat in range(game.players)}
            continue
        seat = min(due, key=lambda seat: due[seat])
        now = min(TIME_UP, due[seat])
        if now > state.clock:
            state, _ = game.apply(state, CLOCK, Tick(now))
        if state.phase != "play":
            continue
        if seat not in game.to_act(state):
            due[seat] = state.locked[seat]
            continue
        action = bots[seat].choose(game, game.observe(state, seat), game.legal(state, seat), rng)
        before = state
        state, _ = game.apply(state, seat, action)
        if isinstance(action, Claim):
            claims.append((seat, now, state.scores != before.scores))
        if state.phase == "play":
            due[seat] = now + _ready(game, state, bots, seat, rng)
    return claims


def _ready(game: Hectic, state: HecticState, bots: list[Bot], seat: int, rng: random.Random) -> int:
    return bots[seat].haste(game, game.observe(state, seat), rng)


def hectic(**options: object) -> Hectic:
    game = boneyard.game("hectic", **options)
    assert isinstance(game, Hectic)
    return game


@pytest.mark.parametrize("grab", [False, True])
def test_the_better_a_bot_the_faster_it_is(grab: bool) -> None:
    game = hectic(players=2, grab=grab)
    means = []
    for bot in BOTS.values():
        claims = [claim for seed in range(6) for claim in race(game, [bot, bot], seed)]
        right = [when for _, when, correct in claims if correct]
        assert len(right) >= 50, "nearly every double is won in time"
        assert min(right) > 3_000, "nobody sees a chain at first sight"
        means.append(sum(right) / len(right))
    easy, medium, hard = means
    assert easy > 1.3 * medium > 1.6 * hard


def test_a_better_bot_wins_and_a_weak_one_now_and_then() -> None:
    game = hectic(players=2)
    won = [0, 0]
    for seed in range(12):
        for seat, _, correct in race(game, [BOTS["medium"], BOTS["hard"]], seed):
            won[seat] += correct
    assert won[1] > 3 * won[0] > 0


def test_an_easy_bot_miscounts_at_times_and_a_hard_one_never() -> None:
    game = hectic(players=2)
    for level, wrong in (("easy", True), ("hard", False)):
        claims = [c for seed in range(6) for c in race(game, [BOTS[level]] * 2, seed)]
        assert any(not correct for _, _, correct in claims) == wrong


def test_when_a_bot_is_ready_does_not_depend_on_how_often_it_is_asked() -> None:
    game = hectic(players=2)
    state, _ = game.apply(game.start(), CHANCE, Reveal(Tile.of(5, 5)))
    bot = BOTS["medium"]
    ready = bot.haste(game, game.observe(state, 0), random.Random(1))
    state, _ = game.apply(state, CLOCK, Tick(2_000))
    assert bot.haste(game, game.observe(state, 0), random.Random(2)) == ready - 2_000


def test_a_higher_double_takes_longer() -> None:
    game, bot, rng = hectic(players=2), BOTS["medium"], random.Random(1)
    means = []
    for number in (3, 9):
        state, _ = game.apply(game.start(), CHANCE, Reveal(Tile.of(number, number)))
        rounds = [game.observe(replace(state, round=i), 0) for i in range(40)]
        times = [bot.haste(game, observation, rng) for observation in rounds]
        assert len(set(times)) == 40, "nobody is equally fast every time"
        assert max(times) < TIME_UP
        means.append(sum(times) / 40)
    assert means[1] > 1.5 * means[0]


def test_nobody_is_faster_than_his_finger() -> None:
    game, bot, rng = hectic(players=2), BOTS["hard"], random.Random(1)
    state, _ = game.apply(game.start(), CHANCE, Reveal(Tile.of(5, 5)))
    ready = bot.haste(game, game.observe(state, 0), rng)
    state, _ = game.apply(state, CLOCK, Tick(ready - 1))
    assert bot.haste(game, game.observe(state, 0), rng) == SOONEST


def test_a_chain_goes_on_from_what_is_grabbed() -> None:
    game = hectic(players=2)
    path = chain_on([7, 1, 2], game.open[:0], 7, random.Random(1))
    assert path is None, "nothing is left to go on with"
    free = tuple(tile for tile in game.open if tile not in (Tile.of(7, 1), Tile.of(2, 1)))
    path = chain_on([7, 1, 2], free, 7, random.Random(1))
    assert path is not None
    assert path[:3] == [7, 1, 2]
    assert is_correct(tuple(pairwise(path)), 7, game.open)


@pytest.mark.parametrize("grab", [False, True])
def test_hints_lead_to_a_correct_chain(grab: bool) -> None:
    game, rng = hectic(players=2, grab=grab), random.Random(1)
    state, _ = game.apply(game.start(), CHANCE, Reveal(Tile.of(8, 8)))
    while state.phase == "play":
        moves = game.legal(state, 0)
        hint = advise(game, game.observe(state, 0), moves, rng)
        assert hint.action in moves
        state, _ = game.apply(state, 0, hint.action)
    assert state.won[0] == (Tile.of(8, 8),)
    assert set(hint.items) == {str(Tile.of(*halves)) for halves in state.chain}
