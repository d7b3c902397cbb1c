"""Pictures for whoever is shown a link, and of any position that may be looked at.

They show what somebody sees who looks on, whoever asks for them: no cookie is read here.
"""

from __future__ import annotations

import datetime
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from boneyard import games
from boneyard.server.http import shown
from boneyard.server.http.errors import Refusal
from boneyard.server.http.games import LanguageAsked, SlugInPath
from boneyard.server.http.glance import found
from boneyard.server.http.models import answers
from boneyard.server.http.renderer import Draws, Key, Rendered, Renderer
from boneyard.server.http.shown import Form
from boneyard.server.http.tables import RegistryHere, TableInPath, address_of, check_daily
from boneyard.server.language import words_for
from boneyard.server.rooms.recovery import game_of
from boneyard.server.rooms.registry import Registry
from boneyard.server.storage import queries
from boneyard.server.storage.queries import Stored
from boneyard.text import words

router = APIRouter(prefix="/api", tags=["pictures"])

KINDS: dict[Form, str] = {"png": "image/png", "svg": "image/svg+xml"}
MINUTE, HOUR = 60, 3600
LATEST = 1_000_000
"""No match has more steps."""
PNG: dict[str, Any] = {"content": {"image/png": {}}}
DRAWN: dict[str, Any] = {"content": {kind: {} for kind in KINDS.values()}}

StepAsked = Annotated[
    int | None,
    Query(ge=0, le=LATEST, description="After so many actions; without it as it is now."),
]


@router.get("/preview.png", response_class=Response, responses={200: PNG, **answers(422, 429, 503)})
async def house(request: Request, lang: LanguageAsked = None) -> Response:
    """What stands for all games where the address of the lobby is passed on."""
    speaks = words_for(request, lang).language
    draws = partial(shown.of_house, speaks)
    return _answer(await _draw(request, ("house", speaks), _given(draws)), "png", HOUR)


@router.get(
    "/games/{slug}/preview.png",
    response_class=Response,
    responses={200: PNG, **answers(404, 422, 429, 503)},
)
async def game(slug: SlugInPath, request: Request, lang: LanguageAsked = None) -> Response:
    """A game in play, with its name, for previews of links to it."""
    speaks = words_for(request, lang, games.listing(slug).slug).language
    draws = partial(shown.of_game, slug, speaks)
    return _answer(await _draw(request, ("game", slug, speaks), _given(draws)), "png", HOUR)


@router.get(
    "/tables/{table}/preview.png",
    response_class=Response,
    responses={200: PNG, **answers(404, 410, 422, 429, 503)},
)
async def table(
    table: TableInPath, request: Request, registry: RegistryHere, lang: LanguageAsked = None
) -> Response:
    """For previews of links to a table: how its match ended; before that its game and who sits
    there."""
    stored = await load(registry, table)
    speaks = words_for(request, lang, stored.slug).language
    if is_over(stored):
        made = await position(request, stored, None, speaks, "png")
    else:
        there = shown.guests(stored.chairs, speaks)
        draws = partial(shown.of_table, stored.slug, stored.status, there, speaks)
        # By what is on it: no move changes that.
        key = ("table", stored.slug, stored.status, speaks, *[guest.name for guest in there])
        made = await _draw(request, key, _given(draws))
    return _answer(made, "png", MINUTE)


@router.get(
    "/tables/{table}/picture.{form}",
    response_class=Response,
    responses={200: DRAWN, **answers(403, 404, 409, 410, 422, 429, 503)},
)
async def picture(
    table: TableInPath,
    form: Form,
    request: Request,
    registry: RegistryHere,
    step: StepAsked = None,
    lang: LanguageAsked = None,
) -> Response:
    """A position of a match that is played or over, as whoever looks on sees it."""
    stored = await load(registry, table)
    speaks = words_for(request, lang, stored.slug).language
    return _answer(await position(request, stored, step, speaks, form), form, MINUTE)


for _path, _made in (
    ("/preview.png", house),
    ("/games/{slug}/preview.png", game),
    ("/tables/{table}/preview.png", table),
    ("/tables/{table}/picture.{form}", picture),
):
    # Programs that make previews ask how large a picture is before they fetch it.
    router.add_api_route(_path, _made, methods=["HEAD"], include_in_schema=False)


# -- what pages are made of, too ---------------------------------------------------------------


def is_over(stored: Stored) -> bool:
    return stored.status in ("over", "abandoned")


async def load(registry: Registry, table_id: str) -> Stored:
    """The table without its log; raises NoTable, Unplayable."""

    def read() -> Stored:
        stored = found(registry, queries.load_table, table_id)
        # One whose game is gone shows nothing more. Where everybody is served nobody finds that
        # out: whether somebody's own numbers make a puzzle can take a moment.
        game_of(stored)
        return stored

    return await registry.read(read)


async def position(
    request: Request, stored: Stored, step: int | None, lang: str, form: Form
) -> Rendered:
    """A position of this table; raises Refusal where nobody may see it, or there is none."""
    registry: Registry = request.app.state.registry
    if stored.status == "waiting":
        raise Refusal(409, "door-not-begun", lang=lang)
    if step is not None and not is_over(stored):
        game = await registry.read(partial(game_of, stored))
        if game.from_memory:
            raise Refusal(403, "house-from-memory", lang=lang)

    async def read() -> Draws:
        now, written = await registry.read(partial(found, registry, queries.load, stored.id))
        if step is not None and step > len(written):
            raise Refusal(404, "door-no-step", lang=lang)
        return partial(shown.of_position, now, written, step, lang, form)

    key = ("position", stored.id, stored.revision, step, lang, form)
    made = await _draw(request, key, read)
    if step is not None and step > made.of:
        raise Refusal(404, "door-no-step", lang=lang)
    return made


async def puzzle(request: Request, slug: str, date: str, lang: str) -> Rendered:
    """The puzzle of a day, before anything is done in it; raises Refusal."""
    check_daily(date, games.listing(slug), lang)
    day = words(lang)("shown-day", date=datetime.date.fromisoformat(date))
    draws = partial(shown.of_puzzle, slug, date, day, lang, "svg")
    return await _draw(request, ("puzzle", slug, date, lang), _given(draws))


def _given(draws: Draws) -> Callable[[], Awaitable[Draws]]:
    """Nothing has to be read for it."""

    async def ready() -> Draws:
        return draws

    return ready


async def _draw(request: Request, key: Key, prepare: Callable[[], Awaitable[Draws]]) -> Rendered:
    renderer: Renderer = request.app.state.renderer
    return await renderer.picture(key, address_of(request), prepare)


def _answer(made: Rendered, form: Form, age_s: int) -> Response:
    headers = {
        "cache-control": f"public, max-age={age_s}",
        # Pictures are there to be shown on other people's pages.
        "cross-origin-resource-policy": "cross-origin",
    }
    return Response(made.data, media_type=KINDS[form], headers=headers)
