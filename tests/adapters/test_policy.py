"""Whoever decides by numbers is a bot, and the examples run."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

import boneyard
from boneyard.adapters import CannotEncode, encoder
from boneyard.adapters.encoding import Array, Mask
from boneyard.adapters.episode import NotPossible
from boneyard.adapters.policy import PolicyBot
from boneyard.bots.duplicate import deal_score, one_round
from boneyard.bots.random import RandomBot
from boneyard.bots.yardsticks import Heaviest

ROOT = Path(__file__).resolve().parents[2]


def test_a_policy_is_measured_as_a_bot() -> None:
    """A policy that lays the heaviest tile it can plays as the yardstick does, and beats random."""
    game = one_round("block", players=2)
    encoded = encoder(game)

    def decide(seen: Array, mask: Mask) -> int:
        def pips(index: int) -> int:
            words = encoded.actions[index].split()
            return sum(map(int, words[1].split("-"))) if words[0] == "lay" else -1

        return max(np.flatnonzero(mask).tolist(), key=pips)

    bot = PolicyBot(encoded, decide)
    deals = range(60)
    ours = [deal_score(game, (bot, RandomBot()), f"deal {deal}").points for deal in deals]
    theirs = [deal_score(game, (Heaviest(), RandomBot()), f"deal {deal}").points for deal in deals]
    assert sum(ours) > 0
    # They differ only in what they do where several tiles are the heaviest.
    assert sum(ours) == pytest.approx(sum(theirs), rel=0.5)


def test_a_policy_is_told_what_it_cannot_do() -> None:
    table = boneyard.table("block", players=2, seed=1)
    game, seat = table.game, table.seat
    assert seat is not None
    seen, moves = game.observe(table.state, seat), game.legal(table.state, seat)
    forbidden = PolicyBot(encoder(game), lambda seen, mask: int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(NotPossible, match="chose action 0, lay 0-0 at end 1; the mask says"):
        forbidden.choose(game, seen, moves, random.Random(1))
    with pytest.raises(CannotEncode, match=r"has learned <block: .*players=3"):
        PolicyBot(encoder(boneyard.game("block", players=3)), lambda seen, mask: 0).choose(
            game, seen, moves, random.Random(1)
        )


def example(script: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, ROOT / "examples" / script, *arguments],
        capture_output=True, text=True, timeout=600, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.extras
@pytest.mark.skipif(find_spec("open_spiel") is None, reason="needs the extra openspiel")
def test_the_example_of_a_game_that_is_solved_runs() -> None:
    assert "points per round" in example("cfr_double_two.py", "--iterations", "2")


@pytest.mark.extras
@pytest.mark.skipif(find_spec("sb3_contrib") is None, reason="needs the extra train")
def test_the_example_of_training_beats_random() -> None:
    """After a quarter of what it learns from unless told otherwise, and beyond its 95% interval."""
    told = example("train_block.py", "--steps", "16384", "--deals", "100")
    found = re.search(r"wins (\S+)% ± (\S+) of rounds against random", told)
    assert found is not None
    assert float(found[1]) - float(found[2]) > 50
