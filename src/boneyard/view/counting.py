"""The scene of a counting game: tiles in rows with the running total, and the goals ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from boneyard.core.actions import Lay
from boneyard.core.events import Scored
from boneyard.core.game import Reason
from boneyard.core.moves import Moves
from boneyard.families.counting import CountingGame, CountingObservation
from boneyard.families.counting.events import CountingWhy
from boneyard.families.rounds import DEAL, OVER, PLAY
from boneyard.rules.counts import Makes
from boneyard.text import Words
from boneyard.tiles import Tile
from boneyard.view import kit, scene
from boneyard.view.shared import shared
from boneyard.view.words.counts import badges, in_short
from boneyard.view.words.outcome import round_outcome
from boneyard.view.words.speech import why

GAP_X, GAP_Y = 0.4, 1.1
"""Between tiles; below each there is room for the total it led to."""


def counting_scene(
    game: CountingGame,
    observation: CountingObservation,
    moves: Moves,
    *,
    words: Words,
    names: Sequence[str],
    frame: kit.Frame,
) -> scene.Scene:
    """What the observer sees of a counting game."""
    width, height, items = _table(game, observation, moves, words, frame)
    return scene.Scene(
        width=width,
        height=height,
        items=items,
        **counting_own(game, observation, moves, words=words, names=names),
        panels=(_goals(game, observation, words),),
        sheet=kit.pad(names, observation.sheet, observation.scores, words),
        outcome=round_outcome(game, observation, names, words),
        prompt=_prompt(observation, moves, names, words),
        arms=(tuple(map(str, observation.table)),) if observation.table else (),
        highest=kit.highest(game.rules.tiles),
    )


def counting_own(
    game: CountingGame,
    observation: CountingObservation,
    moves: Moves,
    *,
    words: Words,
    names: Sequence[str],
) -> kit.Own:
    """What differs between those who wait while a round is played: everybody at the table as the
    observer sees them, and what the game counts for them."""
    own = _own(observation, moves, words)
    hands = kit.seats(
        names,
        observation.seat,
        observation.hands,
        observation.scores,
        (observation.turn,) if observation.phase == PLAY else (),
        tiles=lambda seat, tile: own(tile) if seat == observation.seat else kit.hand_tile(tile),
    )
    return kit.Own(hands=hands, counts=badges(game.counts(observation), words))


def _table(
    game: CountingGame,
    observation: CountingObservation,
    moves: Moves,
    words: Words,
    frame: kit.Frame,
) -> tuple[float, float, tuple[scene.Item, ...]]:
    """The size of the table, and on it the tiles and a place for the next."""
    table = _tiles(observation.table, game, words, frame)
    lays = [action for action in moves if isinstance(action, Lay)]
    if not lays:
        return table.width, table.height, table.items
    x, y = table.next
    offers = tuple([_offer(lay, game.makes(observation, lay), words) for lay in lays])
    label = words("place-next" if observation.table else "place-first")
    place = scene.Target(id="place:next", x=x, y=y, label=label, offers=offers)
    return table.width, table.height, (*table.items, place)


class _Laid(NamedTuple):
    """The tiles of a game as they lie on a table of this size."""

    width: float
    height: float
    items: tuple[scene.Item, ...]
    next: tuple[float, float]
    """Where the next one goes."""


@shared
def _tiles(table: tuple[Tile, ...], game: CountingGame, words: Words, frame: kit.Frame) -> _Laid:
    """The tiles in reading order, each with the total it led to. There is room for every tile from
    the start, so none ever moves."""
    most = game.rules.hand * game.players
    across = min(most, max(1, int((frame[0] - 2 * kit.MARGIN + GAP_X) / (2 + GAP_X))))
    width = max(frame[0], across * (2 + GAP_X) - GAP_X + 2 * kit.MARGIN)
    rows = -(-most // across) * (1 + GAP_Y)
    height = max(frame[1], rows + 2 * kit.MARGIN)
    left = (width - across * (2 + GAP_X) + GAP_X) / 2 + 1
    top = (height - rows) / 2 + 0.5

    def at(i: int) -> tuple[float, float]:
        return left + (i % across) * (2 + GAP_X), top + (i // across) * (1 + GAP_Y)

    goals = {goal for goal, _ in game.rules.goals}
    items: list[scene.Item] = []
    total = 0
    for i, tile in enumerate(table):
        total += tile.pips
        x, y = at(i)
        last = i == len(table) - 1
        name = str(tile)
        items.append(
            scene.TileItem(
                id=kit.tile_id(tile),
                halves=(tile.high, tile.low),
                x=x,
                y=y,
                look="lit" if total in goals else "last" if last else "plain",
                label=words("tile-last", tile=name) if last else name,
            )
        )
        items.append(
            scene.Caption(
                id=f"total:{name}", x=x, y=y + 0.95, text=str(total), size=0.7 if last else 0.5
            )
        )
    return _Laid(width, height, tuple(items), at(len(table)))


@lru_cache(4096)
def _offer(lay: Lay, makes: Makes, words: Words) -> scene.Offer:
    tile = lay.tile
    key = "offer-total-scores" if makes.points else "offer-total"
    return scene.Offer(
        halves=(tile.high, tile.low),
        tile=(tile.high, tile.low),
        action=kit.data(lay),
        label=words(key, tile=str(tile), total=str(makes.total), points=str(makes.points)),
        makes=in_short(makes),
    )


def _goals(game: CountingGame, observation: CountingObservation, words: Words) -> scene.Panel:
    """The totals that score, and which of them were hit or passed in this round."""
    hit = {
        event.of
        for event in observation.log
        if isinstance(event, Scored) and event.why == CountingWhy.GOAL
    }
    marks = [
        f"{goal} ✓" if goal in hit else f"{goal} –" if goal <= observation.total else str(goal)
        for goal, _ in game.rules.goals
    ]
    return scene.Panel(id="goals", title=words("goals"), text=" · ".join(marks))


def _own(
    observation: CountingObservation, moves: Moves, words: Words
) -> Callable[[Tile], scene.HandTile]:
    """How the tiles of the observer's own hand stand there."""
    playable = {action.tile for action in moves if isinstance(action, Lay)}
    if observation.phase == OVER:
        reason = Reason("match-over")
    elif observation.phase == DEAL:
        reason = Reason("round-over")
    elif observation.must is not None and moves:
        reason = Reason.of("must-open", tile=str(observation.must))
    else:
        reason = Reason("not-your-turn")
    why_not = why(reason, words)

    def shown(tile: Tile) -> scene.HandTile:
        if tile in playable:
            return kit.hand_tile(tile, playable=True)
        return kit.hand_tile(tile, why_not=why_not)

    return shown


def _prompt(
    observation: CountingObservation, moves: Moves, names: Sequence[str], words: Words
) -> str:
    told = kit.phase_prompt(observation, moves, names, words)
    if told is not None:
        return told
    if observation.must is not None:
        return words("prompt-must-open", tile=str(observation.must))
    if not observation.table:
        return words("prompt-open")
    return words("prompt-lay-any", total=observation.total)
