"""What a scene is put together from: helpers for the scenes of families and of single games.

A game of its own kind has `scene.py` in its folder, with a function

    def scene(game, observation, moves, *, words, names, frame) -> Scene

which draws with these: `cells`, `over` and `edge` for grids, `seats` for what stands around the
table, `pad` for the score sheet, `composer` for actions that are put together, and `fit` to move
everything into the frame at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from math import cos, radians, sin
from typing import Any, Literal, TypeAlias, TypedDict, TypeVar

import msgspec
from msgspec.structs import replace

from boneyard.core.actions import Action, Cell
from boneyard.core.game import Aim, AnyGame
from boneyard.core.moves import Moves
from boneyard.families.rounds import DEAL, OVER
from boneyard.text import Words
from boneyard.tiles import Tile
from boneyard.view import scene
from boneyard.view.shared import LONG, shared
from boneyard.view.words.speech import list_names

Frame: TypeAlias = tuple[float, float]
Look: TypeAlias = Literal["plain", "last", "lit", "dim", "ghost", "wrong", "right"]
I = TypeVar("I", bound=scene.Item)  # noqa: E741 - an item

MARGIN = 1.0
"""Free table around what lies on it."""


class Own(TypedDict, total=False):
    """Those parts of a scene that an observer has for themselves: the hands and what the game
    counts for them, how it ended for them, and if it is their turn, all they can do."""

    hands: tuple[scene.Hand, ...]
    sheet: scene.ScorePad | None
    counts: tuple[scene.Badge, ...]
    outcome: scene.Outcome | None
    width: float
    height: float
    items: tuple[scene.Item, ...]
    boneyard: scene.Boneyard | None
    controls: tuple[scene.Control, ...]
    prompt: str


@lru_cache(8192)
def data(action: Action) -> scene.ActionData:
    """An action as it goes over the wire: not to be changed by anybody."""
    built: scene.ActionData = msgspec.to_builtins(action)
    return built


# -- grids -------------------------------------------------------------------------------------


def centre(cell: Cell) -> tuple[float, float]:
    """Where the middle of a cell of the grid is: cell (0, 0) lies right below and beside (0, 0)."""
    row, column = cell
    return column + 0.5, row + 0.5


def cells(
    rows: Sequence[Sequence[int | None]],
    describe: Callable[[Cell, int], dict[str, Any]] | None = None,
) -> list[scene.Cell]:
    """A grid of numbers; None leaves a gap. `describe(cell, number)` may add the fields `look`,
    `tint`, `label`, `pick` of a cell."""
    return [
        cell_at((row, column), number, **(describe((row, column), number) if describe else {}))
        for row, numbers in enumerate(rows)
        for column, number in enumerate(numbers)
        if number is not None
    ]


def cell_at(cell: Cell, number: int | None = None, **more: Any) -> scene.Cell:
    """One cell of a grid."""
    x, y = centre(cell)
    row, column = cell
    more.setdefault("label", "" if number is None else str(number))
    return scene.Cell(
        id=f"cell:{row},{column}", x=x, y=y, row=row, column=column, number=number, **more
    )


def axes(rows: int, columns: int) -> list[scene.Caption]:
    """What rows and columns are called, left of the grid and above it: small and faint, so that
    nobody takes it for a number of the puzzle."""
    called = [("row", i, -0.3, i + 0.5) for i in range(rows)]
    called += [("column", i, i + 0.5, -0.27) for i in range(columns)]
    return [
        scene.Caption(id=f"{axis}:{i}", x=x, y=y, text=str(i), size=0.26, faint=True)
        for axis, i, x, y in called
    ]


def over(
    where: tuple[Cell, Cell], halves: scene.Halves | None, *, id: str | None = None, **more: Any
) -> scene.TileItem:
    """A tile across two neighbouring cells, its first half on the first of them. Without an id of
    its own it is known by its halves, or (face down) by its cells."""
    (x1, y1), (x2, y2) = map(centre, where)
    angle = {(1, 0): 0, (0, 1): 90, (-1, 0): 180, (0, -1): 270}[round(x2 - x1), round(y2 - y1)]
    if id is None:
        id = f"down:{where[0][0]},{where[0][1]}" if halves is None else tile_id(halves)
    more.setdefault("label", "" if halves is None else f"{halves[0]}-{halves[1]}")
    return scene.TileItem(
        id=id, halves=halves, x=(x1 + x2) / 2, y=(y1 + y2) / 2, angle=angle, **more
    )


def edge(where: tuple[Cell, Cell]) -> scene.EdgeMark:
    """The note "no tile lies across here" between two neighbouring cells."""
    first, second = sorted(where)
    (x1, y1), (x2, y2) = centre(first), centre(second)
    return scene.EdgeMark(
        id=f"mark:{first[0]},{first[1]}-{second[0]},{second[1]}",
        x=(x1 + x2) / 2,
        y=(y1 + y2) / 2,
        angle=90 if x1 != x2 else 0,
    )


def spread(
    tiles: Iterable[Tile | None], across: int, *, gap: float = 0.4, upright: bool = False
) -> list[tuple[float, float, float]]:
    """Places (x, y, angle) for single tiles laid out in rows of so many, with gaps between."""
    width, height = (1.0, 2.0) if upright else (2.0, 1.0)
    return [
        (
            (i % across) * (width + gap) + width / 2,
            (i // across) * (height + gap) + height / 2,
            90.0 if upright else 0.0,
        )
        for i, _ in enumerate(tiles)
    ]


# -- what is composed --------------------------------------------------------------------------


def composer(
    id: str, label: str, do: str, *steps: scene.ComposerPick, **settled: Any
) -> scene.Composer:
    """Collects the fields the steps name into one action of the kind `do` ("stack", "put", …)."""
    return scene.Composer(id=id, label=label, action={"do": do, **settled}, steps=steps)


def step(
    field: str,
    kind: Literal["tile", "cells", "cell", "chain"],
    label: str,
    *,
    tiles: Iterable[Tile] = (),
    pairs: Iterable[tuple[Cell, Cell]] = (),
    turn: bool = False,
    least: int = 0,
    most: int = 0,
    ends: int | None = None,
) -> scene.ComposerPick:
    """One step of a composer."""
    return scene.ComposerPick(
        field=field, kind=kind, label=label,
        tiles=tuple((tile.high, tile.low) for tile in tiles), pairs=tuple(pairs),
        turn=turn, least=least, most=most, ends=ends,
    )  # fmt: skip


# -- around the table --------------------------------------------------------------------------


def tile_id(halves: Tile | scene.Halves) -> str:
    """The same tile has the same id in a hand and on the table, so that a client can move it."""
    a, b = halves
    return f"{max(a, b)}-{min(a, b)}"


@lru_cache(4096)
def hand_tile(tile: Tile, **more: Any) -> scene.HandTile:
    more.setdefault("label", str(tile))
    return scene.HandTile(id=tile_id(tile), halves=(tile.high, tile.low), **more)


@lru_cache(4096)
def hand_tiles(hand: tuple[Tile, ...], why_not: str = "") -> tuple[scene.HandTile, ...]:
    """A whole hand of which no tile can be laid, for one reason or without any: whoever waits
    holds the same from move to move."""
    return tuple([hand_tile(tile, why_not=why_not) for tile in hand])


@shared(LONG)
def highest(tiles: Sequence[Tile]) -> int:
    """The highest number of a set."""
    return max(tile.high for tile in tiles)


def seats(
    names: Sequence[str],
    viewer: int | None,
    hands: Sequence[Sequence[Tile] | int],
    scores: Sequence[int] | None,
    active: Iterable[int],
    *,
    teams: Sequence[Sequence[int]] = (),
    status: Callable[[int], str] | None = None,
    lacks: Mapping[int, str] = {},
    tiles: Callable[[int, Tile], scene.HandTile] | None = None,
) -> tuple[scene.Hand, ...]:
    """Everybody at the table. A hand is its tiles or, where they are hidden, how many;
    `scores` None: kept secret; `tiles(seat, tile)` may say more of a tile than its face."""
    busy = tuple(active)
    side = {seat: team for team, members in enumerate(teams) for seat in members}
    drawn = []
    for seat, held in enumerate(hands):
        faces: tuple[scene.HandTile, ...] | None = None
        if isinstance(held, int):
            count = held
        else:
            count = len(held)
            if tiles is not None:
                faces = tuple([tiles(seat, tile) for tile in held])
            else:
                faces = hand_tiles(tuple(held))
        drawn.append(
            scene.Hand(
                seat=seat,
                name=names[seat],
                tiles=faces,
                count=count,
                score=None if scores is None else scores[seat],
                active=seat in busy,
                mine=seat == viewer,
                team=side.get(seat),
                status=status(seat) if status else "",
                lacks=lacks.get(seat, ""),
            )
        )
    return tuple(drawn)


def closed(hands: Sequence[Sequence[Tile] | int]) -> list[int]:
    """How many tiles are in each of these hands."""
    return [hand if isinstance(hand, int) else len(hand) for hand in hands]


def own_hands(
    hands: tuple[scene.Hand, ...],
    viewer: int | None,
    seen: Sequence[Sequence[Tile] | int],
    own: tuple[scene.HandTile, ...] | None,
) -> tuple[scene.Hand, ...]:
    """The hands as the viewer sees them: `hands` is what everybody sees, `seen` what this viewer
    may see, `own` their own hand as it stands before them."""
    known = [*hands]
    for seat, held in enumerate(seen):
        if seat == viewer:
            known[seat] = replace(hands[seat], tiles=own, mine=True)
        elif not isinstance(held, int):
            known[seat] = replace(hands[seat], tiles=hand_tiles(tuple(held)))
    return tuple(known)


def pad(
    names: Sequence[str],
    rounds: Sequence[Sequence[int]],
    scores: Sequence[int],
    words: Words,
    *,
    note: str = "",
    secret: bool = False,
    teams: Sequence[Sequence[int]] = (),
) -> scene.ScorePad:
    """The score sheet: one line per round, and the totals. What the running round has brought so
    far is a line of its own; `secret`: nothing is shown yet. Partners who are always credited the
    same (`teams`) have one column."""
    columns = tuple(tuple(team) for team in teams)
    return _pad(rounds, tuple(scores), tuple(names), words, note, secret, columns)


@shared(LONG)
def _pad(
    rounds: Sequence[Sequence[int]],
    scores: Sequence[int],
    names: Sequence[str],
    words: Words,
    note: str,
    secret: bool,
    teams: Sequence[Sequence[int]],
) -> scene.ScorePad:
    seats = tuple(range(len(names)))
    if teams:
        names = [" + ".join(names[seat] for seat in team) for team in teams]
        seats = tuple(team[0] for team in teams)
    columns = ("", *names)
    if secret:
        return scene.ScorePad(
            columns=columns, rows=(), totals=(words("sheet-total"), *("?" for _ in names)),
            caption=words("sheet"), note=note,
        )  # fmt: skip
    rows, noted = _lines(rounds, seats)
    now = [scores[seat] - before for seat, before in zip(seats, noted, strict=True)]
    if any(now):
        rows = (*rows, (str(len(rounds) + 1), *map(str, now)))
    totals = (words("sheet-total"), *(str(scores[seat]) for seat in seats))
    return scene.ScorePad(
        columns=columns, rows=rows, totals=totals, caption=words("sheet"), note=note
    )


def own_pad(pad: scene.ScorePad, seat: int, noted: Sequence[int]) -> scene.ScorePad:
    """A score sheet that is kept secret, with what this seat has noted for itself."""

    def line(head: str, number: int) -> tuple[str, ...]:
        others = len(pad.columns) - 1
        return (head, *(str(number) if one == seat else "?" for one in range(others)))

    rows = tuple(line(str(n), number) for n, number in enumerate(noted, 1))
    return replace(pad, rows=rows, totals=line(pad.totals[0], sum(noted)))


@shared(LONG)
def _lines(
    rounds: Sequence[Sequence[int]], seats: tuple[int, ...]
) -> tuple[tuple[tuple[str, ...], ...], list[int]]:
    """The lines of the rounds that are over, and what they come to for each of these seats."""
    columns = [[line[seat] for line in rounds] for seat in seats]
    written = [map(str, column) for column in (range(1, len(rounds) + 1), *columns)]
    return tuple(zip(*written, strict=True)), list(map(sum, columns))


def goal(game: AnyGame, observation: Any, words: Words) -> scene.Goal | None:
    """What the match is played for; None where one round is all."""
    aim = game.aim(observation)
    if aim is None:
        return None
    if aim.points is None:
        return _rounds(aim, words)
    key = "goal-ends-at" if game.fewest_win else "goal-points"
    most = max(0, *observation.scores)
    return scene.Goal(
        text=words(key, points=aim.points), points=aim.points, done=min(1.0, most / aim.points)
    )


@lru_cache(1024)
def _rounds(aim: Aim, words: Words) -> scene.Goal | None:
    if aim.rounds is None:
        return None
    text = words("goal-rounds", round=aim.running, rounds=aim.rounds)
    return scene.Goal(text=text, done=aim.played / aim.rounds)


def phase_prompt(
    observation: Any,
    moves: Moves,
    names: Sequence[str],
    words: Words,
    *,
    turn: int | None = None,
) -> str | None:
    """The prompt for those who are not to act; None: the observer is to act, and the game says
    how. `turn`: whose turn it is, where the observation itself does not say it."""
    if moves and observation.phase not in (DEAL, OVER):
        return None
    return waiting_prompt(observation, names, words, turn=turn)


def waiting_prompt(
    observation: Any, names: Sequence[str], words: Words, *, turn: int | None = None
) -> str:
    """The prompt between rounds, after the match and while others act, the same in every game in
    rounds."""
    if observation.phase == OVER:
        return words("prompt-match-over")
    if observation.phase == DEAL:
        return words("prompt-next-round" if observation.ends else "prompt-deal")
    return waiting(names, (observation.turn if turn is None else turn,), words)


def waiting(names: Sequence[str], actors: Iterable[int], words: Words) -> str:
    """The prompt for somebody who is not to act."""
    seats_ = sorted(actors)
    if not seats_:
        return ""
    return words("prompt-wait", name=list_names([names[seat] for seat in seats_], words))


def result(
    winners: Sequence[int],
    scores: Sequence[int],
    viewer: int | None,
    names: Sequence[str],
    words: Words,
    *,
    more: Sequence[str] = (),
    lowest_wins: bool = False,
) -> scene.Outcome:
    """A match that is over: who has won, and everybody's points, the best first. Somebody who
    plays alone has nobody to be compared with."""
    if viewer is not None and list(winners) == [viewer]:
        title = words("match-ended-you")
    elif winners:
        title = words(
            "match-ended", name=list_names([names[seat] for seat in winners], words),
            count=len(winners),
        )  # fmt: skip
    else:
        title = words("match-ended-nobody")
    sign = 1 if lowest_wins else -1
    ranked = sorted(range(len(scores)), key=lambda seat: (sign * scores[seat], seat))
    told = ", ".join(f"{names[seat]} {scores[seat]}" for seat in ranked)
    lines = (words("score-line", scores=told),) if len(scores) > 1 else ()
    return scene.Outcome(
        title=title, lines=(*more, *lines), match_over=True,
        won=None if viewer is None else viewer in winners,
    )  # fmt: skip


# -- into the frame ----------------------------------------------------------------------------


def extent(item: scene.Item) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of an item."""
    if isinstance(item, scene.Link):
        xs, ys = [x for x, _ in item.points], [y for _, y in item.points]
        return min(xs), min(ys), max(xs), max(ys)
    if isinstance(item, scene.TileItem | scene.Target):
        turn = radians(item.angle)
        across = abs(cos(turn)) + abs(sin(turn)) / 2
        down = abs(sin(turn)) + abs(cos(turn)) / 2
    elif isinstance(item, scene.Caption):
        across, down = item.size * 0.3 * len(item.text), item.size / 2
        if item.plate:
            across, down = item.width / 2, 1.5 * item.size / 2
    else:
        across, down = 0.5, 0.5
    return item.x - across, item.y - down, item.x + across, item.y + down


def fit(
    items: Iterable[I], frame: Frame, *, margin: float = MARGIN
) -> tuple[float, float, tuple[I, ...]]:
    """The width and height of the table, and the items moved so that they lie in the middle of it.
    What is larger than the frame makes the table larger: the client then shows it smaller."""
    kept = tuple(items)
    if not kept:
        return (*frame, kept)
    boxes = [extent(item) for item in kept]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[2] for box in boxes), max(box[3] for box in boxes)
    width = max(frame[0], right - left + 2 * margin)
    height = max(frame[1], bottom - top + 2 * margin)
    dx, dy = (width - left - right) / 2, (height - top - bottom) / 2
    return width, height, tuple(moved(item, dx, dy) for item in kept)


def moved(item: I, dx: float, dy: float) -> I:
    if isinstance(item, scene.Link):
        return replace(item, points=tuple((x + dx, y + dy) for x, y in item.points))
    return replace(item, x=item.x + dx, y=item.y + dy)
