"""The page: what vite has built, for every address that is the page's own business."""

from __future__ import annotations

import json
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import NamedTuple

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, Response
from starlette.exceptions import HTTPException

from boneyard.server.language import words_for
from boneyard.text import Words
from boneyard.view.poster import HEIGHT, WIDTH

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
    <meta property="og:type" content="website" />
    <meta property="og:locale" content="{locale}" />
    <meta property="og:title" content="{title}" />
    <meta property="og:description" content="{about}" />{picture}
    <link rel="manifest" href="./manifest.webmanifest?lang={lang}" />"""
"""What search engines, link previews and browsers are told of the page: in a language, so it cannot
be in the file that is built."""
PICTURE = """
    <meta property="og:image" content="{address}" />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="{width}" />
    <meta property="og:image:height" content="{height}" />
    <meta property="og:image:alt" content="{title}" />
    <meta name="twitter:card" content="summary_large_image" />"""
LOCALES = {"en": "en_GB"}
"""Of previews, where it is not the language written twice."""
NOWHERE = '<noscript><h1>{title}</h1><p><a href="./">{way}</a></p></noscript>'

router = APIRouter(include_in_schema=False)


class Front(NamedTuple):
    """What a page says of itself where its address is passed on."""

    title: str
    about: str
    picture: str = ""
    """Where there is one to be shown with it; it has to be a whole address."""


def of_house(say: Words, picture: str = "") -> Front:
    return Front(say("door-about-title"), say("door-about"), picture)


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
    shown = index(say, f"{base}/", of_house(say))
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


def index(say: Words, base: str, front: Front) -> Response:
    """The page. `base`: what its addresses are relative to, so that it works below any path."""
    built = PAGE / "index.html"
    if not built.is_file():
        title, what = say("door-not-built"), say("door-build-it")
        return HTMLResponse(MISSING.format(lang=say.language, title=title, what=what), 503)
    head = HEAD.format(
        base=f'<base href="{base}">' if base else "",
        locale=LOCALES.get(say.language, f"{say.language}_{say.language.upper()}"),
        title=escape(front.title),
        about=escape(front.about),
        picture=_picture(front),
        lang=say.language,
    )
    html = _html(built, built.stat().st_mtime_ns)
    html = html.replace('<html lang="en">', f'<html lang="{say.language}">', 1)
    html = html.replace("<head>", head, 1)
    return HTMLResponse(html, headers={"cache-control": "no-cache"})


def _picture(front: Front) -> str:
    if not front.picture:
        return ""
    address, title = escape(front.picture), escape(front.title)
    return PICTURE.format(address=address, title=title, width=WIDTH, height=HEIGHT)


@lru_cache(maxsize=1)
def _html(built: Path, _changed: int) -> str:
    return built.read_text("utf-8")
