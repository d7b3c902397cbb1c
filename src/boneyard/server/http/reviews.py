"""Looking back at a match that is over: what each move was worth by what its player could know."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from boneyard.analysis.match import CannotJudge
from boneyard.server.bot_pool import Busy, ProcessDied
from boneyard.server.http.errors import Refusal
from boneyard.server.http.models import Language, answers
from boneyard.server.http.tables import RegistryHere, TableInPath, address_of
from boneyard.server.language import words_for
from boneyard.server.live.outbox import record_of
from boneyard.server.rooms.reviews import HowFar, TooLong, TooManyReviews

router = APIRouter(prefix="/api/tables", tags=["tables"])


class MoveTold(BaseModel):
    text: str = Field(description="In words: “6-4 at the 5 of 5-2”.")
    tile: tuple[int, int] | None = Field(description="The tile that is played; null: none is.")
    worth: float = Field(description="Points ahead at the end of the round, on average.")
    behind: float = Field(description="By how much that is less than the best move's.")
    error: float = Field(description="The standard error of that difference.")


class DecisionTold(BaseModel):
    at: int = Field(description="After how many actions it was made: see `replay`.")
    round: int
    seat: int
    moves: list[MoveTold] = Field(description="The best first.")
    played: int = Field(description="Which of them was made.")
    mistake: bool = Field(description="Whether something surely better was there.")
    why: str = Field(description="What the best move had; empty: no fact of the position says it.")
    lead: float = Field(description="Points ahead after the round, as it could be expected then.")


class AccountTold(BaseModel):
    seats: list[int]
    result: float
    expected: float
    deal: float
    draws: float
    own: float
    others: float
    fall: float


class RoundTold(BaseModel):
    number: int
    accounts: list[AccountTold] = Field(description="One for each side; a result is their sum.")


class ReviewTold(BaseModel):
    """What the judge says, or how far the work has come."""

    status: Literal["working", "done"]
    done: int
    of: int
    playouts: int = Field(description="How often every move was played out.")
    decisions: list[DecisionTold]
    rounds: list[RoundTold]
    given_away: list[float] = Field(description="Per seat, points per round.")
    moments: list[list[int]] = Field(
        description="Per seat, the places in `decisions` of what cost it most."
    )


@router.get(
    "/{table}/review",
    response_model=ReviewTold,
    responses=answers(403, 404, 409, 410, 422, 429, 503),
)
async def review(
    table: TableInPath,
    request: Request,
    registry: RegistryHere,
    lang: Annotated[Language | None, Query()] = None,
) -> Response:
    """Judge a match that is over. Ask again until it is done; who asks no more stops it."""
    room = await registry.room(table, address_of(request))
    # Of a match that is played nobody may learn anything.
    if room.stored.status not in ("over", "abandoned"):
        raise Refusal(403, "door-not-over", lang=lang)
    asker = address_of(request)
    try:
        said = words_for(request, lang, room.stored.slug).language
        told = await registry.reviews.told(table, said, asker)
        if told is not None:
            return Response(told, media_type="application/json")
        far = registry.reviews.how_far(table)
        if far is None:
            if not await request.app.state.review_buckets.take(asker):
                raise Refusal(429, "door-many-reviews", lang=lang)
            read = partial(registry.read, record_of(room, None))
            far = registry.reviews.begin(table, read, asker)
    except (TooManyReviews, Busy):
        far = HowFar(0, 0)
    except CannotJudge:
        raise Refusal(409, "door-no-review", lang=lang) from None
    except (TooLong, ProcessDied):
        raise Refusal(409, "door-long-review", lang=lang) from None
    working = ReviewTold(
        status="working", done=far.done, of=far.of, playouts=0, decisions=[], rounds=[],
        given_away=[], moments=[],
    )  # fmt: skip
    return Response(working.model_dump_json(), media_type="application/json")
