"""Positions: everything on a table at one moment, as text that people can read and write.

    boneyard position 1
    game: block
    version: 1
    option players: 2

    boneyard: 3-1 0-0
    layout: 6-6 6-3>6-6.side
    phase: play
    turn: 2
    hands: 6-2 5-5
    hands: 3-3 4-1

Whatever is left out is as it was before the first deal, and the order of the lines does not matter.
A position shows every hand, so it is only for those who may see them. docs/notation.md specifies
the format.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from random import Random
from typing import Any, NamedTuple

from msgspec import UNSET, inspect

from boneyard import games
from boneyard.core.actions import BadNotation, Lay, Nature
from boneyard.core.game import AnyGame
from boneyard.core.options import SET, BadOption
from boneyard.core.reading import quoted
from boneyard.families.line import LineGame
from boneyard.families.solo import SHAPE
from boneyard.notation import values
from boneyard.notation.record import options_told
from boneyard.rules.layout import Layout
from boneyard.tiles import Tile

FIRST_LINE = "boneyard position 1"


class BadPosition(ValueError):
    """Text that is not a position: what is wrong with it, and where."""

    def __init__(self, reason: str, line: int | None = None) -> None:
        super().__init__(reason if line is None else f"line {line}: {reason}")
        self.reason, self.line = reason, line


class Position:
    """A game and one state of it. `str` writes it, `read` reads it."""

    __slots__ = ("game", "state")

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game, self.state = game, state

    def __str__(self) -> str:
        return write(self)

    def __repr__(self) -> str:
        return f"<a position of {self.game.slug}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._all == other._all

    def __hash__(self) -> int:
        return hash((self.game.slug, self.state))

    @property
    def _all(self) -> tuple[object, ...]:
        return self.game.slug, self.game.listing.version, self.game.options, self.state


# -- what a position of a game consists of -----------------------------------------------------


class _Field(NamedTuple):
    """One field of a state."""

    name: str
    """A field inside a structure has both names, like `position left`."""
    kind: inspect.Type
    start: Any
    """Its value before the first deal."""

    @property
    def in_rows(self) -> bool:
        """A list of lists or of structures takes one line per item."""
        match self.kind:
            case inspect.VarTupleType(item_type=item):
                return values.is_compound(item)
            case inspect.TupleType(item_types=items):
                return any(map(values.is_compound, items))
        return False

    def of(self, state: Any) -> Any:
        for name in self.name.split():
            state = getattr(state, name)
        return state


def _fields(kind: inspect.Type, start: Any, within: str = "") -> Iterator[_Field]:
    assert isinstance(kind, inspect.StructType)
    for field in kind.fields:
        name, value = f"{within}{field.name}", getattr(start, field.name)
        if value is UNSET:
            continue  # Only some games have anything there.
        if _is_group(field.type):
            yield from _fields(field.type, value, f"{name} ")
        else:
            yield _Field(name, field.type, value)


def _is_group(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.StructType) and kind.tag is None and kind.cls is not Layout


_KINDS: dict[type[Any], inspect.Type] = {}


def _kind(game: AnyGame) -> inspect.Type:
    """The type of this game's states. Finding out takes longer than writing a position."""
    if game.state_type not in _KINDS:
        _KINDS[game.state_type] = inspect.type_info(game.state_type)
    return _KINDS[game.state_type]


def _fields_of(game: AnyGame) -> list[_Field]:
    """Fields that take one line before those that take several, each in order of their names."""
    fields = _fields(_kind(game), game.start())
    return sorted(fields, key=lambda field: (field.in_rows, field.name))


# -- writing -----------------------------------------------------------------------------------


def write(position: Position) -> str:
    """The position as text."""
    game, state = position.game, position.state
    head = [FIRST_LINE, f"game: {game.slug}", f"version: {game.listing.version}"]
    head += [f"option {name}: {value}".rstrip() for name, value in options_told(game).items()]
    return "\n".join([*head, "", *_lines(game, state)]) + "\n"


def _lines(game: AnyGame, state: Any) -> Iterator[str]:
    for field in _fields_of(game):
        value = field.of(state)
        # Readers want to see whose turn it is; everything else is left out while unchanged.
        if value == field.start and not values.is_seat(field.kind):
            continue
        if field.in_rows:
            assert value, f"without a line, {field.name} would read as {field.start}"
            kinds = values.items(field.kind, len(value))
            rows = [values.write(kind, row) for kind, row in zip(kinds, value, strict=True)]
        elif isinstance(value, Layout):
            rows = [" ".join(str(Lay(piece.tile, piece.at, piece.touch)) for piece in value.pieces)]
        else:
            rows = [values.write(field.kind, value)]
        yield from (f"{field.name}: {row}".rstrip() for row in rows)


# -- reading -----------------------------------------------------------------------------------


class _Said(NamedTuple):
    """The value on a line, and the number of that line."""

    line: int
    text: str


def read(text: str) -> Position:
    """Read a position; raises BadPosition."""
    said = _said(text)
    game = _game(said)
    known = values.Known(game.players, game.options[SET])
    told: dict[str, Any] = {}
    for field in _fields_of(game):
        rows = said.pop(field.name, None)
        told[field.name] = field.start if rows is None else _value(game, field, rows, known)
    for name, rows in said.items():
        names = sorted(told)
        near = get_close_matches(name, names, n=1)
        meant = f"perhaps {near[0]}?" if near else f"there are {', '.join(names)}"
        raise BadPosition(f"a position of {game.slug} has no {quoted(name)}; {meant}", rows[0].line)
    position = Position(game, _built(_kind(game), told))
    _check(position)
    return position


def _said(text: str) -> dict[str, list[_Said]]:
    """The lines by name."""
    first, *lines = text.strip().splitlines() or [""]
    if first.strip() != FIRST_LINE:
        raise BadPosition(f"a position begins with {FIRST_LINE!r}, not {quoted(first.strip())}", 1)
    before = text[: len(text) - len(text.lstrip())].count("\n")
    said: dict[str, list[_Said]] = {}
    for number, raw in enumerate(lines, before + 2):
        line = raw.strip()
        if not line or line[0] in "#>":
            continue
        key, colon, value = line.partition(":")
        if not colon:
            raise BadPosition(f"expected 'name: value', found {quoted(line)}", number)
        said.setdefault(" ".join(key.split()), []).append(_Said(number, value.strip()))
    return said


def _only(name: str, rows: list[_Said]) -> _Said:
    if len(rows) > 1:
        raise BadPosition(f"{name!r} was already given in line {rows[0].line}", rows[1].line)
    return rows[0]


def _game(said: dict[str, list[_Said]]) -> AnyGame:
    """The game that the first lines name; they are removed from `said`."""
    for name in ("game", "version"):
        if name not in said:
            raise BadPosition(f"the line '{name}: …' is missing")
    slug, version = (_only(name, said.pop(name)) for name in ("game", "version"))
    names = [name for name in said if name.startswith("option ")]
    options = {name.removeprefix("option "): _only(name, said.pop(name)) for name in names}
    try:
        game = games.listing(slug.text).game({name: row.text for name, row in options.items()})
    except games.UnknownGame as wrong:
        raise BadPosition(str(wrong), slug.line) from None
    except BadOption as wrong:
        line = options[wrong.name].line if wrong.name in options else None
        raise BadPosition(str(wrong), line) from None
    if version.text != str(game.listing.version):
        raise BadPosition(
            f"made by version {version.text[:20]} of {game.slug}; this is {game.listing.version}",
            version.line,
        )
    return game


def _value(game: AnyGame, field: _Field, rows: list[_Said], known: values.Known) -> Any:
    kinds: tuple[inspect.Type, ...] = (field.kind,)
    if field.in_rows:
        kinds = values.items(field.kind, len(rows))
        if len(kinds) != len(rows):
            raise BadPosition(
                f"{field.name}: expected {len(kinds)} lines, found {len(rows)}", rows[-1].line
            )
    else:
        _only(field.name, rows)
    told = []
    for kind, row in zip(kinds, rows, strict=True):
        try:
            if isinstance(field.start, Layout):
                return _layout(game, row.text, known)
            told.append(values.read(kind, row.text, known))
        except values.BadValue as wrong:
            raise BadPosition(f"{field.name}: {wrong}", row.line) from None
    return tuple(told) if field.in_rows else told[0]


def _layout(game: AnyGame, text: str, known: values.Known) -> Layout:
    """The layout, laid again tile by tile: the open ends follow from that."""
    shape = game.rules.shape if isinstance(game, LineGame) else SHAPE
    layout = Layout()
    for word in text.split():
        try:
            lay = game.vocabulary.parse(word)
        except BadNotation as wrong:
            raise values.BadValue(str(wrong)) from None
        if not isinstance(lay, Lay):
            raise values.BadValue(f"{quoted(word)} lays no tile; write 6-6 or 6-3>6-6.side")
        values.check_tile(lay.tile, known)
        places = [str(end.place) for end in layout.ends]
        if layout and str(lay.at) not in places:
            raise values.BadValue(f"{word!r}: the open places are {', '.join(places)}")
        if not layout and lay.at is not None:
            raise values.BadValue(f"{word!r}: the first tile touches nothing")
        layout = layout.lay(lay, shape)
    return layout


def _built(kind: inspect.Type, told: Mapping[str, Any], within: str = "") -> Any:
    assert isinstance(kind, inspect.StructType)
    fields = {}
    for field in kind.fields:
        name = f"{within}{field.name}"
        if name in told:
            fields[field.name] = told[name]
        elif _is_group(field.type) and any(one.startswith(f"{name} ") for one in told):
            fields[field.name] = _built(field.type, told, f"{name} ")
    return kind.cls(**fields)


# -- checking ----------------------------------------------------------------------------------


def _check(position: Position) -> None:
    """Check that play can go on from here; raises BadPosition."""
    game, state = position.game, position.state
    for field in _fields_of(game):
        _check_seats(game, field, field.of(state))
    try:
        _check_tiles(game.tiles(state))
        for seat in (None, *range(game.players)):
            game.observe(state, seat)
        for actor in game.to_act(state):
            moves = game.legal(state, actor)
            if not moves:
                who = actor.value if isinstance(actor, Nature) else f"seat {actor + 1}"
                raise BadPosition(f"it is the turn of {who}, who has no move")
            if not isinstance(actor, Nature):
                game.play(state, actor, moves.sample(Random(0)))
    except BadPosition:
        raise
    except Exception as wrong:  # The rules never fail on a state of their own making.
        raise BadPosition(f"its fields contradict each other ({wrong!r})") from wrong


def _check_tiles(tiles: Iterable[Tile]) -> None:
    for tile, count in Counter(tiles).items():
        if count > 1:
            raise BadPosition(f"{tile} appears {count} times")


def _check_seats(game: AnyGame, field: _Field, value: Any) -> None:
    """A list with one entry per seat before the first deal always has one per seat."""
    if not isinstance(field.kind, inspect.VarTupleType) or len(field.start) != game.players:
        return
    if values.is_seat(field.kind.item_type) and sorted(value) != sorted(field.start):
        raise BadPosition(f"{field.name}: name every seat once")
    if len(set(field.start)) == 1 and len(value) != game.players:
        raise BadPosition(
            f"{field.name}: expected one entry per seat ({game.players}), found {len(value)}"
        )
