"""The page of the side panel with a review: its summary, and each choice."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QProgressBar, QPushButton, QStackedLayout, QWidget

from soiree.ui.dialogs.forms import choice_box
from soiree.ui.dialogs.statistics.chart_card import ChartView
from soiree.ui.dialogs.statistics.focus_label import FocusLabel
from soiree.ui.language.translation import tr
from soiree.ui.screens.review.account import AccountBars
from soiree.ui.screens.review.choice_list import ChoiceList
from soiree.ui.screens.review.lines import ReviewedMatch
from soiree.ui.style import theme
from soiree.ui.style.panels import column_of, laid_out, row_of
from soiree.ui.style.theme import STEP, TEXT

_ROOMY = 75 * STEP
"""The least height of a page that shows luck and skill as bars, in logical pixels."""


class ReviewPage(QWidget):
    """Three pages in one place: the offer of a review, its progress, and the review.

    Attributes:
        offer: the button that starts the review.
        progress: the number of reviewed entries.
        cancel: the button that stops the review.
        choices: the list of choices.
        seat: the box of the seats, with the seat as data; hidden if only one person played.
        figures: the button that opens large graphs and tables.
        retry: the button that starts the mistakes as tasks; hidden if there are none.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hide()
        self.offer = QPushButton(tr("Review this match"))
        self.progress = QProgressBar()
        self.cancel = QPushButton(tr("Cancel"))
        self.choices = ChoiceList()
        self.seat = choice_box({}, tr("Whose choices"), self)
        self.figures = QPushButton(tr("Figures…"))
        self.retry = QPushButton(tr("Try again"))
        self.retry.setToolTip(tr("Make your mistaken choices again, the costliest first"))
        values = {True: tr("Costliest first"), False: tr("In order")}
        self._order = choice_box(values, tr("Order of the choices"), self)
        self._order.activated.connect(lambda row: self.choices.sort_by_cost(row == 0))
        self._has_bars = False
        self._pages = QStackedLayout(self)
        for page in (self._make_offer(), self._make_progress(), self._make_review()):
            self._pages.addWidget(page)

    def _make_offer(self) -> QWidget:
        self._why = _text()
        self._why.setText(
            tr(
                "What did each of your choices cost, and what was luck? The strongest "
                "player checks every choice, knowing no more than you knew."
            )
        )
        return _column(self._why, self.offer)

    def _make_progress(self) -> QWidget:
        running = _text()
        running.setText(tr("Each choice is played out many times. You can keep playing."))
        return _column(running, self.progress, self.cancel)

    def _make_review(self) -> QWidget:
        self._count, self._costs, self._luck = _text(), _text(), _text()
        self._count.setFont(theme.font(theme.LEAD, bold=True))
        self._bars = ChartView()
        self._bars.setContentsMargins(4, 4, 4, 4)
        self._bars.setFixedHeight(theme.grown(12 * STEP))
        below = row_of(self.figures, None, self.retry)
        figures = (self.seat, self._count, self._costs, self._bars, self._luck, self._order)
        margins = (STEP + STEP // 2, STEP, STEP + STEP // 2, STEP)
        return laid_out(column_of(*figures, (self.choices, 1), below, margins=margins))

    def show_offer(self, fault: str = "") -> None:
        """Offer a review, or report why the last attempt failed."""
        if fault:
            self._why.setText(fault)
        self._pages.setCurrentIndex(0)

    def show_progress(self, done: int, length: int) -> None:
        """Show the number of reviewed entries."""
        self.progress.setMaximum(length)
        self.progress.setValue(done)
        self._pages.setCurrentIndex(1)

    def show_seats(self, seats: list[tuple[int, str]], seat: int) -> None:
        """Fill the box with pairs (seat, name), and select a seat."""
        self.seat.clear()
        for number, name in seats:
            self.seat.addItem(name, number)
        self.seat.setCurrentIndex(self.seat.findData(seat))
        self.seat.setVisible(len(seats) > 1)

    def show_review(self, match: ReviewedMatch) -> None:
        """Show the review of one seat."""
        account = match.account
        self._count.setText(match.counts())
        self._costs.setText(match.costs())
        bars = AccountBars(match)
        self._has_bars = account.skill is not None
        self._bars.show_chart(bars, bars.note)
        self._bars.setToolTip(bars.note)
        self._fit()
        self._luck.setText(" ".join(bars.sentences()[-2:]))
        self.choices.show_lines(match.lines)
        self.retry.setVisible(bool(match.mistakes()))
        self._pages.setCurrentIndex(2)

    def _fit(self) -> None:
        """Hide the bars on a low page: the sentences repeat them, and the list needs the room."""
        self._bars.setVisible(self._has_bars and self.height() >= _ROOMY)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def summary(self) -> str:
        """The mistakes, costs and luck of the match in sentences."""
        texts = (self._count.text(), self._costs.text(), self._luck.text())
        return " ".join(texts)


def _text() -> FocusLabel:
    return FocusLabel(theme.font(TEXT, figures=True))


def _column(*widgets: QWidget) -> QWidget:
    return laid_out(column_of(*widgets, None, spacing=2 * STEP, margins=(2 * STEP,) * 4))
