"""The rules of a game as a page: HTML for the browser, pieces for the terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from urllib.parse import quote

import msgspec
from markdown_it import MarkdownIt

from boneyard.core.options import Value
from boneyard.text import Words
from boneyard.text.glossary import any_form, glossary, named
from boneyard.text.rules import RulesParts, given, rules_parts
from boneyard.text.template import DEEPER, PICTURE
from boneyard.view.example import ExampleDrawn, drawn

STYLE = """
body { max-width: 46rem; margin: 1rem auto; padding: 0 1rem; font: 1.05rem/1.5 Georgia, serif; }
h1, h2, h3, summary { font-family: system-ui, sans-serif; line-height: 1.2; break-after: avoid; }
summary { font-size: 1.3rem; font-weight: 700; cursor: pointer; }
figure { margin: 1rem 0; break-inside: avoid; }
figure img { max-width: 100%; }
table { border-collapse: collapse; }
.tile { white-space: nowrap; }
td, th { border: 1px solid #999; padding: .15rem .6rem; }
.minute { border: 2px solid #2d5d45; border-radius: 10px; padding: 0 1rem; }
nav ol { columns: 2; }
nav a { color: inherit; }
nav + article, article + article, aside { break-before: page; }
@media print {
  body { max-width: none; font-size: 10.5pt; }
  figure img { max-height: 5.5cm; }
}
"""

# Without raw HTML in it: what a page shows is made here alone.
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


TILE = re.compile(r"\b\d+-\d+\b")


TAG = re.compile(r"(<[^>]*>)")
SILENT = re.compile(r"</?(?:h[1-6]|summary|code|th)\b")
"""Where no word is explained: one would rather click something else, or read on."""


class Picture(msgspec.Struct, frozen=True):
    """An example, with what is said below it."""

    drawn: ExampleDrawn
    caption: str


def pieces(
    slug: str, text: str, chosen: Mapping[str, Value], words: Words
) -> Iterator[str | Picture]:
    """Markdown with the pictures it names drawn."""
    lines: list[str] = []
    for line in text.split("\n"):
        found = PICTURE.fullmatch(line)
        if found is None:
            lines.append(line)
            continue
        yield "\n".join(lines)
        yield Picture(drawn(slug, found[1], chosen, words), found[2])
        lines = []
    yield "\n".join(lines)


def html(slug: str, text: str, chosen: Mapping[str, Value], words: Words) -> str:
    """Such a text as HTML."""
    return "".join(
        _whole_tiles(MARKDOWN.render(piece)) if isinstance(piece, str) else _figure(piece)
        for piece in pieces(slug, text, chosen, words)
    )


def page_html(
    slug: str, told: RulesParts, chosen: Mapping[str, Value], *, unfolded: bool = False
) -> str:
    """A whole page. What the sources say is folded, except on paper."""

    def part(text: str) -> str:
        return html(slug, DEEPER.sub("#", text) if told.minute else text, chosen, told.say)

    title = f"<h1>{escape(told.title)}</h1>\n"
    if not told.minute:
        return title + part(told.detail)
    head = {
        name: escape(told.say(f"rules-part-{name}")) for name in ("minute", "detail", "sources")
    }
    return (
        f'{title}<section class="minute"><h2>{head["minute"]}</h2>\n{part(told.minute)}</section>\n'
        f'<section class="detail"><h2>{head["detail"]}</h2>\n{part(told.detail)}</section>\n'
        f'<details class="sources"{" open" * unfolded}><summary>{head["sources"]}</summary>\n'
        f"{part(told.sources)}</details>\n"
    )


def printed(slugs: Sequence[str], language: str, chosen: Mapping[str, object]) -> str:
    """Pages of these games to be printed, or to be opened in a browser: one file that needs no
    other. A booklet of several has its contents first."""
    told = {slug: rules_parts(slug, language, chosen) for slug in slugs}
    pages = "".join(
        f'<article id="{slug}" lang="{page.say.language}">\n'
        f"{page_html(slug, page, given(slug, chosen), unfolded=True)}</article>\n"
        for slug, page in told.items()
    )
    title = "Boneyard"
    if len(told) == 1:
        title = escape(told[slugs[0]].title)
    else:
        pages = f"{_contents(told, title)}{pages}{_glossary(language)}"
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n"
        f"<body>\n{pages}</body>\n</html>\n"
    )


def _contents(told: Mapping[str, RulesParts], title: str) -> str:
    links = "".join(
        f'<li><a href="#{slug}">{escape(page.title)}</a></li>\n' for slug, page in told.items()
    )
    return f"<nav>\n<h1>{title}</h1>\n<ol>\n{links}</ol>\n</nav>\n"


def explained(page: str, language: str) -> str:
    """The page with what its words mean, at the first use of each: in a box that opens at a click,
    without any script."""
    told: dict[str, str] = {}

    def tell(found: re.Match[str]) -> str:
        entry = named(found[0], language)
        if entry.name in told:
            return found[0]
        box = f"word-{entry.name}"
        # At the end of the page: in the sentence it would be read and copied along.
        told[entry.name] = f'<div class="meaning" id="{box}" popover>{escape(entry.meaning)}</div>'
        return f'<button type="button" class="word" popovertarget="{box}">{found[0]}</button>'

    parts = TAG.split(page)
    silent = 0
    for at, part in enumerate(parts):
        if TAG.fullmatch(part) is None:
            parts[at] = part if silent else any_form(language).sub(tell, part)
        elif SILENT.match(part):
            silent += -1 if part[1] == "/" else 1
    return "".join((*parts, *told.values()))


def _glossary(language: str) -> str:
    title, entries = glossary(language)
    said = "".join(
        f"<dt>{escape(entry.forms[0])}</dt><dd>{escape(entry.meaning)}</dd>\n" for entry in entries
    )
    return f"<aside>\n<h1>{escape(title)}</h1>\n<dl>\n{said}</dl>\n</aside>\n"


def _whole_tiles(text: str) -> str:
    """No line ends within a tile. Nothing else that looks like one stands in a page."""
    return TILE.sub(r'<span class="tile">\g<0></span>', text)


def _figure(picture: Picture) -> str:
    # As an image of its own: the names inside one drawing do not meet those of another.
    source = f"data:image/svg+xml,{quote(picture.drawn.svg)}"
    caption = _whole_tiles(MARKDOWN.renderInline(picture.caption))
    return (
        f'<figure><img src="{source}" alt="{escape(picture.drawn.alt)}" '
        f'width="{picture.drawn.width}">'
        + (f"<figcaption>{caption}</figcaption>" if caption else "")
        + "</figure>\n"
    )
