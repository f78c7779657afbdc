"""The side panel: Score, Log and, in games that have it, Memory."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEasingCurve, QPropertyAnimation, QRect, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from soiree.core.games import Game
from soiree.games import GAMES
from soiree.ui.game_window import SeenMatch, SidePage, window_of
from soiree.ui.language.translation import tr
from soiree.ui.shell.log_page import LogPage
from soiree.ui.shell.score_page import ScorePage, Scores
from soiree.ui.style import theme
from soiree.ui.style.ornaments import stepped
from soiree.ui.style.panels import cross
from soiree.ui.style.theme import LEAD, STEP
from soiree.ui.table.recap.story import LogLine

WIDTH = 48 * STEP
NARROW = 35 * STEP
"""The width where the full one would leave too little of the table, if few enough play."""

_FEW = 4
SLIDE = 220
"""Milliseconds to slide in or out."""


class SidePanel(QWidget):
    """The pages beside the table: Score, Log, Memory and Review.

    Attributes:
        memory: the page that the current game adds, if any.

    Signals:
        slid: the panel has come to rest, in or out of sight.
        close_requested: the person has pressed its close button.
        helped: during play, the game's page showed the person more than everybody knows. The
            match then counts as played with help.
    """

    slid = Signal()
    close_requested = Signal()
    helped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedWidth(WIDTH)
        self.score = ScorePage()
        self.log = LogPage()
        self.memory: SidePage | None = None
        self._pages: dict[str, QWidget] = {"score": self.score, "log": self.log}
        self._match: SeenMatch | None = None
        self._felt: str | None = None
        self._tabs = QTabWidget(documentMode=True)
        self._tabs.tabBar().setDrawBase(False)
        self._tabs.tabBar().setExpanding(False)
        self._tabs.addTab(self.score, tr("Score"))
        self._tabs.addTab(self.log, tr("Log"))
        self._tabs.currentChanged.connect(self._refresh)
        close = cross(tr("Close the side panel"), self.close_requested.emit, is_flat=True)
        close.setFont(theme.font(LEAD))
        close.setToolTip(close.accessibleName())
        self._tabs.setCornerWidget(close)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(1, 0, 0, 0)
        self._layout.addWidget(self._tabs)
        self._glide = QPropertyAnimation(self, b"geometry", self)
        self._glide.setDuration(SLIDE)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.finished.connect(self.slid)

    @property
    def tab(self) -> str:
        """The tab in front: `score`, `log`, `memory` or `review`."""
        front = self._tabs.currentWidget()
        return next(name for name, page in self._pages.items() if page is front)

    def bring_forward(self, tab: str) -> None:
        """Bring a tab to the front, if this game has it."""
        page = self._pages.get(tab)
        if page is not None and self._tabs.isTabVisible(self._tabs.indexOf(page)):
            self._tabs.setCurrentWidget(page)

    def fit(self, room: int, table: int) -> None:
        """Use the full width if it leaves the table enough room, or else the narrow width.

        Args:
            room: the width for both, in pixels.
            table: the width that the table needs.
        """
        few = self._match is None or self._match.view.seats <= _FEW
        # Large text leaves at least half of the table in sight.
        most = max(WIDTH, room // 2)
        wide, narrow = theme.grown(WIDTH), max(theme.grown(NARROW), self._width_of_tabs)
        wide, narrow = min(most, wide), min(most, narrow)
        self.setFixedWidth(narrow if few and room - wide < table else wide)

    @property
    def _width_of_tabs(self) -> int:
        """The width in which all tabs and the close button are whole, in pixels."""
        close = self._tabs.cornerWidget()
        return self._tabs.tabBar().sizeHint().width() + close.sizeHint().width() + 2 * STEP

    def set_felt(self, felt: str | None) -> None:
        """Paint the panel as part of the table with this felt; None for a panel beside a table."""
        self._felt = felt
        edge = 3 * STEP
        margins = (1, 0, 0, 0) if felt is None else (edge // 2, edge, edge, edge)
        self._layout.setContentsMargins(*margins)
        self._place_log()
        self.update()

    def _place_log(self) -> None:
        has_score = self._tabs.isTabVisible(self._tabs.indexOf(self.score))
        is_below = self._tabs.indexOf(self.log) < 0
        goes_below = self._felt is not None and has_score
        if is_below and not goes_below:
            self._tabs.insertTab(1, self.log, tr("Log"))
            if not has_score:
                # Qt keeps a hidden tab in front if no other one was visible.
                self._tabs.setCurrentWidget(self.log)
        elif goes_below and not is_below:
            self._tabs.removeTab(self._tabs.indexOf(self.log))
            self._layout.addWidget(self.log, 1)
            self._layout.setStretch(0, 1)
            self.log.show()

    def begin(self, match: SeenMatch, lines: Iterable[LogLine] = ()) -> None:
        """Show another match, or another position of the same match, and refill all pages.

        Args:
            lines: the log so far, the latest line first.
        """
        has_score = match.view.scores is not None
        self._tabs.setTabVisible(self._tabs.indexOf(self.score), has_score)
        self._place_log()
        self.have_pages_of(GAMES[match.view.game])
        self.log.show_lines(lines)
        self.show_match(match)

    def show_match(self, match: SeenMatch) -> None:
        """Show the scores and pages for a position. The log is updated by `LogPage.add` instead."""
        self._match = match
        self._refresh()

    def slide(self, start: QRect, end: QRect) -> None:
        """Move from one place to another, and emit `slid` there."""
        self._glide.stop()
        self._glide.setStartValue(start)
        self._glide.setEndValue(end)
        self._glide.start()

    def showEvent(self, event: object) -> None:
        self._refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        chrome = theme.chrome_of(self.palette())
        if self._felt is None:
            painter.fillRect(self.rect(), chrome.window)
            edge = self.width() - 1 if self.isRightToLeft() else 0
            painter.fillRect(edge, 0, 1, self.height(), chrome.line)
            return
        felt = theme.PALETTES[self._felt]
        painter.fillRect(self.rect(), felt.shade)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_dark = felt.is_dark and chrome is theme.DARK
        painter.setBrush(theme.between(chrome.window, felt.shade) if is_dark else chrome.window)
        painter.setPen(QPen(chrome.line, 1))
        inner = self.rect().marginsRemoved(self._layout.contentsMargins())
        rim = inner.adjusted(-STEP, -STEP, STEP, STEP)
        painter.drawPath(stepped(rim.toRectF().adjusted(0.5, 0.5, -0.5, -0.5), STEP / 2))

    def have_pages_of(self, game: Game) -> None:
        """Show the page that this game adds, or remove it."""
        memory, before = window_of(game).memory, self.memory
        kind = None if memory is None else memory()
        if kind is (None if before is None else type(before)):
            return
        self.memory = None if kind is None else kind()
        #: A tab: the cards that players certainly hold.
        self._have_page("memory", tr("Memory"), self.memory)
        if self.memory is not None:
            self.memory.helped.connect(self.helped)
        if before is not None:
            before.deleteLater()

    def start_over(self) -> None:
        """Remove the help from the game's page, because another match begins."""
        if self.memory is not None:
            self.memory.start_over()

    def have_review(self, page: QWidget | None) -> None:
        """Show this page with a review, or remove the page."""
        self._have_page("review", tr("Review", "a title"), page)

    def _have_page(self, tab: str, title: str, page: QWidget | None) -> None:
        before = self._pages.get(tab)
        if page is before:
            return
        if before is not None:
            self._tabs.removeTab(self._tabs.indexOf(before))
            del self._pages[tab]
        if page is not None:
            self._pages[tab] = page
            self._tabs.addTab(page, title)

    def _refresh(self) -> None:
        if self._match is None or not self.isVisible():
            return
        front = self._tabs.currentWidget()
        if front is self.score:
            self.score.show_scores(Scores.of(self._match.view, self._match.names))
        elif self.memory is not None and front is self.memory:
            self.memory.show_match(self._match)
