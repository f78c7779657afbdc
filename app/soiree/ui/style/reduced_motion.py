"""Reduced motion: as in the settings, or as the desktop requests it.

Since 6.12 Qt knows the preference of Windows, of macOS and of some Linux desktops. Elsewhere this
module reads the setting of the desktop. On Linux the settings portal has the common setting and
those of GNOME and KDE. On Windows it is the animation of controls, on macOS the reduced motion of
the accessibility settings.
"""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import SLOT, QObject, QProcess, Signal, Slot
from PySide6.QtGui import QGuiApplication

from soiree.storage.settings import Settings
from soiree.ui.style.deferring import soon

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusPendingCallWatcher

_Setting = tuple[str, str]
"""The group and name of a setting of the desktop."""

_STILL: dict[_Setting, str] = {
    ("org.freedesktop.appearance", "reduced-motion"): "1",
    ("org.gnome.desktop.interface", "enable-animations"): "False",
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): "0",
}
"""The settings of the portal for reduced motion, with the value that requests it."""

_MAC: _Setting = ("com.apple.universalaccess", "reduceMotion")

requesting: set[_Setting] = set()
"""The settings that request reduced motion, as far as the desktop has replied."""

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


def desktop_wants_reduced_motion() -> bool:
    """True if the desktop requests reduced motion, as far as it has replied."""
    known = _known_to_qt()
    if sys.platform == "win32" and known is None:
        return _requested_on_windows()
    return bool(known or requesting)


class DesktopMotion(QObject):
    """Watches the setting of the desktop, without ever waiting for a reply.

    Signals:
        changed: the desktop has started or stopped requesting reduced motion.
    """

    changed = Signal()

    def ask_soon(self) -> None:
        """Call `ask` once the event loop runs."""
        soon(self, self.ask)

    def ask(self) -> None:
        """Request the setting and its changes; `desktop_wants_reduced_motion` has the result."""
        if sys.platform == "darwin":
            self._ask_mac()
        elif sys.platform != "win32":
            # Qt reports "no preference" on desktops whose theme it lacks, such as KDE.
            self._ask_portal()

    @Slot(str, str, "QDBusVariant")
    def hear_change(self, group: str, name: str, value: object) -> None:
        """Receive the portal's signal that a setting has changed."""
        if (group, name) in _STILL:
            self._hear((group, name), _without_wrap(value) == _STILL[group, name])

    def _ask_portal(self) -> None:
        try:
            from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher
        except ImportError:
            return  # Some systems package QtDBus separately.

        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        service, path, interface = _PORTAL
        for setting in _STILL:
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
            lambda: self._hear(_MAC, process.readAllStandardOutput().trimmed() == b"1")
        )
        process.start("defaults", ["read", *_MAC])

    def _hear(self, setting: _Setting, asks: bool) -> None:
        before = bool(requesting)
        (requesting.add if asks else requesting.discard)(setting)
        if bool(requesting) != before:
            self.changed.emit()


def _without_wrap(value: object) -> str:
    while hasattr(value, "variant"):
        value = value.variant()
    return str(value)


def _known_to_qt() -> bool | None:
    # The style hints own what `accessibility` returns: it must not outlive them.
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", lambda: None)()
    preference = getattr(accessibility, "motionPreference", None)
    return None if preference is None else preference().name != "NoPreference"


def _requested_on_windows() -> bool:
    import ctypes

    get_client_area_animation = 0x1042
    animated = ctypes.c_int(1)
    # This library exists on Windows only.
    system = ctypes.CDLL("user32")
    system.SystemParametersInfoW(get_client_area_animation, 0, ctypes.byref(animated), 0)
    return not animated.value
