"""The scene of the fortune-teller: a sealed card, the tiles of the audience, and their line."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.moves import Moves
from boneyard.core.options import SET
from boneyard.families.rounds import DEAL
from boneyard.families.solo import ends_of
from boneyard.games.fortune_teller.actions import Splice
from boneyard.games.fortune_teller.game import FortuneTeller, TrickObservation, left
from boneyard.text import Words
from boneyard.tiles import Tile
from boneyard.view import kit, solo
from boneyard.view import scene as view
from boneyard.view.words.arms import arms
from boneyard.view.words.ends import open_ends


def scene(
    game: FortuneTeller,
    observation: TrickObservation,
    moves: Moves,
    *,
    words: Words,
    names: Sequence[str],
    frame: kit.Frame,
) -> view.Scene:
    """What the observer sees of the trick."""
    rest = left(observation)
    drawn = solo.on_table(
        observation.layout, moves, _spread(observation, moves, words, frame), words, frame
    )
    stuck = Splice() in moves
    help_ = view.Control(
        id="splice", label=words("control-splice"), action=kit.data(Splice()), primary=True
    )
    return view.Scene(
        width=drawn.width,
        height=drawn.height,
        items=drawn.items,
        hands=solo.seat(names, observation.seat, len(rest), bool(moves)),
        controls=(help_,) if stuck else solo.either_end(moves, drawn.ends),
        sealed=_card(game, observation, words) if observation.seal else None,
        outcome=_outcome(game, observation, words),
        sheet=solo.sheet(game.match, observation, names, words),
        prompt=_prompt(game, observation, moves, names, words),
        arms=(
            *arms(observation.layout.pieces),
            *(((words("rest"), *map(str, rest)),) if rest else ()),
        ),
        highest=game.options[SET],
    )


def _spread(
    observation: TrickObservation, moves: Moves, words: Words, frame: kit.Frame
) -> solo.Spread | None:
    count = len(observation.table)
    if not count:
        return None
    across = solo.columns(count, frame)
    rest = set(left(observation))
    spots = kit.spread(observation.table, across, gap=solo.GAP, upright=True)
    tiles = tuple(
        solo.open_tile(tile, x, y, moves, str(tile), upright=True)
        for tile, (x, y, _) in zip(observation.table, spots, strict=True)
        if tile in rest
    )
    lines = -(-count // across)
    height = lines * (2 + solo.GAP) - solo.GAP if tiles else 0.0
    return solo.Spread(across * (1 + solo.GAP) - solo.GAP, height, tiles)


def _card(game: FortuneTeller, observation: TrickObservation, words: Words) -> view.SealedCard:
    missing = observation.missing
    if missing is None:
        return view.SealedCard(
            title=words("card-sealed"), seal=observation.seal, explanation=words("card-promise")
        )
    return view.SealedCard(
        title=words("card-open", low=missing.low, high=missing.high),
        seal=observation.seal,
        open=True,
        halves=(missing.high, missing.low),
        explanation="\n\n".join(_explained(game, observation, missing, words)),
    )


def _explained(
    game: FortuneTeller, observation: TrickObservation, missing: Tile, words: Words
) -> tuple[str, str]:
    """Why it works, and how to check that nobody cheated."""
    halves = game.options[SET] + 2
    return (
        words("card-why", halves=halves, low=missing.low, high=missing.high),
        words("card-check", tile=str(missing), salt=observation.salt),
    )


def _prompt(
    game: FortuneTeller,
    observation: TrickObservation,
    moves: Moves,
    names: Sequence[str],
    words: Words,
) -> str:
    if solo.ended(observation):
        return words("prompt-told")
    if observation.phase == DEAL:
        return words("prompt-deal")
    if not moves:
        return kit.waiting(names, (0,), words)
    ends = ends_of(observation.layout)
    if ends is None:
        return words("prompt-begin")
    if Splice() in moves:
        return words("prompt-stuck-ring" if ends[0] == ends[1] else "prompt-stuck", number=ends[0])
    count = len(left(observation))
    if count == 1:
        return words("prompt-last")
    half = 2 * count <= len(observation.table)
    asked = words("prompt-half" if half else "prompt-lay-anything", count=count)
    return f"{asked} {open_ends(observation.layout.ends, words)}"


def _outcome(
    game: FortuneTeller, observation: TrickObservation, words: Words
) -> view.Outcome | None:
    missing = observation.missing
    if not solo.ended(observation) or missing is None:
        return None
    lines = [words("told-ends", low=missing.low, high=missing.high)]
    if observation.helped:
        lines.append(words("told-helped", count=observation.helped))
    # It stands on the card, too; on a telephone and in a terminal that is out of sight.
    lines += _explained(game, observation, missing, words)
    return solo.outcome("outcome-told", observation.seat, observation, words, *lines, won=None)
