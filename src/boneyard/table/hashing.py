"""A hash of a state: what a stored table is checked against when its log is played again.

It is taken at every move, and a match has a past that grows: what has happened in this round, how
those before ended, what is on the sheet. So a state is hashed in parts, a field each, and a long
field in blocks; what is the very same as in the state before is not hashed again.
"""

from __future__ import annotations

from hashlib import sha256
from operator import is_
from typing import Any

import msgspec

from boneyard.core.game import AnyGame, Game

_encoder = msgspec.json.Encoder(order="sorted")
PARTS = "parts:"
"""A hash of the hashes of the fields begins so; others are of the whole."""
DIGITS = 58
"""There is room for 64 characters where hashes are stored."""
BLOCK = 8
"""So many items of a tuple are hashed together."""


def whole_hash(game: AnyGame, state: Any) -> str:
    """The hash of the state as plain data, written as JSON with sorted keys: for states that are
    not written field by field, and for tables that were stored when all were hashed so."""
    written = game.encode(state)
    if game.added_fields:
        written = {k: v for k, v in written.items() if v or k not in game.added_fields}
    return sha256(_encoder.encode(written)).hexdigest()


class StateHasher:
    """Hashes the states of one table, one after the other."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        fields = _fields(game)
        self._fields = [(i, _Field(name)) for name, i in fields]
        self._added = frozenset(i for name, i in fields if name in game.added_fields)

    def hash(self, state: Any) -> str:
        if type(state) is not self._game.state_type or not self._fields:
            return whole_hash(self._game, state)
        values = msgspec.structs.astuple(state)
        parts = [
            field.hashed if values[i] is field.value else field.hash(values[i])
            for i, field in self._fields
            # What this game has not is as if there were no such field.
            if values[i] is not msgspec.UNSET and (values[i] or i not in self._added)
        ]
        return PARTS + sha256(b"".join(parts)).hexdigest()[:DIGITS]

    def fits(self, state: Any, stored: str | None) -> bool:
        """Whether this is the hash of the state, by today's way or the one before."""
        if stored is not None and stored.startswith(PARTS):
            return self.hash(state) == stored
        return whole_hash(self._game, state) == stored


class _Field:
    """A field of the states of one table."""

    __slots__ = ("_blocks", "_items", "_label", "hashed", "value")

    def __init__(self, name: str) -> None:
        self._label = name.encode()
        self.value: Any = _NOTHING
        self.hashed = b""
        """The value it last had, and the hash of that."""
        self._items: tuple[Any, ...] = ()
        self._blocks: list[bytes] = []
        """The hashes of the full blocks of these items."""

    def hash(self, value: Any) -> bytes:
        if type(value) is tuple and len(value) > BLOCK:
            written = b"".join(self._in_blocks(value))
        else:
            written = _encoder.encode(value)
        self.value, self.hashed = value, sha256(self._label + b":" + written).digest()
        return self.hashed

    def _in_blocks(self, value: tuple[Any, ...]) -> list[bytes]:
        """The hashes of its blocks. What only grows keeps those that are full."""
        blocks, full = self._blocks, len(value) // BLOCK
        if len(blocks) > full or not all(map(is_, self._items, value)):
            blocks.clear()
        self._items = value[: full * BLOCK]
        for at in range(len(blocks), full):
            blocks.append(_block(value[at * BLOCK : (at + 1) * BLOCK]))
        return [*blocks, _block(value[full * BLOCK :])]


def _block(items: tuple[Any, ...]) -> bytes:
    return sha256(_encoder.encode(items)).digest()


_NOTHING = object()


def _fields(game: AnyGame) -> list[tuple[str, int]]:
    """The fields of the game's states, sorted, and the place of each, if each is written by itself
    and under its own name; nothing: they have to be written as a whole."""
    kind = game.state_type
    if not issubclass(kind, msgspec.Struct) or type(game).encode is not Game.encode:
        return []
    config, names = kind.__struct_config__, kind.__struct_fields__
    if config.tag is not None or config.omit_defaults or names != kind.__struct_encode_fields__:
        return []
    return sorted((name, i) for i, name in enumerate(names))
