"""Where points came from: what a round brought, as the sum it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from boneyard.core.actions import Seat
from boneyard.core.events import RoundEnded, Scored
from boneyard.core.game import AnyGame
from boneyard.core.terms import Term, plain
from boneyard.families.rounds import RoundGame
from boneyard.rules.why import LineWhy
from boneyard.text import Words
from boneyard.view.words.speech import list_names

MINUS = "\N{MINUS SIGN}"
MOST = 6
"""So many numbers are added up one by one; of more only the sum is told."""


class Part(NamedTuple):
    """A term of a sum. Where it says itself what it is, it has no `why`."""

    term: Term
    why: str = ""
    of: int | None = None
    """The number the points come from."""


def terms_of(game: AnyGame, position: Any, end: RoundEnded, scored: Scored) -> tuple[Term, ...]:
    """What these points are the sum of; nothing: they come from no count."""
    terms = game.terms(position, end, scored)
    # Of notes that are announced together some belong to other rounds than this.
    return terms if sum(term.number for term in terms) == scored.points else ()


def sum_told(parts: Sequence[Part], words: Words) -> str:
    """Like "22 pips + 25 for the 0-0"."""
    if len(parts) == 1 and words.has(f"sum-{parts[0].term.key}-alone"):
        return _told(parts[0], words, "-alone")
    said = ""
    for part in parts:
        sign = MINUS if part.term.number < 0 else "+" if said else ""
        said += f"{' ' if said else ''}{sign}{' ' if said else ''}{_told(part, words)}"
    return said


def _told(part: Part, words: Words, form: str = "") -> str:
    term, why = part.term, part.why
    number = str(abs(term.number))
    each = [str(abs(one)) for one in term.of]  # The sign stands before them all.
    of = " + ".join(each) if 0 < len(each) <= MOST else number
    if _is_for(part, words):
        return words("sum-for", of=of, why=words(f"scored-{why}", of=part.of or ""))
    tile = "" if term.tile is None else str(term.tile)
    return words(
        f"sum-{why or term.key}{form}",
        number=number,
        of=of,
        total=abs(term.number),
        count=term.by,
        tile=tile,
    )


def _is_for(part: Part, words: Words) -> bool:
    """Whether it is told by what the points were scored for."""
    return bool(part.why) and not words.has(f"sum-{part.why}")


def round_sums(
    game: RoundGame[Any, Any], observation: Any, names: Sequence[str], words: Words
) -> list[str]:
    """What the last round brought everybody, a line each, and where it came from."""
    accounts = _accounts(game, observation)
    brought = observation.sheet[-1]
    return [
        _line(
            list_names([names[seat] for seat in side], words),
            brought[side[0]],
            accounts.get(side[0], []),
            words,
            penalty=game.fewest_win,
        )
        for side in game.one_score(observation)
        if brought[side[0]] or accounts.get(side[0])
    ]


def _line(name: str, points: int, parts: list[Part], words: Words, *, penalty: bool) -> str:
    worth = words("points-penalty" if penalty else "points-count", points=points)
    worth = worth.replace("-", MINUS)  # As in the sum it stands beside.
    if sum(part.term.number for part in parts) != points:
        return words("points-noted", name=name, points=points)
    if len(parts) == 1 and len(parts[0].term.of) == 1 and _is_for(parts[0], words):
        why = words(f"scored-{parts[0].why}", of=parts[0].of or "")  # One number is no sum.
        return words("points-why", name=name, worth=worth, why=why)
    return words("points-sum", name=name, worth=worth, sum=sum_told(parts, words))


def _accounts(game: RoundGame[Any, Any], observation: Any) -> dict[Seat, list[Part]]:
    """What the last round brought each seat, part by part."""
    in_play, after = game.noted_last(observation)
    earned: dict[tuple[Seat, str, int | None], list[int]] = {}
    for scored in in_play:
        # What ends made is told together, whatever it was.
        of = None if scored.why == LineWhy.ENDS else scored.of
        earned.setdefault((scored.seat, scored.why, of), []).append(scored.points)
    accounts: dict[Seat, list[Part]] = {}
    for (seat, why, of), points in earned.items():
        accounts.setdefault(seat, []).append(Part(plain(why, *points), why, of))
    for scored in after:
        terms = terms_of(game, observation, observation.ends[-1], scored)
        parts = [Part(term) for term in terms]
        if not terms and scored.points:
            parts = [Part(plain(scored.why, scored.points), scored.why, scored.of)]
        accounts.setdefault(scored.seat, []).extend(parts)
    return accounts
