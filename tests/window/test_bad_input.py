"""Wrong input is reported in one sentence, the match goes on, and no file is lost."""

from __future__ import annotations

import random
import shutil
import sys
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QTabWidget

from soiree.core import records
from soiree.core.cards import RANKS, Card, rank_of, spell
from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage.paths import Paths
from soiree.ui.decks import CLASSIC
from soiree.ui.dialogs.forms import Form
from soiree.ui.dialogs.preferences.picture_choice import PictureChoice
from soiree.ui.language.words import card_name, rank_name
from tests.storage.keeping import waiting_match
from tests.truth import match_at
from tests.window.driver import Acts, Driver, choose_settings, run_alone, run_script
from tests.window.screen import ROOT
from tests.window.starts import soiree

pytestmark = pytest.mark.slow

GOLDEN = ROOT / "tests" / "golden"
SOI = ("--game", "soi", "--seed", "3")
"""A match in which the person begins."""


def play_on(driver: Driver) -> Acts:
    """Ask a question at the table, after any trouble."""
    yield lambda: driver.has_table
    while not driver.legal:
        if driver.scoreboard() is not None:
            driver.next_button().click()
        driver.table.playback.hurry()
        yield lambda: driver.legal or driver.scoreboard() or driver.table.play.moving
    before = driver.entries
    driver.table.choice.make(random.Random(before).choice(driver.legal))
    assert driver.entries == before + 1


def begin_from_start_page(driver: Driver) -> Acts:
    driver.soon(driver.button("New game of Soi").click)
    yield lambda: driver.shown(QPushButton, "Start")
    driver.soon(driver.button("Start").click)
    yield lambda: driver.has_table or driver.shown(QPushButton, "Just play")
    if not driver.has_table:
        driver.soon(driver.button("Just play").click)
    yield from play_on(driver)


def said(driver: Driver) -> list[str]:
    """The sentences in the visible status bar."""
    return driver.window.status_bar.sentences() if driver.window.status_bar.isVisible() else []


def content(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


# Typing -------------------------------------------------------------------------------------------


def no_card(hand: list[Card]) -> tuple[str, str]:
    return "8Z", "“8Z” is not a card: type a rank and a suit, such as 7h or 10s."


def own_card(hand: list[Card]) -> tuple[str, str]:
    return spell(hand[0]), f"You hold the {card_name(hand[0])} yourself."


def card_of_no_rank_held(hand: list[Card]) -> tuple[str, str]:
    held = {rank_of(card) for card in hand}
    rank = next(rank for rank in range(len(RANKS)) if rank not in held)
    card = 4 * rank
    return spell(card), (
        f"You may ask for the {card_name(card)} only while you hold another {rank_name(rank)}."
    )


def test_a_typed_card_that_is_no_legal_question_is_refused() -> None:
    choose_settings()

    def play(driver: Driver) -> Acts:
        yield lambda: driver.has_table and driver.legal
        table, status_bar, before = driver.table, driver.window.status_bar, driver.entries
        hand = [
            card
            for card in table.play.view_now().cards("hand", table.shown.now.viewer)
            if card is not None
        ]
        for wrong in (no_card, own_card, card_of_no_rank_held):
            text, sentence = wrong(hand)
            QTest.keyClicks(table, text[0])
            assert status_bar.is_typing
            field = status_bar.findChild(QLineEdit)
            assert field is not None
            QTest.keyClicks(field, text[1:])
            QTest.keyClick(field, Qt.Key.Key_Return)
            told = [label.text() for label in status_bar.findChildren(QLabel) if label.isVisible()]
            assert told == [sentence]
            assert driver.entries == before
            QTest.keyClick(field, Qt.Key.Key_Escape)
            assert table.hasFocus()
        yield from play_on(driver)

    assert run_script(play, *SOI) == 0


# Settings -----------------------------------------------------------------------------------------


def test_a_target_out_of_range_is_refused_in_the_dialog() -> None:
    choose_settings()

    def play(driver: Driver) -> Acts:
        driver.soon(driver.button("New game of Soi").click)
        yield lambda: driver.shown(QPushButton, "Start")
        form = driver.front
        assert isinstance(form, Form)
        field = driver.shown(QLineEdit, "Play to")
        assert field is not None
        field.setText("1001")
        driver.button("Start").click()
        assert form.fault.text() == "“Play to” must be a whole number from 100 to 1000."
        field.setText("150")
        driver.soon(driver.button("Start").click)
        yield from play_on(driver)
        assert match_at(driver.table).deal.options == {"target": 150}

    assert run_script(play) == 0


def test_a_delay_out_of_range_is_refused_in_the_dialog() -> None:
    choose_settings()

    def play(driver: Driver) -> Acts:
        yield lambda: driver.has_table and driver.legal
        driver.soon(partial(driver.window.dialogs.ask_preferences, GAMES["soi"]))
        yield lambda: driver.shown(QPushButton, "Close")
        tabs = driver.front.findChild(QTabWidget)
        assert isinstance(tabs, QTabWidget)
        tabs.setCurrentIndex(3)
        field = driver.shown(QLineEdit, "A message stays")
        assert field is not None
        field.selectAll()
        QTest.keyClicks(field, "150")
        assert "A message can stay for 200 to 2000 milliseconds." in driver.texts()
        driver.button("Close").click()
        yield lambda: driver.front is driver.window
        assert driver.table.shown.now.appearance.message_delay == 200
        yield from play_on(driver)

    assert run_script(play, *SOI) == 0


@pytest.mark.parametrize(
    ("damaged", "sentence"),
    [
        pytest.param(
            b'{"version": 1, "volume": 101}',
            "The setting volume was 101, not a whole number",
            marks=pytest.mark.thorough,
        ),
        (
            b'{"version": 1, "games": {"soi": {"message_delay": 2001}}}',
            "The setting games.soi.message_delay was 2001, not a whole number from 200 to 2000",
        ),
        (b'{"version": 1, "volu', "Your settings could not be read"),
        pytest.param(
            b"\xff\xfe\x00\x01", "Your settings could not be read", marks=pytest.mark.thorough
        ),
    ],
)
@pytest.mark.parametrize("arguments", [SOI, pytest.param((), marks=pytest.mark.thorough)])
def test_a_wrong_settings_file_is_reported_and_kept(
    damaged: bytes, sentence: str, arguments: tuple[str, ...]
) -> None:
    paths = Paths.find()
    paths.config.mkdir(parents=True)
    paths.settings.write_bytes(damaged)

    def play(driver: Driver) -> Acts:
        yield lambda: said(driver)
        (told,) = [each for each in said(driver) if each.startswith(sentence)]
        (kept,) = [name for name in content(paths.config) if name != "settings.json"]
        assert f"is kept as {kept}" in told
        assert content(paths.config)[kept] == damaged
        yield from play_on(driver) if arguments else begin_from_start_page(driver)

    assert run_script(play, *arguments) == 0


def test_each_wrong_setting_is_reported_in_a_sentence() -> None:
    paths = Paths.find()
    paths.config.mkdir(parents=True)
    paths.settings.write_text('{"version": 1, "volume": 101, "speed": "furious"}')

    def play(driver: Driver) -> Acts:
        yield lambda: said(driver)
        assert sum("volume was 101" in each for each in said(driver)) == 1
        assert sum('speed was "furious"' in each for each in said(driver)) == 1

    assert run_script(play) == 0


def test_settings_of_a_newer_version_are_not_overwritten() -> None:
    paths = Paths.find()
    paths.config.mkdir(parents=True)
    newer = b'{"version": 99, "speed": "off", "spoken": true}'
    paths.settings.write_bytes(newer)

    def play(driver: Driver) -> Acts:
        yield lambda: said(driver)
        assert said(driver)[0].startswith("Your settings were saved by a newer Soirée")
        yield from begin_from_start_page(driver)
        driver.window.dock.open("log")

    assert run_script(play) == 0
    assert content(paths.config) == {"settings.json": newer}


# Unfinished matches -------------------------------------------------------------------------------

GOLDEN_SOI = (GOLDEN / "soi.soiree").read_bytes()


@pytest.mark.parametrize(
    "arguments", [(), pytest.param(("--game", "soi"), marks=pytest.mark.thorough)]
)
@pytest.mark.parametrize(
    "damaged",
    [
        pytest.param(GOLDEN_SOI[:-200], id="truncated"),
        pytest.param(b"\x7fELF\x00\x01\x02", id="binary", marks=pytest.mark.thorough),
        pytest.param(b"", id="empty", marks=pytest.mark.thorough),
        pytest.param((GOLDEN / "soda.soiree").read_bytes(), id="another game's"),
    ],
)
def test_a_damaged_unfinished_match_is_reported_and_kept(
    damaged: bytes, arguments: tuple[str, ...]
) -> None:
    choose_settings()
    paths = Paths.find()
    paths.waiting.mkdir(parents=True)
    (paths.waiting / "soi.soiree").write_bytes(damaged)

    def play(driver: Driver) -> Acts:
        if not arguments:
            driver.button("Continue Soi").click()
        yield lambda: said(driver)
        (told,) = [each for each in said(driver) if "could not be read" in each]
        # The new match is saved beside the damaged one.
        (kept,) = paths.waiting.glob("soi.damaged-*")
        assert told.startswith("The waiting match could not be read (")
        assert told.endswith(f"); the file is kept as {kept.name}.")
        assert kept.read_bytes() == damaged
        if arguments:
            yield from play_on(driver)
        else:
            assert driver.shown(QPushButton, "Continue Soi") is None
            yield from begin_from_start_page(driver)

    assert run_script(play, *arguments) == 0


def test_an_opened_record_does_not_replace_an_unfinished_match(tmp_path: Path) -> None:
    choose_settings()
    file = tmp_path / "other.soiree"
    whole = records.decode(GOLDEN_SOI, GAMES)
    whole.result = None
    del whole.entries[-1:]
    file.write_bytes(records.encode(whole))
    assert run_script(play_on, *SOI) == 0
    waiting = Paths.find().waiting / "soi.soiree"
    before = waiting.read_bytes()

    def take(driver: Driver) -> Acts:
        yield lambda: driver.has_table
        match = match_at(driver.table)
        assert match.entries[: len(whole.entries)] == whole.entries

    assert run_script(take, str(file)) == 0
    assert waiting.read_bytes() == before


# Disks --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "folder",
    [
        "state",
        "config",
        *(pytest.param(each, marks=pytest.mark.thorough) for each in ("data", "cache")),
    ],
)
def test_an_unwritable_folder_is_reported(folder: str, home: Path) -> None:
    """A file in place of the folder stops even the administrator."""
    shutil.rmtree(home)
    home.mkdir()
    (home / folder).write_bytes(b"in the way")

    def play(driver: Driver) -> Acts:
        yield from play_on(driver)
        driver.window.dock.open("score", as_before=True)
        if folder in ("state", "config"):
            yield lambda: any(f"{home / folder}" in each for each in said(driver))
            told = [each for each in said(driver) if str(home / folder) in each]
            assert len(told) == len(set(told))
        if folder == "state":
            # Otherwise the window asks before it leaves the unsaved match.
            (home / folder).unlink()
        yield from play_on(driver)

    assert run_script(play, *SOI) == 0
    assert (home / folder).is_dir() or (home / folder).read_bytes() == b"in the way"


@pytest.mark.skipif(sys.platform == "win32", reason="files cannot be limited there")
def test_a_full_disk_is_reported_and_the_match_goes_on() -> None:
    import resource as system

    choose_settings()
    paths = Paths.find()
    limits = system.getrlimit(system.RLIMIT_FSIZE)

    def play(driver: Driver) -> Acts:
        yield lambda: driver.has_table and driver.legal
        before = waiting_match(paths)
        system.setrlimit(system.RLIMIT_FSIZE, (20, limits[1]))
        try:
            notice = driver.window.notice_bar
            yield from play_on(driver)
            yield notice.isVisible
            assert "the disk is full" in notice.accessibleName()
            assert waiting_match(paths) == before
            yield from play_on(driver)
            assert notice.isVisible()
            assert not any("the disk is full" in each for each in said(driver))
        finally:
            system.setrlimit(system.RLIMIT_FSIZE, limits)
        yield from play_on(driver)
        yield lambda: driver.legal or driver.table.play.moving
        yield notice.isHidden

    assert run_script(play, *SOI) == 0
    saved, _ = waiting_match(paths)
    assert saved is not None
    assert len(saved.entries) >= 5
    files = sorted(file.name for file in paths.waiting.iterdir())
    assert files == ["soi.journal", "soi.soiree"]


# Decks --------------------------------------------------------------------------------------------


def broken_deck() -> Path:
    file = Paths.find().decks / "mine.svg"
    file.parent.mkdir(parents=True)
    file.write_bytes(resource("decks", f"{CLASSIC}.svg").read_bytes()[:5000])
    return file


def test_a_broken_deck_is_refused_in_the_preferences() -> None:
    choose_settings()
    broken_deck()

    def play(driver: Driver) -> Acts:
        yield lambda: driver.has_table and driver.legal
        driver.soon(partial(driver.window.dialogs.ask_preferences, GAMES["soi"]))
        yield lambda: driver.shown(QPushButton, "Close")
        tabs = driver.front.findChild(QTabWidget)
        assert isinstance(tabs, QTabWidget)
        tabs.setCurrentIndex(1)
        box = driver.shown(PictureChoice, "Cards")
        assert box is not None
        box.setCurrentRow(box.findData("mine"))
        refusal = "The deck mine.svg cannot be used: it is not an SVG picture."
        yield lambda: refusal in driver.texts()
        driver.button("Close").click()
        yield lambda: driver.front is driver.window
        yield from play_on(driver)

    assert run_script(play, *SOI) == 0


@pytest.mark.parametrize("deck", ["mine", "gone"])
def test_a_chosen_deck_that_is_broken_or_missing_is_reported(deck: str) -> None:
    choose_settings(deck=deck)
    file = broken_deck()
    before = file.read_bytes()

    def play(driver: Driver) -> Acts:
        yield lambda: said(driver)
        (told,) = [each for each in said(driver) if each.startswith(f"The deck {deck}")]
        assert told.endswith(".")
        yield from begin_from_start_page(driver)

    assert run_script(play) == 0
    assert file.read_bytes() == before


# Starts -------------------------------------------------------------------------------------------


@pytest.mark.qt_log_ignore("^This plugin does not support raise")
def test_a_second_start_raises_the_first_window() -> None:
    choose_settings()
    told: list[str] = []

    def play(driver: Driver) -> Acts:
        window = driver.window
        yield from play_on(driver)
        window.showMinimized()
        with soiree() as second:
            yield lambda: second.poll() is not None
            assert second.stderr is not None
            told.append(second.stderr.read())
        assert second.returncode == 0
        yield lambda: not window.isMinimized() and window.isVisible()
        yield from play_on(driver)

    assert run_script(play, *SOI) == 0
    assert told == ["soiree: Soirée is already open; its window was brought to the front.\n"]


@pytest.mark.parametrize(
    "faulty",
    [
        pytest.param(GOLDEN_SOI[:-200], id="truncated"),
        pytest.param(GOLDEN_SOI.replace(b'"ask ', b'"beg ', 1), id="illegal"),
        pytest.param(b"\xff\x00", id="binary", marks=pytest.mark.thorough),
        pytest.param(b"", id="empty", marks=pytest.mark.thorough),
    ],
)
def test_a_faulty_record_opens_no_window(
    faulty: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "faulty.soiree"
    file.write_bytes(faulty)
    assert run_alone(str(file)) == 2
    out, told = capsys.readouterr()
    assert out == ""
    assert told.startswith(f"soiree: {file}: ")
    assert told.count("\n") == 1
    assert file.read_bytes() == faulty
