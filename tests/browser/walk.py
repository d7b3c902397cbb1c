"""Photographs of every game, to be looked at: desktop and phone, light and dark, middle and end.

    python -m tests.browser.walk [SLUG ...] --out FOLDER

Games are played with their default options against bots, by clicking what is lit; what axe finds,
what is too small to hit and what is cut off is printed beside the name of the picture.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NamedTuple

from boneyard import games
from tests.browser.barriers import in_the_way
from tests.browser.conftest import People, Server
from tests.browser.opened import house
from tests.browser.person import Person


class Screen(NamedTuple):
    width: int
    height: int
    dark: bool
    touch: bool


SCREENS = {
    "desk": Screen(1280, 800, dark=False, touch=False),
    "phone": Screen(360, 740, dark=True, touch=True),
}
CLICKS = {"early": 4, "late": 10}
PATIENCE_S = 60.0


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("slugs", nargs="*", default=[])
    asked.add_argument("--out", type=Path, required=True)
    asked.add_argument("--screens", nargs="*", default=list(SCREENS), choices=list(SCREENS))
    chosen = asked.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    with house() as (server, people):
        for slug in chosen.slugs or games.slugs():
            for name in chosen.screens:
                _walk(people, server, slug, name, chosen.out)
                people.leave()
        print(*people.trouble, sep="\n")


def _walk(people: People, server: Server, slug: str, name: str, out: Path) -> None:
    screen = SCREENS[name]
    ada = people.person(server.address, **screen._asdict())
    game = games.game(slug)
    bots = [
        {"kind": "bot", "name": who, "bot": "greedy"}
        for who in ("Emil", "Sophie", "Carl", "Leonhard", "Daniel")
    ]
    ada.make_table(slug, {}, [{"kind": "me", "name": "Ada"}, *bots[: game.players - 1]])
    for moment, clicks in CLICKS.items():
        ada.play(seconds=PATIENCE_S, clicks=clicks, one_round=True)
        _look(ada, out, f"{slug}-{name}-{moment}")
    ada.play(seconds=PATIENCE_S, one_round=True)
    _look(ada, out, f"{slug}-{name}-round")


def _look(person: Person, out: Path, name: str) -> None:
    person.page.wait_for_timeout(400)
    person.look(out, name)
    for one in in_the_way(person.page):
        print(f"{name}: {one}", flush=True)


if __name__ == "__main__":
    main()
