"""Nothing of anybody's is lost by a new version: tables and records of older ones, as they were
made then, are opened, played on, replayed and verified."""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from boneyard.cli import main
from boneyard.notation.record import read, write
from boneyard.server.live.outbox import record_of
from boneyard.server.rooms.registry import Registry
from boneyard.server.settings import Settings

VERSIONS = sorted(folder for folder in Path(__file__).parent.glob("v*") if folder.is_dir())
RECORDS = [record for folder in VERSIONS for record in sorted(folder.glob("records/*.txt"))]


@pytest.fixture(params=VERSIONS, ids=lambda folder: folder.name)
async def old(
    request: pytest.FixtureRequest, tmp_path: Path
) -> AsyncIterator[tuple[Registry, dict[str, Any]]]:
    """A server of today on a database of then, and what that version said of its tables."""
    folder: Path = request.param
    (tmp_path / "tables.db").write_bytes(gzip.decompress((folder / "tables.db.gz").read_bytes()))
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    # Some of these tables may be older than a server would keep them.
    registry = Registry(Settings(database_url=url, keep_days=36_500, rest_s=3600))
    await registry.open()
    yield registry, json.loads((folder / "expected.json").read_text("utf-8"))
    await registry.close()


async def test_every_table_is_as_it_was_and_plays_on(old: tuple[Registry, dict[str, Any]]) -> None:
    registry, expected = old
    rng = random.Random(1)
    for name, then in expected.items():
        room = await registry.room(then["table"])
        table = room.table
        now = {
            "seq": room.seq,
            "status": room.stored.status,
            "rounds": table.chances,
            "scores": list(table.game.scores(table.state)),
            "to_act": [str(actor) for actor in table.to_act],
            "said": len(room.said),
        }
        assert now == {key: then[key] for key in now}, name
        assert room.wrong == "", name
        for _ in range(4):
            if room.table.rests:
                await room.go_on()
            elif room.table.seats_to_act:
                seat = rng.choice(room.table.seats_to_act)
                action = room.table.moves(seat).sample(rng)
                assert await room.play(seat, action, room.seq), name
        assert room.seq > then["seq"] or then["status"] == "over", name


def test_there_are_tables_of_every_kind(old: tuple[Registry, dict[str, Any]]) -> None:
    _, expected = old
    assert any(table["undone"] for table in expected.values())
    assert any(table["said"] for table in expected.values())
    assert any(table["rounds"] > 1 for table in expected.values())
    assert {table["status"] for table in expected.values()} == {"playing", "over"}


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_every_record_is_read_and_replayed(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = record.read_text("utf-8")
    # Notes for the reader, like what somebody drew, are no part of it.
    kept = [line for line in text.splitlines() if not line.startswith(">")]
    assert write(read(text)).splitlines() == kept
    if record.stem.endswith("-as-seen"):
        return  # What one seat saw is not enough to play it again.
    assert main(["replay", str(record)]) == 0
    if record.stem.endswith("-over"):
        assert main(["verify", str(record), "--first-scheme"]) == 0
    assert capsys.readouterr().out


async def test_a_match_that_was_begun_then_is_verified_when_it_is_over(
    old: tuple[Registry, dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the scheme of deals it was begun with, which its record does not name."""
    registry, expected = old
    room = await registry.room(expected["classic-block-0-rounds"]["table"])
    assert room.stored.scheme == 1
    while not room.table.over:
        if room.table.rests:
            await room.go_on()
        else:
            (seat,) = room.table.seats_to_act
            await room.play(seat, next(iter(room.table.moves(seat))), room.seq)
    kept = tmp_path / "kept.txt"
    kept.write_text(record_of(room, None)(), "utf-8")
    assert "scheme" not in read(kept.read_text("utf-8")).fair
    seen = ["--nonce", "1=classic-block-0"]
    assert main(["verify", str(kept), *seen]) == 2
    assert "add --first-scheme" in capsys.readouterr().err
    assert main(["verify", str(kept), *seen, "--first-scheme"]) == 0
    assert "the first scheme" in capsys.readouterr().out


def test_a_record_of_then_that_was_cut_off_is_not_called_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = next(record for record in RECORDS if record.stem == "block-0-over").read_text("utf-8")
    lines = whole.rstrip("\n").split("\n")
    kept = tmp_path / "kept.txt"
    for count in range(len(lines)):
        kept.write_text("\n".join(lines[:count]) + "\n", "utf-8")
        assert main(["verify", str(kept), "--first-scheme"]) == 2, count
    assert "cut off, or the match is not finished" in capsys.readouterr().err
