"""Game records: a whole match as text that people can read, compare and check.

    boneyard record 1
    game: block
    version: 1
    option set: 6
    seat 1: Ada
    seat 2: Bot

    chance: deal 6-3 5-5 | 6-6 4-1 boneyard 2-1
    2: 6-6
    1: 6-3>6-6.side
    round: 0 12
    result: 0 12

Blank lines and lines that begin with `#` or `>` say nothing to the program. The format is
specified in docs/notation.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from boneyard import games
from boneyard.core.actions import Action, Actor, BadNotation, Nature, Seat, Vocabulary
from boneyard.core.events import Dealt, Event, MatchEnded, Private, RoundEnded
from boneyard.core.game import AnyGame, IllegalAction
from boneyard.core.options import BadOption, Value
from boneyard.core.reading import quoted, signed, whole

FIRST_LINE = "boneyard record 1"


class BadRecord(ValueError):
    """A record that cannot be read or does not follow the rules: where, and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line, self.reason = line, reason


class Noted(msgspec.Struct, frozen=True):
    """One action, and the line where it stands."""

    actor: Actor
    action: Action
    line: int = 0


class Check(msgspec.Struct, frozen=True):
    """A count written in the record, which the replay must confirm."""

    what: str
    """`round` or `result`."""
    scores: tuple[int, ...]
    line: int = 0


class Note(msgspec.Struct, frozen=True):
    """What a seat came to know by what happened by itself; for people, not for the replay."""

    text: str


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A match as it was played, whole or as one seat saw it."""

    slug: str
    version: int
    options: Mapping[str, str]
    names: tuple[str, ...] = ()
    seen_by: Seat | None = None
    """A seat: what that seat may not know is left out. None: nothing is."""
    fair: Mapping[str, str] = {}
    """What proves the deal: see docs/fair-deals.md."""
    lines: tuple[Noted | Check | Note, ...] = ()
    where: Mapping[str, int] = {}
    """On which line each key of the head stands, in a record that was read."""

    @property
    def entries(self) -> tuple[Noted, ...]:
        return tuple(line for line in self.lines if isinstance(line, Noted))

    def game(self) -> AnyGame:
        """The game with this record's options; raises BadRecord."""
        try:
            game = games.listing(self.slug).game(self.options)
        except games.UnknownGame as wrong:
            raise BadRecord(self.line_of("game"), str(wrong)) from None
        except BadOption as wrong:
            raise BadRecord(self.line_of(f"option {wrong.name}"), str(wrong)) from None
        if self.names and len(self.names) != game.players:
            raise BadRecord(
                self.line_of(f"seat {len(self.names)}"),
                f"{game.players} seats, but names for {len(self.names)}; "
                "write a line 'seat N: …' for each of them, or none",
            )
        return game

    def line_of(self, key: str) -> int:
        """Where this key of the head stands; where it does not, the record's first line."""
        return self.where.get(key, 1)


class ReplayStep(msgspec.Struct, frozen=True):
    """One step of a replay: the action, the state it led to, and what happened."""

    entry: Noted
    state: Any
    events: tuple[Event, ...]


# -- writing -----------------------------------------------------------------------------------


def of_match(
    game: AnyGame,
    played: Iterable[tuple[Actor, Action]],
    *,
    names: tuple[str, ...] = (),
    seat: Seat | None = None,
    fair: Mapping[str, str] | None = None,
) -> Record:
    """The record of what was played; for a seat, without what that seat may not know."""
    state = game.start()
    lines: list[Noted | Check | Note] = []
    for actor, action in played:
        before = state
        state, events = game.apply(state, actor, action)
        shown = action if seat is None else game.shown(before, actor, action, seat)
        lines.append(Noted(actor, shown))
        lines += [] if seat is None else _private(events, seat)
        if any(isinstance(event, RoundEnded) for event in events):
            lines.append(Check("round", game.scores(state)))
        ended = [event for event in events if isinstance(event, MatchEnded)]
        lines += [Check("result", event.scores) for event in ended]
    return Record(
        slug=game.slug,
        version=game.listing.version,
        options=options_told(game),
        names=names,
        seen_by=seat,
        fair=fair or {},
        lines=tuple(lines),
    )


def options_told(game: AnyGame) -> dict[str, str]:
    """The options of a game as text."""
    return told(game.options)


def told(options: Mapping[str, Value]) -> dict[str, str]:
    """Options as a record writes them."""
    return {name: str(value).lower() for name, value in options.items()}


def _private(events: Iterable[Event], seat: Seat) -> list[Note]:
    """The tiles that came to this seat: nothing else in its record tells them."""
    # A hand that was dealt is told by the deal.
    return [
        Note(f"{type(event).__name__.lower()} {' '.join(map(str, event.tiles or ()))}")
        for event in events
        if isinstance(event, Private) and not isinstance(event, Dealt) and event.seat == seat
    ]


def write(record: Record) -> str:
    """The record as text."""
    head = [FIRST_LINE, f"game: {record.slug}", f"version: {record.version}"]
    head += [f"option {name}: {value}".rstrip() for name, value in record.options.items()]
    head += [f"seat {i}: {_one_line(name)}" for i, name in enumerate(record.names, 1)]
    head += [f"fair {name}: {value}".rstrip() for name, value in record.fair.items()]
    if record.seen_by is not None:
        head.append(f"seen by: {record.seen_by + 1}")
    body = [_line(line) for line in record.lines]
    return "\n".join([*head, "", *body]) + "\n"


def _line(line: Noted | Check | Note) -> str:
    if isinstance(line, Note):
        return f"> {line.text}"
    if isinstance(line, Check):
        return f"{line.what}: {' '.join(map(str, line.scores))}"
    return f"{actor_text(line.actor)}: {line.action}"


def actor_text(actor: Actor) -> str:
    """Seats are counted from 1 in text."""
    return actor.value if isinstance(actor, Nature) else str(actor + 1)


def _one_line(name: str) -> str:
    return " ".join(name.split())


# -- reading -----------------------------------------------------------------------------------


def read(text: str) -> Record:
    """Read a record's form; raises BadRecord. Whether it keeps the rules, `replay` tells."""
    reader = _Reader()
    for number, line in enumerate(text.splitlines(), 1):
        reader.take(number, line.strip())
    return reader.record()


class _Reader:
    """Takes a record line by line."""

    def __init__(self) -> None:
        self.head: dict[str, str] = {}
        self.where: dict[str, int] = {}
        self.options: dict[str, str] = {}
        self.fair: dict[str, str] = {}
        self.names: list[str] = []
        self.lines: list[Noted | Check] = []
        self.speaks: Vocabulary | None = None
        self.started = False
        self.number = 0

    def take(self, number: int, line: str) -> None:
        self.number = number
        if not self.started:
            if line != FIRST_LINE:
                said = f"a record begins with {FIRST_LINE!r}, not {quoted(line)}"
                raise BadRecord(number, said)
            self.started = True
            return
        if not line or line[0] in "#>":
            return
        key, colon, value = line.partition(":")
        key, value = key.strip(), value.strip()
        if not colon:
            raise BadRecord(number, f"expected 'who: action', found {quoted(line)}")
        self._take(number, key, value)

    def _take(self, number: int, key: str, value: str) -> None:
        word, _, name = key.partition(" ")
        if key in ("game", "version", "seen by") or word in ("option", "fair", "seat"):
            self._once(number, key)
            self._before_play(number, key)
        if key in ("game", "version", "seen by"):
            self.head[key] = value
        elif word == "option" and name:
            self.options[name] = value
        elif word == "fair" and name:
            self.fair[name] = value
        elif word == "seat":
            if name != str(len(self.names) + 1):
                said = f"expected seat {len(self.names) + 1}, found {quoted(key)}"
                raise BadRecord(number, said)
            self.names.append(value)
        elif key in ("round", "result"):
            self.lines.append(Check(key, self._scores(number, value), number))
        else:
            self.lines.append(Noted(self._actor(number, key), self._action(number, value), number))

    def _before_play(self, number: int, key: str) -> None:
        """What holds for the whole match is said before its first action."""
        if self.lines:
            said = f"{quoted(key)} belongs above the first action, on line {self.lines[0].line}"
            raise BadRecord(number, said)

    def _once(self, number: int, key: str) -> None:
        """Two lines that say the same thing may not say the same: neither is believed."""
        if key in self.where:
            before = self.where[key]
            said = f"{quoted(key)} stands on line {before} already; leave one of them out"
            raise BadRecord(number, said)
        self.where[key] = number

    def _scores(self, number: int, value: str) -> tuple[int, ...]:
        scores = [signed(word) for word in value.split()]
        if None in scores:
            said = f"expected points per seat, found {quoted(value)}"
            raise BadRecord(number, said)
        return tuple(score for score in scores if score is not None)

    def _actor(self, number: int, key: str) -> Actor:
        if key in ("chance", "clock"):
            return Nature(key)
        seat = whole(key)
        if not seat:
            said = f"{quoted(key)} is nobody: write a seat's number, chance or clock"
            raise BadRecord(number, said)
        return seat - 1

    def _action(self, number: int, value: str) -> Action:
        try:
            return self._vocabulary(number).parse(value)
        except BadNotation as wrong:
            raise BadRecord(number, str(wrong)) from None

    def _vocabulary(self, number: int) -> Vocabulary:
        """What the game of this record speaks: from the first action on, always the same."""
        if "game" not in self.head:
            raise BadRecord(number, "the line 'game: …' has to come before the first action")
        if self.speaks is None:
            try:
                self.speaks = games.game(self.head["game"]).vocabulary
            except games.UnknownGame as unknown:
                raise BadRecord(number, str(unknown)) from None
        return self.speaks

    def record(self) -> Record:
        if not self.started:
            raise BadRecord(1, f"empty; a record begins with {FIRST_LINE!r}")
        for key in ("game", "version"):
            if key not in self.head:
                raise BadRecord(self.number, f"the line '{key}: …' is missing")
        version = self._number("version", "is no version number; write it in digits, like 1")
        seen_by = None
        if "seen by" in self.head:
            seen_by = self._number("seen by", "is no seat; they are counted from 1") - 1
        return Record(
            slug=self.head["game"],
            version=version,
            options=self.options,
            names=tuple(self.names),
            seen_by=seen_by,
            fair=self.fair,
            lines=tuple(self.lines),
            where=self.where,
        )

    def _number(self, key: str, what_else: str) -> int:
        number = whole(self.head[key])
        if not number:
            raise BadRecord(self.where[key], f"{quoted(self.head[key])} {what_else}")
        return number


# -- checking ----------------------------------------------------------------------------------


def replay(record: Record) -> Iterator[ReplayStep]:
    """Play a whole record again, checking every move and every count; raises BadRecord."""
    if record.seen_by is not None:
        seat = record.seen_by + 1
        said = f"this is what seat {seat} saw; only a whole record can be replayed"
        raise BadRecord(record.line_of("seen by"), said)
    game = record.game()
    if record.version != game.listing.version:
        said = (
            f"made by version {record.version} of {game.slug}, this is {game.listing.version}; "
            "use the Boneyard that made it"
        )
        raise BadRecord(record.line_of("version"), said)
    state = game.start()
    for line in record.lines:
        if isinstance(line, Note):
            continue
        if isinstance(line, Check):
            if line.scores != game.scores(state):
                counted = " ".join(map(str, game.scores(state)))
                raise BadRecord(
                    line.line, f"{quoted(_line(line))} is wrong: the count is {counted}"
                )
            if line.what == "result" and game.result(state) is None:
                raise BadRecord(line.line, "a result is noted, but the match is not over")
            continue
        try:
            state, events = game.apply(state, line.actor, line.action)
        except IllegalAction as illegal:
            who = actor_text(line.actor)
            reason = f"{who} may not {quoted(str(line.action))}: {illegal.reason}"
            raise BadRecord(line.line, reason) from None
        yield ReplayStep(line, state, events)
