"""Several starts in separate processes, and the titles of their windows."""

from __future__ import annotations

import contextlib
import ctypes
import os
import struct
import subprocess
from collections.abc import Iterator
from subprocess import Popen

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from soiree.core import records
from soiree.core.records import Record
from soiree.games import GAMES
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices, SeatChoice
from soiree.ui.program.x_startup import CLIENT_EVENT, CLIENT_MESSAGE, EVENT_SIZE, connected
from tests.ui.games.soi.soi_match import play_out, soi_match
from tests.window.driver import PATIENCE, Acts, Driver, choose_settings, run_script
from tests.window.starts import soiree


@pytest.fixture(autouse=True)
def desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    """An environment without variables of the desktop."""
    for name in ("DESKTOP_STARTUP_ID", "XDG_ACTIVATION_TOKEN"):
        monkeypatch.delenv(name, raising=False)


@contextlib.contextmanager
def running(*arguments: str) -> Iterator[Popen[str]]:
    """Start the program, and end it with the test."""
    with soiree(*arguments, platform="xcb") as process:
        try:
            yield process
        finally:
            process.kill()
            process.communicate()


def end_of(*arguments: str) -> tuple[int, str]:
    """The exit code and the output of a start that must end by itself."""
    with soiree(*arguments, platform="xcb") as process:
        out, told = process.communicate()
    return process.returncode, out + told


def titles() -> list[str]:
    """The titles of the windows on the screen, as in a task bar."""
    found = _told("xdotool", "search", "--onlyvisible", "--name", ".").split()
    return [_told("xdotool", "getwindowname", window).rstrip("\n") for window in found]


def _told(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def wait_for_title(qtbot: QtBot, title: str) -> None:
    """Wait until there is one window, with this title."""
    any_window = ["xdotool", "search", "--sync", "--onlyvisible", "--name", "."]
    subprocess.run(any_window, check=True, capture_output=True, timeout=PATIENCE)
    qtbot.waitUntil(lambda: titles() == [title])


def test_two_simultaneous_starts_and_a_third_share_one_window(qtbot: QtBot) -> None:
    choose_settings()
    with running("--game", "soy") as one, running("--game", "soda") as other:
        qtbot.waitUntil(lambda: one.poll() is not None or other.poll() is not None)
        served, first = (one, other) if one.poll() is not None else (other, one)
        game = "Soy: you and Ada" if served is one else "Soda: you, Ada, Basil and Clara"
        assert served.returncode == 0
        wait_for_title(qtbot, f"{game} — Soirée")
        assert end_of("--game", "pariah")[0] == 0
        wait_for_title(qtbot, "Pariah: you and Ada — Soirée")
        assert first.poll() is None


def test_after_a_kill_the_next_start_opens_a_window_for_later_starts(qtbot: QtBot) -> None:
    choose_settings()
    with running("--game", "soy"):
        qtbot.waitUntil(Paths.find().address.exists)
        wait_for_title(qtbot, "Soy: you and Ada — Soirée")
    before = Paths.find().address.read_bytes()
    assert os.path.lexists(before)
    with running():
        wait_for_title(qtbot, "Soirée")
        assert end_of("--game", "soda") == (
            0,
            "soiree: Soirée is already open; Soda opens there.\n",
        )
        wait_for_title(qtbot, "Soda: you, Ada, Basil and Clara — Soirée")
        assert not os.path.lexists(before), "what the kill left over is removed"


def test_the_title_names_the_players_in_limited_length() -> None:
    crowd = [SeatChoice("human", "Wanda"), *[SeatChoice("computer", level="easy")] * 11]
    choices = GameChoices(options={"players": 12}, seats=crowd, timed=False)
    choose_settings(games={"spy": choices})
    content = records.encode(match_of("A" * 500, "Eve [*]", "Bo\nB", "Clara"))

    def play(driver: Driver) -> Acts:
        yield lambda: titles() == ["Soirée"]
        driver.places.go_to("spy")
        yield lambda: driver.window.windowTitle().startswith("Spy vs Spy: ")
        yield lambda: titles() == ["Spy vs Spy: Wanda, Ada, Basil and 9 others — Soirée"]
        driver.places.open(records.decode(content, GAMES))
        yield lambda: driver.window.windowTitle().startswith("Soi: ")
        company = f"{'A' * 23}…, Eve [*], Bo B and Clara"
        yield lambda: titles() == [f"Soi: {company} (replay) — Soirée"]

    assert run_script(play) == 0


def match_of(*names: str) -> Record:
    """A finished match of Soi."""
    match = soi_match()
    play_out(match)
    record = match.record()
    record.players = tuple(
        replace(who, name=name) for who, name in zip(record.players, names, strict=True)
    )
    return record


def test_the_window_reports_its_start_time_and_the_end_of_the_start(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Desktops need the time to raise the window, and the end to stop the waiting cursor."""
    choose_settings()
    with running(), connected() as (x, display):
        qtbot.waitUntil(Paths.find().address.exists)
        root = x.XDefaultRootWindow(display)
        x.XSelectInput(display, ctypes.c_ulong(root), ctypes.c_long(SUBSTRUCTURE))
        x.XSync(display, 0)
        name = "files-7-desk-0_TIME4321"
        monkeypatch.setenv("DESKTOP_STARTUP_ID", name)
        assert end_of()[0] == 0
        heard: list[tuple[str, bytes]] = []
        told = f'remove: ID="{name}"'.encode()

        def has_heard() -> bool:
            heard.extend(messages(x, display))
            return said_of_starts(heard) == told

        qtbot.waitUntil(has_heard)
        (words,) = (words for kind, words in heard if kind == "_NET_ACTIVE_WINDOW")
        assert struct.unpack_from("@ll", words) == (1, 4321)


SUBSTRUCTURE = 1 << 19


def messages(x: ctypes.CDLL, display: ctypes.c_void_p) -> Iterator[tuple[str, bytes]]:
    """The messages to the root window since: kinds and texts."""
    x.XGetAtomName.restype = ctypes.c_char_p
    while x.XPending(display):
        event = ctypes.create_string_buffer(EVENT_SIZE)
        x.XNextEvent(display, event)
        event_type, *_, message_type, _ = CLIENT_EVENT.unpack_from(event)
        if event_type == CLIENT_MESSAGE:
            kind = x.XGetAtomName(display, ctypes.c_ulong(message_type))
            yield kind.decode(), event.raw[CLIENT_EVENT.size :][: struct.calcsize("5l")]


def said_of_starts(heard: list[tuple[str, bytes]]) -> bytes:
    said = [words[:20] for kind, words in heard if kind.startswith("_NET_STARTUP_INFO")]
    return b"".join(said).rstrip(b"\0")
