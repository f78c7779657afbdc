"""A match at one moment, as the people at the table have seen it so far."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.views import View
from soiree.core.zones import Seat, Zone
from soiree.ui.language.words import NOBODY, sentence_for
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.targets import CardTarget, Place, Target, Targets


class TableState(Struct, frozen=True, kw_only=True):
    """The state of a table beside the cards and events: who looks, chooses and has selected.

    Attributes:
        names: the names of the players, by seat.
        people: the seats that people play.
        appearance: the look of the table, as the settings have it.
        observers: the seats whose cards are seen; none, between two people at one screen.
        decider: the person's seat that may choose now.
        thinker: the computer's seat that thinks, or seems to.
        selected: the targets that the decider has selected so far.
        warning: the sentence said against a choice; choosing it once more makes it.
        forced_move: the move that is about to be made automatically.
        is_covered: True while a race is paused, with all cards face down.
        is_locked: True while a wrong key keeps the decider from moving.
        focused: the target with the keyboard's focus.
        pointed_at: the target under the mouse.
        looked_into: the place whose contents are shown, while somebody looks at it.
    """

    names: Sequence[str]
    people: Sequence[Seat]
    appearance: Appearance
    observers: tuple[Seat, ...] = ()
    decider: Seat | None = None
    thinker: Seat | None = None
    selected: Targets = ()
    warning: str = ""
    forced_move: Move | None = None
    is_covered: bool = False
    is_locked: bool = False
    focused: Target | None = None
    pointed_at: Target | None = None
    looked_into: Place | None = None

    @property
    def viewer(self) -> Seat:
        """The seat that is "you", or `NOBODY`.

        Where all cards lie open, a person who played alone is still "you".
        """
        first, *others = self.observers or (NOBODY,)
        if first in self.people and (not others or len(self.people) == 1):
            return first
        return NOBODY

    @property
    def chooser(self) -> Seat:
        """The seat that chooses now.

        Raises:
            ValueError: no person chooses now.
        """
        if self.decider is None:
            raise ValueError("no person chooses now")
        return self.decider

    @property
    def seats(self) -> list[Seat]:
        """All seats in the order of play, from the nearest one."""
        players = len(self.names)
        return [(self.nearest + step) % players for step in range(players)]

    @property
    def nearest(self) -> Seat:
        """The seat at the lower edge of the table."""
        return self.observers[0] if self.observers else 0

    def say(self, seat: Seat, yours: str, theirs: str, **words: object) -> str:
        """Return a sentence about a player: `yours` if the player is the viewer, else `theirs`.

        Args:
            words: the values of the placeholders in braces.
        """
        return sentence_for(seat, self.names, self.viewer, yours, theirs, **words)


class Moment(TableState, frozen=True, kw_only=True):
    """A match at one moment, as far as it has been shown at the table.

    Attributes:
        view: the cards, events, scores and turns that the observers have been shown, up to the
            last event. Its facts are those after the last entry that has been shown in full.
        legal: the moves of the decider; none while anything is still to be shown.
        is_settled: True if all that happened has been shown.
        is_moving: True while cards are on their way, other than in flights beside the queue.
        by_itself: True while computers play for the people too.
    """

    view: View
    legal: tuple[Move, ...] = ()
    is_settled: bool = True
    is_moving: bool = False
    by_itself: bool = False

    def cards(self, zone: Zone) -> tuple[Card | None, ...]:
        """The cards of a zone; none, if nothing lies there."""
        for each, cards in self.view.zones:
            if each == zone:
                return cards
        return ()

    def card_targets(self, zone: Zone) -> tuple[CardTarget, ...]:
        """The cards of a zone as targets, whether their faces are seen or not."""
        return tuple(CardTarget(zone, card) for card in self.cards(zone))

    def faces(self, zone: Zone) -> list[Card]:
        """The cards of a zone whose faces the observers see."""
        return [card for card in self.cards(zone) if card is not None]
