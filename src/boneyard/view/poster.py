"""A table with its name, its players and how they stand, as one picture to show to others.

It has the size that link previews ask for. What is on it was decided before: it is drawn from a
scene, which holds nothing that whoever looks on may not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple
from xml.sax.saxutils import escape, quoteattr

from boneyard import view
from boneyard.core.actions import Seat
from boneyard.core.events import Event
from boneyard.core.game import AnyGame
from boneyard.core.moves import NONE
from boneyard.text import Words
from boneyard.view import svg
from boneyard.view.palette import LIGHT, TEAMS
from boneyard.view.scene import Hand, Scene
from boneyard.view.words.log import Teller

WIDTH, HEIGHT = 1200, 630
FRAME = (18.8, 14.0)
"""What a table is laid out for that comes on a poster, in units."""
TABLE = (432, 50, 710, 530)
"""Where it lies on the poster: left, top, width and height."""
LEFT, COLUMN = 64, 330
"""Where the words begin, and how wide they may get."""
LEAST = (11.0, 8.2)
"""So much of the table is always in the picture."""
FACE = 'font-family="Fraunces SemiBold, Fraunces, Georgia, serif" font-weight="700"'
TITLE, LEAST_TITLE, TITLE_LINES = 56, 30, 3
LINE, ROW, LEAST_ROW, PAD_EDGE = 25, 50, 24, 14
NARROW, BROAD = frozenset("fijlrtI1.,:;!|’'()[] \N{NO-BREAK SPACE}"), frozenset("mwMWOQ@—…")
"""Nothing here can measure a text exactly, and nothing has to: it only must not run over."""


class Row(NamedTuple):
    """Who sits at the table, and what they have."""

    name: str
    score: str = ""
    team: int | None = None
    active: bool = False


def position(
    game: AnyGame,
    state: Any,
    events: Iterable[Event],
    *,
    words: Words,
    names: Sequence[str],
    viewer: Seat | None = None,
    given_up: bool = False,
) -> str:
    """A state of a game as this seat (None: whoever looks on) sees it, and what has just brought it
    about."""
    seen = game.observe(state, viewer)
    shown = view.build(game, seen, NONE, words=words, names=names, frame=FRAME)
    teller = Teller(game, lambda: state, words, names, viewer)
    heard = [one for event in events if (one := event.seen_by(viewer)) is not None]
    told = " ".join(filter(None, map(teller.say, heard)))
    if shown.outcome is not None:
        told = shown.outcome.title
    goal = shown.goal.text if shown.goal is not None else ""
    lines = [line for line in (told, goal) if line]
    rows = [_row(hand, given_up=given_up) for hand in shown.hands]
    return poster(shown, words("title"), lines, rows)


def _row(hand: Hand, *, given_up: bool) -> Row:
    """A seat; a secret score is none, and where the people have gone it is nobody's turn."""
    score = "" if hand.score is None else str(hand.score).replace("-", "−")
    return Row(hand.name, score, hand.team, hand.active and not given_up)


def poster(shown: Scene, title: str, lines: Sequence[str], rows: Sequence[Row]) -> str:
    """`lines`: what is said below the title; those that find no room are left away."""
    head = [f"{title}. {' '.join(lines)}".strip(), svg.describe(shown)]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}" role="img" '
        f"aria-label={quoteattr(' '.join(filter(None, head)))}>",
        *_ground(),
        svg.svg(shown, cropped=True, place=TABLE, least=LEAST).rstrip(),
        *_words(title, lines, rows),
        "</svg>\n",
    ]
    return "\n".join(parts)


def _ground() -> list[str]:
    """Felt in a wooden rim, lit from above."""
    return [
        '<defs><radialGradient id="felt" cx=".62" cy=".4" r=".85">'
        f'<stop stop-color="{LIGHT.cloth}"/><stop offset="1" stop-color="{LIGHT.cloth_deep}"/>'
        "</radialGradient></defs>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{LIGHT.rim}"/>',
        f'<rect x="5" y="5" width="{WIDTH - 10}" height="{HEIGHT - 10}" rx="10" fill="none" '
        f'stroke="{LIGHT.rim_light}" stroke-width="4"/>',
        f'<rect x="18" y="18" width="{WIDTH - 36}" height="{HEIGHT - 36}" rx="14" '
        f'fill="url(#felt)" stroke="{LIGHT.cloth_deep}" stroke-width="3"/>',
    ]


def _words(title: str, lines: Sequence[str], rows: Sequence[Row]) -> Iterator[str]:
    """The column beside the table, from the top down; the name of the house stands at its foot."""
    size = next(
        (size for size in range(TITLE, LEAST_TITLE, -2) if len(_broken(title, size)) <= 2),
        LEAST_TITLE,
    )
    y = 62.0
    for text in _broken(title, size)[:TITLE_LINES]:
        y += size
        yield _text(LEFT, y, _cut(text, size, COLUMN), size, LIGHT.cloth_ink)
        y += size * 0.12
    foot = HEIGHT - 58
    pad = _pad_height(rows, foot - 60 - y)
    y += 14
    for text in [part for line in lines for part in _broken(line, LINE)]:
        if y + 1.25 * LINE > foot - 86 - pad:
            break
        y += 1.25 * LINE
        yield _text(LEFT, y, _cut(text, LINE, COLUMN), LINE, LIGHT.lit)
    if pad:
        yield from _pad(rows, y + 26, pad)
    yield from _house(foot)


def _pad_height(rows: Sequence[Row], room: float) -> float:
    return min(ROW, max(LEAST_ROW, (room - 100) / len(rows))) * len(rows) if rows else 0


def _pad(rows: Sequence[Row], top: float, height: float) -> Iterator[str]:
    """The score sheet: a leaf of ruled paper."""
    each = height / len(rows)
    size = min(27.0, each * 0.6)
    yield (
        f'<g transform="translate({LEFT - PAD_EDGE} {top:.4g})">'
        f'<rect x="3" y="5" width="{COLUMN + 2 * PAD_EDGE}" height="{height + 12:.4g}" rx="6" '
        f'fill-opacity=".35"/>'
        f'<rect width="{COLUMN + 2 * PAD_EDGE}" height="{height + 12:.4g}" rx="6" '
        f'fill="{LIGHT.ivory_light}"/>'
    )
    for number, one in enumerate(rows):
        line = 6 + (number + 1) * each
        base = line - 0.5 * each + 0.36 * size
        begin = PAD_EDGE + 4
        if number < len(rows) - 1:
            yield (
                f'<path d="M{PAD_EDGE} {line:.4g}H{COLUMN + PAD_EDGE}" stroke="#b7cbd6" '
                'stroke-width="1.5"/>'
            )
        if one.team is not None or one.active:
            fill = LIGHT.last if one.team is None else TEAMS[one.team % len(TEAMS)]
            edge = f' stroke="{LIGHT.last}" stroke-width="4"' if one.active else ""
            middle = line - 0.5 * each
            yield f'<circle cx="{begin + 7}" cy="{middle:.4g}" r="8" fill="{fill}"{edge}/>'
        if any(other.team is not None or other.active for other in rows):
            begin += 26
        room = COLUMN + PAD_EDGE - 8 - begin - (_width(one.score, size) + 16 if one.score else 0)
        yield _text(begin, base, _cut(one.name, size, room), size, LIGHT.lit_ink)
        if one.score:
            end = COLUMN + PAD_EDGE - 4
            yield _text(end, base, one.score, size, LIGHT.lit_ink, anchor="end")
    yield "</g>"


def _house(y: float) -> Iterator[str]:
    yield (
        f'<g transform="translate({LEFT + 12} {y - 9}) rotate(-24)">'
        f'<rect x="-9" y="-18" width="18" height="36" rx="3.5" fill="{LIGHT.ivory}" '
        f'stroke="{LIGHT.ivory_edge}"/><path d="M-6 0H6" stroke="{LIGHT.ivory_edge}" '
        f'stroke-width="1.5"/><g fill="{LIGHT.pip}"><circle cx="-4" cy="-13" r="2.2"/>'
        '<circle cy="-9" r="2.2"/><circle cx="4" cy="-5" r="2.2"/><circle cy="9" r="2.2"/></g></g>'
    )
    yield _text(LEFT + 36, y, "Boneyard", 27, LIGHT.cloth_ink, 'opacity=".85"')


def _text(
    x: float, y: float, text: str, size: float, ink: str, more: str = "", anchor: str = "start"
) -> str:
    return (
        f'<text x="{x:.4g}" y="{y:.4g}" font-size="{size:.3g}" text-anchor="{anchor}" {FACE} '
        f'fill="{ink}" {more}>{escape(text)}</text>'
    )


# -- how long a text is ------------------------------------------------------------------------


def _width(text: str, size: float) -> float:
    return size * sum(
        0.36 if one in NARROW else 0.92 if one in BROAD or ord(one) > 0x2E80 else 0.62
        for one in text
    )


def _broken(text: str, size: float) -> list[str]:
    """A text in lines as wide as the column; a word is not broken."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and _width(f"{lines[-1]} {word}", size) <= COLUMN:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    too_long = any(_width(line, size) > COLUMN for line in lines)
    # As many lines as nobody wants: in smaller letters it may fit.
    return [*lines, *[""] * TITLE_LINES] if too_long and size > LEAST_TITLE else lines


def _cut(text: str, size: float, room: float) -> str:
    if _width(text, size) <= room:
        return text
    while text and _width(f"{text}…", size) > room:
        text = text[:-1]
    return f"{text.rstrip()}…"
