"""The table of Pariah: coops for two, and what a drawn jack, queen or king can do."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from soiree.core.cards import JACK, KING, QUEEN, Card, rank_of
from soiree.core.entries import Move
from soiree.core.events import Event, Said
from soiree.core.zones import Zone
from soiree.games.coops.zones import DOWN, Kind, place_of, seat_of
from soiree.games.coops.zones import Place as CoopPlace
from soiree.games.pariah import moves
from soiree.games.pariah import rules as pariah
from soiree.games.pariah.facts import PariahFacts
from soiree.games.pariah.words import Word
from soiree.ui.games.coops.presenter import CoopTable
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name
from soiree.ui.table.context import Occasion
from soiree.ui.table.gestures import Thing
from soiree.ui.table.plates import Button, Place

_tr = QCoreApplication.translate


class PariahTable(CoopTable):
    """Pariah on the felt.

    Attributes:
        queen_button: uses a drawn queen; on the discard pile it is merely discarded.
    """

    def __init__(self, occasion: Occasion) -> None:
        self.queen_button = Button(_tr("Pariah", "Use the queen"), "q")
        super().__init__(occasion)
        self.setAccessibleName(_tr("Pariah", "The table of Pariah"))

    def make_call_button(self) -> Button:
        return Button(_tr("Pariah", "Knock"), "k")

    def button_rows(self) -> Sequence[Sequence[Button]]:
        return ([self.end_button, self.queen_button], [self.call_button])

    def is_valid(self, up: Card, down: Card) -> bool:
        return pariah.is_valid(up, down)

    def called(self) -> str:
        return _tr("Pariah", "I knock.")

    def warning(self, slots: Sequence[int]) -> str:
        return tr("Coops {slots} are not valid. Knock all the same?", "", len(slots)).format(
            slots=self.slots_named(slots)
        )

    def show_event(self, event: Event) -> int:
        if isinstance(event, Said) and event.what == Word.QUEEN:
            self._say(event.seat, _tr("Pariah", "Two more turns!"))
            return self.looks.hold(500)
        return super().show_event(event)

    def gesture(self, move: Move) -> tuple[Thing, ...]:
        drawn = self.drawn_card()
        match moves.parse(move):
            case moves.Jack(slot) if drawn:
                return (drawn, self.coops[Zone(Kind.UP, self.decider, slot)])
            case moves.Queen() if drawn:
                return (drawn, self.queen_button)
            case moves.King(one, other) if drawn:
                return (drawn, self.coops[DOWN[one]], self.coops[DOWN[other]])
        return super().gesture(move)

    def refused_move(self, things: Sequence[Thing]) -> Move | None:
        """What a court cannot do; a king's second place is refused with its first."""
        rank, zones = self._drawn_rank(), [self.zone_of(thing) for thing in things]
        zone = zones[-1]
        if zone is not None and rank == JACK and (zone.kind, zone.owner) == (Kind.UP, self.decider):
            assert zone.slot is not None
            return str(moves.Jack(zone.slot))
        if zone is not None and rank == KING and zone.kind == Kind.DOWN:
            known = [each for each in zones if each is not None and each.kind == Kind.DOWN]
            downs = sorted(map(place_of, known))
            # A single place is refused only where no card of its owner may be moved.
            one, other = downs if len(downs) == 2 else sorted((downs[0], _beside(downs[0])))
            return str(moves.King(one, other))
        return super().refused_move(things)

    def place_of_digit(self, slot: int) -> Place:
        if self._drawn_rank() == JACK:
            return self.coops[Zone(Kind.UP, self.decider, slot)]
        return super().place_of_digit(slot)

    def prompt_words(self) -> str:
        drawn = self.drawn_card()
        if drawn is None or drawn.card is None:
            return self._end_words()
        match self._drawn_rank():
            case rank if rank == JACK:
                text = _tr("Pariah", "The {card}: over a face-up card of yours, or discard it.")
            case rank if rank == QUEEN:
                text = _tr("Pariah", "The {card}: two more turns, or just discard it.")
            case rank if rank == KING and len(self._touched) < 2:
                text = _tr("Pariah", "The {card}: choose two face-down cards, or discard it.")
            case rank if rank == KING:
                text = _tr("Pariah", "With which other face-down card does it switch places?")
            case _:
                text = _tr("Pariah", "The {card}: choose its place, or discard it.")
        return text.format(card=card_name(drawn.card))

    def _end_words(self) -> str:
        if self.decider is None:
            return ""
        more = PariahFacts.of(self.client.view((self.decider,))).additional
        if not more:
            return _tr("Pariah", "Knock, or end your turn.")
        return tr("Knock, or end this turn: you have %n more.", "", more)

    def _drawn_rank(self) -> int | None:
        drawn = self.drawn_card()
        return None if drawn is None or drawn.card is None else rank_of(drawn.card)


def _beside(place: CoopPlace) -> CoopPlace:
    """Another place of the same player."""
    return 4 * seat_of(place) + (place + 1) % 4
