"""A shortcut is changed in its dialog with real keys, and serves at once."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QKeySequenceEdit

from soiree.games import GAMES
from soiree.storage import settings as settings_file
from soiree.storage.paths import Places
from soiree.ui.dialogs.shortcuts import ShortcutsDialog
from tests.window.evening import Acts, Evening, choose_settings, spend
from tests.window.under_x.hands import click, look_at, press


def test_a_shortcut_is_changed_and_used() -> None:
    choose_settings()

    def play(evening: Evening) -> Acts:
        window = evening.window
        yield from look_at(window)
        yield lambda: evening.has_table and evening.legal
        yield from press(evening, "alt+s")
        yield QApplication.activePopupWidget
        yield from press(evening, "h")
        yield lambda: isinstance(evening.front, ShortcutsDialog)
        yield from look_at(evening.front)
        for name, key in (("Hint", "ctrl+n"), ("Hint", "ctrl+i")):
            field = evening.shown(QKeySequenceEdit, name)
            assert field is not None
            yield from click(evening, field)
            yield field.hasFocus
            yield from press(evening, key)
            yield from click(evening, evening.button("Apply"))
            if key == "ctrl+n":
                # It is that of a new game.
                assert isinstance(evening.front, ShortcutsDialog)
        yield lambda: evening.front is window
        yield from look_at(window)
        position = evening.entries
        yield from press(evening, "ctrl+i")
        yield lambda: hints(evening) != []
        assert evening.entries == position

    assert spend(play, "--game", "soi", "--seed", "1") == 0
    settings = settings_file.load(Places.find(), GAMES).settings
    assert settings.shortcuts == {"hint": "Ctrl+I"}


def hints(evening: Evening) -> list[str]:
    """What the strip says since the match came to the person."""
    return [told for told in evening.window.strip.sentences() if told.startswith("Ask ")]
