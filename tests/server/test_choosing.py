"""What people wish for a table and cannot have is said in their language, with what they can."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

import pytest

import boneyard
from boneyard.server.client import Http, RequestRefused
from boneyard.server.http.options import settle
from boneyard.text import LANGUAGES, words
from boneyard.view.words import speech
from tests.server.people import BOT, ME


async def refused(asking: Callable[..., Any], *args: Any, **named: Any) -> str:
    with pytest.raises(RequestRefused) as caught:
        await asking(*args, **named)
    return caught.value.problem


async def test_the_form_says_what_fell_back(person: Http) -> None:
    asked = {"chosen": {"players": 9, "match": "for ever"}, "lang": "de-CH"}
    form = await person.post("/api/games/block/form", asked)
    assert "Spieler: „9“ ist hier nicht möglich. Möglich sind: 2, 3, 4." in form["problem"]
    assert "höchstens 100 Runden" in form["problem"]
    assert {option["name"]: option["value"] for option in form["options"]}["players"] == 2


async def test_a_match_with_a_name_can_be_chosen_and_is_offered(person: Http) -> None:
    asked = {"chosen": {"match": "six-love"}, "lang": "de"}
    form = await person.post("/api/games/cut-throat/form", asked)
    match = form["options"][-1]
    assert form["problem"] is None
    assert (match["kind"], match["value"]) == ("match", "six-love")
    assert match["choices"] == [{"value": "six-love", "label": "Six-Love"}]
    wrong = {"chosen": {"match": "for ever"}, "lang": "de"}
    form = await person.post("/api/games/cut-throat/form", wrong)
    assert "Möglich sind: Six-Love." in form["problem"]
    assert "Six-Love" not in (await person.post("/api/games/block/form", wrong))["problem"]


async def test_the_lobby_counts_everybody_some_table_has_room_for(person: Http) -> None:
    cards = {card["slug"]: card for card in (await person.get("/api/catalogue"))["games"]}
    assert cards["barricade"]["players"] == [2, 3, 4, 6, 7, 8, 9], "with one base game or another"
    assert (cards["divisor"]["players"], cards["divisor"]["sets"][-1]) == ([*range(3, 10)], 18)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_game_is_found_by_what_the_booklets_call_it(person: Http, language: str) -> None:
    cards = (await person.get(f"/api/catalogue?lang={language}"))["games"]
    names = {card["slug"]: " ".join([card["title"], *card["aliases"]]).lower() for card in cards}
    assert [slug for slug, said in names.items() if "cardinal" in said] == ["all-sevens"]
    assert [slug for slug, said in names.items() if "sevastopol" in said] == ["sebastopol"]


async def test_numbers_of_ones_own_are_looked_at_before_a_table_is_made(person: Http) -> None:
    asked = {"chosen": {"numbers": "001\n110"}, "lang": "en"}
    form = await person.post("/api/games/dominosa/form", asked)
    assert form["problem"] is None
    assert {option["name"]: option["value"] for option in form["options"]}["set"] == 1
    assert form["options"][-1]["kind"] == "text"
    wrong = {"chosen": {"numbers": "001\n11"}, "lang": "de"}
    form = await person.post("/api/games/dominosa/form", wrong)
    assert form["problem"] == (
        "Eigene Zahlen: Zeile 1 hat 3 Zahlen, Zeile 2 hat 2. Schreib ein Rechteck."
    )
    none = await refused(
        person.new_table, "dominosa", [ME], lang="en", options={"numbers": "010\n101"}
    )
    assert none == "Your own numbers: these numbers have no solution."


async def test_a_whole_set_of_numbers_of_ones_own_fits(person: Http) -> None:
    rows = ["15366244", "10312416", "05612353", "05405451", "03041603", "23664162", "20252534"]
    made = {"numbers": "\n".join(" ".join(row) for row in rows)}
    form = await person.post("/api/games/dominosa/form", {"chosen": made, "lang": "en"})
    assert form["problem"] is None
    assert {option["name"]: option["value"] for option in form["options"]}["set"] == 6
    assert (await person.new_table("dominosa", [ME], options=made))["table"]
    rules = await person.get(f"/api/games/dominosa/rules?{urlencode(made)}")
    assert rules["options"][0]["value"].startswith("1 5 3 6 6 2 4 4 / 1 0")


@pytest.mark.parametrize(
    "query",
    [
        {"set": "a" * 1999},
        {"set": "a" * 2501},
        {"set": "9" * 1999},
        {"set": "9" * 5000},
        {"players": "²"},
        {"match": "rounds:" + "9" * 1900},
        {"match": "rounds:" + "9" * 5000},
        {"set": "6\0"},
        {"a" * 2501: "6"},
        {"\0": "6"},
        {f"o{'x' * number}": "6" for number in range(60)},
        {"wings": "9" * 1999},
    ],
    ids=lambda query: str(query)[:20],
)
async def test_options_in_an_address_that_make_no_sense_are_refused_in_words(
    person: Http, query: dict[str, str]
) -> None:
    for slug in ("block", "dominosa", "solo-draw"):
        with pytest.raises(RequestRefused) as caught:
            await person.get(f"/api/games/{slug}/rules?{urlencode(query)}")
        assert caught.value.status in (409, 422)
        assert 10 < len(caught.value.problem) < 700


@pytest.mark.parametrize(
    "value",
    [
        *(10**30, 10**4000, -1, 1.5, float("nan"), float("inf"), "", "\0", "\ud800", "²"),
        *("x" * 1999, "x" * 2001, "9" * 1999, "rounds:" + "9" * 1900, [], [[6]], {"set": 6}),
    ],
    ids=lambda value: str(ascii(value))[:20],
)
async def test_options_that_make_no_sense_are_refused_in_words(person: Http, value: object) -> None:
    for slug, name in (("block", "set"), ("block", "match"), ("solo-draw", "rescue")):
        seats = [ME, BOT] if slug == "block" else [ME]
        with pytest.raises(RequestRefused) as caught:
            await person.new_table(slug, seats, options={name: value}, lang="en")
        assert caught.value.status in (409, 422)
        assert 10 < len(caught.value.problem) < 700


async def test_a_table_that_cannot_be_is_refused_in_the_makers_language(person: Http) -> None:
    said = await refused(person.new_table, "block", [ME], lang="fr")
    assert said == "Joueurs\xa0: «\xa01\xa0» n’est pas possible ici. Possibilités\xa0: 2, 3, 4."
    said = await refused(person.new_table, "block", [ME, {**BOT, "bot": "x"}], lang="nl")
    there = "random, beginner, greedy, casual, strong, master"
    assert said == f"De bot ‘x’ bestaat niet. Er zijn: {there}."
    said = await refused(person.new_table, "block", [ME, BOT], lang="it", options={"players": 3})
    assert said == "3 giocatori richiedono altrettanti posti, non 2."


async def test_at_the_door_the_browser_says_the_language(person: Http) -> None:
    made = await person.new_table("block", [ME, BOT])
    wrong = f"/api/tables/{made['table']}/enter?lang=de"
    assert "öffnet keinen Platz" in await refused(person.post, wrong, {"secret": "x"})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", boneyard.slugs())
def test_every_option_of_every_game_can_be_refused(slug: str, lang: str) -> None:
    listing, say = boneyard.listing(slug), words(lang, slug)
    for option in listing.options():
        wish = {option.name: "nonsense"}
        settled, complaints = settle(listing, wish, say)
        assert settled[option.name] == option.default
        (complaint,) = complaints
        assert speech.option_name(option.name, say) in complaint
        assert "nonsense" in complaint
        for choice in option.choices:
            assert speech.option_value(option.name, choice, say) in complaint
