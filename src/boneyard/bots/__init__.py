"""Bots: players that are programs. They get observations only."""

from boneyard.bots.bot import Bot, Budget
from boneyard.bots.registry import Ranked, UnknownBot, bot, listed, names, suited

__all__ = ["Bot", "Budget", "Ranked", "UnknownBot", "bot", "listed", "names", "suited"]
