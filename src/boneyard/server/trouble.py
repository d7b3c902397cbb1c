"""What goes wrong, as answers people can read."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from boneyard.games import UnknownGame
from boneyard.server.api import page
from boneyard.server.house import NoTable
from boneyard.server.reload import NotInstalled, Unplayable
from boneyard.server.speaking import complaints, words_for
from boneyard.server.store import Conflict, Unavailable

UNAVAILABLE = {"retry-after": "5"}


class Refusal(Exception):
    """A request that cannot be granted, and the key of the words that say why. `lang` where the
    request said itself which language it wants."""

    def __init__(self, status: int, key: str, *, lang: str | None = None, **args: str | int):
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
        near = ", ".join(wrong.near)
        return trouble(404, words_for(request)("door-no-game", slug=wrong.slug, games=near))

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
            return found or trouble(404, say("door-nowhere", path=path[:80]), headers)
        if wrong.status_code == 405:
            said = say("door-method", method=request.method[:20], path=path[:80])
            return trouble(405, said, headers)
        if wrong.status_code == 413:
            most = app.state.settings.limits.body_bytes
            return trouble(413, say("door-too-large", kib=most // 1024), headers)
        return trouble(wrong.status_code, say("bad-json"), headers)
