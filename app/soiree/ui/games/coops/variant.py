"""The parts of a table of coops that differ between Soureh and Pariah."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.events import Event, Outcome, Scored
from soiree.core.zones import Seat, Zone
from soiree.games.coops.zones import DOWN, coop_at
from soiree.ui.games.coops.on_table import coop_place, drawn_card, invalid_slots
from soiree.ui.language.translation import tr
from soiree.ui.language.words import card_name
from soiree.ui.table.contract.digest import News, WriteCard
from soiree.ui.table.contract.highlight import Highlight
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.step import Step
from soiree.ui.table.contract.targets import Button, Label, Place, Target, Targets

END_BUTTON = Button("end")
CALL_BUTTON = Button("call")
"""`END_BUTTON` ends the turn; `CALL_BUTTON` declares, or knocks."""


class Variant(ABC):
    """The display of one of the two games with coops: Soureh or Pariah.

    Attributes:
        title: the name of the table for a screen reader.
        call: the words in which a player declares, or knocks.
        word: the same call in large letters.
        rows: the buttons, the lowest row first; no two buttons of a row are visible together. A
            button for a rare choice never appears in the position of a frequently used one.
    """

    title: str
    call: str
    word: str
    rows: Sequence[Sequence[Button]]

    # --- what is shown

    @abstractmethod
    def labels(self, moment: Moment) -> Mapping[Button, Label]:
        """The labels of all buttons except `END_BUTTON`."""

    @abstractmethod
    def is_valid(self, up: Card, down: Card) -> bool:
        """True if two cards make a valid coop."""

    def may_call(self, moment: Moment) -> bool:
        """True unless the visible marks show that a call would be too early."""
        return moment.appearance.show_valid and not invalid_slots(moment, self.is_valid)

    def ends_by_itself(self, invalid: Sequence[int], moment: Moment) -> bool:
        """True if nobody would declare while the coops with these slots are not valid."""
        return bool(invalid)

    @abstractmethod
    def ending(self, moment: Moment) -> str:
        """The prompt while a turn ends automatically, as nobody would declare with these coops."""

    @abstractmethod
    def warning(self, coops: int) -> str:
        """The warning before a declaration with so many invalid coops, which fill {slots}."""

    @abstractmethod
    def prompt(self, moment: Moment) -> str:
        """The prompt for the person who chooses now."""

    def asked(self, moment: Moment) -> str:
        """The prompt as a screen reader speaks it. It leaves out the name of the drawn card."""
        if drawn_card(moment) is None:
            return self.prompt(moment)
        return tr("Choose its place, or discard it.")

    def step(self, event: Event, moment: Moment) -> Step | None:
        """The display of an event that only this game has; None for the shared events."""
        return None

    def news(self, outcome: Outcome, moment: Moment, write: WriteCard) -> Iterator[News]:
        """The digest's items for another player's choice by a rule of this game alone."""
        return iter(())

    def detail(self, seat: Seat, moment: Moment) -> str | None:
        """The words below a player's name; None for the level or the current activity."""
        return None

    @abstractmethod
    def at_stake(self, seat: Seat, moment: Moment) -> int:
        """The points that the round would bring a player, judged by the visible cards."""

    def worth(self, up: Card, down: Card) -> int:
        """The points that a coop earns by itself at the end of a round."""
        return 0

    @abstractmethod
    def counted(self, event: Scored) -> Highlight | None:
        """The highlight of a score; None if the score has no highlight."""

    def card_name(self, name: str, place: Place, moment: Moment) -> str:
        """The screen reader's name of a coop's card.

        Args:
            name: the name that Soureh and Pariah share.
            place: the place of the card.
        """
        return name

    def certain(self, moment: Moment) -> Mapping[Target, str]:
        """Sentences about hidden cards that the viewer can infer, as for a presenter."""
        return {}

    # --- how moves are made

    @abstractmethod
    def targets(self, move: Move, moment: Moment) -> Targets:
        """The targets of a legal move."""

    @abstractmethod
    def meant(self, coops: Sequence[Zone], moment: Moment) -> Move | None:
        """The illegal move that a selection of coop cards stands for."""

    def digit(self, slot: int, moment: Moment) -> Place:
        """The chooser's place that a digit key stands for."""
        return coop_place(DOWN[coop_at(moment.chooser, slot)])

    def is_ticking(self, moment: Moment) -> bool:
        """True while the chooser ticks one card of each of their coops."""
        return False

    def ticked(self, moment: Moment) -> Targets:
        """The cards that the table ticks for the person before the first click."""
        return ()


def placing_prompt(card: Card, moment: Moment) -> str:
    """The prompt for a player whose drawn card goes into a coop."""
    others = [name for seat, name in enumerate(moment.names) if seat != moment.decider]
    text = tr("The {card}: choose its place, or discard it.")
    if moment.appearance.explains and len(others) > 1:
        text = tr(
            "Place the {card} on your face-down card or another’s face-up card, or discard it."
        )
    elif moment.appearance.explains:
        text = tr(
            "Place the {card} on your face-down card or {player}’s face-up card, or discard it."
        )
    return text.format(card=card_name(card), player=others[0])
