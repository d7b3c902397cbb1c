"""Rule book 5.2: solo 2, and what lies beyond the book."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest
from msgspec.structs import replace

import boneyard
from boneyard.bots import advice, bot
from boneyard.core.actions import CHANCE, Deal, Draw, Lay, Place, SeenDeal
from boneyard.core.events import Drew, Laid, MatchEnded, RoundBegan, RoundEnded
from boneyard.core.options import BadOption
from boneyard.games.solo_draw.bot import IMAGINED, _said
from boneyard.games.solo_draw.game import HANDS, SoloDraw, most_rescues
from boneyard.puzzles import euler, solo_draw
from boneyard.puzzles.solo_draw import rates
from boneyard.testing.book import Situation, tiles
from boneyard.text import LANGUAGES, words
from boneyard.text.rules import rules_page
from boneyard.tiles import Tile, TileSet
from boneyard.view import build
from boneyard.view import scene as view
from boneyard.view.words.speech import why


def turned_up(first: str, drawn: str, **options: object) -> Situation:
    """This tile is turned up, and these are drawn next, one after the other."""
    game = boneyard.game("solo-draw", **options)
    assert isinstance(game, SoloDraw)
    named = (*tiles(first), *tiles(drawn))
    rest = tuple(tile for tile in game.set if tile not in named)
    deal = Deal(table=tiles(first), boneyard=(*tiles(drawn), *rest))
    state, events = game.apply(game.start(), CHANCE, deal)
    return Situation(game, state, events)


# Five hands of set 6, each of which can be laid out from left to right: 2-0 and 5-0 stay over.
HANDS_THAT_FIT = (
    "6-5 5-5 5-4 4-4 4-3",
    "3-3 3-2 2-2 2-1 1-1",
    "1-0 0-0 6-0 6-4 4-2",
    "6-2 6-3 3-1 6-1 4-1",
    "4-0 3-0 5-3 5-1 5-2",
)
WON = " ".join(HANDS_THAT_FIT)


def finish(table: Situation) -> Situation:
    """Let the bot play to the end."""
    rng = random.Random(1)
    while not table.is_over:
        moves, seen = table.game.legal(table.state, 0), table.game.observe(table.state, 0)
        table = table.play(str(bot("greedy", "solo-draw").choose(table.game, seen, moves, rng)))
    return table


# -- 5.2 ---------------------------------------------------------------------------------------


def test_one_tile_is_turned_up_then_five_are_drawn() -> None:
    table = turned_up("6-6", "6-5 5-5 5-4 4-4 4-3")
    assert table.events == (
        RoundBegan(0),
        Laid(None, Tile.of(6, 6)),
        Drew(0, 5, tiles("6-5 5-5 5-4 4-4 4-3"), (0,), False),
    )
    assert len(table.state.boneyard) == 28 - 1 - 5


def test_with_set_9_seven_are_drawn() -> None:
    table = turned_up("9-9", "9-8 8-8 8-7 7-7 7-6 6-6 6-5", set=9)
    assert len(table.state.hand) == 7
    assert len(table.state.boneyard) == 55 - 1 - 7


def test_played_with_set_6_or_9() -> None:
    with pytest.raises(BadOption):
        boneyard.game("solo-draw", set=12)


def test_lay_them_all_by_block_rules_on_two_ends() -> None:
    table = turned_up("6-5", "6-4 5-5 3-2 1-0 4-4")
    assert table.choices == {"6-4>6-5.6", "5-5>6-5.5"}
    assert table.why_not("3-2>6-5.5") == "fits-nowhere"
    assert table.why_not("4-6>6-5.5") == "does-not-fit"
    assert table.why_not("3-3>6-5.5") == "not-in-hand"
    assert table.why_not("pass") == "not-legal"


def test_the_next_five_are_drawn_when_all_are_laid() -> None:
    table = turned_up("6-6", WON)
    for text in ("6-5>6-6.side", "5-5>6-5.5", "5-4>5-5.side", "4-4>5-4.4"):
        table = table.play(text)
        assert not table.happened(Drew)
    table = table.play("4-3>4-4.side")
    assert table.happened(Drew) == [Drew(0, 5, tiles(HANDS_THAT_FIT[1]), (0,), False)]
    assert table.state.hands == 2


def test_cannot_lay_lost() -> None:
    table = turned_up("6-6", "6-5 5-5 1-0 2-0 3-0").play("6-5>6-6.side", "5-5>6-5.5")
    assert table.is_over
    assert table.happened(RoundEnded) == [RoundEnded("stuck", None, 0, (tiles("1-0 2-0 3-0"),))]
    assert table.happened(MatchEnded) == [MatchEnded((), (0,))]


def test_a_first_hand_of_which_nothing_fits_is_lost_at_once() -> None:
    table = turned_up("6-6", "5-5 4-4 1-0 2-0 3-0")
    assert table.is_over
    assert table.how == "stuck"


def test_no_full_hand_left_to_draw_won_and_2_stay_over() -> None:
    table = finish(turned_up("6-6", WON))
    assert table.state.won, "these hands can be laid out, so the bot lays them"
    assert len(table.state.boneyard) == 28 - 1 - 25 == 2
    assert table.scored == [(0, 1, "won")]
    assert table.how == "solved"
    assert table.result is not None
    assert table.result.winners == (0,)


def test_with_set_9_five_stay_over() -> None:
    # Without four tiles that share no number, all others but one can lie in one line.
    line: euler.Line = ()
    for step in euler.help((), set(TileSet.double(9)) - set(tiles("1-0 3-2 5-4 7-6"))):
        line = euler.take(line, step)
    table = turned_up(str(line[0].tile), " ".join(str(laid.tile) for laid in line[1:50]), set=9)
    for before, laid in pairwise(line[:50]):
        socket = "side" if before.tile.is_double else str(laid.left)
        table = table.play(str(Lay(laid.tile, Place(before.tile, socket), laid.left)))
    assert table.is_over
    assert table.state.won
    assert table.state.hands == 7
    assert len(table.state.boneyard) == 55 - 1 - 49 == 5


# -- rescues -----------------------------------------------------------------------------------


def test_by_the_book_there_is_no_rescue() -> None:
    assert boneyard.game("solo-draw").options["rescue"] == 0


def test_a_stuck_player_may_draw_one_extra_tile() -> None:
    table = turned_up("6-6", "6-5 5-5 1-0 2-0 3-0 5-1", rescue=1)
    assert table.why_not("draw") == "you-can-lay"
    table = table.play("6-5>6-6.side", "5-5>6-5.5")
    assert not table.is_over
    assert table.choices == {"draw"}
    table = table.play("draw")
    assert table.happened(Drew) == [Drew(0, 1, tiles("5-1"), (0,))]
    assert table.choices == {"5-1>5-5.side"}


def test_n_times_in_a_game() -> None:
    table = turned_up("6-6", "5-5 4-4 1-0 2-0 3-0 4-3 4-1 6-5", rescue=2)
    table = table.play("draw")
    assert not table.is_over
    table = table.play("draw")
    assert table.is_over
    assert table.state.rescued == 2
    again = turned_up("6-6", "5-5 4-4 1-0 2-0 3-0 4-3 4-1 6-5", rescue=3)
    assert not again.play("draw", "draw", "draw").is_over


def holding(hand: str, boneyard_: str, **options: object) -> Situation:
    """Later in a game: 6-6 lies there alone, and this is in the hand and left to be drawn."""
    table = turned_up("6-6", WON, **options)
    state = replace(table.state, hand=tiles(hand), boneyard=tiles(boneyard_))
    return Situation(table.game, state)


def test_no_rescue_from_an_empty_boneyard() -> None:
    table = holding("6-5 4-4", "", rescue=22).play("6-5>6-6.side")
    assert table.is_over
    assert table.how == "stuck"
    assert table.state.rescued == 0
    # As long as there is a tile, it can be drawn.
    table = holding("6-5 4-4", "5-1", rescue=22).play("6-5>6-6.side")
    assert table.choices == {"draw"}
    assert table.play("draw").choices == {"5-1>6-5.5"}


@pytest.mark.parametrize("left", ["", "0-0", "0-0 1-0 2-0 3-0"])
def test_after_rescues_too_it_is_won_when_no_full_hand_is_left(left: str) -> None:
    table = holding("6-5", left, rescue=3).play("6-5>6-6.side")
    assert table.how == "solved"
    assert len(table.state.boneyard) == len(left.split())


def test_a_full_hand_that_is_left_is_drawn_even_if_nothing_stays_over() -> None:
    # Two rescues were drawn: 28 - 1 - 25 - 2 = 0.
    table = holding("6-5", "5-4 5-3 2-0 3-0 4-0", rescue=3).play("6-5>6-6.side")
    assert not table.is_over
    assert table.happened(Drew) == [Drew(0, 5, tiles("5-4 5-3 2-0 3-0 4-0"), (0,), False)]
    assert table.state.boneyard == ()


def test_a_rescue_that_fits_can_be_laid_and_one_that_does_not_stays_in_the_hand() -> None:
    table = holding("4-4", "3-3 6-2 2-2", rescue=2).play("draw")
    assert table.choices == {"draw"}
    table = table.play("draw")
    assert table.choices == {"6-2>6-6.side"}
    assert table.state.hand == tiles("4-4 3-3 6-2")


@pytest.mark.parametrize("set_", [6, 9])
def test_rescues_up_to_all_of_the_boneyard(set_: int) -> None:
    assert most_rescues(set_) == {6: 22, 9: 47}[set_]
    assert rates.FRIENDLY_RESCUE[set_] <= most_rescues(set_)
    boneyard.game("solo-draw", set=set_, rescue=most_rescues(set_))
    with pytest.raises(BadOption):
        boneyard.game("solo-draw", set=set_, rescue=most_rescues(set_) + 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_the_odds_and_suggests_a_friendlier_value(language: str) -> None:
    page = rules_page("solo-draw", language)
    book = round(1 / rates.BOOK_CHANCE[6])
    assert f"{book}" in page.replace(",", "").replace(".", "")
    help_ = words(language, "solo-draw")("option-rescue-help")
    for set_, value in rates.FRIENDLY_RESCUE.items():
        assert f"**{value}**" in page, set_
        assert str(value) in help_


# -- what is hidden ----------------------------------------------------------------------------


def test_nobody_sees_the_order_of_the_boneyard() -> None:
    one = turned_up("6-6", "6-5 5-5 5-4 4-4 4-3 0-0 1-1")
    other = turned_up("6-6", "6-5 5-5 5-4 4-4 4-3 1-1 0-0")
    for seat in (None, 0):
        assert one.game.observe(one.state, seat) == other.game.observe(other.state, seat)
    deal = Deal(table=tiles("6-6"), boneyard=tiles("6-5 5-5"))
    shown = one.game.shown(one.game.start(), CHANCE, deal, 0)
    assert shown == SeenDeal(table=tiles("6-6"), boneyard=(None, None))


def test_what_is_unseen_lies_in_any_order_with_equal_chances() -> None:
    table = turned_up("6-6", "6-5 5-5 5-4 4-4 4-3")
    seen = table.game.observe(table.state, 0)
    rng = random.Random(6)
    first = Counter(table.game.sample(seen, rng).boneyard[0] for _ in range(2200))
    assert len(first) == 22
    # A hundred each, and ten are a standard deviation.
    assert all(50 < count < 150 for count in first.values())


# -- advice ------------------------------------------------------------------------------------


def test_the_bot_lays_a_hand_out_whenever_it_can() -> None:
    rng = random.Random(7)
    for _ in range(60):
        some = rng.sample(TileSet.double(6), 6)
        table = turned_up(str(some[0]), " ".join(map(str, some[1:])))
        ways = solo_draw.stops(some[1:], (some[0].high, some[0].low))
        able = any(not way.left for way in ways)
        while not table.is_over and table.state.hands == 1:
            moves, seen = table.game.legal(table.state, 0), table.game.observe(table.state, 0)
            table = table.play(str(bot("greedy", "solo-draw").choose(table.game, seen, moves, rng)))
        assert able == (table.state.hands > 1)


def test_the_hint_is_the_best_way_and_tells_an_exact_chance_near_the_end() -> None:
    # The last hand but one is laid; the last can be laid out, so it is won.
    table = turned_up("6-6", WON)
    rng = random.Random(1)
    while table.state.hands < 5:
        moves, seen = table.game.legal(table.state, 0), table.game.observe(table.state, 0)
        table = table.play(str(bot("greedy", "solo-draw").choose(table.game, seen, moves, rng)))
    seen = table.game.observe(table.state, 0)
    hint = advice.advise(table.game, seen, table.game.legal(table.state, 0), rng)
    assert hint.reason is not None
    assert hint.reason.key == "hint-lay"
    assert dict(hint.reason.args)["chance"] == "sure"
    assert isinstance(hint.action, Lay)
    assert hint.items[0] == str(hint.action.tile)


def test_a_lost_hand_is_called_lost_by_the_book_but_not_with_rescues() -> None:
    hand = "6-5 5-5 1-0 2-0 3-0"
    lost = turned_up("6-6", hand)
    stands = advice.outlook(lost.game, lost.game.observe(lost.state, 0))
    assert stands is not None
    assert dict(stands.args)["chance"] == "none"
    saved = turned_up("6-6", hand, rescue=16)
    stands = advice.outlook(saved.game, saved.game.observe(saved.state, 0))
    assert stands is not None
    args = dict(stands.args)
    assert args["chance"] == "percent"
    assert 20 <= int(args["value"]) <= 80
    assert 1 <= int(args["error"]) <= 10, "an estimate tells its error"


def test_stuck_with_a_rescue_the_hint_is_to_draw() -> None:
    table = turned_up("6-6", "6-5 5-5 1-0 2-0 3-0", rescue=1).play("6-5>6-6.side", "5-5>6-5.5")
    seen, moves = table.game.observe(table.state, 0), table.game.legal(table.state, 0)
    assert advice.advise(table.game, seen, moves, random.Random(1)).action == Draw()


def test_advice_is_for_both_sets() -> None:
    assert set(IMAGINED) == set(HANDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_and_outlooks_have_their_words(language: str) -> None:
    speech = words(language, "solo-draw")
    hand = "6-5 5-5 1-0 2-0 3-0"
    stuck = turned_up("6-6", hand, rescue=1).play("6-5>6-6.side", "5-5>6-5.5")
    saved = turned_up("6-6", hand, rescue=1)
    for table in (turned_up("6-6", hand), saved, stuck, turned_up("6-6", WON)):
        game, seen = table.game, table.game.observe(table.state, 0)
        hint = advice.advise(game, seen, game.legal(table.state, 0), random.Random(1))
        for reason in (hint.reason, advice.outlook(game, seen)):
            assert reason is not None
            assert why(reason, speech)


def test_a_chance_is_told_in_whole_numbers_with_its_error() -> None:
    stop = solo_draw.Stop((), (0, 0), ())

    def told(chance: float, error: float, *, exact: bool = False) -> dict[str, str | int]:
        return dict(_said("x", solo_draw.Option(stop, chance, error, exact)).args)

    assert told(1.0, 0.0, exact=True) == {"chance": "sure", "value": 0, "error": 0}
    assert told(0.0, 0.0, exact=True) == {"chance": "none", "value": 0, "error": 0}
    assert told(0.512, 0.012) == {"chance": "percent", "value": 51, "error": 2}
    assert told(0.25, 0.0, exact=True) == {"chance": "percent", "value": 25, "error": 0}
    assert told(0.000381, 0.00001) == {"chance": "odds", "value": 2600, "error": 5}
    assert told(0.01, 0.005) == {"chance": "less", "value": 50, "error": 0}
    assert told(0.0, 0.0005) == {"chance": "less", "value": 1000, "error": 0}


# -- what is drawn -----------------------------------------------------------------------------


def test_the_scene_offers_the_rescue_at_the_boneyard() -> None:
    table = turned_up("6-6", "6-5 5-5 1-0 2-0 3-0", rescue=1)
    speech = words("en", "solo-draw")

    def drawn(table: Situation) -> view.Scene:
        moves, seen = table.game.legal(table.state, 0), table.game.observe(table.state, 0)
        return build(table.game, seen, moves, words=speech, names=("Ada",), frame=(15.0, 20.0))

    scene = drawn(table)
    assert scene.boneyard is not None
    assert scene.boneyard.action is None
    assert [tile.id for tile in scene.hands[0].tiles or () if tile.playable] == ["6-5"]
    scene = drawn(table.play("6-5>6-6.side", "5-5>6-5.5"))
    assert scene.boneyard is not None
    assert scene.boneyard.action == {"do": "draw"}
    assert [control.id for control in scene.controls] == ["draw"]
    assert scene.boneyard.count == 22
