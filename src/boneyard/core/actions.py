"""What an actor can do: actions, each with one canonical text.

The text of an action is what records, the terminal and the tests speak; the structured form is
what the wire carries. Here are those that several kinds of games share; a game or a family that
needs others brings them. What a game speaks is its `Vocabulary`, which reads back what `str` and
JSON have written:

>>> COMMON.parse("6-3>6-6.side")
Lay(tile=6-3, at=Place(tile=6-6, socket='side'), touch=6)
>>> str(_)
'6-3>6-6.side'

The half that touches is written first, so `3-6>3-3.side` lays the same tile the other way round.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from enum import Enum
from functools import reduce
from operator import or_
from typing import Annotated, Any, ClassVar, Self, TypeAlias

import msgspec

from boneyard.core.reading import quoted, signed, whole
from boneyard.tiles import Half, Tile
from boneyard.typed import Typed


class Nature(Enum):
    """Those who act but do not sit at the table: all that is random or timed is their action."""

    CHANCE = "chance"
    CLOCK = "clock"


CHANCE = Nature.CHANCE
CLOCK = Nature.CLOCK

# Seats and cells say what they are, so that text can count seats from 1 and write a cell `2,5`.
Seat: TypeAlias = Annotated[int, msgspec.Meta(extra={"is": "seat"})]
Side: TypeAlias = tuple[Seat, ...]
"""Those who win and lose together: a team, or one seat."""
Actor: TypeAlias = Seat | Nature
# What comes over the wire is held to these. Far more than any game needs, but nothing that could
# not be said in a sentence or would fill the memory.
Index: TypeAlias = Annotated[int, msgspec.Meta(ge=-999, le=999)]
Cell: TypeAlias = Annotated[tuple[Index, Index], msgspec.Meta(extra={"is": "cell"})]
"""Row and column, counted from 0."""
SOCKET = r"\A(?:[a-z]{1,12}[0-9]{0,2}|[0-9]{1,2})\Z"
Socket: TypeAlias = Annotated[str, msgspec.Meta(pattern=SOCKET)]
Pair: TypeAlias = tuple[Half, Half]
"""The halves of a tile in reading order."""


class BadNotation(ValueError):
    """A text that is no action; the message says what was expected."""


class Place(msgspec.Struct, frozen=True, gc=False):
    """Where a tile can be laid: a tile on the table and the socket of it that is touched.

    A socket is named by what it is, never by an index: the open half of a tile (`6-3.3`), a
    double's `side`, `tip`, `toe` or `ray`. Equal sockets of one tile are the same place, because
    no rule can tell them apart.
    """

    tile: Tile
    socket: Socket

    def __str__(self) -> str:
        return f"{self.tile}.{self.socket}"

    @classmethod
    def parse(cls, text: str) -> Self:
        tile, dot, socket = text.partition(".")
        if not (dot and re.match(SOCKET, socket)):
            said = f"{quoted(text)} is no place; write a tile and its socket, like 6-6.side"
            raise BadNotation(said)
        return cls(Tile.parse(tile), socket)


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="do", tag=str.lower):
    """Base of all actions. The text of one begins with its verb, the name of its class."""

    reveals: ClassVar[bool] = False
    """It shows the one who chooses it something hidden: where others play, nobody gets to look and
    then take it back."""

    @property
    def switches(self) -> object:
        """What this switches on and, done by the same player for the second time, off again, with
        nothing left of either; None: nothing."""
        return None

    @classmethod
    def verb(cls) -> str:
        return str(cls.__struct_config__.tag)

    @classmethod
    def read(cls, words: list[str]) -> Action:
        """The action that these words, after the verb, stand for; raises ValueError."""
        only(words, 0)
        return cls()

    def seen_by(self, seat: Seat | None) -> Action:
        """As this seat (None: somebody looking on) may know it: what is hidden is left out."""
        return self


# -- what seats do -----------------------------------------------------------------------------


class Lay(Action, frozen=True, gc=False):
    """Lay a tile at a place (or, as the first or in a game without places, just lay it)."""

    tile: Tile
    at: Place | None = None
    touch: Half | None = None
    """The half that touches; None where nothing is touched."""

    def __str__(self) -> str:
        if self.at is None:
            return str(self.tile)
        return f"{oriented(self.tile, self.touch)}>{self.at}"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        """A lay has no verb: the tile is the first word."""
        (text,) = words
        tile, at, place = text.partition(">")
        if not at:
            return cls(Tile.parse(tile))
        return cls(Tile.parse(tile), Place.parse(place), int(tile.partition("-")[0]))


class Draw(Action, frozen=True):
    """Take from the boneyard (as many as the game says)."""

    reveals: ClassVar[bool] = True

    def __str__(self) -> str:
        return "draw"


class Pass(Action, frozen=True):
    def __str__(self) -> str:
        return "pass"


class Stop(Action, frozen=True):
    """End a turn of several steps of one's own will."""

    def __str__(self) -> str:
        return "stop"


# -- what chance and the clock do --------------------------------------------------------------


class Deal(Action, frozen=True):
    """The tiles of one round: each seat's hand, what lies on the table, the boneyard in order."""

    hands: tuple[tuple[Tile, ...], ...] = ()
    boneyard: tuple[Tile, ...] = ()
    table: tuple[Tile, ...] = ()

    def __str__(self) -> str:
        return _deal_text(self)

    @classmethod
    def read(cls, words: list[str]) -> Deal | SeenDeal:
        hands: list[list[Tile | None]] = [[]]
        table: list[Tile | None] = []
        boneyard: list[Tile | None] = []
        pile = hands[0]
        for word in words:
            if word == "|":
                pile = []
                hands.append(pile)
            elif word == "table":
                pile = table
            elif word == "boneyard":
                pile = boneyard
            else:
                pile.append(read_tile(word))
        dealt = tuple(map(tuple, hands)) if len(hands) > 1 or hands[0] else ()
        seen = SeenDeal(dealt, tuple(boneyard), tuple(table))
        return seen.whole() or seen

    def seen_by(self, seat: Seat | None) -> SeenDeal:
        hands = tuple(
            hand if owner == seat else (None,) * len(hand) for owner, hand in enumerate(self.hands)
        )
        return SeenDeal(hands, (None,) * len(self.boneyard), self.table)


class SeenDeal(Action, frozen=True, tag="deal"):
    """A deal as one seat may know it: a tile it may not see is None (written `?`)."""

    hands: tuple[tuple[Tile | None, ...], ...] = ()
    boneyard: tuple[Tile | None, ...] = ()
    table: tuple[Tile | None, ...] = ()

    def __str__(self) -> str:
        return _deal_text(self)

    def whole(self) -> Deal | None:
        """The deal, if nothing of it is hidden."""
        hands = tuple(known(hand) for hand in self.hands)
        boneyard, table = known(self.boneyard), known(self.table)
        if boneyard is None or table is None or None in hands:
            return None
        return Deal(tuple(hand for hand in hands if hand is not None), boneyard, table)


def known(tiles: tuple[Tile | None, ...]) -> tuple[Tile, ...] | None:
    """These tiles, if all of them are known."""
    seen = tuple(tile for tile in tiles if tile is not None)
    return seen if len(seen) == len(tiles) else None


def _deal_text(deal: Deal | SeenDeal) -> str:
    parts = ["deal"]
    for i, hand in enumerate(deal.hands):
        parts += ["|"] * (i > 0) + [shown(tile) for tile in hand]
    if deal.table:
        parts += ["table", *(shown(tile) for tile in deal.table)]
    if deal.boneyard:
        parts += ["boneyard", *(shown(tile) for tile in deal.boneyard)]
    return " ".join(parts)


class Lot(Action, frozen=True):
    """The lot falls to a seat, before the tiles are dealt."""

    seat: Seat

    def __str__(self) -> str:
        return f"lot {self.seat + 1}"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        return cls(read_number(only(words, 1)[0]) - 1)


class Tick(Action, frozen=True):
    """The clock of the round says so many milliseconds."""

    at: int

    def __str__(self) -> str:
        return f"tick {self.at}"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        return cls(read_number(only(words, 1)[0]))


# -- text --------------------------------------------------------------------------------------


class Vocabulary:
    """The actions a game speaks."""

    def __init__(self, *actions: type[Action]) -> None:
        self.actions = actions
        self._by_verb = {action.verb(): action for action in actions if action is not Lay}
        union: Any = reduce(or_, actions)
        self._typed: Typed[Action] = Typed(union)

    def and_(self, *more: type[Action]) -> Vocabulary:
        """This and more."""
        return Vocabulary(*self.actions, *more)

    def parse(self, text: str) -> Action:
        """Read an action; raises BadNotation that says what is wrong."""
        words = text.split()
        if not words:
            raise BadNotation("an empty line is no action")
        verb, *rest = words
        try:
            if verb[0].isdigit() and Lay in self.actions:
                if rest:
                    raise BadNotation(f"{quoted(text)}: nothing may follow {quoted(verb)}")
                return Lay.read([verb])
            if verb not in self._by_verb:
                near = get_close_matches(verb, self._by_verb, n=1)
                there_are = ", ".join(sorted(self._by_verb))
                instead = f"perhaps {near[0]}?" if near else f"there are {there_are}"
                raise BadNotation(f"{quoted(verb)} is no action; {instead}")
            return self._by_verb[verb].read(rest)
        except BadNotation:
            raise
        except ValueError as wrong:
            raise BadNotation(f"cannot read {quoted(text)}: {wrong}") from None

    def decode(self, text: str | bytes) -> Action:
        """An action from JSON; raises msgspec.ValidationError or DecodeError."""
        return self._typed.decode(text)

    def convert(self, data: Any) -> Action:
        """An action from plain data, as JSON gives it; raises msgspec.ValidationError."""
        # Whenever msgspec converts to one of several types, it looks anew at what these consist
        # of, which takes five times as long as to write the data down and to read it.
        return self._typed.decode(msgspec.json.encode(data))


COMMON = Vocabulary(Deal, Lay, Draw, Pass, Stop, Tick)


def parse(text: str) -> Action:
    """Read one of the actions that several kinds of games share; raises BadNotation. What a game
    speaks beyond them, its own `vocabulary` reads."""
    return COMMON.parse(text)


def oriented(tile: Tile, first: int | None) -> str:
    """The tile's text with this half first."""
    if first is None or first == tile.high:
        return f"{tile.high}-{tile.low}"
    return f"{tile.low}-{tile.high}"


def only(words: list[str], count: int) -> list[str]:
    """These words, if they are so many; raises BadNotation."""
    if len(words) != count:
        wanted = "1 word" if count == 1 else f"{count} words"
        raise BadNotation(f"expected {wanted} after the verb, found {len(words)}")
    return words


def shown(tile: Tile | None) -> str:
    return "?" if tile is None else str(tile)


def read_tile(text: str) -> Tile | None:
    return None if text == "?" else Tile.parse(text)


def pair_text(halves: Pair) -> str:
    return f"{halves[0]}-{halves[1]}"


def read_pair(text: str) -> Pair:
    Tile.parse(text)
    a, _, b = text.partition("-")
    return int(a), int(b)


def cell_text(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def read_cell(text: str) -> Cell:
    row, comma, column = text.partition(",")
    if not comma:
        raise BadNotation(f"{quoted(text)} is no cell; write its row and column like 2,5")
    return _known(signed(row), row), _known(signed(column), column)


def read_number(text: str) -> int:
    return _known(whole(text), text)


def _known(number: int | None, text: str) -> int:
    if number is None:
        raise BadNotation(f"{quoted(text)} is no number; write it in digits, like 12")
    return number


def cells_text(cells: tuple[Cell, Cell]) -> str:
    return f"{cell_text(cells[0])} {cell_text(cells[1])}"


def read_cells(words: list[str]) -> tuple[Cell, Cell]:
    a, b = only(words, 2)
    return read_cell(a), read_cell(b)
