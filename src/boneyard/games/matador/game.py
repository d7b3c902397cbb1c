"""Matador (S, L): All Sevens with ten, on the double-nine set, for three to eleven players."""

from boneyard.families.line import line_listing
from boneyard.families.line.listing import BLOCKED_TIE, reserve_option
from boneyard.games.all_sevens.game import rules

LIKE = ("all_sevens",)

LISTING = line_listing(
    "matador",
    section="1.11",
    booklets="SL",
    sign="=10",
    sets=(9,),
    # No booklet has it for two. L names six players twice: with 7 tiles and with 5.
    hands={players: 7 if players <= 6 else 5 for players in range(3, 12)},
    options=(reserve_option(2), BLOCKED_TIE),
    match="points:200",
    rules=rules,
)
