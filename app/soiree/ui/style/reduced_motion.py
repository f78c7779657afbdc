"""Whether things move: as the settings say, or as the desktop asks where they leave it to that.

From 6.12 on Qt knows the wish of Windows, of macOS and of some desktops on Linux. Where it does
not, the wish is read from where desktops keep it: on Linux the settings portal, which knows the
common setting and those of GNOME and KDE; on Windows the animations of controls; on macOS the
reduced motion of its accessibility.
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
"""The group and the name of a setting of the desktop."""

_STILL: dict[_Setting, str] = {
    ("org.freedesktop.appearance", "reduced-motion"): "1",
    ("org.gnome.desktop.interface", "enable-animations"): "False",
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): "0",
}
"""The settings of the portal that may ask for reduced motion, and the value of each that does."""

_MAC: _Setting = ("com.apple.universalaccess", "reduceMotion")

_asking: set[_Setting] = set()
"""The settings that ask for reduced motion, as far as the desktop has answered."""

_PORTAL = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
)


def speed_of(settings: Settings) -> str:
    """How fast things move: the speed in the settings, or "off" for reduced motion."""
    match settings.reduced_motion:
        case "on":
            return "off"
        case "system" if settings.speed != "off" and desktop_wants_reduced_motion():
            return "off"
    return settings.speed


def desktop_wants_reduced_motion() -> bool:
    """Whether the desktop asks for reduced motion, as far as it is known by now."""
    told = _told_by_qt()
    if sys.platform == "win32" and told is None:
        return _asked_for_on_windows()
    return bool(told or _asking)


class DesktopMotion(QObject):
    """Learns from the desktop whether it asks for reduced motion, and never waits for an answer.

    Signals:
        changed: it asks for it from now on, or no longer.
    """

    changed = Signal()

    def ask_soon(self) -> None:
        """Ask once the event loop runs."""
        soon(self, self.ask)

    def ask(self) -> None:
        """Ask, and listen from then on; `desktop_wants_reduced_motion` has the answer."""
        if sys.platform == "darwin":
            self._ask_mac()
        elif sys.platform != "win32":
            # Qt sees "no preference" on each desktop whose theme it lacks, such as KDE.
            self._ask_portal()

    @Slot(str, str, "QDBusVariant")
    def hear_change(self, group: str, name: str, value: object) -> None:
        """The portal tells, unasked, that a setting of the desktop has changed."""
        if (group, name) in _STILL:
            self._hear((group, name), _without_wrap(value) == _STILL[group, name])

    def _ask_portal(self) -> None:
        try:
            from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher
        except ImportError:
            return  # Some systems package it separately.

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
        # PySide takes nothing but a string here; its types ask for bytes.
        bus.connect(service, path, interface, "SettingChanged", self, hears)  # type: ignore[call-overload]

    def _hear_portal(self, setting: _Setting, answer: QDBusPendingCallWatcher) -> None:
        if not answer.isError() and (told := answer.reply().arguments()):
            self.hear_change(*setting, told[0])
        answer.deleteLater()

    def _ask_mac(self) -> None:
        process = QProcess(self)
        process.finished.connect(
            lambda: self._hear(_MAC, process.readAllStandardOutput().trimmed() == b"1")
        )
        process.start("defaults", ["read", *_MAC])

    def _hear(self, setting: _Setting, asks: bool) -> None:
        """Keep whether a setting of the desktop asks for reduced motion."""
        before = bool(_asking)
        (_asking.add if asks else _asking.discard)(setting)
        if bool(_asking) != before:
            self.changed.emit()


def _without_wrap(value: object) -> str:
    """What a message of the bus says, which may be wrapped more than once."""
    while hasattr(value, "variant"):
        value = value.variant()
    return str(value)


def _told_by_qt() -> bool | None:
    """Whether Qt says that less motion is preferred; None before 6.12."""
    # The style hints own what `accessibility` returns: it must not outlive them.
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", lambda: None)()
    preference = getattr(accessibility, "motionPreference", None)
    return None if preference is None else preference().name != "NoPreference"


def _asked_for_on_windows() -> bool:
    import ctypes

    get_client_area_animation = 0x1042
    animated = ctypes.c_int(1)
    # This library exists on Windows only.
    system = ctypes.CDLL("user32")
    system.SystemParametersInfoW(get_client_area_animation, 0, ctypes.byref(animated), 0)
    return not animated.value
