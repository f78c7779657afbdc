"""The large letters of great moments, as outlines."""

from __future__ import annotations

import string

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from soiree.ui.style.lettering import lettering

_HEIGHT = 100.0


def ink(words: str) -> float:
    """The share of the bounding box that is filled."""
    path = lettering(words, _HEIGHT)
    assert path is not None
    box = path.boundingRect()
    image = QImage(box.size().toSize(), QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    painter.translate(-box.topLeft())
    painter.fillPath(path, Qt.GlobalColor.white)
    painter.end()
    return sum(bytes(image.constBits())) / (255 * image.sizeInBytes())


@pytest.mark.parametrize("letter", string.ascii_uppercase)
def test_each_letter_is_as_high_as_the_others_and_none_lost_a_stroke(
    qtbot: QtBot, letter: str
) -> None:
    path = lettering(letter, _HEIGHT)
    assert path is not None
    box = path.boundingRect()
    assert abs(box.top()) < 1
    assert abs(box.bottom() - _HEIGHT) < 1
    assert 15 < box.width() < 115
    # The thinnest has two hairlines, the heaviest is a stem and nothing else.
    assert 0.13 < ink(letter) < 0.85


def test_heavy_strokes_have_an_inline(qtbot: QtBot) -> None:
    path = lettering("I", _HEIGHT)
    assert path is not None
    middle = path.boundingRect().center()
    assert not path.contains(middle)
    assert path.contains(QPointF(middle.x() - 5, middle.y()))


def test_small_letters_are_capitals_and_accents_stand_above(qtbot: QtBot) -> None:
    plain, accented = lettering("E", _HEIGHT), lettering("é", _HEIGHT)
    assert plain is not None
    assert accented is not None
    assert accented.boundingRect().width() == pytest.approx(plain.boundingRect().width())
    assert accented.boundingRect().top() < -5


def test_words_with_a_missing_letter_have_no_outline(qtbot: QtBot) -> None:
    assert lettering("Ваня", _HEIGHT) is None


def test_letters_stand_side_by_side(qtbot: QtBot) -> None:
    one, two = lettering("S", _HEIGHT), lettering("SO", _HEIGHT)
    assert one is not None
    assert two is not None
    assert two.boundingRect().width() > 1.5 * one.boundingRect().width()
