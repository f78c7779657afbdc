"""Notices of a start: invalid shortcuts, and faults of the last run."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QPushButton

from soiree.storage import log
from soiree.storage import settings as settings_file
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from tests.window.driver import Acts, Driver, run_script


def test_a_duplicate_shortcut_in_the_settings_restores_the_defaults() -> None:
    settings_file.save(
        Paths.find(), Settings(speed="off", shortcuts={"full": "Ctrl+Y", "log": "Ctrl+Y"})
    )

    def start(driver: Driver) -> Acts:
        sentence = "Ctrl+Y is assigned to “Log” and “Full screen”."
        yield driver.window.status_bar.isVisible
        assert driver.window.status_bar.sentences() == [
            f"{sentence} The default shortcuts are used until you change that."
        ]
        keys = [action.shortcut().toString() for action in driver.window.actions()]
        assert keys.count("Ctrl+N") == 1
        assert "F11" in keys

    run_script(start)


def test_a_shortcut_of_an_older_release_goes_before_the_default_of_a_new_command() -> None:
    settings_file.save(Paths.find(), Settings(speed="off", shortcuts={"hint": "Ctrl+J"}))

    def start(driver: Driver) -> Acts:
        yield lambda: driver.places is not None
        commands = driver.window.commands
        assert commands.key("hint").toString() == "Ctrl+J"
        assert commands.key("days").isEmpty()
        assert commands.key("new").toString() == "Ctrl+N"

    run_script(start)


def test_a_fault_is_reported_at_the_next_start_only() -> None:
    logs = Paths.find().logs
    logs.mkdir(parents=True)
    (logs / "faults.log").write_text("LookupError: no such card\n", "utf-8")

    def look(driver: Driver) -> Acts:
        yield lambda: driver.shown(QPushButton, "Show details")
        driver.button("Show details").click()
        yield lambda: driver.shown(QPlainTextEdit)
        driver.button("Copy for a bug report").click()
        assert QGuiApplication.clipboard().text().endswith("no such card")
        driver.button("Close").click()

    run_script(look)
    assert not log.unreported_faults(Paths.find())

    def start(driver: Driver) -> Acts:
        yield lambda: driver.places is not None
        assert driver.shown(QPushButton, "Show details") is None

    run_script(start)
