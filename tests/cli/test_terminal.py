"""A table in the terminal: every game fits it, and can be played with the keyboard alone."""

from __future__ import annotations

import os
import re
import secrets
import sys
from collections.abc import Callable
from functools import partial
from io import StringIO
from pathlib import Path

import pytest

import boneyard
from boneyard.bots import Budget, advice
from boneyard.cli import main, play
from boneyard.games.hectic.bot import ChainBuilder
from boneyard.text import LANGUAGES, bot_name, words
from tests.view.games_played import of_kind

Typing = Callable[..., str]
TYPED = ("hectic", "fortress", "dominance", "dominosa", "quadrille")
"""Games in which a move is put together from tiles, cells and rows."""


@pytest.fixture
def typing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Typing:
    """Play with this typed line by line; what is on the screen then. The deals are always the same:
    by chance a solo may be lost before anybody can type."""
    monkeypatch.setattr(secrets, "token_bytes", lambda count: b"\1" * count)
    monkeypatch.setattr(secrets, "token_hex", lambda count: "01" * count)

    def play(slug: str, *lines: str, options: tuple[str, ...] = ()) -> str:
        # A real pipe: where everybody acts at once, the terminal waits for it with the clock.
        out, in_ = os.pipe()
        os.write(in_, "".join(f"{line}\n" for line in lines).encode())
        os.close(in_)
        with os.fdopen(out) as keyboard:
            monkeypatch.setattr(sys, "stdin", keyboard)
            kept = str(tmp_path / "kept.txt")
            assert main(["play", slug, "--lang", "en", "--record", kept, *options]) == 0
        return capsys.readouterr().out

    return play


@pytest.mark.parametrize("slug", boneyard.slugs())
def test_every_game_fits_80_columns_and_says_how_to_play(
    slug: str, typing: Typing, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Whoever advises thinks for a second, and says the same.
    brief = partial(advice.advise, budget=Budget(playouts=16))
    monkeypatch.setattr(advice, "advise", brief)
    # A bot that thinks no further may lay all its tiles in one run before anybody else is asked.
    runs = slug in ("classic-run", "hungarian")
    options = ("--seats", "me,random") if runs else ()
    shown = typing(slug, "?", "h", "s", "l", "nonsense", "0", options=options)
    # The last lines name a file, which may have a long path.
    lines = shown[: shown.index("The match is saved")].splitlines()
    # What is typed is not on this screen: the answer stands right behind the prompt.
    assert max(len(line.removeprefix("> ")) for line in lines) <= 80
    assert "q stop and save the match" in shown.replace("\n", " ")
    assert "Perhaps" in shown
    assert "nonsense" in shown
    assert not re.search(r"\d-$", shown, re.MULTILINE), "no tile is broken at its hyphen"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", TYPED)
def test_the_example_of_a_typed_move_is_a_move(slug: str, language: str) -> None:
    example = words(language, slug)("cli-example")
    moves = re.findall(r"\b(?:claim|stack|put|take|remove|mark)(?: \d[-,]\d)+(?: \d\b)?", example)
    assert moves
    for move in moves:
        assert str(boneyard.game(slug).vocabulary.parse(move)) == move


@pytest.mark.parametrize("slug", TYPED)
def test_a_number_that_is_not_on_the_screen_does_nothing(
    slug: str, typing: Typing, tmp_path: Path
) -> None:
    shown = " ".join(typing(slug, "40").split())
    assert words("en", slug)("cli-example") in shown
    played = (tmp_path / "kept.txt").read_text("utf-8").splitlines()
    assert not [line for line in played if line.startswith("1: ")]


def test_all_choices_are_listed_when_asked_for_and_then_count(typing: Typing) -> None:
    shown = typing("dominance", "1", "l", "1")
    before, after = shown.split("1-1: 1 into row 1", 1)
    assert "You take" not in before
    assert "You take 1-1 and enter 1 in row 1." in after


def test_face_down_tiles_keep_their_numbers(typing: Typing) -> None:
    shown = typing("concentration", "10")
    first, second = (part for part in shown.split("── Concentration")[1:3])
    assert "8   9   10  11" in first
    assert re.search(r"8   9  \d-\d  11", second), "the tenth lies open, the others are as before"


def test_drawing_is_called_drawing(typing: Typing) -> None:
    shown = typing("fortress")
    assert re.search(r"^  1 Draw$", shown, re.MULTILINE)
    assert not re.search(r"\d Boneyard", shown)


@pytest.mark.parametrize("slug", [*of_kind("solo"), *of_kind("puzzle")])
def test_the_outlook_of_what_is_played_alone_is_told(slug: str, typing: Typing) -> None:
    shown = typing(slug, "o")
    told = shown.split("> ", 1)[1].split("\n> ")[0]
    assert len(told.split()) > 3
    assert told != "Nobody can tell."


def test_the_rules_can_be_read_at_the_table(typing: Typing) -> None:
    assert "Sebastopol" in typing("sebastopol", "r").split("> ", 1)[1]
    shown = typing("sebastopol", "r", options=("--players", "3")).split("> ", 1)[1]
    assert "9 tiles each" in shown
    assert "Four players" not in shown


def test_a_solo_that_is_lost_can_be_taken_back(typing: Typing) -> None:
    shown = typing("solo-rows", *["1"] * 40, "u")
    assert "u: undo" in shown


def test_eleven_have_a_score_sheet_of_80_columns(typing: Typing) -> None:
    people = ",".join(["me"] * 11)
    shown = typing("matador", "", "s", options=("--seats", people)).split("> ", 1)[1]
    assert sum(line.lstrip().startswith("Player") for line in shown.splitlines()) >= 11
    assert max(len(line) for line in shown.splitlines() if "Player" in line) <= 80


def test_bots_are_called_as_on_the_page(typing: Typing, tmp_path: Path) -> None:
    shown = typing("matador", "s", options=("--players", "11"))
    assert all(bot_name(number, "en") in shown for number in range(2, 12))
    kept = (tmp_path / "kept.txt").read_text("utf-8")
    assert "casual 2" in kept, "the record says which bots go on"


def test_bots_do_not_wait_for_a_person_where_everybody_acts_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ChainBuilder, "haste", lambda *_: 0)
    out, in_ = os.pipe()
    # The keyboard is there, and nobody touches it.
    with os.fdopen(out) as keyboard, os.fdopen(in_, "w"):
        monkeypatch.setattr(sys, "stdin", keyboard)
        assert main(["play", "hectic", "--lang", "en", "-o", "match=rounds:1"]) == 0
    assert "Emil wins!" in capsys.readouterr().out


@pytest.mark.parametrize("slug", [*of_kind("solo"), *of_kind("puzzle")])
def test_who_simulates_a_game_for_one_gets_a_bot_that_means_it(
    slug: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", slug, "--games", "1"]) == 0
    assert "greedy" in capsys.readouterr().out


def test_who_takes_the_keyboard_is_told_what_he_may_know_of_the_others_turn(typing: Typing) -> None:
    shown = typing("block", "", "1", "", options=("--seats", "me,me"))
    first, second = re.split(r"It is Player \d’s turn: hand over.*?Enter\. ", shown)[1:3]
    laid = re.search(r"You play (\S+)\.", first)
    drawn = re.search(r"You draw (\S+)\.", first)
    assert laid
    assert drawn
    told, _, hand = second.partition("──")
    assert re.search(rf"Player \d plays {laid[1]}\.", told)
    assert re.search(r"Player \d draws a tile\.", told)
    assert drawn[1] not in told
    assert drawn[1] not in hand


def test_in_memory_games_what_is_hidden_again_is_wiped_once_one_has_decided(
    typing: Typing, monkeypatch: pytest.MonkeyPatch
) -> None:
    wipe = "\033[2J\033[3J\033[H"
    monkeypatch.setattr(play, "_wipe", lambda: print(wipe))
    shown = typing("concentration", "1", "2", "1", options=("--seats", "me,random"))
    # Both turned up two tiles that do not fit. My first choice of the next turn hides them.
    before, after = shown.split(wipe)
    told = re.findall(r"turns? up (\S+) \(row \d, column \d\)", before)
    assert len(told) == 4
    assert "They are turned face down again." in before
    assert told[0] in after, "I turned up the same tile again"
    assert not any(tile in after for tile in told[1:])


def test_the_same_seed_is_the_same_match_with_bots_whose_thought_is_not_timed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kept.txt"

    def match(seed: str) -> str:
        seats = "random,strong@16,master@16"
        party = ["classic-draw", "match=rounds:1", "--seats", seats, "--seed", seed]
        assert main(["play", *party, "--record", str(file)]) == 0
        return file.read_text("utf-8")

    first = match("Rosa's deal")
    assert "seat 3: master@16 3" in first
    assert match("Rosa's deal") == first
    assert match("another") != first
    capsys.readouterr()
    assert main(["verify", str(file)]) == 0
    assert main(["play", "--resume", str(file), "--seed", "1"]) != 0
    assert "--resume takes no --seed" in capsys.readouterr().err


def test_a_hint_does_not_change_what_a_seed_lets_bots_do(
    typing: Typing, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    brief = partial(advice.advise, budget=Budget(playouts=16))
    monkeypatch.setattr(advice, "advise", brief)
    options = ("--seats", "me,random", "--seed", "7")
    plain, helped = (
        typing("block", *lines, options=options) and (tmp_path / "kept.txt").read_text("utf-8")
        for lines in (("1", "1", "1"), ("h", "1", "h", "1", "1"))
    )
    assert plain == helped


def test_somebody_is_shown_their_first_moves_and_goes_on_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(advice, "advise", partial(advice.advise, budget=Budget(playouts=16)))
    monkeypatch.setattr(sys, "stdin", StringIO("1\na\n1\nq\n"))
    assert main(["learn", "block", "--players", "2", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "You win a round by playing your last tile" in shown
    assert "Move 1 of 5" in shown
    assert "Perhaps" in shown
    assert "From here on you play alone" in shown.replace("\n", " ")
    assert "Move 3 of 5" not in shown
    assert main(["learn", "block", "--watch", "--lang", "de"]) == 0
    assert "> Du legst 5-5." in capsys.readouterr().out
