"""Sept: two players, seven cards each, seven tricks, a match to seven points.

SEP-1 Deck: 32 cards, 7 to ace, ace high. A seat is drawn as first dealer; then the deal alternates.
SEP-2 Deal: seven cards each, one at a time, the other player first. The next card is turned up:
      its suit is trumps. The rest is the stock, which nobody sees. The other player leads.
SEP-3 Play: the leader plays any card. The other follows suit if they can, or else plays any card.
SEP-4 Trick: the highest trump wins it, or else the highest card of the suit led. Its winner leads
      to the next.
SEP-5 Score: after seven tricks, whoever has more of them scores a point for each beyond the third.
SEP-6 End: the first player with `target` points (7, or 3 to 21) wins the match.

Decision: `play CARD`. Reason for the end: `target`.
Zones: `hand` of each seat, seen by its owner; `trick`, `trump` (the card turned up) and `won` of
each seat, seen by all; `stock`, seen by nobody.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from soiree.core.cards import DECK, SUITED, Card, Mask, Suit, cards_in, mask_of, spell, suit_of
from soiree.core.entries import Chance, ChanceDue, Move
from soiree.core.events import Began, Ended, Moved, Result, Scored, Tell, Turn
from soiree.core.states import Facts, Options, Refusal
from soiree.core.views import View
from soiree.core.zones import EVERYONE, Pile, Seat, Sight, Zone, only

CARDS = DECK[20:]
HAND_SIZE = 7

HANDS = (Zone("hand", 0), Zone("hand", 1))
WON = (Zone("won", 0), Zone("won", 1))
TRICK, TRUMP, STOCK = Zone("trick"), Zone("trump"), Zone("stock")

DEALER_DUE = ChanceDue("dealer", seats=(0, 1))
DECK_DUE = ChanceDue("deck", cards=CARDS, count=len(CARDS))

PLAYED: dict[Move, Card] = {f"play {spell(card)}": card for card in CARDS}
PLAYS = {card: move for move, card in PLAYED.items()}

FOLLOW_SUIT = (
    Refusal("You hold a spade: follow suit."),
    Refusal("You hold a heart: follow suit."),
    Refusal("You hold a diamond: follow suit."),
    Refusal("You hold a club: follow suit."),
)


@dataclass(frozen=True, slots=True)
class SeptFacts(Facts):
    """`round` from 1 on, 0 before the first; `dealer`, None until drawn."""

    round: int
    dealer: Seat | None


class Sept:
    """The whole truth of a match; the contract is `soiree.core.states.State`."""

    seats = 2

    def __init__(self, options: Options) -> None:
        self.options = options
        self.hands: tuple[Mask, ...] = (0, 0)
        self.won: tuple[tuple[Card, ...], ...] = ((), ())
        self.trick: tuple[Card, ...] = ()
        self.trump: tuple[Card, ...] = ()
        self.stock = CARDS  # the top card is the first
        self.points: tuple[int, ...] = (0, 0)
        self.round = 0
        self.dealer: Seat | None = None
        self.turn: Seat | None = None

    def chance(self) -> ChanceDue | None:
        if self.turn is not None or self.result():
            return None
        return DEALER_DUE if self.dealer is None else DECK_DUE

    def deciders(self) -> tuple[Seat, ...]:
        return () if self.turn is None else (self.turn,)

    def legal(self, seat: Seat) -> list[Move]:
        return [PLAYS[card] for card in cards_in(self._playable(seat))] if seat == self.turn else []

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        if move not in PLAYED:
            return Refusal("{move} is no move of Sept.", {"move": move})
        if seat != self.turn:
            return Refusal("The match is over." if self.result() else "It is not your turn.")
        card = PLAYED[move]
        if not self.hands[seat] >> card & 1:
            return Refusal("You do not hold the {card}.", {"card": spell(card)})
        if not self._playable(seat) >> card & 1:
            return FOLLOW_SUIT[suit_of(self.trick[0])]
        return None

    def deal(self, chance: Chance, tell: Tell | None = None) -> None:
        """SEP-1: the first dealer; SEP-2: the deck of a round."""
        if chance.kind == "dealer":
            self.dealer = chance.seat
            return
        if self.round:
            self.dealer = 1 - (self.dealer or 0)
        leader, dealt = 1 - (self.dealer or 0), 2 * HAND_SIZE
        self.round += 1
        first, second = mask_of(chance.cards[:dealt:2]), mask_of(chance.cards[1:dealt:2])
        self.hands = (second, first) if leader else (first, second)
        self.trump, self.stock = chance.cards[dealt : dealt + 1], chance.cards[dealt + 1 :]
        self.won, self.turn = ((), ()), leader
        if tell:
            tell(Began(self.round))
            for place, card in enumerate(chance.cards[:dealt]):
                seat = (leader + place) % 2
                tell(Moved(card, STOCK, HANDS[seat], only(seat)))
            tell(Moved(*self.trump, STOCK, TRUMP, EVERYONE))
            tell(Turn((leader,)))

    def play(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        """SEP-3: a card to the trick."""
        card = PLAYED[move]
        self.hands = tuple(hand & ~(1 << card) for hand in self.hands)
        self.trick += (card,)
        self.turn = 1 - seat
        if tell:
            tell(Moved(card, HANDS[seat], TRICK, EVERYONE))
        if len(self.trick) == 2:
            self._end_trick(seat if self._follower_wins() else 1 - seat, tell)
        if tell and self.turn is not None:
            tell(Turn((self.turn,)))

    def copy(self) -> Self:
        """No attribute holds what can change, so a copy may share them all."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin

    def piles(self) -> Iterator[Pile]:
        for seat in (0, 1):
            yield Pile(HANDS[seat], Sight.OWNER, tuple(cards_in(self.hands[seat])))
            yield Pile(WON[seat], Sight.ALL, self.won[seat])
        yield Pile(TRICK, Sight.ALL, self.trick)
        yield Pile(TRUMP, Sight.ALL, self.trump)
        yield Pile(STOCK, Sight.NONE, self.stock)

    def scores(self) -> tuple[int, ...]:
        return self.points

    def facts(self) -> SeptFacts:
        return SeptFacts(self.round, self.dealer)

    def result(self) -> Result | None:
        """SEP-6. Only one of them scores in a round, so the match is never tied."""
        if max(self.points) < int(self.options["target"]):
            return None
        return Result((1, 2) if self.points[0] > self.points[1] else (2, 1), self.points, "target")

    def _playable(self, seat: Seat) -> Mask:
        """SEP-3: what a seat may play, if it is its turn."""
        led = SUITED[suit_of(self.trick[0])] if self.trick else 0
        return self.hands[seat] & led or self.hands[seat]

    def _follower_wins(self) -> bool:
        """SEP-4."""
        led, followed = self.trick
        if suit_of(led) == suit_of(followed):
            return followed > led
        return suit_of(followed) == suit_of(self.trump[0])

    def _end_trick(self, winner: Seat, tell: Tell | None) -> None:
        """SEP-4: its cards are won; SEP-5, after the last one."""
        if tell:
            for card in self.trick:
                tell(Moved(card, TRICK, WON[winner], EVERYONE))
        won = [*self.won]
        won[winner] += self.trick
        self.won, self.trick, self.turn = tuple(won), (), winner
        if any(self.hands):
            return
        tricks = [len(cards) // 2 for cards in self.won]
        best, self.turn = tricks.index(max(tricks)), None
        gains = [max(0, each - HAND_SIZE // 2) for each in tricks]
        self.points = tuple(map(sum, zip(self.points, gains, strict=True)))
        if tell:
            tell(Scored(best, gains[best], self.points[best], "tricks"))
            if result := self.result():
                tell(Ended(result))


def imagine(view: View, rng: random.Random) -> Sept:
    """A match that agrees with a view: all deals of the hidden cards are equally likely."""
    state, other = Sept(view.options), 1 - view.seat
    state.won = (view.faces("won", 0), view.faces("won", 1))
    state.trick, state.trump = view.faces("trick"), view.faces("trump")
    state.points = view.scores or (0, 0)
    facts = SeptFacts.of(view)
    state.round, state.dealer = facts.round, facts.dealer
    state.turn = view.deciders[0] if view.deciders else None
    seen = mask_of(face for _, cards in view.zones for face in cards if face is not None)
    unseen = [card for card in CARDS if not seen >> card & 1]
    possible = [card for card in unseen if suit_of(card) not in _lacks(view, other)]
    theirs = rng.sample(possible, len(view.cards("hand", other)))
    state.stock = tuple(
        rng.sample([c for c in unseen if c not in theirs], len(unseen) - len(theirs))
    )
    mine, hand = mask_of(view.faces("hand", view.seat)), mask_of(theirs)
    state.hands = (hand, mine) if view.seat else (mine, hand)
    return state


def _lacks(view: View, seat: Seat) -> set[Suit]:
    """The suits that a seat showed that it does not hold, as it did not follow them (SEP-3)."""
    plays = [e for e in view.events_of_round() if isinstance(e, Moved) and e.target == TRICK]
    return {
        suit_of(led.card)
        for led, followed in zip(plays[::2], plays[1::2], strict=False)
        if followed.source.owner == seat and suit_of(led.card) != suit_of(followed.card)
    }
