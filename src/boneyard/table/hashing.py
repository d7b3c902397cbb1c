"""A hash of a state: what a stored table is checked against when its log is played again.

It is taken at every move, and a match has a past that grows: how its rounds ended, what is on its
sheet. So a state is hashed in parts, a field each, and what is the very same as in the state before
is not hashed again.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from boneyard.core.game import AnyGame, Game

_encoder = msgspec.json.Encoder(order="sorted")
PARTS = "parts:"
"""A hash of the hashes of the fields begins so; others are of the whole."""
DIGITS = 58
"""There is room for 64 characters where hashes are stored."""


def whole_hash(game: AnyGame, state: Any) -> str:
    """The hash of the state as plain data, written as JSON with sorted keys: for states that are
    not written field by field, and for tables that were stored when all were hashed so."""
    return sha256(_encoder.encode(game.encode(state))).hexdigest()


class StateHasher:
    """Hashes the states of one table, one after the other."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._fields = [(i, b'"%b":' % name.encode()) for name, i in _fields(game)]
        self._known: dict[int, tuple[Any, bytes]] = {}
        """The value each field last had, and its hash."""

    def hash(self, state: Any) -> str:
        if type(state) is not self._game.state_type or not self._fields:
            return whole_hash(self._game, state)
        values, known = msgspec.structs.astuple(state), self._known
        parts = []
        for i, label in self._fields:
            value, part = known.get(i, _NEW)
            if value is not values[i]:
                value = values[i]
                part = sha256(label + _encoder.encode(value)).digest()
                known[i] = value, part
            parts.append(part)
        return PARTS + sha256(b"".join(parts)).hexdigest()[:DIGITS]

    def fits(self, state: Any, stored: str | None) -> bool:
        """Whether this is the hash of the state, by today's way or the one before."""
        if stored is not None and stored.startswith(PARTS):
            return self.hash(state) == stored
        return whole_hash(self._game, state) == stored


_NEW: tuple[Any, bytes] = object(), b""


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
