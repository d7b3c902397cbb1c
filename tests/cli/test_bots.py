"""`boneyard bots`, and bots from outside where they are measured."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from boneyard import bots
from boneyard.bots import outside, registry
from boneyard.bots.contenders import contender, known
from boneyard.cli import main

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"
FIRST = f"sh {EXAMPLES / 'first.sh'}"
Told = Callable[..., tuple[str, str]]


@pytest.fixture(autouse=True)
def nobody_stays(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(registry.OUTSIDE, "")
    yield
    registry.bot.cache_clear()
    contender.cache_clear()
    outside._service.cache_clear()


@pytest.fixture
def told(capfd: pytest.CaptureFixture[str]) -> Told:
    """What is printed for these words, and what is complained of; they end with this status."""

    def told(*words: str, status: int = 0) -> tuple[str, str]:
        assert main(words) == status
        return capfd.readouterr()

    return told


def deciding(words: str) -> str:
    """A program that does this when it is asked for a decision."""
    program = f"echo ready; while read -r word rest; do case $word in go) {words};; esac; done"
    return f"sh -c {shlex.quote(program)}"


SLOWLY = ["--playouts", "1"]
"""A minute for each decision: the machine may be busy."""
ILLEGAL = deciding("echo do 9-9")


def test_all_bots_are_listed(told: Told) -> None:
    bots.bring(f"first={FIRST}")
    listed, _ = told("bots")
    names = [line.split()[0] for line in listed.split("\n\n")[0].splitlines()]
    assert names == ["BOT", *known()]
    assert FIRST in listed


def test_a_program_is_tried(told: Told) -> None:
    shown, _ = told("bots", "try", FIRST, "all-fives", "players=3", "--decisions", "12", *SLOWLY)
    lines = shown.splitlines()
    assert lines[:2] == ["> boneyard 1", "< name First 1.0"]
    assert '> game all-fives {"set":6,"players":3' in shown
    assert shown.count("< do ") == 3, "the first decisions are shown"
    assert lines[-1].startswith("12 decisions of all-fives made; ")
    everything, _ = told("bots", "try", FIRST, "--decisions", "12", "--all", *SLOWLY)
    assert everything.count("< do ") == 12


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("false", "has ended with status 1"),
        (deciding("exit 7"), "has ended with status 7"),
        (deciding("kill -9 $$"), "was ended by SIGKILL"),
        (ILLEGAL, "has answered 'do 9-9', which is not possible there"),
        (deciding("echo do the right thing"), "has answered 'do the right thing': "),
        (deciding("sleep 60"), "has taken more than 0.5 s"),
    ],
)
def test_a_program_that_fails_is_told_why(command: str, why: str, told: Told) -> None:
    limit = ["--time", "0.001"] if "sleep" in command else SLOWLY
    shown, _ = told("bots", "try", command, *limit, status=3)
    assert f"! {why}" in shown
    assert shown.endswith("\n0 decisions of block made; 3 lost.\n")


def test_what_a_program_complains_of_is_shown(told: Told) -> None:
    program = f"{sys.executable} -c 'raise SystemExit(\"no such tile\")'"
    assert "no such tile" in told("bots", "try", program, status=3)[1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nowhere-at-all"], "the program 'nowhere-at-all' is not there"),
        ([""], "the program '' is not there"),
        (["sh 'x"], "cannot read the command"),
        (["sh", "blok"], "perhaps block"),
        (["sh", "--decisions", "0"], "at least one decision"),
    ],
)
def test_what_cannot_be_tried(words: list[str], said: str, told: Told) -> None:
    assert said in told("bots", "try", *words, status=2)[1]


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("form", ["table", "json"])
def test_the_results_of_a_stand_in_are_not_shown(form: str, jobs: str, told: Told) -> None:
    words = ["simulate", "block", "--games", "1000", "--bot", f"bad={ILLEGAL}"]
    shown, complaint = told(
        *words, "--players", "bad@1,random", "--format", form, "--jobs", jobs, status=3
    )
    assert shown == ""
    assert "no result for bad@1,random" in complaint
    assert "bad has answered 'do 9-9', which is not possible there" in complaint
    assert "bots try COMMAND block" in complaint


def test_a_ladder_shows_the_others(told: Told) -> None:
    shown, complaint = told(
        "ladder", "block", "--bot", "bad=false", "--bots", "bad,casual,random",
        "--deals", "4", "--jobs", "1", "--json", *SLOWLY, status=3,
    )  # fmt: skip
    assert [(one["a"], one["b"]) for one in json.loads(shown)["matches"]] == [("casual", "random")]
    assert "no result for bad – casual" in complaint
    assert "bad has ended with status 1" in complaint


def test_few_lost_decisions_are_counted(tmp_path: Path, told: Told) -> None:
    """It fails once, and plays the first of all moves otherwise."""
    clumsy = tmp_path / "clumsy.sh"
    clumsy.write_text(
        f"[ -e {tmp_path}/once ] || {{ touch {tmp_path}/once; exit 7; }}\n. {EXAMPLES}/first.sh\n"
    )
    words = ["simulate", "block", "--games", "20", "--players", "clumsy@1,random", "--jobs", "1"]
    shown, _ = told(*words, "--bot", f"clumsy=sh {clumsy}")
    assert "Programs from outside lost 1 of " in shown
    assert "clumsy has ended with status 7" in shown
    (tmp_path / "once").unlink()
    outside._service.cache_clear()  # It is running.
    shown, _ = told(*words, "--format", "json")
    assert json.loads(shown)["forfeits"]["reasons"] == ["clumsy has ended with status 7"]
