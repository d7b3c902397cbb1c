"""Somebody at a screen: knows no game, clicks what is lit."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

# What can be clicked now, told in one go: asking for each kind by itself would be slow.
CLICKABLE = """() => {
  const there = (selector) =>
    [...document.querySelectorAll(selector)].filter((one) => !one.disabled).length;
  return {
    outcome: document.querySelector("[data-testid=outcome]")?.dataset.matchOver ?? null,
    curtain: there("[data-testid=lift]"),
    chooser: there("[data-testid=chooser] button"),
    places: there("g.place.live"),
    tiles: there("g.tile.live:not(.picked)"),
    cells: there("g.cell.live"),
    hand: there("[data-hand-tile][data-usable=true]"),
    picked: there("[data-hand-tile][aria-pressed=true]"),
    boneyard: there(".boneyard.live"),
    controls: there("[data-control]"),
    modes: there("[data-composer]"),
    finish: there("[data-testid=finish]"),
    seq: document.querySelector("[data-testid=stage]")?.dataset.seq ?? "",
    busy: document.querySelector("[data-testid=stage]")?.dataset.busy === "true",
  };
}"""


CLICK_FIRST = """(all) =>
  all[0]?.dispatchEvent(new MouseEvent("click", {bubbles: true, detail: 1}))"""

# All that is lit before the first click: afterwards the hint is no longer shown.
CLICK_HINTED = """() => {
  const click = (one) => one.dispatchEvent(new MouseEvent("click", {bubbles: true, detail: 1}));
  const hand = [...document.querySelectorAll("[data-hand-tile].hinted")];
  const lit = [...document.querySelectorAll("[data-hint]")];
  lit.sort((a, b) => Number(a.dataset.hint) - Number(b.dataset.hint));
  [...hand, ...lit].forEach(click);
}"""


class Person:
    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address

    # -- coming and going ----------------------------------------------------------------------

    def lobby(self) -> None:
        self.page.goto(self.address)
        expect(self.page.locator("[data-slug]").first).to_be_visible()

    def make_table(
        self,
        slug: str,
        options: dict[str, Any],
        seats: list[dict[str, str]],
        *,
        clock_s: int = 0,
    ) -> dict[str, Any]:
        """Make a table and sit down at it, without the lobby."""
        asked = {"slug": slug, "options": options, "seats": seats, "lang": "en", "clock_s": clock_s}
        made = self._post("api/tables", asked)
        for seat in made["seats"]:
            if seat["secret"] and seat["kind"] != "open":
                self._post(f"api/tables/{made['table']}/enter", {"secret": seat["secret"]})
        self.page.goto(f"{self.address}t/{made['table']}")
        self.wait_for_table()
        return made

    def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Ask the server as this browser would, with its cookies."""
        answer = self.page.context.request.post(self.address + path, data=body)
        assert answer.ok, answer.text()
        got: dict[str, Any] = answer.json()
        return got

    def wait_for_table(self) -> None:
        expect(self.page.locator("[data-seat]").first).to_be_visible(timeout=15_000)

    def look(self, artifacts: Path, name: str) -> None:
        self.page.screenshot(path=artifacts / f"{name}.png")

    def wait_until(self, true: Callable[[], bool], *, seconds: float) -> None:
        """Wait for something; the page's strict policy lets no test put code into it."""
        until = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < until, "it did not happen in time"
            self.page.wait_for_timeout(20)

    # -- playing -------------------------------------------------------------------------------

    def sees(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(CLICKABLE)
        return seen

    def do_something(self, rng: Random) -> bool:
        """Do one thing that is lit, if anything is."""
        seen = self.sees()
        if seen["busy"]:
            return False
        if seen["curtain"]:
            self.page.get_by_test_id("lift").click()
        elif seen["outcome"] == "false":
            self.page.get_by_test_id("next-round").click()
        elif seen["chooser"]:
            self._click(self.page.locator("[data-testid=chooser] button"), rng)
        elif seen["places"]:
            self._click(self.page.locator("g.place.live"), rng)
        elif seen["tiles"] or seen["cells"] or seen["hand"]:
            self._compose(seen, rng)
        elif seen["boneyard"]:
            self.page.locator(".boneyard.live").click()
        elif seen["controls"]:
            self._click(self.page.locator("[data-control]:not([disabled])"), rng)
        else:
            return False
        return True

    def _compose(self, seen: dict[str, Any], rng: Random) -> None:
        """Pick tiles and cells; now and then draw, end a turn or change what a click does."""
        ways = []
        if seen["hand"] and not seen["picked"]:
            ways += [self.page.locator("[data-hand-tile][data-usable=true]")] * 3
        elif seen["cells"]:
            ways += [self.page.locator("g.cell.live")] * 4
        if seen["tiles"]:
            ways += [self.page.locator("g.tile.live:not(.picked)")] * 3
        if seen["boneyard"]:
            ways.append(self.page.locator(".boneyard.live"))
        if seen["controls"]:
            ways.append(self.page.locator("[data-control]:not([disabled])"))
        if seen["modes"]:
            ways.append(self.page.locator("[data-composer]"))
        if seen["finish"]:
            ways.append(self.page.get_by_test_id("finish"))
        if not ways:
            ways.append(self.page.locator("[data-hand-tile][data-usable=true]"))
        self._click(rng.choice(ways), rng)

    def _click(self, found: Locator, rng: Random) -> None:
        """Click one of those; the table may have moved on meanwhile, which is no mistake."""
        count = found.count()
        if count:
            # Sent to the element itself: the table glides, and what is lit may lie close together.
            found.nth(rng.randrange(count)).evaluate_all(CLICK_FIRST)

    def play(
        self, *, seconds: float, clicks: int | None = None, seed: int = 1, one_round: bool = False
    ) -> dict[str, Any]:
        """Click what is lit until the match (or one round) is over, or so many times.

        Tells what is seen at the end.
        """
        ends = ("true", "false") if one_round else ("true",)
        rng = Random(seed)
        until = time.monotonic() + seconds
        done = 0
        while time.monotonic() < until:
            seen = self.sees()
            if seen["outcome"] in ends or (clicks is not None and done >= clicks):
                return seen
            done += self.do_something(rng)
            self.page.wait_for_timeout(25)
        return {**self.sees(), "clicks": done, "late": True}

    def follow_a_hint(self) -> None:
        """Ask for a hint and click what it lights: a tile of the hand, then places or cells."""
        before = self.sees()["seq"]
        self.page.locator("[data-testid=hint]").click()
        lit = self.page.locator("[data-hint], [data-hand-tile].hinted")
        self.wait_until(lambda: lit.count() > 0 or self.sees()["outcome"] == "true", seconds=20)
        self.page.evaluate(CLICK_HINTED)
        self.wait_until(
            lambda: self.sees()["seq"] != before or self.sees()["outcome"] == "true", seconds=5
        )
        self.page.wait_for_timeout(30)

    def settings(self, **chosen: Any) -> None:
        """What this person has set, before the page is loaded."""
        self.page.add_init_script(
            f"localStorage.setItem('boneyard.settings', JSON.stringify({json.dumps(chosen)}))"
        )
