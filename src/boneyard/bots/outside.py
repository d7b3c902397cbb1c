"""Bots that are programs of their own, in any language: docs/bots-from-outside.md.

We write lines to such a program and it answers with lines. It is told what its seat may know and
nothing else. A program that hangs, dies, floods us, or answers what cannot be done loses that
decision, not the table: `Forfeit` is raised, and whoever asked lets somebody else decide.
"""

from __future__ import annotations

import atexit
import os
import secrets
import selectors
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from itertools import islice
from math import inf
from typing import Any, ClassVar, Self, TypeAlias
from weakref import WeakSet

import msgspec

from boneyard.bots.bot import Bot, Budget
from boneyard.core.actions import Action, BadNotation
from boneyard.core.chance import Rng
from boneyard.core.game import AnyGame
from boneyard.core.moves import Moves
from boneyard.core.reading import quoted

PROTOCOL = 1
HELLO_S = 10.0
"""How long a program may take to say that it is ready."""
USUAL = Budget(seconds=1.0)
MORE_S, MORE = 0.5, 0.1
"""How much longer than its budget it may take: a fixed time for the way, and a tenth."""
UNTIMED_S = 60.0
"""How long it may take for a budget that is in play-outs alone."""
SOON_S = 0.5
"""How long a program that has closed its output may take to end."""
MOST_BYTES = 1 << 20
"""It may say no more than this for one decision."""
MOST_MOVES = 2000
"""So many moves are named to it; of more, a part."""
PATIENCE = 3
"""A program that fails so often in a row is not asked again."""
MARK = "DOMINO_BOT"
"""The variable by which a program is known with all that it starts, wherever that goes."""


class Forfeit(Exception):
    """A program has lost a decision; says why, in words without a tile in them."""

    def __init__(self, why: str, detail: str = "", *, given_up: bool = False) -> None:
        super().__init__(why)
        self.detail = detail or why
        """The same for whoever runs the program: it may repeat what was answered."""
        self.given_up = given_up
        """The program is not asked again."""


Listener: TypeAlias = Callable[[str, str], None]
"""Is told of each line: `>` and what a program reads, or `<` and what it writes."""


class Outside(Bot):
    """A program that decides. It runs from its first decision on, for all tables and budgets of
    this process, and is started anew where it has died or had to be stopped."""

    heavy: ClassVar[bool] = True
    from_outside: ClassVar[bool] = True

    def __init__(
        self, name: str, command: str, budget: Budget = USUAL, listener: Listener | None = None
    ) -> None:
        self.name = name  # type: ignore[misc]
        self.command, self.budget, self.listener = command, budget, listener

    def within(self, budget: Budget) -> Self:
        return type(self)(self.name, self.command, budget, self.listener)

    def choose(self, game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Action:
        seconds = self.budget.seconds
        limit = UNTIMED_S if seconds is None else seconds * (1 + MORE) + MORE_S
        lines = asked(observation, moves, self.budget, rng)
        try:
            return _service(self.command, self.listener).decide(game, lines, limit, moves)
        except Forfeit as wrong:
            why, detail = f"{self.name} {wrong}", f"{self.name} {wrong.detail}"
            raise Forfeit(why, detail, given_up=wrong.given_up) from None


def asked(observation: Any, moves: Moves, budget: Budget, rng: Rng) -> list[str]:
    """The lines that ask for a decision: all that is known, what may be done, and how long."""
    named = moves.some(MOST_MOVES if moves.listed else 1, rng)
    more = not moves.listed or next(islice(moves, MOST_MOVES, None), None) is not None
    time_ = "" if budget.seconds is None else f" time {round(1000 * budget.seconds)}"
    playouts = "" if budget.playouts is None else f" playouts {budget.playouts}"
    return [
        f"seat {observation.seat}",
        f"see {msgspec.json.encode(observation).decode()}",
        *(f"may {action}" for action in named),
        *(["more"] if more else []),
        f"go{time_}{playouts}",
    ]


def _legal(game: AnyGame, answer: str, moves: Moves) -> Action:
    try:
        action = game.vocabulary.parse(answer)
    except BadNotation as wrong:
        detail = f"has answered {quoted(f'do {answer}')}: {wrong}"
        raise Forfeit("has answered what is no action", detail) from None
    if action not in moves:
        detail = f"has answered {quoted(f'do {answer}')}, which is not possible there"
        raise Forfeit("has answered what is not possible now", detail)
    return action


class _Service:
    """A program that is there whenever it is wanted: started when it is asked, and again when it
    has failed, but not for ever."""

    patience: ClassVar[float] = PATIENCE

    def __init__(self, command: str, listener: Listener | None) -> None:
        self._command, self._listener = command, listener
        self._program: _Program | None = None
        self._played = ""
        self._failed = 0

    def decide(self, game: AnyGame, lines: list[str], seconds: float, moves: Moves) -> Action:
        if self._failed >= self.patience:
            why = f"has failed {PATIENCE} times in a row and is not asked again"
            raise Forfeit(why, given_up=True)
        try:
            chosen = _legal(game, self._ask(game, lines, seconds), moves)
        except (Forfeit, OSError) as wrong:
            self._failed += 1
            if self._program is not None:
                self._program.end()
                self._program = None
            if isinstance(wrong, Forfeit):
                raise
            raise Forfeit(f"cannot be run: {wrong.strerror}") from None
        self._failed = 0
        return chosen

    def _ask(self, game: AnyGame, lines: list[str], seconds: float) -> str:
        if self._program is None:
            self._program = _Program(self._command, self._listener)
            self._program.exchange([f"boneyard {PROTOCOL}"], "ready", HELLO_S)
            self._played = ""
        played = f"game {game.slug} {msgspec.json.encode(dict(game.options)).decode()}"
        if played != self._played:
            lines, self._played = [played, *lines], played
        # What it has said before it was asked, such as a second answer, is no answer to this.
        self._program.pass_over()
        return self._program.exchange(lines, "do", seconds)


_service = cache(_Service)


def ask_always() -> None:
    """Give no program up in this process: whoever has us ask them knows for which table, and sees
    to it that they do not fail for ever there."""
    _Service.patience = inf


class _Program:
    """A running program, and the two pipes to it."""

    def __init__(self, command: str, listener: Listener | None) -> None:
        self._listener = listener
        mark = secrets.token_hex(8)
        # Not our own settings: the address of the database may have its password in it.
        env = {name: told for name, told in os.environ.items() if not _is_ours(name)}
        self._process = subprocess.Popen(
            shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # What it complains about is for whoever writes it. In a log it might name a tile.
            stderr=None if sys.stderr.isatty() or listener else subprocess.DEVNULL,
            bufsize=0,
            start_new_session=True,
            env=env | {MARK: mark},
        )
        self._guard = _guard(self._process.pid, mark)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in, self._out = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._in, False)
        os.set_blocking(self._out, False)
        self._heard = b""
        _RUNNING.add(self)

    def exchange(self, lines: list[str], word: str, seconds: float) -> str:
        """Say these lines, and wait for one that begins with this word: the rest of it."""
        until = time.monotonic() + seconds
        self._tell(">", lines)
        unsaid = "".join(f"{line}\n" for line in lines).encode()
        budget, late = MOST_BYTES, False
        while True:
            for line in self._lines():
                first, _, rest = line.partition(" ")
                # Anything else it says is for people.
                if first == word:
                    return rest.strip()
            left = until - time.monotonic()
            with selectors.DefaultSelector() as ready:
                ready.register(self._out, selectors.EVENT_READ)
                if unsaid:
                    ready.register(self._in, selectors.EVENT_WRITE)
                events = ready.select(max(0.0, left))
            # An answer that lies there counts, also if we come late to see it; one look is enough.
            if not events or late:
                raise Forfeit("has taken too long", f"has taken more than {seconds:.1f} s")
            late = left <= 0
            for key, _ in events:
                if key.fd == self._in:
                    unsaid = unsaid[self._say(unsaid) :]
                else:
                    heard = os.read(self._out, 1 << 16)
                    budget -= len(heard)
                    if not heard:
                        raise Forfeit("has ended", self._how_it_ended())
                    if budget < 0:
                        raise Forfeit("says too much")
                    self._heard += heard

    def _say(self, data: bytes) -> int:
        try:
            return os.write(self._in, data)
        except BrokenPipeError:
            raise Forfeit("has ended", self._how_it_ended()) from None

    def _how_it_ended(self) -> str:
        try:
            status = self._process.wait(SOON_S)
        except subprocess.TimeoutExpired:
            return "has closed its output"
        if status < 0:
            return f"was ended by {signal.Signals(-status).name}"
        return f"has ended with status {status}"

    def _lines(self) -> list[str]:
        *heard, self._heard = self._heard.split(b"\n")
        lines = [line.decode("utf-8", "replace").strip() for line in heard]
        self._tell("<", lines)
        return lines

    def _tell(self, way: str, lines: list[str]) -> None:
        if self._listener is not None:
            for line in lines:
                self._listener(way, line)

    def pass_over(self) -> None:
        """Forget all that it has said so far."""
        self._heard = b""
        with suppress(BlockingIOError):
            for _ in range(MOST_BYTES >> 16):
                if not os.read(self._out, 1 << 16):
                    return
            raise Forfeit("says too much")

    def end(self) -> None:
        """Stop it, and all that it has started."""
        _RUNNING.discard(self)
        # The guard does as if we were gone. Until we wait for the program nobody gets its number.
        self._guard.communicate()
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()


def _is_ours(variable: str) -> bool:
    return variable.startswith("BONEYARD_")


_ENDS = """
read -r word
kill -9 "-$0"
# Where there is /proc (on Linux), also those that have gone to a session of their own; again, for
# what they have started before they ended.
for again in 1 2 3 4 5 6 7 8 9; do
    found=$(grep -lsF -- "$1" /proc/[0-9]*/environ)
    [ -n "$found" ] || break
    for one in $found; do
        one=${one#/proc/}
        kill -9 "${one%/environ}"
    done
done
"""


def _guard(leader: int, mark: str) -> subprocess.Popen[bytes]:
    """Ends a program, with all that it has started, also should we be killed and unable to do so.
    It waits for a word that never comes, from a pipe that closes with us."""
    return subprocess.Popen(
        ["sh", "-c", _ENDS, str(leader), f"{MARK}={mark}"],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        # We may be marked ourselves, by somebody whose bot we are: the guard outlives even that.
        env={"PATH": os.environ.get("PATH", os.defpath)},
    )


_RUNNING: WeakSet[_Program] = WeakSet()


@atexit.register
def _end_all() -> None:
    for program in list(_RUNNING):
        with suppress(Forfeit, OSError):
            program.exchange(["quit"], "bye", 0.2)
        program.end()
