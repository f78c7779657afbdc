"""Shows an earlier position of the match, chosen in the log."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal

from soiree.core.events import Began
from soiree.ui.language.translation import tr
from soiree.ui.screens.match.overlays import Overlays
from soiree.ui.screens.services import Services
from soiree.ui.screens.table_screen import ScreenPart
from soiree.ui.style.panels import pressed_key
from soiree.ui.table.table import Table


class LookingBack(ScreenPart):
    """Shows earlier positions on the table of the match, as its people saw them.

    Signals:
        begins: an earlier position is about to be shown; pauses and demonstrations must end.
    """

    begins = Signal()

    def __init__(self, services: Services, table: Table, overlays: Overlays) -> None:
        super().__init__(services, table)
        self._overlays = overlays
        self._is_back = False
        self._window.dock.position_requested.connect(self.show)
        self._window.installEventFilter(self)
        table.play.scene_set.connect(self._show_banner)

    def show(self, position: int) -> None:
        """Show the position after so many entries; the latest position ends looking back."""
        table = self._table
        if table.play.is_handing_over:
            return
        if position == table.play.client.position:
            self.end()
        elif self._stops_race(table, position):
            self._window.status_bar.refuse(tr("The cards of a race stay covered until it is over."))
        else:
            self.begins.emit()
            table.play.look_back(position)

    def end(self) -> None:
        """Return to the current position."""
        self._table.play.return_to_now()

    def _stops_race(self, table: Table, position: int) -> bool:
        """Pause the race in progress, if there is one.

        Returns:
            True if the position is a position of that race, so that it must not be shown.
        """
        race = table.race
        if race is None or table.play.past is not None or not race.is_on:
            return False
        if not table.shown.now.is_covered:
            race.toggle()
        outcomes = table.play.client.outcomes(())
        began = max(
            number
            for number, outcome in enumerate(outcomes)
            if any(isinstance(event, Began) for event in outcome.events)
        )
        return position > began

    def _show_banner(self) -> None:
        past, was_back = self._table.play.past, self._is_back
        self._is_back = past is not None
        self._window.dock.mark(past)
        if self._is_back and not was_back:
            self._overlays.step_aside()
            #: A banner: the table shows an earlier moment of the match.
            title, hint = tr("Earlier"), tr("Esc or a click returns to the match.")
            self._overlays.show_banner(title, hint, self.end, dims=False, frames=True)
        elif was_back and not self._is_back:
            self._overlays.end_banner()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Return to the current position by Esc, from any focus in the window."""
        if self._is_back and pressed_key(event) == Qt.Key.Key_Escape:
            self.end()
            return True
        return super().eventFilter(watched, event)
