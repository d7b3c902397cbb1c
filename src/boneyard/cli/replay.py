"""`boneyard replay`: play a record again, checking every move."""

from __future__ import annotations

import argparse
import sys
from contextlib import nullcontext
from pathlib import Path

from boneyard.cli.choose import add_language
from boneyard.cli.mistake import Mistake
from boneyard.notation import record
from boneyard.text import words
from boneyard.view.words.speech import say

MOST_OF_A_NAME = 60
LONGEST = 64 * 2**20
"""Bytes of a record: no match makes as many, and a device that never ends is not read for ever."""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record; - reads standard input")
    parser.add_argument("--quiet", action="store_true", help="only say whether it is in order")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    found = record.read(read_text(args.file))
    game = found.game()
    speak = words(args.lang, game.slug)
    # Sentences cannot hold names of any length.
    called = tuple(name[:MOST_OF_A_NAME] for name in found.names)
    names = called or tuple(str(seat + 1) for seat in range(game.players))
    state = game.start()
    steps = 0
    for step in record.replay(found):
        state, steps = step.state, steps + 1
        for event in () if args.quiet else step.events:
            text = say(event, speak, names, None, game.called)
            if text:
                print(text)
    scores = " ".join(map(str, game.scores(state)))
    ended = "over" if game.result(state) else "not over"
    print(f"{args.file}: {game.slug}, {steps} actions, all legal; match {ended}; scores {scores}")
    return 0


def read_text(name: str) -> str:
    """A file's text; raises Mistake that says what is wrong with it."""
    try:
        # In UTF-8, whatever this terminal speaks.
        with nullcontext(sys.stdin.buffer) if name == "-" else Path(name).open("rb") as file:
            data = file.read(LONGEST + 1)
        if len(data) > LONGEST:
            raise Mistake(f"{name} has more than {LONGEST // 2**20} MiB, so it is no record")
        return data.decode("utf-8")
    except OSError as wrong:
        raise Mistake(f"cannot read {name}: {wrong.strerror}") from None
    except UnicodeDecodeError:
        raise Mistake(f"{name} is no text file, so it is no record") from None
