"""Every event, reason, option and choice has words in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import boneyard
from boneyard.core import events
from boneyard.core.actions import Place
from boneyard.core.events import Event, Private
from boneyard.core.game import Reason
from boneyard.families.counting.events import Announced
from boneyard.families.line.actions import SIGNS
from boneyard.families.line.events import (
    Barred,
    Ceded,
    DealtAgain,
    DroppedOut,
    Gestured,
    OpenerNamed,
    TeamsFormed,
)
from boneyard.families.memory.events import Flipped, Kept, TurnedDown
from boneyard.families.puzzle.events import Marked, Placed, Removed
from boneyard.families.tricks.events import (
    AllPassed,
    BidMade,
    Called,
    DealerDrawn,
    Discarded,
    MiddleTaken,
    TilePlayed,
    TrickTaken,
)
from boneyard.games.dominance.events import Missed, Took
from boneyard.games.fortress.events import HandedOut, Stacked
from boneyard.games.fortune_teller.events import Sealed, Spliced, Unsealed
from boneyard.games.hectic.events import (
    Agreed,
    Claimed,
    Grabbed,
    LockedOut,
    Released,
    Revealed,
    Withdrew,
)
from boneyard.games.mexican_train.trains import MarkerPut, MarkerTaken
from boneyard.table import Undone
from boneyard.text import LANGUAGES, words
from boneyard.tiles import Tile
from boneyard.view.words.speech import option_help, option_name, option_value, place_name, say, why
from tests.view.games_played import NAMES, happenings

SOURCE = Path(boneyard.__file__).parent
T63, T66, T33 = Tile.of(6, 3), Tile.of(6, 6), Tile.of(3, 3)
CELLS = ((0, 0), (0, 1))

NAMED_BY_VALUE = ("base", "grid")
"""Choices that need no words: a game is called by its title, a grid by its measures."""

EXAMPLES: tuple[Event, ...] = (
    events.RoundBegan(0),
    events.Dealt(0, 2, (T63, T66), (0,)),
    events.LotDrawn(0),
    DealtAgain(),
    Ceded(0, 2),
    *(Gestured(0, sign) for sign in SIGNS),
    Agreed(0),
    Withdrew(0),
    OpenerNamed(0, Tile.of(6, 6)),
    TeamsFormed(((0, 2), (1, 3)), (0, 1, 2, 3)),
    events.Scored(0, 10, "ends", 10),
    events.Scored(0, -6, "bar-lost", 3),
    events.Scored(0, 10, "out", partners=(1,)),
    events.Scored(0, -10, "left", partners=(1,)),
    events.RoundEnded("out", 0, 0, ((), (T63,)), (0,)),
    events.RoundEnded("blocked", None, 0, ((T33,), (T63,)), (0,)),
    events.MatchEnded((0,), (7, 3)),
    events.MatchEnded((0, 1), (7, 7)),
    events.MatchEnded((), (0,)),
    events.Laid(0, T63),
    events.Laid(None, T66),
    events.Laid(0, T63, Place(T66, "side"), 6),
    events.Laid(0, T63, Place(T33, "3"), 3),
    events.Drew(0, 2, (T63, T66), (0,)),
    events.Passed(0),
    events.Stopped(0),
    Barred(0, T33, Place(T63, "3")),
    DroppedOut(0),
    Announced(0, 12),
    Flipped(0, (1, 2), T63),
    TurnedDown(CELLS),
    Kept(0, CELLS, (T63, T66)),
    Revealed(T33),
    Claimed(0, ((3, 6), (6, 1), (1, 3)), None),
    Claimed(0, ((3, 6), (6, 3)), "too-short"),
    LockedOut(0, 5000),
    Grabbed(0, T63),
    Released(0, T63),
    Stacked(0, (6, 3), CELLS, 2),
    HandedOut(0, 1, (T63,), (0,)),
    Took(0, T63, 6),
    Took(0, T63, 6, dictated=True),
    Missed(0),
    Placed(CELLS, (6, 3)),
    Removed(CELLS),
    Marked(CELLS, True),
    Marked(CELLS, False),
    Sealed("c0ffee"),
    Spliced(False, ((6, 3),)),
    Spliced(True, ((6, 3),)),
    Unsealed(T63, "salt"),
    MarkerPut(0),
    MarkerTaken(0),
    DealerDrawn(0),
    AllPassed(),
    BidMade(0, 4),
    Called(0, "3"),
    Called(0, "doubles"),
    Called(0, "follow-me"),
    MiddleTaken(0, 1, (T63,), (0,)),
    Discarded(0, 1, (T63,), (0,)),
    TilePlayed(0, T63),
    TrickTaken(0, 11),
)


def test_the_examples_cover_every_event() -> None:
    told = set(_kinds(Event)) - {Event, Private, Undone}
    assert {type(event) for event in EXAMPLES} == told


def _kinds(kind: type[Event]) -> Iterator[type[Event]]:
    """An event and all that are made from it."""
    yield kind
    for more in kind.__subclasses__():
        yield from _kinds(more)


def _game_of(event: Event) -> str | None:
    """Whose words tell it, where only one game knows it."""
    _, place, name, *_ = type(event).__module__.split(".")
    return name.replace("_", "-") if place == "games" else None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", EXAMPLES, ids=lambda event: type(event).__name__)
def test_every_event_is_told_in_every_language(event: Event, language: str) -> None:
    for viewer in (0, 1, None):
        told = say(event, words(language, _game_of(event)), NAMES, viewer)
        assert told
        assert "{" not in told
        if viewer != 0 and getattr(event, "seat", None) == 0:
            assert "Ada" in told


def test_somebody_else_does_not_hear_which_tiles_were_drawn() -> None:
    drew = events.Drew(0, 1, (T63,), (0,))
    assert say(drew, words("en"), NAMES, 0) == "You draw 6-3."
    assert say(drew, words("en"), NAMES, 1) == "Ada draws a tile."
    assert say(drew, words("en"), NAMES, None) == "Ada draws a tile."


def test_a_lay_is_told_with_its_place() -> None:
    laid = events.Laid(1, T63, Place(T66, "side"), 6)
    assert say(laid, words("en"), NAMES, 0) == "Ben plays 6-3 at the side of 6-6."
    assert say(laid, words("de"), NAMES, 1) == "Du legst 6-3 an der Seite von 6-6 an."


@cache
def reason_keys() -> dict[str, set[str]]:
    """Every reason in the source, with the names of its arguments."""
    found: dict[str, set[str]] = {}
    texts = (file.read_text("utf-8") for file in SOURCE.rglob("*.py"))
    for text in texts:
        # Most files give none, and a file is read faster than understood.
        for call in ast.walk(ast.parse(text)) if "Reason" in text else ():
            if isinstance(call, ast.Call) and ast.unparse(call.func) in ("Reason", "Reason.of"):
                key = call.args[0] if call.args else None
                names = [keyword.arg for keyword in call.keywords]
                # Arguments by ** cannot be read here: such games test their own sentences.
                if isinstance(key, ast.Constant) and None not in names:
                    found.setdefault(str(key.value), set()).update(map(str, names))
    return found


def test_the_reasons_are_found() -> None:
    assert reason_keys()["does-not-fit"] == {"tile", "number"}


def messages(file: Path) -> dict[str, set[str]]:
    """The messages of a catalogue, each with the variables it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, fluent.Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same_things(language: str) -> None:
    own = messages(SOURCE / "text" / f"table.{language}.ftl")
    english = messages(SOURCE / "text" / "table.en.ftl")
    assert own.keys() == english.keys()
    for key, variables in english.items():
        # A language may do without a variable, but it can use none that is not there.
        assert own[key] <= variables, key


def speakers(key: str) -> list[str | None]:
    """Who says this reason: everybody, or only the games whose own text has it."""
    return [None] if words("en").has(key) else [
        slug for slug in boneyard.slugs() if words("en", slug).has(key)
    ]  # fmt: skip


@pytest.mark.parametrize("key", sorted(reason_keys()))
def test_every_reason_has_words(key: str) -> None:
    examples: dict[str, str | int] = {"tile": "6-3", "place": "6-6.side", "number": 4}
    args = reason_keys()[key]
    reason = Reason.of(key, **{name: examples.get(name, 3) for name in args})
    who = speakers(f"why-{key}")
    assert who, f"no catalogue says why-{key}"
    for language in LANGUAGES:
        for slug in who:
            told = why(reason, words(language, slug))
            assert told
            assert "6-6.side" not in told


@pytest.mark.parametrize("slug", boneyard.slugs())
def test_every_option_and_choice_has_words(slug: str) -> None:
    for language in LANGUAGES:
        speak = words(language, slug)
        for option in boneyard.listing(slug).options():
            assert option_name(option.name, speak)
            assert option_help(option.name, speak)
            for value in (option.default, *option.choices):
                # What one writes oneself needs no words: an empty field is empty.
                assert option.kind == "text" or option_value(option.name, value, speak)
                if (
                    isinstance(value, str)
                    and option.kind == "choice"
                    and option.name not in NAMED_BY_VALUE
                ):
                    assert speak.has(f"option-{option.name}-{value}")


@pytest.mark.parametrize("slug", boneyard.slugs())
def test_whatever_happens_is_told(slug: str) -> None:
    happened = happenings(boneyard.game(slug), seed=2)
    assert happened
    for language in LANGUAGES:
        speak = words(language, slug)
        for event in happened:
            for viewer in (0, None):
                nothing = isinstance(event, events.Scored) and (
                    event.points == 0 or event.partners == ()
                )
                assert bool(say(event, speak, NAMES, viewer)) is not nothing


@pytest.mark.parametrize(
    ("number", "said"), [(0, "allo 0"), (1, "all’1"), (3, "al 3"), (8, "all’8"), (11, "all’11")]
)
def test_italian_numbers_have_their_articles(number: int, said: str) -> None:
    tile = Tile.of(12, number)
    assert place_name(Place(tile, str(number)), words("it")) == f"accanto {said} di {tile}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("socket", ["odd", "half"])
def test_a_place_there_is_not_is_called_as_it_was_written(socket: str, language: str) -> None:
    """Anybody may type one; there are words for those that games have."""
    at = Place(Tile.of(6, 6), socket)
    assert place_name(at, words(language)) == str(at) == f"6-6.{socket}"
    assert why(Reason.of("no-such-place", place=str(at)), words(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", ["dominosa", "quadrille"])
def test_what_to_do_in_a_puzzle_fits_two_lines_of_a_telephone(slug: str, language: str) -> None:
    prompt = words(language, slug)("prompt-find" if slug == "dominosa" else "prompt-fill-figure")
    assert len(prompt) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_partners_are_named_with_you_and_not_by_your_name(language: str) -> None:
    speak, names = words(language), ["Ada", "Ben", "Cem", "Dan"]
    for event in (
        events.Scored(0, 10, "out", partners=(2,)),
        events.Scored(0, -10, "out", partners=(2,)),
        events.MatchEnded((0, 2), (7, 3, 7, 3)),
    ):
        assert "Ada" not in say(event, speak, names, 0)
        assert "Cem" in say(event, speak, names, 0)
        assert {"Ada", "Cem"} <= set(re.findall(r"\w+", say(event, speak, names, 1)))
