"""Bots think beside the table, and a table never stands still for one."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, ClassVar

import pytest

import boneyard
from boneyard import bots
from boneyard.bots import Bot, registry
from boneyard.bots.random import RandomBot
from boneyard.core.actions import Action, Pass
from boneyard.core.chance import Rng
from boneyard.core.game import AnyGame
from boneyard.core.moves import Moves
from boneyard.server.bot_pool import Asker, StandIn, Thinker
from boneyard.server.http.games import _card
from boneyard.table import Table
from boneyard.text import words


class Broken(Bot):
    name: ClassVar[str] = "broken"

    def choose(self, game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Action:
        raise ZeroDivisionError


class Slow(RandomBot):
    name: ClassVar[str] = "slow"

    def choose(self, game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Action:
        time.sleep(0.5)
        return super().choose(game, observation, moves, rng)


class Cheat(Bot):
    name: ClassVar[str] = "cheat"

    def choose(self, game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Action:
        return Pass()


@pytest.mark.parametrize(
    ("kind", "why"),
    [(Broken, StandIn.FAILED), (Slow, StandIn.LATE), (Cheat, StandIn.FAILED)],
)
async def test_a_bot_that_fails_is_replaced_for_this_decision(
    kind: type[Bot], why: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry.SIMPLE, kind.name, kind)
    table = Table(boneyard.game("block"), bytes(32))
    table.go_on()
    seat = table.seats_to_act[0]
    thinker = Thinker(processes=1, patience_s=0.2)
    try:
        moves = table.moves(seat)
        chosen = await thinker.choose(kind.name, table.game, table.observe(seat), moves, 1)
        assert chosen.action in moves
        assert chosen.stand_in == why
    finally:
        await thinker.close()
        bots.bot.cache_clear()


@pytest.mark.parametrize(
    ("name", "why"),
    [("first", None), ("dead", StandIn.FAILED), ("of-another-server", StandIn.FAILED)],
)
async def test_programs_from_outside_think_elsewhere_and_their_failures_are_told(
    name: str,
    why: StandIn | None,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    example = Path(__file__).resolve().parents[2] / "examples" / "bots" / "first.sh"
    monkeypatch.setenv(registry.OUTSIDE, f"first=sh {example}\ndead=false")
    table = Table(boneyard.game("block"), bytes(32))
    table.go_on()
    seat = table.seats_to_act[0]
    thinker = Thinker(processes=1, patience_s=20)
    try:
        moves = table.moves(seat)
        for _ in range(2):
            chosen = await thinker.choose(name, table.game, table.observe(seat), moves, 1)
            assert chosen.action in moves
            assert chosen.stand_in == why
        assert thinker.thinks(name, "block") == (name != "of-another-server")
        lost = "a decision is lost at block: dead has ended"
        assert (lost in caplog.messages) is (name == "dead")
    finally:
        await thinker.close()
        bots.bot.cache_clear()


def test_a_program_is_called_what_the_operator_calls_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where one of our texts has that name: `bot-name` is what bots at a table are called."""
    monkeypatch.setenv(registry.OUTSIDE, "name=sh")
    card = _card(boneyard.listing("block"), words("en", "block"))
    assert [bot.label for bot in card.bots][-2:] == ["Master", "name"]


async def test_a_program_that_fails_at_one_table_is_asked_at_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever finds what it does not bear must not have it given up for everybody."""
    started = tmp_path / "started"
    monkeypatch.setenv(registry.OUTSIDE, f"dies=sh -c 'echo x >> {started}'")
    table = Table(boneyard.game("block"), bytes(32))
    table.go_on()
    seat = table.seats_to_act[0]
    thinker = Thinker(processes=1, patience_s=60)
    try:
        for asks, starts in (("theirs", 3), ("mine", 6)):
            for _ in range(4):
                asker = Asker(table=asks)
                chosen = await thinker.choose(
                    "dies", table.game, table.observe(seat), table.moves(seat), 1, asker
                )
                assert chosen.stand_in == StandIn.FAILED
            assert started.read_text().count("x") == starts
    finally:
        await thinker.close()
        bots.bot.cache_clear()


async def test_a_program_that_hangs_is_given_up_with_its_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not asked for ever, though the process that counted its failures is ended each time."""
    started = tmp_path / "started"
    monkeypatch.setenv(registry.OUTSIDE, f"hangs=sh -c 'echo x >> {started}; sleep 600'")
    table = Table(boneyard.game("block"), bytes(32))
    table.go_on()
    seat = table.seats_to_act[0]
    thinker = Thinker(processes=1, patience_s=4)
    try:
        moves = table.moves(seat)
        why = [
            (await thinker.choose("hangs", table.game, table.observe(seat), moves, 1)).stand_in
            for _ in range(5)
        ]
    finally:
        await thinker.close()
        bots.bot.cache_clear()
    assert why == [StandIn.LATE] * 3 + [StandIn.FAILED] * 2
    # On a machine that is busy it may have been given up before it had begun at all.
    assert not started.exists() or len(started.read_text().split()) <= 3


async def test_a_hint_is_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(boneyard.game("memory"), bytes(32))
    table.go_on()
    seat = table.seats_to_act[0]
    thinker = Thinker(processes=1, patience_s=20)
    try:
        advice = await thinker.advise(
            table.game, table.observe(seat), table.moves(seat), random.randrange(99)
        )
        assert advice.action in table.moves(seat)
    finally:
        await thinker.close()


FIRST_MOVE = """
import time
import boneyard
from boneyard.puzzles import dominance
from boneyard.server.bot_pool import think
from boneyard.table import Table
table = Table(boneyard.game("dominance"), bytes(32))
table.go_on()
seat = table.seats_to_act[0]
begun = time.monotonic()
chosen = think("search-2", "dominance", {}, table.observe(seat), table.moves(seat), 1)
legal = chosen.action in table.moves(seat)
print(time.monotonic() - begun, dominance.ready(), chosen.itself, legal)
"""


def test_the_first_move_does_not_wait_for_a_compiler(tmp_path: Path) -> None:
    """In a fresh process, with nothing compiled before."""
    empty = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-c", FIRST_MOVE]
    done = subprocess.run(command, env=empty, capture_output=True, text=True, check=True)
    seconds, compiled, itself, legal = done.stdout.split()
    assert (compiled, itself, legal) == ("False", "False", "True")
    assert float(seconds) < 5


NO_COMPILER = """
import asyncio, sys
import boneyard
from boneyard import bots
from boneyard.server.bot_pool import Thinker
from boneyard.table import Table

async def first_moves(slug, options):
    table = Table(boneyard.game(slug, **options), bytes([3]) * 32)
    table.go_on()
    seat = table.seats_to_act[0]
    game, seen, moves = table.game, table.observe(seat), table.moves(seat)
    thinker = Thinker(processes=1, patience_s=60)
    try:
        for name in bots.names():
            if not bots.bot(name, slug).heavy:
                assert (await thinker.choose(name, game, seen, moves, 1)).action in moves
        assert (await thinker.advise(game, seen, moves, 1)).action in moves
        await thinker.outlook(game, seen)
    finally:
        await thinker.close()
    loaded = [name for name in ("numba", "llvmlite") if name in sys.modules]
    print(*loaded)

if __name__ == "__main__":
    asyncio.run(first_moves(sys.argv[1], dict(pair.split("=") for pair in sys.argv[2:])))
"""


@pytest.mark.parametrize(
    "asked",
    [
        ("dominance",), ("fortress",), ("hectic",), ("solo-rows",),
        ("dominosa", "grade=book", "set=12"), ("solo-draw", "rescue=16"),
    ],
    ids=lambda asked: asked[0],
)  # fmt: skip
def test_no_compiler_ever_starts_in_the_process_of_the_server(
    asked: tuple[str, ...], tmp_path: Path
) -> None:
    """A compiler would hold up everybody at every table. Nothing was compiled before."""
    script = tmp_path / "first_moves.py"
    script.write_text(NO_COMPILER)
    empty = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path / "cache")}
    command = [sys.executable, str(script), *asked]
    done = subprocess.run(command, env=empty, capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


NOTHING_COMPILED = """
import asyncio, sys, time
import boneyard
from boneyard.server.bot_pool import Asker, Thinker
from boneyard.table import Table

async def first_move(slug):
    table = Table(boneyard.game(slug), bytes(32))
    table.go_on()
    while len(list(table.moves(table.seats_to_act[0]))) == 1:
        table.play(table.seats_to_act[0], next(iter(table.moves(table.seats_to_act[0]))))
    seat = table.seats_to_act[0]
    thinker = Thinker(processes=1, patience_s=20, bot_seconds=1.0)
    thinker.warm_up()
    chosen = await thinker.choose(
        "master", table.game, table.observe(seat), table.moves(seat), 1, Asker("here", "table")
    )
    decided = time.monotonic()
    await thinker.close()
    print(chosen.stand_in, chosen.action in table.moves(seat))
    print(time.monotonic() - decided)

if __name__ == "__main__":
    asyncio.run(first_move(sys.argv[1]))
"""


@pytest.mark.parametrize("slug", ["block", "all-fives", "dominance"])
def test_a_stand_in_decides_while_the_compiler_works(slug: str, tmp_path: Path) -> None:
    """On a machine where nothing was ever compiled; and stopping waits for no compiler either."""
    script = tmp_path / "first_move.py"
    script.write_text(NOTHING_COMPILED)
    empty = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path / "cache")}
    command = [sys.executable, str(script), slug]
    done = subprocess.run(command, env=empty, capture_output=True, text=True, check=True)
    why, legal, closing = done.stdout.split()
    assert (why, legal) == (StandIn.COLD, "True")
    # Far less than compiling takes, and far more than a busy machine needs to end a process.
    assert float(closing) < 15
    assert done.stderr == ""
