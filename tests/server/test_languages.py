"""Whatever the server says no with, it says in the language of who asked, and says what to do."""

from __future__ import annotations

import ast
import asyncio
import datetime
import json
import re
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import boneyard.server
from boneyard.server.client import Http, hear_until, say
from boneyard.server.http import entrances, page
from boneyard.server.http.errors import KINDS
from boneyard.server.language import CHOSEN, preferred
from boneyard.server.live.connection import OLD_PAGE
from boneyard.server.live.protocol import PROTOCOL
from boneyard.text import LANGUAGES, words
from tests.server.people import BOT, FRIEND, ME, alone
from tests.server.running import Running
from tests.server.test_door import ask

SERVER = Path(boneyard.server.__file__).parent
KEY = re.compile(r"(?:house|door|close|bad)-[a-z-]+")
CLOSE_BYTES = 123
"""The longest reason a closed line can be given."""

Body = dict[str, Any] | list[Any] | str | None
TABLE: dict[str, Any] = {"slug": "block", "seats": [ME, BOT]}
REQUESTS: dict[str, tuple[str, Body, int]] = {
    "an unknown game": ("/api/games/blok/rules", None, 404),
    "no address": ("/api/nothing", None, 404),
    "an unknown table": ("/api/tables/nothere/table.svg", None, 404),
    "a slug of the wrong form": ("/api/games/B_L/rules", None, 422),
    "an impossible option": ("/api/games/block/rules?players=9", None, 409),
    "an unknown option": ("/api/games/block/rules?wings=2", None, 409),
    "no puzzle of the day": ("/api/daily/block", None, 409),
    "another method": ("/api/tables", None, 405),
    "no JSON": ("/api/tables", "{", 422),
    "a list": ("/api/tables", [], 422),
    "nothing": ("/api/tables", {}, 422),
    "too much": ("/api/tables", "x" * 70_000, 413),
    "an unknown field": ("/api/tables", {**TABLE, "colour": 1}, 422),
    "an unknown kind of seat": ("/api/tables", {**TABLE, "seats": [{"kind": "dog"}]}, 422),
    "no seats": ("/api/tables", {**TABLE, "seats": []}, 422),
    "too many seats": ("/api/tables", {**TABLE, "seats": [ME] * 20}, 422),
    "a long name": ("/api/tables", {**TABLE, "seats": [{**ME, "name": "x" * 99}]}, 422),
    "a slow clock": ("/api/tables", {**TABLE, "clock_s": 10**6}, 422),
    "a clock that runs back": ("/api/tables", {**TABLE, "clock_s": -1}, 422),
    "a clock of letters": ("/api/tables", {**TABLE, "clock_s": "soon"}, 422),
    "a clock of halves": ("/api/tables", {**TABLE, "clock_s": 1.5}, 422),
    "an option of the wrong kind": ("/api/tables", {**TABLE, "options": {"set": []}}, 422),
    "an odd option": ("/api/tables", {**TABLE, "options": {"SET": 1}}, 422),
    "an odd date": ("/api/tables", {**TABLE, "daily": "today"}, 422),
    "a puzzle of no such game": ("/api/tables", {**TABLE, "daily": "2026-01-01"}, 409),
    "too few seats": ("/api/tables", {**TABLE, "options": {"players": 3}}, 409),
    "an unknown bot": ("/api/tables", {**TABLE, "seats": [ME, {**BOT, "bot": "x"}]}, 409),
    "a bot at a person's seat": ("/api/tables", {**TABLE, "seats": [{**ME, "bot": "x"}, BOT]}, 409),
    "a puzzle of tomorrow": (
        "/api/tables",
        {"slug": "dominosa", "seats": [ME], "daily": "9999-01-01"},
        409,
    ),
}


def problem(server: Running, path: str, body: Body, how: dict[str, str]) -> tuple[int, str]:
    data = None if body is None else (body if isinstance(body, str) else json.dumps(body)).encode()
    code, _, text = ask(server.address + path, data, content_type="application/json", **how)
    return code, json.loads(text)["problem"]


@pytest.mark.parametrize("name", REQUESTS)
def test_every_refusal_is_in_the_language_of_the_request(server: Running, name: str) -> None:
    path, body, status = REQUESTS[name]
    said = {}
    for lang in LANGUAGES:
        code, text = problem(server, path, body, {"accept_language": f"{lang}-XX,en;q=0.5"})
        assert code == status
        said[lang] = text
        joined = f"{path}{'&' if '?' in path else '?'}lang={lang}"
        assert problem(server, joined, body, {"accept_language": "xx"})[1] == text
        assert problem(server, path, body, {"cookie": f"{CHOSEN}={lang}"})[1] == text
        if isinstance(body, dict):
            assert problem(server, path, {**body, "lang": lang}, {})[1] == text
    assert len(set(said.values())) == len(LANGUAGES), said
    for text in said.values():
        assert text[0] == text[0].upper() or " " in text
        assert "pydantic" not in text.lower()


async def test_refusals_at_a_table_are_in_the_language_of_who_asks(server: Running) -> None:
    person = Http(server.address)
    made = await person.new_table("block", [ME, FRIEND])
    at = f"/api/tables/{made['table']}"
    requests: dict[str, tuple[str, Body, int]] = {
        "a wrong secret": (f"{at}/enter", {"secret": "x"}, 403),
        "another one's link": (f"{at}/seats/1/revoke", {}, 403),
        "no such seat": (f"{at}/seats/9/revoke", {}, 404),
        "a rematch of others": (f"{at}/rematch", {}, 403),
        "a record of others": (f"{at}/record", None, 403),
    }
    for name, (path, body, status) in requests.items():
        said = set()
        for lang in LANGUAGES:
            code, text = await asyncio.to_thread(
                problem, server, path, body, {"accept_language": lang}
            )
            assert code == status, name
            said.add(text)
            # What is chosen in the page counts, whatever the browser prefers.
            chosen = {"cookie": f"{CHOSEN}={lang}", "accept_language": "xx,nl,en"}
            assert text == (await asyncio.to_thread(problem, server, path, body, chosen))[1]
        assert len(said) == len(LANGUAGES), said


def test_a_foreign_page_and_no_json_are_refused_in_ones_language(server: Running) -> None:
    for headers, key in (
        ({"origin": "https://elsewhere.example", "content_type": "x/y"}, "door-elsewhere"),
        ({"content_type": "text/plain"}, "door-not-json"),
    ):
        for lang in LANGUAGES:
            _, _, text = ask(f"{server.address}/api/tables", b"{}", accept_language=lang, **headers)
            assert json.loads(text)["problem"] == words(lang)(key)


@pytest.mark.parametrize(
    ("lang", "day"),
    [
        ("de", "vom 1. Januar 9999"),
        ("en", "of January 1, 9999"),
        ("fr", "du 1 janvier 9999"),
        ("it", "di venerdì 1 gennaio 9999"),
        ("nl", "van 1 januari 9999"),
    ],
)
def test_days_are_written_as_people_write_them(server: Running, lang: str, day: str) -> None:
    path, body, _ = REQUESTS["a puzzle of tomorrow"]
    text = problem(server, path, body, {"accept_language": lang})[1]
    assert day in text
    assert "-" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_described_in_the_language_of_who_asks(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str
) -> None:
    """To search engines and link previews, and where it is installed. A link says which language
    whoever sent it speaks; a manifest is asked for without cookies."""
    (tmp_path / "index.html").write_text('<html lang="en"><head></head><body></body></html>')
    (tmp_path / "manifest.webmanifest").write_text('{"name": "Boneyard"}')
    monkeypatch.setattr(page, "PAGE", tmp_path)
    cookie = f"{CHOSEN}={lang}".encode()
    chosen = Request({"type": "http", "query_string": b"", "headers": [(b"cookie", cookie)]})
    query = f"lang={lang}".encode()
    sent = Request({"type": "http", "query_string": query, "headers": [(b"cookie", b"x=y")]})
    lobby = bytes(asyncio.run(entrances.lobby(chosen)).body).decode()
    table = bytes(asyncio.run(entrances.at_table("no table", sent)).body).decode()
    for html, told in ((lobby, "door-about"), (table, "door-invited")):
        title, about = (words(lang)(key) for key in (f"{told}-title", told))
        assert f'<html lang="{lang}">' in html
        assert f'property="og:title" content="{title}"' in html
        assert html.count(f'content="{about}"') == 2
    manifest = json.loads(bytes(asyncio.run(page.manifest(sent)).body))
    assert manifest == {
        "name": "Boneyard",
        "lang": lang,
        "description": words(lang)("door-about"),
    }
    assert f'href="./manifest.webmanifest?lang={lang}"' in lobby


def test_what_is_built_leaves_its_language_to_the_server() -> None:
    built = (Path(__file__).parents[2] / "web" / "index.html").read_text("utf-8")
    assert '<html lang="en">' in built
    assert 'name="description"' not in built
    assert 'rel="manifest"' not in built


MESSAGES: dict[str, tuple[str, str]] = {
    "no message": ('{"send":"dance"}', "house-bad-message"),
    "no JSON": ("{", "house-bad-message"),
    "no text": ("", "house-not-text"),
    "another one's hand": ('{"send":"look","seat":1}', "house-not-your-seat"),
    "another one's hint": ('{"send":"hint","seat":1}', "house-not-your-seat"),
    "another one's name": ('{"send":"name","seat":1,"name":"x"}', "house-not-your-seat"),
    "talk": ('{"send":"say","text":"x","to":"partners"}', "house-no-chat"),
    "a seat that is taken": ('{"send":"bot","seat":1}', "house-seat-taken"),
    "another one's move": (
        '{"send":"act","id":"a","seat":1,"action":{"do":"pass"}}',
        "house-not-your-seat",
    ),
    "a move of the wrong form": (
        '{"send":"act","id":"a","seat":0,"action":{"do":"fly"}}',
        "house-bad-message",
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_line_says_no_in_its_language(person: Http, lang: str) -> None:
    table = await alone(person)
    async with person.live(table, lang) as line:
        for message, key in MESSAGES.values():
            await line.send(message or b"\x00")
            refused = '"act"' in message
            told = await hear_until(line, "refused" if refused else "problem")
            begun = words(lang)(key, where="\0").partition("\0")[0]
            assert told["why" if refused else "text"].startswith(begun)
    async with Http(person.address).live(table, lang) as line:
        await say(line, send="ready")
        assert (await hear_until(line, "problem"))["text"] == words(lang)("house-only-players")
    async with person.live("nothere", lang) as line:
        with pytest.raises(ConnectionClosed):
            await hear_until(line, "nothing")
        assert line.close_reason == words(lang)("close-no-table")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("speaks", ["", "&protocol=1", "&protocol=x", f"&protocol={PROTOCOL + 1}"])
async def test_a_page_of_another_version_is_told_to_reload(
    person: Http, lang: str, speaks: str
) -> None:
    """Those of 0.1 say no version at all."""
    table = await alone(person)
    address = f"ws{person.address.removeprefix('http')}/api/tables/{table}/live?lang={lang}{speaks}"
    async with connect(address, proxy=None) as line:
        with pytest.raises(ConnectionClosed):
            await hear_until(line, "table")
        assert line.close_code == OLD_PAGE
        assert line.close_reason == words(lang)("close-old-page")


async def test_a_line_without_a_language_speaks_that_of_the_browser(person: Http) -> None:
    table = await alone(person)
    address = f"ws{person.address.removeprefix('http')}/api/tables/{table}/live?protocol={PROTOCOL}"
    headers = {"accept-language": "gsw, it;q=0.9"}
    async with connect(address, additional_headers=headers, proxy=None) as line:
        assert (await hear_until(line, "table"))["lang"] == "it"


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-CH,de;q=0.9,en;q=0.8", "de"),
        ("gsw-CH, fr ; q = 0.4, nl;q=0.7", "nl"),
        ("ja, zh", "en"),
        ("*;q=0.1, it", "it"),
        ("fr;q=nonsense", "fr"),
        (",;q=,,", "en"),
    ],
)
def test_the_browser_says_which_languages_it_likes(header: str, lang: str) -> None:
    assert preferred(header) == lang


def keys() -> set[str]:
    """Every key of words for a refusal that the server's code names."""
    named: set[str] = set()
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                named |= {node.value} if KEY.fullmatch(node.value) else set()
    return named


ARGS: dict[str, str | int | datetime.date] = {
    "where": "seats.0.name", "limit": "40", "choices": "me, bot", "form": "^a$", "kib": 64,
    "slug": "blok", "games": "block", "path": "/x", "method": "PUT", "name": "Ada", "seconds": 3,
    "bots": "greedy", "number": 3, "players": 3, "seats": 2, "date": datetime.date(2026, 1, 2),
    "today": datetime.date(2026, 1, 1), "host": "play.example.org",
}  # fmt: skip


def test_every_refusal_has_words_in_every_language() -> None:
    assert keys() >= {*KINDS.values(), "door-no-table", "house-unavailable", "close-slow"}
    for key in keys():
        said = [words(lang)(key, **ARGS) for lang in LANGUAGES]
        assert len(set(said)) == len(LANGUAGES), said
        for text in said:
            assert text == text.strip()
            if key.startswith("close-"):
                assert len(text.encode()) <= CLOSE_BYTES, text


def test_no_words_for_refusals_are_left_over() -> None:
    for lang in LANGUAGES:
        file = Path(boneyard.__file__).parent / "text" / f"server.{lang}.ftl"
        written = set(re.findall(r"^((?:house|door|close|bad)-[a-z-]+) =", file.read_text(), re.M))
        assert written == keys()
