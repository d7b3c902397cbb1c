"""Begins a game as a copy of another: `python -m tools.new_game SLUG --like OTHER`.

The folder it writes plays like the other game, under its own name, and passes its tests; from there
one rule after the other is changed. OTHER may also be a kind of games: the plainest one of that
kind is taken. The folder goes to `src/boneyard/games`, or with `--into FOLDER` to a package of your
own, of which that is the folder with its `__init__.py`.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from boneyard import games

ROOT = Path(__file__).resolve().parent.parent
OURS = ROOT / "src" / "boneyard" / "games"
COPIED = (".py", ".ftl", ".md", ".json", ".txt")

FIRST_TEST = '''"""{title}: a test for each sentence of its rules."""

from __future__ import annotations

import boneyard
from boneyard.testing.play import match


def test_a_round_begins() -> None:
    step = next(match(boneyard.game("{slug}"), seed=1))
    assert step.events
'''
# In our tree, tests/contract checks this of every game there is.
CONTRACT = '''"""{title}: a test for each sentence of its rules."""

from __future__ import annotations

import pytest

import boneyard
from boneyard.core.game import AnyGame
from boneyard.games import folder
from boneyard.testing import cases, golden, keep_the_contract
from boneyard.testing.play import match


def test_a_round_begins() -> None:
    step = next(match(boneyard.game("{slug}"), seed=1))
    assert step.events


@pytest.mark.parametrize("game", cases("{slug}"), ids=repr)
def test_the_contract(game: AnyGame) -> None:
    keep_the_contract(game)


def test_the_golden_playthrough() -> None:
    assert (folder("{slug}") / "golden.txt").read_text("utf-8") == golden("{slug}")
'''


PLAINEST = {
    "line": "block",
    "pairs": "dominican",
    "counting": "italian",
    "memory": "concentration",
    "tricks": "moon",
    "solo": "solo-rows",
    "puzzle": "quadrille",
}
"""The game to begin with where somebody only knows which kind it is to be."""


class CannotBegin(Exception):
    """The message says what is in the way."""


def package_of(folder: Path) -> tuple[str, Path]:
    """A folder as Python imports it, and where Python has to look for that."""
    parts = [folder.name]
    above = folder.parent
    while (above / "__init__.py").is_file():
        parts.insert(0, above.name)
        above = above.parent
    return ".".join(parts), above


def begin(slug: str, like: str, into: Path) -> Path:
    """Write the folder of the new game; raises CannotBegin or UnknownGame."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*", slug) or len(slug) > 40:
        raise CannotBegin(f"{slug} is no name for a game; write it like chicken-foot")
    if slug in games.slugs():
        raise CannotBegin(f"there is a game called {slug} already")
    like = PLAINEST.get(like, like) if like not in games.slugs() else like
    source, folder = games.folder(like), into / slug.replace("-", "_")
    if folder.exists():
        raise CannotBegin(f"{folder} is there already")
    folder.mkdir(parents=True)
    if not (into / "__init__.py").exists():
        (into / "__init__.py").write_text('"""Games for Boneyard."""\n', "utf-8")
    package, _ = package_of(folder)
    was = games.companion(like, "game")
    assert was is not None
    title = slug.replace("-", " ").title()
    for file in sorted(source.iterdir()):
        if file.suffix not in COPIED or file.name.startswith(("test_", "golden", "__init__")):
            continue
        text = file.read_text("utf-8")
        if file.suffix == ".py":
            text = text.replace(was.__name__.removesuffix(".game"), package)
            text = re.sub(rf"([\"']){re.escape(like)}\1", rf"\1{slug}\1", text)
        if file.name == "game.py":
            text = re.sub(r'\b(section|booklets)="[^"]*"', r'\1=""', text)
        elif file.suffix == ".ftl":
            text = re.sub(r"^(title|aliases) = .*$", rf"\1 = {title}", text, flags=re.M)
        elif file.suffix == ".md":
            text = re.sub(r"\A# .*$", f"# {title}", text, flags=re.M)
        (folder / file.name).write_text(text, "utf-8")
    (folder / "__init__.py").write_text(f'"""{title}: begun as a copy of {like}."""\n', "utf-8")
    tests = FIRST_TEST if into.resolve() == OURS else CONTRACT
    (folder / "test_book.py").write_text(tests.format(slug=slug, title=title), "utf-8")
    write_golden(slug, folder)
    return folder


def entry_point(slug: str, package: str) -> str:
    """What the `pyproject.toml` of another package says, so that the game is found."""
    return f'[project.entry-points."{games.GROUP}"]\n{slug} = "{package}"\n'


def write_golden(slug: str, folder: Path) -> None:
    """The playthrough of a game that is not installed yet, by a Python that finds it."""
    package, above = package_of(folder)
    with tempfile.TemporaryDirectory() as name:
        about = Path(name) / "begun-0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: begun\nVersion: 0\n")
        if not package.startswith("boneyard.games."):
            (about / "entry_points.txt").write_text(f"[{games.GROUP}]\n{slug} = {package}\n")
        found = os.pathsep.join([name, str(above.resolve()), str(ROOT / "src")])
        command = [sys.executable, "-m", "boneyard.testing.golden", slug]
        ran = subprocess.run(
            command,
            env={**os.environ, "PYTHONPATH": found, "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
    if ran.returncode:
        raise CannotBegin(f"{folder} is written, but cannot be played:\n{ran.stderr}")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.new_game", description=__doc__)
    parser.add_argument("slug", metavar="SLUG", help="what the game is called, like chicken-foot")
    parser.add_argument(
        "--like",
        metavar="OTHER",
        required=True,
        help=f"the game to begin with, or {', '.join(PLAINEST)}",
    )
    parser.add_argument("--into", metavar="FOLDER", type=Path, default=OURS)
    asked = parser.parse_args(arguments)
    try:
        folder = begin(asked.slug, asked.like, asked.into)
    except (CannotBegin, games.UnknownGame) as wrong:
        print(f"new_game: {wrong}", file=sys.stderr)
        return 2
    print(f"{folder} plays like {asked.like}: change one rule after the other.")
    if asked.into.resolve() != OURS:
        print(f"Its pyproject.toml needs:\n\n{entry_point(asked.slug, package_of(folder)[0])}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
