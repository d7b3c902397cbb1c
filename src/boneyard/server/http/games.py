"""The lobby: which games there are, what can be chosen, how they are played."""

from __future__ import annotations

import datetime
from functools import cache, lru_cache
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from pydantic import ValidationError

from boneyard import bots, games, lessons
from boneyard.core.game import Listing, Shelf
from boneyard.core.options import AnyOption, OptionKind, Value
from boneyard.server.http import models, pictures
from boneyard.server.http.doors import DOORS
from boneyard.server.http.errors import Refusal, Unwanted
from boneyard.server.http.models import answers
from boneyard.server.http.options import settle
from boneyard.server.http.shelves import names_elsewhere, searched, shelf_of
from boneyard.server.language import words_for
from boneyard.server.live.outbox import labelled
from boneyard.text import OFFERED, Words, words
from boneyard.text.atlas import entry, in_order
from boneyard.text.phrases import choosable
from boneyard.text.rules import rules_parts
from boneyard.view import rule_page
from boneyard.view.words import speech

router = APIRouter(prefix="/api", tags=["games"])

SlugInPath = Annotated[models.Slug, Path(description="The name of a game.", examples=["block"])]
LanguageAsked = Annotated[
    models.Language | None,
    Query(description="Like `de`; without it as `accept-language` says; others are English."),
]


# Not on the one thread that serves everybody: the first time, the names in all languages are read.
@router.get("/catalogue", responses=answers(422, 429))
def catalogue(request: Request, lang: LanguageAsked = None) -> models.Catalogue:
    """All games, with what the lobby shows of them."""
    return _catalogue(words_for(request, lang).language)


@router.get("/atlas", responses=answers(404, 422, 429))
def atlas(
    request: Request,
    lang: LanguageAsked = None,
    than: Annotated[
        models.Slug | None, Query(description="A game one knows: each says how it differs.")
    ] = None,
) -> models.Atlas:
    """Where every game is played, by what names, and from which sources."""
    if than is not None:
        games.listing(than)
    return _atlas(words_for(request, lang).language, than)


@lru_cache(maxsize=64)
def _atlas(lang: str, than: str | None) -> models.Atlas:
    entries = (entry(slug, lang, than) for slug in in_order())
    return models.Atlas(
        games=[
            models.AtlasGame(
                slug=one.slug,
                title=one.title,
                twist=one.twist,
                facts=[models.OptionTold(label=fact.label, value=fact.value) for fact in one.facts],
                elsewhere=names_elsewhere(one.slug, lang),
            )
            for one in entries
        ]
    )


def prepare() -> None:
    """Read what the first to come would wait for."""
    _catalogue("en")


@cache
def _catalogue(lang: str) -> models.Catalogue:
    return models.Catalogue(
        languages=list(OFFERED),
        games=[_card(games.listing(slug), words(lang, slug)) for slug in games.slugs()],
        bots=list(bots.names()),
        shelves=list(Shelf),
        doors=DOORS,
        words=searched(),
    )


def _card(listing: Listing, say: Words) -> models.GameCard:
    aliases = [alias.strip() for alias in say("aliases").split(",")] if say.has("aliases") else []
    return models.GameCard(
        slug=listing.slug,
        title=say("title"),
        twist=say("twist") if say.has("twist") else "",
        blurb=say("blurb"),
        aliases=[alias for alias in aliases if alias],
        elsewhere=names_elsewhere(listing.slug, say.language),
        kind=listing.kind,
        shelf=shelf_of(listing),
        sign=listing.sign,
        section=listing.section,
        booklets=listing.booklets,
        players=sorted(map(int, choosable(listing, "players"))),
        sets=list(choosable(listing, "set")),
        abilities=sorted(listing.abilities),
        bots=[
            # A program from outside is called what the operator calls it.
            models.BotCard(name=name, label=say(f"bot-{name}") if name in bots.LEVELS else name)
            for name in bots.suited(listing.slug)
        ],
    )


# Not on the one thread that serves everybody: whether somebody's own numbers have a solution can
# take a moment to find out.
@router.post("/games/{slug}/form", responses=answers(400, 404, 409, 413, 415, 422, 429))
def form(slug: SlugInPath, asked: models.FormAsked, request: Request) -> models.Form:
    """What can be chosen, given what is chosen so far. A choice that its fellows make impossible
    falls back to the booklet's, and `problem` says so."""
    listing, say = games.listing(slug), words_for(request, asked.lang, slug)
    settled, complaints = settle(listing, asked.chosen, say)
    # A text decides about the other options, so it is declared first; but few want to write one.
    declared = sorted(listing.options(settled), key=lambda option: option.kind == OptionKind.TEXT)
    return models.Form(
        options=[_shown(option, settled[option.name], say) for option in declared],
        problem=" ".join(complaints) or None,
    )


def _shown(option: AnyOption, value: Value, say: Words) -> models.OptionShown:
    return models.OptionShown(
        name=option.name,
        label=speech.option_name(option.name, say),
        help=speech.option_help(option.name, say),
        kind=option.kind,
        choices=[
            models.ChoiceShown(value=choice, label=speech.option_value(option.name, choice, say))
            for choice in option.choices
        ],
        counted=[
            models.ChoiceShown(value=kind, label=say(f"option-{option.name}-in-{kind}"))
            for kind in option.counted
        ],
        low=option.low,
        high=option.high,
        value=value,
    )


@router.get("/games/{slug}/rules", responses=answers(404, 409, 422, 429))
def rules(slug: SlugInPath, request: Request, lang: LanguageAsked = None) -> models.RulesPage:
    """How the game is played with the options given in the query, as HTML, and all its options as
    people read them. What is not given is told as the booklet has it."""
    chosen = _in_query(request)
    say = words_for(request, lang, slug)
    settled, complaints = settle(games.listing(slug), chosen, say)
    if complaints:
        raise Unwanted(" ".join(complaints))
    given = tuple((name, settled[name]) for name in sorted(chosen))
    minute, html = _rules_html(slug, say.language, given)
    return models.RulesPage(
        title=say("title"),
        minute=minute,
        html=html,
        options=[
            models.OptionTold(label=said.label, value=said.value) for said in labelled(say, settled)
        ],
    )


def _in_query(request: Request) -> models.Chosen:
    """The options in the query, held to what those in a body are held to."""
    asked = {name: value for name, value in request.query_params.items() if name != "lang"}
    try:
        return models.check_chosen(asked)
    except ValidationError as wrong:
        errors = [{**one, "loc": ("query", "options", *one["loc"])} for one in wrong.errors()]
        raise RequestValidationError(errors) from None


@lru_cache(maxsize=512)
def _rules_html(slug: str, lang: str, given: tuple[tuple[str, Value], ...]) -> tuple[str, str]:
    """How to play in one minute, and the whole page."""
    chosen = dict(given)
    told = rules_parts(slug, lang, chosen)
    pages = (
        rule_page.html(slug, told.minute, chosen, told.say),
        rule_page.page_html(slug, told, chosen),
    )
    minute, page = (rule_page.explained(html, told.say.language) for html in pages)
    return minute, page


@router.get("/games/{slug}/round", responses=answers(404, 422, 429))
def worked_round(
    slug: SlugInPath, request: Request, lang: LanguageAsked = None
) -> models.WorkedRound:
    """A short round of the game, always the same: what a player sees, does and why."""
    return _worked_round(slug, words_for(request, lang, slug).language)


@lru_cache(maxsize=64)
def _worked_round(slug: str, lang: str) -> models.WorkedRound:
    return models.WorkedRound(
        glimpses=[
            models.GlimpseTold(
                told=list(one.told),
                picture=one.drawn.svg,
                alt=one.drawn.alt,
                done=list(one.done),
                because=one.because,
            )
            for one in lessons.worked_round(slug, lang)
        ]
    )


@router.get(
    "/games/{slug}/picture.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}, **answers(404, 422, 429)},
)
def picture(slug: SlugInPath) -> Response:
    """A table of the game in play, and who sits around it, as a drawing."""
    headers = {"cache-control": "public, max-age=3600"}
    return Response(pictures.picture(slug), media_type="image/svg+xml", headers=headers)


@router.get("/daily/{slug}", responses=answers(404, 409, 422, 429))
async def daily(slug: SlugInPath) -> models.Daily:
    """The puzzle of this day (by UTC), the same for everybody."""
    listing = games.listing(slug)
    if "daily" not in listing.abilities:
        raise Refusal(409, "door-no-daily")
    return models.Daily(slug=slug, date=today(), options=dict(listing.game().options))


def today() -> str:
    return datetime.datetime.now(datetime.UTC).date().isoformat()
