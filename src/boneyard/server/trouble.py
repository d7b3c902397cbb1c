"""What goes wrong, as answers people can read."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from boneyard.games import UnknownGame
from boneyard.server.api import page
from boneyard.server.house import NoTable
from boneyard.server.reload import Unplayable
from boneyard.server.store import Conflict
from boneyard.text import LANGUAGES, Words, words


class Refusal(Exception):
    """A request that cannot be granted, and the key of the words that say why. `lang` where the
    request said itself which language it wants."""

    def __init__(self, status: int, key: str, *, lang: str | None = None, **args: str | int):
        super().__init__(key)
        self.status, self.key, self.lang, self.args_of_words = status, key, lang, args


class Unwanted(Exception):
    """Choices that are not possible, already in words."""


def language(asked: str) -> str:
    """`de-CH` is German; what we do not speak is English."""
    short = asked.partition("-")[0].lower()
    return short if short in LANGUAGES else "en"


def words_for(request: Request, lang: str | None = None) -> Words:
    """The words of who asks: as he says, else as his browser says (the first it names)."""
    asked = lang or request.query_params.get("lang") or request.headers.get("accept-language", "")
    return words(language(asked.partition(",")[0].partition(";")[0].strip()))


def trouble(status: int, problem: str, headers: dict[str, str] | None = None) -> JSONResponse:
    return JSONResponse({"problem": problem}, status, headers)


def install(app: FastAPI) -> None:
    """Answer every kind of mistake in the same form."""

    @app.exception_handler(Refusal)
    async def refusal(request: Request, wrong: Refusal) -> JSONResponse:
        say = words_for(request, wrong.lang)
        return trouble(wrong.status, say(wrong.key, **wrong.args_of_words))

    @app.exception_handler(Unwanted)
    async def unwanted(_: Request, wrong: Unwanted) -> JSONResponse:
        return trouble(409, str(wrong))

    @app.exception_handler(RequestValidationError)
    async def unreadable(_: Request, wrong: RequestValidationError) -> JSONResponse:
        return trouble(422, "; ".join(map(_complaint, wrong.errors()[:5])))

    @app.exception_handler(UnknownGame)
    async def no_game(_: Request, wrong: UnknownGame) -> JSONResponse:
        return trouble(404, str(wrong))

    @app.exception_handler(NoTable)
    async def no_table(request: Request, _: NoTable) -> JSONResponse:
        return trouble(404, words_for(request)("door-no-table"))

    @app.exception_handler(Unplayable)
    async def gone(_: Request, wrong: Unplayable) -> JSONResponse:
        return trouble(410, f"this table cannot be opened any more: {wrong}")

    @app.exception_handler(Conflict)
    async def meanwhile(_: Request, wrong: Conflict) -> JSONResponse:
        return trouble(409, "something else happened at this table; please try again")

    @app.exception_handler(HTTPException)
    async def http(request: Request, wrong: HTTPException) -> Response:
        path, problem = request.url.path, str(wrong.detail)
        if wrong.status_code == 404:
            # No address of ours: perhaps a file of the page. Asked for last, so that a wrong
            # method at one of our addresses is said to be that.
            found = page.file(path) if request.method in ("GET", "HEAD") else None
            if found is not None:
                return found
            problem = f"there is nothing at {path}; the page is at /, see /api/openapi.json too"
        elif wrong.status_code == 405:
            problem = f"{request.method} is not possible at {path}"
        return trouble(wrong.status_code, problem, dict(wrong.headers or {}))

    @app.exception_handler(Exception)
    async def our_fault(_: Request, wrong: Exception) -> JSONResponse:
        return trouble(500, "something went wrong on the server; its log says what")


def _complaint(error: dict[str, object]) -> str:
    """One thing that is wrong with a request: where, and what was expected."""
    place = error.get("loc", ())
    where = (
        ".".join(str(part) for part in place if part != "body") if isinstance(place, tuple) else ""
    )
    return f"{where or 'the body'}: {error.get('msg')}"
