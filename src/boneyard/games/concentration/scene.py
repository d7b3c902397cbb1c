"""Concentration looks like memory."""

from boneyard.games.memory.scene import scene

__all__ = ["scene"]
