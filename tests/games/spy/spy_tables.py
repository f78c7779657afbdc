"""A table of Spy vs Spy with stacked decks, for tests that need a particular position."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.cards import Card, card, spell
from soiree.core.entries import Chance, Decision, Entry, Move, PendingChance
from soiree.core.events import Event, Moved, Result, Said, Scored
from soiree.core.states import apply
from soiree.core.views import View, view, witnessed
from soiree.core.zones import Pile, Seat, Zone
from soiree.games.spy import GAME
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.rules import Spy

SMOOTH = "2S 2H 2D 2C 3S 3H 3D 3C 4S 4H 4D 4C 5S 5H 5D 5C"
"""The head of a deck that then rises: no new pile is started, so it earns the bonus."""

ROUGH = "3S 3H 3D 3C 4S 2S 2H 2D 2C 6S 10S"
"""The head of a deck that then falls from the aces on: two piles are started, and the rest goes on
pile 1. Piles 2 to 6 have a card each."""

ROUGH_AGAIN = "2S 2H 2D 2C 6S 10S"
"""A head like `ROUGH`, for a later race whose deck contains all these cards."""

STICKY = "3S 3H 3D 3C KS 2S 2H 2D 2C 6S 10S QS 4S 8S AS AH AD AC 6H 6D 6C 10H 10D 10C 5S 5H"
"""Half a deck whose player gets stuck, after calling QS; see `race_sticky`."""

OTHER = "4H 4D 4C 5D 5C 7S 7H 7D 7C JS KH"
"""The head of the other half, with which two piles are started and all cards are placed."""


def cards(text: str) -> list[Card]:
    return [card(word) for word in text.split()]


class Table:
    """A match that checks every entry, as the reader of a record does, and keeps its events."""

    def __init__(self, **options: int | str) -> None:
        self.options = {**GAME.defaults(), **options}
        self.state = Spy(self.options)
        self.entries: list[Entry] = []
        self.events: list[Event] = []

    def enter(self, entry: Entry) -> list[Event]:
        """Apply one entry; returns its events."""
        if isinstance(entry, Decision):
            assert entry.seat in self.state.deciders()
            assert self.state.refusal(entry.seat, entry.move) is None, entry
            assert entry.move in self.state.legal(entry.seat)
        else:
            assert self.pending.admits(entry)
        happened: list[Event] = []
        apply(self.state, entry, happened.append)
        self.entries.append(entry)
        self.events += happened
        return happened

    def deal(self, *heads: str) -> list[Event]:
        """Deal the next decks, each beginning with these cards.

        After a head with 6S and 10S in it the rest falls from the aces on; otherwise it rises.
        """
        happened: list[Event] = []
        for head in heads:
            pending = self.pending
            named = cards(head)
            rest = [each for each in pending.cards if each not in named]
            rest.sort(reverse=card("6S") in named and card("10S") in named)
            deck = (named + rest)[: pending.count]
            happened += self.enter(Chance("deck", tuple(deck), pending.seat))
        return happened

    def play(self, seat: Seat, *moves: Move) -> list[Event]:
        """Let a player make these moves; returns the events of the last one."""
        happened: list[Event] = []
        for move in moves:
            happened = self.enter(Decision(seat, move, 0.0))
        return happened

    def race(self, *seats: Seat) -> list[Event]:
        """Let these players finish the race one after another; returns the last move's events.

        Each starts a pile where they can, or else places the card on the first pile that takes it.
        """
        happened: list[Event] = []
        for seat in seats:
            while seat in self.state.deciders() and self.phase is Phase.RACE:
                legal = self.state.legal(seat)
                happened = self.play(seat, "open" if "open" in legal else legal[0])
        return happened

    def refused(self, seat: Seat, move: Move) -> str:
        refusal = self.state.refusal(seat, move)
        assert refusal is not None, f"{move} is not refused"
        return str(refusal)

    def pile(self, kind: str, owner: Seat, slot: int | None = None) -> Pile:
        (found,) = (pile for pile in self.state.piles() if pile.zone == Zone(kind, owner, slot))
        return found

    def at(self, kind: str, owner: Seat, slot: int | None = None) -> str:
        return " ".join(spell(each) for each in self.pile(kind, owner, slot).cards)

    def view(self, seat: Seat) -> View:
        return view("spy", self.state, witnessed(self.events, seat), seat)

    @property
    def pending(self) -> PendingChance:
        pending = self.state.chance()
        assert pending is not None
        return pending

    @property
    def facts(self) -> SpyFacts:
        return self.state.facts()

    @property
    def phase(self) -> Phase:
        return self.facts.phase

    @property
    def scores(self) -> tuple[int, ...]:
        return self.state.scores()

    @property
    def result(self) -> Result:
        result = self.state.result()
        assert result is not None
        return result


def table(*heads: str, **options: int | str) -> Table:
    """A match at the beginning of its first race, with the heads of the players' decks."""
    match = Table(**{"players": len(heads), **options})
    match.deal(*heads)
    return match


def half(head: str = STICKY, other: str = "", **options: int | str) -> Table:
    """A match like that of `table`, with half decks."""
    return table(head, other, deck="half", **options)


def race_sticky(match: Table) -> None:
    """Race with STICKY until QS comes up again; the tops are then AC 2H 2D 2C 5H 10C."""
    match.play(0, "open", "open", "under", "under", "under")
    match.play(0, *["place 1"] * 4, *["place 5"] * 3, *["place 6"] * 3, "place 5", "place 5")
    assert match.at("up", 0) == "QS"


def said(events: Sequence[Event]) -> list[tuple[Seat, str]]:
    return [(event.seat, event.what) for event in events if isinstance(event, Said)]


def scored(events: Sequence[Event]) -> list[tuple[Seat, int, str]]:
    return [(event.seat, event.points, event.why) for event in events if isinstance(event, Scored)]


def moved(events: Sequence[Event], source: str, target: str) -> str:
    """The cards that moved between zones of these kinds."""
    return " ".join(
        spell(event.card)
        for event in events
        if isinstance(event, Moved)
        and event.card is not None
        and (event.source.kind, event.target.kind) == (source, target)
    )
