"""Help: the rules of a game in our words, and how to play it with mouse and keys."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDialog, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from soiree.core.games import Game
from soiree.resources import resource
from soiree.ui import theme
from soiree.ui.theme import STEP, TEXT

_tr = QCoreApplication.translate


class HelpDialog(QDialog):
    """The help text of one game."""

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(_tr("Help", "How to play {game}").format(game=game.title))
        self.resize(80 * STEP, 72 * STEP)
        text = QTextBrowser()
        text.setFrameShape(QTextBrowser.Shape.NoFrame)
        text.setAccessibleName(self.windowTitle())
        text.document().setDocumentMargin(3 * STEP)
        text.document().setDefaultFont(theme.font(TEXT))
        text.document().setDefaultStyleSheet(_STYLE)
        text.setHtml(help_text(game.name))
        close = QPushButton(_tr("Help", "Close"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 2 * STEP)
        layout.setSpacing(2 * STEP)
        layout.addWidget(text)
        buttons = QVBoxLayout()
        buttons.setContentsMargins(0, 0, 3 * STEP, 0)
        buttons.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        layout.addLayout(buttons)


def help_text(name: str) -> str:
    """The help of a game as HTML."""
    return resource("help", f"{name}.html").read_text(encoding="utf-8")


_STYLE = f"""
    h1 {{ font-size: x-large; font-weight: 600; }}
    h2 {{ font-size: large; font-weight: 600; margin-top: {3 * STEP}px; }}
    p, li {{ margin-top: {STEP // 2}px; margin-bottom: {STEP // 2}px; line-height: 135%; }}
    th {{ text-align: left; font-weight: 600; padding: 2px {3 * STEP}px 2px 0; }}
    td {{ padding: 2px {3 * STEP}px 2px 0; }}
"""
"""Qt takes the sizes by name only: half as large again as the text, and a fifth."""
