"""The contract: what holds for every game, for every allowed set, number of players and option.

A game tests itself with it:

    from boneyard.testing import cases, keep_the_contract

    @pytest.mark.parametrize("game", cases("my-game"))
    def test_the_contract(game):
        keep_the_contract(game)
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

from boneyard.core.actions import CHANCE, CLOCK, Draw, Nature, Pass, Stop
from boneyard.core.events import Laid, MatchEnded, RoundBegan, RoundEnded, Scored
from boneyard.core.game import AnyGame, GameKind, IllegalAction
from boneyard.families.habits import Shedding
from boneyard.families.line.events import Barred
from boneyard.notation import record
from boneyard.testing.play import PlayedStep, match, sampled, seats, tiles_in


def played(game: AnyGame, seed: int = 1) -> list[PlayedStep]:
    if is_free(game):
        steps = []
        for step in match(game, seed):
            steps.append(step)
            if len(steps) == 60:
                break
        return steps
    return list(match(game, seed))


def is_free(game: AnyGame) -> bool:
    """Free puzzles: an end is always reachable rather than always reached."""
    return game.listing.kind == GameKind.PUZZLE


def keep_the_contract(game: AnyGame) -> None:
    """One random match, and everything that must hold of each of its steps."""
    steps = played(game)
    totals = [0] * game.players
    for step in steps:
        _tiles_are_conserved(game, step)
        _partners_stand_together(game, step.after)
        _two_sides_balance(game, step.after)
        if isinstance(game.habits, Shedding):
            _going_out_pays(game, game.habits, step)
        for event in step.events:
            if isinstance(event, Scored):
                totals[event.seat] += event.points
        assert game.scores(step.after) == tuple(totals), "scores equal the sum of Scored events"
        assert game.why_not(step.before, step.actor, step.action) is None
    _the_end_is_told(game, steps)
    for step in sampled(steps, 8, seed=2):
        _state_is_plain_data(game, step.after)
        _whoever_is_asked_can_act_and_nobody_else(game, step.before)
        _apply_accepts_exactly_legal(game, step, steps)
    for turn, step in enumerate(sampled(steps, 5, seed=3)):
        _hidden_is_hidden(game, step)
        _sampled_states_look_the_same(game, step.after, turn)
    _records_round_trip(game, steps)


def _tiles_are_conserved(game: AnyGame, step: PlayedStep) -> None:
    after = game.tiles(step.after)
    assert len(set(after)) == len(after), "no tile is there twice"
    new_round = step.actor is CHANCE or any(isinstance(e, RoundBegan) for e in step.events)
    if not new_round:
        barred = {event.tile for event in step.events if isinstance(event, Barred)}
        assert set(after) | barred == set(game.tiles(step.before)), "tiles are conserved"


def _partners_stand_together(game: AnyGame, state: Any) -> None:
    sides = game.sides(state)
    assert sorted(seat for side in sides for seat in side) == list(range(game.players))
    for side in sides:
        assert len({game.lead(state, seat) for seat in side}) == 1, "partners have the same lead"


def _two_sides_balance(game: AnyGame, state: Any) -> None:
    sides = game.sides(state)
    if len(sides) == 2:
        leads = [game.lead(state, side[0]) for side in sides]
        assert abs(sum(leads)) < 1e-9, f"one side is ahead by what the other is behind: {leads}"


def _going_out_pays(game: AnyGame, habits: Shedding, step: PlayedStep) -> None:
    """Where one wants to be rid of one's tiles: whoever ends a round with the last tile of their
    hand is no further behind for it; where that loses, no further ahead."""
    seat = step.actor
    ended = next((event for event in step.events if isinstance(event, RoundEnded)), None)
    if ended is None or isinstance(seat, Nature) or habits.sheds(step.action) is None:
        return
    if any(isinstance(event, Barred) for event in step.events):
        return  # A gamble on what the others hold, and one's partner.
    if any(isinstance(event, Laid) and event.seat != seat for event in step.events):
        return  # What others had to lay without being asked made points, too.
    if ended.hands and not ended.hands[seat]:
        gain = game.lead(step.after, seat) - game.lead(step.before, seat)
        assert gain <= 0 if habits.going_out_loses else gain >= 0, (
            f"{step.action} changes the lead by {gain}"
        )


def _the_end_is_told(game: AnyGame, steps: list[PlayedStep]) -> None:
    last = steps[-1]
    result = game.result(last.after)
    if is_free(game) and result is None:
        return
    assert result is not None
    assert result.scores == game.scores(last.after)
    ended = [event for event in last.events if isinstance(event, MatchEnded)]
    assert [(end.winners, end.scores) for end in ended] == [(result.winners, result.scores)]
    for side in game.sides(last.after):
        lead = game.lead(last.after, side[0])
        assert lead >= 0 or side[0] not in result.winners, "nobody wins who is behind"
    for step in steps[:-1]:
        assert game.result(step.after) is None
        assert not any(isinstance(event, MatchEnded) for event in step.events)


def _state_is_plain_data(game: AnyGame, state: Any) -> None:
    again = game.decode(msgspec.json.decode(msgspec.json.encode(game.encode(state))))
    assert again == state
    assert hash(again) == hash(state)


def _whoever_is_asked_can_act_and_nobody_else(game: AnyGame, state: Any) -> None:
    asked = game.to_act(state)
    for actor in (*range(game.players), CHANCE, CLOCK):
        assert bool(game.legal(state, actor)) == (actor in asked)


def _apply_accepts_exactly_legal(game: AnyGame, step: PlayedStep, steps: list[PlayedStep]) -> None:
    state = step.before
    others = [(other.actor, other.action) for other in sampled(steps, 15, seed=4)]
    bare = (Draw(), Pass(), Stop())
    others += [(seat, action) for seat in range(game.players) for action in bare]
    others += [(step.actor, action) for action in _listed(game, state, step.actor)]
    copy = game.encode(state)
    for actor, action in others:
        legal = actor in game.to_act(state) and action in game.legal(state, actor)
        assert (game.why_not(state, actor, action) is None) == legal
        if legal:
            game.apply(state, actor, action)
        else:
            assert _refuses(game, state, actor, action)
        assert game.encode(state) == copy, "nothing is half-changed"
        if legal or type(action) in game.vocabulary.actions:
            assert game.vocabulary.parse(str(action)) == action
            assert game.vocabulary.decode(msgspec.json.encode(action)) == action


def _listed(game: AnyGame, state: Any, actor: Any) -> list[Any]:
    moves = game.legal(state, actor)
    return sampled(list(moves), 10, seed=5) if moves.listed else [moves.sample(random.Random(6))]


def _hidden_is_hidden(game: AnyGame, step: PlayedStep) -> None:
    for seat in seats(game):
        known = tiles_in(game.observe(step.after, seat))
        hidden = set(game.tiles(step.after)) - known
        for event in step.events:
            seen = event.seen_by(seat)
            if seen is not None:
                assert not tiles_in(seen) & hidden, f"{event} tells {seat} too much"
        shown = game.shown(step.before, step.actor, step.action, seat)
        if step.actor is CHANCE:
            assert not tiles_in(shown) & hidden, f"{shown} tells {seat} too much"


def _sampled_states_look_the_same(game: AnyGame, state: Any, turn: int) -> None:
    """For whoever is to act, and for two of all who look: they take turns.

    Imagining is most of the work where many play, and eight times two is everybody at least once.
    """
    rng = random.Random(7)
    everybody = seats(game)
    looking = {everybody[(2 * turn + more) % len(everybody)] for more in (0, 1)}
    looking |= {actor for actor in game.to_act(state) if not isinstance(actor, Nature)}
    for seat in everybody:
        if seat not in looking:
            continue
        seen = game.observe(state, seat)
        imagined = game.sample(seen, rng)
        assert game.observe(imagined, seat) == seen
        assert type(imagined) is type(state)
        assert game.to_act(imagined) == game.to_act(state)
        for actor in game.to_act(state):
            moves = game.legal(state, actor)
            if actor == seat and moves.listed:
                assert set(game.legal(imagined, actor)) == set(moves), "own moves are known"


def _records_round_trip(game: AnyGame, steps: list[PlayedStep]) -> None:
    actions = [(step.actor, step.action) for step in steps]
    names = tuple(f"Player {seat}" for seat in range(game.players))
    text = record.write(record.of_match(game, actions, names=names))
    again = record.read(text)
    assert record.write(again) == text
    states = [step.state for step in record.replay(again)]
    assert states == [step.after for step in steps]
    redacted = record.of_match(game, actions[:3], seat=0)
    assert record.read(record.write(redacted)).seen_by == 0


def _refuses(game: AnyGame, state: Any, actor: Any, action: Any) -> bool:
    try:
        game.apply(state, actor, action)
    except IllegalAction:
        return True
    return False
