"""The description of a game's Qt side.

Each package in `soiree.ui.games` ends in `WINDOW`, such a description. Its `Lazy` references import
the parts of a table or a lesson on first use.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from soiree.core.lazy import Lazy
from soiree.ui.style.translation import tr

if TYPE_CHECKING:
    from soiree.core.entries import Move
    from soiree.core.games import Game
    from soiree.core.records import Participant
    from soiree.core.states import Options
    from soiree.core.views import View
    from soiree.core.zones import Seat
    from soiree.ui.table.contract.context import TableContext
    from soiree.ui.table.contract.narration import Narrator
    from soiree.ui.table.contract.presenter import Presenter
    from soiree.ui.table.contract.round_sheet import MakeRoundSheet
    from soiree.ui.table.contract.scenery import Scenery
    from soiree.ui.table.recap.lesson_steps import Lesson
    from soiree.ui.table.table import Table

MoveWords: TypeAlias = "Callable[[Move, View, Sequence[str]], str]"
"""A move as a hint, in a sentence.

It takes the move, the view of the seat that asked, and the names of the players by seat.
"""


class Blurb(Struct, frozen=True):
    """The description of a game on the start page, with its picture.

    Attributes:
        picture: cards from the lowest up: which (empty for a back), where its centre is, in
            card widths from the middle, and how many degrees it is turned.
        origin: who invented it, or where it comes from; empty if nothing is to be said.
    """

    goal: str
    players: str
    picture: Sequence[tuple[str, float, float, float]]
    origin: str = ""


def minutes_words(game: Game, options: Options) -> str:
    """Return how long a match of one person against computers takes, such as "20 minutes".

    Empty if it was not measured for these options.
    """
    minutes = game.minutes(options)
    if not minutes:
        return ""
    # Nobody knows longer times to the minute.
    #: Alone on a tile of the start page, and in “About {minutes}.”
    return tr("%n minutes", "", minutes if minutes < 10 else 5 * round(minutes / 5))


class Check(Struct, frozen=True):
    """Something that a person switches on or off for the table of a game.

    Attributes:
        choice: the field of `GameChoices` that keeps it.
    """

    choice: Literal["sort_cards", "show_valid", "mark_certain", "ends_turns", "two_clicks", "timed"]
    label: str


class SidePage(QWidget):
    """A page of the side panel that a game adds.

    Signals:
        helped: during play, the page showed the person more than the rules let everybody know. The
            match then counts as played with help.
    """

    helped = Signal()

    def show_view(
        self, view: View, names: Sequence[str], viewer: Seat, *, reviewing: bool = False
    ) -> None:
        """Show the page for a view.

        Args:
            viewer: the seat that is "you".
            reviewing: whether the match is over and being reviewed.
        """
        raise NotImplementedError

    def start_over(self) -> None:
        """Show no help any more: another match begins."""
        raise NotImplementedError


class ReplayLane(QWidget):
    """A strip below the table of a replay, in which a game shows what each player can know."""

    def show_position(
        self,
        views: Sequence[View],
        names: Sequence[str],
        players: Sequence[Participant],
        viewer: Seat,
    ) -> None:
        """Show the lane for a position.

        Args:
            views: of the seats whose cards may be seen.
            names: of the players, by seat.
            players: who played, by seat.
            viewer: the seat that is "you", or nobody's.
        """
        raise NotImplementedError

    def summary(self) -> str:
        """The content of the strip in a few sentences, for a screen reader."""
        raise NotImplementedError


def _no_checks() -> tuple[Check, ...]:
    return ()


class GameWindow(Struct, frozen=True):
    """A game, as the window knows it.

    Attributes:
        blurb: the content of the tile on the start page.
        narration: the sentences for what the entries of a match do.
        move_words: the words for a move, in a hint.
        presenter: the maker of the presenter of a table, and of small pictures.
        scenery: makes what the game draws of its own on the felt; None if it draws nothing.
        round_sheet: tells of a round that has ended; None if scores alone tell it.
        lesson: reads the lesson of the game with this name, in the player's language; None if the
            game has no lesson.
        memory: the page of the side panel that shows what can be remembered of the match; None if
            the game has no such page.
        lane: the strip below the table of a replay that shows who can know what; None for none.
        help: the folder of the game's pages of help; empty for none.
        sides: where so many seats are, in words and in seat order, from the one nearest to the
            screen; None if they go round the table as usual.
        checks: the choices of a person for its tables, such as the marks of valid coops.
        asks_delay: True if the New game dialog asks how long messages stay.
    """

    blurb: Callable[[], Blurb]
    narration: Lazy[Narrator]
    move_words: Lazy[MoveWords]
    presenter: Lazy[Callable[[], Presenter]]
    scenery: Lazy[Callable[[], Scenery]] | None = None
    round_sheet: Lazy[MakeRoundSheet] | None = None
    lesson: Lazy[Callable[[str], Lesson]] | None = None
    memory: Lazy[type[SidePage]] | None = None
    lane: Lazy[type[ReplayLane]] | None = None
    help: str = ""
    sides: Callable[[int], Sequence[str]] | None = None
    checks: Callable[[], tuple[Check, ...]] = _no_checks
    asks_delay: bool = False

    def table(self, context: TableContext) -> Table:
        """A table of this game."""
        from soiree.ui.table.table import Table

        return Table(context, self.presenter()(), self.scenery()() if self.scenery else None)


def window_of(game: Game) -> GameWindow:
    """Import what a game supplies to the window, such as its presenter and its lesson."""
    found: GameWindow = import_module(game.window).WINDOW
    return found
