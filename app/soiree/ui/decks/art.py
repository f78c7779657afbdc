"""The pictures of one deck at one size: drawn off the GUI thread, and kept on disk."""

from __future__ import annotations

import logging
import math
import struct
import threading
import time
import zlib
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as Late
from dataclasses import dataclass
from itertools import accumulate, pairwise
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QImage, QPixmap

from soiree.core.cards import Card
from soiree.ui.decks.deck import BACK, Deck
from soiree.ui.decks.drawing import FORMAT, fold_corner, paper, pictures, shadow

USUAL_ASPECT = 7 / 5
"""The height of a card by its width that tables are laid out for: that of Soirée's own decks."""

_FIRST_WAIT = 0.2
"""Seconds that the very first size may hold the window back, so that it opens with its cards."""

_SUFFIX = ".cards"

_HEAD = struct.Struct(f"<2I{BACK + 1}I")
"""What stands before packed pictures in a file: width and height, and the length of each."""

_BREATH = 0.004
"""Seconds between two cards of a deck that may be slow, and between two looks if it is free."""

_ONE_AT_A_TIME = threading.Lock()

_SETS_IN_MEMORY = 3
_SETS_ON_DISK = 24

_log = logging.getLogger(__name__)


class CardArt(QObject):
    """The pictures of one deck at one size.

    A set of pictures is drawn by a thread of its own. Until it is complete the former ones are
    given, scaled, so that nothing ever waits for a resize.

    Signals:
        ready: the pictures at the size last asked for are complete.
    """

    ready = Signal()

    def __init__(self, deck: Deck, cache: Path | None = None, parent: QObject | None = None):
        """
        Args:
            cache: a folder in which sets that were drawn are kept.
        """
        super().__init__(parent)
        self._deck = deck
        self._cache = cache
        self._wanted: _Size | None = None
        self._closed = False
        self._asked = 0.0
        self._ratio = 1.0
        self._shown: _Set | None = None
        self._sets: dict[_Size, _Set] = {}
        self._pixmaps: dict[int, QPixmap] = {}
        self._drawer = ThreadPoolExecutor(1, "cards")
        self._order: _Order | None = None
        # The thread holds on to this and not to the pictures, which must end on the GUI thread.
        self._bell = _Bell()
        self._bell.drawn.connect(self._take, Qt.ConnectionType.QueuedConnection)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.close)

    @property
    def deck(self) -> Deck:
        return self._deck

    @property
    def aspect(self) -> float:
        """Height of a card by its width."""
        return self._deck.aspect

    @property
    def size(self) -> QSizeF:
        """A card in logical pixels: a whole number of device pixels, near what was asked for."""
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
        """Ask for another size.

        Args:
            width: of a card of the usual shape, in logical pixels; one of another shape is made to
                fit in its place.
            ratio: device pixels a logical one.
        """
        self._asked = width
        size = _size_within(self._deck, max(1, round(width * ratio)))
        if size == self._wanted and ratio == self._ratio:
            return
        first = self._wanted is None
        self._wanted, self._ratio = size, ratio
        self._pixmaps.clear()
        self._call_off()
        if self._closed:
            return
        if known := self._sets.get(size):
            self._show(known)
            return
        file = self._file(size)
        self._order = _Order(self._deck, size, file)
        drawing = self._drawer.submit(_draw, self._order, self._bell)
        drawing.add_done_callback(_report)
        # Other people's decks may take seconds to be drawn, and are worth no wait.
        if first and (self._deck.is_quick or (file is not None and file.exists())):
            try:
                drawn = drawing.result(_FIRST_WAIT)
            except Late:
                return
            if drawn is not None:
                self._show(drawn)

    def use(self, deck: Deck) -> None:
        """Change to another deck, in the same places."""
        if deck.mark == self._deck.mark:
            return
        self._deck = deck
        if self._wanted is not None:
            self.set_size(self._asked, self._ratio)

    def face(self, card: Card) -> QPixmap:
        return self._pixmap(card)

    def back(self) -> QPixmap:
        return self._pixmap(BACK)

    def folded(self, card: Card) -> QPixmap:
        """A face with a corner folded over, as one looks at a card that others see the back of."""
        which = BACK + 1 + card
        if which not in self._pixmaps:
            self._pixmaps[which] = fold_corner(self.face(card), self.back())
        return self._pixmaps[which]

    def shadow(self, lifted: bool, *, folded: bool = False) -> QPixmap:
        """The soft shadow of a card: larger than it, by the same on each side."""
        return shadow(round(self.width), round(self.height), lifted, folded)

    def close(self) -> None:
        """Stop drawing. Returns when the thread has ended."""
        self._closed = True
        self._call_off()
        self._drawer.shutdown()

    def _call_off(self) -> None:
        if self._order is not None:
            self._order.stands = False

    def _pixmap(self, which: int) -> QPixmap:
        pixmap = self._pixmaps.get(which)
        if pixmap is None:
            pixmap = QPixmap.fromImage(self._image(which))
            pixmap.setDevicePixelRatio(self._ratio)
            self._pixmaps[which] = pixmap
        return pixmap

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

    def _take(self, drawn: _Set) -> None:
        if drawn.size == self._wanted and not self.is_ready:
            self._show(drawn)

    def _show(self, drawn: _Set) -> None:
        self._shown = drawn
        self._pixmaps.clear()
        self._sets.pop(drawn.size, None)
        self._sets[drawn.size] = drawn
        while len(self._sets) > _SETS_IN_MEMORY:
            del self._sets[next(iter(self._sets))]
        file = self._file(drawn.size)
        if file and drawn.is_new and not self._closed:
            self._drawer.submit(_write, file, drawn)
        drawn.is_new = False
        self.ready.emit()

    def _file(self, size: _Size) -> Path | None:
        name = f"{size.deck}-{size.width}x{size.height}{_SUFFIX}"
        return self._cache / name if self._cache else None


@dataclass(frozen=True, slots=True)
class _Size:
    """A deck at a card's size in device pixels."""

    deck: str
    width: int
    height: int


def _drawn(order: _Order) -> list[QImage] | None:
    images = []
    for image in pictures(order.deck, QSize(order.size.width, order.size.height)):
        if not order.stands:
            return None
        images.append(image)
    return images


def _drawn_patiently(order: _Order) -> list[QImage] | None:
    """Draw a deck of which a card may take a fifth of a second, in which Python stands still.

    One card after the other, whatever sizes are wanted, with room between them for the window.
    """
    while not _ONE_AT_A_TIME.acquire(timeout=_BREATH):
        if not order.stands:
            return None
    try:
        images = []
        for image in pictures(order.deck, QSize(order.size.width, order.size.height)):
            time.sleep(_BREATH)
            if not order.stands:
                return None
            images.append(image)
        return images
    finally:
        _ONE_AT_A_TIME.release()


def _size_within(deck: Deck, wide: int) -> _Size:
    """The size of a card in the place of one of the usual shape that is so wide."""
    aspect = deck.aspect
    if aspect > USUAL_ASPECT:
        # Less by an even number, for tables put the middle of a card on a whole device pixel.
        too_wide = wide - wide * USUAL_ASPECT / aspect
        wide = max(1, wide - 2 * math.ceil((too_wide - 0.5) / 2))
    return _Size(deck.mark, wide, max(1, round(wide * aspect)))


@dataclass(slots=True)
class _Set:
    """The pictures of all cards, and of the back, at one size.

    Attributes:
        drawn: the pictures, unless the set was read from disk.
        packed: the pictures of such a set; most of them are not needed at once, if ever.
        is_new: whether it is not on disk yet.
    """

    size: _Size
    drawn: Sequence[QImage] = ()
    packed: Sequence[bytes] = ()
    is_new: bool = False

    def image(self, which: int) -> QImage:
        if self.drawn:
            return self.drawn[which]
        width, height = self.size.width, self.size.height
        pixels = zlib.decompress(self.packed[which])
        # A copy, for an image made of bytes does not keep them.
        return QImage(pixels, width, height, width * 4, FORMAT).copy()


@dataclass(slots=True)
class _Order:
    """A set to be drawn, or read from its file.

    Attributes:
        stands: falls when it is wanted no longer.
    """

    deck: Deck
    size: _Size
    file: Path | None
    stands: bool = True


class _Bell(QObject):
    """Rings on the drawing thread, and is heard on the GUI thread."""

    drawn = Signal(object)


def _draw(order: _Order, bell: _Bell) -> _Set | None:
    """On the drawing thread: the set, or None when it is no longer wanted."""
    drawn = _read(order.file, order.size) if order.file else None
    if drawn is None:
        images = _drawn(order) if order.deck.is_quick else _drawn_patiently(order)
        if images is None:
            return None
        drawn = _Set(order.size, images, is_new=True)
    bell.drawn.emit(drawn)
    return drawn


def _read(file: Path, size: _Size) -> _Set | None:
    """The pictures kept in a file, or None where there are none that can be used."""
    try:
        content = file.read_bytes()
        width, height, *lengths = _HEAD.unpack_from(content)
    except (OSError, struct.error):
        return None
    if content[-4:] != _checksum(content[:-4]) or (width, height) != (size.width, size.height):
        return None
    ends = accumulate(lengths, initial=_HEAD.size)
    return _Set(size, packed=[content[start:end] for start, end in pairwise(ends)])


def _write(file: Path, drawn: _Set) -> None:
    """Keep pictures, at the cost of the oldest kept; where that fails they are drawn again."""
    half = file.with_suffix(".half")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        # Pixels as they are, lightly packed: read much sooner than drawn, and than PNG.
        packed = [zlib.compress(bytes(image.constBits()), 1) for image in drawn.drawn]
        head = _HEAD.pack(drawn.size.width, drawn.size.height, *map(len, packed))
        content = b"".join((head, *packed))
        half.write_bytes(content + _checksum(content))
        half.replace(file)
        kept = sorted(file.parent.glob(f"*{_SUFFIX}"), key=lambda each: each.stat().st_mtime)
        for old in kept[:-_SETS_ON_DISK]:
            old.unlink()
    except OSError as fault:
        _log.info("cards not kept: %s", fault)


def _checksum(content: bytes) -> bytes:
    return zlib.crc32(content).to_bytes(4, "little")


def _report(drawing: Future[_Set | None]) -> None:
    if not drawing.cancelled() and (fault := drawing.exception()):
        _log.error("cards could not be drawn", exc_info=fault)
