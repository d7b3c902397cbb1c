"""The lobby's order: every game on a shelf, found by what people call it, with its own picture."""

from __future__ import annotations

from xml.etree import ElementTree

from msgspec.structs import replace

from boneyard import games
from boneyard.core.game import Shelf
from boneyard.server.http import pictures
from boneyard.server.http.doors import DOORS
from boneyard.server.http.games import _catalogue
from boneyard.server.http.shelves import names_elsewhere, searched, shelf_of
from boneyard.text import LANGUAGES


def test_every_shelf_has_games_and_only_those_for_one_stand_alone() -> None:
    shelves = {slug: shelf_of(games.listing(slug)) for slug in games.slugs()}
    assert set(shelves.values()) == set(Shelf)
    for slug, shelf in shelves.items():
        assert (games.game(slug).players == 1) == (shelf == Shelf.ALONE)


def test_a_game_that_says_nothing_stands_where_it_belongs() -> None:
    """As one from another package does."""
    for slug, shelf in {
        "block": Shelf.LINE,
        "italian": Shelf.SCORE,
        "matador": Shelf.LARGE,
        "memory": Shelf.QUICK,
        "dominosa": Shelf.ALONE,
        "brazilian": Shelf.PARTNERS,
    }.items():
        assert shelf_of(replace(games.listing(slug), shelf=None)) == shelf


def test_a_game_is_known_by_its_names_in_all_languages() -> None:
    assert "vijven" in names_elsewhere("all-fives", "en").split()
    assert "funfe" in names_elsewhere("all-fives", "fr").split()
    # What it is called here is not said twice.
    assert "muggins" not in names_elsewhere("all-fives", "en").split()


def test_kinds_shelves_and_sets_have_words_to_be_found_by() -> None:
    words = searched()
    kinds = {f"kind-{games.listing(slug).kind}" for slug in games.slugs()}
    assert kinds | {"set", "shelf-begin", "shelf-alone"} <= set(words)
    assert {"double", "doppel", "dubbel", "doppio"} <= set(words["set"].split())
    assert {"puzzles", "ratsel", "rompicapo"} <= set(words["kind-puzzle"].split())


def test_every_card_says_briefly_what_is_different_and_so_what_its_sign_means() -> None:
    for lang in LANGUAGES:
        for card in _catalogue(lang).games:
            assert 0 < len(card.twist) <= 32, (lang, card.slug)
            assert card.sign == games.listing(card.slug).sign


def test_every_door_leads_to_a_table() -> None:
    assert {*LANGUAGES, "", "es", "pt"} <= set(DOORS)
    for door in DOORS.values():
        chosen = games.game(door.slug, **door.options).options
        assert door.options.items() <= chosen.items()


def test_the_catalogue_stays_light() -> None:
    for lang in LANGUAGES:
        assert len(_catalogue(lang).model_dump_json()) < 700 * len(games.slugs())


def test_no_two_games_have_the_same_picture() -> None:
    drawn = {slug: pictures.picture(slug) for slug in games.slugs()}
    assert len(set(drawn.values())) == len(drawn)
    for slug, text in drawn.items():
        shown = "".join(ElementTree.fromstring(text).itertext())
        assert games.listing(slug).sign in shown
