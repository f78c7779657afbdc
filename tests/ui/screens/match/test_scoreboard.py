"""The scoreboard: its texts, place, buttons and keys."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
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
from soiree.ui.guests.medallion import Medallion
from soiree.ui.screens.match.match_end import EndChoice, margin_sentence, turning_sentence
from soiree.ui.screens.match.overlays import Overlays
from soiree.ui.screens.match.round_rows import Count, TrackPicture, rows_of
from soiree.ui.style import first_look, theme
from soiree.ui.style.theme import Scheme
from soiree.ui.style.unfolding import Unfolding
from soiree.ui.table.contract.round_sheet import Account, RoundSheet
from soiree.ui.table.contract.step import Speech
from soiree.ui.table.felt.bubble import Bubble
from tests.thorough import always
from tests.ui.games.soi.soi_match import NAMES, play_on, play_out, soi_match
from tests.ui.games.test_round_sheet import match_of, names_of, rounds
from tests.ui.pixels import contrast
from tests.ui.screens.match.around import Around, scoreboard_over
from tests.ui.table.sitting import sitting


def labels(scoreboard: QWidget) -> list[str]:
    return [label.text() for label in scoreboard.findChildren(QLabel)]


def press(scoreboard: QWidget, text: str) -> None:
    (button,) = (each for each in scoreboard.findChildren(QPushButton) if each.text() == text)
    button.click()


def test_after_a_round_the_scoreboard_shows_scores_and_enter_goes_on(
    covered_table: QWidget, qtbot: QtBot
) -> None:
    view = play_on(soi_match(), rounds=1)
    scoreboard = scoreboard_over(covered_table, view)
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


def test_after_a_round_the_scoreboard_shows_reasons_and_tracks(covered_table: QWidget) -> None:
    view = play_on(soi_match(), rounds=1)
    scoreboard = scoreboard_over(covered_table, view)
    sheet = round_sheet(view, NAMES, 0)
    told = labels(scoreboard)
    assert sheet.story in told
    assert scoreboard.accessibleDescription() == sheet.story
    assert {account.why for account in sheet.accounts} <= set(told)
    assert view.scores is not None
    ways = [picture.accessibleName() for picture in scoreboard.findChildren(TrackPicture)]
    assert sorted(ways) == sorted(f"{score} of 200, high is good" for score in view.scores)


def test_at_the_end_the_scoreboard_describes_margin_and_turning_point(
    covered_table: QWidget,
) -> None:
    view = play_out(soi_match())
    assert view.result is not None
    told = scoreboard_over(covered_table, view).accessibleDescription()
    assert margin_sentence(view.result, NAMES, 0, fewer_wins=False) in told
    assert turning_sentence(view, NAMES, 0) in told


def test_a_name_of_24_letters_is_shown_in_full_at_the_same_width(
    covered_table: QWidget,
) -> None:
    usual = scoreboard_over(covered_table, play_on(soi_match(), rounds=1))
    long = ("You", "Maximiliane-Hannelore Ww", "Donaudampfschifffahrtsge", "Bo")
    scoreboard = scoreboard_over(covered_table, play_on(soi_match(), rounds=1), long)
    told = ["".join(text.split("\n")) for text in labels(scoreboard)]
    assert set(long) <= set(told)
    assert scoreboard.sizeHint().width() == usual.sizeHint().width()


@pytest.mark.parametrize("wider", [0, 80])
def test_reasons_are_shown_in_full_on_a_wider_sheet(qtbot: QtBot, wider: int) -> None:
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


def test_at_the_end_the_scoreboard_shows_ranks_and_buttons(
    covered_table: QWidget, qtbot: QtBot
) -> None:
    view = play_out(soi_match())
    result = view.result
    assert result is not None
    scoreboard = scoreboard_over(covered_table, view)
    scoreboard.open()
    told = labels(scoreboard)
    winner = NAMES[result.ranks.index(1)]
    assert winner in told[0]
    # The rows are sorted by rank.
    places = [told.index(NAMES[seat], 1) for seat in sorted(range(4), key=result.ranks.__getitem__)]
    assert places == sorted(places)
    for text, choice in (
        ("Play again", EndChoice.PLAY_AGAIN),
        ("Replay", EndChoice.LOOK_OVER),
        ("Statistics", EndChoice.STATISTICS),
        ("Start page", EndChoice.START_PAGE),
    ):
        with qtbot.waitSignal(scoreboard.chosen) as chosen:
            press(scoreboard, text)
        assert chosen.args == [choice]


def test_the_scoreboard_stays_in_the_middle_of_a_narrow_table(covered_table: QWidget) -> None:
    scoreboard = scoreboard_over(covered_table, play_on(soi_match(), rounds=1))
    scoreboard.open()
    covered_table.resize(980, 900)
    middle = scoreboard.geometry().center()
    assert abs(middle.x() - 490) <= 1
    assert abs(middle.y() - 450) <= 1


@pytest.mark.parametrize("cards_at_the_right", [False, True])
def test_on_a_wide_table_the_scoreboard_lies_at_the_side_with_fewer_cards(
    covered_table: QWidget, cards_at_the_right: bool
) -> None:
    covered_table.resize(1280, 800)
    cards = QRect(740 if cards_at_the_right else 340, 300, 200, 200)
    view, around = play_on(soi_match(), rounds=1), Around(cards=cards)
    scoreboard = scoreboard_over(covered_table, view, around=around)
    scoreboard.open()
    assert not scoreboard.geometry().intersects(cards)
    assert covered_table.rect().contains(scoreboard.geometry())
    assert abs(scoreboard.geometry().center().y() - 400) <= 1


def test_the_scoreboard_unfolds_and_then_the_points_count_up(
    covered_table: QWidget, qtbot: QtBot
) -> None:
    view, around = play_on(soi_match(), rounds=1), Around(moves=True)
    scoreboard = scoreboard_over(covered_table, view, around=around)
    assert view.scores is not None
    scores = sorted(view.scores, reverse=True)
    scoreboard.open()
    counts = scoreboard.findChildren(Count)
    assert [count.text() for count in counts] == ["0"] * 4
    assert [int(count.accessibleName()) for count in counts] == scores
    (picture,) = covered_table.findChildren(Unfolding)
    assert scoreboard.geometry().contains(picture.geometry())
    assert picture.width() < scoreboard.width()
    focus = QApplication.focusWidget()
    assert focus is not None
    assert scoreboard.isAncestorOf(focus)
    qtbot.waitUntil(lambda: not covered_table.findChildren(Unfolding))
    assert scoreboard.graphicsEffect() is None
    qtbot.waitUntil(lambda: [int(count.text()) for count in counts] == scores)


def test_a_scoreboard_that_moves_while_it_unfolds_is_visible_at_once(
    covered_table: QWidget, qtbot: QtBot
) -> None:
    view, around = play_on(soi_match(), rounds=1), Around(moves=True)
    scoreboard = scoreboard_over(covered_table, view, around=around)
    scoreboard.open()
    covered_table.resize(900, 700)
    assert scoreboard.graphicsEffect() is None
    qtbot.waitUntil(lambda: not covered_table.findChildren(Unfolding))


def test_without_motion_the_scoreboard_and_its_points_appear_at_once(
    covered_table: QWidget,
) -> None:
    view = play_on(soi_match(), rounds=1)
    scoreboard = scoreboard_over(covered_table, view)
    scoreboard.open()
    assert not covered_table.findChildren(Unfolding)
    assert view.scores is not None
    counted = [int(count.text()) for count in scoreboard.findChildren(Count)]
    assert counted == sorted(view.scores, reverse=True)


def test_the_scoreboard_has_the_medallion_of_the_winner_unless_it_is_folded(
    covered_table: QWidget, qtbot: QtBot
) -> None:
    faces = ("you", "ada", "basil", "clara")
    view = play_on(soi_match(), rounds=1)
    around = Around()
    around.portraits = faces
    scoreboard = scoreboard_over(covered_table, view, around=around)
    scoreboard.open()
    (medallion,) = scoreboard.findChildren(Medallion)
    assert view.scores is not None
    assert medallion.portrait == faces[view.scores.index(max(view.scores))]
    assert medallion.isVisible()
    press(scoreboard, "See the table")
    assert not medallion.isVisible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_scoreboard_is_ink_on_ivory_in_every_scheme(
    covered_table: QWidget, scheme: Scheme
) -> None:
    colours = theme.Theme(scheme)
    scoreboard = scoreboard_over(covered_table, play_out(soi_match()))
    scoreboard.open()
    assert colours.chrome is (theme.DARK if scheme == "dark" else theme.LIGHT)
    QApplication.processEvents()
    picture = scoreboard.grab().toImage()
    assert picture.pixelColor(picture.width() - 20, picture.height() // 2) == theme.IVORY
    for line in scoreboard.findChildren(QLabel):
        ink = line.palette().color(line.foregroundRole())
        assert contrast(ink, theme.IVORY) >= 4.5


def test_the_scoreboard_keeps_to_the_range_it_may_cover(covered_table: QWidget) -> None:
    around = Around(visible=(0.0, 600.0))
    view = play_on(soi_match(), rounds=1)
    scoreboard = scoreboard_over(covered_table, view, around=around)
    scoreboard.open()
    usual = scoreboard.geometry()
    assert abs(usual.center().y() - 300) <= 1
    for moved in (-30, 30):
        around.visible = (usual.top() + moved, usual.top() + moved + usual.height())
        scoreboard.open()
        assert scoreboard.geometry() == usual.translated(0, moved)
    for least in (40, 200):
        around.visible = (usual.top() + least, usual.bottom())
        scoreboard.open()
        assert scoreboard.height() < usual.height(), "the margins shrink"
        assert scoreboard.geometry().bottom() < usual.bottom(), "the viewer's cards stay uncovered"
        assert covered_table.rect().contains(scoreboard.geometry())


def test_a_folded_scoreboard_lies_on_a_free_spot_and_goes_on_by_enter(
    covered_table: QWidget, qtbot: QtBot
) -> None:
    spot = QPoint(600, 450)
    view, around = play_on(soi_match(), rounds=1), Around(spot=spot)
    scoreboard = scoreboard_over(covered_table, view, around=around)
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


def test_escape_first_unfolds_the_scoreboard_and_then_goes_on(
    covered_table: QWidget, qtbot: QtBot
) -> None:
    scoreboard = scoreboard_over(covered_table, play_on(soi_match(), rounds=1))
    scoreboard.open()
    usual = scoreboard.geometry()
    press(scoreboard, "See the table")
    with qtbot.assertNotEmitted(scoreboard.next_round), qtbot.waitSignal(scoreboard.folded) as told:
        QTest.keyClick(scoreboard, Qt.Key.Key_Escape)
    assert told.args == [False]
    assert scoreboard.geometry() == usual
    with qtbot.waitSignal(scoreboard.next_round):
        QTest.keyClick(scoreboard, Qt.Key.Key_Escape)


def test_a_docked_scoreboard_is_narrower_where_little_of_the_table_would_be_left(
    covered_table: QWidget, qtbot: QtBot
) -> None:
    view = next(rounds(match_of(GAMES["soureh"], {}, 0)))
    scoreboard = scoreboard_over(covered_table, view, names_of(view))

    def words_are_inside() -> bool:
        inside = scoreboard.rect().adjusted(8, 0, -8, 0)
        labels = scoreboard.findChildren(QLabel)
        areas = [QRect(label.mapTo(scoreboard, QPoint()), label.size()) for label in labels]
        return all(inside.left() < area.left() < area.right() < inside.right() for area in areas)

    for width, widest in ((1000, 440), (1280, 500), (1024, 440)):
        covered_table.resize(width, 734)
        scoreboard.open()
        qtbot.waitUntil(words_are_inside)
        assert 400 < scoreboard.width() <= widest


def test_the_scoreboard_removes_speech_bubbles(qtbot: QtBot) -> None:
    with sitting(qtbot, GAMES["soda"]) as sat:
        sat.table.start()
        overlays = Overlays(sat.table)
        speeches = sat.table.board.speeches
        speeches.say(Speech(1, "No"))
        assert any(isinstance(each, Bubble) and each.isVisible() for each in sat.table.items())
        sat.table.play.round_over.emit()
        assert overlays.is_open
        assert not any(isinstance(each, Bubble) and each.isVisible() for each in sat.table.items())


def test_a_scoreboard_higher_than_the_table_scrolls_below_visible_buttons(
    covered_table: QWidget,
) -> None:
    """The rows of twelve players are higher than a small screen."""
    covered_table.resize(640, 210)
    scoreboard = scoreboard_over(covered_table, play_on(soi_match(), rounds=1))
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


def test_the_rows_have_the_background_of_the_scoreboard(qtbot: QtBot) -> None:
    table = QGraphicsView()
    qtbot.addWidget(table)
    table.resize(800, 600)
    scoreboard = scoreboard_over(table, play_out(soi_match()))
    scoreboard.open()
    table.show()
    rows = scoreboard.findChild(QScrollArea)
    assert rows is not None
    picture = scoreboard.grab().toImage()
    beside = rows.geometry().topLeft() + QPoint(-4, 4)
    within = rows.geometry().topRight() + QPoint(-1, 1)
    assert picture.pixelColor(within) == picture.pixelColor(beside)


def test_enter_goes_on_from_any_focus_in_the_window(qtbot: QtBot) -> None:
    """The focus is in a list beside the table, such as the side panel."""
    window = QWidget()
    table, beside = QWidget(window), QListWidget(window)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    scoreboard = scoreboard_over(table, play_on(soi_match(), rounds=1))
    scoreboard.open()
    beside.setFocus()
    assert QApplication.focusWidget() is beside
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        with qtbot.waitSignal(scoreboard.next_round):
            QTest.keyClick(beside, key)


def test_tab_stays_within_the_scoreboard(covered_table: QWidget) -> None:
    other = QPushButton("Behind the scoreboard", covered_table)
    other.show()
    scoreboard = scoreboard_over(covered_table, play_out(soi_match()))
    scoreboard.open()
    walked = []
    for key in [Qt.Key.Key_Tab] * 7 + [Qt.Key.Key_Backtab]:
        focus = QApplication.focusWidget()
        assert isinstance(focus, QPushButton)
        walked.append(focus.text())
        QTest.keyClick(focus, key)
    order = ["Play again", "Start page", "Replay", "Statistics", "Share…", "Review"]
    assert walked == [*order, *order[:2]]
    after = QApplication.focusWidget()
    assert isinstance(after, QPushButton)
    assert after.text() == "Play again"


def test_the_scoreboard_takes_the_focus_from_its_table(covered_table: QWidget) -> None:
    """The table gets the focus when a dialog or the panel closes."""
    scoreboard = scoreboard_over(covered_table, play_on(soi_match(), rounds=1))
    scoreboard.open()
    covered_table.setFocus()
    focus = QApplication.focusWidget()
    assert focus is not None
    assert scoreboard.isAncestorOf(focus)
    scoreboard.hide()
    assert QApplication.focusWidget() is covered_table


@pytest.mark.parametrize("is_over", always(True, of=(False, True)))
@pytest.mark.parametrize("way", ["enter", "escape", "click", "focus"])
def test_keys_and_clicks_have_no_effect_in_the_first_half_second(
    covered_table: QWidget, monkeypatch: pytest.MonkeyPatch, way: str, is_over: bool
) -> None:
    now = [50.0]
    monkeypatch.setattr(first_look, "clock", lambda: now[0])
    view = play_out(soi_match()) if is_over else play_on(soi_match(), rounds=1)
    scoreboard = scoreboard_over(covered_table, view)
    heard: list[str] = []
    scoreboard.next_round.connect(partial(heard.append, "next round"))
    scoreboard.chosen.connect(lambda choice: heard.append(choice.name))
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
    # A second `open` does not start the half second again.
    scoreboard.open()
    now[0] += 0.02
    act()
    assert heard


def test_a_key_pressed_in_the_first_second_after_a_race_has_no_effect(
    covered_table: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [50.0]
    monkeypatch.setattr(first_look, "clock", lambda: now[0])
    view = next(rounds(match_of(GAMES["spy"], {}, 0)))
    scoreboard = scoreboard_over(covered_table, view, names_of(view))
    heard: list[str] = []
    scoreboard.next_round.connect(partial(heard.append, "next race"))
    scoreboard.open()
    now[0] += 0.99
    first = QApplication.focusWidget()
    assert isinstance(first, QPushButton)
    QTest.keyPress(first, Qt.Key.Key_Space)
    now[0] += 0.02
    QTest.keyRelease(first, Qt.Key.Key_Space)
    assert heard == []
    QTest.keyClick(first, Qt.Key.Key_Space)
    assert heard == ["next race"]


def test_a_hairline_joins_each_failing_coop_with_its_sentence(
    covered_table: QWidget, qtbot: QtBot
) -> None:
    view = next(rounds(match_of(GAMES["soureh"], {}, 0)))
    names = names_of(view)
    covered_table.resize(1280, 734)
    around = Around()
    scoreboard = scoreboard_over(covered_table, view, names, around=around)
    scoreboard.open()
    places = [place for each in round_sheet(view, names, 0).accounts for place in each.places]
    assert places
    qtbot.waitUntil(lambda: len(around.joined) == len(places))
    assert {place for place, _ in around.joined} == set(places)
    ends = [end for _, end in around.joined]
    assert len({end.y() for end in ends}) == len(ends), "each sentence has a line of its own"
    for end in ends:
        assert 0 <= end.x() - scoreboard.geometry().left() < 8
    scoreboard.hide()
    assert not around.joined
