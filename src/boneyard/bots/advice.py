"""Advice for people: what to do now and why, and how a solo stands.

A game's `bot.py` may know better than any bot: its `advise(game, observation, moves, rng)` gives an
action with a reason, its `outlook(game, observation)` says whether a solo can still be won.
"""

from __future__ import annotations

from typing import Any

import msgspec

from boneyard.bots.registry import bot, own_knowledge
from boneyard.core.actions import Action
from boneyard.core.chance import Rng
from boneyard.core.game import AnyGame, Reason
from boneyard.core.moves import Moves


class Advice(msgspec.Struct, frozen=True):
    """An action to take, why (where there is more to say than "it looks good"), and the ids of
    what in the scene shows it."""

    action: Action
    reason: Reason | None = None
    items: tuple[str, ...] = ()


def has_adviser(slug: str) -> bool:
    """Whether the game has an adviser of its own."""
    return hasattr(own_knowledge(slug), "advise")


def is_heavy(slug: str) -> bool:
    """Whether advice on this game thinks so hard, or brings a compiler, that it needs a process of
    its own, as a heavy bot does."""
    return bool(getattr(own_knowledge(slug), "HEAVY_ADVICE", False))


def advise(game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Advice:
    """What the game's own adviser says, else what a greedy player would do."""
    said = getattr(own_knowledge(game.slug), "advise", None)
    if said is not None:
        advice: Advice = said(game, observation, moves, rng)
        return advice
    return Advice(bot("greedy", game.slug).choose(game, observation, moves, rng))


def outlook(game: AnyGame, observation: Any) -> Reason | None:
    """How a solo stands; None: nobody can tell."""
    said = getattr(own_knowledge(game.slug), "outlook", None)
    stands: Reason | None = None if said is None else said(game, observation)
    return stands
