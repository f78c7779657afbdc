"""The contract of moves: a game's answers about targets, keys, drags and highlights."""

from __future__ import annotations

import enum
from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence

from msgspec import Struct
from PySide6.QtCore import Qt

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.zones import Zone
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.targets import CardTarget, Place, Target, Targets


class Invitation(Struct, frozen=True):
    """The mark of a place that may be selected: a line round it, a glow, or none.

    Attributes:
        faint: true if the mark is less prominent.
    """

    line: bool = False
    glow: bool = False
    faint: bool = False


class Certainty(enum.Enum):
    """The certain result of choosing a card on offer; OPEN if nothing is certain."""

    OPEN, SUCCEEDS, FAILS = range(3)


class Offered(Struct, frozen=True):
    """A card of a grid. A card that the rules forbid is dimmed, like one that is certain to fail.

    Attributes:
        mark: a word on the card; may be empty.
        note: the sentence that explains the mark or the refusal.
        reason: the sentences that say from what the note follows; may be empty.
    """

    card: Card
    mark: str = ""
    note: str = ""
    reason: str = ""
    certainty: Certainty = Certainty.OPEN


class Offering(Struct, frozen=True):
    """The look of a grid of offered cards: one column a suit, one row a rank.

    Attributes:
        title: above the cards.
        closing: the accessible name of the close button.
        advice: the line below the cards while no note is displayed.
        cards: the offered ones, and others displayed among them.
        marking: the label of the box that marks the cards about which something is certain.
        marking_note: the sentence that says how marks count in the statistics; may be empty.
        size: the size of the cards, an index into the layout's widths.
    """

    title: str
    closing: str
    advice: str
    cards: Sequence[Offered]
    marking: str = ""
    marking_note: str = ""
    size: int = 0


class OpenPile(Struct, frozen=True):
    """A pile that is opened to look through its cards.

    Attributes:
        title: above the cards.
        closing: the accessible name of the close button.
        size: the size of the cards, an index into the layout's widths.
    """

    zone: Zone
    title: str
    closing: str
    size: int = 0


class Choosing(ABC):
    """The rules of selecting targets, by which a person makes moves.

    Every legal move has targets. The table derives from them which targets may be selected, what a
    key or a drag means, and when a selection is complete.

    Attributes:
        places: the kinds of places that can ever be activated.
        needs_asking: true if a click before the person was asked does not count.
        leads_focus: true if, when a person is asked, the focus moves to the first usable target.
        focus_goes_on: true if the focus follows to the only target that may be selected next.
        reads_typing: true if a card can be typed; see `typed`.
    """

    places: frozenset[str] = frozenset()
    needs_asking = False
    leads_focus = False
    focus_goes_on = False
    reads_typing = False

    # --- moves and their targets

    @abstractmethod
    def targets(self, move: Move, moment: Moment) -> Targets:
        """Return the targets of a legal move, in the order in which a person would select them."""

    def ways(self, move: Move, moment: Moment) -> Sequence[Targets]:
        """Return every set of targets that makes a legal move; by default only `targets`."""
        return (self.targets(move, moment),)

    def replays_from(self, move: Move) -> bool:
        """True if "show again" may start at this choice of the viewer."""
        return True

    @abstractmethod
    def meaning(self, target: Target, moment: Moment) -> Target | None:
        """Return the target that a click on `target` means: `target`, its place, or None."""

    def preselected(self, moment: Moment) -> Targets:
        """Return the targets that are selected automatically and cannot be deselected.

        A target that `replaces` one of them can take its place.
        """
        return ()

    def replaces(self, target: Target, moment: Moment) -> Collection[Target]:
        """Return the targets that the selection of a target deselects.

        Exactly one target of such a group is selected at any time.
        """
        return ()

    def meant(self, targets: Targets, moment: Moment) -> Move | None:
        """Return the illegal move that a selection means; None if it means no move.

        The rules then explain why they refuse the move.
        """
        return None

    def objection(self, targets: Targets, moment: Moment) -> str:
        """Return the reason why a selection makes no move; empty if the rules state the reason."""
        return ""

    def warning(self, move: Move, moment: Moment) -> str:
        """Return a warning before a legal move; empty for none. A second choice makes the move."""
        return ""

    def forced_move(self, moment: Moment) -> Move | None:
        """Return the move that is made automatically if the person makes no other."""
        return None

    # --- looking at cards

    def opens(self, target: Target, moment: Moment) -> OpenPile | None:
        """Return the pile that a click on a target opens; None for none."""
        return None

    def can_look_into(self, place: Place, moment: Moment) -> bool:
        """True if a place shows its contents while the mouse or the focus is on it."""
        return False

    def holds_open(self, target: Target, moment: Moment) -> bool:
        """True if a click on a place keeps its contents visible until the next click on it."""
        return False

    def offering(self, moment: Moment) -> Offering:
        """Return the grid of cards for a selected place, such as a hand that the person asks."""
        raise NotImplementedError

    # --- races

    def is_race(self, moment: Moment) -> bool:
        """True during a race, in which all players move at the same time.

        Then a double click is two clicks, a place takes precedence over cards above it, and a
        selection without a move is dropped.
        """
        return False

    # --- keys and the mouse

    def key(self, text: str, moment: Moment) -> Target | None:
        """Return the target that a key activates, besides the keys of buttons."""
        return None

    def focus_key(self, text: str, focused: Target | None, moment: Moment) -> Target | None:
        """Return the target that a key focuses, besides the arrows."""
        return None

    def arrow(self, key: Qt.Key, moment: Moment) -> Target | None:
        """Return the target that an arrow key focuses; None takes the nearest in its direction."""
        return None

    def can_drag(self, card: CardTarget, moment: Moment, *, begins: bool) -> bool:
        """True if a card can be dragged.

        Args:
            begins: true if the card is a target of a legal move.
        """
        return begins

    def held_at(self, place: Place, moment: Moment) -> CardTarget | None:
        """Return the card to drag from a place whose cards are one target."""
        return None

    def typed(self, text: str, moment: Moment) -> Target | str:
        """Return the target of a typed card, or a sentence that tells why there is none."""
        return ""

    def needs_more(self, moment: Moment) -> str:
        """Return the sentence spoken after a typed card that needs another selection."""
        return ""

    # --- how it shows

    def invited(self, moment: Moment) -> Collection[Target]:
        """Return the cards with a brass line, because they can be acted on now."""
        return ()

    def raised(self, moment: Moment) -> Collection[Target]:
        """Return the cards that stand out of their rows."""
        return moment.selected

    def invitation(self, place: Place, following: Collection[Target], moment: Moment) -> Invitation:
        """Return the mark of a place.

        Args:
            following: the targets that may be selected next.
        """
        inviting = place in following or place in moment.selected
        return Invitation(inviting, bool(moment.selected) and inviting)
