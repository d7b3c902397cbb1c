"""The addresses of the page: what is said of each where it is passed on, and what of it may be
shown inside other people's pages."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from boneyard import games
from boneyard.server.http import embed, page, previews
from boneyard.server.http.page import Front
from boneyard.server.keys import is_id
from boneyard.server.language import words_for
from boneyard.server.live.outbox import names
from boneyard.server.rooms.recovery import Unplayable
from boneyard.server.rooms.registry import NoTable
from boneyard.server.storage.queries import Stored, Unavailable
from boneyard.text import Words

router = APIRouter(include_in_schema=False)
BOTH = ["GET", "HEAD"]


@router.api_route("/", methods=BOTH)
@router.api_route("/new", methods=BOTH)
@router.api_route("/atlas", methods=BOTH)
async def lobby(request: Request) -> Response:
    slug = request.query_params.get("game", "")
    if embed.wanted(request) and slug:
        return await embed.puzzle(request, slug)
    say = words_for(request)
    if slug in games.slugs():
        said = words_for(request, slug=slug)
        picture = _address(request, f"games/{slug}/preview.png", say)
        return page.index(say, "", Front(said("title"), said("blurb"), picture))
    return page.index(say, "", page.of_house(say, _address(request, "preview.png", say)))


@router.api_route("/t/{table}", methods=BOTH)
async def at_table(table: str, request: Request) -> Response:
    if embed.wanted(request):
        return await embed.replay(request, table)
    say = words_for(request)
    stored = await _stored(request, table)
    if stored is None:
        front = Front(say("door-invited-title"), say("door-invited"))
    else:
        picture = _address(request, f"tables/{stored.id}/preview.png", say)
        front = _of_table(stored, words_for(request, slug=stored.slug), picture)
    return page.index(say, "../", front)


def _of_table(stored: Stored, say: Words, picture: str) -> Front:
    """What is played and who sits there: not how it stands."""
    title = say("title")
    if stored.status == "waiting":
        return Front(f"{title} – {say('door-invited-title')}", say("door-invited"), picture)
    who = ", ".join(names(stored.chairs, say))
    about = "shown-over" if previews.is_over(stored) else "shown-playing"
    return Front(f"{title} – {who}", say(about), picture)


async def _stored(request: Request, table: str) -> Stored | None:
    """The table, where there is one that can be shown. The page comes in any case, and finds out
    by itself what is wrong."""
    if not is_id(table):
        return None
    try:
        return await previews.load(request.app.state.registry, table)
    except (NoTable, Unplayable, Unavailable):
        return None


def _address(request: Request, below: str, say: Words) -> str:
    """A whole address of ours, as previews want it; nothing, where nobody says what we are
    called."""
    host = request.headers.get("host", "")
    if not host:
        return ""
    base: str = request.app.state.settings.base_path
    return f"{request.scope['scheme']}://{host}{base}/api/{below}?lang={say.language}"
