"""The report of the statistics: key figures and charts."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QWidget,
)

from soiree.core.games import Game
from soiree.storage.history.results import Filter
from soiree.storage.history.statistics import Report, Summary
from soiree.ui.dialogs.statistics.chart import Chart
from soiree.ui.dialogs.statistics.chart_card import ChartCard
from soiree.ui.dialogs.statistics.figures import KeyFigures
from soiree.ui.dialogs.statistics.rating_scale import RatingScale
from soiree.ui.dialogs.statistics.share_curve import ShareCurve
from soiree.ui.dialogs.statistics.share_rows import ShareRows
from soiree.ui.dialogs.statistics.spread import Margins, ScoreSpread
from soiree.ui.dialogs.statistics.wording import matches, opponents, options
from soiree.ui.language.translation import tr
from soiree.ui.language.words import day
from soiree.ui.style import theme
from soiree.ui.style.panels import button, column_of, row_of
from soiree.ui.style.theme import STEP

_TWO_COLUMNS = 110 * STEP
"""The least width for two charts side by side."""

_LEAST_CHART, _MOST_CHART, _TALLEST_CHART = 34 * STEP, 52 * STEP, 70 * STEP
"""The limits of a chart's height with its title; the last applies if one row has all charts."""

_RATING = 20 * STEP
"""The height of the rating with its title; the rating has its own row."""


class ReportSheet(QWidget):
    """Key figures and charts in one or two columns, or the reason why there are none.

    Attributes:
        any_played: True if there is any match.

    Signals:
        picture_requested: save this chart as a picture.
        all_requested: show all matches.
    """

    picture_requested = Signal(Chart)
    all_requested = Signal()

    def __init__(self, games: Mapping[str, Game]) -> None:
        super().__init__()
        self.any_played = False
        self._games = games
        self._figures = KeyFigures()
        self._all = button(tr("Show all matches"), self.all_requested.emit, by_enter=False)
        self._all.hide()
        # The first card is for the rating, which then is first in the tab order.
        self._cards: list[ChartCard] = []
        self._charts = 0
        self._grid = QGridLayout()
        self._grid.setSpacing(2 * STEP)
        parts = (self._figures, row_of(self._all, None), (self._grid, 1))
        margins = (3 * STEP, STEP, 3 * STEP, 3 * STEP)
        layout = column_of(*parts, spacing=3 * STEP, margins=margins)
        layout.addStretch(0)
        self.setLayout(layout)
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
            card.setFixedHeight(theme.grown(_RATING))
            self._grid.addWidget(card, 0, 0, 1, columns)
        for place, card in enumerate(self._cards[1:]):
            card.setMinimumHeight(theme.grown(_LEAST_CHART))
            most = _MOST_CHART if self._charts > columns else _TALLEST_CHART
            card.setMaximumHeight(theme.grown(most))
            self._grid.addWidget(card, 1 + place // columns, place % columns)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, columns - 1)


def charts_of(report: Report, games: Mapping[str, Game]) -> list[Chart]:
    """The charts of a report, the most important first; scores only where the game has any."""
    labels = tuple(
        games[group.name].title if report.game is None else opponents(group.name, report.game)
        for group in report.groups
    )
    charts: list[Chart] = [ShareCurve(report), ShareRows(report.groups, labels, report.game)]
    if report.game is not None and report.scores:
        charts.append(ScoreSpread(report.scores, report.others_scores, report.game.low_wins))
    if report.margins:
        charts.append(Margins(report.margins))
    return charts


def rating_chart(report: Report) -> Chart | None:
    """The chart of the rating, if the report has one."""
    if report.game is None or report.game.scale is None or report.rating is None:
        return None
    return RatingScale(report.rating, report.game, report.game.scale)


def caption(chosen: Filter, report: Report, games: Mapping[str, Game]) -> str:
    """A description of the matches in a report, for a picture of a chart."""
    game = games[chosen.game] if chosen.game else report.game
    parts = [
        game.title if game else tr("All games"),
        None if chosen.opponents is None else opponents(chosen.opponents, game),
        None if chosen.players is None else tr("%n players", "", chosen.players),
        options(dict(chosen.options), game) if chosen.options is not None and game else None,
        {None: None, True: tr("with help"), False: tr("without help")}[chosen.assisted],
    ]
    if report.summary:
        parts.append(matches(report.summary.played))
        text = tr("{first} to {last}")
        parts.append(text.format(first=day(report.first_day), last=day(report.last_day)))
    return " · ".join(filter(None, parts))
