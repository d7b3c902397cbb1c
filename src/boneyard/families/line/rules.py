"""The slots a line game fills."""

from __future__ import annotations

from enum import Enum

import msgspec

from boneyard.rules.layout import Line, Shape
from boneyard.rules.match import Match
from boneyard.rules.matching import Equal, Matching
from boneyard.rules.opening import DealAgain, HighestDouble, Opening
from boneyard.rules.partners import Partners
from boneyard.rules.scoring import Credit, LayScoring, PassScoring, Reckoning
from boneyard.tiles import Tile


class Turn(Enum):
    """How much a player may lay in one turn."""

    ONE = "one tile"
    RUN = "as long as the tiles fit"
    DOUBLE_AGAIN = "one more after each double"


class Stuck(Enum):
    """What a player does who cannot lay."""

    PASS = "passes"
    DRAW_ONE = "draws one, and the turn passes"
    DRAW_AND_LAY = "draws one and lays it if it fits"
    DRAW_TILL_FITS = "draws until something fits"
    PASS_OR_DRAW = "passes or draws, by choice"


class Out(Enum):
    """What comes of it when somebody has laid all their tiles."""

    ENDS = "the round is over"
    DROPS_OUT = "the others play on until one is left"
    WITH_PARTNER = "their partner plays on; the round is over when both are out"


class MayDraw(Enum):
    """Whether a player who can lay may draw."""

    NEVER = "no"
    INSTEAD = "one tile instead of laying"
    FIRST = "one tile before laying"


class MayDecline(Enum):
    """When a player who can lay may lay nothing. Then it looks the same as being unable to."""

    NEVER = "never"
    DRAWING = "while a tile can be drawn, which then ends the turn"
    DRAWN = "the tile just drawn because nothing fitted"
    EMPTY = "once nothing can be drawn"


class BarWhen(Enum):
    """Who may bar an end."""

    FREE = "whoever likes"
    STUCK = "who cannot lay"
    NOTHING_ELSE = "who can neither lay nor draw"


# Every move asks for these, and a member of an enumeration takes a while to be found in it.
RUN, DOUBLE_AGAIN = Turn.RUN, Turn.DOUBLE_AGAIN
PASSES, PASSES_OR_DRAWS = Stuck.PASS, Stuck.PASS_OR_DRAW
DRAWS_ONE, DRAWS_AND_LAYS = Stuck.DRAW_ONE, Stuck.DRAW_AND_LAY
DRAWS_TILL_FITS = Stuck.DRAW_TILL_FITS
MAY_NOT_DECLINE = MayDecline.NEVER
DECLINES_DRAWING, DECLINES_DRAWN = MayDecline.DRAWING, MayDecline.DRAWN
BARS_FREELY, BARS_IF_STUCK = BarWhen.FREE, BarWhen.STUCK
NEVER, INSTEAD = MayDraw.NEVER, MayDraw.INSTEAD


class LineRules(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that makes one line game differ from another."""

    tiles: tuple[Tile, ...]
    hand: int
    match: Match
    first: tuple[Tile, ...] = ()
    """Tiles put on the table before the hands are taken."""
    keeps_rest: bool = True
    """Whether tiles not dealt are the boneyard; else they are out of the game."""
    reserve: int = 2
    """So many tiles of the boneyard are never drawn."""
    opening: Opening = HighestDouble()
    opens_with_any: bool = False
    """Who opens is decided by a tile, which everybody is told; they may open with any other."""
    draws_to_open: bool = False
    """If nobody can open: draw one each in turn until somebody can (else deal again)."""
    cede: bool = False
    """An opener who is not bound to a tile may hand the opening to their partner."""
    gestures: bool = False
    """Before any lay but the opening, a gesture may be made about the number that it leaves open.
    """
    shape: Shape = Line()
    matching: Matching = Equal()
    home_first: bool = False
    """Whoever can lay at the first tile must do so before laying anywhere else."""
    turn: Turn = Turn.ONE
    may_stop: bool = False
    """A player who may lay on may also stop."""
    may_draw: MayDraw = MayDraw.NEVER
    may_decline: MayDecline = MayDecline.NEVER
    stuck: Stuck = Stuck.DRAW_ONE
    draws: int = 1
    """How many tiles are drawn at a time."""
    draw_after: bool = False
    """A tile is drawn at the end of a turn in which one was laid."""
    bars: bool = False
    """An end may be barred with a double (`barricade`)."""
    bar_when: BarWhen = BarWhen.FREE
    bar_fit: bool = True
    """The barring double must fit the end."""
    out: Out = Out.ENDS
    passes_block: int = 0
    """So many passes in a row block the round even if tiles could be drawn (0: never)."""
    deal_again: DealAgain | None = None
    """Hands so odd that they are dealt again."""
    lay_scoring: LayScoring | None = None
    pass_scoring: PassScoring | None = None
    reckoning: Reckoning = Credit()
    secret: bool = False
    """The notes are kept secret and announced before the last round (`peruvian`)."""
    own_notes: bool = False
    """Of notes that are secret everybody sees their own."""
    partners: Partners | None = None
    """Who plays together; None: everybody alone."""
    one_score: bool = False
    """What somebody earns, their whole side is credited: it has one score."""
    shutouts: bool = False
    """A match won by one side while no other has a point is called a shutout; it is worth nothing.
    """
    talk_aloud: bool = False
    """Partners may talk while they play, and everybody hears it."""
    open_partners: bool = False
    """Partners see each other's hands."""
