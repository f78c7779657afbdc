"""What a player of Soureh or Pariah believes of the cards that it does not see.

By what a view shows, every unseen card may as well lie in any hidden place as in the stock. What
others do is evidence beside that: who puts a card into a coop makes it valid, who discards a card
that would have made a coop valid needs none there, who declares has four valid coops, and who does
not declare has not.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import NamedTuple

from soiree.core.cards import Card, is_court
from soiree.core.events import Moved, Said, Turn
from soiree.core.views import View
from soiree.core.zones import Seat, Zone
from soiree.games.coops.ai.evaluation_tables import UNKNOWN, Habits
from soiree.games.coops.rules import NO_CARD
from soiree.games.coops.words import CALLS
from soiree.games.coops.zones import Kind, Place, place_of


class Trust(NamedTuple):
    """How surely a coop is valid by what its owner did: what in play does not speak for it.

    Attributes:
        placed: he put a card into it.
        spurned: he discarded a card that would have made it valid.
        preferred: he laid such a card over another's.
        switched: he let a card come there with a King (PAR-2).
    """

    placed: float
    spurned: float
    preferred: float
    switched: float


DECLARED = 0.98
"""How surely each coop is valid of who declares; everybody takes that for what it is."""

OVERSEEN = 0.1
"""How likely somebody with four valid coops does not declare."""

TRIES = 40
"""Draws of the hidden cards, of which the first that can be is taken."""


@dataclass(slots=True)
class Lying:
    """A face-down card, wherever a King has taken it.

    Attributes:
        card: which, if the seat saw its face.
        drawn: whether its player had drawn it, so that it is no court (PAR-2).
        hints: face-up cards under which it seems to make a valid coop, and how surely.
    """

    card: Card | None
    drawn: bool = False
    hints: list[tuple[Card, float]] = field(default_factory=list)


class Reading:
    """What a view shows of a round, and what the others' doings say of their hidden cards.

    Attributes:
        up: the face-up card of each place.
        under: for each place the face-up card under which everybody saw its owner make the
            face-down card good, or `UNKNOWN`.
        unseen: the cards that the seat does not see, nor remembers where they lie.
    """

    def __init__(
        self, view: View, deck: Sequence[Card], habits: Habits, trust: Trust | None
    ) -> None:
        """
        Args:
            trust: what it concludes from how others use cards, if it concludes anything from that
                and from their not declaring.
        """
        places = range(view.seats * 4)
        self.up = [NO_CARD for _ in places]
        self.under = [UNKNOWN for _ in places]
        self._valid, self._trust = habits.valid, trust
        self._lying = [Lying(None) for _ in places]
        self._passed: dict[Seat, list[Card]] = {}  # the face-up cards when it did not declare
        self._follow(view)
        self._look(view, deck)
        self._shares = {
            place: list(accumulate(self._weights(lying)))
            for place, lying in enumerate(self._lying)
            if lying.card is None
        }

    @property
    def hidden(self) -> Sequence[Place]:
        """The places whose face-down card it does not know."""
        return tuple(self._shares)

    def chances(self, place: Place) -> Iterator[tuple[Card, float]]:
        """The cards that may lie in a face-down place, each with how likely it does."""
        known = self._lying[place].card
        if known is not None:
            yield known, 1.0
            return
        before, total = 0.0, self._shares[place][-1]
        for card, upto in zip(self.unseen, self._shares[place], strict=True):
            yield card, (upto - before) / total
            before = upto

    def draw(self, rng: random.Random) -> tuple[list[Card], list[Card]]:
        """The face-down cards, and those of the stock in order, as they may be."""
        cards = range(len(self.unseen))
        down = [NO_CARD if lying.card is None else lying.card for lying in self._lying]
        for _ in range(TRIES):
            taken = {
                place: rng.choices(cards, cum_weights=upto)[0]
                for place, upto in self._shares.items()
            }
            if len(set(taken.values())) < len(taken):
                continue
            for place, nth in taken.items():
                down[place] = self.unseen[nth]
            if not self._should_have_declared(down) or rng.random() < OVERSEEN:
                break
        else:
            taken = dict(zip(self._shares, rng.sample(cards, len(self._shares)), strict=True))
            for place, nth in taken.items():
                down[place] = self.unseen[nth]
        gone = set(taken.values())
        stock = [card for nth, card in enumerate(self.unseen) if nth not in gone]
        rng.shuffle(stock)
        return down, stock

    def _should_have_declared(self, down: Sequence[Card]) -> bool:
        """Whether somebody who did not declare had four valid coops."""
        return any(
            all(
                self._valid[above][below]
                for above, below in zip(ups, down[seat * 4 : seat * 4 + 4], strict=True)
            )
            for seat, ups in self._passed.items()
        )

    def _weights(self, lying: Lying) -> Iterator[float]:
        for card in self.unseen:
            weight = 0.0 if lying.drawn and is_court(card) else 1.0
            for under, sure in lying.hints:
                if not self._valid[under][card]:
                    weight *= 1 - sure
            yield weight

    def _look(self, view: View, deck: Sequence[Card]) -> None:
        """Take what the view shows, and count the unseen cards."""
        unseen = Counter(deck)
        for zone, faces in view.zones:
            unseen.subtract(face for face in faces if face is not None)
            if zone.kind == Kind.UP and faces:
                (card,) = faces
                assert card is not None
                self.up[place_of(zone)] = card
            elif zone.kind == Kind.DOWN and faces:
                lying = self._lying[place_of(zone)]
                if faces[0] is not None:
                    lying.card = faces[0]
                elif lying.card is not None:
                    unseen[lying.card] -= 1
            elif zone.kind == Kind.DOWN:
                self._lying[place_of(zone)].card = NO_CARD
        self.unseen = tuple(unseen.elements())

    # --- what happened ---------------------------------------------------------------------------

    def _follow(self, view: View) -> None:
        turn: Seat | None = None
        declared = False
        crossing: Lying | None = None
        for event in view.events_of_round():
            if isinstance(event, Turn):
                if turn is not None and turn != view.seat and self._trust and not declared:
                    self._passed[turn] = self.up[turn * 4 : turn * 4 + 4]
                (turn,) = event.seats
            elif isinstance(event, Said) and event.what in CALLS:
                declared = True
                self._passed.pop(event.seat, None)
                for place in range(event.seat * 4, event.seat * 4 + 4):
                    self._made_good(place, DECLARED)
            elif isinstance(event, Moved):
                if event.source.kind == event.target.kind:
                    crossing = self._switch(event, turn, crossing)
                else:
                    self._move(event)

    def _move(self, event: Moved) -> None:
        """A card was dealt or used."""
        card, source, target = event.card, event.source, event.target
        trust = self._trust if source.kind == Kind.DRAWN else None
        if target.kind == Kind.DOWN:
            place = place_of(target)
            self._lying[place] = Lying(card, drawn=source.kind == Kind.DRAWN)
            if trust:
                self._made_good(place, trust.placed)
        elif target.kind == Kind.UP:
            assert card is not None
            place = place_of(target)
            self.up[place] = card
            if trust and source.owner == target.owner:
                self._made_good(place, trust.placed)
            elif trust:
                self._hint(source, trust.preferred, card)
        elif trust:
            assert card is not None
            if not is_court(card):
                self._hint(source, trust.spurned, card)

    def _switch(self, event: Moved, turn: Seat | None, crossing: Lying | None) -> Lying | None:
        """PAR-2: a King's two cards pass each other, one event after the other.

        Returns:
            The card that lay where the first of them went, and whose move comes next.
        """
        source, target = place_of(event.source), place_of(event.target)
        lying = self._lying[source] if crossing is None else crossing
        waits = self._lying[target] if crossing is None else None
        if event.card is not None:
            lying.card = event.card
        self._lying[target] = lying
        for seat in (source >> 2, target >> 2):
            self._passed.pop(seat, None)
        if target >> 2 == turn and self._trust:
            self._made_good(target, self._trust.switched)
        else:
            self.under[target] = UNKNOWN
        return waits

    def _made_good(self, place: Place, sure: float) -> None:
        """A coop's owner chose what lies in it."""
        self.under[place] = self.up[place]
        self._lying[place].hints.append((self.up[place], sure))

    def _hint(self, drawn: Zone, sure: float, card: Card) -> None:
        """Those of a player's coops seem valid that the card he drew would have made so."""
        seat = drawn.owner
        assert seat is not None
        for place in range(seat * 4, seat * 4 + 4):
            if self._valid[self.up[place]][card]:
                self._lying[place].hints.append((self.up[place], sure))
