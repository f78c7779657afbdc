"""The list of all problems, with filters by game, theme, difficulty and outcome."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date

from msgspec import Struct
from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from soiree.core.games import Game
from soiree.storage.problems import (
    KeptProblem,
    Outcome,
    days_in_a_row,
    kept_problems,
    key_of,
    of_the_day,
)
from soiree.ui.screens.pages import row_of
from soiree.ui.screens.problems.task import DIFFICULTIES, name_of, theme_title
from soiree.ui.shell.routes import Back, KeptTask, OwnTask, ProblemFilter, Problems, Route, Solve
from soiree.ui.style import theme
from soiree.ui.style.panels import keep_to_middle
from soiree.ui.style.theme import LEAD, STEP, TEXT, TITLE
from soiree.ui.style.translation import tr
from soiree.ui.style.voice import call

_WIDEST = 120 * STEP
"""The largest width of the rows in pixels, which keeps their parts close together."""

_PIPS = {1: "●○○", 2: "●●○", 3: "●●●"}


class Row(Struct, frozen=True):
    """A problem in the list.

    Attributes:
        number: the number among the problems of the game, from 1.
    """

    game: Game
    number: int
    kept: KeptProblem

    @property
    def key(self) -> str:
        return key_of(self.game.name, self.kept)

    @property
    def task(self) -> KeptTask:
        return KeptTask(self.game.name, self.number)


class Catalogue(QWidget):
    """All problems, and the problem of the day.

    Attributes:
        today: the button for the problem of the day.
        game, theme, difficulty: the boxes of the filter.
        unsolved: the check box that hides solved problems.
        list: the problems that pass the filter.
        own: the button for the person's own problems; hidden if none is due.
        solve, back: the other buttons.

    Signals:
        requested: go to this route.
    """

    requested = Signal(Route)

    def __init__(
        self,
        games: Mapping[str, Game],
        outcomes: Mapping[str, Outcome],
        day: Callable[[], date] = date.today,
        calendar: Mapping[str, Outcome] | None = None,
        own: Sequence[OwnTask] = (),
    ) -> None:
        """
        Args:
            outcomes: the outcomes of problems, by key.
            calendar: the outcomes of the problems of the day, by day.
            own: the person's own problems that are due.
            day: gives the current day.
        """
        super().__init__()
        self._row = 0
        self._outcomes = outcomes
        self._day = day
        self._calendar = calendar or {}
        self._own = own
        self._rows = [
            Row(game, number, kept)
            for game in games.values()
            for number, kept in enumerate(kept_problems(game.name), 1)
        ]
        self._make_widgets([game for game in games.values() if kept_problems(game.name)])
        self._lay_out()
        self._connect()
        self._list_themes()

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
        self._title = QLabel(tr("Problems"))
        self._title.setFont(theme.title_font(TITLE))
        self._count = QLabel()
        self._count.setFont(theme.font(TEXT, figures=True))
        self.back = QPushButton(tr("Start page"))
        self._panel = QFrame()
        self._panel.setFrameShape(QFrame.Shape.StyledPanel)
        self._todays = QLabel()
        self._todays.setFont(theme.font(LEAD))
        self._todays.setWordWrap(True)
        self.today = QPushButton(tr("Solve today’s problem"))
        self.game = _box([(tr("All games"), "")])
        for game in games:
            self.game.addItem(game.title, game.name)
        self.theme = _box([])
        difficulties = [
            ("  ".join((_PIPS[each], tr(text))), each) for each, text in DIFFICULTIES.items()
        ]
        self.difficulty = _box([(tr("Any difficulty"), 0), *difficulties])
        self.unsolved = QCheckBox(tr("Not solved yet"))
        self._model = QStandardItemModel(0, 4)
        self._model.setHorizontalHeaderLabels(
            [tr("Problem"), tr("Theme"), tr("Difficulty"), tr("Your result")]
        )
        self.list = _List()
        self.list.setModel(self._model)
        self.setFocusProxy(self.list)
        self._empty = QLabel(tr("No problems found."))
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setWordWrap(True)
        self.own = QPushButton(tr("Your problems (%n)", "", len(self._own)))
        self.own.setToolTip(tr("Costly choices of your own matches, which come back until solved"))
        self.own.setVisible(bool(self._own))
        self.solve = QPushButton(tr("Solve"))
        for button in (self.back, self.today, self.own, self.solve):
            button.setAutoDefault(True)  # So that Enter presses it.

    def _lay_out(self) -> None:
        day = QHBoxLayout(self._panel)
        day.setContentsMargins(2 * STEP, STEP, 2 * STEP, STEP)
        day.addWidget(self._todays, 1)
        day.addWidget(self.today)
        QVBoxLayout(self.list.viewport()).addWidget(self._empty)
        layout = QVBoxLayout(self)
        layout.setSpacing(STEP + STEP // 2)
        layout.addLayout(row_of(self._title, self._count, None, self.back))
        layout.addWidget(self._panel)
        layout.addLayout(row_of(self.game, self.theme, self.difficulty, self.unsolved, None))
        layout.addWidget(self.list, 1)
        layout.addLayout(row_of(self.own, None, self.solve))
        call(self.game, tr("Game"))
        call(self.theme, tr("Theme"))
        call(self.difficulty, tr("Difficulty"))

    def _connect(self) -> None:
        self.back.clicked.connect(self._leave)
        self.today.clicked.connect(self._solve_todays)
        self.game.currentIndexChanged.connect(lambda _: self._list_themes())
        for box in (self.theme, self.difficulty):
            box.currentIndexChanged.connect(lambda _: self._find())
        self.unsolved.toggled.connect(lambda _: self._find())
        self.list.activated.connect(lambda _: self._solve())
        self.solve.clicked.connect(self._solve)
        self.own.clicked.connect(lambda: self.requested.emit(Solve(self._own)))

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
        self._model.removeRows(0, self._model.rowCount())
        for row in self._shown:
            self._model.appendRow(self._items(row))
        if self._shown:
            row_number = min(max(before, 0), len(self._shown) - 1)
            self.list.setCurrentIndex(self._model.index(row_number, 0))
        self._empty.setVisible(not self._shown)
        self.solve.setEnabled(bool(self._shown))
        solved = sum(self._outcomes.get(row.key) == "solved" for row in self._rows)
        words = tr("{solved} of %n solved", "", len(self._rows))
        self._count.setText(words.format(solved=solved))
        self._show_todays()

    def _items(self, row: Row) -> list[QStandardItem]:
        name = name_of(row.game, row.number)
        about = theme_title(row.game, row.kept.theme)
        hardness = tr(DIFFICULTIES[row.kept.difficulty])
        outcome = outcome_words(self._outcomes.get(row.key))
        pips = f"{_PIPS[row.kept.difficulty]}  {hardness}"
        items = [QStandardItem(text) for text in (name, about, pips, outcome)]
        spoken = ", ".join(each for each in (name, about, hardness, outcome) if each)
        items[0].setData(spoken, Qt.ItemDataRole.AccessibleTextRole)
        items[2].setData(hardness, Qt.ItemDataRole.AccessibleTextRole)
        return items

    def _show_todays(self) -> None:
        row = self._todays_row()
        self._panel.setVisible(row is not None)
        if row is None:
            return
        words = tr("Today’s problem, the same for everybody: {problem} · {difficulty}").format(
            problem=name_of(row.game, row.number), difficulty=tr(DIFFICULTIES[row.kept.difficulty])
        )
        outcome = self._outcomes.get(row.key)
        if outcome is not None:
            words = tr("{problem} · {outcome}").format(
                problem=words, outcome=outcome_words(outcome)
            )
        days = days_in_a_row(self._calendar, self._day())
        if days > 1:
            row_words = tr("solved on %n days in a row", "", days)
            words = tr("{problem} · {outcome}").format(problem=words, outcome=row_words)
        self._todays.setText(words)

    def _todays_row(self) -> Row | None:
        found = of_the_day(self._day(), sorted({row.game.name for row in self._rows}))
        if found is None:
            return None
        name, kept = found
        return next(row for row in self._rows if row.game.name == name and row.kept == kept)

    # --- commands --------------------------------------------------------------------------------

    def _leave(self) -> None:
        self.requested.emit(Back())

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
            self.list.setCurrentIndex(self._model.index(self._row, 0))
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        keep_to_middle(self, _WIDEST)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)


class _List(QTreeView):
    def __init__(self) -> None:
        super().__init__()
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setItemsExpandable(False)
        self.setAllColumnsShowFocus(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFont(theme.font(TEXT))
        self.setStyleSheet(f"QTreeView::item {{ padding: {STEP // 2}px {STEP}px; }}")
        self.setAccessibleName(tr("Problems"))
        self.header().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.header().setSectionsMovable(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


def outcome_words(outcome: Outcome | None) -> str:
    """An outcome in words; empty for an untried problem."""
    if outcome is None:
        return ""
    return tr("Solved") if outcome == "solved" else tr("Solution seen")


def _box(items: Sequence[tuple[str, object]]) -> QComboBox:
    box = QComboBox()
    for text, value in items:
        box.addItem(text, value)
    return box
