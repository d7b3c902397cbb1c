"""Which language somebody who asks us something speaks, and what is wrong with what he asked."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from starlette.requests import HTTPConnection

from boneyard.text import LANGUAGES, Words, words

QUALITY = re.compile(r"\s*q\s*=\s*([01](?:\.\d*)?)\s*", re.ASCII)


def language(asked: str) -> str:
    """`de-CH` is German; what we do not speak is English."""
    return _spoken(asked) or "en"


def words_for(request: HTTPConnection, lang: str | None = None, slug: str | None = None) -> Words:
    """The words of who asks: as he says himself, else as his browser says."""
    asked = lang or request.query_params.get("lang")
    if asked:
        return words(language(asked), slug)
    return words(preferred(request.headers.get("accept-language", "")), slug)


def preferred(header: str) -> str:
    """The language of ours that an `accept-language` header likes best."""
    liked = []
    for place, part in enumerate(header[:400].split(",")):
        name, _, quality = part.partition(";")
        says = QUALITY.fullmatch(quality)
        spoken = _spoken(name)
        if spoken:
            liked.append((-float(says[1]) if says else -1.0, place, spoken))
    return min(liked)[2] if liked else "en"


def _spoken(name: str) -> str | None:
    short = name.strip().partition("-")[0].lower()
    return short if short in LANGUAGES else None


# -- a request of the wrong form ---------------------------------------------------------------


KINDS = {
    "missing": "bad-missing",
    "extra_forbidden": "bad-unknown",
    "json_invalid": "bad-json",
    "literal_error": "bad-choice",
    "greater_than_equal": "bad-least",
    "less_than_equal": "bad-most",
    "too_short": "bad-short",
    "too_long": "bad-long",
    "string_too_long": "bad-long",
    "string_pattern_mismatch": "bad-pattern",
    "no_day": "bad-day",
    "int_parsing": "bad-number",
    "int_type": "bad-number",
    "int_from_float": "bad-number",
}
"""What pydantic finds wrong, and the words for it; what is not here is of the wrong kind."""
LIMITS = ("ge", "le", "min_length", "max_length")
UNION = {"constrained-str", "str", "bool", "int"}
"""Not places but the types that were tried there."""
MOST_COMPLAINTS = 5


def complaints(errors: Sequence[Mapping[str, Any]], say: Words) -> str:
    """What is wrong with a request, place by place."""
    by_place: dict[str, str] = {}
    for error in errors:
        # Of several types none fits: which of them was meant is clear only where it is too long.
        tried = error["loc"][-1:] and error["loc"][-1] in UNION
        tried = tried and error["type"] != "string_too_long"
        where = _place(error["loc"], say)
        if where not in by_place:
            by_place[where] = (
                say("bad-kind", where=where) if tried else _complaint(error, where, say)
            )
    return " ".join(list(by_place.values())[:MOST_COMPLAINTS])


def _complaint(error: Mapping[str, Any], where: str, say: Words) -> str:
    about = error.get("ctx", {})
    limit = next((about[name] for name in LIMITS if name in about), "")
    return say(
        KINDS.get(error["type"], "bad-kind"),
        where=where,
        limit=str(limit),
        choices=str(about.get("expected", "")).replace("' or '", "', '").replace("'", ""),
        form=str(about.get("pattern", "")),
    )


def _place(loc: Sequence[object], say: Words) -> str:
    parts = [str(part) for part in loc if part not in ("body", "path", "query", "[key]")]
    return ".".join(part for part in parts if part not in UNION)[:80] or say("bad-body")
