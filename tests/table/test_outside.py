"""Programs from outside play, see only what their seat may know, and never hurt a table."""

from __future__ import annotations

import os
import random
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import boneyard
from boneyard import bots
from boneyard.bots import outside, registry
from boneyard.bots.arena import play
from boneyard.bots.bot import Budget
from boneyard.bots.contenders import STAND_IN, Entrant, contender, known
from boneyard.bots.duplicate import deal_score, dealt, one_round
from boneyard.bots.outside import Forfeit, Outside
from boneyard.cli import main
from boneyard.cli.play import ME
from boneyard.core.moves import Moves

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples" / "bots"
FIRST = f"sh {EXAMPLES / 'first.sh'}"
HEAVIEST = f"{sys.executable} {EXAMPLES / 'heaviest.py'}"
FOR_SEVERAL = [slug for slug in boneyard.slugs() if boneyard.game(slug).players > 1]
SOON = Budget(seconds=0.2)


@pytest.fixture(autouse=True)
def nobody_stays(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    # Set first: what was never there when it was deleted would not be deleted again afterwards.
    monkeypatch.setenv(registry.OUTSIDE, "")
    monkeypatch.delenv(registry.OUTSIDE)
    yield
    registry.bot.cache_clear()
    contender.cache_clear()
    outside._service.cache_clear()


def decision(slug: str, seed: int = 1, steps: int = 4) -> tuple[Any, Any, int]:
    """A game, a state of it a few moves in, and who is to act."""
    game, rng = one_round(slug), random.Random(seed)
    state = found = dealt(game, str(seed))
    for _ in range(steps):
        if not game.to_act(state):
            break
        actor = game.to_act(state)[0]
        found = state if isinstance(actor, int) else found
        state, _ = game.apply(state, actor, game.legal(state, actor).sample(rng))
    seat = next(actor for actor in game.to_act(found) if isinstance(actor, int))
    return game, found, seat


def answered(mind: Outside, game: Any, state: Any, seat: int) -> Any:
    moves: Moves = game.legal(state, seat)
    chosen = mind.choose(game, game.observe(state, seat), moves, random.Random(1))
    assert chosen in moves
    return chosen


def saying(words: str) -> str:
    """A program in the shell's language."""
    return f"sh -c {shlex.quote(words)}"


def deciding(words: str) -> str:
    """One that says hello as it should, and then does this."""
    return saying(f"echo ready; while read -r word rest; do case $word in go) {words};; esac; done")


# -- playing ------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", FOR_SEVERAL)
def test_a_program_plays_every_game_for_several(slug: str) -> None:
    game, state, seat = decision(slug)
    mind = Outside("first", FIRST)
    answered(mind, game, state, seat)
    answered(mind, game, state, seat)


def test_the_first_of_all_moves_is_what_the_shell_does() -> None:
    game, state, seat = decision("block", 3)
    assert answered(Outside("first", FIRST), game, state, seat) == next(
        iter(game.legal(state, seat))
    )


def test_the_one_in_python_lays_the_most_pips() -> None:
    game, state, seat = decision("block", 3)
    chosen = answered(Outside("heavy", HEAVIEST), game, state, seat)
    assert chosen.tile.pips == max(move.tile.pips for move in game.legal(state, seat))


@pytest.mark.parametrize("example", sorted(EXAMPLES.iterdir()), ids=lambda path: path.name)
def test_an_example_is_short(example: Path) -> None:
    assert len(example.read_text().splitlines()) <= 60


def test_whole_matches_and_ladders_count_what_was_lost() -> None:
    bots.bring(f"first={FIRST}")
    bots.bring("dead=false")
    game = one_round("block")
    kept = play(game, ["first", "random"], random.Random(1)).forfeits
    assert kept.asked > 3
    assert kept.lost == 0
    assert not kept.spoil
    lost = play(game, ["dead", "random"], random.Random(1)).forfeits
    assert lost.lost == lost.asked > 3
    assert lost.reasons[0] == "dead has ended with status 1"
    assert lost.spoil
    minds = contender(Entrant("dead"), "block"), contender(Entrant(STAND_IN), "block")
    met = deal_score(game, minds, "1")
    # Its stand-in plays all of it, so it is as good as that one.
    assert met.win == 0.5
    assert met.forfeits.given_up


def test_how_long_it_may_think_is_told(tmp_path: Path) -> None:
    game, state, seat = decision("block")
    for budget, told in (
        (Budget(seconds=0.25), "go time 250"),
        (Budget(playouts=40), "go playouts 40"),
        (Budget(seconds=2, playouts=40), "go time 2000 playouts 40"),
    ):
        assert heard(tmp_path, game, state, seat, budget).splitlines()[-1] == told


# -- hidden is hidden ---------------------------------------------------------------------------


def heard(folder: Path, game: Any, state: Any, seat: int, budget: Budget = SOON) -> str:
    """Everything that a program is told for a decision."""
    noted = folder / "heard.txt"
    noted.unlink(missing_ok=True)
    note = f'printf "%s\\n" "$line" >> {noted}; case $line in go*) exit;; esac'
    mind = Outside("spy", saying(f"echo ready; while read -r line; do {note}; done"), budget)
    with pytest.raises(Forfeit, match="has ended"):
        answered(mind, game, state, seat)
    return noted.read_text()


@pytest.mark.parametrize("slug", FOR_SEVERAL)
def test_states_that_look_alike_are_told_alike(slug: str, tmp_path: Path) -> None:
    game, state, seat = decision(slug, 11)
    told = heard(tmp_path, game, state, seat)
    assert f"\nseat {seat}\n" in told
    for number in range(2):
        other = game.sample(game.observe(state, seat), random.Random(number))
        assert heard(tmp_path, game, other, seat) == told


# -- what goes wrong ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("false", "has ended"),
        ("sleep 60", "has taken too long"),
        (deciding("sleep 60"), "has taken too long"),
        (deciding("exit"), "has ended"),
        (deciding("kill -9 $$"), "has ended"),
        (deciding("echo do 9-9"), "not possible"),
        (deciding("echo do something silly"), "no action"),
        (deciding("echo do"), "no action"),
        (deciding("printf 'do \\377\\n'"), "no action"),
        (deciding("yes"), "says too much"),
        (deciding("yes | tr -d '\\n'"), "says too much"),
    ],
)
def test_whoever_fails_loses_the_decision_and_is_reported(
    command: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boneyard.bots.outside.HELLO_S", 0.3)
    monkeypatch.setattr("boneyard.bots.outside.MORE_S", 0.1)
    game, state, seat = decision("block")
    mind = Outside("ill", command, Budget(seconds=0.2 if "sleep" in command else 20))
    with pytest.raises(Forfeit, match=f"ill .*{why}") as lost:
        answered(mind, game, state, seat)
    assert "9-9" not in str(lost.value)


def test_after_three_failures_it_is_left_alone(tmp_path: Path) -> None:
    game, state, seat = decision("block")
    mind = Outside("ill", saying(f"echo x >> {tmp_path / 'started'}"))
    for _ in range(5):
        with pytest.raises(Forfeit):
            answered(mind, game, state, seat)
    assert (tmp_path / "started").read_text().count("x") == 3


def test_one_that_dies_now_and_then_is_started_anew() -> None:
    game, state, seat = decision("block")
    move = next(iter(game.legal(state, seat)))
    mind = Outside("weak", deciding(f"echo 'do {move}'; exit"))
    for _ in range(3):
        assert answered(mind, game, state, seat) == move
        with pytest.raises(Forfeit):
            answered(mind, game, state, seat)


def starts(noted: Path) -> str:
    """A child in its group, and one in a session of its own; notes who they all are as soon as they
    are there."""
    apart = f"{noted}.apart"
    goes = f"setsid sh -c 'echo $$ > {apart}; exec sleep 600' &"
    there = f"until [ -s {apart} ]; do sleep 0.02; done"
    told = f"echo $$ $one $(cat {apart}) > {noted}.new; mv {noted}.new {noted}"
    return f"sleep 600 & one=$!; {goes} {there}; {told}"


def test_what_it_has_started_ends_with_it(tmp_path: Path) -> None:
    game, state, seat = decision("block")
    noted = tmp_path / "child"
    mind = Outside("parent", deciding(f"{starts(noted)}; echo do nonsense"), Budget(seconds=20))
    with pytest.raises(Forfeit):
        answered(mind, game, state, seat)
    soon(lambda: not any(_runs(int(pid)) for pid in noted.read_text().split()))


KILLED = """
import sys
from tests.table.test_outside import Outside, answered, decision
answered(Outside("orphan", sys.argv[1]), *decision("block"))
"""


def test_it_ends_also_where_we_are_killed(tmp_path: Path) -> None:
    """As the process is in which the bots of a server think. It takes no notice of its input."""
    noted = tmp_path / "child"
    command = deciding(f"{starts(noted)}; sleep 600")
    with subprocess.Popen([sys.executable, "-c", KILLED, command], cwd=ROOT) as asking:
        soon(noted.exists)
        asking.kill()
    pids = [int(pid) for pid in noted.read_text().split()]
    soon(lambda: not any(map(_runs, pids)))


def soon(happens: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not happens():
        assert time.monotonic() < until, "it has not happened"
        time.sleep(0.02)


def test_a_second_answer_is_not_one_to_the_next_question() -> None:
    game, state, seat = decision("block", 3)
    first, other, *_ = game.legal(state, seat)
    once = f"if [ -z \"$said\" ]; then said=1; printf 'do {first}\ndo {first}\ndo 9'; else"
    mind = Outside("hasty", deciding(f"{once} printf 'do {other}\n'; fi"), Budget(seconds=20))
    assert answered(mind, game, state, seat) == first
    assert answered(mind, game, state, seat) == other


def test_whoever_talks_all_the_time_has_no_more_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boneyard.bots.outside.MOST_BYTES", 1 << 50)
    game, state, seat = decision("block")
    with pytest.raises(Forfeit, match="taken too long"):
        answered(Outside("talks", deciding("yes"), SOON), game, state, seat)


def test_our_settings_are_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BONEYARD_DATABASE_URL", "postgresql://ada:secret@localhost/boneyard")
    monkeypatch.setenv("BOTS_OWN", "kept")
    game, state, seat = decision("block")
    noted = tmp_path / "environment"
    with pytest.raises(Forfeit):
        answered(Outside("nosy", saying(f"env > {noted}")), game, state, seat)
    assert "BOTS_OWN=kept" in noted.read_text()
    assert "BONEYARD" not in noted.read_text()


def _runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"
    except FileNotFoundError:
        return False


# -- names --------------------------------------------------------------------------------------


def test_whom_the_operator_names_can_be_seated_and_nobody_else() -> None:
    assert not bots.is_known("first")
    bots.bring(f"first={FIRST}")
    assert bots.is_known("first")
    assert bots.suited("block")[-1] == "first"
    assert bots.suited("dominosa") == ()
    assert f"first={FIRST}" in os.environ[registry.OUTSIDE]
    assert isinstance(bots.bot("first", "block"), Outside)


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ("first", "NAME=COMMAND"),
        ("first=", "NAME=COMMAND"),
        ("=sh", "no name"),
        ("First=sh", "no name"),
        ("a b=sh", "no name"),
        ("master=sh", "already"),
        ("search-1=sh", "already"),
        ("first=/nowhere/at/all", "is not there"),
        (f"first={EXAMPLES / 'first.sh'}", "make it executable"),
        ("first=sh\nsecond=sh", "one line"),
        ("first=sh 'x", "cannot read"),
    ],
)
def test_a_program_that_cannot_be_a_bot_is_refused(told: str, why: str) -> None:
    with pytest.raises(bots.BadBot, match=why):
        bots.bring(told)
    assert registry.OUTSIDE not in os.environ


def test_nobody_is_called_like_somebody_who_can_be_named_already() -> None:
    for name in (*known(), ME):
        with pytest.raises(bots.BadBot, match="already"):
            bots.bring(f"{name}=sh")


def test_what_is_wrong_in_the_environment_is_said_to_be_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(registry.OUTSIDE, "first")
    assert main(["serve", "--port", "0"]) == 2
    assert "BONEYARD_BOTS: a bot from outside is given as NAME=" in capsys.readouterr().err


def test_how_one_plays_who_does_not_cannot_be_found_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(registry.OUTSIDE, "dead=false")
    assert main(["exploit", "classic-block", "--bots", "dead"]) == 2
    assert "dead has ended; its way to play" in capsys.readouterr().err
