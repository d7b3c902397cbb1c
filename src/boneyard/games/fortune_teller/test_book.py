"""Rule book 5.3: the fortune-teller, and what lies beyond the book."""

from __future__ import annotations

import random
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

import boneyard
from boneyard.bots import advice
from boneyard.core.actions import CHANCE, Deal, SeenDeal
from boneyard.core.events import MatchEnded, RoundBegan, RoundEnded
from boneyard.core.options import BadOption
from boneyard.families.solo import ends_of, halves, relaid
from boneyard.games.fortune_teller import trail
from boneyard.games.fortune_teller.actions import Splice
from boneyard.games.fortune_teller.events import Sealed, Spliced, Unsealed
from boneyard.games.fortune_teller.game import left, salt_of, seal
from boneyard.testing.book import Situation, tiles
from boneyard.text import LANGUAGES, words
from boneyard.tiles import Tile, TileSet
from boneyard.view import build
from boneyard.view import scene as view
from boneyard.view.arrange.spots import Spot, overlap
from boneyard.view.words.speech import why


def taken_out(missing: str, *, seed: int = 1, **options: object) -> Situation:
    """The trick with this tile taken out, the others shuffled."""
    game = boneyard.game("fortune-teller", **options)
    tile = Tile.parse(missing)
    others = [one for one in TileSet.double(int(game.options["set"])) if one != tile]
    random.Random(seed).shuffle(others)
    state, events = game.apply(game.start(), CHANCE, Deal(boneyard=(tile,), table=tuple(others)))
    return Situation(game, state, events)


def build_up(table: Situation, seed: int = 1) -> list[Situation]:
    """Anybody's way to lay the tiles: all positions on it."""
    rng = random.Random(seed)
    positions = [table]
    while not positions[-1].is_over:
        table = positions[-1]
        positions.append(table.play(str(table.game.legal(table.state, 0).sample(rng))))
    return positions


# -- 5.3 ---------------------------------------------------------------------------------------


def test_sets_6_12_and_18_only() -> None:
    for set_ in (6, 12, 18):
        assert boneyard.game("fortune-teller", set=set_).players == 1
    for set_ in (9, 15):
        with pytest.raises(BadOption):
            boneyard.game("fortune-teller", set=set_)


def test_one_non_double_is_taken_out() -> None:
    game = boneyard.game("fortune-teller")
    deals = game.legal(game.start(), CHANCE)
    rng = random.Random(2)
    found = set()
    for _ in range(400):
        deal = deals.sample(rng)
        assert deal in deals
        assert isinstance(deal, Deal)
        found.add(deal.boneyard)
    assert found == {(tile,) for tile in TileSet.double(6) if not tile.is_double}
    double = tuple(tile for tile in TileSet.double(6) if tile != Tile.of(3, 3))
    assert Deal(boneyard=tiles("3-3"), table=double) not in deals


@pytest.mark.parametrize("set_", [6, 12, 18])
@given(seed=st.integers(0, 2**32))
def test_it_always_ends_with_the_two_numbers_of_the_missing_tile(set_: int, seed: int) -> None:
    game = boneyard.game("fortune-teller", set=set_)
    rng = random.Random(seed)
    deal = game.legal(game.start(), CHANCE).sample(rng)
    assert isinstance(deal, Deal)
    (missing,) = deal.boneyard
    state, _ = game.apply(game.start(), CHANCE, deal)
    table = build_up(Situation(game, state), seed)[-1]
    ends = ends_of(table.state.layout)
    assert ends is not None
    assert sorted(ends) == sorted(missing)
    assert len(table.state.layout.pieces) == len(TileSet.double(set_)) - 1
    line = tuple(trail.TrailTile(*pair) for pair in halves(table.state.layout))
    assert trail.is_line(line)
    assert table.happened(Unsealed)[0].tile == missing


def test_the_prediction_is_sealed_before_the_audience_starts() -> None:
    table = taken_out("6-3")
    assert [type(event) for event in table.events] == [RoundBegan, Sealed]


def test_the_audience_lays_any_tile_at_either_end() -> None:
    table = taken_out("6-3")
    assert len(table.choices) == 27
    table = table.play("5-4")
    fitting = [tile for tile in left(table.state) for half in tile if half in (5, 4)]
    assert len(table.choices) == len(set(fitting))
    assert table.why_not("6-3>5-4.5") == "not-on-table"
    assert table.why_not("5-4>5-4.5") == "not-on-table"
    assert table.why_not("4-4>5-4.5") == "does-not-fit"
    assert table.why_not("0-0>5-4.5") == "fits-nowhere"
    assert table.why_not("splice") == "not-stuck"
    assert table.why_not("draw") == "not-legal"


def stuck(ring: bool) -> Situation:
    """A line that is stuck, as a ring or with different ends."""
    for seed in range(200):
        for table in build_up(taken_out("6-3", seed=seed), seed):
            if not table.is_over and table.choices == {"splice"}:
                ends = ends_of(table.state.layout)
                assert ends is not None
                if (ends[0] == ends[1]) == ring:
                    return table
    raise AssertionError("lines get stuck now and then")


def test_stuck_with_different_ends_left_over_loops_are_spliced_in() -> None:
    table = stuck(ring=False)
    before = halves(table.state.layout)
    after = table.play("splice")
    (event,) = after.happened(Spliced)
    assert not event.cut
    assert len(event.line) > len(before)
    # The line of before is still there, opened at one place.
    inserted = len(event.line) - len(before)
    assert any(
        event.line[:at] + event.line[at + inserted :] == before for at in range(len(before) + 1)
    )
    assert ends_of(after.state.layout) in (ends_of(table.state.layout), _turned(table))


def _turned(table: Situation) -> tuple[int, int]:
    ends = ends_of(table.state.layout)
    assert ends is not None
    return ends[1], ends[0]


def test_stuck_with_equal_ends_the_ring_is_cut_where_a_tile_left_fits() -> None:
    table = stuck(ring=True)
    after = table.play("splice")
    (event,) = after.happened(Spliced)
    assert event.cut
    assert sorted(map(sorted, event.line)) == sorted(map(sorted, halves(table.state.layout)))
    assert "splice" not in after.choices, "it goes on"


def test_it_reveals_the_prediction_at_the_end() -> None:
    *_, before, after = build_up(taken_out("6-3"))
    assert before.game.observe(before.state, 0).missing is None
    assert after.happened(Unsealed)[0].tile == Tile.of(6, 3)
    assert after.happened(RoundEnded) == [RoundEnded("told", None, 0, ((),))]
    assert after.happened(MatchEnded) == [MatchEnded((), (0,))]
    assert after.game.observe(after.state, None).missing == Tile.of(6, 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_and_explains_why(language: str) -> None:
    *_, before, after = build_up(taken_out("6-3"))
    card = drawn(before, language=language).sealed
    assert card is not None
    assert not card.open
    assert card.halves is None
    card = drawn(after, language=language).sealed
    assert card is not None
    assert card.open
    assert card.halves == (6, 3)
    assert "8" in card.explanation, "every number stands on eight halves"
    assert after.state.salt in card.explanation


# -- the seal ----------------------------------------------------------------------------------


def test_the_audience_can_check_the_seal() -> None:
    table = build_up(taken_out("6-3"))[-1]
    told = table.happened(Unsealed)[0]
    seen = table.game.observe(table.state, 0)
    assert sha256(f"{told.tile} {told.salt}".encode()).hexdigest() == seen.seal


def test_the_salt_comes_from_the_shuffle_and_nobody_sees_that() -> None:
    game = boneyard.game("fortune-teller")
    deal = game.legal(game.start(), CHANCE).sample(random.Random(3))
    assert isinstance(deal, Deal)
    state, _ = game.apply(game.start(), CHANCE, deal)
    (missing,) = deal.boneyard
    assert state.seal == seal(missing, salt_of(deal.table))
    for seat in (None, 0):
        shown = game.shown(game.start(), CHANCE, deal, seat)
        assert isinstance(shown, SeenDeal)
        assert shown.boneyard == (None,)
        assert shown.table == tuple(sorted(deal.table))
        assert state.salt not in str(game.observe(state, seat))
    assert salt_of(state.table) != state.salt, "as they are spread out they tell nothing"


def test_another_shuffle_gives_another_seal() -> None:
    seals = {taken_out("6-3", seed=seed).state.seal for seed in range(50)}
    assert len(seals) == 50


def test_the_tiles_are_spread_out_in_an_order_that_follows_from_the_seal() -> None:
    state = taken_out("6-3").state

    def key(tile: Tile) -> bytes:
        return sha256(f"{state.seal} {tile}".encode()).digest()

    assert list(state.table) == sorted(state.table, key=key)


# -- advice ------------------------------------------------------------------------------------


@given(seed=st.integers(0, 2**32))
def test_whoever_follows_the_hints_never_gets_stuck(seed: int) -> None:
    table = taken_out("6-3", seed=seed)
    rng = random.Random(seed)
    while not table.is_over:
        seen, moves = table.game.observe(table.state, 0), table.game.legal(table.state, 0)
        hint = advice.advise(table.game, seen, moves, rng)
        assert hint.reason is not None
        assert hint.reason.key == "hint-smooth"
        table = table.play(str(hint.action))
    assert table.state.helped == 0


def test_the_outlook_knows_whether_help_will_be_needed() -> None:
    table = stuck(ring=False)
    seen, moves = table.game.observe(table.state, 0), table.game.legal(table.state, 0)
    assert advice.advise(table.game, seen, moves, random.Random(1)).action == Splice()
    stands = advice.outlook(table.game, seen)
    assert stands is not None
    assert stands.key == "outlook-bumpy"
    fresh = taken_out("6-3")
    stands = advice.outlook(fresh.game, fresh.game.observe(fresh.state, 0))
    assert stands is not None
    assert stands.key == "outlook-smooth"


@given(seed=st.integers(0, 2**32))
def test_completable_means_that_no_help_is_needed_on_small_sets(seed: int) -> None:
    rng = random.Random(seed)
    missing = rng.choice([tile for tile in TileSet.double(4) if not tile.is_double])
    rest = [tile for tile in TileSet.double(4) if tile != missing]
    rng.shuffle(rest)
    line = [rest.pop()]
    ends = (line[0].high, line[0].low)
    for _ in range(rng.randrange(2, 9)):
        fits = [tile for tile in rest if ends[1] in tile]
        if not fits:
            break
        rest.remove(fits[0])
        ends = (ends[0], fits[0].other(ends[1]))
    assert trail.completable(ends, rest) == _can_be_finished(ends, frozenset(rest), {})


def _can_be_finished(
    ends: tuple[int, int], rest: frozenset[Tile], known: dict[object, bool]
) -> bool:
    """By trying everything."""
    if not rest:
        return True
    key = (*sorted(ends), rest)
    if key not in known:
        a, b = ends
        known[key] = any(
            (b in tile and _can_be_finished((a, tile.other(b)), rest - {tile}, known))
            or (a in tile and _can_be_finished((tile.other(a), b), rest - {tile}, known))
            for tile in rest
        )
    return known[key]


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_and_outlooks_have_their_words(language: str) -> None:
    speech = words(language, "fortune-teller")
    for table in build_up(taken_out("6-3", seed=4), 4)[:-1]:
        game, seen = table.game, table.game.observe(table.state, 0)
        hint = advice.advise(game, seen, game.legal(table.state, 0), random.Random(1))
        for reason in (hint.reason, advice.outlook(game, seen)):
            assert reason is not None
            assert why(reason, speech)


# -- the line ----------------------------------------------------------------------------------


@given(seed=st.integers(0, 2**32))
def test_a_line_laid_anew_reads_as_before_or_turned_round(seed: int) -> None:
    positions = build_up(taken_out("6-3", seed=seed), seed)
    line = halves(random.Random(seed).choice(positions[1:]).state.layout)
    again = halves(relaid(line))
    assert again in (line, tuple((b, a) for a, b in reversed(line)))


# -- what is drawn -----------------------------------------------------------------------------


def drawn(
    table: Situation, frame: tuple[float, float] = (15.0, 20.0), language: str = "en"
) -> view.Scene:
    game, state = table.game, table.state
    return build(
        game, game.observe(state, 0), game.legal(state, 0),
        words=words(language, "fortune-teller"), names=("Ada",), frame=frame,
    )  # fmt: skip


@pytest.mark.parametrize("frame", [(15.0, 20.0), (32.0, 18.0)])
@pytest.mark.parametrize("set_", [6, 18])
def test_all_tiles_lie_on_the_table_and_none_over_another(
    set_: int, frame: tuple[float, float]
) -> None:
    positions = build_up(taken_out("6-3", set=set_))
    for table in (positions[0], positions[len(positions) // 2], positions[-1]):
        scene = drawn(table, frame)
        spots = [
            Spot(item.x, item.y, item.angle)
            for item in scene.items
            if isinstance(item, view.TileItem)
        ]
        assert len(spots) == len(TileSet.double(set_)) - 1
        assert not any(overlap(a, b) for i, a in enumerate(spots) for b in spots[:i])
        assert all(0 < spot.x < scene.width and 0 < spot.y < scene.height for spot in spots)


def test_a_stuck_audience_is_offered_help() -> None:
    assert [control.id for control in drawn(stuck(ring=True)).controls] == ["splice"]


def test_the_card_shows_the_seal_and_hides_the_tile() -> None:
    table = taken_out("6-3")
    scene = drawn(table)
    assert scene.sealed is not None
    assert scene.sealed.seal == table.state.seal
    ids = {item.id for item in scene.items if isinstance(item, view.TileItem)}
    assert "6-3" not in ids
    assert len(ids) == 27


def test_a_click_lays_a_tile() -> None:
    scene = drawn(taken_out("6-3"))
    actions = [item.action for item in scene.items if isinstance(item, view.TileItem)]
    assert None not in actions
    assert {"do": "lay", "tile": (6, 6), "at": None, "touch": None} in actions
