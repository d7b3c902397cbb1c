"""`boneyard picture`: a position of a record as a picture, as whoever looks on sees it."""

from __future__ import annotations

import argparse
from collections import deque
from itertools import islice
from pathlib import Path

from boneyard.cli.choose import add_language, whole_number
from boneyard.cli.mistake import Mistake
from boneyard.cli.replay import MOST_OF_A_NAME, read_text
from boneyard.notation import record
from boneyard.notation.record import ReplayStep
from boneyard.text import words
from boneyard.view.png import png
from boneyard.view.poster import position

FORMS = (".png", ".svg")


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="RECORD", help="a whole record; - reads standard input")
    parser.add_argument(
        "--step",
        type=whole_number,
        metavar="N",
        help="the position after so many actions; without it the last one",
    )
    parser.add_argument(
        "--out", required=True, metavar="FILE", help="what to write; its name ends in .png or .svg"
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    out = Path(args.out)
    if out.suffix.lower() not in FORMS:
        raise Mistake(f"cannot draw to {args.out}: its name has to end in {' or '.join(FORMS)}")
    found = record.read(read_text(args.file))
    game, step = found.game(), args.step
    speak = words(args.lang, game.slug)
    # A drawing cannot hold names of any length, nor what is no letter at all.
    named = ("".join(filter(str.isprintable, name))[:MOST_OF_A_NAME] for name in found.names)
    names = tuple(named) or tuple(
        speak("seat-name", number=seat + 1) for seat in range(game.players)
    )
    last = _step(found, step, args.file)
    drawing = position(
        game,
        game.start() if last is None else last.state,
        () if last is None else last.events,
        words=speak,
        names=names,
        # Alone at a table, one looks on at nobody.
        viewer=0 if game.players == 1 else None,
    )
    data = png(drawing) if out.suffix.lower() == ".png" else drawing.encode("utf-8")
    try:
        out.write_bytes(data)
    except OSError as wrong:
        raise Mistake(f"cannot write {args.out}: {wrong.strerror}") from None
    return 0


def _step(found: record.Record, wanted: int | None, file: str) -> ReplayStep | None:
    """The step that leads to the position; None: nothing has been done yet."""
    if wanted == 0:
        return None
    there_are = len(found.entries)
    if wanted is not None and not 0 <= wanted <= there_are:
        raise Mistake(f"{file} has {there_are} actions, so there is no position after {wanted}")
    last = deque(islice(record.replay(found), wanted), maxlen=1)
    return last[0] if last else None
