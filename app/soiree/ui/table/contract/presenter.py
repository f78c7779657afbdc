"""What a game gives the table: a presenter, a plain object with no widgets behind it.

Everything it answers is a function of a `Moment`, data in and data out. So it is tested without a
window, and the eye, the ear and a replay are served by the same answers.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize

from soiree.core.entries import Move
from soiree.core.events import Event, Moved, Result
from soiree.core.games import Game
from soiree.core.zones import Seat, Zone
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name
from soiree.ui.table.contract.card_order import CardOrder
from soiree.ui.table.contract.choosing import Choosing
from soiree.ui.table.contract.digest import News, WriteCard, cards_played
from soiree.ui.table.contract.highlight import Highlight
from soiree.ui.table.contract.layout import Layout
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.since_turn import SinceTurn
from soiree.ui.table.contract.stakes import Stakes, usual_stakes
from soiree.ui.table.contract.step import NOTHING, Pace, Speech, Step
from soiree.ui.table.contract.targets import Button, CardTarget, Label, Place, Target
from soiree.ui.table.contract.trace import Trace, moves_traced
from soiree.ui.table.contract.victory import victory
from soiree.ui.table.speech import aloud


def hand_names(zone: Zone, place: Target, moment: Moment) -> dict[Target, str]:
    """What a screen reader calls the place of a hand, and each card of it that is seen."""
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
    """How a game is shown.

    Attributes:
        title: what a screen reader calls the table.
        order: in which order cards lie.
        choosing: how moves are made.
        hushes_after: milliseconds after which what was said disappears, once a person has been
            asked; None lets it stay.
    """

    title: str
    order: CardOrder
    choosing: Choosing
    hushes_after: int | None = None

    # --- where things lie

    @abstractmethod
    def layout(self, size: QSize, moment: Moment) -> Layout:
        """Where everything lies on a table of this size."""

    def buttons(self, moment: Moment) -> Mapping[Button, Label]:
        """All buttons of the game, if it has any; those that make no legal move now are hidden."""
        return {}

    # --- what happens

    def joins(self, first: Moved, following: Moved) -> bool:
        """Whether two cards that move one after the other are shown as one motion."""
        if first.source == self.order.stock:
            return following.source == self.order.stock
        return (first.source, first.target) == (following.source, following.target)

    def pace(self, first: Moved, moment: Moment) -> Pace:
        """How fast the cards move in the motion that begins with this one."""
        return Pace()

    def arrival(self, moves: Sequence[Moved], moment: Moment) -> Step:
        """What follows when the cards of a motion come to rest."""
        return NOTHING

    @abstractmethod
    def step(self, event: Event, moment: Moment) -> Step:
        """What an event looks like that moves no card; the moment is the one after it."""

    def finale(self, result: Result, moment: Moment) -> Highlight | None:
        """How the end of the match looks."""
        return victory(result, moment)

    def at_once(self, event: Event, moment: Moment) -> bool:
        """Whether an event is shown as it happens, beside whatever still moves, as in a race."""
        return False

    def lasting_speech(self, moment: Moment) -> Speech | None:
        """What was said earlier and is still to be seen, where the scene is set from a moment."""
        return None

    def ends_round(self, moment: Moment) -> bool:
        """Whether what was scored last ended a round."""
        return True

    def stakes(self, moment: Moment, game: Game) -> Stakes:
        """How far the match and each score are; by default as the game's description has them."""
        return usual_stakes(moment.view, game)

    # --- what happened since a person's last choice

    def traces(self, since: SinceTurn, moment: Moment, layout: Layout) -> Sequence[Trace]:
        """What others changed, place by place, in order."""
        return moves_traced(since, self.order, moment)

    def digest(self, since: SinceTurn, moment: Moment, write: WriteCard) -> Sequence[News]:
        """What is told of it in a line.

        Args:
            write: how a card is written.
        """
        return cards_played(since, write)

    def gives_way(self, moves: Sequence[Moved], moment: Moment) -> Sequence[Zone]:
        """The zones whose cards give way a little as those of a motion come to rest."""
        return ()

    def begins_replay(self, move: Move) -> bool:
        """Whether what has happened is shown again from this choice of the person's own on."""
        return True

    # --- in words

    @abstractmethod
    def prompt(self, moment: Moment) -> str:
        """The line that says what may be done now, or nothing."""

    def detail(self, seat: Seat, moment: Moment) -> str | None:
        """What stands below a player's name; None for their level, or whether it is their turn."""
        return None

    def asked(self, moment: Moment) -> str:
        """What is said when the viewer is asked, after all that happened was told.

        It need not repeat what that has just said; by default it is the prompt.
        """
        return self.prompt(moment)

    def heard(self, event: Event | None, sentence: str, moment: Moment) -> str:
        """What the ear is told of an event: its sentence, or more where the eye sees more."""
        return sentence

    def following(self, moment: Moment) -> str:
        """What is said once something was taken up, where the prompt says nothing new."""
        return ""

    def taken_up(self, moment: Moment) -> str:
        """What is said of a card just taken up, if not how many places take it."""
        return ""

    def hand(self, moment: Moment) -> str:
        """The viewer's cards, in one sentence: by default those of a hand, by suit."""
        return aloud.hand(moment)

    def table(self, moment: Moment) -> str:
        """What lies on the table and where, in short: by default what everything is called."""
        names = self.names(moment)
        open_to_all = (
            names.get(target, "")
            for target in self.reading_order(moment)
            if isinstance(target, (CardTarget, Place)) and not _is_held(target, moment)
        )
        return "; ".join(filter(None, open_to_all))

    @abstractmethod
    def names(self, moment: Moment) -> Mapping[Target, str]:
        """What a screen reader calls each card, place and button: nothing that is not seen."""

    @abstractmethod
    def reading_order(self, moment: Moment) -> Sequence[Target]:
        """What keys and a screen reader can reach, in the order of reading.

        Hidden buttons may be named here; they are skipped.
        """


def _is_held(target: CardTarget | Place, moment: Moment) -> bool:
    """Whether a card is in the viewer's hand, which is asked for by itself."""
    return isinstance(target, CardTarget) and target.zone.owner == moment.viewer
