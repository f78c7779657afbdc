"""Common parts of every start of the window."""

from __future__ import annotations

import gc
import sys
from pathlib import Path

from PySide6.QtCore import QObject, QTimerEvent

from soiree.resources import resource
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.decks import CLASSIC
from soiree.ui.desktop.wishes import felt_of
from soiree.ui.language.letters import letters_in_use
from soiree.ui.style.theme import Scheme, Theme

_COLLECTS_EVERY = 1000
"""The milliseconds between two collections of garbage."""


def refuse(sentence: str) -> int:
    """Say on standard error why there is no window. Returns the exit code."""
    tell(sentence)
    return 2


def tell(sentence: str) -> None:
    """Write a sentence to standard error, with unprintable characters escaped."""
    from soiree.core.texts import printable

    sys.stderr.write(f"soiree: {printable(sentence)}\n")


class Collector(QObject):
    """Collects garbage on the window's thread alone, while Python's own collection is disabled.

    Python collects on the thread that happens to allocate. A thread that searches would destroy
    widgets left in reference cycles, and could wait for a lock of Qt while the window's thread
    waits for Python's. The objects of the start are never searched: that would cost a frame.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.freeze()
        self.startTimer(_COLLECTS_EVERY)

    def timerEvent(self, event: QTimerEvent) -> None:
        counts, limits = gc.get_count(), gc.get_threshold()
        for generation in reversed(range(len(counts))):
            if counts[generation] > limits[generation]:
                gc.collect(generation)
                break


def theme_for(scheme: Scheme | None, settings: Settings, parent: QObject) -> Theme:
    """The theme of a scheme, by default of the settings.

    Its felt is the one in the settings, or a plain one if the desktop or the person wishes high
    contrast.
    """
    return Theme(scheme or settings.colours, parent, felt_of(settings))


def recolour(theme: Theme, scheme: Scheme | None, settings: Settings) -> None:
    """Use the scheme, settings and wishes of the desktop as they are now."""
    theme.choose(scheme or settings.colours, felt_of(settings))


def pictures_of(settings: Settings) -> tuple[str, ...]:
    """The deck, the back and the letters, which decide on the pictures of cards."""
    return settings.deck, settings.back, *letters_in_use()


def deck_files(settings: Settings, paths: Paths) -> tuple[Path, Path | None]:
    """The file of the deck that the settings name, and that of the back if it is another one."""
    if settings.deck == CLASSIC:
        file = resource("decks", f"{CLASSIC}.svg")
    else:
        from soiree.ui.decks.library import deck_called

        file = deck_called(settings.deck, paths.decks)
    return file, resource("backs") / f"{Path(settings.back).name}.svg" if settings.back else None
