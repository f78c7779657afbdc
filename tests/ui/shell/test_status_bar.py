"""The status bar displays the last moves and reads a typed move."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from soiree.ui.shell.status_bar import REFUSAL_STAYS, StatusBar, _Messages


@pytest.fixture
def status_bar(qtbot: QtBot) -> StatusBar:
    made = StatusBar()
    qtbot.addWidget(made)
    made.resize(500, 40)
    made.show()
    return made


def field(status_bar: StatusBar) -> QLineEdit:
    found = status_bar.findChild(QLineEdit)
    assert isinstance(found, QLineEdit)
    return found


def test_the_newest_sentence_is_first(status_bar: StatusBar) -> None:
    status_bar.tell("Ada asks you for the 7 of hearts.")
    status_bar.tell("“No,” you say.")
    assert status_bar.sentences() == ["“No,” you say.", "Ada asks you for the 7 of hearts."]
    assert status_bar.accessibleDescription() == "“No,” you say."


def test_a_refusal_goes_with_the_next_move(status_bar: StatusBar) -> None:
    status_bar.tell("One.")
    status_bar.refuse("It is not your turn.")
    assert status_bar.sentences() == ["It is not your turn.", "One."]
    status_bar.tell("Two.")
    assert status_bar.sentences() == ["Two.", "One."]


def test_a_refusal_gives_way_after_a_while(status_bar: StatusBar, qtbot: QtBot) -> None:
    status_bar.tell("One.")
    status_bar.refuse("It is not your turn.")
    (patience,) = (each for each in status_bar.findChildren(QTimer) if each.isActive())
    assert patience.interval() == REFUSAL_STAYS
    patience.setInterval(0)
    qtbot.waitUntil(lambda: status_bar.sentences() == ["One."])


def test_a_later_refusal_stays_as_long_as_the_first(status_bar: StatusBar) -> None:
    status_bar.refuse("It is not your turn.")
    status_bar.refuse("You have no 7.")
    (patience,) = (each for each in status_bar.findChildren(QTimer) if each.isActive())
    status_bar.tell("One.")
    assert not patience.isActive()


def test_the_status_bar_shows_what_was_said_before_it_began(status_bar: StatusBar) -> None:
    status_bar.tell("Of another match.")
    status_bar.begin(["One.", "Two."])
    assert status_bar.sentences() == ["Two.", "One."]


def test_sentences_stand_in_the_order_of_the_log(status_bar: StatusBar) -> None:
    """The newest, which is bold, begins where the older one ends."""
    status_bar.tell("Two.")
    alone = _inked(status_bar)
    status_bar.begin(["One.", "Two."])
    both = _inked(status_bar)
    assert both.start == alone.start
    assert both.stop > alone.stop + 20
    status_bar.begin(["An older sentence that has no room beside the newest. " * 2, "Two."])
    assert _inked(status_bar) == alone


def test_the_newest_sentence_takes_two_lines_before_it_is_cut(status_bar: StatusBar) -> None:
    long = "Ada, who asks everybody for everything, asks you once more for the 7 of hearts."
    status_bar.tell(long)
    picture = _picture(status_bar)
    ground = picture.pixel(490, 20)
    for lines in (range(4, 18), range(22, 38)):
        assert any(picture.pixel(x, y) != ground for x in range(16, 480) for y in lines)


def _inked(status_bar: StatusBar) -> range:
    """Return the range of columns with text."""
    picture = _picture(status_bar)
    ground = picture.pixel(490, 20)
    columns = [x for x in range(500) if any(picture.pixel(x, y) != ground for y in range(4, 38))]
    return range(columns[0], columns[-1] + 1)


def test_a_refusal_is_not_told_by_words_alone(status_bar: StatusBar) -> None:
    status_bar.tell("The same words.")
    told = _picture(status_bar)
    status_bar.clear()
    status_bar.refuse("The same words.")
    assert _picture(status_bar) != told


def _picture(status_bar: StatusBar) -> QImage:
    return status_bar.grab().toImage()


def test_a_sentence_too_long_for_the_status_bar_is_shortened_not_cut(status_bar: StatusBar) -> None:
    """Nothing is painted in the margin at the right."""
    status_bar.tell("An exceedingly long sentence " * 9)
    picture = _picture(status_bar)
    ground = picture.pixel(490, 20)
    assert {picture.pixel(x, y) for x in range(486, 500) for y in range(4, 40)} == {ground}


def test_a_move_that_is_taken_ends_the_typing(status_bar: StatusBar, qtbot: QtBot) -> None:
    taken: list[str] = []
    status_bar.begin_typing("7", taken.append)
    assert status_bar.is_typing
    QTest.keyClicks(field(status_bar), "h")
    with qtbot.waitSignal(status_bar.typing_ended):
        QTest.keyClick(field(status_bar), Qt.Key.Key_Return)
    assert taken == ["7h"]
    assert not status_bar.is_typing


def test_a_move_that_is_refused_can_be_mended(status_bar: StatusBar) -> None:
    status_bar.begin_typing("7x", lambda text: f"“{text}” is no card.")
    QTest.keyClick(field(status_bar), Qt.Key.Key_Return)
    assert status_bar.is_typing
    assert field(status_bar).selectedText() == "7x"


def test_escape_takes_the_typing_back(status_bar: StatusBar, qtbot: QtBot) -> None:
    taken: list[str] = []
    status_bar.begin_typing("7", taken.append)
    with qtbot.waitSignal(status_bar.typing_ended):
        QTest.keyClick(field(status_bar), Qt.Key.Key_Escape)
    assert not taken
    assert not status_bar.is_typing


def test_emptying_the_field_takes_the_typing_back(status_bar: StatusBar, qtbot: QtBot) -> None:
    status_bar.begin_typing("7", lambda text: None)
    with qtbot.waitSignal(status_bar.typing_ended):
        QTest.keyClick(field(status_bar), Qt.Key.Key_Backspace)
    assert not status_bar.is_typing


def test_the_field_does_not_stay_open_for_ever_after_a_refusal(
    status_bar: StatusBar, qtbot: QtBot
) -> None:
    status_bar.begin_typing("7h", lambda text: "It is not your turn yet.")
    status_bar.tell("Ada asks you for the 7 of hearts.")
    assert status_bar.is_typing, "one may type ahead"
    QTest.keyClick(field(status_bar), Qt.Key.Key_Return)
    assert status_bar.is_typing
    with qtbot.waitSignal(status_bar.typing_ended):
        status_bar.tell("“No,” you say.")
    assert not status_bar.is_typing


def test_a_refused_move_that_is_edited_stays_open(status_bar: StatusBar) -> None:
    status_bar.begin_typing("7x", lambda text: "That is no card.")
    QTest.keyClick(field(status_bar), Qt.Key.Key_Return)
    QTest.keyClicks(field(status_bar), "7")
    status_bar.tell("Ada asks you for the 7 of hearts.")
    assert status_bar.is_typing


def test_a_long_answer_is_shown_part_by_part_and_nothing_of_it_is_lost(
    status_bar: StatusBar, qtbot: QtBot
) -> None:
    status_bar.tell("One.")
    answer = " ".join(f"word{number}" for number in range(90))
    status_bar.answer(answer)
    messages = status_bar.findChild(_Messages)
    assert isinstance(messages, _Messages)
    parts = []
    while status_bar.sentences()[0] == answer:
        assert messages.toolTip() == answer
        parts.append(messages.page())
        (patience,) = (each for each in status_bar.findChildren(QTimer) if each.isActive())
        assert patience.interval() >= REFUSAL_STAYS
        patience.timeout.emit()
    assert len(parts) > 2
    assert all(part.endswith("…") for part in parts[:-1])
    assert all(part.startswith("…") for part in parts[1:])
    assert " ".join(part.strip("… ") for part in parts) == answer
    assert (status_bar.sentences(), messages.toolTip()) == (["One."], "")


def test_a_sentence_that_fits_is_shown_at_once(status_bar: StatusBar) -> None:
    status_bar.answer("Your hand: 3 spades, 2 hearts.")
    messages = status_bar.findChild(_Messages)
    assert isinstance(messages, _Messages)
    assert messages.page() == "Your hand: 3 spades, 2 hearts."
    assert messages.toolTip() == ""
