"""A state and its observations have something in common: what everybody may know.

Those fields stand once, in a struct that both inherit from (`LineCommon` of `LineState` and
`LineObservation`), and nobody lists them again to make one from the other.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import msgspec

K = TypeVar("K", bound=msgspec.Struct)


def with_common(kind: type[K], source: msgspec.Struct, /, **own: Any) -> K:
    """A struct of this kind: what it has in common with `source` comes from there, its own fields
    from here. (Mypy knows which these are: `tools/mypy_structs.py`.)"""
    made: K = _maker(kind, type(source))(source, own)
    return made


@cache
def _maker(kind: type[msgspec.Struct], given: type[msgspec.Struct]) -> Callable[[Any, Any], Any]:
    """How to make one from the other. Bots observe all the time, so this is written out and
    compiled once, as dataclasses do it: to go through the names each time takes twice as long."""
    common = next(base for base in kind.__mro__ if issubclass(given, base))
    assert issubclass(common, msgspec.Struct)
    taken = "".join(f"{name}=source.{name}, " for name in common.__struct_fields__)
    maker: Callable[[Any, Any], Any] = eval(
        f"lambda source, own: kind({taken}**own)", {"kind": kind}
    )
    return maker
