"""The layout of the table at its size now, with its cards on whole pixels of the screen."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF

from soiree.core.zones import Zone
from soiree.ui.decks import CardArt
from soiree.ui.table.card_sizes import CardSizes
from soiree.ui.table.cards import Pose
from soiree.ui.table.layout import Layout, Slot
from soiree.ui.table.pixels import whole
from soiree.ui.table.presenter import Presenter
from soiree.ui.table.shown import Shown

_STILL = 1e-6
"""A part of a way that is no more than that is the error of a sine."""

_EDGE = 0.02
"""How thick the edge of a card is in a pile, in parts of its width."""


class Placement:
    """Where everything lies, as the game's layout says.

    Attributes:
        arts: the pictures of cards, one for each of the layout's widths.
        layout: the game's own, from the first `lay_out` on.
        size: of the table.
        ratio: device pixels to one of the scene.
    """

    layout: Layout

    def __init__(self, presenter: Presenter, shown: Shown, card_sizes: CardSizes) -> None:
        self._presenter = presenter
        self._shown = shown
        self.arts: Sequence[CardArt] = card_sizes.arts
        self._card_sizes = card_sizes
        self.ratio = 1.0
        self.size = QSize()

    @property
    def area(self) -> QRectF:
        """What of the scene the table shows."""
        return QRectF(QPointF(), QSizeF(self.size))

    def lay_out(self, size: QSize, ratio: float) -> Layout:
        """Work out where everything lies on a table of this size."""
        self.layout = layout = self._presenter.layout(size, self._shown.moment())
        self.ratio = ratio
        self.size = size
        self._card_sizes.fit(layout.widths, ratio)
        return layout

    def poses(self, zone: Zone, count: int) -> list[Pose]:
        """How `count` cards of a zone lie, first to last."""
        return [self._pose(slot) for slot in self.layout.slots(zone, count, self._shown.moment())]

    def _pose(self, slot: Slot) -> Pose:
        centre, art = whole(slot.centre, self.ratio), self.arts[slot.size]
        centre -= QPointF(0, slot.lift * self._edge(slot.size))
        return Pose(
            centre,
            art,
            slot.height,
            slot.turn,
            slot.open,
            slot.covered,
            slot.folded,
            slot.buried,
            self._room(centre, art, slot.turn),
        )

    def _room(self, centre: QPointF, art: CardArt, turn: float) -> int:
        """How far a card can go the way its top faces until it reaches the edge of the table."""
        along, up = math.sin(math.radians(turn)), math.cos(math.radians(turn))
        across = (art.width * abs(up) + art.height * abs(along)) / 2
        down = (art.width * abs(along) + art.height * abs(up)) / 2
        x = centre.x() if along < 0 else self.size.width() - centre.x()
        y = centre.y() if up > 0 else self.size.height() - centre.y()
        ways = ((x - across, abs(along)), (y - down, abs(up)))
        return max(0, math.floor(min(room / part for room, part in ways if part > _STILL)))

    def _edge(self, size: int) -> float:
        """How high an edge of a card of this size is in a pile: whole pixels of the screen.

        Two of them at least, or else the line round a card leaves nothing of its paper.
        """
        return max(2, round(self.layout.widths[size] * _EDGE * self.ratio)) / self.ratio

    def light(self) -> QPointF:
        """The middle of the pool of light on the felt."""
        return self.layout.light(self._shown.moment())
