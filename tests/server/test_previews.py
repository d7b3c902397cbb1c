"""Pictures for whoever is shown a link, positions of matches, and what may stand in a frame."""

from __future__ import annotations

import asyncio
import json
import re
import threading
import urllib.error
import urllib.request
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, TypeVar
from urllib.parse import quote
from xml.etree.ElementTree import fromstring

import pytest

from boneyard.core.game import AnyGame
from boneyard.server.bot_pool.study import ProcessDied
from boneyard.server.client import Http
from boneyard.server.drawings import TooManyWait
from boneyard.server.http import previews
from boneyard.server.http.renderer import Draws, Key, NotDrawn, Rendered, Renderer
from boneyard.server.rooms import recovery
from boneyard.server.rooms.registry import Registry
from boneyard.server.settings import UNLIMITED, Limits
from boneyard.server.storage.queries import Stored
from boneyard.text import words
from tests.server.people import FRIEND, ME, Player, alone, look
from tests.server.rooms import begun

T = TypeVar("T")
SIZE = bytes.fromhex("000004b0 00000276")
"""1200 × 630, as a PNG says it."""
OPEN = "frame-ancestors *"


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode("utf-8")


async def fetch(address: str, method: str = "GET", **headers: str) -> Answer:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(address, headers=named, method=method)

    def fetched() -> Answer:
        try:
            with urllib.request.urlopen(request) as answer:
                return Answer(answer.status, dict(answer.headers), answer.read())
        except urllib.error.HTTPError as wrong:
            return Answer(wrong.code, dict(wrong.headers), wrong.read())

    return await asyncio.to_thread(fetched)


def problem(answer: Answer) -> str:
    return str(json.loads(answer.text)["problem"])


def is_picture(answer: Answer) -> bool:
    png = answer.body[:8] == b"\x89PNG\r\n\x1a\n" and answer.body[16:24] == SIZE
    return answer.status == 200 and answer.headers["content-type"] == "image/png" and png


async def over(person: Http, slug: str = "block", **options: Any) -> str:
    """A match that has been played to its end."""
    table = await alone(person, slug, match="rounds:1", players=2, **options)
    async with person.live(table) as line:
        await Player(0).play(line)
    return table


# -- what is said of an address ----------------------------------------------------------------


def told_of(html: str) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:property|name)="([a-z:]+)" content="([^"]*)"', html))


@pytest.mark.parametrize("lang", ["de", "en", "fr", "it", "nl"])
async def test_a_link_has_a_preview_in_the_language_of_who_sends_it(
    person: Http, lang: str
) -> None:
    made = await person.new_table("all-fives", [ME, {**FRIEND, "name": "B & <b>"}])
    say_block, say_all_fives = words(lang, "block"), words(lang, "all-fives")
    for below, title in (
        ("", say_block("door-about-title")),
        ("?game=block", say_block("title")),
        (f"t/{made['table']}", say_all_fives("title")),
    ):
        link = f"{person.address}/{below}{'&' if '?' in below else '?'}lang={lang}"
        told = told_of((await fetch(link)).text)
        assert title in told["og:title"]
        assert told["og:locale"].startswith(lang)
        assert told["og:image"].startswith(f"{person.address}/api/")
        assert is_picture(await fetch(told["og:image"]))
    # What people call themselves stays text, and no link to a seat is in it.
    await person.enter(made["table"], made["seats"][0]["secret"])
    await Http(person.address).enter(made["table"], made["seats"][1]["secret"])
    html = (await fetch(link)).text
    assert "<b>" not in html
    assert told_of(html)["og:title"].endswith("Ada, B &amp; &lt;b&gt;")
    assert all(seat["secret"] not in html for seat in made["seats"])


async def test_programs_ask_for_pictures_in_their_own_ways(person: Http) -> None:
    address = f"{person.address}/api/preview.png"
    whole = await fetch(address)
    head = await fetch(address, "HEAD")
    assert (head.status, head.body) == (200, b"")
    assert head.headers["content-length"] == str(len(whole.body))
    assert (await fetch(address, range="bytes=0-9")).body == whole.body
    assert whole.headers["cross-origin-resource-policy"] == "cross-origin"
    assert (await fetch(address, "POST", content_length="0")).status == 405
    assert (await fetch(f"{person.address}/api/games/chess/preview.png")).status == 404


# -- how a table stands ------------------------------------------------------------------------


async def test_before_the_end_a_preview_tells_the_game_and_who_sits_there(person: Http) -> None:
    """Whoever shows it keeps it: it is the same after any number of moves, and for every seat."""
    table = await alone(person, match="rounds:1", players=2)
    address = f"{person.address}/api/tables/{table}/preview.png"
    before = await fetch(address)
    assert is_picture(before)
    async with person.live(table) as line:
        await Player(0).play(line, 2)
    assert (await fetch(address)).body == before.body
    assert (await fetch(address, cookie=person.cookie())).body == before.body
    async with person.live(table) as line:
        await Player(0, seed=1).play(line)
    assert (await fetch(address)).body != before.body, "now it tells how it ended"


async def test_a_position_shows_what_lies_on_the_table_and_no_hand(person: Http) -> None:
    table = await alone(person, "block", bots=1, players=2)
    address = f"{person.address}/api/tables/{table}/picture.svg"
    async with person.live(table) as line:
        await Player(0).play(line, 2)
        await look(line)
    mine = await fetch(address, cookie=person.cookie())
    theirs = await fetch(address)
    assert mine.body == theirs.body
    drawn = fromstring(theirs.text)
    pins = len(drawn.findall(".//{*}circle[@r='.055']"))
    assert pins == len(drawn.findall(".//{*}use")) / 3, "a face and two halves for each of them"
    label = drawn.attrib["aria-label"]
    assert len(set(re.findall(r"\b\d-\d\b", label))) <= pins + 1
    assert is_picture(await fetch(address.replace(".svg", ".png")))


async def test_any_position_of_a_match_can_be_asked_for_and_no_other(person: Http) -> None:
    address = f"{person.address}/api/tables/{await over(person)}/picture.svg"
    first, later, end = [
        (await fetch(f"{address}{step}")).text for step in ("?step=0", "?step=6", "")
    ]
    tiles = [len(fromstring(text).findall(".//{*}circle[@r='.055']")) for text in (first, later)]
    assert tiles[0] == 0 < tiles[1]
    assert len({first, later, end}) == 3
    for step in (300, 999_999):
        far = await fetch(f"{address}?step={step}&lang=de")
        assert (far.status, problem(far)) == (404, "So lang ist die Partie nicht.")
    for wrong in ("1000001", "-1", "9" * 5000, "x", "0x1", "1.5", "²"):
        assert (await fetch(f"{address}?step={quote(wrong)}")).status == 422
    assert (await fetch(address.replace(".svg", ".jpg"))).status == 422


async def test_what_may_not_be_seen_is_not_drawn(person: Http) -> None:
    waiting = (await person.new_table("block", [ME, FRIEND]))["table"]
    memory = await alone(person, "memory", bots=1, players=2)
    for table, asked, status in (
        (waiting, "picture.png", 409),
        (memory, "picture.png?step=1", 403),
        ("nothere", "picture.png", 404),
        ("nothere", "preview.png", 404),
        ("%00", "preview.png", 422),
    ):
        assert (await fetch(f"{person.address}/api/tables/{table}/{asked}")).status == status
    assert is_picture(await fetch(f"{person.address}/api/tables/{memory}/picture.png"))


async def test_a_table_that_is_gone_has_no_picture_any_more(person: Http) -> None:
    table = await over(person)
    address = f"{person.address}/api/tables/{table}/preview.png"
    assert is_picture(await fetch(address))
    await person.post(f"/api/tables/{table}/forget", {})
    assert (await fetch(address)).status == 404
    assert "og:image" not in told_of((await fetch(f"{person.address}/t/{table}")).text)


async def test_no_game_is_made_where_everybody_is_served(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[bool] = []

    def game_of(stored: Stored) -> AnyGame:
        made.append(threading.current_thread() is threading.main_thread())
        return recovery.game_of(stored)

    room = await begun(registry)
    monkeypatch.setattr(previews, "game_of", game_of)
    await previews.load(registry, room.stored.id)
    assert made == [False]


# -- a flood -----------------------------------------------------------------------------------


class Drawing:
    """A process that draws when it is told to, and counts."""

    def __init__(self) -> None:
        self.done, self.may = 0, asyncio.Event()
        self.wrong: Exception | None = None

    async def have_done(self, what: Callable[[], T], patience_s: float) -> T:
        await self.may.wait()
        self.done += 1
        if self.wrong is not None:
            raise self.wrong
        return what()

    def close(self) -> None:
        self.may.set()


def size(number: int) -> Rendered:
    return Rendered(bytes(number))


async def ready(number: int = 10) -> Draws:
    return partial(size, number)


async def test_many_who_want_the_same_picture_have_it_drawn_once() -> None:
    process = Drawing()
    renderer = Renderer(UNLIMITED, study=process)
    key: Key = ("table", 1)
    asked = [asyncio.create_task(renderer.picture(key, f"a{n}", ready)) for n in range(50)]
    await asyncio.sleep(0)
    asked[0].cancel()  # Whoever asked first goes away; the others get it all the same.
    process.may.set()
    results = await asyncio.gather(*asked, return_exceptions=True)
    assert results[1:] == [size(10)] * 49
    assert await renderer.picture(key, "late", ready) == size(10)
    assert process.done == 1


async def test_what_is_drawn_is_rationed_by_address_and_what_is_kept_is_not() -> None:
    process = Drawing()
    process.may.set()
    renderer = Renderer(Limits(pictures_per_second=1e-6, pictures_at_once=3), study=process)
    for number in range(3):
        await renderer.picture(("step", number), "flood", ready)
    for number in range(3, 9):
        with pytest.raises(TooManyWait):
            await renderer.picture(("step", number), "flood", ready)
    assert await renderer.picture(("step", 0), "flood", ready) == size(10)
    assert await renderer.picture(("step", 7), "somebody else", ready) == size(10)
    assert process.done == 4


async def test_no_more_bytes_are_kept_than_is_set() -> None:
    process = Drawing()
    process.may.set()
    limits = Limits(pictures_per_second=1e6, pictures_at_once=10**6, pictures_bytes=1000)
    renderer = Renderer(limits, study=process)
    for number, bytes_ in enumerate((400, 400, 400, 5000, 300)):
        await renderer.picture((number,), "a", partial(ready, bytes_))
        assert renderer.kept.bytes <= 1000
    assert renderer.kept.bytes == 300
    assert renderer.kept.get((4,)) == size(300)


@pytest.mark.parametrize("wrong", [ProcessDied(), TimeoutError()])
async def test_a_picture_that_failed_is_drawn_anew(wrong: Exception) -> None:
    process = Drawing()
    process.may.set()
    process.wrong = wrong
    renderer = Renderer(UNLIMITED, study=process)
    with pytest.raises(NotDrawn):
        await renderer.picture(("a",), "a", ready)
    process.wrong = None
    assert await renderer.picture(("a",), "a", ready) == size(10)


# -- in somebody else's page -------------------------------------------------------------------


@pytest.fixture
async def embedded(person: Http) -> tuple[str, str]:
    table = await over(person)
    return table, f"{person.address}/t/{table}?embed"


async def test_a_replay_in_a_frame_is_a_picture_and_links(
    person: Http, embedded: tuple[str, str]
) -> None:
    table, address = embedded
    shown = await fetch(f"{address}&step=4&lang=fr", cookie=person.cookie())
    assert shown.status == 200
    policy = shown.headers["content-security-policy"]
    assert OPEN in policy
    assert "default-src 'none'" in policy
    assert "form-action 'none'" in policy
    # No script, no origin, and so no cookie: whatever somebody lays over it, nothing can be done.
    (sandbox,) = re.findall(r"sandbox ([^;]*)", policy)
    assert set(sandbox.split()) == {"allow-popups", "allow-popups-to-escape-sandbox"}
    assert "set-cookie" not in {name.lower() for name in shown.headers}
    assert re.search(r"<(script|form|button|input|iframe|link|base|meta http)", shown.text) is None
    assert (await fetch(f"{address}&step=4&lang=fr")).body == shown.body
    assert 'lang="fr"' in shown.text
    links = re.findall(r'<a [^>]*href="([^"]*)"', shown.text)
    steps = [link for link in links if link.startswith("?embed&amp;step=")]
    assert len(steps) == len(links) - 1 == 4
    assert f'href="{table}?lang=fr" target="_blank" rel="noopener"' in shown.text
    other = await fetch(f"{person.address}/t/{table}{steps[2].replace('&amp;', '&')}")
    assert f"<b>5 / {re.findall(r'<b>4 / ([0-9]+)</b>', shown.text)[0]}</b>" in other.text


async def test_a_puzzle_in_a_frame_is_that_of_its_day(person: Http) -> None:
    address = f"{person.address}/?game=dominosa&embed&lang=de&date="
    one, other = [await fetch(f"{address}{day}") for day in ("2026-01-01", "2026-01-02")]
    assert "Das Rätsel vom" in re.sub(r"\s+", " ", " ".join(fromstring_texts(one.text)))
    assert OPEN in one.headers["content-security-policy"]
    assert one.text != other.text
    assert 'href="./?game=dominosa&amp;lang=de" target="_blank"' in one.text
    for wrong in ("2999-01-01", "x", "2026-13-01", "20260101", "\0"):
        refused = await fetch(f"{address}{quote(wrong)}")
        assert refused.status in (404, 409)
        assert "<svg" not in refused.text


def fromstring_texts(html: str) -> list[str]:
    drawn = re.search(r"<svg.*</svg>", html, re.S)
    assert drawn is not None
    return list(fromstring(drawn[0]).itertext())


async def test_only_what_is_meant_for_frames_may_be_in_one(
    person: Http, embedded: tuple[str, str]
) -> None:
    table, address = embedded
    playing = await alone(person)
    for closed in (
        "/", "/?embed", "/?game=block", f"/t/{table}", f"/t/{table}?step=3", "/nowhere?embed",
        f"/api/tables/{table}/picture.svg?embed", "/api/catalogue?embed",
    ):  # fmt: skip
        answer = await fetch(f"{person.address}{closed}", accept="text/html")
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"], closed
    for shows_nothing, status in ((playing, 409), ("nothere", 404), ("%00", 404)):
        answer = await fetch(f"{person.address}/t/{shows_nothing}?embed", cookie=person.cookie())
        assert (answer.status, "<svg" in answer.text) == (status, False)
        assert "sandbox" in answer.headers["content-security-policy"]
    for far in ("9" * 30, "-1", "x"):
        assert (await fetch(f"{address}&step={far}")).status == 200
    assert (await fetch(f"{address}&step=999")).status == 404


async def test_nothing_that_a_frame_sends_is_done(person: Http) -> None:
    """A frame without an origin says that it has none. (Neither does it get a line to a table.)"""
    table = await alone(person)
    for what in ("rematch", "forget"):
        request = urllib.request.Request(
            f"{person.address}/api/tables/{table}/{what}",
            b"{}",
            {"origin": "null", "content-type": "application/json", "cookie": person.cookie()},
        )
        with pytest.raises(urllib.error.HTTPError) as refused:
            await asyncio.to_thread(urllib.request.urlopen, request)
        assert refused.value.code == 403
    assert (await person.get(f"/api/tables/{table}/glance"))["status"] == "playing"
