"""Matches of Soda for tests: chosen deals, lines of play, and true cards."""

from __future__ import annotations

import random
from collections.abc import Sequence

from soiree.core.cards import DECK, Card, card, spell
from soiree.core.entries import Chance, Decision, Entry
from soiree.core.events import Event, Moved
from soiree.core.states import apply
from soiree.core.views import View, view, witnessed
from soiree.core.zones import Seat, Zone
from soiree.games.soda.rules import Soda


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card(word) for word in text.split())


def spelled(faces: Sequence[Card | None]) -> list[str]:
    return [spell(face) for face in faces if face is not None]


def zones_of(state: Soda) -> dict[Zone, list[Card]]:
    return {pile.zone: list(pile.cards) for pile in state.piles()}


def dealt(dealer: Seat, hands: Sequence[str], then: str = "") -> Chance:
    """A deck that deals these hands by seat; the cards of `then` are drawn first."""
    seats = len(hands)
    order = [(dealer + 1 + step) % seats for step in range(seats)]
    top = [cards(hands[seat])[place] for place in range(5) for seat in order]
    top += cards(then)
    return Chance("deck", (*top, *(each for each in DECK if each not in top)))


class Table:
    """A match, its entries, and its events."""

    def __init__(self, seats: int, suits: str = "SHDC") -> None:
        self.state = Soda({"players": seats, "suits": suits})
        self.entries: list[Entry] = []
        self.events: list[Event] = []

    def enter(self, entry: Entry) -> None:
        if isinstance(entry, Chance):
            pending = self.state.chance()
            assert pending is not None
            assert pending.admits(entry)
        apply(self.state, entry, self.events.append)
        self.entries.append(entry)

    def play(self, *lines: str) -> Table:
        """Play lines such as `0 play 7H`, each of which has to be legal."""
        for line in lines:
            seat, move = int(line[0]), line[2:]
            assert self.state.refusal(seat, move) is None, (
                f"{line}: {self.state.refusal(seat, move)}"
            )
            assert move in self.state.legal(seat), line
            self.enter(Decision(seat, move))
        return self

    def go_on(self, rng: random.Random) -> None:
        """Add one random entry; low cards are likely, since long hands use up the draw pile."""
        assert len(self.entries) < 1000, "this match has no end"
        if pending := self.state.chance():
            self.enter(pending.draw(rng))
        else:
            (seat,) = self.state.deciders()
            moves = self.state.legal(seat)
            self.play(f"{seat} {moves[0] if rng.random() < 0.8 else rng.choice(moves)}")

    def view(self, seat: Seat) -> View:
        return view("soda", self.state, witnessed(self.events, seat), seat)

    def cards(self, kind: str, owner: Seat | None = None) -> list[str]:
        return spelled(zones_of(self.state)[Zone(kind, owner)])


def table(dealer: Seat, *hands: str, then: str = "") -> Table:
    """A match in its first round, with these hands by seat; as `dealt`."""
    new = Table(len(hands))
    new.enter(Chance("dealer", seat=dealer))
    new.enter(dealt(dealer, hands, then))
    return new


def drawn(events: Sequence[Event], seat: Seat) -> list[str]:
    """The cards that a seat drew from the draw pile, in order."""
    hand = Zone("hand", seat)
    return [
        spell(event.card)
        for event in events
        if isinstance(event, Moved)
        and event.source == Zone("draw")
        and event.target == hand
        and event.card is not None
    ]


TWO = ("3S 6H 9D JC KS", "3H 6C 9S JD QH")
THREE = ("4S 6H 9D JC KS", "3H 5C 8S JD QH", "2S 6C 10D QS AH")


def six_players(*lines: str) -> Table:
    """A match after three hands of six rising cards: 4 to draw, and 18 in the discard pile."""
    new = table(
        5,
        "2S 2H 2D 2C 9S",
        "3S 3H 3D 3C 9H",
        "4S 4H 4D 4C 9D",
        "5S 5H 5D 5C 9C",
        "6S 6H 6D 6C 10S",
        "7S 7H 7D 7C JS",
        then="QS QH QD QC KS KH KD KC 8S 8H 8D 8C 10H 10D 10C JH JD JC AS AH AD AC",
    )
    for suit in "SHD":
        new.play(*(f"{seat} play {seat + 2}{suit}" for seat in range(6)), "0 no")
    assert len(new.cards("draw")) == 4
    assert len(new.cards("discard")) == 18
    return new.play(*lines)
