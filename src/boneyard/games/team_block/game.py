"""Block in teams (S, L): what the players draw in round one makes the teams."""

from boneyard.core.options import Chosen, choice
from boneyard.families.line import LineRules, line_sheet
from boneyard.families.line.sheet import BLOCKED_TIE, reserve_option
from boneyard.games.block.game import like_block
from boneyard.rules.scoring import Credit

LIKE = ("block",)

PARTNERS = choice("partners", "silent", "open")


def rules(options: Chosen, hand: int) -> LineRules:
    return like_block(
        options,
        hand,
        teams=True,
        open_partners=options["partners"] == "open",
        reckoning=Credit(str(options["blocked_tie"])),
    )


SHEET = line_sheet(
    "team-block",
    section="1.3",
    booklets="SL",
    sets=(6, 9),
    hands={4: 4},
    options=(PARTNERS, reserve_option(2), BLOCKED_TIE),
    rules=rules,
)
