"""The protocol every game speaks.

A `Game` is rules with their options settled; it holds no position. A position is a frozen,
hashable *state*; what a seat may know of it is an *observation*. Time and chance enter as actions
of CLOCK and CHANCE, so that the same actions always lead to the same state.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec

from boneyard.core.actions import COMMON, Action, Actor, Place, Seat, Side, Vocabulary
from boneyard.core.chance import Rng
from boneyard.core.events import Event, RoundEnded, Scored, Telling
from boneyard.core.habits import NO_HABITS, Habits
from boneyard.core.moves import Moves
from boneyard.core.options import (
    PLAYERS,
    AnyOption,
    Chosen,
    Declaration,
    OptionKind,
    Value,
    resolve,
)
from boneyard.core.terms import Term
from boneyard.tiles import Tile
from boneyard.typed import typed

S = TypeVar("S", bound=msgspec.Struct)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - observation, beside S for state


class Reason(msgspec.Struct, frozen=True):
    """Why something is not possible: a key of the text catalogue and its arguments."""

    key: str
    args: tuple[tuple[str, str | int], ...] = ()

    @staticmethod
    def of(key: str, **args: str | int) -> Reason:
        return Reason(key, tuple(args.items()))

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{name}={value}" for name, value in self.args)])


class IllegalAction(Exception):
    """The action is not possible for this actor now; nothing has changed."""

    def __init__(self, actor: Actor, action: Action, reason: Reason) -> None:
        super().__init__(f"{action}: {reason}")
        self.actor, self.action, self.reason = actor, action, reason


class Result(msgspec.Struct, frozen=True):
    """How a match ended."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


def ahead(values: Sequence[int], sides: tuple[Side, ...], seat: Seat) -> float:
    """By how much the mean of this seat's side exceeds that of all others (alone: of nobody).

    >>> ahead((12, 5, 12, 1), ((0, 2), (1, 3)), 0)
    9.0
    """
    side = next(side for side in sides if seat in side)
    ours = [value for owner, value in enumerate(values) if owner in side]
    theirs = [value for owner, value in enumerate(values) if owner not in side]
    mean = sum(ours) / len(ours)
    return mean - sum(theirs) / len(theirs) if theirs else mean


class Aim(msgspec.Struct, frozen=True):
    """What a match of several rounds is played for."""

    points: int | None
    """So many end it; None: it has a number of rounds."""
    rounds: int | None
    played: int
    """Rounds that are over."""
    running: int
    """The number of the round that is played, or between two the last one."""


class Game(ABC, Generic[S, O]):
    """Rules with their options settled."""

    listing: Listing
    options: Chosen
    state_type: ClassVar[type[Any]]
    added_fields: ClassVar[tuple[str, ...]] = ()
    """Fields that states of this game got since tables of it were stored. They begin empty, and
    empty they are left out of the hashes of states: an option nobody has chosen changes none."""
    vocabulary: ClassVar[Vocabulary] = COMMON
    """The actions of all actors: what records, the wire and the terminal may bring."""

    @property
    def slug(self) -> str:
        return self.listing.slug

    @property
    def players(self) -> int:
        return self.options[PLAYERS]

    @property
    def counts_rounds(self) -> bool:
        """Whether a lead is one of rounds won, because a round brings no points of its own."""
        return False

    @property
    def fewest_win(self) -> bool:
        """Whether points are penalties."""
        return False

    @property
    def habits(self) -> Habits:
        """The rules of thumb of this game: what simple bots go by."""
        return NO_HABITS

    @property
    def from_memory(self) -> bool:
        """Whether players have to remember what they saw: then nobody looks back at it before the
        match is over."""
        return False

    # -- what a game must say ------------------------------------------------------------------

    @abstractmethod
    def start(self) -> S:
        """The state before anything happened; as a rule CHANCE acts first."""

    @abstractmethod
    def to_act(self, state: S) -> tuple[Actor, ...]:
        """Who may act now: one seat, several at once, CHANCE or CLOCK, or nobody at the end."""

    @abstractmethod
    def legal(self, state: S, actor: Actor) -> Moves:
        """What this actor may do now: the only source of legality."""

    @abstractmethod
    def play(self, state: S, actor: Actor, action: Action) -> tuple[S, tuple[Event, ...]]:
        """What a legal action leads to. Callers use `apply`, which checks."""

    @abstractmethod
    def observe(self, state: S, seat: Seat | None) -> O:
        """What this seat (None: somebody looking on) may know."""

    def look_open(self, state: S, seat: Seat | None) -> O:
        """The same with everybody's hand open, for whoever looks back at a match that is over."""
        return self.observe(state, seat)

    @abstractmethod
    def sample(self, observation: O, rng: Rng) -> S:
        """A full state consistent with everything the observer has seen."""

    @abstractmethod
    def tiles(self, state: S) -> tuple[Tile, ...]:
        """Every tile that is in the round, wherever it lies: none is ever there twice."""

    @abstractmethod
    def scores(self, state: S) -> tuple[int, ...]:
        """The points announced so far, one number per seat."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How the match ended, or None while it goes on."""

    # -- what follows from it ------------------------------------------------------------------

    def sides(self, state: S) -> tuple[Side, ...]:
        """Who wins and loses together, every seat on one side. Most games know no partners."""
        return tuple((seat,) for seat in range(self.players))

    def lead(self, state: S, seat: Seat) -> float:
        """How far this seat's side is ahead of the others, below 0 if it is behind: the more the
        better, also where points are penalties or are not announced yet."""
        return ahead(self.scores(state), self.sides(state), seat)

    def terms(self, position: S | O, end: RoundEnded, scored: Scored) -> tuple[Term, ...]:
        """What points that were noted after a round that ended like this are the sum of; nothing:
        they come from no count."""
        return ()

    def told_of(self, position: S | O, event: Event) -> Telling | None:
        """How an event is told in a position that remembers it, where more can be said of it than
        it says itself; None: it is not told."""
        return event.told()

    def decided(self, position: S | O, end: RoundEnded) -> Telling | None:
        """Why they won who won such a round; None: how it ended says it."""
        return None

    def talks(self, state: S) -> tuple[Side, ...]:
        """The sides whose partners may talk to each other while they play."""
        return ()

    def hushes(self, state: S) -> bool:
        """Whether nobody may talk while a round is played, because partners could tell each other
        what they hold."""
        return not self.talks(state) and any(len(side) > 1 for side in self.sides(state))

    def called(self, place: Place) -> Telling | None:
        """What people call this place; None: they say it by the tile there."""
        return None

    def aim(self, observation: O) -> Aim | None:
        """What is played for, and how far it has come; None: for this one round."""
        return None

    def around(self, observation: O) -> tuple[Seat, ...]:
        """The seats as people sit around the table, clockwise seen from above."""
        return tuple(range(self.players))

    def imagined(self, observation: O, rng: Rng) -> Iterator[S]:
        """Samples without end. A game may think once about what was seen and use it for all."""
        while True:
            yield self.sample(observation, rng)

    def why_not(self, state: S, actor: Actor, action: Action) -> Reason | None:
        """Why this actor may not do this now; None: they may. Games give better reasons."""
        if actor not in self.to_act(state):
            return self.not_now(state)
        return None if action in self.legal(state, actor) else Reason("not-legal")

    def not_now(self, state: S) -> Reason:
        """The reason for acting out of turn."""
        return Reason("match-over") if self.result(state) else Reason("not-your-turn")

    def apply(self, state: S, actor: Actor, action: Action) -> tuple[S, tuple[Event, ...]]:
        """The state after this action, and what happened; raises IllegalAction."""
        reason = self.why_not(state, actor, action)
        if reason is not None:
            raise IllegalAction(actor, action, reason)
        return self.play(state, actor, action)

    def shown(self, state: S, actor: Actor, action: Action, seat: Seat | None) -> Action:
        """This action of `actor` in this state, as that seat may know it: hidden tiles are None."""
        return action.seen_by(seat)

    def has_looked(self, state: S, seat: Seat) -> bool:
        """Whether what this seat did last has let it see what it cannot unsee, although the action
        itself reveals nothing."""
        return False

    def alarm(self, state: S) -> int | None:
        """When, by the round's clock in milliseconds, time alone next changes something: the table
        lets CLOCK tick then. Only games in real time have such a moment."""
        return None

    def encode(self, state: S) -> Any:
        """The state as plain data (for JSON)."""
        return msgspec.to_builtins(state)

    def decode(self, data: Any) -> S:
        """A state from plain data; raises msgspec.ValidationError."""
        state: S = typed(self.state_type).convert(data)
        return state

    def __repr__(self) -> str:
        chosen = ", ".join(f"{name}={value!r}" for name, value in self.options.items())
        return f"<{self.slug}: {chosen}>"


AnyGame: TypeAlias = Game[Any, Any]


Facts: TypeAlias = Callable[[Chosen], Mapping[str, int]]
"""Numbers that follow from the options."""


def no_facts(chosen: Chosen) -> Mapping[str, int]:
    """Nothing a rules page would have to tell in numbers."""
    return {}


Fixed: TypeAlias = Callable[[Chosen], Mapping[str, Value]]
"""What is settled by the options without being one."""


def no_fixed(chosen: Chosen) -> Mapping[str, Value]:
    """Whatever can be said of such a game is an option of it."""
    return {}


class GameKind(StrEnum):
    """The families, and games of a kind of their own."""

    LINE = "line"
    COUNTING = "counting"
    MEMORY = "memory"
    TRICKS = "tricks"
    OWN = "own"
    SOLO = "solo"
    PUZZLE = "puzzle"


class Shelf(StrEnum):
    """Where somebody who looks for a game finds it, in this order."""

    BEGIN = "begin"
    LINE = "line"
    PARTNERS = "partners"
    SCORE = "score"
    LARGE = "large"
    QUICK = "quick"
    ALONE = "alone"


class Listing(msgspec.Struct, frozen=True):
    """A game as the catalogue knows it: what can be chosen, and how to build it from that."""

    slug: str
    section: str
    """Of docs/rulebook.md, like "1.10", which is `#s1-10` there; with a letter, of the rule book of
    the world, docs/rulebook-world.md: "w1.1" is `#w1-1`. Empty: the game is in no book."""
    booklets: str
    """The tags of the booklets that describe it, like "SL"."""
    kind: str
    """A `GameKind`."""
    declare: Declaration
    build: Callable[[Listing, Chosen], AnyGame]
    version: int = 1
    """Bumped when behaviour changes; records and stored tables carry it."""
    abilities: frozenset[str] = frozenset()
    """What it offers beyond play: `hint`, `undo`, `solve`, `daily`, …"""
    facts: Facts = no_facts
    """What its rules page tells in numbers besides the options: `hand`, `left`, …"""
    shelf: Shelf | None = None
    """Where it stands, if its kind, its set and its players do not say that already."""
    sign: str = ""
    """A few characters, the same in every language, on the picture of a game whose table looks like
    another's: "=7"."""
    fixed: Fixed = no_fixed
    """What its kin may choose and its tables may not, as it is here with what is chosen: rules
    pages ask for that."""

    def options(self, chosen: Mapping[str, Value] | None = None) -> tuple[AnyOption, ...]:
        """What can be chosen, after this much is."""
        return self.declare(Chosen(chosen))

    def match_of(self, rounds: int) -> Mapping[str, str]:
        """What to choose for a match of so many rounds; nothing where there are no matches."""
        offered = self.declare(resolve(self.declare, {}))
        return {one.name: f"rounds:{rounds}" for one in offered if one.kind == OptionKind.MATCH}

    def game(self, chosen: Mapping[str, object] | None = None) -> AnyGame:
        """The game with these options; raises BadOption."""
        return self.build(self, resolve(self.declare, chosen or {}))
