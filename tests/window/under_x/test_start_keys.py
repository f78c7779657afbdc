"""The start page with the keyboard alone."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QDialog

from tests.window.evening import Acts, Evening, spend
from tests.window.under_x.hands import look_at, press


def focused() -> str:
    widget = QApplication.focusWidget()
    return widget.accessibleName() if widget is not None else ""


def test_enter_plays_before_any_other_key() -> None:
    def play(evening: Evening) -> Acts:
        yield from look_at(evening.window)
        yield lambda: focused() == "Soy"
        yield from press(evening, "Return")
        yield lambda: evening.has_table
        assert evening.window.game == "soy"
        # And again where one has come back to.
        yield from press(evening, "ctrl+Home")
        yield lambda: not evening.has_table
        yield from press(evening, "Return")
        yield lambda: evening.has_table

    assert spend(play) == 0


def test_arrow_keys_go_the_way_they_point() -> None:
    walk = [
        ("Tab", "Play Soy"),
        ("Down", "Soi"),
        ("Up", "Soy"),
        ("Tab", "Play Soy"),
        ("Right", "New game of Soy"),
        ("Left", "Play Soy"),
        ("Left", "Play Soy"),
        ("Right", "New game of Soy"),
        ("Right", "Soureh"),
        ("Tab", "Play Soureh"),
        ("Tab", "New game of Soureh"),
        ("Down", "Spy vs Spy"),
        ("Tab", "Play Spy vs Spy"),
        ("Left", "Soi"),
        ("End", "Soda"),
        ("Tab", "Play Soda"),
        ("Down", "Play Soda"),
        ("Up", "Pariah"),
        ("shift+Tab", "New game of Soureh"),
        ("Home", "Soy"),
    ]

    def play(evening: Evening) -> Acts:
        yield from look_at(evening.window)
        yield lambda: focused() == "Soy"
        for key, there in walk:
            yield from press(evening, key)
            assert focused() == there, key

    assert spend(play) == 0


def test_enter_on_a_button_presses_that_button() -> None:
    """On `New game…` it began a match."""

    def play(evening: Evening) -> Acts:
        yield from look_at(evening.window)
        yield lambda: focused() == "Soy"
        yield from press(evening, "Tab", "Tab")
        assert focused() == "New game of Soy"
        yield from press(evening, "Return")
        yield lambda: evening.front is not evening.window
        dialog = evening.front
        assert isinstance(dialog, QDialog)
        dialog.reject()
        yield lambda: evening.front is evening.window
        assert not evening.has_table

    assert spend(play) == 0
