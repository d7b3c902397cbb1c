"""How much a table costs while nothing moves, and how long a click takes until it is painted.

`python -m tests.browser.quiet` opens a small table and a very large one and prints, for each, the
main thread's share of a core and that of all of the browser's processes while nobody does
anything, and the slowest click of the next few.
"""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any

from playwright.sync_api import CDPSession
from playwright.sync_api import TimeoutError as Timeout

from tests.browser.conftest import People, Server
from tests.browser.opened import house
from tests.browser.person import Person

WATCHED_S = 4.0
SETTLED_MS = 4000
"""Until lit places are still."""
GLIDED_MS = 800
"""Until tiles lie where they were laid."""
CLICKS = 12
PATIENCE_S = 240.0
TABLES: dict[str, tuple[str, dict[str, Any], int]] = {
    "block": ("block", {"match": "rounds:1", "players": 2}, 3),
    "divisor of a double-eighteen": ("divisor", {"set": 18, "players": 3}, 90),
}
"""What is played, and how many tiles lie there before anybody looks."""

# What the browser itself says about clicks and about frames that took long.
WATCH = """() => {
  window.slow = {event: 0, "long-animation-frame": 0};
  for (const type of Object.keys(window.slow)) {
    new PerformanceObserver((list) => {
      for (const one of list.getEntries())
        if (type !== "event" || one.name === "click" || one.name === "pointerup")
          window.slow[type] = Math.max(window.slow[type], one.duration);
    }).observe({type, durationThreshold: 16});
  }
}"""


def laid(person: Person) -> int:
    return person.page.locator("g.tile").count()


def play_to(person: Person, tiles: int) -> None:
    """Play on until so many tiles lie there and it is this person's turn."""
    until = time.monotonic() + PATIENCE_S
    while laid(person) < tiles or not person.sees()["places"]:
        assert time.monotonic() < until, f"only {laid(person)} tiles in time"
        if laid(person) < tiles or not person.sees()["hand"]:
            person.play(seconds=1, clicks=1, one_round=True)


def watched(person: Person) -> CDPSession:
    """Counts what the page's main thread itself works: another program that runs meanwhile does
    not make it more."""
    session = person.page.context.new_cdp_session(person.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    return session


def busy(session: CDPSession) -> float:
    """The seconds for which the page's main thread has worked."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def share(person: Person, seconds: float = WATCHED_S) -> float:
    """The main thread's share of a core while nobody does anything."""
    session = watched(person)
    before, began = busy(session), time.monotonic()
    person.page.wait_for_timeout(1000 * seconds)
    spent = (busy(session) - before) / (time.monotonic() - began)
    session.detach()
    return spent


def share_of_all(person: Person, seconds: float = WATCHED_S) -> float:
    """The same for all of the browser's processes: whatever paints and puts together, too."""
    browser = person.page.context.browser
    assert browser is not None
    session = browser.new_browser_cdp_session()

    def spent() -> float:
        found = session.send("SystemInfo.getProcessInfo")["processInfo"]
        return float(sum(one["cpuTime"] for one in found))

    before, began = spent(), time.monotonic()
    person.page.wait_for_timeout(1000 * seconds)
    found = (spent() - before) / (time.monotonic() - began)
    session.detach()
    return found


def measure(people: People, server: Server, slug: str, options: dict[str, Any], tiles: int) -> str:
    person = people.person(server.address)
    bots = [{"kind": "bot", "name": name, "bot": "random"} for name in ("Emil", "Sophie")]
    seats = [{"kind": "me", "name": "Ada"}, *bots[: options["players"] - 1]]
    person.make_table(slug, options, seats)
    play_to(person, tiles)
    person.page.emulate_media(reduced_motion="no-preference")
    person.page.wait_for_timeout(SETTLED_MS)
    alone, together = share(person), share_of_all(person)
    person.page.evaluate(WATCH)
    session, worked, clicks = watched(person), 0.0, 0
    for _ in range(CLICKS):
        # A round that ends meanwhile leaves nothing to click.
        with suppress(Timeout):
            before = busy(session)
            person.page.locator("[data-hand-tile][data-usable=true]").first.click(timeout=2000)
            person.page.wait_for_timeout(250)
            worked, clicks = worked + busy(session) - before, clicks + 1
        person.play(seconds=2, clicks=1, one_round=True)
        person.page.wait_for_timeout(GLIDED_MS)
    slow = person.page.evaluate("() => window.slow")
    return (
        f"{laid(person)} tiles; main thread {100 * alone:.1f} %, all processes"
        f" {100 * together:.1f} % of a core; a click makes"
        f" {1000 * worked / max(1, clicks):.0f} ms of work; slowest click"
        f" {slow['event']:.0f} ms, slowest frame {slow['long-animation-frame']:.0f} ms"
    )


def main() -> None:
    with house() as (server, people):
        for name, (slug, options, tiles) in TABLES.items():
            print(f"{name}: {measure(people, server, slug, options, tiles)}", flush=True)
            people.leave()


if __name__ == "__main__":
    main()
