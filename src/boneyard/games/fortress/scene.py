"""The scene of fortress: the table from above, heights to be read, and points before one lays.

A tile on the table is put together by the composer: any tile of the hand, either way round, on any
two free cells beside what lies there. Where tiles can lie upon tiles there are only a few places,
each with what it would bring; they are lit, and offer the tiles that go there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate

from boneyard.core.actions import Cell, Draw, Stop
from boneyard.core.moves import Moves
from boneyard.games.fortress.choices import TurnMoves, as_action
from boneyard.games.fortress.game import Fortress
from boneyard.games.fortress.geometry import (
    Building,
    Site,
    StackedTile,
    ground_sites,
    level_points,
    pairs,
)
from boneyard.games.fortress.state import FortressObservation, FortressPhase
from boneyard.text import Words
from boneyard.tiles import Tile
from boneyard.view import kit
from boneyard.view import scene as view
from boneyard.view.words.outcome import round_outcome

MARGIN = 0.6


def scene(
    game: Fortress,
    observation: FortressObservation,
    moves: Moves,
    *,
    words: Words,
    names: Sequence[str],
    frame: kit.Frame,
) -> view.Scene:
    """What the observer sees of fortress."""
    turn = moves if isinstance(moves, TurnMoves) else None
    items: list[view.Item] = [*_cells(observation, turn, words), *_laid(observation, words)]
    if turn is not None:
        items += _places(game, observation, turn, words)
    width, height, placed = kit.fit(items, frame, margin=MARGIN)
    playing = observation.phase in (FortressPhase.PLAY, FortressPhase.HANDOUT)
    return view.Scene(
        width=width,
        height=height,
        items=placed,
        hands=kit.seats(
            names,
            observation.seat,
            observation.hands,
            observation.scores,
            (observation.turn,) if playing else (),
            tiles=lambda seat, tile: _in_hand(observation, seat, tile, turn, words),
        ),
        boneyard=_boneyard(observation, moves, words),
        controls=_controls(observation, moves, words),
        composers=_composers(observation, turn, words),
        panels=_panels(game, observation, words),
        sheet=kit.pad(names, observation.sheet, observation.scores, words),
        outcome=round_outcome(game, observation, names, words),
        prompt=_prompt(observation, moves, names, words),
        arms=tuple((line,) for line in plan(observation.table)),
        highest=game.set[-1].high,
    )


# -- the table ---------------------------------------------------------------------------------


def _laid(observation: FortressObservation, words: Words) -> Iterator[view.TileItem]:
    """The tiles as they lie, the lowest first; those of this turn stand out."""
    for laid in observation.table.laid:
        tile = str(laid.tile)
        yield kit.over(
            laid.cells,
            laid.halves,
            id=kit.tile_id(laid.tile),
            level=laid.height,
            look="last" if laid in observation.chain else "plain",
            label=words("tile-height", tile=tile, height=laid.height + 1),
        )


def _cells(
    observation: FortressObservation, turn: TurnMoves | None, words: Words
) -> Iterator[view.Cell]:
    """The free cells where a tile can go on the table."""
    if turn is None or turn.chain:
        return
    for cell in sorted({cell for site in ground_sites(observation.table) for cell in site}):
        row, column = cell
        label = words("cell", row=str(row), column=str(column))
        yield kit.cell_at(cell, pick=True, label=label, look="dim")


def _places(
    game: Fortress, observation: FortressObservation, turn: TurnMoves, words: Words
) -> Iterator[view.Item]:
    """Where a tile can lie across two others, what it brings, and whether more can follow."""
    sites: dict[Site, list[StackedTile]] = {}
    for laid in turn.lays:
        if laid.height:
            sites.setdefault(laid.cells, []).append(laid)
    for site, lays in sites.items():
        height = lays[0].height
        level = height + 1 if game.levels == "table" else len(turn.chain) + 1
        points = level_points(level)
        where = kit.over(site, None)
        id_ = f"place:{site[0][0]},{site[0][1]}-{site[1][0]},{site[1][1]}"
        yield view.Target(
            id=id_,
            x=where.x,
            y=where.y,
            angle=where.angle,
            label=words("place-height", height=height + 1, points=points),
            offers=tuple(_offer(turn, laid, points, words) for laid in lays),
        )
        yield view.Caption(id=f"points:{id_}", x=where.x, y=where.y, text=f"+{points}", size=0.45)


def _offer(turn: TurnMoves, laid: StackedTile, points: int, words: Words) -> view.Offer:
    follow = len(pairs(turn.table, laid)) if len(turn.hand) > 1 else 0
    key = "offer-goes-on" if follow else "offer-ends"
    return view.Offer(
        halves=laid.halves,
        tile=(laid.tile.high, laid.tile.low),
        action=kit.data(as_action(laid)),
        label=words(
            key, tile=f"{laid.halves[0]}-{laid.halves[1]}", points=points, count=follow,
            cells=_named(laid.cells),
        ),
    )  # fmt: skip


def _named(site: Site) -> str:
    return " ".join(f"{row},{column}" for row, column in site)


# -- around it ---------------------------------------------------------------------------------


def _in_hand(
    observation: FortressObservation, seat: int, tile: Tile, turn: TurnMoves | None, words: Words
) -> view.HandTile:
    """As long as it is their turn, a player can lay any of their tiles: numbers do not matter."""
    if seat != observation.seat:
        return kit.hand_tile(tile)
    if turn is not None:
        return kit.hand_tile(tile, playable=True, pick=not turn.chain)
    reason = {"over": "match-over", "deal": "round-over"}.get(observation.phase, "not-your-turn")
    return kit.hand_tile(tile, why_not=words(f"why-{reason}"))


def _boneyard(observation: FortressObservation, moves: Moves, words: Words) -> view.Boneyard:
    draw = Draw()
    return view.Boneyard(
        count=observation.boneyard,
        action=kit.data(draw) if draw in moves else None,
        label=words("boneyard", count=observation.boneyard),
    )


def _controls(
    observation: FortressObservation, moves: Moves, words: Words
) -> tuple[view.Control, ...]:
    if Draw() in moves:
        label = words("control-draw")
        return (view.Control(id="draw", label=label, action=kit.data(Draw())),)
    if Stop() in moves:
        single = len(observation.chain) == 1
        left = 0 if observation.seat is None else _count(observation.hands[observation.seat])
        label = words("control-single" if single else "control-end-chain", count=left)
        return (view.Control(id="stop", label=label, action=kit.data(Stop()), primary=True),)
    return ()


def _count(hand: tuple[Tile, ...] | int) -> int:
    return hand if isinstance(hand, int) else len(hand)


def _composers(
    observation: FortressObservation, turn: TurnMoves | None, words: Words
) -> tuple[view.Composer, ...]:
    if turn is None or turn.chain or not turn.hand:
        return ()
    tile = kit.step("halves", "tile", words("step-tile"), tiles=turn.hand, turn=True)
    where = kit.step("cells", "cells", words("step-cells"), pairs=ground_sites(observation.table))
    return (kit.composer("ground", words("lay-on-table"), "stack", tile, where),)


def _panels(
    game: Fortress, observation: FortressObservation, words: Words
) -> tuple[view.Panel, ...]:
    """What a chain brings: the one that is being laid, or one of so many tiles."""
    if observation.phase not in (FortressPhase.PLAY, FortressPhase.HANDOUT):
        return ()
    chain = observation.chain
    if chain:
        base = 0 if game.levels == "table" else chain[0].height
        earned = [level_points(laid.height - base + 1) for laid in chain]
        text = words(
            "chain-so-far",
            tiles=" + ".join(
                f"{laid.tile} ({points})" for laid, points in zip(chain, earned, strict=True)
            ),
            total=sum(earned),
            next=level_points(chain[-1].height + 1 - base + 1),
        )
        return (view.Panel(id="chain", title=words("chain-title"), text=text),)
    totals = list(accumulate(level_points(level) for level in range(1, 6)))
    text = words(f"chain-worth-{game.levels}", **{f"of{i}": n for i, n in enumerate(totals, 1)})
    return (view.Panel(id="chain", title=words("chain-title"), text=text),)


def _prompt(
    observation: FortressObservation, moves: Moves, names: Sequence[str], words: Words
) -> str:
    if observation.phase == FortressPhase.HANDOUT:
        return words("prompt-handout", name=names[observation.turn])
    told = kit.phase_prompt(observation, moves, names, words)
    if told is not None:
        return told
    if not observation.chain:
        return words("prompt-turn" if Draw() in moves else "prompt-turn-no-draw")
    if Stop() not in moves:
        return words("prompt-second")
    return words("prompt-single-or-chain" if len(observation.chain) == 1 else "prompt-go-on")


# -- as text -----------------------------------------------------------------------------------


def plan(table: Building) -> list[str]:
    """The table from above, for the terminal: rows and columns as `stack` names them, the
    uncovered number on each cell with its height behind it where it is not the table, and a joint
    between halves of one tile; a dot is a free cell where a tile can go."""
    if not table.laid:
        return []
    free = {cell for site in ground_sites(table) for cell in site}
    used = {*table.stacks, *free}
    rows = range(min(row for row, _ in used), max(row for row, _ in used) + 1)
    columns = range(min(column for _, column in used), max(column for _, column in used) + 1)
    side = max(len(str(row)) for row in rows)
    lines = [" " * side + " " + "".join(f"{column:>4} " for column in columns).rstrip()]
    for row in rows:
        across = "".join(
            _text(table, (row, column), free) + _joint(table, (row, column), (row, column + 1))
            for column in columns
        )
        lines.append(f"{row:>{side}} {across}".rstrip())
        down = "".join(_below(table, (row, column)) for column in columns)
        if down.strip():
            lines.append(f"{'':>{side}} {down}".rstrip())
    return lines


def _text(table: Building, cell: Cell, free: set[Cell]) -> str:
    top = table.top(cell)
    if top is None:
        return "   ·" if cell in free else "    "
    return f"{top.number:>4}" if not top.height else f"{top.number:>2}/{top.height + 1}"


def _joined(table: Building, one: Cell, two: Cell) -> bool:
    """Whether the two cells show the halves of one tile."""
    first, second = table.top(one), table.top(two)
    return first is not None and second is not None and first.tile == second.tile


def _joint(table: Building, one: Cell, two: Cell) -> str:
    return "-" if _joined(table, one, two) else " "


def _below(table: Building, cell: Cell) -> str:
    return "   | " if _joined(table, cell, (cell[0] + 1, cell[1])) else "     "
