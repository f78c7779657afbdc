"""Fingers on the screen: larger targets, and a long press for everything that hovering shows."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QHelpEvent, QInputDevice, QMouseEvent, QWindow
from PySide6.QtWidgets import QApplication

from soiree.ui.deferring import timer
from soiree.ui.style import theme
from soiree.ui.table.input.fingers import is_finger

LONG = 600
"""The duration of a long press, in milliseconds."""

_OUTSIDE = QPointF(-100_000, -100_000)
"""A point outside all widgets, where a release presses nothing."""


class Touch(QObject):
    """Watches the window in front, if there is a screen to touch.

    A finger makes targets larger, until the mouse is used again.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._at = QPointF()
        self._long = timer(self, self._explain, LONG)

    def begin(self) -> None:
        """Watch from now on; without a screen to touch, this does nothing."""
        screen = QInputDevice.DeviceType.TouchScreen
        if any(device.type() is screen for device in QInputDevice.devices()):
            app = QApplication.instance()
            assert isinstance(app, QGuiApplication)
            app.focusWindowChanged.connect(self._watch)
            self._watch(QGuiApplication.focusWindow())

    def _watch(self, window: QWindow | None) -> None:
        if window is not None:
            # A second installation replaces the first.
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            match event.type():
                case QEvent.Type.MouseButtonPress | QEvent.Type.MouseButtonDblClick:
                    self._press(event)
                case QEvent.Type.MouseMove:
                    away = (event.globalPosition() - self._at).manhattanLength()
                    if away >= QApplication.startDragDistance():
                        self._long.stop()
                case QEvent.Type.MouseButtonRelease:
                    self._long.stop()
        return False

    def _press(self, event: QMouseEvent) -> None:
        by_finger = is_finger(event)
        theme.use_fingers(by_finger)
        if by_finger:
            self._at = event.globalPosition()
            self._long.start()

    def _explain(self) -> None:
        """Hover where the finger is, and let go of the pressed target without pressing it."""
        at = self._at.toPoint()
        # PySide's types say that there is always a widget.
        widget = QApplication.widgetAt(at)
        if widget is None:
            return
        here: QPoint = widget.mapFromGlobal(at)
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        plain = Qt.KeyboardModifier.NoModifier
        hover = QMouseEvent(QEvent.Type.MouseMove, QPointF(here), self._at, none, none, plain)
        release = QMouseEvent(QEvent.Type.MouseButtonRelease, _OUTSIDE, _OUTSIDE, left, none, plain)
        for each in (hover, QHelpEvent(QEvent.Type.ToolTip, here, at), release):
            QApplication.sendEvent(widget, each)
