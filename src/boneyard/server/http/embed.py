"""Replays and puzzles to be shown inside other people's pages: `?embed` behind their address.

Such a page may be in any frame, so it has nothing in it that could be misused there. It is a
picture and links, without script and without forms; the browser gives it no cookie and nothing
kept, because it is of no origin (`sandbox`), and we read none. Whoever wants to play opens the real
page, outside the frame.
"""

from __future__ import annotations

import datetime
from base64 import b64encode
from hashlib import sha256
from html import escape

from fastapi import Request
from fastapi.responses import HTMLResponse, Response

from boneyard.core.reading import whole
from boneyard.games import UnknownGame
from boneyard.server.drawings import TooManyWait
from boneyard.server.http import previews
from boneyard.server.http.errors import Refusal
from boneyard.server.http.games import today
from boneyard.server.http.renderer import NotDrawn, Rendered
from boneyard.server.keys import is_id
from boneyard.server.language import language, preferred
from boneyard.server.rooms.recovery import Unplayable
from boneyard.server.rooms.registry import NoTable
from boneyard.server.storage.queries import Unavailable
from boneyard.text import Words, words

STYLE = (
    "html,body{margin:0;height:100%;background:#1d4a37;color:#fdf6e3}"
    "body{display:flex;flex-direction:column;font:600 16px/1.5 Georgia,serif}"
    "figure{margin:0;flex:1;min-height:0}svg{display:block;width:100%;height:100%}"
    "nav,p{margin:0;padding:.3em .8em;display:flex;gap:.4em;align-items:center;flex-wrap:wrap;"
    "justify-content:center;background:#3d2615}"
    "a,i{color:inherit;text-decoration:none;font-style:normal;min-width:1.6em;padding:.25em .5em;"
    "text-align:center;border-radius:.4em}a:hover,a:focus-visible{background:#6d4322}"
    "i{opacity:.35}b{min-width:5em;text-align:center}.on{margin-left:auto}"
)
OWN_STYLE = b64encode(sha256(STYLE.encode()).digest()).decode()
POLICY = (
    f"default-src 'none'; style-src 'sha256-{OWN_STYLE}'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors *; sandbox allow-popups allow-popups-to-escape-sandbox"
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-resource-policy": "cross-origin",
    "cache-control": "no-cache",
}
PAGE = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>{title}</title><style>{style}</style></head>
<body>{body}</body></html>
"""
WRONG: dict[type[Exception], tuple[int, str]] = {
    NoTable: (404, "door-no-table"),
    Unplayable: (410, "door-unplayable"),
    UnknownGame: (404, "door-lost"),
    TooManyWait: (429, "door-too-many"),
    NotDrawn: (503, "door-not-drawn"),
    Unavailable: (503, "house-unavailable"),
}
"""What may be wrong, and what is said then."""
SAID: tuple[type[Exception], ...] = (Refusal, *WRONG)


def wanted(request: Request) -> bool:
    return "embed" in request.query_params


async def replay(request: Request, table: str) -> Response:
    """A match that is over, position by position."""
    lang = _language(request)
    try:
        if not is_id(table):
            raise NoTable(table)
        stored = await previews.load(request.app.state.registry, table)
        if not previews.is_over(stored):
            raise Refusal(409, "shown-later")
        step = whole(request.query_params.get("step", ""))
        made = await previews.position(request, stored, step, lang, "svg")
    except SAID as wrong:
        return _sorry(wrong, words(lang))
    say = words(lang, stored.slug)
    steps = [("first", "⇤", 0), ("back", "←", made.at - 1)]
    steps += [("forward", "→", made.at + 1), ("last", "⇥", made.of)]
    links = [_step(say, *one, made) for one in steps]
    links.insert(2, f"<b>{made.at} / {made.of}</b>")
    return _page(say, made, [*links, _way(say("shown-open"), f"{table}?lang={lang}")])


async def puzzle(request: Request, slug: str) -> Response:
    """The puzzle of a day, today's if none is said."""
    lang = _language(request)
    date = request.query_params.get("date", today())
    try:
        if not _is_day(date):
            raise Refusal(404, "door-lost")
        made = await previews.puzzle(request, slug, date, lang)
    except SAID as wrong:
        return _sorry(wrong, words(lang))
    say = words(lang, slug)
    return _page(say, made, [_way(say("shown-solve"), f"./?game={slug}&lang={lang}")])


def _language(request: Request) -> str:
    """As the link says, else the browser; cookies are not looked at."""
    asked = request.query_params.get("lang")
    return language(asked) if asked else preferred(request.headers.get("accept-language", ""))


def _is_day(text: str) -> bool:
    try:
        return datetime.date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _step(say: Words, name: str, sign: str, at: int, made: Rendered) -> str:
    called = escape(say(f"shown-{name}"))
    if not 0 <= at <= made.of or at == made.at:
        return f'<i aria-hidden="true">{sign}</i>'
    address = f"?embed&amp;step={at}&amp;lang={say.language}"
    return f'<a href="{address}" title="{called}" aria-label="{called}">{sign}</a>'


def _way(text: str, address: str) -> str:
    """Out of the frame, to the real page."""
    href = escape(address)
    return f'<a class="on" href="{href}" target="_blank" rel="noopener">{escape(text)} ↗</a>'


def _page(say: Words, made: Rendered, links: list[str]) -> Response:
    drawing = made.data.decode("utf-8")
    body = f"<figure>{drawing}</figure><nav>{''.join(links)}</nav>"
    return _html(say, 200, f"{say('title')} – Boneyard", body)


def _sorry(wrong: Exception, say: Words) -> Response:
    if isinstance(wrong, Refusal):
        status, told = wrong.status, say(wrong.key, **wrong.args_of_words)
    else:
        status, key = next(said for kind, said in WRONG.items() if isinstance(wrong, kind))
        told = say(key)
    return _html(say, status, "Boneyard", f"<p>{escape(told)}</p>")


def _html(say: Words, status: int, title: str, body: str) -> Response:
    html = PAGE.format(lang=say.language, title=escape(title), style=STYLE, body=body)
    return HTMLResponse(html, status, HEADERS)
