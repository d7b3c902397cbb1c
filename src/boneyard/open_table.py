"""Your own table in a Python session, with every hand face up: what `boneyard.table` returns.

>>> import boneyard
>>> t = boneyard.table("block", players=2, seed=1)
>>> t.moves()
6-6
>>> t.play("6-6")
seat 1 plays 6-6.
seat 1 draws a tile.
>>> t.seat, t.scores, t.over
(0, (0, 0), False)
>>> str(t.undo())
'6-6'

It is always somebody's turn unless the match is over: tiles are dealt automatically, and the next
round begins as soon as one ends. Tiles that lie face down on the table stay face down;
`t.show(seat=0)` shows only what that seat may see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import islice
from secrets import token_bytes
from typing import Any, TypeAlias

from msgspec.structs import replace

from boneyard import bots, games
from boneyard.core.actions import Action, BadNotation, Lay, Nature, Seat, Vocabulary
from boneyard.core.assign import Impossible
from boneyard.core.chance import Rng
from boneyard.core.events import Event
from boneyard.core.game import AnyGame, Game, IllegalAction, Reason, Result
from boneyard.core.moves import NONE, Listed, Moves
from boneyard.notation import record
from boneyard.notation.position import Position
from boneyard.table.log import Entry, Step, Undo
from boneyard.table.stream import SECRET_BYTES, Stream
from boneyard.table.table import CannotUndo, Table
from boneyard.text import words
from boneyard.view import build, screen
from boneyard.view.scene import Hand, Scene
from boneyard.view.svg import svg
from boneyard.view.words.log import Teller
from boneyard.view.words.speech import why

Seed: TypeAlias = int | str | bytes | None
Player: TypeAlias = str | bots.Bot
"""A bot, or the name of one."""

LISTED = 40
"""How many moves are listed; any others are only counted."""
SUGGESTED = 6
"""The same in an error message."""
TOLD = 24
"""How many lines of a story are shown, counted from its end."""
LONGEST = 100_000
"""The most moves bots make in one call; only a puzzle they cannot solve takes more."""


class Choices(Moves):
    """What a seat can do, shown the way you would type it."""

    def __init__(self, moves: Moves, speaks: Vocabulary) -> None:
        self._moves, self._speaks = moves, speaks
        self.listed = moves.listed

    def __contains__(self, action: object) -> bool:
        return (self._speaks.parse(action) if isinstance(action, str) else action) in self._moves

    def __iter__(self) -> Iterator[Action]:
        return iter(self._moves)

    def __len__(self) -> int:
        return sum(1 for _ in self._moves)

    def __getitem__(self, index: int) -> Action:
        return list(self._moves)[index]

    def __bool__(self) -> bool:
        return bool(self._moves)

    def sample(self, rng: Rng) -> Action:
        return self._moves.sample(rng)

    def first(self, most: int) -> tuple[list[str], list[str]]:
        """The texts of the first few, and a note if there are more."""
        if not self.listed:
            return [str(self.sample(Stream(b"")))], ["and more than can be listed"]
        more = len(self) - most
        return [str(action) for action in islice(self, most)], [f"and {more} more"] * (more > 0)

    def __repr__(self) -> str:
        listed, more = self.first(LISTED)
        return "\n".join([screen.columns(listed) or "nothing", *more])


class Story:
    """What happened, in sentences; `events` has the same as data."""

    def __init__(self, steps: Iterable[Step], tell: Callable[[Event], str]) -> None:
        self.steps = tuple(steps)
        self._tell = tell

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for step in self.steps for event in step.events)

    def __str__(self) -> str:
        return "\n".join(filter(None, map(self._tell, self.events)))

    def __repr__(self) -> str:
        lines = str(self).splitlines()
        return "\n".join(["…"] * (len(lines) > TOLD) + lines[-TOLD:])


class Drawing:
    """A view of the table: text in a terminal, a picture in a notebook."""

    def __init__(self, text: str, picture: str) -> None:
        self._text, self._picture = text, picture

    def __str__(self) -> str:
        return self._text

    __repr__ = __str__

    def _repr_svg_(self) -> str:
        return self._picture


class OpenTable:
    """A match played in a Python session. Seats are counted from 0."""

    def __init__(
        self, game: AnyGame, *, seed: Seed = None, names: Sequence[str] = (), start: Any = None
    ) -> None:
        if names and len(names) != game.players:
            raise ValueError(f"this table has {game.players} seats, not {len(names)}: {names}")
        self.game = game
        self.names = tuple(names) or tuple(f"seat {seat}" for seat in range(game.players))
        self._named = bool(names)
        self._words = words("en", game.slug)
        self._now = 0
        self.table = Table(game, seed_bytes(seed), clock=self._clock, start=start)
        """The table underneath: its log, and everything a server needs."""
        self._gone_on(())

    def _clock(self) -> int:
        return self._now

    # -- how things stand ----------------------------------------------------------------------

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now: usually one, none at the end."""
        return self.table.seats_to_act

    @property
    def seat(self) -> Seat | None:
        """The seat whose turn it is; None if several may act, or none."""
        return self.to_act[0] if len(self.to_act) == 1 else None

    @property
    def scores(self) -> tuple[int, ...]:
        """The points announced so far, per seat."""
        return self.game.scores(self.state)

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def result(self) -> Result | None:
        """How the match ended; None while it goes on."""
        return self.table.result

    def moves(self, seat: Seat | None = None) -> Choices:
        """What a seat can do; by default, the seat whose turn it is."""
        return Choices(self.table.moves(self._who(seat)), self.game.vocabulary)

    def position(self) -> Position:
        """Everything on the table now; pass it to `boneyard.table` to go on from there."""
        return Position(self.game, self.state)

    def record(self) -> str:
        """The match so far as a record, which `boneyard replay` can check."""
        return record.write(self.table.record(names=self.names if self._named else ()))

    # -- what changes it -----------------------------------------------------------------------

    def play(self, action: Action | str, seat: Seat | None = None) -> Story:
        """Play an action, or its text, for a seat; by default, the seat whose turn it is. If a tile
        can be laid in only one way, the tile alone is enough. Raises IllegalAction, BadNotation."""
        seat = self._who(seat)
        meant = self._meant(action, seat)
        try:
            return self._gone_on(self.table.play(seat, meant))
        except IllegalAction as illegal:
            raise self._refusal(illegal.reason, meant, seat) from None

    def undo(self) -> Action:
        """Take back the last move, whoever made it, along with anything dealt or drawn since, and
        return it. Raises CannotUndo."""
        for actor, action in reversed(self.table.course):
            if not isinstance(actor, Nature):
                self.table.follow(Entry(actor, Undo(), self._now))
                return action
        nothing = CannotUndo(Reason("undo-nothing"))
        nothing.args = (why(nothing.reason, self._words),)
        raise nothing

    def let(self, bot: Player = "greedy", seat: Seat | None = None) -> Story:
        """Let a bot make one move for a seat; by default, the seat whose turn it is."""
        seat = self._who(seat)
        moves = self.table.moves(seat)
        if not moves:
            raise ValueError(f"{self.names[seat]} cannot move now: {self._turn()}")
        mind = bots.bot(bot, self.game.slug) if isinstance(bot, str) else bot
        count = self.table.count.to_bytes(8, "big")
        rng = Stream(sha256(b"boneyard bot\0" + self.table.seed + count).digest())
        try:
            action = mind.choose(self.game, self.table.observe(seat), moves, rng)
        except Impossible:
            raise ValueError(
                "the bot cannot work out how play got here: give the position the log of its round"
            ) from None
        return self.play(action, seat)

    def play_on(self, players: Player | Mapping[Seat, Player] = "greedy") -> Story:
        """Let bots play, the same for all seats or one per seat, until a seat without a bot may act
        or the match is over."""
        if not isinstance(players, Mapping):
            players = dict.fromkeys(range(self.game.players), players)
        for seat in players:
            self._who(seat)
        steps: list[Step] = []
        for _ in range(LONGEST):
            alarm = self.table.alarm()
            if any(seat not in players for seat in self.to_act):
                break
            if self.to_act:
                seat = self.to_act[0]
                steps += self.let(players[seat], seat).steps
            elif alarm is not None:
                steps += self.wait(alarm).steps
            else:
                break
        return Story(steps, self._said)

    def wait(self, milliseconds: int) -> Story:
        """Let time pass in a real-time game: at this table the clock stands still otherwise."""
        if milliseconds < 0:
            raise ValueError(f"time passes forwards, not by {milliseconds} milliseconds")
        self._now += milliseconds
        return self._gone_on(self.table.tick())

    # -- how it looks --------------------------------------------------------------------------

    def show(self, seat: Seat | None = None) -> Drawing:
        """The table as a seat sees it; by default, with every hand face up."""
        looker = self._looker if seat is None else self._who(seat)
        drawn = self._scene(looker, self.table.moves(-1 if looker is None else looker))
        if seat is None:
            drawn = replace(drawn, hands=tuple(map(self._opened, drawn.hands)))
        text = screen.screen(drawn, self._words("title"), self._words)
        if self.over:
            text = f"{text}\n{screen.outcome(drawn)}"
        return Drawing(text, svg(self._scene(looker)))

    def __str__(self) -> str:
        return str(self.show())

    def __repr__(self) -> str:
        return f"<a table of {self.game.slug}: {self._turn()}>"

    def _repr_svg_(self) -> str:
        return self.show()._repr_svg_()

    # -- how it is done ------------------------------------------------------------------------

    @property
    def _looker(self) -> Seat | None:
        """Through whose eyes the table is shown: a lone player's, otherwise an onlooker's."""
        return 0 if self.game.players == 1 else None

    def _scene(self, seat: Seat | None, moves: Moves = NONE) -> Scene:
        seen = self.table.observe(seat)
        return build(self.game, seen, moves, words=self._words, names=self.names)

    def _opened(self, hand: Hand) -> Hand:
        """A hand as its owner sees it."""
        own = self._scene(hand.seat).hands[hand.seat]
        return replace(hand, tiles=own.tiles, count=own.count)

    @property
    def _said(self) -> Callable[[Event], str]:
        """Tells what happened, event by event."""
        state = self.state
        return Teller(self.game, lambda: state, self._words, self.names, self._looker).say

    def _gone_on(self, steps: tuple[Step, ...]) -> Story:
        """Deal whatever is to be dealt: nobody waits at this table."""
        while self.table.waits:
            steps += self.table.go_on()
        return Story(steps, self._said)

    def _who(self, seat: Seat | None) -> Seat:
        """The seat that was named, or else the only one that may act."""
        if seat is None:
            if len(self.to_act) > 1:
                raise ValueError(f"{self._turn()}: choose one with seat=…")
            return self.seat or 0
        if seat not in range(self.game.players):
            raise ValueError(f"there is no seat {seat}; choose 0 to {self.game.players - 1}")
        return seat

    def _turn(self) -> str:
        if self.over:
            return "the match is over"
        if not self.to_act:
            return "everybody is locked out; wait() lets time pass"
        return " and ".join(self.names[seat] for seat in self.to_act) + " to play"

    def _meant(self, action: Action | str, seat: Seat) -> Action:
        moves = self.table.moves(seat)
        if isinstance(action, str):
            try:
                action = self.game.vocabulary.parse(action)
            except BadNotation as wrong:
                told = f"{wrong}" if str(wrong).endswith("?") else f"{wrong}."
                raise BadNotation(f"{told} {self._possible(moves, seat)}".strip()) from None
        if isinstance(action, Lay) and action.at is None and moves.listed and action not in moves:
            ways = [lay for lay in moves if isinstance(lay, Lay) and lay.tile == action.tile]
            if len(ways) == 1:
                return ways[0]
            if ways:
                raise self._refusal(Reason("say-where"), action, seat, ways)
        return action

    def _refusal(
        self, reason: Reason, action: Action, seat: Seat, instead: Iterable[Action] = ()
    ) -> IllegalAction:
        """Why not, in words, and what would be possible instead."""
        moves = Listed(instead) if instead else self.table.moves(seat)
        illegal = IllegalAction(seat, action, reason)
        told = f"{action}: {why(reason, self._words)} {self._possible(moves, seat)}"
        illegal.args = (told.strip(),)
        return illegal

    def _possible(self, moves: Moves, seat: Seat) -> str:
        if not moves:
            return "" if self.over else f"Now: {self._turn()}"
        first, more = Choices(moves, self.game.vocabulary).first(SUGGESTED)
        return " ".join([f"Possible for {self.names[seat]}:", " · ".join(first), *more])


def open_table(
    game: str | AnyGame | Position,
    *,
    seed: Seed,
    names: Sequence[str],
    options: Mapping[str, object],
) -> OpenTable:
    """See `boneyard.table`."""
    if isinstance(game, str):
        return OpenTable(games.listing(game).game(options), seed=seed, names=names)
    if options:
        raise TypeError(f"{game!r} already has its options; leave out {', '.join(options)}")
    if isinstance(game, Position):
        return OpenTable(game.game, seed=seed, names=names, start=game.state)
    if not isinstance(game, Game):
        raise TypeError(f"a table is opened for a game, its name or a position, not {game!r}")
    return OpenTable(game, seed=seed, names=names)


def seed_bytes(seed: Seed) -> bytes:
    """Bytes are used as they are, so that a server's match can be dealt again."""
    if seed is None:
        return token_bytes(SECRET_BYTES)
    return seed if isinstance(seed, bytes) else sha256(f"boneyard seed {seed}".encode()).digest()
