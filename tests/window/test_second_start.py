"""A second start hands its request to the open window."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QApplication

from soiree.core import records
from soiree.core.records import Record
from soiree.storage.lock import Lock, acquire
from soiree.storage.paths import Paths
from soiree.ui.dialogs.preferences.dialog import PreferencesDialog
from soiree.ui.program.request_queue import RequestQueue
from soiree.ui.program.requests import LARGEST, VERSION, OpenRequest, framed
from soiree.ui.program.single_instance import acquire_or_hand_over
from tests.conftest import ExpectLog
from tests.truth import match_at
from tests.ui.games.soi.soi_match import play_on, play_out, soi_match
from tests.window.driver import Acts, Driver, choose_settings, run_script
from tests.window.screen import ROOT
from tests.window.starts import soiree

pytestmark = [pytest.mark.slow, pytest.mark.qt_log_ignore("^This plugin does not support raise")]

Said = list[tuple[int, str]]
"""The exit code and the output of each start."""

OPEN = "soiree: Soirée is already open;"


def start(said: Said, *arguments: str, folder: Path = ROOT) -> Acts:
    """Start the program once more, and wait for its end."""
    with soiree(*arguments, folder=folder) as process:
        yield lambda: process.poll() is not None
        out, told = process.communicate()
        said.append((process.returncode, out + told))


def settle_in(_: Driver) -> Acts:
    """Wait until the window accepts requests."""
    yield Paths.find().address.exists


def put(path: Path, *, is_over: bool) -> Record:
    """Write a match of Soi to a file."""
    match = soi_match()
    if is_over:
        play_out(match)
    else:
        play_on(match, questions=5)
    record = match.record()
    path.write_bytes(records.encode(record))
    return record


def shows(driver: Driver, record: Record) -> bool:
    """True if the match of a record is at the table, in play or as a replay."""
    table = driver.places.table
    if driver.places.is_replay:
        return driver.places.replaying.replay.record == record
    if table is None:
        return False
    return list(match_at(table).entries[: len(record.entries)]) == record.entries


def game_at(driver: Driver) -> str | None:
    table = driver.places.table
    return None if table is None else match_at(table).game.name


def test_a_record_opens_by_a_relative_path_of_another_folder(tmp_path: Path) -> None:
    choose_settings()
    file = tmp_path / "lively évening.soiree"
    record, said = put(file, is_over=True), Said()

    def play(driver: Driver) -> Acts:
        yield from settle_in(driver)
        yield from start(said, file.name, folder=tmp_path)
        yield lambda: shows(driver, record)

    assert run_script(play) == 0
    assert said == [(0, f"{OPEN} {file} opens there.\n")]


def test_a_game_opens_without_a_change_of_size_or_colours(tmp_path: Path) -> None:
    choose_settings()
    said = Said()

    def play(driver: Driver) -> Acts:
        yield from settle_in(driver)
        driver.window.showMaximized()
        look = ("--size", "900x700", "--scheme", "dark")
        yield from start(said, "--game", "soy", "--seed", "7", *look)
        yield lambda: game_at(driver) == "soy"
        assert driver.places.table is not None
        assert match_at(driver.places.table).deal.seed == 7
        assert driver.window.size().toTuple() == (900, 700)
        assert QApplication.palette().window().color().lightness() < 128

    assert run_script(play) == 0
    assert said == [(0, f"{OPEN} Soy opens there.\n")]


def test_a_request_for_another_game_saves_the_current_match() -> None:
    choose_settings()
    said = Said()

    def play(driver: Driver) -> Acts:
        yield from settle_in(driver)
        yield lambda: driver.legal
        table = driver.table
        yield from start(said, "--game", "soi")
        assert driver.table is table
        yield from start(said, "--game", "soda")
        yield lambda: game_at(driver) == "soda"
        driver.places.resume("soi")
        yield lambda: game_at(driver) == "soi"
        assert match_at(driver.table).deal.seed == 1

    assert run_script(play, "--game", "soi", "--seed", "1") == 0
    assert [code for code, _ in said] == [0, 0]


def test_a_request_for_a_record_saves_the_current_match(tmp_path: Path) -> None:
    choose_settings()
    file = tmp_path / "other.soiree"
    record, said = put(file, is_over=False), Said()

    def play(driver: Driver) -> Acts:
        yield from settle_in(driver)
        yield lambda: driver.legal
        table: object = driver.table
        yield from start(said, str(file))
        yield lambda: driver.places.table is not table and shows(driver, record)
        assert driver.front is driver.window
        assert (Paths.find().waiting / "soi.soiree").exists()

    assert run_script(play, "--game", "soi", "--seed", "1") == 0
    assert said == [(0, f"{OPEN} {file} opens there.\n")]


def test_a_request_under_a_dialog_waits_until_the_dialog_closes() -> None:
    choose_settings()
    said = Said()

    def play(driver: Driver) -> Acts:
        yield from settle_in(driver)
        driver.soon(driver.window.dialogs.ask_preferences)
        yield lambda: isinstance(driver.front, PreferencesDialog)
        driver.window.showMinimized()
        for game in ("soy", "soda"):
            yield from start(said, "--game", game)
        assert not driver.window.isMinimized()
        assert not driver.has_table
        sentence = "Soda will open when “Preferences” is closed."
        assert driver.window.status_bar.sentences()[0] == sentence
        driver.button("Close").click()
        yield lambda: game_at(driver) == "soda"
        assert "soy" in driver.places.waiting()

    assert run_script(play) == 0
    assert said[1] == (0, f"{OPEN} Soda will open there when “Preferences” is closed.\n")


def test_a_maximised_window_stays_maximised() -> None:
    choose_settings()
    said = Said()

    def play(driver: Driver) -> Acts:
        yield from settle_in(driver)
        window = driver.window
        window.showMaximized()
        window.setWindowState(window.windowState() | Qt.WindowState.WindowMinimized)
        yield window.isMinimized
        yield from start(said)
        yield lambda: not window.isMinimized()
        assert window.isMaximized()

    assert run_script(play) == 0


def test_a_damaged_record_is_reported_by_the_second_start(tmp_path: Path) -> None:
    choose_settings()
    file = tmp_path / "damaged.soiree"
    put(file, is_over=True)
    file.write_bytes(file.read_bytes()[:-200])
    said = Said()

    def play(driver: Driver) -> Acts:
        yield from settle_in(driver)
        yield from start(said, str(file))
        assert not driver.has_table
        assert driver.window.status_bar.sentences() == []

    assert run_script(play) == 0
    ((code, told),) = said
    assert code == 2
    assert told.startswith(f"soiree: {file}: ")
    assert told.count("\n") == 1


def test_a_record_damaged_after_the_request_is_reported_by_the_window(tmp_path: Path) -> None:
    choose_settings()
    file = tmp_path / "damaged.soiree"
    file.write_text("{}")

    def play(driver: Driver) -> Acts:
        yield from settle_in(driver)
        yield from send(framed(OpenRequest(file=bytes(file))))
        yield driver.window.status_bar.sentences
        (told,) = driver.window.status_bar.sentences()
        assert told.startswith(f"{file} cannot be opened as a match (")

    assert run_script(play) == 0


def send(message: bytes) -> Acts:
    """Send bytes to the window, and wait for the end of the connection, without reading."""
    socket = QLocalSocket()
    socket.connectToServer(Paths.find().address.read_text("utf-8"))
    yield lambda: socket.state() == QLocalSocket.LocalSocketState.ConnectedState
    socket.write(message)
    yield lambda: socket.state() == QLocalSocket.LocalSocketState.UnconnectedState


def json(content: bytes) -> bytes:
    return len(content).to_bytes(4, "big") + content


GARBLED = (
    b"GET / HTTP/1.1\r\n\r\n",
    (LARGEST + 1).to_bytes(4, "big"),
    json(b"\xff\xfe"),
    json(b"[" * 60_000),
    json(b'{"version": 1, "file": "not base 64"}'),
    json(b'{"version": 1, "file": "Li4vc2VjcmV0"}'),  # ../secret
    json(b'{"version": 1, "file": "L2V0Yy8AcA=="}'),  # with a zero in it
    json(b'{"version": 1, "game": "poker"}'),
    json(b'{"version": 1, "size": [0, -5]}'),
    json(b'{"version": 1, "size": [30000, 30000]}'),
    json(b'{"version": "1"}'),
)


def test_invalid_messages_are_logged_and_ignored(expect_log: ExpectLog) -> None:
    choose_settings()
    expect_log("A message from another start was ignored: ")
    said = Said()
    ignored = (
        "WARNING soiree.ui.program.single_instance: A message from another start was ignored: "
    )

    def play(driver: Driver) -> Acts:
        yield from settle_in(driver)
        for message in GARBLED:
            yield from send(message)
        log = (Paths.find().logs / "soiree.log").read_text("utf-8")
        assert log.count(ignored) == len(GARBLED)
        assert not driver.has_table
        assert driver.window.status_bar.sentences() == []
        yield from start(said, "--game", "soi")
        yield lambda: driver.has_table

    assert run_script(play) == 0
    assert said == [(0, f"{OPEN} Soi opens there.\n")]


def test_a_pipe_is_refused_at_once(tmp_path: Path) -> None:
    """Opening the pipe for reading would block for ever."""
    choose_settings()
    pipe = tmp_path / "pipe.soiree"
    os.mkfifo(pipe)

    def play(driver: Driver) -> Acts:
        yield from settle_in(driver)
        yield from send(framed(OpenRequest(file=bytes(pipe))))
        yield driver.window.status_bar.sentences
        expected = f"{pipe} cannot be opened as a match (it is not a file)."
        assert driver.window.status_bar.sentences() == [expected]

    assert run_script(play) == 0


def test_a_start_of_a_later_version_is_answered_with_the_reason() -> None:
    choose_settings()
    answers: list[object] = []

    def play(driver: Driver) -> Acts:
        yield from settle_in(driver)
        socket = QLocalSocket()
        socket.connectToServer(Paths.find().address.read_text("utf-8"))
        socket.write(framed(OpenRequest(version=VERSION + 1, game="soi")))
        yield lambda: socket.bytesAvailable() > 4
        answers.append(b'"taken":false' in socket.readAll().data())
        assert not driver.has_table

    assert run_script(play) == 0
    assert answers == [True]


def test_a_second_start_gives_up_on_a_silent_window() -> None:
    paths = Paths.find()
    held = acquire(paths)
    assert held is not None
    server = QLocalServer()
    assert server.listen(str(paths.state / "s"))
    paths.address.write_text(server.fullServerName(), "utf-8")
    assert acquire_or_hand_over(paths, OpenRequest(), patience=0.2) == "silent"
    held.release()
    server.close()
    ours = acquire_or_hand_over(paths, OpenRequest(), patience=0.2)
    assert isinstance(ours, Lock)
    ours.release()


def test_a_second_start_gives_up_on_an_unreachable_window() -> None:
    paths = Paths.find()
    held = acquire(paths)
    assert held is not None
    paths.address.write_text("nowhere", "utf-8")
    assert acquire_or_hand_over(paths, OpenRequest(), patience=600) == "unreachable"
    held.release()


def test_with_a_lock_of_no_window_a_start_opens_and_saves_nothing() -> None:
    paths = Paths.find()
    held = acquire(paths)
    assert held is not None
    ours = acquire_or_hand_over(paths, OpenRequest(), patience=0.2)
    assert isinstance(ours, Lock)
    assert not ours.keeps
    assert "so matches and settings are not saved this time." in str(ours.notice)
    held.release()


@pytest.mark.skipif(sys.platform != "linux", reason="Linux lists locks")
def test_with_a_lock_of_another_user_a_start_opens_and_saves_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    choose_settings()
    paths = Paths.find()
    held = acquire(paths)
    assert held is not None
    before = {file: file.read_bytes() for file in files_of(paths)}
    monkeypatch.setattr(os, "getuid", lambda: 4242)

    def play(driver: Driver) -> Acts:
        yield driver.window.status_bar.sentences
        (told,) = driver.window.status_bar.sentences()
        assert told.startswith(f"Process {os.getpid()} of the user ")
        driver.places.go_to("soi", 1)
        yield lambda: driver.legal
        assert driver.window.notice_bar.accessibleName() == told
        assert driver.window.notice_bar.isVisible()

    assert run_script(play) == 0
    assert {file: file.read_bytes() for file in files_of(paths)} == before
    held.release()


def files_of(paths: Paths) -> list[Path]:
    """The saved files of a person, with those of the window's state."""
    folders = (paths.config, paths.data, paths.state)
    return [each for folder in folders for each in folder.rglob("*") if each.is_file()]


def test_a_file_opened_by_an_event_of_macos_is_shown(tmp_path: Path) -> None:
    choose_settings()
    file = tmp_path / "evening.soiree"
    record = put(file, is_over=True)

    def play(driver: Driver) -> Acts:
        yield from settle_in(driver)
        application = QApplication.instance()
        request_queue = driver.window.findChild(RequestQueue)
        assert application is not None
        assert request_queue is not None
        application.installEventFilter(request_queue)
        QCoreApplication.postEvent(application, QFileOpenEvent(str(file)))
        yield lambda: shows(driver, record)
        application.removeEventFilter(request_queue)

    assert run_script(play) == 0
