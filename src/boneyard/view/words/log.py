"""What happened, told one event after the other: what the log shows and a screen reader says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from boneyard.core.actions import Seat
from boneyard.core.events import Event, MatchEnded, RoundEnded, Scored, Telling, telling
from boneyard.core.game import AnyGame
from boneyard.text import Words
from boneyard.view.words.speech import say, say_forgotten, tell
from boneyard.view.words.sums import Part, sum_told, terms_of

ENDINGS = (RoundEnded, Scored, MatchEnded)
"""What happens when a round ends is told together."""


class Teller:
    """Tells one who looks on from a seat (None: from none) what happens. It remembers how a round
    ended until its points are told: they are the sum of what was left in the hands."""

    def __init__(
        self,
        game: AnyGame,
        position: Callable[[], Any],
        words: Words,
        names: Sequence[str],
        viewer: Seat | None,
    ) -> None:
        """`position`: how the table stands now; asked for who plays with whom."""
        self.game, self._position = game, position
        self.words, self.names, self.viewer = words, names, viewer
        self._end: RoundEnded | None = None

    def say(self, event: Event) -> str:
        """The event in a sentence or two; empty: it is not said."""
        self.hear(event)
        if isinstance(event, RoundEnded):
            return " ".join(filter(None, (self._plainly(event), self._decided(event))))
        if isinstance(event, Scored):
            return self._scored(event)
        return self._plainly(event)

    def hear(self, event: Event) -> None:
        """Somebody else tells it."""
        if not isinstance(event, ENDINGS):
            self._end = None
        elif isinstance(event, RoundEnded):
            self._end = event

    def forgotten(self, event: Event) -> str | None:
        """The same once what the event showed is hidden again; None: there is nothing to forget."""
        return say_forgotten(event, self.words, self.names, self.viewer)

    def _plainly(self, event: Event) -> str:
        game = self.game
        return say(event, self.words, self.names, self.viewer, game.called, self._told)

    def _told(self, event: Event) -> Telling | None:
        return self.game.told_of(self._position(), event)

    def _decided(self, end: RoundEnded) -> str:
        return decided(self.game, self._position(), end, self.words, self.names)

    def _scored(self, scored: Scored) -> str:
        told, end = scored.told(), self._end
        if told is None:
            return ""
        # What somebody loses is told well enough by what it is for.
        if end is not None and scored.points > 0:
            terms = terms_of(self.game, self._position(), end, scored)
            if terms:
                sum_ = sum_told([Part(term) for term in terms], self.words)
                why = telling("scored-sum", why=told.args["why"], sum=sum_)
                # What is noted as a penalty is nothing but the sum.
                args = {**told.args, "why": sum_ if self.game.fewest_win else why}
                told = Telling(told.key, told.seat, args)
        if self.game.fewest_win and told.key == "score":
            told = Telling("score-penalty", told.seat, told.args)
        return tell(told, self.words, self.names, self.viewer)


def decided(
    game: AnyGame, position: Any, end: RoundEnded, words: Words, names: Sequence[str]
) -> str:
    """Why they won who won a round; empty: how it ended says it."""
    told = game.decided(position, end)
    return "" if told is None else tell(told, words, names)
