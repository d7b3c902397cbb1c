"""Ctrl-C in a real terminal: long work ends at once, and tells what it has found."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/stat").exists(), reason="looks for processes in /proc"
)

PROGRAM = "import sys; from boneyard.cli import main; sys.exit(main())"
PATIENCE_S = 240
"""For a machine that is busy with other things; it is no measure of anything."""
CTRL_C = b"\x03"


class Terminal:
    """The command in a terminal of its own."""

    def __init__(self, *words: str) -> None:
        self.pid, self.line = pty.fork()
        self.shown = ""
        if self.pid == 0:  # pragma: no cover - the child
            # Whoever runs these tests may be in the background, where Ctrl-C is ignored.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            os.environ["TERM"] = "xterm"
            os.execv(sys.executable, [sys.executable, "-c", PROGRAM, *words])

    def until(self, pattern: str) -> None:
        """Read until this stands on the screen."""
        ends = time.monotonic() + PATIENCE_S
        while not re.search(pattern, self.shown):
            assert time.monotonic() < ends, self.shown[-2000:]
            assert self._read(), f"it has ended: {self.shown[-2000:]}"

    def press(self) -> None:
        os.write(self.line, CTRL_C)

    def status(self) -> int:
        """How it ended, when it has."""
        ends = time.monotonic() + PATIENCE_S
        while self._read():
            assert time.monotonic() < ends, self.shown[-2000:]
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])

    def _read(self) -> bool:
        """Whether there may be more to read."""
        if not select.select([self.line], [], [], 0.2)[0]:
            return True
        try:
            more = os.read(self.line, 1 << 16)
        except OSError:  # On Linux, that is how a terminal ends.
            return False
        self.shown += more.decode("utf-8", "replace")
        return bool(more)


def in_session(leader: int) -> list[str]:
    """What still runs of the processes that were started in a session."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(FileNotFoundError, ProcessLookupError):
            state, _, _, session = stat.read_text().rpartition(") ")[2].split()[:4]
            if int(session) == leader and state != "Z":
                found.append((stat.parent / "cmdline").read_text().replace("\0", " "))
    return found


@pytest.fixture
def opened() -> Iterator[list[Terminal]]:
    terminals: list[Terminal] = []
    yield terminals
    for terminal in terminals:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(terminal.pid, signal.SIGKILL)
        os.close(terminal.line)


def soon(happens: Callable[[], bool]) -> None:
    ends = time.monotonic() + PATIENCE_S
    while not happens():
        assert time.monotonic() < ends, "it has not happened"
        time.sleep(0.05)


LONG = "1000000"


@pytest.mark.timeout(2 * PATIENCE_S)
@pytest.mark.parametrize(
    ("words", "under_way", "told"),
    [
        (
            ["simulate", "block", "--games", LONG, "--players", "strong,casual", "--jobs", "2"],
            r"[1-9]\d*/1000000",
            r"2 +casual .*\n\s+[1-9]\d* matches, (.|\n)*stopped after \d+ of 1,000,000 matches",
        ),
        (
            ["ladder", "classic-block", "--bots", "strong,casual", "--playouts", "8",
             "--better", "50.01", "--deals", LONG, "--jobs", "2"],
            r"[1-9]\d+/1000000",
            r"strong +casual +[\d.]+ %(.|\n)*stopped after \d+ deals",
        ),
        (
            ["solve", "solo-rows", "--deals", "1000000000", "--jobs", "2"],
            r"[1-9]\d*/1000000000",
            r"deals can be won(.|\n)*stopped after [\d,]+ of 1,000,000,000 deals",
        ),
        (
            ["solve", "deal", "--random", LONG, "--jobs", "2"],
            r"[1-9]\d*/1000000",
            r"pips for the opener's side(.|\n)*stopped after [\d,]+ of 1,000,000 deals",
        ),
    ],
    ids=["simulate", "ladder", "solo-rows", "deal"],
)  # fmt: skip
def test_ctrl_c_tells_what_was_found_and_leaves_nobody_behind(
    words: list[str], under_way: str, told: str, opened: list[Terminal]
) -> None:
    terminal = Terminal(*words)
    opened.append(terminal)
    terminal.until(under_way)
    terminal.press()
    assert terminal.status() == 130
    assert re.search(told, terminal.shown), terminal.shown[-2000:]
    assert "Traceback" not in terminal.shown, terminal.shown
    soon(lambda: not in_session(terminal.pid))


def never_answers(folder: Path) -> tuple[str, Path]:
    """A bot that thinks for ever, as `--bot` takes it, and where it notes each process it has."""
    noted = folder / "thinking"
    program = folder / "slow.sh"
    program.write_text(f"echo ready; read -r hello; read -r game; echo $$ >> {noted}; sleep 6000")
    return f"slow=sh {program}", noted


def runs(pid: str) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.timeout(2 * PATIENCE_S)
def test_ctrl_c_does_not_wait_for_a_bot_that_thinks(tmp_path: Path, opened: list[Terminal]) -> None:
    bot, noted = never_answers(tmp_path)
    terminal = Terminal(
        "ladder", "block", "--bot", bot, "--bots", "slow,casual", "--time", "6000", "--jobs", "2"
    )
    opened.append(terminal)
    terminal.until("0/1000")
    soon(noted.exists)
    terminal.press()
    assert terminal.status() == 130
    assert "stopped after 0 deals" in terminal.shown, terminal.shown
    assert "Traceback" not in terminal.shown, terminal.shown
    soon(lambda: not in_session(terminal.pid))
    soon(lambda: not any(map(runs, noted.read_text().split())))


@pytest.mark.timeout(2 * PATIENCE_S)
def test_whoever_is_told_to_end_tells_what_was_found(opened: list[Terminal]) -> None:
    terminal = Terminal("simulate", "block", "--games", LONG, "--jobs", "2")
    opened.append(terminal)
    terminal.until(r"[1-9]\d*/1000000")
    os.kill(terminal.pid, signal.SIGTERM)
    assert terminal.status() == 128 + signal.SIGTERM
    assert "stopped after" in terminal.shown
    assert " matches, " in terminal.shown
    soon(lambda: not in_session(terminal.pid))


@pytest.mark.timeout(2 * PATIENCE_S)
def test_processes_end_with_the_one_that_was_killed(tmp_path: Path) -> None:
    bot, noted = never_answers(tmp_path)
    # Not in a terminal, which would send a signal of its own to all of them.
    words = ["ladder", "block", "--bot", bot, "--bots", "slow,casual", "--time", "6000"]
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *words, "--jobs", "2"], start_new_session=True
    ) as asking:
        soon(noted.exists)
        asking.kill()
    soon(lambda: not in_session(asking.pid))
    soon(lambda: not any(map(runs, noted.read_text().split())))
