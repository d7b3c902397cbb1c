"""Options: declared once by a game; forms, flags, records and rules pages come from that.

A declaration is a function of what is chosen so far, because options may depend on options: the
match of a game on its set, all of `barricade` on its base.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias

import msgspec

from boneyard.core.reading import whole

Value: TypeAlias = bool | int | str
Chosen: TypeAlias = Mapping[str, Value]
MOST_TOLD = 80
"""So much of a wrong choice is repeated."""


class BadText(ValueError):
    """A text an option cannot take: the message says why; translators say it by `key`."""

    def __init__(self, message: str, key: str, **args: str | int) -> None:
        super().__init__(message)
        self.key, self.args_said = key, args


class BadOption(ValueError):
    """A choice the game does not offer; the message lists what it does."""

    def __init__(self, name: str, value: object, allowed: str, text: BadText | None = None) -> None:
        given = f"{name} = {value}"
        given = given if len(given) <= MOST_TOLD else given[:MOST_TOLD] + "…"
        super().__init__(f"{name}: {text}" if text else f"{given} is not possible here; {allowed}")
        self.name, self.value, self.allowed, self.text = name, value, allowed, text


class Option(msgspec.Struct, frozen=True):
    """One thing a table can choose."""

    name: str
    default: Value
    kind: Literal["choice", "number", "flag", "match", "text"] = "choice"
    choices: tuple[Value, ...] = ()
    low: int = 0
    high: int = 0
    canonical: Callable[[str], str] | None = None
    """Of a text: the one way to write it; raises BadText."""

    def allowed(self) -> str:
        """What can be chosen, in words for an error message."""
        if self.kind == "flag":
            return "choose true or false"
        if self.kind == "number":
            return f"choose a whole number from {self.low} to {self.high}"
        if self.kind == "match":
            return f"choose rounds:N (1 to {MOST_ROUNDS}) or points:N (1 to {MOST_POINTS})"
        if self.kind == "text":
            return "write it as the rules say"
        return "choose " + _one_of(self.choices)

    def read(self, value: object) -> Value:
        """The value, from its own type or from text; raises BadOption."""
        if self.kind == "flag":
            read: Value | None = _flag(value)
        elif self.kind == "number":
            number = whole(str(value))
            read = number if number is not None and self.low <= number <= self.high else None
        elif self.kind == "match":
            read = _match(value)
        elif self.kind == "text":
            read = self._text(str(value))
        else:
            read = next((c for c in self.choices if _same(c, value)), None)
        if read is None:
            raise BadOption(self.name, value, self.allowed())
        return read

    def _text(self, value: str) -> str:
        assert self.canonical is not None
        try:
            return self.canonical(value)
        except BadText as wrong:
            raise BadOption(self.name, value, self.allowed(), wrong) from None


MOST_ROUNDS = 100
MOST_POINTS = 10_000


def choice(name: str, *choices: Value, default: Value | None = None) -> Option:
    return Option(name, choices[0] if default is None else default, "choice", choices)


def flag(name: str, default: bool = False) -> Option:
    return Option(name, default, "flag")


def number(name: str, default: int, low: int, high: int) -> Option:
    return Option(name, default, "number", (), low, high)


def text(name: str, canonical: Callable[[str], str]) -> Option:
    """A text of one's own; empty by default."""
    return Option(name, "", "text", canonical=canonical)


def match_option(default: str) -> Option:
    return Option("match", default, "match")


Declaration: TypeAlias = Callable[[Chosen], tuple[Option, ...]]


def resolve(declare: Declaration, chosen: Mapping[str, object]) -> Chosen:
    """Fill in defaults and check every choice, against the declaration that its fellows imply."""
    settled: dict[str, Value] = {}
    # Each pass may bring options that depend on those just settled; declarations are in order of
    # dependence, so a name once settled keeps its declaration.
    while fresh := [option for option in declare(settled) if option.name not in settled]:
        option = fresh[0]
        given = chosen.get(option.name)
        settled[option.name] = option.default if given is None else option.read(given)
    for name, value in chosen.items():
        if value is not None and name not in settled:
            raise BadOption(name, value, f"the options are {', '.join(settled)}")
    return MappingProxyType(settled)


def _one_of(choices: tuple[Value, ...]) -> str:
    words = [str(choice) for choice in choices]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def _same(choice: Value, value: object) -> bool:
    return str(choice).lower() == str(value).lower()


def _flag(value: object) -> bool | None:
    return {"true": True, "false": False}.get(str(value).lower())


def _match(value: object) -> str | None:
    kind, _, digits = str(value).partition(":")
    most, count = {"rounds": MOST_ROUNDS, "points": MOST_POINTS}.get(kind), whole(digits)
    if most is None or count is None:
        return None
    return f"{kind}:{count}" if 1 <= count <= most else None
