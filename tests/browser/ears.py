"""Somebody who does not see the table: what they hear, and what there was to hear."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

# A screen reader says what is added to a region that is there already, and nothing else.
LISTENS = """
  window.heard = { log: [], status: [] };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const role = target.matches?.("[data-testid=ears], [data-testid=whispers]")
        ? target.getAttribute("role") : null;
      for (const { textContent } of role ? addedNodes : [])
        if (textContent) heard[role].push(textContent);
    }
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

    def forget(self) -> None:
        """Nothing was heard yet."""
        self._page.evaluate("() => { window.heard = { log: [], status: [] }; }")

    def heard(self) -> list[str]:
        """All that was said to everybody."""
        said: list[str] = self._page.evaluate("heard.log")
        return said

    def whispered(self) -> list[str]:
        """What was said to this person alone: hints, refusals."""
        said: list[str] = self._page.evaluate("heard.status")
        return said

    def there_was_to_hear(self) -> list[str]:
        """All that happened, as the server told it to this seat, and what a person was asked to
        do, whenever that changed."""
        texts, asked = [], ""
        for told in self._told:
            if told["tell"] == "moved":
                texts += [one["text"] for one in told["events"] if one["text"]]
            elif told["tell"] == "notice":
                texts.append(told["text"])
            if told["tell"] in ("moved", "scene"):
                scene = told["scene"]
                person = any(hand["active"] and not hand["bot"] for hand in scene["hands"])
                ask = scene["prompt"] if person or scene["outcome"] else ""
                texts += [ask] if ask and ask != asked else []
                asked = ask
        return texts

    def there_was_to_whisper(self) -> list[str]:
        keys = {"hint": "text", "outlook": "text", "problem": "text", "refused": "why"}
        said = [told[keys[told["tell"]]] for told in self._told if told["tell"] in keys]
        return [text for text in said if text]
