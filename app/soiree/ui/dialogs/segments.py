"""A choice among a few values that all are in sight, side by side."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QWidget

from soiree.ui.style.panels import row_of


class Segments(QWidget):
    """Buttons side by side, one of which is chosen; arrow keys move between them.

    Signals:
        chosen: the person has chosen a value.
    """

    chosen = Signal(str)

    def __init__(self, values: Mapping[str, str]) -> None:
        """
        Args:
            values: the values (the keys) with their titles.
        """
        super().__init__()
        self._titles = dict(values)
        self._buttons: dict[str, QRadioButton] = {}
        # Without a group, the buttons of other widgets would belong to the choice too.
        layout, group = row_of(spacing=0), QButtonGroup(self)
        for value, title in values.items():
            button = self._buttons[value] = QRadioButton(title)
            button.setProperty("segment", "true")
            button.clicked.connect(lambda _, value=value: self.chosen.emit(value))
            group.addButton(button)
            layout.addWidget(button)
        self.setLayout(layout)

    @property
    def value(self) -> str:
        return next(value for value, each in self._buttons.items() if each.isChecked())

    def show_value(self, value: str) -> None:
        """Set the value, without a signal."""
        self._buttons[value].setChecked(True)

    def choose(self, value: str) -> None:
        """Choose a value, as a click does."""
        self._buttons[value].click()

    def offer(self, value: str, offered: bool) -> None:
        """Show or hide a value."""
        self._buttons[value].setVisible(offered)

    def call(self, name: str) -> None:
        """Name the choice for screen readers.

        Args:
            name: a text with `{value}`, such as `{value}, seat 2`.
        """
        for value, button in self._buttons.items():
            button.setAccessibleName(name.format(value=self._titles[value]))

    def focus(self) -> None:
        self._buttons[self.value].setFocus()
