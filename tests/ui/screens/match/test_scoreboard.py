"""The scoreboard lies over the table, tells the scores, and takes the keys."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsView,
    QLabel,
    QListWidget,
    QPushButton,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from soiree.games import GAMES
from soiree.ui.games.narration import round_sheet
from soiree.ui.screens.match.match_end import margin_sentence, turning_sentence
from soiree.ui.screens.match.overlays import Overlays
from soiree.ui.screens.match.round_rows import TrackPicture, rows_of
from soiree.ui.screens.match.scoreboard import Scoreboard
from soiree.ui.shell.score_page import Scores
from soiree.ui.style import first_look
from soiree.ui.table.contract.round_sheet import Account, RoundSheet
from soiree.ui.table.contract.step import Speech
from soiree.ui.table.felt.bubble import Bubble
from tests.ui.games.soi.soi_match import NAMES, play_on, play_out, soi_match
from tests.ui.table.sitting import sitting


def labels(scoreboard: QWidget) -> list[str]:
    return [label.text() for label in scoreboard.findChildren(QLabel)]


def press(scoreboard: QWidget, text: str) -> None:
    (button,) = (each for each in scoreboard.findChildren(QPushButton) if each.text() == text)
    button.click()


def test_after_a_round_the_scores_are_told_and_the_next_can_begin(
    covered_table: QWidget, qtbot: QtBot
) -> None:
    view = play_on(soi_match(), rounds=1)
    scoreboard = Scoreboard(covered_table, view, NAMES, 0)
    scoreboard.open()
    told = labels(scoreboard)
    assert "After round 1" in told
    assert view.scores is not None
    for name, score in zip(NAMES, view.scores, strict=True):
        assert name in told
        assert str(score) in told
        assert f"0 + {score} =" in told
    with qtbot.waitSignal(scoreboard.next_round):
        QTest.keyClick(scoreboard, Qt.Key.Key_Return)


def test_after_a_round_it_is_told_why_and_how_far_everybody_is(covered_table: QWidget) -> None:
    view = play_on(soi_match(), rounds=1)
    scoreboard = Scoreboard(covered_table, view, NAMES, 0)
    sheet = round_sheet(view, NAMES, 0)
    told = labels(scoreboard)
    assert sheet.story in told
    assert scoreboard.accessibleDescription() == sheet.story
    assert {account.why for account in sheet.accounts} <= set(told)
    assert view.scores is not None
    ways = [picture.accessibleName() for picture in scoreboard.findChildren(TrackPicture)]
    assert sorted(ways) == sorted(f"{score} of 200, high is good" for score in view.scores)


def test_the_end_tells_by_how_much_and_when_the_winner_took_the_lead(
    covered_table: QWidget,
) -> None:
    view = play_out(soi_match())
    result, scores = view.result, Scores.of(view, NAMES)
    assert result is not None
    told = Scoreboard(covered_table, view, NAMES, 0).accessibleDescription()
    assert margin_sentence(result, NAMES, 0, fewer_wins=False) in told
    assert turning_sentence(result, scores, 0, in_races=False) in told


def test_a_name_of_24_letters_is_told_in_full_and_keeps_to_its_room(
    covered_table: QWidget,
) -> None:
    usual = Scoreboard(covered_table, play_on(soi_match(), rounds=1), NAMES, 0)
    long = ("You", "Maximiliane-Hannelore Ww", "Donaudampfschifffahrtsge", "Bo")
    scoreboard = Scoreboard(covered_table, play_on(soi_match(), rounds=1), long, 0)
    told = ["".join(text.split("\n")) for text in labels(scoreboard)]
    assert set(long) <= set(told)
    assert scoreboard.sizeHint().width() == usual.sizeHint().width()


@pytest.mark.parametrize("wider", [0, 80])
def test_reasons_are_read_in_full_on_a_wider_sheet_too(qtbot: QtBot, wider: int) -> None:
    why = "Coop 1 fails: the black 5 is not higher than the 8. Coop 3 fails: the black 3 is not "
    account = Account(0, 87, (34,), 121, why + "higher than the 7. The valid coops earn 19 + 15.")
    rows = QWidget()
    qtbot.addWidget(rows)
    rows.setLayout(rows_of(RoundSheet(accounts=(account,)), ["You"], [1]))
    rows.resize(rows.sizeHint() + QSize(wider, 0))
    with qtbot.waitExposed(rows):
        rows.show()
    (reason,) = (each for each in rows.findChildren(QLabel) if each.text() == account.why)
    assert reason.height() >= reason.heightForWidth(reason.width())
    assert rows.rect().contains(reason.geometry())


def test_the_end_tells_the_ranks_and_what_to_do_next(covered_table: QWidget, qtbot: QtBot) -> None:
    view = play_out(soi_match())
    result = view.result
    assert result is not None
    scoreboard = Scoreboard(covered_table, view, NAMES, 0)
    scoreboard.open()
    told = labels(scoreboard)
    winner = NAMES[result.ranks.index(1)]
    assert winner in told[0]
    # The rows stand from the first rank to the last.
    places = [told.index(NAMES[seat], 1) for seat in sorted(range(4), key=result.ranks.__getitem__)]
    assert places == sorted(places)
    for text, signal in (
        ("Play again", scoreboard.play_again),
        ("Look it over", scoreboard.look_over),
        ("Statistics", scoreboard.statistics),
        ("Start page", scoreboard.start_page),
    ):
        with qtbot.waitSignal(signal):
            press(scoreboard, text)


def test_the_scoreboard_stays_in_the_middle(covered_table: QWidget) -> None:
    scoreboard = Scoreboard(covered_table, play_on(soi_match(), rounds=1), NAMES, 0)
    scoreboard.open()
    covered_table.resize(1200, 900)
    middle = scoreboard.geometry().center()
    assert abs(middle.x() - 600) <= 1
    assert abs(middle.y() - 450) <= 1


def test_the_scoreboard_hides_nothing_that_it_tells_of(covered_table: QWidget) -> None:
    room = (0.0, 600.0)
    scoreboard = Scoreboard(
        covered_table, play_on(soi_match(), rounds=1), NAMES, 0, room=lambda: room
    )
    scoreboard.open()
    usual = scoreboard.geometry()
    assert abs(usual.center().y() - 300) <= 1
    for moved in (-40, 40):
        room = (usual.top() + moved, usual.top() + moved + usual.height())
        scoreboard.open()
        assert scoreboard.geometry() == usual.translated(0, moved)
    for least in (40, 200):
        room = (usual.top() + least, usual.bottom())
        scoreboard.open()
        assert scoreboard.height() < usual.height(), "it makes itself small"
        assert scoreboard.geometry().bottom() < usual.bottom(), "one's own cards come first"
        assert covered_table.rect().contains(scoreboard.geometry())


def test_after_a_round_it_can_be_folded_up_for_the_whole_table_to_be_seen(
    covered_table: QWidget, qtbot: QtBot
) -> None:
    """It lies where nothing else does then, and the next round can begin from there."""
    spot = QPoint(600, 450)
    scoreboard = Scoreboard(
        covered_table, play_on(soi_match(), rounds=1), NAMES, 0, free=lambda _: spot
    )
    scoreboard.open()
    usual = scoreboard.geometry()
    with qtbot.waitSignal(scoreboard.folded) as told:
        press(scoreboard, "See the table")
    assert told.args == [True]
    assert not any(label.isVisible() for label in scoreboard.findChildren(QLabel))
    assert scoreboard.height() < 80
    assert scoreboard.geometry().contains(spot)
    press(scoreboard, "See the points")
    assert scoreboard.geometry() == usual
    press(scoreboard, "See the table")
    with qtbot.waitSignal(scoreboard.next_round):
        QTest.keyClick(scoreboard, Qt.Key.Key_Return)


def test_esc_unfolds_the_scoreboard_before_it_begins_the_next_round(
    covered_table: QWidget, qtbot: QtBot
) -> None:
    scoreboard = Scoreboard(covered_table, play_on(soi_match(), rounds=1), NAMES, 0)
    scoreboard.open()
    usual = scoreboard.geometry()
    press(scoreboard, "See the table")
    with qtbot.assertNotEmitted(scoreboard.next_round), qtbot.waitSignal(scoreboard.folded) as told:
        QTest.keyClick(scoreboard, Qt.Key.Key_Escape)
    assert told.args == [False]
    assert scoreboard.geometry() == usual
    with qtbot.waitSignal(scoreboard.next_round):
        QTest.keyClick(scoreboard, Qt.Key.Key_Escape)


def test_what_was_said_in_a_round_is_over_with_it(qtbot: QtBot) -> None:
    with sitting(qtbot, GAMES["soda"]) as sat:
        sat.table.start()
        overlays = Overlays(sat.table)
        speeches = sat.table.board.speeches
        speeches.say(Speech(1, "No"))
        assert any(isinstance(each, Bubble) and each.isVisible() for each in sat.table.items())
        sat.table.play.round_over.emit()
        assert overlays.is_open
        assert not any(isinstance(each, Bubble) and each.isVisible() for each in sat.table.items())


def test_a_scoreboard_higher_than_the_table_keeps_its_buttons_in_sight(
    covered_table: QWidget,
) -> None:
    """Twelve players have more rows than a small screen."""
    covered_table.resize(640, 210)
    scoreboard = Scoreboard(covered_table, play_on(soi_match(), rounds=1), NAMES, 0)
    scoreboard.open()
    QApplication.processEvents()
    assert covered_table.rect().contains(scoreboard.geometry())
    button = scoreboard.findChildren(QPushButton)[-1]
    last = scoreboard.findChildren(QLabel)[-1]
    assert button.visibleRegion().boundingRect() == button.rect()
    assert last.visibleRegion().isEmpty()
    for _ in range(20):
        QTest.keyClick(button, Qt.Key.Key_PageDown)
    assert last.visibleRegion().boundingRect() == last.rect()
    assert button.visibleRegion().boundingRect() == button.rect()


def test_the_scores_lie_on_the_scoreboard_and_not_in_a_box(qtbot: QtBot) -> None:
    table = QGraphicsView()
    qtbot.addWidget(table)
    table.resize(800, 600)
    scoreboard = Scoreboard(table, play_out(soi_match()), NAMES, 0)
    scoreboard.open()
    table.show()
    rows = scoreboard.findChild(QScrollArea)
    assert rows is not None
    picture = scoreboard.grab().toImage()
    beside = rows.geometry().topLeft() + QPoint(-4, 4)
    within = rows.geometry().topRight() + QPoint(-1, 1)
    assert picture.pixelColor(within) == picture.pixelColor(beside)


def test_enter_goes_on_wherever_the_focus_went(qtbot: QtBot) -> None:
    """Into the side panel, say, which lies beside the table in the window."""
    window = QWidget()
    table, beside = QWidget(window), QListWidget(window)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    scoreboard = Scoreboard(table, play_on(soi_match(), rounds=1), NAMES, 0)
    scoreboard.open()
    beside.setFocus()
    assert QApplication.focusWidget() is beside
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        with qtbot.waitSignal(scoreboard.next_round):
            QTest.keyClick(beside, key)


def test_tab_stays_within_the_scoreboard(covered_table: QWidget) -> None:
    other = QPushButton("Behind the scoreboard", covered_table)
    other.show()
    scoreboard = Scoreboard(covered_table, play_out(soi_match()), NAMES, 0)
    scoreboard.open()
    walked = []
    for key in [Qt.Key.Key_Tab] * 6 + [Qt.Key.Key_Backtab]:
        focus = QApplication.focusWidget()
        assert isinstance(focus, QPushButton)
        walked.append(focus.text())
        QTest.keyClick(focus, key)
    order = ["Play again", "Start page", "Look it over", "Statistics", "Review"]
    assert walked == [*order, *order[:2]]
    after = QApplication.focusWidget()
    assert isinstance(after, QPushButton)
    assert after.text() == "Play again"


def test_a_table_under_the_scoreboard_does_not_take_the_focus(covered_table: QWidget) -> None:
    """As when a dialog is cancelled, or the panel is closed."""
    scoreboard = Scoreboard(covered_table, play_on(soi_match(), rounds=1), NAMES, 0)
    scoreboard.open()
    covered_table.setFocus()
    focus = QApplication.focusWidget()
    assert focus is not None
    assert scoreboard.isAncestorOf(focus)
    scoreboard.hide()
    assert QApplication.focusWidget() is covered_table


@pytest.mark.parametrize("is_over", [False, True])
@pytest.mark.parametrize("way", ["enter", "escape", "click", "focus"])
def test_nothing_takes_it_away_in_its_first_half_second(
    covered_table: QWidget, monkeypatch: pytest.MonkeyPatch, way: str, is_over: bool
) -> None:
    now = [50.0]
    monkeypatch.setattr(first_look, "clock", lambda: now[0])
    view = play_out(soi_match()) if is_over else play_on(soi_match(), rounds=1)
    scoreboard = Scoreboard(covered_table, view, NAMES, 0)
    heard: list[str] = []
    for name in ("next_round", "play_again", "look_over", "statistics", "start_page"):
        getattr(scoreboard, name).connect(partial(heard.append, name))
    scoreboard.open()

    def act() -> None:
        match way:
            case "enter":
                QTest.keyClick(scoreboard, Qt.Key.Key_Return)
            case "escape":
                QTest.keyClick(scoreboard, Qt.Key.Key_Escape)
            case "click":
                for button in scoreboard.findChildren(QPushButton):
                    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            case "focus":
                QTest.keyClick(scoreboard.findChildren(QPushButton)[-1], Qt.Key.Key_Space)

    now[0] += 0.49
    act()
    assert heard == []
    # To be given the keys again makes nothing new.
    scoreboard.open()
    now[0] += 0.02
    act()
    assert heard
