"""What is said of moves and of luck: equal wherever it is reckoned, and true where it can be
enumerated."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, permutations
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import boneyard
from boneyard.analysis import judge as judging
from boneyard.analysis.judge import alone, analyse, blamed, decide
from boneyard.analysis.luck import reckoned
from boneyard.analysis.match import CannotJudge, PlayedMatch
from boneyard.analysis.playing_on import Readable, player_on
from boneyard.analysis.verdict import Judge, TriedMove
from boneyard.bots.exploit import all_deals, cut_down
from boneyard.core.actions import CHANCE, Lay, Nature
from boneyard.core.chance import pick
from boneyard.core.events import Drew, RoundEnded
from boneyard.notation.record import Noted, ReplayStep, read

FEW = Judge(worlds=6, repeats=2)


def at_random(slug: str, seed: int, **options: object) -> str:
    """The record of a match of one round."""
    listing = boneyard.listing(slug)
    chosen: dict[str, Any] = {**listing.match_of(1), **options}
    table = boneyard.table(slug, seed=seed, **chosen)
    rng = Random(seed)
    while not table.over:
        table.play(table.moves().sample(rng))
    return table.record()


def test_the_verdict_is_the_same_whoever_plays_the_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    played = at_random("all-fives", 3)
    compiled = analyse(played, FEW)
    monkeypatch.setattr(judging, "player_on", Readable)
    assert analyse(played, FEW) == compiled
    assert compiled.decisions


def test_the_verdict_is_the_same_in_whatever_order_the_work_is_done() -> None:
    played = at_random("pairs", 3)

    def backwards(text: str, judge: Judge, tasks: list[Any]) -> list[judging.Part]:
        return [part for task in reversed(tasks) for part in alone(text, judge, [task])]

    assert analyse(played, FEW, share=backwards) == analyse(played, FEW)


@pytest.mark.parametrize("slug", ["pairs", "bergen", "sebastopol", "moon", "loser-wins"])
def test_every_result_is_the_sum_of_its_terms(slug: str) -> None:
    judged = analyse(at_random(slug, 2), FEW)
    for one in judged.rounds:
        for account in one.accounts:
            terms = account.expected + account.deal + account.draws
            assert account.result == pytest.approx(
                terms + account.own + account.others + account.fall
            )
            assert account.own <= 0 <= account.others
        assert sum(account.result for account in one.accounts) == pytest.approx(0)


def test_only_what_its_player_could_know_weighs_a_decision() -> None:
    """Other hands behind the same observation: the same verdict."""
    game = boneyard.game("pairs", match="rounds:1")
    match = PlayedMatch.of(read(at_random("pairs", 5)))
    at = next(task.step for task in match.tasks() if task.step > 4)
    seat = match.steps[at].entry.actor
    assert not isinstance(seat, Nature)
    said = decide(match, FEW, player_on(game), at)
    seen = game.observe(match.states[at], seat)
    other = game.sample(seen, Random(8))
    assert other.hands != match.states[at].hands
    match.states = (*match.states[:at], other, *match.states[at + 1 :])
    assert decide(match, FEW, player_on(game), at) == said


def test_who_goes_out_is_better_than_who_does_not() -> None:
    """In the last decision of a round nothing is left to imagine but what is true."""
    judged = analyse(at_random("classic-block", 11, players=2), Judge(worlds=40, repeats=2))
    assert all(move.behind >= 0 for one in judged.decisions for move in one.moves)
    assert all(one.moves[0].behind == 0 for one in judged.decisions)


@pytest.mark.parametrize(
    ("slug", "options", "why"),
    [
        ("solo-draw", {}, "played alone"),
        ("memory", {}, "from memory"),
        ("hectic", {}, "against the clock"),
    ],
)
def test_what_cannot_be_judged_is_said(slug: str, options: dict[str, Any], why: str) -> None:
    with pytest.raises(CannotJudge, match=why):
        analyse(boneyard.table(slug, seed=1, **options).record())


# -- against enumeration ---------------------------------------------------------------------------


def exact(game: Any, state: Any, seat: int) -> float:
    """What comes of this position on average: of two choices the one that lays more pips, all pairs
    equally likely; the boneyard in any order."""
    actor = game.to_act(state)[0]
    moves = list(game.legal(state, actor))
    pairs = list(permutations(moves, 2)) or [(moves[0], moves[0])]
    worth = {move: exact_after(game, state, actor, move, seat) for move in moves}

    def pips(move: Any) -> int:
        return sum(move.tile) if isinstance(move, Lay) else -1

    picked = [two if pips(two) > pips(one) else one for one, two in pairs]
    return sum(worth[move] for move in picked) / len(picked)


def exact_after(game: Any, state: Any, actor: int, move: Any, seat: int) -> float:
    orders = sorted(set(permutations(state.boneyard)))
    total = 0.0
    for boneyard_ in orders:
        changed = replace(state, boneyard=boneyard_)
        after, events = game.play(changed, actor, move)
        over = any(isinstance(event, RoundEnded) for event in events)
        total += game.lead(after, seat) if over else exact(game, after, seat)
    return total / len(orders)


def played_with_draws(game: Any) -> Iterator[PlayedMatch]:
    """Rounds at random in which tiles were drawn and something could be decided."""
    rng, deals = Random(5), all_deals(game)
    while True:
        state, steps = game.start(), []
        while actors := game.to_act(state):
            actor = actors[0]
            dealt = actor is CHANCE
            action = pick(deals, rng) if dealt else game.legal(state, actor).sample(rng)
            state, events = game.play(state, actor, action)
            steps.append(ReplayStep(Noted(actor, action), state, events))
        match = PlayedMatch(game, steps, bytes(32))
        decided = any(not task.is_round for task in match.tasks())
        if decided and any(isinstance(e, Drew) for step in steps[:-1] for e in step.events):
            yield match


def luck_of_draws(game: Any, match: PlayedMatch, seat: int) -> float:
    luck = 0.0
    for at, step in enumerate(match.steps):
        if any(isinstance(event, Drew) for event in step.events):
            actor, over = step.entry.actor, at == len(match.steps) - 1
            assert not isinstance(actor, Nature)
            came = game.lead(step.state, seat) if over else exact(game, step.state, seat)
            luck += came - exact_after(game, match.states[at], actor, step.entry.action, seat)
    return luck


def test_luck_and_skill_are_what_enumeration_says() -> None:
    game = cut_down("classic-draw", 2, 2, match="rounds:1")
    match = next(one for one in played_with_draws(game) if luck_of_draws(game, one, 0))
    judge, plays = Judge(worlds=600, repeats=4), Readable(game)
    told = reckoned(match, judge, plays, 0)
    mine = told.accounts[0]
    hands = exact(game, match.states[1], 0)
    deals = [game.play(game.start(), CHANCE, deal)[0] for deal in all_deals(game)]
    expected = sum(exact(game, deal, 0) for deal in deals) / len(deals)
    assert mine.expected == pytest.approx(expected, abs=4 * mine.errors[0])
    assert mine.deal == pytest.approx(hands - expected, abs=4 * mine.errors[1])
    draws = luck_of_draws(game, match, 0)
    assert mine.draws == pytest.approx(draws, abs=4 * mine.errors[2])


def test_a_mistake_costs_what_enumeration_says() -> None:
    """The mean difference over all hands its player cannot tell apart."""
    game = cut_down("classic-draw", 2, 2, match="rounds:1")
    match, rng, plays = next(played_with_draws(game)), Random(6), Readable(game)
    at = next(task.step for task in match.tasks() if not task.is_round)
    said = decide(match, Judge(worlds=600, repeats=4), plays, at)
    seen = game.observe(match.states[at], said.seat)
    worlds = {game.sample(seen, rng) for _ in range(600)}
    parse = game.vocabulary.parse

    def worth(move: TriedMove) -> float:
        action = parse(move.action)
        of = [exact_after(game, world, said.seat, action, said.seat) for world in worlds]
        return sum(of) / len(of)

    for move in said.moves:
        assert move.behind == pytest.approx(
            worth(said.moves[0]) - worth(move), abs=4 * move.error + 1e-9
        )


def test_a_mistake_is_told_apart_from_how_it_fell() -> None:
    records = (at_random("classic-block", seed, players=2) for seed in count())
    judged = next(found for text in records if (found := analyse(text, FEW)).mistakes())
    (mistake, *_), (told,) = judged.mistakes(), judged.rounds
    whole = blamed(told, [])
    assert [account.own for account in whole.accounts] == [0, 0]
    only = blamed(whole, [mistake])
    assert only.accounts[mistake.seat].own == -mistake.given_away
    assert only.accounts[1 - mistake.seat].others == mistake.given_away
