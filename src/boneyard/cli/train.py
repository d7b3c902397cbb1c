"""`boneyard train`: let a player teach itself a game."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO
from zipfile import BadZipFile

import msgspec

import boneyard
from boneyard import games
from boneyard.cli.choose import number, number_seed, whole_number
from boneyard.cli.interrupt import Stoppable, postponed
from boneyard.cli.mistake import Mistake
from boneyard.core.reading import quoted

MINUTES = 2.0
"""Where nothing is said; afterwards little is learned any more."""
TELLINGS = 10
"""How often one hears how far it is, and it is noted for whoever wants to go on."""
DEALS = 4000


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("slug", metavar="GAME", help="its name; `boneyard games` lists them")
    how_long = parser.add_mutually_exclusive_group()
    how_long.add_argument("--minutes", type=number, metavar="N", help=f"for so long ({MINUTES:g})")
    how_long.add_argument(
        "--decisions", type=whole_number, metavar="N",
        help="in so many decisions: with the same seed, the same weights",
    )  # fmt: skip
    parser.add_argument("--seed", type=number_seed, default=1, help="where its chance begins")
    parser.add_argument(
        "--out", type=Path, metavar="FILE",
        help="where the weights go (GAME.policy.json); with .part behind it, what is needed to go "
        "on after an interruption",
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    minutes = MINUTES if args.minutes is None and args.decisions is None else args.minutes
    if minutes is not None and not 0 < minutes < float("inf"):
        raise Mistake(f"a player is taught for more than 0 minutes, not for {minutes:g}")
    if args.decisions is not None and args.decisions < 1:
        raise Mistake(f"a player is taught in at least one decision, not in {args.decisions}")
    games.listing(args.slug)
    out = args.out or Path(f"{args.slug}.policy.json")
    if not out.parent.is_dir():
        raise Mistake(f"there is no folder {quoted(str(out.parent))}")
    if out.is_dir():
        raise Mistake(f"{quoted(str(out))} is a folder")
    from boneyard.bots import taught
    from boneyard.bots.schooling import Untaught

    try:
        before = taught.read_file(out, args.slug) if out.exists() else taught.shipped(args.slug)
        return _teach(args, minutes, out, before)
    except (taught.BadWeights, Untaught) as wrong:
        raise Mistake(str(wrong)) from None


def _teach(args: argparse.Namespace, minutes: float | None, out: Path, before: Any) -> int:
    import numpy as np

    from boneyard.bots.schooling import Schooling
    from boneyard.bots.taught import FORMAT, Taught, encoded
    from boneyard.kernel import features

    course = Schooling(args.slug, args.seed)
    until = f"--minutes {minutes:g}" if minutes else f"--decisions {args.decisions}"
    command = f"boneyard train {args.slug} {until} --seed {args.seed}"
    part = out.with_name(out.name + ".part")
    if part.exists():
        _go_on(course, part, command)
        print(f"going on after {course.decisions:,} decisions")
    begun = time.process_time() - float(course.seconds[0])

    def done() -> float:
        if minutes is not None:
            return (time.process_time() - begun) / (60 * minutes)
        decisions: int = args.decisions
        return course.decisions / decisions

    def left() -> None:
        course.seconds[0] = time.process_time() - begun
        state: dict[str, Any] = course.state()
        _write(part, lambda file: np.savez(file, command=np.array(command), **state))

    work, told = Stoppable(), int(done() * TELLINGS)
    with work:
        while (now := done()) < 1:
            if int(now * TELLINGS) > told:
                told = int(now * TELLINGS)
                with postponed():
                    left()
                _tell(course, before.net if before else None, now)
            with postponed():
                course.lesson(now)
    if work.stopped:
        left()
        return work.status(f"{course.decisions} decisions; the same command goes on from there")
    taught = Taught(
        format=FORMAT, game=args.slug, version=boneyard.__version__, command=command,
        decisions=course.decisions, seconds=round(time.process_time() - begun, 1),
        units=features.UNITS, numbers=features.FEATURES, weights=encoded(course.net),
    )  # fmt: skip
    text = msgspec.json.format(msgspec.json.encode(taught)) + b"\n"
    _write(out, lambda file: file.write(text))
    part.unlink(missing_ok=True)
    _tell(course, before.net if before else None, 1)
    print(f"{out}: {taught.decisions:,} decisions in {taught.seconds:.0f} s")
    return 0


def _go_on(course: Any, part: Path, command: str) -> None:
    import numpy as np

    try:
        with np.load(part) as state:
            said = str(state["command"])
            if said == command:
                course.go_on(state)
                return
    except (OSError, BadZipFile, KeyError, ValueError, EOFError):
        raise Mistake(f"{quoted(str(part))} is broken; delete it to begin anew") from None
    raise Mistake(
        f"{quoted(str(part))} was left by `{said}`; go on with that, or delete it to begin anew"
    )


def _write(path: Path, write: Callable[[BinaryIO], object]) -> None:
    """All of it or nothing."""
    half = path.with_name(path.name + ".half")
    try:
        with half.open("wb") as file:
            write(file)
        half.replace(path)
    except OSError as wrong:
        half.unlink(missing_ok=True)
        raise Mistake(f"cannot write {quoted(str(path))}: {wrong.strerror}") from None


def _tell(course: Any, before: Any, done: float) -> None:
    duels = [("heaviest", None)] + ([] if before is None else [("the weights before", before)])
    told = []
    for name, other in duels:
        share, width = course.duel(other, DEALS)
        told.append(f"{share:.1f} ± {width:.1f} % against {name}")
    print(f"{done:4.0%}  {course.decisions:>12,} decisions  {', '.join(told)}", flush=True)
