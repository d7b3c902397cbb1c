"""The layout as text: an arm a line, as the terminal prints it and a screen reader says it."""

from __future__ import annotations

from boneyard.core.actions import oriented
from boneyard.rules.layout import Piece
from boneyard.tiles import Tile


def arms(pieces: tuple[Piece, ...]) -> tuple[tuple[str, ...], ...]:
    """A line of two arms reads from one end to the other. Where more branch off, each arm begins
    with the tile it branches off from."""
    if not pieces:
        return ()
    after: dict[Tile, list[Piece]] = {}
    for piece in pieces[1:]:
        assert piece.at is not None
        after.setdefault(piece.at.tile, []).append(piece)
    first = pieces[0]
    starts = after.get(first.tile, [])
    lines: list[tuple[str, ...]] = []
    if len(starts) <= 2:
        left, right = _split(first.tile, starts)
        words = [str(first.tile)]
        if right:
            words += _arm(right, after, lines)
        if left:
            back = [oriented(p.tile, p.tile.other(p.touch or 0)) for p in _run(left, after)]
            _arm(left, after, lines)
            words = [*reversed(back), *words]
        return (tuple(words), *lines)
    for start in starts:
        own: list[tuple[str, ...]] = []
        words = _arm(start, after, own)
        lines += [(str(first.tile), *words), *own]
    return tuple(lines)


def longer(lines: tuple[tuple[str, ...], ...], pieces: tuple[Piece, ...]) -> tuple[str, ...] | None:
    """One line with the last of these pieces, if that just goes on at one of its ends; None: it has
    to be read anew."""
    piece = pieces[-1]
    if len(lines) != 1 or piece.at is None or piece.at.tile == pieces[0].tile:
        return None
    (line,), (high, low) = lines, piece.at.tile
    there = f"{high}-{low}", f"{low}-{high}"
    if line[-1] in there:
        return *line, oriented(piece.tile, piece.touch)
    if line[0] in there:
        return oriented(piece.tile, piece.tile.other(piece.touch or 0)), *line
    return None


def _split(tile: Tile, starts: list[Piece]) -> tuple[Piece | None, Piece | None]:
    """The arms to the left and to the right of the first tile, which shows its high half left."""
    left = right = None
    for piece in starts:
        assert piece.at is not None
        if piece.at.socket == str(tile.high) and not tile.is_double:
            left = piece
        elif right is None:
            right = piece
        else:
            left = piece
    return left, right


def _run(start: Piece, after: dict[Tile, list[Piece]]) -> list[Piece]:
    """The tiles of an arm: from branch to branch it follows whatever was laid first."""
    run = [start]
    while following := after.get(run[-1].tile):
        run.append(following[0])
    return run


def _arm(start: Piece, after: dict[Tile, list[Piece]], lines: list[tuple[str, ...]]) -> list[str]:
    """The words of an arm; the arms that branch off it become lines of their own."""
    run = _run(start, after)
    for piece in run:
        for branch in after.get(piece.tile, [])[1:]:
            own: list[tuple[str, ...]] = []
            words = _arm(branch, after, own)
            lines += [(str(piece.tile), *words), *own]
    return [oriented(piece.tile, piece.touch) for piece in run]
