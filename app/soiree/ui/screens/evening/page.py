"""The page with a programme, and the buttons below it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QPushButton

from soiree.ui.desktop.file_dialogs import ask_for_file, save
from soiree.ui.language.translation import tr
from soiree.ui.screens.evening.card import ProgrammeCard, picture_of
from soiree.ui.screens.pages import Page
from soiree.ui.shell.routes import Route
from soiree.ui.style import theme
from soiree.ui.style.panels import button, column_of, row_of
from soiree.ui.style.theme import LEAD, STEP

_SHAPE = 1.75
"""The largest width of a card divided by its height."""


class ProgrammePage(Page):
    """A programme on paper, with buttons.

    Attributes:
        card: the programme.
        first: the button that leads on; Enter presses it.
        save, back: the buttons that save a picture and lead back.
        status: a line about matches behind the scenes, deleted records, or evenings not yet open.
    """

    def __init__(self, felt: str, *others: QPushButton, leads_back: Route | None = None) -> None:
        """
        Args:
            others: further buttons.
            leads_back: the route that the button `back` leads to; by default, `Back`.
        """
        super().__init__(felt, 0, leads_back)
        self.card = ProgrammeCard()
        self.status = QLabel()
        self.first = QPushButton(default=True)
        self.first.setFont(theme.font(LEAD, bold=True))
        self.first.setMinimumHeight(5 * STEP)
        self.save = button(tr("Save as picture…"), self._save)
        self._above = row_of(None, self.status, None)
        self._below = row_of(self.back, *others, self.save, None, self.first)
        self._save_below = self._below.indexOf(self.save)
        self._rows = column_of((self.card, 1), self._above, self._below)
        self.setLayout(self._rows)
        self.setFocusProxy(self.card)

    def _save(self) -> None:
        programme, kinds = self.card.programme, {".png": tr("PNG (*.png)")}
        file = ask_for_file(self, tr("Save the programme as"), kinds, programme.title)
        if file is not None:
            self.reported.emit(save(file, picture_of(programme)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._widest = round(_SHAPE * (self.height() - 14 * STEP))
        super().resizeEvent(event)
        self._place_last_buttons()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._place_last_buttons()
        return super().event(event)

    def _place_last_buttons(self) -> None:
        """Put the last buttons beside the others, or above them where they leave no room."""
        buttons = [each for each in self.findChildren(QPushButton) if not each.isHidden()]
        margins = self._rows.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        for last in (self.first, self.save):
            wanted = sum(each.sizeHint().width() + self._below.spacing() for each in buttons)
            row, other = self._below, self._above
            if wanted > room:
                row, other = other, row
                buttons.remove(last)
            if row.indexOf(last) < 0:
                other.removeWidget(last)
                at = row.count()
                if last is self.save:
                    at = self._save_below if row is self._below else row.indexOf(self.first)
                row.insertWidget(at, last)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.first.isEnabled():
            self.first.click()
        else:
            super().keyPressEvent(event)
