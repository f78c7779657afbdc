"""The strip tells the last moves and takes a typed one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from soiree.ui.strip import MessageStrip


@pytest.fixture
def strip(qtbot: QtBot) -> MessageStrip:
    made = MessageStrip()
    qtbot.addWidget(made)
    made.resize(500, 40)
    made.show()
    return made


def field(strip: MessageStrip) -> QLineEdit:
    found = strip.findChild(QLineEdit)
    assert isinstance(found, QLineEdit)
    return found


def test_the_newest_sentence_is_first(strip: MessageStrip) -> None:
    strip.tell("Ada asks you for the 7 of hearts.")
    strip.tell("“No,” you say.")
    assert strip.sentences() == ["“No,” you say.", "Ada asks you for the 7 of hearts."]
    assert strip.accessibleDescription() == "“No,” you say."


def test_a_refusal_goes_with_the_next_move(strip: MessageStrip) -> None:
    strip.tell("One.")
    strip.refuse("It is not your turn.")
    assert strip.sentences() == ["It is not your turn.", "One."]
    strip.tell("Two.")
    assert strip.sentences() == ["Two.", "One."]


def test_a_refusal_is_not_told_by_words_alone(strip: MessageStrip) -> None:
    strip.tell("The same words.")
    told = _picture(strip)
    strip.clear()
    strip.refuse("The same words.")
    assert _picture(strip) != told


def _picture(strip: MessageStrip) -> QImage:
    return strip.grab().toImage()


def test_a_sentence_too_long_for_the_strip_is_shortened_not_cut(strip: MessageStrip) -> None:
    """Nothing is painted in the margin at the right."""
    strip.tell("An exceedingly long sentence " * 9)
    picture = _picture(strip)
    ground = picture.pixel(490, 20)
    assert {picture.pixel(x, y) for x in range(486, 500) for y in range(4, 40)} == {ground}


def test_a_move_that_is_taken_ends_the_typing(strip: MessageStrip, qtbot: QtBot) -> None:
    taken: list[str] = []
    strip.begin_typing("7", taken.append)
    assert strip.is_typing
    QTest.keyClicks(field(strip), "h")
    with qtbot.waitSignal(strip.typing_ended):
        QTest.keyClick(field(strip), Qt.Key.Key_Return)
    assert taken == ["7h"]
    assert not strip.is_typing


def test_a_move_that_is_refused_can_be_mended(strip: MessageStrip) -> None:
    strip.begin_typing("7x", lambda text: f"“{text}” is no card.")
    QTest.keyClick(field(strip), Qt.Key.Key_Return)
    assert strip.is_typing
    assert field(strip).selectedText() == "7x"


def test_escape_takes_the_typing_back(strip: MessageStrip, qtbot: QtBot) -> None:
    taken: list[str] = []
    strip.begin_typing("7", taken.append)
    with qtbot.waitSignal(strip.typing_ended):
        QTest.keyClick(field(strip), Qt.Key.Key_Escape)
    assert not taken
    assert not strip.is_typing
