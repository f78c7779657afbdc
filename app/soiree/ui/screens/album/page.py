"""The page of the album: a list of all matches with search and buttons."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QLabel, QPushButton

from soiree.games import GAMES
from soiree.storage.history.index_rows import AlbumRow
from soiree.storage.paths import Paths
from soiree.ui.item_views import ItemList
from soiree.ui.language.translation import tr
from soiree.ui.language.voice import Weight, say
from soiree.ui.screens.album.copies import ask_for_copies
from soiree.ui.screens.album.delegate import MatchDelegate, PicturedMatch
from soiree.ui.screens.album.library import KeptAlbum, Library
from soiree.ui.screens.album.model import MATCH, MatchList
from soiree.ui.screens.album.search_bar import SearchBar
from soiree.ui.screens.album.words import is_evening
from soiree.ui.screens.pages import Page
from soiree.ui.screens.table_pictures.drawer import TablePictures
from soiree.ui.shell.routes import Album, Continue, Evening, Replay
from soiree.ui.style import theme
from soiree.ui.style.felt_page import Title
from soiree.ui.style.panels import button, column_of, label, row_of
from soiree.ui.style.reading_bar import ReadingBar
from soiree.ui.style.theme import STEP, TEXT

REVIEW = "Ctrl+R"
"""The shortcut that reviews the selected matches, as at a table (`ui/commands.py`)."""

_WIDEST = 220 * STEP
"""The largest width of the rows in pixels, which keeps their parts close together."""


class AlbumPage(Page):
    """All matches, with the commands for them.

    Attributes:
        library: the questions to the album on the disk.
        bar: the search.
        reading: the progress of a long first reading of the records.
        list: the matches found.
        go_on, replay, review, copy, delete, undo, statistics, back: the buttons.

    Signals:
        requested: go to this route.
        reviews_requested: review several matches in the background; with the paths of the records.
    """

    reviews_requested = Signal(list)

    def __init__(self, paths: Paths, felt: str, album: KeptAlbum, route: Album) -> None:
        """
        Args:
            route: the first search and selection.
        """
        super().__init__(felt, _WIDEST)
        self.library = Library(album)
        self._pictures = TablePictures(paths.table_pictures, felt, self)
        self._matches = MatchList(self.library)
        self._paths, self._taken = paths, album.taken
        self._selected = route.selected
        self._is_filled = False
        self._asked = 0
        self._has_to_agree = False
        self._unsaid: int | None = None
        self._make_widgets()
        if route.filter is not None:
            self.bar.look_for(route.filter)
        self._lay_out()
        self._connect()
        self._show_what_can_be_done()

    def _make_widgets(self) -> None:
        self._title = Title(tr("Album"))
        self._count = label("", theme.font(TEXT, figures=True))
        self.statistics = QPushButton(tr("Statistics"))
        self.bar = SearchBar()
        self.list = _MatchView()
        self.list.setModel(self._matches)
        self.list.setItemDelegate(MatchDelegate(self._paths, self._pictures))
        self.reading = ReadingBar()
        self.setFocusProxy(self.list)
        middle = Qt.AlignmentFlag.AlignCenter
        self._empty = QLabel(self.list.viewport(), alignment=middle, wordWrap=True)
        self.go_on = button(tr("Continue"), self._continue_or_replay)
        self.go_on.setDefault(True)
        self.replay = button(tr("Replay"), self._replay)
        self.review = button(tr("Review"), self._review)
        self.copy = button(tr("Save a copy…"), self._save_copies)
        self.delete = button(tr("Delete"), self._delete)
        self._deleted = QLabel(wordWrap=True)
        self.undo = button(tr("Undo"), self._undo)
        self.undo.setAccessibleName(tr("Undo deleting"))

    def _lay_out(self) -> None:
        head = row_of(self._title, self._count, None, self.statistics, self.back)
        gone = row_of(self._deleted, self.undo, None)
        below = row_of(None, self.delete, self.copy, self.review, self.replay, self.go_on)
        parts = (head, self.bar, self.reading, (self.list, 1), gone, below)
        self.setLayout(column_of(*parts, spacing=STEP + STEP // 2))

    def _connect(self) -> None:
        self.library.agreed.connect(self._find)
        self.library.progressed.connect(self.reading.show_progress)
        self._pictures.ready.connect(self.list.viewport().update)
        self._pictures.failed.connect(self._note_fault)
        self.bar.changed.connect(partial(self._find, tells=True))
        self.list.activated.connect(lambda _: self._continue_or_replay())
        self.list.typed.connect(self.bar.type)
        self.list.selectionModel().selectionChanged.connect(
            lambda *_: self._show_what_can_be_done()
        )
        self._matches.arrived.connect(self._note_rows)
        for keys, act in (
            (QKeySequence(QKeySequence.StandardKey.Find), self.bar.setFocus),
            (QKeySequence(QKeySequence.StandardKey.Undo), self._undo),
            (QKeySequence(REVIEW), self._review),
        ):
            shortcut = QShortcut(keys, self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    def use_felt(self, felt: str) -> None:
        super().use_felt(felt)
        self._pictures.use_felt(felt)

    def end(self) -> None:
        """Ignore all further answers of the library, and stop the thread that draws pictures."""
        self._pictures.close()
        self.library.end()

    def here(self) -> Album:
        """The route back to the current search and selection."""
        return Album(self.bar.filter, self._matches.number(self.list.currentIndex().row()))

    # --- list ------------------------------------------------------------------------------------

    def _find(self, *, tells: bool = False) -> None:
        """Find matches, and list them once they are found.

        Args:
            tells: true to announce the number of matches.
        """
        self._asked += 1
        asked = self._asked

        def show(numbers: array[int]) -> None:
            if asked == self._asked:
                self._show(numbers)
                if tells:
                    say(self.bar.words, self._count.text(), Weight.ANSWER)

        self.library.find(self.bar.search, show)

    def _show(self, numbers: array[int]) -> None:
        row = self.list.currentIndex().row()
        before = self._matches.number(row)
        if before is None:
            before, self._selected = self._selected, None
        elif row == 0 and not self._is_filled:
            before = None  # The top is selected by default, and stays so while the list fills.
        self._is_filled = self.library.has_updated
        if self._matches.show(numbers):
            again = self._matches.row_of(before) if before is not None else None
            if numbers:
                place = again if again is not None else min(max(row, 0), len(numbers) - 1)
                index = self._matches.index(place)
                self._unsaid = place
                self.list.selectionModel().setCurrentIndex(
                    index, QItemSelectionModel.SelectionFlag.ClearAndSelect
                )
        self._count.setText(tr("%n matches", "", len(numbers)))
        nothing = tr("No matches found.")
        never = tr("Every match that you begin is kept here.")
        self._empty.setText(nothing if self.bar.is_narrow else never)
        self._empty.setVisible(not numbers and (self.bar.is_narrow or self.library.has_updated))
        self._empty.setGeometry(self.list.viewport().rect())
        if numbers:
            self._show_what_can_be_done()
        else:
            self._note_rows(0, -1)

    def _note_rows(self, first: int, last: int) -> None:
        self._show_what_can_be_done()
        self.list.viewport().update()
        current = self.list.currentIndex()
        if first <= current.row() <= last and self._unsaid == current.row():
            # When the row became current, its text was not loaded yet.
            self._unsaid = None
            say(self.list, current.data(), Weight.ANSWER)
        if self._has_to_agree:
            self._has_to_agree = False
            self.library.update()

    def _note_fault(self, pictured: PicturedMatch, line: str) -> None:
        match = pictured.match
        self.library.note_fault(match, line)
        self._matches.put(replace(match, outcome="unusable", line=line))

    def _show_what_can_be_done(self) -> None:
        rows = [index.row() for index in self.list.selectionModel().selectedRows()]
        match = self._matches.kept(rows[0]) if len(rows) == 1 else None
        sound = match is not None and not match.line
        evening = match is not None and is_evening(match)
        usable = sound and not evening
        waits = match is not None and match.outcome == "waiting"
        #: A verb, on a button: open an evening.
        self.go_on.setText(tr("Open") if evening else tr("Continue"))
        self.go_on.setEnabled(waits or (sound and evening))
        self.replay.setEnabled(usable)
        self.review.setEnabled(len(rows) > 1 or _is_reviewable(match))
        self.copy.setEnabled(len(rows) > 1 or usable)
        self.delete.setEnabled(bool(rows))
        self._deleted.setText(_deleted_sentence(self._taken[-1]) if self._taken else "")
        for widget in (self._deleted, self.undo):
            widget.setVisible(bool(self._taken))

    # --- commands --------------------------------------------------------------------------------

    def _continue_or_replay(self) -> None:
        match = self.list.currentIndex().data(MATCH)
        if match is None or match.line:
            return
        if is_evening(match):
            self.requested.emit(Evening(Path(match.file).stem))
        elif match.outcome == "waiting":
            self.requested.emit(Continue(self.library.path(match)))
        else:
            self._replay()

    def _replay(self) -> None:
        match = self.list.currentIndex().data(MATCH)
        if match is not None and not match.line and not is_evening(match):
            self.requested.emit(Replay(self.library.path(match)))

    def _review(self) -> None:
        def review(found: list[AlbumRow]) -> None:
            paths = [self.library.path(each) for each in found if _is_reviewable(each)]
            if len(paths) > 1:
                self.reviews_requested.emit(paths)
            elif paths:
                self.requested.emit(Replay(paths[0], review=True))

        self._matches.load(self.list.selected(), review)

    def _save_copies(self) -> None:
        def save(found: list[AlbumRow]) -> None:
            copies = ask_for_copies(self, _to_copy(found))
            if copies:
                self.library.save_copies(copies, self._say_saved)

        self._matches.load(self.list.selected(), save)

    def _say_saved(self, paths: Sequence[Path]) -> None:
        if paths:
            self.reported.emit(tr("%n matches are saved.", "", len(paths)))

    def _delete(self) -> None:
        def delete(found: list[AlbumRow]) -> None:
            self.library.delete(found, self._note_deleted)

        if rows := self.list.selected():
            self._matches.load(rows, delete)

    def _note_deleted(self, taken: list[Path]) -> None:
        if taken:
            say(self.list, _deleted_sentence(taken), Weight.ANSWER)
        self._find()

    def _undo(self) -> None:
        if self._taken:
            back = self._taken.pop()
            self.library.restore(back)
            say(self.list, tr("%n matches are back.", "", len(back)), Weight.ANSWER)
            if self.undo.hasFocus() and not self._taken:
                self.list.setFocus()
            self._show_what_can_be_done()

    # --- Qt --------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self._has_to_agree = True
            self._find()
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Escape and self.bar.words.text():
            self.bar.words.clear()
            self.list.setFocus()
        elif key == Qt.Key.Key_Down and self.bar.words.hasFocus():
            self.list.setFocus()
        elif key == Qt.Key.Key_Delete and self.list.hasFocus():
            self._delete()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.bar.words.hasFocus():
            self._continue_or_replay()
        else:
            super().keyPressEvent(event)


class _MatchView(ItemList):
    """The list.

    Signals:
        typed: the person typed these letters.
    """

    LEFT_TO_PAGE = (Qt.Key.Key_Delete, Qt.Key.Key_Escape)

    typed = Signal(str)

    def __init__(self) -> None:
        super().__init__(tr("Matches"))
        self.setUniformItemSizes(True)
        self.setSelectionMode(ItemList.SelectionMode.ExtendedSelection)

    def selected(self) -> list[int]:
        """The selected rows, in ascending order."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())

    def keyboardSearch(self, search: str) -> None:
        """Pass the typed text to the search bar. Qt's own search would load all rows."""
        if search.strip():
            self.typed.emit(search)


def _to_copy(found: Sequence[AlbumRow]) -> list[AlbumRow]:
    return [each for each in found if not each.line and not is_evening(each)]


def _is_reviewable(match: AlbumRow | None) -> bool:
    if match is None or match.line or match.outcome == "waiting":
        return False
    game = GAMES.get(match.game)
    return game is not None and game.pricer is not None


def _deleted_sentence(taken: Sequence[Path]) -> str:
    return tr("%n matches deleted.", "", len(taken))
