"""How trains are drawn: the scene of any line game, and plates that say whose train is which, which
of them are open, and which double has to be covered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from msgspec.structs import replace

from boneyard.core.actions import Place, Seat, oriented
from boneyard.core.moves import Moves
from boneyard.families.line import LineGame, LineObservation
from boneyard.families.rounds import PLAY
from boneyard.games.mexican_train.arrange import tracks
from boneyard.games.mexican_train.trains import MEXICAN, Rails, train
from boneyard.rules.layout import Piece
from boneyard.text import Words
from boneyard.tiles import Tile
from boneyard.view import kit
from boneyard.view import scene as view
from boneyard.view.line import line_scene

LONGEST = 8
"""So many letters of a name fit a plate."""
UPRIGHT, LYING = (0.62, -0.85), (1.0, -0.4)
"""Where a double is marked that has to be covered, seen from its middle."""


class NamedTrain(NamedTuple):
    """A train as somebody sees it."""

    socket: str
    name: str
    """In full, with its marker."""
    short: str
    """As its plate has it."""
    owner: Seat | None
    is_open: bool


def scene(
    game: LineGame,
    observation: LineObservation,
    moves: Moves,
    *,
    words: Words,
    names: Sequence[str],
    frame: kit.Frame,
) -> view.Scene:
    """Each train with its plate, on the table and as text; the hand by what fits where."""
    drawn = line_scene(game, observation, moves, words=words, names=names, frame=frame)
    drawn = replace(drawn, hands=_hands(drawn.hands, observation, words))
    if not observation.layout:
        return drawn
    hub, *pieces = observation.layout.pieces
    called = list(_called(observation, names, words))
    rows = (
        (f"{one.name}:", *map(_word, (p for p in pieces if p.at and p.at.socket == one.socket)))
        for one in called
    )
    uncovered = Rails.of(observation).uncovered
    items = _lit(drawn.items, uncovered)
    plates = _plates(called, _tile(items, hub.tile), uncovered, observation.seat, frame)
    marks = _marks(items, uncovered)
    width, height, fitted = kit.fit((*items, *plates, *marks), frame)
    return replace(
        drawn, width=width, height=height, items=fitted, arms=((str(hub.tile),), *rows)
    )  # fmt: skip


def _called(
    observation: LineObservation, names: Sequence[str], words: Words
) -> Iterator[NamedTrain]:
    """All trains, and what they are called."""
    marked = Rails.of(observation).marked
    for seat, name in enumerate(names):
        you = "-you" if seat == observation.seat else ""
        is_open = seat in marked
        long = words(f"train-marked{you}" if is_open else f"train{you}", name=name)
        short = words(f"train{you}", name=_shortened(name))
        yield NamedTrain(train(seat), long, short, seat, is_open)
    yield NamedTrain(MEXICAN, words("train-mexican"), words("plate-mexican"), None, True)


def _shortened(name: str) -> str:
    return name if len(name) <= LONGEST else name[: LONGEST - 1].rstrip() + "…"


def _word(piece: Piece) -> str:
    return oriented(piece.tile, piece.touch)


def _tile(items: Sequence[view.Item], tile: Tile) -> view.TileItem:
    """This tile as it lies on the table."""
    id_ = kit.tile_id(tile)
    return next(one for one in items if isinstance(one, view.TileItem) and one.id == id_)


def _lit(items: Sequence[view.Item], uncovered: Sequence[Place]) -> tuple[view.Item, ...]:
    """The same with open doubles to be noticed."""
    waiting = {kit.tile_id(place.tile) for place in uncovered}
    return tuple(
        replace(one, look="lit") if isinstance(one, view.TileItem) and one.id in waiting else one
        for one in items
    )


def _plates(
    called: Sequence[NamedTrain],
    hub: view.TileItem,
    uncovered: Sequence[Place],
    viewer: Seat | None,
    frame: kit.Frame,
) -> Iterator[view.Caption]:
    """A plate before each track."""
    waiting = {place.socket for place in uncovered}
    for one, track in zip(called, tracks(len(called), frame), strict=True):
        look: Literal["closed", "own", "open", "urgent"]
        look = "own" if one.owner == viewer and viewer is not None else "closed"
        look = "urgent" if one.socket in waiting else "open" if one.is_open else look
        x, y = track.at(track.yard.plate)
        yield view.Caption(
            id=f"plate:{one.socket}", x=hub.x + x, y=hub.y + y, text=one.short,
            size=track.yard.letters, plate=look, width=track.yard.width,
        )  # fmt: skip


def _marks(items: Sequence[view.Item], uncovered: Sequence[Place]) -> Iterator[view.Caption]:
    """A mark at every double that has to be covered."""
    for place in uncovered:
        tile = _tile(items, place.tile)
        dx, dy = UPRIGHT if tile.angle % 180 else LYING
        yield view.Caption(
            id=f"cover:{place.tile}", x=tile.x + dx, y=tile.y + dy, text="!", size=0.7,
            plate="urgent", width=0.9,
        )  # fmt: skip


def _hands(
    hands: Sequence[view.Hand], observation: LineObservation, words: Words
) -> tuple[view.Hand, ...]:
    """Who has marked their train shows it beside their name, too."""
    if observation.phase != PLAY:
        return tuple(hands)
    marked = Rails.of(observation).marked
    return tuple(
        _grouped(
            replace(hand, status=words("status-open")) if hand.seat in marked else hand,
            observation,
        )
        for hand in hands
    )


def _grouped(hand: view.Hand, observation: LineObservation) -> view.Hand:
    """One's own tiles in groups: what covers an open double, what fits one's own train, the Mexican
    one, others that are open, and the rest. So they stand while one waits, too."""
    if not hand.mine or hand.tiles is None or not observation.layout:
        return hand
    ends = {end.place.socket: end.number for end in observation.layout.ends}
    own = Rails.of(observation)
    trains = [*(place.socket for place in own.uncovered), train(hand.seat), MEXICAN]
    trains += map(train, own.marked)
    numbers = list(dict.fromkeys(ends[socket] for socket in trains))

    def group(tile: view.HandTile) -> int:
        fits = (at for at, number in enumerate(numbers) if number in tile.halves)
        return next(fits, len(numbers))

    return replace(hand, tiles=tuple(replace(tile, group=group(tile)) for tile in hand.tiles))
