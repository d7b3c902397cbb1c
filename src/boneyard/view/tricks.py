"""The scene of a trick game: the trick in the middle, each tile before whoever played it, and what
is played for beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi, sin

from boneyard.core.actions import Action, Pass, Seat
from boneyard.core.moves import Moves
from boneyard.families.tricks import TricksGame, TricksObservation
from boneyard.families.tricks.actions import Bid, Call, Discard, Play
from boneyard.families.tricks.state import Trick, TricksPhase, TricksStage
from boneyard.text import Words
from boneyard.tiles import Tile
from boneyard.view import kit, scene
from boneyard.view.words.outcome import round_outcome
from boneyard.view.words.speech import why

ACROSS, DOWN = 3.6, 2.1
"""How far from the middle a tile lies, to the sides and up and down."""


def tricks_table(
    game: TricksGame,
    observation: TricksObservation,
    *,
    words: Words,
    names: Sequence[str],
    frame: kit.Frame,
) -> scene.Scene:
    """What everybody sees of a trick game."""
    width, height, items = kit.fit(_items(game, observation, names, words), frame)
    playing = observation.phase == TricksPhase.PLAY
    pairs = [side for side in game.rules.sides if len(side) > 1]
    return scene.Scene(
        width=width,
        height=height,
        items=items,
        hands=kit.seats(
            names,
            None,
            kit.closed(observation.hands),
            observation.scores,
            (observation.turn,) if playing else (),
            teams=game.rules.sides if pairs else (),
            status=lambda seat: _status(game, observation, seat, words),
        ),
        panels=_panels(game, observation, names, words),
        counts=tuple(_badges(observation, words)),
        sheet=kit.pad(names, observation.sheet, observation.scores, words, teams=pairs),
        prompt=kit.waiting_prompt(observation, names, words),
        arms=_arms(observation, names),
        highest=kit.highest(game.rules.tiles),
    )


def tricks_own(
    table: scene.Scene,
    game: TricksGame,
    observation: TricksObservation,
    moves: Moves,
    *,
    words: Words,
    names: Sequence[str],
    frame: kit.Frame,
) -> kit.Own:
    """What this observer sees differently from everybody else, and what they may do."""
    own = kit.Own(
        hands=kit.own_hands(
            table.hands, observation.seat, observation.hands, _hand(game, observation, moves, words)
        ),
        outcome=round_outcome(game, observation, names, words),
    )
    if moves and observation.phase == TricksPhase.PLAY:
        own["prompt"] = words(f"prompt-tricks-{observation.stage}")
        own["controls"] = tuple(_controls(moves, words))
        target = _target(game, observation, moves, words)
        if target is not None:
            everything = (*_items(game, observation, names, words), target)
            own["width"], own["height"], own["items"] = kit.fit(everything, frame)
    return own


def bid_said(bid: Bid, words: Words) -> str:
    """A bid as it is told apart from a sentence: "30", "2 marks"."""
    return words(f"bid-{bid.kind}", amount=bid.amount) if bid.kind else str(bid.amount)


def called_said(what: str, words: Words) -> str:
    """What is called, as it is told apart from a sentence: "fours", "no trumps"."""
    return words("call-suit", suit=int(what)) if what.isdigit() else words(f"call-{what}")


# -- on the table ------------------------------------------------------------------------------


def _at(game: TricksGame, observation: TricksObservation, seat: Seat) -> tuple[float, float]:
    """Where the tile of a seat lies: everybody where they sit, the observer at the bottom."""
    around = game.around(observation)
    me = around.index(observation.seat) if observation.seat in around else 0
    turn = pi / 2 + 2 * pi * (around.index(seat) - me) / game.players
    return ACROSS * cos(turn), DOWN * sin(turn)


def _items(
    game: TricksGame, observation: TricksObservation, names: Sequence[str], words: Words
) -> Iterator[scene.Item]:
    for seat, name in enumerate(names):
        x, y = _at(game, observation, seat)
        yield scene.Caption(id=f"name:{seat}", x=x, y=y + 0.85, text=name, size=0.42)
    shown = _shown(observation)
    if shown is None:
        return
    plays = list(observation.plays(shown))
    for place, (seat, tile) in enumerate(plays):
        x, y = _at(game, observation, seat)
        newest = place == len(plays) - 1
        taken = shown.taker
        label = words("tile-in-trick", name=names[seat], tile=str(tile))
        yield scene.TileItem(
            id=kit.tile_id(tile), halves=(tile.high, tile.low), x=x, y=y, label=label,
            look="lit" if seat == taken else "last" if newest and taken is None
            else "dim" if taken is not None else "plain",
        )  # fmt: skip


def _shown(observation: TricksObservation) -> Trick | None:
    """The trick that is being played, or, until somebody leads to it, the last one: nobody is to
    miss who took it."""
    trick = observation.trick
    if trick is not None and trick.tiles:
        return trick
    return observation.tricks[-1] if observation.tricks else None


def _target(
    game: TricksGame, observation: TricksObservation, moves: Moves, words: Words
) -> scene.Target | None:
    """Where a tile of the hand goes."""
    offers = tuple(
        scene.Offer(
            halves=(tile.high, tile.low), tile=(tile.high, tile.low), action=kit.data(move),
            label=words("offer-discard" if isinstance(move, Discard) else "offer-play",
                        tile=str(tile)),
        )
        for move, tile in _tiles_of(moves)
    )  # fmt: skip
    if not offers:
        return None
    if observation.stage == TricksStage.DISCARD:
        return scene.Target(id="place:middle", x=0, y=0, label=words("place-away"), offers=offers)
    x, y = _at(game, observation, observation.turn)
    if _shown(observation) not in (None, observation.trick):
        # The trick before lies there still: its tiles make room beside them.
        y += 1.9 if y > 0 else -1.9
    return scene.Target(id="place:trick", x=x, y=y, label=words("place-trick"), offers=offers)


def _tiles_of(moves: Moves) -> Iterator[tuple[Action, Tile]]:
    for move in moves:
        if isinstance(move, Play | Discard):
            yield move, move.tile


# -- beside it ---------------------------------------------------------------------------------


def _status(game: TricksGame, observation: TricksObservation, seat: Seat, words: Words) -> str:
    if seat in observation.resting:
        return words("status-resting")
    if observation.call is not None:
        return words("status-tricks", count=len(observation.taken((seat,))))
    said = dict(observation.bids_by())
    if seat not in said:
        return words("status-dealer") if seat == observation.dealer else ""
    bid = said[seat]
    return words("status-passed") if bid is None else words("status-bid", bid=bid_said(bid, words))


def _badges(observation: TricksObservation, words: Words) -> Iterator[scene.Badge]:
    """What is played for, in short: it is in sight where there is no room for the panel."""
    bid, call = observation.bid, observation.call
    if bid is not None:
        yield scene.Badge(label=words("badge-bid"), value=bid_said(bid, words))
    if call is not None:
        trumps = call.isdigit() or call == "doubles"
        label = words("badge-trumps" if trumps else "badge-called")
        value = call if call.isdigit() else words(f"badge-{call}")
        yield scene.Badge(label=label, value=value)


def _panels(
    game: TricksGame, observation: TricksObservation, names: Sequence[str], words: Words
) -> tuple[scene.Panel, ...]:
    """What is played for: who has called what, on which bid, and how far everybody is."""
    if observation.caller is None or observation.phase == TricksPhase.LOT:
        return ()
    bid, lines = observation.bid, []
    if bid is not None and observation.bidder is not None:
        said = bid_said(bid, words)
        lines.append(words("contract-bid", name=names[observation.bidder], bid=said))
    if observation.call is not None:
        said = called_said(observation.call, words)
        lines.append(words("contract-call", name=names[observation.caller], call=said))
        for side in game.rules.sides:
            name = " + ".join(names[seat] for seat in side)
            tricks, worth = len(observation.taken(side)), game.worth(observation, side)
            key = "contract-taken" if worth == tricks else "contract-taken-worth"
            lines.append(words(key, name=name, count=tricks, worth=worth))
    if not lines:
        return ()
    return (scene.Panel(id="contract", title=words("contract-title"), text="\n".join(lines)),)


def _arms(observation: TricksObservation, names: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The trick as text."""
    shown = _shown(observation)
    if shown is None:
        return ()
    return tuple((f"{names[seat]}:", str(tile)) for seat, tile in observation.plays(shown))


# -- the observer's own ------------------------------------------------------------------------


def _hand(
    game: TricksGame, observation: TricksObservation, moves: Moves, words: Words
) -> tuple[scene.HandTile, ...] | None:
    hand = None if observation.seat is None else observation.hands[observation.seat]
    if hand is None or isinstance(hand, int):
        return None
    usable = {tile for _, tile in _tiles_of(moves)}
    reason = ""
    if not moves:
        over = observation.phase == TricksPhase.OVER
        reason = words("why-match-over" if over else "why-not-your-turn")
    elif observation.stage == TricksStage.PLAY and observation.phase == TricksPhase.PLAY:
        must = game.must_follow(observation)
        reason = "" if must is None else why(must, words)
    return tuple(
        kit.hand_tile(tile, playable=True)
        if tile in usable
        else kit.hand_tile(tile, why_not=reason or words("why-not-legal"))
        for tile in _sorted(game, observation, hand)
    )


def _sorted(
    game: TricksGame, observation: TricksObservation, hand: tuple[Tile, ...]
) -> tuple[Tile, ...]:
    """The hand as card players hold theirs, once there are trumps: these first."""
    if observation.call is None:
        return hand
    manner = game.manner(observation)
    return tuple(sorted(hand, key=lambda tile: not manner.is_trump(tile)))


def _controls(moves: Moves, words: Words) -> Iterator[scene.Control]:
    for move in moves:
        if isinstance(move, Bid):
            key = f"control-bid-{move.kind}" if move.kind else "control-bid"
            label = words(key, amount=move.amount)
        elif isinstance(move, Call):
            label = words("control-call", call=called_said(move.what, words))
        elif isinstance(move, Pass):
            label = words("control-pass")
        else:
            continue
        yield scene.Control(id=str(move), label=label, action=kit.data(move))
