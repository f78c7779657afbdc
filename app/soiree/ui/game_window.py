"""The description of a game's Qt side.

Each package in `soiree.ui.games` ends in `WINDOW`, such a description. Its `Lazy` references import
the parts of a table or a lesson on first use.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from soiree.core.lazy import Lazy
from soiree.ui.language.translation import tr

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
"""Returns the sentence for a move in a hint.

The arguments are the move, the view of the seat that asked, and the names of the players by seat.
"""


TableChoice = Literal[
    "sort_cards", "show_valid", "mark_certain", "ends_turns", "two_clicks", "timed"
]
"""The fields of `GameChoices` that a person switches on or off."""


class Blurb(Struct, frozen=True):
    """The description of a game on the start page, with its picture. `tr` translates its texts.

    Attributes:
        picture: the cards from the lowest up: each with its notation (empty for a back), the x and
            y of its centre in card widths from the middle, and its rotation in degrees.
        origin: the inventor of the game, or its origin; may be empty.
    """

    goal: str
    players: str
    picture: Sequence[tuple[str, float, float, float]]
    origin: str = ""


def minutes_words(game: Game, options: Options) -> str:
    """Return the length of a match of one person against computers, such as "20 minutes".

    The text is empty if the length was not measured for these options.
    """
    minutes = game.minutes(options)
    if not minutes:
        return ""
    # Longer times are rounded, as the measures are not exact to the minute.
    #: Alone on a tile of the start page, and in “About {minutes}.”
    return tr("%n minutes", "", minutes if minutes < 10 else 5 * round(minutes / 5))


def length_words(game: Game) -> str:
    """Return the number of players and the length of a match with the default options."""
    parts = tr(window_of(game).blurb.players), minutes_words(game, game.defaults())
    return " · ".join(filter(None, parts))


class SeenMatch(Struct, frozen=True):
    """A match as the side panel shows it.

    Attributes:
        names: the names of the players, by seat.
        viewer: the seat that is "you".
        reviewing: True if the match is over and being reviewed.
    """

    view: View
    names: Sequence[str]
    viewer: Seat
    reviewing: bool = False


class SidePage(QWidget):
    """A page of the side panel that a game adds.

    Signals:
        helped: during play, the page showed the person more than the rules show to everybody. The
            match then counts as played with help.
    """

    helped = Signal()

    def show_match(self, match: SeenMatch) -> None:
        """Show the page for the present position of a match."""
        raise NotImplementedError

    def start_over(self) -> None:
        """Hide all help, because another match begins."""
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
            views: the views of the seats whose cards may be seen.
            names: the names of the players, by seat.
            players: the participants, by seat.
            viewer: the seat that is "you"; `NOBODY` if no seat is.
        """
        raise NotImplementedError

    def summary(self) -> str:
        """The content of the strip in a few sentences, for a screen reader."""
        raise NotImplementedError


class GameWindow(Struct, frozen=True):
    """The parts that a game supplies to the window.

    Attributes:
        blurb: the content of the tile on the start page.
        narration: the sentences for the events of a match.
        move_words: the words for a move, in a hint.
        presenter: makes the presenter of a table or of a small picture.
        scenery: makes the drawings of the game on the felt.
        round_sheet: makes the sheet about a round that has ended; None if the scores are enough.
        lesson: reads the lesson of the game with this name, in the player's language; None if the
            game has no lesson.
        memory: the page of the side panel that shows what can be remembered of the match; None if
            the game has no such page.
        lane: the strip below the table of a replay that shows the knowledge of each player; None if
            the game has no such strip.
        sides: returns the places of a number of seats on the screen in words, in seat order from
            the nearest one; None for places around the table as usual.
        checks: the texts of the switches for the tables of the game, such as marks of valid coops,
            before their translation, each by the field of `GameChoices` that keeps the choice.
        asks_delay: True if the New game dialog asks how long messages stay.
    """

    blurb: Blurb
    narration: Lazy[Narrator]
    move_words: Lazy[MoveWords]
    presenter: Lazy[Callable[[], Presenter]]
    scenery: Lazy[Callable[[], Scenery]] = Lazy("soiree.ui.table.contract.scenery:Scenery")
    round_sheet: Lazy[MakeRoundSheet] | None = None
    lesson: Lazy[Callable[[str], Lesson]] | None = Lazy("soiree.ui.table.recap.lesson_steps:lesson")
    memory: Lazy[type[SidePage]] | None = None
    lane: Lazy[type[ReplayLane]] | None = None
    sides: Callable[[int], Sequence[str]] | None = None
    checks: Mapping[TableChoice, str] = {}
    asks_delay: bool = False

    def table(self, context: TableContext) -> Table:
        """A table of this game."""
        from soiree.ui.table.table import Table

        return Table(context, self.presenter()(), self.scenery()(), self.narration())


def window_of(game: Game) -> GameWindow:
    """Import what a game supplies to the window, such as its presenter and its lesson."""
    found: GameWindow = import_module(game.window).WINDOW
    return found
