"""The pictures of the cards: a deck file, drawn at exact device pixels off the GUI thread.

A deck is an SVG file with an element for each card and one for the back, under the ids of KDE's
decks (`1_club`, `king_heart`) or GNOME's (`club_1`, `heart_king`), and `back`.
"""

from __future__ import annotations

import logging
import math
import struct
import zlib
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as Late
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QByteArray,
    QCoreApplication,
    QObject,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    QStandardPaths,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPainter,
    QPixmap,
    QTransform,
)

from soiree.core.cards import DECK, Card, rank_of, suit_of
from soiree.resources import resource
from soiree.ui.theme import IVORY

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

CLASSIC = "classic"

BACK = len(DECK)
"""Stands for the back where a picture is asked for by its number."""

_RANK_IDS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "1")
_SUIT_IDS = ("spade", "heart", "diamond", "club")
_BACK_ID = "back"

_FORMAT = QImage.Format.Format_ARGB32_Premultiplied

_FIRST_WAIT = 0.2
"""Seconds that the very first size may hold the window back, so that it opens with its cards."""

_SUFFIX = ".cards"

_HEAD = struct.Struct(f"<2I{BACK + 1}I")
"""What stands before packed pictures in a file: width and height, and the length of each."""

_FOLD = 0.42
"""How much of a card's width a folded corner takes."""

_SETS_IN_MEMORY = 3
_SETS_ON_DISK = 24

_log = logging.getLogger(__name__)


class BrokenDeck(Exception):
    """A file that is no deck. Its text is a sentence for the player."""


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck file that was found sound.

    Attributes:
        svg: the file's content.
        back: the content of the file that has the back; often the same.
        ids: the element of each card 0 … 51, then the back's.
        aspect: height of a card by its width.
        mark: the same for the same content.
    """

    svg: bytes
    back: bytes
    ids: tuple[str, ...]
    aspect: float
    mark: str


def load_deck(path: Path, back: Path | None = None) -> Deck:
    """The deck in a file, with its own back or with the `back` of another file.

    Raises:
        BrokenDeck: a file cannot be read, is no picture, or lacks a card.
    """
    svg = _content(path)
    back_svg = svg if back is None else _content(back)
    # Tests hold Soirée's own to be sound; to look them over would take a tenth of a start.
    if _is_own(path):
        ids, aspect = [_names(card)[0] for card in DECK], 7 / 5
    else:
        ids, aspect = _look_over(svg, path)
    back_path = back or path
    if not _is_own(back_path):
        _element(_renderer(back_svg, back_path), back_path, _BACK_ID)
    mark = f"{zlib.crc32(back_svg, zlib.crc32(svg)):08x}{len(svg) + len(back_svg):08x}"
    return Deck(svg, back_svg, (*ids, _BACK_ID), aspect, mark)


def deck_or_classic(path: Path, back: Path | None = None) -> tuple[Deck, str | None]:
    """The deck in a file, or the classic one and a sentence that says why."""
    try:
        return load_deck(path, back), None
    except BrokenDeck as fault:
        return load_deck(resource("decks", f"{CLASSIC}.svg")), str(fault)


def installed_decks(own: Path) -> dict[str, Path]:
    """The deck files that can be chosen, by name: Soirée's, the player's own, the desktop's.

    Args:
        own: the folder for decks that the player adds; it need not exist.
    """
    found: dict[str, Path] = {}
    shared = QStandardPaths.StandardLocation.GenericDataLocation
    folders = [resource("decks"), own]
    for place in ("carddecks", "aisleriot/cards", "gnome-games-common/cards"):
        for name in QStandardPaths.locateAll(
            shared, place, QStandardPaths.LocateOption.LocateDirectory
        ):
            folders += [Path(name), *sorted(each for each in Path(name).iterdir() if each.is_dir())]
    for folder in folders:
        for file in sorted(folder.glob("*.svg*")):
            if file.suffix in (".svg", ".svgz"):
                found.setdefault(file.stem, file)
    return found


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
            width: of a card, in logical pixels.
            ratio: device pixels a logical one.
        """
        pixels = max(1, round(width * ratio))
        size = _Size(self._deck.mark, pixels, max(1, round(pixels * self._deck.aspect)))
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
        self._order = _Order(self._deck, size, self._file(size))
        drawing = self._drawer.submit(_draw, self._order, self._bell)
        drawing.add_done_callback(_report)
        if first:
            try:
                drawn = drawing.result(_FIRST_WAIT)
            except Late:
                return
            if drawn is not None:
                self._show(drawn)

    def use(self, deck: Deck) -> None:
        """Change to another deck, at the same size."""
        if deck.mark == self._deck.mark:
            return
        self._deck = deck
        if self._wanted is not None:
            self.set_size(self._wanted.width / self._ratio, self._ratio)

    def face(self, card: Card) -> QPixmap:
        return self._pixmap(card)

    def back(self) -> QPixmap:
        return self._pixmap(BACK)

    def folded(self, card: Card) -> QPixmap:
        """A face with a corner folded over, as one looks at a card that others see the back of."""
        which = BACK + 1 + card
        if which not in self._pixmaps:
            self._pixmaps[which] = _fold(self.face(card), self.back())
        return self._pixmaps[which]

    def shadow(self, lifted: bool, *, folded: bool = False) -> QPixmap:
        """The soft shadow of a card: larger than it, by the same on each side."""
        return _shadow(round(self.width), round(self.height), lifted, folded)

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
            return _paper(wanted)
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
        return QImage(pixels, width, height, width * 4, _FORMAT).copy()


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
        images = []
        for image in _pictures(order.deck, order.size):
            if not order.stands:
                return None
            images.append(image)
        drawn = _Set(order.size, images, is_new=True)
    bell.drawn.emit(drawn)
    return drawn


def sample(deck: Deck, which: Iterable[int], size: QSize, ratio: float) -> Iterator[QPixmap]:
    """A few pictures, drawn at once: cards 0 … 51 or `BACK`, at a size in logical pixels."""
    device = _Size(deck.mark, round(size.width() * ratio), round(size.height() * ratio))
    for image in _pictures(deck, device, which):
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(ratio)
        yield pixmap


@lru_cache(maxsize=12)
def _shadow(width: int, height: int, lifted: bool, folded: bool) -> QPixmap:
    """A soft shadow round a card of this size; being soft, it has ratio 1 everywhere."""
    reach, darkness = (0.12, 0.34) if lifted else (0.045, 0.42)
    margin = math.ceil((reach + 0.01) * width)
    pixmap = QPixmap(width + 2 * margin, height + 2 * margin)
    pixmap.fill(Qt.GlobalColor.transparent)
    card = QRectF(margin, margin, width, height)
    layers = 16
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor.fromRgbF(0, 0, 0, 1 - (1 - darkness) ** (1 / layers)))
    for layer in range(layers):
        # Close together at both ends, so that the shadow begins and ends softly.
        grow = reach * width * math.cos(math.pi * (layer + 0.5) / layers)
        radius = max(0.06 * width + grow, 1)
        painter.drawRoundedRect(card.adjusted(-grow, -grow, grow, grow), radius, radius)
    if folded:
        fold = width * _FOLD + 2 * margin
        right = pixmap.width()
        painter.setBrush(Qt.GlobalColor.black)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        painter.drawPolygon([QPointF(right - fold, 0), QPointF(right, 0), QPointF(right, fold)])
    painter.end()
    return pixmap


def _fold(face: QPixmap, back: QPixmap) -> QPixmap:
    """The face with its upper right corner folded over: the back's own corner lies on it."""
    ratio = face.devicePixelRatio()
    picture, pattern = QPixmap(face), QPixmap(back)
    for each in (picture, pattern):
        each.setDevicePixelRatio(1)
    right, tall = picture.width(), picture.height()
    fold = round(right * _FOLD)
    left = right - fold
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.GlobalColor.black)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.drawPolygon([QPoint(left, 0), QPoint(right, 0), QPoint(right, fold)])
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.setBrush(QColor(0, 0, 0, 26))
    for reach in (3, 2, 1):
        grow = reach * right / 90
        shade = QRectF(left - grow, -fold, fold + grow, 2 * fold + grow)
        painter.drawRoundedRect(shade, 2 * grow, 2 * grow)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    texture = QBrush(pattern)
    texture.setTransform(QTransform.fromTranslate(left, fold - tall))
    painter.setBrush(texture)
    painter.drawPolygon([QPoint(left, 0), QPoint(right, fold), QPoint(left, fold)])
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture


def _is_own(path: Path) -> bool:
    return path.is_relative_to(resource())


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as fault:
        raise BrokenDeck(
            QCoreApplication.translate("Decks", "The deck {file} cannot be read: {why}.").format(
                file=path.name, why=fault.strerror or str(fault)
            )
        ) from fault


def _renderer(svg: bytes, path: Path) -> QSvgRenderer:
    renderer = _svg_renderer(svg)
    if not renderer.isValid():
        raise BrokenDeck(
            QCoreApplication.translate(
                "Decks", "The deck {file} cannot be used: it is no SVG picture."
            ).format(file=path.name)
        )
    return renderer


def _svg_renderer(svg: bytes) -> QSvgRenderer:
    # Most starts find all that they need on disk.
    from PySide6.QtSvg import QSvgRenderer

    return QSvgRenderer(QByteArray(svg))


def _look_over(svg: bytes, path: Path) -> tuple[list[str], float]:
    """The elements of the cards 0 … 51, and the height of a card by its width."""
    renderer = _renderer(svg, path)
    ids = [_element(renderer, path, *_names(card)) for card in DECK]
    bounds = renderer.boundsOnElement(ids[0])
    if bounds.isEmpty():
        raise BrokenDeck(
            QCoreApplication.translate(
                "Decks", "The deck {file} cannot be used: its cards have no size."
            ).format(file=path.name)
        )
    return ids, bounds.height() / bounds.width()


def _element(renderer: QSvgRenderer, path: Path, *names: str) -> str:
    """The first of these names that the picture has."""
    for name in names:
        if renderer.elementExists(name):
            return name
    raise BrokenDeck(
        QCoreApplication.translate(
            "Decks", "The deck {file} cannot be used: it has no picture “{missing}”."
        ).format(file=path.name, missing=names[0])
    )


def _names(card: Card) -> tuple[str, str]:
    rank, suit = _RANK_IDS[rank_of(card)], _SUIT_IDS[suit_of(card)]
    return f"{rank}_{suit}", f"{suit}_{rank}"


def _pictures(deck: Deck, size: _Size, which: Iterable[int] = range(BACK + 1)) -> Iterator[QImage]:
    renderer = _svg_renderer(deck.svg)
    backs = renderer if deck.back is deck.svg else _svg_renderer(deck.back)
    for each in which:
        image = QImage(size.width, size.height, _FORMAT)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        (backs if each == BACK else renderer).render(
            painter, deck.ids[each], QRectF(0, 0, size.width, size.height)
        )
        painter.end()
        yield image


def _paper(size: QSize) -> QImage:
    """A card without a face, for the moment before there are any pictures."""
    image = QImage(size, _FORMAT)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(IVORY)
    radius = size.width() * 0.06
    painter.drawRoundedRect(QRectF(0, 0, size.width(), size.height()), radius, radius)
    painter.end()
    return image


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
