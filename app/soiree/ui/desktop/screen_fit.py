"""Keeps windows on the screens when they open or grow, and when the screens change."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QMargins, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QRegion, QScreen, QWindow
from PySide6.QtWidgets import QWidget

from soiree.ui.deferring import timer

_NOT_PLACED = (
    Qt.WindowState.WindowMaximized
    | Qt.WindowState.WindowFullScreen
    | Qt.WindowState.WindowMinimized
)
"""The states in which the desktop places a window."""

_USUAL_FRAME = QMargins(4, 30, 4, 4)
"""The usual frame of a window, until the window is shown with its own frame."""

_ROUNDED = 4
"""The distance (horizontal plus vertical) up to which a window counts as not moved."""


def fitted(frame: QRect, rooms: Sequence[QRect]) -> QRect:
    """The place at which all of a window is visible.

    A frame inside the screens is kept. Any other frame moves to the screen that shows most of it,
    and shrinks if necessary.

    Args:
        frame: the window with its title bar.
        rooms: the available area of each screen, the primary screen first; at least one.
    """
    free = QRegion()
    for room in rooms:
        free += room
    if QRegion(frame).subtracted(free).isEmpty():
        return frame
    return _within(frame, max(rooms, key=lambda room: _area(room.intersected(frame))))


def _within(frame: QRect, room: QRect) -> QRect:
    size = frame.size().boundedTo(room.size())
    left = max(room.left(), min(frame.left(), room.right() + 1 - size.width()))
    top = max(room.top(), min(frame.top(), room.bottom() + 1 - size.height()))
    return QRect(left, top, size.width(), size.height())


def _area(rect: QRect) -> int:
    return rect.width() * rect.height() if rect.isValid() else 0


def screen_of(window: QWidget) -> QScreen:
    """The screen with the centre of a window, or of its parent until the window is shown.

    The program must never call `QWidget.screen`: PySide takes the returned screen for a child of
    the window and deletes both. The program then crashes at its next use of a screen.
    """
    parent: QWidget | None = window.parentWidget()
    seen = window if parent is None or window.isVisible() else parent.window()
    found: QScreen | None = QGuiApplication.screenAt(seen.frameGeometry().center())
    return found or QGuiApplication.primaryScreen()


class ScreenFit(QObject):
    """Keeps a window on the screens, and restores its geometry after a smaller screen.

    The object acts before the window is shown, when the frame becomes known, and when screens
    change. It never acts while the player moves the window. The minimum size of the window at
    construction applies on screens that are large enough.

    Signals:
        room_changed: the screen or the frame may have changed; a window that computes its own
            size should do so again.
    """

    room_changed = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._least = window.minimumSize()
        self._wanted: QRect | None = None
        self._squeezed: QRect | None = None
        self._margins: QMargins | None = None
        self._moved_to: QScreen | None = None
        self._is_placed = False
        self._soon = timer(self, self._look)
        self._watch_screens()
        window.installEventFilter(self)
        self._limit()

    @property
    def place(self) -> QRect:
        """The intended geometry of the window when it is not maximised, without the frame."""
        return self._wanted_of(self._window.normalGeometry())

    @property
    def room(self) -> QSize:
        """The size available to the window on its screen, without the frame."""
        free = self._screen().availableGeometry()
        return free.marginsRemoved(self._frame()).size()

    def open_at(self, place: QRect) -> None:
        """Open at a place, or near it on a screen. Call this before the window is shown."""
        self._is_placed = True
        self._limit()
        suits = fitted(place, _rooms()) == place
        self._go(place, place if suits else self._inside(place))

    def fit(self) -> None:
        """Move all of the window onto the screens, unless the desktop places it.

        Before the window is shown, the desktop or the dialog itself places it.
        """
        wanted = self._wanted_of(self._window.geometry())
        self._limit()
        if self._margins is not None and not self._window.windowState() & _NOT_PLACED:
            self._go(wanted, self._inside(wanted))

    def _wanted_of(self, now: QRect) -> QRect:
        if self._wanted is None or self._squeezed is None:
            return now
        away = (
            now.topLeft() - self._squeezed.topLeft(),
            now.bottomRight() - self._squeezed.bottomRight(),
        )
        # A scaled screen rounds positions.
        moved = max(point.manhattanLength() for point in away) > _ROUNDED
        return now if moved else self._wanted

    def _go(self, wanted: QRect, place: QRect) -> None:
        self._wanted, self._squeezed = (None, None) if place == wanted else (wanted, place)
        if place != self._window.geometry():
            self._window.setGeometry(place)

    def _inside(self, place: QRect) -> QRect:
        frame = place.marginsAdded(self._frame())
        if QGuiApplication.platformName().startswith("wayland"):
            # Wayland hides the positions of windows: only the size can be set.
            free = self._screen().availableGeometry()
            return QRect(place.topLeft(), _within(frame, free).marginsRemoved(self._frame()).size())
        return fitted(frame, _rooms()).marginsRemoved(self._frame())

    def _frame(self) -> QMargins:
        handle: QWindow | None = self._window.windowHandle()
        if handle is not None and handle.isExposed():
            self._margins = handle.frameMargins()
        return _USUAL_FRAME if self._margins is None else self._margins

    def _look(self) -> None:
        self.room_changed.emit()
        self.fit()

    def _limit(self) -> None:
        if not self._least.isNull():
            self._window.setMinimumSize(self._least.boundedTo(self.room))

    def _screen(self) -> QScreen:
        screens = QGuiApplication.screens()
        last = next((each for each in screens if each is self._moved_to), None)
        return last or screen_of(self._window)

    def _moved_over(self, screen: QScreen) -> None:
        """Adapt to another screen without moving the window, which the player may be dragging."""
        self._moved_to = screen
        self.room_changed.emit()
        self._limit()
        if not self._window.windowState() & _NOT_PLACED:
            self._shrink()

    def _shrink(self) -> None:
        self._window.resize(self._window.size().boundedTo(self.room))

    # Events

    def _watch_screens(self) -> None:
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.connect(self._watch)
        app.screenRemoved.connect(self._soon.start)
        app.primaryScreenChanged.connect(self._soon.start)
        for screen in QGuiApplication.screens():
            self._watch(screen)

    def _watch(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self._soon.start)
        screen.availableGeometryChanged.connect(self._soon.start)
        self._soon.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and watched is self._window:
            watched.removeEventFilter(self)
            handle: QWindow | None = self._window.windowHandle()
            if handle is None:
                # The desktop shows its own dialog instead.
                return False
            handle.screenChanged.connect(self._moved_over)
            handle.windowStateChanged.connect(self._soon.start)
            handle.installEventFilter(self)
            if not self._is_placed:
                self._shrink()
        elif event.type() is QEvent.Type.Expose and isinstance(watched, QWindow):
            watched.removeEventFilter(self)
            self._margins = watched.frameMargins()
            self._soon.start()
        return super().eventFilter(watched, event)


def _rooms() -> list[QRect]:
    return [screen.availableGeometry() for screen in QGuiApplication.screens()]
