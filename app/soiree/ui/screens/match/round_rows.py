"""The rows of the scoreboard: the points of each player, their reasons, and a track.

The points and the tracks count up from the scores before the round, one player after the other.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRect, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QFont, QFontMetrics, QPaintEvent, QPalette
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from soiree.ui.dialogs.forms import faint
from soiree.ui.language.words import signed
from soiree.ui.style import theme
from soiree.ui.style.panels import RIGHT, label, painter_on
from soiree.ui.style.theme import INK, LEAD, STEP, TEXT
from soiree.ui.table.contract.round_sheet import Account, RoundSheet
from soiree.ui.table.contract.stakes import Track
from soiree.ui.table.felt.fitting import fitted
from soiree.ui.table.felt.tracks import draw_track

_WIDTH, _NARROW = 54 * STEP, 46 * STEP
"""The usual width of the rows in pixels, which fits beside a panel on the smallest screen, and
their least width beside a table."""

_RANK = 3 * STEP
_NAME = 17 * STEP
"""The largest width of a name in the usual size; a wider name is smaller or on two lines."""


def width_of_rows(*, narrow: bool = False) -> int:
    """The width of the players' rows on the sheet at the end of a round, in pixels."""
    return theme.grown(_NARROW if narrow else _WIDTH)


class TrackPicture(QWidget):
    """A track beside its score."""

    def __init__(self, track: Track) -> None:
        super().__init__()
        self._track = track
        self.setAccessibleName(track.words())
        self.setAccessibleDescription(track.notch_words())
        self.setToolTip(track.explained())
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_score(self, score: int) -> None:
        """Draw the track up to a score on the way to the last one."""
        self._track = replace(self._track, now=score)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.grown(14 * STEP), 2 * STEP)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        draw_track(painter, self.rect().toRectF(), self._track, INK)


class Count(QLabel):
    """The score after a round, which can count up from the score before."""

    def __init__(self, account: Account, font: QFont, track: TrackPicture | None) -> None:
        """
        Args:
            track: the picture that counts, too.
        """
        super().__init__()
        self.setFont(font)
        # With a name of its own, the label reports no change of its text to screen readers.
        self.setAccessibleName(signed(account.after))
        self._before, self._after, self._track = account.before, account.after, track
        self._show(account.after)
        widest = max(signed(account.before), signed(account.after), key=len)
        self.setMinimumWidth(QFontMetrics(font).horizontalAdvance(widest) + 2)

    def count(self, milliseconds: int) -> QVariantAnimation:
        """Show the score before the round, and return the animation to the score after it."""
        counting = QVariantAnimation()
        counting.setStartValue(self._before)
        counting.setEndValue(self._after)
        counting.setDuration(milliseconds if self._before != self._after else 0)
        counting.valueChanged.connect(self._show)
        self._show(self._before)
        return counting

    def _show(self, score: int) -> None:
        self.setText(signed(score))
        if self._track is not None:
            self._track.show_score(score)


def rows_of(sheet: RoundSheet, names: Sequence[str], ranks: Sequence[int]) -> QGridLayout:
    """A row with a reason below for each player, the first rank on top.

    Args:
        names, ranks: the names and ranks, by seat.
    """
    rows = QGridLayout()
    rows.setHorizontalSpacing(2 * STEP)
    rows.setVerticalSpacing(STEP // 2)
    rows.setColumnMinimumWidth(0, theme.grown(_RANK))
    rows.setColumnStretch(1, 1)
    for number, seat in enumerate(sorted(range(len(names)), key=lambda seat: ranks[seat])):
        row = 2 * number
        leads = ranks[seat] == 1
        rows.addWidget(label(str(ranks[seat]), _lead(bold=leads)), row, 0)
        rows.addWidget(_name_label(names[seat], bold=leads), row, 1)
        if not sheet.accounts:
            continue
        account = sheet.accounts[seat]
        sum_ = faint(sum_words(account))
        sum_.setFont(theme.font(TEXT, figures=True))
        rows.addWidget(sum_, row, 2, RIGHT)
        track = None if sheet.scale is None else TrackPicture(account.track(sheet.scale))
        rows.addWidget(Count(account, _lead(bold=leads), track), row, 3, RIGHT)
        if track is not None:
            rows.addWidget(track, row, 4)
        why = Reasons(account)
        # The reason stands nearer to its own row than to the next one.
        why.setContentsMargins(0, 0, 0, STEP)
        rows.addWidget(why, row + 1, 1, 1, 4)
    return rows


class Reasons(QLabel):
    """The reasons of a player's points.

    Attributes:
        places: the places of the table that the first lines are about.
    """

    def __init__(self, account: Account) -> None:
        super().__init__(account.why, wordWrap=True)
        self._why = account.why
        self.places = account.places
        self.setFont(theme.font(TEXT))
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)

    def fill(self, rows: int) -> None:
        """Take the width that rows of some width leave beside the ranks."""
        self.setMinimumWidth(rows - theme.grown(_RANK) - 2 * STEP)

    def part(self, apart: bool) -> None:
        """Begin a line with each reason, or write one after the other."""
        self.setText(self._why if apart else self._why.replace("\n", " "))

    def middle_of(self, line: int) -> QPointF:
        """The left end of a line that may be wrapped, at the middle of its first part."""
        metrics = QFontMetrics(self.font())
        above = "\n".join(self.text().split("\n")[:line])
        room = QRect(0, 0, self.contentsRect().width(), self.height())
        wraps = int(Qt.TextFlag.TextWordWrap)
        deep = metrics.boundingRect(room, wraps, above).height() if above else 0
        return QPointF(self.contentsRect().left(), deep + metrics.height() / 2)


def sum_words(account: Account) -> str:
    """The points of a round as the left side of a sum, such as "40 + 15 ="."""
    sign = "−" if account.points < 0 else "+"
    return f"{signed(account.before)} {sign} {abs(account.points)} ="


def _name_label(name: str, *, bold: bool) -> QLabel:
    fits = fitted(name, theme.grown(_NAME), 5 * STEP, theme.grown(LEAD), bold=bold)
    made = label("\n".join(fits.lines), fits.font)
    made.setAccessibleName(name)
    return made


def _lead(*, bold: bool) -> QFont:
    return theme.font(LEAD, bold=bold, figures=True)
