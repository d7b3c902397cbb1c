"""How often solo 2 is won with best play: exactly with double-six, else between two bounds (S, L).

With double-six the whole game is solved, for every number of rescues (`exact`). That takes
minutes, so the results are kept here; `boneyard solve solo-draw --rescue N --afresh` computes them
again. Double-nine is too large. There best play wins at least as often as the policy of
`kernel`, and at most as often as somebody who sees the order of the boneyard
(`bound_kernel`).
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import sqrt

import msgspec

from boneyard.games.solo_draw.game import HANDS, most_rescues
from boneyard.puzzles.solo_draw import odds
from boneyard.puzzles.statistics import Z95
from boneyard.tiles import TileSet

Progress = Callable[[str], None]

# Best play with double-six, by number of rescues.
SOLVED = (
    Fraction(336512219201, 884038872068352),
    Fraction(10721784422179, 8335223650930176),
    Fraction(11536111100617, 5118119785658880),
    Fraction(5642209526683, 818554511174400),
    Fraction(21511520523472487, 1458664138912780800),
    Fraction(485504173030550263, 17503969666953369600),
    Fraction(31165029716921017, 686430183017779200),
    Fraction(110953516053290899, 2059290549053337600),
    Fraction(14418564557793156433, 175039696669533696000),
    Fraction(3478067361187444579, 28006351467125391360),
    Fraction(393143085365463617831, 2100476360034404352000),
    Fraction(1117129968473367902077, 4200952720068808704000),
    Fraction(13128886304162163611, 46164315605151744000),
    Fraction(75598716321366965471, 228312647829826560000),
    Fraction(35996639275428912389, 91325059131930624000),
    Fraction(11163521359057741549003, 22914287564011683840000),
    Fraction(152668248536022146242279, 252057163204128522240000),
    Fraction(62101339869231306859037, 100822865281651408896000),
    Fraction(802348372770793633539301, 1260285816020642611200000),
    Fraction(11901601990165352416411, 17971990246283673600000),
    Fraction(146868460008740888724431, 210047636003440435200000),
    Fraction(22653453904399629486434297, 30246859584495422668800000),
    Fraction(22653453904399629486434297, 30246859584495422668800000),
)

# The value the page suggests. With double-six best play then wins three games in five, and the
# simple policy of `kernel`, which is closer to how people play, every second. Double-nine stays
# hard even when all 47 tiles of the boneyard may be drawn.
FRIENDLY_RESCUE = {6: 16, 9: 47}
# What best play wins at least: exact for set 6; for set 9 measured (docs/numbers.md), with
#   boneyard solve solo-draw --set 9 --rescue 47 --games 20000
#   boneyard solve solo-draw --set 9 --rescue 0 --games 1000000
FRIENDLY_CHANCE = {6: float(SOLVED[FRIENDLY_RESCUE[6]]), 9: 0.022}
BOOK_CHANCE = {6: float(SOLVED[0]), 9: 1.10e-10}

BATCHES = 20
# With so few rescues wins are rare and games are quick; with more the other way round.
FEW_RESCUES = 10
GAMES = {"few": 100_000, "many": 4_000}
# A game seen by somebody who knows the order takes so much longer when there are many rescues.
SEEN_SHARE = 5
# Of a game in which somebody sees the order, so many positions are followed.
POSITIONS = {"few": 4_000, "many": 10_000}


class Rate(msgspec.Struct, frozen=True):
    """How often best play wins: at least and at most, each with its standard error.

    Both are the same, and `exact` is the fraction, where the game is solved.
    """

    chance: float
    stderr: float
    most: float
    most_stderr: float
    exact: Fraction | None = None

    @property
    def least_interval(self) -> tuple[float, float]:
        """95 % confidence for what best play wins at least."""
        return _interval(self.chance, self.stderr)

    @property
    def most_interval(self) -> tuple[float, float]:
        return _interval(self.most, self.most_stderr)


def _interval(mean: float, error: float) -> tuple[float, float]:
    return max(0.0, mean - Z95 * error), min(1.0, mean + Z95 * error)


def win_rate(
    n: int,
    rescue: int = 0,
    *,
    games: int | None = None,
    seed: int = 0,
    afresh: bool = False,
    progress: Progress | None = None,
) -> Rate:
    """How often best play wins from the start.

    With double-six it is known; `afresh` solves the game again instead of telling what is kept.
    """
    hand_size = HANDS.get(n)
    if hand_size is None:
        raise ValueError(f"solo-draw is played with set 6 or 9, not with {n}")
    if not 0 <= rescue <= most_rescues(n):
        raise ValueError(f"with set {n} there can be 0 to {most_rescues(n)} rescues, not {rescue}")
    say = progress or (lambda _: None)
    if n == 6:
        exact = _solved_afresh(n, hand_size, rescue, say) if afresh else SOLVED[rescue]
        return Rate(float(exact), 0.0, float(exact), 0.0, exact)
    few = rescue <= FEW_RESCUES
    games = GAMES["few" if few else "many"] if games is None else games
    if games < 1:
        raise ValueError("at least one game is needed")
    say(f"{games:,} games by the policy")
    least = policy_rate(n, rescue, games=games, seed=seed)
    seen = games if few else -(-games // SEEN_SHARE)
    say(f"{seen:,} games by somebody who sees the order of the boneyard")
    return Rate(*least, *seeing_rate(n, rescue, games=seen, seed=seed))


def policy_rate(
    n: int, rescue: int, *, games: int = 10_000, seed: int = 0, tries: int = 0
) -> tuple[float, float]:
    """What the policy wins, and the standard error; with `tries` the one that compares stops."""
    deck = TileSet.double(n)
    return odds.estimate((), (-1, -1), deck, rescue, HANDS[n], games, seed, tries=tries)


def seeing_rate(
    n: int, rescue: int, *, games: int, seed: int = 0, positions: int | None = None
) -> tuple[float, float]:
    """What a player wins who sees the order of the boneyard, and the standard error."""
    import numpy as np

    from boneyard.puzzles.solo_draw import bound_kernel

    positions = positions or POSITIONS["few" if rescue <= FEW_RESCUES else "many"]
    each = -(-games // BATCHES)
    chances = [
        float(
            bound_kernel.seeing_chance(
                n + 1, HANDS[n], rescue, each, positions, np.uint64(seed % 2**64), batch
            )
        )
        for batch in range(BATCHES)
    ]
    mean = sum(chances) / BATCHES
    variance = sum((chance - mean) ** 2 for chance in chances) / (BATCHES - 1)
    # Where all batches agree on none or all, nothing is sure: allow for one game more.
    return mean, max(sqrt(variance / BATCHES), 1 / games if mean in (0.0, 1.0) else 0.0)


def _solved_afresh(n: int, hand_size: int, rescue: int, say: Progress) -> Fraction:
    from boneyard.puzzles.solo_draw import exact

    def told(unseen: int, last: int) -> None:
        say(f"{unseen} of {last} tiles unseen: all positions solved")

    return exact.solve(n, hand_size, rescue, told).chances()[rescue]
