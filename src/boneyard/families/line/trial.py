"""Imagining hidden tiles by trial: for games with a door that nobody has translated into evidence.

Hidden tiles are dealt at random to where tiles must have come from, the round is played again with
them, and whatever does not lead to what was seen is thrown away. What remains is as likely as it
should be, whatever the game's own rules are; it only takes longer than reading the evidence.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from boneyard.core.actions import CHANCE, Action, Deal, Draw, Lay, Pass, Stop
from boneyard.core.assign import Impossible
from boneyard.core.chance import Rng
from boneyard.core.events import Dealt, Drew, Event, Laid, Passed, Scored, Stopped
from boneyard.families.line.actions import Bar, Cede, Gesture
from boneyard.families.line.events import Barred, Ceded, Gestured, TeamsFormed, carried
from boneyard.families.line.sampling import Batch, Evidence, Held, HiddenDeals
from boneyard.families.line.state import LineObservation, LineState
from boneyard.tiles import Tile

if TYPE_CHECKING:
    from boneyard.families.line.game import LineGame

MOST_TRIES = 20_000


class Unread(Evidence):
    """Only what came to whom and when, and what they have laid: nothing is concluded from it."""

    def _read(self) -> None:
        for at, event in enumerate(self.seen.log):
            if isinstance(event, Dealt):
                self.batches.append(Batch(event.seat, 0, event.count, at))
            elif isinstance(event, Drew):
                self.batches.append(Batch(event.seat, at + 1, event.count, at))
            elif isinstance(event, Laid | Barred) and event.seat is not None:
                self.laid.append((event.tile, event.seat, at))


def imagined_by_trial(game: LineGame, seen: LineObservation, rng: Rng) -> Iterator[LineState]:
    """States drawn from all that lead to the observation, without end."""
    hidden = {seat for seat, hand in enumerate(seen.hands) if isinstance(hand, int)}
    visible = {tile for hand in seen.hands if isinstance(hand, tuple) for tile in hand}
    visible |= {piece.tile for piece in seen.layout.pieces}
    unseen = [tile for tile in game.rules.tiles if tile not in visible]
    deals = HiddenDeals(Unread(game, seen), hidden, unseen)
    start = _before(game, seen)
    tries = 0
    while tries < MOST_TRIES:
        tries += 1
        state = played_again(game, seen, start, _deal(game, seen, start, *deals.sample(rng)))
        if state is not None:
            yield state
            tries = 0
    raise Impossible("no deal found that leads to what was seen")


def _before(game: LineGame, seen: LineObservation) -> LineState:
    """The state before this round was dealt."""
    scores = list(seen.scores)
    formed = False
    for event in seen.log:
        if isinstance(event, Scored):
            scores[event.seat] -= event.points
        formed = formed or isinstance(event, TeamsFormed)
    fresh = game.start()
    return replace(
        fresh,
        round=seen.round,
        scores=tuple(scores),
        sheet=seen.sheet,
        ends=seen.ends,
        teams=() if formed else seen.teams,
        order=fresh.order if formed else seen.order,
        log=carried(seen.log),
        own=game.own_before(seen),
    )


def _deal(
    game: LineGame, seen: LineObservation, start: LineState, held: list[Held], rest: list[Tile]
) -> Deal:
    """The deal with these tiles in hidden hands, and the rest unseen by everybody."""
    came: dict[int, tuple[Tile, ...]] = {}
    for item in held:
        came[item.batch.event] = (*came.get(item.batch.event, ()), item.tile)
    hands: dict[int, tuple[Tile, ...]] = {}
    drawn: list[Tile] = []
    for at, event in enumerate(seen.log):
        if isinstance(event, Dealt):
            hands[event.seat] = event.tiles or came.get(at, ())
        elif isinstance(event, Drew):
            drawn += event.tiles or came.get(at, ())
    dealt = tuple(hands[seat] for seat in range(game.players))
    first = game.put_out(start)
    known = {*drawn, *first, *(tile for hand in dealt for tile in hand)}
    left = [tile for tile in rest if tile not in known]
    return Deal(dealt, (*drawn, *left), first)


def played_again(
    game: LineGame, seen: LineObservation, start: LineState, deal: Deal
) -> LineState | None:
    """The state to which this deal led; None: not to what was seen."""
    if deal not in game.legal(start, CHANCE):
        return None
    state, _ = game.play(start, CHANCE, deal)
    followed = 0
    while True:
        shown = [told for event in state.log if (told := event.seen_by(seen.seat)) is not None]
        if tuple(shown[followed:]) != seen.log[followed : len(shown)]:
            return None
        followed = len(shown)
        if followed >= len(seen.log):
            break
        action = _action(seen.log[followed])
        if action is None or action not in game.legal(state, state.turn):
            return None
        state, _ = game.play(state, state.turn, action)
    return state if game.observe(state, seen.seat) == seen else None


def _action(event: Event) -> Action | None:
    """What somebody chose to do who brought this about."""
    match event:
        case Laid(tile=tile, at=at, touch=touch):
            return Lay(tile, at, touch)
        case Drew():
            return Draw()
        case Passed():
            return Pass()
        case Stopped():
            return Stop()
        case Ceded():
            return Cede()
        case Gestured(sign=sign):
            return Gesture(sign)
        case Barred(tile=tile, at=at):
            return Bar(tile, at)
        case _:
            return None
