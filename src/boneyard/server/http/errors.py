"""What goes wrong, as answers people can read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from boneyard.games import UnknownGame
from boneyard.server import measures
from boneyard.server.drawings import TooManyWait
from boneyard.server.http import page
from boneyard.server.http.renderer import NotDrawn
from boneyard.server.language import words_for
from boneyard.server.rooms.recovery import NotInstalled, Unplayable
from boneyard.server.rooms.registry import NoTable
from boneyard.server.storage.queries import Conflict, Unavailable
from boneyard.text import Words, words

UNAVAILABLE = {"retry-after": "5"}
MOST_NEAR = 3


class Refusal(Exception):
    """A request that cannot be granted, and the key of the words that say why. `lang` where the
    request said itself which language it wants."""

    def __init__(self, status: int, key: str, *, lang: str | None = None, **args: str | int | date):
        super().__init__(key)
        self.status, self.key, self.lang, self.args_of_words = status, key, lang, args


class Unwanted(Exception):
    """Choices that are not possible, already in words."""


def trouble(status: int, problem: str, headers: dict[str, str] | None = None) -> JSONResponse:
    return JSONResponse({"problem": problem}, status, headers)


def install(app: FastAPI) -> None:
    """Answer every kind of mistake in the same form, in the language of who made it."""

    @app.exception_handler(Refusal)
    async def refusal(request: Request, wrong: Refusal) -> JSONResponse:
        measures.REFUSALS.add(wrong.key)
        say = words_for(request, wrong.lang)
        return trouble(wrong.status, say(wrong.key, **wrong.args_of_words))

    @app.exception_handler(Unwanted)
    async def unwanted(_: Request, wrong: Unwanted) -> JSONResponse:
        return trouble(409, str(wrong))

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, wrong: RequestValidationError) -> JSONResponse:
        lang = wrong.body.get("lang") if isinstance(wrong.body, dict) else None
        say = words_for(request, lang if isinstance(lang, str) else None)
        return trouble(422, complaints(wrong.errors(), say))

    @app.exception_handler(UnknownGame)
    async def no_game(request: Request, wrong: UnknownGame) -> JSONResponse:
        say = words_for(request)
        # Those it resembles, also by their titles; where it resembles none, not all of them.
        near = [f"{one} ({words(say.language, one)('title')})" for one in wrong.near[:MOST_NEAR]]
        if len(wrong.near) > MOST_NEAR:
            return trouble(404, say("door-no-such-game", slug=wrong.slug))
        return trouble(404, say("door-no-game", slug=wrong.slug, games=", ".join(near)))

    @app.exception_handler(NoTable)
    async def no_table(request: Request, _: NoTable) -> JSONResponse:
        return trouble(404, words_for(request)("door-no-table"))

    @app.exception_handler(Unplayable)
    async def gone(request: Request, wrong: Unplayable) -> JSONResponse:
        if isinstance(wrong, NotInstalled):
            say = words_for(request)
            return trouble(410, say("door-not-installed", slug=wrong.slug))
        return trouble(410, words_for(request)("door-unplayable"))

    @app.exception_handler(Conflict)
    async def meanwhile(request: Request, _: Conflict) -> JSONResponse:
        return trouble(409, words_for(request)("door-meanwhile"))

    @app.exception_handler(TooManyWait)
    async def later(request: Request, _: TooManyWait) -> JSONResponse:
        return trouble(429, words_for(request)("door-too-many"), {"retry-after": "1"})

    @app.exception_handler(NotDrawn)
    async def no_picture(request: Request, _: NotDrawn) -> JSONResponse:
        return trouble(503, words_for(request)("door-not-drawn"), UNAVAILABLE)

    @app.exception_handler(Unavailable)
    async def no_database(request: Request, _: Unavailable) -> JSONResponse:
        return trouble(503, words_for(request)("house-unavailable"), UNAVAILABLE)

    @app.exception_handler(HTTPException)
    async def http(request: Request, wrong: HTTPException) -> Response:
        # Not request.url, which is put together with the `host` that the client claims.
        path, say = request.scope["path"], words_for(request)
        headers = dict(wrong.headers or {})
        if wrong.status_code == 404:
            # No address of ours: perhaps a file of the page. Asked for last, so that a wrong
            # method at one of our addresses is said to be that.
            found = page.file(path) if request.method in ("GET", "HEAD") else None
            if found is None and page.for_people(request):
                return page.nowhere(request)
            return found or trouble(404, say("door-nowhere", path=path[:80]), headers)
        if wrong.status_code == 405:
            said = say("door-method", method=request.method[:20], path=path[:80])
            return trouble(405, said, headers)
        if wrong.status_code == 413:
            most = app.state.settings.limits.body_bytes
            return trouble(413, say("door-too-large", kib=most // 1024), headers)
        return trouble(wrong.status_code, say("bad-json"), headers)


# -- a request of the wrong form ---------------------------------------------------------------


KINDS = {
    "missing": "bad-missing",
    "extra_forbidden": "bad-unknown",
    "json_invalid": "bad-json",
    "literal_error": "bad-choice",
    "greater_than_equal": "bad-least",
    "less_than_equal": "bad-most",
    "too_short": "bad-short",
    "too_long": "bad-long",
    "string_too_long": "bad-long",
    "string_pattern_mismatch": "bad-pattern",
    "no_day": "bad-day",
    "int_parsing": "bad-number",
    "int_type": "bad-number",
    "int_from_float": "bad-number",
}
"""What pydantic finds wrong, and the words for it; what is not here is of the wrong kind."""
LIMITS = ("ge", "le", "min_length", "max_length")
UNION = {"constrained-str", "str", "bool", "int"}
"""Not places but the types that were tried there."""
MOST_COMPLAINTS = 5


def complaints(errors: Sequence[Mapping[str, Any]], say: Words) -> str:
    """What is wrong with a request, place by place."""
    by_place: dict[str, str] = {}
    for error in errors:
        # Of several types none fits: which of them was meant is clear only where it is too long.
        tried = error["loc"][-1:] and error["loc"][-1] in UNION
        tried = tried and error["type"] != "string_too_long"
        where = _place(error["loc"], say)
        if where not in by_place:
            by_place[where] = (
                say("bad-kind", where=where) if tried else _complaint(error, where, say)
            )
    return " ".join(list(by_place.values())[:MOST_COMPLAINTS])


def _complaint(error: Mapping[str, Any], where: str, say: Words) -> str:
    about = error.get("ctx", {})
    limit = next((about[name] for name in LIMITS if name in about), "")
    return say(
        KINDS.get(error["type"], "bad-kind"),
        where=where,
        limit=str(limit),
        choices=str(about.get("expected", "")).replace("' or '", "', '").replace("'", ""),
        form=str(about.get("pattern", "")),
    )


def _place(loc: Sequence[object], say: Words) -> str:
    parts = [str(part) for part in loc if part not in ("body", "path", "query", "[key]")]
    return ".".join(part for part in parts if part not in UNION)[:80] or say("bad-body")
