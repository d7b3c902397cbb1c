"""What a package of games tests itself with: `python -m pytest tests`, wherever it is installed."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

import boneyard
from boneyard.bots.registry import bot
from boneyard.core.actions import CHANCE, Place, Seat
from boneyard.core.events import RoundEnded
from boneyard.core.game import AnyGame
from boneyard.families.line import LineGame, LineState
from boneyard.families.tricks.events import Called, TrickTaken
from boneyard.rules.layout import End
from boneyard.testing import cases, keep_the_contract
from boneyard.testing.book import deal
from boneyard.testing.lockstep import lock_step
from boneyard.testing.play import match, sampled, seats
from boneyard.testing.sampling import check_some, small
from boneyard.text import words
from boneyard.tiles import Tile, TileSet
from boneyard.view import build
from boneyard.view.arrange.spots import overlap
from boneyard.view.words.speech import option_help, option_name, say
from garden.trains.arrange import arrange
from garden.trains.game import GateClosed, GateOpened, Trains, bed

SLUGS = ("garden-trains", "garden-tricks")
FEW = "0-0 1-0 1-1 2-0 2-1 2-2 3-0"


# -- the contract ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [case for slug in SLUGS for case in cases(slug)], ids=repr)
def test_the_contract(game: AnyGame) -> None:
    keep_the_contract(game)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("slug", SLUGS)
def test_a_match_can_be_told_and_shown(slug: str, language: str) -> None:
    game = boneyard.game(slug, match="rounds:2")
    speak, names = words(language, slug), [f"Player {seat}" for seat in range(1, 5)]
    for option in game.listing.options():
        assert option_name(option.name, speak)
        assert option_help(option.name, speak)
    steps = list(islice(match(game, seed=11), 400))
    for step in steps:
        for event in step.events:
            for seat in seats(game):
                seen = event.seen_by(seat)
                assert seen is None or say(seen, speak, names, seat) is not None
    for step in [*sampled(steps, 12, seed=1), steps[-1]]:
        for seat in seats(game):
            moves = game.legal(step.after, -1 if seat is None else seat)
            seen = game.observe(step.after, seat)
            build(game, seen, moves, words=speak, names=names[: game.players], frame=(30, 18))


@pytest.mark.parametrize("game", cases("garden-trains"), ids=repr)
def test_compiled_rounds_go_as_readable_ones(game: LineGame) -> None:
    for seed in range(5):
        lock_step(game, seed)


# -- trains ------------------------------------------------------------------------------------


class Later(Trains):
    """A match in its second round; seat 1 has won the first."""

    won: ClassVar[tuple[Seat, ...]] = (1,)

    def start(self) -> LineState:
        end = RoundEnded("out", 1, 1, ((),) * self.players, self.won)
        return replace(super().start(), round=1, ends=(end,), sheet=((0,) * self.players,))


class Tied(Later):
    won: ClassVar[tuple[Seat, ...]] = (0, 1)


class ByTrial(Later):
    """The same without saying what the doors prove."""

    evidence: ClassVar[Any] = None


def few(kind: type[LineGame] = Trains, tiles: str = FEW, **more: Any) -> LineGame:
    """A small garden."""
    game = small("garden-trains", tiles, more.pop("hand", 2), **more)
    return kind(game.listing, game.options, game.rules)


@pytest.mark.parametrize(
    "game",
    [
        few(),
        few(tiles="0-0 1-0 1-1 2-0 2-1 2-2", hand=3),
        few(seats=3, players=3),
        few(Later),
        few(Later, tiles="0-0 1-0 1-1 2-0 2-1 2-2", hand=3),
        few(Tied),
        few(ByTrial),
    ],
    ids=["first", "no boneyard", "three", "second", "second, no boneyard", "tied", "by trial"],
)
def test_what_is_hidden_is_imagined_as_often_as_it_is_dealt(game: LineGame) -> None:
    check_some(game)


def play(game: LineGame, hands: str, *actions: str) -> tuple[LineState, list[Any]]:
    """Play this in a small garden."""
    state, events = game.start(), list[Any]()
    state, happened = game.apply(state, CHANCE, deal(game, hands, ""))
    events += happened
    for text in actions:
        state, happened = game.apply(state, state.turn, game.vocabulary.parse(text))
        events += happened
    return state, events


def test_a_gate_opens_with_a_pass_and_closes_when_its_owner_lays_at_his_bed() -> None:
    game = few(tiles="2-2 2-1 1-1 1-0 3-0 0-0", hand=3)
    # Seat 1 has nothing for its own bed (a 2), and passes.
    state, events = play(game, "2-2 2-1 1-0 | 3-0 0-0 1-1", "2-2")
    assert [event.seat for event in events if isinstance(event, GateOpened)] == [1]
    assert {str(action) for action in game.legal(state, 0)} == {"2-1>2-2.bed1", "2-1>2-2.bed2"}
    state, _ = game.apply(state, 0, game.vocabulary.parse("2-1>2-2.bed2"))
    assert {str(action) for action in game.legal(state, 1)} == {"1-1>2-1.1"}
    state, happened = game.apply(state, 1, game.vocabulary.parse("1-1>2-1.1"))
    assert [event.seat for event in happened if isinstance(event, GateClosed)] == [1]
    assert state.scores == (0, 2)


def test_who_won_the_last_round_opens_with_his_highest_double() -> None:
    tiles = "2-2 2-1 1-1 1-0 0-0 3-0"
    state, _ = play(few(tiles=tiles, hand=3), "2-2 2-1 1-0 | 1-1 0-0 3-0")
    assert (state.turn, str(state.must)) == (0, "2-2")
    state, _ = play(few(Later, tiles=tiles, hand=3), "2-2 2-1 1-0 | 1-1 0-0 3-0")
    assert (state.turn, str(state.must)) == (1, "1-1")


@pytest.mark.parametrize("width", [12, 30])
def test_long_beds_turn_round_and_stay_on_the_table(width: int) -> None:
    first, rng = Tile.of(9, 9), random.Random(width)
    ends = [End(Place(first, bed(seat)), 9) for seat in range(4)]
    rows = arrange((width, 18))
    spots, turned = [rows.open(first, True, ends)], 0
    for tile in TileSet.double(9)[:-1]:
        which = rng.choice((0, 0, 0, 1, 2, 3))  # One bed grows longer than the others.
        at, across = ends[which].place, tile.is_double
        ends[which] = End(Place(tile, "end"), tile.high)
        ghost, spot = rows.ghost(at, across), rows.lay(tile, at, across, [ends[which]])
        assert spot == ghost
        assert not any(overlap(spot, other) for other in spots)
        assert spot.link or any(overlap(spot, other, slack=-1e-6) for other in spots), "it touches"
        turned += len(spot.link) > 2
        spots.append(spot)
    xs = [x for spot in spots for x, _ in (*spot.corners(), *spot.link)]
    assert max(xs) - min(xs) <= width
    assert turned


# -- tricks ------------------------------------------------------------------------------------


def test_the_suit_that_was_led_has_to_be_followed_and_a_trump_takes_the_trick() -> None:
    game = boneyard.game("garden-tricks", players=3, bidding=False)
    hands = (
        "6-5 6-4 6-3 6-2 6-1 6-0 5-5 | 6-6 5-4 5-3 5-2 5-1 5-0 4-4 | 0-0 1-0 2-0 3-0 4-0 1-1 2-1"
    )
    state, _ = game.apply(game.start(), CHANCE, deal(game, hands, ""))
    for text in ("call 0", "play 6-5"):
        state, happened = game.apply(state, 0, game.vocabulary.parse(text))
        assert not isinstance(happened[0], Called) or happened[0].what == "0"
    assert [str(action) for action in game.legal(state, 1)] == ["play 6-6"]
    refused = game.why_not(state, 1, game.vocabulary.parse("play 5-4"))
    assert refused is not None
    assert str(refused) == "follow-suit suit=6"
    state, _ = game.apply(state, 1, game.vocabulary.parse("play 6-6"))
    state, happened = game.apply(state, 2, game.vocabulary.parse("play 1-0"))
    assert [event.seat for event in happened if isinstance(event, TrickTaken)] == [2]
    # Seat 2 had no six: nobody imagines one there.
    for seed in range(20):
        imagined = game.sample(game.observe(state, 0), random.Random(seed))
        assert not any(6 in tile and 0 not in tile for tile in imagined.hands[2])


# -- the bots ----------------------------------------------------------------------------------

FOUR = (
    "6-6 6-5 6-4 6-0 4-0 3-3 2-0 | 5-5 5-4 5-3 5-2 5-1 1-0 0-0 |"
    " 4-4 4-3 4-2 4-1 6-3 6-2 6-1 | 5-0 3-2 3-1 2-2 2-1 1-1 3-0"
)


@pytest.mark.parametrize(
    ("before", "sensible_play"),
    [
        ((), "call 6"),
        (("call 6",), "play 6-6"),  # The trumps that nothing beats first.
        (("call 6", "play 2-0", "play 5-2", "play 4-2"), "play 2-1"),  # A partner wins already.
        (("call 0", "play 6-6", "play 5-4"), "play 6-1"),  # A partner who wins needs no help.
    ],
)
def test_rules_of_thumb(before: tuple[str, ...], sensible_play: str) -> None:
    game = boneyard.game("garden-tricks", bidding=False)
    state, _ = game.apply(game.start(), CHANCE, deal(game, FOUR, ""))
    for text in before:
        state, _ = game.apply(state, state.turn, game.vocabulary.parse(text))
    seen, moves = game.observe(state, state.turn), game.legal(state, state.turn)
    said = bot("casual", "garden-tricks").choose(game, seen, moves, random.Random(1))
    assert str(said) == sensible_play
