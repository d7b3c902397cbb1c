"""Looking back at a match: nothing before it is over, the same for everybody then, and it ends when
nobody asks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
import pytest

from boneyard.analysis.judge import analyse
from boneyard.analysis.verdict import Judge
from boneyard.notation.record import BadRecord
from boneyard.server.bot_pool import Asker, Busy
from boneyard.server.client import Http, RequestRefused, hear_until, say
from boneyard.server.rooms import reviews
from boneyard.server.rooms.reviews import JUDGE, Reviews, TooLong, TooManyReviews
from tests.analysis.test_judge import at_random
from tests.server.people import Json, Player, alone, look

T = TypeVar("T")


async def judged(person: Http, table: str, lang: str) -> Json:
    async with asyncio.timeout(120):
        while True:
            told: Json = await person.get(f"/api/tables/{table}/review?lang={lang}")
            if told["status"] == "done":
                return told
            assert 0 <= told["done"] <= told["of"] or not told["of"]
            await asyncio.sleep(0.1)


async def test_a_match_is_judged_once_it_is_over(person: Http, another: Http) -> None:
    table = await alone(person, match="rounds:1", players=2)
    with pytest.raises(RequestRefused, match="not over"):
        await person.get(f"/api/tables/{table}/review?lang=en")
    async with person.live(table) as line:
        await Player(0).play(line)
    told = await judged(person, table, "en")
    record = await person.get_text(f"/api/tables/{table}/record")
    expected = analyse(record, JUDGE)
    assert [one["at"] for one in told["decisions"]] == [one.step for one in expected.decisions]
    assert told["rounds"][0]["accounts"][0]["result"] == expected.rounds[0].accounts[0].result
    assert told["given_away"] == [expected.given_away(seat) for seat in (0, 1)]
    for seat, moments in enumerate(told["moments"]):
        assert all(told["decisions"][at]["seat"] == seat for at in moments)
        assert all(told["decisions"][at]["mistake"] for at in moments)
    # Who looks on may look back, too, in their language.
    german = await judged(another, table, "de")
    assert german["decisions"][0]["moves"][0]["text"] != told["decisions"][0]["moves"][0]["text"]
    assert "hands" not in told


async def test_what_cannot_be_judged_is_said(person: Http) -> None:
    table = await alone(person, "memory", match="rounds:1")
    async with person.live(table) as line:
        await Player(0, 1).play(line)
    with pytest.raises(RequestRefused, match="what a move was worth"):
        await judged(person, table, "en")


async def test_hands_are_open_only_when_the_match_is_over(person: Http) -> None:
    table = await alone(person, match="rounds:1", players=2)
    async with person.live(table) as line:
        await look(line)
        await say(line, send="replay", at=1, opened=True)
        before = await hear_until(line, "replay")
        others = [hand for hand in before["scene"]["hands"] if not hand["mine"]]
        assert [hand["tiles"] for hand in others] == [None]
        await say(line, send="replay", at=None)
        await Player(0).play(line)
        await say(line, send="replay", at=1, opened=True)
        after = await hear_until(line, "replay")
        assert all(len(hand["tiles"]) == hand["count"] for hand in after["scene"]["hands"])


class Pool:
    """Processes that do at once what they are asked for, and say who has asked."""

    def __init__(self) -> None:
        self.askers: list[Asker] = []
        self.busy, self.slow = 0, False

    async def do(self, what: Callable[[], T], asker: Asker) -> T:
        self.askers.append(asker)
        await asyncio.sleep(0)
        if self.slow:
            raise TimeoutError
        if self.busy:
            self.busy -= 1
            raise Busy
        return what()


async def settled(made: Reviews, table: str) -> None:
    async with asyncio.timeout(60):
        while made.how_far(table) is not None:
            await asyncio.sleep(0)


async def unread() -> str:
    raise AssertionError


def text_of(text: str) -> Callable[[], Awaitable[str]]:
    async def read() -> str:
        return text

    return read


async def test_players_go_first_and_what_is_found_is_kept_within_a_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reviews, "JUDGE", Judge(worlds=2, repeats=1))
    pool: Any = Pool()
    made = Reviews(pool)
    pool.busy = 3
    text = at_random("block", 1, players=2)
    made.begin("one", text_of(text), "a")
    await settled(made, "one")
    first = await made.told("one", "en", "a")
    assert first is not None
    assert all(not asker.attended() for asker in pool.askers)
    monkeypatch.setattr(reviews, "MOST_BYTES", len(text))
    made.begin("two", text_of(text), "a")
    await settled(made, "two")
    assert await made.told("one", "en", "a") is None
    assert await made.told("two", "en", "a") == first


async def test_one_address_has_one_at_a_time_and_who_asks_no_more_stops_it() -> None:
    now = 0.0
    pool: Any = Pool()
    made = Reviews(pool, lambda: now)
    made.begin("one", text_of(at_random("block", 1, players=2)), "a")
    with pytest.raises(TooManyReviews):
        made.begin("two", unread, "a")
    now = reviews.PATIENCE_S + 1
    task = made._under_way["one"].task
    assert task is not None
    await asyncio.wait_for(task, 60)
    assert made.how_far("one") is None
    assert await made.told("one", "en", "a") is None
    await made.close()


async def test_a_record_that_cannot_be_read_is_told_once() -> None:
    pool: Any = Pool()
    made = Reviews(pool)
    made.begin("one", text_of("nonsense"), "a")
    with pytest.raises(BadRecord):
        await settled(made, "one")
    assert made.how_far("one") is None


async def test_what_takes_too_long_is_given_up_and_forgotten_where_nobody_asks() -> None:
    now = 0.0
    pool: Any = Pool()
    made = Reviews(pool, lambda: now)
    text = text_of(at_random("block", 1, players=2))
    pool.slow = True
    made.begin("one", text, "a")
    with pytest.raises(TooLong):
        await settled(made, "one")
    made.begin("two", text, "a")
    task = made._under_way["two"].task
    assert task is not None
    await asyncio.wait_for(task, 60)
    now = reviews.PATIENCE_S + 1
    made.begin("three", text, "a")
    assert list(made._under_way) == ["three"]
    await made.close()


async def test_two_who_ask_at_the_same_time_have_one_match_judged_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reviews, "JUDGE", Judge(worlds=2, repeats=1))
    pool: Any = Pool()
    made = Reviews(pool)
    made.begin("one", text_of(at_random("block", 1, players=2)), "a")
    made.begin("one", unread, "b")
    await settled(made, "one")
    assert await made.told("one", "en", "a") == await made.told("one", "en", "b")
    asked = len(pool.askers)
    assert await made.told("one", "en", "b"), "what was said once needs nobody to say it again"
    assert len(pool.askers) == asked


async def test_however_long_one_part_takes_it_is_done_in_pieces(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reviews, "JUDGE", Judge(worlds=3, repeats=1))
    monkeypatch.setattr(reviews, "PIECE_S", 0.0)
    pool: Any = Pool()
    made = Reviews(pool)
    text = at_random("block", 1, players=2)
    made.begin("one", text_of(text), "a")
    await settled(made, "one")
    found = analyse(text, Judge(worlds=3, repeats=1))
    assert made._kept["one"].found == msgspec.json.encode(found)
    parts = len(found.decisions) + len(found.rounds)
    assert len(pool.askers) > 3 * parts, "one world at a time"
