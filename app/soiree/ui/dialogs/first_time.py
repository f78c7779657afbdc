"""Before the first match of a game: its lesson, or the deal at once."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from soiree.core.games import Game
from soiree.ui.dialogs.forms import faint
from soiree.ui.game_window import window_of
from soiree.ui.style import theme
from soiree.ui.style.screen_fit import ScreenFit
from soiree.ui.style.theme import HEADING, LEAD, STEP, TITLE
from soiree.ui.style.translation import tr

_WIDTH = 72 * STEP
_BUTTON = 8 * STEP
"""The height of the two buttons, without their edges."""


class FirstTimeDialog(QDialog):
    """Asks a person who has never played a game whether to learn it first; Esc goes back.

    Attributes:
        learn, play: the buttons. Both accept the dialog.
        learns: whether the lesson is wanted, once the dialog was accepted.
    """

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.learns = False
        self.setWindowTitle(tr("New to {game}?").format(game=game.title))
        ScreenFit(self)
        blurb = window_of(game).blurb()
        title = QLabel(game.title)
        title.setFont(theme.font(TITLE, spaced=True))
        goal = QLabel(blurb.goal)
        goal.setFont(theme.font(LEAD))
        goal.setWordWrap(True)
        length = tr("{players} · {minutes}").format(players=blurb.players, minutes=blurb.minutes)
        self.learn = _large(tr("Learn it (2 minutes)"), is_first=True)
        self.learn.setAccessibleDescription(f"{blurb.goal} {length}")
        self.learn.clicked.connect(self._learn)
        self.play = _large(tr("Just play"), is_first=False)
        self.play.clicked.connect(self.accept)
        self.learn.setDefault(True)
        buttons = QHBoxLayout()
        buttons.setSpacing(2 * STEP)
        buttons.addWidget(self.learn, 3)
        buttons.addWidget(self.play, 2)
        later = faint(tr("You are asked this once. The lesson stays in Help, “In two minutes”."))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(5 * STEP, 4 * STEP, 5 * STEP, 4 * STEP)
        layout.setSpacing(STEP)
        layout.addWidget(title)
        layout.addWidget(goal)
        layout.addWidget(faint(length))
        layout.addSpacing(2 * STEP)
        layout.addLayout(buttons)
        layout.addSpacing(STEP // 2)
        layout.addWidget(later)
        goal.setFixedHeight(goal.heightForWidth(_WIDTH - 10 * STEP))
        self.setFixedWidth(_WIDTH)
        self.learn.setFocus(Qt.FocusReason.OtherFocusReason)

    def _learn(self) -> None:
        self.learns = True
        self.accept()


def _large(words: str, *, is_first: bool) -> QPushButton:
    button = QPushButton(words)
    button.setFont(theme.font(HEADING, bold=is_first))
    # The style sheet of the program says how high a button is at least, so this one has to as well.
    button.setStyleSheet(f"QPushButton{{min-height:{_BUTTON}px}}")
    return button
