"""Takes the pictures that are kept with the source: the table of the README, the page's icons.

`python -m tools.picture table` (or `end`, `waiting`, `sideways`, `icons`) needs what the browser
tests need. Bots do not always play alike: look at a picture before you keep it.
"""

from __future__ import annotations

import argparse
import io
from pathlib import Path
from random import Random

from PIL import Image
from playwright.sync_api import expect

from tests.browser.opened import chromium, house

ROOT = Path(__file__).resolve().parent.parent
PUBLIC = ROOT / "web" / "public"
DOCS = ROOT / "docs"

GAME, OPTIONS = "cyprus", {"players": 4, "match": "rounds:4"}
NAMES = ("Ada", "Emil", "Rosa", "Otto")
CLICKS = 8
"""After so many moves of one's own the table is neither empty nor full."""
CHOSEN = 2
"""After so many clicks a tile is chosen, and its places say what they would make."""
LARGEST = 250_000
HALVES = (128, 96, 80, 64, 48, 32)
ICONS = (192, 512)


def small(png: bytes) -> bytes:
    """The picture with the largest palette that fits: half for what there is much of (the felt),
    half for what stands out (the pips, whose colours mean something)."""
    image = Image.open(io.BytesIO(png)).convert("RGB")
    for half in HALVES:
        colours: list[int] = []
        for method in (Image.Quantize.MEDIANCUT, Image.Quantize.MAXCOVERAGE):
            found = image.quantize(half, method=method, kmeans=4).getpalette()
            colours += (found or [])[: 3 * half]
        palette = Image.new("P", (1, 1))
        palette.putpalette(colours)
        out = io.BytesIO()
        image.quantize(palette=palette, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
        if out.tell() < LARGEST:
            return out.getvalue()
    raise SystemExit(f"the picture cannot be kept below {LARGEST} bytes")


def table() -> bytes:
    """A match in the middle, at the screen's usual size."""
    seats = [{"kind": "me", "name": NAMES[0]}]
    seats += [{"kind": "bot", "name": name, "bot": "greedy"} for name in NAMES[1:]]
    with house() as (server, people):
        ada = people.person(server.address, width=1280, height=800)
        ada.make_table(GAME, OPTIONS, seats)
        ada.play(seconds=60, clicks=CLICKS)
        ada.page.keyboard.press("Escape")
        ada.page.mouse.move(0, 0)
        expect(ada.page.locator("g.place.live").first).to_be_visible(timeout=20_000)
        return small(ada.page.screenshot())


def end() -> bytes:
    """The end of a match, with a friend who has something to say."""
    with house() as (server, people):
        ada, emil = (people.person(server.address, width=1280, height=800) for _ in range(2))
        seats = [{"kind": "me", "name": NAMES[0]}, {"kind": "open", "name": NAMES[1]}]
        seats += [{"kind": "bot", "name": name, "bot": "greedy"} for name in NAMES[2:]]
        made = ada.make_table("all-fives", {"players": 4}, seats)
        secret = next(seat["secret"] for seat in made["seats"] if seat["kind"] == "open")
        emil.page.goto(f"{server.address}t/{made['table']}#{secret}")
        emil.wait_for_table()
        rng = Random(1)
        while not all(person.sees()["outcome"] == "true" for person in (ada, emil)):
            for person in (ada, emil):
                person.do_something(rng)
                person.page.wait_for_timeout(20)
        ada.page.get_by_label("Say something").fill("Good game!")
        ada.page.keyboard.press("Enter")
        expect(emil.page.locator(".chat")).to_contain_text("Good game!")
        expect(emil.page.get_by_test_id("cheer")).to_have_count(0)
        emil.page.mouse.move(0, 0)
        return small(emil.page.screenshot())


def waiting() -> bytes:
    """A table with friends: two have come, there is room for more, and a link to bring them."""
    with house() as (server, people):
        ada, emil = (people.person(server.address, width=1280, height=800) for _ in range(2))
        seats = [{"kind": "me", "name": NAMES[0]}, *[{"kind": "open"}] * 3]
        made = ada.make_table("all-fives", {"players": 4}, seats)
        emil.page.goto(f"{server.address}t/{made['table']}#join={made['invitation']}")
        emil.page.get_by_test_id("join-name").fill(NAMES[1])
        emil.page.get_by_test_id("sit-down").click()
        expect(ada.page.locator("[data-seat='1']")).to_contain_text(NAMES[1])
        # That its address leads nowhere else is true for this picture only.
        ada.page.locator("p", has_text="on this computer only").evaluate("(note) => note.remove()")
        ada.page.mouse.move(0, 0)
        return small(ada.page.screenshot())


def sideways() -> bytes:
    """A telephone held sideways, the size that telephones have."""
    with house() as (server, people):
        ada = people.person(server.address, width=844, height=390, touch=True)
        seats = [{"kind": "me", "name": NAMES[0]}]
        seats += [{"kind": "bot", "name": name, "bot": "greedy"} for name in ("Mia", "Rosa")]
        ada.make_table("all-fives-spinner", {"players": 3}, seats)
        ada.play(seconds=60, clicks=CHOSEN)
        expect(ada.page.locator("g.place.live text").first).to_be_visible(timeout=20_000)
        expect(ada.page.locator(".points-fly")).to_have_count(0)
        return small(ada.page.screenshot())


def icon(size: int) -> bytes:
    """The icon in pixels, for systems that draw no SVG."""
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    with chromium() as browser:
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{drawing}")
        png = page.screenshot(omit_background=True)
    image = Image.open(io.BytesIO(png)).convert("RGBA")
    out = io.BytesIO()
    image.quantize(64, method=Image.Quantize.FASTOCTREE).save(out, "PNG", optimize=True)
    return out.getvalue()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    taken = {"table": table, "end": end, "waiting": waiting, "sideways": sideways}
    parser.add_argument("what", choices=(*taken, "icons"), help="which pictures to take")
    what = parser.parse_args().what
    if what == "icons":
        for size in ICONS:
            (PUBLIC / f"icon-{size}.png").write_bytes(icon(size))
        return
    (DOCS / f"{what}.png").write_bytes(taken[what]())


if __name__ == "__main__":
    main()
