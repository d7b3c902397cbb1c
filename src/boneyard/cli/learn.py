"""`boneyard learn`: a game in one minute, then the first moves with what would be good and why."""

from __future__ import annotations

import argparse

from boneyard.cli.choose import add_game, add_language, add_set
from boneyard.cli.play import Party, take_part
from boneyard.cli.question import Question
from boneyard.cli.rules import show as show_rules
from boneyard.core.actions import Seat
from boneyard.lessons import worked_round
from boneyard.view import screen

SHOWN = 5
"""So many moves are shown: then one goes on alone, at the same table."""
DEAL = "lesson"


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--players", metavar="N", help="how many sit at the table")
    add_set(parser)
    parser.add_argument(
        "--watch", action="store_true", help="look at a whole short round instead of playing"
    )
    add_language(parser)
    # Everybody learns with the same deal.
    parser.set_defaults(seed=DEAL, seats=None, record=None, resume=None)


def run(args: argparse.Namespace) -> int:
    if args.watch:
        _watch(args.slug, args.lang)
        return 0
    return take_part(Lesson(args))


class Lesson(Party):
    """A table at which somebody is shown their first moves."""

    def __init__(self, args: argparse.Namespace) -> None:
        super().__init__(args)
        self._shown = 0

    def play(self) -> None:
        show_rules(self.game.slug, self.words.language, self.game.options, brief=True)
        super().play()

    def _unasked(self, seat: Seat, question: Question) -> None:
        if self._shown < SHOWN:
            self._shown += 1
            step = self.words("cli-lesson-step", number=self._shown, of=SHOWN)
            print(screen.wrapped(step))
            self._hint(seat, question)

    def _did(self, seat: Seat, said: str, question: Question) -> bool:
        if said in ("a", "alone") and self._shown < SHOWN:
            self._shown = SHOWN
            print(screen.wrapped(self.words("cli-lesson-alone")))
            return False
        return super()._did(seat, said, question)


def _watch(slug: str, language: str) -> None:
    for glimpse in worked_round(slug, language):
        for line in glimpse.told:
            print(screen.wrapped(line))
        print(f"\n{glimpse.drawn.text}\n")
        done = " ".join((*glimpse.done, glimpse.because)).strip()
        if done:
            print(screen.wrapped(f"> {done}"), end="\n\n")
