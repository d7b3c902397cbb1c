"""A round or match of a line game that is over: who won, how, and what it brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boneyard.core.events import RoundEnded
from boneyard.families.line import LineGame, LineObservation
from boneyard.families.rounds import OVER, PLAY, RoundGame
from boneyard.rules.match import is_shutout
from boneyard.text import Words
from boneyard.tiles import pips
from boneyard.view import kit, scene
from boneyard.view.words.speech import list_names, say, tell
from boneyard.view.words.sums import round_sums

TIED = "decided-tie-nobody"


def line_outcome(
    game: LineGame, observation: LineObservation, names: Sequence[str], words: Words
) -> scene.Outcome | None:
    if observation.phase == PLAY or not observation.ends:
        return None
    end = observation.ends[-1]
    viewer = observation.seat
    lines = [say(end, words, names, viewer)]
    announced = len(observation.sheet) == observation.round
    told = game.decided(observation, end) if announced else None
    match = game.rules.match
    if announced:  # What is noted in secret is not counted out loud either.
        lines += [] if told is None else [tell(told, words, names)]
        lines += _counts(end, names, words)
        lines += round_sums(game, observation, names, words)
    elif own := game.own_notes(observation):
        lines += [one for one in (say(own[-1], words, names, viewer),) if one]
    if observation.phase == OVER:
        if game.rules.shutouts and is_shutout(match, observation.scores, game.sides(observation)):
            lines.append(words("match-shutout"))
        return kit.result(
            game.victors(observation), observation.scores, viewer, names, words,
            more=lines, lowest_wins=match.lowest_wins,
        )  # fmt: skip
    # Several have won it, and nobody gets anything for it: that is no victory to be cheered.
    if told is not None and told.key == TIED:
        title = words("round-tied", round=observation.round)
        return scene.Outcome(title=title, lines=tuple(lines), match_over=False)
    return scene.Outcome(
        title=round_title(end, observation.round, viewer, names, words),
        lines=tuple(lines),
        match_over=False,
        won=None if viewer is None or not end.winners else viewer in end.winners,
    )


def round_outcome(
    game: RoundGame[Any, Any],
    observation: Any,
    names: Sequence[str],
    words: Words,
    more: Sequence[str] = (),
) -> scene.Outcome | None:
    """How the last round or the match ended, for games whose points are open to all; None while
    a round is played. `more`: what the game itself has to say about it."""
    if observation.phase not in (game.between_rounds, OVER) or not observation.ends:
        return None
    end, viewer = observation.ends[-1], observation.seat
    sums = round_sums(game, observation, names, words)
    lines = (say(end, words, names, viewer), *more, *sums)
    if observation.phase == OVER:
        winners = game.victors(observation)
        return kit.result(winners, observation.scores, viewer, names, words, more=lines)
    return scene.Outcome(
        title=round_title(end, observation.round, viewer, names, words),
        lines=lines,
        match_over=False,
        won=None if viewer is None or not end.winners else viewer in end.winners,
    )


def round_title(
    end: RoundEnded, round_: int, viewer: int | None, names: Sequence[str], words: Words
) -> str:
    """Who won the round, or (drawn, or kept secret) that it is over."""
    if not end.winners:
        return words("round-over", round=round_)
    if viewer is not None and end.winners == (viewer,):
        return words("round-won-you", round=round_)
    won_by = list_names([names[seat] for seat in end.winners], words)
    return words("round-won", round=round_, name=won_by, count=len(end.winners))


def _counts(end: RoundEnded, names: Sequence[str], words: Words) -> list[str]:
    """What is left in the hands, in one line: eleven may sit at a table."""
    left = [
        f"{names[seat]}\N{NO-BREAK SPACE}{pips(hand)}"
        for seat, hand in enumerate(end.hands)
        if hand
    ]
    return [words("pips-left", hands=", ".join(left))] if left else []
