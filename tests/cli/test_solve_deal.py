"""`boneyard solve deal` as a person meets it."""

from __future__ import annotations

import io
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from boneyard.cli import main
from boneyard.core.actions import Deal
from boneyard.puzzles import deal

DEAL = str(Deal(tuple(map(tuple, deal.random_hands(3, 1)))))
VALUE = 15
"""By minimax over every position of this deal."""
RECORD = f"""boneyard record 1
game: classic-block
version: 1
option players: 4
option direction: {{direction}}

chance: {DEAL}
2: 6-6
chance: {Deal(tuple(map(tuple, deal.random_hands(3, 2))))}
"""


def written(folder: Path, text: str) -> str:
    path = folder / "deal.txt"
    path.write_text(text, encoding="utf-8")
    return str(path)


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["solve", "deal", *words, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.parametrize(
    "text",
    [DEAL, f"chance: {DEAL}\n", f"# a deal\n\n  {DEAL}  \n> the end\n"],
    ids=["alone", "as in a record", "among remarks"],
)
def test_a_deal_is_solved(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, written(tmp_path, text))
    assert set(found) == {"value", "line", "deal", "ms"}
    assert found["value"] == VALUE
    assert found["deal"] == DEAL
    solution = deal.solve(deal.random_hands(3, 1))
    assert found["line"] == [f"{seat + 1}: {action}" for seat, action in solution.line]


def test_standard_input_is_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(DEAL.encode())))
    assert told(capsys, "-")["value"] == VALUE


def test_tiles_that_were_dealt_again_are_those_that_count(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = Deal(tuple(map(tuple, deal.random_hands(3, 2))))
    text = RECORD.format(direction="clockwise").replace(DEAL, f"{other}\nchance: {DEAL}")
    assert told(capsys, written(tmp_path, text))["deal"] == DEAL


def test_what_never_ends_is_not_read_for_ever(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "deal", "/dev/zero"]) == 2
    assert "64 MiB" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("direction", "order"), [("clockwise", (0, 1, 2, 3)), ("counter-clockwise", (0, 3, 2, 1))]
)
def test_of_a_record_the_first_deal_is_taken_and_the_order_of_play(
    direction: str, order: tuple[int, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = told(capsys, written(tmp_path, RECORD.format(direction=direction)))
    solution = deal.solve(deal.random_hands(3, 1), order)
    assert found["deal"] == DEAL
    assert found["value"] == solution.value
    assert found["line"] == [f"{seat + 1}: {action}" for seat, action in solution.line]


def test_people_are_told_who_wins(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "deal", written(tmp_path, DEAL)]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown[0] == f"seats 2 and 4 win {VALUE} pips"
    assert shown[1] == "2: 6-6"
    assert shown[-1].startswith("solved in ")


def test_random_deals_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, "--random", "120", "--seed", "5", "--jobs", "1")
    values = [deal.solve(deal.random_hands(5, number)).value for number in range(120)]
    assert found["deals"] == 120
    assert found["mean_value"] == pytest.approx(sum(values) / 120, abs=0.001)
    assert found["won"] == sum(value > 0 for value in values)
    assert found["tied"] == values.count(0)
    assert found["lost"] == sum(value < 0 for value in values)
    assert 0 < found["p50_ms"] <= found["p95_ms"] <= found["max_ms"]
    assert 0 < found["mean_ms"] <= found["max_ms"]


def test_more_processes_find_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    one = told(capsys, "--random", "101", "--jobs", "1")
    two = told(capsys, "--random", "101", "--jobs", "2")
    for name in ("deals", "mean_value", "won", "tied", "lost"):
        assert one[name] == two[name]


def test_people_are_told_the_shares(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "deal", "--random", "10", "--jobs", "1"]) == 0
    shown = capsys.readouterr().out
    assert "10 deals: " in shown
    assert "95 % confidence" in shown
    assert "ms a deal" in shown


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "found 0 lines"),
        (f"{DEAL}\n{DEAL}", "found 2 lines"),
        ("pass", "'pass' is no deal"),
        ("shuffle 6-6", "'shuffle' is no action"),
        (DEAL.replace("5-3", "5-2"), "5-2 is dealt twice"),
        (DEAL.replace("5-3", "7-3"), "7-3 is not in the double-six set"),
        (DEAL.replace("5-3 ", ""), "seat 1 has 6"),
        (DEAL.replace("5-3", "?"), "hidden tiles"),
        (DEAL.replace(" |", "", 1), "4 hands, and here are 3"),
        (DEAL.replace("6-5", "boneyard 6-5"), "none lies elsewhere"),
        (DEAL.replace("6-5", "six-five"), "'six-five' is not a tile"),
        ("boneyard record 1\ngame: chess\nversion: 1\nchance: " + DEAL, "no game 'chess'"),
        ("boneyard record 1\ngame: block\nversion: 1\n", "nothing is dealt"),
        (
            "boneyard record 1\ngame: block\nversion: 1\noption players: 2\nchance: " + DEAL,
            "2 play here",
        ),
    ],
)
def test_what_is_no_deal_is_told_with_status_2(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", "deal", written(tmp_path, text)]) == 2
    complaint = capsys.readouterr().err
    assert said in complaint
    assert complaint.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "give a FILE"),
        (["deal.txt", "--random", "3"], "give a FILE"),
        (["no-such-file"], "cannot read no-such-file"),
        (["--random", "0"], "at least one deal"),
        (["--random", "3", "--jobs", "-1"], "at least one process"),
    ],
)
def test_a_mistake_is_told_with_status_2(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", "deal", *words]) == 2
    assert said in capsys.readouterr().err
