"""The dialog for a moving picture of a replay: which part, how large, how fast."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtWidgets import QComboBox, QWidget

from soiree.ui.dialogs.forms import Form, Number, Unfit, faint
from soiree.ui.film import MOST
from soiree.ui.style.translation import tr

USUAL = 12
"""How many entries are proposed: a round of questions, or a trick or two."""

_SIZES = ((480, 300), (640, 400), (960, 600))
_SPEEDS = (0.5, 1.0, 2.0, 4.0)


class FilmWish(Struct, frozen=True):
    """The moving picture that is wanted.

    Attributes:
        first: the number of the first entry that is seen, from 1.
        last: the number of the last one.
        size: width and height in pixels.
        speed: how many times faster than in play it plays.
    """

    first: int
    last: int
    size: tuple[int, int]
    speed: float


class FilmDialog(Form):
    """Asks what to film.

    Attributes:
        first, last: the fields for the entries.
        wish: what is wanted; None until it is.
    """

    def __init__(self, position: int, length: int, parent: QWidget | None = None) -> None:
        """
        Args:
            position: at which the replay stands.
            length: of the match, in entries; at least 1.
        """
        super().__init__(tr("Save as moving picture"), tr("Choose a file…"), parent)
        self.wish: FilmWish | None = None
        entries = range(1, length + 1)
        refusal = tr("Choose entries from {least} to {most}.")
        first = min(position + 1, length)
        self.first = Number(first, entries, refusal)
        self.last = Number(min(first + USUAL - 1, length), entries, refusal)
        self.rows.add_row(tr("From entry"), self.first)
        self.rows.add_row(tr("To entry"), self.last)
        self._size = QComboBox()
        for width, height in _SIZES:
            words = tr("{width} × {height} pixels").format(width=width, height=height)
            self._size.addItem(words, (width, height))
        self._size.setCurrentIndex(1)
        self.rows.add_row(tr("Size"), self._size)
        self._speed = QComboBox()
        for speed in _SPEEDS:
            factor = "½" if speed < 1 else int(speed)
            self._speed.addItem(tr("{factor}×").format(factor=factor), speed)
        self._speed.setCurrentIndex(_SPEEDS.index(1.0))
        self.rows.add_row(tr("Speed"), self._speed)
        words = tr(
            "It is seen as the replay shows it now, and saved as an animated GIF of {most} entries"
            " at most."
        )
        note = faint(words.format(most=MOST))
        note.setWordWrap(True)
        self.rows.add_below(note)
        self.first.setFocus()

    def take(self) -> None:
        first, last = self.first.value(), self.last.value()
        if last < first:
            raise Unfit(tr("The last entry comes before the first."), self.last)
        if last - first >= MOST:
            raise Unfit(tr("At most {most} entries can be filmed.").format(most=MOST), self.last)
        width, height = self._size.currentData()
        self.wish = FilmWish(first, last, (width, height), self._speed.currentData())
