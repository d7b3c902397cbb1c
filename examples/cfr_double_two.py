"""Solve a game that is cut down by counterfactual regret minimization, with OpenSpiel.

    pip install 'boneyard-dominoes[openspiel]'
    python examples/cfr_double_two.py

A round of block for two with the double-two set and two tiles each, in which all others can be
drawn. After every doubling of the iterations
it prints by how many points per round the best response beats the average policy: at a solution,
by none.
"""

from __future__ import annotations

import argparse

from open_spiel.python.algorithms import cfr
from open_spiel.python.algorithms.exploitability import exploitability

from boneyard.adapters import spiel


def main() -> None:
    parser = argparse.ArgumentParser(description="solve a game that is cut down")
    parser.add_argument("--iterations", type=int, default=64)
    chosen = parser.parse_args()
    game = spiel.load("block", highest=2, hand=2, reserve=0)
    solver = cfr.CFRSolver(game)
    print("iterations  points per round")
    for iteration in range(1, chosen.iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration & (iteration - 1) == 0:
            print(
                f"{iteration:10}  {exploitability(game, solver.average_policy()):.5f}", flush=True
            )


if __name__ == "__main__":
    main()
