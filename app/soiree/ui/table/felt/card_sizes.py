"""The pictures of the cards of one table, at each size at which cards lie on it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from soiree.ui.decks import CardArt, Deck
from soiree.ui.table.felt.pixels import even


class CardSizes(QObject):
    """One deck at several sizes.

    Attributes:
        arts: the pictures at each of the sizes.

    Signals:
        ready: the pictures at one of the sizes are complete.
    """

    ready = Signal()

    def __init__(self, deck: Deck, cache: Path | None, parent: QObject) -> None:
        """
        Args:
            cache: the folder in which drawn pictures are kept.
        """
        super().__init__(parent)
        self.arts: list[CardArt] = []
        self._deck = deck
        self._cache = cache

    def fit(self, widths: Sequence[float], ratio: float) -> None:
        """Have cards of these widths: always as many, and on whole pixels.

        Args:
            ratio: device pixels to one of the scene.
        """
        while len(self.arts) < len(widths):
            art = CardArt(self._deck, self._cache, self)
            art.ready.connect(self.ready)
            self.arts.append(art)
        for art, width in zip(self.arts, widths, strict=True):
            art.set_size(even(width, ratio), ratio)

    def use(self, deck: Deck) -> None:
        """Show another deck from now on."""
        self._deck = deck
        for art in self.arts:
            art.use(deck)

    def close(self) -> None:
        """Nothing is drawn any more."""
        for art in self.arts:
            art.close()
