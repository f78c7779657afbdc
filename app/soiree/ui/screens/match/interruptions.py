"""Holds or stops the match when dialogs, menus, other windows or programs take the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu

from soiree.ui.deferring import soon
from soiree.ui.screens.services import Services
from soiree.ui.screens.table_screen import ScreenPart
from soiree.ui.style.panels import pressed_key
from soiree.ui.table.table import Table

_DIALOG = "dialog"
"""The reason for which a table holds the match under a dialog."""

_OUT_OF_SIGHT = (QEvent.Type.Hide, QEvent.Type.WindowStateChange)
"""The events after which the window may be out of sight."""

_TO_A_MENU = (Qt.FocusReason.MenuBarFocusReason, Qt.FocusReason.PopupFocusReason)


class Interruptions(ScreenPart):
    """Holds the match under a dialog, and stops a race when the table loses the keyboard.

    A stopped race stays covered until the person resumes it. Esc closes all open menus and focuses
    the table at once; Qt alone would close one menu, and then focus the menu bar.

    Signals:
        stopped: a race has been stopped.
    """

    stopped = Signal()

    def __init__(self, services: Services, table: Table) -> None:
        super().__init__(services, table)
        window = services.window
        window.installEventFilter(self)
        table.installEventFilter(self)
        for menu in window.menuBar().findChildren(QMenu):  # with all submenus
            menu.installEventFilter(self)
        window.dialogs.window_shown.connect(self._stop_race)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QMenu):
            if pressed_key(event) == Qt.Key.Key_Escape:
                self._close_menus()
                return True
        elif watched is self._table:
            if isinstance(event, QFocusEvent):
                self._follow_focus(event)
        elif event.type() is QEvent.Type.WindowBlocked:
            self._table.play.pause(_DIALOG)
        elif event.type() is QEvent.Type.WindowUnblocked:
            self._table.play.resume(_DIALOG)
        elif event.type() in _OUT_OF_SIGHT and (
            self._window.isMinimized() or not self._window.isVisible()
        ):
            self._stop_race()
        return super().eventFilter(watched, event)

    def _follow_focus(self, event: QFocusEvent) -> None:
        race = self._table.race
        if race is None or not race.is_played:
            return
        if event.lostFocus():
            self._stop_race(for_menu=event.reason() in _TO_A_MENU)
        else:
            # A menu gives the focus back before it carries out the chosen command.
            soon(self, self._forget_menu)

    def _forget_menu(self) -> None:
        if self._table.race is not None:
            self._table.race.was_stopped_by_menu = False

    def _stop_race(self, *, for_menu: bool = False) -> None:
        if self._table.race is not None:
            self._table.race.stop(for_menu=for_menu)
            self.stopped.emit()

    def _close_menus(self) -> None:
        while (menu := QApplication.activePopupWidget()) is not None:
            menu.close()
        bar = self._window.menuBar()
        if bar.hasFocus():
            plain = Qt.KeyboardModifier.NoModifier
            escape = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, plain)
            QApplication.sendEvent(bar, escape)
