"""The position of the side panel: beside the table, or over it in a narrow window."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Literal, cast

from msgspec import Struct, field
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from soiree.core.games import Game
from soiree.storage.settings import Settings
from soiree.ui.desktop.wishes import felt_of, speed_of
from soiree.ui.game_window import SeenMatch
from soiree.ui.shell.window_frame import WindowFrame
from soiree.ui.style.panels import cover, dispose_of

if TYPE_CHECKING:
    from soiree.core.views import View

    # Loaded when the panel is first opened.
    from soiree.ui.shell.side_panel import SidePanel
    from soiree.ui.table.recap.story import LogLine, Story

Tab = Literal["score", "log", "memory", "review"]

_TABLE_BESIDE_PANEL = 720
"""The width that a table must keep for the panel to stand beside it and not over it."""

_LARGE = QSize(1600, 800)
"""The least size of a frame in which the panel lies open on the felt, with the log below."""


class _Match(Struct):
    """The match beside the panel, which may be made later.

    Attributes:
        told: the position up to which the story had been told at the beginning.
        lines_since: the lines told since then.
    """

    seen: SeenMatch
    story: Story
    told: int
    lines_since: list[LogLine] = field(default_factory=list)

    def begin(self, panel: SidePanel) -> None:
        lines = chain(reversed(self.lines_since), self.story.backwards(self.told))
        panel.begin(self.seen, lines)


class PanelDock(QObject):
    """Opens and closes the side panel, and keeps it up to date.

    Attributes:
        is_open: True if the panel is open or opening.

    Signals:
        toggled: the panel is open, or closed.
        noted: the settings of the panel were changed.
        position_requested: show the position after this number of entries, chosen in the log.
        helped: during play, the game's page showed the person more than everybody knows. The
            match then counts as played with help.
    """

    toggled = Signal(bool)
    noted = Signal()
    position_requested = Signal(int)
    helped = Signal()

    def __init__(self, frame: WindowFrame, settings: Settings) -> None:
        super().__init__(frame)
        self._frame = frame
        self._settings = settings
        self._table: QWidget | None = None
        self._panel: SidePanel | None = None
        self._waits_for_room = False
        self.is_open = self._is_large = False
        self._match: _Match | None = None
        self._review: QWidget | None = None
        frame.installEventFilter(self)

    @property
    def covers_table(self) -> bool:
        """True if the panel is open and lies over the table, without room beside it."""
        return self.is_open and not self._stands_beside

    @property
    def _stands_beside(self) -> bool:
        return self._frame.width() - self.panel.width() >= _TABLE_BESIDE_PANEL

    @property
    def _is_wanted(self) -> bool:
        return self._settings.panel_beside if self._is_large else self._settings.panel_open

    @property
    def panel(self) -> SidePanel:
        """The panel, which is made at the first use; `open` shows it."""
        if self._panel is None:
            from soiree.ui.shell.side_panel import SidePanel

            self._panel = SidePanel(self._frame)
            self._panel.hide()
            self._panel.slid.connect(self._rest)
            self._panel.close_requested.connect(self.close)
            self._panel.helped.connect(self.helped)
            self._panel.log.position_requested.connect(self.position_requested)
            self._panel.have_review(self._review)
            if self._match is not None:
                self._match.begin(self._panel)
        return self._panel

    # --- the match that it shows -----------------------------------------------------------------

    def begin(self, match: SeenMatch, story: Story) -> None:
        """Show another match, or the same one at another position; see `SidePanel.begin`."""
        self._match = _Match(match, story, story.position)
        if self._panel is not None:
            self._match.begin(self._panel)

    def add(self, line: LogLine) -> None:
        """Add a line to the log."""
        if self._match is not None:
            self._match.lines_since.append(line)
        if self._panel is not None:
            self._panel.log.add(line)

    def mark(self, position: int | None) -> None:
        """Mark the displayed position in the log, unless it is the newest one."""
        if self._panel is not None:
            self._panel.log.mark(position)

    def have_review(self, page: QWidget | None) -> None:
        """Show a page with a review, or remove it; it is in front if it was at the last table."""
        self._review = page
        if self._panel is not None:
            self._panel.have_review(page)
            if self.is_open and page is not None:
                self._panel.bring_forward(self._settings.panel_tab)

    def show_view(self, view: View, *, reviewing: bool = False) -> None:
        """Update the panel for the present position of the match."""
        assert self._match is not None, "begin comes first"
        self._match.seen = replace(self._match.seen, view=view, reviewing=reviewing)
        if self._panel is not None:
            self._panel.show_match(self._match.seen)

    # --- opening and closing ---------------------------------------------------------------------

    def attach(self, table: QWidget, game: Game) -> None:
        """Put the panel beside a table; it is open if it was open at the last table.

        If the panel would cover a part of the table, it stays closed until there is room or the
        person opens it.
        """
        self._table = table
        if self._panel is not None:
            self._panel.start_over()
        self._is_large = self._frame.size().boundedTo(_LARGE) == _LARGE
        if self._is_wanted:
            self.panel.have_pages_of(game)
            if self._stands_beside:
                self.open(self._settings.panel_tab, as_before=True)
            else:
                self._put_away(at_once=True)
                self._waits_for_room = True

    def forget_panel(self) -> None:
        """Remove the panel; the next use makes another one, in the present language."""
        if self._panel is not None:
            self._panel.have_review(None)
            dispose_of(self._panel)
            self._panel, self._match, self.is_open = None, None, False
            self._frame.leave_room(0, 0)

    def detach(self) -> None:
        """Forget the table, which is about to close; `fit` closes the panel on the start page."""
        self._table = None

    def open(self, tab: Tab | None = None, *, as_before: bool = False) -> None:
        """Slide the panel in, with a tab in front.

        Args:
            as_before: True to open the panel at once, as at the last table. The tab stays the
                chosen one even if this game lacks it.
        """
        self.panel.set_felt(felt_of(self._settings) if self._is_large else None)
        if tab is not None:
            self.panel.bring_forward(tab)
        self._waits_for_room = False
        if not as_before:
            self._note(is_open=True)
        if not self.is_open:
            self.is_open = True
            self.panel.show()
            self.panel.raise_()
            self._slide(at_once=as_before)
        elif as_before:
            self._rest()
        self.toggled.emit(True)

    def uncover_table(self) -> None:
        """Close the panel if it covers a part of the table; reopen it as soon as there is room."""
        if self.covers_table:
            self._put_away(at_once=False)

    def close(self) -> None:
        """Slide the panel out, and give the table the keyboard if the panel had it."""
        self._note(is_open=False)
        self._put_away(at_once=False)

    def _put_away(self, at_once: bool) -> None:
        self._waits_for_room = False
        self.toggled.emit(False)
        if self.is_open:
            self.is_open = False
            self._frame.leave_room(0, 0)
            _cover(self._table, 0)
            self._slide(at_once)
            keyboard: QWidget | None = self._frame.window().focusWidget()
            is_elsewhere = keyboard is not None and not self.panel.isAncestorOf(keyboard)
            if self._table is not None and not is_elsewhere:
                self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def toggle(self) -> None:
        """Open the panel if it is closed, or close it."""
        if self.is_open:
            self.close()
        else:
            self.open()

    def fit(self) -> None:
        """Adapt the panel to the size of the window, and hide it on a page without a table."""
        was_large = self._is_large
        self._is_large = self._frame.size().boundedTo(_LARGE) == _LARGE
        if self._table is None:
            self.is_open = False
            if self._panel is not None:
                self._panel.hide()
            self._frame.leave_room(0, 0)
        elif self._is_large != was_large and self._is_wanted != self.is_open:
            if self.is_open:
                self._put_away(at_once=True)
            else:
                self.open(self._settings.panel_tab, as_before=True)
        elif self._waits_for_room and self._stands_beside:
            self.open(self._settings.panel_tab, as_before=True)
        elif self.is_open:
            self.panel.setGeometry(self._geometries()[1])
            self._rest()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self.fit()
        return super().eventFilter(watched, event)

    def _slide(self, at_once: bool) -> None:
        outside, inside = self._geometries()
        start, end = (outside, inside) if self.is_open else (inside, outside)
        if at_once or speed_of(self._settings) == "off" or not self._frame.isVisible():
            self.panel.setGeometry(end)
            self._rest()
        else:
            self.panel.slide(start, end)

    def _rest(self) -> None:
        if self.is_open:
            width = self.panel.width()
            beside = self._stands_beside
            self._frame.leave_room(width if beside else 0, width)
            _cover(self._table, 0 if beside else width)
        else:
            self.panel.hide()

    def _geometries(self) -> tuple[QRect, QRect]:
        self.panel.fit(self._frame.width(), _TABLE_BESIDE_PANEL)
        self.panel.set_felt(felt_of(self._settings) if self._is_large else None)
        right, height, width = self._frame.width(), self._frame.height(), self.panel.width()
        if self._frame.isRightToLeft():
            return QRect(-width, 0, width, height), QRect(0, 0, width, height)
        return QRect(right, 0, width, height), QRect(right - width, 0, width, height)

    def _note(self, *, is_open: bool) -> None:
        if self._is_large:
            self._settings.panel_beside = is_open
        else:
            self._settings.panel_open = is_open
        if self._panel is not None:
            self._settings.panel_tab = cast("Tab", self._panel.tab)
        self.noted.emit()


def _cover(table: QWidget | None, width: int) -> None:
    if table is not None:
        cover(table, width)
