"""The bots that play memory play this, too: what makes a pair, they ask the rules."""

from boneyard.games.memory.bot import BOTS, advise

__all__ = ["BOTS", "advise"]
