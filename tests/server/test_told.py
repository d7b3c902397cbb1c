"""What happens is put into words once for all who are told it in the same words: nobody gets the
words that are meant for another."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

import boneyard
from boneyard.core.events import Scored
from boneyard.server.live import outbox
from boneyard.server.live.protocol import EventTold
from boneyard.table import Step, Table
from boneyard.text import words
from boneyard.view.words.log import Teller
from tests.played import play_on

MOVES = 60


def room_of(table: Table) -> Any:
    chairs = tuple(
        SimpleNamespace(seat=seat, name=f"P{seat}", bot=None) for seat in range(table.game.players)
    )
    return SimpleNamespace(
        table=table,
        chairs=chairs,
        humans=set(range(len(chairs))),
        seats_there=set(range(len(chairs))),
        frozen=False,
        playing=True,
    )


def told_alone(table: Table, steps: tuple[Step, ...], seat: int | None) -> list[EventTold]:
    """As if there were nobody else at the table."""
    names = tuple(f"P{seat}" for seat in range(table.game.players))
    speech = words("en", table.game.slug)
    teller = Teller(table.game, lambda: table.state, speech, names, seat)
    seen = [event.seen_by(seat) for step in steps for event in step.events]
    return [
        EventTold(event, teller.say(event), teller.forgotten(event), event.hides)
        for event in seen
        if event is not None
    ]


@pytest.mark.parametrize("slug", boneyard.slugs())
def test_everybody_is_told_as_if_they_were_alone(slug: str) -> None:
    listing = boneyard.listing(slug)
    table = Table(listing.game(listing.match_of(3)), bytes(32))
    rng = random.Random(1)
    for _ in range(MOVES):
        if table.over:
            break
        steps = play_on(table, rng)
        now = outbox._Now(room_of(table), steps)
        speech = words("en", slug)
        # In any order: whoever is told first decides nothing for the others.
        looks: list[int | None] = [*range(table.game.players), None]
        rng.shuffle(looks)
        for look in looks:
            assert now.told(look, speech) == told_alone(table, steps, look), look


def test_what_nobody_is_told_changes_nobodys_words() -> None:
    table, rng = Table(boneyard.game("block", players=2), bytes(32)), random.Random(1)
    table.go_on()
    steps: tuple[Step, ...] = ()
    while not table.rests:
        seat = table.seats_to_act[0]
        steps = table.play(seat, table.moves(seat).sample(rng))
    ended = [event for step in steps for event in step.events]
    at = next(i for i, event in enumerate(ended) if isinstance(event, Scored))
    whisper: Any = SimpleNamespace(seen_by=lambda seat: None)
    whispered = (*ended[:at], whisper, *ended[at:])
    speech = words("en", "block")
    for look in (0, 1, None):
        plain = outbox._Now(room_of(table), steps).told(look, speech)
        step = Step(steps[0].entry, whispered)
        assert outbox._Now(room_of(table), (step,)).told(look, speech) == plain
