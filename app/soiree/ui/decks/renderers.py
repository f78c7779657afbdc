"""The renderers of deck files: Qt in this process for Soirée's own, a process for all others."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QLoggingCategory, QRectF, QSize
from PySide6.QtGui import QImage

from soiree.ui.decks.deck import Artwork
from soiree.ui.style.painting import blank_image, painting

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

    from soiree.ui.decks.process import RenderProcess


class Renderers:
    """The renderers of the last two files. All methods but `interrupt` belong to one thread."""

    def __init__(self) -> None:
        self._made: list[tuple[bytes, _Own | RenderProcess]] = []

    def of(self, artwork: Artwork) -> _Own | RenderProcess:
        for content, made in self._made:
            if content is artwork.svg and made.is_open:
                return made
        renderer: _Own | RenderProcess
        if artwork.is_own:
            renderer = _Own()
        else:
            # Imported late: most starts have no third-party deck.
            from soiree.ui.decks.process import RenderProcess

            renderer = RenderProcess()
        # A deck has two files. The new renderer can be interrupted from here on.
        for _, former in self._made[:-1]:
            former.close()
        self._made = [*self._made[-1:], (artwork.svg, renderer)]
        renderer.open(artwork.svg)
        return renderer

    def process_of(self, svg: bytes) -> RenderProcess:
        """The process of a third-party file. May raise Refused or Interrupted."""
        renderer = self.of(Artwork(svg))
        assert not isinstance(renderer, _Own)
        return renderer

    @property
    def are_made(self) -> bool:
        """True if there is a renderer. Any thread may ask."""
        return bool(self._made)

    def drop(self) -> None:
        """Free all renderers, each of which takes many times the memory of its file."""
        made, self._made = self._made, []
        for _, renderer in made:
            renderer.close()

    def interrupt(self) -> None:
        """End all processes. Any thread may call this."""
        for _, renderer in self._made:
            renderer.close()


class _Own:
    """Draws a file of Soirée's in this process, in the way of a `RenderProcess`."""

    is_open = True

    def open(self, svg: bytes) -> None:
        self._renderer = svg_renderer(svg)

    def draw(self, name: str, size: QSize) -> QImage:
        return draw_element(self._renderer, name, size)

    def close(self) -> None:
        pass


def svg_renderer(svg: bytes) -> QSvgRenderer:
    """A renderer of the elements in a file; `isValid` is false if the file is no picture."""
    # Imported late: most starts find all pictures on disk.
    from PySide6.QtSvg import QSvgRenderer

    _keep_qt_quiet()
    return QSvgRenderer(QByteArray(svg))


@cache
def _keep_qt_quiet() -> None:
    """Suppress warnings of Qt about faults in decks, which help nobody on the terminal."""
    QLoggingCategory.setFilterRules("qt.svg.warning=false\n")


def draw_element(renderer: QSvgRenderer, name: str, size: QSize) -> QImage:
    """Draw an element at a size in device pixels."""
    image = blank_image(size)
    with painting(image) as painter:
        renderer.render(painter, name, QRectF(image.rect()))
    return image
