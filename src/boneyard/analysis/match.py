"""A record that was played again, and what there is to judge in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import islice

import msgspec

from boneyard.core.actions import CHANCE, Nature
from boneyard.core.events import RoundEnded
from boneyard.core.game import AnyGame, Game
from boneyard.notation.record import Record, ReplayStep, replay, write
from boneyard.table.stream import Stream


class CannotJudge(ValueError):
    """There is nothing to judge here, and this is why."""


def why_not(game: AnyGame) -> str:
    """Why nobody can judge moves of this game; empty: they can."""
    if game.players < 2:
        return f"{game.slug} is played alone: there is nobody to be ahead of"
    if game.from_memory:
        return (
            f"{game.slug} is played from memory: what a move was worth depends on what its player "
            "still remembered"
        )
    if type(game).alarm is not Game.alarm:
        return (
            f"{game.slug} is played against the clock: what a move was worth depends on how fast "
            "people are"
        )
    return ""


class ToJudge(msgspec.Struct, frozen=True):
    """A part of the work: a decision, or a round that is over."""

    step: int
    """Of the decision; of a round, the step before which it is dealt."""
    is_round: bool = False


class PlayedMatch:
    """A match step by step, with chance of its own for whoever judges it."""

    def __init__(self, game: AnyGame, steps: Iterable[ReplayStep], seed: bytes) -> None:
        """Raises CannotJudge where there is nothing to judge."""
        self.game, self.steps, self.seed = game, tuple(steps), seed
        self.states = (game.start(), *(step.state for step in self.steps))
        wrong = why_not(game)
        if wrong:
            raise CannotJudge(wrong)
        self.rounds = list(self._rounds())

    @classmethod
    def of(cls, record: Record) -> PlayedMatch:
        """The match in a record; raises BadRecord where it breaks the rules."""
        # Who played, and what proves the deal, change nothing of what it is worth.
        bare = write(msgspec.structs.replace(record, names=(), fair={}))
        return cls(record.game(), replay(record), sha256(bare.encode()).digest())

    def _rounds(self) -> Iterator[int]:
        """Which round each step is in, from 1."""
        number = 1
        for step in self.steps:
            yield number
            number += any(isinstance(event, RoundEnded) for event in step.events)

    def tasks(self) -> list[ToJudge]:
        found = []
        begins: int | None = 0
        for at, step in enumerate(self.steps):
            actor = step.entry.actor
            if begins is None and actor is CHANCE and self.rounds[at] > self.rounds[at - 1]:
                begins = at
            if not isinstance(actor, Nature):
                moves = self.game.legal(self.states[at], actor)
                if not moves.listed or len(list(islice(moves, 2))) > 1:
                    found.append(ToJudge(at))
            if begins is not None and any(isinstance(e, RoundEnded) for e in step.events):
                found.append(ToJudge(begins, is_round=True))
                begins = None
        return found

    def chance(self, *what: object) -> Stream:
        """Chance of its own for each part of the work, whoever does it and when."""
        return Stream(sha256(self.seed + repr(what).encode()).digest())
