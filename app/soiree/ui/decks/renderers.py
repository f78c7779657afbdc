"""Whoever draws the elements of a deck file: Qt in this process for our own, else a process."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from soiree.ui.decks.deck import FORMAT, Artwork
from soiree.ui.style.qt_messages import keep_qt_quiet

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

    from soiree.ui.decks.process import RenderProcess


class Renderers:
    """Renderers of the files that were last drawn from; lives on one thread, save `interrupt`."""

    def __init__(self) -> None:
        self._made: list[tuple[bytes, _Own | RenderProcess]] = []

    def of(self, artwork: Artwork) -> _Own | RenderProcess:
        for content, renderer in self._made:
            if content is artwork.svg and renderer.is_open:
                return renderer
        renderer = _Own(artwork.svg) if artwork.is_own else _process()
        # Of one deck the faces and the back. It can be interrupted from here on.
        for _, former in self._made[:-1]:
            former.close()
        self._made = [*self._made[-1:], (artwork.svg, renderer)]
        if not isinstance(renderer, _Own):
            renderer.open(artwork.svg)
        return renderer

    def process_of(self, svg: bytes) -> RenderProcess:
        """The process of a file that is not Soirée's own. May raise Refused or Interrupted."""
        renderer = self.of(Artwork(svg))
        assert not isinstance(renderer, _Own)
        return renderer

    def drop(self) -> None:
        """Free them: each takes many times the memory of its file."""
        made, self._made = self._made, []
        for _, renderer in made:
            renderer.close()

    def interrupt(self) -> None:
        """End what is being drawn by a process now; from any thread."""
        for _, renderer in self._made:
            if not isinstance(renderer, _Own):
                renderer.close()


class _Own:
    """Draws a file of Soirée's own."""

    is_open = True

    def __init__(self, svg: bytes) -> None:
        self._renderer = svg_renderer(svg)

    def draw(self, name: str, size: QSize) -> QImage:
        return draw_element(self._renderer, name, size)

    def close(self) -> None:
        pass


def _process() -> RenderProcess:
    # Only for decks that are not Soirée's own.
    from soiree.ui.decks.process import RenderProcess

    return RenderProcess()


def svg_renderer(svg: bytes) -> QSvgRenderer:
    """A renderer of a file's elements; `isValid` is false if the file is no picture."""
    # Most starts find all pictures on disk.
    from PySide6.QtSvg import QSvgRenderer

    keep_qt_quiet()
    return QSvgRenderer(QByteArray(svg))


def draw_element(renderer: QSvgRenderer, name: str, size: QSize) -> QImage:
    """An element at a size in device pixels."""
    image = QImage(size, FORMAT)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, name, QRectF(image.rect()))
    painter.end()
    return image
