"""The scene of dominance: the table of sums, and the open tiles in a triangle.

A tile lies in the row of its higher and the column of its lower half, so that all tiles with a
number lie in one row and one column. A click on a tile asks for the row of the table it is to go
to. Each row of the table shows who would earn what if the game ended now.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boneyard.core.moves import Moves
from boneyard.families.rounds import DEAL, PLAY
from boneyard.games.dominance.actions import Dictate, Take
from boneyard.games.dominance.game import Dominance, DominanceObservation
from boneyard.games.dominance.position import ROWS, TILES, DominancePosition, row_points
from boneyard.text import Words
from boneyard.tiles import Tile
from boneyard.view import kit
from boneyard.view import scene as view
from boneyard.view.words.outcome import round_outcome

GAP = 0.12
"""Between tiles: seven of them must fit beside each other on a telephone."""
MARGIN = 0.3
WIDE = 8.4
"""The table of sums, with what the rows earn on both sides of it."""
HIGH = 8.4
"""With the names above it."""
LONGEST_NAME, LONGEST_POINTS = 9, "+28"


def scene(
    game: Dominance,
    observation: DominanceObservation,
    moves: Moves,
    *,
    words: Words,
    names: Sequence[str],
    frame: kit.Frame,
) -> view.Scene:
    """What the observer sees of dominance."""
    triangle = 7 * 2 + 6 * GAP
    # Beside each other or one below the other, however all of it is larger.
    high = 7 * (1 + GAP)
    beside = min(frame[0] / (triangle + WIDE), frame[1] / HIGH) > min(
        frame[0] / triangle, frame[1] / (HIGH + high)
    )
    items = list(_table(observation, moves, names, words))
    dx, dy = (WIDE / 2 + 1, 1.0) if beside else (-triangle / 2, 8.8)
    items += (kit.moved(item, dx, dy) for item in _triangle(observation, moves, words))
    # All places are fitted in, those for points too, so that everything stays where it is.
    items += (_points(seat, 1, LONGEST_POINTS, f"room:{seat}") for seat in (0, 1))
    width, height, placed = kit.fit(items, frame, margin=MARGIN)
    gone = {"room:0", "room:1"} | {
        kit.tile_id(tile) for tile in TILES if tile not in observation.position.left
    }
    playing = observation.phase == PLAY
    now = observation.position.points()
    return view.Scene(
        width=width,
        height=height,
        items=tuple(item for item in placed if item.id not in gone),
        hands=kit.seats(
            names,
            observation.seat,
            (0, 0),
            observation.scores,
            (observation.position.mover,) if playing else (),
            status=lambda seat: words("status-now", points=now[seat]) if playing else "",
        ),
        controls=tuple(_dictations(observation, moves, names, words)),
        sheet=kit.pad(names, observation.sheet, observation.scores, words),
        outcome=round_outcome(
            game, observation, names, words, tuple(_reckoning(observation.position, names, words))
        ),
        prompt=_prompt(observation, moves, names, words),
        arms=_rows(observation, names, words),
        highest=7,
    )


# -- the table of sums -------------------------------------------------------------------------


def _table(
    observation: DominanceObservation, moves: Moves, names: Sequence[str], words: Words
) -> Iterator[view.Item]:
    """A column on each side of the numbers of the rows, and outside what each row earns now."""
    position = observation.position
    for seat, side in ((0, -1), (1, 1)):
        yield view.Caption(
            id=f"name:{seat}", x=side * 2.1, y=-0.1, text=_short(names[seat]), size=0.55
        )
    for row in ROWS:
        sums = _sums(position, row)
        yield view.Caption(id=f"row:{row}", x=0, y=row, text=str(row), size=0.7)
        for seat, side in ((0, -1), (1, 1)):
            yield _field(observation, row, seat, side * 1.5, moves, names, words)
            points = row_points(*sums)[seat]
            if points:
                yield _points(seat, row, f"+{points}", f"points:{seat},{row}")


def _points(seat: int, row: int, text: str, id: str) -> view.Caption:
    """What a row earns, outside of the field that earns it."""
    return view.Caption(id=id, x=2.9 if seat else -2.9, y=row, text=text, size=0.6)


def _sums(position: DominancePosition, row: int) -> tuple[int, int]:
    return position.sums[0][row - 1], position.sums[1][row - 1]


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def _field(
    observation: DominanceObservation,
    row: int,
    seat: int,
    x: float,
    moves: Moves,
    names: Sequence[str],
    words: Words,
) -> view.Cell:
    position, last = observation.position, observation.last
    points = row_points(*_sums(position, row))[seat]
    total = position.sums[seat][row - 1]
    key = "field-earns" if points else "field"
    just_now = last is not None and (last.seat, last.row) == (seat, row)
    dictated = seat != position.mover and Dictate(row) in moves
    return view.Cell(
        id=f"sum:{seat},{row}",
        x=x,
        y=row,
        row=row,
        column=seat,
        number=total or None,
        look="right" if points else "wrong" if dictated else "lit" if just_now else "plain",
        label=words(key, name=names[seat], row=row, total=total, points=points),
    )


# -- the tiles ---------------------------------------------------------------------------------


def _triangle(observation: DominanceObservation, moves: Moves, words: Words) -> Iterator[view.Item]:
    for tile in TILES:
        x, y = 1 + (tile.low - 1) * (2 + GAP), 0.5 + (tile.high - 1) * (1 + GAP)
        yield view.TileItem(
            id=kit.tile_id(tile), halves=(tile.high, tile.low), x=x, y=y, label=str(tile)
        )
        offers = tuple(_offer(observation, take, words) for take in _takes(tile, moves))
        if offers:
            label = words("place-tile", tile=str(tile))
            yield view.Target(id=f"take:{tile}", x=x, y=y, label=label, offers=offers)


def _takes(tile: Tile, moves: Moves) -> list[Take]:
    """One half names the row; a double has only one."""
    takes = [Take(tile, row) for row in dict.fromkeys(tile)]
    return [take for take in takes if take in moves]


def _offer(observation: DominanceObservation, take: Take, words: Words) -> view.Offer:
    """The half that names the row comes first. Said with it: what the row will stand at."""
    position, other = observation.position, take.tile.other(take.row)
    sums = list(_sums(position, take.row))
    sums[position.mover] += other
    return view.Offer(
        halves=(take.row, other),
        tile=(take.tile.high, take.tile.low),
        action=kit.data(take),
        label=words(
            "offer-take",
            tile=str(take.tile), row=take.row, number=other,
            mine=sums[position.mover], theirs=sums[1 - position.mover],
        ),
    )  # fmt: skip


# -- around them -------------------------------------------------------------------------------


def _dictations(
    observation: DominanceObservation, moves: Moves, names: Sequence[str], words: Words
) -> Iterator[view.Control]:
    position = observation.position
    for row in ROWS:
        dictate, tile = Dictate(row), position.last_tile(row)
        if dictate in moves and tile is not None:
            yield view.Control(
                id=f"dictate:{row}",
                label=words(
                    "control-dictate", name=names[1 - position.mover], tile=str(tile), row=row
                ),
                action=kit.data(dictate),
            )


def _reckoning(position: DominancePosition, names: Sequence[str], words: Words) -> Iterator[str]:
    """Row by row: the sums, and who earned what."""
    for row in ROWS:
        one, two = _sums(position, row)
        earned = row_points(one, two)
        if any(earned):
            winner = 0 if earned[0] else 1
            yield words(
                "row-earned",
                row=row, one=one, two=two, name=names[winner], points=earned[winner],
            )  # fmt: skip
        else:
            yield words("row-nothing", row=row, one=one, two=two)


def _prompt(
    observation: DominanceObservation, moves: Moves, names: Sequence[str], words: Words
) -> str:
    position = observation.position
    told = kit.phase_prompt(observation, moves, names, words, turn=position.mover)
    if told is not None:
        return told
    other = names[1 - position.mover]
    if position.dictated:
        return words("prompt-take-dictated", name=other)
    if any(isinstance(move, Dictate) for move in moves):
        return words("prompt-take-or-dictate", name=other)
    return words("prompt-take")


def _rows(
    observation: DominanceObservation, names: Sequence[str], words: Words
) -> tuple[tuple[str, ...], ...]:
    """The table as text: each row with both sums, what it earns, and the tiles left for it."""
    if observation.phase == DEAL and not observation.ends:
        return ()
    position = observation.position
    shown = [_short(name) for name in names]
    widths = [max(6, len(name)) for name in shown]
    head = (" ", *(name.rjust(width) for name, width in zip(shown, widths, strict=True)))
    lines: list[tuple[str, ...]] = [head]
    for row in ROWS:
        sums = _sums(position, row)
        fields = (
            (f"{total or '–'}" + (f" +{points}" if points else "")).rjust(width)
            for total, points, width in zip(sums, row_points(*sums), widths, strict=True)
        )
        left = " ".join(str(tile) for tile in position.left if row in tile)
        lines.append((str(row), *fields, f"  {left}".rstrip()))
    return tuple(lines)
