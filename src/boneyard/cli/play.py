"""`boneyard play`: a table in this terminal, against bots or from hand to hand."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import time
from pathlib import Path

from boneyard.bots import advice, bot
from boneyard.cli import screen
from boneyard.cli.choose import add_language, options_of
from boneyard.cli.mistake import Mistake
from boneyard.cli.replay import read_text
from boneyard.core.actions import Action, BadNotation, Seat, parse
from boneyard.core.events import Event
from boneyard.core.game import AnyGame, IllegalAction
from boneyard.games import game as game_by_name
from boneyard.notation import record
from boneyard.table import CannotUndo, Table
from boneyard.table.log import Entry, Step, Undone
from boneyard.table.stream import SECRET_BYTES, Stream, match_seed, proof, seed_from
from boneyard.text import words
from boneyard.view import build
from boneyard.view.scene import Scene
from boneyard.view.speech import say, why

ME = "me"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("slug", nargs="?", metavar="GAME", help="its name; see `boneyard games`")
    parser.add_argument("--players", metavar="N", help="how many sit at the table")
    parser.add_argument("--set", metavar="N", help="the set: 6 for double-six, …")
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument(
        "--seats", metavar="me,greedy,…",
        help="who sits where: `me` (several: pass the keyboard on) or a bot's name",
    )  # fmt: skip
    parser.add_argument("--record", metavar="FILE", help="where to write the record at the end")
    parser.add_argument("--resume", metavar="FILE", help="go on with a match broken off earlier")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    party = Party(args)
    try:
        party.play()
    except (KeyboardInterrupt, EOFError):
        print()
        party.save()
        print(party.words("cli-broken-off", file=str(party.file)))
        return 0
    if args.record:
        party.save()
    return 0


class Party:
    """The people and bots around one table in the terminal."""

    def __init__(self, args: argparse.Namespace) -> None:
        found = record.read(read_text(args.resume)) if args.resume else None
        self.game = _game(args, found)
        self.words = words(args.lang, self.game.slug)
        self.seats = _seats(args.seats, self.game, found)
        self.names = self._names()
        self.file = Path(args.record or args.resume or f"boneyard-{self.game.slug}.txt")
        if found is None:
            secret = secrets.token_bytes(SECRET_BYTES)
            nonces = [secrets.token_hex(8) for _ in self.seats]
            self.fair = proof(secret, nonces, revealed=True)
            seed = match_seed(secret, nonces)
        else:
            self.fair = dict(found.fair)
            try:
                seed = seed_from(self.fair, self.game.slug, self.game.players)
            except ValueError as wrong:
                raise Mistake(f"{args.resume} cannot be resumed: {wrong}") from None
            list(record.replay(found))
        entries = [Entry(entry.actor, entry.action, 0) for entry in found.entries] if found else []
        self.table = Table(self.game, seed, clock=_clock, entries=entries)
        self.rng = Stream(secrets.token_bytes(SECRET_BYTES))
        self.people = [seat for seat, who in enumerate(self.seats) if who == ME]
        self.looking: Seat | None = self.people[0] if len(self.people) == 1 else None

    def _names(self) -> tuple[str, ...]:
        me = self.words("cli-me")
        several = self.seats.count(ME) > 1
        return tuple(
            (f"{me} {seat + 1}" if several else me) if who == ME else f"{who} {seat + 1}"
            for seat, who in enumerate(self.seats)
        )

    # -- the loop ------------------------------------------------------------------------------

    def play(self) -> None:
        while not self.table.over:
            if self.table.waits:
                self._between_rounds()
                self._tell(self.table.go_on())
                continue
            able = [seat for seat in self.table.seats_to_act if self.table.moves(seat)]
            people = [seat for seat in able if seat in self.people]
            if people:
                self._ask(people[0])
            elif able:
                self._let_bot_play(able[0])
            else:
                time.sleep(0.1)
                self._tell(self.table.tick())
        print(screen.outcome(self._scene(self.looking)))

    def _between_rounds(self) -> None:
        if self.table.rests:
            print(screen.outcome(self._scene(self.looking)))
            if self.people:
                self._read(self.words("cli-next-round"))

    def _let_bot_play(self, seat: Seat) -> None:
        mind = bot(self.seats[seat], self.game.slug)
        moves = self.table.moves(seat)
        action = mind.choose(self.game, self.table.observe(seat), moves, self.rng)
        self._tell(self.table.play(seat, action))

    def _ask(self, seat: Seat) -> None:
        if self.looking != seat:
            self._curtain(seat)
        scene = self._scene(seat)
        print(screen.screen(scene, self.words("title"), self.words))
        offered = screen.choices(scene)
        if len(offered) <= screen.MOST_LISTED:
            print(screen.menu(offered))
        while True:
            said = self._read(self.words("cli-ask")).strip()
            if self._did(seat, said, offered):
                return

    def _did(self, seat: Seat, said: str, offered: list[screen.Choice]) -> bool:
        """Do what was said; False: it was nothing that changes the table."""
        if said in ("q", "quit"):
            raise EOFError
        if said in ("u", "undo"):
            return self._undo(seat)
        if said in ("h", "hint"):
            self._hint(seat, offered)
            return False
        if said in ("", "?", "help"):
            print(self.words("cli-help"))
            return False
        action = self._action(said, offered)
        if action is None:
            return False
        try:
            steps = self.table.play(seat, action)
        except IllegalAction as illegal:
            print(why(illegal.reason, self.words))
            return False
        self._tell(steps)
        return True

    def _action(self, said: str, offered: list[screen.Choice]) -> Action | None:
        if said.isdigit():
            number = int(said)
            if 1 <= number <= len(offered):
                return offered[number - 1].action
            print(self.words("cli-no-number", count=len(offered)))
            return None
        try:
            return parse(said)
        except BadNotation:
            print(self.words("cli-help"))
            return None

    def _undo(self, seat: Seat) -> bool:
        try:
            self.table.undo(seat, self.people)
        except CannotUndo as cannot:
            print(why(cannot.reason, self.words))
            return False
        return True

    def _hint(self, seat: Seat, offered: list[screen.Choice]) -> None:
        moves, seen = self.table.moves(seat), self.table.observe(seat)
        told = advice.advise(self.game, seen, moves, self.rng)
        labels = (choice.label for choice in offered if choice.action == told.action)
        print(self.words("cli-hint", action=next(labels, str(told.action))))
        if told.reason is not None:
            print(why(told.reason, self.words))

    # -- telling and asking --------------------------------------------------------------------

    def _scene(self, seat: Seat | None) -> Scene:
        moves = self.table.moves(seat if seat is not None else -1)
        seen = self.table.observe(seat)
        return build(self.game, seen, moves, words=self.words, names=self.names, frame=(40, 20))

    def _tell(self, steps: tuple[Step, ...]) -> None:
        for step in steps:
            for event in step.events:
                seen = event.seen_by(self.looking)
                if seen is not None and not isinstance(seen, Undone):
                    self._say(seen)

    def _say(self, event: Event) -> None:
        text = say(event, self.words, self.names, self.looking)
        if text:
            print(text)

    def _curtain(self, seat: Seat) -> None:
        """Nobody sees the next hand before its owner has taken the keyboard."""
        if sys.stdout.isatty():
            print("\033[2J\033[3J\033[H", end="")
        self._read(self.words("cli-curtain", name=self.names[seat]))
        self.looking = seat

    def _read(self, prompt: str) -> str:
        print(prompt, end=" ", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line

    def save(self) -> None:
        """Write the match as it stands; nothing is lost if that fails half-way."""
        text = record.write(self.table.record(names=self.names, fair=self.fair))
        draft = self.file.with_name(self.file.name + ".part")
        try:
            draft.write_text(text, "utf-8")
            os.replace(draft, self.file)
        except OSError as wrong:
            print(text)
            raise Mistake(
                f"cannot write {self.file}: {wrong.strerror}; the record is above"
            ) from None


def _game(args: argparse.Namespace, found: record.Record | None) -> AnyGame:
    if found is not None:
        return found.game()
    if args.slug is None:
        raise Mistake("which game? `boneyard games` lists them all")
    players = args.players
    if players is None and args.seats:
        players = str(len(args.seats.split(",")))
    return game_by_name(args.slug, players=players, set=args.set, **options_of(args.option))


def _seats(given: str | None, game: AnyGame, found: record.Record | None) -> list[str]:
    if given is None and found is not None:
        # "greedy 2" was the name of the bot at seat 2.
        bots = [name.partition(" ")[0] for name in found.names]
        return [name if _is_bot(name, game) else ME for name in bots]
    seats = given.split(",") if given else [ME, *["greedy"] * (game.players - 1)]
    if len(seats) != game.players:
        raise Mistake(f"{game.slug} is for {game.players} here, and {len(seats)} are seated")
    for who in seats:
        if who != ME:
            bot(who, game.slug)
    return seats


def _is_bot(name: str, game: AnyGame) -> bool:
    try:
        bot(name, game.slug)
    except LookupError:
        return False
    return True


def _clock() -> int:
    return time.monotonic_ns() // 1_000_000
