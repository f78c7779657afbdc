"""Results that are copied and saved."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from soiree.ui.dialogs.shared_result import ResultDialog
from soiree.ui.style.printed import Printed, picture
from soiree.ui.style.theme import IVORY

ROWS = [["", "Player", "Points"], ["1", "Vera", "205"], ["2", "Otto", "−12"]]
PRINTED = Printed("Soi", ROWS, "Vera wins.", bold=(1,))


@pytest.fixture
def dialog(qtbot: QtBot) -> ResultDialog:
    made = ResultDialog(PRINTED, "bottle")
    qtbot.addWidget(made)
    made.show()
    return made


def press(dialog: ResultDialog, text: str) -> QPushButton:
    button = next(each for each in dialog.findChildren(QPushButton) if each.text() == text)
    button.click()
    return button


def test_a_result_is_copied_as_a_picture_and_as_text(dialog: ResultDialog) -> None:
    clipboard = QGuiApplication.clipboard()
    assert press(dialog, "&Copy picture").text() == "Copied"
    assert clipboard.image().size() == picture(PRINTED, "bottle").size()
    press(dialog, "Copy &text")
    assert clipboard.text() == "Soi\nVera wins.\nPlayer, Points\n1, Vera, 205\n2, Otto, −12"


@pytest.mark.parametrize(("name", "begins"), [("a.png", b"\x89PNG"), ("a.pdf", b"%PDF")])
def test_a_result_is_saved_as_the_kind_of_file_that_its_name_says(
    dialog: ResultDialog, tmp_path: Path, name: str, begins: bytes
) -> None:
    def accept() -> None:
        asked = QApplication.activeModalWidget()
        assert isinstance(asked, QFileDialog)
        asked.findChildren(QLineEdit)[0].setText(str(tmp_path / name))
        asked.accept()

    QTimer.singleShot(0, accept)
    press(dialog, "&Save…")
    assert (tmp_path / name).read_bytes().startswith(begins)
    assert dialog.note.text() == f"Saved as {tmp_path / name}."


@pytest.mark.parametrize("columns", [1, 40])
def test_a_table_of_any_width_lies_within_its_paper(qtbot: QtBot, columns: int) -> None:
    row = ["12345"] * columns
    image = picture(Printed("Soy", [row, row], "Vera wins. " * 40), "bottle")

    def inked(column: int) -> bool:
        colours = (QColor(image.pixel(column, y)) for y in range(100, image.height() - 100))
        return any(colour != IVORY for colour in colours)

    margins = [*range(100, 120), *range(image.width() - 120, image.width() - 100)]
    assert not any(map(inked, margins))
