"""The problems in the window: their list, and the tables at which they are solved."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QStackedWidget

from soiree.core.games import Game
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.decks import Deck
from soiree.ui.screens.match.match_table import appearance_of
from soiree.ui.screens.problems.catalogue import Catalogue
from soiree.ui.screens.problems.problem_view import ProblemView
from soiree.ui.screens.problems.task import Task
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.way_back import WayBack
from soiree.ui.table.contract.appearance import Appearance


class ProblemsPage(QStackedWidget):
    """The list of the problems, or the one that is being solved.

    Attributes:
        catalogue: the list.
        view: where they are solved.

    Signals:
        left: the person wants to go back.
        outcome_noted: a problem has ended, which the settings know now.
    """

    left = Signal()
    outcome_noted = Signal()

    def __init__(
        self,
        games: Mapping[str, Game],
        paths: Paths,
        settings: Settings,
        deck: Callable[[], Deck],
    ) -> None:
        super().__init__()
        self._settings = settings
        self._leave: Callable[[], None] | None = None
        self.catalogue = Catalogue(games, settings.problems)
        self.catalogue.left.connect(self.left)
        self.catalogue.wanted.connect(self.solve)
        self.catalogue.outcome_noted.connect(self.outcome_noted)
        self.view = ProblemView(self._appearance, deck, paths.pictures)
        self.view.left.connect(self._go_back)
        self.addWidget(self.catalogue)
        self.addWidget(self.view)

    def show_catalogue(self, game: str) -> None:
        """Show the list, with the problems of a game."""
        self.put_away()
        self.catalogue.choose_game(game)

    def solve(
        self, tasks: Sequence[Task], number: int = 0, leave: Callable[[], None] | None = None
    ) -> None:
        """Give these tasks to solve, one after another, beginning with one of them.

        Args:
            leave: called when the person goes back from them; usually to the list.
        """
        self._leave = leave
        self.setCurrentWidget(self.view)
        self.view.begin(tasks, number)

    def put_away(self) -> None:
        """Whatever is being solved is left; the list is what is there."""
        self.view.put_away()
        self.setCurrentWidget(self.catalogue)

    def _go_back(self) -> None:
        leave, self._leave = self._leave, None
        self.put_away()
        if leave is not None:
            leave()
        else:
            self.catalogue.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _appearance(self, game: Game) -> Appearance:
        appearance = appearance_of(self._settings, self._settings.choices(game))
        # Each choice is the person's own, and nothing gives it away.
        appearance.ends_turns = appearance.warnings = False
        return appearance


class ProblemSolving(QObject):
    """Brings the problems to the window, in place of what is there."""

    def __init__(
        self,
        window: MainWindow,
        games: Mapping[str, Game],
        paths: Paths,
        settings: Settings,
        deck: Callable[[], Deck],
        way_back: WayBack,
    ) -> None:
        """
        Args:
            way_back: puts the match at the table away, and leads back to it.
        """
        super().__init__(window)
        self._window = window
        self._make = partial(ProblemsPage, games, paths, settings, deck)
        self._way_back = way_back
        self._page: ProblemsPage | None = None
        window.problems_wanted.connect(self.show)
        window.tasks_wanted.connect(self.give)
        window.closing.connect(self._close)

    @property
    def page(self) -> ProblemsPage:
        if self._page is None:
            made = self._page = self._make()
            made.left.connect(self._way_back.go)
            made.outcome_noted.connect(self._window.settings_changed)
        return self._page

    def show(self) -> None:
        """Show the list of the problems."""
        game = self._window.game
        if self._way_back.put_away():
            self.page.show_catalogue(game)
            self._way_back.label(self.page.catalogue.back)
            self._window.show_page(self.page)

    def give(self, tasks: Sequence[Task], leave: Callable[[], None]) -> None:
        """Give somebody's own choices as tasks.

        Args:
            leave: called when the person goes back from them.
        """
        if self._way_back.put_away():
            self._window.show_page(self.page)
            self.page.solve(tasks, leave=leave)

    def _close(self) -> None:
        if self._page is not None:
            self._page.view.close_worker()
