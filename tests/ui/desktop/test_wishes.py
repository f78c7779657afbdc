"""Reduced motion, high contrast and the size of text, as set by the person or the desktop."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Literal

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from soiree.storage.settings import Settings
from soiree.ui.desktop import wishes as desktop
from soiree.ui.desktop.wishes import (
    desktop_wants_reduced_motion,
    felt_of,
    speed_of,
    text_scale_of,
)
from soiree.ui.style.theme import HIGH_CONTRAST

SETTINGS = {
    ("org.freedesktop.appearance reduced-motion", "1"): True,
    ("org.freedesktop.appearance reduced-motion", "0"): False,
    ("org.gnome.desktop.interface enable-animations", "False"): True,
    ("org.gnome.desktop.interface enable-animations", "True"): False,
    ("org.kde.kdeglobals.KDE AnimationDurationFactor", "'0'"): True,
    ("org.kde.kdeglobals.KDE AnimationDurationFactor", "'0.5'"): False,
    ("org.example something", "1"): False,
}
"""A setting of the portal, its value, and whether it asks for reduced motion."""

PORTAL = """
from PySide6.QtCore import ClassInfo, QCoreApplication, QObject, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant

@ClassInfo({"D-Bus Interface": "org.freedesktop.portal.Settings"})
class Portal(QObject):
    known = ("", "")

    @Slot(str, str)
    def Know(self, setting, value):
        self.known = (setting, eval(value))

    @Slot()
    def Tell(self):
        setting, value = self.known
        change = QDBusMessage.createSignal(
            "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "SettingChanged"
        )
        change.setArguments([*setting.split(), QDBusVariant(value)])
        bus.send(change)

    @Slot()
    def Rest(self):
        pass

    @Slot(str, str, result="QDBusVariant")
    def Read(self, space, key):
        setting, value = self.known
        return QDBusVariant(QDBusVariant(value if f"{space} {key}" == setting else "unknown"))

app = QCoreApplication([])
portal = Portal()
bus = QDBusConnection.sessionBus()
bus.registerObject(
    "/org/freedesktop/portal/desktop", portal, QDBusConnection.RegisterOption.ExportAllSlots
)
assert bus.registerService("org.freedesktop.portal.Desktop")
print("ready", flush=True)
app.exec()
"""

QUESTIONS = """
import subprocess, sys
from PySide6.QtDBus import (
    QDBusConnection, QDBusInterface, QDBusMessage, QDBusPendingCallWatcher
)
from PySide6.QtGui import QGuiApplication
from soiree.ui.desktop.wishes import DesktopWishes, desktop_wants_reduced_motion

code, hears, *settings = sys.argv[1:]
app = QGuiApplication([])
bus = QDBusConnection.sessionBus()

def after(last):
    "Whether less motion is wanted when the answer to this question has come, the last of all."
    watcher = QDBusPendingCallWatcher(last, app)
    watcher.finished.connect(app.quit)
    app.exec()
    return desktop_wants_reduced_motion()

first = DesktopWishes(app)
changes = []
first.changed.connect(lambda: changes.append(True))
first.ask()
print(after(bus.interface().asyncCall("GetId")))
portal = subprocess.Popen(
    [sys.executable, "-c", code], stdout=subprocess.PIPE, stdin=subprocess.DEVNULL
)
try:
    assert portal.stdout.readline() == b"ready\\n"
    itself = QDBusInterface(
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
        bus,
    )
    before = False
    for setting, value in zip(settings[::2], settings[1::2], strict=True):
        told = itself.call("Know", setting, value)
        assert told.type() is QDBusMessage.MessageType.ReplyMessage, told.errorMessage()
        if hears == "hears":
            wished = after(itself.asyncCall("Tell"))
            assert changes == [True] * (wished != before), changes
        else:
            DesktopWishes(app).ask()
            wished = after(itself.asyncCall("Rest"))
        print(wished)
        changes.clear()
        before = wished
finally:
    portal.kill()
    portal.wait()
"""

SILENCE = """
from PySide6.QtCore import ClassInfo, QObject, Slot
from PySide6.QtDBus import QDBusConnection, QDBusVariant
from PySide6.QtWidgets import QApplication
from soiree.resources import resource
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.decks import load_deck
from soiree.ui.desktop.wishes import speed_of
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.program.program import Program, SavedFiles
from soiree.ui.shell.navigator import Navigator

# The portal is this program itself: it cannot answer before it comes to its own turn.
@ClassInfo({"D-Bus Interface": "org.freedesktop.portal.Settings"})
class Portal(QObject):
    @Slot(str, str, result="QDBusVariant")
    def Read(self, space, key):
        return QDBusVariant(QDBusVariant("1"))

app = QApplication([])
portal = Portal()
other = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, "other")
other.registerObject(
    "/org/freedesktop/portal/desktop", portal, QDBusConnection.RegisterOption.ExportAllSlots
)
assert other.registerService("org.freedesktop.portal.Desktop")
settings, deck = Settings(), load_deck(resource("decks", "classic.svg"))
window = MainWindow(Paths.find(), settings, deck)
program = Program(Navigator(window, {}), Paths.find(), settings, SavedFiles())
program.wishes.changed.connect(app.quit)
program.wishes.ask()
print(speed_of(settings))
app.exec()
print("answered at last:", speed_of(settings))
"""
"""A window at the start page, and a portal that answers only if nobody waits for it."""


@pytest.fixture(autouse=True)
def nothing_known() -> Iterator[None]:
    desktop.answers.clear()
    yield
    desktop.answers.clear()


@pytest.mark.parametrize("wished", [False, True])
@pytest.mark.parametrize(
    ("reduced", "speed", "expected"),
    [
        ("system", "fast", ("fast", "off")),
        ("system", "off", ("off", "off")),
        ("on", "fast", ("off", "off")),
        ("off", "fast", ("fast", "fast")),
    ],
)
def test_reduced_motion_turns_all_motion_off(
    monkeypatch: pytest.MonkeyPatch,
    wished: bool,
    reduced: str,
    speed: str,
    expected: tuple[str, str],
) -> None:
    monkeypatch.setattr(desktop, "desktop_wants_reduced_motion", lambda: wished)
    settings = Settings()
    settings.reduced_motion, settings.speed = reduced, speed  # type: ignore[assignment]
    assert speed_of(settings) == expected[wished]


def test_a_preference_known_to_qt_needs_no_portal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The preference is as in Qt 6.12 and later."""
    preference = SimpleNamespace(name="ReducedMotion")
    accessibility = SimpleNamespace(motionPreference=lambda: preference)
    hints = SimpleNamespace(accessibility=lambda: accessibility)
    monkeypatch.setattr(desktop, "QGuiApplication", SimpleNamespace(styleHints=lambda: hints))
    assert desktop_wants_reduced_motion()


@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="there is no D-Bus")
@pytest.mark.parametrize("way", ["asks", "hears"])
def test_the_settings_of_the_portal_and_their_changes_apply(way: str) -> None:
    """The portal replies and reports changes on a separate session bus.

    The first result is that without a portal.
    """
    app = Path(desktop.__file__).parents[3]
    settings = [text for setting in SETTINGS for text in setting]
    done = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-c", QUESTIONS, PORTAL, way, *settings],
        env={**os.environ, "PYTHONPATH": str(app), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    before, *answers = done.stdout.split()
    assert before == "False"
    assert dict(zip(SETTINGS, answers, strict=True)) == {
        setting: str(wished) for setting, wished in SETTINGS.items()
    }


@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="there is no D-Bus")
def test_a_portal_that_never_replies_delays_nothing(tmp_path: Path) -> None:
    """A table once waited up to 900 ms for a portal before its first picture."""
    app = Path(desktop.__file__).parents[3]
    done = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-c", SILENCE],
        env={
            **os.environ,
            "PYTHONPATH": str(app),
            "QT_QPA_PLATFORM": "offscreen",
            "SOIREE_HOME": str(tmp_path),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "normal\nanswered at last: off\n", done.stderr


@pytest.mark.parametrize(
    ("chosen", "wished", "felt"),
    [
        ("system", "0", "midnight"),
        ("system", "1", HIGH_CONTRAST),
        ("normal", "1", "midnight"),
        ("high", "0", HIGH_CONTRAST),
    ],
)
def test_high_contrast_is_chosen_or_wished_by_the_desktop(
    qapp: QApplication, chosen: Literal["system", "normal", "high"], wished: str, felt: str
) -> None:
    desktop.DesktopWishes(qapp).hear_change("org.freedesktop.appearance", "contrast", wished)
    assert felt_of(Settings(felt="midnight", contrast=chosen)) == felt


def test_the_size_of_text_multiplies_that_of_the_desktop(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = text_scale_of(Settings())
    assert text_scale_of(Settings(text_size=150)) == pytest.approx(1.5 * usual)
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "wayland")
    wishes = desktop.DesktopWishes(qapp)
    heard: list[bool] = []
    wishes.changed.connect(lambda: heard.append(True))
    wishes.hear_change("org.gnome.desktop.interface", "text-scaling-factor", "1.25")
    assert heard == [True]
    assert text_scale_of(Settings(text_size=80)) == pytest.approx(usual)
