"""A page of the preferences: rows with a setting each."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TypeVar

from PySide6.QtCore import QSignalBlocker, QSize, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QSizePolicy, QWidget

from soiree.storage.settings import Settings
from soiree.ui.dialogs.forms import Rows, Sheet, choice_box
from soiree.ui.dialogs.preferences.picture_choice import PictureChoice
from soiree.ui.style.panels import column_of
from soiree.ui.style.theme import STEP

_Value = TypeVar("_Value", bound=Hashable)


class Page(QWidget):
    """Some of the preferences, in rows.

    Attributes:
        title: the title on the tab.
        first: the topmost field.
        rows: the rows of the page.

    Signals:
        changed: a setting has changed.
    """

    changed = Signal()

    title: str
    first: QWidget

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._fields: dict[str, QComboBox | PictureChoice | QCheckBox] = {}
        self.rows = Rows()
        self.setLayout(column_of(Sheet(self.rows), margins=(STEP, 2 * STEP, STEP, 0)))

    def show_settings(self) -> None:
        """Set every row to the value in the settings."""
        for setting in self._fields:
            self._show(setting)

    def leave(self) -> None:
        """Called when the dialog closes."""

    def choice(self, text: str, values: Mapping[_Value, str], setting: str) -> QComboBox:
        """Add a row with a combo box for a setting; `values` has the title of each value."""
        box = choice_box(values)
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        box.setMinimumWidth(32 * STEP)
        self.rows.add_row(text, box)
        self._bind(box, setting)
        return box

    def pictures(
        self, text: str, values: Mapping[str, str], setting: str, size: QSize
    ) -> PictureChoice:
        """Add a row with a picture for each value of a setting; `values` has their titles."""
        box = PictureChoice(size)
        box.offer(values)
        self.rows.add_row(text, box)
        self._bind(box, setting)
        return box

    def _bind(self, box: QComboBox | PictureChoice, setting: str) -> None:
        self._fields[setting] = box
        self._show(setting)
        box.currentIndexChanged.connect(lambda _: self._set(setting, box.currentData()))

    def check(self, text: str, setting: str) -> QCheckBox:
        """Add a row with a check box."""
        box = self.rows.add_check(text, getattr(self._settings, setting))
        self._fields[setting] = box
        box.toggled.connect(lambda checked: self._set(setting, checked))
        return box

    def _show(self, setting: str) -> None:
        field, value = self._fields[setting], getattr(self._settings, setting)
        with QSignalBlocker(field):
            if isinstance(field, QCheckBox):
                field.setChecked(value)
            elif isinstance(field, PictureChoice):
                field.setCurrentRow(max(0, field.findData(value)))
            else:
                field.setCurrentIndex(max(0, field.findData(value)))

    def _set(self, setting: str, value: object) -> None:
        setattr(self._settings, setting, value)
        self.changed.emit()
