"""What would keep somebody from playing: found by axe, or by measuring what is on the screen."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

AXE = Axe().axe_script
# What is never worse than moderate, and takes a quarter of the time.
HARMLESS = (
    "heading-order",
    "landmark-no-duplicate-banner",
    "landmark-no-duplicate-main",
    "landmark-one-main",
    "landmark-unique",
    "page-has-heading-one",
    "region",
)
RUNS_AXE = """async (harmless) => {
  const rules = Object.fromEntries(harmless.map((id) => [id, {enabled: false}]));
  const found = await axe.run({rules, resultTypes: ["violations"], preload: false});
  return found.violations
    .filter(({impact}) => ["serious", "critical"].includes(impact))
    .map(({id, help, nodes}) => `${id}: ${help} (${nodes[0].html.slice(0, 160)})`);
}"""


def serious(page: Page) -> list[str]:
    """What axe finds that would keep somebody from playing."""
    # Only once for every page: half a megabyte of it takes as long to read as to run.
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(RUNS_AXE, HARMLESS)
    return found


def overflows(page: Page) -> bool:
    wide: bool = page.evaluate(
        "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    )
    return wide


def past_the_edge(page: Page) -> list[str]:
    """Buttons on the table that are cut off at the side of the screen, or of where they are."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("main button, main g.live, header button")]
          .filter((one) => one.closest("[data-testid=hand]") === null)
          .map((one) => [one, one.getBoundingClientRect()])
          .filter(([one, box]) => {
            const around = one.closest(".doing")?.getBoundingClientRect()
              ?? { left: 0, right: innerWidth, bottom: Infinity };
            return box.width > 0 && (box.left < around.left - 1 || box.right > around.right + 1
              || box.bottom > around.bottom + 1);
          })
          .map(([one]) => one.getAttribute("aria-label") ?? one.textContent.trim())"""
    )
    return found


def too_small(page: Page) -> list[str]:
    """What can be clicked but is hard to hit with a finger."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("main button, main g.live")]
          .map((one) => [one, one.getBoundingClientRect()])
          .filter(([, box]) => box.width > 0 && Math.min(box.width, box.height) < 23.9)
          .map(([one]) => one.getAttribute("aria-label") ?? one.textContent.trim())"""
    )
    return found


def hard_to_see(page: Page) -> list[str]:
    """Tiles on the table smaller than 24 by 12 pixels, and tiles or lit places that are not wholly
    on the table as it is looked at."""
    found: list[str] = page.evaluate(
        """() => {
          const board = document.querySelector("svg.board");
          if (board === null) return ["there is no table"];
          const seen = board.getBoundingClientRect();
          const { a, b } = board.querySelector("g.camera").getScreenCTM();
          const unit = Math.hypot(a, b);
          const tiles = [...board.querySelectorAll("g.item.tile")];
          const beyond = [...tiles, ...board.querySelectorAll("g.live")].filter((one) => {
            const box = one.getBoundingClientRect();
            return box.left < seen.left - 1 || box.right > seen.right + 1
              || box.top < seen.top - 1 || box.bottom > seen.bottom + 1;
          });
          return [
            ...(tiles.length > 0 && unit < 12 ? [`tiles are ${2 * unit} pixels long`] : []),
            ...beyond.map((one) => `out of sight: ${one.getAttribute("aria-label")}`),
            ...(seen.bottom > innerHeight || seen.right > innerWidth ? ["the table itself"] : []),
          ];
        }"""
    )
    return found


def in_the_way(page: Page) -> list[str]:
    """All of it, said of what."""
    return [*(f"axe: {one}" for one in serious(page)), *measured(page)]


def measured(page: Page) -> list[str]:
    """What needs no axe to be found."""
    return [
        *(f"too small: {one}" for one in too_small(page)),
        *(f"cut off: {one}" for one in past_the_edge(page)),
        *(["the page is wider than the screen"] if overflows(page) else []),
    ]
