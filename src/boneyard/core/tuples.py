"""Positions are frozen, so what changes in them is made anew."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """These values with another one at this place.

    >>> replaced((1, 2, 3), 1, 7)
    (1, 7, 3)
    """
    changed = list(values)
    changed[index] = value
    return tuple(changed)


def without(values: tuple[T, ...], value: T) -> tuple[T, ...]:
    """These values, of which this is one, without it.

    >>> without((1, 2, 3), 2)
    (1, 3)
    """
    index = values.index(value)
    return values[:index] + values[index + 1 :]
