"""Trick games: bids, a call, and tiles played to tricks. There is no line and no boneyard."""

from boneyard.families.tricks.game import TricksGame
from boneyard.families.tricks.listing import tricks_listing
from boneyard.families.tricks.rules import TricksRules
from boneyard.families.tricks.state import TricksObservation, TricksState

__all__ = ["TricksGame", "TricksObservation", "TricksRules", "TricksState", "tricks_listing"]
