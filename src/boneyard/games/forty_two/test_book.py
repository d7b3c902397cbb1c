"""Rule book w3.1: Forty-two."""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.core.actions import CHANCE
from boneyard.core.events import MatchEnded, RoundBegan, Scored
from boneyard.families.tricks.events import AllPassed, TrickTaken
from boneyard.testing.book import deal

A, B, C, D = range(4)
HANDS = (
    "4-2 6-6 6-5 6-3 6-2 6-1 6-0 | 6-4 5-5 5-4 5-3 5-2 5-1 3-0 |"
    " 5-0 3-3 3-2 3-1 2-2 2-1 2-0 | 4-4 4-3 4-1 4-0 1-1 1-0 0-0"
)


class Table:
    """A round of which A begins the bidding, with these hands."""

    def __init__(
        self, hands: str = HANDS, scores: tuple[int, int] = (0, 0), **options: Any
    ) -> None:
        self.game: Any = boneyard.game("forty-two", **options)
        state, _ = self.game.apply(self.game.start(), CHANCE, self.game.vocabulary.parse("lot 4"))
        self.state, self.events = self.game.apply(state, CHANCE, deal(self.game, hands, ""))

    def do(self, *texts: str) -> Table:
        for text in texts:
            actor = self.state.turn
            action = self.game.vocabulary.parse(text)
            self.state, self.events = self.game.apply(self.state, actor, action)
        return self

    @property
    def may(self) -> set[str]:
        return set(map(str, self.game.legal(self.state, self.state.turn)))

    @property
    def scores(self) -> tuple[int, int]:
        scores = self.game.scores(self.state)
        assert scores[A] == scores[C]
        assert scores[B] == scores[D]
        return scores[A], scores[B]

    def why_not(self, text: str) -> str:
        action = self.game.vocabulary.parse(text)
        return str(self.game.why_not(self.state, self.state.turn, action))


def bidding(*said: str, **options: Any) -> Table:
    return Table(**options).do(*said)


# -- bids --------------------------------------------------------------------------------------


def test_a_number_from_30_to_41_one_mark_or_two() -> None:
    numbers = {f"bid {number}" for number in range(30, 42)}
    assert bidding().may == {*numbers, "bid 1 marks", "bid 2 marks", "pass"}
    higher = {f"bid {number}" for number in range(36, 42)}
    assert bidding("bid 35").may == {*higher, "bid 1 marks", "bid 2 marks", "pass"}
    assert bidding("bid 1 marks").may == {"bid 2 marks", "pass"}


def test_after_two_marks_or_more_exactly_one_more() -> None:
    assert bidding("bid 2 marks").may == {"bid 3 marks", "pass"}
    assert bidding("bid 2 marks", "bid 3 marks").may == {"bid 4 marks", "pass"}


def test_when_three_have_passed_the_dealer_has_to_bid_or_all_is_dealt_again() -> None:
    passes = ("pass",) * 3
    assert "pass" not in bidding(*passes).may
    table = bidding(*passes, "pass", all_pass="reshake")
    assert [type(event) for event in table.events][-1] is AllPassed
    assert (table.state.phase, table.state.dealer, table.state.round) == ("deal", A, 0)
    state, events = table.game.apply(table.state, CHANCE, deal(table.game, HANDS, ""))
    assert state.turn == B
    assert not any(isinstance(event, RoundBegan) for event in events)


def test_the_highest_bidder_calls_and_leads() -> None:
    table = bidding("bid 30", "pass", "bid 31", "pass")
    assert table.state.turn == C
    assert table.may == {f"call {what}" for what in (*range(7), "doubles", "follow-me")}
    assert len(table.do("call 3").may) == 7
    assert table.state.turn == C


DOUBLES = (
    "6-6 5-5 4-4 3-3 6-1 6-2 6-3 | 2-2 1-1 0-0 6-4 6-5 6-0 5-4 |"
    " 5-3 5-2 5-1 5-0 4-3 4-2 4-1 | 4-0 3-2 3-1 3-0 2-1 2-0 1-0"
)


def test_a_plunge_takes_four_doubles_and_the_partner_calls_and_leads() -> None:
    assert not any("plunge" in said for said in Table(DOUBLES).may)
    table = Table(DOUBLES, plunge=True)
    assert "bid 4 plunge" in table.may
    table.do("bid 4 plunge")
    assert table.may == {"bid 5 marks", "pass"}
    table.do("pass", "pass", "pass")
    assert table.state.turn == C
    assert not {"call nello", "call sevens"} & table.may
    table.do("call 6")
    assert table.state.trick.leader == C


def test_a_splash_takes_three_doubles_and_three_marks_at_most() -> None:
    table = Table(DOUBLES, splash=True).do("pass")
    assert "bid 2 splash" in table.may
    assert "bid 3 splash" in Table(DOUBLES, splash=True).do("bid 2 marks").may
    assert Table(DOUBLES, splash=True).do("bid 2 marks", "bid 3 splash").may == {
        "bid 4 marks", "pass",
    }  # fmt: skip
    table = Table(DOUBLES, splash=True).do("bid 1 marks", "bid 2 marks", "bid 3 marks")
    assert table.may == {"bid 4 marks", "pass"}


# -- tricks ------------------------------------------------------------------------------------


def test_a_trick_with_fours_as_trumps() -> None:
    table = bidding("bid 30", "pass", "pass", "pass").do("call 4", "play 4-2")
    assert table.may == {"play 6-4", "play 5-4"}
    table.do("play 6-4", "play 5-0", "play 4-4")
    assert [(e.seat, e.worth) for e in table.events if isinstance(e, TrickTaken)] == [(D, 16)]
    assert table.state.turn == D


def test_a_trump_is_no_tile_of_its_other_suit() -> None:
    hands = (
        "6-3 0-0 1-0 3-3 4-3 5-3 6-6 | 6-1 6-0 2-2 5-5 5-4 4-4 4-2 |"
        " 6-5 6-4 6-2 1-1 2-1 3-1 4-1 | 5-1 5-2 5-0 4-0 3-0 2-0 3-2"
    )
    table = Table(hands).do("bid 30", "pass", "pass", "pass", "call 1", "play 6-3")
    assert table.may == {"play 6-0"}
    assert table.why_not("play 6-1") == "follow-suit suit=6"
    assert table.why_not("play 3-3") == "not-in-hand tile=3-3"


# -- what a round brings -----------------------------------------------------------------------


def played(table: Table) -> Table:
    """On to the end of the round: everybody plays the first tile that is possible."""
    while table.state.phase == "play":
        table.do(str(next(iter(table.game.legal(table.state, table.state.turn)))))
    return table


def test_a_bid_of_points_is_worth_a_mark_and_the_round_stops_when_it_is_decided() -> None:
    # A has all sixes but one, which B holds.
    table = played(bidding("bid 30", "pass", "pass", "pass").do("call 6", "play 6-6"))
    taken = sum(table.game.worth(table.state, side) for side in ((A, C), (B, D)))
    assert taken < 42, "not all was played"
    assert table.scores in {(1, 0), (0, 1)}
    whole = played(
        bidding("bid 30", "pass", "pass", "pass", play_out=True).do("call 6", "play 6-6")
    )
    assert sum(whole.game.worth(whole.state, side) for side in ((A, C), (B, D))) == 42


def test_points_the_other_side_scores_the_bid_and_what_it_took_if_it_is_set() -> None:
    table = played(
        bidding("bid 41", "pass", "pass", "pass", score="points").do("call 4", "play 4-2")
    )
    ours, theirs = (table.game.worth(table.state, side) for side in ((A, C), (B, D)))
    assert ours + theirs == 42
    assert ours < 41
    assert table.scores == (0, 41 + theirs)


def test_points_each_side_scores_what_it_took_if_it_is_made() -> None:
    hands = (
        "6-6 6-5 6-4 6-3 6-2 6-1 6-0 | 5-5 5-4 5-3 5-2 5-1 5-0 4-4 |"
        " 4-3 4-2 4-1 4-0 3-3 3-2 3-1 | 3-0 2-2 2-1 2-0 1-1 1-0 0-0"
    )
    points = Table(hands, score="points").do("bid 41", "pass", "pass", "pass", "call 6")
    assert played(points).scores == (42, 0)
    marks = Table(hands, score="points").do("bid 2 marks", "pass", "pass", "pass", "call 6")
    assert played(marks).scores == (84, 0)
    assert [e.points for e in marks.events if isinstance(e, Scored)] == [84, 84]


def test_both_there_the_bidders_win_if_they_made_their_bid() -> None:
    options = {"score": "points", "match": "points:1"}
    table = bidding("bid 30", "pass", "pass", "pass", **options).do("call 6", "play 6-6")
    played(table)
    ended = next(event for event in table.events if isinstance(event, MatchEnded))
    made = table.game.rules.reckoning.is_made(table.state, table.game.rules.sides)
    assert ended.winners == ((A, C) if made else (B, D))


# -- contracts ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("doubles", "taker"), [("own", "6-5"), ("high", "5-5"), ("low", "6-5")])
def test_nello_the_partner_takes_no_part_and_every_trick_is_to_be_lost(
    doubles: str, taker: str
) -> None:
    hands = (
        "5-3 0-0 1-0 2-0 3-0 4-0 1-1 | 5-5 2-1 3-1 4-1 2-2 3-2 4-2 |"
        " 6-6 6-4 6-3 6-2 6-1 6-0 4-3 | 6-5 5-4 5-2 5-1 5-0 4-4 3-3"
    )
    table = Table(hands, nello=True, nello_doubles=doubles)
    table.do("bid 1 marks", "pass", "pass", "pass", "call nello", "play 5-3")
    assert table.state.turn == B
    table.do("play 5-5" if doubles != "own" else "play 2-1")
    assert table.state.turn == D, "C takes no part"
    table.do("play 6-5")
    won = {"6-5": D, "5-5": B}[taker]
    assert [event.seat for event in table.events if isinstance(event, TrickTaken)] == [won]


def test_sevens_everybody_plays_what_is_nearest_to_seven() -> None:
    hands = (
        "4-3 0-0 1-0 2-0 3-0 4-0 1-1 | 6-2 5-1 6-6 5-5 6-5 2-1 3-1 |"
        " 6-1 5-0 4-1 2-2 3-2 4-2 3-3 | 5-2 6-0 5-3 4-4 5-4 6-4 6-3"
    )
    table = Table(hands, sevens=True).do("bid 1 marks", "pass", "pass", "pass", "call sevens")
    assert table.may == {"play 4-3"}
    table.do("play 4-3")
    assert table.may == {"play 6-2", "play 5-1"}
    table.do("play 6-2", "play 6-1", "play 5-2")
    assert [event.seat for event in table.events if isinstance(event, TrickTaken)] == [A]
    # Of equals the first wins: A's side has taken the trick, and the round goes on.
    assert table.state.phase == "play"
