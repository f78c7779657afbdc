"""Nothing moves where the person, or the desktop, wants it so."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from soiree.storage.settings import Settings
from soiree.ui.style import reduced_motion
from soiree.ui.style.reduced_motion import desktop_wants_reduced_motion, speed_of

PORTAL = """
import sys
from PySide6.QtCore import ClassInfo, QCoreApplication, QObject, Slot
from PySide6.QtDBus import QDBusConnection, QDBusVariant

asked, value = sys.argv[1], eval(sys.argv[2])

@ClassInfo({"D-Bus Interface": "org.freedesktop.portal.Settings"})
class Portal(QObject):
    @Slot(str, str, result="QDBusVariant")
    def Read(self, space, key):
        return QDBusVariant(QDBusVariant(value if f"{space} {key}" == asked else "unknown"))

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

QUESTION = """
import subprocess, sys
portal = None
if len(sys.argv) > 2:
    command = [sys.executable, "-c", *sys.argv[1:]]
    portal = subprocess.Popen(command, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL)
    assert portal.stdout.readline() == b"ready\\n"
try:
    from PySide6.QtGui import QGuiApplication
    from soiree.ui.style.reduced_motion import desktop_wants_reduced_motion
    app = QGuiApplication([])
    print(desktop_wants_reduced_motion())
finally:
    if portal is not None:
        portal.terminate()
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


def said_by(*portal: str) -> str:
    """What comes out on a session bus of its own, with a portal that knows this setting."""
    app = Path(reduced_motion.__file__).parents[3]
    done = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-c", QUESTION, PORTAL, *portal],
        env={**os.environ, "PYTHONPATH": str(app), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="there is no D-Bus")
@pytest.mark.parametrize(
    ("setting", "value", "expected"),
    [
        ("org.freedesktop.appearance reduced-motion", "1", "True"),
        ("org.freedesktop.appearance reduced-motion", "0", "False"),
        ("org.gnome.desktop.interface enable-animations", "False", "True"),
        ("org.gnome.desktop.interface enable-animations", "True", "False"),
        ("org.kde.kdeglobals.KDE AnimationDurationFactor", "'0'", "True"),
        ("org.kde.kdeglobals.KDE AnimationDurationFactor", "'0.5'", "False"),
        ("org.example something", "1", "False"),
    ],
)
def test_the_portal_is_asked(setting: str, value: str, expected: str) -> None:
    assert said_by(setting, value) == expected


@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="there is no D-Bus")
def test_without_a_portal_nothing_is_wished() -> None:
    assert said_by() == "False"
