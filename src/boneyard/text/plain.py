"""Texts that only put words between words: most of them, and those that are asked for most.

Fluent reads them in a general way, which takes longer than all else that is done to tell somebody
of a move. What chooses between forms, refers to other texts or writes large numbers is left to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from fluent.runtime import resolver

LONGEST = 1000
"""What is longer Fluent may refuse."""
GROUPED = 1000
"""From here on languages differ in how they write a number."""


class Plain(NamedTuple):
    """Such a text: how it goes, with a gap for each of these arguments."""

    form: str
    names: tuple[str, ...]


def plain(pattern: Any) -> Plain | None:
    """What a text consists of, if it is as simple as that."""
    elements = pattern.elements if isinstance(pattern, resolver.Pattern) else [pattern]
    form, names = "", list[str]()
    for element in elements:
        if isinstance(element, resolver.TextElement) and len(element.value) < LONGEST:
            form += element.value.replace("%", "%%")
            continue
        name = _argument(element)
        if name is None:
            return None
        form += "%s"
        names.append(name)
    return Plain(form, tuple(names))


def _argument(element: Any) -> str | None:
    """The name of the argument that stands here, if one does."""
    if isinstance(element, resolver.Placeable | resolver.NeverIsolatingPlaceable):
        expression = element.expression
        if isinstance(expression, resolver.VariableReference):
            name: str = expression.id.name
            return name
    return None


def put_together(text: Plain, args: Mapping[str, object]) -> str | None:
    """The text with these arguments; None: Fluent knows better."""
    values = []
    for name in text.names:
        value = args.get(name)
        if type(value) is str:
            if len(value) >= LONGEST:
                return None
        elif type(value) is not int or not 0 <= value < GROUPED:
            return None
        values.append(value)
    return text.form % tuple(values)
