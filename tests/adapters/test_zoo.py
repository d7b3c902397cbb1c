"""PettingZoo's and Gymnasium's own tests on Boneyard's environments."""

from __future__ import annotations

import pickle
import random
import warnings
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import boneyard
from boneyard.adapters import CannotEncode
from boneyard.adapters.episode import NotPossible
from boneyard.bots import UnknownBot, registry
from boneyard.core.options import BadOption

pytestmark = pytest.mark.extras

pytest.importorskip("pettingzoo")

from gymnasium.error import ResetNeeded  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test  # noqa: E402

from boneyard.adapters import zoo  # noqa: E402
from boneyard.adapters.gym import ILLEGAL, SeatEnv  # noqa: E402

ENCODED = tuple(slug for slug in boneyard.slugs() if slug not in ("fortress", "hectic"))
SHORT = ("solo-draw", "solo-rows", "barricade")
"""A match of these can be over in four decisions."""
PUZZLES = ("dominosa", "quadrille")


@pytest.mark.parametrize("slug", ENCODED)
def test_the_api_is_kept(slug: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(zoo.env(slug, max_cycles=60 if slug in PUZZLES else 1000), num_cycles=100)


@pytest.mark.parametrize("slug", ENCODED)
def test_the_same_seed_gives_the_same_match(slug: str) -> None:
    seed_test(partial(zoo.env, slug), num_cycles=40)


@pytest.mark.parametrize("slug", [slug for slug in ENCODED if slug not in SHORT])
def test_cycles_are_counted(slug: str) -> None:
    max_cycles_test(
        SimpleNamespace(
            env=partial(zoo.cycled_env, slug), parallel_env=partial(zoo.parallel_env, slug)
        )
    )


@pytest.mark.parametrize("slug", ["block", "pairs", "memory", "dominance"])
def test_the_parallel_api_is_kept(slug: str) -> None:
    parallel_api_test(zoo.parallel_env(slug, max_cycles=60), num_cycles=100)


@pytest.mark.parametrize("slug", ENCODED)
def test_a_seat_among_bots_is_an_environment(slug: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SeatEnv(slug, seat=0), skip_render_check=True)


def played(env: Any, seed: int) -> dict[str, float]:
    """What every agent was rewarded with in a random match."""
    env.reset(seed=seed)
    rng = random.Random(seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, late, info = env.last()
        rewards[agent] += reward
        if over or late:
            env.step(None)
            continue
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return rewards


def test_rewards_add_up_to_the_lead() -> None:
    env = zoo.env("all-fives", players=3)
    for seed in range(5):
        rewards = played(env, seed)
        game, state = env.unwrapped.game, env.unwrapped.episode.state
        assert list(rewards.values()) == [pytest.approx(game.lead(state, n)) for n in range(3)]


def test_matches_of_one_seed_are_dealt_anew() -> None:
    env = zoo.env("block", players=2)
    env.reset(seed=3)
    first = env.unwrapped.render()
    env.reset()
    assert env.unwrapped.render() != first
    env.reset(seed=3)
    assert env.unwrapped.render() == first


def test_what_the_mask_forbids_is_refused() -> None:
    env = zoo.env("block", players=2)
    env.reset(seed=1)
    before = env.unwrapped.episode.state
    mask = env.last()[0]["action_mask"]
    for index in (int(np.flatnonzero(mask == 0)[0]), len(mask), -1):
        with pytest.raises(NotPossible):
            env.step(index)
    assert env.unwrapped.episode.state == before


def test_a_step_passes_where_nothing_possible_is_done() -> None:
    env = zoo.parallel_env("block", players=2)
    seen, _ = env.reset(seed=1)
    before = env.episode.state
    seen, *_ = env.step({agent: len(seen[agent]["action_mask"]) - 1 for agent in env.agents})
    assert env.episode.state == before
    waiting = [bool(seen[agent]["action_mask"][-1]) for agent in env.agents]
    assert sorted(waiting) == [False, True]


def test_an_illegal_action_costs_a_point_and_nothing_else() -> None:
    env = SeatEnv("block", players=2, seat=1)
    first, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    seen, reward, over, late, info = env.step(wrong)
    assert (reward, over, late) == (ILLEGAL, False, False)
    assert np.array_equal(seen, first)


def test_whoever_wins_is_rewarded() -> None:
    env = SeatEnv("pairs", others="casual", seat=2)
    rng = random.Random(1)
    for seed in range(6):
        env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            choice = rng.choice(np.flatnonzero(env.action_masks()).tolist())
            _, reward, over, _, _ = env.step(choice)
        result = env.game.result(env.episode.state)
        assert result is not None
        assert reward == (1 if 2 in result.winners else -1 if result.winners else 0)


def test_bad_input_is_told() -> None:
    with pytest.raises(CannotEncode, match="chain"):
        zoo.env("hectic")
    with pytest.raises(BadOption, match="players"):
        zoo.env("block", players=77)
    with pytest.raises(UnknownBot):
        SeatEnv("block", others="nobody")
    with pytest.raises(ValueError, match="no seat 5; choose 0 to 1"):
        SeatEnv("block", players=2, seat=5)
    with pytest.raises(CannotEncode, match="options already"):
        zoo.env(boneyard.game("block"), players=3)
    for most in (0, -1, "many"):
        with pytest.raises(ValueError, match="max_cycles is a whole number from 1 on"):
            zoo.env("block", max_cycles=most)  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="max_decisions is a whole number from 1 on"):
            SeatEnv("block", max_decisions=most)  # type: ignore[arg-type]


@pytest.mark.parametrize("action", [None, 1.5, "1"])
def test_what_is_no_number_is_not_taken_for_one(action: Any) -> None:
    env, seat = zoo.env("block", players=2), SeatEnv("block", players=2)
    env.reset(seed=1)
    seat.reset(seed=1)
    for step in (env.step, seat.step):
        with pytest.raises(TypeError, match="an action is a whole number, not"):
            step(action)


def test_whoever_steps_without_a_match_is_told_to_reset() -> None:
    env = SeatEnv("block", players=2)
    for begin in (env.action_masks, partial(env.step, 0)):
        with pytest.raises(ResetNeeded, match=r"reset\(\) begins one"):
            begin()
    env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, _ = env.step(int(np.flatnonzero(env.action_masks())[0]))
    with pytest.raises(ResetNeeded, match=r"reset\(\) begins another"):
        env.step(0)


def test_a_program_from_outside_that_fails_has_a_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.OUTSIDE, "dead=false")
    env = SeatEnv("block", players=2, seat=0, others="dead")
    env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, _ = env.step(int(np.flatnonzero(env.action_masks())[0]))
    registry.bot.cache_clear()


@pytest.mark.parametrize("make", [zoo.env, zoo.parallel_env, zoo.cycled_env])
def test_an_environment_goes_to_another_process(make: Callable[..., Any]) -> None:
    env = make("block", players=2)
    env.reset(seed=1)
    other = pickle.loads(pickle.dumps(env))
    assert other.render() == env.render()
    assert pickle.loads(pickle.dumps(make("block"))).possible_agents == ["seat_0", "seat_1"]


def test_a_seat_goes_to_another_process() -> None:
    env = SeatEnv("block", others="casual", players=2)
    env.reset(seed=1)
    other = pickle.loads(pickle.dumps(env))
    action = int(env.action_masks().argmax())
    seen, reward, *ended = env.step(action)
    seen_there, reward_there, *ended_there = other.step(action)
    assert (seen == seen_there).all()
    assert (reward, ended[:2]) == (reward_there, ended_there[:2])
