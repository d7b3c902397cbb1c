"""Tables: make one, sit down, look at it, play again."""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from msgspec.structs import replace

from boneyard import bots, games
from boneyard.core.actions import Seat
from boneyard.core.game import AnyGame, Listing
from boneyard.server.addresses import client_of
from boneyard.server.fairness import LESSONS, NOTHING, commitment_of, pledge_of
from boneyard.server.http import models
from boneyard.server.http.codes import code
from boneyard.server.http.errors import Refusal, Unwanted
from boneyard.server.http.games import LanguageAsked, today
from boneyard.server.http.models import answers
from boneyard.server.http.options import settle
from boneyard.server.keys import (
    COOKIE_DAYS,
    cookie_name,
    cookie_value,
    invitation,
    invites,
    seat_secret,
    seats_of,
)
from boneyard.server.language import words_for
from boneyard.server.live.outbox import record_of, still
from boneyard.server.names import clean_name, unlike
from boneyard.server.rooms.registry import Registry
from boneyard.server.rooms.seating import free, kept, passed_on
from boneyard.server.storage.queries import Chair, Stored
from boneyard.text import Words
from boneyard.view import svg

router = APIRouter(prefix="/api/tables", tags=["tables"])

TableInPath = Annotated[models.Id, Path(description="The id of a table.")]
SeatInPath = Annotated[int, Path(ge=0, le=15, description="A seat, counted from 0.")]
DRAWING_FRAME = (40.0, 26.0)


def registry_of(request: Request) -> Registry:
    registry: Registry = request.app.state.registry
    return registry


def address_of(request: Request) -> str:
    return client_of(request.scope)


RegistryHere = Annotated[Registry, Depends(registry_of)]


def my_seats(request: Request, stored: Stored) -> frozenset[Seat]:
    return seats_of(stored, request.cookies.get(cookie_name(stored.id)))


# -- making ------------------------------------------------------------------------------------


@router.post("", status_code=201, responses=answers(400, 403, 404, 409, 413, 415, 422, 429, 503))
async def make(
    wish: models.TableWish, request: Request, registry: RegistryHere
) -> models.TableMade:
    """Make a table. The maker gets the secrets of all seats that are not a bot's: their own, to
    sit down with, and the others' to send as links."""
    if not await request.app.state.table_buckets.take(address_of(request)):
        raise Refusal(429, "door-many-tables", lang=wish.lang)
    # Not here, where everybody is served: own numbers of a puzzle may need a moment to be checked.
    game = await asyncio.to_thread(_game, wish, words_for(request, wish.lang, wish.slug))
    daily = LESSONS if wish.lesson else wish.daily
    if wish.lesson and sum(seat.kind != "bot" for seat in wish.seats) > 1:
        raise Refusal(409, "door-lesson-alone", lang=wish.lang)
    if wish.daily is not None:
        check_daily(wish.daily, game.listing, wish.lang)
    say = words_for(request, wish.lang)
    bot = None if wish.bots is None else _known_bot(wish.bots, say)
    chairs = _named([_chair(seat, asked, say) for seat, asked in enumerate(wish.seats)])
    stored = await registry.create(game, chairs, daily=daily, clock_s=wish.clock_s, bots=bot)
    return _made(stored, range(len(chairs)))


def _game(wish: models.TableWish, say: Words) -> AnyGame:
    chosen: dict[str, object] = dict(wish.options)
    chosen.setdefault("players", len(wish.seats))
    return _game_for(wish.slug, chosen, len(wish.seats), say)


def _game_for(slug: str, chosen: Mapping[str, object], seats: int, say: Words) -> AnyGame:
    """The game with these options, for so many; raises Unwanted, Refusal."""
    listing = games.listing(slug)
    settled, complaints = settle(listing, chosen, say)
    if complaints:
        raise Unwanted(" ".join(complaints))
    game = listing.game(settled)
    if game.players != seats:
        counts = {"players": game.players, "seats": seats}
        raise Refusal(409, "door-seats-count", lang=say.language, **counts)
    return game


def check_daily(date: str, listing: Listing, lang: str | None) -> None:
    if "daily" not in listing.abilities:
        raise Refusal(409, "door-no-daily", lang=lang)
    if date > today():
        days = {"date": date, "today": today()}
        read = {name: datetime.date.fromisoformat(day) for name, day in days.items()}
        raise Refusal(409, "door-daily-later", lang=lang, **read)


def _chair(seat: Seat, wish: models.SeatWish, say: Words) -> Chair:
    if wish.kind != "bot":
        if wish.bot is not None:
            raise Refusal(409, "door-bot-seat", lang=say.language)
        return Chair(seat=seat, kind=wish.kind, name=clean_name(wish.name))
    bot = _known_bot(wish.bot or "casual", say)
    name = clean_name(wish.name) or say("bot-name", number=seat + 1)
    return Chair(seat=seat, kind="bot", name=name, bot=bot, nonce=NOTHING)


def _known_bot(bot: str, say: Words) -> str:
    if not bots.is_known(bot):
        there_are = ", ".join(bots.names())
        raise Refusal(409, "door-no-bot", lang=say.language, name=bot, bots=there_are)
    return bot


def _named(chairs: Sequence[Chair]) -> tuple[Chair, ...]:
    """Nobody at a table is called like anybody before them."""
    names: list[str] = []
    for chair in chairs:
        names.append(unlike(chair.name, names))
    return tuple(replace(chair, name=name) for chair, name in zip(chairs, names, strict=True))


def _made(stored: Stored, seats: Sequence[Seat]) -> models.TableMade:
    return models.TableMade(
        table=stored.id,
        commitment=commitment_of(stored),
        seats=[
            models.SeatMade(
                seat=seat,
                kind=stored.chairs[seat].kind,
                secret=seat_secret(stored, seat) if stored.chairs[seat].human else None,
            )
            for seat in seats
        ],
        invitation=invitation(stored) if free(stored) else None,
    )


# -- sitting down ------------------------------------------------------------------------------


@router.get("/{table}/deal", responses=answers(404, 410, 422, 429, 503))
async def deal(table: TableInPath, request: Request, registry: RegistryHere) -> models.DealTold:
    """What the server has committed to: to be kept before one sits down, because only a nonce that
    is drawn and sent after it proves anything."""
    stored = (await registry.room(table, address_of(request))).stored
    pledge = pledge_of(stored)
    return models.DealTold(
        scheme=stored.scheme,
        commitment=commitment_of(stored),
        game=pledge.slug,
        version=pledge.version,
        options=dict(pledge.options),
        bots=list(pledge.bots),
    )


@router.post("/{table}/enter", responses=answers(400, 403, 404, 409, 410, 413, 415, 422, 429, 503))
async def enter(
    table: TableInPath,
    asked: models.Entering,
    request: Request,
    response: Response,
    registry: RegistryHere,
) -> models.Entered:
    """Exchange a seat's secret for a cookie. Seats add up: whoever enters twice has both. The first
    who comes gets another secret, which whoever made the table does not know."""
    room = await registry.room(table, address_of(request))

    async def come() -> tuple[Stored, Seat | None]:
        mine = my_seats(request, room.stored)
        seat = await room.enter(asked.secret, asked.nonce, clean_name(asked.name), mine)
        return room.stored, seat

    # The cookie is made from the secrets of that moment: another may have been taken back since.
    stored, seat = await room.in_turn(come)
    if seat is None:
        raise Refusal(403, "door-dead-link")
    seats = my_seats(request, stored) | {seat}
    _set_cookie(request, response, stored, seats)
    secret, added = seat_secret(stored, seat), _adds(stored, seat, asked.nonce)
    return models.Entered(seats=sorted(seats), seat=seat, added=added, secret=secret)


@router.post("/{table}/join", responses=answers(400, 403, 404, 409, 410, 413, 415, 422, 429, 503))
async def join(
    table: TableInPath,
    asked: models.Joining,
    request: Request,
    response: Response,
    registry: RegistryHere,
) -> models.Entered:
    """Take a free seat with the invitation; the answer has the secret of the seat. Whoever sits at
    the table already keeps the seat they have."""
    room = await registry.room(table, address_of(request))

    async def sit_down() -> tuple[frozenset[Seat], Seat | None]:
        if not invites(room.stored, asked.invitation):
            raise Refusal(403, "door-dead-invitation")
        mine = my_seats(request, room.stored)
        if mine:
            return mine, min(mine)
        return mine, await room.take_seat(asked.seat, clean_name(asked.name), asked.nonce)

    mine, seat = await room.in_turn(sit_down)
    if seat is None:
        begun = room.stored.status != "waiting"
        left = "door-seat-gone" if room.free else "door-no-seat"
        raise Refusal(409, "door-begun" if begun else left)
    seats = mine | {seat}
    _set_cookie(request, response, room.stored, seats)
    secret = seat_secret(room.stored, seat)
    added = _adds(room.stored, seat, asked.nonce)
    return models.Entered(seats=sorted(seats), seat=seat, added=added, secret=secret)


def _adds(stored: Stored, seat: Seat, nonce: str | None) -> bool:
    return nonce is not None and stored.chairs[seat].nonce == nonce


@router.post("/{table}/invitation/revoke", responses=answers(403, 404, 409, 410, 422, 429, 503))
async def revoke_invitation(
    table: TableInPath, request: Request, registry: RegistryHere
) -> models.InvitationRenewed:
    """Make the invitation worthless and get a new one, for whoever sits at the first seat. Those
    who have come with it stay."""
    room = await registry.room(table, address_of(request))

    async def renew() -> str:
        if 0 not in my_seats(request, room.stored):
            raise Refusal(403, "door-not-your-link")
        await room.renew_invitation()
        return invitation(room.stored)

    return models.InvitationRenewed(invitation=await room.in_turn(renew))


@router.get(
    "/{table}/invitation.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}, **answers(403, 404, 410, 422, 429, 503)},
)
async def invitation_drawn(
    table: TableInPath,
    request: Request,
    registry: RegistryHere,
    at: Annotated[
        str,
        Query(
            pattern=r"^https?://[!-~]+$",
            max_length=200,
            description="The address of the table's page, as its guests reach it.",
        ),
    ],
) -> Response:
    """The invitation as a QR code, for those who sit at the table. The server puts the secret into
    it, so that no address that is asked for has one in it."""
    room = await registry.room(table, address_of(request))
    if not my_seats(request, room.stored):
        raise Refusal(403, "door-not-your-link")
    link = f"{at.partition('#')[0]}#join={invitation(room.stored)}"
    async with registry.papers.turn(address_of(request)):
        drawn = await registry.read(partial(code, link))
    return Response(drawn, media_type="image/svg+xml")


def _set_cookie(
    request: Request, response: Response, stored: Stored, seats: frozenset[Seat]
) -> None:
    base: str = request.app.state.settings.base_path
    response.set_cookie(
        cookie_name(stored.id),
        cookie_value(stored, seats),
        max_age=COOKIE_DAYS * 24 * 60 * 60,
        path=f"{base}/api/tables/{stored.id}",
        secure=request.scope["scheme"] == "https",
        httponly=True,
        samesite="strict",
    )


@router.post("/{table}/seats/{seat}/revoke", responses=answers(403, 404, 409, 410, 422, 429, 503))
async def revoke(
    table: TableInPath,
    seat: SeatInPath,
    request: Request,
    response: Response,
    registry: RegistryHere,
) -> models.Revoked:
    """Make the link of one's seat worthless and get a new one. Whoever sits at the first seat may
    do so for seats that nobody has entered yet."""
    room = await registry.room(table, address_of(request))
    if seat >= len(room.chairs) or not room.chairs[seat].human:
        raise Refusal(404, "door-no-person", number=seat)

    async def take_back() -> tuple[frozenset[Seat], str | None]:
        mine = my_seats(request, room.stored)
        if not mine & {0, seat}:
            return mine, None
        return mine, await room.revoke(seat, only_empty=seat not in mine)

    mine, secret = await room.in_turn(take_back)
    if secret is None:
        raise Refusal(403, "door-not-your-link")
    if seat in mine:
        _set_cookie(request, response, room.stored, my_seats(request, room.stored) | {seat})
    return models.Revoked(seat=seat, secret=secret)


@router.post(
    "/{table}/rematch", responses=answers(400, 403, 404, 409, 410, 413, 415, 422, 429, 503)
)
async def rematch(
    table: TableInPath, asked: models.RematchWish, request: Request, registry: RegistryHere
) -> models.TableMade:
    """The same people, the same game, once more. Everybody who asks gets the same new table, with
    the secrets of their own seats there."""
    room = await registry.room(table, address_of(request))
    mine = my_seats(request, room.stored)
    if not mine:
        raise Refusal(403, "door-rematch-players")
    if room.stored.status not in ("over", "abandoned"):
        raise Refusal(409, "door-not-over")
    # Whoever asks for one that is there already makes no new one.
    makes = room.stored.rematch is None
    if makes and not await request.app.state.table_buckets.take(address_of(request)):
        raise Refusal(429, "door-many-tables")
    made = await registry.rematch(room, min(mine), int(asked.moved))
    answer = _made(made, kept(made, room.seats_next(mine)))
    return answer.model_copy(update={"invitation": passed_on(made)})


@router.post("/{table}/gather", responses=answers(403, 404, 409, 410, 422, 429, 503))
async def gather(
    table: TableInPath, request: Request, registry: RegistryHere, lang: LanguageAsked = None
) -> models.TableMade:
    """Do not wait for anybody else: the match is for those who have come, at a new table with as
    many seats. For the first of those who are there."""
    room = await registry.room(table, address_of(request))
    if not my_seats(request, room.stored):
        raise Refusal(403, "house-first-here", lang=lang)
    if not await request.app.state.table_buckets.take(address_of(request)):
        raise Refusal(429, "door-many-tables", lang=lang)

    async def close_up() -> tuple[Stored, list[Seat]]:
        mine = my_seats(request, room.stored)
        if room.stored.status != "waiting":
            raise Refusal(409, "door-begun", lang=lang)
        if room.first_here not in mine:
            raise Refusal(403, "house-first-here", lang=lang)
        say = words_for(request, lang, room.stored.slug)
        come = sum(chair.nonce is not None for chair in room.chairs)
        game = _game_for(room.stored.slug, {**room.stored.options, "players": come}, come, say)
        made = await registry.gather(room, game, min(mine))
        return made, room.seats_next(mine)

    made, seats = await room.in_turn(close_up)
    return _made(made, seats)


@router.post("/{table}/rematch/decline", responses=answers(403, 404, 409, 410, 422, 429, 503))
async def decline(table: TableInPath, request: Request, registry: RegistryHere) -> models.Declined:
    """Not to play again: one's own seats at the new table are free for whoever wants them, as long
    as the match there has not begun."""
    room = await registry.room(table, address_of(request))
    mine = my_seats(request, room.stored)
    if not mine:
        raise Refusal(403, "door-rematch-players")
    if room.stored.rematch is None:
        raise Refusal(409, "door-no-rematch")
    return models.Declined(left=await registry.decline(room, mine))


@router.post("/{table}/forget", responses=answers(403, 404, 410, 422, 429, 503))
async def forget(
    table: TableInPath, request: Request, response: Response, registry: RegistryHere
) -> models.Forgotten:
    """Leave nothing here that could be: the cookie goes and, where no other person has a seat, the
    table with it. A table of several people is theirs as well, and goes with its time."""
    room = await registry.room(table, address_of(request))
    mine = my_seats(request, room.stored)
    if not mine:
        raise Refusal(403, "door-forget-players")
    others = (chair for chair in room.chairs if chair.human and chair.seat not in mine)
    # A free chair that nobody ever took is nobody's. Whoever has taken one has a secret of their
    # own, even if they added nothing to the deal and a bot sits in for them.
    alone = all(
        chair.kind == "open" and chair.shares_secret and not chair.entered for chair in others
    )
    if alone:
        await registry.forget(table)
    base: str = request.app.state.settings.base_path
    response.delete_cookie(cookie_name(table), path=f"{base}/api/tables/{table}")
    return models.Forgotten(deleted=alone)


# -- looking -----------------------------------------------------------------------------------


@router.get(
    "/{table}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}}, **answers(403, 404, 410, 422, 429, 503)},
)
async def record(
    table: TableInPath,
    request: Request,
    registry: RegistryHere,
    seat: Annotated[int | None, Query(ge=0, le=15, description="Which of one's seats.")] = None,
) -> Response:
    """The record of the match: whole when it is over, before that as one's own seat saw it."""
    room = await registry.room(table, address_of(request))
    done = room.stored.status in ("over", "abandoned")
    if not done:
        mine = my_seats(request, room.stored)
        if seat is None and len(mine) == 1:
            (seat,) = mine
        if seat is None or seat not in mine:
            raise Refusal(403, "door-record-own")
        if room.table.game.from_memory:
            raise Refusal(403, "door-record-memory")
    async with registry.papers.turn(address_of(request)):
        text = await registry.read(record_of(room, None if done else seat))
    headers = {"content-disposition": f'attachment; filename="{room.stored.slug}-{table}.txt"'}
    return Response(text, media_type="text/plain", headers=headers)


@router.get(
    "/{table}/table.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}, **answers(404, 410, 422, 429, 503)},
)
async def drawing(
    table: TableInPath, request: Request, registry: RegistryHere, lang: LanguageAsked = None
) -> Response:
    """The table as one's seat sees it (somebody with none or several: as all may see it)."""
    room = await registry.room(table, address_of(request))
    mine = my_seats(request, room.stored)
    seat = next(iter(mine)) if len(mine) == 1 else None
    async with registry.papers.turn(address_of(request)):
        drawn = still(room, seat, words_for(request, lang, room.stored.slug), DRAWING_FRAME)
        text = await registry.read(partial(svg.svg, drawn))
    return Response(text, media_type="image/svg+xml")
