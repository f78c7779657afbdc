"""The dialog with the graphs of a review, large and as tables."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from soiree.ui.dialogs.forms import FittedDialog
from soiree.ui.dialogs.statistics.chart import Chart
from soiree.ui.dialogs.statistics.chart_card import ChartCard
from soiree.ui.dialogs.statistics.export import save_picture
from soiree.ui.language.translation import tr
from soiree.ui.screens.review.account import AccountBars
from soiree.ui.screens.review.curve import Curve
from soiree.ui.screens.review.lines import ReviewedMatch
from soiree.ui.style.felt_page import Title
from soiree.ui.style.panels import column_of
from soiree.ui.style.theme import STEP


class FiguresDialog(FittedDialog):
    """The graphs, beside the window; not modal.

    Attributes:
        cards: the chance to win, and luck and skill if the game tells them apart.
    """

    def __init__(self, match: ReviewedMatch, parent: QWidget) -> None:
        least, size = (70 * STEP, 56 * STEP), (110 * STEP, 84 * STEP)
        super().__init__(tr("Review", "a title"), parent, size, least)
        self.finished.connect(self.deleteLater)
        self._caption = tr("Reviewed by Soirée, for {player}").format(player=match.name)
        self._outcome = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._outcome.hide()
        self.cards = [ChartCard(Curve(match))]
        if match.account.skill is not None:
            self.cards.append(ChartCard(AccountBars(match)))
        for card in self.cards:
            card.picture_requested.connect(self._save)
        title, charts = Title(self.windowTitle()), zip(self.cards, (5, 3), strict=False)
        margins = (2 * STEP,) * 4
        self.setLayout(column_of(title, *charts, self._outcome, spacing=2 * STEP, margins=margins))

    def _save(self, chart: Chart) -> None:
        if sentence := save_picture(self, chart, self._caption):
            self._outcome.setText(sentence)
            self._outcome.show()
