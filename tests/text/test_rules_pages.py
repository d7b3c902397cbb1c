"""Rules pages tell what is played, and nothing else; and they say the same in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import takewhile
from random import Random

import pytest

import boneyard
from boneyard.core.actions import CHANCE, Deal
from boneyard.core.options import SET, AnyOption, Chosen, Value
from boneyard.families.line import LineRules, line_listing
from boneyard.games import folder, listing
from boneyard.rules.match import Match
from boneyard.text import HERE, LANGUAGES, words
from boneyard.text.phrases import LEFT_OPEN, Phrases, possible_tables
from boneyard.text.rules import own_page, rules_page, shared_passages
from boneyard.text.template import Page, conditions, named, names, parse
from boneyard.tiles import TileSet

SLUGS = boneyard.slugs()
GENERATED = {"need", "sets", "rounds", "points"}
"""Names in braces that are neither options nor facts."""

every_game = pytest.mark.parametrize("slug", SLUGS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def options_of(slug: str) -> dict[str, set[str]]:
    """Every option some table of this game has, with the values some table can choose."""
    found: dict[str, set[str]] = {}
    for table in possible_tables(listing(slug), {}):
        for option in listing(slug).options(table):
            told = map(str.lower, map(str, values(option)))
            found.setdefault(option.name, set()).update(told, option.counted)
    return found


def values(option: AnyOption) -> tuple[Value, ...]:
    if option.kind == "flag":
        return True, False
    if option.kind == "number":
        return tuple(range(option.low, option.high + 1))
    return option.choices


def facts_of(slug: str) -> set[str]:
    return set(listing(slug).facts(possible_tables(listing(slug), {})[0]))


def raw(slug: str, language: str) -> Page:
    return parse((folder(slug) / f"rules.{language}.md").read_text("utf-8"), slug)


@cache
def passages_within(page: Page) -> frozenset[str]:
    """Every shared passage a page uses, also by another."""
    shared = shared_passages("en")
    used = {name for name in map(lowered, names(page)) if name in shared}
    return frozenset(used.union(*(passages_within(shared[name]) for name in used)))


def lowered(name: str) -> str:
    return name[0].lower() + name[1:]


# -- how pages are written ---------------------------------------------------------------------


@every_game
def test_a_page_has_the_same_conditions_and_passages_in_every_language(slug: str) -> None:
    english = raw(slug, "en")
    for language in LANGUAGES:
        page = raw(slug, language)
        assert list(conditions(page)) == list(conditions(english)), language
        assert list(names(page)) == list(names(english)), language


@every_language
def test_the_shared_passages_are_the_same_in_every_language(language: str) -> None:
    english, own = shared_passages("en"), shared_passages(language)
    assert list(own) == list(english)
    for name, page in own.items():
        assert list(conditions(page)) == list(conditions(english[name])), name
        assert list(names(page)) == list(names(english[name])), name


@every_game
def test_every_condition_names_an_option_and_a_value(slug: str) -> None:
    page = raw(slug, "en")
    declared = options_of(slug)
    said_by_kin = {c for passage in named(page) for c in conditions(passage.page)}
    of_kin = [options_of(other) for other in SLUGS if tells_of(other, slug)]
    for condition in conditions(page):
        choosable = [declared, *(of_kin if condition in said_by_kin else [])]
        having = [options for options in choosable if condition.name in options]
        assert having, f"{slug} has no option {condition.name}"
        for value in condition.values:
            assert any(is_value(condition.name, value, options) for options in having), condition


def tells_of(slug: str, other: str) -> bool:
    """Whether the page of one game says what that of the other one says."""
    return any(name.startswith(f"{other}.") for name in names(raw(slug, "en")))


def test_the_conditions_of_a_passage_hold_somewhere_it_is_told() -> None:
    declared = {slug: options_of(slug) for slug in SLUGS}
    for name, page in shared_passages("en").items():
        users = [slug for slug in SLUGS if name in passages_within(raw(slug, "en"))]
        assert users, f"no page tells {name}"
        for condition in conditions(page):
            having = [slug for slug in users if condition.name in declared[slug]]
            assert having, f"{name}: nobody who tells it has {condition.name}"
            for value in condition.values:
                assert any(is_value(condition.name, value, declared[slug]) for slug in having)


def is_value(name: str, value: str, declared: dict[str, set[str]]) -> bool:
    if name == "match" and value not in declared[name]:
        kind, _, count = value.partition(":")
        return kind in declared[name] and (not count or count.isdigit())
    return value in declared[name]


def test_a_passage_worth_sharing_is_told_twice() -> None:
    shared = shared_passages("en")
    for name in shared:
        in_pages = sum(name in map(lowered, names(raw(slug, "en"))) for slug in SLUGS)
        in_passages = sum(name in map(lowered, names(page)) for page in shared.values())
        assert in_pages + in_passages > 1, name


def test_a_name_means_one_thing() -> None:
    taken = GENERATED.union(*(options_of(slug) for slug in SLUGS), *map(facts_of, SLUGS))
    assert not taken & set(shared_passages("en"))


@every_language
def test_no_sentence_stands_in_two_pages(language: str) -> None:
    """Nearly none: a few short ones read better where they stand."""
    seen: dict[str, str] = {}
    for slug in (*SLUGS, "shared"):
        file = HERE / f"rules.{language}.md"
        if slug != "shared":
            file = folder(slug) / file.name
        for line in set(file.read_text("utf-8").splitlines()):
            if len(line.split()) > 16:
                assert line not in seen, f"{slug} says as {seen[line]} does: {line}"
                seen[line] = slug


# -- what is told ------------------------------------------------------------------------------


def some_tables(slug: str) -> Iterator[dict[str, object]]:
    """Nothing chosen, every set and number of players, and every other choice once."""
    yield {}
    seen: set[tuple[str, Value]] = set()
    for table in possible_tables(listing(slug), {}):
        yield dict(table)
        first = {name: table[name] for name in LEFT_OPEN if name in table}
        for option in listing(slug).options(table):
            for value in {option.low, option.high} if option.kind == "number" else values(option):
                if option.name not in first and (option.name, value) not in seen:
                    seen.add((option.name, value))
                    # What comes before the set may decide which it is.
                    beside = {} if option.name in [*takewhile("set".__ne__, table)] else first
                    yield dict(boneyard.game(slug, **beside, **{option.name: value}).options)
    for match in ("rounds:1", "rounds:3", "points:1", "points:77"):
        yield {"match": match}


@every_game
def test_a_page_can_be_told_for_every_table_in_every_language(slug: str) -> None:
    for chosen in some_tables(slug):
        for language in LANGUAGES:
            page = rules_page(slug, language, chosen)
            assert "{{" not in page
            assert ":::" not in page
            assert "\n\n\n" not in page


def dealt(slug: str, table: Chosen) -> Deal:
    game, rng = boneyard.game(slug, **table), Random(1)
    state = game.start()
    while not isinstance(action := game.legal(state, CHANCE).sample(rng), Deal):
        state, _ = game.apply(state, CHANCE, action)
    return action


@pytest.mark.parametrize("slug", [slug for slug in SLUGS if "hand" in facts_of(slug)])
def test_as_many_tiles_are_dealt_as_the_page_says(slug: str) -> None:
    for table in possible_tables(listing(slug), {}):
        deal, facts = dealt(slug, table), listing(slug).facts(table)
        assert {len(hand) for hand in deal.hands} == {facts["hand"]}, table
        assert len(deal.boneyard) == facts["left"], table


def test_what_you_need_at_a_table_and_in_general() -> None:
    assert "Three players and a double-nine set (55 tiles). 5 tiles each; 40 are left over." in (
        rules_page("block", "en", {"set": 9, "players": 3})
    )
    page = rules_page("block", "en", {"set": 9})
    assert "Two to four players and a double-nine set (55 tiles)." in page
    assert "| Players | Tiles each | Left over |\n|---|---|---|\n| 2 | 7 | 41 |" in page
    page = rules_page("block", "en")
    assert "a double-six set (28 tiles) or a double-nine set (55 tiles)." in page
    assert "| 4 | 5 | 8 | 35 |" in page
    assert "| double-eighteen | 47 | 38 | 31 | 27 | 23 | 21 | 19 |" in rules_page("divisor", "en")


@pytest.mark.parametrize(
    ("slug", "chosen", "told", "untold"),
    [
        ("block", {}, "its last two tiles are never drawn", "down to the last tile"),
        ("block", {"reserve": 0}, "down to the last tile", "never drawn"),
        ("block", {"blocked_tie": "shared"}, "they share the others’ pips", "nobody scores"),
        ("block", {"direction": "counter-clockwise"}, "round counter-clockwise", "round clockwise"),
        ("block", {}, "Four rounds with 2 or 4 players, six rounds with 3 players.", "1,000"),
        ("block", {"players": 3}, "Six rounds.", "Four rounds"),
        ("block", {"match": "points:60"}, "To **60 points**.", "multiple of the number"),
        ("cyprus", {}, "As many rounds as there are players.", "Four rounds"),
        ("cyprus", {"players": 7}, "Seven rounds.", "As many rounds"),
        ("hungarian", {}, "**for as long as something fits**", "you may stop"),
        ("hungarian", {"may_stop": True}, "you may stop", "no stopping"),
        ("hungarian", {"match": "points:50"}, "To **50 points**.", "more than 100"),
        ("all-fives", {}, "100 points with double-six, 200 points with double-nine", "draw one"),
        ("all-fives", {"set": 6}, "The first to **100 points** wins, at once", "9-9"),
        ("all-fives", {"least": 10}, "| 4 and 1 | none |", "**Five counts.**"),
        ("all-fives", {"draw_after": True}, "draw one tile at the end", "we leave that out"),
        ("all-fives", {"target": "round-end"}, "The round in which", "wins, at once"),
        ("cyprus", {"players": 5}, "nothing is left over", "What is left over"),
        ("dominosa", {"set": 9}, "twice for its double", "seven rows"),
        ("dominosa", {"set": 6}, "seven rows of eight", "eight times, because"),
        ("dominosa", {"grid": "4x14"}, "twice for its double", "seven rows"),
        ("pairs", {"misdeal": 5}, "dealt again", "still opens"),
        (
            "pairs",
            {"misdeal": 5, "opens_first": "lot"},
            "drawn by lot still opens",
            "Whoever has 6-6",
        ),
        ("barricade", {"base": "block"}, "another game, the base game", "Choose the base"),
        ("arithmetic", {}, "nowhere lets anyone draw", "pips left in hand win"),
        ("matador-seven", {"stuck": "pass"}, "If nothing fits, you pass.", "draw one tile"),
        ("team-block", {"partners": "open"}, "and may talk", "do not talk"),
        ("peruvian", {"match": "points:200"}, "reaches **200 points**", "Seven rounds"),
        ("barricade", {"base": "hungarian"}, "12", "`peruvian`"),
        ("barricade", {"bar_fit": False}, "put any double", "that fits there"),
        ("sebastopol", {"players": 4}, "whoever holds the 6-6", "Three players"),
        ("italian", {"award": "total"}, "you score that number", "| Points | 1 | 2 |"),
        ("italian", {"set": 6}, "| Points | 1 | 2 |", "150"),
        ("divisor", {"set": 12}, "**divisor**: 7.", "double-nine"),
        ("concentration", {"set": 9}, "five rows of eleven", "4-2"),
        ("hectic", {"grab": True}, "is gone for the others", "may use any open tile"),
        ("hectic", {"set": 6}, "Seven rounds.", "Doubles 7 to 9"),
        ("fortress", {"handout": "one-each"}, "you keep what is left", "until nothing is left"),
        ("fortress", {"levels": "table"}, "its real height", "however high it lies"),
        ("solo-draw", {"set": 9}, "55 − 1 − 49", "28 − 1 − 25"),
        ("solo-rows", {"match": "points:3"}, "To **3 points**", "is a whole match"),
    ],
)
def test_what_is_not_played_is_not_told(
    slug: str, chosen: dict[str, object], told: str, untold: str
) -> None:
    page = rules_page(slug, "en", chosen)
    assert told in page
    assert untold not in page


def test_with_some_sets_fewer_can_play() -> None:
    def rules(options: Chosen, hand: int) -> LineRules:
        return LineRules(tiles=TileSet.double(options[SET]), hand=hand, match=Match.of(options))

    crowded = line_listing(
        "crowded", section="", booklets="", sets=(9, 6), rules=rules,
        hands=lambda set_: {2: 7, 3: 7} if set_ == 6 else {2: 9, 3: 7, 4: 6},
    )  # fmt: skip
    need = Phrases(crowded, {}, words("en")).need()
    assert need.splitlines()[2:] == [
        "| Tiles each / Players | 2 | 3 | 4 |",
        "|---|---|---|---|",
        "| double-nine | 9 | 7 | 6 |",
        "| double-six | 7 | 7 | – |",
    ]


def test_a_choice_of_the_set_leaves_only_tables_with_it() -> None:
    assert {table["set"] for table in possible_tables(listing("divisor"), {"set": 12})} == {12}
    assert len(possible_tables(listing("divisor"), {})) == 5 * 7
    assert len(possible_tables(listing("divisor"), {"set": 12, "players": 4})) == 1


@every_language
@pytest.mark.parametrize("slug", [slug for slug in SLUGS if "target" in options_of(slug)])
def test_a_page_does_not_say_two_things_about_reaching_the_target(slug: str, language: str) -> None:
    """Whether the round goes on is said once, under the match; not again among the options, which
    are the same for games that always play it to its end."""
    begin = " ".join(str(shared_passages(language)["last-round"][0]).split()[:4])
    page = rules_page(slug, language, {"target": "at-once"})
    assert begin not in page
    assert begin in rules_page(slug, language, {"target": "round-end"})


@every_game
def test_the_page_is_that_of_the_language(slug: str) -> None:
    for language in LANGUAGES:
        say, _ = own_page(slug, language)
        assert say.language == language
