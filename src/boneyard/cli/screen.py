"""A scene as text: 80 columns, no colours needed."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

import msgspec

from boneyard.core.actions import Action
from boneyard.text import Words
from boneyard.view.scene import Hand, Place, Scene, Tile

WIDTH = 80
MOST_LISTED = 40
"""More choices than this are typed, not listed."""


class Choice(msgspec.Struct, frozen=True):
    """Something the person can do, by number."""

    label: str
    action: Action


def choices(scene: Scene) -> list[Choice]:
    """Everything the scene offers with a click."""
    found: list[Choice] = []
    for label, data in _offered(scene):
        action: Action = msgspec.convert(data, Action)
        if all(action != other.action for other in found):
            found.append(Choice(label or str(action), action))
    return found


def _offered(scene: Scene) -> Iterator[tuple[str, object]]:
    for item in scene.items:
        if isinstance(item, Place):
            yield from ((offer.label, offer.action) for offer in item.offers)
        elif isinstance(item, Tile) and item.action is not None:
            yield item.label, item.action
    if scene.boneyard is not None and scene.boneyard.action is not None:
        yield scene.boneyard.label, scene.boneyard.action
    yield from ((control.label, control.action) for control in scene.controls)


def screen(scene: Scene, title: str, words: Words) -> str:
    """The whole table as text."""
    parts = [f"── {title} ".ljust(WIDTH, "─")]
    parts += [_hand(hand, words) for hand in scene.hands if not hand.mine]
    if scene.boneyard is not None:
        parts.append(scene.boneyard.label)
    if scene.sealed is not None:
        parts.append(f"{scene.sealed.title}: {scene.sealed.seal}")
    parts += [f"{timer.label}: {timer.left_ms // 1000} s" for timer in scene.timers]
    parts.append("")
    for arm in scene.arms:
        parts += _wrap("  " + " ".join(arm), "    ")
    parts.append("")
    for panel in scene.panels:
        parts += [panel.title, *_wrap(panel.text, "  ")]
    parts += [_hand(hand, words) for hand in scene.hands if hand.mine]
    if scene.prompt:
        parts += _wrap(scene.prompt, "")
    return "\n".join(parts)


def _hand(hand: Hand, words: Words) -> str:
    name = f"▸ {hand.name}" if hand.active else f"  {hand.name}"
    held = words("cli-tiles", count=hand.count)
    if hand.tiles is not None:
        held = " ".join(f"{a}-{b}" for a, b in (tile.halves for tile in hand.tiles)) or held
    score = "" if hand.score is None else f" · {words('cli-points', count=hand.score)}"
    status = f" · {hand.status}" if hand.status else ""
    text = f"{name}: {held}{score}{status}"
    return textwrap.fill(text, WIDTH, subsequent_indent="    ")


def _wrap(text: str, indent: str) -> list[str]:
    """Long lines on; a text that comes in lines keeps them, so that grids stay grids."""
    return [
        line
        for row in text.splitlines() or [""]
        for line in textwrap.wrap(
            row, WIDTH, subsequent_indent=indent, replace_whitespace=False, drop_whitespace=False
        )
        or [""]
    ]


def menu(found: list[Choice]) -> str:
    """The choices by number, in columns."""
    entries = [f"{number:>3} {choice.label}" for number, choice in enumerate(found, 1)]
    if not entries:
        return ""
    width = max(map(len, entries)) + 2
    columns = max(1, WIDTH // width)
    rows = -(-len(entries) // columns)
    return "\n".join(
        "".join(entry.ljust(width) for entry in entries[row::rows]).rstrip() for row in range(rows)
    )


def outcome(scene: Scene) -> str:
    """How a round or match ended."""
    if scene.outcome is None:
        return ""
    lines = [scene.outcome.title, *scene.outcome.lines]
    if scene.sheet is not None:
        rows = [scene.sheet.columns, *scene.sheet.rows, scene.sheet.totals]
        widths = [max(len(row[i]) for row in rows if i < len(row)) for i in range(len(rows[0]))]
        lines += [
            "  " + "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=False))
            for row in rows
        ]
    return "\n".join(lines)
