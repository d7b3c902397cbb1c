"""`boneyard games`: the catalogue, or what can be chosen in one game."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table

import boneyard
from boneyard.cli.choose import add_language, options_of
from boneyard.core.options import AnyOption, resolve
from boneyard.text import words


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
        declared = {option.name: option for option in boneyard.listing(slug).options()}
        players, sets = declared["players"].choices, declared["set"].choices
        table.add_row(slug, words(language, slug)("title"), _span(players), _list(sets))
    Console().print(table)


def _span(counts: tuple[object, ...]) -> str:
    return (
        str(counts[0])
        if len(counts) == 1
        else f"{min(map(str, counts), key=int)}–" + max(map(str, counts), key=int)
    )


def _list(values: tuple[object, ...]) -> str:
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
