"""The window of the statistics, which stands beside the main window."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QLabel, QVBoxLayout, QWidget

from soiree.core.games import Game
from soiree.storage.files import write_safely
from soiree.storage.notices import Notice, not_written
from soiree.storage.paths import Paths
from soiree.storage.results import Results
from soiree.ui.statistics.chart import Chart, Look
from soiree.ui.statistics.export import PICTURES
from soiree.ui.statistics.page import StatisticsPage, caption
from soiree.ui.statistics.reader import Counted, Reader
from soiree.ui.style import theme
from soiree.ui.style.screen_fit import ScreenFit
from soiree.ui.style.theme import STEP
from soiree.ui.style.translation import tr
from soiree.ui.style.words import notice_sentence


class StatisticsWindow(QDialog):
    """The statistics of all matches. It is not modal: the match goes on beside it."""

    def __init__(
        self,
        games: Mapping[str, Game],
        paths: Paths,
        game: str | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """
        Args:
            game: the name of the game that is chosen first, if it was played.
        """
        super().__init__(parent)
        self.setWindowTitle(tr("Statistics"))
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.setMinimumSize(80 * STEP, 56 * STEP)
        self.resize(140 * STEP, 96 * STEP)
        ScreenFit(self)
        self._games = games
        self._counted: Counted | None = None
        self._reader = Reader(paths, games)
        self._reader.read.connect(self._show_results)
        self._reader.counted.connect(self._show_counted)
        self._reader.failed.connect(self._tell)
        self.finished.connect(self._reader.close)
        self._page = StatisticsPage(games, game)
        self._page.report_wanted.connect(lambda: self._reader.count(self._page.filters.wanted))
        self._page.picture_wanted.connect(self._save_picture)
        self._page.matches_wanted.connect(self._save_matches)
        self._told = QLabel()
        self._told.setWordWrap(True)
        self._told.setContentsMargins(3 * STEP, STEP, 3 * STEP, STEP)
        self._told.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._page, 1)
        layout.addWidget(self._told)
        self._reader.begin()

    def choose_game(self, name: str) -> None:
        """Show the matches of this game, if it was played."""
        self._page.filters.choose_game(name)

    def _show_results(self, results: Results) -> None:
        for notice in results.notices:
            self._tell(notice)
        self._page.show_kinds(results.kinds)

    def _show_counted(self, counted: Counted) -> None:
        self._counted = counted
        self._page.show_report(counted.report, counted.helped)

    def _tell(self, notice: Notice) -> None:
        self._told.setText(notice_sentence(notice))
        self._told.show()

    def _save_picture(self, chart: Chart) -> None:
        if self._counted is None:
            return
        file = self._ask(tr("Save the chart as"), [tr("SVG (*.svg)"), tr("PNG (*.png)")])
        if file is None:
            return
        below = caption(self._counted.wanted, self._counted.report, self._games)
        look = Look.of(theme.chrome_of(self.palette()))
        try:
            write_safely(file, PICTURES[file.suffix](chart, look, below))
        except OSError as error:
            self._tell(not_written(file, error))

    def _save_matches(self, ending: str) -> None:
        kinds = {".csv": tr("CSV (*.csv)"), ".json": tr("JSON (*.json)")}
        file = self._ask(tr("Save the matches as"), [kinds[ending]])
        if file is not None:
            self._reader.write(file, self._page.filters.wanted)

    def _ask(self, title: str, kinds: list[str]) -> Path | None:
        """The file that the person chooses, with the ending of one of these kinds."""
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        folder = QStandardPaths.writableLocation(documents)
        dialog = QFileDialog(self, title, folder)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters(kinds)
        dialog.selectFile("soiree")
        ScreenFit(dialog)
        chosen = Path(dialog.selectedFiles()[0]) if dialog.exec() else None
        ending = "." + dialog.selectedNameFilter().rpartition("*.")[2].rstrip(")")
        dialog.deleteLater()
        if chosen is None or chosen.suffix in (".csv", ".json", *PICTURES):
            return chosen
        return chosen.with_name(chosen.name + ending)
