"""The presenter: how a game is displayed and spoken, as a plain object without widgets.

Every method is a function of a `Moment`. So it can be tested without a window, and the table, the
speech and a replay use the same answers.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize

from soiree.core.events import Event, Moved, Result
from soiree.core.games import Game
from soiree.core.zones import Seat, Zone
from soiree.ui.language.translation import tr
from soiree.ui.language.words import card_name, parted
from soiree.ui.table.contract.card_order import CardOrder
from soiree.ui.table.contract.choosing import Choosing
from soiree.ui.table.contract.digest import News, WriteCard, cards_played
from soiree.ui.table.contract.highlight import Highlight, victory
from soiree.ui.table.contract.layout import Layout
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.since_turn import SinceTurn
from soiree.ui.table.contract.stakes import Stakes, usual_stakes
from soiree.ui.table.contract.step import NOTHING, Pace, Speech, Step
from soiree.ui.table.contract.targets import Button, CardTarget, Label, Place, Target
from soiree.ui.table.contract.trace import Trace, moves_traced
from soiree.ui.table.speech import aloud


def hand_names(zone: Zone, place: Target, moment: Moment) -> dict[Target, str]:
    """The accessible names of the place of a hand and of each visible card in it."""
    cards, names = moment.cards(zone), dict[Target, str]()
    yours = tr("{card}, your hand, {number} of {count}")
    theirs = tr("{card}, hand of {player}, {number} of {count}")
    for number, card in enumerate(cards, 1):
        if card is not None:
            words = {"card": card_name(card), "number": number, "count": len(cards)}
            names[CardTarget(zone, card)] = moment.say(zone.seat, yours, theirs, **words)
    text = tr("Hand of {player}, %n cards", "", len(cards))
    return {**names, place: text.format(player=moment.names[zone.seat])}


class Presenter(ABC):
    """The display of a game.

    Attributes:
        title: the accessible name of the table.
        order: the order of cards in zones.
        choosing: the contract of moves.
        speech_timeout: milliseconds until speech disappears after a person was asked; None keeps
            it.
    """

    title: str
    order: CardOrder
    choosing: Choosing
    speech_timeout: int | None = None

    # --- where things lie

    @abstractmethod
    def layout(self, size: QSize, moment: Moment) -> Layout:
        """Return the layout of a table of this size."""

    def buttons(self, moment: Moment) -> Mapping[Button, Label]:
        """Return all buttons of the game. Those without a legal move are hidden."""
        return {}

    # --- what happens

    def joins(self, first: Moved, following: Moved) -> bool:
        """True if two successive moves of cards are animated as one motion."""
        if first.source == self.order.stock:
            return following.source == self.order.stock
        return (first.source, first.target) == (following.source, following.target)

    def pace(self, first: Moved, moment: Moment) -> Pace:
        """Return the pace of the motion that begins with a move."""
        return Pace()

    def arrival(self, moves: Sequence[Moved], moment: Moment) -> Step:
        """Return what follows when the cards of a motion come to rest."""
        return NOTHING

    @abstractmethod
    def step(self, event: Event, moment: Moment) -> Step:
        """Return the display of an event that moves no card; the moment follows the event."""

    def finale(self, result: Result, moment: Moment) -> Highlight | None:
        """Return the highlight of the end of the match, if there is one."""
        return victory(result, moment)

    def at_once(self, event: Event, moment: Moment) -> bool:
        """True if an event is displayed immediately, in parallel with other motion."""
        return False

    def lasting_speech(self, moment: Moment) -> Speech | None:
        """Return earlier speech that is still displayed in a scene that begins at a moment."""
        return None

    def ends_round(self, moment: Moment) -> bool:
        """True if the latest score ended a round."""
        return True

    def stakes(self, moment: Moment, game: Game) -> Stakes:
        """Return the progress of the match and of each score."""
        return usual_stakes(moment.view, game)

    # --- what happened since a person's last choice

    def traces(self, since: SinceTurn, moment: Moment, layout: Layout) -> Sequence[Trace]:
        """Return the changes by others, place by place, in order."""
        return moves_traced(since, self.order, moment)

    def digest(self, since: SinceTurn, moment: Moment, write: WriteCard) -> Sequence[News]:
        """Return the items of the digest.

        Args:
            write: returns a card as text.
        """
        return cards_played(since, write)

    def nudged(self, moves: Sequence[Moved], moment: Moment) -> Sequence[Zone]:
        """Return the zones whose cards are pushed a little when cards land."""
        return ()

    # --- in words

    @abstractmethod
    def prompt(self, moment: Moment) -> str:
        """Return the prompt: the line that tells what may be done; empty for none."""

    def detail(self, seat: Seat, moment: Moment) -> str | None:
        """Return the line below a player's name; None shows the level, or whose turn it is."""
        return None

    def asked(self, moment: Moment) -> str:
        """Return the sentence spoken when the viewer is asked, after the latest events.

        The default is the prompt. A game may leave out what the events already told.
        """
        return self.prompt(moment)

    def spoken(self, event: Event | None, sentence: str, moment: Moment) -> str:
        """Return the spoken form of an event's sentence, which may tell more than the text."""
        return sentence

    def next_step(self, moment: Moment) -> str:
        """Return the sentence spoken after a selection, where the prompt says nothing new."""
        return ""

    def picked_up(self, moment: Moment) -> str:
        """Return the sentence spoken for a selected card; empty uses the default sentence."""
        return ""

    def hand(self, moment: Moment) -> str:
        """Return the viewer's cards in one sentence; by default those of the hand, by suit."""
        return aloud.hand(moment)

    def table(self, moment: Moment) -> str:
        """Return the cards on the table and their places; by default all accessible names."""
        names = self.names(moment)
        open_to_all = (
            names.get(target, "")
            for target in self.reading_order(moment)
            if isinstance(target, (CardTarget, Place)) and not _is_held(target, moment)
        )
        return parted([name for name in open_to_all if name])

    @abstractmethod
    def names(self, moment: Moment) -> Mapping[Target, str]:
        """Return the accessible name of each card, place and button, without hidden information."""

    def certain(self, moment: Moment) -> Mapping[Target, str]:
        """Return sentences about hidden cards that the viewer can infer from all that they saw.

        They are tooltips and parts of accessible names.
        """
        return {}

    @abstractmethod
    def reading_order(self, moment: Moment) -> Sequence[Target]:
        """Return the targets that keys and a screen reader reach, in reading order.

        Hidden buttons may be among them; the table skips those.
        """


def _is_held(target: CardTarget | Place, moment: Moment) -> bool:
    return isinstance(target, CardTarget) and target.zone.owner == moment.viewer
