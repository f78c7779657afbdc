"""Keeps windows on the screens: when they open or grow, and when the screens change."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QMargins, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QRegion, QScreen, QWindow
from PySide6.QtWidgets import QWidget

_NOT_PLACED = (
    Qt.WindowState.WindowMaximized
    | Qt.WindowState.WindowFullScreen
    | Qt.WindowState.WindowMinimized
)
"""The states in which the desktop decides where a window is."""

_USUAL_FRAME = QMargins(4, 30, 4, 4)
"""The frame of a window as most desktops draw it, until it is shown and has its own."""

_ROUNDED = 4
"""How far a window may be off, across and down together, and count as not moved."""


def fitted(frame: QRect, rooms: Sequence[QRect]) -> QRect:
    """Where a window has to go so that all of it can be seen.

    A frame within one screen, or across several, is kept. Any other is moved into the screen that
    shows most of it, and made smaller, no more than it takes.

    Args:
        frame: the window with its title bar.
        rooms: the free area of each screen, the primary one first; at least one.
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
    """The screen that the middle of a window is on; of its parent, as long as it is not shown.

    `QWidget.screen` is never called: PySide takes the screen that it returns for a child of the
    window, and deletes both together. The program dies the next time it needs a screen.
    """
    parent: QWidget | None = window.parentWidget()
    seen = window if parent is None or window.isVisible() else parent.window()
    found: QScreen | None = QGuiApplication.screenAt(seen.frameGeometry().center())
    return found or QGuiApplication.primaryScreen()


class ScreenFit(QObject):
    """Keeps a window on the screens, and restores the geometry that a smaller screen took from it.

    It acts before the window is shown, again when its frame is known, and when screens come, go
    or change; never while the player moves the window. The window's minimum size, as it is now,
    holds on screens with room for it.

    Signals:
        room_changed: the screen, or the frame, may have changed; a window that chooses its own
            size does so again.
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
        self._soon = QTimer(self, interval=0, singleShot=True)
        self._soon.timeout.connect(self._look)
        self._watch_screens()
        window.installEventFilter(self)
        self._limit()

    @property
    def place(self) -> QRect:
        """The geometry wanted for the window when it is not maximised, without its frame."""
        return self._wanted_of(self._window.normalGeometry())

    @property
    def room(self) -> QSize:
        """The size that its screen has for the window, without its frame."""
        free = self._screen().availableGeometry()
        return free.marginsRemoved(self._frame()).size()

    def open_at(self, place: QRect) -> None:
        """Open there as far as that is on a screen; call it before the window is shown."""
        self._is_placed = True
        self._limit()
        suits = fitted(place, _rooms()) == place
        self._go(place, place if suits else self._inside(place))

    def fit(self) -> None:
        """Bring all of the window onto the screens, if it may decide where it is.

        Before it is shown, the desktop or the dialog itself chooses its place.
        """
        wanted = self._wanted_of(self._window.geometry())
        self._limit()
        if self._margins is not None and not self._window.windowState() & _NOT_PLACED:
            self._go(wanted, self._inside(wanted))

    def _wanted_of(self, now: QRect) -> QRect:
        """Where the window would be but for a small screen; where it is, if it was moved since."""
        if self._wanted is None or self._squeezed is None:
            return now
        away = (
            now.topLeft() - self._squeezed.topLeft(),
            now.bottomRight() - self._squeezed.bottomRight(),
        )
        # On a scaled screen, positions are rounded.
        moved = max(point.manhattanLength() for point in away) > _ROUNDED
        return now if moved else self._wanted

    def _go(self, wanted: QRect, place: QRect) -> None:
        self._wanted, self._squeezed = (None, None) if place == wanted else (wanted, place)
        if place != self._window.geometry():
            self._window.setGeometry(place)

    def _inside(self, place: QRect) -> QRect:
        frame = place.marginsAdded(self._frame())
        if QGuiApplication.platformName().startswith("wayland"):
            # Wayland does not tell where windows are: only their size can be set.
            free = self._screen().availableGeometry()
            return QRect(place.topLeft(), _within(frame, free).marginsRemoved(self._frame()).size())
        return fitted(frame, _rooms()).marginsRemoved(self._frame())

    def _frame(self) -> QMargins:
        """The frame round the window; an estimate as long as it has not been shown."""
        handle: QWindow | None = self._window.windowHandle()
        if handle is not None and handle.isExposed():
            self._margins = handle.frameMargins()
        if self._margins is not None:
            return self._margins
        return _USUAL_FRAME

    def _look(self) -> None:
        self.room_changed.emit()
        self.fit()

    def _limit(self) -> None:
        """Lower the minimum size to what the screen has."""
        if not self._least.isNull():
            self._window.setMinimumSize(self._least.boundedTo(self.room))

    def _screen(self) -> QScreen:
        """The screen that the window is on: the one it moved to last, if that still exists."""
        if self._moved_to in QGuiApplication.screens():
            assert self._moved_to is not None
            return self._moved_to
        return screen_of(self._window)

    def _moved_over(self, screen: QScreen) -> None:
        """The window is on another screen, perhaps still being dragged: it is not moved."""
        self._moved_to = screen
        self.room_changed.emit()
        self._limit()
        if not self._window.windowState() & _NOT_PLACED:
            self._shrink()

    def _shrink(self) -> None:
        """Become no larger than the screen, without moving."""
        self._window.resize(self._window.size().boundedTo(self.room))

    # When to look

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
