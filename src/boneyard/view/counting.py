"""The scene of a counting game: tiles in rows with the running total, and the goals ahead."""

from __future__ import annotations

from collections.abc import Sequence
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
from boneyard.view.shared import BRIEF, shared
from boneyard.view.words.counts import badges, in_short
from boneyard.view.words.outcome import round_outcome
from boneyard.view.words.speech import why

GAP_X, GAP_Y = 0.4, 1.1
"""Between tiles; below each there is room for the total it led to."""


def counting_table(
    game: CountingGame,
    observation: CountingObservation,
    *,
    words: Words,
    names: Sequence[str],
    frame: kit.Frame,
) -> scene.Scene:
    """What everybody sees of a counting game."""
    table, playing = _tiles(observation.table, game, words, frame), observation.phase == PLAY
    return scene.Scene(
        width=table.width,
        height=table.height,
        items=table.items,
        hands=kit.seats(
            names,
            None,
            kit.closed(observation.hands),
            observation.scores,
            (observation.turn,) if playing else (),
        ),
        boneyard=_stock(observation.boneyard, words) if game.rules.draw_after else None,
        panels=(_goals(game, observation, words),),
        sheet=kit.pad(names, observation.sheet, observation.scores, words),
        prompt=kit.waiting_prompt(observation, names, words),
        arms=(tuple(map(str, observation.table)),) if observation.table else (),
        highest=kit.highest(game.rules.tiles),
    )


def counting_own(
    table: scene.Scene,
    game: CountingGame,
    observation: CountingObservation,
    moves: Moves,
    *,
    words: Words,
    names: Sequence[str],
    frame: kit.Frame,
) -> kit.Own:
    """What this observer sees differently from everybody else, and what they may do."""
    own = kit.Own(
        hands=kit.own_hands(
            table.hands, observation.seat, observation.hands, _hand(observation, moves, words)
        ),
        counts=badges(game.counts(observation), words),
        outcome=round_outcome(game, observation, names, words),
    )
    if moves:
        own["prompt"] = _prompt(observation, words)
    lays = [action for action in moves if isinstance(action, Lay)]
    if lays:
        x, y = _tiles(observation.table, game, words, frame).next
        offers = tuple([_offer(lay, game.makes(observation, lay), words) for lay in lays])
        label = words("place-next" if observation.table else "place-first")
        place = scene.Target(id="place:next", x=x, y=y, label=label, offers=offers)
        own["items"] = (*table.items, place)
    return own


@lru_cache(256)
def _stock(count: int, words: Words) -> scene.Boneyard:
    return scene.Boneyard(count=count, label=words("boneyard", count=count))


class _Laid(NamedTuple):
    """The tiles of a game as they lie on a table of this size."""

    width: float
    height: float
    items: tuple[scene.Item, ...]
    next: tuple[float, float]
    """Where the next one goes."""


@shared(BRIEF)
def _tiles(table: tuple[Tile, ...], game: CountingGame, words: Words, frame: kit.Frame) -> _Laid:
    """The tiles in reading order, each with the total it led to. There is room for every tile from
    the start, so none ever moves."""
    rules = game.rules
    most = len(rules.tiles) if rules.draw_after else rules.hand * game.players
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


def _hand(
    observation: CountingObservation, moves: Moves, words: Words
) -> tuple[scene.HandTile, ...] | None:
    """How the tiles of the observer's own hand stand there; None: they have none."""
    hand = None if observation.seat is None else observation.hands[observation.seat]
    if hand is None or isinstance(hand, int):
        return None
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
    return tuple(
        [
            kit.hand_tile(tile, playable=True)
            if tile in playable
            else kit.hand_tile(tile, why_not=why_not)
            for tile in hand
        ]
    )


def _prompt(observation: CountingObservation, words: Words) -> str:
    """What the observer can do now."""
    if observation.must is not None:
        return words("prompt-must-open", tile=str(observation.must))
    if not observation.table:
        return words("prompt-open")
    return words("prompt-lay-any", total=observation.total)
