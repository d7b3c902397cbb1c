"""A scene as text: 80 columns, no colours needed."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from boneyard.core.actions import Action, Vocabulary
from boneyard.text import Words
from boneyard.view.boxes import boxed, can_box
from boneyard.view.scene import Hand, Scene, Target, TileItem

WIDTH = 80
HEIGHT = 24
WIDE = 100
"""So many columns make room for drawn tiles."""


class Choice(msgspec.Struct, frozen=True):
    """Something the person can do, by number."""

    label: str
    action: Action
    face_up: bool = False
    """A tile that everybody sees as it is chosen."""


def choices(scene: Scene, speaks: Vocabulary) -> list[Choice]:
    """Everything the scene of a game that speaks like this offers with a click."""
    found: list[Choice] = []
    for label, data, face_up in _offered(scene):
        action = speaks.convert(data)
        if all(action != other.action for other in found):
            found.append(Choice(label or str(action), action, face_up))
    return found


def _offered(scene: Scene) -> Iterator[tuple[str, object, bool]]:
    for item in scene.items:
        if isinstance(item, Target):
            yield from ((offer.label, offer.action, False) for offer in item.offers)
        elif isinstance(item, TileItem) and item.action is not None:
            yield item.label, item.action, item.halves is not None
    # Before the boneyard, which offers the same as the control "Draw" but is called by its size.
    yield from ((control.label, control.action, False) for control in scene.controls)
    if scene.boneyard is not None and scene.boneyard.action is not None:
        yield scene.boneyard.label, scene.boneyard.action, False


def screen(
    scene: Scene,
    title: str,
    words: Words,
    numbers: Mapping[str, str] | None = None,
    *,
    columns: int = WIDTH,
    lines: int = HEIGHT,
) -> str:
    """The whole table as text; `numbers`: what is written instead of the name of a cell. On a
    screen of many columns tiles are drawn, unless they would fill more than half of its lines."""
    drawn = columns >= WIDE
    boxes = _boxes(scene, columns) if drawn and can_box(scene.arms) else []
    parts = [f"── {title} ".ljust(WIDTH, "─")]
    held = any(hand.count for hand in scene.hands)
    parts += [_hand(hand, words, held=held) for hand in scene.hands if not hand.mine]
    if scene.boneyard is not None:
        parts.append(scene.boneyard.label)
    if scene.sealed is not None:
        parts.append(f"{scene.sealed.title}: {scene.sealed.seal}")
    parts += [f"{timer.label}: {timer.left_ms // 1000} s" for timer in scene.timers]
    parts.append("")
    if boxes and len(boxes) <= lines // 2:
        parts += boxes
    else:
        for arm in scene.arms:
            parts += _wrap("  " + " ".join(_named(word, numbers or {}) for word in arm), "    ")
    parts.append("")
    if scene.counts:
        told = " · ".join(f"{count.label}: {count.value}" for count in scene.counts)
        parts += _wrap(told, "  ")
    for panel in scene.panels:
        if panel.copy:
            continue
        parts += [panel.title, *_wrap(panel.text, "  ")]
    for hand in scene.hands:
        if hand.mine:
            parts += _own(hand, words, columns) if drawn else [_hand(hand, words, held=held)]
    if scene.prompt:
        parts += _wrap(scene.prompt, "")
    return "\n".join(parts)


def _named(word: str, numbers: Mapping[str, str]) -> str:
    number = numbers.get(word.strip())
    return word if number is None else number.center(len(word))


def _hand(hand: Hand, words: Words, *, held: bool) -> str:
    """A seat; `held`: in this game people hold tiles, or keep them."""
    name = f"▸ {hand.name}" if hand.active else f"  {hand.name}"
    says = []
    if hand.tiles:
        says.append(" ".join(f"{a}-{b}" for a, b in (tile.halves for tile in hand.tiles)))
    elif held:
        says.append(words("cli-tiles", count=hand.count))
    if hand.score is not None:
        says.append(words("cli-points", count=hand.score))
    if hand.status:
        says.append(hand.status)
    text = f"{name}: {' · '.join(says)}" if says else name
    return textwrap.fill(text, WIDTH, subsequent_indent="    ", break_on_hyphens=False)


def _boxes(scene: Scene, columns: int) -> list[str]:
    """The lines of the layout, drawn."""
    return [f"  {line}" for arm in scene.arms for line in boxed(arm, columns - 4)]


def _own(hand: Hand, words: Words, columns: int) -> list[str]:
    """The person's own seat, with the tiles in their hand drawn below."""
    tiles = [f"{a}-{b}" for a, b in (tile.halves for tile in hand.tiles or ())]
    bare = replace(hand, tiles=None)
    drawn = boxed(tiles, columns - 4, crosswise=False)
    return [_hand(bare, words, held=bool(hand.count)), *(f"  {line}" for line in drawn)]


def wrapped(text: str) -> str:
    """A text in lines that fit; a tile is never broken at its hyphen."""
    return "\n".join(_wrap(text, ""))


def _wrap(text: str, indent: str) -> list[str]:
    """Wraps long lines; a text that comes in lines keeps them, so that grids stay grids."""
    return [
        line.rstrip()
        for row in text.splitlines() or [""]
        for line in textwrap.wrap(
            row,
            WIDTH,
            subsequent_indent=indent,
            replace_whitespace=False,
            drop_whitespace=row.lstrip() == row,
            break_on_hyphens=False,
            break_long_words=False,
        )
        or [""]
    ]


def menu(found: Mapping[int, Choice]) -> str:
    """The choices by number, in columns."""
    return columns([f"{number:>3} {choice.label}" for number, choice in found.items()])


def columns(entries: Sequence[str]) -> str:
    """Short texts in as many columns as there is room for, to be read downwards."""
    if not entries:
        return ""
    width = max(map(len, entries)) + 2
    across = max(1, WIDTH // width)
    rows = -(-len(entries) // across)
    return "\n".join(
        wrapped("".join(entry.ljust(width) for entry in entries[row::rows]).rstrip())
        for row in range(rows)
    )


def outcome(scene: Scene) -> str:
    """How a round or match ended."""
    if scene.outcome is None:
        return ""
    lines = ["─" * WIDTH, *map(wrapped, (scene.outcome.title, *scene.outcome.lines))]
    return "\n".join(filter(None, (*lines, sheet(scene))))


def sheet(scene: Scene) -> str:
    """The score sheet; "" where none is kept. Where the names are too many to stand side by side,
    everybody has a line."""
    if scene.sheet is None:
        return ""
    rows = [scene.sheet.columns, *scene.sheet.rows, scene.sheet.totals]
    told = _columns(rows)
    if max(map(len, told)) > WIDTH:
        turned = [tuple(row[i] for row in rows) for i in range(len(rows[0]))]
        told = [line for row in _columns(turned) for line in _wrap(row, "      ")]
    if scene.sheet.note:
        told += _wrap(scene.sheet.note, "")
    return "\n".join(told)


def _columns(rows: list[tuple[str, ...]]) -> list[str]:
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [
        "  " + "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True))
        for row in rows
    ]
