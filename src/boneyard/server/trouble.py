"""What goes wrong, as answers people can read."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from boneyard.bots import UnknownBot
from boneyard.core.options import BadOption
from boneyard.games import UnknownGame
from boneyard.server.api import page
from boneyard.server.house import NoTable
from boneyard.server.reload import Unplayable
from boneyard.server.store import Conflict


class Refusal(Exception):
    """A request that cannot be granted, and why."""

    def __init__(self, status: int, problem: str) -> None:
        super().__init__(problem)
        self.status, self.problem = status, problem


def trouble(status: int, problem: str, headers: dict[str, str] | None = None) -> JSONResponse:
    return JSONResponse({"problem": problem}, status, headers)


def install(app: FastAPI) -> None:
    """Answer every kind of mistake in the same form."""

    @app.exception_handler(Refusal)
    async def refusal(_: Request, wrong: Refusal) -> JSONResponse:
        return trouble(wrong.status, wrong.problem)

    @app.exception_handler(RequestValidationError)
    async def unreadable(_: Request, wrong: RequestValidationError) -> JSONResponse:
        return trouble(422, "; ".join(map(_complaint, wrong.errors()[:5])))

    @app.exception_handler(UnknownGame)
    @app.exception_handler(NoTable)
    async def nothing_there(_: Request, wrong: LookupError) -> JSONResponse:
        if isinstance(wrong, NoTable):
            return trouble(404, f"there is no table {wrong}; it may be too old and forgotten")
        return trouble(404, str(wrong))

    @app.exception_handler(UnknownBot)
    @app.exception_handler(BadOption)
    async def impossible(_: Request, wrong: Exception) -> JSONResponse:
        return trouble(409, str(wrong))

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
