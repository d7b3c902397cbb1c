"""Memory games: tiles face down on a grid, turned up two by two."""

from boneyard.families.memory.game import MemoryGame
from boneyard.families.memory.listing import memory_listing
from boneyard.families.memory.rules import MemoryRules
from boneyard.families.memory.state import MemoryObservation, MemoryState

__all__ = ["MemoryGame", "MemoryObservation", "MemoryRules", "MemoryState", "memory_listing"]
