"""Matches of Soy for tests: chosen deals, lines of play, and true cards."""

from __future__ import annotations

from soiree.core.cards import DECK, Card, card, spell
from soiree.core.entries import Chance, Decision, Entry
from soiree.core.events import Event
from soiree.core.states import apply
from soiree.core.views import View, view, witnessed
from soiree.core.zones import Seat, Zone
from soiree.games.soy.rules import Soy


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card(word) for word in text.split())


def spelled(faces: tuple[Card | None, ...]) -> set[str]:
    return {spell(face) for face in faces if face is not None}


class Table:
    """A match with these hands, and these cards after them in the deck; its entries and events."""

    def __init__(self, first: str, second: str, then: str = "") -> None:
        top = [each for pair in zip(cards(first), cards(second), strict=True) for each in pair]
        top += cards(then)
        rest = [each for each in DECK if each not in top]
        self.state = Soy({"hand_size": len(cards(first))})
        self.entries: list[Entry] = []
        self.events: list[Event] = []
        self.enter(Chance("deck", (*top, *rest)))

    def enter(self, entry: Entry) -> None:
        apply(self.state, entry, self.events.append)
        self.entries.append(entry)

    def play(self, *lines: str) -> Table:
        """Play lines such as `0 bid 7H`, each of which has to be legal."""
        for line in lines:
            seat, move = int(line[0]), line[2:]
            assert self.state.refusal(seat, move) is None, line
            assert move in self.state.legal(seat), line
            self.enter(Decision(seat, move))
        return self

    def view(self, seat: Seat) -> View:
        return view("soy", self.state, witnessed(self.events, seat), seat)

    def cards(self, kind: str, owner: Seat | None = None) -> set[str]:
        """The true cards of a zone."""
        for pile in self.state.piles():
            if pile.zone == Zone(kind, owner):
                return {spell(each) for each in pile.cards}
        raise KeyError(kind)


HANDS = ("2S 9H KD 7C AS", "2H 10C KS 6C 3S")
"""Two hands with several values in common; neither is close to one suit."""


def zones_of(state: Soy) -> dict[Zone, set[Card]]:
    return {pile.zone: set(pile.cards) for pile in state.piles()}
