"""What the server lets in and what it sends out: origin, sizes, rates, headers, clear refusals."""

from __future__ import annotations

import asyncio
import json
import socket
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import quote

import pytest
from msgspec.structs import replace
from starlette.datastructures import Headers
from starlette.requests import Request
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from boneyard.server.buckets import Bucket, Buckets
from boneyard.server.client import Http, RequestRefused, hear, hear_until, say, see
from boneyard.server.http import entrances, page
from boneyard.server.http.guard import Guard, same_origin
from boneyard.server.live.connection import Connection
from boneyard.server.live.dispatch import hear as hear_message
from boneyard.server.live.protocol import PING, PROTOCOL
from boneyard.server.rooms.registry import Registry
from boneyard.server.settings import UNLIMITED, Limits
from boneyard.server.sharing.shared_buckets import SharedBuckets
from boneyard.text import words
from tests.server.people import BOT, ME, Json, alone
from tests.server.rooms import begun
from tests.server.running import Running, quick, sqlite

STRICT = Limits(
    requests_per_second=1,
    requests_at_once=60,
    tables_per_second=0.01,
    tables_at_once=6,
    messages_per_second=1,
    messages_at_once=8,
    watchers_per_table=3,
    watchers_per_table_and_address=2,
    connections_per_seat=2,
)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(quick(sqlite(tmp_path_factory.mktemp("strict")), STRICT))
    yield running
    running.kill()


def ask(
    address: str, data: bytes | None = None, method: str | None = None, **headers: str
) -> tuple[int, Any, str]:
    """Status, headers and text of an answer, whatever it is."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(address, data, named, method=method)
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.status, answer.headers, answer.read().decode()
    except urllib.error.HTTPError as wrong:
        return wrong.code, wrong.headers, wrong.read().decode()


# -- origin ------------------------------------------------------------------------------------


async def test_a_page_of_somebody_else_gets_no_line(person: Http) -> None:
    table = await alone(person)
    live = f"ws{person.address.removeprefix('http')}/api/tables/{table}/live?protocol={PROTOCOL}"
    for origin in ("https://elsewhere.example", "null", "http://127.0.0.1:1", "http://["):
        with pytest.raises(InvalidStatus) as refused:
            await connect(live, origin=origin, proxy=None)  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403
    async with connect(live, origin=person.address, proxy=None) as line:  # type: ignore[arg-type]
        assert (await hear(line))["tell"] == "table"


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "http://[", "//[", "x"])
def test_a_page_of_somebody_else_changes_nothing(server: Running, origin: str) -> None:
    status, _, text = ask(
        f"{server.address}/api/tables", b"{}", content_type="application/json", origin=origin
    )
    assert status == 403
    assert "does not belong to this server" in json.loads(text)["problem"]


def test_an_origin_can_be_allowed() -> None:
    headers = Headers({"origin": "https://play.example", "host": "127.0.0.1"})
    assert not same_origin(headers, ())
    assert same_origin(headers, ("https://play.example",))


# -- sizes and rates ---------------------------------------------------------------------------


def test_a_body_too_large_is_refused(server: Running) -> None:
    status, _, text = ask(
        f"{server.address}/api/tables", b" " * 70_000, content_type="application/json"
    )
    assert status == 413
    assert "64 KiB" in json.loads(text)["problem"]


@pytest.mark.parametrize("length", ["²".encode("latin-1"), b"9" * 5000, b"-1", b"", b"1_0"])
async def test_a_length_that_is_no_number_is_refused(length: bytes) -> None:
    """Not every web server looks at it before we do."""
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def never(*_: Any) -> Any:
        raise AssertionError("it was let in")

    scope = {"type": "http", "method": "POST", "path": "/api/tables", "query_string": b""}
    guard = Guard(never, quick("sqlite://"), SharedBuckets("all", 1, 9, None))
    await guard({**scope, "headers": [(b"content-length", length)]}, never, send)
    assert sent[0]["status"] == 413


def test_a_body_without_an_end_is_refused(server: Running) -> None:
    """Chunked: nobody says beforehand how long it will be."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
        line.sendall(
            b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
            b"transfer-encoding: chunked\r\n\r\n"
        )
        chunk = b"4000\r\n" + b" " * 0x4000 + b"\r\n"
        for _ in range(5):
            line.sendall(chunk)
        line.sendall(b"0\r\n\r\n")
        assert line.recv(100).split()[1] == b"413"


async def test_a_message_too_large_ends_the_line(person: Http) -> None:
    table = await alone(person)
    async with person.live(table) as line:
        await say(line, send="say", text="x" * 20_000)
        with pytest.raises(ConnectionClosed, match="1009"):
            await hear_until(line, "nothing any more")


@pytest.mark.parametrize("message", ['{"send":"pace","ms":5}', PING])
async def test_too_many_messages_end_the_line(strict: Running, message: str) -> None:
    http = Http(strict.address)
    table = await alone(http)
    async with http.live(table) as line:
        for _ in range(20):
            await line.send(message)
        with pytest.raises(ConnectionClosed, match="4429"):
            await hear_until(line, "nothing any more")


async def test_who_looks_on_keeps_nobody_from_a_seat(strict: Running) -> None:
    http, onlooker = Http(strict.address), Http(strict.address)
    table = await alone(http)
    async with onlooker.live(table), onlooker.live(table), onlooker.live(table) as third:
        with pytest.raises(ConnectionClosed, match="4408"):
            await hear_until(third, "nothing any more")
        async with http.live(table) as mine:
            assert (await hear_until(mine, "table"))["seats"][0]["mine"]


async def test_of_too_many_devices_at_a_seat_the_first_makes_way(strict: Running) -> None:
    http = Http(strict.address)
    table = await alone(http)
    async with http.live(table) as first, http.live(table) as second, http.live(table) as third:
        with pytest.raises(ConnectionClosed, match="4408"):
            await hear_until(first, "nothing any more")
        for line in (second, third):
            assert (await hear_until(line, "table"))["seats"][0]["mine"]


async def test_the_devices_of_a_seat_share_what_it_may_say(strict: Running) -> None:
    http = Http(strict.address)
    table = await alone(http)
    async with http.live(table) as first, http.live(table) as second:
        for _ in range(6):
            await say(first, send="pace", ms=5)
            await say(second, send="pace", ms=5)
        with pytest.raises(ConnectionClosed, match="4429"):
            await asyncio.gather(*(hear_until(one, "nothing any more") for one in (first, second)))


async def test_too_many_tables_are_refused(strict: Running) -> None:
    http = Http(strict.address)
    asked = [http.new_table("block", [ME, BOT]) for _ in range(8)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    refused = [answer for answer in answers if isinstance(answer, RequestRefused)]
    assert {refusal.status for refusal in refused} == {429}


def test_too_many_requests_are_refused(strict: Running) -> None:
    answers = [ask(f"{strict.address}/healthz") for _ in range(70)]
    assert answers[-1][0] == 429
    assert answers[-1][1]["retry-after"] == "1"


def test_a_network_of_ipv6_counts_as_one(strict: Running) -> None:
    """Whoever has one may ask from another address every time. We are the proxy here."""
    statuses = [
        ask(f"{strict.address}/healthz", X_Forwarded_For=f"2001:db8:1:{network}::{number:x}")[0]
        for number in range(70)
        for network in ((1,) if number else (1, 2))
    ]
    assert (statuses[0], statuses[1], statuses[-1]) == (200, 200, 429)
    assert ask(f"{strict.address}/healthz", X_Forwarded_For="2001:db8:1:2::ffff")[0] == 200


async def test_another_match_is_a_new_table(tmp_path: Path) -> None:
    """One who plays alone could give up and ask for the next one as fast as they can."""
    limits = replace(UNLIMITED, tables_at_once=2, tables_per_second=1e-6)
    server = Running(quick(sqlite(tmp_path), limits))
    try:
        http = Http(server.address)
        table = await alone(http)
        again = await rematch(http, table)
        assert await rematch(http, table) == again, "that is the same"
        with pytest.raises(RequestRefused, match="429"):
            await rematch(http, again)
    finally:
        server.kill()


async def rematch(http: Http, table: str) -> str:
    """The table where it goes on; to which whoever asked has come."""
    async with http.live(table) as line:
        await say(line, send="abandon")
        await hear_until(line, "over")
    made = await http.post(f"/api/tables/{table}/rematch", {})
    await http.enter(made["table"], made["seats"][0]["secret"])
    return str(made["table"])


async def test_so_many_moves_are_written_down_in_a_day_and_no_more(tmp_path: Path) -> None:
    """Marks at puzzles, set and taken away again by a program, would fill the disk."""
    registry = Registry(quick(sqlite(tmp_path), replace(UNLIMITED, moves_per_day=3)))
    await registry.open()
    try:
        room = await begun(registry)
        here, there = (
            Connection(frozenset([0, 1]), "en", "block", 99, address=address)
            for address in ("192.0.2.7", "192.0.2.8")
        )
        for asks, too_many in ((here, False),) * 3 + ((here, True), (there, False)):
            await room.join(asks)
            await hear_message(registry, room, asks, '{"send":"undo","id":"x","seat":0}')
            told = ""
            while '"refused"' not in told:
                told = await asks.next() or ""
            assert (words("en")("house-much-today") in told) == too_many
    finally:
        await registry.close()


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(2, 3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(0.5)
    assert not bucket.take(0.6)


def test_every_address_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(0, 1, clock=lambda: 0)
    assert buckets.take("a")
    assert buckets.take("b")
    assert not buckets.take("a")


# -- what comes out ----------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/healthz", "/nothing", "/api/catalogue", "/"])
def test_every_answer_forbids_what_is_not_ours(server: Running, path: str) -> None:
    _, headers, _ = ask(server.address + path)
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


async def test_the_cookie_of_a_seat_is_out_of_reach_for_scripts(server: Running) -> None:
    http = Http(server.address)
    made = await http.new_table("block", [ME, BOT])
    _, headers, _ = ask(
        f"{server.address}/api/tables/{made['table']}/enter",
        json.dumps({"secret": made["seats"][0]["secret"]}).encode(),
        content_type="application/json",
    )
    cookie = headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert f"path=/api/tables/{made['table'].lower()}" in cookie


# -- the rules ---------------------------------------------------------------------------------


def rules_html(server: Running, query: str) -> str:
    status, _, text = ask(f"{server.address}/api/games/block/rules?{query}")
    assert status == 200
    html = json.loads(text)["html"]
    assert isinstance(html, str)
    return html


def test_the_rules_are_those_of_the_options_in_the_query(server: Running) -> None:
    general = rules_html(server, "lang=en")
    assert "Two to four players" in general
    assert "<td>41</td>" in general
    nine = rules_html(server, "lang=en&set=9&players=3&reserve=0")
    assert "Three players and a double-nine set (55 tiles). 5 tiles each" in nine
    assert "never drawn" not in nine
    assert "Trois joueurs" in rules_html(server, "lang=fr&set=9&players=3")


# -- clear refusals ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "body", "status", "said"),
    [
        ("/api/nothing", None, 404, "openapi.json"),
        ("/nothing", None, 404, "nothing at /nothing"),
        ("/../../etc/passwd", None, 404, "nothing at"),
        ("/api/games/blok/rules", None, 404, "one of these? block"),
        (
            "/api/games/block/rules?players=9",
            None,
            409,
            "Players: “9” is not possible here.",
        ),
        ("/api/tables/nothere/table.svg", None, 404, "There is no such table"),
        ("/api/tables", {"slug": "blok", "seats": [ME]}, 404, "one of these? block"),
        ("/api/tables", {"slug": "block", "seats": [ME]}, 409, "Possible: 2, 3, 4"),
        ("/api/tables", {"slug": "block"}, 422, "seats is missing."),
        ("/api/tables", {"slug": "block", "seats": [ME, {**BOT, "bot": "x"}]}, 409, "casual"),
        ("/api/tables", {"slug": "block", "seats": [ME, BOT], "colour": 1}, 422, "colour"),
        (
            "/api/tables",
            {"slug": "block", "seats": [ME, BOT], "options": {"players": 3}},
            409,
            "3 players need as many seats",
        ),
        (
            "/api/tables",
            {"slug": "block", "seats": [ME, BOT], "options": {"wings": 3}},
            409,
            "There is no option “wings” here. The options are: set",
        ),
        (
            "/api/tables",
            {"slug": "dominosa", "seats": [ME], "daily": "2024-02-30"},
            422,
            "daily must be a day of the calendar",
        ),
        (
            "/api/tables",
            {"slug": "block", "seats": [ME, {"kind": "open"}], "lesson": True},
            409,
            "A lesson is for one person",
        ),
        ("/api/tables", {"slug": "dominosa", "seats": [ME], "daily": "2024-0١-01"}, 422, "daily"),
        ("/api/tables/nothere/enter", {"secret": "x"}, 404, "no such table"),
        ("/api/daily/block", None, 409, "no puzzle of the day"),
    ],
)
def test_what_is_wrong_is_said(
    server: Running, path: str, body: dict[str, Any] | None, status: int, said: str
) -> None:
    data = None if body is None else json.dumps(body).encode()
    code, _, text = ask(server.address + path, data, content_type="application/json")
    assert code == status
    assert said in json.loads(text)["problem"]


@pytest.mark.parametrize(
    "path",
    [
        *("/%00", "/assets/%00", "/api/tables/%00", "/%ED%A0%80", "/%FF"),
        pytest.param("/" + "a" * 300, id="a name no file has"),
        pytest.param("/assets/" + "é" * 200, id="the same in letters of two bytes"),
        pytest.param("/a" * 2500, id="deeper than any folder"),
    ],
)
def test_a_path_no_file_can_have_leads_nowhere(server: Running, path: str) -> None:
    asked = server.address + quote(path, safe="/%")
    status, _, text = ask(asked)
    assert status == 404
    assert "There is nothing at /" in json.loads(text)["problem"]
    assert ask(asked, method="HEAD")[0] == 404


def test_a_method_nobody_knows_is_refused_however_long_it_is(server: Running) -> None:
    status, _, text = ask(f"{server.address}/healthz", method="X" * 3000)
    assert status == 405
    assert "is not possible at /healthz" in json.loads(text)["problem"]


def test_a_body_that_is_no_json_is_refused(server: Running) -> None:
    made = f"{server.address}/api/tables"
    assert ask(made, b"{", content_type="application/json")[0] == 422
    assert ask(made, b"[" * 60_000, content_type="application/json")[0] == 400
    assert ask(made, b"a=b", content_type="application/x-www-form-urlencoded")[0] == 415
    assert ask(made, method="DELETE")[0] == 405


async def test_a_wrong_secret_opens_no_seat(person: Http) -> None:
    table = await alone(person)
    for secret in ("", "x" * 24, "é"):
        with pytest.raises(RequestRefused) as refused:
            await Http(person.address).enter(table, secret)
        assert refused.value.status == 403


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[]",
        '{"send":"dance"}',
        '{"send":"frame","width":1e9,"height":2}',
        '{"send":"act"}',
        pytest.param("[" * 10_000, id="nested deeply"),
        pytest.param('{"send":"ready","more":' + "[" * 10_000, id="nested deeply, further in"),
    ],
)
async def test_a_message_nobody_understands_is_answered(person: Http, message: str) -> None:
    table = await alone(person)
    async with person.live(table) as line:
        await line.send(message)
        assert "did not understand" in (await hear_until(line, "problem"))["text"]
        await say(line, send="frame", width=30, height=18)
        await see(line)


async def test_an_action_nobody_understands_is_refused_by_its_id(person: Http) -> None:
    table = await alone(person)
    async with person.live(table) as line:
        await say(line, send="act", id="odd", seat=0, action={"do": "fly"})
        assert (await hear_until(line, "refused"))["id"] == "odd"
        await line.send(b"\x00\x01")
        assert "bytes" in (await hear_until(line, "problem"))["text"]


@pytest.mark.parametrize(
    "action",
    [
        {"do": "lay", "tile": [10**4000, 0]},
        {"do": "lay", "tile": [6, 6], "at": {"tile": [6, 6], "socket": "²"}, "touch": 6},
        {"do": "lay", "tile": [6, 6], "at": {"tile": [6, 6], "socket": "\0"}, "touch": 6},
        {"do": "take", "tile": [6, 6], "row": 2**64},
        {"do": "flip", "cell": [10**300, -1]},
    ],
)
async def test_a_move_that_no_game_has_is_refused_by_its_id(person: Http, action: Json) -> None:
    table = await alone(person)
    async with person.live(table) as line:
        await say(line, send="act", id="odd", seat=0, action=action)
        told = await hear_until(line, "refused")
        assert told["id"] == "odd"
        assert "did not understand" in told["why"]


async def test_there_is_no_line_to_no_table(person: Http) -> None:
    async with person.live("nothere") as line:
        with pytest.raises(ConnectionClosed, match="4404"):
            await hear(line)


# -- the page ----------------------------------------------------------------------------------


def test_a_page_that_is_not_built_says_how(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(page, "PAGE", tmp_path)
    for lang, said in (("en", "not built yet"), ("de", "noch nicht gebaut")):
        asked = Request({"type": "http", "query_string": f"lang={lang}".encode(), "headers": []})
        answer = asyncio.run(entrances.lobby(asked))
        assert answer.status_code == 503
        assert said in bytes(answer.body).decode()
        assert b"make page" in bytes(answer.body)


def test_files_of_the_page_are_served_and_nothing_beside_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "assets" / "app-1a2b.js").write_text("")
    (folder / "sw.js").write_text("")
    (tmp_path / "secret.txt").write_text("")
    monkeypatch.setattr(page, "PAGE", folder)
    asset, worker = page.file("/assets/app-1a2b.js"), page.file("/sw.js")
    assert asset is not None
    assert "immutable" in asset.headers["cache-control"]
    assert worker is not None
    assert worker.headers["cache-control"] == "no-cache"
    for outside in ("/../secret.txt", "/assets", "/nothing.js", "//etc/passwd"):
        assert page.file(outside) is None
    for no_name in ("/\0", "/assets/\0.js", "/" + "a" * 300, "/a" * 3000, "/\ud800"):
        assert page.file(no_name) is None


def test_a_wrong_method_is_said_to_be_that(server: Running) -> None:
    status, headers, text = ask(f"{server.address}/api/tables")
    assert status == 405
    assert headers["allow"] == "POST"
    assert "GET is not possible" in json.loads(text)["problem"]


def test_the_page_works_below_a_table_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<html><head><title>x</title></head></html>")
    monkeypatch.setattr(page, "PAGE", tmp_path)
    asked = Request({"type": "http", "query_string": b"", "headers": []})
    assert b'<head><base href="../">' in bytes(
        asyncio.run(entrances.at_table("no table", asked)).body
    )
    assert b"<base" not in bytes(asyncio.run(entrances.lobby(asked)).body)


BUILT = "<html><head><title>x</title></head><body></body></html>"


@pytest.mark.parametrize(
    ("lang", "said", "way"),
    [
        ("en", "There is nothing at this address.", "All games"),
        ("de-CH", "Unter dieser Adresse ist nichts.", "Alle Spiele"),
        ("fr", "Il n’y a rien à cette adresse.", "Tous les jeux"),
        ("it", "A questo indirizzo non c’è niente.", "Tutti i giochi"),
        ("nl", "Op dit adres is niets.", "Alle spellen"),
    ],
)
def test_who_is_lost_gets_a_page_in_their_language_and_a_way_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str, said: str, way: str
) -> None:
    (tmp_path / "index.html").write_text(BUILT)
    monkeypatch.setattr(page, "PAGE", tmp_path)
    behind = SimpleNamespace(settings=SimpleNamespace(base_path="/games"))
    headers = [(b"accept", b"text/html,*/*;q=0.8"), (b"accept-language", lang.encode())]
    scope = {"type": "http", "method": "GET", "query_string": b"", "headers": headers}
    app = SimpleNamespace(state=behind)
    for path in ("/nowhere", "/t/abc/def", "/wp-login.php"):
        asked = Request({**scope, "path": path, "app": app})
        assert page.for_people(asked)
        answer = page.nowhere(asked)
        text = bytes(answer.body).decode()
        assert answer.status_code == 404
        assert said in text
        assert way in text
        # Its files and its links are found from below any path.
        assert '<base href="/games/">' in text
        assert page.MARK in text


def test_programs_are_told_in_json_that_there_is_nothing(server: Running) -> None:
    for path, accept in (("/nowhere", "*/*"), ("/api/nowhere", "text/html"), ("/x.js", "*/*")):
        status, headers, text = ask(f"{server.address}{path}", accept=accept)
        assert status == 404
        assert headers["content-type"] == "application/json"
        assert path in json.loads(text)["problem"]


def test_a_game_that_does_not_exist_is_answered_with_titles_too(server: Running) -> None:
    near = ask(f"{server.address}/api/games/dominossa/rules?lang=de")
    assert "dominosa (Aufgabensammlung)" in json.loads(near[2])["problem"]
    far = ask(f"{server.address}/api/games/xyzzy/rules")
    assert json.loads(far[2])["problem"] == "There is no game “xyzzy”."
