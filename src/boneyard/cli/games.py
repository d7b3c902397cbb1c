"""`boneyard games`: the catalogue, or what can be chosen in one game."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

import boneyard
from boneyard.cli.choose import add_game, add_language, options_of
from boneyard.cli.shown import show
from boneyard.core.options import AnyOption, resolve
from boneyard.text import words
from boneyard.text.phrases import choosable
from boneyard.view import screen


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser, needed=False)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    if args.slug is None:
        _catalogue(args.lang)
    else:
        _options(args.slug, options_of(args), args.lang)
    return 0


def _catalogue(language: str) -> None:
    rows = []
    for slug in boneyard.slugs():
        listing = boneyard.listing(slug)
        players, sets = choosable(listing, "players"), choosable(listing, "set")
        rows.append((slug, words(language, slug)("title"), _spans(map(int, players)), _list(sets)))
    show(("GAME", "", "PLAYERS", "SETS"), rows)


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
    print(screen.wrapped(f"{speak('title')} — {speak('blurb')}") + "\n")
    rows = [
        (
            option.name,
            speak(f"option-{option.name}") if speak.has(f"option-{option.name}") else "",
            str(option.default).lower(),
            _choices(option),
        )
        for option in listing.options(settled)
    ]
    show(("OPTION", "", "DEFAULT", "CHOICES"), rows)


def _choices(option: AnyOption) -> str:
    return option.allowed().removeprefix("choose ")
