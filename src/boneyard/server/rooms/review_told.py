"""What a judge has said, in the words of a language: made in the processes, as it takes a while."""

from __future__ import annotations

from typing import Any

import msgspec

from boneyard import view
from boneyard.analysis.match import PlayedMatch
from boneyard.analysis.reasons import why_worse
from boneyard.analysis.verdict import Account, Decision, Review
from boneyard.core.actions import Lay, Seat
from boneyard.core.game import AnyGame
from boneyard.notation import record
from boneyard.text import Words, words
from boneyard.view import screen
from boneyard.view.words.speech import why

MOMENTS = 3
"""So many mistakes of each seat are told with a reason: the most expensive ones."""
FRAME = (24.0, 14.0)


def told(found: Review, text: str, language: str) -> bytes:
    """The form is `http.reviews.ReviewTold`."""
    match = PlayedMatch.of(record.read(text))
    speak = words(language, match.game.slug)
    seats = range(match.game.players)
    places = {one.step: at for at, one in enumerate(found.decisions)}
    moments = [[places[one.step] for one in found.mistakes(seat)[:MOMENTS]] for seat in seats]
    explained = {at for of in moments for at in of}
    said = {
        "status": "done",
        "done": len(found.decisions),
        "of": len(found.decisions),
        "playouts": found.judge.playouts,
        "decisions": [
            _decision(match, one, speak, explained=at in explained)
            for at, one in enumerate(found.decisions)
        ],
        "rounds": [
            {"number": one.number, "accounts": [_account(account) for account in one.accounts]}
            for one in found.rounds
        ],
        "given_away": [found.given_away(seat) for seat in seats],
        "moments": moments,
    }
    return msgspec.json.encode(said)


def _account(account: Account) -> dict[str, Any]:
    said: dict[str, Any] = msgspec.to_builtins(account)
    del said["errors"]
    return said


def _decision(
    match: PlayedMatch, one: Decision, speak: Words, *, explained: bool
) -> dict[str, Any]:
    game, state = match.game, match.states[one.step]
    labels = _labels(game, state, one.seat, speak)
    parse = game.vocabulary.parse
    moves = []
    for move in one.moves:
        action = parse(move.action)
        moves.append(
            {
                "text": labels.get(move.action, move.action),
                "tile": list(action.tile) if isinstance(action, Lay) else None,
                "worth": move.worth,
                "behind": move.behind,
                "error": move.error,
            }
        )
    because = why_worse(match, one) if explained else None
    return {
        "at": one.step,
        "round": one.round,
        "seat": one.seat,
        "moves": moves,
        "played": one.played,
        "mistake": one.is_mistake,
        "why": "" if because is None else why(because, speak),
        "lead": game.lead(state, one.seat) + one.moves[one.played].worth,
    }


def _labels(game: AnyGame, state: Any, seat: Seat, speak: Words) -> dict[str, str]:
    """What one can do there, as it is called on the table."""
    names = [speak("bot-name", number=one + 1) for one in range(game.players)]
    shown = view.build(
        game, game.observe(state, seat), game.legal(state, seat), words=speak, names=names,
        frame=FRAME,
    )  # fmt: skip
    return {str(one.action): one.label for one in screen.choices(shown, game.vocabulary)}
