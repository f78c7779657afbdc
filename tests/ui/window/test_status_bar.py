"""The strip tells the last moves and takes a typed one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from soiree.ui.window.status_bar import REFUSAL_STAYS, MessageStrip


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


def test_a_refusal_gives_way_after_a_while(strip: MessageStrip, qtbot: QtBot) -> None:
    strip.tell("One.")
    strip.refuse("It is not your turn.")
    (patience,) = (each for each in strip.findChildren(QTimer) if each.isActive())
    assert patience.interval() == REFUSAL_STAYS
    patience.setInterval(0)
    qtbot.waitUntil(lambda: strip.sentences() == ["One."])


def test_a_later_refusal_stays_as_long_as_the_first(strip: MessageStrip) -> None:
    strip.refuse("It is not your turn.")
    strip.refuse("You have no 7.")
    (patience,) = (each for each in strip.findChildren(QTimer) if each.isActive())
    strip.tell("One.")
    assert not patience.isActive()


def test_the_strip_shows_what_was_said_before_it_began(strip: MessageStrip) -> None:
    strip.tell("Of another match.")
    strip.begin(["One.", "Two."])
    assert strip.sentences() == ["Two.", "One."]


def test_sentences_stand_in_the_order_of_the_log(strip: MessageStrip) -> None:
    """The newest, which is bold, begins where the older one ends."""
    strip.tell("Two.")
    alone = _inked(strip)
    strip.begin(["One.", "Two."])
    both = _inked(strip)
    assert both.start == alone.start
    assert both.stop > alone.stop + 20
    strip.begin(["An older sentence that has no room beside the newest. " * 2, "Two."])
    assert _inked(strip) == alone


def test_the_newest_sentence_takes_two_lines_before_it_is_cut(strip: MessageStrip) -> None:
    long = "Ada, who asks everybody for everything, asks you once more for the 7 of hearts."
    strip.tell(long)
    picture = _picture(strip)
    ground = picture.pixel(490, 20)
    for lines in (range(4, 18), range(22, 38)):
        assert any(picture.pixel(x, y) != ground for x in range(16, 480) for y in lines)


def _inked(strip: MessageStrip) -> range:
    """From where to where the line has text."""
    picture = _picture(strip)
    ground = picture.pixel(490, 20)
    columns = [x for x in range(500) if any(picture.pixel(x, y) != ground for y in range(4, 38))]
    return range(columns[0], columns[-1] + 1)


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


def test_emptying_the_field_takes_the_typing_back(strip: MessageStrip, qtbot: QtBot) -> None:
    strip.begin_typing("7", lambda text: None)
    with qtbot.waitSignal(strip.typing_ended):
        QTest.keyClick(field(strip), Qt.Key.Key_Backspace)
    assert not strip.is_typing


def test_the_field_does_not_stay_open_for_ever_after_a_refusal(
    strip: MessageStrip, qtbot: QtBot
) -> None:
    strip.begin_typing("7h", lambda text: "It is not your turn yet.")
    strip.tell("Ada asks you for the 7 of hearts.")
    assert strip.is_typing, "one may type ahead"
    QTest.keyClick(field(strip), Qt.Key.Key_Return)
    assert strip.is_typing
    with qtbot.waitSignal(strip.typing_ended):
        strip.tell("“No,” you say.")
    assert not strip.is_typing


def test_what_is_mended_after_a_refusal_stays_open(strip: MessageStrip) -> None:
    strip.begin_typing("7x", lambda text: "That is no card.")
    QTest.keyClick(field(strip), Qt.Key.Key_Return)
    QTest.keyClicks(field(strip), "7")
    strip.tell("Ada asks you for the 7 of hearts.")
    assert strip.is_typing
