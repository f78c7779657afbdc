"""The page of all problems, with filters by game, theme, difficulty and outcome."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QComboBox, QLabel, QVBoxLayout

from soiree.core.games import Game
from soiree.games import GAMES
from soiree.storage.daily_deals import today
from soiree.storage.problems import days_in_a_row, kept_problems, of_the_day
from soiree.storage.settings import Settings
from soiree.ui.dialogs.forms import choice_box
from soiree.ui.language.translation import tr
from soiree.ui.language.voice import call
from soiree.ui.screens.pages import Page
from soiree.ui.screens.problems.problem_list import ProblemGrid, Row
from soiree.ui.screens.problems.task import diamonds, difficulties
from soiree.ui.screens.problems.todays_problem import TodaysProblem
from soiree.ui.screens.table_pictures.drawer import TablePictures
from soiree.ui.shell.routes import Days, OwnTask, ProblemFilter, Problems, Solve
from soiree.ui.style import theme
from soiree.ui.style.felt_page import Title
from soiree.ui.style.panels import button, column_of, label, row_of
from soiree.ui.style.theme import STEP, TEXT

_WIDEST = 240 * STEP
"""The largest width of the contents in pixels."""

_WIDE, _LARGE = 120 * STEP, 220 * STEP
"""The least widths for the problem of the day beside the list, and for a larger picture."""


class Catalogue(Page):
    """All problems, and the problem of the day.

    Attributes:
        today: the button for the problem of the day.
        days: the button for the calendar.
        game, theme, difficulty: the boxes of the filter.
        unsolved: the check box that hides solved problems.
        list: the problems that pass the filter.
        own: the button for the person's own problems; hidden if none is due.
        solve, back: the other buttons.

    Signals:
        requested: go to this route.
    """

    def __init__(
        self,
        settings: Settings,
        own: Sequence[OwnTask],
        felt: str,
        cache: Path,
    ) -> None:
        """
        Args:
            own: the person's own problems that are due.
            cache: the folder of pictures on disk.
        """
        super().__init__(felt, _WIDEST)
        self._row = 0
        self._pictures = TablePictures(cache, felt, self)
        self._outcomes = settings.problems
        self._calendar, self._own = settings.days, own
        self._rows = [
            Row(game, number, kept)
            for game in GAMES.values()
            for number, kept in enumerate(kept_problems(game.name), 1)
        ]
        self._make_widgets([game for game in GAMES.values() if kept_problems(game.name)])
        self._lay_out()
        self._connect()
        self._list_themes()

    def use_felt(self, felt: str) -> None:
        super().use_felt(felt)
        self._pictures.use_felt(felt)

    def end(self) -> None:
        """Stop drawing pictures."""
        self._pictures.close()

    def choose_game(self, name: str) -> None:
        """Set the game of the filter."""
        self.game.setCurrentIndex(max(0, self.game.findData(name)))

    def look_for(self, sought: ProblemFilter, row: int) -> None:
        """Set the filter, and the row to select when the page is shown."""
        self.choose_game(sought.game)
        self.theme.setCurrentIndex(max(0, self.theme.findData(sought.theme)))
        self.difficulty.setCurrentIndex(max(0, self.difficulty.findData(sought.difficulty)))
        self.unsolved.setChecked(sought.unsolved)
        self._row = row

    def here(self) -> Problems:
        """The route back to the current filter and row."""
        boxes = (self.game, self.theme, self.difficulty)
        game, about, difficulty = (box.currentData() for box in boxes)
        sought = ProblemFilter(game, about, difficulty, self.unsolved.isChecked())
        return Problems(sought, max(0, self.list.currentIndex().row()))

    # --- list ------------------------------------------------------------------------------------

    def _make_widgets(self, games: Sequence[Game]) -> None:
        self._title = Title(tr("Problems"))
        self._count = label("", theme.font(TEXT, figures=True))
        self._todays = TodaysProblem(self._pictures)
        self.today, self.days = self._todays.solve, self._todays.calendar
        titles = {game.name: game.title for game in games}
        self.game = choice_box({"": tr("All games"), **titles})
        self.theme = QComboBox()
        levels = {each: "  ".join((diamonds(each), text)) for each, text in difficulties().items()}
        self.difficulty = choice_box({0: tr("Any difficulty"), **levels})
        self.unsolved = QCheckBox(tr("Not solved yet"))
        self.list = ProblemGrid(self._outcomes, self._pictures)
        self.setFocusProxy(self.list)
        middle = Qt.AlignmentFlag.AlignCenter
        self._empty = QLabel(tr("No problems found."), alignment=middle, wordWrap=True)
        own = tr("Your problems (%n)", "", len(self._own))
        self.own = button(own, lambda: self.requested.emit(Solve(self._own)), by_enter=True)
        self.own.setToolTip(tr("Costly choices of your own matches, which come back until solved"))
        self.own.setVisible(bool(self._own))
        self.solve = button(tr("Solve"), self._solve, by_enter=True)
        self.back.setAutoDefault(True)

    def _lay_out(self) -> None:
        QVBoxLayout(self.list.viewport()).addWidget(self._empty)
        filters = row_of(self.game, self.theme, self.difficulty, self.unsolved, None)
        found = column_of(filters, self.list, row_of(self.own, None, self.solve))
        self._middle = row_of(self._todays, (found, 1), spacing=2 * STEP)
        self._middle.setAlignment(self._todays, Qt.AlignmentFlag.AlignTop)
        head = row_of(self._title, self._count, None, self.back, spacing=2 * STEP)
        self.setLayout(column_of(head, self._middle, spacing=STEP + STEP // 2))
        call(self.game, tr("Game"))
        call(self.theme, tr("Theme"))
        call(self.difficulty, tr("Difficulty"))

    def _connect(self) -> None:
        self.today.clicked.connect(self._solve_todays)
        self.days.clicked.connect(lambda: self.requested.emit(Days()))
        self.game.currentIndexChanged.connect(lambda _: self._list_themes())
        for box in (self.theme, self.difficulty):
            box.currentIndexChanged.connect(lambda _: self._find())
        self.unsolved.toggled.connect(lambda _: self._find())
        self.list.activated.connect(lambda _: self._solve())
        self._pictures.ready.connect(self.list.viewport().update)

    def _list_themes(self) -> None:
        rows = [row for row in self._rows if row.game.name == self.game.currentData()]
        used = {row.kept.theme for row in rows}
        with QSignalBlocker(self.theme):
            self.theme.clear()
            self.theme.addItem(tr("Any theme"), "")
            themes = rows[0].game.themes if rows else None
            for key, title in themes().titles.items() if themes else ():
                if key in used:
                    self.theme.addItem(tr(title), key)
        self.theme.setEnabled(bool(rows))
        self._find()

    def _chosen(self) -> list[Row]:
        name, about = self.game.currentData(), self.theme.currentData()
        difficulty, unsolved = self.difficulty.currentData(), self.unsolved.isChecked()
        return [
            row
            for row in self._rows
            if (not name or row.game.name == name)
            and (not about or row.kept.theme == about)
            and (not difficulty or row.kept.difficulty == difficulty)
            and not (unsolved and self._outcomes.get(row.key) == "solved")
        ]

    def _find(self) -> None:
        before = self.list.currentIndex().row()
        self._shown = self._chosen()
        self.list.show_problems(self._shown, max(before, 0))
        self._empty.setVisible(not self._shown)
        self.solve.setEnabled(bool(self._shown))
        solved = sum(self._outcomes.get(row.key) == "solved" for row in self._rows)
        words = tr("{solved} of %n solved", "", len(self._rows))
        self._count.setText(words.format(solved=solved))
        self._show_todays()

    def _show_todays(self) -> None:
        row = self._todays_row()
        self._todays.setVisible(row is not None)
        if row is not None:
            days = days_in_a_row(self._calendar, today())
            self._todays.show_problem(row, self._outcomes.get(row.key), days)

    def _todays_row(self) -> Row | None:
        found = of_the_day(today(), sorted({row.game.name for row in self._rows}))
        if found is None:
            return None
        name, kept = found
        return next(row for row in self._rows if row.game.name == name and row.kept == kept)

    # --- commands --------------------------------------------------------------------------------

    def _solve_todays(self) -> None:
        if (row := self._todays_row()) is not None:
            self.requested.emit(Solve([row.task]))

    def _solve(self) -> None:
        if self._shown:
            tasks = [row.task for row in self._shown]
            self.requested.emit(Solve(tasks, max(0, self.list.currentIndex().row())))

    # --- Qt --------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self._find()
            self.list.select(self._row)
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide, ways = self.width() >= _WIDE, QBoxLayout.Direction
        self._middle.setDirection(ways.LeftToRight if is_wide else ways.TopToBottom)
        self._todays.stand(above=is_wide, large=self.width() >= _LARGE)
