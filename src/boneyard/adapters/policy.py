"""Whatever decides by numbers, as a bot: it can be measured as every other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from boneyard.adapters.encoding import Array, CannotEncode, Encoder, Mask
from boneyard.adapters.episode import NotPossible
from boneyard.bots import Bot
from boneyard.core.actions import Action
from boneyard.core.chance import Rng
from boneyard.core.game import AnyGame
from boneyard.core.moves import Moves


class PolicyBot(Bot):
    """A bot that is shown numbers and answers with the index of an action."""

    name: ClassVar[str] = "policy"

    def __init__(self, encoder: Encoder[Any], decide: Callable[[Array, Mask], int]) -> None:
        self._encoder, self._decide = encoder, decide

    def choose(self, game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Action:
        """Raises CannotEncode for another game than that of the encoder, and NotPossible where the
        index is one that the mask forbids."""
        encoder = self._encoder
        if _kind(game) != _kind(encoder.game):
            raise CannotEncode(f"this policy has learned {encoder.game!r}, not {game!r}")
        index = int(self._decide(encoder.encode(observation), encoder.mask(observation, moves)))
        action = encoder.action(observation, index)
        if action not in moves:
            chosen = f"action {index}, {encoder.actions[index]}"
            raise NotPossible(f"the policy chose {chosen}; the mask says what can be done")
        return action


def _kind(game: AnyGame) -> tuple[str, dict[str, Any]]:
    """What its numbers depend on: how long a match is makes them no others."""
    return game.slug, {name: value for name, value in game.options.items() if name != "match"}
