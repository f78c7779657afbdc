"""The news of this release, from the changelog."""

from __future__ import annotations

from PySide6.QtWidgets import QTextBrowser, QWidget

import soiree
from soiree.resources import resource
from soiree.ui.dialogs.forms import FittedDialog, arrange, closing_buttons
from soiree.ui.language.translation import tr
from soiree.ui.style.theme import STEP


def news() -> str:
    """Return the changes that players notice first in the newest release, as Markdown."""
    text = resource("CHANGELOG.md").read_text(encoding="utf-8")
    _, _, newest = text.partition("\n## ")
    return newest.partition("\n")[2].partition("\n## ")[0].partition("\n### ")[0].strip()


class NewsDialog(FittedDialog):
    """Shows the changes that players notice first in this release."""

    def __init__(self, parent: QWidget | None = None) -> None:
        title = tr("What is new in Soirée {version}").format(version=soiree.BASE)
        super().__init__(title, parent, (84 * STEP, 64 * STEP))
        self.text = QTextBrowser()
        self.text.setMarkdown(news())
        self.text.setAccessibleName(self.windowTitle())
        buttons, close = closing_buttons(self)
        close.setDefault(True)
        arrange(self, self.text, buttons)
