"""Nothing moves where the person, or the desktop, wants it so."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from soiree.storage.settings import Settings
from soiree.ui.style import reduced_motion
from soiree.ui.style.reduced_motion import desktop_wants_reduced_motion, speed_of

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
from PySide6.QtDBus import QDBusConnection, QDBusVariant

@ClassInfo({"D-Bus Interface": "org.freedesktop.portal.Settings"})
class Portal(QObject):
    known = ("", "")

    @Slot(str, str)
    def Know(self, setting, value):
        self.known = (setting, eval(value))

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
from PySide6.QtDBus import QDBusConnection, QDBusInterface, QDBusMessage
from PySide6.QtGui import QGuiApplication
from soiree.ui.style.reduced_motion import desktop_wants_reduced_motion

code, *settings = sys.argv[1:]
app = QGuiApplication([])
print(desktop_wants_reduced_motion())
portal = subprocess.Popen(
    [sys.executable, "-c", code], stdout=subprocess.PIPE, stdin=subprocess.DEVNULL
)
try:
    assert portal.stdout.readline() == b"ready\\n"
    itself = QDBusInterface(
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
        QDBusConnection.sessionBus(),
    )
    for setting, value in zip(settings[::2], settings[1::2], strict=True):
        told = itself.call("Know", setting, value)
        assert told.type() is QDBusMessage.MessageType.ReplyMessage, told.errorMessage()
        desktop_wants_reduced_motion.cache_clear()
        print(desktop_wants_reduced_motion())
finally:
    portal.kill()
    portal.wait()
"""


@pytest.fixture(autouse=True)
def ask_anew() -> Iterator[None]:
    desktop_wants_reduced_motion.cache_clear()
    yield
    desktop_wants_reduced_motion.cache_clear()


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
def test_reduced_motion_is_no_motion(
    monkeypatch: pytest.MonkeyPatch,
    wished: bool,
    reduced: str,
    speed: str,
    expected: tuple[str, str],
) -> None:
    monkeypatch.setattr(reduced_motion, "desktop_wants_reduced_motion", lambda: wished)
    settings = Settings()
    settings.reduced_motion, settings.speed = reduced, speed  # type: ignore[assignment]
    assert speed_of(settings) == expected[wished]


def test_what_qt_knows_needs_no_portal(monkeypatch: pytest.MonkeyPatch) -> None:
    """As Qt answers from 6.12 on."""
    preference = SimpleNamespace(name="ReducedMotion")
    accessibility = SimpleNamespace(motionPreference=lambda: preference)
    hints = SimpleNamespace(accessibility=lambda: accessibility)
    monkeypatch.setattr(
        reduced_motion, "QGuiApplication", SimpleNamespace(styleHints=lambda: hints)
    )
    assert desktop_wants_reduced_motion()


@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="there is no D-Bus")
def test_the_portal_is_asked() -> None:
    """On a session bus of its own; the first answer is one without a portal."""
    app = Path(reduced_motion.__file__).parents[3]
    settings = [text for setting in SETTINGS for text in setting]
    done = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-c", QUESTIONS, PORTAL, *settings],
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
