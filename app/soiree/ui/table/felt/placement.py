"""The layout at the table's present size, with cards on whole device pixels."""

from __future__ import annotations

import math
from pathlib import Path

from msgspec.structs import asdict
from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF, Signal

from soiree.core.zones import Zone
from soiree.ui.decks import CardArt, Deck
from soiree.ui.table.contract.layout import Layout, Slot
from soiree.ui.table.contract.presenter import Presenter
from soiree.ui.table.felt.cards import Pose
from soiree.ui.table.felt.pixels import even, whole
from soiree.ui.table.shown import Shown

_STILL = 1e-6
"""The greatest component of a unit vector that is only a rounding error of a sine."""

_EDGE = 0.02
"""The thickness of a card's edge in a pile, as a share of the card's width."""


class Placement(QObject):
    """The game's layout, the poses of cards in it, and their pictures.

    Attributes:
        presenter: of the game.
        shown: the match as displayed so far.
        arts: the pictures of cards, one entry for each of the layout's widths.
        layout: the game's own; set by the first `lay_out`.
        size: of the table.
        ratio: device pixels to one of the scene.

    Signals:
        ready: the pictures at one of the widths are complete.
    """

    ready = Signal()

    layout: Layout

    def __init__(
        self, presenter: Presenter, shown: Shown, deck: Deck, cache: Path | None, parent: QObject
    ) -> None:
        """
        Args:
            cache: the folder in which drawn pictures are kept.
        """
        super().__init__(parent)
        self.presenter = presenter
        self.shown = shown
        self.arts: list[CardArt] = []
        self._deck = deck
        self._cache = cache
        self.ratio = 1.0
        self.size = QSize()

    @property
    def area(self) -> QRectF:
        """The part of the scene that the table shows."""
        return QRectF(QPointF(), QSizeF(self.size))

    def lay_out(self, size: QSize, ratio: float) -> Layout:
        """Compute the layout of a table of this size."""
        self.layout = layout = self.presenter.layout(size, self.shown.moment())
        self.ratio = ratio
        self.size = size
        while len(self.arts) < len(layout.widths):
            art = CardArt(self._deck, self._cache, self)
            art.ready.connect(self.ready)
            self.arts.append(art)
        for art, width in zip(self.arts, layout.widths, strict=True):
            art.set_size(even(width, ratio), ratio)
        return layout

    def use(self, deck: Deck) -> None:
        """Replace the deck."""
        self._deck = deck
        for art in self.arts:
            art.use(deck)

    def close(self) -> None:
        """Stop all drawing of cards."""
        for art in self.arts:
            art.close()

    def poses(self, zone: Zone, count: int) -> list[Pose]:
        """Return the poses of `count` cards of a zone, first to last."""
        return [self._pose(slot) for slot in self.layout.slots(zone, count, self.shown.moment())]

    def light(self) -> QPointF:
        """Return the middle of the pool of light on the felt."""
        return self.layout.light(self.shown.moment())

    def _pose(self, slot: Slot) -> Pose:
        centre, art = whole(slot.centre, self.ratio), self.arts[slot.size]
        centre -= QPointF(0, slot.lift * self._edge(slot.size))
        room = self._room(centre, art, slot.turn)
        return Pose(**{**asdict(slot), "centre": centre}, art=art, room=room)

    def _room(self, centre: QPointF, art: CardArt, turn: float) -> int:
        along, up = math.sin(math.radians(turn)), math.cos(math.radians(turn))
        across = (art.width * abs(up) + art.height * abs(along)) / 2
        down = (art.width * abs(along) + art.height * abs(up)) / 2
        x = centre.x() if along < 0 else self.size.width() - centre.x()
        y = centre.y() if up > 0 else self.size.height() - centre.y()
        ways = ((x - across, abs(along)), (y - down, abs(up)))
        return max(0, math.floor(min(room / part for room, part in ways if part > _STILL)))

    def _edge(self, size: int) -> float:
        """Return the height of a card's edge in a pile: whole device pixels, at least two.

        With fewer, the outline of the card would hide all of its paper.
        """
        return max(2, round(self.layout.widths[size] * _EDGE * self.ratio)) / self.ratio
