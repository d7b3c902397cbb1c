"""One seat of a game as a Gymnasium environment, bots on the other chairs (extra `pettingzoo`).

from boneyard.adapters.gym import SeatEnv

env = SeatEnv("block", others="casual", players=2)
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from boneyard.adapters.encoding import Array, Mask
from boneyard.adapters.episode import MOST_DECISIONS, Episode, NotPossible, at_least_one, encoded
from boneyard.bots import bot
from boneyard.bots.contenders import stand_in
from boneyard.bots.outside import Forfeit
from boneyard.core.actions import Seat
from boneyard.core.game import AnyGame

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
except ImportError as missing:
    raise ImportError(
        f"{missing}; Gymnasium comes with: pip install 'boneyard-dominoes[pettingzoo]'"
    ) from missing

ANY_SEAT = "any"
ILLEGAL = -1.0
"""The reward for an action that cannot be done; nothing else comes of it."""


class SeatEnv(gymnasium.Env[Array, Any]):
    """What a seat decides; bots decide at all others. The reward comes at the end: 1 for a match
    won (parts of it for a shared win), -1 for one lost, or with `points` the lead in points.
    An action that cannot be done is refused with the reward -1, and the seat is asked again."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str | AnyGame,
        *,
        seat: Seat | str = ANY_SEAT,
        others: str = "random",
        points: bool = False,
        max_decisions: int = MOST_DECISIONS,
        **options: object,
    ) -> None:
        """`seat` is where the learner sits, or `any`: another one each match, by chance. `others`
        is the name of a bot. Raises UnknownGame, BadOption, CannotEncode, UnknownBot, or ValueError
        for a seat that is not there or no decisions."""
        self.encoder = encoded(game, options)
        self.game = self.encoder.game
        if seat != ANY_SEAT and seat not in range(self.game.players):
            raise ValueError(f"there is no seat {seat!r}; choose 0 to {self.game.players - 1}, any")
        self._wanted, self._points = seat, points
        self._most = at_least_one("max_decisions", max_decisions)
        self._bot = bot(others, self.game.slug)
        self.observation_space = spaces.Box(-1.0, 1.0, (len(self.encoder.features),), np.float32)
        self.action_space = spaces.Discrete(len(self.encoder.actions))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            drawn = int(self.np_random.integers(2**62))
            self.seat = self._sits(drawn)
            self._thoughts = random.Random(f"{drawn} thoughts")
            self.episode = Episode(self.encoder, drawn)
            self._decided = 0
            self._let_others_act()
            if self.episode.to_act is not None:  # Some matches are over before a seat is asked.
                return self._seen(), self._info()

    def _sits(self, drawn: int) -> Seat:
        return drawn % self.game.players if self._wanted == ANY_SEAT else int(self._wanted)

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        self._expect_match()
        self._expect_decision()
        self._decided += 1
        late = self._decided >= self._most
        try:
            self.episode.do(self.episode.action(action))
        except NotPossible:
            return self._seen(), ILLEGAL, False, late, self._info()
        self._let_others_act()
        if self.episode.to_act is None:
            return self._seen(), self._reward(), True, False, self._info()
        return self._seen(), 0.0, False, late, self._info()

    def action_masks(self) -> Mask:
        """As `MaskablePPO` of sb3-contrib asks for it."""
        self._expect_match()
        return self._mask.copy()

    def _expect_match(self) -> None:
        if not hasattr(self, "episode"):
            raise ResetNeeded("there is no match yet; reset() begins one")

    def _expect_decision(self) -> None:
        if self.episode.to_act is None:
            raise ResetNeeded("the match is over; reset() begins another")

    def _let_others_act(self) -> None:
        """Until the seat is asked, or nobody any more."""
        game = self.game
        while (seat := self.episode.to_act) not in (None, self.seat):
            state = self.episode.state
            seen, moves = game.observe(state, seat), game.legal(state, seat)
            try:
                action = self._bot.choose(game, seen, moves, self._thoughts)
            except Forfeit:
                action = stand_in(game, state, seat, self._thoughts)
            self.episode.do(action)
        self._mask = self.episode.mask(self.seat)

    def _reward(self) -> float:
        state = self.episode.state
        if self._points:
            return self.game.lead(state, self.seat)
        result = self.game.result(state)
        assert result is not None, "the match is over"
        side = next(side for side in self.game.sides(state) if self.seat in side)
        winners = result.winners
        share = sum(seat in side for seat in winners) / len(winners) if winners else 0.5
        return 2 * share - 1

    def _seen(self) -> Array:
        return self.episode.seen(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask.copy()}
