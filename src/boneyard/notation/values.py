"""Values as text, according to their types: what positions are written in.

    seats       1 2 3        counted from 1, as everywhere in text
    tiles       6-3 5-5      3-6 where the order of the halves matters
    cells       2,5          row and column, counted from 0
    places      6-6.side
    others      12  true  none  out

Lists are in square brackets and structures in round ones, except at the outermost level. The fields
of a structure are named, so their order does not matter; those with their default are left out:

    laid at=6-6.side seat=1 tile=6-3 touch=6
    dealt count=2 knowers=[1] seat=1 tiles=[6-3 5-5]
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, NamedTuple

from msgspec import UNSET, inspect

from boneyard.core.actions import Place
from boneyard.core.reading import quoted, signed
from boneyard.tiles import Tile

_WORD = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*")
_TOKEN = re.compile(r"[\[\]()]|[^\s\[\]()=]+=?|=")
NONE = "none"


class BadValue(ValueError):
    """Text that is not such a value; the message says what was expected."""


class Known(NamedTuple):
    """What the game says about values: how many seats, and the highest number in the set."""

    players: int
    highest: int


# -- writing -----------------------------------------------------------------------------------


def write(kind: inspect.Type, value: Any, *, inside: bool = False) -> str:
    """A value of this type; in brackets if it is `inside` another one."""
    match kind:
        case inspect.Metadata(extra={"is": "seat"}):
            return str(value + 1)
        case inspect.Metadata(extra={"is": "cell"}):
            return f"{value[0]},{value[1]}"
        case inspect.Metadata(type=plain):
            return write(plain, value, inside=inside)
        case inspect.UnionType(types=types):
            return NONE if value is None else write(_one_of(types, value), value, inside=inside)
        case inspect.NamedTupleType() | inspect.StructType() if kind.cls in (Tile, Place):
            return str(value)
        case inspect.StructType():
            return _bracketed(_write_struct(kind, value), "()", inside)
        case inspect.TupleType() if is_halves(kind):
            return f"{value[0]}-{value[1]}"
        case inspect.TupleType() | inspect.VarTupleType():
            parts = zip(items(kind, len(value)), value, strict=True)
            text = " ".join(write(item, each, inside=True) for item, each in parts)
            return _bracketed(text, "[]", inside)
        case inspect.BoolType():
            return str(value).lower()
        case inspect.IntType():
            return str(value)
        case inspect.StrType() | inspect.LiteralType() | inspect.EnumType() if _WORD.fullmatch(
            value
        ):
            return str(value)
    raise TypeError(f"positions cannot write {value!r}, a {type(kind).__name__}")


def _write_struct(kind: inspect.StructType, value: Any) -> str:
    told = [] if kind.tag is None else [str(kind.tag)]
    for field in sorted(kind.fields, key=lambda field: field.name):
        each = getattr(value, field.name)
        if each is not UNSET and (field.required or each != field.default):
            told.append(f"{field.name}={write(field.type, each, inside=True)}")
    return " ".join(told)


def _one_of(types: Iterable[inspect.Type], value: Any) -> inspect.Type:
    """Which member of a union a value is: one of several tagged structures, or the only one."""
    for kind in types:
        if isinstance(kind, inspect.NoneType):
            continue
        if not isinstance(kind, inspect.StructType) or isinstance(value, kind.cls):
            return kind
    raise TypeError(f"{value!r} is none of {types}")


def _bracketed(text: str, brackets: str, inside: bool) -> str:
    return f"{brackets[0]}{text}{brackets[1]}" if inside else text


def items(kind: inspect.Type, count: int) -> tuple[inspect.Type, ...]:
    """The types of the items of a list with so many of them."""
    if isinstance(kind, inspect.TupleType):
        return kind.item_types
    assert isinstance(kind, inspect.VarTupleType)
    return (kind.item_type,) * count


def is_seat(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.Metadata) and (kind.extra or {}).get("is") == "seat"


def is_halves(kind: inspect.Type) -> bool:
    """A pair of numbers that is not a cell is a tile, with its halves in the order they lie."""
    return isinstance(kind, inspect.TupleType) and [*map(type, kind.item_types)] == (
        [inspect.IntType] * 2
    )


def is_compound(kind: inspect.Type) -> bool:
    """Whether such a value takes more than one word."""
    if isinstance(kind, inspect.UnionType):
        return any(map(is_compound, kind.types))
    if isinstance(kind, inspect.StructType):
        return kind.cls is not Place
    return isinstance(kind, inspect.TupleType | inspect.VarTupleType) and not is_halves(kind)


# -- reading -----------------------------------------------------------------------------------


def read(kind: inspect.Type, text: str, known: Known) -> Any:
    """Read a value of this type; raises BadValue."""
    reader = _Reader(text, known)
    value = reader.read(kind, inside=False)
    if reader.words:
        raise BadValue(f"unexpected {quoted(' '.join(reader.words))} at the end")
    return value


def check_tile(tile: Tile, known: Known) -> None:
    if tile.high > known.highest:
        raise BadValue(f"there is no {tile} in this set, which goes up to {known.highest}")


class _Reader:
    """Reads a text word by word."""

    def __init__(self, text: str, known: Known) -> None:
        self.words = _TOKEN.findall(text)
        self.known = known

    def read(self, kind: inspect.Type, *, inside: bool = True) -> Any:
        match kind:
            case inspect.Metadata(extra={"is": "seat"}):
                return self._seat()
            case inspect.Metadata(extra={"is": "cell"}):
                return self._pair(",", "a cell; write its row and column like 2,5")
            case inspect.Metadata(type=plain):
                return self.read(plain, inside=inside)
            case inspect.UnionType():
                return self._one_of(kind, inside)
            case inspect.NamedTupleType():
                return self._tile(self._word("a tile"))
            case inspect.StructType() if kind.cls is Place:
                return self._place()
            case inspect.StructType():
                return self._between("()", inside, lambda: self._struct(kind))
            case inspect.TupleType() if is_halves(kind):
                return self._halves()
            case inspect.TupleType() | inspect.VarTupleType():
                return self._between("[]", inside, lambda: self._list(kind))
            case inspect.BoolType():
                return self._chosen(("true", "false")) == "true"
            case inspect.IntType():
                return self._number(self._word("a number"), "a number")
            case inspect.LiteralType(values=values):
                return self._chosen(tuple(map(str, values)))
            case inspect.EnumType(cls=members):
                return members(self._chosen(tuple(sorted(map(str, members)))))
            case inspect.StrType():
                return self._plain()
        raise TypeError(f"positions cannot write a {type(kind).__name__}")

    # -- words ---------------------------------------------------------------------------------

    def _word(self, wanted: str) -> str:
        if not self.words:
            raise BadValue(f"expected {wanted}, found nothing")
        return str(self.words.pop(0))

    def _plain(self) -> str:
        word = self._word("a word")
        if not _WORD.fullmatch(word):
            raise BadValue(f"expected a word, found {quoted(word)}")
        return word

    def _chosen(self, choices: tuple[str, ...]) -> str:
        word = self._word(" or ".join(choices))
        if word not in choices:
            raise BadValue(f"{quoted(word)} is not possible; choose {', '.join(choices)}")
        return word

    def _number(self, word: str, wanted: str) -> int:
        number = signed(word)
        if number is None:
            raise BadValue(f"{quoted(word)} is not {wanted}")
        return number

    def _seat(self) -> int:
        word = self._word("a seat")
        seats = [str(number) for number in range(1, self.known.players + 1)]
        if word not in seats:
            raise BadValue(f"{quoted(word)} is not a seat; choose {', '.join(seats)}")
        return int(word) - 1

    def _tile(self, word: str) -> Tile:
        try:
            tile = Tile.parse(word)
        except ValueError as wrong:
            raise BadValue(str(wrong)) from None
        check_tile(tile, self.known)
        return tile

    def _halves(self) -> tuple[int, int]:
        self._tile(self.words[0] if self.words else self._word("a tile"))
        return self._pair("-", "a tile")

    def _pair(self, mark: str, wanted: str) -> tuple[int, int]:
        word = self._word(wanted)
        one, found, two = word.partition(mark)
        if not found:
            raise BadValue(f"{quoted(word)} is not {wanted}")
        return self._number(one, wanted), self._number(two, wanted)

    def _place(self) -> Place:
        try:
            place = Place.parse(self._word("a place"))
        except ValueError as wrong:
            raise BadValue(str(wrong)) from None
        check_tile(place.tile, self.known)
        return place

    # -- what is made of them ------------------------------------------------------------------

    def _between(self, brackets: str, inside: bool, read: Any) -> Any:
        if inside and self._word(repr(brackets[0])) != brackets[0]:
            raise BadValue(f"expected {brackets[0]!r}")
        value = read()
        if inside and self._word(repr(brackets[1])) != brackets[1]:
            raise BadValue(f"expected {brackets[1]!r}")
        return value

    def _list(self, kind: inspect.TupleType | inspect.VarTupleType) -> tuple[Any, ...]:
        if isinstance(kind, inspect.TupleType):
            return tuple(self.read(item) for item in kind.item_types)
        items = []
        while self.words and self.words[0] not in ("]", ")"):
            items.append(self.read(kind.item_type))
        return tuple(items)

    def _one_of(self, kind: inspect.UnionType, inside: bool) -> Any:
        if self.words[:1] == [NONE] and any(isinstance(k, inspect.NoneType) for k in kind.types):
            self.words.pop(0)
            return None
        kinds = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
        if len(kinds) == 1:
            return self.read(kinds[0], inside=inside)
        tagged = {str(k.tag): k for k in kinds if isinstance(k, inspect.StructType)}
        at = 1 if inside else 0
        tag = self.words[at] if len(self.words) > at else self._word("an event")
        if tag not in tagged:
            near = get_close_matches(tag, tagged, n=3) or sorted(tagged)
            raise BadValue(f"there is no {quoted(tag)}; perhaps {', '.join(near)}?")
        return self.read(tagged[tag], inside=inside)

    def _struct(self, kind: inspect.StructType) -> Any:
        fields = {field.name: field for field in kind.fields}
        what = "it" if kind.tag is None else str(kind.tag)
        if kind.tag is not None:
            self._chosen((what,))
        values: dict[str, Any] = {}
        while self.words and self.words[0] not in ("]", ")"):
            word = self._word("a name")
            name = word.removesuffix("=")
            if name == word:
                raise BadValue(f"expected something like {min(fields)}=…, found {quoted(word)}")
            if name not in fields:
                raise BadValue(f"{what} has no {quoted(name)}; it has {', '.join(sorted(fields))}")
            if name in values:
                raise BadValue(f"{what} gives {name}= twice")
            values[name] = self.read(fields[name].type)
        for name, field in fields.items():
            if field.required and name not in values:
                raise BadValue(f"{what} lacks {name}=…")
        return kind.cls(**values)
