"""Single rounds of Soi among any players, for measures: quicker than matches, all of one weight."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from soiree.core.cards import DECK
from soiree.core.entries import Chance, Decision, Entry, Move
from soiree.core.events import Event, witness
from soiree.core.players import Player, never
from soiree.core.states import apply
from soiree.core.views import View, Witnessed, view
from soiree.games.soi.rules import Soi
from soiree.games.soi.zones import SEATS


class Asked(NamedTuple):
    """A decision of a round: the view of the asking seat, the move by which it asks another seat
    for a card, and the state with all hands before that move.
    """

    seen: View
    move: Move
    truth: Soi


def dealt(rng: random.Random) -> tuple[Chance, Chance]:
    """A deck and a starter."""
    return Chance("deck", tuple(rng.sample(DECK, len(DECK)))), Chance(
        "starter", seat=rng.randrange(SEATS)
    )


class Round:
    """A round played decision by decision.

    Attributes:
        state: the truth; its scores are the points of the round once it is over.
    """

    def __init__(self, deal: Sequence[Chance]) -> None:
        self.state = Soi({"target": 200})
        self._seen: list[list[Event]] = [[] for _ in range(SEATS)]
        for entry in deal:
            self._apply(entry)

    def play(self, players: Sequence[Player], rng: random.Random) -> Iterator[Asked]:
        """Play to the end of the round; yields each decision before it takes effect."""
        while deciders := self.state.deciders():
            (seat,) = deciders
            seen = view("soi", self.state, Witnessed(tuple(self._seen[seat])), seat)
            move = players[seat](seen, rng, never)
            yield Asked(seen, move, self.state)
            self._apply(Decision(seat, move))

    def _apply(self, entry: Entry) -> None:
        events: list[Event] = []
        apply(self.state, entry, events.append)
        for seat, seen in enumerate(self._seen):
            seen += [witness(event, seat) for event in events]


def points(
    deal: Sequence[Chance], players: Sequence[Player], rng: random.Random
) -> tuple[int, ...]:
    """The points of each seat in a round."""
    played = Round(deal)
    for _ in played.play(players, rng):
        pass
    return played.state.scores()
