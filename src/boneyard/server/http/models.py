"""The bodies of requests and answers; the OpenAPI description is made from them."""

from __future__ import annotations

import datetime
from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StrictBool,
    StrictInt,
    StringConstraints,
    TypeAdapter,
)
from pydantic_core import PydanticCustomError

from boneyard.core.game import Shelf
from boneyard.core.options import OptionKind
from boneyard.server.keys import ID

OptionValue = bool | int | str
Id = Annotated[str, StringConstraints(pattern=ID)]
Slug = Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]{1,40}$")]
Language = Annotated[str, StringConstraints(pattern=r"^[A-Za-z-]{2,12}$")]
Nonce = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
# The longest is a problem of one's own: a double-eighteen has 380 numbers.
MOST_TEXT = 2_000
# Strict: a text too long must not pass as the number it spells.
Choice = Annotated[str, StringConstraints(max_length=MOST_TEXT)] | StrictBool | StrictInt
Chosen = Annotated[
    dict[Annotated[str, StringConstraints(pattern=r"^[a-z_]{1,40}$")], Choice],
    Field(max_length=40, json_schema_extra={"additionalProperties": False}),
]

check_chosen = TypeAdapter(Chosen).validate_python


def _day(text: str) -> str:
    try:
        datetime.date.fromisoformat(text)
    except ValueError:
        raise PydanticCustomError("no_day", "there is no such day") from None
    return text


Day = Annotated[
    str,
    StringConstraints(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"),
    AfterValidator(_day),
    Field(json_schema_extra={"format": "date"}),
]


class Asked(BaseModel):
    """A request: what it does not know is refused, because it is most likely a slip."""

    model_config = ConfigDict(extra="forbid")


class Trouble(BaseModel):
    """What is wrong, for a person to read."""

    problem: str


class Health(BaseModel):
    status: Literal["ok"]
    version: str
    tables: int = Field(description="Tables that are open now.")
    lines: int = Field(description="Clients connected to them.")


class BotCard(BaseModel):
    name: str
    label: str = Field(description="How it plays, in a word or two.")


class GameCard(BaseModel):
    slug: str
    title: str
    twist: str = Field(description="What is different here, in three words; may be empty.")
    blurb: str
    aliases: list[str]
    elsewhere: str = Field(
        description="Words of its names in other languages and of its countries, small and without "
        "accents."
    )
    kind: str
    shelf: Shelf
    sign: str = Field(description="The few characters on its picture that `twist` explains.")
    section: str
    booklets: str
    players: list[int]
    sets: list[OptionValue]
    abilities: list[str]
    bots: list[BotCard] = Field(
        description="Those of which each plays this game better than the one before."
    )


class Door(BaseModel):
    """A game, and what is chosen in it."""

    slug: str
    options: dict[str, OptionValue] = {}


class Catalogue(BaseModel):
    languages: list[str]
    games: list[GameCard]
    bots: list[str] = Field(description="All names, from the weakest to the strongest.")
    shelves: list[Shelf] = Field(description="In the order they are shown.")
    doors: dict[str, Door] = Field(
        description="What a newcomer is offered: by language, or language and region like `pt-br`."
    )
    words: dict[str, str] = Field(
        description="What people call a kind, a shelf or a set, in all languages: `kind-puzzle`."
    )


class FormAsked(Asked):
    chosen: Chosen = {}
    lang: Language | None = None


class OptionTold(BaseModel):
    label: str
    value: str


class ChoiceShown(BaseModel):
    value: OptionValue
    label: str


class OptionShown(BaseModel):
    name: str
    label: str
    help: str
    kind: OptionKind
    choices: list[ChoiceShown]
    counted: list[ChoiceShown] = Field(
        description="What a match may be counted in: chosen as `VALUE:NUMBER`."
    )
    low: int
    high: int
    value: OptionValue


class Form(BaseModel):
    options: list[OptionShown]
    problem: str | None


class AtlasGame(BaseModel):
    slug: str
    title: str
    twist: str
    facts: list[OptionTold] = Field(
        description="Where it is played, its names, its sources and how it differs, each labelled."
    )
    elsewhere: str = Field(description="As in the catalogue, to be found by.")


class Atlas(BaseModel):
    games: list[AtlasGame]


class RulesPage(BaseModel):
    title: str
    minute: str
    """How to play in one minute, as HTML; empty where nobody has written that."""
    html: str
    """The whole page."""
    options: list[OptionTold]


class GlimpseTold(BaseModel):
    """A moment of a round at which somebody decides, or its end."""

    told: list[str]
    """What has happened since the one before."""
    picture: str
    """What they see, as SVG."""
    alt: str
    done: list[str]
    """What they do; nothing at the end."""
    because: str


class WorkedRound(BaseModel):
    glimpses: list[GlimpseTold]


class Daily(BaseModel):
    slug: str
    date: str
    options: dict[str, OptionValue]


class SeatWish(Asked):
    kind: Literal["me", "bot", "open", "local"]
    name: Annotated[str, StringConstraints(max_length=40)] = ""
    bot: Annotated[str, StringConstraints(max_length=40)] | None = Field(
        default=None, description="Which bot, where `kind` is `bot`."
    )


class TableWish(Asked):
    slug: Slug
    options: Chosen = {}
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=16)]
    lang: Language | None = None
    clock_s: Annotated[int, Field(ge=0, le=3600)] = Field(
        default=0, description="Seconds for a decision; then a bot decides. 0: no limit."
    )
    daily: Day | None = Field(default=None, description="Play this day's puzzle.")
    lesson: bool = Field(
        default=False, description="Deal as everybody is dealt who learns this game, with bots."
    )
    bots: Annotated[str, StringConstraints(max_length=40)] | None = Field(
        default=None, description="Which bot takes the seats that nobody comes to."
    )


class SeatMade(BaseModel):
    seat: int
    kind: str
    secret: str | None = Field(description="For the private link; a bot has none.")


class TableMade(BaseModel):
    table: str
    commitment: str | None = Field(
        description="Fixes the secret that the deals follow from; null at the puzzle of a day."
    )
    seats: list[SeatMade]
    invitation: str | None = Field(
        description="For the one link that gives whoever opens it a free seat."
    )


class Entering(Asked):
    secret: Annotated[str, StringConstraints(max_length=64)]
    nonce: Nonce | None = Field(default=None, description="What this seat adds to the deal.")
    name: Annotated[str, StringConstraints(max_length=40)] = Field(
        default="", description="What to be called, where the seat has no name yet."
    )


class DealTold(BaseModel):
    """What the server has committed to before anybody adds to the deal."""

    scheme: int = Field(description="How deals are made and proven; the newest is 2.")
    commitment: str | None = Field(description="Null at the puzzle of a day, which has no secret.")
    game: str
    version: int
    options: dict[str, str] = Field(description="As a record writes them.")
    bots: list[int] = Field(description="The seats that are bots' from the start.")


class Entered(BaseModel):
    seats: list[int] = Field(description="All seats of this table that are yours now.")
    seat: int = Field(description="The seat that was taken now.")
    added: bool = Field(description="Whether the nonce is what this seat adds to the deal.")
    secret: str = Field(description="For its private link, from now on.")


class Joining(Asked):
    invitation: Annotated[str, StringConstraints(max_length=64)]
    name: Annotated[str, StringConstraints(max_length=40)] = ""
    seat: Annotated[int, Field(ge=0, le=15)] | None = Field(
        default=None, description="The seat wanted; without one, the first that is free."
    )
    nonce: Nonce | None = Field(default=None, description="What this seat adds to the deal.")


class InvitationRenewed(BaseModel):
    invitation: str


class RematchWish(Asked):
    moved: bool = Field(
        default=False, description="Everybody moves on by one seat. Whoever asks first decides."
    )


class Declined(BaseModel):
    left: list[int] = Field(description="One's own seats there, which others may take now.")


class Forgotten(BaseModel):
    deleted: bool = Field(description="Whether the table is gone, and not only one's cookie.")


class Revoked(BaseModel):
    seat: int
    secret: str


def answers(*codes: int) -> dict[int | str, dict[str, Any]]:
    """The answers an address may give besides the good one, for its description."""
    meaning = {
        400: "The request cannot be read.",
        403: "Not allowed to you.",
        404: "There is no such thing.",
        409: "Well said, but not possible: the answer says why.",
        410: "The game is no longer there.",
        413: "Too large.",
        415: "The body must be JSON.",
        422: "The request has not the form described here.",
        429: "Too many requests; try again in a moment.",
        503: "The database does not answer; nothing has changed. Try again in a moment.",
    }
    return {code: {"model": Trouble, "description": meaning[code]} for code in codes}
