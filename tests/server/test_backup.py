"""Tables are copied while people play, put back, and every one of them goes on."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import urllib.request
from contextlib import closing
from pathlib import Path

import pytest

from boneyard.cli import main
from boneyard.server.client import Http, hear_until
from boneyard.server.storage.backup import look_into, replaced
from boneyard.server.storage.schema import connect, migrate
from tests.server.guests import Guest, see_off
from tests.server.people import Player, alone, together
from tests.server.running import Running, quick, sqlite

GAMES = ("block", "all-fives", "concentration")


def command(*words: object) -> int:
    return main([str(word) for word in words])


def record_of(http: Http, table: str, path: Path) -> Path:
    """The whole record of a match, as a file."""
    address = f"{http.address}/api/tables/{table}/record"
    request = urllib.request.Request(address, headers={"cookie": http.cookie()})
    with urllib.request.urlopen(request) as answer:
        path.write_bytes(answer.read())
    return path


async def test_copied_during_play_and_put_back_every_table_plays_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there, back, copy = tmp_path / "there", tmp_path / "back", tmp_path / "copy.db"
    server = Running(quick(sqlite(there)))
    ada, ben = Http(server.address), Http(server.address)
    guests = [Guest(server.address, "block", seed, 10**9) for seed in range(4)]
    playing = [asyncio.create_task(guest.stay()) for guest in guests]
    tables: dict[str, int] = {}
    try:
        for slug in GAMES:
            table = await alone(ada, slug)
            player = Player(0)
            async with ada.live(table) as line:
                await player.play(line, most=2)
            tables[table] = max(player.acked.values())
        waiting = await together(ada, ben, match="rounds:1")
        while min(guest.moves for guest in guests) < 5:
            await asyncio.sleep(0.02)
        acked = [(guest.table, dict(guest.acked[guest.table])) for guest in guests]
        # In the middle of other people's moves.
        url = ("--database", sqlite(there))
        assert await asyncio.to_thread(command, "backup", copy, *url) == 0
    finally:
        await see_off(guests, playing)
        server.kill()
    assert f"{copy}: " in capsys.readouterr().out
    assert os.name == "nt" or copy.stat().st_mode & 0o077 == 0, "the secrets of all seats are in it"
    with closing(sqlite3.connect(copy)) as file, file:
        for table, ids_promised in acked:
            ids = {
                name
                for (name,) in file.execute(
                    "SELECT client_id FROM entries WHERE table_id = ?", (table,)
                )
            }
            assert set(ids_promised) <= ids, "what was acknowledged before is in the copy"
    assert command("restore", copy, "--database", sqlite(back)) == 0
    server = Running(quick(sqlite(back)))
    try:
        ada.address = ben.address = server.address
        for number, (table, promised) in enumerate(tables.items()):
            async with ada.live(table) as line:
                seq = (await hear_until(line, "table"))["seq"]
                assert seq >= promised
                # Another seed: what has the id of a move of before is not done again.
                over = await Player(0, seed=1).play(line)
            assert over is not None
            record = record_of(ada, table, tmp_path / f"{number}.txt")
            assert command("verify", record) == 0
        async with ada.live(waiting) as a, ben.live(waiting) as b:
            await asyncio.gather(Player(0).play(a), Player(1).play(b))
    finally:
        server.kill()


def made(folder: Path, tables: int = 0) -> Path:
    """A database, as a server has left it."""
    folder.mkdir(exist_ok=True)
    engine = connect(sqlite(folder))
    migrate(engine)
    engine.dispose()
    path = folder / "tables.db"
    row = "(?, 'block', 1, '{}', x'', x'', NULL, 'waiting', 0, 0, 0, NULL, 0, NULL, 0)"
    columns = "id, slug, version, options, secret, key, daily, status, clock_s, created, touched"
    into = f"INSERT INTO tables ({columns}, rematch, moved, bots, invitation) VALUES {row}"
    with closing(sqlite3.connect(path)) as file, file:
        file.executemany(into, [(f"t{number}",) for number in range(tables)])
    return path


def test_what_was_there_is_kept_beside_it(tmp_path: Path) -> None:
    old, new, copy = made(tmp_path / "old", 2), made(tmp_path / "new", 3), tmp_path / "copy.db"
    assert command("backup", copy, "--database", f"sqlite:///{new}") == 0
    assert command("restore", copy, "--database", f"sqlite:///{old}") == 2
    assert look_into(old).tables == 2
    # Left behind by a server that was killed: it belongs to what was there.
    old.with_name("tables.db-wal").write_bytes(b"")
    assert command("restore", copy, "--force", "--database", f"sqlite:///{old}") == 0
    assert look_into(old).tables == 3
    assert look_into(replaced(old)).tables == 2
    assert sorted(path.name for path in old.parent.iterdir()) == ["tables.db", "tables.db.replaced"]


def test_nothing_is_put_below_a_server_that_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = made(tmp_path / "copy", 1)
    server = Running(quick(sqlite(tmp_path)))
    try:
        with urllib.request.urlopen(f"{server.address}/healthz") as answer:
            assert json.load(answer)["status"] == "ok"
        assert command("restore", copy, "--force", "--database", sqlite(tmp_path)) == 2
        assert "stop the server first" in capsys.readouterr().err
        with urllib.request.urlopen(f"{server.address}/healthz") as answer:
            assert json.load(answer)["status"] == "ok"
    finally:
        server.stop()
    assert command("restore", copy, "--force", "--database", sqlite(tmp_path)) == 0


def test_a_backup_of_an_older_version_is_taken(tmp_path: Path) -> None:
    """It is brought up to date when a server starts on it."""
    path = made(tmp_path / "old", 1)
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE alembic_version SET version_num = '0001'")
    assert command("restore", path, "--database", sqlite(tmp_path)) == 0
    assert look_into(tmp_path / "tables.db").form == "0001"


def test_what_is_wrong_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, url = made(tmp_path / "good", 1), ("--database", f"sqlite:///{tmp_path}/x/tables.db")
    of_good = ("--database", f"sqlite:///{good}")
    text = tmp_path / "text"
    text.write_text("this is no database, and it is long enough to be none" * 30)
    empty = tmp_path / "empty"
    empty.write_bytes(b"")
    later = made(tmp_path / "later")
    with closing(sqlite3.connect(later)) as file, file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    torn = tmp_path / "torn.db"
    data = bytearray(made(tmp_path / "whole", 500).read_bytes())
    data[8192:16384] = b"\x77" * 8192
    torn.write_bytes(data)
    there = tmp_path / "there.db"
    there.write_text("mine")
    for words, said in (
        (("backup", tmp_path / "c", *url), "there is no database"),
        (("backup", there, *of_good), "--force replaces it"),
        (("backup", good, "--force", *of_good), "needs another name"),
        (("backup", tmp_path / "no" / "c", *of_good), "cannot write"),
        (("backup", tmp_path / "c", "--database", "postgresql://ada@x/y"), "pg_dump"),
        (("backup", tmp_path / "c", "--database", "sqlite://"), "no file"),
        (("backup", tmp_path / "c", "--database", "mysql://x"), "sqlite:///"),
        (("restore", tmp_path / "none", *url), "there is no file"),
        (("restore", text, *url), "no database of Boneyard"),
        (("restore", empty, *url), "no database of Boneyard"),
        (("restore", torn, *url), "damaged"),
        (("restore", later, *url), "later version"),
        (("restore", good, *of_good), "the database itself"),
        (("restore", good, "--database", "postgresql://ada@x/y"), "pg_restore"),
        (("forget", "--older-than", "1", *url), "there is no database"),
        (("forget", "--older-than", "1", "--database", "sqlite://"), "no file"),
        (("forget", "--older-than", "1", "--database", f"sqlite:///{empty}"), "no database of"),
        (("forget", "--older-than", "1", "--database", f"sqlite:///{later}"), "another version"),
        (("forget", "--older-than", "1", "--database", f"sqlite:///{text}"), "cannot be used"),
    ):
        assert command(*words) == 2, words
        heard = capsys.readouterr().err
        assert said in heard, words
        assert heard.count("\n") == 1
    assert there.read_text() == "mine"
    assert not (tmp_path / "x").exists()
    assert look_into(good).tables == 1
    assert [path.name for path in tmp_path.iterdir() if path.suffix in (".half", ".arrives")] == []


@pytest.mark.parametrize("days", ["", "-1", "1.5", "soon", "9" * 9, "٣"])
def test_days_are_a_number(days: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command("forget", f"--older-than={days}") == 2
    assert "whole number of days" in capsys.readouterr().err
