"""What other people's pages may show of ours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from urllib.parse import quote, unquote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People, Server
from tests.browser.person import Person

pytestmark = pytest.mark.browser


class _Blog(BaseHTTPRequestHandler):
    """A page of somebody else: it has in a frame whatever stands behind its address."""

    def do_GET(self) -> None:
        address = escape(unquote(self.path.partition("?")[2]))
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        frame = f'<iframe src="{address}" width="620" height="380"></iframe>'
        self.wfile.write(f'<body style="margin:0">{frame}'.encode())

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def blog() -> Iterator[str]:
    """Of the same site as the server: its frames would be given cookies that others are not."""
    with ThreadingHTTPServer(("127.0.0.1", 0), _Blog) as serving:
        Thread(target=serving.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{serving.server_port}/?"
        serving.shutdown()


def framed(ada: Person, blog: str, address: str) -> Page:
    page = ada.page.context.new_page()
    page.goto(blog + quote(address))
    return page


def test_a_replay_is_looked_through_in_somebody_elses_page(
    people: People, server: Server, blog: str
) -> None:
    ada = people.person(server.address)
    bot = {"kind": "bot", "name": "Emil", "bot": "greedy"}
    seats = [{"kind": "me", "name": "Ada"}, bot]
    table = ada.make_table("block", {"players": 2, "match": "rounds:1"}, seats)["table"]
    ada.play(seconds=120)
    ada.page.get_by_role("button", name="Seats and links").first.click()
    code = ada.page.get_by_test_id("frame-link").input_value()
    assert f'src="{server.address}t/{table}?lang=en&embed"' in code
    ada.page.keyboard.press("Escape")
    ada.page.get_by_label("Replay", exact=True).get_by_role("slider").fill("4")
    picture = ada.page.get_by_role("link", name="Drawing")
    expect(picture).to_have_attribute("href", re.compile(r"picture\.png\?step=4&lang=en$"))
    page = framed(ada, blog, f"{server.address}t/{table}?embed&lang=de&step=3")
    frame = page.frame_locator("iframe")
    expect(frame.locator("nav b")).to_contain_text("3 /")
    assert frame.locator("figure > svg").get_attribute("aria-label")
    with page.expect_request("**step=4**") as asked:
        frame.get_by_label("Einen Schritt vor").click()
    expect(frame.locator("nav b")).to_contain_text("4 /")
    assert "cookie" not in asked.value.all_headers()
    assert any(cookie["name"].endswith(table) for cookie in page.context.cookies())
    frame.get_by_label("Zum Ende").click()
    expect(frame.get_by_label("Einen Schritt vor")).to_have_count(0)
    box = frame.locator("figure > svg").bounding_box()
    assert box is not None
    assert box["width"] == 620, "as wide as the frame, with its links below"
    # The way out is the real page, with all that belongs to it.
    with page.context.expect_page() as opened:
        frame.get_by_role("link", name="Partie ansehen").click()
    expect(opened.value.locator("svg.board")).to_be_visible()


def test_the_page_itself_is_in_nobodys_frame(people: People, server: Server, blog: str) -> None:
    ada = people.person(server.address)
    for closed in ("", "?game=block", "?embed"):
        page = framed(ada, blog, f"{server.address}{closed}")
        assert page.frames[1].url.startswith("chrome-error:"), page.frames
