"""How long it takes from a click in one browser until another browser on this machine shows it.

`python -m tests.browser.latency` plays 200 moves between two pages at one table and prints the
median and the 95th percentile: server, database, both pages and the drawing included.
"""

from __future__ import annotations

import argparse
import statistics
import time
from random import Random

from tests.browser.conftest import People, Server
from tests.browser.opened import house
from tests.browser.person import Person

GAME = "classic-draw"
OPTIONS = {"match": "rounds:60", "players": 2}
SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "open", "name": "Emil"}]
MOVES = 200
PATIENCE_S = 5.0

# Both pages are on one machine: its clock is the same for both. A move is shown when the frame
# after it is drawn.
WATCH = """() => {
  const now = () => performance.timeOrigin + performance.now();
  window.clicked = 0;
  window.shown = {};
  document.addEventListener("click", () => { window.clicked = now(); }, true);
  const stage = document.querySelector("[data-testid=stage]");
  new MutationObserver(() => {
    const seq = stage.dataset.seq;
    requestAnimationFrame(() => { window.shown[seq] ??= now(); });
  }).observe(stage, {attributes: true, attributeFilter: ["data-seq"]});
}"""


def sit_down(people: People, server: Server) -> tuple[Person, Person]:
    # A browser learns the time when it begins: two that began at different times may differ in it.
    ada, emil = (people.person(server.address, new=True) for _ in range(2))
    made = ada.make_table(GAME, OPTIONS, SEATS)
    secret = next(seat["secret"] for seat in made["seats"] if seat["kind"] == "open")
    emil.page.goto(f"{server.address}t/{made['table']}#{secret}")
    emil.wait_for_table()
    return ada, emil


def measure(ada: Person, emil: Person, moves: int) -> list[float]:
    """Milliseconds from the click to the other page's drawing, for so many moves."""
    for person in (ada, emil):
        person.page.evaluate(WATCH)
    rng = Random(7)
    found: list[float] = []
    until = time.monotonic() + moves * PATIENCE_S
    while len(found) < moves:
        assert time.monotonic() < until, f"only {len(found)} moves in time"
        for mover, other in ((ada, emil), (emil, ada)):
            before = mover.sees()
            if before["seq"] != other.sees()["seq"]:
                continue
            # A new round is nobody's move.
            if not mover.do_something(rng) or before["outcome"] is not None:
                continue
            mover.page.wait_for_timeout(10)
            # Choosing among several ways to lay a tile is no move yet.
            after = mover.sees()
            if after["busy"] or after["seq"] != before["seq"]:
                clicked: float = mover.page.evaluate("window.clicked")
                found.append(_shown(other, int(before["seq"]) + 1, clicked) - clicked)
    return found[:moves]


def _shown(person: Person, seq: int, since: float) -> float:
    """When this page drew the table after so many actions, or more, for the first time since."""
    times: list[float] = []

    def there() -> bool:
        times[:] = person.page.evaluate(
            "([least, since]) => Object.entries(window.shown)"
            ".filter(([seq, at]) => Number(seq) >= least && at > since).map(([, at]) => at)",
            [seq, since],
        )
        return bool(times)

    person.wait_until(there)
    return min(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--moves", type=int, default=MOVES, help=f"how many moves ({MOVES})")
    wanted: int = parser.parse_args().moves
    with house() as (server, people):
        took = measure(*sit_down(people, server), wanted)
    cuts = statistics.quantiles(took, n=20, method="inclusive")
    print(f"{len(took)} moves from a click to the other browser's drawing")
    print(f"p50 {statistics.median(took):.0f} ms, p95 {cuts[-1]:.0f} ms, most {max(took):.0f} ms")


if __name__ == "__main__":
    main()
