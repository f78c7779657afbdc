"""Brings the window to the front, as far as the desktop lets a program do that."""

from __future__ import annotations

import os
from contextlib import suppress

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

_TOKEN = "XDG_ACTIVATION_TOKEN"


def bring_to_front(
    window: QWidget, dialog: QWidget | None, activation: str = "", startup: str = ""
) -> None:
    """Show a window and give it the keyboard. Minimised from maximised, it comes back maximised.

    Args:
        dialog: the open dialog, if any, which gets the keyboard in its place.
        activation: the token by which a Wayland desktop lets the window come to the front.
        startup: the startup id that an X11 desktop gave to the second start.
    """
    if window.isMinimized():
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    wanted = dialog or window
    wanted.raise_()
    if activation and QGuiApplication.platformName().startswith("wayland"):
        # Qt reads the token from there when a window is activated; a token works once.
        os.environ[_TOKEN] = activation
    wanted.activateWindow()
    if startup and QGuiApplication.platformName() == "xcb":
        from soiree.ui.program.x_startup import end_start

        with suppress(OSError):
            end_start(startup, int(wanted.winId()))
