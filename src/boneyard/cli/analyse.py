"""`boneyard analyse`: look back at a match, judged by what each player could know."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from functools import partial
from pathlib import Path

import msgspec
from rich.progress import Progress

from boneyard.analysis.judge import Part, alone, analyse
from boneyard.analysis.match import CannotJudge, PlayedMatch, ToJudge
from boneyard.analysis.reasons import why_worse
from boneyard.analysis.verdict import Decision, Judge, Review
from boneyard.bots.advice import outlook
from boneyard.cli.choose import add_language, whole_number
from boneyard.cli.interrupt import Stoppable
from boneyard.cli.mistake import Mistake
from boneyard.cli.replay import MOST_OF_A_NAME, read_text
from boneyard.cli.shown import show
from boneyard.cli.workers import Workers, add_jobs, local_workers, progress
from boneyard.core.actions import Nature, Seat
from boneyard.families.rounds import PLAYER
from boneyard.notation import record
from boneyard.text import Words, words
from boneyard.typed import Typed
from boneyard.view.words.speech import list_names, why

REVIEW: Typed[Review] = Typed(Review)
MOMENTS = 3
"""So many mistakes are told of each seat: the most expensive ones."""
AT_A_TIME = 4
"""Parts of the work given to a process together."""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="RECORD", help="a whole record; - reads standard input")
    parser.add_argument(
        "--seat", type=whole_number, metavar="N", help="tell of this seat only, counted from 1"
    )
    parser.add_argument(
        "--playouts", type=whole_number, metavar="N", default=Judge().playouts,
        help="play every move out so often (default: %(default)s)",
    )  # fmt: skip
    add_jobs(parser)
    parser.add_argument("--json", action="store_true", help="tell everything as JSON")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    if args.playouts < 1:
        raise Mistake("at least one play-out is needed to say anything of a move")
    text = read_text(args.file)
    if record.read(text).game().players == 1:
        return _solo(args, text)
    try:
        match = PlayedMatch.of(record.read(text))
    except CannotJudge as wrong:
        raise Mistake(f"{args.file}: {wrong}") from None
    seats = range(match.game.players)
    if args.seat is not None:
        if args.seat - 1 not in seats:
            raise Mistake(f"--seat {args.seat}: this match has seats 1 to {len(seats)}")
        seats = range(args.seat - 1, args.seat)
    judge = Judge.with_playouts(args.playouts)
    kept = None if args.file == "-" else Path(f"{args.file}.analysis")
    found = _kept(kept, match, judge)
    work = Stoppable()
    if found is None:
        with work:
            found = _analysed(text, judge, args.jobs)
            _keep(kept, found)
    if found is None:
        return work.status("part of the work, of which nothing is kept")
    if args.json:
        sys.stdout.write(msgspec.json.encode(_of(found, seats)).decode() + "\n")
        return 0
    _tell(found, match, seats, words(args.lang, match.game.slug))
    return 0


def _analysed(text: str, judge: Judge, jobs: int) -> Review:
    with local_workers(jobs) as who, progress() as bar:
        return analyse(text, judge, share=partial(_shared, who, bar))


def _shared(
    who: Workers, bar: Progress, text: str, judge: Judge, tasks: list[ToJudge]
) -> Iterable[Part]:
    """The work, shared out; a bar says how far it has come."""
    shown = bar.add_task("analyse", total=len(tasks))
    if who.executor is None:
        for part in alone(text, judge, tasks):
            bar.advance(shown)
            yield part
        return
    batches = [tasks[at : at + AT_A_TIME] for at in range(0, len(tasks), AT_A_TIME)]
    under_way: set[Future[list[Part]]] = set()
    while batches or under_way:
        while batches and len(under_way) < who.ahead:
            under_way.add(who.executor.submit(_all, text, judge, batches.pop(0)))
        done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
        for future in done:
            parts = future.result()
            bar.advance(shown, len(parts))
            yield from parts


def _all(text: str, judge: Judge, tasks: list[ToJudge]) -> list[Part]:
    return list(alone(text, judge, tasks))


# -- alone -----------------------------------------------------------------------------------------


def _solo(args: argparse.Namespace, text: str) -> int:
    """Where it stood after each move, as the game's own solver sees it: only what changes is
    told."""
    if args.json:
        raise Mistake(f"{args.file}: of a game for one nothing is reckoned that --json could tell")
    found = record.read(text)
    game = found.game()
    speak = words(args.lang, game.slug)
    told, kind = 0, ""
    for step in record.replay(found):
        seen = game.observe(step.state, PLAYER)
        stands = None if isinstance(step.entry.actor, Nature) else outlook(game, seen)
        if stands is None:
            continue
        told += 1
        if stands.key != kind:
            kind = stands.key
            print(f"{step.entry.line}: {step.entry.action} – {why(stands, speak)}")
    if not told:
        raise Mistake(f"{args.file}: nobody can tell of {game.slug} how it stands")
    return 0


# -- what was found before -------------------------------------------------------------------------


def _kept(path: Path | None, match: PlayedMatch, judge: Judge) -> Review | None:
    """What this judge said of this match before, if it is still there."""
    try:
        found: Review | None = None if path is None else REVIEW.decode(path.read_bytes())
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return None
    if found is None or (found.judge, found.of) != (judge, match.seed.hex()):
        return None
    return found


def _keep(path: Path | None, found: Review) -> None:
    """Beside the record: whole, or not at all."""
    if path is None:
        return
    try:
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=path.name, delete=False) as file:
            try:
                file.write(msgspec.json.encode(found))
                file.close()
                os.replace(file.name, path)
            except BaseException:
                os.unlink(file.name)
                raise
    except OSError as wrong:
        print(f"boneyard: not kept for the next time: {wrong.strerror}", file=sys.stderr)


# -- telling ---------------------------------------------------------------------------------------


def _of(found: Review, seats: range) -> Review:
    """The same, with the decisions of these seats only."""
    decisions = tuple(one for one in found.decisions if one.seat in seats)
    return msgspec.structs.replace(found, decisions=decisions)


def _tell(found: Review, match: PlayedMatch, seats: range, speak: Words) -> None:
    names = tuple(name[:MOST_OF_A_NAME] for name in found.names) or tuple(
        speak("cli-player", number=seat + 1) for seat in range(match.game.players)
    )
    playouts = found.judge.playouts
    print(speak("cli-judged", count=len(found.decisions), playouts=playouts))
    rows = []
    for one in found.rounds:
        for account in one.accounts:
            if not set(account.seats) & set(seats):
                continue
            terms = (
                account.result, account.expected, account.deal, account.draws, account.own,
                account.others, account.fall,
            )  # fmt: skip
            side = list_names([names[seat] for seat in account.seats], speak)
            rows.append([str(one.number), side, *(_signed(term, speak) for term in terms)])
    if rows:
        print()
        figures = [speak(f"cli-luck-{what}") for what in LUCK]
        show([speak("cli-luck-round"), speak("cli-luck-side"), *figures], rows, right=figures)
        print()
        print(speak("cli-luck-explained"))
    for seat in seats:
        _tell_of(found, match, seat, names[seat], speak)


LUCK = ("result", "expected", "deal", "draws", "own", "others", "fall")


def _signed(value: float, speak: Words) -> str:
    rounded = round(value, 1)
    sign = "+" if rounded > 0 else "−" if rounded else ""
    return speak("cli-signed", sign=sign, value=abs(rounded))


def _tell_of(found: Review, match: PlayedMatch, seat: Seat, name: str, speak: Words) -> None:
    mistakes = found.mistakes(seat)
    print()
    if not mistakes:
        print(speak("cli-no-mistakes", name=name))
        return
    lost = round(found.given_away(seat), 1)
    print(speak("cli-mistakes", name=name, count=len(mistakes), points=lost))
    for one in mistakes[:MOMENTS]:
        print("  " + _moment(match, one, speak))


def _moment(match: PlayedMatch, one: Decision, speak: Words) -> str:
    played, best = one.moves[one.played], one.moves[0]
    told = speak(
        "cli-moment", round=one.round, line=one.line, played=played.action, best=best.action,
        points=round(one.given_away, 1), error=round(played.error, 1),
    )  # fmt: skip
    because = why_worse(match, one)
    return told if because is None else f"{told} {why(because, speak)}"
