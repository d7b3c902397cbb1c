"""Which language somebody who asks us something speaks."""

from __future__ import annotations

import re

from starlette.requests import HTTPConnection

from boneyard.text import OFFERED, Words, words

CHOSEN = "boneyard-language"
"""The cookie in which the page keeps the language chosen there. So whatever a browser asks for
speaks it, also what no script of ours asks for: files to download, and the page itself."""

QUALITY = re.compile(r"\s*q\s*=\s*([01](?:\.\d*)?)\s*", re.ASCII)


def language(asked: str) -> str:
    """`de-CH` is German; what we do not speak is English."""
    return _spoken(asked) or "en"


def words_for(request: HTTPConnection, lang: str | None = None, slug: str | None = None) -> Words:
    """The words of who asks: as they say themselves, else as they chose in the page, else as
    their browser says."""
    asked = lang or request.query_params.get("lang")
    if asked:
        return words(language(asked), slug)
    chosen = _spoken(request.cookies.get(CHOSEN, ""))
    if chosen:
        return words(chosen, slug)
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
    return short if short in OFFERED else None
