"""The belief of a player of Soureh or Pariah about hidden cards.

A view alone makes every unseen card equally likely in any hidden zone. The moves of opponents are
further evidence. A card placed in a coop probably makes it valid. A player who discards a card
that would have made a coop valid probably does not need it there. A declaration promises four valid
coops, and a turn without one suggests fewer.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

from soiree.core.cards import Card, is_court
from soiree.core.events import Event, Moved, Said, Turn
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.coops.ai.evaluation_tables import UNKNOWN, EvaluationTables
from soiree.games.coops.deals import CardTracker, HiddenCard
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


class Belief(CardTracker):
    """The visible cards of a round, and the belief about the hidden ones.

    Attributes:
        signalled_under: by coop, the face-up card at the latest public action of the owner that
            suggests a valid coop (a card placed, a King, a declaration); `UNKNOWN` if there was
            none.
    """

    def __init__(
        self, view: View, tables: EvaluationTables, evidence: Evidence | None, doubt: float = 0.0
    ) -> None:
        """
        Args:
            evidence: how strongly each action of an opponent suggests a valid coop; None to infer
                only from declarations, the calls that end a round.
            doubt: the least likelihood, from 0 to 1, that evidence leaves to a possible card;
                repeated actions of a player may share another cause.
        """
        self.signalled_under = [UNKNOWN] * view.seats * 4
        self._valid, self._strength, self._doubt = tables.valid, evidence, doubt
        self._seat, self._is_declared = view.seat, False
        self._turn: Seat | None = None
        # The face-up cards of each seat at the end of its last turn without a declaration.
        self._undeclared: dict[Seat, list[Card]] = {}
        super().__init__(view, tables.deck)
        self._cumulative = {
            coop: list(accumulate(self._weights(hidden))) for coop, hidden in self.hidden.items()
        }

    def distribution(self, coop: CoopIndex) -> Iterator[tuple[Card, float]]:
        """The possible face-down cards of a coop, each with its probability."""
        if coop not in self.hidden:
            yield self.down[coop], 1.0
            return
        before, total = 0.0, self._cumulative[coop][-1]
        for card, upto in zip(self.unseen, self._cumulative[coop], strict=True):
            yield card, (upto - before) / total
            before = upto

    def sample(self, rng: random.Random) -> tuple[list[Card], list[Card]]:
        """Sample the face-down card of each coop, and the stock, next card first."""
        cards, down = range(len(self.unseen)), self.down[:]
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
            taken = dict(zip(self.hidden, rng.sample(cards, len(self.hidden)), strict=True))
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

    # --- evidence --------------------------------------------------------------------------------

    def follow(self, event: Event) -> None:
        super().follow(event)
        if isinstance(event, Turn):
            seat = self._turn
            if seat is not None and seat != self._seat and self._strength and not self._is_declared:
                self._undeclared[seat] = self.up[seat * 4 : seat * 4 + 4]
            (self._turn,) = event.seats
        elif isinstance(event, Said) and event.what in CALLS:
            self._is_declared = True
            self._undeclared.pop(event.seat, None)
            for coop in range(event.seat * 4, event.seat * 4 + 4):
                self._note_valid(coop, DECLARED)
        elif isinstance(event, Moved) and event.source.kind == event.target.kind:
            self._follow_switch(event)
        elif isinstance(event, Moved) and event.source.kind == Kind.DRAWN and self._strength:
            self._follow_use(event, self._strength)

    def _follow_switch(self, event: Moved) -> None:
        """PAR-2: follow a face-down card that a King moves."""
        coop, owner = coop_of(event.target), event.target.seat
        for seat in (event.source.seat, owner):
            self._undeclared.pop(seat, None)
        if owner == self._turn and self._strength:
            self._note_valid(coop, self._strength.switched)
        else:
            self.signalled_under[coop] = UNKNOWN

    def _follow_use(self, event: Moved, strength: Evidence) -> None:
        drawn, target, card = event.source, event.target, event.card
        if drawn.owner == target.owner:
            self._note_valid(coop_of(target), strength.placed)
            return
        assert card is not None
        if target.kind == Kind.UP:
            self._note_unneeded(drawn.seat, card, strength.laid_over)
        elif not is_court(card):
            self._note_unneeded(drawn.seat, card, strength.discarded)

    def _note_valid(self, coop: CoopIndex, strength: float) -> None:
        self.signalled_under[coop] = self.up[coop]
        self._lying[coop][-1].evidence.append((self.up[coop], strength))

    def _note_unneeded(self, seat: Seat, card: Card, strength: float) -> None:
        """Note that a player had no use for a card: the coops that it fits seem valid already."""
        for coop in range(seat * 4, seat * 4 + 4):
            if self._valid[self.up[coop]][card]:
                self._lying[coop][-1].evidence.append((self.up[coop], strength))
