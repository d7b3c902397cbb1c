"""Records of one seat tell what that seat knew, and nothing else."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import boneyard
from boneyard.core.events import Drew
from boneyard.games import folder
from boneyard.notation import record
from boneyard.testing.play import match


def test_a_seats_record_shows_its_own_draws_and_no_others() -> None:
    game = boneyard.game("block", players=2, match="rounds:1")
    steps = list(match(game, seed=3))[:9]
    text = record.write(
        record.of_match(game, [(step.actor, step.action) for step in steps], seat=1)
    )
    drew = [event for step in steps for event in step.events if isinstance(event, Drew)]
    mine = [str(tile) for event in drew if event.seat == 1 for tile in event.tiles or ()]
    theirs = [str(tile) for event in drew if event.seat == 0 for tile in event.tiles or ()]
    laid = " ".join(str(step.action) for step in steps[1:])
    assert mine
    assert all(f"> drew {tile}" in text for tile in mine)
    assert not any(tile in text for tile in theirs if tile not in laid and tile[::-1] not in laid)


def test_a_seats_record_is_not_replayed() -> None:
    game = boneyard.game("block", players=2)
    deal = game.legal(game.start(), boneyard.CHANCE).sample(Random(1))
    text = record.write(record.of_match(game, [(boneyard.CHANCE, deal)], seat=0))
    with pytest.raises(record.BadRecord, match="seat 1 saw"):
        list(record.replay(record.read(text)))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "empty"),
        ("chess record 1", "begins with"),
        ("boneyard record 1\nversion: 1", "'game: …' is missing"),
        ("boneyard record 1\ngame: block\nversion: one", "line 3: 'one' is no version number"),
        ("boneyard record 1\ngame: block\nversion: 1\nseen by: ²", "line 4: '²' is no seat"),
        ("boneyard record 1\ngame: block\nversion: 1\nseen by: 0", "line 4: '0' is no seat"),
        ("boneyard record 1\ngame: block\nversion: 1\nseat 2: Ada", "expected seat 1"),
        ("boneyard record 1\ngame: block\nversion: 1\nnobody: 6-6", "'nobody' is nobody"),
        ("boneyard record 1\ngame: block\nversion: 1\n0: 6-6", "is nobody"),
        ("boneyard record 1\ngame: block\nversion: 1\n1: jump", "'jump' is no action"),
        ("boneyard record 1\ngame: block\nversion: 1\nround: many", "expected points"),
        ("boneyard record 1\ngame: block\nversion: 1\nnonsense", "expected 'who: action'"),
    ],
)
def test_what_is_no_record_is_refused_with_the_reason(text: str, said: str) -> None:
    with pytest.raises(record.BadRecord, match=said):
        record.read(text)


@pytest.mark.parametrize("line", ["option set: 6", "seat 1: Ada", "fair daily: x", "seen by: 1"])
def test_no_line_of_the_head_stands_below_an_action(line: str) -> None:
    text = f"boneyard record 1\ngame: block\nversion: 1\n\n1: pass\n{line}\n"
    said = f"line 6: '{line.partition(':')[0]}' belongs above the first action, on line 5"
    with pytest.raises(record.BadRecord, match=said):
        record.read(text)


@pytest.mark.parametrize(
    "line",
    ["game: block", "version: 1", "option set: 6", "seat 1: Ada", "fair daily: x", "seen by: 1"],
)
def test_no_line_of_the_head_stands_there_twice(line: str) -> None:
    """Else two programs could read two different matches in one record."""
    head = ["game: block", "version: 1", *([] if line in ("game: block", "version: 1") else [line])]
    text = "\n".join(["boneyard record 1", *head, "", "# played in winter", line, "1: pass"])
    first, second = 2 + head.index(line), len(head) + 4
    said = f"line {second}: '{line.partition(':')[0]}' stands on line {first} already"
    with pytest.raises(record.BadRecord, match=said):
        record.read(text)


ODD = ["", "²", "١", "\0", "\u2028", "9" * 5000, "NaN", "é", "0", "-1", *"?:|>/-"]


@given(
    st.sampled_from(["block", "hectic", "fortress", "dominosa", "memory", "dominance"]),
    st.integers(0, 15) | st.integers(0, 39),
    st.integers(0, 5),
    st.sampled_from(["word", "sign", "line", "twice", "end"]),
)
@example("block", 2, 1, "word")  # the version
@example("block", 11, 0, "sign")  # who acts
def test_a_record_that_was_tampered_with_is_replayed_or_refused(
    slug: str, line: int, word: int, how: str
) -> None:
    """Whatever stands in it, nobody is shown a mistake of ours."""
    golden = (folder(slug) / "golden.txt").read_text("utf-8").splitlines()[:40]
    for odd in ODD:
        text = "\n".join(tampered(golden, line % len(golden), word, how, odd))
        with suppress(record.BadRecord):
            list(record.replay(record.read(text)))


def tampered(lines: list[str], line: int, word: int, how: str, odd: str) -> list[str]:
    before, after, words = lines[:line], lines[line + 1 :], lines[line].split(" ")
    word %= len(words)
    match how:
        case "word":
            return [*before, " ".join([*words[:word], odd, *words[word + 1 :]]), *after]
        case "sign":
            sign = odd + words[word][1:]
            return [*before, " ".join([*words[:word], sign, *words[word + 1 :]]), *after]
        case "twice":
            return [*lines[:word], lines[line], *lines[word:]]
        case "line":
            return [*before, odd, *after]
        case _:
            return [*before, odd]
