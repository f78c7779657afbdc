"""The large letters of great highlights, from outlines of Soirée's own."""

from __future__ import annotations

import string

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QRawFont
from pytestqt.qtbot import QtBot

from soiree.ui.style.lettering import capitals, lettering, lettering_font

_HEIGHT = 100.0


def ink(words: str) -> float:
    """The part of the words' bounding box that their letters fill, from 0 to 1."""
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
    # The thinnest letter has two hairlines, the heaviest one is only a stem.
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


@pytest.mark.parametrize(
    "words", ["Été à Łódź", "ĞŞİ ŐŰ ȘȚ ĄĘ Þß", "Ζωή 1908", "Щука, ёж, їжак, ґанок", "−20 × 3: 60 %"]
)
def test_words_of_europe_and_figures_are_drawn(qtbot: QtBot, words: str) -> None:
    assert lettering(words, _HEIGHT) is not None


@pytest.mark.parametrize(
    ("words", "written"),
    [
        ("Χτυπάω!", "ΧΤΥΠΑΩ!"),
        ("Άσος", "ΑΣΟΣ"),
        ("παΐδια", "ΠΑΪΔΙΑ"),
        ("Été, йод", "ÉTÉ, ЙОД"),
    ],
)
def test_greek_capitals_have_no_accent(words: str, written: str) -> None:
    assert capitals(words) == written


@pytest.mark.parametrize(("letter", "plain"), [("ά", "α"), ("ώ", "ω"), ("ΐ", "ϊ"), ("ς", "σ")])
def test_a_small_greek_letter_has_no_accent_and_its_final_form_is_small(
    qtbot: QtBot, letter: str, plain: str
) -> None:
    font = QRawFont.fromFont(lettering_font(_HEIGHT))
    drawn, expected = (
        font.pathForGlyph(font.glyphIndexesForString(each)[0]) for each in (letter, plain)
    )
    assert not expected.isEmpty()
    assert drawn == expected


def test_words_in_other_scripts_are_left_to_the_desktop(qtbot: QtBot) -> None:
    assert lettering("夜会", _HEIGHT) is None


def test_figures_have_one_width(qtbot: QtBot) -> None:
    metrics = QFontMetricsF(lettering_font(70))
    assert len({round(metrics.horizontalAdvance(figure), 3) for figure in string.digits}) == 1


def test_letters_stand_side_by_side(qtbot: QtBot) -> None:
    one, two = lettering("S", _HEIGHT), lettering("SO", _HEIGHT)
    assert one is not None
    assert two is not None
    assert two.boundingRect().width() > 1.5 * one.boundingRect().width()
