"""What the page is made from agrees with what the rest of the house says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from boneyard.server.live.connection import OLD_PAGE
from boneyard.server.live.protocol import PROTOCOL
from boneyard.text import LANGUAGES
from tools.generated import FILES, WEB

ROOT = Path(__file__).resolve().parents[2]
APP = ROOT / "web" / "app"
TEXT = ROOT / "src" / "boneyard" / "text"

# Keys the page puts together: everything that begins so belongs to it.
COMPOSED = (
    "kind-",
    "booklet-",
    "bot-",
    "scheme-",
    "cloth-",
    "tiles-",
    "touch-",
    "figures-",
    "pace-",
    "explain-",
    "sound-",
    "talk-o",
    "reaction-",
    "hand-",
    "shelf-",
)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def catalogue(language: str) -> dict[str, set[str]]:
    """The page's messages, each with the variables it uses."""
    text = (TEXT / f"page.{language}.ftl").read_text("utf-8")
    messages = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message):
            variables = _Variables()
            variables.visit(entry)
            messages[entry.id.name] = variables.found
    return messages


def used_keys() -> set[str]:
    """Every key some part of the page asks for by name."""
    keys: set[str] = set()
    for path in APP.rglob("*"):
        if path.suffix in (".svelte", ".ts"):
            code = path.read_text("utf-8")
            keys |= set(re.findall(r"""\bt\(\s*["']([a-z0-9-]+)["']""", code))
            for call in re.findall(r"\bt\(([^()]*\?[^()]*)\)", code):
                keys |= set(re.findall(r'"([a-z-]+)"', call))
    return keys


@pytest.mark.parametrize("name", FILES)
def test_what_the_page_has_from_python_is_fresh(name: str) -> None:
    assert (WEB / name).read_text("utf-8") == FILES[name](), "run: make generated"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_the_page_asks_for_is_there(language: str) -> None:
    assert {f"page-{key}" for key in used_keys()} - set(catalogue(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    assert catalogue(language) == catalogue("en")


def mentioned_keys() -> tuple[set[str], set[str]]:
    """What stands in quotation marks in the code, which may be a key that is handed on; and what
    keys that are put together there begin with."""
    quoted: set[str] = set()
    starts: set[str] = set()
    for path in APP.rglob("*"):
        if path.suffix in (".svelte", ".ts"):
            code = path.read_text("utf-8")
            quoted |= set(re.findall(r'"([a-z0-9-]+)"', code))
            starts |= set(re.findall(r"\bt\([^()]*`([a-z0-9-]+-)\$\{", code))
    return quoted, starts


def test_no_word_lies_about_unused() -> None:
    quoted, starts = mentioned_keys()
    asked = {f"page-{key}" for key in used_keys() | quoted}
    composed = tuple(f"page-{start}" for start in (*COMPOSED, *starts))
    assert {key for key in catalogue("en") if not key.startswith(composed)} - asked == set()


def test_page_and_server_speak_the_same_protocol() -> None:
    code = (APP / "link.ts").read_text("utf-8")
    said = dict(
        re.findall(r"^export const (PROTOCOL|OLD_PAGE) = (\d+);$", code, flags=re.MULTILINE)
    )
    assert said == {"PROTOCOL": str(PROTOCOL), "OLD_PAGE": str(OLD_PAGE)}
