"""The page of a tournament: its matches, its standings and the commands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QProgressBar,
    QPushButton,
    QTableWidget,
)

from soiree.controller.tournament.playing import has_people, participant_of
from soiree.controller.tournament.standings import standings
from soiree.controller.tournament.tournament import Match, Tournament
from soiree.games import GAMES
from soiree.storage.files import game_of
from soiree.storage.notices import readable
from soiree.ui.dialogs.forms import fill_table, table_to_read
from soiree.ui.guests.medallion import portrait
from soiree.ui.guests.people import portraits_of
from soiree.ui.language.translation import tr
from soiree.ui.language.words import day
from soiree.ui.screens.pages import Page
from soiree.ui.screens.tournament import words
from soiree.ui.style import theme
from soiree.ui.style.felt_page import Title
from soiree.ui.style.panels import button, column_of, label, row_of
from soiree.ui.style.theme import LEAD, STEP, TEXT

_WIDEST = 220 * STEP
"""The largest width of the contents, in pixels."""

_FACE = 3 * STEP
"""The width of a portrait in the standings, in pixels."""

_MATCH = Qt.ItemDataRole.UserRole


class TournamentPage(Page):
    """A tournament with its matches at the left and its standings at the right.

    Attributes:
        files: the box of all tournaments.
        matches: the list of matches.
        standings: the table.
        bar: the progress of the computers' matches.
        new, delete, share, watch, compute, play, back: the buttons.

    Signals:
        requested: go to this route.
        new_requested: set up a tournament of this game.
        opened: show the tournament in this file.
        watch_requested: show this match between computers.
    """

    new_requested = Signal(str)
    opened = Signal(Path)
    watch_requested = Signal(Match)

    def __init__(self, felt: str) -> None:
        super().__init__(felt, _WIDEST)
        self._tournament: Tournament | None = None
        self._computes = False
        self.files = QComboBox()
        self.files.setAccessibleName(tr("Tournament"))
        self.files.activated.connect(lambda _: self.opened.emit(self.files.currentData()))
        self.new = QPushButton(tr("New tournament"))
        menu = QMenu(self.new)
        for game in GAMES.values():
            menu.addAction(game.title, partial(self.new_requested.emit, game.name))
        self.new.setMenu(menu)
        self._sentence = label("", theme.font(LEAD), wraps=True)
        self.matches = QListWidget()
        self.matches.setAccessibleName(tr("Matches"))
        self.matches.setWordWrap(True)
        self.matches.setProperty("roomy", True)
        self.matches.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.matches.currentItemChanged.connect(lambda *_: self._show_what_can_be_done())
        self.matches.itemActivated.connect(self._activate)
        self.standings = _standings()
        self.bar = QProgressBar()
        self.bar.setFormat(tr("Match %v of %m"))
        self.bar.setAccessibleName(tr("The computers’ matches"))
        self.bar.hide()
        self.delete = QPushButton(tr("Delete"))
        self.share = QPushButton(tr("Share…"))
        #: A button: watch a match of two computers.
        self.watch = button(tr("Watch"), self._watch)
        self.compute, self.play = QPushButton(), QPushButton()
        self.setFocusProxy(self.matches)
        self._lay_out()

    def _lay_out(self) -> None:
        head = row_of(Title(tr("Tournaments")), None, self.new, self.back)
        told = row_of((self._sentence, 1), self.files, spacing=2 * STEP)
        middle = row_of((self.matches, 1), (self.standings, 2), spacing=2 * STEP)
        below = row_of(None, self.delete, self.share, self.watch, self.compute, self.play)
        spacing = STEP + STEP // 2
        self.setLayout(column_of(head, told, (middle, 1), self.bar, below, spacing=spacing))

    @property
    def due(self) -> Match | None:
        """The next match of a person, in the round that is being played."""
        return next((match for match in self._in_round if self._has_people(match)), None)

    @property
    def by_computers(self) -> list[Match]:
        """The computers' matches of the round that is being played."""
        return [match for match in self._in_round if not self._has_people(match)]

    def show_files(self, files: Sequence[Path], shown: Path | None) -> None:
        """List all tournaments.

        Args:
            shown: the file of the tournament on the page; None without one.
        """
        self.files.clear()
        for file in files:
            self.files.addItem(self._title_of(file), file)
        self.files.setCurrentIndex(-1 if shown not in files else files.index(shown))
        self.files.setVisible(bool(files))

    def show_tournament(self, tournament: Tournament | None, *, goes_on: bool) -> None:
        """Show a tournament, or that there is none.

        Args:
            goes_on: true if the next match of a person was begun.
        """
        self._tournament = tournament
        text = tr("Continue your match") if goes_on else tr("Play your match")
        self.play.setText(text)
        for widget in (self.matches, self.standings, self.delete, self.share):
            widget.setVisible(tournament is not None)
        if tournament is None:
            self._sentence.setText(
                tr("A tournament has four to sixteen entrants, people and computers.")
            )
        else:
            text = tr("{tournament}. {sentence}")
            told = words.standing_sentence(tournament)
            self._sentence.setText(text.format(tournament=words.title(tournament), sentence=told))
            self.matches.setAccessibleDescription(self._sentence.text())
            self._fill_matches(tournament)
            self._fill_standings(tournament)
        self._show_what_can_be_done()

    def show_progress(self, done: int, total: int) -> None:
        """Show how many of the computers' matches are played; all or none hide the bar."""
        self._computes = 0 <= done < total
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        self.bar.setVisible(self._computes)
        self._show_what_can_be_done()

    def _title_of(self, file: Path) -> str:
        game, _, rest = file.stem.partition("-")
        if game_of(file) not in GAMES or len(rest) < len("2026-01-01-1"):
            return readable(file.stem)
        text = tr("{game}, {day} ({number})")
        number = rest.rpartition("-")[2]
        return text.format(game=GAMES[game].title, day=day(rest), number=number)

    @property
    def _in_round(self) -> list[Match]:
        due = self._tournament.open_matches if self._tournament is not None else ()
        number = min((match.round for match in due), default=0)
        return [match for match in due if match.round == number]

    def _has_people(self, match: Match) -> bool:
        return self._tournament is not None and has_people(self._tournament, match)

    def _fill_matches(self, tournament: Tournament) -> None:
        self.matches.clear()
        first = self.due or next(iter(self._in_round), None)
        for name, matches in words.matches_by_round(tournament):
            heading = QListWidgetItem(name, self.matches)
            heading.setFont(theme.font(TEXT, bold=True))
            heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
            for match in matches:
                item = QListWidgetItem(words.match_text(tournament, match), self.matches)
                item.setData(_MATCH, match)
                if match == first:
                    self.matches.setCurrentItem(item)

    def _fill_standings(self, tournament: Tournament) -> None:
        header, *rows = words.table(tournament)
        is_knock_out = tournament.form == "knock-out"
        table = self.standings
        fill_table(table, header, rows, range(1, len(header) if is_knock_out else 2))
        order = [row.entrant for row in standings(tournament)]
        faces = portraits_of([participant_of(tournament, each) for each in order])
        pixels = round(_FACE * self.devicePixelRatioF())
        for number, entrant in enumerate(order):
            cell = table.item(number, 1)
            assert cell is not None
            cell.setIcon(QIcon(portrait(faces[number], pixels)))
            is_person = tournament.entrants[entrant].player is None
            cell.setFont(theme.font(TEXT, bold=is_person))
        table.setCurrentCell(0, 1)
        table.clearSelection()
        table.horizontalHeader().setStretchLastSection(is_knock_out)

    def _show_what_can_be_done(self) -> None:
        due, others = self.due, self.by_computers
        self.play.setVisible(due is not None)
        self.compute.setVisible(bool(others) or self._computes)
        #: A button: the computers stop playing their matches.
        self.compute.setText(tr("Stop") if self._computes else tr("Play the others"))
        self.watch.setVisible(bool(others))
        self.watch.setEnabled(not self._computes and self._watched() is not None)
        for widget in (self.play, self.delete, self.new, self.files):
            widget.setEnabled(not self._computes)
        main = self.play if due is not None else self.compute
        for each in (self.play, self.compute, self.new):
            each.setDefault(each is (main if self._tournament is not None else self.new))

    def _watched(self) -> Match | None:
        item: QListWidgetItem | None = self.matches.currentItem()
        return next((m for m in self.by_computers if item and m == item.data(_MATCH)), None)

    def _activate(self, item: QListWidgetItem) -> None:
        if self.due is not None and item.data(_MATCH) == self.due and not self._computes:
            self.play.click()
        else:
            self._watch()

    def _watch(self) -> None:
        match = self._watched()
        if match is not None and not self._computes:
            self.watch_requested.emit(match)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and self.delete.isVisible():
            self.delete.click()
        else:
            super().keyPressEvent(event)


def _standings() -> QTableWidget:
    table = table_to_read()
    table.setAccessibleName(tr("Standings"))
    table.setStyleSheet("QTableView::item { padding: 0 6px; }")
    table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
    table.setIconSize(QSize(_FACE, _FACE))
    table.verticalHeader().setDefaultSectionSize(theme.grown(4 * STEP))
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    return table
