"""The pictures on the games' cards: how a table of each game looks, and who sits around it.

Most games lay one line, so the line alone would make most cards look alike. A picture shows a
moment when much of the game's own layout lies there, how many hold how many tiles, who belongs
together, whether tiles are drawn, and the sign of the game where it has one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from xml.sax.saxutils import escape

import boneyard
from boneyard import view
from boneyard.core.actions import Seat
from boneyard.core.game import AnyGame
from boneyard.table import Table
from boneyard.text import words
from boneyard.view import scene, svg
from boneyard.view.palette import LIGHT, TEAMS

FRAME = (17.0, 9.0)
"""What the table is laid out for, in units."""
WIDTH, HEIGHT = 20.0, 12.4
EDGE = 1.7
"""What the racks need at each side."""
MOMENTS = (8, 12, 18)
DEALS = 2
"""So many deals are looked at, each after so many moves: the first picture must not keep anybody
waiting."""
MOST_TILES = 9
"""More than these are not told apart at a glance."""
MANY_ARMS, LONG_ARM, FAIR_TILES = 5, 2, 10


@lru_cache(maxsize=64)
def picture(slug: str) -> str:
    """A game in play, as an SVG document: always the same."""
    game = boneyard.game(slug)
    scenes = list(_scenes(game, "en", FRAME))
    shown = max(scenes, key=_telling)
    racks = [hand for hand in shown.hands if hand.count > 0 and game.players > 1]
    sides = [_side(number, game.players) for number in range(game.players)] if racks else []
    left, right = (EDGE if side in sides else 0.2 for side in ("left", "right"))
    high = EDGE if racks else 0.2
    place = (left, high, WIDTH - left - right, HEIGHT - 2 * high)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:g} {HEIGHT:g}" '
        f'width="{WIDTH * 20:g}" height="{HEIGHT * 20:g}">',
        svg.svg(shown, cropped=True, place=place).rstrip(),
        *(_rack(hand, game.players, _sign_width(game.listing.sign)) for hand in racks),
    ]
    if racks and any(map(_draws, scenes)):
        parts.append(_pile())
    if game.listing.sign:
        parts.append(_sign(game.listing.sign))
    return "\n".join([*parts, "</svg>\n"])


# -- which moment ------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def moment(slug: str, lang: str, frame: tuple[float, float]) -> scene.Scene:
    """The same moment, laid out for a picture of another form."""
    return max(_scenes(boneyard.game(slug), lang, frame), key=_telling)


def _scenes(game: AnyGame, lang: str, frame: tuple[float, float]) -> Iterator[scene.Scene]:
    say = words(lang, game.slug)
    names = [say("bot-name", number=seat + 1) for seat in range(game.players)]
    viewer: Seat | None = 0 if game.players == 1 else None
    for table in _moments(game):
        moves = game.legal(table.state, 0) if viewer == 0 else game.legal(game.start(), 0)
        seen = table.observe(viewer)
        yield view.build(game, seen, moves, words=say, names=names, frame=frame)


def _moments(game: AnyGame) -> Iterator[Table]:
    """Tables in the middle of a round, played by nobody in particular."""
    for deal in range(DEALS):
        table = Table(game, f"a picture of {game.slug} {deal}".encode(), clock=lambda: 0)
        table.go_on()
        rng = Random(deal)
        done = 0
        for until in MOMENTS:
            while done < until and _play(table, rng):
                done += 1
            yield table
            if done < until:
                break


def _play(table: Table, rng: Random) -> bool:
    """One move more; false: it would end the round, which is then looked at no longer."""
    seats = table.seats_to_act
    if table.waits or not seats:
        return False
    plan = table.plan_play(seats[0], table.moves(seats[0]).sample(rng))
    if plan.standing.rests or not table.game.to_act(plan.standing.state):
        return False
    table.commit(plan)
    return True


def _telling(shown: scene.Scene) -> int:
    """How well a table shows its layout: by branches one can see, by enough tiles, and by how large
    they are where it has outgrown its frame."""
    tiles = sum(isinstance(item, scene.TileItem) for item in shown.items)
    branches = sum(min(len(arm), LONG_ARM) for arm in shown.arms[:MANY_ARMS])
    large = min(FRAME[0] / shown.width, FRAME[1] / shown.height)
    return 2 * branches - abs(tiles - FAIR_TILES) + round(10 * large)


# -- around the table --------------------------------------------------------------------------


def _side(seat: int, players: int) -> str:
    """One's own hand is below; the others sit around, clockwise from the left."""
    if seat == 0:
        return "below"
    if players > 3 and seat in (1, players - 1):
        return "left" if seat == 1 else "right"
    return "above"


def _rack(hand: scene.Hand, players: int, corner: float) -> str:
    """The backs of a hand, small, in the colour of its team; the upper left corner is taken."""
    side = _side(hand.seat, players)
    count = min(hand.count, MOST_TILES)
    fill = TEAMS[(hand.team or 0) % 2]
    above = [seat for seat in range(players) if _side(seat, players) == "above"]
    if side == "above":
        corner = corner if len(above) > 1 else 0
        middle = corner + (WIDTH - corner) * (above.index(hand.seat) + 0.5) / len(above)
        size = min(0.62, (WIDTH - corner) / len(above) / (1.2 * count))
        where = f"translate({middle:.3g} .75)"
    else:
        size = 0.62
        where = {
            "below": f"translate({WIDTH / 2:g} {HEIGHT - 0.75:g})",
            "left": f"translate(.75 {HEIGHT / 2:g}) rotate(90)",
            "right": f"translate({WIDTH - 0.75:g} {HEIGHT / 2:g}) rotate(-90)",
        }[side]
    backs = "".join(
        f'<rect x="{(number - count / 2) * 1.1:.2f}" y="-.95" width="1" height="1.9" rx=".15"/>'
        for number in range(count)
    )
    return (
        f'<g transform="{where} scale({size:.3g})" fill="{fill}" '
        f'stroke="{LIGHT.cover_line}" stroke-width=".09">{backs}</g>'
    )


def _draws(shown: scene.Scene) -> bool:
    """Whether there are tiles that somebody may draw."""
    return shown.boneyard is not None and shown.boneyard.count > shown.boneyard.reserve


def _pile() -> str:
    backs = "".join(
        f'<rect x="-.5" y="-.95" width="1" height="1.9" rx=".15" '
        f'transform="translate({x} {y}) rotate({angle})"/>'
        for x, y, angle in ((-1.1, 0.1, -24), (0.2, -0.2, 12), (1.2, 0.25, 74))
    )
    return (
        f'<g transform="translate({WIDTH - 2.2:g} {HEIGHT - 1.6:g}) scale(.8)" '
        f'fill="{LIGHT.cover}" stroke="{LIGHT.cover_line}" stroke-width=".07">{backs}</g>'
    )


def _sign_width(sign: str) -> float:
    return 1.3 + 0.85 * len(sign) if sign else 0


def _sign(sign: str) -> str:
    width = _sign_width(sign)
    return (
        f'<g transform="translate({0.25 + width / 2:g} 1.35)">'
        f'<rect x="{-width / 2:g}" y="-1.05" width="{width:g}" height="2.1" rx="1.05" '
        f'fill="{LIGHT.lit}" stroke="{LIGHT.pin_edge}" stroke-width=".12"/>'
        f'<text dy=".36em" text-anchor="middle" font-family="system-ui, sans-serif" '
        f'font-weight="700" font-size="1.5" fill="{LIGHT.lit_ink}">{escape(sign)}</text></g>'
    )
