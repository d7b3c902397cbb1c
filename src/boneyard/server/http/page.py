"""The page: what vite has built, for every address that is the page's own business."""

from __future__ import annotations

import json
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import TypeAlias

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, Response
from starlette.exceptions import HTTPException

from boneyard.server.language import words_for
from boneyard.text import words

PAGE = Path(__file__).resolve().parent.parent / "page"

MISSING = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><title>Boneyard</title></head>
<body><h1>{title}</h1><p>{what}</p></body></html>
"""

MARK = '<meta name="boneyard-nowhere" content="">'
"""By this the page knows that its address is none."""
HEAD = """<head>{base}
    <meta name="description" content="{about}" />
    <meta property="og:site_name" content="Boneyard" />
    <meta property="og:title" content="{title}" />
    <meta property="og:description" content="{about}" />
    <link rel="manifest" href="./manifest.webmanifest?lang={lang}" />"""
"""What search engines, link previews and browsers are told of the page: in a language, so it cannot
be in the file that is built."""
Told: TypeAlias = tuple[str, str]
LOBBY: Told = ("door-about-title", "door-about")
TABLE: Told = ("door-invited-title", "door-invited")
"""What a page says of itself where its address is passed on: the keys of a title and a text."""
NOWHERE = '<noscript><h1>{title}</h1><p><a href="./">{way}</a></p></noscript>'

router = APIRouter(include_in_schema=False)


@router.api_route("/", methods=["GET", "HEAD"])
async def lobby(request: Request) -> Response:
    return _index(request, "", LOBBY)


@router.api_route("/t/{table}", methods=["GET", "HEAD"])
async def at_table(table: str, request: Request) -> Response:
    # The page's own addresses are relative, so that it works below any path.
    return _index(request, "../", TABLE)


@router.api_route("/manifest.webmanifest", methods=["GET", "HEAD"])
async def manifest(request: Request) -> Response:
    """What the page is called where it is installed."""
    try:
        built = json.loads((PAGE / "manifest.webmanifest").read_bytes())
    except FileNotFoundError:
        raise HTTPException(404) from None
    say = words_for(request)
    described = {**built, "lang": say.language, "description": say("door-about")}
    headers = {"cache-control": "no-cache"}
    return JSONResponse(described, headers=headers, media_type="application/manifest+json")


def for_people(request: Request) -> bool:
    """Whether somebody has typed or followed an address: a browser says that it wants a page."""
    asks = request.method in ("GET", "HEAD") and not request.scope["path"].startswith("/api/")
    return asks and "text/html" in request.headers.get("accept", "")


def nowhere(request: Request) -> Response:
    """The page, which says in its own looks and language that there is nothing here; in a browser
    without scripts it says so itself."""
    say = words_for(request)
    base: str = request.app.state.settings.base_path
    shown = _index(request, f"{base}/", LOBBY)
    if shown.status_code != 200:
        return shown
    told = NOWHERE.format(title=escape(say("door-lost")), way=escape(say("door-all-games")))
    html = bytes(shown.body).decode("utf-8").replace("</head>", f"{MARK}</head>", 1)
    html = html.replace("<body>", f"<body>{told}", 1)
    return HTMLResponse(html, 404, {"cache-control": "no-cache"})


def file(path: str) -> Response | None:
    """A file of the page; nothing outside its folder."""
    try:
        found = (PAGE / path.lstrip("/")).resolve()
        ours = found.is_relative_to(PAGE.resolve()) and found.is_file()
    except (OSError, ValueError):
        # Not a name a file can have: too long, or with a NUL in it.
        return None
    if not ours:
        return None
    # Names in assets/ change with their content.
    forever = found.parent == PAGE.resolve() / "assets"
    cache = "public, max-age=31536000, immutable" if forever else "no-cache"
    return FileResponse(found, headers={"cache-control": cache})


def _index(request: Request, base: str, told: Told) -> Response:
    """`base`: what the page's addresses are relative to."""
    index, say = PAGE / "index.html", words_for(request)
    if not index.is_file():
        title, what = say("door-not-built"), say("door-build-it")
        return HTMLResponse(MISSING.format(lang=say.language, title=title, what=what), 503)
    html = _spoken(index, index.stat().st_mtime_ns, base, told, say.language)
    return HTMLResponse(html, headers={"cache-control": "no-cache"})


@lru_cache(maxsize=64)
def _spoken(index: Path, _changed: int, base: str, told: Told, lang: str) -> str:
    say = words(lang)
    head = HEAD.format(
        base=f'<base href="{base}">' if base else "",
        title=escape(say(told[0])),
        about=escape(say(told[1])),
        lang=lang,
    )
    html = index.read_text("utf-8").replace('<html lang="en">', f'<html lang="{lang}">', 1)
    return html.replace("<head>", head, 1)
