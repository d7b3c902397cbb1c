"""The log is JSON where that is asked for, and knows of no tile and no secret in either form."""

from __future__ import annotations

import json
import logging
import sqlite3
import subprocess
import sys
from base64 import b64encode, urlsafe_b64encode
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from boneyard.server.client import Http, RequestRefused, hear, hear_until, offered, say, shows
from boneyard.server.logs import JsonLines, PlainLines, configuration
from boneyard.server.settings import LogFormat
from boneyard.tiles import Tile
from tests.server import faulty
from tests.server.people import BOT, ME
from tests.server.running import Running, quick, sqlite
from tests.server.test_door import ask
from tests.server.test_hidden import tiles_in

GAMES = {"block": 1, "all-fives": 1, "memory": 1, "matador": 2}
FIELDS = ["time", "level", "logger", "event", "message"]
MOVES = 12


async def spoil(http: Http, slug: str, bots: int) -> list[str]:
    """Play on a server that makes mistakes; gives back everything that is secret."""
    made = await http.new_table(slug, [ME, *[BOT] * bots])
    table, secret = made["table"], made["seats"][0]["secret"]
    with pytest.raises(RequestRefused):
        await http.enter(table, secret[:-1])
    await http.post(f"/api/tables/{table}/enter", {"secret": secret, "nonce": f"nonce-{slug}"})
    acted = 0
    async with http.live(table) as line:
        await say(line, send="frame", width=30, height=18)
        await say(line, send="say", text="a word nobody else may read")
        await say(line, send="hurry")
        await line.send('{"send":"act","id":"x","seat":1,"action":{"do":"lay","tile":[6,4]}}')
        await line.send("{")
        while acted < MOVES:
            told = await hear(line)
            if told["tell"] == "problem" or shows(told):
                actions = list(offered(told["scene"])) if shows(told) else []
                acted += 1
                if actions:
                    await say(line, send="act", id=f"{acted}", seat=0, action=actions[0])
                else:
                    # What could not be shown is asked for again.
                    await say(line, send="frame", width=30, height=18)
            elif told["tell"] == "over":
                break
    return [table, secret, f"nonce-{slug}", *http.cookies.values(), "a word nobody else"]


def stored_secrets(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / "tables.db")) as file, file:
        keys = [key for row in file.execute("SELECT secret, key FROM tables") for key in row]
        nonces = [nonce for (nonce,) in file.execute("SELECT nonce FROM seats") if nonce]
    coded = [form(key) for key in keys for form in (b64encode, urlsafe_b64encode)]
    return [key.hex() for key in keys] + [text.decode().rstrip("=") for text in coded] + nonces


@pytest.mark.parametrize("form", ["json", "plain"])
async def test_the_log_knows_no_tile_and_no_secret(tmp_path: Path, form: LogFormat) -> None:
    log = tmp_path / "log"
    settings = replace(quick(sqlite(tmp_path)), log_format=form, access_log=True)
    server = Running(settings, serves=faulty.serve, log=log)
    tables, secrets = [], []
    try:
        http = Http(server.address)
        for slug, bots in GAMES.items():
            table, *known = await spoil(http, slug, bots)
            tables.append(table)
            secrets += known
        assert ask(f"{server.address}/api/games/block/rules?lang=en&set=9")[0] == 500
        async with Http(server.address).live(tables[0]) as line:
            await hear_until(line, "table")
    finally:
        server.stop()
    text = log.read_text("utf-8")
    for kind in ("CannotDraw", "ValueError", "LookupError", "Task exception was never retrieved"):
        assert kind in text, f"the test provokes {kind}"
    assert '"status": 500' in text or " 500\n" in text, "requests are logged"
    for secret in (*secrets, *stored_secrets(tmp_path)):
        assert secret not in text
    # A table's name is random, and may look like a tile.
    for table in tables:
        text = text.replace(table, "TABLE")
    if form == "plain":
        text = "\n".join(line.partition(" ")[2] for line in text.splitlines())
    else:
        told = [json.loads(line) for line in text.splitlines()]
        assert all(list(one)[:5] == FIELDS for one in told)
        assert any(one.get("error") == "LookupError" for one in told)
        text = "\n".join(json.dumps({**one, "time": ""}) for one in told)
    assert list(tiles_in(text)) == []


def test_what_is_told_is_a_field() -> None:
    record = logging.makeLogRecord(
        {"msg": "%(bot)s waits at %(game)s", "args": {"bot": "master", "game": "block"}}
    )
    told = json.loads(JsonLines().format(record))
    assert told["event"] == "%(bot)s waits at %(game)s"
    assert told["message"] == "master waits at block"
    assert (told["bot"], told["game"]) == ("master", "block")


def test_an_error_is_logged_without_its_message() -> None:
    try:
        raise ValueError(f"somebody holds {Tile.of(6, 4)}")
    except ValueError:
        raised = sys.exc_info()
    for lines in (PlainLines(), JsonLines()):
        record = logging.makeLogRecord({"msg": "oh", "exc_info": raised, "exc_text": "6-4"})
        said = lines.format(record)
        assert "ValueError" in said
        assert Path(__file__).name in said
        assert "6-4" not in said


def test_a_request_is_logged_without_its_query() -> None:
    asked = ("192.0.2.7:1", "GET", "/api/x?secret=1", "1.1", 200)
    record = logging.makeLogRecord(
        {"name": "uvicorn.access", "msg": '%s - "%s %s HTTP/%s" %d', "args": asked}
    )
    assert PlainLines("%(message)s").format(record) == "192.0.2.7:1 GET /api/x 200"
    told = json.loads(JsonLines().format(record))
    assert (told["path"], told["status"]) == ("/api/x", 200)


def test_requests_are_logged_only_where_that_is_asked_for() -> None:
    assert "uvicorn.access" not in configuration("plain", access=False)["loggers"]
    assert "uvicorn.access" in configuration("json", access=True)["loggers"]


def test_every_line_is_json_from_the_beginning(tmp_path: Path) -> None:
    start = "import sys; from boneyard.cli import main; sys.exit(main(sys.argv[1:]))"
    words = ["serve", "--port", "0", "--log-format", "json", "--database", sqlite(tmp_path)]
    server = subprocess.Popen([sys.executable, "-c", start, *words], stderr=subprocess.PIPE)
    assert server.stderr is not None
    try:
        told = json.loads(server.stderr.readline())
        assert told["event"] == "Boneyard is at %(address)s"
        assert told["address"].startswith("http://localhost:")
    finally:
        server.terminate()
        rest = server.stderr.read().decode()
        server.wait(20)
    assert all(json.loads(line) for line in rest.splitlines())
