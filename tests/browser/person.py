"""Somebody at a screen: knows no game, clicks what is lit."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

PATIENCE_S = 30.0
"""How long anything may take before something is wrong; a busy machine is slow."""
expect.set_options(timeout=1000 * PATIENCE_S)

# What is lit, and how to click it. A click is sent to the element itself: the table glides, and
# what is lit may lie close together.
EYES_AND_HANDS = """
  const lit = (selector) =>
    [...document.querySelectorAll(selector)].filter((one) => !one.disabled);
  const stage = () => document.querySelector("[data-testid=stage]")?.dataset ?? {};
  const outcome = () => document.querySelector("[data-testid=outcome]")?.dataset.matchOver ?? null;
  const LIT = {
    curtain: "[data-testid=lift]",
    chooser: "[data-testid=chooser] button",
    places: "g.place.live",
    tiles: "g.tile.live:not(.picked)",
    cells: "g.cell.live",
    hand: "[data-hand-tile][data-usable=true]",
    picked: "[data-hand-tile][aria-pressed=true]",
    boneyard: ".boneyard.live",
    controls: "[data-control]",
    modes: "[data-composer]",
    finish: "[data-testid=finish]",
  };
  const sees = () => ({
    ...Object.fromEntries(Object.entries(LIT).map(([name, what]) => [name, lit(what).length])),
    outcome: outcome(), seq: stage().seq ?? "", busy: stage().busy === "true",
  });
  const click = (one) => one?.dispatchEvent(new MouseEvent("click", {bubbles: true, detail: 1}));
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
"""

# The page of the table before is gone when this is done.
GOES = """async (address) => {
  history.pushState(null, "", address);
  dispatchEvent(new PopStateEvent("popstate"));
  await new Promise((done) => setTimeout(done));
}"""

SEES = f"() => {{ {EYES_AND_HANDS} return sees(); }}"

# Clicks what is lit, as `Person.play` says. The loop is in the page: asking from outside what is
# lit, for every click, takes longer than playing. Comes back for what is to be clicked `by_hand`.
PLAYS = f"""async ({{ends, clicks, ms, seed, known}}) => {{ {EYES_AND_HANDS}
  const random = () => {{
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }};
  const one_of = (some) => some[Math.floor(random() * some.length)];
  // Pick tiles and cells; now and then draw, end a turn or change what a click does.
  const composed = (seen) => {{
    const ways = [];
    if (seen.hand && !seen.picked) ways.push("hand", "hand", "hand");
    else if (seen.cells) ways.push("cells", "cells", "cells", "cells");
    if (seen.tiles) ways.push("tiles", "tiles", "tiles");
    for (const more of ["boneyard", "controls", "modes", "finish"]) if (seen[more]) ways.push(more);
    return ways.length ? one_of(ways) : "hand";
  }};
  const next = (seen) => {{
    if (seen.busy) return null;
    if (seen.curtain) return "curtain";
    if (seen.outcome === "false") return "next";
    if (seen.chooser) return "chooser";
    if (seen.places) return "places";
    if (seen.tiles || seen.cells || seen.hand) return composed(seen);
    return seen.boneyard ? "boneyard" : seen.controls ? "controls" : null;
  }};
  LIT.next = "[data-testid=next-round]";
  const until = performance.now() + ms;
  for (let done = 0; ; await wait(20)) {{
    const seen = sees();
    const over = ends.includes(seen.outcome) || done === clicks;
    const what = over ? null : next(seen);
    const by_hand = what in known && !known[what] ? LIT[what] : null;
    const late = !over && performance.now() >= until;
    if (over || by_hand || (late && !what)) return {{seen, done, what, by_hand, over}};
    if (what) {{
      click(one_of(lit(LIT[what])));
      done += 1;
      if (late) return {{seen, done, what: null, by_hand: null, over}};
    }}
  }}
}}"""

# All that is lit before the first click: afterwards the hint is no longer shown.
FOLLOWS_A_HINT = f"""async ([asks, ms]) => {{ {EYES_AND_HANDS}
  const until = performance.now() + ms;
  const before = stage().seq;
  if (asks) click(lit("[data-testid=hint]")[0]);
  const hinted = () => {{
    const on_table = lit("[data-hint]");
    on_table.sort((a, b) => Number(a.dataset.hint) - Number(b.dataset.hint));
    return [...lit("[data-hand-tile].hinted"), ...on_table];
  }};
  while (hinted().length === 0) {{
    if (outcome() === "true") return true;
    if (performance.now() > until) return false;
    await wait(10);
  }}
  // What a chain takes next depends on what it has.
  for (const one of hinted()) {{
    click(one);
    await wait(0);
  }}
  while (stage().seq === before && outcome() !== "true") {{
    if (performance.now() > until) return false;
    await wait(10);
  }}
  return true;
}}"""

# What somebody clicks with the mouse the first time: if something lies over it, that is noticed.
BY_HAND = ("curtain", "next", "boneyard")


class Person:
    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.stays = False
        """Goes from table to table in one and the same page."""
        self._known = dict.fromkeys(BY_HAND, False)
        """What was clicked with the mouse before."""

    # -- coming and going ----------------------------------------------------------------------

    def lobby(self) -> None:
        self.page.goto(self.address)
        expect(self.page.locator("[data-slug]").first).to_be_visible()

    def make_table(
        self,
        slug: str,
        options: dict[str, Any],
        seats: list[dict[str, str]],
        **more: Any,
    ) -> dict[str, Any]:
        """Make a table and sit down at it, without the lobby."""
        asked = {"slug": slug, "options": options, "seats": seats, "lang": "en", **more}
        made = self._post("api/tables", asked)
        for seat in made["seats"]:
            if seat["secret"] and seat["kind"] != "open":
                self._post(f"api/tables/{made['table']}/enter", {"secret": seat["secret"]})
        self._come_to(f"{self.address}t/{made['table']}")
        self.wait_for_table()
        return made

    def _come_to(self, table: str) -> None:
        """Go there; whoever stays in the page goes as its own links do, without loading it anew."""
        # A browser that somebody had before stands at the server's icon, where there is no page.
        if self.stays and self.page.locator("#app").count():
            self.page.evaluate(GOES, table)
        else:
            self.page.goto(table)

    def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Ask the server as this browser would, with its cookies."""
        # A server may close a line that has been quiet in the very moment it is used again.
        answer = self.page.context.request.post(self.address + path, data=body, max_retries=2)
        assert answer.ok, answer.text()
        got: dict[str, Any] = answer.json()
        return got

    def wait_for_table(self) -> None:
        expect(self.page.locator("[data-seat]").first).to_be_visible()

    def look(self, artifacts: Path | None, name: str) -> None:
        """Take a picture, if there is a folder for pictures."""
        if artifacts is not None:
            self.page.screenshot(path=artifacts / f"{name}.png")

    def wait_until(self, true: Callable[[], bool]) -> None:
        """Wait for something; the page's strict policy lets no test put code into it."""
        until = time.monotonic() + PATIENCE_S
        while not true():
            assert time.monotonic() < until, "it did not happen in time"
            self.page.wait_for_timeout(20)

    # -- playing -------------------------------------------------------------------------------

    def sees(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(SEES)
        return seen

    def do_something(self, rng: Random) -> bool:
        """Do one thing that is lit, if anything is."""
        done = self._plays(seed=rng.getrandbits(32), clicks=1, seconds=0)
        if done["by_hand"]:
            self._by_hand(done)
        return bool(done["done"] or done["by_hand"])

    def play(
        self, *, seconds: float, clicks: int | None = None, seed: int = 1, one_round: bool = False
    ) -> dict[str, Any]:
        """Click what is lit until the match (or one round) is over, or so many times.

        Tells what is seen at the end.
        """
        rng = Random(seed)
        until = time.monotonic() + seconds
        done = 0
        while True:
            plays = self._plays(
                ends=["true", "false"] if one_round else ["true"],
                clicks=None if clicks is None else clicks - done,
                seconds=max(0.0, until - time.monotonic()),
                seed=rng.getrandbits(32),
            )
            done += plays["done"]
            seen: dict[str, Any] = plays["seen"]
            if plays["over"]:
                return seen
            if not plays["by_hand"]:
                return {**self.sees(), "clicks": done, "late": True}
            self._by_hand(plays)
            done += 1

    def _plays(
        self, *, seconds: float, clicks: int | None, seed: int, ends: list[str] | None = None
    ) -> dict[str, Any]:
        asked = {"ends": ends or [], "clicks": clicks, "ms": 1000 * seconds, "seed": seed}
        done: dict[str, Any] = self.page.evaluate(PLAYS, {**asked, "known": self._known})
        return done

    def _by_hand(self, plays: dict[str, Any]) -> None:
        self.page.locator(plays["by_hand"]).click()
        self._known[plays["what"]] = True
        self.page.wait_for_timeout(20)

    def follow_a_hint(self) -> None:
        """Ask for a hint and click what it lights: a tile of the hand, then places or cells."""
        first = not self._known.get("hint")
        if first:
            self.page.locator("[data-testid=hint]").click()
            self._known["hint"] = True
        asked = [not first, 1000 * PATIENCE_S]
        assert self.page.evaluate(FOLLOWS_A_HINT, asked), "the hint led nowhere"

    def settings(self, **chosen: Any) -> None:
        """What this person has set, before the page is loaded."""
        self.page.add_init_script(
            f"localStorage.setItem('boneyard.settings', JSON.stringify({json.dumps(chosen)}))"
        )

    def short_waits(self) -> None:
        """Let the page wait a tenth of what it would, before it is loaded: a turn that ends stays
        in sight for a second, which nobody is looking at. How long it waits for the server to
        answer stays as it is."""
        self.page.add_init_script(
            "const inFull = window.setTimeout; window.setTimeout = (what, ms = 0, ...more) =>"
            " inFull(what, ms < 1500 ? ms / 10 : ms, ...more)"
        )
