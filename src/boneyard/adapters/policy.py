"""Whatever decides by numbers, as a bot: it can be measured as every other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from boneyard.adapters.encoding import Array, Encoder, Mask
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
        encoder = self._encoder
        index = self._decide(encoder.encode(observation), encoder.mask(observation, moves))
        return encoder.action(observation, int(index))
