"""The news of this release, from the changelog."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QTextBrowser, QWidget

import soiree
from soiree.resources import resource
from soiree.ui.desktop.screen_fit import ScreenFit
from soiree.ui.dialogs.forms import arrange, closing_buttons
from soiree.ui.language.translation import tr
from soiree.ui.style import theme
from soiree.ui.style.theme import STEP


def news() -> str:
    """Return the changes that players notice first in the newest release, as Markdown."""
    text = resource("CHANGELOG.md").read_text(encoding="utf-8")
    _, _, newest = text.partition("\n## ")
    return newest.partition("\n")[2].partition("\n## ")[0].partition("\n### ")[0].strip()


class NewsDialog(QDialog):
    """Shows the changes that players notice first in this release."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("What is new in Soirée {version}").format(version=soiree.BASE))
        self.resize(theme.grown_size(84 * STEP, 64 * STEP))
        ScreenFit(self)
        self.text = QTextBrowser()
        self.text.setMarkdown(news())
        self.text.setAccessibleName(self.windowTitle())
        buttons, close = closing_buttons(self)
        close.setDefault(True)
        arrange(self, self.text, buttons)
