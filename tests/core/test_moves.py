"""What counts as a deal."""

from __future__ import annotations

import random

from boneyard.core.actions import Deal
from boneyard.core.moves import Deals
from boneyard.tiles import TileSet

SIX = TileSet.double(6)
DEALS = Deals(SIX, (7, 7))


def test_a_deal_holds_every_tile_once() -> None:
    deal = DEALS.sample(random.Random(1))
    assert deal in DEALS
    first, *rest = deal.boneyard
    assert Deal(deal.hands, (*rest, first)) in DEALS
    assert Deal(deal.hands, tuple(rest)) not in DEALS
    assert Deal(deal.hands, (deal.hands[0][0], *rest)) not in DEALS, "one is there twice"
    assert Deal(deal.hands[::-1], deal.boneyard) in DEALS
    assert Deal((deal.hands[0] + deal.hands[1],), deal.boneyard) not in DEALS
