"""Rounds played on in imagination: the same, to the last tile, whoever plays them.

What is chosen follows from a number and from what there is to choose from, so the readable engine
and the compiled rounds come to the same results, and so does any machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from boneyard.core.actions import Action, Actor, Draw, Lay, Nature, Pass, Seat, Stop
from boneyard.core.chance import Rng
from boneyard.core.events import RoundEnded
from boneyard.core.game import AnyGame
from boneyard.families.counting import CountingGame
from boneyard.families.line import LineGame
from boneyard.families.line.actions import Bar, Cede, Gesture
from boneyard.families.rounds import PLAY

FARTHEST = 400
"""Actions of an imagined round; only one that need not end takes more."""
KINDS = (Lay, Draw, Pass, Stop, Bar, Cede, Gesture)
"""The kinds of actions in the numbering of the compiled rounds, and what these do not know."""
NO_END = 255
_WORD = (1 << 64) - 1

Results = list[list[int]]
"""Of each world, what each candidate led to: a lead in parts of a point, see `parts`."""


class PlaysOn(Protocol):
    """Somebody who plays rounds on."""

    def leads(
        self,
        seat: Seat,
        candidates: Sequence[Action | None],
        worlds: Sequence[Any],
        seeds: Sequence[Sequence[int]],
        actor: Seat | None = None,
    ) -> Results:
        """What each candidate leads to for this seat in each of these worlds, added up over its
        seeds. The candidate None is to do nothing and let the world go on as it is. It is this seat
        that acts, unless another `actor` does."""
        ...


def player_on(game: AnyGame) -> PlaysOn:
    """Who plays rounds of this game on fastest."""
    try:
        from boneyard.kernel import Unknown, numbers
    except ImportError:
        return Readable(game)
    try:
        known = numbers(game)
    except Unknown:
        return Readable(game)
    from boneyard.analysis.compiled import Compiled

    return Compiled(game, known)


def seeds(rng: Rng, worlds: int, repeats: int) -> list[list[int]]:
    """What chance is imagined in each of these worlds."""
    return [[rng.randrange(1 << 62) for _ in range(repeats)] for _ in range(worlds)]


def parts(game: AnyGame, state: Any, seat: Seat) -> int:
    """Into how many parts a point is cut so that every lead is a whole number of them."""
    sides = game.sides(state)
    us = len(next(side for side in sides if seat in side))
    return us * max(game.players - us, 1)


class Readable:
    """The game itself plays on."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def leads(
        self,
        seat: Seat,
        candidates: Sequence[Action | None],
        worlds: Sequence[Any],
        seeds: Sequence[Sequence[int]],
        actor: Seat | None = None,
    ) -> Results:
        acts = seat if actor is None else actor
        return [
            [sum(self._lead(world, seat, acts, first, seed) for seed in of) for first in candidates]
            for world, of in zip(worlds, seeds, strict=True)
        ]

    def _lead(self, state: Any, seat: Seat, acts: Seat, first: Action | None, seed: int) -> int:
        game = self._game
        over = False
        if first is not None:
            state, events = game.play(state, acts, first)
            over = _ends(events)
        for step in range(FARTHEST):
            actors = game.to_act(state)
            if over or not actors:
                break
            actor = actors[mixed(seed, step, -1) % len(actors)] if len(actors) > 1 else actors[0]
            choice = chosen(game, state, actor, seed, step)
            state, events = game.play(state, actor, choice)
            over = _ends(events)
        return round(game.lead(state, seat) * parts(game, state, seat))


def _ends(events: Sequence[Any]) -> bool:
    return any(isinstance(event, RoundEnded) for event in events)


def chosen(game: AnyGame, state: Any, actor: Actor, seed: int, step: int) -> Action:
    """What is done in imagined play: of two choices that come to mind the better one by habit."""
    moves = game.legal(state, actor)
    numbered = isinstance(game, LineGame | CountingGame) and state.phase == PLAY
    if not numbered or isinstance(actor, Nature):
        rng = Random(mixed(seed, step, -1))
        choice = moves.sample(rng)
        if isinstance(actor, Nature):
            return choice
        other = moves.sample(rng)
        return other if game.habits.hurry(other) > game.habits.hurry(choice) else choice
    listed = list(moves)
    if len(listed) == 1:
        return listed[0]
    ends = _ends_of(game, state)
    marked = sorted((mixed(seed, step, code(action, ends)), n) for n, action in enumerate(listed))
    first, second = (listed[n] for _, n in marked[:2])
    return second if _pips(second) > _pips(first) else first


def _ends_of(game: AnyGame, state: Any) -> dict[Any, int]:
    if not isinstance(game, LineGame):
        return {}
    found: dict[Any, int] = {}
    for at, end in enumerate(state.layout.ends):
        found.setdefault(end.place, at)
    return found


def code(action: Action, ends: dict[Any, int]) -> int:
    """An action as the compiled rounds number it."""
    kind = KINDS.index(type(action)) << 24
    if not isinstance(action, Lay | Bar):
        return kind
    tile = action.tile.high * (action.tile.high + 1) // 2 + action.tile.low
    if isinstance(action, Bar):
        return kind | tile << 16 | ends[action.at] << 8
    if action.at is None:
        return kind | tile << 16 | NO_END << 8
    touch = action.touch or 0
    return kind | tile << 16 | ends[action.at] << 8 | touch


def _pips(action: Action) -> int:
    return action.tile.high + action.tile.low if isinstance(action, Lay) else -1


def mixed(seed: int, step: int, what: int) -> int:
    """A number that looks random, from these three: the last step of SplitMix64."""
    z = seed + (step + 1) * 0x9E3779B97F4A7C15 + (what + 1) * 0xD1B54A32D192ED03 & _WORD
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _WORD
    z = (z ^ z >> 27) * 0x94D049BB133111EB & _WORD
    return (z ^ z >> 31) >> 1
