"""What a player of a line game is asked, and why a tile of their hand does not do."""

from __future__ import annotations

from functools import lru_cache

from boneyard.core.actions import Draw, Lay, Pass, Seat, Stop
from boneyard.core.events import Laid, Passed
from boneyard.core.game import Reason
from boneyard.core.moves import Moves
from boneyard.families.line import LineGame, LineObservation
from boneyard.families.line.actions import Bar, Cede
from boneyard.families.line.choices import at_home, draws_after_passing
from boneyard.families.line.events import DroppedOut, Gestured
from boneyard.families.line.passing import lacking, passed_on
from boneyard.families.rounds import DEAL, OVER
from boneyard.text import Words
from boneyard.tiles import Tile
from boneyard.view import kit, scene
from boneyard.view.words.ends import PlaceNames, open_ends, open_places
from boneyard.view.words.speech import list_names, why

DRAW, STOP, PASS, CEDE = Draw(), Stop(), Pass(), Cede()


def line_prompt(
    game: LineGame,
    observation: LineObservation,
    moves: Moves,
    words: Words,
    naming: PlaceNames | None = None,
) -> str:
    """What the observer can do now, and which ends are open."""
    asked = _what_to_do(game, observation, moves, words)
    if not observation.layout:
        return asked
    ends = game.reach(observation, observation.turn)
    told = open_ends(ends, words) if naming is None else open_places(ends, naming, words)
    return f"{asked} {told}".strip()


def _what_to_do(game: LineGame, observation: LineObservation, moves: Moves, words: Words) -> str:
    lay = any(isinstance(action, Lay) for action in moves)
    draw, stop = DRAW in moves, STOP in moves
    if lay and not observation.layout:
        if observation.must is not None:
            return words("prompt-must-open", tile=str(observation.must))
        return words("prompt-open-or-cede" if CEDE in moves else "prompt-open")
    if lay and observation.must is not None:
        return words("prompt-must-lay", tile=str(observation.must))
    first = game.must_serve(observation, observation.turn) if lay else None
    if first is not None:
        return words("prompt-fill", tile=str(first.tile))
    if lay and _home_first(game, observation, moves):
        return words("prompt-home-first", tile=str(observation.layout.pieces[0].tile))
    if lay and PASS in moves:
        return words(
            "prompt-lay-or-decline" if _passing_draws(game, observation) else "prompt-lay-or-pass"
        )
    if lay:
        return words(
            "prompt-lay-or-draw" if draw else "prompt-lay-or-stop" if stop else "prompt-lay"
        )
    if draw and PASS in moves:
        return words("prompt-draw-or-pass")
    if draw:
        return words("prompt-draw")
    if stop:
        return words("prompt-stop")
    if any(isinstance(action, Bar) for action in moves):
        return words("prompt-bar")
    return words("prompt-pass-and-draw" if _passing_draws(game, observation) else "prompt-pass")


def _home_first(game: LineGame, observation: LineObservation, moves: Moves) -> bool:
    """Whether the observer has to lay at the first tile because they can."""
    if not game.rules.home_first or len(observation.layout.pieces) < 2:
        return False
    return bool(at_home(observation.layout, (one for one in moves if isinstance(one, Lay))))


def _passing_draws(game: LineGame, observation: LineObservation) -> bool:
    """Whether a pass is followed by the draw that ends every turn."""
    return draws_after_passing(game) and observation.boneyard > game.rules.reserve


MOST_NUMBERS = 3
"""Of more numbers that somebody passed on nobody keeps track, nor is there room for them."""


def line_status(game: LineGame, observation: LineObservation, words: Words) -> dict[Seat, str]:
    """What is to be said of a seat beside its name, where there is anything: that it passed, and on
    which numbers, dropped out, or what gesture was made with its last lay."""
    found: dict[Seat, str] = {}
    waiting = set(range(len(observation.hands)))
    log = observation.log
    for at in reversed(range(len(log))):
        if not waiting:
            break
        event = log[at]
        if isinstance(event, (Laid, Passed, DroppedOut)) and event.seat in waiting:
            waiting.remove(event.seat)
            if isinstance(event, Passed):
                found[event.seat] = _passes(passed_on(game, observation, at), words)
            elif isinstance(event, DroppedOut):
                found[event.seat] = words("status-dropped-out")
            elif at and isinstance(sign := log[at - 1], Gestured):
                assert event.touch is not None, "nobody makes a gesture before the opening"
                left = str(event.tile.other(event.touch))
                found[event.seat] = words(f"status-gesture-{sign.sign}", number=left)
    return found


def _passes(numbers: tuple[int, ...], words: Words) -> str:
    if not 0 < len(numbers) <= MOST_NUMBERS:
        return words("status-passed")
    return words("status-passed-on", numbers=list_names([str(n) for n in numbers], words))


def line_lacks(game: LineGame, observation: LineObservation, words: Words) -> dict[Seat, str]:
    """Which numbers seats are known to lack, for learners: "no 4, no 6"."""
    return {
        seat: ", ".join(words("lacks-number", number=str(number)) for number in numbers)
        for seat, numbers in lacking(game, observation).items()
    }


def line_hand(
    game: LineGame, observation: LineObservation, moves: Moves, words: Words
) -> tuple[scene.HandTile, ...] | None:
    """How the tiles of the observer's own hand stand there: playable, or why not. None: they have
    none."""
    hand = None if observation.seat is None else observation.hands[observation.seat]
    if hand is None or isinstance(hand, int):
        return None
    reason = _why_none(observation, moves)
    playable = {action.tile for action in moves if isinstance(action, (Lay, Bar))}
    if reason is not None and not playable:
        return kit.hand_tiles(hand, why(reason, words))
    first = game.must_serve(observation, observation.turn) if reason is None else None
    if first is not None:
        reason = Reason.of("fill-first", place=str(first))
    elif reason is None and _home_first(game, observation, moves):
        reason = Reason.of("home-first", tile=str(observation.layout.pieces[0].tile))
    why_not = None if reason is None else why(reason, words)
    reach = game.reach(observation, observation.turn) if observation.layout else ()
    ends = tuple(sorted({end.number for end in reach}))
    return tuple([_in_hand(tile, tile in playable, why_not, ends, words) for tile in hand])


@lru_cache(8192)
def _in_hand(
    tile: Tile, playable: bool, why_not: str | None, ends: tuple[int, ...], words: Words
) -> scene.HandTile:
    """`why_not`: None, if it just does not fit at any of these ends."""
    if playable:
        return kit.hand_tile(tile, playable=True)
    if why_not is None:
        told = list_names([str(number) for number in ends], words)
        key = "why-fits-no-end" if ends else "why-fits-nowhere"
        why_not = words(key, tile=str(tile), ends=told, count=len(ends))
    return kit.hand_tile(tile, why_not=why_not)


def _why_none(observation: LineObservation, moves: Moves) -> Reason | None:
    """A reason that holds for every tile alike."""
    if observation.phase == OVER:
        return Reason("match-over")
    if observation.phase == DEAL:
        return Reason("round-over")
    if not moves:
        return Reason("not-your-turn")
    if observation.must is not None:
        return Reason.of("must-open", tile=str(observation.must))
    return None
