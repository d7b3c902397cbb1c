"""The atlas: every game has a place on the map, and somebody who tells its rules."""

from __future__ import annotations

import pytest

from boneyard import games
from boneyard.cli.main import main
from boneyard.server.http.shelves import _plain, names_elsewhere
from boneyard.text import LANGUAGES, OFFERED, words
from boneyard.text.atlas import BOOKLETS, country, entry, places

OF_THE_WORLD = [slug for slug in games.ours() if games.listing(slug).section.startswith("w")]


def test_no_game_is_without_a_place_and_a_source() -> None:
    assert all(games.played_in(slug) and games.sources(slug) for slug in OF_THE_WORLD)
    for slug in games.ours():
        assert places(slug)
        labels = [fact.label for fact in entry(slug, "en").facts]
        where = "Played in" if slug in OF_THE_WORLD else "Printed for"
        assert {where, "Sources"} <= {*labels}


@pytest.mark.parametrize("language", OFFERED)
def test_every_place_is_a_country_that_has_a_name(language: str) -> None:
    printed = {code for codes in BOOKLETS.values() for code in codes}
    for code in printed.union(*map(games.played_in, games.slugs())):
        # Babel also knows regions, like 419: those have numbers.
        assert code.isalpha()
        assert country(code, language) != code


def test_a_game_is_found_by_every_name_of_the_countries_it_is_played_in() -> None:
    for slug in OF_THE_WORLD:
        for language in LANGUAGES:
            say = words(language, slug)
            own = _plain([say("title"), say("aliases")])
            found = {*names_elsewhere(slug, language).split(), *own}
            for other in LANGUAGES:
                sought = [country(code, other) for code in games.played_in(slug)]
                assert found >= {*_plain(sought)}, (slug, language, other)


def test_whoever_knows_one_game_is_told_how_another_differs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["atlas", "dominican", "--than", "pairs", "--lang", "de"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "Gespielt in: Dominikanische Republik" in told
    assert "Anders als bei Paardomino: der Beginn, Punkte während des Spiels" in told
    # Options count, as at a table.
    assert main(["atlas", "dominican", "--than", "pairs", "match=points:100", "--lang", "de"]) == 0
    assert "Länge der Partie" not in " ".join(capsys.readouterr().out.split())
    assert main(["atlas", "forty-two", "--than", "pairs", "--lang", "en"]) == 0
    assert "a game of another kind" in " ".join(capsys.readouterr().out.split())
    assert main(["atlas", "pairs", "--than", "pears"]) == 2


def test_the_whole_atlas_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["atlas", "--lang", "nl"]) == 0
    told = capsys.readouterr().out
    assert all(f" ({slug})\n" in told for slug in games.slugs())
