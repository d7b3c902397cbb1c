"""A server that was updated while a page of the version before was open."""

from __future__ import annotations

from fastapi import FastAPI

from boneyard.server import app
from boneyard.server.live import protocol


def create_app() -> FastAPI:
    protocol.PROTOCOL += 1
    return app.create_app()
