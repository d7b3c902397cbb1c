"""`boneyard ladder` and `boneyard exploit` as somebody meets them who builds bots."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from boneyard.cli import main

WORDS = ["ladder", "classic-block", "--bots", "strong,heaviest,random", "--deals", "18"]
QUICK = [*WORDS, "--playouts", "4"]


def test_a_ladder_speaks_json_the_same_however_many_work(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([*QUICK, "--json", "--jobs", "1"]) == 0
    alone = capsys.readouterr().out
    assert main([*QUICK, "--json", "--jobs", "2"]) == 0
    assert capsys.readouterr().out == alone
    told = json.loads(alone)
    assert (told["game"], told["playouts"], told["seed"]) == ("classic-block", 4, 0)
    assert told["options"]["match"] == "rounds:1"
    assert [(m["a"], m["b"]) for m in told["matches"]] == [
        ("strong", "heaviest"),
        ("heaviest", "random"),
    ]
    for match in told["matches"]:
        assert 16 <= match["deals"] <= 18
        assert match["rounds"] == 2 * match["deals"]
        assert 0 <= match["low"] <= match["win"] <= match["high"] <= 100
        assert match["points_low"] <= match["points"] <= match["points_high"]
        assert match["verdict"] in ("better", "not better", "open")


def test_a_ladder_is_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["ladder", "block", "--bots", "heaviest,doubles-first,random", "--deals", "4"]
    assert main([*words, "--all", "--jobs", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split()[:4] == ["A", "B", "A", "WINS"]
    assert [line.split()[:2] for line in lines[1:4]] == [
        ["heaviest", "doubles-first"],
        ["heaviest", "random"],
        ["doubles-first", "random"],
    ]


def test_partners_are_named_together(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["ladder", "pairs", "--bots", "heaviest+random,random+random", "--deals", "4"]
    assert main([*words, "--jobs", "1", "--json"]) == 0
    (match,) = json.loads(capsys.readouterr().out)["matches"]
    assert (match["a"], match["b"]) == ("heaviest+random", "random+random")
    assert match["rounds"] == 4 * match["deals"]


def test_without_names_all_bots_for_the_game_stand_on_the_ladder(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["ladder", "memory", "--deals", "2", "--jobs", "1", "--json"]
    assert main(words) == 0
    matches = json.loads(capsys.readouterr().out)["matches"]
    assert [match["a"] for match in matches] + [matches[-1]["b"]] == [
        "master", "strong", "casual", "beginner",
    ]  # fmt: skip


def test_a_ladder_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "ladder.svg"
    words = ["ladder", "block", "--bots", "heaviest,random", "--deals", "4", "--jobs", "1"]
    assert main([*words, "--plot", str(picture)]) == 0
    assert "<svg" in picture.read_text("utf-8")
    assert main([*words, "--plot", str(tmp_path / "nowhere" / "ladder.svg")]) == 2
    assert "no such folder" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["ladder", "blok"], "perhaps block"),
        (["ladder", "block", "--playouts", "0"], "at least one play-out"),
        (["ladder", "block", "--playouts", "-5"], "at least one play-out"),
        (["ladder", "block", "--time", "0"], "more than 0 seconds"),
        (["ladder", "block", "--time", "-1"], "more than 0 seconds, not for -1"),
        (["ladder", "block", "--time", "nan"], "more than 0 seconds, not for nan"),
        (["ladder", "block", "--deals", "1"], "at least two deals"),
        (["ladder", "block", "--jobs", "-1"], "at least one process"),
        (["ladder", "block", "--better", "50"], "more than 50 %"),
        (["ladder", "block", "--bots", "greedy"], "at least two bots"),
        (["ladder", "block", "--bots", "greedy,clever"], "there is no bot 'clever'; there are"),
        (["ladder", "block", "--bots", "greedy,strong@x"], "master@400"),
        (["ladder", "block", "--bots", "casual+random,casual"], "would be partners, and block has"),
        (["ladder", "pairs", "--bots", "casual+clever,casual"], "there is no bot 'clever'"),
        (["ladder", "pairs", "--bots", "casual+,casual"], "there is no bot ''"),
        (["ladder", "pairs", "--bots", "casual+casual+casual,casual"], "partners are two"),
        (["simulate", "pairs", "--players", "casual+casual,casual,casual,casual"], "no bot"),
        (["exploit", "block", "--bots", "casual+casual"], "there is no bot"),
        (["ladder", "memory", "--bots", "heaviest,random"], "line games only"),
        (["ladder", "memory", "--bots", "sees-all,random"], "bots of its own"),
        (["ladder", "solo-rows"], "played alone"),
        (["ladder", "block", "-o", "players=9"], "choose 2, 3 or 4"),
        (["simulate", "block", "--players", "greedy,strong@0"], "at least one play-out"),
        (["simulate", "block", "--jobs", "-1"], "at least one process"),
        (["solve", "solo-rows", "--deals", "10", "--jobs", "-1"], "at least one process"),
        (["play", "block", "--seats", "me,sees-all"], "there is no bot 'sees-all'"),
        (["ladder", "block", "-o", "slug=memory"], "slug = memory is not possible here"),
        (["ladder", "block", "--cluster", ""], "--cluster is given the address"),
        (["bench", "kernel", "block", "--seconds", "nan"], "more than 0 seconds"),
        (["bench", "block", "--seconds", "0"], "more than 0 seconds"),
        (["bench", "kernel", "--against", "nothing-like-it"], "nothing-like-it cannot be compared"),
        (["exploit", "memory"], "no line game"),
        (["exploit", "block", "-o", "players=3"], "by two, not by 3"),
        (["exploit", "block", "-o", "hand=3"], "hand = 3 is not possible here"),
        (["exploit", "block", "--set", "6", "--hand", "7"], "too many"),
        (["exploit", "block", "--hand", "9"], "6 tiles"),
        (["exploit", "block", "--draws", "0"], "at least once"),
        (["exploit", "block", "--bots", "sees-all"], "has no policy"),
    ],
)
def test_a_mistake_is_told_with_status_2(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert told.out == ""


def test_a_cluster_without_dask_is_told_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.delitem(sys.modules, "boneyard.cli.cluster", raising=False)
    assert main([*QUICK, "--cluster", "127.0.0.1:8786"]) == 2
    assert "boneyard-dominoes[cluster]" in capsys.readouterr().err


def test_those_who_are_for_measuring_can_be_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "block", "--players", "sees-all@4,heaviest", "-o", "match=rounds:1"]
    assert main([*words, "--games", "5", "--jobs", "1", "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 5


def test_what_is_counted_by_several_is_what_one_counts(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "block", "--games", "45", "--format", "json"]
    assert main([*words, "--jobs", "1"]) == 0
    alone = capsys.readouterr().out
    assert main([*words, "--jobs", "2"]) == 0
    assert capsys.readouterr().out == alone


def test_what_a_bot_loses_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["exploit", "classic-block", "--bots", "greedy,random", "--draws", "2"]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["bots"]
    assert [one["bot"] for one in told] == ["greedy", "random"]
    assert all(one["exploitability"] == (one["first"] + one["second"]) / 2 for one in told)
    assert main(words) == 0
    assert "LOSES" in capsys.readouterr().out
