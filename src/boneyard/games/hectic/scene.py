"""The scene of hectic: all open tiles in a triangle by their numbers, and the double beside it.

Every tile has its place, whatever happens to it: row by its higher half, column by its lower one,
so that all tiles with a number lie in one row and one column. The corner the triangle leaves free
is for the double. Held upright, a telephone gets the tiles upright as well. Where a triangle would
make them too small to be touched, they stand close together in rows, in the same order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from boneyard.core.moves import Moves
from boneyard.games.hectic.actions import Agree, Grab, Release, Withdraw
from boneyard.games.hectic.chains import least_length
from boneyard.games.hectic.game import LOCK_OUT, Hectic
from boneyard.games.hectic.state import HecticObservation, HecticPhase
from boneyard.text import Words
from boneyard.tiles import Tile
from boneyard.view import kit
from boneyard.view import scene as view
from boneyard.view.words.outcome import round_outcome

GAP = 0.2
MARGIN = 0.4
BESIDE = 2
"""Where tiles stand in rows, the double lies in the room of so many at the end of the last."""


class _Plan(NamedTuple):
    """Where each tile lies."""

    upright: bool
    columns: int = 0
    """How many tiles stand in a row; 0: in a triangle."""

    def spot(self, tile: Tile) -> tuple[float, float]:
        if not self.columns:
            return self.at(tile.high, tile.low)
        before = tile.high * (tile.high - 1) // 2 + tile.low
        return self.at(*divmod(before, self.columns))

    def at(self, row: float, column: float) -> tuple[float, float]:
        wide, high = (1 + GAP, 2 + GAP) if self.upright else (2 + GAP, 1 + GAP)
        return column * wide, row * high

    def double(self, top: int) -> tuple[float, float]:
        """The middle of the double, where the highest number is `top`."""
        if not self.columns:
            return self.at(1, top - 2)
        return self.at(self.rows(top) - 1, self.columns - (1 + BESIDE) / 2)

    def rows(self, top: int) -> int:
        return -(-(top * (top + 1) // 2 + BESIDE) // self.columns) if self.columns else top

    def unit(self, top: int, frame: kit.Frame) -> float:
        """How large the side of a half-tile becomes when all of it is fitted into the frame."""
        width, height = self.at(self.rows(top), self.columns or top)
        edge = 2 * MARGIN - GAP
        return min(frame[0] / (width + edge), frame[1] / (height + edge))


def _plan(top: int, frame: kit.Frame) -> _Plan:
    triangle = _Plan(upright=frame[1] > frame[0])
    if triangle.unit(top, frame) >= 1:
        return triangle
    rows = (_Plan(upright=True, columns=columns) for columns in range(BESIDE, 4 * top))
    return max(rows, key=lambda plan: plan.unit(top, frame))


def scene(
    game: Hectic,
    observation: HecticObservation,
    moves: Moves,
    *,
    words: Words,
    names: Sequence[str],
    frame: kit.Frame,
) -> view.Scene:
    """What the observer sees of hectic."""
    plan = _plan(game.set[-1].high, frame)
    items: list[view.Item] = [
        _tile(game, observation, tile, moves, names, words, plan) for tile in game.open
    ]
    items += _double(game, observation, words, plan)
    width, height, placed = kit.fit(items, frame, margin=MARGIN)
    playing = observation.phase == HecticPhase.PLAY
    locked = [until > observation.clock for until in observation.locked]
    return view.Scene(
        width=width,
        height=height,
        items=placed,
        hands=kit.seats(
            names,
            observation.seat,
            _hands(game, observation),
            observation.scores,
            [seat for seat, out in enumerate(locked) if playing and not out],
            status=lambda seat: _status(observation, seat, words) if playing else "",
            tiles=lambda seat, tile: kit.hand_tile(
                tile, pick=seat == observation.seat and not tile.is_double and bool(moves)
            ),
        ),
        composers=_composers(game, observation, moves, words),
        controls=_controls(moves, words),
        sheet=kit.pad(names, observation.sheet, observation.scores, words),
        timers=_timers(game, observation, words) if playing else (),
        outcome=round_outcome(game, observation, names, words, _chain(observation, words)),
        prompt=_prompt(game, observation, moves, words),
        arms=_rows(game, observation),
        highest=game.set[-1].high,
    )


def _hands(game: Hectic, observation: HecticObservation) -> list[tuple[Tile, ...] | int]:
    """What lies before everybody. Where nobody takes tiles out, it is enough to see how many
    doubles were won: no room is lost for hands that nobody has."""
    if not game.grabs:
        return [len(won) for won in observation.won]
    return [held + won for held, won in zip(observation.held, observation.won, strict=True)]


def _tile(
    game: Hectic,
    observation: HecticObservation,
    tile: Tile,
    moves: Moves,
    names: Sequence[str],
    words: Words,
    plan: _Plan,
) -> view.TileItem:
    """A tile at its place. One that was grabbed leaves a pale picture of itself there."""
    x, y = plan.spot(tile)
    grab, release = Grab(tile), Release(tile)
    id_, look, label, action = kit.tile_id(tile), _look(observation, tile), str(tile), None
    owner = next((seat for seat, held in enumerate(observation.held) if tile in held), None)
    if owner is not None:
        id_, look = f"home:{tile}", "ghost"
        label = words("tile-grabbed", tile=str(tile), name=names[owner])
    if release in moves:
        label, action = words("tile-release", tile=str(tile)), kit.data(release)
    elif grab in moves:
        label, action = words("tile-grab", tile=str(tile)), kit.data(grab)
    return view.TileItem(
        id=id_,
        halves=(tile.high, tile.low),
        x=x,
        y=y,
        angle=90 if plan.upright else 0,
        look=look,
        label=label,
        action=action,
        pick=bool(moves) and not game.grabs,
    )


def _look(observation: HecticObservation, tile: Tile) -> kit.Look:
    """When the round is over, the chain that won stands out."""
    if not observation.chain:
        return "plain"
    return "right" if tile in {Tile.of(*halves) for halves in observation.chain} else "dim"


def _double(
    game: Hectic, observation: HecticObservation, words: Words, plan: _Plan
) -> list[view.Item]:
    """The double where the others leave room, with the number of tiles it asks for."""
    double = observation.double
    if double is None:
        return []
    x, y = plan.double(game.set[-1].high)
    name = str(double)
    return [
        view.TileItem(
            id=kit.tile_id(double) if observation.phase == HecticPhase.PLAY else f"was:{name}",
            halves=(double.high, double.low),
            x=x,
            y=y,
            look="lit" if observation.phase == HecticPhase.PLAY else "dim",
            label=name,
        ),
        view.Caption(
            id="need",
            x=x,
            y=y + 1.1,
            text=words("need-exact" if game.exact else "need", count=least_length(double.high)),
            size=0.5,
        ),
    ]


def _rows(game: Hectic, observation: HecticObservation) -> tuple[tuple[str, ...], ...]:
    """The triangle as text, below the double; what was grabbed leaves a gap."""
    if observation.double is None:
        return ()
    free = game.free(observation)
    numbers = range(1, game.set[-1].high + 1)
    triangle = (
        tuple(f"{high}-{low}" if Tile.of(high, low) in free else " · " for low in range(high))
        for high in numbers
    )
    return ((str(observation.double),), (), *triangle)


def _composers(
    game: Hectic, observation: HecticObservation, moves: Moves, words: Words
) -> tuple[view.Composer, ...]:
    """Where tiles are grabbed, chains are made of what one has grabbed."""
    if not moves or observation.seat is None:
        return ()
    tiles = observation.held[observation.seat] if game.grabs else game.open
    if not tiles:
        return ()
    assert observation.double is not None
    number = observation.double.high
    # What everybody sees at a glance is no trap; a number inside the chain still is.
    step = kit.step(
        "chain", "chain", words("claim-chain"),
        tiles=tiles, least=least_length(number), ends=number,
        most=least_length(number) if game.exact else 0,
    )  # fmt: skip
    return (kit.composer("claim", words("claim"), "claim", step),)


def _controls(moves: Moves, words: Words) -> tuple[view.Control, ...]:
    """Giving the double up, or taking that back."""
    return tuple(
        view.Control(id=str(one), label=words(f"control-{one}"), action=kit.data(one))
        for one in (Agree(), Withdraw())
        if one in moves
    )


def _status(observation: HecticObservation, seat: int, words: Words) -> str:
    if observation.locked[seat] > observation.clock:
        return words("status-locked")
    return words("status-agreed") if seat in observation.agreed else ""


def _timers(game: Hectic, observation: HecticObservation, words: Words) -> tuple[view.Timer, ...]:
    clock, seat = observation.clock, observation.seat
    timers = [
        view.Timer(
            id=f"round:{observation.round}",
            label=words("timer-round"),
            left_ms=max(0, game.time_up - clock),
            total_ms=game.time_up,
        )
    ]
    if seat is not None and observation.locked[seat] > clock:
        until = observation.locked[seat]
        timers.append(
            view.Timer(
                id=f"locked:{until}",
                label=words("timer-locked"),
                left_ms=until - clock,
                total_ms=LOCK_OUT,
                locks=True,
            )
        )
    return tuple(timers)


def _chain(observation: HecticObservation, words: Words) -> tuple[str, ...]:
    """The chain that took the double."""
    if not observation.chain:
        return ()
    chain = " ".join(f"{a}-{b}" for a, b in observation.chain)
    return (words("chain-was", chain=chain),)


def _prompt(game: Hectic, observation: HecticObservation, moves: Moves, words: Words) -> str:
    if observation.phase == HecticPhase.OVER:
        return words("prompt-match-over")
    if observation.phase == HecticPhase.REVEAL or observation.double is None:
        return words("prompt-next-round" if observation.ends else "prompt-deal")
    seat, number = observation.seat, observation.double.high
    if seat is not None and observation.locked[seat] > observation.clock:
        return words("prompt-locked")
    key = "prompt-build" if moves else "prompt-watch"
    if game.exact:
        key += "-exact"
    return words(key, number=number, count=least_length(number))
