"""The place of the window on the screen, from one run to the next."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from soiree.storage.paths import Paths
from soiree.storage.state_files import WindowPlace, load_window, save_window
from soiree.ui.desktop.screen_fit import ScreenFit


def open_at_last_place(window: QWidget, paths: Paths, size: tuple[int, int] | None) -> ScreenFit:
    """Put the window where it was when the program last ended, moved into the screen if needed.

    Args:
        size: the width and height in pixels; None for those of the last run.

    Returns:
        The object that keeps the window on the screen from now on.
    """
    fit = ScreenFit(window)
    place = load_window(paths)
    if place is not None:
        fit.open_at(QRect(place.x, place.y, place.width, place.height))
        if place.maximised:
            window.setWindowState(Qt.WindowState.WindowMaximized)
    if size is not None:
        window.resize(*size)
    return fit


def keep_place(window: QWidget, paths: Paths, fit: ScreenFit) -> None:
    """Save the place of the window for the next run."""
    here = fit.place
    place = WindowPlace(here.x(), here.y(), here.width(), here.height(), window.isMaximized())
    save_window(paths, place)
