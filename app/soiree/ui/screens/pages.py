"""The common parts of screens with a page on felt, such as the album."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent

from soiree.ui.desktop.wishes import felt_of
from soiree.ui.language.translation import tr
from soiree.ui.screens.services import Services
from soiree.ui.shell.routes import Back, Evening, Route, Start
from soiree.ui.shell.screen import Screen
from soiree.ui.style.felt_page import FeltPage
from soiree.ui.style.panels import button, keep_to_middle


class Page(FeltPage):
    """A page that a button and the Escape key lead back from.

    Attributes:
        back: the button.

    Signals:
        requested: go to this route.
        reported: show this sentence in the status bar.
    """

    requested = Signal(Route)
    reported = Signal(str)

    def __init__(self, felt: str, widest: int, leads_back: Route | None = None) -> None:
        """
        Args:
            widest: the largest width of the contents, in pixels.
            leads_back: the route that the button leads to; by default, `Back`.
        """
        super().__init__(felt)
        self._widest, self._leads_back = widest, leads_back or Back()
        self.back = button(tr("Start page"), self._leave)

    def _leave(self) -> None:
        self.requested.emit(self._leads_back)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        keep_to_middle(self, self._widest)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)


class FeltScreen(Screen):
    """A screen with a page on felt.

    Attributes:
        command: the command that leads to this screen, which offers all others; empty for none.
    """

    widget: FeltPage
    command = ""

    def __init__(self, services: Services) -> None:
        super().__init__()
        services.settle()  # A match that has just ended is counted first.
        self._services, self._window = services, services.window

    @property
    def felt(self) -> str:
        """The felt for the page."""
        return felt_of(self._services.settings)

    @property
    def commands(self) -> Mapping[str, Callable[[], object]]:
        return self._window.ways(but=self.command)

    def settings_changed(self) -> None:
        self.widget.use_felt(self.felt)

    def connect_page(self, page: Page) -> None:
        """Connect a page with the window, and say where it leads back to."""
        page.back.setText(back_words(self._services.navigator.below))
        page.requested.connect(self._window.requested)
        page.reported.connect(self._window.tell_anywhere)


def back_words(below: Route) -> str:
    """The text of the button that leads back to a route."""
    if isinstance(below, Evening):
        return tr("Back to the evening")
    return tr("Start page") if isinstance(below, Start) else tr("Back to the match")
