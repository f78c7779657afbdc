"""A progress bar for the index of the matches, if reading takes more than a moment."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer
from PySide6.QtWidgets import QProgressBar

from soiree.storage.history.index import Progress
from soiree.ui.language.translation import tr

PATIENCE = 1000
"""The milliseconds of reading before the bar appears."""


class ReadingBar(QProgressBar):
    """Appears after `PATIENCE` milliseconds of reading, and hides at the end."""

    def __init__(self) -> None:
        super().__init__()
        self._since = QElapsedTimer()
        self.setFormat(tr("Reading matches: %v of %m"))
        self.setAccessibleName(tr("Reading matches"))
        self.hide()

    def show_progress(self, progress: Progress | None) -> None:
        """Show the progress; None hides the bar, and so does the end."""
        if progress is None or progress.done >= progress.total:
            self._since.invalidate()
            self.hide()
            return
        if not self._since.isValid():
            self._since.start()
        self.setRange(0, progress.total)
        self.setValue(progress.done)
        self.setVisible(self._since.elapsed() >= PATIENCE)
