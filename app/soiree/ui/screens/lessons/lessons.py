"""Gives lessons, and offers one before or beside the first match of a game."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QToolButton, QWidget

from soiree.core.games import Game
from soiree.games import GAMES
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.game_window import window_of
from soiree.ui.guests.people import one_among
from soiree.ui.language.translation import tr
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.window_dialogs import accepts
from soiree.ui.style import theme
from soiree.ui.style.panels import dispose_of, row_of
from soiree.ui.style.theme import STEP, TEXT


class Lessons(QObject):
    """Gives the lessons of the games, and notes in the settings which were offered or given.

    Attributes:
        offer: the current offer in the status bar, if there is one.
    """

    def __init__(
        self,
        window: MainWindow,
        settings: Settings,
        paths: Paths,
    ) -> None:
        super().__init__(window)
        self.offer: LessonOffer | None = None
        self._window = window
        self._settings = settings
        self._paths = paths
        window.lesson_requested.connect(self.give)

    def give(self, name: str) -> None:
        """Give the lesson of a game."""
        self.withdraw()
        self._note(name)
        self._teach(name, leads_to_match=False)

    def may_begin(self, name: str) -> bool:
        """Ask a person new to the game whether to learn it. Returns true if the match may begin.

        A cancelled dialog comes again with the next match.
        """
        if not self._is_new(GAMES[name]):
            return True
        from soiree.ui.dialogs.first_time import FirstTimeDialog

        dialog = FirstTimeDialog(GAMES[name], self._window)
        if not accepts(dialog):
            return False
        self._note(name)
        return not dialog.learns or self._teach(name, leads_to_match=True)

    def match_begins(self, game: Game) -> None:
        """Offer the lesson of a game beside its first match, once."""
        self.withdraw()
        if self._is_new(game):
            self.offer = LessonOffer(game)
            self._window.status_bar.add(self.offer)
            self.offer.take.clicked.connect(lambda: self.give(game.name))
            self.offer.refuse.clicked.connect(self.withdraw)
            self._note(game.name)

    def withdraw(self) -> None:
        """Remove the offer."""
        if self.offer is not None:
            dispose_of(self.offer)
            self.offer = None

    def _is_new(self, game: Game) -> bool:
        return window_of(game).lesson is not None and game.name not in self._settings.lessons

    def _teach(self, name: str, *, leads_to_match: bool) -> bool:
        """Give a lesson, if the game has one. Returns true if it was not left."""
        game, settings = GAMES[name], self._settings
        if window_of(game).lesson is None:
            return True
        from soiree.ui.screens.lessons.lesson_window import LessonWindow
        from soiree.ui.screens.match.match_table import appearance_of

        choices = settings.choices(game)
        appearance = appearance_of(settings, choices)
        appearance.ends_turns = False  # Each step waits for the person.
        deck, cache = self._window.deck, self._paths.pictures
        dialog = LessonWindow(
            game, appearance, deck, cache, self._window, leads_to_match=leads_to_match
        )
        is_learnt = accepts(dialog)
        if is_learnt and not choices.seats and name not in settings.practised:
            choices.seats = one_among(game, choices, game.levels[0])
            self._window.settings_changed.emit()
        return is_learnt

    def _note(self, name: str) -> None:
        if name not in self._settings.lessons:
            self._settings.lessons = [*self._settings.lessons, name]
            self._window.settings_changed.emit()


class LessonOffer(QWidget):
    """An offer at the end of the status bar, which needs no answer.

    Attributes:
        take, refuse: the buttons that give the lesson and close the offer.
    """

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.take = QToolButton()
        self.take.setText(tr("New to {game}? Learn it in two minutes").format(game=game.title))
        learn = tr("Learn {game} in two minutes").format(game=game.title)
        self.take.setAccessibleName(learn)
        self.refuse = QToolButton()
        self.refuse.setText("✕")
        self.refuse.setAccessibleName(tr("No, thank you"))
        self.refuse.setToolTip(self.refuse.accessibleName())
        underlined = theme.font(TEXT)
        underlined.setUnderline(True)
        self.take.setFont(underlined)
        self.setLayout(
            row_of(self.take, self.refuse, spacing=STEP // 2, margins=(2 * STEP, 1, STEP, 0))
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        chrome = theme.chrome_of(self.palette())
        painter.fillRect(0, STEP, 1, self.height() - 2 * STEP, chrome.line)
