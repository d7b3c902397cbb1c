"""A hash of a state: what a stored table is checked against when its log is played again.

It is taken at every move, and a match has a past that grows: how its rounds ended, what is on its
sheet. What is the very same as in the state before is not written out again.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from boneyard.core.game import AnyGame, Game

_encoder = msgspec.json.Encoder(order="sorted")
AT_ONCE = 2_000
"""So many bytes are hashed in one go. From 2,048 on Python thinks it takes long."""


def state_hash(game: AnyGame, state: Any) -> str:
    """The hash of the state as plain data, written as JSON with sorted keys."""
    return sha256(_encoder.encode(game.encode(state))).hexdigest()


class StateHasher:
    """Hashes the states of one table, one after the other."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._fields = [(i, b'"%b":' % name.encode()) for name, i in _fields(game)]
        self._known: dict[int, tuple[Any, bytes]] = {}
        """The value each field last had, and how it is written."""

    def hash(self, state: Any) -> str:
        """The same as `state_hash`."""
        if type(state) is not self._game.state_type or not self._fields:
            return state_hash(self._game, state)
        values, known = msgspec.structs.astuple(state), self._known
        hashed, between = sha256(b"{"), b""
        for i, label in self._fields:
            value, written = known.get(i, _NEW)
            if value is not values[i]:
                value = values[i]
                written = label + _encoder.encode(value)
                known[i] = value, written
            hashed.update(between)
            # Bit by bit: for much at once it would let other threads run, and wait for them after.
            for at in range(0, len(written), AT_ONCE):
                hashed.update(written[at : at + AT_ONCE])
            between = b","
        hashed.update(b"}")
        return hashed.hexdigest()


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
