"""The command line as a person meets it: what it prints, and what it says of mistakes."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest

import boneyard
from boneyard.cli import main
from boneyard.games import folder

GOLDEN = str(folder("block") / "golden.txt")


def told(capsys: pytest.CaptureFixture[str]) -> str:
    caught = capsys.readouterr()
    return caught.out + caught.err


def test_the_catalogue_lists_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", "de"]) == 0
    shown = told(capsys)
    assert all(slug in shown for slug in boneyard.slugs())
    assert "Blockspiel" in shown
    assert re.search(r"^barricade .* 2–4, 6–9 ", shown, re.M), "with one base game or another"


def test_options_depend_on_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "barricade", "-o", "base=hungarian"]) == 0
    assert "may_stop" in told(capsys)


def test_the_rules_are_those_of_the_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "block", "--lang", "en"]) == 0
    assert "Two to four players" in told(capsys)
    for words in (["set=9", "players=3"], ["--set", "9", "--players", "3"], ["-o", "set=9"]):
        assert main(["rules", "block", *words, "--lang", "en"]) == 0
        shown = told(capsys)
        assert "double-nine set (55 tiles)" in shown
        assert "double-six set" not in shown
        assert ("Three players" in shown) == (words != ["-o", "set=9"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "blok"], "perhaps block"),
        (["play"], "which game"),
        (["play", "block", "--players", "7"], "choose 2, 3 or 4"),
        (["play", "block", "--set", "7"], "choose 6 or 9"),
        (["play", "block", "-o", "match=forever"], "rounds:N"),
        (["play", "block", "-o", "match"], "NAME=VALUE"),
        (["play", "block", "-o", "match=rounds:" + "9" * 5000], "rounds:N"),
        (["play", "block", "-o", "players=7"], "choose 2, 3 or 4"),
        (["simulate", "block", "-o", "set=7"], "choose 6 or 9"),
        (["play", "block", "-o", "slug=chess"], "the options are"),
        (["simulate", "block", "--players", "random,random", "-o", "players=3"], "2 are seated"),
        (["solve", "numbers", "--rectangle", "²x3"], "written like 7x8"),
        (["solve", "numbers", "--rectangle", "500x500"], "up to 14 x 100 cells, not 500 x 500"),
        (["play", "block", "-o", "colour=red"], "the options are"),
        (["play", "block", "--seats", "me,nobody"], "there is no bot 'nobody'"),
        (["play", "block", "--players", "2", "--seats", "me,random,random"], "3 are seated"),
        (["simulate", "block", "--games", "0"], "at least one"),
        (["simulate", "block", "--players", "random"], "choose 2, 3 or 4"),
        (["replay", "no-such-file"], "cannot read no-such-file"),
        (["picture", GOLDEN, "--out", "x.jpg"], "has to end in .png or .svg"),
        (["picture", GOLDEN, "--out", "x.svg", "--step", "1e9"], "no position after 1000000000"),
        (["picture", GOLDEN, "--out", "x.svg", "--step", "-1"], "no position after -1"),
        (["picture", GOLDEN, "--out", "no/such/folder.svg"], "cannot write no/such/folder.svg"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules", "block", "set=7"], "choose 6 or 9"),
        (["rules", "block", "set"], "NAME=VALUE"),
    ],
)
def test_a_mistake_is_told_with_what_is_possible_and_status_2(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert said in told(capsys)


def test_a_record_replays(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", GOLDEN, "--lang", "en"]) == 0
    assert "all legal; match over" in told(capsys)


def test_a_position_of_a_record_is_drawn(tmp_path: Path) -> None:
    svg, png = tmp_path / "a.svg", tmp_path / "a.png"
    named = tmp_path / "named.txt"
    named.write_text(after(Path(GOLDEN).read_text("utf-8"), "seat 1: A & B\x07\nseat 2: Иван"))
    drawn = []
    for step in ("0", "20"):
        arguments = ["picture", str(named), "--lang", "de", "--step", step, "--out"]
        assert main([*arguments, str(svg)]) == 0
        assert main([*arguments, str(png)]) == 0
        drawn.append(fromstring(svg.read_text("utf-8")))
        assert png.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
        assert png.read_bytes()[16:24] == bytes.fromhex("000004b0 00000276"), "1200 × 630"
    texts = ["".join(picture.itertext()) for picture in drawn]
    assert all("Blockspiel" in text and "A & B" in text and "Иван" in text for text in texts)
    tiles = [len(picture.findall(".//{*}circle[@r='.055']")) for picture in drawn]
    assert tiles[0] == 0 < tiles[1]


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda text: text[: text.index(" | ") + 5], "is not a tile"),
        (lambda text: text.replace("result: ", "result: 1"), "the count is"),
        (lambda text: text.replace("boneyard record 1", "boneyard"), "line 1"),
        (lambda text: text.replace("game: block", "game: go"), "there is no game 'go'"),
        (lambda text: text.replace("version: 1", "version: 99"), "version 99"),
        (lambda text: re.sub(r"\n[12]: ", "\n9: ", text, count=1), "not-your-turn"),
        (lambda text: re.sub(r"deal \d-\d", "deal 9-9", text), "wrong-deal"),
        (lambda text: re.sub(r"\n([12]): .*>", r"\n\1: 6-6>", text, count=1), "not-in-hand"),
        (lambda text: after(text, "seat 1: Ada"), "line 4: 2 seats, but names for 1; write"),
        (
            lambda text: after(text, "seat 1: A\nseat 2: B\nseat 3: C"),
            "line 6: 2 seats, but names for 3",
        ),
        (lambda text: after(text, "seen by: ²"), "line 4: '²' is no seat"),
        (lambda text: text.replace("version: 1", "version: ²"), "line 3: '²' is no version"),
        (lambda text: text.replace("version: 1", "version: " + "9" * 5000), "is no version"),
        (lambda text: text.replace("set: 6", "set: 7"), "line 4: set = 7 is not possible"),
        (lambda text: text.replace("set: 6", "set: " + "9" * 5000), "9… is not possible"),
        (lambda text: after(text, "option slug: 6"), "line 4: slug = 6 is not possible"),
        (lambda text: after(text, "option: 6"), "line 4: 'option' is nobody"),
        (lambda text: text.replace("\n1: ", "\n١: ", 1), "'١' is nobody"),
        (lambda text: text.replace("\n1: ", f"\n{'9' * 5000}: ", 1), "9…' is nobody"),
        (lambda text: text.replace("deal 6-6", f"deal {'9' * 5000}-6"), "9' is not a tile"),
        (lambda _: of("memory", "1: flip 1"), "line 4: '1' is no cell; write"),
        (lambda _: of("dominance", "1: take 6-6 ²"), "line 4: '²' is no number; write"),
        (lambda _: of("fortress", "1: stack"), "line 4: expected 3 words"),
        (lambda text: after(text, "1: flip 0,1"), "line 4: 'flip' is no action; there are bar"),
        (lambda text: text.replace("round: ", "round: ²"), "points per seat"),
    ],
)
def test_a_broken_or_cheating_record_is_refused_with_the_line_and_the_reason(
    spoil: Callable[[str], str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.txt"
    text = Path(GOLDEN).read_text("utf-8")
    assert spoil(text) != text
    broken.write_text(spoil(text), "utf-8")
    assert main(["replay", "--quiet", str(broken)]) == 2
    shown = told(capsys)
    assert said in shown
    assert "line" in shown
    assert len(shown) < 700, "it repeats no more than one needs to find it"


def of(slug: str, line: str) -> str:
    """A record of this game that begins with this line."""
    return f"boneyard record 1\ngame: {slug}\nversion: 1\n{line}\n"


def after(text: str, lines: str) -> str:
    """The record with these lines after its third."""
    return text.replace("\nversion: 1\n", f"\nversion: 1\n{lines}\n")


def test_a_name_of_any_length_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "kept.txt"
    text = after(Path(GOLDEN).read_text("utf-8"), f"seat 1: {'A' * 3000}\nseat 2: Ben")
    kept.write_text(text, "utf-8")
    assert main(["replay", str(kept), "--lang", "en"]) == 0
    assert "all legal" in told(capsys)


@pytest.mark.parametrize(
    ("proof", "said"),
    [
        ("", "line 1: "),
        ("fair daily: é", "line 4: "),
        ("fair daily: 2026-01-31", "line 4: "),
        ("fair commitment: x\nfair secret: ²\nfair nonce 1: a\nfair nonce 2: b", "line 5: "),
        ("fair commitment: x\nfair secret: 00\nfair nonce 1: a\nfair nonce 2: b", "line 5: "),
    ],
)
def test_a_proof_that_proves_nothing_is_told_with_its_line(
    proof: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.txt"
    kept.write_text(after(Path(GOLDEN).read_text("utf-8"), proof), "utf-8")
    assert main(["verify", str(kept)]) == 2
    shown = told(capsys)
    assert f"{said}{kept} cannot be verified" in shown
    assert "codec" not in shown


@pytest.mark.parametrize(
    ("daily", "said"),
    [
        ("fair daily: 20260131", "'20260131' is no day"),
        ("fair daily: 2026-W05-6", "'2026-W05-6' is no day"),
        ("fair daily: 2026-01-31\nfair secret: 00", "has no secret"),
    ],
)
def test_the_puzzle_of_a_day_is_one_puzzle(
    daily: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.txt"
    kept.write_text(of("dominosa", daily), "utf-8")
    assert main(["verify", str(kept)]) == 2
    assert said in told(capsys)


def test_a_fair_record_is_verified_and_a_changed_deal_is_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.txt"
    play(["play", "block", "--seats", "random,random", "--record", str(kept)])
    assert main(["verify", str(kept)]) == 0
    text = kept.read_text("utf-8")
    line = next(line for line in text.splitlines() if line.startswith("chance"))
    words = line.split()
    words[2], words[3] = words[3], words[2]
    kept.write_text(text.replace(line, " ".join(words)), "utf-8")
    capsys.readouterr()
    assert main(["verify", str(kept)]) == 2
    assert "not the deal that was fixed" in told(capsys)
    assert main(["verify", GOLDEN]) == 2
    assert "cannot be verified" in told(capsys)


def play(words: list[str], typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, with this typed at its prompts."""
    environment = {**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": "en_GB.UTF-8"}
    program = "import sys; from boneyard.cli import main; sys.exit(main())"
    return subprocess.run(
        [sys.executable, "-c", program, *words],
        input=typed, text=True, capture_output=True, timeout=60, env=environment, check=False,
    )  # fmt: skip


def test_a_match_is_played_by_numbers_to_its_end(tmp_path: Path) -> None:
    words = ["play", "classic-block", "--record", str(tmp_path / "kept.txt")]
    done = play(words, "1\n" * 60)
    assert done.returncode == 0, done.stderr
    assert "result:" in (tmp_path / "kept.txt").read_text("utf-8")
    assert max(map(len, done.stdout.splitlines())) <= 100


def test_a_match_broken_off_is_kept_and_goes_on(tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    done = play(["play", "block", "--record", str(kept)], "1\n")
    assert done.returncode == 0, done.stderr
    assert "--resume" in done.stdout
    before = kept.read_text("utf-8")
    again = play(["play", "--resume", str(kept)], "1\n")
    assert again.returncode == 0, again.stderr
    assert kept.read_text("utf-8").startswith(before.rstrip("\n"))
    nameless = re.sub(r"seat \d: .*\n", "", before)
    kept.write_text(nameless, "utf-8")
    again = play(["play", "--resume", str(kept)], "1\n")
    assert again.returncode == 0, again.stderr


def test_numbers_of_ones_own_are_played_from_a_file(tmp_path: Path) -> None:
    puzzle = tmp_path / "puzzle.txt"
    puzzle.write_text("001\n110\n")
    moves = "put 0,0 0,1\nput 1,0 1,1\nput 0,2 1,2\n"
    kept = tmp_path / "kept.txt"
    words = ["play", "dominosa", "-o", f"numbers=@{puzzle}", "--record", str(kept)]
    done = play(words, moves)
    assert done.returncode == 0, done.stderr
    assert "result: 1" in kept.read_text("utf-8")
    missing = play(["play", "dominosa", "-o", "numbers=@nowhere.txt"])
    assert missing.returncode == 2
    assert "cannot read nowhere.txt" in missing.stderr


def test_what_is_no_action_is_explained_and_changes_nothing(tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    typed = ["9-9", "nonsense", "999", "u", "²", "9" * 5000, "x" * 3000, "6-6>6-6.odd"]
    done = play(["play", "block", "--record", str(kept)], "\n".join(typed))
    assert done.returncode == 0, done.stderr
    assert "9-9" in done.stdout
    assert "Type a number" in done.stdout
    assert "only" in done.stdout, "how many choices there are"


def test_a_closed_pipe_is_no_traceback() -> None:
    command = f"{sys.executable} -c 'from boneyard.cli import main; main()' games | head -1"
    done = subprocess.run(["bash", "-c", command], text=True, capture_output=True, check=False)
    assert "Traceback" not in done.stderr


def test_what_was_closed_before_is_no_traceback() -> None:
    command = f"{sys.executable} -c 'from boneyard.cli import main; exit(main())' rules block >&-"
    done = subprocess.run(["bash", "-c", command], text=True, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_disk_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    kept = str(tmp_path / "no-such-folder" / "kept.txt")
    done = play(["play", "block", "--seats", "random,random", "--record", kept])
    assert done.returncode == 2
    assert "cannot write" in done.stderr
    assert "boneyard record 1" in done.stdout, "nothing is lost"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("at_once", ["", "1"], ids=["at the end", "at once"])
def test_a_full_disk_is_told(at_once: str) -> None:
    words = "simulate block --games 1 --jobs 1 --format json"
    command = f"{sys.executable} -c 'from boneyard.cli import main; exit(main())' {words}"
    done = subprocess.run(
        ["bash", "-c", f"{command} > /dev/full"],
        env=os.environ | {"PYTHONUNBUFFERED": at_once},
        text=True, capture_output=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr == "boneyard: cannot write: No space left on device\n"


def test_simulation_counts_and_speaks_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "block", "--games", "30", "--players", "greedy,random", "--jobs", "1"]
    assert main([*words, "--format", "json"]) == 0
    told_ = json.loads(capsys.readouterr().out)
    assert told_["games"] == 30
    assert sum(wins["share"] for wins in told_["wins"]) == pytest.approx(1)
    assert main([*words, "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out) == told_, "the same seed, the same matches"


def test_a_bench_measures_the_games_it_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "classic-block", "--seconds", "0.01"]) == 0
    assert "classic-block, 2 players" in told(capsys)


def test_a_picture_that_cannot_be_drawn_is_refused_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("boneyard.cli.simulate.play_many", None)
    assert main(["simulate", "block", "--plot", "x.xyz"]) == 2
    assert "cannot draw to x.xyz: its name has to end in one of" in told(capsys)


def test_what_was_found_is_printed_even_where_it_cannot_be_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "taken.png"
    picture.mkdir()
    words = ["simulate", "block", "--games", "2", "--jobs", "1", "--plot", str(picture)]
    assert main(words) == 2
    shown = capsys.readouterr()
    assert "2 matches" in shown.out
    assert "cannot draw to" in shown.err


def test_a_replay_speaks_of_players_by_name(tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    play(["play", "classic-block", "--record", str(kept)], "1\n" * 60)
    done = play(["replay", str(kept)])
    assert "Player 1 plays " in done.stdout
    assert "You" not in done.stdout


def test_make_play_takes_another_port() -> None:
    root = Path(__file__).resolve().parents[2]
    for port, asked in (("8123", "boneyard serve --open --port 8123\n"), ("", "serve --open \n")):
        done = subprocess.run(
            ["make", "--dry-run", "--always-make", "play", f"PORT={port}"],
            cwd=root, text=True, capture_output=True, check=True,
        )  # fmt: skip
        assert asked in done.stdout


def test_all_rules_make_a_booklet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "booklet.html"
    assert main(["rules", "--all", "--lang", "de", "--out", str(file)]) == 0
    page = file.read_text("utf-8")
    assert page.count("<article") == len(boneyard.slugs())
    assert '<a href="#block">Blockspiel</a>' in page
    assert 'src="data:image/svg+xml,' in page
    assert "http" not in page.replace("http%3A//www.w3.org/2000/svg", "")
    assert main(["rules", "block", "--all"]) == 2
    assert "--all takes no game" in capsys.readouterr().err
