"""The belief of a player of Soureh or Pariah about hidden cards.

A view alone makes every unseen card equally likely in any hidden zone. The moves of opponents are
further evidence. A card placed in a coop probably makes it valid. A player who discards a card
that would have made a coop valid probably does not need it there. A declaration promises four valid
coops, and a turn without one suggests fewer.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

from msgspec import Struct, field

from soiree.core.cards import Card, is_court
from soiree.core.events import Moved, Said, Turn
from soiree.core.views import View
from soiree.core.zones import Seat, Zone
from soiree.games.coops.ai.evaluation_tables import UNKNOWN, EvaluationTables
from soiree.games.coops.rules import NO_CARD
from soiree.games.coops.words import CALLS
from soiree.games.coops.zones import CoopIndex, Kind, coop_of
from soiree.search.sampling import shuffled


class Evidence(NamedTuple):
    """The strengths of the evidence that an opponent's coop is valid, by the owner's action.

    The strength runs from 0, nothing, to 1, certainty. The likelihood of a hidden card that leaves
    the coop invalid is multiplied by 1 minus the strength.

    Attributes:
        placed: the owner placed the drawn card in the coop.
        discarded: the owner discarded a card that would have made the coop valid.
        laid_over: the owner laid a card that would have made the coop valid over another
            player's coop.
        switched: the owner moved the coop's face-down card there with a King (PAR-2).
    """

    placed: float
    discarded: float
    laid_over: float
    switched: float


DECLARED = 0.98
"""The strength of a declaration for each coop of the declarer, at every level."""

DECLARER_DOUBT = 0.1
"""The most doubt about a declarer's coops, for players with doubt."""

SILENT_THOUGH_READY = 0.1
"""The probability that an opponent with four valid coops does not declare."""

MAX_TRIES = 40
"""The most attempts at a sample without a card in two places or an ignored chance to declare."""


class HiddenCard(Struct):
    """A face-down card, followed wherever a King moves it.

    Attributes:
        card: the card, if the seat saw its face.
        was_drawn: True if the card was drawn and placed rather than dealt, and so is no court
            (PAR-2).
        evidence: the face-up cards under which the owner acted as if the coop were valid, each with
            the strength of this evidence, from 0 (none) to 1 (certain).
    """

    card: Card | None
    was_drawn: bool = False
    evidence: list[tuple[Card, float]] = field(default_factory=list)


class Belief:
    """The visible cards of a round, and the belief about the hidden ones.

    Attributes:
        up: the face-up card of each coop.
        signalled_under: by coop, the face-up card at the latest public action of the owner that
            suggests a valid coop (a card placed, a King, a declaration); `UNKNOWN` if there was
            none.
        unseen: the cards whose place the seat neither sees nor remembers.
    """

    def __init__(
        self,
        view: View,
        deck: Sequence[Card],
        tables: EvaluationTables,
        evidence: Evidence | None,
        doubt: float = 0.0,
    ) -> None:
        """
        Args:
            evidence: how strongly each action of an opponent suggests a valid coop; None to infer
                only from declarations, the calls that end a round.
            doubt: the least likelihood, from 0 to 1, that evidence leaves to a possible card;
                repeated actions of a player may share another cause.
        """
        coops = range(view.seats * 4)
        self.up = [NO_CARD for _ in coops]
        self.signalled_under = [UNKNOWN for _ in coops]
        self._valid, self._strength, self._doubt = tables.valid, evidence, doubt
        self._hidden_cards = [HiddenCard(None) for _ in coops]
        # The face-up cards of each seat at the end of its last turn without a declaration.
        self._undeclared: dict[Seat, list[Card]] = {}
        self._follow_events(view)
        self._read_zones(view, deck)
        self._cumulative = {
            coop: list(accumulate(self._weights(hidden)))
            for coop, hidden in enumerate(self._hidden_cards)
            if hidden.card is None
        }

    @property
    def hidden(self) -> Sequence[CoopIndex]:
        """The coops whose face-down card the seat does not know."""
        return tuple(self._cumulative)

    def distribution(self, coop: CoopIndex) -> Iterator[tuple[Card, float]]:
        """The possible face-down cards of a coop, each with its probability."""
        known = self._hidden_cards[coop].card
        if known is not None:
            yield known, 1.0
            return
        before, total = 0.0, self._cumulative[coop][-1]
        for card, upto in zip(self.unseen, self._cumulative[coop], strict=True):
            yield card, (upto - before) / total
            before = upto

    def sample(self, rng: random.Random) -> tuple[list[Card], list[Card]]:
        """Sample the face-down card of each coop, and the stock, next card first."""
        cards = range(len(self.unseen))
        down = [NO_CARD if hidden.card is None else hidden.card for hidden in self._hidden_cards]
        for _ in range(MAX_TRIES):
            taken = {
                coop: rng.choices(cards, cum_weights=upto)[0]
                for coop, upto in self._cumulative.items()
            }
            if len(set(taken.values())) < len(taken):
                continue
            for coop, index in taken.items():
                down[coop] = self.unseen[index]
            if not self._should_have_declared(down) or rng.random() < SILENT_THOUGH_READY:
                break
        else:
            hidden = self._cumulative
            taken = dict(zip(hidden, rng.sample(cards, len(hidden)), strict=True))
            for coop, index in taken.items():
                down[coop] = self.unseen[index]
        gone = set(taken.values())
        stock = [card for index, card in enumerate(self.unseen) if index not in gone]
        return down, shuffled(stock, rng)

    def _should_have_declared(self, down: Sequence[Card]) -> bool:
        return any(
            all(
                self._valid[above][below]
                for above, below in zip(ups, down[seat * 4 : seat * 4 + 4], strict=True)
            )
            for seat, ups in self._undeclared.items()
        )

    def _weights(self, hidden: HiddenCard) -> Iterator[float]:
        """For each unseen card, the likelihood of the evidence if it is the hidden card."""
        declared = any(strength == DECLARED for _, strength in hidden.evidence)
        least = min(self._doubt, DECLARER_DOUBT) if declared else self._doubt
        for card in self.unseen:
            if hidden.was_drawn and is_court(card):
                yield 0.0
                continue
            weight = 1.0
            for up, strength in hidden.evidence:
                if not self._valid[up][card]:
                    weight *= 1 - strength
            yield max(least, weight)

    def _read_zones(self, view: View, deck: Sequence[Card]) -> None:
        unseen = Counter(deck)
        for zone, faces in view.zones:
            unseen.subtract(face for face in faces if face is not None)
            if zone.kind == Kind.UP and faces:
                (card,) = faces
                assert card is not None
                self.up[coop_of(zone)] = card
            elif zone.kind == Kind.DOWN and faces:
                hidden = self._hidden_cards[coop_of(zone)]
                if faces[0] is not None:
                    hidden.card = faces[0]
                elif hidden.card is not None:
                    unseen[hidden.card] -= 1
            elif zone.kind == Kind.DOWN:
                self._hidden_cards[coop_of(zone)].card = NO_CARD
        self.unseen = tuple(unseen.elements())

    # --- evidence --------------------------------------------------------------------------------

    def _follow_events(self, view: View) -> None:
        turn: Seat | None = None
        declared = False
        displaced: HiddenCard | None = None
        for event in view.events_of_round():
            if isinstance(event, Turn):
                if turn is not None and turn != view.seat and self._strength and not declared:
                    self._undeclared[turn] = self.up[turn * 4 : turn * 4 + 4]
                (turn,) = event.seats
            elif isinstance(event, Said) and event.what in CALLS:
                declared = True
                self._undeclared.pop(event.seat, None)
                for coop in range(event.seat * 4, event.seat * 4 + 4):
                    self._note_valid(coop, DECLARED)
            elif isinstance(event, Moved):
                if event.source.kind == event.target.kind:
                    displaced = self._switch(event, turn, displaced)
                else:
                    self._move(event)

    def _move(self, event: Moved) -> None:
        card, source, target = event.card, event.source, event.target
        strength = self._strength if source.kind == Kind.DRAWN else None
        if target.kind == Kind.DOWN:
            coop = coop_of(target)
            self._hidden_cards[coop] = HiddenCard(card, was_drawn=source.kind == Kind.DRAWN)
            if strength:
                self._note_valid(coop, strength.placed)
        elif target.kind == Kind.UP:
            assert card is not None
            coop = coop_of(target)
            self.up[coop] = card
            if strength and source.owner == target.owner:
                self._note_valid(coop, strength.placed)
            elif strength:
                self._note_unneeded(source, card, strength.laid_over)
        elif strength:
            assert card is not None
            if not is_court(card):
                self._note_unneeded(source, card, strength.discarded)

    def _switch(
        self, event: Moved, turn: Seat | None, displaced: HiddenCard | None
    ) -> HiddenCard | None:
        """PAR-2: move a face-down card by a King, the first or the second of two events.

        Args:
            displaced: in the second event, the card that the first one displaced.

        Returns:
            In the first event, the card that it displaces.
        """
        source, target = coop_of(event.source), coop_of(event.target)
        moving = self._hidden_cards[source] if displaced is None else displaced
        waiting = self._hidden_cards[target] if displaced is None else None
        if event.card is not None:
            moving.card = event.card
        self._hidden_cards[target] = moving
        for seat in (source >> 2, target >> 2):
            self._undeclared.pop(seat, None)
        if target >> 2 == turn and self._strength:
            self._note_valid(target, self._strength.switched)
        else:
            self.signalled_under[target] = UNKNOWN
        return waiting

    def _note_valid(self, coop: CoopIndex, strength: float) -> None:
        self.signalled_under[coop] = self.up[coop]
        self._hidden_cards[coop].evidence.append((self.up[coop], strength))

    def _note_unneeded(self, drawn: Zone, card: Card, strength: float) -> None:
        """Note that a player had no use for a card: the coops that it fits seem valid already."""
        seat = drawn.owner
        assert seat is not None
        for coop in range(seat * 4, seat * 4 + 4):
            if self._valid[self.up[coop]][card]:
                self._hidden_cards[coop].evidence.append((self.up[coop], strength))
