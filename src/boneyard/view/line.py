"""The scene of a line game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from msgspec.structs import replace

from boneyard.core.actions import Draw, Lay, Pass, Seat, Stop
from boneyard.core.moves import NONE, Moves
from boneyard.families.line import LineGame, LineObservation
from boneyard.families.line.actions import Bar, Cede, Gesture
from boneyard.families.rounds import PLAY
from boneyard.rules.counts import Makes
from boneyard.text import Words
from boneyard.view import kit, scene
from boneyard.view.arrange.arrangers import style_in
from boneyard.view.arrange.laid import draw
from boneyard.view.words.counts import badges
from boneyard.view.words.ends import Ends, PlaceNames
from boneyard.view.words.outcome import line_outcome
from boneyard.view.words.prompts import line_hand, line_lacks, line_prompt, line_status

DRAW = Draw()


def line_scene(
    game: LineGame,
    observation: LineObservation,
    moves: Moves,
    *,
    words: Words,
    names: Sequence[str],
    frame: kit.Frame,
) -> scene.Scene:
    """What the observer sees of a line game."""
    table = line_table(game, observation, words=words, names=names, frame=frame)
    own = line_own(table, game, observation, moves, words=words, names=names, frame=frame)
    return replace(table, **own)


def line_table(
    game: LineGame,
    observation: LineObservation,
    *,
    words: Words,
    names: Sequence[str],
    frame: kit.Frame,
) -> scene.Scene:
    """What everybody sees of a line game."""
    drawn = draw(
        observation.layout, NONE, words=words, frame=frame, style=style_in(game),
        naming=_naming(game, names, None),
    )  # fmt: skip
    secret = game.rules.secret and not observation.sheet  # Nobody is told the scores yet.
    said = line_status(game, observation, words)
    playing = observation.phase == PLAY
    return scene.Scene(
        width=drawn.width,
        height=drawn.height,
        items=drawn.items,
        hands=kit.seats(
            names,
            None,
            kit.closed(observation.hands),
            None if secret else observation.scores,
            (observation.turn,) if playing else (),
            teams=observation.teams,
            status=lambda seat: said.get(seat, ""),
            lacks=line_lacks(game, observation, words),
        ),
        boneyard=_boneyard(game, observation, words),
        sheet=kit.pad(
            names, observation.sheet, observation.scores, words, secret=secret,
            teams=observation.teams,
            note=_note(
                words, secret=secret, own=game.rules.own_notes, fewest_win=game.fewest_win
            ),
        ),
        open=_open(game, observation) if playing else (),
        prompt=kit.waiting_prompt(observation, names, words),
        arms=drawn.arms,
        highest=kit.highest(game.rules.tiles),
    )  # fmt: skip


def line_own(
    table: scene.Scene,
    game: LineGame,
    observation: LineObservation,
    moves: Moves,
    *,
    words: Words,
    names: Sequence[str],
    frame: kit.Frame,
) -> kit.Own:
    """What this observer sees differently from everybody else, and what they may do."""
    own = kit.Own(
        hands=kit.own_hands(
            table.hands, observation.seat, observation.hands,
            line_hand(game, observation, moves, words),
        ),
        counts=badges(game.counts(observation), words),
        outcome=line_outcome(game, observation, names, words),
    )  # fmt: skip
    noted = [note.points for note in game.own_notes(observation)]
    seat = observation.seat
    if noted and seat is not None and table.sheet is not None:
        own["sheet"] = kit.own_pad(table.sheet, seat, noted)
        hands = list(own["hands"])
        hands[seat] = replace(hands[seat], score=sum(noted))
        own["hands"] = tuple(hands)
    if moves:
        drawn = draw(
            observation.layout, moves, words=words, frame=frame, style=style_in(game),
            makes=_makes(game, observation), naming=_naming(game, names, observation.seat),
        )  # fmt: skip
        own["width"], own["height"], own["items"] = drawn.width, drawn.height, drawn.items
        own["boneyard"] = _boneyard(game, observation, words, may_draw=DRAW in moves)
        own["controls"] = _controls(moves, drawn.ends, words)
        own["prompt"] = line_prompt(
            game, observation, moves, words, _naming(game, names, observation.seat)
        )
    return own


def _naming(game: LineGame, names: Sequence[str], viewer: Seat | None) -> PlaceNames | None:
    """Whose names the places bear; nobody's in most games, and then a drawing is everybody's."""
    shape = game.rules.shape
    return PlaceNames(shape.called, tuple(names), viewer) if shape.named else None


def _makes(game: LineGame, observation: LineObservation) -> Callable[[Lay], Makes] | None:
    """What each lay would make, in games in which lays score."""
    if game.rules.lay_scoring is None:
        return None
    return lambda lay: game.makes(observation, lay)


def _open(game: LineGame, observation: LineObservation) -> tuple[int, ...]:
    """The numbers where the one whose turn it is may lay."""
    if not observation.layout:
        return ()
    return tuple(sorted({end.number for end in game.reach(observation, observation.turn)}))


@lru_cache(256)
def _note(words: Words, *, secret: bool, own: bool, fewest_win: bool) -> str:
    """What is to be known of the score sheet."""
    notes = {
        "sheet-secret": secret and not own,
        "sheet-own": secret and own,
        "fewest-points-win": fewest_win,
    }
    return " ".join(words(key) for key, holds in notes.items() if holds)


def _boneyard(
    game: LineGame, observation: LineObservation, words: Words, *, may_draw: bool = False
) -> scene.Boneyard | None:
    count, reserve = observation.boneyard, game.rules.reserve
    # What stays is never drawn: where nothing lies although something would stay, all was dealt.
    if not game.rules.keeps_rest or (reserve and not count):
        return None
    return _face_down(count, reserve, words, may_draw=may_draw)


@lru_cache(4096)
def _face_down(count: int, reserve: int, words: Words, *, may_draw: bool) -> scene.Boneyard:
    label = (
        words("boneyard-reserve", count=count, reserve=reserve)
        if reserve
        else words("boneyard", count=count)
    )
    return scene.Boneyard(
        count=count, reserve=reserve, action=kit.data(DRAW) if may_draw else None, label=label
    )


def _controls(moves: Moves, ends: Ends, words: Words) -> tuple[scene.Control, ...]:
    """Buttons for whatever is no lay."""
    controls = []
    for action in moves:
        if isinstance(action, Draw | Pass | Stop | Cede):
            name = str(action)
            controls.append(
                scene.Control(id=name, label=words(f"control-{name}"), action=kit.data(action))
            )
        elif isinstance(action, Gesture):
            label = words(f"control-gesture-{action.sign}")
            controls.append(scene.Control(id=str(action), label=label, action=kit.data(action)))
        elif isinstance(action, Bar):
            label = words("control-bar", tile=str(action.tile), place=ends.name(action.at))
            controls.append(scene.Control(id=str(action), label=label, action=kit.data(action)))
    if len(controls) == 1 and not any(isinstance(action, Lay) for action in moves):
        only = controls[0]
        controls = [scene.Control(id=only.id, label=only.label, action=only.action, primary=True)]
    return tuple(controls)
