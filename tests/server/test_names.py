"""Nobody at a table is called like somebody else, or by what cannot be seen."""

from __future__ import annotations

import pytest

from boneyard.server.names import NAME_LENGTH, clean_name, unlike


@pytest.mark.parametrize(
    ("typed", "called"),
    [
        ("  Ada \n Lovelace\t", "Ada Lovelace"),
        ("\uff21\U0001d41d\u24d0", "Ada"),
        ("A\u200bd\u00ada\u202e\u034f", "Ada"),
        ("\u3164\u115f\uffa0\u2800\u200d\ufe0f", ""),
        ("\ufffcAda\ufffd", "Ada"),
        ("Jose\u0301", "Jos\u00e9"),
        ("Jose\u034f\u0301", "Jos\u00e9"),
        ("\u0301Ada", "Ada"),
        ("A\u0947d\u064ba\u0e31", "Ada"),
        ("A\u20dda", "Aa"),
        ("q" + "\u0301" * 30, "q\u0301\u0301"),
        ("\u0930\u093e\u091c\u0940\u0935", "\u0930\u093e\u091c\u0940\u0935"),
        ("\u05e9\u05b8\u05c1", "\u05e9\u05b8\u05c1"),
        ("\u0e17\u0e35\u0e48", "\u0e17\u0e35\u0e48"),
        ("Zo\u00eb O\u2019Hara-M\u00fcller", "Zo\u00eb O\u2019Hara-M\u00fcller"),
        ("\u30c0", "\u30c0"),
    ],
)
def test_what_cannot_be_seen_or_read_is_no_part_of_a_name(typed: str, called: str) -> None:
    assert clean_name(typed) == called


@pytest.mark.parametrize(
    "alike",
    [
        "ADA",
        "\u0410d\u0430",  # Cyrillic
        "\u0391da",  # Greek
        "\ua4eeda",  # Lisu
        "Ad\u1ea1",
        "A\u0336da",
        "A d a",
    ],
)
def test_what_looks_like_the_name_of_another_gets_a_number(alike: str) -> None:
    assert unlike(alike, ["Ben", "Ada"]) == f"{alike} 2"


@pytest.mark.parametrize(
    ("one", "another"),
    [
        ("Alex", "AIex"),
        ("Bot 10", "Bot lO"),
        ("Marn", "Mam"),
        ("\u041e\u043b\u044f", "O\u043b\u044f"),
    ],
)
def test_letters_that_are_taken_for_others(one: str, another: str) -> None:
    assert unlike(another, [one]) == f"{another} 2"
    assert unlike(one, [another]) == f"{one} 2"


def test_who_is_called_otherwise_gets_none() -> None:
    names = [
        "Ada",
        "Adam",
        "Ben",
        "Bea",
        "\u041e\u043b\u044f",
        "\u0420\u0430\u0439",
        "\u4e8c",
        "\u4e09",
    ]
    names += ["Bot 1", "Bot 2", "Bot 10", "Bot 11", "\u0930\u093e\u092e", "\u0930\u092e\u093e"]
    for at, name in enumerate(names):
        assert unlike(name, names[:at]) == name


def test_a_number_finds_room() -> None:
    long = "x" * NAME_LENGTH
    assert unlike(long, [long]) == f"{'x' * (NAME_LENGTH - 2)} 2"
