"""The preferences of the felt, the colours, the size of text and the language."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QShowEvent

from soiree.resources import available_languages
from soiree.storage.settings import FELTS, SIZE_STEPS, Settings
from soiree.ui.dialogs.forms import faint
from soiree.ui.dialogs.preferences.page import Page
from soiree.ui.language.language_names import titles
from soiree.ui.language.translation import tr
from soiree.ui.style import theme

_FELT = QSize(118, 74)
"""The size of the picture of a felt."""


class LookPage(Page):
    """The preferences of the felt, the colours, the size of text and the language."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        #: A noun: how things look.
        self.title = tr("Look")
        self._felts = self.first = self.pictures(
            tr("Felt"),
            {
                "bottle": tr("Bottle green"),
                "midnight": tr("Midnight blue"),
                "aubergine": tr("Aubergine"),
                "linen": tr("Linen"),
            },
            "felt",
            _FELT,
        )
        self.choice(
            tr("Menus and dialogs"),
            {
                "system": tr("Light or dark, like the desktop"),
                "light": tr("Light"),
                "dark": tr("Dark"),
            },
            "colours",
        )
        self.choice(
            tr("Contrast"),
            {
                "system": tr("Like the desktop"),
                "normal": tr("Normal", "contrast"),
                "high": tr("High: black felt, plain colours"),
            },
            "contrast",
        )
        sizes = sorted({*SIZE_STEPS, settings.text_size})
        self.choice(
            tr("Size of text"),
            {size: tr("{size}%").format(size=size) for size in sizes},
            "text_size",
        )
        there = available_languages()
        if len(there) > 1:
            self.choice(tr("Language"), titles(there, settings.language), "language")
            self.rows.add_below(faint(tr("The window changes when you close the preferences.")))

    def showEvent(self, event: QShowEvent) -> None:
        for felt in FELTS:
            picture = theme.background_pixmap(felt, _FELT, self.devicePixelRatioF())
            self._felts.show_picture(felt, picture)
        super().showEvent(event)
