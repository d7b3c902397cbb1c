"""Train a player of block, and measure it: minutes on a CPU.

    pip install 'boneyard-dominoes[train]'
    python examples/train_block.py

It learns by MaskablePPO of sb3-contrib at one seat, against the bot that is named, and then plays
every deal twice against `random` and `casual`, from both seats, so that the luck of the deal
cancels out.
"""

from __future__ import annotations

import argparse
import statistics
import time

import torch
from sb3_contrib import MaskablePPO

from boneyard.adapters.encoding import Array, Mask
from boneyard.adapters.gym import SeatEnv
from boneyard.adapters.policy import PolicyBot
from boneyard.bots import bot
from boneyard.bots.duplicate import deal_score

Z95 = 1.96


def trained(env: SeatEnv, steps: int, seed: int) -> MaskablePPO:
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=2048,
        batch_size=256,
        n_epochs=5,
        gamma=1.0,
        learning_rate=5e-4,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )
    return model.learn(steps)


def measured(model: MaskablePPO, env: SeatEnv, other: str, deals: int) -> tuple[float, float]:
    """The share of rounds won in so many deals, each played from both seats, and half the width of
    its 95% interval."""

    def decide(seen: Array, mask: Mask) -> int:
        return int(model.predict(seen, action_masks=mask, deterministic=True)[0])

    learned = PolicyBot(env.encoder, decide)
    opponent = bot(other, env.game.slug)
    wins = [
        deal_score(env.game, (learned, opponent), f"measured {deal}").win for deal in range(deals)
    ]
    return statistics.fmean(wins), Z95 * statistics.stdev(wins) / deals**0.5


def main() -> None:
    parser = argparse.ArgumentParser(description="train a player of block, and measure it")
    parser.add_argument("--steps", type=int, default=60_000, help="decisions to learn from")
    parser.add_argument("--deals", type=int, default=500, help="deals to measure with")
    parser.add_argument("--against", default="random", help="the bot to learn against")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", metavar="FILE", help="where to keep the model")
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    env = SeatEnv("block", others=chosen.against, players=2)
    began = time.monotonic()
    model = trained(env, chosen.steps, chosen.seed)
    print(
        f"learned from {chosen.steps:,} decisions in {time.monotonic() - began:.0f} s", flush=True
    )
    if chosen.save:
        model.save(chosen.save)
    for other in ("random", "casual"):
        won, half = measured(model, env, other, chosen.deals)
        print(f"wins {100 * won:.1f}% ± {100 * half:.1f} of rounds against {other}", flush=True)


if __name__ == "__main__":
    main()
