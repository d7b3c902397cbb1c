"""What the documents point to is there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from boneyard.server.live.protocol import PROTOCOL, Moved
from boneyard.view.scene import Offer, Scene, Target

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])

every_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)


def without_code(text: str) -> str:
    return re.sub(r"```.*?```|`[^`\n]*`", "", text, flags=re.S)


@cache
def anchors(document: Path) -> set[str]:
    """Those written out, and those that a heading has by itself."""
    text = document.read_text("utf-8")
    titles = re.findall(r"^#+ (.+)$", re.sub(r"```.*?```", "", text, flags=re.S), re.M)
    slugs = {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}
    return slugs | set(re.findall(r'<a id="([^"]+)">', text))


MALE = re.compile(r"\b(?:he|his|him|himself)\b", re.I)


@every_document
def test_links_lead_somewhere(document: Path) -> None:
    lost = []
    for link in re.findall(r"\]\(([^)\s]+)\)", without_code(document.read_text("utf-8"))):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, fragment = link.partition("#")
        target = (document.parent / path).resolve() if path else document
        if not target.exists() or (fragment and fragment not in anchors(target)):
            lost.append(link)
    assert lost == []


@every_document
def test_a_player_is_they(document: Path) -> None:
    prose = without_code(document.read_text("utf-8"))
    assert MALE.findall(prose) == []


def test_a_player_is_they_in_comments_too() -> None:
    here = Path(__file__)
    sources = [p for top in ("src", "tests", "tools") for p in (ROOT / top).rglob("*.py")]
    found = [
        f"{source.relative_to(ROOT)}:{number}"
        for source in sources
        if source != here
        for number, line in enumerate(source.read_text("utf-8").splitlines(), 1)
        if MALE.search(line)
    ]
    assert len(sources) > 300
    assert found == []


INDEX = re.compile(
    r"\b(?:(?:test\.)?pypi\.org|pythonhosted\.org|(?:registry\.)?npmjs\.(?:org|com)|yarnpkg\.com"
    r"|anaconda\.(?:org|com))\b|--(?:extra-)?index-url\b"
)
"""Packages are named without an address: everybody has an index of their own choice."""


def test_no_package_index_is_named() -> None:
    tops = ("docs", "examples", "src", "tests", "tools", "web/app", "web/board")
    kinds = {".md", ".py", ".ts", ".svelte", ".ftl", ".sh", ".html"}
    files = [
        *(path for top in tops for path in (ROOT / top).rglob("*") if path.suffix in kinds),
        *(path for path in ROOT.iterdir() if path.suffix in {*kinds, ".toml", ".txt", ".yaml"}),
        *(ROOT / name for name in ("Makefile", "Dockerfile")),
        *(ROOT / "web").glob("package*.json"),
    ]
    found = [
        f"{path.relative_to(ROOT)}: {address[0]}"
        for path in files
        if path != Path(__file__)
        for address in INDEX.finditer(path.read_text("utf-8"))
    ]
    assert len(files) > 500
    assert found == []
    assert INDEX.search("https://pypi.org/project/dominoes/")


@pytest.mark.parametrize(
    ("document", "counted"),
    [("README.md", "1 here"), ("docs/api.md", "0\nhere"), ("docs/notation.md", "1 here")],
)
def test_from_where_seats_are_counted_is_said_first(document: str, counted: str) -> None:
    text = (ROOT / document).read_text("utf-8")
    before, said, _ = text.partition(f"Seats are counted from {counted}")
    assert said
    assert "## " not in before or document == "README.md"


def test_every_word_has_one_meaning() -> None:
    text = (ROOT / "docs" / "words.md").read_text("utf-8")
    defined = re.findall(r"^\| (\*\*.+?) \|", text, re.M)
    words = [word for cell in defined for word in re.findall(r"\*\*(.+?)\*\*", cell)]
    assert len(words) > 100
    assert sorted(words) == sorted(set(words))


def test_the_api_is_that_of_this_version() -> None:
    """Whoever connects as it is described there is let in, and reads all of a move."""
    text = (ROOT / "docs" / "api.md").read_text("utf-8")
    assert set(re.findall(r"/live\?protocol=(\d+)", text)) == {str(PROTOCOL)}
    (described,) = re.findall(r"^\*\*`moved`\*\* `(.+?)`:", text, re.M)
    assert set(Moved.__struct_fields__) <= set(re.findall(r'"(\w+)"', described))


def test_a_scene_is_read_by_the_fields_that_it_has() -> None:
    """A client that looks for a field under another name would wait for ever."""
    text = (ROOT / "docs" / "api.md").read_text("utf-8")
    ((field, tag),) = re.findall(r"`items` whose `(\w+)` is `(\w+)`", text)
    config = Target.__struct_config__
    assert (field, tag) == (config.tag_field, config.tag)
    (line,) = re.findall(r"^- `items` whose .+?(?=^- )", text, re.M | re.S)
    fields = {*Target.__struct_fields__, *Offer.__struct_fields__, *Scene.__struct_fields__}
    assert set(re.findall(r"`([a-z_]+)`", line)) <= {field, tag, *fields}
