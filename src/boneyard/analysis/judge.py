"""The judge: what each move was worth by what its player could know.

For every decision tables are imagined that agree with all the seat has seen, and each move is
played out on all of them. Nobody looks at the tiles as they lay: a move that was right by what
could be known is right, however it turned out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import islice

from msgspec.structs import replace

from boneyard.analysis.luck import reckoned
from boneyard.analysis.match import PlayedMatch, ToJudge
from boneyard.analysis.playing_on import PlaysOn, parts, player_on, seeds
from boneyard.analysis.verdict import Decision, Judge, Mean, Review, Round, TriedMove
from boneyard.core.actions import Nature
from boneyard.core.game import AnyGame
from boneyard.notation import record
from boneyard.notation.record import Record

MOST_MOVES = 40
"""Moves looked at; where there are more, a sample of them, and the one that was made."""


def decide(match: PlayedMatch, judge: Judge, plays: PlaysOn, at: int) -> Decision:
    """What could be done at this step, and what that was worth."""
    game, state = match.game, match.states[at]
    entry = match.steps[at].entry
    seat = entry.actor
    assert not isinstance(seat, Nature)
    rng = match.chance(judge, at)
    moves = game.legal(state, seat).some(MOST_MOVES, rng)
    if entry.action not in moves:
        moves[-1] = entry.action
    worlds = list(islice(game.imagined(game.observe(state, seat), rng), judge.worlds))
    found = plays.leads(seat, moves, worlds, seeds(rng, judge.worlds, judge.repeats))
    unit = parts(game, state, seat) * judge.repeats
    before = round(game.lead(state, seat) * unit)
    totals = [sum(column) for column in zip(*found, strict=True)]
    ranked = sorted(
        range(len(moves)), key=lambda n: (-totals[n], n != moves.index(entry.action), n)
    )
    told = []
    for n in ranked:
        behind = Mean.of([row[ranked[0]] - row[n] for row in found], unit)
        worth = (totals[n] - before * judge.worlds) / (judge.worlds * unit)
        told.append(TriedMove(str(moves[n]), worth, behind.mean, behind.error))
    played = ranked.index(moves.index(entry.action))
    return Decision(at, entry.line, match.rounds[at], seat, tuple(told), played)


# -- a whole match ---------------------------------------------------------------------------------

Part = Decision | Round
Share = Callable[[str, Judge, list[ToJudge]], Iterable[Part]]
"""Somebody who gets the work done: `alone`, or several processes, each with a part of it."""


def alone(
    text: str,
    judge: Judge,
    tasks: list[ToJudge],
    player: Callable[[AnyGame], PlaysOn] | None = None,
) -> Iterable[Part]:
    """The work of these tasks, done here one after the other, by whoever is fastest or by this
    `player`: they all say the same."""
    match = _match(text)
    plays = (player or player_on)(match.game)
    for task in tasks:
        if task.is_round:
            yield reckoned(match, judge, plays, task.step)
        else:
            yield decide(match, judge, plays, task.step)


@lru_cache(4)
def _match(text: str) -> PlayedMatch:
    """One process does many parts of the same match, and of a few matches in turn."""
    return PlayedMatch.of(record.read(text))


def analyse(played: Record | str, judge: Judge | None = None, *, share: Share = alone) -> Review:
    """Look back at a match. Raises BadRecord where it cannot be played again, CannotJudge where
    nothing in it can be judged."""
    text = played if isinstance(played, str) else record.write(played)
    judge = judge or Judge()
    read = played if isinstance(played, Record) else record.read(played)
    match = _match(text)
    decisions: list[Decision] = []
    rounds: list[Round] = []
    for part in share(text, judge, match.tasks()):
        if isinstance(part, Decision):
            decisions.append(part)
        else:
            rounds.append(part)
    decisions.sort(key=lambda one: one.step)
    rounds.sort(key=lambda one: one.number)
    return Review(
        judge, match.seed.hex(), match.game.slug, read.names, tuple(decisions),
        tuple(blamed(one, decisions) for one in rounds),
    )  # fmt: skip


def blamed(round_: Round, decisions: Iterable[Decision]) -> Round:
    """The same round, with what mistakes have cost told apart from how it fell."""
    mistakes = [one for one in decisions if one.round == round_.number and one.is_mistake]
    sides = len(round_.accounts)
    accounts = []
    for one in round_.accounts:
        own = -sum(m.given_away for m in mistakes if m.seat in one.seats)
        # What somebody loses, the others share.
        others = sum(m.given_away for m in mistakes if m.seat not in one.seats) / (sides - 1)
        fall = one.fall - own - others
        accounts.append(replace(one, own=own, others=others, fall=fall))
    return replace(round_, accounts=tuple(accounts))
