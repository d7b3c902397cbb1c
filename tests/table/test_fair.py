"""A proof of today's scheme holds only for the deal it was made for, and anybody can check it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import boneyard
from boneyard.cli import main
from boneyard.notation.record import Record, options_told, read, write
from boneyard.table import Table, fair, stream
from boneyard.table.stream import BadProof

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "fair-deals.md").read_text("utf-8")
ON_THE_PAGE = (ROOT / "web" / "app" / "deal" / "deal.test.ts").read_text("utf-8")
SECRET = bytes(range(32))
ADA = "ada-of-her-own"


def pledge(**more: Any) -> fair.Pledge:
    game = boneyard.game("block", players=2, match="rounds:2")
    plain = fair.Pledge(table="q1", slug="block", version=1, options=options_told(game), bots=(1,))
    return replace(plain, **more)


@cache
def played(nonces: tuple[str, str] = (ADA, ""), *, until: int = 10_000) -> Record:
    """A match of two rounds, played to its end or given up after so many actions."""
    game = boneyard.game("block", players=2, match="rounds:2")
    table = Table(game, fair.match_seed(SECRET, pledge(), nonces))
    while not table.over and table.count < until:
        if table.waits:
            table.go_on()
        else:
            (seat,) = table.seats_to_act
            table.play(seat, next(iter(table.moves(seat))))
    proof = fair.proof(SECRET, pledge(), nonces, revealed=True)
    return table.record(fair=proof | fair.ending(table.count, given_up=not table.over))


def with_fair(record: Record, **said: str) -> Record:
    changed = {key.replace("_", " "): value for key, value in said.items()}
    return replace(record, fair={**record.fair, **changed})


# -- what a server could try -------------------------------------------------------------------


def test_grinding_what_a_bot_adds_changes_nothing() -> None:
    """A bot has nothing to add: with a nonce for it there is another deal, but no proof of it."""
    honest = fair.match_seed(SECRET, pledge(), [ADA, ""])
    assert fair.seed_of(played(), 2) == honest
    for attempt in range(50):
        ground = played((ADA, f"ground-{attempt}"))
        with pytest.raises(BadProof, match="a bot adds nothing"):
            fair.seed_of(ground, 2)


def test_that_a_seat_was_a_bots_cannot_be_denied_later() -> None:
    with pytest.raises(BadProof, match="bot's seat"):
        fair.seed_of(with_fair(played(), bots="", nonce_2="ground"), 2)


CHANGED: Mapping[str, Callable[[Record], Record]] = {
    "nonce": lambda record: with_fair(record, nonce_1="another"),
    "nonces swapped": lambda record: with_fair(
        record, bots="", nonce_1=record.fair["nonce 2"], nonce_2=record.fair["nonce 1"]
    ),
    "nonce left out": lambda record: with_fair(record, nonce_1=""),
    "secret": lambda record: with_fair(record, secret=bytes(32).hex()),
    "secret cut": lambda record: with_fair(record, secret=SECRET[:-1].hex()),
    "commitment": lambda record: with_fair(record, commitment="00" * 32),
    "table": lambda record: with_fair(record, table="q2"),
    "bots": lambda record: with_fair(record, bots="1 2"),
    "scheme": lambda record: with_fair(record, scheme="boneyard-3"),
    "no scheme": lambda record: replace(
        record, fair={key: said for key, said in record.fair.items() if key != "scheme"}
    ),
    "option": lambda record: replace(record, options={**record.options, "match": "rounds:3"}),
    "option left out": lambda record: replace(
        record, options={k: v for k, v in record.options.items() if k != "reserve"}
    ),
    "game": lambda record: replace(record, slug="draw"),
    "version": lambda record: replace(record, version=2),
}


@pytest.mark.parametrize("what", CHANGED)
def test_whatever_is_changed_is_found_out(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.txt"
    kept.write_text(write(played()), "utf-8")
    assert main(["verify", str(kept)]) == 0
    kept.write_text(write(CHANGED[what](played())), "utf-8")
    assert main(["verify", str(kept)]) == 2
    assert capsys.readouterr().err.startswith("boneyard: ")


def test_a_server_that_fits_all_to_another_secret_is_found_out_by_the_commitment(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.txt"
    kept.write_text(write(played()), "utf-8")
    shown = fair.commitment(bytes(32), pledge())
    assert main(["verify", str(kept)]) == 0
    assert "compare it with the one you were shown" in capsys.readouterr().out
    assert main(["verify", str(kept), "--commitment", shown]) == 2
    assert "not the one you were shown" in capsys.readouterr().err


def test_a_commitment_of_today_is_none_of_the_first_scheme(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A server that has shown one could call the bytes that were hashed for it its secret, grind
    what its bot adds, and hand over a record without a scheme."""
    game = boneyard.game("block", players=2, match="rounds:2")
    shown = fair.commitment(SECRET, pledge())
    options = [text for pair in sorted(pledge().options.items()) for text in pair]
    said = ["q1", "block", "1", "2", *options]
    parts = [b"boneyard-2 commitment", SECRET, *(text.encode() for text in said)]
    preimage = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    assert sha256(preimage).hexdigest() == shown
    kept, nonces = tmp_path / "kept.txt", [ADA, "ground"]
    seen = ["--nonce", f"1={ADA}"]
    for secret in (preimage, SECRET):
        table = Table(game, stream.match_seed(secret, nonces))
        while not table.over:
            if table.waits:
                table.go_on()
            else:
                (seat,) = table.seats_to_act
                table.play(seat, next(iter(table.moves(seat))))
        proof = stream.proof(secret, nonces, revealed=True)
        ending = fair.ending(table.count, given_up=False)
        kept.write_text(write(table.record(fair=proof | ending)), "utf-8")
        assert main(["verify", str(kept), *seen]) == 2
        if secret == preimage:
            assert main(["verify", str(kept), "--first-scheme", "--commitment", shown, *seen]) == 2
            assert "the secret is 32 bytes" in capsys.readouterr().err
    assert "add --first-scheme" in capsys.readouterr().err
    assert main(["verify", str(kept), "--first-scheme", *seen]) == 0


NONCE = st.text(max_size=9)


@given(st.lists(NONCE, min_size=2, max_size=4), st.lists(NONCE, min_size=2, max_size=4))
def test_no_two_lists_of_nonces_are_alike(some: list[str], others: list[str]) -> None:
    seeds = [fair.match_seed(SECRET, pledge(), nonces) for nonces in (some, others)]
    assert (seeds[0] == seeds[1]) == (some == others)


@given(st.dictionaries(NONCE, NONCE, max_size=3), st.dictionaries(NONCE, NONCE, max_size=3))
def test_no_two_pledges_are_alike(some: dict[str, str], others: dict[str, str]) -> None:
    fixed = [fair.commitment(SECRET, pledge(options=options)) for options in (some, others)]
    assert (fixed[0] == fixed[1]) == (some == others)


def test_before_the_end_only_imprints_are_told() -> None:
    said = fair.proof(SECRET, pledge(), [ADA, ""], revealed=False)
    assert SECRET.hex() not in str(said)
    assert ADA not in str(said)
    assert said["imprint 1"] == fair.imprint(0, ADA).hex()
    assert said["imprint 2"] == ""


# -- records that are not all of it ------------------------------------------------------------


@pytest.mark.parametrize("until", [10_000, 5, 0], ids=["over", "given up", "nothing played"])
def test_a_record_cut_at_any_line_is_not_called_verified(
    until: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = write(played(until=until)).rstrip("\n").split("\n")
    kept = tmp_path / "kept.txt"
    for lines in range(len(whole) + 1):
        kept.write_text("\n".join(whole[:lines]) + "\n", "utf-8")
        assert main(["verify", str(kept)]) == (0 if lines == len(whole) else 2), lines
    assert ("given up after" in capsys.readouterr().out) == (until < 100)


def test_a_given_up_match_may_end_with_a_round(tmp_path: Path) -> None:
    """Its last line is a count, which can be cut off like any other."""
    record = read(write(played()))
    first = next(at for at, line in enumerate(record.lines) if getattr(line, "what", "") == "round")
    ended = {"end": "given up", "actions": str(first)}
    cut = replace(record, lines=record.lines[: first + 1], fair={**record.fair, **ended})
    kept = tmp_path / "kept.txt"
    kept.write_text(write(cut), "utf-8")
    assert main(["verify", str(kept)]) == 0
    kept.write_text(write(replace(cut, lines=record.lines[:first])), "utf-8")
    assert main(["verify", str(kept)]) == 2


# -- what one saw ------------------------------------------------------------------------------


def test_verify_says_what_it_has_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.txt"
    kept.write_text(write(played()), "utf-8")
    shown = fair.commitment(SECRET, pledge())
    seen = ["--commitment", shown.upper(), "--nonce", f"1={ADA}", "--nonce", "2="]
    assert main(["verify", str(kept), *seen]) == 0
    told = capsys.readouterr().out
    assert "the one you were shown" in told
    assert f"seat 1: added '{ADA}', as you say" in told
    assert "seat 2: a bot's from the start" in told
    assert "the record has all of it" in told
    assert main(["verify", str(kept)]) == 0
    assert "only who sat there knows" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--commitment", "abc"], "64 hexadecimal digits"),
        (["--commitment", "²" * 64], "64 hexadecimal digits"),
        (["--nonce", "ada"], "SEAT=TEXT"),
        (["--nonce", "0=ada"], "SEAT=TEXT"),
        (["--nonce", "x=ada"], "SEAT=TEXT"),
        (["--nonce", "3=ada"], "seats 1 to 2"),
        (["--nonce", "1=a", "--nonce", "1=b"], "twice"),
        (["--nonce", "1=eve"], f"seat 1 added '{ADA}' to the deal, not 'eve'"),
        (["--nonce", "2=eve"], "seat 2 added nothing to the deal, not 'eve'"),
        (["--nonce", "1="], "not nothing"),
    ],
)
def test_what_was_seen_otherwise_or_cannot_be_read_is_told(
    given: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.txt"
    kept.write_text(write(played()), "utf-8")
    assert main(["verify", str(kept), *given]) == 2
    assert said in capsys.readouterr().err


def test_the_puzzle_of_a_day_has_nothing_to_compare(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.txt"
    kept.write_text("boneyard record 1\ngame: dominosa\nversion: 1\nfair daily: 2026-11-15\n")
    assert main(["verify", str(kept), "--nonce", "1=a"]) == 2
    assert "the same for everybody" in capsys.readouterr().err


# -- the page that says how --------------------------------------------------------------------


@cache
def verifier() -> Callable[[str, str, Mapping[int, str]], None]:
    """The program in docs/fair-deals.md."""
    (source,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names: dict[str, Any] = {}
    exec(compile(source, "fair-deals.md", "exec"), names)
    found: Callable[[str, str, Mapping[int, str]], None] = names["verify"]
    return found


def test_the_verifier_on_the_page_is_content_with_what_is_fair() -> None:
    verifier()(write(played()), fair.commitment(SECRET, pledge()), {1: ADA, 2: ""})
    given_up = write(played(until=5))
    verifier()(given_up, fair.commitment(SECRET, pledge()), {1: ADA})


@pytest.mark.parametrize("what", CHANGED.keys())
def test_the_verifier_on_the_page_finds_out_what_was_changed(what: str) -> None:
    changed = write(CHANGED[what](played()))
    with pytest.raises((AssertionError, KeyError)):
        verifier()(changed, fair.commitment(SECRET, pledge()), {1: ADA})


def test_the_verifier_on_the_page_finds_out_a_bots_nonce_and_a_cut() -> None:
    shown = fair.commitment(SECRET, pledge())
    with pytest.raises(AssertionError, match="a bot adds nothing"):
        verifier()(write(played((ADA, "ground"))), shown, {1: ADA})
    with pytest.raises(AssertionError, match="cut off"):
        verifier()(write(played()).rpartition("\n1: ")[0], shown, {1: ADA})


def test_the_example_on_the_page_is_right() -> None:
    game = boneyard.game("block", players=2)
    shown = PAGE.partition("## An example")[2].partition("## The first scheme")[0]
    # Those the page names: what a game gets later is none of this table's.
    options = dict(re.findall(r"`(\w+)` ([\w:]+)[,.]", shown.partition("version 1, with")[2]))
    assert options.keys() <= options_told(game).keys()
    example = fair.Pledge(table="example", slug="block", version=1, options=options, bots=(1,))
    seed = fair.match_seed(bytes(32), example, ["ada", ""])
    table = Table(game, seed)
    table.go_on()
    chance = sha256(b"boneyard chance\0" + seed + bytes(8)).digest()
    for told in (
        fair.commitment(bytes(32), example),
        fair.imprint(0, "ada").hex(),
        seed.hex(),
        chance.hex(),
        sha256(chance + bytes(8)).hexdigest()[:32],
    ):
        assert told in shown
    assert str(table.entries[0].deed) in " ".join(shown.split())


def test_the_browser_hashes_as_we_do() -> None:
    """The numbers that the page's own tests expect."""
    example = fair.Pledge(
        table="example",
        slug="a-game",
        version=1,
        options={"set": "6", "players": "2"},
        bots=(1,),
    )
    assert fair.commitment(bytes(32), example) in ON_THE_PAGE
    assert fair.imprint(0, "ada").hex() in ON_THE_PAGE
