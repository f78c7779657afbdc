"""The window of the statistics, beside the main window."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QLayout, QMenu, QPushButton, QWidget

from soiree.core.games import Game
from soiree.storage.history.results import Results
from soiree.storage.paths import Paths
from soiree.ui.desktop.file_dialogs import ask_for_file
from soiree.ui.dialogs.forms import FittedDialog, SeeThroughArea
from soiree.ui.dialogs.statistics.chart import Chart
from soiree.ui.dialogs.statistics.export import save_picture
from soiree.ui.dialogs.statistics.filter_bar import FilterBar
from soiree.ui.dialogs.statistics.page import ReportSheet, caption
from soiree.ui.dialogs.statistics.reader import Counted, Reader
from soiree.ui.language.translation import tr
from soiree.ui.language.words import notice_sentence
from soiree.ui.style.felt_page import FeltPage, Title
from soiree.ui.style.panels import button, column_of, laid_out, row_of, scroll_by_key
from soiree.ui.style.reading_bar import ReadingBar
from soiree.ui.style.theme import STEP


class StatisticsWindow(FittedDialog):
    """The statistics of all matches. The window is not modal: the match continues meanwhile.

    Attributes:
        filters: the fields that choose the matches of the report.
        page: the page on felt, with the filters and the report.
        reader: the reader of the matches, which also writes them to files.

    Signals:
        album_requested: open the album at a game (its name; empty: all games).
        honours_requested: open the list of honours, the rare feats in finished matches.
    """

    album_requested = Signal(str)
    honours_requested = Signal()

    def __init__(
        self,
        games: Mapping[str, Game],
        paths: Paths,
        game: str | None = None,
        parent: QWidget | None = None,
        felt: str = "bottle",
    ) -> None:
        """
        Args:
            game: the name of the game that is chosen at first, if any match of it was played.
        """
        least, size = (80 * STEP, 56 * STEP), (140 * STEP, 96 * STEP)
        super().__init__(tr("Statistics"), parent, size, least)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._games = games
        self._counted: Counted | None = None
        self.reader = Reader(paths, games)
        self.reader.read.connect(self._show_results)
        self.reader.counted.connect(self._show_counted)
        self.reader.written.connect(self._say)
        self.finished.connect(self.reader.close)
        self.filters = FilterBar(games, game)
        self.filters.changed.connect(self._count)
        self._report = ReportSheet(games)
        self._report.picture_requested.connect(self._save_picture)
        self._report.all_requested.connect(self.filters.choose_all)
        reading = ReadingBar()
        self.reader.progressed.connect(reading.show_progress)
        self._message = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._message.setContentsMargins(3 * STEP, STEP, 3 * STEP, STEP)
        self._message.hide()
        self._top = laid_out(self._top_row())
        self._scroll = SeeThroughArea(self._report)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.page = FeltPage(felt)
        title = row_of(Title(tr("Statistics")), None, margins=(3 * STEP, 2 * STEP, 3 * STEP, 0))
        self.page.setLayout(column_of(title, self._top, self._scroll))
        self.setLayout(column_of(reading, (self.page, 1), self._message, spacing=0))
        self.reader.begin(game)

    def _top_row(self) -> QLayout:
        export = QPushButton(tr("Save matches"), autoDefault=False)
        menu = QMenu(export)
        for text, ending in ((tr("As CSV…"), ".csv"), (tr("As JSON…"), ".json")):
            menu.addAction(text).triggered.connect(partial(self._save_matches, ending))
        export.setMenu(menu)
        album = button(tr("Album"), self._leave_for_album, by_enter=False)
        honours = button(tr("Honours"), self._leave_for_honours, by_enter=False)
        row = row_of((self.filters, 1), margins=(3 * STEP, 0, 3 * STEP, 0))
        for each in (export, honours, album):
            row.addWidget(each, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def renew(self, game: str | None = None) -> None:
        """Read the matches again, since some may have ended.

        Args:
            game: the name of the game to choose, if any match of it was played.
        """
        if game is not None:
            self.filters.first = game
        self.reader.begin()

    def _leave_for_album(self) -> None:
        game = self.filters.chosen.game or ""
        self.close()
        self.album_requested.emit(game)

    def _leave_for_honours(self) -> None:
        self.close()
        self.honours_requested.emit()

    def _show_results(self, results: Results) -> None:
        for notice in results.notices:
            self._say(notice_sentence(notice))
        # Without any match the filters are hidden.
        self._top.setVisible(bool(results.kinds))
        self._report.any_played = bool(results.kinds)
        self.filters.offer(results.kinds)
        self._count()

    def _count(self) -> None:
        self.reader.count(self.filters.chosen)

    def _show_counted(self, counted: Counted) -> None:
        self._counted = counted
        shows_help = self.filters.shows_help
        self._report.show_report(counted.report, counted.helped, shows_help=shows_help)

    def _say(self, sentence: str) -> None:
        self._message.setText(sentence)
        self._message.show()

    def _save_picture(self, chart: Chart) -> None:
        if self._counted is None:
            return
        below = caption(self._counted.chosen, self._counted.report, self._games)
        if sentence := save_picture(self, chart, below):
            self._say(sentence)

    def _save_matches(self, ending: str) -> None:
        kinds = {".csv": tr("CSV (*.csv)"), ".json": tr("JSON (*.json)")}
        file = ask_for_file(self, tr("Save the matches as"), {ending: kinds[ending]})
        if file is not None:
            self.reader.write(file, self.filters.chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not scroll_by_key(self._scroll.verticalScrollBar(), event):
            super().keyPressEvent(event)
