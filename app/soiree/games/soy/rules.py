"""Soy: two players bid for prizes until a hand is all of one suit (SOY-1 … SOY-10).

A match has one deal, so `Began` is emitted once; the facts count the rounds.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from copy import copy
from itertools import combinations
from typing import Self

from soiree.core.cards import (
    DECK,
    Card,
    Mask,
    by_suit,
    cards_in,
    is_one_suit,
    mask_of,
    rank_of,
    spell,
)
from soiree.core.entries import Chance, Move, PendingChance
from soiree.core.events import Began, Emit, Ended, Moved, Result, Said, Shown, Turn, ranks, silent
from soiree.core.games import Rules
from soiree.core.states import Options, Refusal
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.core.zones import EVERYONE, Pile, Seat, Seats, Sight, only
from soiree.games.soy.deals import Deal, Deals
from soiree.games.soy.facts import Phase, SoyFacts
from soiree.games.soy.moves import NAMED, Bid, Discard, Meaning, Take, canonical, named, parse, take
from soiree.games.soy.words import Reason, Word
from soiree.games.soy.zones import BIDS, DISCARDS, HANDS, PRIZE, SECRETS, STOCK, Kind

SEATS = 2
BOTH: Seats = only(0, 1)

# Looked up once: reaching a member of an enumeration in its class is slow.
_BID, _TAKE, _DISCARD = Phase.BID, Phase.TAKE, Phase.DISCARD


class Soy:
    """The whole truth of a match of Soy; the contract is `soiree.core.states.State`."""

    seats = SEATS

    def __init__(self, options: Options) -> None:
        self.options = options
        self._hands: list[Mask] = [0, 0]
        self._secrets: list[Card | None] = [None, None]
        self._bids: list[tuple[Card, ...]] = [(), ()]
        self._discards: list[Mask] = [0, 0]
        self._prize: tuple[Card, ...] = ()
        self._stock = list(DECK)  # the top card is the last
        self._round = 0
        self._phase: Phase | None = None
        self._deciding: Seats = 0
        self._pending: PendingChance | None = _DECK
        self._result: Result | None = None

    def chance(self) -> PendingChance | None:
        return self._pending

    def deciders(self) -> tuple[Seat, ...]:
        return _SEATS_OF[self._deciding]

    def legal(self, seat: Seat) -> list[Move]:
        """SOY-3, SOY-7: bid or discard any card of the hand; SOY-5: after ties, with k cards bid by
        each player, the loser takes any k+1 of these 2k cards.
        """
        if not self._deciding >> seat & 1:
            return []
        if self._phase is _TAKE:
            bids = sorted(self._bids[0] + self._bids[1], key=by_suit)
            return [take(taken) for taken in combinations(bids, len(bids) // 2 + 1)]
        spelling = _BIDS if self._phase is _BID else _DISCARDS
        return [spelling[card] for card in cards_in(self._hands[seat])]

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        try:
            meant = parse(move)
        except KeyError:
            meant = None
        if meant is None or canonical(move) != move:
            return Refusal(tr_noop("{move} is not a move in Soy."), {"move": move})
        if self._result:
            return Refusal(tr_noop("The match is over."))
        if not self._deciding >> seat & 1:
            done = _DONE.get(meant.phase) if meant.phase is self._phase else None
            return done or Refusal(tr_noop("It is not your turn."))
        if self._phase is _TAKE:
            return self._refusal_to_take(meant)
        if isinstance(meant, Take) or meant.phase is not self._phase:
            return _DUE[self._phase]
        if self._hands[seat] >> meant.card & 1:
            return None
        return Refusal(tr_noop("You do not hold the {card}."), {"card": spell(meant.card)})

    def deal(self, chance: Chance, emit: Emit = silent) -> None:
        """SOY-1: deal one card at a time, seat 0 first; then lay the first prize."""
        size = int(self.options["hand_size"])
        self._pending = None
        self._stock = list(reversed(chance.cards))
        emit(Began(1))
        for place in range(SEATS * size):
            seat, card = place % SEATS, self._stock.pop()
            self._hands[seat] |= 1 << card
            emit(Moved(card, STOCK, HANDS[seat], only(seat)))
        self._lay_prize(emit)

    def play(self, seat: Seat, move: Move, emit: Emit = silent) -> None:
        """Make a bid (SOY-3), a discard (SOY-7), or the loser's take after ties (SOY-5)."""
        if self._phase is _TAKE:
            self._divide(seat, named(move), emit)
            return
        card = NAMED[move]
        self._hands[seat] ^= 1 << card
        self._deciding ^= 1 << seat
        if self._phase is _BID:
            self._secrets[seat] = card
            emit(Moved(card, HANDS[seat], SECRETS[seat], only(seat)))
            if not self._deciding:
                self._show_bids(emit)
                return
        else:
            self._discards[seat] |= 1 << card
            emit(Moved(card, HANDS[seat], DISCARDS[seat], only(seat)))
            if not self._deciding:
                self._look_for_soy(emit)
                return
        emit(Turn(self.deciders()))

    def copy(self) -> Self:
        twin = copy(self)
        twin._hands = self._hands[:]
        twin._secrets = self._secrets[:]
        twin._bids = self._bids[:]
        twin._discards = self._discards[:]
        twin._stock = self._stock[:]
        return twin

    def piles(self) -> Iterator[Pile]:
        for seat in range(SEATS):
            yield Pile(HANDS[seat], Sight.OWNER, tuple(cards_in(self._hands[seat])))
        for seat in range(SEATS):
            secret = self._secrets[seat]
            yield Pile(SECRETS[seat], Sight.OWNER, () if secret is None else (secret,))
        for seat in range(SEATS):
            yield Pile(BIDS[seat], Sight.ALL, self._bids[seat])
        yield Pile(PRIZE, Sight.ALL, self._prize)
        yield Pile(STOCK, Sight.NONE, tuple(reversed(self._stock)))
        for seat in range(SEATS):
            yield Pile(DISCARDS[seat], Sight.OWNER, tuple(cards_in(self._discards[seat])))

    def scores(self) -> None:
        return None

    def facts(self) -> SoyFacts:
        return SoyFacts(self._round, self._phase)

    def result(self) -> Result | None:
        return self._result

    def dealt(self, deal: Deal) -> Self:
        """A copy of this match with the hidden cards of `deal`."""
        twin = self.copy()
        twin._hands[deal.seat] = deal.hand
        twin._secrets[deal.seat] = deal.secret
        twin._discards[deal.seat] = deal.discards
        twin._stock = list(deal.stock)
        return twin

    def _refusal_to_take(self, meant: Meaning) -> Refusal | None:
        """SOY-5: the reason why the loser may not make this take; None if it is legal."""
        bids = self._bids[0] + self._bids[1]
        count = len(bids) // 2 + 1
        if not isinstance(meant, Take):
            return Refusal(
                tr_noop("You must take %n of the bid cards now.", "", count), {"count": count}
            )
        for card in meant.cards:
            if card not in bids:
                return Refusal(tr_noop("The {card} is not among the bids."), {"card": spell(card)})
        if len(set(meant.cards)) != len(meant.cards):
            return Refusal(tr_noop("Each card can be taken only once."))
        if len(meant.cards) != count:
            return Refusal(
                tr_noop("You must take exactly %n of the bid cards.", "", count), {"count": count}
            )
        return None

    def _lay_prize(self, emit: Emit) -> None:
        """SOY-2: lay the top two cards of the stock face up."""
        self._round += 1
        self._prize = (self._stock.pop(), self._stock.pop())
        for card in self._prize:
            emit(Moved(card, STOCK, PRIZE, EVERYONE))
        self._ask(_BID, BOTH, emit)

    def _ask(self, phase: Phase, seats: Seats, emit: Emit) -> None:
        self._phase = phase
        self._deciding = seats
        emit(Turn(self.deciders()))

    def _show_bids(self, emit: Emit) -> None:
        """Reveal both bids: the higher wins (SOY-3); equal bids stay for a second one (SOY-5)."""
        first, second = self._secrets
        assert first is not None
        assert second is not None
        self._secrets = [None, None]
        self._bids[0] += (first,)
        self._bids[1] += (second,)
        emit(Moved(first, SECRETS[0], BIDS[0], EVERYONE))
        emit(Moved(second, SECRETS[1], BIDS[1], EVERYONE))
        if rank_of(first) == rank_of(second):
            if self._hands[0]:
                self._ask(_BID, BOTH, emit)
            else:
                self._end((1, 1), Reason.ALL_BIDS_TIED, emit)
            return
        loser = 0 if first < second else 1
        if len(self._bids[0]) == 1:
            self._divide(loser, 1 << first | 1 << second, emit)
        else:
            self._ask(_TAKE, only(loser), emit)

    def _divide(self, loser: Seat, taken: Mask, emit: Emit) -> None:
        """SOY-4, SOY-5: the loser gets `taken`, the winner gets the other bids and the prize."""
        winner = 1 - loser
        bids, prize = mask_of(self._bids[0] + self._bids[1]), mask_of(self._prize)
        self._hands[loser] |= taken
        self._hands[winner] |= bids & ~taken | prize
        for card in self._prize:
            emit(Moved(card, PRIZE, HANDS[winner], EVERYONE))
        for seat in range(SEATS):
            for card in self._bids[seat]:
                gainer = loser if taken >> card & 1 else winner
                emit(Moved(card, BIDS[seat], HANDS[gainer], EVERYONE))
        self._bids = [(), ()]
        self._prize = ()
        self._ask(_DISCARD, BOTH, emit)

    def _look_for_soy(self, emit: Emit) -> None:
        """SOY-8 to SOY-10: end the match by a Soy or an empty stock, or begin the next round."""
        callers = [seat for seat in range(SEATS) if is_soy(self._hands[seat])]
        for seat in callers:
            emit(Said(seat, Word.SOY))
            self._show_hand(seat, emit)
        if len(callers) == 1:
            self._end((1, 2) if callers == [0] else (2, 1), Reason.SOY, emit)
        elif callers:
            self._end(self._ranks_by_low_cards(), Reason.SIMULTANEOUS_SOY, emit)
        elif self._stock:
            self._lay_prize(emit)
        else:
            for seat in range(SEATS):
                self._show_hand(seat, emit)
            self._end(self._ranks_by_low_cards(), Reason.DECK_EMPTY, emit)

    def _show_hand(self, seat: Seat, emit: Emit) -> None:
        hand = tuple(cards_in(self._hands[seat]))
        emit(Shown(HANDS[seat], hand, len(hand)))

    def _ranks_by_low_cards(self) -> tuple[int, ...]:
        """SOY-9: ranks by the lowest card that differs; the lower one wins."""
        return ranks([tuple(map(rank_of, cards_in(hand))) for hand in self._hands])

    def _end(self, places: tuple[int, ...], reason: Reason, emit: Emit) -> None:
        self._phase = None
        self._deciding = 0
        self._result = Result(places, None, reason)
        emit(Ended(self._result))


_DECK = PendingChance("deck", cards=DECK, count=len(DECK))
_SEATS_OF: tuple[tuple[Seat, ...], ...] = ((), (0,), (1,), (0, 1))
_BIDS = [str(Bid(card)) for card in DECK]
_DISCARDS = [str(Discard(card)) for card in DECK]
_DONE: Mapping[Phase, Refusal] = {
    Phase.BID: Refusal(tr_noop("You have already made your bid.")),
    Phase.DISCARD: Refusal(tr_noop("You have already discarded.")),
}
_DUE: Mapping[Phase | None, Refusal] = {
    Phase.BID: Refusal(tr_noop("You must bid a card from your hand now.")),
    Phase.DISCARD: Refusal(tr_noop("You must discard a card from your hand now.")),
}


def is_soy(hand: Mask) -> bool:
    """True if a hand, which has a card at least, is all of one suit (SOY-8)."""
    return is_one_suit(hand)


def shown(view: View) -> Soy:
    """The match as a view shows it, without hidden cards (`Soy.dealt` adds them)."""
    state = Soy(view.options)
    state._bids = [view.faces(Kind.BID, seat) for seat in range(SEATS)]
    state._prize = view.faces(Kind.PRIZE)
    state._hands[view.seat] = mask_of(view.faces(Kind.HAND, view.seat))
    state._discards[view.seat] = mask_of(view.faces(Kind.DISCARD, view.seat))
    for secret in view.faces(Kind.SECRET, view.seat):
        state._secrets[view.seat] = secret
    facts = SoyFacts.of(view)
    state._round = facts.round
    state._phase = facts.phase
    state._deciding = only(*view.deciders)
    state._pending = None if facts.round else _DECK
    state._result = view.result
    return state


def imagine(view: View, rng: random.Random) -> Soy:
    """Sample a match that agrees with a view (a determinization).

    All deals that agree are equally likely, and so are all discards in a deal.

    Raises:
        ValueError: no match leads to the view.
    """
    return shown(view).dealt(Deals(view).draw(rng))


RULES = Rules(Soy, imagine, SoyFacts, words=tuple(Word), canonical=canonical)
