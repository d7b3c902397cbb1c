"""A server whose seats hardly wait for somebody who is cut off."""

from __future__ import annotations

import msgspec
from fastapi import FastAPI

from boneyard.server import app
from boneyard.server.settings import Settings

GRACE_S = 1.5


def create_app() -> FastAPI:
    settings = Settings.from_environment()
    return app.create_app(msgspec.structs.replace(settings, grace_s=GRACE_S))
