"""Whether things move: as the settings say, or as the desktop asks where they leave it to that.

From 6.12 on Qt knows the wish of Windows, of macOS and of some desktops on Linux. Where it does
not, the wish is read from where desktops keep it: on Linux the settings portal, which knows the
common setting and those of GNOME and KDE; on Windows the animations of controls; on macOS the
reduced motion of its accessibility.
"""

from __future__ import annotations

import sys
from functools import cache

from PySide6.QtGui import QGuiApplication

from soiree.storage.settings import Settings

PATIENCE = 300
"""Milliseconds to wait for a desktop's answer."""


_NO_ANSWER = (
    "org.freedesktop.DBus.Error.ServiceUnknown",
    "org.freedesktop.DBus.Error.NoReply",
    "org.freedesktop.DBus.Error.TimedOut",
)
"""Errors after which further questions are pointless."""


def speed_of(settings: Settings) -> str:
    """How fast things move: the speed in the settings, or "off" for reduced motion."""
    match settings.reduced_motion:
        case "on":
            return "off"
        case "system" if settings.speed != "off" and desktop_wants_reduced_motion():
            return "off"
    return settings.speed


@cache
def desktop_wants_reduced_motion() -> bool:
    """Whether the desktop asks for reduced motion; the answer is kept until `cache_clear`."""
    told = _told_by_qt()
    if sys.platform == "win32":
        return _asked_for_on_windows() if told is None else told
    if sys.platform == "darwin":
        return _asked_for_on_a_mac() if told is None else told
    # Qt sees "no preference" on each desktop whose theme it lacks, such as KDE.
    return told or _asked_for_by_portal()


def _told_by_qt() -> bool | None:
    """Whether Qt says that less motion is preferred; None before 6.12."""
    # The style hints own what `accessibility` returns: it must not outlive them.
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", lambda: None)()
    preference = getattr(accessibility, "motionPreference", None)
    return None if preference is None else preference().name != "NoPreference"


def _asked_for_by_portal() -> bool:
    try:
        from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage, QDBusVariant
    except ImportError:
        return False  # Some systems package it separately.

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return False
    for space, key, still in (
        ("org.freedesktop.appearance", "reduced-motion", "1"),
        ("org.gnome.desktop.interface", "enable-animations", "False"),
        ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", "0"),
    ):
        question = QDBusMessage.createMethodCall(
            "org.freedesktop.portal.Desktop",
            "/org/freedesktop/portal/desktop",
            "org.freedesktop.portal.Settings",
            "Read",
        )
        question.setArguments([space, key])
        reply = bus.call(question, QDBus.CallMode.Block, PATIENCE)
        if reply.type() is QDBusMessage.MessageType.ReplyMessage:
            answer: object = reply.arguments()[0]
            while isinstance(answer, QDBusVariant):
                answer = answer.variant()
            if str(answer) == still:
                return True
        elif reply.errorName() in _NO_ANSWER:
            return False
    return False


def _asked_for_on_windows() -> bool:
    import ctypes

    get_client_area_animation = 0x1042
    animated = ctypes.c_int(1)
    # This library exists on Windows only.
    system = ctypes.CDLL("user32")
    system.SystemParametersInfoW(get_client_area_animation, 0, ctypes.byref(animated), 0)
    return not animated.value


def _asked_for_on_a_mac() -> bool:
    import subprocess

    try:
        said = subprocess.run(
            ["defaults", "read", "com.apple.universalaccess", "reduceMotion"],
            capture_output=True,
            check=False,
            text=True,
            timeout=PATIENCE / 1000,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return said.stdout.strip() == "1"
