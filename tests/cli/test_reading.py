"""How the command line is read: words in any order, what is misspelt, completion and manual."""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import boneyard
from boneyard.cli import main
from boneyard.cli.choose import number_seed, seed, whole_number
from boneyard.cli.main import VERBS, whole_parser
from boneyard.cli.parser import actions
from boneyard.cli.shown import lines

needs_bash = pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simlate"], "there is no verb 'simlate'; perhaps simulate?"),
        (["xyz"], "there is no verb 'xyz'; see `boneyard --help`"),
        (["simulate", "block", "--gmes", "3"], "there is no option --gmes; perhaps --games?"),
        (["simulate", "block", "--gmes=3"], "there is no option --gmes; perhaps --games?"),
        (["solve", "deal", "--rndom", "3"], "there is no option --rndom; perhaps --random?"),
        (["solve", "quadrile"], "perhaps quadrille?"),
        (["simulate", "block", "--format", "jsn"], "perhaps json?"),
        (["simulate"], "required: GAME; see `boneyard simulate --help`"),
        (["simulate", "block", "--games", "1.5"], "like 1000 or 1e6, not '1.5'"),
        (["simulate", "block", "--games", "1e99"], "like 1000 or 1e6, not '1e99'"),
        (["verify", "a", "b"], "'b' is one word too many"),
        (["play", "chess"], f"`boneyard games` lists all {len(boneyard.slugs())}"),
        (["play", "all-fives", "players=9"], "players = 9 is not possible here; choose 2, 3 or 4"),
        (["simulate", "block", "player=3"], "perhaps players; the options are"),
        (["simulate", "block", "--jobs", "x"], "like 1000 or 1e6, not 'x'"),
        (["simulate", "block", "--players", ""], "like strong,casual, not ''"),
        (["ladder", "block", "--bots", "casual,"], "like strong,casual, not 'casual,'"),
        (["play", "block", "--seats", ""], "like strong,casual, not ''"),
        (["ladder", "block", "--better", "x"], "a number, like 0.5, not 'x'"),
        (["bench", "block", "server"], "does not go with"),
        (["exploit", "block", "--set", "9", "--hand", "9"], "5e+61 deals are too many"),
        (["solve", "numbers", "--set", "99"], "there is no double-99 set; choose 0 to 18"),
        (["solve", "numbers", "--set", "10"], "up to double-8, not for double-10"),
        (["solve", "solo-draw", "--games", "5"], "--games is for --set 9"),
    ],
)
def test_what_is_misspelt_is_told_in_a_line(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


def test_options_of_a_game_stand_anywhere(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--games", "4", "--jobs", "1", "--format", "json"]
    told = []
    for words in (["players=3", "set=9", *few], [*few, "set=9", "players=3"], ["--set", "9", *few,
                  "-o", "players=3"]):  # fmt: skip
        assert main(["simulate", "block", *words]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert len(told[0]["points"]) == 3
    assert told[0] == told[1] == told[2]


def test_numbers_and_seeds() -> None:
    assert [whole_number(text) for text in ("12", "1e6", "2_000", "-1")] == [12, 10**6, 2000, -1]
    for text in ("", "x", "²", "nan", "inf", "1e400", "0.5", "1,000"):
        with pytest.raises(argparse.ArgumentTypeError):
            whole_number(text)
    assert (seed("7"), seed("-7"), seed("rainy sunday")) == (7, -7, "rainy sunday")
    assert number_seed("7") == 7
    assert number_seed("rainy sunday") == number_seed("rainy sunday") != number_seed("sunday")


def test_a_seed_may_be_any_text(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for words in (["--seed", "rainy sunday"], ["--seed", "rainy sunday"], ["--seed", "dry"]):
        assert main(["simulate", "block", "--games", "9", "--jobs", "1", *words]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] != told[2]


def test_it_is_a_module_too() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "boneyard", "--version"], text=True, capture_output=True, check=True
    )
    assert done.stdout == f"boneyard {boneyard.__version__}\n"


# -- tables of text ----------------------------------------------------------------------------


ROWS = (("block", "Block game", "2–4"), ("all-fives", "Fives with a very long name indeed", "2–4"))


def told(width: int | None) -> list[str]:
    return list(lines(("GAME", "", "PLAYERS"), ROWS, ("PLAYERS",), width))


def test_a_table_is_aligned_and_has_no_blanks_at_its_end() -> None:
    assert told(None) == told(60) == [
        "GAME                                           PLAYERS",
        "block      Block game                              2–4",
        "all-fives  Fives with a very long name indeed      2–4",
    ]  # fmt: skip


def test_where_there_is_no_room_it_is_told_one_below_the_other() -> None:
    assert told(24) == [
        "block",
        "  Block game",
        "  players: 2–4",
        "all-fives",
        "  Fives with a very long",
        "    name indeed",
        "  players: 2–4",
    ]


def test_a_last_column_of_text_is_broken_between_words() -> None:
    rows = [("x", "one two three four five six seven eight nine ten")]
    assert list(lines(("A", "B"), rows, (), 30)) == [
        "A  B",
        "x  one two three four five six",
        "   seven eight nine ten",
    ]


def test_what_is_printed_to_a_file_has_no_blanks_at_its_end(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for words in (["games"], ["games", "pairs"], ["rules", "block"], ["bots"]):
        assert main([*words]) == 0
        printed = capsys.readouterr().out.splitlines()
        assert printed == [line.rstrip() for line in printed]


# -- completion and manual ---------------------------------------------------------------------


@needs_bash
def test_a_shell_completes_verbs_games_and_options(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("shtab")
    assert main(["completion", "bash"]) == 0
    script = tmp_path / "boneyard.bash"
    script.write_text(capsys.readouterr().out)

    def completed(*words: str) -> set[str]:
        asked = f"COMP_WORDS=(boneyard {' '.join(words)}); COMP_CWORD={len(words)}"
        call = f"_shtab_boneyard boneyard {words[-1]} x; echo ${{COMPREPLY[@]}}"
        done = subprocess.run(
            ["bash", "-c", f"source {script}; {asked}; {call}"],
            text=True, capture_output=True, check=True,
        )  # fmt: skip
        return set(done.stdout.split())

    assert completed("sim") == {"simulate"}
    assert completed("play", "all-") == {"all-fives", "all-fives-spinner", "all-sevens"}
    assert completed("ladder", "block", "--be") == {"--better"}


def options() -> Iterator[str]:
    for action in actions(whole_parser()):
        yield from action.option_strings


def test_the_manual_has_every_verb_and_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["manual"]) == 0
    page = capsys.readouterr().out
    plain = page.replace("\\-", "-")
    assert all(f".SS boneyard {verb}\n" in plain for verb in VERBS)
    assert all(option in plain for option in options())
    if shutil.which("groff"):
        set_ = subprocess.run(
            ["groff", "-man", "-Tutf8", "-ww", "-Kutf8"],
            input=page, text=True, capture_output=True, check=True,
        )  # fmt: skip
        assert set_.stderr == ""
