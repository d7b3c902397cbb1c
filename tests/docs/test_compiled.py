"""What the documents say of compiled rounds is what these say of themselves."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boneyard.core.game import AnyGame
from boneyard.families.line import LineGame
from boneyard.kernel import Numbers, numbers
from boneyard.rules.layout import Line
from tools import compiled


class Wavy(Line, frozen=True):
    """A line about which nobody has told the kernel anything."""


def test_the_page_says_what_is_compiled() -> None:
    text = compiled.PAGE.read_text("utf-8")
    assert compiled.told() in text, "run: python -m tools.compiled"
    assert compiled.page(text) == text


def test_what_is_not_compiled_is_named_with_the_choices_it_comes_from(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def strange(game: AnyGame) -> Numbers:
        assert isinstance(game, LineGame)
        said = game.options["players"], game.options["opens_with"]
        wavy = game.options["reserve"] == 0 or said == (4, "any")
        rules = replace(game.rules, shape=Wavy()) if wavy else game.rules
        return numbers(LineGame(game.listing, game.options, rules))

    monkeypatch.setattr(compiled, "numbers", strange)
    assert list(compiled.exceptions("block")) == [
        "`block reserve=0`",
        "`block players=4 opens_with=any`",
    ]
