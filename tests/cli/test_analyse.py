"""`boneyard analyse`: the same from any number of processes, kept beside the record, and plain
about what it cannot read."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import boneyard
from boneyard.cli import main


@pytest.fixture
def played(tmp_path: Path) -> Path:
    table, rng = boneyard.table("pairs", seed=2, match="rounds:1"), Random(4)
    while not table.over:
        table.play(table.moves().sample(rng))
    file = tmp_path / "match.txt"
    file.write_text(table.record(), encoding="utf-8")
    return file


def test_any_number_of_processes_says_the_same(
    played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = played.with_name("match.txt.analysis")
    said = []
    for jobs in ("1", "2"):
        kept.unlink(missing_ok=True)
        command = ["analyse", str(played), "--playouts", "8", "--jobs", jobs, "--json"]
        assert main(command) == 0
        said.append(json.loads(capsys.readouterr().out))
    assert said[0] == said[1]
    assert said[0]["decisions"]


def test_what_was_found_is_kept_beside_the_record(
    played: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ["analyse", str(played), "--playouts", "8", "--jobs", "1", "--lang", "en"]
    assert main(command) == 0
    first = capsys.readouterr().out
    assert "Luck of play" in first
    assert "Player 4" in first
    with monkeypatch.context() as nobody_works:
        nobody_works.setattr("boneyard.cli.analyse.analyse", None)
        assert main(command) == 0
    assert capsys.readouterr().out == first
    # What is broken, or was said by somebody else or of another match, is reckoned anew.
    kept = played.with_name("match.txt.analysis")
    for wrong in (
        b"",
        kept.read_bytes()[:-9],
        kept.read_bytes().replace(b'"worlds":8', b'"worlds":9'),
    ):
        kept.write_bytes(wrong)
        assert main(command) == 0
        assert capsys.readouterr().out == first
    assert [path.name for path in played.parent.iterdir()] == [played.name, kept.name]


def test_one_seat_and_any_language(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for language in ("de", "en", "fr", "it", "nl"):
        command = ["analyse", str(played), "--playouts", "4", "--jobs", "1", "--seat", "2"]
        assert main([*command, "--lang", language]) == 0
        told = capsys.readouterr()
        assert not told.err
        assert "cli-" not in told.out
        assert "why-" not in told.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--playouts", "0"], "at least one play-out"),
        (["--seat", "5"], "seats 1 to 4"),
        (["--seat", "0"], "seats 1 to 4"),
        (["--jobs", "-1"], "at least one process"),
    ],
)
def test_what_cannot_be_asked(
    played: Path, words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(played), *words]) == 2
    assert said in capsys.readouterr().err
    assert list(played.parent.iterdir()) == [played]


def test_a_broken_record_leaves_nothing(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = played.read_text(encoding="utf-8")
    for broken, said in (
        (whole.replace("game: pairs", "game: gone"), "gone"),
        (whole.replace("chance: deal", "chance: deel"), "line"),
        ("", "record"),
    ):
        played.write_text(broken, encoding="utf-8")
        assert main(["analyse", str(played), "--playouts", "2"]) == 2
        told = capsys.readouterr()
        assert said in told.err
        assert not told.out
    assert list(played.parent.iterdir()) == [played]


def test_a_solo_could_be_won_until_here(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every move is legal, and one of them gives it away."""
    table, rng = boneyard.table("solo-rows", seed=3, match="rounds:1"), Random(1)
    while not table.over:
        table.play(table.moves().sample(rng))
    file = tmp_path / "solo.txt"
    file.write_text(table.record(), encoding="utf-8")
    assert main(["analyse", str(file), "--lang", "en"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert "Yes, it can still be won" in told[0]
    assert "No, not from here" in told[1]
    assert main(["analyse", str(file), "--json"]) == 2
    assert list(tmp_path.iterdir()) == [file]
