"""Whoever is above the games asks them: nobody guesses from what a game is made of."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

import boneyard
from boneyard.core.options import resolve
from tests.layering.imports import imports, package_of
from tests.layering.layers import layer_of, module_of

SOURCE = Path(__file__).resolve().parents[2] / "src"
ABOVE = frozenset({"bots", "table", "server", "cli", "view"})
FILES = sorted(
    path
    for path in (SOURCE / "boneyard").rglob("*.py")
    if path.relative_to(SOURCE / "boneyard").parts[0] in ABOVE
)
BELOW = ("boneyard.families.", "boneyard.rules.", "boneyard.games.")
# Actions and events are what is said at the table; anybody may tell one from another.
SAID = ("actions", "events")
# What a file of a game's folder may bring besides is found out by looking into that file.
FOUND_IN_A_FILE = ("own", "knowledge", "own_knowledge(game.slug)")
# An exception of the database's may carry that of its driver.
EXCEPTION = "wrong"
# Every game is for some players and played with some set.
EVERYBODYS_OPTIONS = frozenset({"players", "set"})


def guesses(source: str, package: str, options: frozenset[str]) -> Iterator[str]:
    """Each place where this source looks at what a game is made of, or names one of its options."""
    from_below = [
        found.module.split(".")
        for found in imports(source, package)
        if found.module.startswith(BELOW)
    ]
    inner = {name for *modules, name in from_below if modules[-1] not in SAID}
    tree = ast.parse(source)
    demands = {id(node.test) for node in ast.walk(tree) if isinstance(node, ast.Assert)}
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="isinstance"), args=[_, kinds]):
                named = {one.id for one in ast.walk(kinds) if isinstance(one, ast.Name)}
                # A bot of one family may demand a game of it.
                if named & inner and id(node) not in demands:
                    yield f"line {node.lineno}: ask the game instead of {ast.unparse(node)}"
            case ast.Call(func=ast.Name(id="getattr" | "hasattr"), args=[whose, *_]):
                if ast.unparse(whose) not in (*FOUND_IN_A_FILE, EXCEPTION):
                    yield f"line {node.lineno}: say what it is instead of {ast.unparse(node)}"
            case ast.Compare(left=ast.Attribute(attr="name"), comparators=[ast.Constant(value)]):
                if value in options:
                    yield f"line {node.lineno}: ask by the kind of the option, not for {value!r}"
            case ast.Dict(keys=keys):
                for key in keys:
                    if isinstance(key, ast.Constant) and key.value in options:
                        yield f"line {node.lineno}: the option {key.value!r} belongs to a game"


@pytest.fixture(scope="module")
def options() -> frozenset[str]:
    """The names of all options that belong to some games only."""
    listings = [boneyard.listing(slug) for slug in boneyard.slugs()]
    declared = (
        one for listing in listings for one in listing.declare(resolve(listing.declare, {}))
    )
    return frozenset(one.name for one in declared) - EVERYBODYS_OPTIONS


def test_nobody_above_guesses(options: frozenset[str]) -> None:
    found = []
    for path in FILES:
        name = path.relative_to(SOURCE)
        assert layer_of(module_of(PurePosixPath(name))) in ABOVE
        source, package = path.read_text(encoding="utf-8"), package_of(path, SOURCE)
        found += [f"{name}, {one}" for one in guesses(source, package, options)]
    assert FILES
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        "from boneyard.families.line import LineGame\nx = 1 if isinstance(game, LineGame) else 2",
        "from boneyard.rules.scoring import RoundWon\nisinstance(game.rules.reckoning, RoundWon)",
        "from boneyard.families.line.state import LineState\nisinstance(s, int | LineState)",
        "getattr(rules.matching, 'total', None)",
        "hasattr(game, 'rules')",
        "any(option.name == 'match' for option in declared)",
        "game({'match': 'rounds:1'})",
    ],
)
def test_a_guess_is_seen(source: str, options: frozenset[str]) -> None:
    assert list(guesses(source, "boneyard.cli", options))


@pytest.mark.parametrize(
    "source",
    [
        "from boneyard.families.line.actions import Bar\nisinstance(action, Bar)",
        "from boneyard.families.memory import MemoryGame\nassert isinstance(game, MemoryGame)",
        "game({'players': 2})",
    ],
)
def test_what_is_no_guess(source: str, options: frozenset[str]) -> None:
    assert list(guesses(source, "boneyard.cli", options)) == []
