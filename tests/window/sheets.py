"""Make sheets with a picture of every page, table and dialog, to look for faults of the design.

    .venv/bin/python tests/window/sheets.py FOLDER [SIZE-COLOURS …] [--only WORD]

There are twelve sheets, such as `800x600-linen`: four sizes in three colours. A sheet combines
all pictures; each picture is also a file beside it. A sheet takes about two minutes.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QWidget

    from soiree.core.entries import Move
    from soiree.core.records import Record
    from soiree.storage.paths import Paths
    from soiree.ui.program.program import Program
    from soiree.ui.shell.main_window import MainWindow
    from soiree.ui.table.table import Table

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / "tests" / "golden" / "1" / "home"

SIZES = {
    "800x600": ((800, 600), 1.0),
    "1280x800": ((1280, 800), 1.0),
    "2560x1440": ((2560, 1440), 1.0),
    "1280x800@1.5": ((1280, 800), 1.5),
}
"""The sizes of the window in logical pixels, and the ratio of device pixels."""

COLOURS = {"dark": ("dark", "bottle"), "light": ("light", "bottle"), "linen": ("light", "linen")}
"""The colour scheme of the window and the colour of the felt, by name."""

TABLES = {
    "soy": ("soy-2026-09-17", 40, 81),
    "soureh": ("soureh-2026-09-13", 17, 29),
    "pariah": ("pariah-2026-09-20", 17, 35),
    "soi": ("soi-2026-09-24", 132, 723),
    "spy": ("spy-2026-09-28", 185, 267),
    "soda": ("soda-2026-09-09", 49, 101),
}
"""A match of each game, and the numbers of entries after which a round and the match end."""

COLUMNS, CELL = 6, (660, 420)
"""The number of pictures in a row of a sheet, and the room of each in pixels."""

PATIENCE = 90_000
"""Milliseconds to wait for a page."""

Acts = Generator[Callable[[], object], None, None]
"""Acts at the window, and yields a condition whenever it has to wait."""


def main() -> None:
    """Make each sheet in a process of its own, because the ratio belongs to a process."""
    names = [f"{size}-{colours}" for size in SIZES for colours in COLOURS]
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("folder", type=Path)
    reader.add_argument("sheets", nargs="*", metavar="sheet", help=", ".join(names))
    reader.add_argument("--only", default="", help="only pictures whose names contain this word")
    reader.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    given = reader.parse_args()
    sys.path.insert(0, str(ROOT / "app"))
    if given.here:
        paint_sheet(given.folder / given.sheets[0], given.sheets[0], given.only)
        return
    for name in given.sheets or names:
        ratio = SIZES[name.rpartition("-")[0]][1]
        screen = ROOT / "tests" / "window" / "offscreen.json"
        around = {
            "QT_QPA_PLATFORM": f"offscreen:configfile={screen}",
            "QT_SCALE_FACTOR": str(ratio),
        }
        command = [sys.executable, __file__, given.folder, name, "--here", "--only", given.only]
        subprocess.run(command, env={**os.environ, **around}, check=True)


def paint_sheet(folder: Path, name: str, only: str) -> None:
    """Start the program in a copy of an old home, and paint everything."""
    from msgspec import convert
    from PySide6.QtWidgets import QApplication

    from soiree.games import GAMES
    from soiree.resources import resource
    from soiree.storage.paths import Paths
    from soiree.storage.settings import Settings
    from soiree.ui.decks import CLASSIC, load_deck
    from soiree.ui.language.translation import load_language
    from soiree.ui.program.program import Program, SavedFiles
    from soiree.ui.shell.main_window import MainWindow
    from soiree.ui.shell.navigator import Navigator
    from soiree.ui.style.theme import STYLE, Theme

    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    size, colours = name.rsplit("-", 1)
    app = QApplication([*sys.argv[:1], *STYLE])
    load_language(app, "en")
    with tempfile.TemporaryDirectory() as home:
        shutil.copytree(HOME, home, dirs_exist_ok=True)
        os.environ["SOIREE_HOME"] = home
        scheme, felt = COLOURS[colours]
        settings = convert(
            {
                "felt": felt,
                "colours": scheme,
                "speed": "off",
                "lessons": list(GAMES),
                "practised": list(GAMES),
            },
            Settings,
        )
        theme = Theme(settings.colours, felt=settings.felt)
        settings.remarks = False
        for game in GAMES.values():
            settings.choices(game).message_delay = 0
            settings.choices(game).timed = False
        deck = load_deck(resource("decks", f"{CLASSIC}.svg"))
        paths = Paths.find()
        window = MainWindow(paths, settings, deck)
        window.resize(*SIZES[size][0])
        navigator = Navigator(window, {})
        program = Program(navigator, paths, settings, SavedFiles(matches=True, settings=False))
        gallery = Gallery(program, folder, only)
        gallery.hang()
        app.exec()
        del theme
    hang_together(sorted(folder.glob("*.png")), folder.with_name(f"{folder.name}.jpg"))


def hang_together(files: list[Path], sheet: Path) -> None:
    """Paint pictures onto one sheet, each in a cell of equal size."""
    from PySide6.QtCore import QRect, QSize, Qt
    from PySide6.QtGui import QImage, QPainter

    cell = QSize(*CELL)
    rows = -(-len(files) // COLUMNS)
    whole = QImage(cell.width() * COLUMNS, cell.height() * rows, QImage.Format.Format_RGB32)
    whole.fill(Qt.GlobalColor.gray)
    painter = QPainter(whole)
    for number, file in enumerate(files):
        picture = QImage(str(file)).scaled(
            (cell - QSize(8, 8)).boundedTo(QImage(str(file)).size()),
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        at = QRect(0, 0, picture.width(), picture.height())
        left, top = number % COLUMNS * cell.width(), number // COLUMNS * cell.height()
        at.moveCenter(QRect(left, top, cell.width(), cell.height()).center())
        painter.drawImage(at, picture)
    painter.end()
    whole.save(str(sheet), quality=85)


class Gallery:
    """Shows one page after another in the window, and paints each.

    Attributes:
        window: the window of the program.
    """

    def __init__(self, program: Program, folder: Path, only: str) -> None:
        from PySide6.QtCore import QElapsedTimer, QTimer

        self._program = program
        self.window: MainWindow = program.services.window
        self._folder, self._only = folder, only
        self._number = 0
        self._acts: Acts | None = None
        self._waits: Callable[[], object] = lambda: True
        self._since = QElapsedTimer()
        self._timer = QTimer(self.window, interval=40)
        self._timer.timeout.connect(self._look)

    def hang(self) -> None:
        """Begin to show and paint all pages. The window closes at the end."""
        from soiree.ui.shell.routes import Start

        self.window.show()
        self._program.services.navigator.begin(Start())
        self._acts = self._everything()
        self._since.start()
        self._timer.start()

    def _look(self) -> None:
        """Go on if the awaited condition holds. Dialogs run event loops of their own meanwhile."""
        if self._acts is None:
            return
        if not self._waits():
            if self._since.elapsed() < PATIENCE:
                return
            sys.stderr.write(f"gave up waiting before picture {self._number + 1}\n")
            self._close_dialogs()
        acts, self._acts = self._acts, None
        try:
            self._waits = next(acts)
        except StopIteration:
            self._timer.stop()
            self.window.close()
            return
        except BaseException:
            traceback.print_exc()
            os._exit(1)
        self._since.restart()
        self._acts = acts

    # --- the pages -------------------------------------------------------------------------------

    def _everything(self) -> Acts:
        for part in (self._pages, self._together, self._tables, self._dialogs):
            yield from part()

    def _pages(self) -> Acts:
        from soiree.ui.shell.routes import Album, KeptTask, Problems, Replay, Solve, Start

        yield from self._page("start", Start())
        yield from self._page("album", Album(selected=3), 100)
        yield from self._page("problems", Problems())
        yield from self._page("problem", Solve((KeptTask("soureh", 1),)))
        if self._wants("replay"):
            yield from self._page("replay", Replay(match("soda-2026-09-09"), at=60))
        if self._wants("review"):
            from soiree.ui.screens.review.choice_list import ChoiceList

            self.window.requested.emit(Replay(match("pariah-2026-09-19"), review=True))
            yield lambda: (found := self.window.findChild(ChoiceList)) and found.model().rowCount()
            self.window.commands.trigger("next_mistake")
            yield from self._paint("review")
            # On large tables, the panel stays open.
            self._program.services.settings.panel_open = False
            self._program.services.settings.panel_tab = "score"

    def _together(self) -> Acts:
        """The pages of days, evenings and tournaments."""
        from soiree.ui.shell.routes import Days, Evening, Honours, Tournaments

        yield from self._page("days", Days())
        yield from self._page("season", Evening())
        yield from self._page("evening", Evening(keep_evening(self._program.services.paths)))
        yield from self._page("honours", Honours(), 100)
        file = keep_tournament(self._program.services.paths)
        yield from self._page("tournament", Tournaments(file.stem))

    def _tables(self) -> Acts:
        from soiree.ui.shell.routes import Continue

        for game, (name, ends, over) in TABLES.items():
            for title, cut, last in (
                ("table", ends - 5 if ends < over else over - 9, None),
                ("round", ends, ends),
                ("end", over, over),
            ):
                if not self._wants(f"{game} {title}") or (game, title) == ("soy", "round"):
                    continue
                record, move = cut_off(decoded(match(name)), cut)
                self.window.requested.emit(Continue(record))
                table = yield from self._table()
                if last is not None:
                    yield from self._choose(table, move)
                    yield self._scoreboard
                yield from self._paint(f"{game} {title}")
                if title == "end":
                    self._leave()

    def _choose(self, table: Table, move: Move) -> Acts:
        yield lambda: table.shown.now.decider is not None
        seat = table.shown.now.decider
        assert seat is not None
        table.play.client.choose(seat, move)

    def _dialogs(self) -> Acts:
        from PySide6.QtWidgets import QTabBar

        from soiree.games import GAMES
        from soiree.ui.dialogs.film import FilmDialog
        from soiree.ui.dialogs.first_time import FirstTimeDialog
        from soiree.ui.dialogs.proof import ProofDialog
        from soiree.ui.shell.routes import Replay, Start

        window, dialogs, commands = self.window, self.window.dialogs, self.window.commands
        window.requested.emit(Start())
        yield lambda: True
        for game in GAMES:
            yield from self._dialog(f"new {game}", partial(dialogs.ask_new_game, game))
        yield from self._dialog("lesson", lambda: window.lesson_requested.emit("soureh"))
        yield from self._dialog("deal", lambda: commands.trigger("numbered"))
        yield from self._dialog("proof", lambda: ProofDialog(window).exec())
        yield from self._dialog("film", lambda: FilmDialog(10, 100, window).exec())
        first = GAMES["soureh"]
        yield from self._dialog("first time", lambda: FirstTimeDialog(first, window).exec())
        yield from self._dialog("shortcuts", dialogs.ask_shortcuts)
        yield from self._dialog("about", dialogs.show_about)
        yield from self._dialog("news", dialogs.show_news)
        yield from self._dialog("report", lambda: dialogs.show_report(None))
        for number in range(5):
            if not self._wants(f"preferences {number}"):
                continue
            self._soon(lambda: dialogs.ask_preferences(GAMES["soda"]))
            yield lambda: self._front() is not window
            bars = self._front().findChildren(QTabBar)
            if bars and number < bars[0].count():
                bars[0].setCurrentIndex(number)
                yield from self._paint(f"preferences {number}", self._front())
            self._close_dialogs()
            yield lambda: self._front() is window
        if self._wants("help"):
            dialogs.show_help(GAMES["soureh"])
            yield from self._paint("help", self._other())
            dialogs.close_windows()
        if self._wants("statistics"):
            dialogs.show_statistics("soda")
            yield from self._paint("statistics", self._other(), 60)
            dialogs.close_windows()
        if self._wants("duplicate"):
            window.requested.emit(Replay(match("soda-2026-09-09")))
            yield from self._table()
            commands.trigger("duplicate")
            yield from self._paint("duplicate", self._other(), 50)
            self._other().close()

    # --- opening and painting --------------------------------------------------------------------

    def _wants(self, name: str) -> bool:
        return self._only in name

    def _page(self, name: str, route: object, pause: int = 25) -> Acts:
        if self._wants(name):
            self.window.requested.emit(route)
            yield from self._paint(name, pause=pause)

    def _table(self) -> Generator[Callable[[], object], None, Table]:
        from soiree.ui.table.table import Table

        def table() -> Table | None:
            found = self.window.table
            return found if isinstance(found, Table) else None

        yield lambda: (at := table()) is not None and not at.play.moving
        found = table()
        assert found is not None
        return found

    def _scoreboard(self) -> bool:
        from soiree.ui.screens.match.scoreboard import Scoreboard

        return any(each.isVisible() for each in self.window.findChildren(Scoreboard))

    def _leave(self) -> None:
        from soiree.ui.shell.routes import Start

        self.window.requested.emit(Start())

    def _dialog(self, name: str, show: Callable[[], object]) -> Acts:
        if self._wants(name):
            self._soon(show)
            yield lambda: self._front() is not self.window
            yield from self._paint(name, self._front())
            self._close_dialogs()
            yield lambda: self._front() is self.window

    def _soon(self, act: Callable[[], object]) -> None:
        from PySide6.QtCore import QTimer

        QTimer.singleShot(0, self.window, act)

    def _front(self) -> QWidget:
        from PySide6.QtWidgets import QApplication

        return QApplication.activeModalWidget() or self.window

    def _close_dialogs(self) -> None:
        while self._front() is not self.window:
            self._front().close()

    def _other(self) -> QWidget:
        from PySide6.QtWidgets import QApplication, QDialog

        return next(
            each
            for each in QApplication.topLevelWidgets()
            if isinstance(each, QDialog) and each.isVisible()
        )

    def _paint(self, name: str, widget: QWidget | None = None, pause: int = 14) -> Acts:
        """Paint a widget, or the window, once its cards and lists are complete."""
        from PySide6.QtWidgets import QWidget

        from soiree.ui.decks import CardArt

        widget = widget or self.window

        def is_ready() -> bool:
            nonlocal pause
            pause -= 1
            arts = (art for top in {widget, self.window} for art in top.findChildren(CardArt))
            return pause < 0 and all(
                art.is_ready
                for art in arts
                if isinstance(owner := art.parent(), QWidget) and owner.isVisible()
            )

        yield is_ready
        self._number += 1
        file = self._folder / f"{self._number:02} {name}.png"
        picture: QPixmap = widget.grab()
        picture.save(str(file))


def match(name: str) -> Path:
    return HOME / "data" / "matches" / f"{name}-1.soiree"


def keep_evening(paths: Paths) -> str:
    """Save an evening after some matches, and return its name."""
    from soiree.controller.evening.evening import Played
    from soiree.controller.evening.file import encode
    from soiree.controller.evening.season import evening_of
    from soiree.core.feats import Feat
    from soiree.storage.history import evenings

    evening = evening_of(1, 0, "You", 4, "2026-11-20T19:00:00Z")
    for due in evening.due[:4]:
        ranks = tuple(range(1, len(due.seats) + 1))
        feats = (Feat("harvest", 0, 15),) if due.place.item == 0 else ()
        evening = evening.with_match(Played(due.place, due.seats, ranks, None, False, feats))
    evenings.save(paths, name := "evening-2026-11-20-1", encode(evening))
    return name


def keep_tournament(paths: Paths) -> Path:
    """Save a tournament after its first round, and return its path."""
    from soiree.controller.tournament.file import encode
    from soiree.controller.tournament.rounds import with_next_round
    from soiree.controller.tournament.tournament import Entrant, started
    from soiree.core.events import Result
    from soiree.games import GAMES
    from soiree.ui.guests.people import guest

    game = GAMES["soy"]
    entrants = [Entrant("You"), *(Entrant(guest(number), "easy") for number in range(1, 8))]
    made = with_next_round(started(game, game.defaults(), "swiss", entrants, seed=1))
    for match in made.open_matches:
        made = made.with_result(match.place, Result((1, 2), None, ""))
    file = paths.tournaments / "soy-2026-11-20-1.json"
    file.parent.mkdir(parents=True)
    file.write_bytes(encode(with_next_round(made)))
    return file


def decoded(file: Path) -> Record:
    from soiree.core.records import decode
    from soiree.games import GAMES

    return decode(file.read_bytes(), GAMES, largest=None)


def cut_off(record: Record, length: int) -> tuple[Record, Move]:
    """Return a record up to the last choice in its first `length` entries, and that choice.

    A person sits at the seat of the choice, and computers at all others.
    """
    from msgspec.structs import replace

    from soiree.core.entries import Decision
    from soiree.core.records import Participant
    from soiree.games import GAMES
    from soiree.ui.guests.people import guest

    level = GAMES[record.game].levels[0].name
    last, choice = next(
        (number, entry)
        for number, entry in reversed(list(enumerate(record.entries[:length])))
        if isinstance(entry, Decision)
    )
    players = tuple(
        Participant("You", "human")
        if seat == choice.seat
        else Participant(guest(seat + 1), "computer", level)
        for seat in range(len(record.players))
    )
    cut = replace(record, players=players, entries=record.entries[:last], result=None, ended=None)
    return cut, choice.move


if __name__ == "__main__":
    main()
