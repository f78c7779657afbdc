"""Gives the lessons, and offers one where a game is played for the first time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from soiree.core.games import Game
from soiree.storage.settings import Settings
from soiree.ui.game_window import window_of
from soiree.ui.style import theme
from soiree.ui.style.theme import STEP, TEXT
from soiree.ui.style.translation import tr
from soiree.ui.window.main_window import MainWindow


class Teaching(QObject):
    """Knows which games somebody was offered a lesson of, and gives the lessons.

    Attributes:
        offer: what stands in the strip now, if anything does.
    """

    def __init__(
        self,
        window: MainWindow,
        settings: Settings,
        give: Callable[[str], object],
    ) -> None:
        """
        Args:
            give: gives the lesson of a game, and returns when it is over.
        """
        super().__init__(window)
        self.offer: LessonOffer | None = None
        self._window = window
        self._settings = settings
        self._give = give
        window.lesson_wanted.connect(self.teach)

    def teach(self, name: str) -> None:
        """Give the lesson of a game."""
        self.withdraw()
        self._note(name)
        self._give(name)

    def play_begins(self, game: Game) -> None:
        """A match of a game begins: the first time ever, its lesson is offered beside it."""
        self.withdraw()
        if window_of(game).lesson is not None and game.name not in self._settings.lessons:
            self.offer = LessonOffer(game, self._window.strip)
            self.offer.taken.connect(self.teach)
            self.offer.refused.connect(self.withdraw)
            self._note(game.name)

    def withdraw(self) -> None:
        """Offer nothing any more."""
        if self.offer is not None:
            self.offer.put_away()
            self.offer = None

    def _note(self, name: str) -> None:
        if name not in self._settings.lessons:
            self._settings.lessons = [*self._settings.lessons, name]
            self._window.settings_changed.emit()


class LessonOffer(QWidget):
    """A quiet word at the end of the strip; nobody has to answer it.

    Signals:
        taken: the lesson of this game is wanted.
        refused: it is not.
    """

    taken = Signal(str)
    refused = Signal()

    def __init__(self, game: Game, strip: QWidget) -> None:
        super().__init__(strip)
        self._strip = strip
        self.take = QToolButton()
        self.take.setText(tr("New to {game}? In one minute").format(game=game.title))
        learn = tr("Learn {game} in one minute").format(game=game.title)
        self.take.setAccessibleName(learn)
        self.take.clicked.connect(lambda: self.taken.emit(game.name))
        self.refuse = QToolButton()
        self.refuse.setText("✕")
        self.refuse.setAccessibleName(tr("No, thank you"))
        self.refuse.setToolTip(self.refuse.accessibleName())
        self.refuse.clicked.connect(self.refused)
        underlined = theme.font(TEXT)
        underlined.setUnderline(True)
        self.take.setFont(underlined)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(2 * STEP, 1, STEP, 0)
        layout.setSpacing(STEP // 2)
        for each in (self.take, self.refuse):
            layout.addWidget(each)
        strip.installEventFilter(self)
        self._place()
        self.show()

    def put_away(self) -> None:
        """Leave the strip to its messages."""
        self._strip.removeEventFilter(self)
        self._strip.setContentsMargins(0, 0, 0, 0)
        self.hide()
        self.deleteLater()

    def _place(self) -> None:
        width = self.sizeHint().width()
        self._strip.setContentsMargins(0, 0, width, 0)
        self.setGeometry(self._strip.width() - width, 0, width, self._strip.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        chrome = theme.chrome_of(self.palette())
        painter.fillRect(0, STEP, 1, self.height() - 2 * STEP, chrome.line)
