"""What a browser keeps of its matches: carried to another one, and what of them is kept here.

A carried list has no secret of any seat in it. Whoever gets hold of the link learns who played
whom, and nothing about a match that is still being played.
"""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import BaseModel, BeforeValidator, Field, StrictBool, StringConstraints, TypeAdapter

from boneyard.server.http.codes import code
from boneyard.server.http.errors import Refusal
from boneyard.server.http.models import Asked, Id, Slug, answers
from boneyard.server.http.tables import RegistryHere, address_of
from boneyard.server.names import clean_name
from boneyard.server.storage import parcels

router = APIRouter(prefix="/api/matches", tags=["matches"])

MOST_MATCHES = 200
LATEST_MS = 10**14
"""No moment is later: what a page makes a date of has to be one."""


def _number(value: object) -> object:
    """A text that reads like a number is none."""
    if isinstance(value, str | bool):
        raise ValueError("a number")
    return value


class MatchListed(Asked):
    """A match as a browser lists it."""

    table: Id
    slug: Slug
    at: Annotated[
        int,
        Field(ge=0, le=LATEST_MS, description="When it ended, in ms since 1970."),
        BeforeValidator(_number),
    ]
    names: Annotated[
        list[Annotated[str, StringConstraints(max_length=60)]],
        Field(max_length=16, description="The others."),
    ]
    won: StrictBool | None = Field(default=None, description="Null: nobody has won or lost.")
    points: Annotated[str, StringConstraints(max_length=40, pattern=r"^[0-9: −-]*$")] = Field(
        default="", description="How it stood in the end, like `105 : 80`; one's own first."
    )


class Parcel(Asked):
    matches: Annotated[list[MatchListed], Field(min_length=1, max_length=MOST_MATCHES)]
    at: Annotated[
        str,
        StringConstraints(pattern=r"^https?://[!-~]+$", max_length=200),
        Field(description="The address of the page, as the other browser reaches it."),
    ]


class ParcelMade(BaseModel):
    link: str
    drawn: str = Field(description="The link as a QR code: an SVG.")


class Collecting(Asked):
    secret: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]


class Collected(BaseModel):
    matches: list[MatchListed]


class Keeping(BaseModel):
    """For how many days the server keeps what nobody touches, and what it keeps besides."""

    playing: int
    over: int
    waiting: int = Field(description="Tables at which no match ever began.")
    logged: bool = Field(
        description="Whether requests are logged with the addresses they are from."
    )


_list = TypeAdapter(list[MatchListed])


@router.post("", status_code=201, responses=answers(400, 403, 413, 415, 422, 429, 503))
async def pack(asked: Parcel, request: Request, registry: RegistryHere) -> ParcelMade:
    """Leave a list of matches for another browser: whoever comes with the secret in the link gets
    it, once and within a day."""
    if not await request.app.state.parcel_buckets.take(address_of(request)):
        raise Refusal(429, "door-many-parcels")
    kept = [
        one.model_copy(update={"names": [clean_name(name) for name in one.names]})
        for one in asked.matches
    ]
    secret = parcels.new_secret()
    matches = _list.dump_json(kept).decode()
    await registry.store.write(partial(parcels.put, secret=secret, matches=matches), apart=True)
    link = f"{asked.at.partition('#')[0]}#carry={secret}"
    async with registry.papers.turn(address_of(request)):
        drawn = await registry.read(partial(code, link))
    return ParcelMade(link=link, drawn=drawn.decode())


@router.post("/collect", responses=answers(400, 403, 404, 413, 415, 422, 429, 503))
async def collect(asked: Collecting, registry: RegistryHere) -> Collected:
    """The list that this secret opens. It is given out once."""
    found = await registry.store.write(partial(parcels.take, secret=asked.secret), apart=True)
    if found is None:
        raise Refusal(404, "door-no-parcel")
    return Collected(matches=_list.validate_json(found))


@router.get("/keeping", responses=answers(429, 503))
async def keeping(registry: RegistryHere) -> Keeping:
    """What to tell people about what is stored here, and for how long."""
    kept = registry.settings
    days = kept.keep_days
    return Keeping(
        playing=days,
        over=min(days, kept.keep_finished_days or days),
        waiting=min(days, kept.keep_waiting_days),
        logged=kept.access_log,
    )
