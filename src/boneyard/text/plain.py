"""Texts that only put words between words: most of them, and those that are asked for most.

Fluent reads them in a general way, which takes longer than all else that is done to tell somebody
of a move. What chooses between forms, refers to other texts or writes large numbers is left to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from fluent.runtime import resolver

Plain: TypeAlias = tuple[tuple[str, bool], ...]
"""Texts and, marked, names of arguments."""

LONGEST = 1000
"""What is longer Fluent may refuse."""
GROUPED = 1000
"""From here on languages differ in how they write a number."""


def plain(pattern: Any) -> Plain | None:
    """What a text consists of, if it is as simple as that."""
    if isinstance(pattern, resolver.Pattern):
        parts = [_part(element) for element in pattern.elements]
    else:
        parts = [_part(pattern)]
    found = tuple(part for part in parts if part is not None)
    return found if len(found) == len(parts) else None


def _part(element: Any) -> tuple[str, bool] | None:
    if isinstance(element, resolver.TextElement):
        return element.value, False
    if isinstance(element, resolver.Placeable | resolver.NeverIsolatingPlaceable):
        expression = element.expression
        if isinstance(expression, resolver.VariableReference):
            return expression.id.name, True
    return None


def put_together(parts: Plain, args: Mapping[str, object]) -> str | None:
    """The text with these arguments; None: Fluent knows better."""
    said = []
    for part, named in parts:
        value = args.get(part) if named else part
        if isinstance(value, str) and len(value) < LONGEST:
            said.append(value)
        elif type(value) is int and 0 <= value < GROUPED:
            said.append(str(value))
        else:
            return None
    return "".join(said)
