"""What Soureh and Pariah each say of their own table; all else they share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.events import Event, Outcome, Scored
from soiree.core.zones import Seat, Zone
from soiree.games.coops.zones import DOWN, coop_at
from soiree.ui.games.coops.on_table import coop_place, drawn_card, invalid_slots
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name
from soiree.ui.table.contract.highlight import Highlight
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.step import Step
from soiree.ui.table.contract.targets import Button, Label, Place, Targets

END_BUTTON = Button("end")
CALL_BUTTON = Button("call")
"""Ends the turn; declares, or knocks."""


class Variant(ABC):
    """What a game of coops adds to what is shared.

    Attributes:
        title: what a screen reader calls the table.
        call: what is said aloud by who declares, or knocks.
        word: the same in large letters.
        rows: the buttons, the lowest row first; of one row no two are shown together. What is
            seldom meant never stands where something else is usual.
    """

    title: str
    call: str
    word: str
    rows: Sequence[Sequence[Button]]

    # --- what is shown

    @abstractmethod
    def labels(self, moment: Moment) -> Mapping[Button, Label]:
        """What stands on the buttons, apart from `END_BUTTON`."""

    @abstractmethod
    def is_valid(self, up: Card, down: Card) -> bool:
        """Whether two cards make a valid coop."""

    def may_call(self, moment: Moment) -> bool:
        """Whether nothing speaks against declaring, as far as the marks of one's own coops say."""
        return moment.appearance.show_valid and not invalid_slots(moment, self.is_valid)

    def ends_by_itself(self, invalid: Sequence[int], moment: Moment) -> bool:
        """Whether nobody would declare whose coops with these slots are not valid."""
        return bool(invalid)

    @abstractmethod
    def ending(self, moment: Moment) -> str:
        """What is said as a turn ends by itself for that reason."""

    @abstractmethod
    def warning(self, slots: Sequence[int]) -> str:
        """What is said before declaring with these coops, which are not valid."""

    @abstractmethod
    def prompt(self, moment: Moment) -> str:
        """What the person who may choose can do now, in a line."""

    def asked(self, moment: Moment) -> str:
        """What is said when they are asked; which card was drawn has just been told."""
        if drawn_card(moment) is None:
            return self.prompt(moment)
        return tr("Choose its place, or discard it.")

    def step(self, event: Event, moment: Moment) -> Step | None:
        """What an event of this game alone looks like."""
        return None

    def told(self, outcome: Outcome, moment: Moment) -> Iterator[tuple[str, int]]:
        """What a choice of another player did by the rules of this game alone.

        Yields:
            A few words, and how much it hurts the person who looks.
        """
        return iter(())

    def detail(self, seat: Seat, moment: Moment) -> str | None:
        """What stands below a player's name, where there is more to say than what plays there."""
        return None

    @abstractmethod
    def at_stake(self, seat: Seat, moment: Moment) -> int:
        """The points that the round would bring a player as the coops lie, as far as is seen."""

    def worth(self, up: Card, down: Card) -> int:
        """The points that a coop earns by itself at the end of a round."""
        return 0

    @abstractmethod
    def counted(self, event: Scored) -> Highlight | None:
        """How a score is counted, if it is."""

    def card_name(self, name: str, place: Place, moment: Moment) -> str:
        """What a screen reader calls a card of a coop, given what both games call it."""
        return name

    # --- how moves are made

    @abstractmethod
    def targets(self, move: Move, moment: Moment) -> Targets:
        """The targets of a legal move."""

    @abstractmethod
    def meant(self, coops: Sequence[Zone], moment: Moment) -> Move | None:
        """The move that selecting these cards of coops stood for, if it is not legal."""

    def digit(self, slot: int, moment: Moment) -> Place:
        """The place that a digit stands for, of the person who may choose."""
        return coop_place(DOWN[coop_at(moment.chooser, slot)])

    def is_ticking(self, moment: Moment) -> bool:
        """Whether the person who may choose ticks one card of each of their coops now."""
        return False

    def ticked(self, moment: Moment) -> Targets:
        """The cards that are ticked by themselves then."""
        return ()


def placing(card: Card, moment: Moment) -> str:
    """What is asked of somebody who has drawn a card that goes into a coop."""
    others = [name for seat, name in enumerate(moment.names) if seat != moment.decider]
    text = tr("The {card}: choose its place, or discard it.")
    if moment.appearance.explains and len(others) > 1:
        text = tr(
            "Put the {card} in place of your face-down or another’s face-up card, or discard it."
        )
    elif moment.appearance.explains:
        text = tr(
            "Put the {card} in place of your face-down or {player}’s face-up card, or discard it."
        )
    return text.format(card=card_name(card), player=others[0])
