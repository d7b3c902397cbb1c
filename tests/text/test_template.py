"""The notation of rules pages: names in braces, and lines that depend on the options."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from boneyard.core.options import Value
from boneyard.text.template import BadPage, Condition, conditions, fill, names, parse, passages


def told(text: str, **options: bool | int | str) -> str:
    """The text at a table with these options."""

    def holds(condition: Condition) -> tuple[bool, bool]:
        here = condition.holds(options)
        return here, not here

    return fill(parse(text, "a page"), holds, lambda name: f"<{name}>")


def test_a_page_without_any_notation_stays_as_it_is() -> None:
    text = "# Block\n\nLay a tile.\n\n- One.\n- Two."
    assert told(text) == text


def test_a_name_in_braces_stands_for_something() -> None:
    assert told("Draw {{ few }} or {{many-more}}.") == "Draw <few> or <many-more>."


def test_lines_are_told_where_their_condition_holds() -> None:
    text = "Draw.\n::: when reserve=0\nAll of them.\n::: else\nNot the last.\n:::\nLay."
    assert told(text, reserve=0) == "Draw.\nAll of them.\nLay."
    assert told(text, reserve=2) == "Draw.\nNot the last.\nLay."


def test_conditions_stand_inside_one_another() -> None:
    text = "::: when set=9\nNine.\n::: when grab\nGrab.\n:::\n::: else\nSix.\n:::"
    assert told(text, set=9, grab=True) == "Nine.\nGrab."
    assert told(text, set=9, grab=False) == "Nine."
    assert told(text, set=6, grab=True) == "Six."


@pytest.mark.parametrize(
    ("said", "options", "holds"),
    [
        ("grab", {"grab": True}, True),
        ("grab", {"grab": False}, False),
        ("not grab", {"grab": False}, True),
        ("base=french|block", {"base": "block"}, True),
        ("base=french|block", {"base": "peruvian"}, False),
        ("not base=french", {"base": "block"}, True),
        ("players=3", {"players": 3}, True),
        ("match=points", {"match": "points:100"}, True),
        ("match=points:100", {"match": "points:100"}, True),
        ("match=points:100", {"match": "points:50"}, False),
        ("match=rounds", {"match": "points:100"}, False),
        ("grab", {}, False),
        ("not grab", {}, True),
    ],
)
def test_what_a_condition_asks(said: str, options: Mapping[str, Value], holds: bool) -> None:
    (condition,) = conditions(parse(f"::: when {said}\nSo.\n:::", "a page"))
    assert condition.holds(options) == holds
    assert str(condition) == said


def test_what_is_not_told_leaves_no_gap() -> None:
    assert told("One.\n\n::: when grab\nTwo.\n:::\n\nThree.", grab=False) == "One.\n\nThree."


def test_a_passage_that_says_nothing_leaves_no_line() -> None:
    page = parse("- One.\n{{ nothing }}\n- Two.", "a page")
    assert fill(page, lambda condition: (True, True), lambda name: "") == "- One.\n- Two."


def test_spaces_around_the_notation_do_not_matter() -> None:
    text = ":::when grab  \n{{grab}}\n:::else\nNo.\n::: "
    assert told(text, grab=True) == "<grab>"
    assert told(text, grab=False) == "No."


def test_names_and_conditions_are_found_in_order() -> None:
    page = parse("{{ a }}\n::: when b=1\n{{ c }}\n::: else\n{{ d }}\n:::\n::: when e\n:::", "x")
    assert list(names(page)) == ["a", "c", "d"]
    assert [str(condition) for condition in conditions(page)] == ["b=1", "e"]


def test_passages_are_named_by_their_headings() -> None:
    found = passages("# Shared\n\nA note.\n\n## one\nLine.\n\n## two\nMore.\n\nLines.\n", "x.md")
    assert found == {"one": ("Line.",), "two": ("More.", "", "Lines.")}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("::: when grab\nNever ends.", "line 1: `::: when grab` needs a `:::` at its end"),
        ("Text.\n:::", "`:::` without `::: when`"),
        ("::: else\n:::", "`::: else` without `::: when`"),
        ("::: when grab\n::: else\n::: else\n:::", "needs a `:::` at its end"),
        ("Text.\n::: if grab\n:::", "line 2: write `::: when name`"),
        ("::: when Grab tiles\n:::", "line 1: write `::: when name`"),
        ("::: when\n:::", "line 1: write `::: when name`"),
        ("Draw {{ two words }}.", "line 1: `Draw {{ two words }}.` is not understood"),
        ("Draw {{ few.", "line 1: `Draw {{ few.` is not understood"),
    ],
)
def test_mistakes_are_named_with_their_place(text: str, says: str) -> None:
    with pytest.raises(BadPage) as wrong:
        parse(text, "block/rules.en.md")
    assert str(wrong.value).startswith("block/rules.en.md")
    assert says in str(wrong.value)


@pytest.mark.parametrize("heading", ["## one", "## two words", "##"])
def test_a_passage_has_one_name_of_its_own(heading: str) -> None:
    with pytest.raises(BadPage, match="a name that is not taken"):
        passages(f"# Shared\n\n## one\nLine.\n\n{heading} \nLine.\n", "rules.en.md")
