"""What a seat sees as an array of fixed size, and what it may do as numbers from 0 on.

An encoder belongs to a game with all its options settled. Every position of its array is a feature
with a name, and every index stands for something a player can do: which tile, which end, which
cell. Seats are counted from whoever looks, in the order of play, so that one network serves them
all.

>>> import boneyard
>>> from boneyard.adapters import encoder
>>> block = encoder(boneyard.game("block", players=2))
>>> len(block.features), len(block.actions)
(183, 59)
>>> block.features[0], block.actions[0]
('to act: me', 'lay 0-0 at end 1')
"""

from __future__ import annotations

import importlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from boneyard import games
from boneyard.core.actions import Action, Seat
from boneyard.core.game import AnyGame
from boneyard.core.moves import Moves
from boneyard.families.rounds import PLAY
from boneyard.rules.seats import after

Array: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
O = TypeVar("O", bound=Any)  # noqa: E741 - observation, as in `core.game`

MOST_ACTIONS = 10_000
"""More could not be learned by anything that takes them one by one."""
FAMILIES = {
    "line": "boneyard.adapters.line",
    "counting": "boneyard.adapters.counting",
    "memory": "boneyard.adapters.memory",
    "tricks": "boneyard.adapters.tricks",
}
"""Modules that encode all games of a family, each like an `encoding.py` in a game's folder."""


class CannotEncode(ValueError):
    """A game, an observation or an action has no numbers here; the message says why."""


class FeatureGroup(Generic[O]):
    """Features that belong together: the name of each, and how an observation fills them in."""

    def __init__(
        self, title: str, names: Iterable[str], fill: Callable[[O, Array], None]
    ) -> None:  # fmt: skip
        self.title, self.fill = title, fill
        self.names = tuple(f"{title}: {name}" if name else title for name in names)


class Encoder(ABC, Generic[O]):
    """A game in numbers."""

    def __init__(
        self, game: AnyGame, groups: Sequence[FeatureGroup[O]], actions: Sequence[str]
    ) -> None:
        if len(actions) > MOST_ACTIONS:
            raise CannotEncode(
                f"{game.slug} would need {len(actions):,} actions, and more than {MOST_ACTIONS:,}"
                " are not encoded; choose a smaller set"
            )
        self.game = game
        self.groups = tuple(groups)
        self.features = tuple(name for group in groups for name in group.names)
        """What each position of the array means."""
        self.actions = tuple(actions)
        """What each index means."""

    def __reduce__(self) -> tuple[Callable[[AnyGame], Encoder[Any]], tuple[AnyGame]]:
        """It follows from its game, and is made again from it in another process."""
        return encoder, (self.game,)

    @abstractmethod
    def index(self, observation: O, action: Action) -> int:
        """The number of an action where a seat sees this; raises CannotEncode."""

    @abstractmethod
    def action(self, observation: O, index: int) -> Action:
        """What this number stands for where a seat sees this; raises CannotEncode where it stands
        for nothing. Whether it can be done, `mask` says."""

    def encode(self, observation: O) -> Array:
        """All that is encoded of what a seat sees, each number from -1 to 1."""
        if observation.seat is None:
            raise CannotEncode("somebody who looks on has no seat from which others are counted")
        array = np.zeros(len(self.features), np.float32)
        at = 0
        for group in self.groups:
            group.fill(observation, array[at : at + len(group.names)])
            at += len(group.names)
        return array

    def mask(self, observation: O, moves: Moves) -> Mask:
        """1 for each action that can be done, 0 for all others."""
        mask = np.zeros(len(self.actions), np.int8)
        mask[[self.index(observation, action) for action in moves]] = 1
        return mask

    def nothing(self, index: int) -> CannotEncode:
        """What is raised where an index stands for nothing."""
        if not 0 <= index < len(self.actions):
            most = len(self.actions) - 1
            return CannotEncode(f"there is no action {index}; they are numbered from 0 to {most}")
        return CannotEncode(f"action {index}, {self.actions[index]}, stands for nothing here")

    def unknown(self, action: Action) -> CannotEncode:
        """What is raised where an action has no index."""
        return CannotEncode(f"{action} has no number in {self.game.slug} as it stands")


def encoder(game: AnyGame) -> Encoder[Any]:
    """The encoder of this game; raises CannotEncode where there is none.

    A game's folder may bring an `encoding.py` with a function `encoder(game)`; else its family
    does.
    """
    own = games.companion(game.slug, "encoding")
    if own is None:
        family = FAMILIES.get(game.listing.kind)
        if family is None:
            raise CannotEncode(f"{game.slug} has no encoder; its folder would bring encoding.py")
        own = importlib.import_module(family)
    made: Encoder[Any] = own.encoder(game)
    return made


# -- what several families share -----------------------------------------------------------------


def around(seat: Seat, order: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """All seats in the order of play, from this one on."""
    return (seat, *after(seat, order)[:-1])


def seat_names(players: int) -> list[str]:
    """Who is who, seen from a seat."""
    return ["me", *(f"{place} after me" for place in range(1, players))]


def squashed(number: float, scale: float) -> float:
    """A number without bounds between -1 and 1: `scale` becomes one half.

    >>> squashed(50, 50), squashed(-50, 50)
    (0.5, -0.5)
    """
    return number / (abs(number) + scale)


def score_scale(game: AnyGame) -> float:
    """What is much in this game: half the target, or else 50 points."""
    target = getattr(getattr(game, "match", None), "points", None)
    return target / 2 if target else 50.0


def books(game: AnyGame) -> list[FeatureGroup[Any]]:
    """Whose turn it is, the scores and the rounds of a match in turns."""
    players, scale = game.players, score_scale(game)

    def to_act(seen: Any, out: Array) -> None:
        if seen.phase == PLAY:
            out[around(seen.seat, seen.order).index(seen.turn)] = 1

    def scores(seen: Any, out: Array) -> None:
        out[:] = [squashed(seen.scores[seat], scale) for seat in around(seen.seat, seen.order)]

    def rounds(seen: Any, out: Array) -> None:
        out[0] = squashed(seen.round, 4)

    return [
        FeatureGroup("to act", seat_names(players), to_act),
        FeatureGroup("score", seat_names(players), scores),
        FeatureGroup("rounds completed", [""], rounds),
    ]


def hand_sizes(players: int, tiles: int) -> FeatureGroup[Any]:
    """How many tiles everybody holds, as parts of the set."""

    def fill(seen: Any, out: Array) -> None:
        for place, seat in enumerate(around(seen.seat, seen.order)):
            hand = seen.hands[seat]
            out[place] = (hand if isinstance(hand, int) else len(hand)) / tiles

    return FeatureGroup("hand size", seat_names(players), fill)
