"""Bots: players that are programs. They get observations only."""

from boneyard.bots.bot import Bot, Budget
from boneyard.bots.registry import LEVELS, UnknownBot, bot, is_known, names, strength, suited

__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "UnknownBot",
    "bot",
    "is_known",
    "names",
    "strength",
    "suited",
]
