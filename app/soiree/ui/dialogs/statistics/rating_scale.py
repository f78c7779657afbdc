"""The chart of the rating: a dot with its interval, on a scale with the levels."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from soiree.core.games import Game
from soiree.core.scales import Scale
from soiree.storage.history.ratings import Rating
from soiree.ui.dialogs.statistics.chart import Axes, Look, Pen, Table
from soiree.ui.dialogs.statistics.wording import interval, matches, opponents, percent
from soiree.ui.language.translation import tr
from soiree.ui.language.words import game_text
from soiree.ui.style.theme import STEP

_BESIDE = 0.15
"""Free space at each end of the scale, as a share of the shown range."""


class RatingScale(Struct, frozen=True):
    """The person's strength beside the levels of a game, with its 80 % interval.

    Attributes:
        scale: the scale of the game (`Game.scale`).
    """

    rating: Rating
    game: Game
    scale: Scale

    @property
    def title(self) -> str:
        found = self.rating.bracket(self.game)
        words = game_text(found.template).format(
            level=opponents(found.level, self.game), higher=opponents(found.higher, self.game)
        )
        return tr("Your rating: {bracket}").format(bracket=words)

    @property
    def note(self) -> str:
        text = tr("From {matches} without help, with the 80% interval.")
        return text.format(matches=matches(self.rating.matches))

    def describe(self) -> str:
        text = tr("Against {level} you are likely to win {share} of the matches, {interval}.")
        return " ".join(
            text.format(level=level, share=share, interval=between)
            for level, share, between in self._chances()
        )

    def table(self) -> Table:
        header = (tr("Opponents"), tr("Expected share won"), tr("80% interval"))
        return Table(header, self._chances())

    def _chances(self) -> tuple[tuple[str, str, str], ...]:
        rows = []
        strengths = self.rating.low, self.rating.strength, self.rating.high
        for level, place in zip(self.game.levels, self.scale.places(), strict=True):
            others = [place] * (self.scale.players - 1)
            low, share, high = self.scale.chances(strengths, others)
            rows.append((game_text(level.label), percent(share), interval(low, high)))
        return tuple(rows)

    def paint(self, painter: QPainter, space: QRectF, look: Look) -> None:
        pen, places = Pen(painter, look), self.scale.places()
        low = min(places[0], self.rating.low)
        span = max(places[-1], self.rating.high) - low
        beside = _BESIDE * span
        x = Axes(space, low + span + beside, low - beside).x
        y, reach = space.center().y() - pen.height / 2, 2 * STEP
        pen.level_line(space, y)
        for level, place in zip(self.game.levels, places, strict=True):
            pen.stroke(QPointF(x(place), y - reach), QPointF(x(place), y + reach), look.faint)
            below = QPointF(x(place), y + reach + pen.height * 0.75)
            label = game_text(level.label)
            pen.text(below, label, Qt.AlignmentFlag.AlignHCenter, look.text)
        rating = self.rating
        places = x(rating.low), x(rating.strength), x(rating.high)
        pen.estimate(y, places, width=4, radius=6)
