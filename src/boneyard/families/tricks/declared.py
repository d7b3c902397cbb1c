"""A trick game in which lots declare: so play can be measured alone.

Whoever bids better gets better hands to play, and a ladder then tells how well bots bid and play
together. Here a seat by lot makes the lowest bid, everybody else passes, and the call is by lot as
well; only then do players act.
"""

from __future__ import annotations

from boneyard.core.actions import CHANCE, Action, Actor, Pass
from boneyard.core.game import AnyGame
from boneyard.core.moves import Listed, Moves
from boneyard.families.tricks.actions import Call
from boneyard.families.tricks.game import TricksGame
from boneyard.families.tricks.rules import highest
from boneyard.families.tricks.state import TricksPhase, TricksStage, TricksState


class NotDeclared(ValueError):
    """A game in which nobody declares, or in which more is to be decided before the play."""


class Declared(TricksGame):
    """A trick game with declarations by lot."""

    def to_act(self, state: TricksState) -> tuple[Actor, ...]:
        return (CHANCE,) if self._declares(state) else super().to_act(state)

    def legal(self, state: TricksState, actor: Actor) -> Moves:
        if not self._declares(state):
            return super().legal(state, actor)
        if actor is not CHANCE:
            return Listed()
        if state.stage == TricksStage.CALL:
            return Listed(map(Call, self.rules.contracts.calls(state.bid)))
        assert self.rules.auction is not None, "there are bids"
        if highest(state.bids) is not None:
            return Listed([Pass()])
        # Of so many who are still to speak everybody is as likely to bid as any other.
        to_come = self.players - len(state.bids)
        lowest: list[Action] = [self.rules.auction.every()[0]]
        return Listed([*lowest, *[Pass()] * (to_come - 1)])

    def _declares(self, state: TricksState) -> bool:
        declaring = state.stage in (TricksStage.BID, TricksStage.CALL)
        return state.phase == TricksPhase.PLAY and declaring


def declared(game: AnyGame) -> Declared:
    """The same game, with declarations by lot; raises NotDeclared."""
    if not isinstance(game, TricksGame) or game.rules.auction is None or game.rules.middle:
        raise NotDeclared(f"{game.slug} has more to it than bids, a call and play")
    return Declared(game.listing, game.options, game.rules)
