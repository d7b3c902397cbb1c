"""Solo-draw played well, and how likely it still comes out.

The bot follows a policy that needs no compiler and no time: a hand that can be laid out is; among
several ways to lay it, the ends that most unseen tiles fit. The adviser weighs every way to lay the
hand (`puzzles.solo_draw.best`), exactly near the end and by many imagined games before, and tells
the chance with its error.
"""

from __future__ import annotations

from math import log10
from typing import Any, ClassVar

from boneyard.bots.advice import Advice, items_of
from boneyard.bots.bot import Bot
from boneyard.core.actions import Action, Draw, Lay
from boneyard.core.chance import Rng
from boneyard.core.game import AnyGame, Reason
from boneyard.core.moves import Moves
from boneyard.core.options import SET
from boneyard.families.rounds import PLAY
from boneyard.families.solo import ends_of, lays
from boneyard.games.solo_draw.game import DrawObservation, SoloDraw
from boneyard.puzzles import solo_draw

IMAGINED = {6: 2000, 9: 300}
"""Games imagined for advice, by set: a second or two of thinking."""
HEAVY_ADVICE = True
"""It brings a compiler, which is nothing for a server's own process."""
WARM_UP = solo_draw.warm_up


class Layer(Bot):
    """Lays the hand out if it can, and keeps the ends open for what is to come."""

    name: ClassVar[str] = "solo-draw:layer"
    level: ClassVar[int] = 2

    def choose(self, game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Action:
        assert isinstance(game, SoloDraw)
        ends = ends_of(observation.layout)
        if Draw() in moves or ends is None:
            return moves.sample(rng)
        unseen = game.unseen(observation)

        def worth(stop: solo_draw.Stop) -> tuple[int, int]:
            fitting = sum(1 for tile in unseen if set(tile) & set(stop.ends))
            return -len(stop.left), fitting

        return _lay(observation, max(solo_draw.stops(observation.hand, ends), key=worth))


BOT = Layer()


def advise(game: AnyGame, observation: DrawObservation, moves: Moves, rng: Rng) -> Advice:
    """The first step of the best way to lay this hand, with the chance to win."""
    assert isinstance(game, SoloDraw)
    best = _best(game, observation, rng.randrange(2**32))
    if Draw() in moves:
        return Advice(Draw(), _said("hint-draw", best))
    lay = _lay(observation, best.stop)
    key = "hint-stuck" if best.stop.left else "hint-lay"
    if best.stop.left and not game.rescues_left(observation):
        key = "hint-lost"
    reason = _said(key, best, tile=str(lay.tile), count=len(best.stop.left))
    return Advice(lay, reason, items_of(lay))


def outlook(game: AnyGame, observation: DrawObservation) -> Reason:
    """The chance to win from here with best play."""
    assert isinstance(game, SoloDraw)
    if observation.phase != PLAY:
        won = solo_draw.Stop((), (0, 0), ())
        return _said("outlook-chance", solo_draw.Option(won, float(observation.won), 0.0, True))
    return _said("outlook-chance", _best(game, observation, 0))


def _best(game: SoloDraw, observation: DrawObservation, seed: int) -> solo_draw.Option:
    ends = ends_of(observation.layout)
    assert ends is not None, "a tile is turned up"
    return solo_draw.best(
        observation.hand, ends, game.unseen(observation), game.rescues_left(observation),
        game.hand_size, games=IMAGINED[game.options[SET]], seed=seed, engine="auto",
    )  # fmt: skip


def _lay(observation: DrawObservation, stop: solo_draw.Stop) -> Lay:
    """The first step towards a stop. Ends are named by their place here, by their side there."""
    first = stop.order[0]
    end = observation.layout.ends[0 if first.end == "left" else -1]
    lay = Lay(first.tile, end.place, end.number)
    assert lay in lays(observation.layout, observation.hand)
    return lay


def _said(key: str, option: solo_draw.Option, **more: str | int) -> Reason:
    """A reason with the chance in whole numbers: percent from ten on, else one game in so many."""
    chance, error = option.chance, 2 * option.stderr
    if option.exact and chance in (0.0, 1.0):
        return Reason.of(key, chance="sure" if chance else "none", value=0, error=0, **more)
    if chance >= 0.1:
        value, spread, kind = round(100 * chance), max(1, round(100 * error)), "percent"
    elif error < chance / 2:
        value, spread, kind = _rounded(1 / chance), max(1, round(100 * error / chance)), "odds"
    else:
        # Too few of the imagined games were won to say more than how small it is at most.
        value, spread, kind = _rounded(1 / (chance + error)), 0, "less"
    return Reason.of(key, chance=kind, value=value, error=0 if option.exact else spread, **more)


def _rounded(number: float) -> int:
    """To two digits that count."""
    power = int(10.0 ** max(0, int(log10(number)) - 1))
    return round(number / power) * power
