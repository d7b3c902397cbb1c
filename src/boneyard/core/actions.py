"""What an actor can do: a small closed union, each action with one canonical text.

The text of an action is what records, the terminal and the tests speak; the structured form is
what the wire carries. `parse` undoes `str` for every action:

>>> parse("6-3>6-6.side")
Lay(tile=6-3, at=Place(tile=6-6, socket='side'), touch=6)
>>> str(_)
'6-3>6-6.side'

The half that touches is written first, so `3-6>3-3.side` lays the same tile the other way round.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from enum import Enum
from typing import Annotated, TypeAlias

import msgspec

from boneyard.tiles import Tile


class Nature(Enum):
    """Those who act but do not sit at the table: all that is random or timed is their action."""

    CHANCE = "chance"
    CLOCK = "clock"


CHANCE = Nature.CHANCE
CLOCK = Nature.CLOCK

# The type keeps what the numbers stand for: text counts seats from 1, and writes a cell `2,5`.
Seat: TypeAlias = Annotated[int, msgspec.Meta(extra={"is": "seat"})]
Actor: TypeAlias = Seat | Nature
Cell: TypeAlias = Annotated[tuple[int, int], msgspec.Meta(extra={"is": "cell"})]
"""Row and column, counted from 0."""


class BadNotation(ValueError):
    """A text that is no action; the message says what was expected."""


class Place(msgspec.Struct, frozen=True, gc=False):
    """Where a tile can be laid: a tile on the table and the socket of it that is touched.

    A socket is named by what it is, never by an index: the open half of a tile (`6-3.3`), a
    double's `side`, `tip`, `toe` or `ray`. Equal sockets of one tile are the same place, because
    no rule can tell them apart.
    """

    tile: Tile
    socket: str

    def __str__(self) -> str:
        return f"{self.tile}.{self.socket}"


class _Action(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower):
    """Base of all actions."""


# -- what seats do -----------------------------------------------------------------------------


class Lay(_Action, frozen=True, gc=False):
    """Lay a tile at a place (or, as the first or in a game without places, just lay it)."""

    tile: Tile
    at: Place | None = None
    touch: int | None = None
    """The half that touches; None where nothing is touched."""

    def __str__(self) -> str:
        if self.at is None:
            return str(self.tile)
        return f"{oriented(self.tile, self.touch)}>{self.at}"


class Bar(_Action, frozen=True):
    """Bar an end with a double: it leaves the hand and the round is over."""

    tile: Tile
    at: Place

    def __str__(self) -> str:
        return f"bar {self.tile}>{self.at}"


class Draw(_Action, frozen=True):
    """Take from the boneyard (as many as the game says)."""

    def __str__(self) -> str:
        return "draw"


class Pass(_Action, frozen=True):
    def __str__(self) -> str:
        return "pass"


class Stop(_Action, frozen=True):
    """End a turn of several steps of one's own will."""

    def __str__(self) -> str:
        return "stop"


class Flip(_Action, frozen=True):
    """Turn up the face-down tile at a cell of the grid."""

    cell: Cell

    def __str__(self) -> str:
        return f"flip {_cell(self.cell)}"


class Take(_Action, frozen=True):
    """Take a tile and enter it in a row of one's column."""

    tile: Tile
    row: int

    def __str__(self) -> str:
        return f"take {self.tile} {self.row}"


class Dictate(_Action, frozen=True):
    """Make the opponent enter the last tile of a number he has nothing of."""

    row: int

    def __str__(self) -> str:
        return f"dictate {self.row}"


class Claim(_Action, frozen=True):
    """Show a finished chain; each tile as the pair of its halves in reading order."""

    chain: tuple[tuple[int, int], ...]

    def __str__(self) -> str:
        return " ".join(["claim", *(f"{a}-{b}" for a, b in self.chain)])


class Grab(_Action, frozen=True):
    """Take an open tile for one's own chain, out of the others' reach."""

    tile: Tile

    def __str__(self) -> str:
        return f"grab {self.tile}"


class Release(_Action, frozen=True):
    """Put a grabbed tile back among the open ones."""

    tile: Tile

    def __str__(self) -> str:
        return f"release {self.tile}"


class Stack(_Action, frozen=True):
    """Lay a tile on two cells of the grid, one level above what lies there."""

    halves: tuple[int, int]
    cells: tuple[Cell, Cell]

    @property
    def tile(self) -> Tile:
        return Tile.of(*self.halves)

    def __str__(self) -> str:
        return f"stack {_pair(self.halves)} {_cells(self.cells)}"


class Put(_Action, frozen=True):
    """Lay a tile in a puzzle; `halves` is None where the cells already show the numbers."""

    cells: tuple[Cell, Cell]
    halves: tuple[int, int] | None = None

    def __str__(self) -> str:
        shown = "" if self.halves is None else f" {_pair(self.halves)}"
        return f"put{shown} {_cells(self.cells)}"


class Remove(_Action, frozen=True):
    """Take the tile on these cells of a puzzle back."""

    cells: tuple[Cell, Cell]

    def __str__(self) -> str:
        return f"remove {_cells(self.cells)}"


class Mark(_Action, frozen=True):
    """Set or clear the note "no tile lies across here" between two cells of a puzzle."""

    cells: tuple[Cell, Cell]

    def __str__(self) -> str:
        return f"mark {_cells(self.cells)}"


class Splice(_Action, frozen=True):
    """Ask for help with a line that is stuck: a loop is spliced in, or the ring is cut."""

    def __str__(self) -> str:
        return "splice"


# -- what chance and the clock do --------------------------------------------------------------


class Deal(_Action, frozen=True):
    """The tiles of one round: each seat's hand, what lies on the table, the boneyard in order.

    A tile somebody may not see is None (written `?`), so that the same action can be shown to
    one seat.
    """

    hands: tuple[tuple[Tile | None, ...], ...] = ()
    boneyard: tuple[Tile | None, ...] = ()
    table: tuple[Tile | None, ...] = ()

    def __str__(self) -> str:
        parts = ["deal"]
        for i, hand in enumerate(self.hands):
            parts += ["|"] * (i > 0) + [_shown(tile) for tile in hand]
        if self.table:
            parts += ["table", *(_shown(tile) for tile in self.table)]
        if self.boneyard:
            parts += ["boneyard", *(_shown(tile) for tile in self.boneyard)]
        return " ".join(parts)


class Grid(_Action, frozen=True):
    """The numbers of a puzzle, row by row."""

    rows: tuple[tuple[int, ...], ...]

    def __str__(self) -> str:
        return "grid " + " / ".join(" ".join(map(str, row)) for row in self.rows)


class Reveal(_Action, frozen=True):
    """Turn up a face-down tile for everybody."""

    tile: Tile

    def __str__(self) -> str:
        return f"reveal {self.tile}"


class HandOut(_Action, frozen=True):
    """The order in which the rest of a hand is taken, unseen, by the others."""

    tiles: tuple[Tile | None, ...]

    def __str__(self) -> str:
        return " ".join(["handout", *(_shown(tile) for tile in self.tiles)])


class Tick(_Action, frozen=True):
    """The clock of the round says so many milliseconds."""

    at: int

    def __str__(self) -> str:
        return f"tick {self.at}"


Action: TypeAlias = (
    Lay
    | Bar
    | Draw
    | Pass
    | Stop
    | Flip
    | Take
    | Dictate
    | Claim
    | Grab
    | Release
    | Stack
    | Put
    | Remove
    | Mark
    | Splice
    | Deal
    | Grid
    | Reveal
    | HandOut
    | Tick
)


# -- text --------------------------------------------------------------------------------------


def oriented(tile: Tile, first: int | None) -> str:
    """The tile's text with this half first."""
    if first is None or first == tile.high:
        return f"{tile.high}-{tile.low}"
    return f"{tile.low}-{tile.high}"


def _shown(tile: Tile | None) -> str:
    return "?" if tile is None else str(tile)


def _cell(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def _cells(cells: tuple[Cell, Cell]) -> str:
    return f"{_cell(cells[0])} {_cell(cells[1])}"


def _pair(halves: tuple[int, int]) -> str:
    return f"{halves[0]}-{halves[1]}"


def parse(text: str) -> Action:
    """Read an action; raises BadNotation that says what is wrong."""
    words = text.split()
    if not words:
        raise BadNotation("an empty line is no action")
    verb, *rest = words
    try:
        if verb[0].isdigit():
            if rest:
                raise BadNotation(f"{text!r}: nothing may follow {verb!r}")
            return _parse_lay(verb)
        reader = _READERS.get(verb)
        if reader is None:
            near = get_close_matches(verb, _READERS, n=2)
            there = f"perhaps {' or '.join(near)}?" if near else f"there are {', '.join(_READERS)}"
            raise BadNotation(f"{verb!r} is no action; {there}")
        action = reader(rest)
    except BadNotation:
        raise
    except (ValueError, IndexError) as wrong:
        raise BadNotation(f"cannot read {text!r}: {wrong}") from None
    return action


def _parse_place(text: str) -> Place:
    tile, dot, socket = text.partition(".")
    if not dot or not socket.isalnum():
        raise BadNotation(f"{text!r} is no place; write a tile and its socket, like 6-6.side")
    return Place(Tile.parse(tile), socket)


def _parse_lay(text: str) -> Lay:
    tile_text, at, place = text.partition(">")
    tile = Tile.parse(tile_text)
    if not at:
        return Lay(tile)
    return Lay(tile, _parse_place(place), int(tile_text.partition("-")[0]))


def _parse_bar(words: list[str]) -> Bar:
    tile, _, place = _only(words, 1)[0].partition(">")
    return Bar(Tile.parse(tile), _parse_place(place))


def _parse_tile(text: str) -> Tile | None:
    return None if text == "?" else Tile.parse(text)


def _parse_pair(text: str) -> tuple[int, int]:
    Tile.parse(text)
    a, _, b = text.partition("-")
    return int(a), int(b)


def _parse_cell(text: str) -> Cell:
    row, _, column = text.partition(",")
    if not (_is_number(row) and _is_number(column)):
        raise BadNotation(f"{text!r} is no cell; write its row and column like 2,5")
    return int(row), int(column)


def _is_number(text: str) -> bool:
    return text.isascii() and text.removeprefix("-").isdigit()


def _parse_number(text: str) -> int:
    if not _is_number(text):
        raise BadNotation(f"{text!r} is no number")
    return int(text)


def _parse_cells(words: list[str]) -> tuple[Cell, Cell]:
    a, b = _only(words, 2)
    return _parse_cell(a), _parse_cell(b)


def _only(words: list[str], count: int) -> list[str]:
    if len(words) != count:
        wanted = "1 word" if count == 1 else f"{count} words"
        raise BadNotation(f"expected {wanted} after the verb, found {len(words)}")
    return words


def _bare(action: Action, words: list[str]) -> Action:
    _only(words, 0)
    return action


def _parse_put(words: list[str]) -> Put:
    if words and "-" in words[0]:
        return Put(_parse_cells(words[1:]), _parse_pair(words[0]))
    return Put(_parse_cells(words))


def _parse_deal(words: list[str]) -> Deal:
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
            pile.append(_parse_tile(word))
    dealt = tuple(map(tuple, hands)) if len(hands) > 1 or hands[0] else ()
    return Deal(dealt, tuple(boneyard), tuple(table))


def _parse_grid(words: list[str]) -> Grid:
    rows = " ".join(words).split("/")
    return Grid(tuple(tuple(map(_parse_number, row.split())) for row in rows))


_READERS: dict[str, Callable[[list[str]], Action]] = {
    "bar": _parse_bar,
    "draw": lambda words: _bare(Draw(), words),
    "pass": lambda words: _bare(Pass(), words),
    "stop": lambda words: _bare(Stop(), words),
    "splice": lambda words: _bare(Splice(), words),
    "flip": lambda words: Flip(_parse_cell(_only(words, 1)[0])),
    "take": lambda words: Take(Tile.parse(_only(words, 2)[0]), _parse_number(words[1])),
    "dictate": lambda words: Dictate(_parse_number(_only(words, 1)[0])),
    "claim": lambda words: Claim(tuple(map(_parse_pair, words))),
    "grab": lambda words: Grab(Tile.parse(_only(words, 1)[0])),
    "release": lambda words: Release(Tile.parse(_only(words, 1)[0])),
    "stack": lambda words: Stack(_parse_pair(_only(words, 3)[0]), _parse_cells(words[1:])),
    "put": _parse_put,
    "remove": lambda words: Remove(_parse_cells(words)),
    "mark": lambda words: Mark(_parse_cells(words)),
    "deal": _parse_deal,
    "grid": _parse_grid,
    "reveal": lambda words: Reveal(Tile.parse(_only(words, 1)[0])),
    "handout": lambda words: HandOut(tuple(map(_parse_tile, words))),
    "tick": lambda words: Tick(_parse_number(_only(words, 1)[0])),
}
