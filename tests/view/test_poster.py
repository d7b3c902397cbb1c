"""A position as a picture to show to others."""

from __future__ import annotations

import io
import re
from xml.etree.ElementTree import fromstring

import pytest
from PIL import Image

import boneyard
from boneyard.table import Table
from boneyard.text import words
from boneyard.view.png import png
from boneyard.view.poster import Row, position, poster
from boneyard.view.scene import Caption, Scene

GAMES = ("all-fives", "cyprus", "forty-two", "memory", "dominosa", "fortress", "barricade")
EMPTY = Scene(width=10, height=10)


@pytest.mark.parametrize("slug", GAMES)
def test_every_kind_of_table_is_drawn(slug: str) -> None:
    table = boneyard.table(slug, seed=1)
    for _ in range(12):
        story = table.let("random", table.to_act[0])
    names = [f"Ada {seat}" for seat in range(table.game.players)]
    say = words("fr", slug)
    drawn = position(table.game, table.state, story.events, words=say, names=names)
    texts = "".join(fromstring(drawn).itertext())
    assert all(name in texts for name in names)
    assert set(say("title").split(" ")) <= set(texts.replace("\n", " ").split(" "))
    assert Image.open(io.BytesIO(png(drawn))).size == (1200, 630)


def test_what_was_dealt_is_told_as_to_whoever_looks_on() -> None:
    game = boneyard.game("block", players=2)
    table = Table(game, b"dealt")
    events = [event for step in table.go_on() for event in step.events]
    assert any(re.search(r"\d-\d", str(event)) for event in events), "they know every tile"
    say = words("en", "block")
    drawn = position(game, table.state, events, words=say, names=["Ada", "Emil"])
    texts = " ".join(fromstring(drawn).itertext()) + fromstring(drawn).attrib["aria-label"]
    assert "Emil takes 7" in re.sub(r"\s+", " ", texts)
    assert re.search(r"\d-\d", texts) is None


def test_other_letters_come_from_our_faces_and_unknown_ones_are_boxes() -> None:
    def shown(name: str) -> bytes:
        return png(poster(EMPTY, "", [], [Row(name)]))

    assert len({shown(name) for name in ("", "Иван", "Ольга", "Žofie", "Zofie")}) == 5
    assert shown("日本") == shown("□□") != shown("")


def test_what_is_long_ends_at_its_edge() -> None:
    """A white column beside the words stays white, whatever is written there."""
    long = "Pneumonoultramicroscopicsilicovolcanoconiosis " * 4
    picture = png(poster(EMPTY, long, [long], [Row(long, "−100", 1), Row("W" * 60)] * 6))
    plain = png(poster(EMPTY, "", [], []))
    edge = (440, 30, 1150, 600)
    written, empty = (Image.open(io.BytesIO(one)).crop(edge) for one in (picture, plain))
    assert written.tobytes() == empty.tobytes()


def test_words_on_the_cloth_are_not_cut_off() -> None:
    name = Caption(id="name", x=5, y=5, text="Emilia Ehrenfels", size=0.7)
    inner = fromstring(poster(Scene(width=10, height=10, items=(name,)), "", [], [])).find("{*}svg")
    assert inner is not None
    left, _, width, _ = map(float, inner.attrib["viewBox"].split())
    assert left < 2
    assert left + width > 8
