"""The pictures of one deck at one size, drawn off the GUI thread and kept on disk."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QImage, QPixmap

from soiree.core.cards import Card
from soiree.ui.decks.deck import BACK, Deck
from soiree.ui.decks.drawer import Order
from soiree.ui.decks.drawing import fold_corner, paper, shadow
from soiree.ui.decks.sets import SUFFIX, PictureSet, SetSize, out_of_sight
from soiree.ui.style import picture_cache as pictures

USUAL_ASPECT = 7 / 5
"""The height of a card divided by the width, in Soirée's own decks and the layouts of tables."""

_FIRST_WAIT = 0.2
"""The seconds that the window waits for the first size, so that it opens with its cards."""


class CardArt(QObject):
    """The pictures of one deck at one size.

    Another thread draws a set of pictures. Until the set is complete, the former pictures are
    scaled, so that a resize never waits. The object holds one set; `out_of_sight` has the sets at
    former sizes, and sets of former decks are on disk only.

    Signals:
        ready: the pictures at the last size are complete.
    """

    ready = Signal()

    def __init__(self, deck: Deck, cache: Path | None = None, parent: QObject | None = None):
        """
        Args:
            cache: the folder for sets on disk.
        """
        super().__init__(parent)
        self._deck = deck
        self._cache = cache
        self._wanted: SetSize | None = None
        self._closed = False
        self._asked = 0.0
        self._ratio = 1.0
        self._shown: PictureSet | None = None
        self._names: set[str] = set()  # The names of the pictures in Qt's cache.
        self._order: Order | None = None
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.close)

    @property
    def aspect(self) -> float:
        """The height of a card divided by the width."""
        return self._deck.aspect

    @property
    def size(self) -> QSizeF:
        """The size of a card in logical pixels: whole device pixels, near the requested size."""
        if self._wanted is None:
            return QSizeF()
        return QSizeF(self._wanted.width, self._wanted.height) / self._ratio

    @property
    def width(self) -> float:
        return self.size.width()

    @property
    def height(self) -> float:
        return self.size.height()

    @property
    def is_ready(self) -> bool:
        return self._shown is not None and self._shown.size == self._wanted

    def set_size(self, width: float, ratio: float) -> None:
        """Request another size.

        Args:
            width: the width of a card of the usual shape, in logical pixels; a card of another
                shape fits into the same place.
            ratio: device pixels for each logical pixel.
        """
        self._asked = width
        size = _size_within(self._deck, max(1, round(width * ratio)))
        if size == self._wanted and ratio == self._ratio:
            return
        first = self._wanted is None
        self._forget_pixmaps()
        self._wanted, self._ratio = size, ratio
        self._cancel()
        if self._closed:
            return
        if known := out_of_sight.take(size):
            self._show(known)
            return
        file = self._cache / f"{size.name}{SUFFIX}" if self._cache else None
        self._order = Order(self._deck, size, file, self._take)
        # The window never waits for third-party decks, which may take seconds.
        if first and (self._deck.is_quick or (file is not None and file.exists())):
            drawn = self._order.result(_FIRST_WAIT)
            if drawn is not None:
                self._show(drawn)

    def use(self, deck: Deck) -> None:
        """Change the deck, but not the size."""
        if deck.mark == self._deck.mark:
            return
        out_of_sight.drop_others(deck.mark)
        self._deck = deck
        if self._wanted is not None:
            self.set_size(self._asked, self._ratio)
        else:
            self._order = None  # The order is for the former deck.

    def put_away(self) -> None:
        """Drop all pictures until the next `set_size`; none may be in sight."""
        self._forget_pixmaps()
        self._cancel()
        self._put_out_of_sight()
        self._wanted = None

    def face(self, card: Card) -> QPixmap:
        return self._pixmap(card)

    def back(self) -> QPixmap:
        return self._pixmap(BACK)

    def folded(self, card: Card) -> QPixmap:
        """A face with a folded corner, for a card that only its owner sees."""
        return self._kept(f"folded {card}", lambda: fold_corner(self.face(card), self.back()))

    def shadow(self, lifted: bool, *, folded: bool = False) -> QPixmap:
        """The soft shadow of a card, with equal margins around the card."""
        return shadow(round(self.width), round(self.height), lifted, folded)

    def close(self) -> None:
        """Cancel all drawing, and wait for its end."""
        self._closed = True
        self._forget_pixmaps()
        self._cancel()
        if self._order is not None:
            self._order.wait()

    def _cancel(self) -> None:
        if self._order is not None:
            self._order.cancel()

    def _pixmap(self, which: int) -> QPixmap:
        def draw() -> QPixmap:
            pixmap = QPixmap.fromImage(self._image(which))
            pixmap.setDevicePixelRatio(self._ratio)
            return pixmap

        return self._kept(str(which), draw)

    def _kept(self, which: str, draw: Callable[[], QPixmap]) -> QPixmap:
        made_of = self._shown.size.name if self._shown else "paper"
        name = f"card {which} {self._wanted and self._wanted.name} {self._ratio} {made_of}"
        self._names.add(name)
        return pictures.kept(name, draw)

    def _forget_pixmaps(self) -> None:
        pictures.forget(self._names)
        self._names.clear()

    def _image(self, which: int) -> QImage:
        assert self._wanted is not None, "set_size comes first"
        wanted = QSize(self._wanted.width, self._wanted.height)
        if self._shown is None:
            return paper(wanted)
        image = self._shown.image(which)
        if image.size() == wanted:
            return image
        return image.scaled(
            wanted, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )

    def _take(self, drawn: PictureSet) -> None:
        if drawn.size == self._wanted and not self.is_ready:
            self._show(drawn)

    def _show(self, drawn: PictureSet) -> None:
        self._forget_pixmaps()
        self._put_out_of_sight()
        self._shown = drawn
        self.ready.emit()

    def _put_out_of_sight(self) -> None:
        if self._shown is not None and self._shown.size.deck == self._deck.mark:
            out_of_sight.put(self._shown)
        self._shown = None


def _size_within(deck: Deck, wide: int) -> SetSize:
    aspect = deck.aspect
    if aspect > USUAL_ASPECT:
        # The difference is even, as tables put the middle of a card on a whole device pixel.
        too_wide = wide - wide * USUAL_ASPECT / aspect
        wide = max(1, wide - 2 * math.ceil((too_wide - 0.5) / 2))
    return SetSize(deck.mark, wide, max(1, round(wide * aspect)))
