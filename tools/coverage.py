"""What is still to be written, by language and game: ``python -m tools.coverage [LANG ...]``.

A text is a key of a Fluent catalogue, a shared passage or a rules page. A language should have what
English has, and what any other has; but a game need not say differently what all games share, only
because another language does. If a single language is asked for, the names of its missing texts
follow. Whatever is missing is told in English meanwhile.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from boneyard import games
from boneyard.text import HERE, LANGUAGES, OFFERED
from boneyard.text.template import passages

SHARED = "(shared)"
KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.M)


def folders() -> dict[str, Path]:
    """Where texts are: of all games, and of each."""
    return {SHARED: HERE, **{slug: games.folder(slug) for slug in games.slugs()}}


def missing(language: str) -> dict[str, set[str]]:
    """The texts this language has not, by game; only games that lack any."""
    shared = texts(HERE, language)
    lacking = {
        name: (texts(folder, "en") | every_text(folder) - shared) - texts(folder, language)
        for name, folder in folders().items()
    }
    return {name: keys for name, keys in lacking.items() if keys}


def every_text(folder: Path) -> set[str]:
    """Every text in this folder that is there in some language."""
    files = [*folder.glob("*.*.ftl"), *folder.glob("rules.*.md")]
    return set().union(*(texts(folder, language) for language in {_language(f) for f in files}))


def _language(file: Path) -> str:
    return file.name.split(".")[1]


def texts(folder: Path, language: str) -> set[str]:
    """Every text in this folder that is there in this language, by name."""
    found = set()
    for file in sorted(folder.glob(f"*.{language}.ftl")):
        found |= set(KEY.findall(file.read_text("utf-8")))
    page = folder / f"rules.{language}.md"
    if page.is_file() and folder == HERE:
        found |= {f"{{{{ {name} }}}}" for name in passages(page.read_text("utf-8"), page.name)}
    elif page.is_file():
        found.add("rules page")
    return found


def table(languages: tuple[str, ...]) -> str:
    """A line for each game that is not complete, and how many texts it has in all."""
    lacking = {language: missing(language) for language in languages}
    rows = [("", "texts", *languages)]
    for name, folder in folders().items():
        counts = [len(lacking[language].get(name, ())) for language in languages]
        if any(counts):
            rows.append((name, str(len(every_text(folder))), *map(str, counts)))
    if len(rows) == 1:
        return f"Nothing is missing in {', '.join(languages)}."
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip()
        for row in rows
    )


def main(languages: tuple[str, ...]) -> None:
    print(table(languages or tuple(sorted({*LANGUAGES, *OFFERED}))))
    if len(languages) == 1:
        for name, keys in missing(languages[0]).items():
            print(f"\n{name}: {', '.join(sorted(keys))}")


if __name__ == "__main__":
    main(tuple(sys.argv[1:]))
