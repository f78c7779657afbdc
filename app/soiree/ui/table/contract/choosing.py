"""How moves are made at the table: what a game says of targets, keys, drags and what glows."""

from __future__ import annotations

import enum
from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence

from msgspec import Struct

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.zones import Zone
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.targets import CardTarget, Place, Target, Targets


class Arrow(enum.Enum):
    """The keys that move the focus."""

    LEFT, RIGHT, UP, DOWN = range(4)


class Invitation(Struct, frozen=True):
    """How a place shows that it may be selected: by a line round it, by a glow, or not at all."""

    line: bool = False
    glow: bool = False


class Certainty(enum.Enum):
    """The certain result of choosing a card on offer; OPEN if nothing is certain."""

    OPEN, SUCCEEDS, FAILS = range(3)


class Offered(Struct, frozen=True):
    """A card of a grid. What the rules do not let the person choose is dimmed, as what is in vain.

    Attributes:
        mark: a word on the card, or nothing.
        note: the sentence behind it, such as why the card cannot be chosen.
    """

    card: Card
    mark: str = ""
    note: str = ""
    certainty: Certainty = Certainty.OPEN


class Offering(Struct, frozen=True):
    """How a grid of cards on offer is shown: one column a suit, one row a rank.

    Attributes:
        title: what stands above them.
        closing: what a screen reader calls the button that closes the grid.
        advice: the line below the cards, while none of them has a note.
        cards: those on offer, and others that are shown among them.
        marking: what stands on the button that has cards marked with what is certain of them.
        size: of the cards, an index into the layout's widths.
    """

    title: str
    closing: str
    advice: str
    cards: Sequence[Offered]
    marking: str = ""
    size: int = 0


class OpenPile(Struct, frozen=True):
    """A pile that is opened to be looked through, and how it is shown.

    Attributes:
        title: what stands above its cards.
        closing: what a screen reader calls the button that closes it.
        size: of the cards, an index into the layout's widths.
    """

    zone: Zone
    title: str
    closing: str
    size: int = 0


class Choosing(ABC):
    """How moves are made by selecting targets.

    Every legal move has targets. From them the table derives what may be selected, what glows, what
    a key or a drag means, and when a selection is complete.

    Attributes:
        places: the kinds of places that can ever be activated, now or at another time.
        needs_asking: whether a click counts only if the person had been asked before it.
        leads_focus: whether the keyboard's focus goes on to what can be acted on, when a person is
            asked and it is on something that cannot.
        focus_goes_on: whether the focus goes on to the only target that may be selected next.
        reads_typing: whether a card can be typed; `typed` then says what is meant.
    """

    places: frozenset[str] = frozenset()
    needs_asking = False
    leads_focus = False
    focus_goes_on = False
    reads_typing = False

    # --- moves and their targets

    @abstractmethod
    def targets(self, move: Move, moment: Moment) -> Targets:
        """The targets of a legal move, in the order in which a person would select them."""

    def ways(self, move: Move, moment: Moment) -> Sequence[Targets]:
        """Every set of targets that makes a legal move, where there are several."""
        return (self.targets(move, moment),)

    @abstractmethod
    def meaning(self, target: Target, moment: Moment) -> Target | None:
        """What a click on a target means: the target itself, what it belongs to, or nothing."""

    def preselected(self, moment: Moment) -> Targets:
        """What is selected by itself while a person may choose, and cannot be put back.

        Another target can take its place if that target `replaces` it.
        """
        return ()

    def replaces(self, target: Target, moment: Moment) -> Collection[Target]:
        """What a target replaces when it is selected: one of them and itself always is."""
        return ()

    def meant(self, targets: Targets, moment: Moment) -> Move | None:
        """The move that selecting these targets stood for, so that its refusal can be explained."""
        return None

    def objection(self, targets: Targets, moment: Moment) -> str:
        """Why selecting these targets makes no move, where no rule has a word for it."""
        return ""

    def warning(self, move: Move, moment: Moment) -> str:
        """What is said against a legal move before it is made; choosing it once more makes it."""
        return ""

    def forced_move(self, moment: Moment) -> Move | None:
        """The move that goes without saying: made by itself, if the person makes no other."""
        return None

    # --- looking at cards

    def opens(self, target: Target, moment: Moment) -> OpenPile | None:
        """The pile that a click on a target opens to be looked through."""
        return None

    def can_look_into(self, place: Place, moment: Moment) -> bool:
        """Whether a place shows its contents while the mouse or the focus is on it."""
        return False

    def holds_open(self, target: Target, moment: Moment) -> bool:
        """Whether a click on a place keeps its contents in sight until the next click on it."""
        return False

    def offering(self, moment: Moment) -> Offering:
        """The cards that are shown as soon as a place is selected and an `Offer` may follow it."""
        raise NotImplementedError

    # --- races

    def is_race(self, moment: Moment) -> bool:
        """Whether a race is on: all move at the same time, and nobody waits for a card.

        Then two quick clicks are two, a place counts before what lies or flies over it, and a
        selection that makes no move is put back.
        """
        return False

    # --- keys and the mouse

    def key(self, text: str, moment: Moment) -> Target | None:
        """The target that a key activates, beside the letters of buttons."""
        return None

    def focus_key(self, text: str, focused: Target | None, moment: Moment) -> Target | None:
        """Where a key moves the focus, beside the arrows."""
        return None

    def arrow(self, arrow: Arrow, moment: Moment) -> Target | None:
        """Where an arrow moves the focus, if not to the nearest target that way."""
        return None

    def can_drag(self, card: CardTarget, moment: Moment, *, begins: bool) -> bool:
        """Whether a card can be dragged.

        Args:
            begins: whether it is a target of a legal move.
        """
        return begins

    def held_at(self, place: Place, moment: Moment) -> CardTarget | None:
        """The card that is dragged from a place that is a target as a whole, if one can be."""
        return None

    def typed(self, text: str, moment: Moment) -> Target | str:
        """The target that was meant by a typed card, or a sentence that says why there is none."""
        return ""

    def asks_on(self, moment: Moment) -> str:
        """What is said once a card was typed, and something else has still to be selected."""
        return ""

    # --- how it shows

    def invited(self, moment: Moment) -> Collection[Target]:
        """The cards with a line round them, because they can be acted on now."""
        return ()

    def raised(self, moment: Moment) -> Collection[Target]:
        """The cards that stand out of their rows."""
        return moment.selected

    def invitation(self, place: Place, following: Collection[Target], moment: Moment) -> Invitation:
        """How a place shows that it may be selected.

        Args:
            following: what may be selected next.
        """
        inviting = place in following or place in moment.selected
        return Invitation(inviting, bool(moment.selected) and inviting)
