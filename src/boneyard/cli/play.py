"""`boneyard play`: a table in this terminal, against bots or from hand to hand."""

from __future__ import annotations

import argparse
import os
import secrets
import select
import sys
import time
from base64 import urlsafe_b64encode
from hashlib import sha256
from pathlib import Path

from msgspec.structs import replace

from boneyard.bots import Bot, advice, bot
from boneyard.bots.contenders import STAND_IN, Entrant
from boneyard.bots.outside import Forfeit
from boneyard.cli.choose import add_bots, add_game, add_language, add_set, names, options_of, seed
from boneyard.cli.mistake import Mistake
from boneyard.cli.question import Question
from boneyard.cli.replay import read_text
from boneyard.cli.rules import show as show_rules
from boneyard.core.actions import CLOCK, Action, Seat
from boneyard.core.events import Event
from boneyard.core.game import AnyGame, IllegalAction
from boneyard.games import listing
from boneyard.notation import record
from boneyard.open_table import seed_bytes
from boneyard.table import CannotUndo, Table, fair
from boneyard.table.log import Entry, Step, Undone
from boneyard.table.stream import SECRET_BYTES, BadProof, Stream, chance_stream
from boneyard.text import bot_name, words
from boneyard.view import build, screen
from boneyard.view.scene import Scene
from boneyard.view.words.log import Teller
from boneyard.view.words.speech import why

ME = "me"


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser, needed=False)
    parser.add_argument("--players", metavar="N", help="how many sit at the table")
    add_set(parser)
    add_bots(parser)
    parser.add_argument(
        "--seats", type=names, metavar="me,greedy,…",
        help="who sits where: `me` (several: pass the keyboard on) or a bot's name; master@400: "
        "one that thinks for 400 play-outs, however long these take",
    )  # fmt: skip
    parser.add_argument(
        "--seed", type=seed,
        help="a number or any text: the same seed, the same deals, and the same moves of bots "
        "whose thought is not limited by time",
    )  # fmt: skip
    parser.add_argument("--record", metavar="FILE", help="where to write the record at the end")
    parser.add_argument("--resume", metavar="FILE", help="go on with a match broken off earlier")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    party = Party(args)
    status = take_part(party)
    if args.record and party.table.over:
        party.save()
    return status


def take_part(party: Party) -> int:
    """Play until the match is over or somebody breaks it off; then it is saved."""
    try:
        party.play()
    except (KeyboardInterrupt, EOFError):
        print()
        party.save()
        print(screen.wrapped(party.words("cli-broken-off", file=str(party.file))))
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
            secret = _drawn(args.seed, "secret")
            pledge = fair.Pledge(
                table=urlsafe_b64encode(_drawn(args.seed, "table")[:12]).decode("ascii"),
                slug=self.game.slug,
                version=self.game.listing.version,
                options=record.options_told(self.game),
                bots=tuple(seat for seat, who in enumerate(self.seats) if who != ME),
            )
            # Nobody here has to be shown that we chose nothing: it is our own secret.
            nothing = ["" for _ in self.seats]
            self.fair = fair.proof(secret, pledge, nothing, revealed=True)
            self.options = pledge.options
            match_seed = fair.match_seed(secret, pledge, nothing)
        elif args.seed is not None:
            raise Mistake("a match that goes on is dealt as it began: --resume takes no --seed")
        else:
            self.options = found.options
            self.fair = {key: said for key, said in found.fair.items() if key not in fair.ENDING}
            try:
                match_seed = fair.seed_of(found, self.game.players)
            except BadProof as wrong:
                at = found.line_of(f"fair {wrong.part}")
                said = f"{args.resume} cannot be resumed: {wrong}"
                raise record.BadRecord(at, said) from None
            list(record.replay(found))
        entries = [Entry(entry.actor, entry.action, 0) for entry in found.entries] if found else []
        self.table = Table(self.game, match_seed, clock=_clock, entries=entries)
        self.chance = _drawn(args.seed, "bots")
        self.people = [seat for seat, who in enumerate(self.seats) if who == ME]
        self.tellers: dict[Seat | None, Teller] = {}
        self.missed: dict[Seat, list[Event]] = {}
        """What people have not been told yet, because somebody else has the keyboard."""
        self.hides = False
        """Something that was told is hidden again once the one who decides has decided."""
        self.due: dict[Seat, tuple[int, int]] = {}
        """For bots in a game where all act at once: since which deal they look, and until when."""
        self.looking: Seat | None = self.people[0] if len(self.people) == 1 else None

    def _names(self) -> tuple[str, ...]:
        alone = self.seats.count(ME) == 1
        return tuple(
            bot_name(seat + 1, self.words.language) if who != ME
            else self.words("cli-me") if alone
            else self._player(seat)
            for seat, who in enumerate(self.seats)
        )  # fmt: skip

    def _names_kept(self) -> tuple[str, ...]:
        """What the record calls everybody: bots by what they are, so that they can go on, and
        people by names that whoever replays it can put into a sentence."""
        return tuple(
            self._player(seat) if who == ME else f"{who} {seat + 1}"
            for seat, who in enumerate(self.seats)
        )

    def _player(self, seat: Seat) -> str:
        return self.words("cli-player", number=seat + 1)

    # -- the loop ------------------------------------------------------------------------------

    def play(self) -> None:
        while True:
            while not self.table.over:
                self._go_on()
            print(screen.outcome(self._scene(self.looking)))
            if not self._taken_back():
                return

    def _go_on(self) -> None:
        if self.table.waits:
            self._between_rounds()
            self._tell(self.table.go_on())
            return
        able = [seat for seat in self.table.seats_to_act if self.table.moves(seat)]
        people = [seat for seat in able if seat in self.people]
        if people:
            self._ask(people[0])
        elif self.people and self._all_at_once:
            time.sleep(self._pause_s())
            self._meanwhile()
        elif able:
            self._let_bot_play(able[0])
        else:
            time.sleep(0.1)
            self._tell(self.table.tick())

    def _between_rounds(self) -> None:
        if self.table.rests:
            print(screen.outcome(self._scene(self.looking)))
            if self.people:
                self._read(self.words("cli-next-round"))

    def _taken_back(self) -> bool:
        """Whoever plays alone may take the last move back even when the match is over."""
        if len(self.people) != 1 or self.table.why_no_undo(self.people[0], self.people) is not None:
            return False
        try:
            said = self._read(self.words("cli-over")).strip()
        except EOFError:
            print()
            return False
        return said in ("u", "undo") and self._undo(self.people[0])

    def _let_bot_play(self, seat: Seat) -> None:
        mind, rng = _bot(self.seats[seat], self.game), self._rng(seat)
        moves, seen = self.table.moves(seat), self.table.observe(seat)
        try:
            action = mind.choose(self.game, seen, moves, rng)
        except Forfeit as lost:
            print(screen.wrapped(self.words("cli-forfeit", why=str(lost), bot=STAND_IN)))
            action = bot(STAND_IN, self.game.slug).choose(self.game, seen, moves, rng)
        self._tell(self.table.play(seat, action))

    def _rng(self, seat: Seat) -> Stream:
        """The chance of one decision, whatever was asked and taken back before it."""
        return chance_stream(self.chance, self.table.count * self.game.players + seat)

    # -- games in which everybody acts at once -------------------------------------------------

    @property
    def _all_at_once(self) -> bool:
        return CLOCK in self.table.to_act or len(self.table.seats_to_act) > 1

    def _due(self) -> dict[Seat, int]:
        """When, by the clock, the bots that are looking for something will have found it."""
        for seat in self.table.seats_to_act:
            known = self.due.get(seat)
            if seat not in self.people and (known is None or known[0] != self.table.chances):
                mind = _bot(self.seats[seat], self.game)
                haste = mind.haste(self.game, self.table.observe(seat), self._rng(seat))
                self.due[seat] = (self.table.chances, _clock() + haste)
        return {
            seat: at
            for seat, (round_, at) in self.due.items()
            if round_ == self.table.chances and self.table.moves(seat)
        }

    def _pause_s(self) -> float:
        """How long nothing happens unless a person does something."""
        alarm = self.table.alarm()
        waits = [at - _clock() for at in self._due().values()]
        waits += [] if alarm is None else [alarm]
        return max(0, min(waits, default=100)) / 1000

    def _meanwhile(self) -> None:
        """What happens while people think: a bot is ready, or the clock changes something."""
        ready = [seat for seat, at in self._due().items() if at <= _clock()]
        if ready:
            del self.due[ready[0]]
            self._let_bot_play(ready[0])
        else:
            self._tell(self.table.tick())

    # -- one person's turn ---------------------------------------------------------------------

    def _ask(self, seat: Seat) -> None:
        if self.looking != seat:
            self._curtain(seat)
        scene = self._scene(seat)
        question = Question(scene, self.words, self.table.game.vocabulary)
        print(question.table(scene, self.words("title")))
        print(question.menu())
        self._unasked(seat, question)
        while True:
            said = self._read_meanwhile(self.words("cli-ask"))
            if said is None or self._did(seat, said.strip(), question):
                return

    def _unasked(self, seat: Seat, question: Question) -> None:
        """What is said before somebody decides; whoever knows the game needs nothing."""

    def _did(self, seat: Seat, said: str, question: Question) -> bool:
        """Do what was said; False: it was nothing that changes the table."""
        match said:
            case "q" | "quit":
                raise EOFError
            case "u" | "undo":
                return self._undo(seat)
            case "h" | "hint":
                self._hint(seat, question)
            case "o" | "outlook":
                self._outlook(seat)
            case "s" | "score":
                print(screen.sheet(self._scene(seat)) or self.words("cli-no-sheet"))
            case "r" | "rules":
                show_rules(self.game.slug, self.words.language, self.game.options)
            case "l" | "list":
                print(question.list_all())
            case "" | "?" | "help":
                print(question.help(outlook="solve" in self.game.listing.abilities))
            case _:
                return self._played(seat, question.answer(said))
        return False

    def _played(self, seat: Seat, action: Action | str) -> bool:
        if isinstance(action, str):
            print(action)
            return False
        try:
            steps = self.table.play(seat, action)
        except IllegalAction as illegal:
            print(screen.wrapped(why(illegal.reason, self.words)))
            return False
        self._forget()
        self._tell(steps)
        return True

    def _undo(self, seat: Seat) -> bool:
        try:
            self.table.undo(seat, self.people)
        except CannotUndo as cannot:
            print(screen.wrapped(why(cannot.reason, self.words)))
            return False
        return True

    def _hint(self, seat: Seat, question: Question) -> None:
        moves, seen = self.table.moves(seat), self.table.observe(seat)
        told = advice.advise(self.game, seen, moves, self._rng(seat))
        print(screen.wrapped(self.words("cli-hint", action=question.label(told.action))))
        for reason in (told.reason, told.because):
            if reason is not None:
                print(screen.wrapped(why(reason, self.words)))

    def _outlook(self, seat: Seat) -> None:
        stands = advice.outlook(self.game, self.table.observe(seat))
        told = self.words("outlook-unknown") if stands is None else why(stands, self.words)
        print(screen.wrapped(told))

    # -- telling and asking --------------------------------------------------------------------

    def _scene(self, seat: Seat | None) -> Scene:
        moves = self.table.moves(seat if seat is not None else -1)
        seen = self.table.observe(seat)
        return build(self.game, seen, moves, words=self.words, names=self.names, frame=(40, 20))

    def _tell(self, steps: tuple[Step, ...]) -> None:
        for step in steps:
            for event in step.events:
                for seat in self.people:
                    if seat != self.looking:
                        self.missed.setdefault(seat, []).append(event)
                self._say(event)

    def _say(self, event: Event) -> None:
        self.hides = self.hides or event.hides
        seen = event.seen_by(self.looking)
        if seen is None or isinstance(seen, Undone):
            return
        text = self._teller(self.looking).say(seen)
        if text:
            print(screen.wrapped(text))

    def _teller(self, seat: Seat | None) -> Teller:
        if seat not in self.tellers:
            self.tellers[seat] = Teller(
                self.game, lambda: self.table.state, self.words, self.names, seat
            )
        return self.tellers[seat]

    def _forget(self) -> None:
        """What is hidden again is not left to be read: whoever has decided has seen it."""
        if self.hides:
            _wipe()
        self.hides = False

    def _curtain(self, seat: Seat) -> None:
        """Nobody sees the next hand before its owner has taken the keyboard and been told what has
        happened since they gave it away."""
        _wipe()
        self._read(self.words("cli-curtain", name=self.names[seat]))
        self.looking = seat
        for event in self.missed.pop(seat, []):
            self._say(event)

    def _read_meanwhile(self, prompt: str) -> str | None:
        """A line; None: before it came, something happened at the table."""
        if not self._all_at_once or os.name == "nt":  # There only sockets can be waited for.
            return self._read(prompt)
        print(prompt, end=" ", flush=True)
        ready, _, _ = select.select([sys.stdin], [], [], self._pause_s())
        if ready:
            return self._read("")
        print()
        self._meanwhile()
        return None

    def _read(self, prompt: str) -> str:
        if prompt:
            print(prompt, end=" ", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line

    def save(self) -> None:
        """Write the match as it stands; nothing is lost if that fails half-way."""
        proof = self.fair
        if self.table.over:
            proof = proof | fair.ending(self.table.count, given_up=False)
        kept = self.table.record(names=self._names_kept(), fair=proof)
        # As the match was begun: the proof is of these options.
        text = record.write(replace(kept, options=self.options))
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
        players = str(len(args.seats))
    return listing(args.slug).game({"players": players, "set": args.set} | options_of(args))


def _seats(given: list[str] | None, game: AnyGame, found: record.Record | None) -> list[str]:
    if given is None and found is not None and found.names:
        # "greedy 2" was the name of the bot at seat 2.
        bots = [name.partition(" ")[0] for name in found.names]
        return [name if _is_bot(name, game) else ME for name in bots]
    seats = given or [ME, *["casual"] * (game.players - 1)]
    if len(seats) != game.players:
        raise Mistake(f"{game.slug} is for {game.players} here, and {len(seats)} are seated")
    for who in seats:
        if who != ME:
            _bot(who, game)
    return seats


def _bot(who: str, game: AnyGame) -> Bot:
    """The bot of this name, perhaps with a budget of its own; raises UnknownBot or Mistake."""
    try:
        entrant = Entrant.parse(who)
    except ValueError as wrong:
        raise Mistake(str(wrong)) from None
    found = bot(entrant.name, game.slug)
    return found if entrant.budget is None else found.within(entrant.budget)


def _is_bot(name: str, game: AnyGame) -> bool:
    try:
        _bot(name, game)
    except (LookupError, Mistake):
        return False
    return True


def _drawn(seed: int | str | None, what: str) -> bytes:
    """What is drawn for this use; of a seed, always the same."""
    if seed is None:
        return secrets.token_bytes(SECRET_BYTES)
    return sha256(f"boneyard play {what}\0".encode() + seed_bytes(seed)).digest()


def _wipe() -> None:
    """Clear the screen, and what has been scrolled off it."""
    if sys.stdout.isatty():
        print("\033[2J\033[3J\033[H", end="")


def _clock() -> int:
    return time.monotonic_ns() // 1_000_000
