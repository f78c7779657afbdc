"""Sept: two players, seven cards each, seven tricks, a match to seven points.

SEP-1 Deck: 32 cards, 7 to ace, ace high. Seat 0 leads in the first round, then each in turn.
SEP-2 Deal: seven cards each, one at a time, the leader first. The next, turned up, shows trumps.
SEP-3 Play: the leader plays any card. The other follows suit if they can, else plays any card.
SEP-4 Trick: the highest trump wins, else the highest card of the suit led. Its winner leads next.
SEP-5 Score: after seven tricks, the player with more of them scores 1 for each beyond the third.
SEP-6 End: the first player with `target` points (3 to 21, usually 7) wins.
"""

from __future__ import annotations

import copy
import random
from dataclasses import dataclass, field

from soiree.core.cards import DECK, SUITED, Card, Mask, cards_in, mask_of, spell, suit_of
from soiree.core.entries import Chance, Move, PendingChance
from soiree.core.events import Began, Emit, Ended, Moved, Result, Scored, Turn, silent
from soiree.core.games import Rules
from soiree.core.states import Facts, Options, Refusal
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.core.zones import Pile, Seat, Sight, Zone, only

CARDS = DECK[20:]
DUE = PendingChance("deck", CARDS, len(CARDS))
HANDS, WON = (Zone("hand", 0), Zone("hand", 1)), (Zone("won", 0), Zone("won", 1))
TRICK, TRUMP, STOCK = Zone("trick"), Zone("trump"), Zone("stock")
PLAYED: dict[Move, Card] = {f"play {spell(card)}": card for card in CARDS}


class SeptFacts(Facts, frozen=True):
    """The round's number (0 before the first), and by seat the cards the hand lacks (SEP-3)."""

    round: int = 0
    lacks: tuple[Mask, ...] = (0, 0)


@dataclass
class Sept:
    """The true state of a match; the contract is `soiree.core.states.State`."""

    options: Options
    hands: tuple[Mask, ...] = (0, 0)
    won: tuple[tuple[Card, ...], ...] = ((), ())
    trick: tuple[Card, ...] = ()
    trump: tuple[Card, ...] = ()  # the card turned up
    stock: tuple[Card, ...] = CARDS
    points: tuple[int, ...] = (0, 0)
    known: SeptFacts = field(default_factory=SeptFacts)
    turn: Seat | None = None  # None while chance is due, and at the end
    seats: int = 2

    def chance(self) -> PendingChance | None:
        return DUE if self.turn is None and not self.result() else None

    def deciders(self) -> tuple[Seat, ...]:
        return () if self.turn is None else (self.turn,)

    def legal(self, seat: Seat) -> list[Move]:
        return [f"play {spell(card)}" for card in cards_in(self._playable(seat))]

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        if move not in PLAYED:
            return Refusal(tr_noop("{move} is not a move in Sept."), {"move": move})
        if seat != self.turn:
            return Refusal(tr_noop("It is not your turn."))
        if not self.hands[seat] >> PLAYED[move] & 1:
            return Refusal(tr_noop("You do not hold the {card}."), {"card": spell(PLAYED[move])})
        if not (playable := self._playable(seat)) >> PLAYED[move] & 1:
            highest = spell(max(cards_in(playable)))
            return Refusal(tr_noop("You hold the {card}: follow suit."), {"card": highest})
        return None

    def deal(self, chance: Chance, emit: Emit = silent) -> None:
        """Deal the hands and turn up a trump (SEP-1, SEP-2)."""
        leader = self.turn = self.known.round % 2
        dealt, self.trump, self.stock = chance.cards[:14], chance.cards[14:15], chance.cards[15:]
        hands = mask_of(dealt[::2]), mask_of(dealt[1::2])
        self.hands, self.won = hands[::-1] if leader else hands, ((), ())
        self.known = SeptFacts(self.known.round + 1)
        emit(Began(self.known.round))
        for place, card in enumerate(dealt):
            seat = (leader + place) % 2
            emit(Moved(card, STOCK, HANDS[seat], only(seat)))
        emit(Moved(self.trump[0], STOCK, TRUMP))
        emit(Turn((leader,)))

    def play(self, seat: Seat, move: Move, emit: Emit = silent) -> None:
        """Play a card to the trick (SEP-3)."""
        card = PLAYED[move]
        self.hands = tuple(hand & ~(1 << card) for hand in self.hands)
        self.trick, self.turn = (*self.trick, card), 1 - seat
        emit(Moved(card, HANDS[seat], TRICK))
        if len(self.trick) == 2:
            self._end_trick(seat, emit)
        if self.turn is not None:
            emit(Turn((self.turn,)))

    def copy(self) -> Sept:
        return copy.copy(self)  # the values of the attributes are immutable

    def piles(self) -> list[Pile]:
        hands = [Pile(HANDS[n], Sight.OWNER, tuple(cards_in(self.hands[n]))) for n in (0, 1)]
        won = [Pile(WON[n], Sight.ALL, self.won[n]) for n in (0, 1)]
        trick, trump = Pile(TRICK, Sight.ALL, self.trick), Pile(TRUMP, Sight.ALL, self.trump)
        return [*hands, *won, trick, trump, Pile(STOCK, Sight.NONE, self.stock)]

    def scores(self) -> tuple[int, ...]:
        return self.points

    def facts(self) -> SeptFacts:
        return self.known

    def result(self) -> Result | None:
        """The result (SEP-6); a match is never tied, because only one player scores in a round."""
        if max(self.points) < int(self.options["target"]):
            return None
        return Result((1, 2) if self.points[0] > self.points[1] else (2, 1), self.points, "target")

    def _playable(self, seat: Seat) -> Mask:
        led = SUITED[suit_of(self.trick[0])] if self.trick else 0
        return 0 if seat != self.turn else self.hands[seat] & led or self.hands[seat]

    def _end_trick(self, follower: Seat, emit: Emit) -> None:
        """The winner takes the trick (SEP-4); in a suit, a higher card has a higher number."""
        led, card = self.trick
        wins = card > led
        if suit_of(card) != suit_of(led):
            wins = suit_of(card) == suit_of(self.trump[0])
            lacks = [*self.known.lacks]
            lacks[follower] |= SUITED[suit_of(led)]
            self.known = SeptFacts(self.known.round, tuple(lacks))
        winner = follower if wins else 1 - follower
        emit(Moved(led, TRICK, WON[winner]))
        emit(Moved(card, TRICK, WON[winner]))
        self.won = tuple(pile + self.trick * (seat == winner) for seat, pile in enumerate(self.won))
        self.trick, self.turn = (), winner
        if not any(self.hands):
            self._end_round(emit)

    def _end_round(self, emit: Emit) -> None:
        """The player with more tricks scores (SEP-5), and may win (SEP-6)."""
        gains = [max(0, len(cards) // 2 - 3) for cards in self.won]
        self.points, self.turn = tuple(map(sum, zip(self.points, gains, strict=True))), None
        best = gains.index(max(gains))
        emit(Scored(best, gains[best], self.points[best], "tricks"))
        if result := self.result():
            emit(Ended(result))


def imagine(view: View, rng: random.Random) -> Sept:
    """Return a match that agrees with a view; all possible hands are equally likely."""
    state, other = Sept(view.options), 1 - view.seat
    state.known, state.points = SeptFacts.of(view), view.scores or (0, 0)
    state.turn = view.deciders[0] if view.deciders else None
    state.trick, state.trump = view.faces(*TRICK), view.faces(*TRUMP)
    state.won = tuple(view.faces(*zone) for zone in WON)
    seen = {card for _, cards in view.zones for card in cards}
    hidden = [card for card in rng.sample(CARDS, len(CARDS)) if card not in seen]
    possible = [card for card in hidden if not state.known.lacks[other] >> card & 1]
    theirs = possible[: len(view.cards(*HANDS[other]))]
    state.stock = tuple(card for card in hidden if card not in theirs)
    mine = mask_of(view.faces(*HANDS[view.seat]))
    state.hands = (mask_of(theirs), mine) if view.seat else (mine, mask_of(theirs))
    return state


RULES = Rules(Sept, imagine, SeptFacts)
