"""Reduced motion, high contrast and the size of text: as in the settings, or as the desktop wishes.

Since 6.10 Qt knows the preferred contrast, and since 6.12 the preferred motion, of Windows, of
macOS and of some Linux desktops. Elsewhere this module reads the settings of the desktop. On Linux
the settings portal has the common settings and those of GNOME and KDE. On Windows reduced motion is
the animation of controls, on macOS the reduced motion of the accessibility settings.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import SLOT, QObject, QProcess, Signal, Slot
from PySide6.QtGui import QFontDatabase, QGuiApplication

from soiree.storage.settings import Settings
from soiree.ui.style.theme import HIGH_CONTRAST

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusPendingCallWatcher

_Setting = tuple[str, str]
"""The group and name of a setting of the desktop."""

_MAC: _Setting = ("com.apple.universalaccess", "reduceMotion")

_STILL: dict[_Setting, str] = {
    ("org.freedesktop.appearance", "reduced-motion"): "1",
    ("org.gnome.desktop.interface", "enable-animations"): "False",
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): "0",
}
"""The settings for reduced motion, with the value that requests it."""

_CONTRAST: dict[_Setting, str] = {
    ("org.freedesktop.appearance", "contrast"): "1",
    ("org.gnome.desktop.a11y.interface", "high-contrast"): "True",
}
"""The settings for high contrast, with the value that requests it."""

_TEXT: _Setting = ("org.gnome.desktop.interface", "text-scaling-factor")
"""The size of text on Wayland; on X11 Qt scales the whole window by it."""

_USUAL_POINTS = {"win32": 9.0, "darwin": 13.0}
"""The usual size of the desktop's text by platform, in points."""

_LARGEST_USUAL_POINTS = 11.0
"""The largest usual size on Linux; the desktops differ."""

_LARGEST_TEXT = 3.0

answers: dict[_Setting, str] = {}
"""The values of the settings of the desktop, as far as it has replied."""

_PORTAL = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
)


def speed_of(settings: Settings) -> str:
    """The speed of motion: that in the settings, or "off" for reduced motion."""
    match settings.reduced_motion:
        case "on":
            return "off"
        case "system" if settings.speed != "off" and desktop_wants_reduced_motion():
            return "off"
    return settings.speed


def felt_of(settings: Settings) -> str:
    """The felt of every table: that in the settings, or the felt of high contrast."""
    is_high = settings.contrast == "high" or (
        settings.contrast == "system" and desktop_wants_high_contrast()
    )
    return HIGH_CONTRAST if is_high else settings.felt


def text_scale_of(settings: Settings) -> float:
    """The scale of all text by the settings and the desktop; 1 is the usual size of both."""
    return min(_LARGEST_TEXT, settings.text_size / 100 * _desktop_text())


def desktop_wants_reduced_motion() -> bool:
    """True if the desktop requests reduced motion, as far as it has replied."""
    known = _known_to_qt("motionPreference")
    if sys.platform == "win32" and known is None:
        return _requested_on_windows()
    return bool(known or _is_requested(_STILL) or answers.get(_MAC) == "1")


def desktop_wants_high_contrast() -> bool:
    """True if the desktop requests high contrast, as far as it has replied."""
    return bool(_known_to_qt("contrastPreference") or _is_requested(_CONTRAST))


def _is_requested(wishes: dict[_Setting, str]) -> bool:
    return any(answers.get(setting) == value for setting, value in wishes.items())


def _desktop_text() -> float:
    points = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).pointSizeF()
    scale = max(1.0, points / _USUAL_POINTS.get(sys.platform, _LARGEST_USUAL_POINTS))
    if QGuiApplication.platformName().startswith("wayland"):
        with suppress(ValueError):
            scale *= max(1.0, float(answers.get(_TEXT, "1")))
    return scale


class DesktopWishes(QObject):
    """Watches the settings of the desktop, without ever waiting for a reply.

    Signals:
        changed: the desktop has another wish.
    """

    changed = Signal()

    def ask(self) -> None:
        """Request the settings and their changes; `desktop_wants_…` use the replies."""
        hints = QGuiApplication.styleHints()
        accessibility = getattr(hints, "accessibility", lambda: None)()
        for change in ("motionPreferenceChanged", "contrastPreferenceChanged"):
            if (changed := getattr(accessibility, change, None)) is not None:
                changed.connect(self.changed)
        if sys.platform == "darwin":
            self._ask_mac()
        elif sys.platform != "win32":
            # Qt reports "no preference" on desktops whose theme it lacks, such as KDE.
            self._ask_portal()

    @Slot(str, str, "QDBusVariant")
    def hear_change(self, group: str, name: str, value: object) -> None:
        """Receive the portal's signal that a setting has changed."""
        if (group, name) in (*_STILL, *_CONTRAST, _TEXT):
            self._hear((group, name), _without_wrap(value))

    def _ask_portal(self) -> None:
        try:
            from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher
        except ImportError:
            return  # Some systems package QtDBus separately.

        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        service, path, interface = _PORTAL
        for setting in (*_STILL, *_CONTRAST, _TEXT):
            question = QDBusMessage.createMethodCall(service, path, interface, "Read")
            question.setArguments(list(setting))
            answer = QDBusPendingCallWatcher(bus.asyncCall(question), self)
            answer.finished.connect(partial(self._hear_portal, setting, answer))
        hears = SLOT("hear_change(QString,QString,QDBusVariant)")
        # PySide accepts a string only, although its types say bytes.
        bus.connect(service, path, interface, "SettingChanged", self, hears)  # type: ignore[call-overload]

    def _hear_portal(self, setting: _Setting, answer: QDBusPendingCallWatcher) -> None:
        if not answer.isError() and (values := answer.reply().arguments()):
            self.hear_change(*setting, values[0])
        answer.deleteLater()

    def _ask_mac(self) -> None:
        process = QProcess(self)
        process.finished.connect(
            lambda: self._hear(_MAC, process.readAllStandardOutput().trimmed().toStdString())
        )
        process.start("defaults", ["read", *_MAC])

    def _hear(self, setting: _Setting, value: str) -> None:
        before = _wishes()
        answers[setting] = value
        if _wishes() != before:
            self.changed.emit()


def _wishes() -> tuple[bool, bool, float]:
    return desktop_wants_reduced_motion(), desktop_wants_high_contrast(), _desktop_text()


def _without_wrap(value: object) -> str:
    while hasattr(value, "variant"):
        value = value.variant()
    return str(value)


def _known_to_qt(preference: str) -> bool | None:
    # The style hints own what `accessibility` returns: it must not outlive them.
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", lambda: None)()
    preferred = getattr(accessibility, preference, None)
    return None if preferred is None else preferred().name != "NoPreference"


def _requested_on_windows() -> bool:
    import ctypes

    get_client_area_animation = 0x1042
    animated = ctypes.c_int(1)
    # This library exists on Windows only.
    system = ctypes.CDLL("user32")
    system.SystemParametersInfoW(get_client_area_animation, 0, ctypes.byref(animated), 0)
    return not animated.value
