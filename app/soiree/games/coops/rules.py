"""What Soureh and Pariah share: coops, the deal, the turn and how a round ends (SRH-1 to SRH-6).

The zones are in `zones`, the phases in `facts`. A face-down card is seen by its owner, and by all
once the round has ended. Inside, a coop is known by its place: seat * 4 + slot - 1.

What a view leaves open is worked out in `deals`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import ClassVar, Self

from soiree.core.cards import ACE, DECK, JACK, Card, is_red, rank_of
from soiree.core.entries import Chance, Move, PendingChance
from soiree.core.events import Began, Emit, Moved, Result, Said, Shown, Turn
from soiree.core.states import Options, Refusal
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.core.zones import EVERYONE, Pile, Seat, Sight, only
from soiree.games.coops.deals import Deal
from soiree.games.coops.facts import CoopFacts, Phase
from soiree.games.coops.moves import DISCARD as TO_DISCARD
from soiree.games.coops.moves import END, OVER, OWN, USES
from soiree.games.coops.words import Call
from soiree.games.coops.zones import DISCARD, DOWN, DRAWN, STOCK, UP, Kind, Place, place_of

VALUES = tuple(1 if rank_of(each) == ACE else rank_of(each) + 2 for each in DECK)
"""The value of each card, the ace being 1; J, Q, K have none in these games but stand above 10."""

TEN = JACK - 1
NO_CARD: Card = -1

# Bound once: below Python 3.12 it takes long to find a member in its class.
_DEAL, _CARD, _END, _OVER = Phase.DEAL, Phase.CARD, Phase.END, Phase.OVER


@cache
def is_valid(up: Card, down: Card) -> bool:
    """Whether two number cards make a valid coop (SRH-2)."""
    aces = (rank_of(up) == ACE) + (rank_of(down) == ACE)
    if aces:
        return aces == 1
    if is_red(up):
        return VALUES[up] < VALUES[down]
    return VALUES[up] > VALUES[down]


class Coops(ABC):
    """The whole truth of a match played with coops; the contract is `core.states.State`.

    A game adds how a round is scored, and what else can be done with a drawn card.

    Attributes:
        title: the game's title, for what is said of it.
        deck: the cards that it is played with.
        call: its word for declaring.
        uses: everything that may be done with a drawn card, at one time or another.
        choices: the moves of each phase in which they are always the same.
        reminders: the refusal of what belongs to another phase, by phase.
    """

    __slots__ = (
        "_aces",
        "_dealer",
        "_deck",
        "_declarer",
        "_discard",
        "_down",
        "_drawn",
        "_numbers",
        "_phase",
        "_playing",
        "_protected",
        "_result",
        "_round",
        "_top",
        "_totals",
        "_turn",
        "_up",
        "options",
        "seats",
    )

    title: ClassVar[str]
    deck: ClassVar[tuple[Card, ...]]
    call: ClassVar[Call]
    uses: ClassVar[frozenset[Move]] = USES
    choices: ClassVar[Mapping[Phase, tuple[Move, ...]]]
    reminders: ClassVar[Mapping[Phase, Refusal]]

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self._down = [NO_CARD] * seats * 4
        self._up = [NO_CARD] * seats * 4
        self._aces = self._numbers = 0  # masks of the places with a face-up ace, with another card
        self._drawn = NO_CARD
        self._deck = self.deck
        self._top = 0  # the stock is what the deck has from here on
        self._discard: list[Card] = []
        self._totals = [0] * seats
        self._playing = tuple(range(seats))
        self._round = 0
        self._dealer: Seat | None = None
        self._turn: Seat = 0
        self._phase = _DEAL
        self._declarer: Seat | None = None
        self._protected = False
        self._result: Result | None = None

    def chance(self) -> PendingChance | None:
        if self._phase is not _DEAL:
            return None
        return _pending_dealer(self.seats) if self._dealer is None else _pending_deck(self.deck)

    def deciders(self) -> tuple[Seat, ...]:
        return () if self._phase is _DEAL or self._phase is _OVER else (self._turn,)

    def legal(self, seat: Seat) -> Sequence[Move]:
        if seat != self._turn:
            return ()
        if self._phase is _CARD:
            return self._uses(seat)
        return self.choices.get(self._phase, ())

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        if move in self.legal(seat):
            return None
        if self._phase is _OVER:
            return Refusal(tr_noop("The match is over."))
        if self._phase is _DEAL or seat != self._turn:
            return Refusal(tr_noop("It is not your turn."))
        at_another_time = any(move in moves for moves in self.choices.values())
        if at_another_time or (move in self.uses and self._phase is not _CARD):
            return self.reminders[self._phase]
        if move not in self.uses:
            return Refusal(
                tr_noop("{move} is no move of {game}."), {"move": move, "game": self.title}
            )
        return self._why_not(seat, move)

    def deal(self, chance: Chance, emit: Emit | None = None) -> None:
        """SRH-1: the first dealer; or a deck, eight cards to each, the seat after him first."""
        if chance.kind == "dealer":
            self._dealer = chance.seat
            return
        order = self._order()
        dealt = 8 * len(order)
        self._round += 1
        self._deck, self._top = chance.cards, dealt
        self._down = [NO_CARD] * self.seats * 4
        self._up = [NO_CARD] * self.seats * 4
        for nth, seat in enumerate(order):
            cards = chance.cards[nth : dealt : len(order)]
            self._down[seat * 4 : seat * 4 + 4] = cards[:4]
            self._up[seat * 4 : seat * 4 + 4] = cards[4:]
        self._note_aces()
        self._discard = []
        self._declarer = None
        self._protected = False
        if emit:
            emit(Began(self._round))
            for nth, card in enumerate(chance.cards[:dealt]):
                slot, seat = nth // len(order), order[nth % len(order)]
                if slot < 4:
                    emit(Moved(card, STOCK, DOWN[seat * 4 + slot], only(seat)))
                else:
                    emit(Moved(card, STOCK, UP[seat * 4 + slot - 4], EVERYONE))
        self._begin_turn(order[0], emit)

    def play(self, seat: Seat, move: Move, emit: Emit | None = None) -> None:
        """SRH-3 to SRH-6: the drawn card is used; or a turn ends, with a declaration or without."""
        if self._phase is _CARD:
            self._use(seat, move, emit)
            self._drawn = NO_CARD
            if self._top == len(self._deck):
                self._end_round(emit)
            elif self._declarer is not None:
                self._end_turn(emit)
            else:
                self._phase = _END
        elif self._phase is _END:
            if move != END:
                self._declarer = seat
                if emit:
                    emit(Said(seat, self.call))
            self._end_turn(emit)
        else:
            self._settle(seat, move, emit)

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.options = self.options
        twin.seats = self.seats
        twin._down = self._down[:]
        twin._up = self._up[:]
        twin._aces = self._aces
        twin._numbers = self._numbers
        twin._drawn = self._drawn
        twin._deck = self._deck
        twin._top = self._top
        twin._discard = self._discard[:]
        twin._totals = self._totals[:]
        twin._playing = self._playing
        twin._round = self._round
        twin._dealer = self._dealer
        twin._turn = self._turn
        twin._phase = self._phase
        twin._declarer = self._declarer
        twin._protected = self._protected
        twin._result = self._result
        return twin

    def piles(self) -> Iterator[Pile]:
        sight = Sight.OWNER if self._phase in (_CARD, _END) else Sight.ALL
        for seat in range(self.seats):
            for place in range(seat * 4, seat * 4 + 4):
                yield Pile(DOWN[place], sight, _if_any(self._down[place]))
            for place in range(seat * 4, seat * 4 + 4):
                yield Pile(UP[place], Sight.ALL, _if_any(self._up[place]))
            drawn = self._drawn if seat == self._turn else NO_CARD
            yield Pile(DRAWN[seat], Sight.OWNER, _if_any(drawn))
        yield Pile(DISCARD, Sight.ALL, tuple(self._discard))
        yield Pile(STOCK, Sight.NONE, self._deck[self._top :])

    def scores(self) -> tuple[int, ...]:
        return tuple(self._totals)

    @abstractmethod
    def facts(self) -> CoopFacts: ...

    def result(self) -> Result | None:
        return self._result

    def coops(self, seat: Seat) -> Iterator[tuple[Card, Card]]:
        """The four coops of a player, slots 1 to 4: the face-up card, then the face-down one."""
        first = seat * 4
        return zip(self._up[first : first + 4], self._down[first : first + 4], strict=True)

    def take_sight(self, view: View) -> None:
        """Become, from a new match, what a view shows, with none of the cards that it hides."""
        facts = CoopFacts.of(view)
        self._round = facts.round
        self._dealer = facts.dealer
        self._phase = facts.phase
        self._declarer = facts.declarer
        self._protected = facts.protected
        self._turn = view.deciders[0] if view.deciders else 0
        self._totals = list(view.scores or ())
        self._result = view.result
        for zone, faces in view.zones:
            for card in faces:
                if card is None:
                    continue
                if zone.kind == Kind.DOWN:
                    self._down[place_of(zone)] = card
                elif zone.kind == Kind.UP:
                    self._up[place_of(zone)] = card
                elif zone.kind == Kind.DRAWN:
                    self._drawn = card
                else:
                    self._discard.append(card)
        self._note_aces()

    def dealt(self, deal: Deal) -> Self:
        """This match as a view shows it, with the cards that the view hides lying so."""
        twin = self.copy()
        for zone, card in deal.down.items():
            twin._down[place_of(zone)] = card
        if deal.drawn is not None:
            twin._drawn = deal.drawn
        twin._deck, twin._top = tuple(deal.stock), 0
        return twin

    @abstractmethod
    def _score_round(self, emit: Emit | None) -> None:
        """Score the round that has just ended, all cards being shown."""

    @abstractmethod
    def _settle(self, seat: Seat, move: Move, emit: Emit | None) -> None:
        """Make a move that belongs to the scoring."""

    def _uses(self, seat: Seat) -> tuple[Move, ...]:
        """SRH-3: what may be done with the drawn card; SRH-5: not all of it to the declarer."""
        open_to_it = self._numbers
        if rank_of(self._drawn) == TEN:
            open_to_it |= self._aces
        if self._protected:
            open_to_it &= ~_all_of(self._declarer)
        return _placings(seat, open_to_it & ~_all_of(seat))

    def _use(self, seat: Seat, move: Move, emit: Emit | None) -> None:
        """SRH-3: what the drawn card replaces goes to the discard pile, or it goes there itself."""
        drawn = self._drawn
        if move == TO_DISCARD:
            self._discard.append(drawn)
            if emit:
                emit(Moved(drawn, DRAWN[seat], DISCARD))
        elif move in OWN:
            place = seat * 4 + OWN[move]
            replaced = self._down[place]
            self._down[place] = drawn
            self._discard.append(replaced)
            if emit:
                emit(Moved(replaced, DOWN[place], DISCARD))
                emit(Moved(drawn, DRAWN[seat], DOWN[place], only(seat)))
        else:
            self._cover(seat, OVER[move], emit)

    def _cover(self, seat: Seat, place: Place, emit: Emit | None) -> None:
        """Put the drawn card in place of a face-up card."""
        drawn, replaced = self._drawn, self._up[place]
        self._up[place] = drawn
        self._discard.append(replaced)
        if rank_of(drawn) == ACE or rank_of(replaced) == ACE:
            self._note_aces()
        if place >> 2 == self._declarer:
            self._protected = True
        if emit:
            emit(Moved(replaced, UP[place], DISCARD))
            emit(Moved(drawn, DRAWN[seat], UP[place]))

    def _why_not(self, seat: Seat, move: Move) -> Refusal:
        """Why the drawn card may not be used so."""
        owner = OVER[move] >> 2
        if owner >= self.seats:
            return Refusal(tr_noop("There is no such player."))
        if owner == seat:
            return Refusal(tr_noop("You may replace a face-up card of another player only."))
        if owner not in self._playing:
            return Refusal(tr_noop("{player} is out of the match."), {"player": owner})
        if self._protected and owner == self._declarer:
            return self._already_replaced(owner)
        return Refusal(tr_noop("A face-up ace yields only to a 10."))

    def _already_replaced(self, declarer: Seat) -> Refusal:
        return Refusal(
            tr_noop(
                "One card of {player} has been replaced since the declaration: no other may be."
            ),
            {"player": declarer},
        )

    def _begin_turn(self, seat: Seat, emit: Emit | None) -> None:
        """SRH-3: a turn begins with a card drawn."""
        self._turn = seat
        self._drawn = self._deck[self._top]
        self._top += 1
        self._phase = _CARD
        if emit:
            emit(Turn((seat,)))
            emit(Moved(self._drawn, STOCK, DRAWN[seat], only(seat)))

    def _end_turn(self, emit: Emit | None) -> None:
        """SRH-5: after a declaration the turn goes round once more, to everyone else."""
        seat = self._after(self._turn)
        if seat == self._declarer:
            self._end_round(emit)
        else:
            self._begin_turn(seat, emit)

    def _end_round(self, emit: Emit | None) -> None:
        """SRH-7: all cards are shown first."""
        if emit:
            for seat in self._order():
                for place in range(seat * 4, seat * 4 + 4):
                    emit(Shown(DOWN[place], (self._down[place],), 1))
        self._score_round(emit)

    def _next_round(self) -> None:
        """SRH-1: the deal passes to the next seat."""
        assert self._dealer is not None
        self._dealer = self._after(self._dealer)
        self._phase = _DEAL

    def _after(self, seat: Seat) -> Seat:
        """The next seat that is not out (SRH-1)."""
        seat = (seat + 1) % self.seats
        while seat not in self._playing:
            seat = (seat + 1) % self.seats
        return seat

    def _order(self) -> list[Seat]:
        """The seats that are not out, from the one after the dealer on."""
        assert self._dealer is not None
        first = self._dealer + 1
        around = (seat % self.seats for seat in range(first, first + self.seats))
        return [seat for seat in around if seat in self._playing]

    def _note_aces(self) -> None:
        self._aces = self._numbers = 0
        for place, card in enumerate(self._up):
            if card == NO_CARD:
                continue
            if rank_of(card) == ACE:
                self._aces |= 1 << place
            else:
                self._numbers |= 1 << place


def _if_any(card: Card) -> tuple[Card, ...]:
    return () if card == NO_CARD else (card,)


def _all_of(seat: Seat | None) -> int:
    """The mask of a player's places."""
    return 0 if seat is None else 15 << seat * 4


@cache
def _placings(seat: Seat, open_to_it: int) -> tuple[Move, ...]:
    """What may be done with a number card, given the places that are open to it as a mask."""
    return (*OWN, *(move for move, place in OVER.items() if open_to_it >> place & 1), TO_DISCARD)


@cache
def _pending_dealer(seats: int) -> PendingChance:
    return PendingChance("dealer", seats=tuple(range(seats)))


@cache
def _pending_deck(deck: tuple[Card, ...]) -> PendingChance:
    return PendingChance("deck", cards=deck, count=len(deck))
