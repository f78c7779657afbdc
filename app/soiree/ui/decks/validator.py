"""Validates third-party deck files: each card must exist, be complete and have the same shape.

The validator runs in the process that draws these decks.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import median

from PySide6.QtCore import QSize, QSizeF, Qt
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from soiree.core.cards import DECK, Card, card
from soiree.ui.decks.deck import (
    BACK,
    BACK_ID,
    SHAPES,
    Finding,
    Reason,
    Refused,
    ValidationResult,
    names_of,
)
from soiree.ui.decks.renderers import draw_element

TOLERANCE = 0.1
"""The greatest relative difference between the shapes of a face and of the others or the back."""

_TRIAL = 64
"""The width and height of a trial picture, in device pixels."""

_SHOWN = 320
"""The height of a finding's image, in device pixels."""


def validate(renderer: QSvgRenderer) -> ValidationResult:
    """Check the faces of a deck, and its back if it has one.

    Raises:
        Refused: a face is missing or misshapen.
    """
    validator = _Validator(renderer)
    ids = tuple(validator.element(each) for each in DECK)
    aspect = validator.shape_of(ids)
    validator.check_scales(ids)
    has_back = validator.has_back()
    if has_back:
        validator.compare_back(ids[0], aspect)
    return ValidationResult(ids, aspect, has_back, validator.is_red_and_black(ids))


def validate_back(renderer: QSvgRenderer) -> None:
    """Raise Refused if a file has no back."""
    if not _Validator(renderer).has_back():
        raise Refused("no back")


class _Validator:
    def __init__(self, renderer: QSvgRenderer) -> None:
        self._renderer = renderer

    def has_back(self) -> bool:
        return self._renderer.elementExists(BACK_ID)

    def element(self, which: Card) -> str:
        """The id of a card in this file; refuse a deck without the card."""
        for name in names_of(which):
            if self._renderer.elementExists(name):
                return name
        missing = Finding(which, self._size(BACK_ID), None, at_fault=True)
        raise Refused("no card", which, missing, *self._beside(BACK, BACK_ID))

    def shape_of(self, ids: Sequence[str]) -> float:
        """The height of a card divided by the width; refuse faces of different shapes."""
        usual = median(_shape(self._size(name)) for name in ids)
        odd = {
            each: abs(_shape(self._size(name)) / usual - 1) if usual else math.inf
            for each, name in enumerate(ids)
        }
        worst = max(odd, key=odd.__getitem__)
        if odd[worst] > TOLERANCE:
            typical = min(odd, key=odd.__getitem__)
            beside = self._beside(BACK, BACK_ID) or self._beside(typical, ids[typical])
            raise self._refused("odd face", worst, ids[worst], beside)
        if not SHAPES[0] <= usual <= SHAPES[1]:
            raise self._refused("odd shape", 0, ids[0], self._beside(BACK, BACK_ID))
        return usual

    def check_scales(self, ids: Sequence[str]) -> None:
        """Refuse a face that is small within its bounds, as a stray line makes it.

        A whole face drawn to another scale is sound.
        """
        usual = median(self._size(name).height() for name in ids)
        for each, name in enumerate(ids):
            odd = abs(self._size(name).height() / usual - 1)
            if odd > TOLERANCE and not self._fills_its_bounds(name):
                raise self._refused("small face", each, name, self._beside(BACK, BACK_ID))

    def _fills_its_bounds(self, name: str) -> bool:
        image = self.draw(name, QSize(_TRIAL, _TRIAL))
        near, middle, far = _TRIAL // 16, _TRIAL // 2, _TRIAL - 1 - _TRIAL // 16
        edges = ((near, middle), (far, middle), (middle, near), (middle, far))
        return all(image.pixelColor(x, y).alpha() for x, y in edges)

    def compare_back(self, face: str, aspect: float) -> None:
        """Refuse a back of another shape; another scale is allowed."""
        if abs(_shape(self._size(BACK_ID)) / aspect - 1) > TOLERANCE:
            raise self._refused("odd back", BACK, BACK_ID, self._beside(0, face))

    def is_red_and_black(self, ids: Sequence[str]) -> bool:
        """True if hearts and diamonds are red, and spades and clubs are not."""
        spades, hearts, diamonds, clubs = (
            _redness(self.draw(ids[each], QSize(_TRIAL, _TRIAL)))
            for each in map(card, ("10S", "10H", "10D", "10C"))
        )
        red, other = (hearts, diamonds), (spades, clubs)
        return min(red) > max(0.5 * max(red), 2 * max(other))

    def draw(self, name: str, size: QSize) -> QImage:
        return draw_element(self._renderer, name, size)

    def _refused(
        self, reason: Reason, which: int, name: str, beside: tuple[Finding, ...]
    ) -> Refused:
        return Refused(reason, which, self._finding(which, name, at_fault=True), *beside)

    def _size(self, name: str) -> QSizeF:
        return self._renderer.boundsOnElement(name).size()

    def _finding(self, which: int, name: str, *, at_fault: bool) -> Finding:
        size = self._size(name)
        if size.isEmpty():
            return Finding(which, size, None, at_fault)
        shown = size.scaled(4 * _SHOWN, _SHOWN, Qt.AspectRatioMode.KeepAspectRatio).toSize()
        return Finding(which, size, self.draw(name, shown.expandedTo(QSize(1, 1))), at_fault)

    def _beside(self, which: int, name: str) -> tuple[Finding, ...]:
        if not self._renderer.elementExists(name):
            return ()
        return (self._finding(which, name, at_fault=False),)


def _shape(size: QSizeF) -> float:
    return 0.0 if size.isEmpty() else size.height() / size.width()


def _redness(image: QImage) -> float:
    pixels = bytes(image.convertToFormat(QImage.Format.Format_RGB888).constBits())
    reds, greens, blues = pixels[::3], pixels[1::3], pixels[2::3]
    return sum(max(0, r - max(g, b)) for r, g, b in zip(reds, greens, blues, strict=False))
