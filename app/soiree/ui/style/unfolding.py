"""A widget that unfolds from a point of its parent."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QPropertyAnimation,
    QRect,
    Qt,
)
from PySide6.QtGui import QPixmap, QRegion
from PySide6.QtWidgets import QGraphicsOpacityEffect, QLabel, QWidget

_SMALLEST = 0.15
"""The size of the picture at first, as a share of the widget's."""


class Unfolding(QLabel):
    """A picture of a widget that grows to the widget's size, in which the widget is invisible.

    The widget has the focus and its keys at once. The picture goes if the widget moves or hides.
    """

    def __init__(self, unfolded: QWidget, origin: QPoint, milliseconds: int) -> None:
        """
        Args:
            unfolded: a visible widget.
            origin: the point where the picture begins, in the parent's pixels.
        """
        super().__init__(unfolded.parentWidget(), scaledContents=True, pixmap=_picture_of(unfolded))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._unfolded = unfolded
        unfolded.setGraphicsEffect(QGraphicsOpacityEffect(unfolded, opacity=0.0))
        unfolded.installEventFilter(self)
        small = QRect(QPoint(), unfolded.size() * _SMALLEST)
        small.moveCenter(origin)
        self.setGeometry(small)
        growth = QPropertyAnimation(self, b"geometry", self)
        growth.setEndValue(unfolded.geometry())
        growth.setDuration(milliseconds)
        growth.setEasingCurve(QEasingCurve.Type.OutCubic)
        growth.finished.connect(self._end)
        self.show()
        growth.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Hide):
            self._end()
        return super().eventFilter(watched, event)

    def _end(self) -> None:
        if not self.isHidden():
            self.hide()
            self._unfolded.removeEventFilter(self)
            # Qt's own way to remove an effect; its types forbid None.
            self._unfolded.setGraphicsEffect(None)  # type: ignore[arg-type]
            self.deleteLater()


def _picture_of(widget: QWidget) -> QPixmap:
    ratio = widget.devicePixelRatioF()
    picture = QPixmap(widget.size() * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    widget.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return picture
