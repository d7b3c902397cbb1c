"""Whoever decides by numbers is a bot, and the examples run."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from boneyard.adapters import encoder
from boneyard.adapters.encoding import Array, Mask
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


@pytest.mark.extras
@pytest.mark.parametrize(
    ("needs", "arguments", "told"),
    [
        ("sb3_contrib", ["train_block.py", "--steps", "2048", "--deals", "2"], "against casual"),
        ("open_spiel", ["cfr_double_two.py", "--iterations", "2"], "points per round"),
    ],
)
def test_examples_run(needs: str, arguments: list[str], told: str) -> None:
    if find_spec(needs) is None:
        pytest.skip(f"{needs} is not installed")
    script, *rest = arguments
    done = subprocess.run(
        [sys.executable, ROOT / "examples" / script, *rest],
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert told in done.stdout
