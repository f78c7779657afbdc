"""The dialog of licences: its list, its search and its texts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from soiree.storage.licences import Licence, licences
from soiree.storage.paths import Paths
from soiree.ui.dialogs.about import AboutDialog
from soiree.ui.dialogs.licences import LicencesDialog

SOME = (
    Licence("Soirée", "0.1.0", "MIT", "Permission is granted.\nNo warranty, none."),
    Licence(
        "Qt", "6.11.3", "LGPL-3.0-only", "Everyone may copy.\n" * 200 + "There is no WARRANTY."
    ),
    Licence("zlib", "", "Zlib", "Altered versions must be marked."),
)


@pytest.fixture
def dialog(qtbot: QtBot) -> LicencesDialog:
    shown = LicencesDialog(SOME)
    qtbot.addWidget(shown)
    shown.show()
    return shown


def listed(dialog: LicencesDialog) -> list[str]:
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def test_all_licences_are_listed_and_the_first_is_shown(dialog: LicencesDialog) -> None:
    assert listed(dialog) == ["Soirée", "Qt", "zlib"]
    assert dialog.text.toPlainText() == SOME[0].text
    assert dialog.text.isReadOnly()


def test_the_selected_licence_is_shown(dialog: LicencesDialog) -> None:
    dialog.list.setFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert dialog.text.toPlainText() == SOME[1].text
    assert dialog.text.accessibleName() == "Licence of Qt"


def test_the_search_finds_names_licences_and_texts(dialog: LicencesDialog) -> None:
    QTest.keyClicks(dialog.search, "warranty")
    assert listed(dialog) == ["Soirée", "Qt"]
    dialog.list.setCurrentRow(1)
    # The match is highlighted and visible.
    assert [mark.cursor.selectedText() for mark in dialog.text.extraSelections()] == ["WARRANTY"]
    assert dialog.text.rect().contains(dialog.text.cursorRect())
    assert dialog.text.verticalScrollBar().value() > 100
    dialog.search.setText("lgpl")
    assert listed(dialog) == ["Qt"]
    dialog.search.setText("ZLIB")
    assert listed(dialog) == ["zlib"]


def test_return_scrolls_to_the_next_match(dialog: LicencesDialog) -> None:
    QTest.keyClicks(dialog.search, "no")
    first = dialog.text.textCursor().position()
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.text.textCursor().position() > first
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.text.textCursor().position() == first
    assert dialog.isVisible()


def test_a_search_without_matches_says_so(dialog: LicencesDialog) -> None:
    dialog.search.setText("no such words")
    assert listed(dialog) == []
    assert dialog.text.toPlainText() == ""
    dialog.search.clear()
    assert len(listed(dialog)) == 3


def test_about_opens_the_licences_of_what_is_installed(qtbot: QtBot) -> None:
    about = AboutDialog(Paths.find())
    qtbot.addWidget(about)
    (button,) = (each for each in about.findChildren(QPushButton) if each.text() == "Licences…")
    names: list[str] = []

    def look() -> None:
        page = QApplication.activeModalWidget()
        assert isinstance(page, LicencesDialog)
        names.extend(listed(page))
        page.reject()

    QTimer.singleShot(0, look)
    button.click()
    assert names == [each.name for each in licences()]
