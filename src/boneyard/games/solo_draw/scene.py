"""The scene of solo-draw: a line, a hand that lies open, and the boneyard."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.actions import Draw
from boneyard.core.moves import Moves
from boneyard.core.options import SET
from boneyard.families.rounds import DEAL, OVER
from boneyard.games.solo_draw.game import RESCUE, DrawObservation, SoloDraw
from boneyard.text import Words
from boneyard.view import kit, solo
from boneyard.view import scene as view
from boneyard.view.words.arms import arms
from boneyard.view.words.ends import open_ends


def scene(
    game: SoloDraw,
    observation: DrawObservation,
    moves: Moves,
    *,
    words: Words,
    names: Sequence[str],
    frame: kit.Frame,
) -> view.Scene:
    """What the observer sees of solo-draw."""
    drawn = solo.on_table(observation.layout, moves, None, words, frame)
    may_draw = Draw() in moves
    over = observation.phase == OVER
    return view.Scene(
        width=drawn.width,
        height=drawn.height,
        items=drawn.items,
        hands=solo.seat(
            names, observation.seat, observation.hand, bool(moves),
            moves=moves, why_not=words("why-match-over" if over else "why-no-end-fits"),
        ),
        boneyard=view.Boneyard(
            count=observation.boneyard,
            action=kit.data(Draw()) if may_draw else None,
            label=words("boneyard", count=observation.boneyard),
        ),
        controls=(
            view.Control(
                id="draw", label=words("control-rescue"), action=kit.data(Draw()), primary=True
            ),
        )
        if may_draw
        else (),
        panels=(_progress(game, observation, words),) if observation.layout else (),
        outcome=_outcome(game, observation, words),
        sheet=solo.sheet(game.match, observation, names, words),
        prompt=_prompt(game, observation, moves, names, words),
        arms=arms(observation.layout.pieces),
        highest=game.options[SET],
    )  # fmt: skip


def _progress(game: SoloDraw, observation: DrawObservation, words: Words) -> view.Panel:
    """How far it is: hands drawn and still to come, rescues left."""
    to_come = observation.boneyard // game.hand_size
    text = words("progress-text", hand=observation.hands, count=to_come)
    if game.options[RESCUE]:
        text += " " + words("progress-rescues", count=game.rescues_left(observation))
    return view.Panel(id="progress", title=words("progress"), text=text)


def _prompt(
    game: SoloDraw,
    observation: DrawObservation,
    moves: Moves,
    names: Sequence[str],
    words: Words,
) -> str:
    if solo.ended(observation):
        return words("prompt-won" if observation.won else "prompt-lost")
    if observation.phase == DEAL:
        return words("prompt-deal")
    if not moves:
        return kit.waiting(names, (0,), words)
    if Draw() in moves:
        return words("prompt-rescue", count=game.rescues_left(observation))
    asked = words("prompt-lay-all", count=len(observation.hand))
    return f"{asked} {open_ends(observation.layout.ends, words)}".strip()


def _outcome(game: SoloDraw, observation: DrawObservation, words: Words) -> view.Outcome | None:
    if not solo.ended(observation):
        return None
    if observation.won:
        return solo.outcome(
            "outcome-won", observation.seat, observation, words,
            words("ended-solved"), words("stayed-over", count=observation.boneyard), won=True,
        )  # fmt: skip
    return solo.outcome(
        "outcome-lost", observation.seat, observation, words,
        words("ended-stuck"), words("hand-reached", hand=observation.hands), won=False,
    )  # fmt: skip
