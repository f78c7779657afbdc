"""The layout of the main window."""

from __future__ import annotations

from PySide6.QtWidgets import QSpacerItem, QWidget

from soiree.ui.style.panels import column_of, dispose_of, row_of


class WindowFrame(QWidget):
    """The page and the bars below it; beside them there may be room for the side panel.

    The room is at the right, and at the left where people write from right to left.
    """

    def __init__(self, page: QWidget, *bars: QWidget) -> None:
        """
        Args:
            bars: the bars from top to bottom.
        """
        super().__init__()
        self._bars = column_of(*bars, spacing=0)
        self._rooms = QSpacerItem(0, 0), QSpacerItem(0, 0)
        rows = row_of((page, 1), spacing=0), row_of((self._bars, 1), spacing=0)
        for row, room in zip(rows, self._rooms, strict=True):
            row.addSpacerItem(room)
        self._layout = column_of((rows[0], 1), rows[1], spacing=0)
        self.setLayout(self._layout)

    def add_bar(self, bar: QWidget) -> None:
        """Add a bar directly below the page; the bar hides and shows itself."""
        self._bars.insertWidget(0, bar)

    def drop_bar(self, bar: QWidget) -> None:
        """Delete a bar."""
        self._bars.removeWidget(bar)
        dispose_of(bar)

    def leave_room(self, beside_page: int, beside_bars: int) -> None:
        """Keep this many pixels free at the end of the lines."""
        for room, width in zip(self._rooms, (beside_page, beside_bars), strict=True):
            room.changeSize(width, 0)
        self._layout.invalidate()
        self.arrange()

    def arrange(self) -> None:
        """Give the page its place at once, after a bar was shown or hidden."""
        self._layout.activate()
