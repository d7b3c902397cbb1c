"""Somebody who does not see the table: what they hear, and what there was to hear."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

# A screen reader says what is added to a region that is there already, and nothing else.
LISTENS = """
  window.heard = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target.matches?.("[data-testid=ears][role=log]"))
        for (const { textContent } of addedNodes) if (textContent) heard.push(textContent);
  }).observe(document, { childList: true, subtree: true });
"""


class Ears:
    """At the page of one person with one seat, whose line is never cut."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._told: list[dict[str, Any]] = []
        page.add_init_script(LISTENS)
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        """They have come to another table."""
        self._told = told = []
        line.on("framereceived", lambda text: told.append(json.loads(text)))

    def heard(self) -> list[str]:
        said: list[str] = self._page.evaluate("heard")
        return said

    def there_was_to_hear(self) -> list[str]:
        """All that happened, as the server told it to this seat, and with it each time what the
        person is asked to do."""
        texts, asked = [], ""
        for told in self._told:
            if told["tell"] == "moved":
                texts += [one["text"] for one in told["events"] if one["text"]]
            elif told["tell"] == "notice":
                texts.append(told["text"])
            if told["tell"] in ("moved", "scene"):
                scene = told["scene"]
                mine = any(hand["mine"] and hand["active"] for hand in scene["hands"])
                ask = f"{told['seq']} {scene['prompt']}"
                if (mine or scene["outcome"]) and ask != asked:
                    texts.append(scene["prompt"])
                    asked = ask
        return texts
