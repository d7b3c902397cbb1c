"""Boneyard's games as PettingZoo environments (extra `pettingzoo`).

    from boneyard.adapters import zoo

    env = zoo.env("block", players=2)

`env` asks whoever is to act (AEC). `parallel_env` asks everybody at every step, and whoever is not
to act waits; `cycled_env` is the same one after the other. What a seat sees comes with a mask of
what it can do, in the observation and in the info.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Any

import numpy as np

from boneyard.adapters.encoding import Encoder, Mask
from boneyard.adapters.episode import MOST_DECISIONS, Episode, NotPossible, at_least_one, encoded
from boneyard.core.actions import Seat
from boneyard.core.game import AnyGame

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import parallel_to_aec, wrappers
except ImportError as missing:
    raise ImportError(
        f"{missing}; PettingZoo comes with: pip install 'boneyard-dominoes[pettingzoo]'"
    ) from missing


def names(game: AnyGame) -> list[str]:
    """The agents: seats as PettingZoo wants them called."""
    return [f"seat_{seat}" for seat in range(game.players)]


def observation_space(encoder: Encoder[Any], actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, (len(encoder.features),), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class _Spaces:
    """What both kinds of environment have: a game in numbers, its agents, and a space for each."""

    def _furnish(self, encoder: Encoder[Any], max_cycles: int, more: int = 0) -> None:
        """`more`: actions beside those of the game."""
        self.encoder, self.game = encoder, encoder.game
        self.max_cycles = at_least_one("max_cycles", max_cycles)
        self.render_mode: str | None = None
        self.possible_agents = names(self.game)
        actions = len(encoder.actions) + more
        self.observation_spaces = {
            agent: observation_space(encoder, actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._luck: int | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]


class DominoAEC(_Spaces, AECEnv):  # type: ignore[misc]
    """A game in which whoever is to act is asked. Rewards are what a seat's lead grows by, in
    points: they add up to the lead at the end."""

    metadata = {"name": "boneyard", "is_parallelizable": False, "render_modes": ["ansi"]}  # noqa: RUF012 - as PettingZoo declares it

    def __init__(
        self, game: str | AnyGame, max_cycles: int = MOST_DECISIONS, **options: object
    ) -> None:
        super().__init__()
        self._furnish(encoded(game, options), max_cycles)
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode = Episode(self.encoder, _next_seed(self, seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._leads = self.episode.leads
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat[agent]
        return {"observation": self.episode.seen(seat), "action_mask": self._mask(seat)}

    def _mask(self, seat: Seat) -> Mask:
        mask = self.episode.mask(seat)
        return mask * 0 if any(self.truncations.values()) else mask

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.do(self.episode.action(action))
        leads = self.episode.leads
        self._cumulative_rewards[agent] = 0.0
        for other, before, lead in zip(self.possible_agents, self._leads, leads, strict=True):
            self.rewards[other] = lead - before
        self._leads = leads
        over = self.episode.to_act is None
        late = not over and self.episode.decisions >= self.max_cycles * len(self.possible_agents)
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, late)
        self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        seat = self.episode.to_act
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
        self.infos = {
            agent: {"action_mask": self._mask(self._seat[agent])} for agent in self.agents
        }

    def render(self) -> str:
        """The position in notation, everything open."""
        return written(self.game, self.episode.state)

    def close(self) -> None:
        """There is nothing to close."""


class DominoParallel(_Spaces, ParallelEnv):  # type: ignore[misc]
    """A game in which everybody is asked at every step. Whoever is not to act has nothing but to
    wait; an action that cannot be done is a wait, too, and the step passes."""

    metadata = {"name": "boneyard", "is_parallelizable": True, "render_modes": ["ansi"]}  # noqa: RUF012 - as above

    def __init__(
        self, game: str | AnyGame, max_cycles: int = MOST_DECISIONS, **options: object
    ) -> None:
        self._furnish(encoded(game, options), max_cycles, more=1)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.episode = Episode(self.encoder, _next_seed(self, seed))
        self.agents = list(self.possible_agents)
        self._steps = 0
        return self._seen(), self._infos()

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        agents = list(self.agents)
        before = self.episode.leads
        seat = self.episode.to_act
        assert seat is not None, "reset begins another match"
        with suppress(NotPossible):
            self.episode.do(self.episode.action(actions[self.possible_agents[seat]]))
        self._steps += 1
        gains = (lead - was for was, lead in zip(before, self.episode.leads, strict=True))
        over = self.episode.to_act is None
        late = not over and self._steps >= self.max_cycles
        seen, infos = self._seen(), self._infos()
        if over or late:
            self.agents = []
        return (
            seen,
            dict(zip(self.possible_agents, gains, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            infos,
        )

    def _seen(self) -> dict[str, Any]:
        return {
            agent: {"observation": self.episode.seen(seat), "action_mask": self._mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def _infos(self) -> dict[str, Any]:
        return {
            agent: {"action_mask": self._mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def _mask(self, seat: Seat) -> Mask:
        waits = self.episode.to_act != seat
        return np.append(self.episode.mask(seat), np.int8(waits))

    def render(self) -> str:
        return written(self.game, self.episode.state)

    def close(self) -> None:
        """There is nothing to close."""


def _next_seed(env: Any, seed: int | None) -> str:
    """Each match of an environment is dealt anew, and all follow from the last seed given."""
    if seed is not None:
        env._luck, env._matches = seed, 0
    elif env._luck is None:
        env._luck, env._matches = secrets.randbits(64), 0
    else:
        env._matches += 1
    return f"{env._luck} {env._matches}"


def written(game: AnyGame, state: Any) -> str:
    """A position in notation."""
    from boneyard.notation.position import Position

    return str(Position(game, state))


def env(game: str | AnyGame, max_cycles: int = MOST_DECISIONS, **options: object) -> Any:
    """An AEC environment that asks whoever is to act. Raises UnknownGame, BadOption, CannotEncode;
    `step` raises NotPossible where the mask has 0. After `max_cycles` decisions per seat it is
    truncated."""
    return wrappers.OrderEnforcingWrapper(DominoAEC(game, max_cycles, **options))


def parallel_env(game: str | AnyGame, max_cycles: int = MOST_DECISIONS, **options: object) -> Any:
    """A parallel environment, truncated after so many steps."""
    return DominoParallel(game, max_cycles, **options)


def cycled_env(game: str | AnyGame, max_cycles: int = MOST_DECISIONS, **options: object) -> Any:
    """An AEC environment in which all are asked in turn, also to wait."""
    return parallel_to_aec(DominoParallel(game, max_cycles, **options))
