"""A word that could mean two things at a table means one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import boneyard
from boneyard.text import LANGUAGES, words
from boneyard.text.rules import rules_page

SOURCE = Path(boneyard.__file__).parent
MESSAGE = re.compile(r"^([\w-]+) = ", re.M)

JOKER = r"\b[Jj]oker|\b[Jj]olly"


def messages(file: Path) -> dict[str, str]:
    _, *parts = MESSAGE.split(file.read_text("utf-8"))
    return dict(zip(parts[::2], parts[1::2], strict=True))


def test_in_german_only_an_end_is_barred() -> None:
    """A round is blockiert, and who has shown a wrong chain sets out."""
    shared = messages(SOURCE / "text" / "table.de.ftl")
    barring = {key for key, said in shared.items() if "sperr" in said.lower()}
    assert {key for key in barring if "bar" not in key} <= {
        "why-not-a-double", "option-base-help",
    }  # fmt: skip
    assert "blockiert" in shared["ended-blocked"]
    for file in SOURCE.glob("**/*.de.*"):
        if file.parent.name not in ("text", "barricade"):
            assert "sperr" not in file.read_text("utf-8").lower(), file


@pytest.mark.parametrize("language", LANGUAGES)
def test_matador_s_jokers_are_its_matadors(language: str) -> None:
    """So the booklets call them; that they are jokers is said once, for those who ask."""
    for slug in ("matador", "matador-seven"):
        say = words(language, slug)
        page = rules_page(slug, language)
        assert len(re.findall(JOKER, page)) == 1
        assert say("count-joker").lower() == "matador"
        assert not re.search(JOKER, say("blurb"))
    assert re.search(JOKER, words(language, "all-sevens")("count-joker"))
