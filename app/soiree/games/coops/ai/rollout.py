"""Fast rollouts of a round of Soureh or Pariah by a greedy policy.

Simulated players use only public cards and their own. They also remember under which face-up card
an opponent last made a coop valid, and see through bluffs. They look at no other hidden card.

A use of a drawn card is a small number, its code. Codes 0 to 3 are the offsets of `own` moves. The
others are `USE_OVER` + coop; `USE_DISCARD`; and for courts `USE_JACK` + offset, `USE_QUEEN`, and
`USE_KING` + 8 * one coop + the other.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from copy import copy
from typing import Self

from msgspec import Struct

from soiree.core.cards import JACK, KING, Card, rank_of
from soiree.core.entries import Move
from soiree.core.zones import Seat
from soiree.games.coops.ai.evaluation_tables import ACES, COURTS, TENS, UNKNOWN, EvaluationTables
from soiree.games.coops.moves import DISCARD, OVER_COOPS, OWN_OFFSETS
from soiree.games.coops.zones import CoopIndex

UseCode = int

USE_OVER, USE_DISCARD, USE_JACK, USE_QUEEN, USE_KING = 4, 20, 24, 28, 32

USE_CODES: dict[Move, UseCode] = {
    **OWN_OFFSETS,
    **{move: USE_OVER + coop for move, coop in OVER_COOPS.items()},
    DISCARD: USE_DISCARD,
}
"""By use of a number card, its code."""

MIN_GAIN = 0.001
"""The least gain for which a player prefers a use to discarding."""


DRAWS = 4
"""The number of draws tried in the last turn of an opponent, where not all draws are tried."""


def touches_others(code: UseCode, seat: Seat) -> bool:
    """True if a use of a card changes a coop of another player than `seat`."""
    if code >= USE_KING:
        return any(coop >> 2 != seat for coop in divmod(code - USE_KING, 8))
    return USE_OVER <= code < USE_DISCARD


class SimulatedRound(Struct):
    """A round in progress with all cards known, and with public signs of valid coops.

    Attributes:
        tables: the values of coops to the players.
        up: the face-up card of each coop.
        down: the face-down card of each coop.
        signalled_under: by coop, the face-up card at the latest public action of the owner that
            suggests a valid coop (a card placed, a King, a declaration) and is no bluff; `UNKNOWN`
            if there was none.
        stock: the cards still to come from index `top` on, next card first.
        next_seat: by seat in play, the next seat.
        turn: the seat to move.
        declarer: the seat that has declared, if any.
        protected: True once a card of the declarer has been replaced (SRH-5).
        additional: the number of further turns of the player to move (PAR-2).
        ready: the least points of four coops with which a player declares although some are
            invalid.
    """

    tables: EvaluationTables
    up: list[Card]
    down: list[Card]
    signalled_under: list[Card]
    stock: Sequence[Card]
    next_seat: Mapping[Seat, Seat]
    turn: Seat
    declarer: Seat | None = None
    protected: bool = False
    additional: int = 0
    ready: float = math.inf
    top: int = 0

    def copy(self) -> Self:
        twin = copy(self)
        twin.up = self.up[:]
        twin.down = self.down[:]
        twin.signalled_under = self.signalled_under[:]
        return twin

    def all_valid(self, seat: Seat) -> bool:
        """True if all four coops of a player are valid."""
        valid, up, down = self.tables.valid, self.up, self.down
        a = seat * 4
        b, c, d = a + 1, a + 2, a + 3
        return (
            valid[up[a]][down[a]]
            and valid[up[b]][down[b]]
            and valid[up[c]][down[c]]
            and valid[up[d]][down[d]]
        )

    def points(self, seat: Seat) -> float:
        """The points of a player's coops as they are; negative if the player pays."""
        points, up, down = self.tables.points, self.up, self.down
        total = 0.0
        for coop in range(seat * 4, seat * 4 + 4):
            total += points[up[coop]][down[coop]]
        return self.tables.earned(total, all_valid=self.all_valid(seat))

    # --- playing ---------------------------------------------------------------------------------

    def play_out(self) -> None:
        """Play on from the start of a turn to the end of the round."""
        goes_on = True
        while goes_on:
            card = self.stock[self.top]
            self.top += 1
            goes_on = self.use(self.greedy_use(card), card) and self.end_turn(self.would_declare())

    def use(self, use: UseCode, card: Card) -> bool:
        """Use the drawn card for the player to move.

        Returns:
            True if the round goes on; it ends with the last card of the stock (SRH-6).
        """
        first = self.turn * 4
        if use < USE_OVER:
            self.down[first + use] = card
            self._signal(first + use)
        elif use < USE_DISCARD:
            coop = use - USE_OVER
            self.up[coop] = card
            if coop >> 2 == self.declarer:
                self.protected = True
        elif use >= USE_KING:
            self._switch(*divmod(use - USE_KING, 8))
        elif use >= USE_QUEEN:
            self.additional += 2
        elif use >= USE_JACK:
            coop = first + use - USE_JACK
            self.up[coop] = card
            self._signal(coop)
        return self.top < len(self.stock)

    def would_declare(self) -> bool:
        """True if the player to move declares at the end of this turn."""
        if self.declarer is not None:
            return False
        if self.all_valid(self.turn):
            return True
        return self.ready < math.inf and self.points(self.turn) >= self.ready

    def end_turn(self, declares: bool) -> bool:
        """Go on to the next turn.

        Returns:
            True if the round goes on; it ends with the last turn after a declaration (SRH-5).
        """
        if declares:
            self.declarer = self.turn
            self.additional = 0
            first = self.turn * 4
            self.signalled_under[first : first + 4] = self.up[first : first + 4]
        elif self.additional:
            self.additional -= 1
            return True
        self.turn = self.next_seat[self.turn]
        return self.turn != self.declarer

    def _signal(self, coop: CoopIndex) -> None:
        """Note that the player to move has acted as if an own coop were valid, if it is.

        The others see through a bluff: if they always believed it, any useless card would deceive
        them. After a declaration, they attack the declarer alone.
        """
        up = self.up[coop]
        if self.declarer is None and self.tables.valid[up][self.down[coop]]:
            self.signalled_under[coop] = up

    def _switch(self, a: CoopIndex, b: CoopIndex) -> None:
        """PAR-2: switch two cards; the player is assumed to mend own coops and to spoil others."""
        down = self.down
        down[a], down[b] = down[b], down[a]
        for coop in (a, b):
            seat = coop >> 2
            if seat == self.turn:
                self._signal(coop)
            else:
                self.signalled_under[coop] = UNKNOWN
            if seat == self.declarer:
                self.protected = True

    # --- the policy of simulated players ---------------------------------------------------------

    def greedy_use(self, card: Card) -> UseCode:
        """The use of a card with the greatest gain to the player to move."""
        if COURTS[card] or self.declarer is not None:
            gain, use = max(self.gains(card), default=(0.0, USE_DISCARD))
            return use if gain > MIN_GAIN else USE_DISCARD
        # A faster way for a number card in an ordinary turn, by far the most frequent case.
        value, up, down = self.tables.value, self.up, self.down
        most, best = MIN_GAIN, USE_DISCARD
        first = self.turn * 4
        for coop in range(first, first + 4):
            row = value[up[coop]]
            gain = row[card] - row[down[coop]]
            if gain >= most:
                most, best = gain, coop - first
        valid_chance, signalled_under, harm = (
            self.tables.valid_chance,
            self.signalled_under,
            self.tables.harm,
        )
        is_ten = TENS[card]
        seat = self.next_seat[self.turn]
        while seat != self.turn:
            for coop in range(seat * 4, seat * 4 + 4):
                above = up[coop]
                if is_ten or not ACES[above]:
                    chances = valid_chance[signalled_under[coop]]
                    gain = harm * (chances[above] - chances[card])
                    if gain > most or (gain == most and coop + USE_OVER > best):
                        most, best = gain, coop + USE_OVER
            seat = self.next_seat[seat]
        return best if most > MIN_GAIN else USE_DISCARD

    def gains(self, card: Card) -> list[tuple[float, UseCode]]:
        """The gain of each use of a card, except discarding it, to the player to move."""
        if COURTS[card]:
            rank = rank_of(card)
            if rank == JACK:
                return self._jack_gains(card)
            if rank == KING:
                return self._king_gains()
            return [(self.tables.parameters.valid, USE_QUEEN)]
        if self.declarer is not None:
            return self._last_turn_gains(card, self.declarer)
        value, up, down = self.tables.value, self.up, self.down
        first = self.turn * 4
        found = []
        for offset in (0, 1, 2, 3):
            row = value[up[first + offset]]
            found.append((row[card] - row[down[first + offset]], offset))
        seat = self.next_seat[self.turn]
        while seat != self.turn:
            self._add_over_gains(found, seat, card, self.tables.harm)
            seat = self.next_seat[seat]
        return found

    def _last_turn_gains(self, card: Card, declarer: Seat) -> list[tuple[float, UseCode]]:
        down, first, now = self.down, self.turn * 4, self.points(self.turn)
        found = []
        for coop in range(first, first + 4):
            before, down[coop] = down[coop], card
            found.append((self.points(self.turn) - now, coop - first))
            down[coop] = before
        if not self.protected:
            harm = self.tables.parameters.declarer_harm
            self._add_over_gains(found, declarer, card, harm)
        return found

    def _add_over_gains(
        self, found: list[tuple[float, UseCode]], seat: Seat, card: Card, harm: float
    ) -> None:
        """Add the gain of laying a card over each coop of an opponent.

        Args:
            harm: the gain of breaking a coop that is certainly valid.
        """
        up, signalled_under, valid_chance = self.up, self.signalled_under, self.tables.valid_chance
        for coop in range(seat * 4, seat * 4 + 4):
            above = up[coop]
            if not ACES[above] or TENS[card]:
                chances = valid_chance[signalled_under[coop]]
                found.append((harm * (chances[above] - chances[card]), USE_OVER + coop))

    def _jack_gains(self, card: Card) -> list[tuple[float, UseCode]]:
        value, first = self.tables.value, self.turn * 4
        own = zip(self.up[first : first + 4], self.down[first : first + 4], strict=True)
        return [
            (value[card][below] - value[above][below], USE_JACK + offset)
            for offset, (above, below) in enumerate(own)
            if not ACES[above]
        ]

    def _king_gains(self) -> list[tuple[float, UseCode]]:
        up, down, signalled_under = self.up, self.down, self.signalled_under
        value, valid_chance = self.tables.value, self.tables.valid_chance
        valid, harm = self.tables.parameters.valid, self.tables.harm
        mine, other = self.turn * 4, self.next_seat[self.turn] * 4
        is_open = not (self.protected and self.declarer == other >> 2)
        found = []
        for a in range(mine, mine + 4):
            above, below = up[a], down[a]
            now = value[above][below]
            for b in range(a + 1, mine + 4):
                gain = value[above][down[b]] + value[up[b]][below] - now - value[up[b]][down[b]]
                found.append((gain, USE_KING + 8 * a + b))
            if is_open:
                for b in range(other, other + 4):
                    chances, theirs = valid_chance[signalled_under[b]], up[b]
                    gain = valid * chances[above] - now
                    gain += harm * (chances[theirs] - self.tables.valid[theirs][below])
                    found.append((gain, USE_KING + (8 * a + b if a < b else 8 * b + a)))
        return found
