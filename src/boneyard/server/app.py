"""The whole server, as an ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

import boneyard
from boneyard.games import troubles
from boneyard.server.http import (
    entrances,
    errors,
    games,
    glance,
    matches,
    metrics,
    models,
    page,
    previews,
    reviews,
    tables,
)
from boneyard.server.http.guard import Guard
from boneyard.server.http.renderer import Renderer
from boneyard.server.live import route as live
from boneyard.server.porter import Porter
from boneyard.server.rooms.forgetting import DAY_S
from boneyard.server.rooms.registry import Registry
from boneyard.server.settings import Settings
from boneyard.server.sharing.shared_buckets import SharedBuckets, SharedCount

log = logging.getLogger(__name__)


def create_app(
    settings: Settings | None = None,
    *,
    migrated: bool = False,
    warm: bool = False,
    at_home: bool = False,
    porter: Porter | None = None,
) -> FastAPI:
    """A server with these settings, or with those of the environment. `migrated`: its database has
    the form of this version already. `warm`: what bots need is compiled from the start, not only
    when the first of them thinks. `at_home`: it listens in a network, and not for its own machine
    alone. `porter`: who lets its callers in."""
    settings = settings or Settings.from_environment()
    limits = settings.limits
    counted = SharedCount(settings.redis_url) if settings.redis_url else None

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        for left_out in troubles():
            log.warning(left_out)
        registry = Registry(settings, migrated=migrated)
        registry.collect = partial(metrics.collect, registry, porter)
        await registry.open()
        app.state.registry = registry
        if warm:
            registry.thinker.warm_up()
            # The first one who comes does not wait for it either.
            asyncio.get_running_loop().run_in_executor(None, games.prepare)
        yield
        app.state.renderer.close()
        await registry.close()
        if counted is not None:
            await counted.close()

    app = FastAPI(
        title="Boneyard",
        version=boneyard.__version__,
        summary="Every domino game of five rule booklets, and games of the world.",
        description="The connection to a table (a WebSocket) is described in docs/api.md.",
        openapi_url="/api/openapi.json",
        # Their pages would load scripts from elsewhere.
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.porter = porter
    app.state.stopping = False
    app.state.table_buckets = SharedBuckets(
        "tables", limits.tables_per_second, limits.tables_at_once, counted
    )
    app.state.parcel_buckets = SharedBuckets(
        "parcels", limits.parcels_per_day / DAY_S, limits.parcels_per_day, counted
    )
    app.state.review_buckets = SharedBuckets(
        "reviews", limits.reviews_per_day / DAY_S, limits.reviews_per_day, counted
    )
    app.state.remembered = glance.Remembered()
    app.state.renderer = Renderer(limits, counted)
    errors.install(app)

    @app.get("/healthz", tags=["server"], responses=models.answers(429, 503))
    async def health() -> models.Health:
        """Whether the server is well, and moves can be written down."""
        if app.state.stopping:
            raise errors.Refusal(503, "house-stopping")
        registry: Registry = app.state.registry
        await registry.store.check()
        rooms, connections = registry.count()
        return models.Health(
            status="ok", version=boneyard.__version__, tables=rooms, lines=connections
        )

    app.include_router(games.router)
    app.include_router(tables.router)
    app.include_router(glance.router)
    app.include_router(matches.router)
    app.include_router(previews.router)
    app.include_router(reviews.router)
    app.include_router(live.router)
    app.include_router(metrics.router)
    app.include_router(entrances.router)
    app.include_router(page.router)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    requests = SharedBuckets(
        "requests", limits.requests_per_second, limits.requests_at_once, counted
    )
    app.add_middleware(Guard, settings=settings, buckets=requests, at_home=at_home)
    return app
