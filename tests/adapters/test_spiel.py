"""OpenSpiel's own tests, searches and solvers on Boneyard's games."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pytest

import boneyard
from boneyard.adapters import CannotEncode
from boneyard.bots.exploit import best_response, cut_down
from boneyard.core.actions import Action, Seat
from boneyard.core.options import BadOption
from boneyard.games import UnknownGame

pytestmark = pytest.mark.extras

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python import policy  # noqa: E402
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402

from boneyard.adapters import spiel  # noqa: E402

ENDLESS = ("dominosa", "quadrille")
UNNUMBERED = ("fortress", "hectic")


def test_all_games_that_end_and_can_be_numbered_are_there() -> None:
    left_out = {slug for slug in boneyard.slugs() if slug not in spiel.playable()}
    assert left_out == {*ENDLESS, *UNNUMBERED}


@pytest.mark.parametrize("slug", spiel.playable())
def test_random_simulations_pass(slug: str) -> None:
    """With serialization, masks, tensors and clones, as OpenSpiel tests its own games."""
    pyspiel.random_sim_test(spiel.load(slug), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("slug", spiel.playable())
def test_the_api_is_kept(slug: str) -> None:
    """As OpenSpiel's tests in Python ask of every game it has."""
    games_sim_test.GamesSimTest().sim_game(
        spiel.load(slug), check_pyspiel_serialization=True, check_pickle_serialization=True
    )


@pytest.mark.parametrize("options", ["match=rounds:2", "players=4,match=rounds:3", "set=9"])
def test_games_are_loaded_by_name(options: str) -> None:
    game = pyspiel.load_game(f"boneyard_block({options})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert str(pyspiel.load_game(str(game))) == str(game)


def played(game: Any, seed: int, moves: int = 10_000) -> Any:
    """A state after so many decisions at random."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and moves:
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(rng.choice(actions))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            moves -= 1
    return state


@pytest.mark.parametrize("slug", ["block", "pairs", "all-fives", "memory", "italian"])
def test_states_are_resampled_from_what_a_player_knows(slug: str) -> None:
    game = spiel.load(slug)
    rng = random.Random(1)
    for seed in range(4):
        state = played(game, seed, moves=6)
        player = state.current_player()
        told = state.information_state_string(player)
        imagined = [state.resample_from_infostate(player, rng.random) for _ in range(6)]
        assert {one.information_state_string(player) for one in imagined} == {told}
        assert {tuple(one.legal_actions()) for one in imagined} == {tuple(state.legal_actions())}
        tensors = {tuple(one.information_state_tensor(player)) for one in imagined}
        assert tensors == {tuple(state.information_state_tensor(player))}
        assert not any(one.history() for one in imagined)
        hidden = {str(one) for one in imagined}
        assert len(hidden) > 1, "always the same table is imagined"


def test_states_are_pickled() -> None:
    state = played(spiel.load("pairs"), 1, moves=5)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()


def test_actions_are_told_in_notation() -> None:
    game = spiel.load("block", players=2)
    state = played(game, 1, moves=3)
    game_here, here = state.reached.rules.game, state.reached.state
    seat = state.current_player()
    told = {state.action_to_string(seat, action) for action in state.legal_actions()}
    assert told == {str(action) for action in game_here.legal(here, seat)}


def test_returns_are_leads() -> None:
    state = played(spiel.load("all-fives", players=3), 1)
    game, ended = state.reached.rules.game, state.reached.state
    assert state.returns() == [game.lead(ended, seat) for seat in range(3)]


@pytest.mark.parametrize("slug", ["block", "pairs", "all-fives", "italian", "matador", "memory"])
def test_information_set_search_plays(slug: str) -> None:
    game = spiel.load(slug)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 20.0, 8, random_state=np.random.RandomState(2))
    state = played(game, 3, moves=4)
    for _ in range(3):
        while state.is_chance_node():
            state.apply_action(0)
        if state.is_terminal():
            break
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def uniform(game: Any) -> Any:
    def choices(state: Any, seat: Seat) -> tuple[tuple[Action, float], ...]:
        moves = list(game.legal(state, seat))
        return tuple((move, 1 / len(moves)) for move in moves)

    return choices


@pytest.mark.parametrize("slug", ["block", "all-fives"])
def test_exploitability_is_what_our_own_says(slug: str) -> None:
    game = cut_down(slug, 2, 2)
    ours = sum(best_response(game, uniform(game), seat) for seat in (0, 1)) / 2
    small = spiel.load(slug, highest=2, hand=2)
    theirs = exploitability.exploitability(small, policy.UniformRandomPolicy(small))
    assert theirs == pytest.approx(ours)
    assert theirs > 0.01


def test_regret_minimization_converges() -> None:
    game = spiel.load("all-fives", highest=2, hand=2)
    solver = cfr.CFRSolver(game)
    curve = []
    for step in range(1, 17):
        solver.evaluate_and_update_policy()
        if step in (1, 4, 16):
            curve.append(exploitability.exploitability(game, solver.average_policy()))
    first, middle, last = curve
    assert first > 2 * middle > 4 * last


def test_bad_input_is_told() -> None:
    with pytest.raises(CannotEncode, match="need not end"):
        spiel.load("dominosa")
    with pytest.raises(CannotEncode, match="chain"):
        spiel.load("hectic")
    with pytest.raises(UnknownGame):
        spiel.load("blokc")
    with pytest.raises(BadOption, match="players"):
        spiel.load("block", players=77)
    with pytest.raises(ValueError, match="no block for two with 5 each"):
        spiel.load("block", highest=2, hand=5)
    for part in ({"highest": 2}, {"hand": 2}):
        with pytest.raises(ValueError, match="cut down by both"):
            spiel.load("block", **part)
    with pytest.raises(ValueError, match="only these are cut down"):
        spiel.load("memory", highest=2, hand=2)
