"""The wheel, installed into an environment that has nothing else, is all that a person needs."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import boneyard

pytestmark = pytest.mark.extras

ROOT = Path(__file__).resolve().parents[2]

LIGHT = """
import sys
before = set(sys.modules)
import boneyard
loaded = {name.partition(".")[0] for name in set(sys.modules) - before}
print(boneyard.__file__)
print(*sorted(loaded - set(sys.stdlib_module_names)))
"""

MATCH = """
import asyncio, sys, time
from urllib.error import URLError
from urllib.request import urlopen
from boneyard.server.client import Http, hear, offered, say, shows

async def match(address):
    http = Http(address)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "strong"}]
    made = await http.new_table("block", seats, options={"match": "rounds:1"})
    await http.enter(made["table"], made["seats"][0]["secret"])
    acted = -1
    async with http.live(made["table"]) as line:
        await say(line, send="frame", width=30, height=18)
        while True:
            told = await hear(line, 60)
            if told["tell"] == "refused":
                sys.exit(str(told))
            if told["tell"] == "over":
                break
            if told["tell"] == "pause":
                await say(line, send="ready")
            elif shows(told) and told["seq"] != acted:
                if actions := list(offered(told["scene"])):
                    acted = told["seq"]
                    await say(line, send="act", id=str(acted), seat=0, action=actions[0])

def first_page(address):
    # It says where it is a moment before it listens.
    until = time.monotonic() + 60
    while True:
        try:
            return urlopen(address + "/").read().decode()
        except URLError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)

address = sys.argv[1].rstrip("/")
page = first_page(address)
script = page.partition('src="./')[2].partition('"')[0]
assert len(urlopen(f"{address}/{script}").read()) > 10_000
asyncio.run(asyncio.wait_for(match(address), 120))
print("played")
"""


class Bare:
    """An environment with the wheel and what it asks for; the source is out of sight."""

    def __init__(self, folder: Path) -> None:
        self.bin, self.home = folder / "bin", folder / "home"

    def environment(self) -> dict[str, str]:
        kept = {name: os.environ[name] for name in ("PATH", "TMPDIR") if name in os.environ}
        return kept | {"HOME": str(self.home), "LANG": "C.UTF-8"}

    def run(
        self, program: str, *arguments: str, said: str = ""
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.bin / program), *arguments], cwd=self.home, env=self.environment(),
            input=said, capture_output=True, text=True, timeout=300, check=False,
        )  # fmt: skip


def install(folder: Path) -> None:
    made = folder / "dist"
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(made)],
        cwd=ROOT, check=True, capture_output=True,
    )  # fmt: skip
    venv.create(folder, with_pip=True)
    pip = [str(folder / "bin" / "python"), "-m", "pip", "install", "--quiet", "--no-compile"]
    constraints = ["--constraint", str(ROOT / "constraints.txt")]
    subprocess.run([*pip, *constraints, str(next(made.glob("*.whl")))], check=True)
    (folder / "home").mkdir()
    (folder / "ready").touch()


@pytest.fixture(scope="session")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Bare:
    """Made once, also where several processes test."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    folder = shared / "bare"
    with (shared / "bare.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "ready").exists():
            install(folder)
    return Bare(folder)


@contextmanager
def serving(bare: Bare, folder: Path) -> Iterator[str]:
    """`boneyard serve`, as people start it; its address."""
    process = subprocess.Popen(
        [str(bare.bin / "boneyard"), "serve", "--port", "0", "--set", "pace_ms=0",
         "--set", "bot_seconds=0.05", "--database", f"sqlite:///{folder / 'tables.db'}"],
        cwd=bare.home, env=bare.environment(), stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert process.stderr is not None
    try:
        told = process.stderr.readline()
        assert told.startswith("Boneyard is at http://"), told
        yield told.split()[-1]
    finally:
        process.terminate()
        process.wait(30)


@pytest.mark.parametrize("command", ["boneyard", "boneyard-dominoes"])
def test_both_commands_are_there(bare: Bare, command: str) -> None:
    assert bare.run(command, "--version").stdout == f"boneyard {boneyard.__version__}\n"


def test_importing_it_loads_little(bare: Bare) -> None:
    """No compiler, no arrays, no web server, no database, no texts."""
    file, loaded = bare.run("python", "-c", LIGHT).stdout.splitlines()
    assert file.startswith(str(bare.bin.parent))
    assert loaded.split() == ["boneyard", "msgspec", "typing_extensions"]


@pytest.mark.parametrize("language", ["de", "en", "fr", "it", "nl"])
def test_rules_are_read_in_every_language(bare: Bare, language: str) -> None:
    done = bare.run("boneyard", "rules", "bergen", "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Bergen" in done.stdout


def test_a_match_is_played_in_the_terminal(bare: Bare, tmp_path: Path) -> None:
    kept = tmp_path / "match.txt"
    command = ["play", "block", "--seats", "me,casual", "-o", "match=rounds:1", "--lang", "en"]
    # Always the first thing that is possible; far more often than a round takes.
    done = bare.run("boneyard", *command, "--record", str(kept), said="1\n" * 200)
    assert done.returncode == 0, done.stderr
    assert bare.run("boneyard", "verify", str(kept)).returncode == 0
    assert bare.run("boneyard", "replay", str(kept)).returncode == 0


def test_a_match_is_played_at_the_server(bare: Bare, tmp_path: Path) -> None:
    with serving(bare, tmp_path) as address:
        done = bare.run("python", "-c", MATCH, address)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "played\n"


def test_what_only_an_extra_brings_is_asked_for_by_name(bare: Bare) -> None:
    done = bare.run("python", "-c", "import boneyard.adapters.zoo")
    assert done.returncode == 1
    assert "pip install 'boneyard-dominoes[pettingzoo]'" in done.stderr
