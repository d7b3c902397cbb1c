"""A round to look over somebody's shoulder: what happens, what they see, what they do and why.

Everything said in it the program says anyhow: the log, and what speaks for a move. So there is one
for every game, in every language.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Any

import msgspec

from boneyard import bots, games
from boneyard.bots import advice
from boneyard.core.actions import Action, Lay, Seat
from boneyard.core.events import Event, RoundEnded, Scored
from boneyard.core.game import AnyGame, Reason
from boneyard.core.moves import Moves
from boneyard.table import Table
from boneyard.table.log import Step
from boneyard.text import Words, bot_name, words
from boneyard.view.example import ExampleDrawn, seen
from boneyard.view.words.log import Teller
from boneyard.view.words.speech import list_names, why

LEARNER: Seat = 0
DEALS = 6
"""Of so many deals the one with the fewest decisions is shown."""
FEWEST = 3
"""A round with fewer decisions shows too little, if there is a longer one."""
MOST = 12
"""After so many decisions of the learner's, a long round is left."""
MOVES = 600
SIMPLE = "greedy"


class Glimpse(msgspec.Struct, frozen=True):
    """A moment at which the learner decides; at the end of the round, nothing."""

    told: tuple[str, ...]
    """What has happened since the last one."""
    drawn: ExampleDrawn
    """What the learner sees, with what they may do."""
    done: tuple[str, ...]
    """What they do, in a sentence."""
    because: str
    """What speaks for it."""


class LearnersMove(msgspec.Struct, frozen=True):
    """One of the learner's, as it was played; the words come later."""

    before: tuple[Event, ...]
    state: Any
    after: tuple[Event, ...]
    reason: Reason | None
    others: tuple[Action, ...]
    """What else they could have laid."""


class PlayedRound(msgspec.Struct, frozen=True):
    game: Any
    decisions: tuple[LearnersMove, ...]
    end: tuple[Event, ...]
    state: Any


def worked_round(slug: str, language: str) -> tuple[Glimpse, ...]:
    """A short round of this game as the booklet has it, always the same one."""
    played = _shortest(slug)
    say = words(language, slug)
    names = names_at(played.game, say)
    found = []
    for decision in played.decisions:
        tell = _teller(played.game, decision.state, say, names)
        because = "" if decision.reason is None else why(decision.reason, say)
        if not because and decision.others:
            listed = [str(action) for action in decision.others]
            because = say("why-because-others", tiles=list_names(listed, say), count=len(listed))
        found.append(
            Glimpse(
                _sentences(tell, decision.before),
                seen(played.game, decision.state, LEARNER, say, names),
                _sentences(tell, decision.after),
                because,
            )
        )
    tell = _teller(played.game, played.state, say, names)
    last = seen(played.game, played.state, LEARNER, say, names)
    return (*found, Glimpse(_sentences(tell, played.end), last, (), ""))


def names_at(game: AnyGame, say: Words) -> tuple[str, ...]:
    """The learner is spoken to; the others are called as bots are."""
    others = (bot_name(seat + 1, say.language) for seat in range(1, game.players))
    return say("cli-me"), *others


def _teller(game: AnyGame, state: Any, say: Words, names: Sequence[str]) -> Teller:
    return Teller(game, lambda: state, say, names, LEARNER)


def _sentences(tell: Teller, events: Iterable[Event]) -> tuple[str, ...]:
    told = (event.seen_by(LEARNER) for event in events)
    return tuple(filter(None, (tell.say(event) for event in told if event is not None)))


# -- playing it --------------------------------------------------------------------------------


@lru_cache(64)
def _shortest(slug: str) -> PlayedRound:
    game = games.game(slug)
    # An adviser thinks about every move, and what it says is worth more than a shorter round.
    deals = 1 if advice.gives_reasons(slug) else DEALS
    rounds = (_play(game, number) for number in range(deals))
    return min(rounds, key=lambda one: (len(one.decisions) < FEWEST, len(one.decisions)))


def _play(game: AnyGame, number: int) -> PlayedRound:
    now = [0]
    table = Table(game, f"a lesson of {game.slug} {number}".encode(), clock=lambda: now[0])
    rng = Random(number)
    decisions: list[LearnersMove] = []
    events = _events(table.go_on())
    for _ in range(MOVES):
        if _over(events) or len(decisions) == MOST:
            break
        if not table.seats_to_act:
            now[0] += table.alarm() or 1
            events += _events(table.tick())
            continue
        # Where everybody acts at once, the learner finds something first.
        seat = table.seats_to_act[0]
        state, moves = table.state, table.moves(seat)
        said = _advised(table, seat, moves, rng)
        happened = _events(table.play(seat, said.action))
        if seat != LEARNER:
            events += happened
            continue
        after, later = _split(happened)
        few = tuple(islice(moves, 9)) if moves.listed else ()
        reason = said.reason or _speaks_for(said.action, few, after)
        decisions.append(LearnersMove(events, state, after, reason, _others(said.action, few)))
        events = later
    return PlayedRound(game, tuple(decisions), events, table.state)


def _advised(table: Table, seat: Seat, moves: Moves, rng: Random) -> advice.Advice:
    """What the game's own adviser says, unless it thinks long; else what a simple bot does."""
    slug, looked = table.game.slug, table.observe(seat)
    if seat == LEARNER and advice.gives_reasons(slug) and not advice.is_heavy(slug):
        return advice.advise(table.game, looked, moves, rng)
    return advice.Advice(bots.bot(SIMPLE, slug).choose(table.game, looked, moves, rng))


def _speaks_for(action: Action, few: Sequence[Action], after: Sequence[Event]) -> Reason | None:
    """What anybody can see of a move."""
    if len(few) == 1:
        return Reason("because-only")
    gained = sum(e.points for e in after if isinstance(e, Scored) and e.seat == LEARNER)
    if gained > 0 and not _over(tuple(after)):
        return Reason.of("because-scores", points=gained)
    return None


def _others(action: Action, few: Sequence[Action]) -> tuple[Any, ...]:
    laid = {one.tile for one in few if isinstance(one, Lay)}
    return tuple(sorted(laid - {action.tile})) if isinstance(action, Lay) else ()


def _split(events: tuple[Event, ...]) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    """What a move did, and what the end of the round brought."""
    ends = [at for at, event in enumerate(events) if isinstance(event, RoundEnded)]
    at = ends[0] if ends else len(events)
    return events[:at], events[at:]


def _events(steps: tuple[Step, ...]) -> tuple[Event, ...]:
    return tuple(event for step in steps for event in step.events)


def _over(events: tuple[Event, ...]) -> bool:
    return any(isinstance(event, RoundEnded) for event in events)
