"""A table: what was done is a log, and the state is what the log comes to."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import boneyard
from boneyard.core.actions import CHANCE, CLOCK, Action, Actor, Deal, Draw, Lot, Pass, Tick
from boneyard.core.events import Event, Passed, RoundEnded
from boneyard.core.game import Game, Listing, Reason, Result
from boneyard.core.moves import NONE, Listed, Moves
from boneyard.core.options import Chosen, number
from boneyard.families.memory.actions import Flip
from boneyard.games.hectic.actions import Reveal
from boneyard.games.hectic.events import LockedOut, Revealed
from boneyard.notation.record import replay, write
from boneyard.table import CannotUndo, Entry, Table, Undo, Undone
from boneyard.table.stream import chance_stream
from boneyard.tiles import Tile


def played(table: Table, rng: random.Random, moves: int) -> Table:
    """Let random players make so many decisions."""
    for _ in range(moves):
        if table.over:
            break
        if table.waits:
            table.go_on()
        seat = table.seats_to_act[0]
        table.play(seat, table.moves(seat).sample(rng))
    return table


def block(seed: bytes = bytes(32), players: int = 2) -> Table:
    table = Table(boneyard.game("block", players=players), seed)
    table.go_on()
    return table


@given(st.integers(0, 2**32), st.integers(0, 60))
def test_the_state_is_what_the_log_comes_to(seed: int, moves: int) -> None:
    rng = random.Random(seed)
    table = played(block(seed.to_bytes(8, "big")), rng, moves)
    for _ in range(rng.randrange(3)):
        if table.why_no_undo(0) is None:
            table.undo(0)
            played(table, rng, 2)
    again = Table(table.game, table.seed, entries=table.entries)
    assert again.state == table.state
    assert again.state_hash() == table.state_hash()
    assert again.course == table.course
    assert again.rests == table.rests


def test_a_round_that_is_over_waits_for_the_players() -> None:
    table = block()
    rng = random.Random(1)
    while not table.rests:
        played(table, rng, 1)
    assert table.to_act == (CHANCE,)
    assert not table.over
    steps = table.go_on()
    assert [type(step.entry.deed) for step in steps] == [Deal]
    assert table.seats_to_act


def test_undo_goes_back_to_before_ones_own_last_decision() -> None:
    table = block()
    rng = random.Random(3)
    played(table, rng, 4)
    me = table.seats_to_act[0]
    before = table.state
    played(table, rng, 2)  # mine, and the other's answer
    (step,) = table.undo(me)
    assert table.state == before
    assert step.events == (Undone(me),)
    assert table.entries[-1] == Entry(me, Undo())


def test_what_is_taken_back_meets_the_same_chance_again() -> None:
    table = against_bots("solo-draw")
    rng = random.Random(3)
    first = table.moves(0).sample(rng)
    for _ in range(2):
        table.play(0, first)
        state = table.state
        table.undo(0)
    table.play(0, first)
    assert table.state == state


def against_bots(slug: str, **options: Any) -> Table:
    table = Table(boneyard.game(slug, **options), b"against bots", clock=lambda: 0)
    table.go_on()
    return table


@pytest.mark.parametrize("slug", boneyard.slugs())
def test_undo_is_declared_and_gives_no_free_look(slug: str) -> None:
    """Whatever random players do: a decision can be taken back only where the game says so, and
    never one that showed the seat hidden tiles of its own choice, or by chance, or all hands."""
    table = against_bots(slug)
    declared = "undo" in table.game.listing.abilities
    alone = table.game.players == 1
    rng = random.Random(slug)
    allowed = 0
    for _ in range(60):
        if table.over:
            break
        if table.waits:
            table.go_on()
            continue
        seat = rng.choice(table.seats_to_act)
        action = table.moves(seat).sample(rng)
        steps = table.play(seat, action)
        reason = table.why_no_undo(seat, {seat})
        if not declared:
            assert reason == Reason("undo-never")
        elif not alone and not table.over:
            by_chance = any(step.entry.actor is CHANCE for step in steps)
            if isinstance(action, Draw | Flip) or by_chance or table.rests:
                assert reason == Reason("undo-seen")
        if reason is None:
            allowed += 1
            before = table.state
            table.undo(seat, {seat})
            table.play(seat, action)
            assert table.state == before, "the same decision comes to the same again"
    assert bool(allowed) == declared


@pytest.mark.parametrize("slug", ["memory", "concentration", "hectic"])
def test_what_was_turned_up_stays_known(slug: str) -> None:
    assert "undo" not in boneyard.listing(slug).abilities


def test_a_round_that_has_shown_the_hands_is_not_taken_back() -> None:
    table = block()
    rng = random.Random(3)
    while not table.rests:
        played(table, rng, 1)
    last = table.course[-1][0]
    assert isinstance(last, int)
    assert table.why_no_undo(last) == Reason("undo-seen")
    table.go_on()
    assert table.why_no_undo(last) == Reason("undo-seen")


def playing(table: Table) -> bool:
    return not table.rests


def test_a_draw_because_nothing_fitted_goes_back_with_the_lay_before_it() -> None:
    for seed in range(50):
        table = block(bytes([seed]))
        rng = random.Random(seed)
        while playing(table):
            seat = table.seats_to_act[0]
            before, hand = table.state, len(table.state.hands[seat])
            table.play(seat, table.moves(seat).sample(rng))
            played(table, rng, 1 if playing(table) and table.seats_to_act != (seat,) else 0)
            drew = playing(table) and len(table.state.hands[seat]) > hand - 1
            if drew and table.course[-1][0] != seat:
                table.undo(seat, {seat})
                assert table.state == before
                return
    raise AssertionError("nobody had to draw")


def test_nothing_is_taken_back_from_another_person() -> None:
    table = block()
    me = table.seats_to_act[0]
    played(table, random.Random(0), 1)
    with pytest.raises(CannotUndo) as caught:
        table.undo(me, humans={0, 1})
    assert caught.value.reason.key == "undo-others"


def test_nothing_done_nothing_taken_back() -> None:
    table = block()
    with pytest.raises(CannotUndo) as caught:
        table.undo(table.seats_to_act[0])
    assert caught.value.reason.key == "undo-nothing"


def test_a_result_stands() -> None:
    table = played(block(), random.Random(0), 1000)
    assert table.over
    with pytest.raises(CannotUndo) as caught:
        table.undo(0)
    assert caught.value.reason.key == "match-over"


def test_an_illegal_action_changes_nothing() -> None:
    table = block()
    before, entries = table.state, list(table.entries)
    with pytest.raises(boneyard.IllegalAction):
        table.play(1 - table.seats_to_act[0], Pass())
    assert (table.state, table.entries) == (before, entries)


def test_a_plan_that_came_too_late_is_refused() -> None:
    table = block()
    seat = table.seats_to_act[0]
    action = table.moves(seat).sample(random.Random(0))
    plan = table.plan_play(seat, action)
    table.play(seat, action)
    with pytest.raises(ValueError, match="planned after"):
        table.commit(plan)


def test_a_log_the_rules_do_not_allow_is_refused() -> None:
    table = played(block(), random.Random(0), 5)
    with pytest.raises(boneyard.IllegalAction):
        Table(table.game, table.seed, entries=table.entries[1:])


def test_the_record_of_a_table_replays() -> None:
    table = block()
    rng = random.Random(5)
    played(table, rng, 3)
    table.undo(table.course[-1][0])  # type: ignore[arg-type]
    played(table, rng, 1000)
    record = table.record(names=("Ada", "Bot"))
    assert [step.state for step in replay(record)][-1] == table.state
    assert "undo" not in write(record)


# -- a game in real time -----------------------------------------------------------------------


class Race(msgspec.Struct, frozen=True):
    phase: str = "deal"
    now: int = 0
    by: int | None = None


class RaceGame(Game[Race, Race]):
    """Whoever acts first wins; nobody within a second: the round is over."""

    listing = Listing(
        *("race", "0", "", "own", lambda chosen: (number("players", 2, 2, 4),), NotImplemented),
        abilities=frozenset({"undo"}),
    )
    options = Chosen({"players": 2})
    state_type = observation_type = Race

    def start(self) -> Race:
        return Race()

    def to_act(self, state: Race) -> tuple[Actor, ...]:
        return {"deal": (CHANCE,), "race": (0, 1, CLOCK)}.get(state.phase, ())

    def legal(self, state: Race, actor: Actor) -> Moves:
        if actor is CHANCE:
            return Listed([Reveal(Tile.of(3, 3))])
        if actor is CLOCK:
            return Listed(Tick(at) for at in range(state.now, 5000))
        return Listed([Pass(), Draw()]) if state.phase == "race" else NONE

    def play(self, state: Race, actor: Actor, action: Action) -> tuple[Race, tuple[Event, ...]]:
        if isinstance(action, Reveal):
            return Race("race"), (Revealed(action.tile),)
        if isinstance(action, Tick):
            if action.at >= 1000:
                return Race("over", action.at), (RoundEnded("void", None, None, ()),)
            return Race("race", action.at), ()
        assert isinstance(actor, int)
        if isinstance(action, Draw):
            return state, ()
        return Race("over", state.now, actor), (Passed(actor), LockedOut(actor, state.now))

    def alarm(self, state: Race) -> int | None:
        return 1000 if state.phase == "race" else None

    def observe(self, state: Race, seat: int | None) -> Race:
        return state

    def sample(self, observation: Race, rng: Any) -> Race:
        return observation

    def tiles(self, state: Race) -> tuple[Tile, ...]:
        return ()

    def scores(self, state: Race) -> tuple[int, ...]:
        return (0, 0)

    def result(self, state: Race) -> Result | None:
        return Result((state.by or 0,), (0, 0)) if state.phase == "over" else None


def race() -> tuple[Table, list[int]]:
    now = [7000]
    table = Table(RaceGame(), bytes(32), clock=lambda: now[0])
    table.go_on()
    return table, now


def test_several_seats_may_act_and_the_first_one_wins() -> None:
    table, now = race()
    assert table.seats_to_act == (0, 1)
    now[0] += 250
    table.play(1, Pass())
    assert table.result == Result((1,), (0, 0))
    with pytest.raises(boneyard.IllegalAction):
        table.play(0, Pass())


def test_the_clock_is_told_before_a_seat_acts() -> None:
    table, now = race()
    now[0] += 250
    table.play(1, Pass())
    assert table.course == ((CHANCE, Reveal(Tile.of(3, 3))), (CLOCK, Tick(250)), (1, Pass()))


def test_too_late_is_too_late() -> None:
    table, now = race()
    now[0] += 1500
    with pytest.raises(boneyard.IllegalAction):
        table.play(0, Pass())
    assert len(table.entries) == 1


def test_the_alarm_rings_when_time_alone_ends_the_round() -> None:
    table, now = race()
    now[0] += 400
    assert table.alarm() == 600
    now[0] += 600
    assert table.alarm() == 0
    table.tick()
    assert table.over
    assert table.alarm() is None


def test_time_is_not_taken_back() -> None:
    table, now = race()
    table.play(0, Draw())
    assert table.why_no_undo(0) == Reason("undo-seen")
    now[0] += 10
    table.tick()
    with pytest.raises(CannotUndo) as caught:
        table.undo(0)
    assert caught.value.reason.key == "undo-clock"


def test_a_lot_is_drawn_before_the_deal_from_a_stream_of_its_own() -> None:
    """Everybody can re-do it as they re-do deals, and nobody can choose it."""
    fed = boneyard.game("pairs", preset="fed")
    drawn: set[int] = set()
    for byte in range(40):
        seed = bytes([byte]) * 32
        table = Table(fed, seed)
        lot, deal = (step.entry.deed for step in table.go_on())
        assert isinstance(lot, Lot)
        assert lot == fed.legal(fed.start(), CHANCE).sample(chance_stream(seed, 0))
        after, _ = fed.apply(fed.start(), CHANCE, lot)
        assert deal == fed.legal(after, CHANCE).sample(chance_stream(seed, 1))
        assert table.to_act == (lot.seat,)
        drawn.add(lot.seat)
    assert drawn == {0, 1, 2, 3}
