"""The chart that splits a result into an even share, luck and skill."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from soiree.ui.dialogs.statistics.chart import Axes, Look, Pen, Table
from soiree.ui.dialogs.statistics.wording import percent
from soiree.ui.language.translation import tr
from soiree.ui.screens.review import words
from soiree.ui.screens.review.lines import ReviewedMatch
from soiree.ui.style.theme import STEP

_THICK = 1.25 * STEP
"""The height of a bar."""


class AccountBars(Struct, frozen=True):
    """Luck and skill as bars; each bar begins where the bar above ends."""

    match: ReviewedMatch

    @property
    def title(self) -> str:
        return tr("Luck and skill")

    @property
    def note(self) -> str:
        return tr(
            "These are estimates. Some luck is not measured, such as the choices of "
            "the others: one match says little about how well somebody plays."
        )

    def sentences(self) -> list[str]:
        """A sentence for each bar."""
        account, yours = self.match.account, self.match.yours
        if account.result is None or account.luck is None or account.skill is None:
            return [tr("In this game luck cannot be told from skill: only the costs are shown.")]
        return [
            words.result_sentence(account.result, account.even),
            words.luck_sentence(account.luck, yours=yours),
            words.skill_sentence(account.skill, yours=yours),
        ]

    def describe(self) -> str:
        return " ".join(self.sentences())

    def table(self) -> Table:
        rows = tuple((name, value) for name, _, _, value in self.bars())
        return Table((tr("Part"), tr("Share of the match")), rows)

    def bars(self) -> list[tuple[str, float, float, str]]:
        """The name, start, end and written value of each bar; shares of the match."""
        account, even = self.match.account, self.match.account.even
        if account.result is None or account.luck is None or account.skill is None:
            return []
        lucky = even + account.luck
        return [
            #: The share of a match that each player gets by chance, such as 25%.
            (tr("Even share"), 0.0, even, percent(even)),
            (tr("Luck"), even, lucky, words.signed(account.luck)),
            (tr("Skill"), lucky, account.result, words.signed(account.skill)),
            (tr("Result"), 0.0, account.result, percent(account.result)),
        ]

    def paint(self, painter: QPainter, space: QRectF, look: Look) -> None:
        pen, rows = Pen(painter, look), self.bars()
        if not rows:
            pen.message(space, self.describe())
            return
        left = pen.widest([name for name, *_ in rows]) + STEP
        right = pen.widest([value for *_, value in rows]) + STEP
        low = min(0.0, *(min(start, end) for _, start, end, _ in rows))
        high = max(1.0, *(max(start, end) for _, start, end, _ in rows))
        shares = Axes(space.adjusted(left, 0, -right, 0), high, low)
        height, x = space.height() / len(rows), shares.x
        for each in (0.0, 1.0):
            pen.upright_line(shares, each)
        for number, (name, start, end, value) in enumerate(rows):
            y = space.top() + (number + 0.5) * height
            pen.text(QPointF(space.left(), y), name, colour=look.text)
            pen.text(QPointF(space.right(), y), value, Qt.AlignmentFlag.AlignRight, look.text)
            bar = QRectF(QPointF(x(start), y - _THICK / 2), QPointF(x(end), y + _THICK / 2))
            painter.fillRect(bar.normalized(), look.others if end < start else look.yours)
            if number + 1 < len(rows) - 1:
                below = QPointF(x(end), y + height)
                pen.hairline(QPointF(x(end), y), below, look.faint)
