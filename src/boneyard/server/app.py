"""The whole server, as an ASGI application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

import boneyard
from boneyard.games import troubles
from boneyard.server import trouble
from boneyard.server.api import games, live, models, page, tables
from boneyard.server.house import House
from boneyard.server.limits import Buckets
from boneyard.server.security import Guard
from boneyard.server.settings import Settings

log = logging.getLogger(__name__)


def create_app(settings: Settings | None = None) -> FastAPI:
    """A server with these settings, or with those of the environment."""
    settings = settings or Settings.from_environment()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        for left_out in troubles():
            log.warning(left_out)
        house = House(settings)
        await house.open()
        app.state.house = house
        yield
        await house.close()

    app = FastAPI(
        title="Boneyard",
        version=boneyard.__version__,
        summary="Every domino game of five rule booklets.",
        description="The line to a table (a WebSocket) is described in docs/api.md.",
        openapi_url="/api/openapi.json",
        # Their pages would load scripts from elsewhere.
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.settings = settings
    limits = settings.limits
    app.state.table_buckets = Buckets(limits.tables_per_second, limits.tables_at_once)
    trouble.install(app)

    @app.get("/healthz", tags=["server"], responses=models.answers(429, 503))
    async def health() -> models.Health:
        """Whether the server is well, and moves can be written down."""
        house: House = app.state.house
        await house.store.check()
        rooms, lines = house.count()
        return models.Health(status="ok", version=boneyard.__version__, tables=rooms, lines=lines)

    app.include_router(games.router)
    app.include_router(tables.router)
    app.include_router(live.router)
    app.include_router(page.router)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, settings=settings)
    return app
