"""The dialog before the first match of a game: its lesson, or the deal at once."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from soiree.core.games import Game
from soiree.ui.dialogs.forms import FittedDialog, faint
from soiree.ui.game_window import length_words, window_of
from soiree.ui.language.translation import tr
from soiree.ui.style import theme
from soiree.ui.style.felt_page import Title
from soiree.ui.style.panels import column_of, label, row_of
from soiree.ui.style.theme import HEADING, LEAD, STEP

_WIDTH = 72 * STEP
_BUTTON = 8 * STEP
"""The height of the two buttons without their borders."""


class FirstTimeDialog(FittedDialog):
    """Asks a player who is new to a game whether to learn it first; Esc goes back.

    Attributes:
        learn, play: the buttons. Both accept the dialog.
        learns: True if the player chose the lesson.
    """

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(tr("New to {game}?").format(game=game.title), parent)
        self.learns = False
        goal = label(tr(window_of(game).blurb.goal), theme.font(LEAD), wraps=True)
        length = length_words(game)
        self.learn = _large(tr("Learn it (2 minutes)"), is_first=True)
        self.learn.setAccessibleDescription(f"{goal.text()} {length}")
        self.learn.clicked.connect(self._learn)
        self.play = _large(tr("Just play"), is_first=False)
        self.play.clicked.connect(self.accept)
        self.learn.setDefault(True)
        buttons = row_of((self.learn, 3), (self.play, 2), spacing=2 * STEP)
        self.setLayout(
            column_of(
                Title(game.title),
                goal,
                faint(length),
                2 * STEP,
                buttons,
                STEP // 2,
                faint(
                    tr(
                        "This question appears only once. The lesson stays in Help, “In two "
                        "minutes”."
                    )
                ),
                margins=(5 * STEP, 4 * STEP, 5 * STEP, 4 * STEP),
            )
        )
        goal.setFixedHeight(goal.heightForWidth(theme.grown(_WIDTH) - 10 * STEP))
        self.setFixedWidth(theme.grown(_WIDTH))
        self.learn.setFocus(Qt.FocusReason.OtherFocusReason)

    def _learn(self) -> None:
        self.learns = True
        self.accept()


def _large(words: str, *, is_first: bool) -> QPushButton:
    button = QPushButton(words)
    button.setFont(theme.font(HEADING, bold=is_first))
    # The program's style sheet sets a minimum height, so only a style sheet can change it.
    button.setStyleSheet(f"QPushButton{{min-height:{_BUTTON}px}}")
    return button
