"""Pictures of numbers, with what the extra `plot` brings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from boneyard.cli.mistake import Mistake


def check_plot(file: str | None) -> None:
    """Find out before anything is played that nothing can be drawn."""
    if file is None:
        return
    known = _figure()().canvas.get_supported_filetypes()
    if Path(file).suffix.removeprefix(".").lower() not in known:
        there_are = ", ".join(sorted(known))
        raise Mistake(f"cannot draw to {file}: its name has to end in one of {there_are}")
    if not Path(file).absolute().parent.is_dir():
        raise Mistake(f"cannot draw to {file}: there is no such folder")


def plot(file: str, draw: Callable[[Any], None], height: float = 4.5) -> None:
    """Let `draw` fill the axes of a picture in this file."""
    figure = _figure()(figsize=(8, height), layout="constrained")
    draw(figure.subplots())
    try:
        figure.savefig(file)
    except (OSError, ValueError) as wrong:
        raise Mistake(f"cannot draw to {file}: {wrong}") from None


def _figure() -> Any:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise Mistake("drawing needs matplotlib: pip install 'boneyard-dominoes[plot]'") from None
    return Figure
