"""`boneyard games`: the catalogue, or what can be chosen in one game."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from rich.console import Console
from rich.table import Table

import boneyard
from boneyard.cli.choose import add_language, options_of
from boneyard.core.options import AnyOption, resolve
from boneyard.text import words
from boneyard.text.phrases import choosable


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("slug", nargs="?", metavar="GAME", help="one game: what can be chosen")
    parser.add_argument(
        "-o", "--option", action="append", default=[], metavar="NAME=VALUE",
        help="what is chosen already (some options depend on others)",
    )  # fmt: skip
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    if args.slug is None:
        _catalogue(args.lang)
    else:
        _options(args.slug, options_of(args.option), args.lang)
    return 0


def _catalogue(language: str) -> None:
    table = Table(box=None, pad_edge=False)
    for heading in ("GAME", "", "PLAYERS", "SETS"):
        table.add_column(heading, overflow="fold")
    for slug in boneyard.slugs():
        listing = boneyard.listing(slug)
        players, sets = choosable(listing, "players"), choosable(listing, "set")
        table.add_row(slug, words(language, slug)("title"), _spans(map(int, players)), _list(sets))
    Console().print(table)


def _spans(counts: Iterable[int]) -> str:
    """`2–4, 6–9`"""
    spans: list[tuple[int, int]] = []
    for count in sorted(counts):
        if spans and count == spans[-1][1] + 1:
            spans[-1] = (spans[-1][0], count)
        else:
            spans.append((count, count))
    return ", ".join(str(low) if low == high else f"{low}–{high}" for low, high in spans)


def _list(values: Iterable[object]) -> str:
    return ", ".join(map(str, values))


def _options(slug: str, chosen: dict[str, str], language: str) -> None:
    listing, speak = boneyard.listing(slug), words(language, slug)
    settled = resolve(listing.declare, chosen)
    console = Console()
    console.print(f"[bold]{speak('title')}[/] — {speak('blurb')}")
    table = Table(box=None, pad_edge=False)
    for heading in ("OPTION", "", "DEFAULT", "CHOICES"):
        table.add_column(heading, overflow="fold")
    for option in listing.options(settled):
        label = speak(f"option-{option.name}") if speak.has(f"option-{option.name}") else ""
        table.add_row(option.name, label, str(option.default).lower(), _choices(option))
    console.print(table)


def _choices(option: AnyOption) -> str:
    return option.allowed().removeprefix("choose ")
