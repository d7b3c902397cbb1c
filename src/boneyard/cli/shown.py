"""Tables of text: aligned where there is room, and one thing below the other where there is not."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Container, Iterator, Sequence

GAP = "  "
LEAST = 24
"""So wide the last column has to be at least, to be read with its text broken into lines."""


def show(
    headings: Sequence[str], rows: Sequence[Sequence[str]], right: Container[str] = ()
) -> None:
    """Print a table; the columns of these headings are aligned to the right. What is read by a
    program gets a line for each row, as long as it may be, without blanks at its end."""
    print("\n".join(lines(headings, rows, right, terminal_width())))


def terminal_width() -> int | None:
    """None where a program reads: it has room for lines of any length."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else None


def lines(
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    right: Container[str] = (),
    width: int | None = None,
) -> Iterator[str]:
    """The lines of a table; `width`: how long they may be."""
    widths = [max(map(len, column)) for column in zip(headings, *rows, strict=True)]
    last = sum(widths[:-1]) + len(GAP) * (len(widths) - 1)
    room = widths[-1] if width is None else min(widths[-1], width - last)
    if room < min(widths[-1], LEAST) and width is not None:
        yield from _stacked(headings, rows, width)
        return
    for row in (headings, *rows):
        cells = [
            cell.rjust(wide) if heading in right else cell.ljust(wide)
            for cell, heading, wide in zip(row, headings, widths, strict=True)
        ]
        first, *more = textwrap.wrap(cells[-1], room, break_on_hyphens=False) or [""]
        yield GAP.join((*cells[:-1], first)).rstrip()
        yield from (" " * last + line.strip() for line in more)


def _stacked(headings: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> Iterator[str]:
    """Each row by itself: what it is about, and below it the rest."""
    for first, *others in rows:
        yield first
        for heading, cell in zip(headings[1:], others, strict=True):
            if cell:
                said = f"{heading.lower()}: {cell}" if heading else cell
                yield from textwrap.wrap(said, width, initial_indent=GAP, subsequent_indent=GAP * 2)
