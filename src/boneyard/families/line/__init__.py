"""Line games: tiles from hidden hands are laid against what lies on the table."""

from boneyard.families.line.game import LineGame, dealing
from boneyard.families.line.listing import line_listing
from boneyard.families.line.rules import BarWhen, LineRules, MayDecline, MayDraw, Out, Stuck, Turn
from boneyard.families.line.state import LineObservation, LineState

__all__ = [
    "BarWhen", "LineGame", "LineObservation", "LineRules", "LineState", "MayDecline",
    "MayDraw", "Out", "Stuck", "Turn", "dealing", "line_listing",
]  # fmt: skip
