"""The sheet of a hint: fully readable, and beside the marked items."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from soiree.games import GAMES
from soiree.ui.table.felt.felt_line import FeltLine, HiddenWords, areas_of
from soiree.ui.table.recap.hint_sheet import HintSheet, HintWords
from soiree.ui.table.recap.pointers import Arrow
from tests.thorough import always
from tests.ui.table.sitting import AT_ONCE, sitting

WORDS = HintWords(
    "Place the 3 of spades on the 9 of spades in Ada’s coop 3.",
    (
        "Break Ada’s coop 3, which is probably valid.",
        "Ada’s coop 3 is valid at the end in 18%, otherwise in 64%.",
        "Risk: Ada still gets four valid coops in 31%.",
    ),
    "Otherwise: End your turn. It wins 44 of 100 such matches, not 50.",
)


@pytest.mark.parametrize(
    "free",
    [QRect(0, 0, 800, 180), QRect(590, 0, 210, 600), QRect(40, 120, 330, 300)],
    ids=["across", "narrow", "upright"],
)
def test_a_hint_sheet_takes_the_shape_that_fits_all_words(qtbot: QtBot, free: QRect) -> None:
    felt = QWidget()
    qtbot.addWidget(felt)
    felt.resize(800, 600)
    felt.show()
    sheet = HintSheet(felt, WORDS)
    around = [
        QRect(0, 0, 800, free.top()),
        QRect(0, free.bottom() + 1, 800, 600 - free.bottom()),
        QRect(0, free.top(), free.left(), free.height()),
        QRect(free.right() + 1, free.top(), 800 - free.right(), free.height()),
    ]
    lying = [(each, 6.0) for each in around]
    sheet.lie_where_least_is_covered(lying, [QRect(400, 500, 1, 1)], felt.rect())
    assert free.adjusted(-24, -24, 24, 24).contains(sheet.geometry())
    said = [label for label in sheet.findChildren(QLabel) if label.wordWrap()]
    assert len(said) == 5
    for label in said:
        label.setMinimumSize(0, 0)
        needed = label.heightForWidth(label.width())
        assert label.height() >= needed
        assert sheet.rect().contains(QRect(label.mapTo(sheet, QPoint()), label.size()))
    assert sheet.accessibleName() == WORDS.spoken


def test_a_hint_sheet_does_not_cover_the_marked_items_if_there_is_room(qtbot: QtBot) -> None:
    felt = QWidget()
    qtbot.addWidget(felt)
    felt.resize(800, 600)
    sheet = HintSheet(felt, WORDS)
    card = QRect(350, 250, 100, 140)
    sheet.lie_where_least_is_covered([(card, 40.0)], [card], felt.rect())
    assert not sheet.geometry().intersects(card)
    assert felt.rect().contains(sheet.geometry())


@pytest.mark.parametrize("name", always("soy", of=("soy", "soureh", "soi", "soda")))
def test_a_hint_sheet_covers_no_marked_place(qtbot: QtBot, name: str) -> None:
    """The place may be empty, such as that of a bid or a discard."""
    with sitting(qtbot, GAMES[name], size=(800, 520)) as sat:
        table = sat.table
        table.start()
        qtbot.waitUntil(lambda: bool(sat.asked), timeout=20_000)
        for move in table.shown.moment().legal[:8]:
            table.hint.show(move, None, WORDS)
            sheet = table.hint.sheet
            assert sheet is not None
            for target in table.hint.targets:
                item = table.board.item_of(target)
                if item is not None:
                    area = table.mapFromScene(item.area()).boundingRect()
                    assert not sheet.geometry().intersects(area)
            arrows = [item for item in table.scene().items() if isinstance(item, Arrow)]
            for arrow in arrows:
                area = table.mapFromScene(arrow.sceneBoundingRect()).boundingRect()
                assert not sheet.geometry().intersects(area), "nor an arrow"
            assert arrows


def test_an_arrow_points_from_a_corner_without_words(qtbot: QtBot) -> None:
    looks = replace(AT_ONCE, explains=True)
    with sitting(qtbot, GAMES["soy"], size=(800, 530), appearance=looks) as sat:
        table = sat.table
        table.start()
        qtbot.waitUntil(lambda: bool(sat.asked), timeout=20_000)
        for move in table.shown.moment().legal:
            table.hint.show(move)
            for arrow in (item for item in table.scene().items() if isinstance(item, Arrow)):
                area, words = arrow.sceneBoundingRect(), areas_of(table.board.texts)
                assert not any(area.intersects(each) for each in words)


LONG = replace(WORDS, reasons=[*WORDS.reasons] * 3)


@pytest.mark.parametrize("name", always("spy", of=GAMES))
def test_the_prompt_is_fully_visible_or_hidden_beside_a_hint_sheet(qtbot: QtBot, name: str) -> None:
    """The sheet once covered a part of the prompt at small sizes."""
    cut, looks = False, replace(AT_ONCE, explains=True)
    with sitting(qtbot, GAMES[name], size=(800, 520), appearance=looks) as sat:
        table = sat.table
        table.start()
        qtbot.waitUntil(lambda: bool(sat.asked), timeout=20_000)
        prompt = table.board.prompt
        for move in table.shown.moment().legal[:8]:
            table.hint.show(move, None, LONG)
            assert table.hint.sheet is not None
            line = table.mapFromScene(prompt.sceneBoundingRect()).boundingRect()
            is_cut = table.hint.sheet.geometry().intersects(line)
            assert is_seen(prompt) is not is_cut
            cut |= is_cut
            table.board.show_notice("One moment…")
            assert is_seen(prompt), "what is said meanwhile is seen"
        table.hint.drop()
        assert is_seen(prompt)
    assert cut or name != "soureh"


def is_seen(line: FeltLine) -> bool:
    return line.opacity() > 0 and line.brush().style() is not Qt.BrushStyle.NoBrush


def test_text_hidden_by_a_scoreboard_stays_hidden_after_a_redraw(
    qtbot: QtBot,
) -> None:
    """After a hint the text once came back beside the scoreboard."""
    with sitting(qtbot, GAMES["soureh"], size=(800, 520)) as sat:
        table = sat.table
        table.start()
        qtbot.waitUntil(lambda: bool(sat.asked), timeout=20_000)
        hidden_words = HiddenWords(table.board.texts)
        table.refresh()
        table.redraw()
        assert not is_seen(table.board.prompt)
        hidden_words.bring_back()
        assert is_seen(table.board.prompt)
