"""Compiles ahead what the puzzles run, for all processes of the tests to come.

`boneyard.bots.warm` does so for what bots run. The two have little in common, so that they can be
done side by side; whatever a test is the first to call is compiled in every process that gets there
at the same time.
"""

from __future__ import annotations

import gc

from boneyard.puzzles import deal, dominosa, solo_rows
from boneyard.puzzles.solo_draw import exact, rates
from boneyard.tiles import TileSet


def main() -> None:
    gc.disable()  # Of what a compiler makes, next to nothing is thrown away: a tenth of the time.
    dominosa.warm_up()
    deal.warm_up()
    solo_rows.share(1)
    tiles = TileSet.double(6)
    solo_rows.kernel_winnable([tiles[at : at + 7] for at in range(0, 28, 7)])
    exact.solve(2, 2, 3)
    rates.seeing_rate(6, 0, games=1)


if __name__ == "__main__":
    main()
