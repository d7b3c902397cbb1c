"""Mistakes of ours, written to the log without what a log must not know.

The message of an error may name a tile somebody holds (a move that is not possible, a hand that
does not fit). So the log says what kind of error it was and where in the program, and never what it
said.
"""

from __future__ import annotations

import logging
import traceback


def note(log: logging.Logger, wrong: BaseException, where: str) -> None:
    """Write down that something went wrong."""
    places = "".join(traceback.format_tb(wrong.__traceback__))
    told = {"where": where, "error": type(wrong).__qualname__, "places": places.rstrip()}
    log.error("%(where)s: %(error)s\n%(places)s", told)
