"""The audience's part in the trick: any tile will do, but some lines never get stuck."""

from __future__ import annotations

from typing import Any, ClassVar

from boneyard.bots.advice import Advice, items_of
from boneyard.bots.bot import Bot
from boneyard.core.actions import Action, Lay
from boneyard.core.chance import Rng, pick
from boneyard.core.game import AnyGame, Reason
from boneyard.core.moves import Moves
from boneyard.families.solo import SHAPE, ends_of
from boneyard.games.fortune_teller.actions import Splice
from boneyard.games.fortune_teller.game import TrickObservation, left
from boneyard.games.fortune_teller.trail import completable


class Audience(Bot):
    """Lays whatever comes to hand: the trick works with everything."""

    name: ClassVar[str] = "fortune-teller:audience"

    def choose(self, game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Action:
        return moves.sample(rng)


BOT = Audience()


def advise(game: AnyGame, observation: TrickObservation, moves: Moves, rng: Rng) -> Advice:
    """A tile after which all the others can still be laid without help, if there is one."""
    if Splice() in moves:
        return Advice(Splice(), _said("hint-splice"))
    lays = [action for action in moves if isinstance(action, Lay)]
    smooth = [lay for lay in lays if _stays_smooth(observation, lay)]
    lay = pick(smooth or lays, rng)
    reason = _said("hint-smooth" if smooth else "hint-bumpy", tile=str(lay.tile))
    return Advice(lay, reason, items_of(lay))


def outlook(game: AnyGame, observation: TrickObservation) -> Reason:
    """The trick always works; the question is whether the line will need help."""
    ends, rest = ends_of(observation.layout), left(observation)
    if not rest:
        return _said("outlook-told")
    if ends is None or completable(ends, rest):
        return _said("outlook-smooth", count=len(rest))
    return _said("outlook-bumpy", count=len(rest))


def _stays_smooth(observation: TrickObservation, lay: Lay) -> bool:
    ends = ends_of(observation.layout.lay(lay, SHAPE))
    assert ends is not None
    return completable(ends, (tile for tile in left(observation) if tile != lay.tile))


def _said(key: str, **args: str | int) -> Reason:
    return Reason.of(key, **args)
