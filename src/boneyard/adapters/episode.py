"""A match as libraries for learning see it: chance has acted, and a seat is to decide."""

from __future__ import annotations

import operator
import random
from typing import Any

import numpy as np

from boneyard.adapters.encoding import Array, CannotEncode, Encoder, Mask, encoder
from boneyard.bots.duplicate import one_round
from boneyard.core.actions import CHANCE, Action, Seat
from boneyard.core.game import AnyGame

MOST_DECISIONS = 10_000
"""Of an episode. Puzzles need not end at all, and nobody waits for ever."""


class NotPossible(ValueError):
    """An action that cannot be done now; nothing has changed."""


def encoded(game: str | AnyGame, options: dict[str, object]) -> Encoder[Any]:
    """The encoder of a game, or of one by its name: a match of one round unless the options say
    otherwise. Raises UnknownGame, BadOption, CannotEncode."""
    if isinstance(game, str):
        return encoder(one_round(game, **options))
    if options:
        raise CannotEncode("a game that is given has its options already")
    return encoder(game)


def at_least_one(name: str, count: object) -> int:
    """How many decisions an environment may take; raises ValueError."""
    if not isinstance(count, int) or count < 1:
        raise ValueError(f"{name} is a whole number from 1 on, not {count!r}")
    return count


class Episode:
    """One match in which somebody is asked, from the first deal on. All chance follows from the
    seed."""

    def __init__(self, encoder: Encoder[Any], seed: int | str) -> None:
        self.encoder, self.game = encoder, encoder.game
        self._luck = random.Random(seed)
        self.decisions = 0
        self.state: Any = self.game.start()
        self._let_chance_act()
        while self.to_act is None:  # In some solos it can be over before anybody is asked.
            self.state = self.game.start()
            self._let_chance_act()

    @property
    def to_act(self) -> Seat | None:
        """Who is to decide; None: the match is over."""
        actors = self.game.to_act(self.state)
        if not actors:
            return None
        (seat,) = actors
        assert isinstance(seat, int), "chance has acted"
        return seat

    @property
    def leads(self) -> list[float]:
        """How far each seat is ahead of the others."""
        return [self.game.lead(self.state, seat) for seat in range(self.game.players)]

    def seen(self, seat: Seat) -> Array:
        return self.encoder.encode(self.game.observe(self.state, seat))

    def mask(self, seat: Seat) -> Mask:
        """What this seat can do: nothing, unless it is to act."""
        if seat != self.to_act:
            return np.zeros(len(self.encoder.actions), np.int8)
        seen = self.game.observe(self.state, seat)
        return self.encoder.mask(seen, self.game.legal(self.state, seat))

    def action(self, index: int) -> Action:
        """What this number stands for, for whoever is to act; raises NotPossible, or TypeError for
        what is no whole number: cut off, it would be another action."""
        seat = self.to_act
        if seat is None:
            raise NotPossible("the match is over")
        try:
            number = operator.index(index)
        except TypeError:
            raise TypeError(f"an action is a whole number, not {index!r}") from None
        try:
            action = self.encoder.action(self.game.observe(self.state, seat), number)
        except CannotEncode as wrong:
            raise NotPossible(str(wrong)) from None
        reason = self.game.why_not(self.state, seat, action)
        if reason is not None:
            raise NotPossible(f"{action} cannot be done: {reason}; the mask says what can")
        return action

    def do(self, action: Action) -> None:
        """Whoever is to act does this, and then chance does what follows."""
        seat = self.to_act
        assert seat is not None
        self.state, _ = self.game.apply(self.state, seat, action)
        self.decisions += 1
        self._let_chance_act()

    def _let_chance_act(self) -> None:
        while self.game.to_act(self.state) == (CHANCE,):
            drawn = self.game.legal(self.state, CHANCE).sample(self._luck)
            self.state, _ = self.game.apply(self.state, CHANCE, drawn)
