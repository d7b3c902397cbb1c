"""Options: declared once by a game; forms, flags, records and rules pages come from that.

A declaration is a function of what is chosen so far, because options may depend on options: the
match of a game on its set, all of `barricade` on its base.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from enum import StrEnum
from typing import Any, Generic, Literal, TypeAlias, TypeVar, cast, overload

import msgspec

from boneyard.core.reading import whole

Value: TypeAlias = bool | int | str
V = TypeVar("V", bound=Value)
V_co = TypeVar("V_co", bound=Value, covariant=True)
D = TypeVar("D")
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


class OptionKind(StrEnum):
    """How an option is chosen."""

    CHOICE = "choice"
    NUMBER = "number"
    FLAG = "flag"
    MATCH = "match"
    TEXT = "text"


class NamedOption(msgspec.Struct, Generic[V_co], frozen=True):
    """An option by its name, and by what type of thing is chosen there; what can be chosen may
    differ from game to game."""

    name: str


class Option(NamedOption[V_co], Generic[V_co], frozen=True):
    """One thing a table can choose."""

    default: V_co
    kind: OptionKind = OptionKind.CHOICE
    choices: tuple[V_co, ...] = ()
    low: int = 0
    high: int = 0
    counted: tuple[str, ...] = ()
    """Of a match: what may be counted to, like `rounds`."""
    canonical: Callable[[str], str] | None = None
    """Of a text: the one way to write it; raises BadText."""

    def allowed(self) -> str:
        """What can be chosen, in words for an error message."""
        if self.kind == OptionKind.FLAG:
            return "choose true or false"
        if self.kind == OptionKind.NUMBER:
            return f"choose a whole number from {self.low} to {self.high}"
        if self.kind == OptionKind.MATCH:
            counted = (f"{kind}:N (1 to {most_counted(kind)})" for kind in self.counted)
            return "choose " + _one_of((*counted, *self.choices))
        if self.kind == OptionKind.TEXT:
            return "write it as the rules say"
        return "choose " + _one_of(self.choices)

    def read(self, value: object) -> V_co:
        """The value, from its own type or from text; raises BadOption."""
        read = self._read(value)
        if read is None:
            raise BadOption(self.name, value, self.allowed())
        # The functions below that make options see to it that kind and type agree.
        return cast(V_co, read)

    def _read(self, value: object) -> Value | None:
        if self.kind == OptionKind.FLAG:
            return _flag(value)
        if self.kind == OptionKind.NUMBER:
            number = whole(str(value))
            return number if number is not None and self.low <= number <= self.high else None
        if self.kind == OptionKind.MATCH:
            return self._named(value) or _match(value, self.counted)
        if self.kind == OptionKind.TEXT:
            return self._text(str(value))
        return self._named(value)

    def _named(self, value: object) -> Value | None:
        """The choice that is called so."""
        return next((choice for choice in self.choices if _same(choice, value)), None)

    def _text(self, value: str) -> str:
        assert self.canonical is not None
        try:
            return self.canonical(value)
        except BadText as wrong:
            raise BadOption(self.name, value, self.allowed(), wrong) from None


AnyOption: TypeAlias = Option[Value]

MOST_ROUNDS = 100
MOST_POINTS = 10_000
COUNTED = ("rounds", "points")
"""What a match of any game may be counted in."""


def most_counted(kind: str) -> int:
    """So far a match may go that is counted in these."""
    return MOST_POINTS if kind == "points" else MOST_ROUNDS


def choice(name: str | NamedOption[V], *choices: V, default: V | None = None) -> Option[V]:
    return Option(
        _name(name), choices[0] if default is None else default, OptionKind.CHOICE, choices
    )


def flag(name: str, default: bool = False) -> Option[bool]:
    return Option(name, default, OptionKind.FLAG)


def number(name: str | NamedOption[int], default: int, low: int, high: int) -> Option[int]:
    return Option(_name(name), default, OptionKind.NUMBER, (), low, high)


def text(name: str, canonical: Callable[[str], str]) -> Option[str]:
    """A text of one's own; empty by default."""
    return Option(name, "", OptionKind.TEXT, canonical=canonical)


def match_option(default: str, *named: str, counted: tuple[str, ...] = ()) -> Option[str]:
    """How long a match lasts: rounds, points, what else a game has `counted`, or what it knows by a
    name."""
    kinds = (*COUNTED, *counted)
    return Option(MATCH.name, default, OptionKind.MATCH, named, counted=kinds)


def _name(option: str | NamedOption[Value]) -> str:
    return option if isinstance(option, str) else option.name


# What several games let a table choose. Which sets, how many players and which reserve depends on
# the game; that it is a number does not.
SET = NamedOption[int]("set")
PLAYERS = NamedOption[int]("players")
RESERVE = NamedOption[int]("reserve")
MATCH = NamedOption[str]("match")
Direction: TypeAlias = Literal["clockwise", "counter-clockwise"]
DIRECTION: Option[Direction] = choice("direction", "clockwise", "counter-clockwise")
COUNTER_CLOCKWISE: Option[Direction] = choice(
    DIRECTION, *DIRECTION.choices, default="counter-clockwise"
)
"""For games that are usually played in this direction."""
TARGET: Option[Literal["at-once", "round-end"]] = choice("target", "at-once", "round-end")
TEMPO: Option[Literal["natural", "honest", "level"]] = choice("tempo", "natural", "honest", "level")
"""What the time somebody takes may tell their partner: whatever it tells; that they had a choice;
or nothing, unless they think for long."""
TEMPO_S = number("tempo_s", 5, 1, 30)
"""Where tempo is level: so many seconds after a turn began, what a person does is shown."""


def tempo_options(chosen: Chosen) -> tuple[AnyOption, ...]:
    """What a table with partners chooses of time."""
    return (TEMPO, TEMPO_S) if chosen.get(TEMPO) == "level" else (TEMPO,)


class Chosen(Mapping[str, Value]):
    """What is chosen, by name or by option: whoever knows the option knows the type of it."""

    __slots__ = ("_values",)

    def __init__(self, values: Mapping[str, Value] | None = None) -> None:
        self._values = dict(values or {})

    @overload
    def __getitem__(self, option: NamedOption[V]) -> V: ...
    @overload
    def __getitem__(self, option: str) -> Value: ...
    def __getitem__(self, option: NamedOption[Value] | str) -> Value:
        return self._values[option if isinstance(option, str) else option.name]

    @overload
    def get(self, option: NamedOption[V]) -> V | None: ...
    @overload
    def get(self, option: NamedOption[V], default: V) -> V: ...
    @overload
    def get(self, option: str) -> Value | None: ...
    @overload
    def get(self, option: str, default: Value | D) -> Value | D: ...
    def get(self, option: NamedOption[Any] | str, default: Any = None) -> Any:
        return self._values.get(_name(option), default)

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __repr__(self) -> str:
        return f"Chosen({self._values!r})"

    def having(self, option: NamedOption[V], value: V) -> Chosen:
        """The same, with this chosen, too."""
        return Chosen({**self._values, option.name: value})


Declaration: TypeAlias = Callable[[Chosen], tuple[AnyOption, ...]]


def resolve(declare: Declaration, chosen: Mapping[str, object]) -> Chosen:
    """Fill in defaults and check every choice, against the declaration that its fellows imply."""
    settled = settle(declare, chosen)
    for name, value in chosen.items():
        if value is not None and name not in settled:
            near = get_close_matches(name, list(settled), 1)
            meant = f"perhaps {near[0]}; " if near else ""
            raise BadOption(name, value, f"{meant}the options are {', '.join(settled)}")
    return settled


def settle(declare: Declaration, chosen: Mapping[str, object]) -> Chosen:
    """The same; what is not offered beside its fellows is left aside."""
    settled: dict[str, Value] = {}
    # Each pass may bring options that depend on those just settled; declarations are in order of
    # dependence, so a name once settled keeps its declaration.
    while fresh := [o for o in declare(Chosen(settled)) if o.name not in settled]:
        option = fresh[0]
        given = chosen.get(option.name)
        settled[option.name] = option.default if given is None else option.read(given)
    return Chosen(settled)


def _one_of(choices: tuple[Value, ...]) -> str:
    words = [str(choice) for choice in choices]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def _same(choice: Value, value: object) -> bool:
    return str(choice).lower() == str(value).lower()


def _flag(value: object) -> bool | None:
    return {"true": True, "false": False}.get(str(value).lower())


def _match(value: object, counted: tuple[str, ...]) -> str | None:
    kind, _, digits = str(value).partition(":")
    count = whole(digits)
    if kind not in counted or count is None:
        return None
    return f"{kind}:{count}" if 1 <= count <= most_counted(kind) else None
