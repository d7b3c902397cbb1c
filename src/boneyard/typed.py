"""Plain data and JSON, read as the types they were written from.

msgspec finds out what a type consists of when somebody first reads something as that type. If two
threads do so at once, the second takes what the first has only begun, and the process is gone. So
whoever reads makes a `Typed` of it first: that finds it all out, for one type after the other.
"""

from __future__ import annotations

from threading import Lock
from typing import Any, Generic, TypeVar

import msgspec

T = TypeVar("T")
_one_after_the_other = Lock()


class Typed(Generic[T]):
    """Reads values of one type; whatever is wrong with them is a msgspec.ValidationError, or a
    DecodeError where it is not even JSON."""

    def __init__(self, kind: Any) -> None:
        with _one_after_the_other:
            self._decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(kind)
        self._kind = kind

    def decode(self, text: str | bytes) -> T:
        """From JSON."""
        return self._decoder.decode(text)

    def convert(self, data: Any) -> T:
        """From plain data."""
        value: T = msgspec.convert(data, self._kind)
        return value


_known: dict[Any, Typed[Any]] = {}


def typed(kind: Any) -> Typed[Any]:
    """For types that are known only when something is to be read: one for each."""
    found = _known.get(kind)
    return _known.setdefault(kind, Typed(kind)) if found is None else found
