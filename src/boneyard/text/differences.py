"""In what one line game differs from another: what the slots of their rules hold.

Whoever knows the one need not be told again what is the same in the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boneyard import games
from boneyard.core.options import PLAYERS, SET, BadOption, Value
from boneyard.families.line import LineGame, LineRules
from boneyard.text import Words, words

TOPICS: dict[str, str] = {
    **dict.fromkeys(("tiles", "hand", "first", "deal_again", "keeps_rest"), "deal"),
    **dict.fromkeys(("opening", "opens_with_any", "draws_to_open", "cede"), "opening"),
    **dict.fromkeys(("turn", "may_stop", "may_decline"), "turn"),
    "matching": "matching",
    **dict.fromkeys(("shape", "home_first", "bars", "bar_when", "bar_fit"), "shape"),
    **dict.fromkeys(("stuck", "reserve", "may_draw", "draws", "draw_after"), "stuck"),
    **dict.fromkeys(("lay_scoring", "pass_scoring"), "scoring"),
    **dict.fromkeys(("out", "passes_block"), "end"),
    **dict.fromkeys(("reckoning", "secret", "own_notes", "one_score", "shutouts"), "reckoning"),
    "match": "match",
    **dict.fromkeys(("partners", "open_partners", "talk_aloud", "gestures"), "partners"),
}
"""What each slot is about; there are words for that."""
ORDER = tuple(dict.fromkeys(TOPICS.values()))


def differing(slug: str, other: str, chosen: Mapping[str, object]) -> tuple[str, ...] | None:
    """The topics in which this game, with these options, is not like the other one as the booklet
    has it; None: they cannot be compared."""
    here = games.game(slug, **dict(chosen))
    try:
        there = games.game(other, set=here.options[SET], players=here.options[PLAYERS])
    except BadOption:
        there = games.game(other)
    # What a game does through doors of its own, its slots do not tell.
    if not isinstance(here, LineGame) or not isinstance(there, LineGame):
        return None
    if type(here) is not type(there):
        return None
    found = {topic for slot, topic in TOPICS.items() if _differs(here.rules, there.rules, slot)}
    return tuple(topic for topic in ORDER if topic in found)


def _differs(here: LineRules, there: LineRules, slot: str) -> bool:
    return bool(getattr(here, slot) != getattr(there, slot))


def like(slug: str, chosen: Mapping[str, Value], say: Words) -> str:
    """What to look for, for those who know a game that this one is like; nothing, if there is none
    or nearly everything differs."""
    kin = games.kin(slug)
    topics = differing(slug, kin[0], chosen) if kin else None
    if not topics or len(topics) > MOST:
        return ""
    return say(
        "rules-like",
        game=Words(say.language, kin[0])("title"),
        twist=say("twist"),
        topics=_listed(topics, say),
    )


def compared(slug: str, other: str, chosen: Mapping[str, object], say: Words) -> str:
    """How a game with these options differs from any other; raises BadOption."""
    topics = differing(slug, other, chosen)
    game = words(say.language, other)("title")
    if topics is None:
        return say("atlas-other-kind", game=game)
    if not topics:
        return say("atlas-alike", game=game)
    return say("atlas-topics", game=game, topics=_listed(topics, say))


def _listed(topics: Sequence[str], say: Words) -> str:
    *first, last = (say(f"rules-topic-{topic}") for topic in topics)
    return say("name-list", first=", ".join(first), last=last) if first else last


MOST = 6
"""Where more differs than that, knowing the other game is no help."""
