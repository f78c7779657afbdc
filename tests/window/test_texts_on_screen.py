"""Every screen in each language: no text is cut off, and in the pseudo ones all are translated."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QLocale, QModelIndex
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLabel,
    QMenu,
    QTabWidget,
    QToolButton,
    QWidget,
)

from soiree.controller.review.kept import encode_findings, name_of
from soiree.core import records
from soiree.core.games import Game
from soiree.core.records import Participant
from soiree.games import GAMES
from soiree.resources import available_languages
from soiree.storage import kept_reviews
from soiree.storage.history.index_rows import AlbumRow
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices, SeatChoice
from soiree.ui.commands import COMMANDS
from soiree.ui.dialogs.about import FaultDialog
from soiree.ui.dialogs.new_tournament import NewTournamentDialog
from soiree.ui.guests.people import GUESTS
from soiree.ui.language.language_names import own_name
from soiree.ui.language.translation import PSEUDO, PSEUDO_RTL, load_language, tr
from soiree.ui.screens.album.model import MATCH
from soiree.ui.screens.album.page import AlbumPage
from soiree.ui.screens.lessons.lesson_window import LessonWindow
from soiree.ui.screens.match.handover import HandoverScreen
from soiree.ui.screens.tournament.page import TournamentPage
from soiree.ui.shell.panel_dock import Tab
from soiree.ui.shell.routes import Album, Tournaments
from soiree.ui.table.table import Table
from soiree.version import current
from tests.every_game import golden
from tests.storage.keeping import keep
from tests.thorough import tries
from tests.ui.screens.review.reviewed import made_up
from tests.window.driver import Acts, Driver, choose_settings, run_script
from tests.window.texts_on_screen import (
    Words,
    cut_on,
    overlapping_on,
    untranslated,
    words_of_menu,
    words_on,
)

pytestmark = pytest.mark.slow

PLAYERS = ("Wanda", "Xaver", "Yvonne", "Zeno")

CHOICES = 3
"""The number of choices inspected in each game."""

ALIKE = re.compile(
    "|".join(
        (
            *PLAYERS,  # names of players
            *(rf"{name}\b" for name in GUESTS),
            *(rf"{game.title}\b" for game in GAMES.values()),  # the same in every language
            r"Soirée",
            *(re.escape(own_name(language)) for language in available_languages()),
            *(QLocale.languageToString(QLocale(each).language()) for each in available_languages()),
            r"/[^ ]+",  # paths
            r"(\d+ \w{3}|\w{3} \d+,) \d{4}\b",  # days, which the system writes
            r"\S*\d\S* \(PySide6 \S+\)",  # versions
            re.escape(current()),
            r"[\w.+-]*\d[\w.+-]*, offscreen",  # the system
        )
    )
)
"""Texts that are the same in every language."""


OTHERS = [language for language in available_languages() if language != "en"]
"""The languages beside English."""

SOAKED = [pytest.param(each, marks=pytest.mark.soak) for each in (PSEUDO_RTL, *OTHERS)]


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    """Set the language of the program to English again after each test."""
    yield
    load_language(qapp, "en")


EVERY_STEP = 99
"""More steps than any lesson has."""


class Looker:
    """Inspects screens, and collects faulty texts.

    Attributes:
        steps: the largest number of steps that are inspected in each lesson.
    """

    # Other tests find untranslated texts of lessons, and captions that cut their texts.
    steps = tries(2, thorough=EVERY_STEP)

    def __init__(self, driver: Driver, *, is_large: bool = False) -> None:
        """
        Args:
            is_large: True if text is so large that dialogs may scroll sideways.
        """
        self.driver = driver
        self._is_large = is_large
        self._faults: dict[str, str] = {}

    @property
    def faults(self) -> list[str]:
        """The faults without repeats, each with the first screen that has it."""
        return [f"{where}: {fault}" for fault, where in self._faults.items()]

    def look(self, where: str, window: QWidget | None = None) -> None:
        window = window or self.driver.window
        self._read(where, words_on(window))
        for words in cut_on(window, scrolls=self._is_large):
            self._add(where, f"{words.owner} cuts {words.text!r}")
        for words in overlapping_on(window) if self._is_large else ():
            self._add(where, f"{words.owner} has {words.text!r}")

    def look_at_menus(self, where: str) -> None:
        for action in self.driver.window.menuBar().actions():
            menu = action.menu()
            assert isinstance(menu, QMenu)
            self._read(where, words_of_menu(menu))

    def _read(self, where: str, written: Iterator[Words]) -> None:
        for words in written:
            if untranslated(words.text, ALIKE):
                self._add(where, f"{words.owner} says {words.text!r}")

    def _add(self, where: str, fault: str) -> None:
        self._faults.setdefault(fault, where)


def command(driver: Driver, name: str) -> QAction:
    text = COMMANDS[name].text
    (action,) = (each for each in driver.window.actions() if each.text() == tr(text))
    return action


def dialogs() -> list[QDialog]:
    return [
        each
        for each in QApplication.topLevelWidgets()
        if isinstance(each, QDialog) and each.isVisible()
    ]


def look_at_dialog(looker: Looker, name: str, where: str = "") -> Acts:
    """Open the dialog of the command `name`, inspect it and its tabs, and close it. In the list of
    faults, `where` says what the dialog is about, such as a game.
    """
    looker.driver.soon(command(looker.driver, name).trigger)
    yield dialogs
    (dialog,) = dialogs()
    if isinstance(dialog, LessonWindow):
        yield from look_at_lesson(looker, dialog)
    looker.look(f"{name} {where}", dialog)
    for tabs in dialog.findChildren(QTabWidget):
        for place in range(tabs.count()):
            tabs.setCurrentIndex(place)
            looker.look(f"{name}, page {place + 1}", dialog)
    dialog.close()
    yield lambda: not dialogs()


def look_at_lesson(looker: Looker, lesson: LessonWindow) -> Acts:
    for number in range(min(len(lesson.lesson), looker.steps)):
        lesson.show_step(number)
        yield lambda: lesson.table is not None and not lesson.table.play.moving
        looker.look(f"{lesson.windowTitle()}, step {number + 1}", lesson)


def look_at_game(looker: Looker, game: Game) -> Acts:
    """Inspect the table before its first `CHOICES` choices, and all around it before the first."""
    places = looker.driver.places
    places.begin(game.name, seats_of(game), seed=3)
    rng = random.Random(3)
    for choice in range(CHOICES):
        assert places.table is not None
        client = places.table.play.client
        yield from come_to_choice(looker.driver, places.table)
        looker.look(f"{game.title}, choice {choice + 1}")
        if client.result is not None:
            return
        if looker.driver.scoreboard():
            yield from go_on(looker.driver)
            continue
        if choice == 0:
            yield from look_about(looker, game)
        yield from choose(places.table, rng)


def come_to_choice(driver: Driver, table: Table) -> Acts:
    while not driver.scoreboard() and not is_asked(table):
        table.playback.hurry()
        yield lambda: driver.scoreboard() or is_asked(table) or table.play.moving


def go_on(driver: Driver) -> Acts:
    sheet = driver.scoreboard()
    driver.places.overlays.next_round()
    yield lambda: driver.scoreboard() is not sheet


def choose(table: Table, rng: random.Random) -> Acts:
    seat, before = table.shown.now.decider, table.play.client.position
    assert seat is not None
    table.play.client.choose(seat, rng.choice(table.play.client.legal(seat)))
    yield lambda: table.play.client.position > before


def is_asked(table: Table) -> bool:
    return table.shown.now.decider is not None and not table.play.moving


def look_about(looker: Looker, game: Game) -> Acts:
    """Inspect the menus, dialogs, panels, the hint and the pause at a table."""
    looker.look_at_menus(game.title)
    for name in ("new", "numbered", "lesson"):
        yield from look_at_dialog(looker, name, f"of {game.title}")
    window = looker.driver.window
    tabs: tuple[Tab, ...] = ("score", "log", "memory")
    for tab in tabs:
        if command(looker.driver, tab).isVisible():
            window.dock.open(tab, as_before=True)
            yield lambda: True
            looker.look(f"{game.title}, {tab}")
    window.dock.close()
    yield lambda: not window.dock.panel.isVisible()
    for name in ("hint", "pause", "pause"):
        action = command(looker.driver, name)
        if action.isEnabled():
            action.trigger()
            yield lambda: True
            looker.look(f"{game.title}, {name}")


def seats_of(game: Game, *, people: int = 1) -> GameChoices:
    count = game.players(game.defaults())
    seats = [
        SeatChoice("human", name) if place < people else SeatChoice("computer", name, "easy")
        for place, name in enumerate(PLAYERS[:count])
    ]
    return GameChoices(seats=seats, timed=False, message_delay=0)


def look_at_what_is_kept(looker: Looker) -> Acts:
    """Inspect tournaments, the album, a replay of its first match, and the statistics."""
    driver = looker.driver
    driver.places.go(Tournaments())
    yield from look_at_tournaments(looker, driver.places.page(TournamentPage))
    driver.places.go(Album())
    album = driver.places.page(AlbumPage)
    yield lambda: all(match_in(album, row) for row in range(3))
    looker.look("album")
    yield from look_at_dialog(looker, "statistics", "of all games")
    album.bar.words.setText("nothing")
    yield lambda: not album.list.model().rowCount()
    looker.look("album, nothing found")
    album.bar.words.clear()
    yield lambda: any(matches_to_replay(album))
    album.list.setCurrentIndex(next(matches_to_replay(album)))
    matches = album.list.model().rowCount()
    album.delete.click()
    yield lambda: album.undo.isVisible() and album.list.model().rowCount() < matches
    looker.look("album, deleted")
    album.undo.click()
    yield lambda: album.list.model().rowCount() == matches and any(matches_to_replay(album))
    album.list.setCurrentIndex(next(matches_to_replay(album)))
    album.replay.click()
    yield lambda: driver.has_table
    for name in ("forward", "lane", "next_choice", "last", "eyes"):
        command(driver, name).trigger()
        yield lambda: not driver.table.play.moving
        looker.look(f"replay, {name}")
    looker.look_at_menus("replay")
    yield from look_at_dialog(looker, "film")
    for name in ("review", "next_mistake", "verdict"):
        command(driver, name).trigger()
        yield lambda: not driver.table.play.moving
        looker.look(f"review, {name}")


def look_at_tournaments(looker: Looker, page: TournamentPage) -> Acts:
    looker.look("no tournament")
    for name in ("spy", "soy"):
        looker.driver.soon(partial(page.new_requested.emit, name))
        yield dialogs
        (dialog,) = dialogs()
        assert isinstance(dialog, NewTournamentDialog)
        looker.look(f"new tournament of {name}", dialog)
        dialog.form.setCurrentIndex(dialog.form.findData("swiss" if name == "soy" else "knock-out"))
        dialog.done_button.click()
        yield lambda: not dialogs()
        looker.look(f"tournament of {name}")
    page.compute.click()
    yield page.bar.isHidden
    looker.look("tournament, played")
    looker.driver.soon(page.share.click)
    yield dialogs
    looker.look("result to share", dialogs()[0])
    dialogs()[0].close()
    yield lambda: not dialogs()


def match_in(album: AlbumPage, row: int) -> AlbumRow | None:
    model = album.list.model()
    match: AlbumRow | None = model.index(row, 0).data(MATCH)
    return match


def matches_to_replay(album: AlbumPage) -> Iterator[QModelIndex]:
    for row in range(album.list.model().rowCount()):
        match = match_in(album, row)
        if match is not None and match.game == "soi" and not match.line:
            yield album.list.model().index(row, 0)


def keep_matches() -> None:
    """Save a finished match of each game, an unfinished one, and an unreadable one."""
    paths = Paths.find()
    for game in GAMES:
        record = records.decode(golden(game), GAMES)
        people = [Participant(name, "human") for name in PLAYERS[:1]]
        others = [
            Participant(name, "computer", "easy")
            for name, _ in zip(PLAYERS[1:], record.players[1:], strict=False)
        ]
        played = replace(record, players=(*people, *others))
        keep(paths, played)
        if game == "soi":
            kept_reviews.keep(paths, name_of(played), encode_findings(made_up(played)))
            keep(
                paths,
                replace(
                    record, players=(*people, *others), entries=record.entries[:30], result=None
                ),
            )
    (paths.played / "soda-2026-11-21-9.soiree").write_bytes(b"{")


def assert_no_faults(faults: list[str], language: str) -> None:
    """Fail if there are faults; an untranslated text is a fault in a pseudo-language only."""
    if language not in (PSEUDO, PSEUDO_RTL):
        faults = [each for each in faults if " says " not in each]
    assert not faults, "\n".join(faults)


def look_everywhere(
    driver: Driver, faults: list[str], looker_for: Callable[[Driver], Looker] = Looker
) -> Acts:
    looker = looker_for(driver)
    yield driver.window.isVisible
    looker.look("start page")
    looker.look_at_menus("start page")
    for name in ("preferences", "about", "report", "shortcuts", "help", "new"):
        yield from look_at_dialog(looker, name)
    fault = FaultDialog("LookupError", Paths.find(), driver.window)
    fault.show()
    looker.look("fault", fault)
    fault.close()
    yield from look_at_what_is_kept(looker)
    for game in GAMES.values():
        yield from look_at_game(looker, game)
    driver.soon(lambda: driver.places.begin("soi", seats_of(GAMES["soi"], people=2), seed=3))
    yield lambda: driver.shown(HandoverScreen)
    looker.look("curtain")
    faults.extend(looker.faults)


def look_at_large_text(driver: Driver, faults: list[str]) -> Acts:
    """Inspect the start page, some dialogs, and the table of each game before a choice."""
    looker = Looker(driver, is_large=True)
    yield driver.window.isVisible
    looker.look("start page")
    for name in ("preferences", "help", "new"):
        yield from look_at_dialog(looker, name)
    for game in GAMES.values():
        driver.places.begin(game.name, seats_of(game), seed=3)
        assert driver.places.table is not None
        yield from come_to_choice(driver, driver.places.table)
        looker.look(game.title)
    faults.extend(looker.faults)


@pytest.mark.parametrize(
    "language", [PSEUDO, pytest.param("en", marks=pytest.mark.thorough), *SOAKED]
)
def test_text_of_200_per_cent_fits(language: str) -> None:
    choose_settings(speed="off", remarks=False, text_size=200)
    faults: list[str] = []
    options = "--size", "1280x800", "--language", language
    assert run_script(lambda driver: look_at_large_text(driver, faults), *options) == 0
    assert_no_faults(faults, language)


@pytest.mark.parametrize(
    ("language", "size"),
    [
        (PSEUDO, "800x600"),
        pytest.param("en", "800x600", marks=pytest.mark.thorough),
        pytest.param(PSEUDO, "1280x720", marks=pytest.mark.soak),
        *(pytest.param(each, "800x600", marks=pytest.mark.soak) for each in (PSEUDO_RTL, *OTHERS)),
    ],
)
def test_every_text_is_translated_and_fits(language: str, size: str) -> None:
    """Half a minute of processor time, for all screens of one program."""
    choose_settings(speed="off", remarks=False)
    keep_matches()
    faults: list[str] = []
    options = "--size", size, "--language", language
    assert run_script(lambda driver: look_everywhere(driver, faults), *options) == 0
    assert_no_faults(faults, language)


@pytest.mark.parametrize(
    ("text", "is_translated"),
    [
        ("«Çļöšé»", True),
        ("«ôƒ «6»» · 7 ♠", True),
        ("Wanda", True),
        ("«Šöÿ ö Wanda»", True),
        ("Close", False),
        ("«Çļöšé» now", False),
        ("«Çļöš…", False),
    ],
)
def test_an_untranslated_text_is_found(text: str, *, is_translated: bool) -> None:
    assert (untranslated(text, ALIKE) is None) == is_translated


def test_a_cut_text_is_found(qapp: QApplication) -> None:
    window = QWidget()
    window.resize(300, 100)
    label = QLabel("A long text of many words", window)
    button = QToolButton(window)
    button.setText("Another long text")
    button.move(0, 50)
    for each in (label, button):
        each.resize(each.sizeHint())
    window.show()
    assert list(cut_on(window)) == []
    label.resize(label.width() // 2, label.height())
    button.move(200, 50)
    assert [words.owner for words in cut_on(window)] == ["QLabel", "QToolButton"]
    window.close()
