"""The rows of the scoreboard: the points of each player, their reasons, and a track."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from soiree.ui.dialogs.forms import faint
from soiree.ui.style import theme
from soiree.ui.style.theme import LEAD, STEP, TEXT
from soiree.ui.table.contract.round_sheet import Account, RoundSheet
from soiree.ui.table.contract.stakes import Track, signed
from soiree.ui.table.felt.fitting import fitted
from soiree.ui.table.felt.tracks import draw_track

WIDTH = 54 * STEP
"""The width of the rows in pixels, which fits beside a panel on the smallest screen."""

_RANK = 3 * STEP
_NAME = 17 * STEP
"""The largest width of a name in the usual size; a wider name is smaller or on two lines."""


class TrackPicture(QWidget):
    """A track beside its score."""

    def __init__(self, track: Track) -> None:
        super().__init__()
        self._track = track
        self.setAccessibleName(track.words())
        self.setAccessibleDescription(track.notch_words())
        self.setToolTip(track.explained())
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(14 * STEP, 2 * STEP)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = theme.chrome_of(self.palette()).text
        draw_track(painter, self.rect().toRectF(), self._track, ink)


def rows_of(sheet: RoundSheet, names: Sequence[str], ranks: Sequence[int]) -> QGridLayout:
    """A row with a reason below for each player, the first rank on top.

    Args:
        names, ranks: the names and ranks, by seat.
    """
    rows = QGridLayout()
    rows.setHorizontalSpacing(2 * STEP)
    rows.setVerticalSpacing(STEP // 2)
    rows.setColumnMinimumWidth(0, _RANK)
    rows.setColumnStretch(1, 1)
    for number, seat in enumerate(sorted(range(len(names)), key=lambda seat: ranks[seat])):
        row = 2 * number
        leads = ranks[seat] == 1
        rows.addWidget(_label(str(ranks[seat]), bold=leads), row, 0)
        rows.addWidget(_name(names[seat], bold=leads), row, 1)
        if not sheet.accounts:
            continue
        account = sheet.accounts[seat]
        sum_ = faint(sum_words(account))
        sum_.setFont(theme.font(TEXT, figures=True))
        rows.addWidget(sum_, row, 2, _RIGHT)
        rows.addWidget(_label(signed(account.after), bold=leads), row, 3, _RIGHT)
        if sheet.scale is not None:
            rows.addWidget(TrackPicture(account.track(sheet.scale)), row, 4)
        why = told(account.why, WIDTH - _RANK - 2 * STEP)
        # The reason stands nearer to its own row than to the next one.
        why.setContentsMargins(0, 0, 0, STEP)
        rows.addWidget(why, row + 1, 1, 1, 4)
    return rows


def sum_words(account: Account) -> str:
    """The sum of a round, as in "40 + 15 ="."""
    sign = "−" if account.points < 0 else "+"
    return f"{signed(account.before)} {sign} {abs(account.points)} ="


def told(text: str, width: int) -> QLabel:
    """A wrapped text in the faint colour.

    Args:
        width: the least width in pixels; a wider sheet is filled.
    """
    label = faint(text)
    label.setFont(theme.font(TEXT))
    label.setWordWrap(True)
    label.setMinimumWidth(width)
    return label


_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def _name(name: str, *, bold: bool) -> QLabel:
    """A label with a full name of any length."""
    fits = fitted(name, _NAME, 5 * STEP, LEAD, bold=bold)
    label = QLabel("\n".join(fits.lines))
    label.setFont(fits.font)
    label.setAccessibleName(name)
    return label


def _label(text: str, *, bold: bool) -> QLabel:
    label = QLabel(text)
    label.setFont(theme.font(LEAD, bold=bold, figures=True))
    return label
