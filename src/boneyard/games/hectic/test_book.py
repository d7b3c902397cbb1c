"""Rule book 4.1: Hectic."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from itertools import pairwise
from random import Random
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

import boneyard
from boneyard.core.actions import CHANCE, CLOCK, Actor, Pass, Tick
from boneyard.core.events import Event, RoundEnded
from boneyard.core.game import IllegalAction, Result
from boneyard.core.options import BadOption
from boneyard.games.hectic.actions import Claim, Grab, Reveal
from boneyard.games.hectic.bot import BOTS
from boneyard.games.hectic.chains import is_correct, shortest_chain
from boneyard.games.hectic.events import Claimed, Grabbed, LockedOut, Released, Revealed
from boneyard.games.hectic.game import LOCK_OUT, TIME_UP, Hectic
from boneyard.games.hectic.moves import LATEST
from boneyard.games.hectic.state import HecticState
from boneyard.table import Table
from boneyard.testing.book import said
from boneyard.tiles import Tile, TileSet

E = TypeVar("E")


@dataclass(frozen=True)
class Race:
    """A game, its position, and what the last action brought about."""

    game: Hectic
    state: HecticState
    events: tuple[Event, ...] = ()

    def does(self, actor: Actor, text: str) -> Race:
        state, events = self.game.apply(self.state, actor, said(self.game, text))
        return replace(self, state=state, events=events)

    def claims(self, seat: int, chain: str) -> Race:
        return self.does(seat, f"claim {chain}")

    def at(self, ms: int) -> Race:
        return self.does(CLOCK, f"tick {ms}")

    def reveal(self, number: int) -> Race:
        return self.does(CHANCE, f"reveal {number}-{number}")

    def wins(self, seat: int) -> Race:
        """The seat finds some correct chain."""
        assert self.state.double is not None
        chain = shortest_chain(self.game.open, self.state.double.high)
        assert chain is not None
        return self.does(seat, str(Claim(chain)))

    def why_not(self, seat: int, text: str) -> str | None:
        reason = self.game.why_not(self.state, seat, said(self.game, text))
        return None if reason is None else reason.key

    def happened(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def wrong(self) -> str | None:
        """What was wrong with the chain just claimed."""
        (claimed,) = self.happened(Claimed)
        return claimed.wrong

    @property
    def how(self) -> str | None:
        return next((event.how for event in self.happened(RoundEnded)), None)

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)


def race(number: int | None = None, **options: object) -> Race:
    """A new match; with a number, its double is turned up."""
    game = boneyard.game("hectic", **options)
    assert isinstance(game, Hectic)
    table = Race(game, game.start())
    return table if number is None else table.reveal(number)


# -- the equipment -----------------------------------------------------------------------------


def test_2_to_4_players() -> None:
    assert [race(players=n).game.players for n in (2, 3, 4)] == [2, 3, 4]
    for count in (1, 5):
        with pytest.raises(BadOption):
            race(players=count)


@pytest.mark.parametrize(("set_", "rounds"), [(9, 10), (6, 7)])
def test_set_9_has_10_rounds_set_6_has_7(set_: int, rounds: int) -> None:
    table = race(set=set_)
    for number in range(rounds):
        assert table.result is None
        table = table.reveal(number).at(TIME_UP)
    assert table.result is not None
    assert table.state.round == rounds


def test_set_9_is_the_default() -> None:
    assert len(race().game.set) == 55


def test_doubles_are_put_aside_face_down_all_other_tiles_lie_open() -> None:
    table = race()
    assert table.state.down == tuple(Tile.of(n, n) for n in range(10))
    assert set(table.game.open) == {tile for tile in TileSet.double(9) if not tile.is_double}


def test_one_double_is_turned_up_and_chance_says_which() -> None:
    table = race()
    assert table.game.to_act(table.state) == (CHANCE,)
    assert set(table.game.legal(table.state, CHANCE)) == {Reveal(Tile.of(n, n)) for n in range(10)}
    table = table.reveal(4)
    assert table.happened(Revealed) == [Revealed(Tile.of(4, 4))]
    assert table.state.double == Tile.of(4, 4)


def test_no_double_comes_twice() -> None:
    table = race(4).wins(0)
    assert Reveal(Tile.of(4, 4)) not in table.game.legal(table.state, CHANCE)


def test_everybody_acts_at_once() -> None:
    table = race(4, players=3)
    assert table.game.to_act(table.state) == (0, 1, 2, CLOCK)


# -- what a chain must be ----------------------------------------------------------------------


def test_a_chain_of_matching_tiles() -> None:
    assert race(3).claims(0, "3-5 5-1 1-3").wrong is None
    assert race(3).claims(0, "3-5 4-1 1-3").wrong == "no-match"


def test_1_it_shows_the_number_at_both_ends() -> None:
    assert race(3).claims(0, "5-3 5-1 1-3").wrong == "no-match"
    assert race(3).claims(0, "2-5 5-1 1-3").wrong == "ends"
    assert race(3).claims(0, "3-5 5-1 1-2").wrong == "ends"


def test_2_it_shows_it_nowhere_else() -> None:
    chain = "3-5 5-1 1-3 3-2 2-4 4-3"
    assert race(3).claims(0, chain).wrong == "inside"


def test_3_it_has_at_least_as_many_tiles_as_the_number() -> None:
    assert race(5).claims(0, "5-4 4-3 3-2 2-5").wrong == "too-short"
    assert race(5).claims(0, "5-4 4-3 3-2 2-1 1-5").wrong is None


def ring(number: int, count: int) -> str:
    """A chain of so many tiles from this number back to it, by way of other numbers."""
    others = [n for n in range(10) if n != number][: count - 1]
    stops = [number, *others, number]
    return " ".join(f"{a}-{b}" for a, b in pairwise(stops))


@pytest.mark.parametrize("number", range(4, 10))
def test_3_a_tile_less_than_the_number_is_too_short_whatever_the_number(number: int) -> None:
    assert race(number).claims(0, ring(number, number - 1)).wrong == "too-short"
    assert race(number).claims(0, ring(number, number)).wrong is None


def test_more_tiles_than_the_number_are_correct() -> None:
    assert race(3).claims(0, "3-5 5-1 1-2 2-4 4-3").wrong is None


@pytest.mark.parametrize("number", [0, 1, 2])
def test_for_0_1_and_2_any_such_chain_has_at_least_3_tiles(number: int) -> None:
    chain = shortest_chain(race().game.open, number)
    assert chain is not None
    assert len(chain) == 3


@pytest.mark.parametrize("set_", [9, 6])
def test_there_is_a_chain_for_every_double(set_: int) -> None:
    table = race(set=set_)
    for number in range(set_ + 1):
        chain = shortest_chain(table.game.open, number)
        assert chain is not None
        assert table.reveal(number).does(0, str(Claim(chain))).wrong is None


# -- the race ----------------------------------------------------------------------------------


def test_the_first_correct_chain_takes_the_double() -> None:
    table = race(4, players=3).wins(2)
    assert table.how == "claimed"
    assert table.state.won == ((), (), (Tile.of(4, 4),))
    assert table.game.to_act(table.state) == (CHANCE,)


def test_decision_the_first_claim_received_wins() -> None:
    table = race(4).at(9_000).wins(1)
    assert table.why_not(0, "claim 4-5 5-6 6-7 7-4") == "round-over"
    assert table.state.scores == (0, 4)


def test_decision_everybody_builds_privately_from_all_open_tiles() -> None:
    table = race(4, players=2)
    assert table.why_not(0, "claim 4-5 5-6 6-7 7-4") is None
    assert table.why_not(1, "claim 4-5 5-6 6-7 7-4") is None
    assert table.why_not(0, "grab 6-5") == "no-grabbing"


@pytest.mark.parametrize(
    ("claim", "why"),
    [
        ("claim", "empty-chain"),
        ("claim 4-5 5-6 6-5 5-4", "used-twice"),
        ("claim 4-4", "not-open"),
        ("claim 4-12 12-4", "not-open"),
        ("pass", "not-legal"),
        ("release 6-5", "not-grabbed"),
    ],
)
def test_what_cannot_be_shown_is_refused_and_costs_nothing(claim: str, why: str) -> None:
    table = race(4)
    assert table.why_not(0, claim) == why
    with pytest.raises(IllegalAction):
        table.does(0, claim)


def test_decision_a_wrong_claim_locks_that_player_out_for_5_seconds() -> None:
    table = race(4, players=3).at(10_000).claims(1, "4-5")
    assert table.happened(LockedOut) == [LockedOut(1, 15_000)]
    assert table.game.to_act(table.state) == (0, 2, CLOCK)
    assert table.why_not(1, "claim 4-5 5-6 6-7 7-4") == "locked-out"
    assert table.at(14_999).why_not(1, "claim 4-5 5-6 6-7 7-4") == "locked-out"
    assert table.at(15_000).why_not(1, "claim 4-5 5-6 6-7 7-4") is None


def test_the_others_go_on_while_somebody_is_locked_out() -> None:
    table = race(4).claims(1, "4-5").wins(0)
    assert table.state.won[0] == (Tile.of(4, 4),)


def test_a_lock_out_ends_with_the_round() -> None:
    table = race(4).claims(1, "4-5").wins(0).reveal(5)
    assert 1 in table.game.to_act(table.state)


def test_everybody_locked_out_only_the_clock_goes_on() -> None:
    table = race(4).claims(0, "4-5").claims(1, "4-5")
    assert table.game.to_act(table.state) == (CLOCK,)
    assert table.game.alarm(table.state) == LOCK_OUT


def test_decision_the_tiles_go_back_after_each_round() -> None:
    table = race(4, grab=True).does(0, "grab 6-5").wins(1)
    assert table.state.held == ((), ())
    table = table.reveal(5)
    assert set(table.game.free(table.state)) == set(table.game.open)


def test_decision_nobody_in_120_seconds_the_double_is_void() -> None:
    table = race(4).at(119_999)
    assert table.how is None
    table = table.at(120_000)
    assert table.how == "void"
    assert table.state.won == ((), ())
    assert table.state.scores == (0, 0)
    assert Reveal(Tile.of(4, 4)) not in table.game.legal(table.state, CHANCE)


# -- the clock ---------------------------------------------------------------------------------


def test_the_clock_never_goes_back_and_counts_from_the_double() -> None:
    table = race(4).at(10_000)
    assert Tick(10_000) not in table.game.legal(table.state, CLOCK)
    assert Tick(9_000) not in table.game.legal(table.state, CLOCK)
    assert Tick(LATEST + 1) not in table.game.legal(table.state, CLOCK)
    assert table.wins(0).reveal(5).state.clock == 0


def test_the_clock_rings_when_time_alone_changes_something() -> None:
    table = race(4, players=3).at(1_000)
    assert table.game.alarm(table.state) == TIME_UP
    table = table.claims(0, "4-5").at(2_000).claims(1, "4-5")
    assert table.game.alarm(table.state) == 6_000
    table = table.at(6_000)
    assert table.game.alarm(table.state) == 7_000
    assert race().game.alarm(race().state) is None


# -- grab --------------------------------------------------------------------------------------


def test_grab_a_tile_somebody_has_taken_is_gone_for_the_others() -> None:
    table = race(4, grab=True).does(0, "grab 6-5")
    assert table.happened(Grabbed) == [Grabbed(0, Tile.of(6, 5))]
    assert table.why_not(1, "grab 6-5") == "grabbed-away"
    assert table.why_not(1, "claim 4-5 5-6 6-7 7-4") == "grabbed-away"
    assert table.why_not(0, "grab 6-5") == "already-grabbed"
    assert table.claims(0, "4-5 5-6 6-7 7-4").wrong is None


def test_grab_a_tile_put_back_is_there_for_everybody() -> None:
    table = race(4, grab=True).does(0, "grab 6-5").does(0, "release 6-5")
    assert table.happened(Released) == [Released(0, Tile.of(6, 5))]
    assert table.why_not(1, "grab 6-5") is None
    assert table.why_not(0, "release 6-5") == "not-grabbed"


def test_grab_whoever_is_locked_out_keeps_what_he_has() -> None:
    table = race(4, grab=True).does(0, "grab 6-5").claims(0, "4-5")
    assert table.why_not(0, "release 6-5") == "locked-out"
    assert table.why_not(1, "grab 6-5") == "grabbed-away"


def test_grab_while_somebody_has_all_tiles_the_others_can_only_wait() -> None:
    table = race(4, set=6, players=3, grab=True)
    for tile in table.game.open:
        table = table.does(1, f"grab {tile}")
    assert table.game.to_act(table.state) == (1, CLOCK)
    assert not table.game.legal(table.state, 0)
    assert table.why_not(0, "grab 6-5") == "grabbed-away"
    assert table.why_not(0, "claim 4-5 5-6 6-4") == "grabbed-away"
    assert table.why_not(0, "claim") == "empty-chain"
    # One tile put back, and all can act again; else the double is void in the end.
    back = table.does(1, "release 6-5")
    assert back.game.to_act(back.state) == (0, 1, 2, CLOCK)
    assert table.at(120_000).how == "void"


def test_doubles_cannot_be_grabbed() -> None:
    assert race(4, grab=True).why_not(0, "grab 5-5") == "not-open"


# -- the count ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "points"),
    [(0, 3), (1, 3), (2, 3), (3, 3), (4, 4), (5, 4), (6, 4), (7, 5), (8, 5), (9, 5)],
)
def test_doubles_0_to_3_are_worth_3_points_4_to_6_4_and_7_to_9_5(number: int, points: int) -> None:
    assert race(number).wins(1).state.scores == (0, points)


def test_most_points_wins() -> None:
    table = race(set=6)
    for number, seat in enumerate([0, 0, 0, 0, 1, 1, 1]):
        table = table.reveal(number).wins(seat)
    # Four doubles at three points against three at four: equal totals share the win.
    assert table.result == Result((0, 1), (12, 12))
    table = race(set=6)
    for number, seat in enumerate([0, 0, 0, 1, 1, 1, 1]):
        table = table.reveal(number).wins(seat)
    assert table.result == Result((1,), (9, 15))


def test_every_game_takes_a_match() -> None:
    assert race(match="rounds:1").reveal(4).wins(0).result == Result((0,), (4, 0))
    table = race(match="points:8").reveal(4).wins(0)
    assert table.result is None
    assert table.reveal(5).wins(0).result == Result((0,), (8, 0))


def test_more_rounds_than_doubles_all_are_turned_down_and_begin_again() -> None:
    table = race(set=6, match="rounds:8")
    for number in range(7):
        table = table.reveal(number).wins(0)
    assert set(table.game.legal(table.state, CHANCE)) == {Reveal(Tile.of(n, n)) for n in range(7)}
    table = table.reveal(6)
    assert table.state.won == ((), ())
    assert table.wins(1).result == Result((0,), (24, 4))


# -- moves -------------------------------------------------------------------------------------


@given(st.integers(0, 9), st.integers(0, 2**32))
def test_a_sample_of_the_moves_is_a_correct_chain(number: int, seed: int) -> None:
    table = race(number)
    moves = table.game.legal(table.state, 0)
    assert not moves.listed
    claim = moves.sample(random.Random(seed))
    assert isinstance(claim, Claim)
    assert claim in moves
    assert is_correct(claim.chain, number, table.game.open)


def test_when_the_others_hold_what_is_needed_a_sample_is_still_legal() -> None:
    table = race(9, grab=True)
    for low in range(8):
        table = table.does(1, f"grab 9-{low}")
    moves = table.game.legal(table.state, 0)
    rng = random.Random(1)
    drawn = [moves.sample(rng) for _ in range(40)]
    assert all(move in moves for move in drawn)
    assert any(isinstance(move, Grab) for move in drawn)
    assert Pass() not in moves


def test_nothing_is_hidden() -> None:
    table = race(4).claims(1, "4-5")
    for seat in (None, 0, 1):
        observation = table.game.observe(table.state, seat)
        assert table.game.sample(observation, random.Random(1)) == table.state


# -- at a table --------------------------------------------------------------------------------


def test_a_claim_is_judged_by_the_clock_of_the_table() -> None:
    now = 1_000_000
    game = boneyard.game("hectic", players=2)
    table = Table(game, bytes(8), clock=lambda: now)
    table.go_on()
    wrong = Claim(((1, 0),))
    now += 3_000
    table.play(0, wrong)
    assert table.state.locked == (8_000, 0)
    assert table.alarm() == LOCK_OUT
    now += 4_999
    with pytest.raises(IllegalAction):
        table.play(0, wrong)
    now += 1
    table.play(0, wrong)
    assert table.state.clock == 8_000
    now += TIME_UP
    table.tick()
    assert table.rests, "the double is void, and the next one waits for the players"
    table.go_on()
    assert table.state.clock == 0
    # What was played replays without any clock: its ticks are part of the record.
    again = Table(game, bytes(8), entries=table.entries)
    assert again.state == table.state


# -- other editions ----------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "count"), [(5, 5), (0, 3), (2, 3)])
def test_length_exact_as_many_tiles_as_the_number_and_three_for_0_1_and_2(
    number: int, count: int
) -> None:
    def table() -> Race:
        return race(number, length="exact")

    assert table().claims(0, ring(number, count)).wrong is None
    longer = table().claims(0, ring(number, count + 1))
    assert longer.wrong == "too-long"
    assert longer.state.locked[0] == LOCK_OUT
    assert race(number).claims(0, ring(number, count + 1)).wrong is None


def test_length_exact_bots_and_samples_build_such_chains() -> None:
    for number in range(10):
        table = race(number, length="exact")
        claim = table.game.legal(table.state, 0).sample(Random(number))
        assert isinstance(claim, Claim)
        assert len(claim.chain) == max(number, 3)
        for grab in (False, True):
            built = race(number, length="exact", grab=grab)
            for _ in range(30):
                if built.how is not None:
                    break
                seen = built.game.observe(built.state, 0)
                moves = built.game.legal(built.state, 0)
                built = built.does(0, str(BOTS["hard"].choose(built.game, seen, moves, Random(1))))
            assert built.how == "claimed"


def test_void_never_a_double_waits_until_somebody_has_a_chain() -> None:
    table = race(4, void="never").at(TIME_UP).at(10 * TIME_UP)
    assert table.how is None
    assert table.wins(1).how == "claimed"


def test_void_never_void_after_30_minutes() -> None:
    table = race(4, void="never")
    assert table.game.alarm(table.state) == 30 * 60_000
    assert table.at(30 * 60_000 - 1).how is None
    assert table.at(30 * 60_000).how == "void"


def test_void_never_void_if_all_agree_which_can_be_withdrawn() -> None:
    table = race(4, void="never", players=3).does(0, "agree").does(1, "agree")
    assert table.how is None
    assert table.why_not(1, "agree") == "agreed-already"
    table = table.does(0, "withdraw").does(2, "agree")
    assert (table.how, table.state.agreed) == (None, (1, 2))
    ended = table.does(0, "agree")
    assert ended.how == "given-up"
    assert ended.state.scores == (0, 0, 0)
    # It holds for this double only.
    assert ended.reveal(5).state.agreed == ()


def test_void_never_bots_are_not_asked_they_join_whoever_agrees() -> None:
    table = race(4, void="never")
    seen = table.game.observe(table.state, 1)
    moves = table.game.legal(table.state, 1)
    assert isinstance(BOTS["hard"].choose(table.game, seen, moves, Random(1)), Claim)
    table = table.does(0, "agree")
    seen = table.game.observe(table.state, 1)
    choice = BOTS["hard"].choose(table.game, seen, table.game.legal(table.state, 1), Random(1))
    assert table.does(1, str(choice)).how == "given-up"


def test_void_after_120_seconds_nobody_gives_up() -> None:
    assert race(4).why_not(0, "agree") == "no-giving-up"
