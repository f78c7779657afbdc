"""The report of a problem, and what is new."""

from __future__ import annotations

import platform
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

import soiree
from soiree.core import records
from soiree.storage.paths import Paths
from soiree.ui.dialogs.news import NewsDialog, news
from soiree.ui.dialogs.report import ReportDialog, report
from tests.ui.games.soi.soi_match import soi_match


def press(dialog: ReportDialog, text: str) -> None:
    (button,) = (each for each in dialog.findChildren(QPushButton) if each.text() == text)
    button.click()


@pytest.fixture
def match() -> records.Record:
    return soi_match().record()


def test_the_report_says_versions_screens_and_faults(qtbot: QtBot) -> None:
    paths = Paths.find()
    paths.logs.mkdir(parents=True)
    (paths.logs / "faults.log").write_text("LookupError: no such card\n", "utf-8")
    told = report(paths)
    assert told.startswith("Soirée: ")
    assert f"Python: {platform.python_version()}" in told
    assert "\nScreen: " in told
    assert told.endswith("LookupError: no such card")


def test_the_report_says_that_there_were_no_faults(qtbot: QtBot) -> None:
    assert report(Paths.find()).endswith("No errors were recorded.")


def test_the_report_does_not_name_the_home_of_the_person(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setenv("SOIREE_HOME", str(tmp_path / "kept"))
    told = report(Paths.find())
    assert str(tmp_path) not in told
    assert "~" in told


def test_the_match_is_in_the_report_only_if_the_person_likes(
    qtbot: QtBot, match: records.Record
) -> None:
    dialog = ReportDialog(Paths.find(), match)
    qtbot.addWidget(dialog)
    assert '"entries"' not in dialog.text.toPlainText()
    dialog.with_match.setChecked(True)
    assert records.encode(match).decode().strip() in dialog.text.toPlainText()


def test_without_a_match_none_can_be_added(qtbot: QtBot) -> None:
    dialog = ReportDialog(Paths.find(), None)
    qtbot.addWidget(dialog)
    assert not dialog.with_match.isEnabled()


def test_what_is_copied_and_saved_is_what_is_shown(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = ReportDialog(Paths.find(), None)
    qtbot.addWidget(dialog)
    press(dialog, "&Copy")
    shown = dialog.text.toPlainText()
    assert QGuiApplication.clipboard().text() == shown
    dialog.save_to(tmp_path / "report.txt")
    assert (tmp_path / "report.txt").read_text("utf-8") == shown
    dialog.save_to(tmp_path)
    assert "could not be written" in dialog.note.text()


def test_the_news_are_the_first_lines_of_the_newest_release(qtbot: QtBot) -> None:
    dialog = NewsDialog()
    qtbot.addWidget(dialog)
    assert soiree.BASE in dialog.windowTitle()
    lines = [line for line in news().splitlines() if line.startswith("- ")]
    assert 1 <= len(lines) <= 15
    assert "#" not in news()
