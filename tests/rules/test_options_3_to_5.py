"""Sections 3, 4 and 5 of the rule book: who can play these games, with what, and what is usual.

Every option is here with all its choices, the usual one first unless it is said: a set, a number of
players or a variant more or less than the rule book has would be another game.
"""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.core.options import BadOption

DIRECTION = ("clockwise", "counter-clockwise")
GRADES = ("book", "trivial", "local", "sets", "hard", "cases")

CHOICES: dict[str, dict[str, tuple[object, ...]]] = {
    "concentration": {
        "set": (6, 9),
        "players": (2, 3, 4, 5, 6),
        "direction": DIRECTION,
        "target": ("at-once", "round-end"),
    },
    "memory": {"set": (6,), "players": (2, 3, 4, 5, 6), "direction": DIRECTION},
    "hectic": {
        "set": (9, 6),
        "players": (2, 3, 4),
        "direction": DIRECTION,
        "grab": (False, True),
        "void": ("120", "never"),
        "length": ("least", "exact"),
    },
    "fortress": {
        "set": (9, 6),
        "players": (2, 3, 4),
        "direction": DIRECTION,
        "handout": ("all", "one-each"),
        "levels": ("move", "table"),
    },
    "dominance": {"set": (7,), "players": (2,), "direction": DIRECTION},
    "solo-rows": {
        "set": (6,),
        "players": (1,),
        "difficulty": ("winnable", "easy", "medium", "hard", "expert", "any"),
    },
    "solo-draw": {"set": (6, 9), "players": (1,)},
    "fortune-teller": {"set": (6, 12, 18), "players": (1,)},
    "dominosa": {
        "set": (6, 1, 2, 3, 4, 5, 7, 8, 9, 12, 15, 18),
        "players": (1,),
        "shape": ("rectangle", "staircase", "ring"),
        "grid": ("7x8", "8x7", "4x14", "14x4", "2x28", "28x2"),
        "grade": ("local", *(grade for grade in GRADES if grade != "local")),
    },
    "quadrille": {"set": (6,), "players": (1,)},
}

USUAL_MATCH = [
    ("concentration", {}, "points:51"),
    ("concentration", {"set": 9}, "points:51"),
    ("memory", {}, "rounds:1"),
    ("hectic", {}, "rounds:10"),
    ("hectic", {"set": 6}, "rounds:7"),
    ("fortress", {}, "rounds:1"),
    ("dominance", {}, "rounds:1"),
    ("solo-rows", {}, "rounds:1"),
    ("solo-draw", {}, "rounds:1"),
    ("fortune-teller", {}, "rounds:1"),
    ("dominosa", {}, "rounds:1"),
    ("quadrille", {}, "rounds:1"),
]


def declared(slug: str) -> dict[str, Any]:
    return {option.name: option for option in boneyard.listing(slug).options()}


def test_these_are_the_games_of_sections_3_4_and_5() -> None:
    found = {
        slug for slug in boneyard.slugs() if boneyard.listing(slug).section[:1] in ("3", "4", "5")
    }
    assert found == set(CHOICES)


@pytest.mark.parametrize("slug", CHOICES)
def test_there_is_an_option_for_what_is_left_open_and_no_other(slug: str) -> None:
    needed = CHOICES[slug].keys() | {"match"} | ({"rescue"} if slug == "solo-draw" else set())
    # Whoever brings a problem of their own chooses no other option by it.
    own_problem = {"numbers"} if slug == "dominosa" else set()
    assert needed <= declared(slug).keys() <= needed | own_problem


@pytest.mark.parametrize(
    ("slug", "name"), [(slug, name) for slug, options in CHOICES.items() for name in options]
)
def test_these_can_be_chosen_and_the_first_is_usual(slug: str, name: str) -> None:
    wanted, option = CHOICES[slug][name], declared(slug)[name]
    offered = (False, True) if option.kind == "flag" else option.choices
    assert set(offered) == set(wanted)
    assert boneyard.game(slug).options[name] == option.default == wanted[0]
    for value in wanted:
        assert boneyard.game(slug, **{name: value}).options[name] == value
    with pytest.raises(BadOption):
        boneyard.game(slug, **{name: 77})


@pytest.mark.parametrize(("slug", "chosen", "match"), USUAL_MATCH)
def test_how_long_is_played_unless_something_else_is_wanted(
    slug: str, chosen: dict[str, int], match: str
) -> None:
    assert boneyard.game(slug, **chosen).options["match"] == match
    for wanted in ("rounds:3", "points:33"):
        assert boneyard.game(slug, **chosen, match=wanted).options["match"] == wanted


@pytest.mark.parametrize(("set_", "most"), [(6, 22), (9, 47)])
def test_rescues_are_none_by_the_book_and_as_many_as_can_be_used_at_most(
    set_: int, most: int
) -> None:
    assert boneyard.game("solo-draw", set=set_).options["rescue"] == 0
    for number in (0, 1, most):
        assert boneyard.game("solo-draw", set=set_, rescue=number).options["rescue"] == number
    for number in (-1, most + 1):
        with pytest.raises(BadOption):
            boneyard.game("solo-draw", set=set_, rescue=number)
