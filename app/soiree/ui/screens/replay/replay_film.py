"""Saves a part of a replay as an animated GIF, in a separate process."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QProcess, Qt, QTemporaryDir

from soiree.controller.match.replay import Replay
from soiree.core.records import encode
from soiree.ui.desktop.file_dialogs import ask_for_file
from soiree.ui.desktop.own_process import own_command, own_environment
from soiree.ui.dialogs.film import FilmDialog, FilmWish
from soiree.ui.dialogs.progress import ProgressDialog
from soiree.ui.language.letters import ENGLISH, letters_in_use
from soiree.ui.language.translation import language_in_use, tr
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.window_dialogs import accepts
from soiree.ui.table.table import Table

_ENDING = ".gif"


class FilmOfReplay(QObject):
    """Makes one animated GIF, and deletes itself afterwards."""

    def __init__(self, window: MainWindow, replay: Replay, table: Table) -> None:
        super().__init__(window)
        self._window = window
        self._replay = replay
        self._observers = table.shown.now.observers
        self._felt = table.shown.now.appearance.felt
        self._process = QProcess(self)
        self._folder = QTemporaryDir()
        self._progress: ProgressDialog | None = None
        self._file = Path()

    def ask(self) -> None:
        """Ask for the part and the file, and make the GIF."""
        dialog = FilmDialog(self._replay.position, self._replay.length, self._window)
        if accepts(dialog) and dialog.wish is not None:
            kinds = {_ENDING: tr("Animated GIFs (*{ending})").format(ending=_ENDING)}
            title, name = tr("Save the animated GIF as"), self._replay.record.game
            if (file := ask_for_file(self._window, title, kinds, name)) is not None:
                self.save(file, dialog.wish)
                return
        self.deleteLater()

    def save(self, file: Path, wish: FilmWish) -> None:
        """Make the GIF, and report its success or failure in the status bar."""
        self._file = file
        record = Path(self._folder.filePath("match.soiree"))
        try:
            record.write_bytes(encode(self._replay.record))
        except OSError as error:
            self._fail(error.strerror or str(error))
            return
        self._show_progress(wish.last - wish.first + 1)
        viewpoint = ["--open"]
        if len(self._observers) == 1:
            viewpoint = ["--seat", str(self._observers[0])]
        letters = "english" if letters_in_use() == ENGLISH else "language"
        program, *arguments = own_command(
            *("replay", str(record), "--gif", str(file), "--progress", "--felt", self._felt),
            *("--from", str(wish.first), "--to", str(wish.last), "--speed", f"{wish.speed:g}"),
            *("--size", "{}x{}".format(*wish.size), *viewpoint),
            *("--language", language_in_use(), "--letters", letters),
        )
        environment = own_environment().items()
        self._process.setEnvironment([f"{name}={value}" for name, value in environment])
        self._process.readyReadStandardOutput.connect(self._read_progress)
        self._process.finished.connect(self._finish)
        self._process.errorOccurred.connect(self._not_started)
        self._process.start(program, arguments)

    def _show_progress(self, entries: int) -> None:
        title, words = tr("Save as animated GIF"), tr("Creating the animated GIF…")
        self._progress = ProgressDialog(title, words, entries, self._window)
        self._progress.setWindowModality(Qt.WindowModality.WindowModal)
        self._progress.canceled.connect(self._process.kill)
        self._progress.setValue(0)

    def _read_progress(self) -> None:
        while self._process.canReadLine():
            line = bytes(self._process.readLine().data()).strip()
            if line.isdigit() and self._progress is not None:
                self._progress.setValue(int(line))

    def _finish(self, code: int) -> None:
        progress, self._progress = self._progress, None
        cancelled = progress is not None and progress.wasCanceled()
        if progress is not None:
            progress.close()
            progress.deleteLater()
        if cancelled:
            self._window.tell(tr("No animated GIF was saved."))
        elif code == 0:
            words = tr("The animated GIF is saved as {file}.")
            self._window.tell(words.format(file=self._file.name))
        else:
            output = bytes(self._process.readAllStandardError().data()).decode(errors="replace")
            self._fail((output.strip().splitlines() or ["?"])[-1].removeprefix("soiree: "))
        self.deleteLater()

    def _not_started(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._finish(1)

    def _fail(self, reason: str) -> None:
        words = tr("The animated GIF could not be saved ({reason}).")
        self._window.warn(words.format(reason=reason))
