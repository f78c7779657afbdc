"""The dialog for an animated GIF of a replay: its entries, size and speed."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtWidgets import QWidget

from soiree.ui.dialogs.forms import Form, Number, Unfit, choice_box, faint
from soiree.ui.film import MOST
from soiree.ui.language.translation import tr

USUAL = 12
"""The number of entries at first: a round of questions, or a trick or two."""

_SIZES = ((480, 300), (640, 400), (960, 600))
_SPEEDS = (0.5, 1.0, 2.0, 4.0)


class FilmWish(Struct, frozen=True):
    """A request for an animated GIF.

    Attributes:
        first: the number of the first filmed entry, from 1.
        last: the number of the last filmed entry.
        size: width and height in pixels.
        speed: the speed as a multiple of that in play.
    """

    first: int
    last: int
    size: tuple[int, int]
    speed: float


class FilmDialog(Form):
    """Asks for the entries, the size and the speed.

    Attributes:
        first, last: the fields for the entries.
        wish: the request; None until the dialog is accepted.
    """

    def __init__(self, position: int, length: int, parent: QWidget | None = None) -> None:
        """
        Args:
            position: the position of the replay.
            length: the entries of the match; at least 1.
        """
        super().__init__(tr("Save as animated GIF"), tr("Choose a file…"), parent)
        self.wish: FilmWish | None = None
        entries = range(1, length + 1)
        refusal = tr("Choose entries from {least} to {most}.")
        first = min(position + 1, length)
        self.first = Number(first, entries, refusal)
        self.last = Number(min(first + USUAL - 1, length), entries, refusal)
        self.rows.add_row(tr("From entry"), self.first)
        self.rows.add_row(tr("To entry"), self.last)
        size = tr("{width} × {height} pixels")
        self._size = choice_box(
            {each: size.format(width=each[0], height=each[1]) for each in _SIZES}
        )
        self._size.setCurrentIndex(1)
        self.rows.add_row(tr("Size"), self._size)
        factors = {speed: "½" if speed < 1 else int(speed) for speed in _SPEEDS}
        self._speed = choice_box(
            {speed: tr("{factor}×").format(factor=factor) for speed, factor in factors.items()}
        )
        self._speed.setCurrentIndex(_SPEEDS.index(1.0))
        #: The speed of the film.
        self.rows.add_row(tr("Speed"), self._speed)
        words = tr(
            "The GIF shows the match from the replay’s current viewpoint, with "
            "{most} entries at most."
        )
        self.rows.add_below(faint(words.format(most=MOST), wraps=True))
        self.first.setFocus()

    def take(self) -> None:
        first, last = self.first.value(), self.last.value()
        if last < first:
            raise Unfit(tr("The last entry comes before the first."), self.last)
        if last - first >= MOST:
            raise Unfit(tr("At most {most} entries can be saved.").format(most=MOST), self.last)
        width, height = self._size.currentData()
        self.wish = FilmWish(first, last, (width, height), self._speed.currentData())
