"""A table that tells the page what no deal can be asked for."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

Change = Callable[[dict[str, Any]], None]


def retell(page: Page, change: Change) -> None:
    """Lets every scene that comes to this page be changed first."""

    def changed(message: str | bytes) -> str | bytes:
        told = json.loads(message)
        # Several things may be told at once.
        for one in told if isinstance(told, list) else [told]:
            if "scene" in one:
                change(one["scene"])
        return json.dumps(told)

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: route.send(changed(message)))
        route.on_message(server.send)

    page.route_web_socket(re.compile(r"/live\b"), between)
