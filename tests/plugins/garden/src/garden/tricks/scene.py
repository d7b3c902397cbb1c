"""The scene of garden tricks: the trick in the middle, a spot for each seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi, sin

from boneyard.core.actions import Pass
from boneyard.core.moves import Moves
from boneyard.families.rounds import DEAL, OVER, PLAY
from boneyard.text import Words
from boneyard.tiles import Tile
from boneyard.view import kit
from boneyard.view import scene as view
from boneyard.view.words.outcome import round_outcome
from garden.tricks.actions import Bid, Call, Play
from garden.tricks.game import Tricks, TricksObservation
from garden.tricks.suits import led_by

RADIUS = 2.6


def scene(
    game: Tricks,
    observation: TricksObservation,
    moves: Moves,
    *,
    words: Words,
    names: Sequence[str],
    frame: kit.Frame,
) -> view.Scene:
    """What the observer sees of garden tricks."""
    items = [*_trick(game, observation, names), *_place(game, observation, moves, words)]
    width, height, placed = kit.fit(items, frame)
    playing = observation.phase == PLAY
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
            teams=game.sides(observation) if game.players == 4 else (),
            status=lambda seat: words("status-tricks", count=observation.taken[seat]),
            tiles=lambda seat, tile: _in_hand(observation, seat, tile, moves, words),
        ),
        controls=_controls(moves, words),
        panels=_panels(observation, names, words),
        sheet=kit.pad(names, observation.sheet, observation.scores, words),
        outcome=round_outcome(game, observation, names, words),
        prompt=_prompt(observation, moves, names, words),
        arms=_arms(observation, names),
        highest=game.set[-1].high,
    )


def _at(seat: int, players: int) -> tuple[float, float]:
    turn = pi / 2 + 2 * pi * seat / players
    return 1.5 * RADIUS * cos(turn), RADIUS * sin(turn)


def _trick(
    game: Tricks, observation: TricksObservation, names: Sequence[str]
) -> Iterator[view.Item]:
    for seat, name in enumerate(names):
        x, y = _at(seat, game.players)
        yield view.Caption(id=f"name:{seat}", x=x, y=y - 0.9, text=name, size=0.5)
    if observation.trick is None:
        return
    for seat, tile in observation.trick.plays(observation.order):
        x, y = _at(seat, game.players)
        yield view.TileItem(
            id=kit.tile_id(tile), halves=(tile.high, tile.low), x=x, y=y,
            label=f"{names[seat]}: {tile}",
        )  # fmt: skip


def _place(
    game: Tricks, observation: TricksObservation, moves: Moves, words: Words
) -> Iterator[view.Item]:
    """Where a tile of the hand goes."""
    plays = [action for action in moves if isinstance(action, Play)]
    if plays:
        x, y = _at(observation.turn, game.players)
        offers = tuple(
            view.Offer(
                halves=(play.tile.high, play.tile.low), tile=(play.tile.high, play.tile.low),
                action=kit.data(play), label=words("offer-play", tile=str(play.tile)),
            )
            for play in plays
        )  # fmt: skip
        yield view.Target(id="place:trick", x=x, y=y, label=words("place-trick"), offers=offers)


def _in_hand(
    observation: TricksObservation, seat: int, tile: Tile, moves: Moves, words: Words
) -> view.HandTile:
    if seat != observation.seat or Play(tile) in moves:
        return kit.hand_tile(tile, playable=seat == observation.seat)
    if not moves:
        return kit.hand_tile(tile, why_not=words("why-not-your-turn"))
    trick = observation.trick
    if trick is None or observation.trump is None or not trick.tiles:
        return kit.hand_tile(tile, why_not=words("why-not-legal"))
    suit = led_by(trick.tiles[0], observation.trump)
    return kit.hand_tile(tile, why_not=words("why-follow-suit", suit=suit))


def _controls(moves: Moves, words: Words) -> tuple[view.Control, ...]:
    labels = {
        action: words("control-bid", tricks=action.tricks) if isinstance(action, Bid)
        else words("control-call", suit=action.suit) if isinstance(action, Call)
        else words("control-pass")
        for action in moves
        if isinstance(action, Bid | Call | Pass)
    }  # fmt: skip
    return tuple(
        view.Control(id=str(action), label=label, action=kit.data(action))
        for action, label in labels.items()
    )


def _panels(
    observation: TricksObservation, names: Sequence[str], words: Words
) -> tuple[view.Panel, ...]:
    if observation.trump is None or observation.caller is None:
        return ()
    text = words(
        "trumps", suit=observation.trump, name=names[observation.caller],
        bid=max(observation.bids, default=0),
    )  # fmt: skip
    return (view.Panel(id="trumps", title=words("trumps-title"), text=text),)


def _prompt(
    observation: TricksObservation, moves: Moves, names: Sequence[str], words: Words
) -> str:
    if observation.phase == OVER:
        return words("prompt-match-over")
    if observation.phase == DEAL:
        return words("prompt-next-round" if observation.ends else "prompt-deal")
    if not moves:
        return kit.waiting(names, (observation.turn,), words)
    if observation.caller is None:
        return words("prompt-bid")
    return words("prompt-call" if observation.trump is None else "prompt-play")


def _arms(observation: TricksObservation, names: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The trick as text."""
    if observation.trick is None:
        return ()
    plays = observation.trick.plays(observation.order)
    return tuple((f"{names[seat]}:", str(tile)) for seat, tile in plays)
