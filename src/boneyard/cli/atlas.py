"""`boneyard atlas`: where games are played, by what names, from which sources."""

from __future__ import annotations

import argparse
from textwrap import fill

from boneyard import games
from boneyard.cli.choose import add_game, add_language, options_of
from boneyard.text import words
from boneyard.text.atlas import Charted, entry, in_order
from boneyard.view import screen


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser, needed=False)
    parser.add_argument("--than", metavar="OTHER", help="a game you know: how others differ")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    if args.than is not None:
        games.listing(args.than)
    if args.slug is None:
        entries = [entry(slug, args.lang, args.than) for slug in in_order()]
    else:
        entries = [entry(args.slug, args.lang, args.than, options_of(args))]
    print("\n\n".join(_told(one, args.lang) for one in entries))
    return 0


def _told(one: Charted, language: str) -> str:
    say = words(language)
    facts = (say("atlas-fact", label=fact.label, value=fact.value) for fact in one.facts)
    return "\n".join((f"{one.title} ({one.slug})", *map(_below, facts)))


def _below(text: str) -> str:
    return fill(
        text,
        screen.WIDTH,
        initial_indent="  ",
        subsequent_indent="    ",
        break_on_hyphens=False,
        break_long_words=False,
    )
