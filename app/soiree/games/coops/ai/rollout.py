"""Rounds of Soureh and Pariah played out fast, by players who weigh each card that they draw once.

The simulated players know what they could know: their own cards, what lies open, and of others'
face-down cards under which card their owner was seen to make them good. None looks at a card that
is hidden from it.

A use of a drawn card is a number here: 0 + slot for `own`, `OVER_0` + place, `DISCARD`; and of a
court `JACK_0` + slot, `QUEENS`, `KING_0` + 8 * one place + the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from soiree.core.cards import JACK, KING, Card, rank_of
from soiree.core.entries import Move
from soiree.core.zones import Seat
from soiree.games.coops import moves
from soiree.games.coops.ai.evaluation_tables import ACES, COURTS, TENS, UNKNOWN, Habits
from soiree.games.coops.moves import OVER, OWN

Use = int

OVER_0, DISCARD, JACK_0, QUEENS, KING_0 = 4, 20, 24, 28, 32

USES: dict[Move, Use] = {
    **OWN,
    **{move: OVER_0 + place for move, place in OVER.items()},
    moves.DISCARD: DISCARD,
}
"""The number of each use that both games have."""

NOBODY: Seat = -1

LEAST = 0.001
"""What a use must gain at least to be better than to discard."""


class Round:
    """A round under way with all its cards, and what everybody saw of good coops.

    Attributes:
        up: the face-up card of each place.
        down: the face-down card.
        under: for each place the face-up card under which its owner was seen to make the other
            good, or `UNKNOWN`.
        stock: the cards still to come, the next one first, from `top` on.
        after: for each seat the next one that plays.
        declarer: who declared, or `NOBODY`.
        protected: whether a card of the declarer was replaced since (SRH-5).
        owed: additional turns of the player to move.
    """

    __slots__ = (
        "after",
        "declarer",
        "down",
        "habits",
        "owed",
        "protected",
        "stock",
        "top",
        "turn",
        "under",
        "up",
    )

    def __init__(
        self,
        habits: Habits,
        up: list[Card],
        down: list[Card],
        under: list[Card],
        stock: Sequence[Card],
        after: Mapping[Seat, Seat],
        turn: Seat,
        declarer: Seat = NOBODY,
        *,
        protected: bool = False,
        owed: int = 0,
    ) -> None:
        self.habits, self.up, self.down, self.under = habits, up, down, under
        self.stock, self.top, self.after = stock, 0, after
        self.turn, self.declarer, self.protected, self.owed = turn, declarer, protected, owed

    def copy(self) -> Round:
        twin = Round.__new__(Round)
        twin.habits = self.habits
        twin.up = self.up[:]
        twin.down = self.down[:]
        twin.under = self.under[:]
        twin.stock = self.stock
        twin.top = self.top
        twin.after = self.after
        twin.turn = self.turn
        twin.declarer = self.declarer
        twin.protected = self.protected
        twin.owed = self.owed
        return twin

    def all_valid(self, seat: Seat) -> bool:
        valid, up, down = self.habits.valid, self.up, self.down
        a = seat * 4
        b, c, d = a + 1, a + 2, a + 3
        return (
            valid[up[a]][down[a]]
            and valid[up[b]][down[b]]
            and valid[up[c]][down[c]]
            and valid[up[d]][down[d]]
        )

    def points(self, seat: Seat) -> float:
        """What the coops of a player earn as they are; less than nothing where they cost."""
        earns, up, down = self.habits.earns, self.up, self.down
        total = 0.0
        for place in range(seat * 4, seat * 4 + 4):
            total += earns[up[place]][down[place]]
        if self.all_valid(seat):
            bonus = self.habits.bonus
            return 0.0 if bonus is None else total + bonus
        return total

    # --- what happens ----------------------------------------------------------------------------

    def play_out(self) -> None:
        """Play on from the start of a turn to the end of the round."""
        going_on = True
        while going_on:
            card = self.stock[self.top]
            self.top += 1
            going_on = self.use(self.choice(card), card) and self.end_turn(self.is_ready())

    def use(self, use: Use, card: Card) -> bool:
        """Let the player to move use the card that he drew; False if it was the last of all."""
        first = self.turn * 4
        if use < OVER_0:
            self.down[first + use] = card
            self.under[first + use] = self.up[first + use]
        elif use < DISCARD:
            place = use - OVER_0
            self.up[place] = card
            if place >> 2 == self.declarer:
                self.protected = True
        elif use >= KING_0:
            self._switch(*divmod(use - KING_0, 8))
        elif use >= QUEENS:
            self.owed += 2
        elif use >= JACK_0:
            place = first + use - JACK_0
            self.up[place] = self.under[place] = card
        return self.top < len(self.stock)

    def is_ready(self) -> bool:
        """Whether the player to move may declare, with four valid coops."""
        return self.declarer == NOBODY and self.all_valid(self.turn)

    def end_turn(self, declares: bool) -> bool:
        """Go on to the next turn; False if the round has ended with this one."""
        if declares:
            self.declarer = self.turn
            self.owed = 0
            first = self.turn * 4
            self.under[first : first + 4] = self.up[first : first + 4]
        elif self.owed:
            self.owed -= 1
            return True
        self.turn = self.after[self.turn]
        return self.turn != self.declarer

    def _switch(self, a: int, b: int) -> None:
        """PAR-2: who uses a King is taken to better his own coops, and to spoil the others."""
        up, down, under = self.up, self.down, self.under
        down[a], down[b] = down[b], down[a]
        for place in (a, b):
            seat = place >> 2
            under[place] = up[place] if seat == self.turn else UNKNOWN
            if seat == self.declarer:
                self.protected = True

    # --- what a simulated player does ------------------------------------------------------------

    def choice(self, card: Card) -> Use:
        """The use that looks best to the player to move."""
        gain, use = max(self.gains(card), default=(0.0, DISCARD))
        return use if gain > LEAST else DISCARD

    def gains(self, card: Card) -> list[tuple[float, Use]]:
        """What the uses of a card seem to gain to the player to move, beside discarding it."""
        if COURTS[card]:
            rank = rank_of(card)
            if rank == JACK:
                return self._jack_gains(card)
            return self._king_gains() if rank == KING else [(self.habits.weights.valid, QUEENS)]
        if self.declarer >= 0:
            return self._last_gains(card)
        worth, up, down = self.habits.worth, self.up, self.down
        first = self.turn * 4
        found = []
        for slot in (0, 1, 2, 3):
            row = worth[up[first + slot]]
            found.append((row[card] - row[down[first + slot]], slot))
        seat = self.after[self.turn]
        while seat != self.turn:
            self._add_harms(found, seat, card, self.habits.harm)
            seat = self.after[seat]
        return found

    def _last_gains(self, card: Card) -> list[tuple[float, Use]]:
        """The same in a last turn, in points."""
        down, first = self.down, self.turn * 4
        points = self.points(self.turn)
        found = []
        for slot in (0, 1, 2, 3):
            before, down[first + slot] = down[first + slot], card
            found.append((self.points(self.turn) - points, slot))
            down[first + slot] = before
        if not self.protected:
            self._add_harms(found, self.declarer, card, self.habits.weights.stake)
        return found

    def _add_harms(
        self, found: list[tuple[float, Use]], seat: Seat, card: Card, weight: float
    ) -> None:
        """Add what it harms a player to lay a card over each of his face-up cards."""
        up, under, likely = self.up, self.under, self.habits.likely
        for place in range(seat * 4, seat * 4 + 4):
            above = up[place]
            if not ACES[above] or TENS[card]:
                chances = likely[under[place]]
                found.append((weight * (chances[above] - chances[card]), OVER_0 + place))

    def _jack_gains(self, card: Card) -> list[tuple[float, Use]]:
        worth, up, down = self.habits.worth, self.up, self.down
        first = self.turn * 4
        found = []
        for slot in (0, 1, 2, 3):
            above, below = up[first + slot], down[first + slot]
            if not ACES[above]:
                found.append((worth[card][below] - worth[above][below], JACK_0 + slot))
        return found

    def _king_gains(self) -> list[tuple[float, Use]]:
        """What own face-down cards gain by switching places among themselves, or with others."""
        up, down, under = self.up, self.down, self.under
        worth, likely = self.habits.worth, self.habits.likely
        valid, harm = self.habits.weights.valid, self.habits.harm
        mine, other = self.turn * 4, self.after[self.turn] * 4
        is_open = not (self.protected and self.declarer == other >> 2)
        found = []
        for a in range(mine, mine + 4):
            above, below = up[a], down[a]
            now = worth[above][below]
            for b in range(a + 1, mine + 4):
                gain = worth[above][down[b]] + worth[up[b]][below] - now - worth[up[b]][down[b]]
                found.append((gain, KING_0 + 8 * a + b))
            if is_open:
                for b in range(other, other + 4):
                    chances, theirs = likely[under[b]], up[b]
                    gain = valid * chances[above] - now
                    gain += harm * (chances[theirs] - self.habits.valid[theirs][below])
                    found.append((gain, KING_0 + (8 * a + b if a < b else 8 * b + a)))
        return found
