"""What people are told to install is ours, and the library alone asks for little."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

FOREIGN = re.compile(
    r"\b(?:pip|pipx|uv|conda) (?:add|download|install|show|tool)\b[^\n&;|]*?"
    r"(?<![\w./-])boneyard(?![\w./-])"
)
"""A command that would fetch the package called `boneyard`, which is somebody else's."""
FOREIGN_RUN = re.compile(
    r"(?:\b(?:uvx|pipx run|uv tool run) (?:-(?!-from|-spec)\S+ )*|--(?:from|spec)[ =])['\"]?"
    r"boneyard(?![\w./-])"
)
"""The same without installing it."""

LIGHT = """
import sys

class Only:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in sys.stdlib_module_names and top not in {allowed!r}:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Only())
{program}
"""
PLAYS = """
import random
import boneyard
for slug in boneyard.slugs():
    game = boneyard.game(slug)
    state, rng = game.start(), random.Random(1)
    for _ in range(40):
        if actors := game.to_act(state):
            action = game.legal(state, actors[0]).sample(rng)
            state, _ = game.apply(state, actors[0], action)
    game.observe(state, 0)
"""


def test_a_server_stands_on_nothing_with_known_faults() -> None:
    """fastapi asks for less of what it stands on."""
    asked = [Requirement(text) for text in PROJECT["dependencies"]]
    (starlette,) = (one for one in asked if one.name == "starlette")
    assert [version in starlette.specifier for version in ("1.3.0", "1.3.1", "1.10")] == [
        False, True, True,
    ]  # fmt: skip


def told() -> Iterator[Path]:
    """Everything that may tell somebody what to install."""
    yield from ROOT.glob("*.md")
    yield from (ROOT / "docs").glob("*.md")
    yield ROOT / "Makefile"
    for folder in ("src", "tools", "web/app"):
        for suffix in ("py", "md", "ftl", "ts", "svelte"):
            yield from (ROOT / folder).rglob(f"*.{suffix}")


def test_nobody_is_told_to_install_somebody_elses_package() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in told()
        for pattern in (FOREIGN, FOREIGN_RUN)
        for match in pattern.finditer(path.read_text("utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("text", "foreign"),
    [
        ("pip install boneyard", True),
        ("run: python -m pip install 'boneyard[plot]'", True),
        ("pip install -U boneyard", True),
        ("uv add boneyard", True),
        ("pip show boneyard", True),
        ("pip install 'boneyard-dominoes[plot]'", False),
        ("pip install . && boneyard serve", False),
        ("boneyard serve --open", False),
        ("uvx boneyard serve", True),
        ("uvx --refresh boneyard serve", True),
        ("uvx --from boneyard boneyard serve", True),
        ("pipx run boneyard serve", True),
        ("pipx run --spec 'boneyard[plot]' boneyard serve", True),
        ("uvx boneyard-dominoes serve", False),
        ("uvx --from boneyard-dominoes boneyard serve", False),
        ("pipx run --spec . boneyard serve", False),
    ],
)
def test_such_advice_is_recognised(text: str, foreign: bool) -> None:
    assert bool(FOREIGN.search(text) or FOREIGN_RUN.search(text)) is foreign


def test_the_distribution_asks_itself_for_its_extras() -> None:
    asked = [line for extra in PROJECT["optional-dependencies"].values() for line in extra]
    assert [line for line in asked if line.startswith("boneyard")] == [
        f"{PROJECT['name']}[pettingzoo]",
        f"{PROJECT['name']}[postgres,redis,plot,cluster]",
    ]


@pytest.mark.parametrize(
    ("program", "allowed"),
    [
        (PLAYS, {"boneyard", "msgspec"}),
        ("import boneyard.view, boneyard.bots, boneyard.table, boneyard.notation.record", None),
    ],
    ids=["every game is played", "tables, bots, scenes and records"],
)
def test_the_library_needs_little(program: str, allowed: set[str] | None) -> None:
    """msgspec to play, and what Fluent brings to speak: see docs/decisions.md."""
    speaking = {"boneyard", "msgspec", "fluent", "babel", "pytz", "attr", "typing_extensions"}
    code = LIGHT.format(allowed=allowed or speaking, program=program)
    subprocess.run([sys.executable, "-c", code], check=True)
