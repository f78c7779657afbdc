"""Pages on felt, and titles in the lettering of the house."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from soiree.ui.style import theme
from soiree.ui.style.ornaments import draw_rule
from soiree.ui.style.panels import begin_with_language

TITLE = 30
"""The size of titles of pages and dialogs, in pixels."""

_RULE = 16
"""The height of the rule below a title with the space around it."""

_LEAST_RULE = 72.0
"""The least half of the length of a rule."""

# Style sheets keep palettes from being inherited.
_INK = """
QWidget {{ color: {ink}; }}
"""


class FeltGround:
    """The felt behind the contents of a widget.

    Attributes:
        felt: the name of the felt.
    """

    def __init__(self, felt: str) -> None:
        self.felt = felt
        self._picture: QPixmap | None = None

    def use(self, felt: str) -> None:
        self.felt = felt
        self._picture = None

    def forget(self) -> None:
        """Free the picture; the next `paint` makes it again."""
        self._picture = None

    def paint(self, widget: QWidget) -> None:
        """Paint all of a widget, during its paint event."""
        size, ratio = widget.size(), widget.devicePixelRatioF()
        picture = self._picture
        if (
            picture is None
            or picture.deviceIndependentSize().toSize() != size
            or picture.devicePixelRatio() != ratio
        ):
            picture = self._picture = theme.background_pixmap(self.felt, size, ratio)
        QPainter(widget).drawPixmap(0, 0, picture)


class FeltPage(QWidget):
    """A page on felt. Its fields have the colours of the felt, whatever the scheme is."""

    def __init__(self, felt: str) -> None:
        super().__init__()
        self._ground = FeltGround(felt)
        self._dress(felt)

    def use_felt(self, felt: str) -> None:
        """Lay the page on a felt; nothing happens if it lies there already."""
        if felt != self._ground.felt:
            self._ground.use(felt)
            self._dress(felt)

    def _dress(self, felt: str) -> None:
        chrome = theme.ON_FELT[felt]
        self.setStyleSheet(_INK.format(ink=chrome.text.name()) + theme.style_sheet(chrome))

    def paintEvent(self, event: QPaintEvent) -> None:
        self._ground.paint(self)

    def hideEvent(self, event: QHideEvent) -> None:
        # A minimised window may still be painted for a thumbnail.
        if not event.spontaneous():
            self._ground.forget()
        super().hideEvent(event)


class Title(QLabel):
    """A title with a line and a diamond below it."""

    def __init__(self, text: str, size: int = TITLE) -> None:
        super().__init__(text)
        begin_with_language(self)
        self.setFont(theme.title_font(size))
        self.setContentsMargins(0, 0, 0, _RULE)
        self.setMinimumWidth(round(2 * _LEAST_RULE))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        half = max(_LEAST_RULE, self.fontMetrics().horizontalAdvance(self.text()) / 2)
        is_centred = bool(self.alignment() & Qt.AlignmentFlag.AlignHCenter)
        across = self.width() / 2 if is_centred else half
        if self.isRightToLeft():
            across = self.width() - across
        ink = theme.faded(self.palette().windowText().color(), 0.6)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_rule(painter, QPointF(across, self.height() - _RULE / 2 + 0.5), half, ink)
        painter.end()
