"""A table of Soi with stacked decks, for tests that need a particular position."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence

from soiree.core.cards import DECK, RANKS, SUITS, Card, card, cards_in, mask_of, rank_of, spell
from soiree.core.entries import Chance, Decision, Entry, Move
from soiree.core.events import Event, Moved, Said, Scored
from soiree.core.states import State, apply
from soiree.core.views import View, view, witnessed
from soiree.core.zones import Pile, Seat, Zone
from soiree.games import GAMES
from soiree.games.soi.moves import ASKS
from soiree.games.soi.zones import Kind

SEATS = range(4)
VALUES = dict(zip(RANKS, (2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 25), strict=True))
"""The points of a four (SOI-7)."""
ALL_ASKS = [f"ask {seat} {rank}{suit}" for seat in SEATS for rank in RANKS for suit in SUITS]


def cards(text: str) -> list[Card]:
    """The cards of a text such as `7H 10S`; a rank alone stands for all four of its cards."""
    return [
        card(word + suit) for word in text.split() for suit in ("SHDC" if word in RANKS else ("",))
    ]


def spelled(held: Iterable[Card]) -> str:
    """The names of the cards, from 2S up to AC."""
    return " ".join(spell(each) for each in cards_in(mask_of(held)))


def stacked(hands: Mapping[Seat, str], seed: int = 1) -> tuple[Card, ...]:
    """A deck that deals at least these cards to these seats, and no other fours."""
    held = {seat: cards(hands.get(seat, "")) for seat in SEATS}
    named = [each for hand in held.values() for each in hand]
    assert len(set(named)) == len(named), "a card named twice"
    assert all(len(hand) <= 13 for hand in held.values()), "more than 13 cards for a seat"
    fours = sum(len(fours_in(hand)) for hand in held.values())
    rest = [each for each in DECK if each not in named]
    rng = random.Random(seed)
    while True:
        rng.shuffle(rest)
        others = iter(rest)
        full = [held[seat] + [next(others) for _ in range(13 - len(held[seat]))] for seat in SEATS]
        if sum(len(fours_in(hand)) for hand in full) == fours:
            return tuple(full[place % 4][place // 4] for place in range(52))


def fours_in(hand: Iterable[Card]) -> list[str]:
    ranks = [rank_of(each) for each in hand]
    return [name for rank, name in enumerate(RANKS) if ranks.count(rank) == 4]


class Table:
    """A match that checks every entry, as the reader of a record does, and keeps its events."""

    def __init__(self, target: int = 200) -> None:
        self.state: State = GAMES["soi"].start({"target": target})
        self.entries: list[Entry] = []
        self.events: list[Event] = []

    def enter(self, entry: Entry) -> list[Event]:
        """Apply one entry; returns its events."""
        if isinstance(entry, Decision):
            assert self.state.deciders() == (entry.seat,)
            assert self.state.refusal(entry.seat, entry.move) is None, entry
        else:
            pending = self.state.chance()
            assert pending is not None
            assert pending.admits(entry), entry
        happened: list[Event] = []
        apply(self.state, entry, happened.append)
        self.entries.append(entry)
        self.events += happened
        return happened

    def deal(self, hands: Mapping[Seat, str] | None = None, starter: Seat = 0) -> list[Event]:
        """Deal a round in which these seats hold at least these cards.

        Args:
            hands: texts such as `7H 10S A`, of cards and of ranks held whole.

        Returns:
            The events of the deck.
        """
        happened = self.enter(Chance("deck", stacked(hands or {})))
        self.enter(Chance("starter", seat=starter))
        return happened

    def play(self, *moves: Move) -> list[Event]:
        """Make these moves for the seat to move; returns the events of the last one."""
        happened: list[Event] = []
        for move in moves:
            happened = self.enter(Decision(self.turn, move))
        return happened

    def round(self, starter: Seat, others: Mapping[Seat, str], seed: int = 1) -> list[Event]:
        """A whole round: others are dealt these ranks whole, the starter asks for all the rest.

        Args:
            others: up to three ranks a seat, eight in all, in texts such as `K 7`.
            seed: decides where the other cards lie.

        Returns:
            The events of the last question.
        """
        lost = " ".join(others.values()).split()
        assert len(lost) <= 8, "the starter would be dealt a four"
        won = [rank for rank in RANKS if rank not in lost]
        hands = {**others, starter: " ".join(rank + "S" for rank in won)}
        self.enter(Chance("deck", stacked(hands, seed)))
        self.enter(Chance("starter", seat=starter))
        happened: list[Event] = []
        while self.state.deciders():
            assert self.turn == starter
            happened = self.hit()
        return happened

    def hit(self, rng: random.Random | None = None) -> list[Event]:
        """Make the first legal question that wins its card, or with a generator any such one."""
        hits = [move for move, wins in self._questions() if wins]
        return self.play(rng.choice(hits) if rng else hits[0])

    def miss(self, to: Seat | None = None) -> list[Event]:
        """Make the first legal question, to a given seat or to any, that is refused."""
        asked = ((move, wins) for move, wins in self._questions() if to in (None, ASKS[move][0]))
        return self.play(next(move for move, wins in asked if not wins))

    def refused(self, move: Move, seat: Seat | None = None) -> str:
        """The refusal of a move of a seat, by default the one to move."""
        refusal = self.state.refusal(self.turn if seat is None else seat, move)
        assert refusal is not None, f"{move} is not refused"
        return str(refusal)

    @property
    def turns(self) -> tuple[Seat, ...]:
        return self.state.deciders()

    @property
    def turn(self) -> Seat:
        (seat,) = self.state.deciders()
        return seat

    @property
    def legal(self) -> Sequence[Move]:
        return self.state.legal(self.turn)

    @property
    def pending_chance(self) -> str:
        """The kind of the pending chance; empty if there is none."""
        pending = self.state.chance()
        return pending.kind if pending else ""

    def pile(self, kind: str, owner: Seat | None = None) -> Pile:
        zone = Zone(kind, owner)
        (found,) = (pile for pile in self.state.piles() if pile.zone == zone)
        return found

    def hand(self, seat: Seat) -> str:
        return spelled(self.pile(Kind.HAND, seat).cards)

    def hands(self) -> list[Sequence[Card]]:
        """The cards of the hands, by seat."""
        return [pile.cards for pile in self.state.piles() if pile.zone.kind == Kind.HAND]

    def hand_sizes(self) -> list[int]:
        return [len(hand) for hand in self.hands()]

    def laid(self, seat: Seat) -> str:
        """The ranks that a seat has laid down."""
        return " ".join(fours_in(self.pile(Kind.LAID, seat).cards))

    def view(self, seat: Seat) -> View:
        return view("soi", self.state, witnessed(self.events, seat), seat)

    def _questions(self) -> Iterator[tuple[Move, bool]]:
        """The legal questions, each with True if it wins its card."""
        hands = self.hands()
        for move in self.legal:
            asked, wanted = ASKS[move]
            yield move, wanted in hands[asked]


def known_round() -> Table:
    """A round in which seat 0 has the turn and can locate all cards.

    Only kings and aces are in play, 35 points, and three questions have shown their holders.
    """
    table = Table()
    hands = {0: "2 3 KS KD KC AS AH", 1: "4 5 6 KH", 2: "7 8 9 AD", 3: "10 J Q AC"}
    table.deal(hands, starter=1)
    table.play("ask 2 KS", "ask 3 AS", "ask 0 AD")
    return table


def moved(events: Iterable[Event]) -> list[Moved]:
    return [event for event in events if isinstance(event, Moved)]


def said(events: Iterable[Event]) -> list[Said]:
    return [event for event in events if isinstance(event, Said)]


def scored(events: Iterable[Event]) -> list[Scored]:
    return [event for event in events if isinstance(event, Scored)]
