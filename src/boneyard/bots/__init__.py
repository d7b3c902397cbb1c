"""Bots: players that are programs. They get observations only."""

from boneyard.bots.bot import Bot, Budget
from boneyard.bots.registry import (
    LEVELS,
    BadBot,
    UnknownBot,
    bot,
    bring,
    is_known,
    names,
    strength,
    suited,
)

__all__ = [
    "LEVELS",
    "BadBot",
    "Bot",
    "Budget",
    "UnknownBot",
    "bot",
    "bring",
    "is_known",
    "names",
    "strength",
    "suited",
]
