"""Rule book w2.1: Mexican Train."""

from __future__ import annotations

import random
import sys
from itertools import combinations, islice
from typing import Any

import pytest
from msgspec.structs import replace

import boneyard
from boneyard.bots import Budget, bot
from boneyard.core.actions import Place
from boneyard.core.events import Drew, Laid, Passed, RoundEnded
from boneyard.core.game import AnyGame
from boneyard.core.moves import NONE
from boneyard.core.options import PLAYERS, SET
from boneyard.games.mexican_train.game import MexicanTrain, TrainEvidence, engine, rules
from boneyard.games.mexican_train.trains import MarkerPut, MarkerTaken, Rails
from boneyard.kernel import Unknown, numbers
from boneyard.testing.book import Situation, dealt, line, line_at
from boneyard.testing.sampling import check_some
from boneyard.text import words
from boneyard.text.rules import rules_page
from boneyard.tiles import Tile
from boneyard.view import build
from boneyard.view.arrange.spots import Spot, overlap
from boneyard.view.scene import Caption, Target, TileItem
from boneyard.view.words.log import Teller

SLUG = "mexican-train"


def test_it_is_played_by_the_readable_engine_and_says_so() -> None:
    with pytest.raises(Unknown, match="mexican-train"):
        numbers(boneyard.game(SLUG))


def test_it_uses_no_private_name_of_the_family() -> None:
    block = boneyard.game("block")
    own = {*vars(MexicanTrain), *vars(boneyard.game(SLUG))} - {*vars(block), "_abc_impl"}
    private = {name for name in own if name.startswith("_") and not name.startswith("__")}
    assert private.isdisjoint(dir(block))
    evidence = {name for name in vars(TrainEvidence) if not name.startswith("__")}
    assert evidence == {"proves"}


# -- what is hidden ----------------------------------------------------------------------------


def small(set_: int, hand: int, players: int, **options: object) -> MexicanTrain:
    """With few tiles."""
    game = boneyard.game(SLUG, players=2, match="rounds:1", **options)
    few = game.options.having(SET, set_).having(PLAYERS, players)
    return MexicanTrain(game.listing, few, rules(few, hand))


@pytest.mark.parametrize(
    ("engine_", "doubles", "first_turn", "size"),
    [
        ("dealt", "cover", "one", (3, 4, 2)),
        ("set-out", "cover", "chain", (3, 3, 3)),
        ("dealt", "free", "chain", (3, 4, 2)),
        ("set-out", "free", "one", (3, 3, 3)),
        ("dealt", "cover", "chain", (2, 1, 2)),
    ],
)
def test_what_is_hidden_is_imagined_as_often_as_it_is_dealt(
    engine_: str, doubles: str, first_turn: str, size: tuple[int, int, int]
) -> None:
    chosen: Any = {"engine": engine_, "doubles": doubles, "first_turn": first_turn}
    check_some(small(*size, **chosen, mexican_start="after-own"))


def test_who_does_not_begin_a_chain_had_nothing_for_their_own_train() -> None:
    game = small(3, 3, 2, first_turn="chain")
    table = Situation(game, game.start()).deal("3-3 2-1 2-2 | 2-0 0-0 1-0", "3-0 3-2 3-1 1-1")
    # Seat 0 has to draw, so that its first turn is no chain; seat 1 has no 3.
    table = table.play("3-3", "3-0>3-3.mexican", "0-2>3-0.mexican")
    for state in islice(game.imagined(game.observe(table.state, None), random.Random(1)), 100):
        assert not any(3 in tile for tile in state.hands[1])


# -- the engine --------------------------------------------------------------------------------


def test_the_engines_go_from_the_highest_double_down_and_begin_again() -> None:
    engines = [str(engine(12, round_)) for round_ in (0, 1, 12, 13)]
    assert engines == ["12-12", "11-11", "0-0", "12-12"]


def test_its_holder_lays_it_and_then_takes_the_first_turn() -> None:
    table = dealt(SLUG, "12-1 | 12-12 12-2")
    assert (table.turn, table.choices) == (1, {"12-12"})
    table = table.play("12-12")
    assert table.turn == 1
    assert table.choices == {"12-2>12-12.train2", "12-2>12-12.mexican"}


def test_if_nobody_has_it_they_draw_in_turn_until_it_comes_and_its_finder_lays_it() -> None:
    table = dealt(SLUG, "1-0", "12-1 12-2 12-12", players=2)
    assert [event.seat for event in table.happened(Drew)] == [0, 1, 0]
    assert (table.turn, table.choices) == (0, {"12-12"})


def test_later_the_seat_after_the_last_engine_draws_first() -> None:
    game = boneyard.game(SLUG, players=3)
    end = RoundEnded("out", 0, 0, ((),) * 3, (0,), opener=1)
    state = boneyard.game(SLUG, players=3).start()
    table = Situation(game, replace(state, round=1, ends=(end,), sheet=((0, 0, 0),)))
    table = table.deal("1-0", "12-1 11-11")
    assert [event.seat for event in table.happened(Drew)] == [2, 0]
    assert table.choices == {"11-11"}


def test_set_out_it_lies_there_and_the_next_seat_begins_each_round() -> None:
    table = dealt(SLUG, "12-1 | 12-2", engine="set-out", players=2)
    assert str(table.state.layout.pieces[0].tile) == "12-12"
    assert table.turn == 0
    assert "12-1>12-12.train1" in table.choices
    later = boneyard.game(SLUG, engine="set-out", players=2)
    assert later.put_out(later.start()) == (Tile.of(12, 12),)  # type: ignore[attr-defined]


# -- a turn ------------------------------------------------------------------------------------


def table(
    held: str, laid: str, boneyard_: str = "", own: dict[str, Any] | None = None, **options: object
) -> Situation:
    """Three players, with the trains of this state."""
    made = {"marked": (), "turned": (0, 1, 2), **(own or {})}
    game: Any = {"players": 3, **options}
    return line(SLUG, held, laid, boneyard_, changes={"own": Rails(12, **made)}, **game)


HUB = "12-12 12-7>12-12.train1 12-3>12-12.train2"


def test_one_lays_on_ones_own_train_the_mexican_one_and_those_that_are_marked() -> None:
    hands = "7-1 3-1 12-1 | 5-4 | 5-5"
    assert table(hands, HUB).choices == {"7-1>12-7.train1", "12-1>12-12.mexican"}
    marked = table(hands, HUB, own={"marked": (1, 2)})
    assert marked.choices == {
        "7-1>12-7.train1", "12-1>12-12.mexican", "3-1>12-3.train2", "12-1>12-12.train3",
    }  # fmt: skip
    closed = table(hands, HUB)
    assert closed.why_not("3-1>12-3.train2") == "not-marked"


def test_only_who_has_begun_their_own_train_may_begin_the_mexican_one() -> None:
    laid = "12-12 12-3>12-12.train2"
    hands = "12-1 6-5 | 12-2 3-2 | 5-5"
    after_own: Any = {"mexican_start": "after-own"}
    assert table(hands, laid, **after_own).choices == {"12-1>12-12.train1"}
    begun = table(hands, laid, **after_own).play("12-1>12-12.train1")
    assert begun.choices == {"12-2>12-12.mexican", "3-2>12-3.train2"}


def test_who_cannot_lay_draws_one_and_else_marks_their_train() -> None:
    stuck = table("12-1 7-6 | 5-4 | 12-8", HUB, "5-5 6-5").play("12-1>12-12.mexican")
    assert [event.seat for event in stuck.happened(Drew)] == [1]
    assert [event.seat for event in stuck.happened(Passed)] == [1]
    assert [event.seat for event in stuck.happened(MarkerPut)] == [1]
    assert stuck.turn == 2
    fits = table("12-1 7-6 | 5-4 | 12-8", HUB, "3-0 6-5").play("12-1>12-12.mexican")
    assert (fits.turn, fits.choices) == (1, {"3-0>12-3.train2"})


def test_the_marker_goes_when_its_owner_lays_on_their_own_train_and_never_otherwise() -> None:
    marked = {"marked": (0, 1)}
    hands = "7-1 12-1 3-2 | 12-2 5-4 | 12-8"
    home = table(hands, HUB, own=marked).play("7-1>12-7.train1")
    assert [event.seat for event in home.happened(MarkerTaken)] == [0]
    assert Rails.of(home.state).marked == (1,)
    away = table(hands, HUB, own=marked).play("3-2>12-3.train2")
    assert away.happened(MarkerTaken) == []


# -- doubles -----------------------------------------------------------------------------------


def test_the_worked_example_an_open_double_is_covered_on_whosever_train_it_lies() -> None:
    held = "7-7 6-5 | 7-2 12-4 | 9-2 8-5"
    opened = table(held, HUB, "9-3 5-5").play("7-7>12-7.train1")
    assert [event.seat for event in opened.happened(Drew)] == [0]
    assert [event.seat for event in opened.happened(MarkerPut)] == [0]
    assert (opened.turn, opened.choices) == (1, {"7-2>7-7.train1"})
    assert opened.why_not("12-4>12-12.mexican") == "fill-first"
    covered = opened.play("7-2>7-7.train1")
    assert Rails.of(covered.state).marked == (0,)
    assert covered.choices == {"2-9>7-2.train1"}


def test_who_lays_a_double_covers_it_in_the_same_turn() -> None:
    laid = table("7-7 7-1 12-1 | 5-4 | 5-3", HUB).play("7-7>12-7.train1")
    assert (laid.turn, laid.choices) == (0, {"7-1>7-7.train1"})
    assert laid.play("7-1>7-7.train1").turn != 0


@pytest.mark.parametrize(("doubles", "turn"), [("cover", 1), ("free", 0)])
def test_a_double_whose_number_lies_there_whole_is_never_open(doubles: str, turn: int) -> None:
    """Where doubles are covered the turn ends with it; else one more tile is laid all the same."""
    game = small(3, 1, 2, doubles=doubles)
    laid = "3-3 3-1>3-3.train2 1-0>3-1.train2 3-2>3-3.mexican 2-1>3-2.mexican"
    own = {"own": Rails(3, turned=(0, 1))}
    whole = line_at(game, "1-1 3-0 | 2-0 2-2", laid, changes=own).play("1-1>2-1.mexican")
    assert Rails.of(whole.state).uncovered == ()
    assert whole.turn == turn


FREE: Any = {"doubles": "free"}


def test_free_one_more_tile_is_laid_anywhere_and_another_double_goes_on() -> None:
    hands = "7-7 12-1 1-1 9-8 | 7-2 12-4 1-0 | 7-5 12-6"
    free = table(hands, HUB, "9-3 5-5", **FREE).play("7-7>12-7.train1")
    assert (free.turn, free.choices) == (0, {"12-1>12-12.mexican"})
    free = free.play("12-1>12-12.mexican")
    # Seat 1 has to cover the double, and nothing else.
    assert (free.turn, free.choices) == (1, {"7-2>7-7.train1"})
    again = table(hands, HUB, "9-3 5-5", **FREE).play("7-7>12-7.train1", "12-1>12-12.mexican")
    assert again.play("7-2>7-7.train1").turn == 2


def test_free_the_double_that_was_laid_first_is_covered_first() -> None:
    open_ = (Place(Tile.of(1, 1), "mexican"), Place(Tile.of(7, 7), "train1"))
    laid = f"{HUB} 7-7>12-7.train1 12-1>12-12.mexican 1-1>12-1.mexican"
    waits = table("7-2 1-4 | 5-4 | 5-5", laid, "9-8", own={"uncovered": open_}, **FREE)
    assert waits.choices == {"1-4>1-1.mexican"}
    covered = waits.play("1-4>1-1.mexican")
    # Now the other one: seat 1 cannot, draws, and marks its train; so does seat 2.
    assert Rails.of(covered.state).uncovered == open_[1:]
    assert [event.seat for event in covered.happened(MarkerPut)] == [1, 2]
    assert covered.choices == {"7-2>7-7.train1"}


CHAIN: Any = {"first_turn": "chain"}


def test_a_first_turn_is_a_chain_on_ones_own_train() -> None:
    hands = "7-1 1-4 12-2 | 5-4 12-6 | 5-5"
    first = table(hands, HUB, own={"turned": ()}, **CHAIN)
    assert first.choices == {"7-1>12-7.train1"}
    assert first.why_not("12-2>12-12.mexican") == "own-train-first"
    first = first.play("7-1>12-7.train1")
    assert (first.turn, first.choices) == (0, {"1-4>7-1.train1", "stop"})
    assert first.play("stop").turn == 1


def test_in_a_chain_a_double_is_covered_before_it_goes_on() -> None:
    for doubles in ("cover", "free"):
        hands = "7-7 7-1 1-4 12-2 | 5-4 | 5-5"
        first = table(hands, HUB, own={"turned": ()}, doubles=doubles, **CHAIN)
        first = first.play("7-7>12-7.train1")
        assert (first.turn, first.choices) == (0, {"7-1>7-7.train1"})
        assert first.play("7-1>7-7.train1").choices == {"1-4>7-1.train1", "stop"}


def test_who_has_to_cover_first_has_their_chain_next_turn() -> None:
    laid = f"{HUB} 3-3>12-3.train2"
    own = {"turned": (1, 2), "uncovered": (Place(Tile.of(3, 3), "train2"),)}
    first = table("3-1 7-1 1-4 | 5-4 12-11 | 12-5 6-5", laid, own=own, **CHAIN)
    assert first.choices == {"3-1>3-3.train2"}
    assert 0 not in Rails.of(first.play("3-1>3-3.train2").state).turned


# -- the end -----------------------------------------------------------------------------------


def test_everybody_notes_their_pips_and_the_double_blank_counts_fifty() -> None:
    out = table("7-1 | 12-3 0-0 | 6-6 4-1", HUB).play("7-1>12-7.train1")
    assert out.how == "out"
    assert out.scored == [(0, 0, "noted"), (1, 65, "noted"), (2, 17, "noted")]
    for blank, points in ((25, 40), (0, 15)):
        other = table("7-1 | 12-3 0-0 | 6-6 4-1", HUB, blank=blank).play("7-1>12-7.train1")
        assert other.scores[1] == points


def test_a_last_double_is_not_covered() -> None:
    assert table("7-7 | 7-1 | 7-2", HUB).play("7-7>12-7.train1").how == "out"


def test_a_round_is_blocked_when_nobody_could_lay_even_if_every_train_were_marked() -> None:
    assert table("7-1 6-5 | 5-4 | 5-5", HUB).play("7-1>12-7.train1").how == "blocked"
    # Seat 1 can lay as soon as seat 0 has marked its train: until then everybody passes.
    waits = table("7-1 6-5 | 5-1 5-4 | 5-5", HUB).play("7-1>12-7.train1")
    assert [event.seat for event in waits.happened(MarkerPut)] == [1, 2, 0]
    assert (waits.turn, waits.choices) == (1, {"1-5>7-1.train1"})


def test_a_match_has_as_many_rounds_as_the_set_has_doubles() -> None:
    rounds = {set_: boneyard.game(SLUG, set=set_).match.rounds for set_ in (9, 12, 15, 18)}  # type: ignore[attr-defined]
    assert rounds == {9: 10, 12: 13, 15: 16, 18: 19}


# -- bots and speed ----------------------------------------------------------------------------


def test_bots_think_ahead_in_it() -> None:
    game, rng = boneyard.game(SLUG, players=4), random.Random(1)
    state = Situation(game, game.start()).deal("12-12 12-1 12-2").play("12-12").state
    moves, seen = game.legal(state, 0), game.observe(state, 0)
    mind = bot("strong", SLUG).within(Budget(playouts=40))
    assert mind.choose(game, seen, moves, rng) in moves


def calls(game: AnyGame) -> int:
    """How many functions are called to play two matches out readably."""
    rng, called = random.Random(1), 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal called
        called += event == "call"

    sys.setprofile(count)
    try:
        for _ in range(2):
            state = game.start()
            while actors := game.to_act(state):
                moves = game.legal(state, actors[0])
                state, _ = game.apply(state, actors[0], moves.sample(rng))
    finally:
        sys.setprofile(None)
    return called


def test_what_it_remembers_spares_it_reading_the_log_again() -> None:
    """However long a round gets, it costs little more than one of chicken foot."""
    feet, trains = (
        calls(boneyard.game(slug, players=4, match="rounds:1")) for slug in ("chicken-foot", SLUG)
    )
    assert trains < 10 * feet


# -- words -------------------------------------------------------------------------------------


def test_whose_train_it_is_is_said_alike_in_the_log_the_prompt_the_offers_and_the_arms() -> None:
    names = ("Ada", "Ben", "Cem")
    speak = words("en", SLUG)
    now = table("7-1 3-1 12-1 | 5-4 | 5-5", HUB, own={"marked": (1,)})
    game, state = now.game, now.state
    drawn = build(game, game.observe(state, 0), game.legal(state, 0), words=speak, names=names)
    assert drawn.prompt.endswith("12 on the Mexican train, 7 on your train and 3 on Ben’s train.")
    targets = [item for item in drawn.items if isinstance(item, Target)]
    offers = {offer.label for target in targets for offer in target.offers}
    assert offers == {
        "7-1, on your train", "3-1, on Ben’s train", "12-1, on the Mexican train",
    }  # fmt: skip
    assert {target.label for target in targets} >= {"on Ben’s train, on the 3"}
    labels = {item.id: item.label for item in drawn.items if isinstance(item, TileItem)}
    assert labels["12-7"] == "12-7, on your train, 7 is open"
    assert drawn.arms[2] == ("Ben (open):", "12-3")

    def told(action: str) -> list[str]:
        (laid,) = now.play(action).happened(Laid)
        return [Teller(game, lambda: state, speak, names, seat).say(laid) for seat in (0, 1, 2)]

    assert told("3-1>12-3.train2") == [
        "You play 3-1 on Ben’s train.",
        "Ada plays 3-1 on your train.",
        "Ada plays 3-1 on Ben’s train.",
    ]
    assert told("7-1>12-7.train1") == [
        "You play 7-1 on your train.",
        *["Ada plays 7-1 on their own train."] * 2,
    ]


def test_in_german_a_turn_is_never_called_like_a_train() -> None:
    german = words("de", SLUG)
    keys = ("prompt-wait", "prompt-must-open", "prompt-lay", "prompt-fill", "why-not-your-turn")
    told = [german(key, name="Ada", tile="12-12") for key in keys]
    assert [one for one in told if "Zug" in one] == []


@pytest.mark.parametrize("chosen", [{}, {"engine": "set-out", "doubles": "free", "set": 9}])
def test_the_rules_page_says_what_is_played(chosen: dict[str, object]) -> None:
    page = rules_page(SLUG, "en", chosen)
    assert ("Whoever holds the engine" in page) == (not chosen)
    assert "| double-nine | 12 | 11 | 10 | 8 | 7 | – | – |" in rules_page(SLUG, "en")


# -- how it is drawn ---------------------------------------------------------------------------


def shown(now: Situation, seat: int | None, **more: Any) -> Any:
    """What this seat sees."""
    game, state = now.game, now.state
    moves = NONE if seat is None else game.legal(state, seat)
    names = ("Ada", "Ben", "Cleopatra", "Dan", "Eva", "Fay", "Gil", "Hal")[: game.players]
    seen = game.observe(state, seat)
    return build(game, seen, moves, words=words("en", SLUG), names=names, **more)


def plates(drawn: Any) -> dict[str, str]:
    """What stands on the plates, and what they look like."""
    notes = [item for item in drawn.items if isinstance(item, Caption)]
    return {note.text: note.plate for note in notes}


def test_plates_say_whose_train_it_is_and_which_are_open() -> None:
    now = table("7-1 3-1 12-1 | 5-4 | 5-5", HUB, own={"marked": (1,)})
    assert plates(shown(now, 0)) == {
        "You": "own", "Ben": "open", "Cleopat…": "closed", "Mexican": "open",
    }  # fmt: skip
    assert plates(shown(now, None))["Ada"] == "closed"
    assert [hand.status for hand in shown(now, 0).hands] == ["", "open", ""]


def test_a_double_that_has_to_be_covered_is_lit_and_so_is_its_train() -> None:
    opened = table("7-7 6-5 | 7-2 12-4 | 9-2 8-5", HUB, "9-3 5-5").play("7-7>12-7.train1")
    drawn = shown(opened, 1)
    assert plates(drawn) == {
        "Ada": "urgent", "You": "own", "Cleopat…": "closed", "Mexican": "open", "!": "urgent",
    }  # fmt: skip
    looks = {item.id: item.look for item in drawn.items if isinstance(item, TileItem)}
    assert [tile for tile, look in looks.items() if look == "lit"] == ["7-7"]
    covered = shown(opened.play("7-2>7-7.train1"), 2)
    assert "urgent" not in plates(covered).values()


def test_the_hand_is_sorted_by_what_fits_where_while_one_waits_too() -> None:
    now = table("3-1 | 5-4 12-8 9-6 3-2 7-5 | 5-5", HUB, own={"marked": (0,)})
    (own,) = [hand for hand in shown(now, 1).hands if hand.mine]
    groups = {tile.id: tile.group for tile in own.tiles}
    # Their own train ends in 3, the Mexican one in 12, the marked one in 7; 5-4 and 9-6 fit none.
    assert groups == {"3-2": 0, "12-8": 1, "7-5": 2, "5-4": 3, "9-6": 3}
    assert all(tile.group is None for hand in shown(now, None).hands for tile in hand.tiles or ())


@pytest.mark.parametrize("frame", [(30.0, 18.0), (13.0, 15.0), (22.0, 9.0)])
def test_all_plates_are_on_the_table_beside_their_trains(frame: tuple[float, float]) -> None:
    drawn = shown(table("7-1 3-1 12-1 | 5-4 | 5-5", HUB), 0, frame=frame)
    notes = [item for item in drawn.items if isinstance(item, Caption)]
    assert len(notes) == 4
    assert all(note.width / 2 <= note.x <= drawn.width - note.width / 2 for note in notes)
    first = next(item for item in drawn.items if isinstance(item, TileItem) and item.id == "12-7")
    # Trains run down on a high table, else to the side.
    assert (notes[0].x == first.x) != (notes[0].y == first.y)


@pytest.mark.parametrize("frame", [(30.0, 18.0), (13.0, 15.0), (22.0, 9.0)])
@pytest.mark.parametrize("players", [4, 8])
def test_tiles_do_not_overlap_however_long_trains_get(
    players: int, frame: tuple[float, float]
) -> None:
    game, rng = boneyard.game(SLUG, players=players, match="rounds:1"), random.Random(2)
    state = game.start()
    while actors := game.to_act(state):
        state, _ = game.apply(state, actors[0], game.legal(state, actors[0]).sample(rng))
    drawn = shown(Situation(game, state), None, frame=frame)
    tiles = [item for item in drawn.items if isinstance(item, TileItem)]
    assert len(tiles) > 40
    spots = [Spot(item.x, item.y, item.angle) for item in tiles]
    assert not any(overlap(one, other) for one, other in combinations(spots, 2))
