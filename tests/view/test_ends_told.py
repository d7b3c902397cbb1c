"""What is said of seats and rounds in a line game: who passed on which numbers, and who has won."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

import boneyard
from boneyard.core.actions import CHANCE
from boneyard.core.events import Drew, Laid, Passed, RoundBegan, RoundEnded, Scored
from boneyard.core.moves import NONE
from boneyard.families.line import LineGame
from boneyard.families.line.passing import lacking
from boneyard.testing.book import line
from boneyard.text import words
from boneyard.view.scene import Goal
from boneyard.view.words.log import Teller
from boneyard.view.words.speech import say
from tests.view.games_played import seen

SEEDS = range(12)


def on(numbers: list[int]) -> str:
    if len(numbers) > 3:
        return "passes"
    *first, last = map(str, numbers)
    return f"passes on {', '.join(first)} and {last}" if first else f"passes on {last}"


@pytest.mark.parametrize("slug", ["classic-block", "pairs", "chicken-foot"])
def test_who_passed_is_known_by_the_numbers_that_were_open_then(slug: str) -> None:
    told = 0
    for seed in SEEDS:
        game, rng = boneyard.game(slug), random.Random(seed)
        assert isinstance(game, LineGame)
        state, passed = game.start(), dict[int, str]()
        while actors := game.to_act(state):
            state, events = game.apply(state, actors[0], game.legal(state, actors[0]).sample(rng))
            if any(isinstance(event, RoundEnded) for event in events):
                break
            for event in events:
                if isinstance(event, Laid) and event.seat is not None:
                    passed.pop(event.seat, None)
                elif isinstance(event, Passed):
                    open_now = {end.number for end in game.reach(state, event.seat)}
                    passed[event.seat] = on(sorted(open_now))
            said = {hand.seat: hand.status for hand in seen(game, state, None, NONE).hands}
            assert {seat: status for seat, status in said.items() if status} == passed
            told += len(passed)
    assert told > 20


def test_who_need_not_have_played_passes_on_no_numbers() -> None:
    """Where one may decline, a pass says nothing about the numbers; elsewhere it does."""
    free = line("block", "4-0 4-4 | 5-0 1-1", "6-5", "3-1 3-2 3-3", players=2, decline=True)
    free = free.play("pass")
    assert seen(free.game, free.state, None, NONE).hands[0].status == "passes"
    stuck = line("block", "6-1 5-4 | 3-3 2-2", "6-5", "3-1 5-0", players=2).play("6-1>6-5.6")
    assert seen(stuck.game, stuck.state, None, NONE).hands[1].status == "passes on 1 and 5"


@pytest.mark.parametrize(
    ("language", "theirs", "own"),
    [
        ("en", "Bot passes on 1 and 5.", "You pass on 1 and 5."),
        ("de", "Bot setzt bei 1 und 5 aus.", "Du setzt bei 1 und 5 aus."),
        ("fr", "Bot passe sur 1 et 5.", "Vous passez sur 1 et 5."),
        ("it", "Bot passa su 1 e 5.", "Passi su 1 e 5."),
        ("nl", "Bot slaat over bij 1 en 5.", "Je slaat over bij 1 en 5."),
    ],
)
def test_a_pass_is_told_with_its_numbers(language: str, theirs: str, own: str) -> None:
    """To those who read the log, to screen readers and on the terminal: all hear a `Teller`."""
    stuck = line("block", "6-1 5-4 | 3-3 2-2", "6-5", "3-1 5-0", players=2).play("6-1>6-5.6")
    (passed,) = (event for event in stuck.state.log if isinstance(event, Passed))
    speak = words(language, "block")
    for viewer, told in ((None, theirs), (0, theirs), (1, own)):
        teller = Teller(stuck.game, lambda: stuck.state, speak, ("Ada", "Bot"), viewer)
        assert teller.say(passed) == told


def test_a_pass_that_says_nothing_is_told_without_numbers() -> None:
    free = line("block", "4-0 4-4 | 5-0 1-1", "6-5", "3-1 3-2 3-3", players=2, decline=True)
    free = free.play("pass")
    (passed,) = (event for event in free.state.log if isinstance(event, Passed))
    teller = Teller(free.game, lambda: free.state, words("en"), ("Ada", "Bot"), None)
    assert teller.say(passed) == "Ada passes."
    assert lacking(free.game, free.game.observe(free.state, None)) == {}


@pytest.mark.parametrize(
    "slug",
    ["classic-block", "chicken-foot", "matador", "block", "barricade", "bergen"],
)
def test_who_is_said_to_lack_a_number_has_none_of_it(slug: str) -> None:
    said = 0
    for seed in SEEDS:
        game, rng = boneyard.game(slug), random.Random(seed)
        assert isinstance(game, LineGame)
        state = game.start()
        while actors := game.to_act(state):
            state, events = game.apply(state, actors[0], game.legal(state, actors[0]).sample(rng))
            if any(isinstance(event, RoundEnded) for event in events):
                break
            for seat, numbers in lacking(game, game.observe(state, None)).items():
                held = {half for tile in state.hands[seat] for half in tile}
                assert held.isdisjoint(numbers)
                said += len(numbers)
    assert said > 0


def test_a_seat_that_has_drawn_may_have_any_number_again() -> None:
    """And before that it is known to lack what it passed on, in the words of who looks."""
    stuck = line("block", "6-1 5-4 | 3-3 2-2", "6-5", "3-1 5-0", players=2).play("6-1>6-5.6")
    view = seen(stuck.game, stuck.state, None, NONE)
    assert [hand.lacks for hand in view.hands] == ["", "no 1, no 5"]
    drawn = replace(stuck.state, log=(*stuck.state.log, Drew(1, 1, None, (1,))))
    assert seen(stuck.game, drawn, None, NONE).hands[1].lacks == ""


def test_a_tie_for_which_nobody_gets_anything_is_no_victory() -> None:
    table, rng = boneyard.game("block", players=2), random.Random(5)
    for _ in range(400):
        state, tied = table.start(), False
        while actors := table.to_act(state):
            moves = table.legal(state, actors[0])
            state, events = table.apply(state, actors[0], moves.sample(rng))
            ends = [event for event in events if isinstance(event, RoundEnded)]
            if ends:
                tied = len(ends[0].winners) > 1
                break
        if tied:
            break
    assert tied, "of four hundred rounds of this seed one was tied"
    outcome = seen(table, state, 0, NONE).outcome
    assert outcome is not None
    assert outcome.title == "Round 1 is a tie"
    assert outcome.won is None


def test_who_plays_alone_is_told_neither_the_first_round_nor_a_point() -> None:
    en = words("en", "dominosa")
    assert [say(event, en, ("Ada",), 0) for event in (RoundBegan(0), Scored(0, 1, "solved"))] == [
        "",
        "",
    ]
    assert say(RoundBegan(1), en, ("Ada",), 0) == "Round 2 begins."
    assert say(RoundBegan(0), en, ("Ada", "Ben"), 0) == "Round 1 begins."


@pytest.mark.parametrize(
    ("slug", "match", "said"),
    [
        ("block", "rounds:4", ["round 1 of 4", "round 2 of 4", "round 4 of 4"]),
        ("all-fives", "points:100", ["to 100"] * 3),
        ("bergen", "rounds:1", [None] * 3),
        ("dominance", "rounds:3", ["round 1 of 3", "round 2 of 3", "round 3 of 3"]),
        ("memory", "rounds:2", ["round 1 of 2", "round 2 of 2", "round 2 of 2"]),
        ("dominosa", None, [None] * 3),
    ],
)
def test_what_is_played_for_is_said(slug: str, match: str | None, said: list[str | None]) -> None:
    """In the first round, in the second, and when all is over; the bar grows until then."""
    game, rng = boneyard.game(slug, **({} if match is None else {"match": match})), random.Random(2)
    state, goals = game.start(), list[tuple[int, Goal | None]]()
    while actors := game.to_act(state):
        if all(actor is not CHANCE for actor in actors):
            goals.append((getattr(state, "round", 0), seen(game, state, None, NONE).goal))
        if len(goals) > 1500:
            break
        state, _ = game.apply(state, actors[0], game.legal(state, actors[0]).sample(rng))
    last = seen(game, state, None, NONE).goal
    second = [goal for round_, goal in goals if round_ == 1]
    found = [goals[0][1], second[0] if second else goals[0][1], last]
    assert [goal and goal.text for goal in found] == said
    first = goals[0][1]
    if first is not None and last is not None and not game.to_act(state):
        assert (first.done, last.done) == (0.0, 1.0)
