"""How much of a result was luck.

The value of a position is what comes of it on average when everybody plays as in imagination, with
the boneyard shuffled anew: who does not know it cannot be said to have had luck with it yet.

- *expected* is that before the round is dealt, over many deals;
- *deal* is by how much these hands are better;
- *draws* is, for each tile drawn, by how much it is better than what might have come.

What mistakes have cost the judge knows; the rest is how it fell.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from msgspec.structs import replace

from boneyard.analysis.match import PlayedMatch
from boneyard.analysis.playing_on import PlaysOn, parts, seeds
from boneyard.analysis.verdict import Account, Judge, Mean, Round
from boneyard.core.actions import Action, Nature, Seat
from boneyard.core.chance import Rng, shuffled
from boneyard.core.events import Drew, RoundEnded
from boneyard.core.game import AnyGame


def reckoned(match: PlayedMatch, judge: Judge, plays: PlaysOn, begins: int) -> Round:
    """The round that is dealt at this step; mistakes are not told apart yet."""
    game = match.game
    first = next(
        at for at in range(begins, len(match.states)) if not _chance_acts(game, match.states[at])
    )
    ends = next(
        at
        for at in range(begins, len(match.steps))
        if any(isinstance(event, RoundEnded) for event in match.steps[at].events)
    )
    rng = match.chance(judge, "round", begins)
    before, after = match.states[begins], match.states[ends + 1]
    worlds = judge.playouts
    deals = [dealt(game, before, rng) for _ in range(worlds)]
    hands = [reshuffled(match.states[first], rng) for _ in range(worlds)]
    of = seeds(rng, worlds, 1)
    drawn = [at for at in range(first, ends + 1) if _draws(match, at)]
    tried = [_Draw(match, at, judge.worlds, rng) for at in drawn]
    accounts = []
    for side in game.sides(match.states[first]):
        seat, unit = side[0], parts(game, match.states[first], side[0])
        had = round(game.lead(before, seat) * unit)
        expected = _measured(_values(plays, seat, deals, of), had, unit)
        dealt_here = _measured(_values(plays, seat, hands, of), had, unit)
        luck = [draw.luck(plays, seat, unit) for draw in tried]
        draws = sum(one.mean for one in luck)
        result = game.lead(after, seat) - game.lead(before, seat)
        deal = dealt_here.mean - expected.mean
        errors = (
            expected.error,
            sqrt(expected.error**2 + dealt_here.error**2),
            sqrt(sum(one.error**2 for one in luck)),
        )
        fall = result - expected.mean - deal - draws
        accounts.append(Account(side, result, expected.mean, deal, draws, 0.0, 0.0, fall, errors))
    return Round(match.rounds[ends], tuple(accounts))


def _values(plays: PlaysOn, seat: Seat, worlds: list[Any], of: list[list[int]]) -> list[int]:
    return [row[0] for row in plays.leads(seat, [None], worlds, of)]


def _measured(values: list[int], had: int, unit: int) -> Mean:
    return Mean.of([value - had for value in values], unit)


# -- the deal --------------------------------------------------------------------------------------


def _chance_acts(game: AnyGame, state: Any) -> bool:
    actors = game.to_act(state)
    return bool(actors) and isinstance(actors[0], Nature)


def dealt(game: AnyGame, state: Any, rng: Rng) -> Any:
    """The round, dealt some way or other."""
    while _chance_acts(game, state):
        actor = game.to_act(state)[0]
        state, _ = game.play(state, actor, game.legal(state, actor).sample(rng))
    return state


def reshuffled(state: Any, rng: Rng) -> Any:
    """The same with the boneyard shuffled anew, where there is one."""
    boneyard = getattr(state, "boneyard", ())
    return replace(state, boneyard=tuple(shuffled(boneyard, rng))) if boneyard else state


# -- draws -----------------------------------------------------------------------------------------


def _draws(match: PlayedMatch, at: int) -> bool:
    return any(isinstance(event, Drew) for event in match.steps[at].events)


class _Draw:
    """What was drawn at one step, and what might have been."""

    def __init__(self, match: PlayedMatch, at: int, worlds: int, rng: Rng) -> None:
        entry = match.steps[at].entry
        assert not isinstance(entry.actor, Nature)
        self._actor, self._action = entry.actor, entry.action
        self._game = match.game
        self._might = [reshuffled(match.states[at], rng) for _ in range(worlds)]
        self._came = [reshuffled(match.states[at + 1], rng) for _ in range(worlds)]
        self._over = any(isinstance(event, RoundEnded) for event in match.steps[at].events)
        self._seeds = seeds(rng, worlds, 1)

    def luck(self, plays: PlaysOn, seat: Seat, unit: int) -> Mean:
        """By how much what came is better for this seat than what might have come."""
        might = self._after(plays, seat, self._actor, self._action)
        if self._over:
            came = [round(self._game.lead(self._came[0], seat) * unit)] * len(might)
        else:
            came = _values(plays, seat, self._came, self._seeds)
        return Mean.of([one - other for one, other in zip(came, might, strict=True)], unit)

    def _after(self, plays: PlaysOn, seat: Seat, actor: Seat, action: Action) -> list[int]:
        """`plays` asks who acts for their own lead; others' follow from it."""
        rows = plays.leads(seat, [action], self._might, self._seeds, actor)
        return [row[0] for row in rows]
