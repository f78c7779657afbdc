"""Matches of Soureh and Pariah with stacked decks, for tests that need a certain position."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from soiree.core.cards import Card, card, spell
from soiree.core.entries import Chance, Decision, Entry, Move
from soiree.core.events import Event
from soiree.core.games import Game
from soiree.core.states import Options, apply
from soiree.core.views import View, view, witnessed
from soiree.core.zones import Pile, Seat, Zone
from soiree.games.coops.facts import CoopFacts, Phase
from soiree.games.coops.rules import CoopState
from soiree.games.soureh.rules import SourehFacts

VALID = "AS/2H AS/3H AC/4H AC/5H"
ALSO_VALID = "AH/2D AH/3D AD/4D AD/5D"
DEAR = "10H/2S 10D/2S 10H/2C 10D/2C"
"""Four invalid coops; each costs 10 or 2."""

TWINS = "10S/10C 10S/10C 9S/9C 9S/9C"
"""Four invalid coops, which cost 38 together however they are paid."""


def cards(text: str) -> list[Card]:
    return [card(word) for word in text.split()]


class StackedMatch:
    """A match that checks every entry, as a record does, and keeps the entries and their events."""

    def __init__(self, game: Game, **options: int | str) -> None:
        self.game = game
        self.options: Options = {**game.defaults(), **options}
        started = game.start(self.options)
        assert isinstance(started, CoopState)
        self.state: CoopState = started
        self.entries: list[Entry] = []
        self.events: list[Event] = []

    def enter(self, entry: Entry) -> list[Event]:
        """Apply an entry; returns its events."""
        if isinstance(entry, Decision):
            assert self.state.deciders() == (entry.seat,)
            assert self.state.refusal(entry.seat, entry.move) is None, entry
        else:
            pending = self.state.chance()
            assert pending is not None
            assert pending.admits(entry)
        happened: list[Event] = []
        apply(self.state, entry, happened.append)
        self.entries.append(entry)
        self.events += happened
        return happened

    def play(self, *moves: Move) -> list[Event]:
        """Make these moves for the seat to decide; returns the events of the last one."""
        happened: list[Event] = []
        for move in moves:
            happened = self.enter(Decision(self.turn, move))
        return happened

    def deal(
        self, coops: Mapping[Seat, str] | None = None, stock: str = "", dealer: Seat = 0
    ) -> list[Event]:
        """Deal a round with these coops; the order of the other cards never varies.

        Args:
            coops: for each seat, `3H/9S …`: the face-up and the face-down card of each coop.
            stock: the cards to be drawn first.
            dealer: the first dealer; later rounds continue from there.
        """
        if self.facts.dealer is None:
            self.enter(Chance("dealer", seat=dealer))
        order = self.order()
        wanted: list[Card | None] = [None for _ in range(8 * len(order))]
        for seat, text in (coops or {}).items():
            for slot, coop in enumerate(text.split()):
                up, down = cards(coop.replace("/", " "))
                wanted[slot * len(order) + order.index(seat)] = down
                wanted[(slot + 4) * len(order) + order.index(seat)] = up
        wanted += cards(stock)
        named = Counter(each for each in wanted if each is not None)
        assert named <= Counter(self.state.deck), "more of a card than the deck has"
        rest = Counter(self.state.deck) - named
        others = list(rest.elements())
        random.Random(1).shuffle(others)
        deck = [others.pop() if each is None else each for each in wanted] + others
        return self.enter(Chance("deck", tuple(deck)))

    def refused(self, move: Move, seat: Seat | None = None) -> str:
        """The refusal of a move of the seat to decide, or of another seat."""
        refusal = self.state.refusal(self.turn if seat is None else seat, move)
        assert refusal is not None, f"{move} is not refused"
        return str(refusal)

    @property
    def turn(self) -> Seat:
        (seat,) = self.state.deciders()
        return seat

    @property
    def legal(self) -> Sequence[Move]:
        return self.state.legal(self.turn)

    @property
    def facts(self) -> CoopFacts:
        return self.state.facts()

    @property
    def phase(self) -> Phase:
        return self.facts.phase

    def order(self) -> list[Seat]:
        """The seats that are not out, starting after the dealer."""
        facts, seats = self.facts, self.state.seats
        assert facts.dealer is not None
        out = facts.out if isinstance(facts, SourehFacts) else (0,) * seats
        around = [(facts.dealer + step) % seats for step in range(1, seats + 1)]
        return [seat for seat in around if not out[seat]]

    def at(self, kind: str, owner: Seat | None = None, slot: int | None = None) -> str:
        """The cards of a zone, as in `3H 9S`."""
        return " ".join(spell(each) for each in self.pile(kind, owner, slot).cards)

    def pile(self, kind: str, owner: Seat | None = None, slot: int | None = None) -> Pile:
        (found,) = (pile for pile in self.state.piles() if pile.zone == Zone(kind, owner, slot))
        return found

    def view(self, seat: Seat) -> View:
        return view(self.game.name, self.state, witnessed(self.events, seat), seat)

    def play_at_random(self, entries: int, seed: int, avoiding: Iterable[Move] = ()) -> None:
        """Enter up to `entries` random entries, until the match ends; never moves in `avoiding`."""
        rng = random.Random(seed)
        for _ in range(entries):
            if self.state.result():
                return
            if pending := self.state.chance():
                self.enter(pending.draw(rng))
            else:
                self.play(rng.choice([move for move in self.legal if move not in avoiding]))
