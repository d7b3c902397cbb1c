"""The page knows no game: whatever it shows comes from the scene and the game's declaration."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
GAMES = ROOT / "src" / "boneyard" / "games"
SUFFIXES = (".ts", ".js", ".svelte", ".html", ".css")

# Words of the browser's own, or of the scene's, that are also names of games, in the places where
# they mean that.
OTHER_WORDS = (
    r"display:\s*(?:inline-)?block\b",
    r"\bblock:\s*[\"'](?:start|center|end|nearest)[\"']",
    r"(?:margin|padding|inset|border)-block\b",
    r"\bblock-size\b",
    r"\bstep\.pairs\b",
    r"\bpairs:\s*(?:\[|readonly\b)",
)
# What people know where they live is a table of games, and what it says is tried with their names.
NAMES_GAMES = ("app/lobby/door.ts", "app/lobby.test.ts")
COMMENTS = r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*"


def slugs() -> set[str]:
    """Every game's folder name; as a Python package it may be spelt with an underscore."""
    names = {path.parent.name for path in GAMES.glob("*/game.py")}
    return names | {name.replace("_", "-") for name in names}


def sources() -> list[Path]:
    return sorted(
        path
        for path in WEB.rglob("*")
        if path.suffix in SUFFIXES
        and "node_modules" not in path.parts
        and path.relative_to(WEB).as_posix() not in NAMES_GAMES
    )


def slugs_in(text: str, names: set[str]) -> set[str]:
    """The names that stand in `text` as whole words, comments and the words of others apart."""
    code = re.sub(COMMENTS, " ", text, flags=re.DOTALL)
    code = re.sub("|".join(OTHER_WORDS), " ", code)
    return {name for name in names if re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", code)}


def test_no_slug_in_what_the_page_is_made_from() -> None:
    files, names = sources(), slugs()
    found = {file: slugs_in(file.read_text(encoding="utf-8"), names) for file in files}
    assert files
    assert {str(file.relative_to(WEB)): said for file, said in found.items() if said} == {}


@pytest.mark.parametrize(
    "code",
    ['if (game === "block") draw();', "const shapes = { block: line };", ".block { color: red }"],
)
def test_a_slug_is_seen(code: str) -> None:
    assert slugs_in(code, {"block", "team-block"}) == {"block"}


@pytest.mark.parametrize(
    "code",
    [
        "display: block;",
        'tile.scrollIntoView({ block: "nearest" });',
        "margin-block: 1rem;",
        "const blocked = true; // a block of tiles",
        "if (step.pairs.length === 0) {",
        "readonly pairs: readonly (readonly [Cell, Cell])[];",
    ],
)
def test_words_of_the_browser_and_of_the_scene_are_no_slugs(code: str) -> None:
    assert slugs_in(code, {"block", "pairs"}) == set()
