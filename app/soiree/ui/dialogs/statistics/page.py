"""The page of the statistics: filters, key figures and charts."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from soiree.core.games import Game
from soiree.storage.results import Filter, MatchCategory
from soiree.storage.statistics import Report, Summary
from soiree.ui.dialogs.statistics.chart_card import ChartCard
from soiree.ui.dialogs.statistics.charts import charts_of, rating_chart
from soiree.ui.dialogs.statistics.figures import KeyFigures
from soiree.ui.dialogs.statistics.filter_bar import FilterBar
from soiree.ui.dialogs.statistics.wording import matches, opponents, options
from soiree.ui.style.theme import STEP
from soiree.ui.style.translation import tr
from soiree.ui.style.words import day

_TWO_COLUMNS = 110 * STEP
"""The width from which two charts stand side by side."""

_LEAST_CHART, _MOST_CHART, _TALLEST_CHART = 34 * STEP, 52 * STEP, 70 * STEP
"""The height of a chart with its title; the last where one row has them all."""

_RATING = 20 * STEP
"""The height of the rating with its title, which has a row to itself."""


class StatisticsPage(QWidget):
    """What the matches come to that the person chooses.

    Signals:
        report_requested: other matches are to be shown.
        picture_requested: the person wants this chart as a picture in a file.
        matches_requested: export the matches to a file with this ending (`.csv`, `.json`).
        album_requested: the person wants to see the matches themselves.
    """

    report_requested = Signal()
    picture_requested = Signal(object)
    matches_requested = Signal(str)
    album_requested = Signal()

    def __init__(self, games: Mapping[str, Game], game: str | None) -> None:
        """
        Args:
            game: the name of the game that is chosen first, if it was played.
        """
        super().__init__()
        self._games = games
        self.filters = FilterBar(games, game)
        self.filters.changed.connect(self.report_requested)
        self._sheet = _Sheet(games)
        self._sheet.picture_requested.connect(self.picture_requested)
        self._sheet.all_requested.connect(self.filters.choose_all)
        export = QPushButton(tr("Save matches"))
        menu = QMenu(export)
        menu.addAction(tr("As CSV…")).triggered.connect(lambda: self.matches_requested.emit(".csv"))
        menu.addAction(tr("As JSON…")).triggered.connect(
            lambda: self.matches_requested.emit(".json")
        )
        export.setMenu(menu)
        album = QPushButton(tr("Album"))
        album.clicked.connect(self.album_requested)
        for button in (export, album):
            button.setAutoDefault(False)
        self._top = QWidget()
        top = QHBoxLayout(self._top)
        top.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 0)
        top.setSpacing(STEP)
        top.addWidget(self.filters, 1)
        for button in (export, album):
            top.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        scroll = QScrollArea()
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(self._sheet)
        self._scroll = scroll
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(STEP)
        layout.addWidget(self._top)
        layout.addWidget(scroll, 1)

    def show_kinds(self, kinds: Mapping[MatchCategory, int]) -> None:
        """Offer the choices that matches have of which there are so many; a report is wanted.

        Where there are none at all, there is nothing to choose either.
        """
        self._top.setVisible(bool(kinds))
        self._sheet.any_played = bool(kinds)
        self.filters.offer(kinds)
        self.report_requested.emit()

    def show_report(self, report: Report, helped: Summary | None) -> None:
        """Show what the chosen matches come to.

        Args:
            helped: what those with help come to that are not in the report, if there are any.
        """
        self._sheet.show_report(report, helped, shows_help=self.filters.shows_help)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll, wherever the focus is."""
        action = _SCROLLING.get(event.key())
        if action is None:
            super().keyPressEvent(event)
        else:
            self._scroll.verticalScrollBar().triggerAction(action)


class _Sheet(QWidget):
    """Key figures and charts, one below or beside the other; or why there are none.

    Attributes:
        any_played: whether there are matches that might be shown.

    Signals:
        picture_requested: the person wants this chart as a picture in a file.
        all_requested: the person wants to see all matches.
    """

    picture_requested = Signal(object)
    all_requested = Signal()

    def __init__(self, games: Mapping[str, Game]) -> None:
        super().__init__()
        self.any_played = False
        self._games = games
        self._figures = KeyFigures()
        self._all = QPushButton(tr("Show all matches"))
        self._all.setAutoDefault(False)
        self._all.clicked.connect(self.all_requested)
        self._all.hide()
        # The first is for the rating, so that the focus comes to it first.
        self._cards: list[ChartCard] = []
        self._charts = 0
        self._grid = QGridLayout()
        self._grid.setSpacing(2 * STEP)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(3 * STEP, STEP, 3 * STEP, 3 * STEP)
        layout.setSpacing(3 * STEP)
        layout.addWidget(self._figures)
        layout.addWidget(self._all, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addLayout(self._grid, 1)
        layout.addStretch(0)
        self.hide()

    def show_report(self, report: Report, helped: Summary | None, *, shows_help: bool) -> None:
        self._figures.show_report(report, helped, any_played=self.any_played, shows_help=shows_help)
        self._all.setVisible(report.summary is None and self.any_played)
        charts = charts_of(report, self._games) if report.summary else []
        rating = rating_chart(report)
        shown = [rating or charts[0], *charts] if charts else []
        while len(self._cards) < len(shown):
            card = ChartCard(shown[len(self._cards)])
            card.picture_requested.connect(self.picture_requested)
            self._cards.append(card)
        for card, chart in zip(self._cards, shown, strict=False):
            card.show_chart(chart)
        self._charts = len(charts)
        self._arrange()
        for place, card in enumerate(self._cards):
            card.setVisible(place <= self._charts if place else rating is not None)
        self.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        columns = 2 if self.width() >= _TWO_COLUMNS else 1
        for card in self._cards[:1]:
            card.setFixedHeight(_RATING)
            self._grid.addWidget(card, 0, 0, 1, columns)
        for place, card in enumerate(self._cards[1:]):
            card.setMinimumHeight(_LEAST_CHART)
            card.setMaximumHeight(_MOST_CHART if self._charts > columns else _TALLEST_CHART)
            self._grid.addWidget(card, 1 + place // columns, place % columns)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, columns - 1)


def caption(wanted: Filter, report: Report, games: Mapping[str, Game]) -> str:
    """Which matches a report is about, for a picture that leaves the page."""
    game = games[wanted.game] if wanted.game else report.game
    parts = [
        game.title if game else tr("All games"),
        None if wanted.opponents is None else opponents(wanted.opponents, game),
        None if wanted.players is None else tr("%n players", "", wanted.players),
        options(dict(wanted.options), game) if wanted.options is not None and game else None,
        None if wanted.assisted is None else _help(wanted.assisted),
    ]
    if report.summary:
        parts.append(matches(report.summary.played))
        text = tr("{first} to {last}")
        parts.append(text.format(first=day(report.first_day), last=day(report.last_day)))
    return " · ".join(filter(None, parts))


def _help(assisted: bool) -> str:
    return tr("with help") if assisted else tr("without help")


_SCROLLING: dict[int, QAbstractSlider.SliderAction] = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
}
