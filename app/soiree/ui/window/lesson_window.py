"""The lesson of a game, "in two minutes": prepared positions at a real table, in a dialog."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from soiree.controller.client import Client
from soiree.controller.start import Threads, set_exercise
from soiree.controller.worker import Worker
from soiree.core.games import Game
from soiree.ui.decks import Deck
from soiree.ui.game_window import window_of
from soiree.ui.guests.people import guest, you
from soiree.ui.style import theme
from soiree.ui.style.screen_fit import ScreenFit
from soiree.ui.style.theme import LEAD, STEP, TEXT
from soiree.ui.style.translation import tr
from soiree.ui.style.voice import Weight, say
from soiree.ui.table.appearance import Appearance
from soiree.ui.table.context import TableContext
from soiree.ui.table.lesson_steps import Lesson, Step
from soiree.ui.table.spotlight import Spotlight
from soiree.ui.table.table import Table
from soiree.ui.window.invoker import Invoker
from soiree.ui.window.status_bar import StatusBar, TakesTyping

_ENDING_TAKES = 3.0
"""Seconds that the worker may take to end."""


class LessonWindow(QDialog):
    """The steps of a lesson, one after the other, each a position with one thing to do.

    A lesson is not a match: nothing of it is saved. At some steps there is only something to see,
    which stands out in a light; at the others there is one thing to do.

    Attributes:
        table: the table of the current step.
        number: of the current step, from 0.
        caption: what there is to do, and what was done.
    """

    def __init__(
        self,
        game: Game,
        lesson: Lesson,
        appearance: Appearance,
        deck: Deck,
        cache: Path | None = None,
        parent: QWidget | None = None,
        *,
        leads_to_match: bool = False,
    ) -> None:
        """
        Args:
            leads_to_match: whether a match of the game follows.
        """
        super().__init__(parent)
        self.setWindowTitle(tr("{game} in two minutes").format(game=game.title))
        self.setMinimumSize(800, 560)
        self.resize(QSize(1120, 760) if parent is None else _within(parent.size()))
        ScreenFit(self)
        self._game, self._appearance, self._deck, self._cache = game, appearance, deck, cache
        self.lesson = lesson
        self.number = 0
        self.table: Table | None = None
        self._spotlight: Spotlight | None = None
        self._client: Client | None = None
        self._worker, self._invoker = Worker(), Invoker(self)
        self.caption = Caption(self.lesson, tr("Play") if leads_to_match else tr("Done"))
        self.caption.next.clicked.connect(self._go_on)
        self.caption.back.clicked.connect(lambda: self.show_step(self.number - 1))
        self.caption.leave.clicked.connect(self.reject)
        self._status_bar = StatusBar()
        self._status_bar.typing_ended.connect(self._end_typing)
        self._status_bar.hide()
        self._stack = QStackedWidget()
        layout = self._layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.caption)
        layout.addWidget(self._stack, 1)
        layout.addWidget(self._status_bar)
        self.finished.connect(self._end)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    def show_step(self, number: int) -> None:
        """Set up the position of a step, and say what there is to do."""
        self.number = number
        self._put_table_away()
        names = [you(), *(guest(seat) for seat in range(1, self._seats()))]
        threads = Threads(self._worker, self._worker, self._invoker.post, self._invoker.call_later)
        options, exercise = self.lesson.options, self.step.exercise
        self._client = set_exercise(self._game, options, names, exercise, threads, self._done)
        game, cache = window_of(self._game), self._cache
        narrate = game.narration()
        context = TableContext(self._client, self._appearance, self._deck, narrate, cache)
        table = self.table = game.table(context)
        table.refused.connect(self.caption.answer)
        table.play.told.connect(
            lambda event, words: self.caption.answer(words) if not event else None
        )
        table.play.round_over.connect(self._done)
        table.installEventFilter(self)
        table.viewport().installEventFilter(self)
        self.caption.show_task(number)
        # Where cards can be typed, there is room for it from the first: no table shrinks for that.
        self._status_bar.setVisible(table.reads_typing)
        self._layout.activate()
        # At its size from the first, a table is laid out once.
        table.resize(self._stack.size())
        self._stack.addWidget(table)
        self._stack.setCurrentWidget(table)
        table.setFocus(Qt.FocusReason.OtherFocusReason)
        table.start()
        self._light(table)
        if self.step.is_look:
            self.caption.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def _light(self, table: Table) -> None:
        """Let the light fall on what the step is about, until something is done."""
        if self._spotlight is None and self.step.is_look:
            self._spotlight = Spotlight()
            table.scene().addItem(self._spotlight)
        if self._spotlight is not None:
            self._spotlight.fall_on(table.board, self.step.sights, table.sceneRect())

    def _light_again(self) -> None:
        if self.table is not None:
            self._light(self.table)

    def _begin(self) -> None:
        if self.isVisible() and self.table is None:
            self.show_step(0)

    def _seats(self) -> int:
        return self._game.players({**self._game.defaults(), **self.lesson.options})

    def _done(self) -> None:
        self.caption.show_done(self.number)

    def _go_on(self) -> None:
        if self.number + 1 < len(self.lesson.steps):
            self.show_step(self.number + 1)
        else:
            self.accept()

    def _put_table_away(self) -> None:
        self._spotlight = None
        if self._client is not None:
            self._client.close()
        if self.table is not None:
            self.table.put_away()
            self._stack.removeWidget(self.table)
            self.table.deleteLater()
        self._client = self.table = None

    def _end(self) -> None:
        self._put_table_away()
        if not self._worker.finish(_ENDING_TAKES):
            self._worker.abandon()

    def _end_typing(self) -> None:
        if self.table is not None:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress):
            self.caption.repeat()
        elif event.type() is QEvent.Type.Resize:
            # When the table has been laid out anew.
            QTimer.singleShot(0, self, self._light_again)
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.table is None:
            # Later, for the dialog first gives the focus away as if by Tab.
            QTimer.singleShot(0, self._begin)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        table: object = self.table
        if event.text().isalnum() and isinstance(table, TakesTyping) and table.reads_typing:
            self._status_bar.begin_typing(event.text(), table.typed)
        else:
            super().keyPressEvent(event)


class Caption(QWidget):
    """What a step is about, in words, above its table, with buttons to go on, back and out.

    Attributes:
        is_done: whether the thing to do has been done.
        leave, back, next: the buttons.
    """

    def __init__(self, lesson: Lesson, last_words: str) -> None:
        """
        Args:
            last_words: what stands on the button that ends the lesson.
        """
        super().__init__()
        self.is_done = False
        self._last_words = last_words
        self._steps = lesson.steps
        self._task = ""
        self._title = QLabel()
        self._title.setFont(theme.font(TEXT, bold=True))
        self._words = QLabel()
        self._words.setFont(theme.font(LEAD))
        self._words.setWordWrap(True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.leave = QPushButton(tr("Leave"))
        self.back = QPushButton(tr("Back"))
        self.next = QPushButton()
        head = QHBoxLayout()
        head.setSpacing(STEP)
        head.addWidget(self._title)
        head.addStretch(1)
        for each in (self.leave, self.back, self.next):
            each.setAutoDefault(False)
            head.addWidget(each)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(3 * STEP, STEP, 2 * STEP, STEP + STEP // 2)
        layout.setSpacing(STEP // 2)
        layout.addLayout(head)
        layout.addWidget(self._words)

    @property
    def words(self) -> str:
        return self._words.text()

    def show_task(self, number: int) -> None:
        """Say what there is to do in a step, numbered from 0."""
        step = self._steps[number]
        self.is_done = False
        self._task = step.task
        place = tr("{number} of {count}").format(number=number + 1, count=len(self._steps))
        self._title.setText(f"{place} · {step.title}")
        self.back.setEnabled(number > 0)
        self.next.setText(self._onward(number) if step.is_look else tr("Skip"))
        self.next.setDefault(step.is_look)
        heard = tr("{number} of {count}: {title}. {task}")
        self._say(
            self._task,
            heard.format(
                number=number + 1, count=len(self._steps), title=step.title, task=step.task
            ),
        )

    def answer(self, words: str) -> None:
        """Say why a choice was not taken."""
        if not self.is_done:
            self._say(words)

    def repeat(self) -> None:
        """Say again what there is to do, as another attempt begins."""
        if not self.is_done:
            self._words.setText(self._task)

    def show_done(self, number: int) -> None:
        """Say what happened, and offer to go on."""
        self.is_done = True
        self.next.setText(self._onward(number))
        self.next.setDefault(True)
        self.next.setFocus(Qt.FocusReason.OtherFocusReason)
        self._say(self._steps[number].done)

    def _onward(self, number: int) -> str:
        return self._last_words if number == len(self._steps) - 1 else tr("Next")

    def _say(self, words: str, heard: str | None = None) -> None:
        """Show words, and say them, or what is heard in their place."""
        self._words.setText(words)
        say(self, heard or words, Weight.ANSWER)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the height that the longest text needs, so that the table below keeps its size."""
        width = self.width() - 5 * STEP
        before = self._words.text()
        heights = []
        for step in self._steps:
            for text in {step.task, step.done, *step.exercise.wrong.values()}:
                self._words.setText(text)
                heights.append(self._words.heightForWidth(width))
        self._words.setText(before)
        self._words.setFixedHeight(max(heights))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        chrome = theme.chrome_of(self.palette())
        painter.fillRect(self.rect(), chrome.window)
        painter.fillRect(0, self.height() - 1, self.width(), 1, chrome.line)


def _within(size: QSize) -> QSize:
    """A little smaller than the window under it, where that leaves enough room."""
    smaller = QSize(round(size.width() * 0.92), round(size.height() * 0.92))
    return smaller.expandedTo(size.boundedTo(QSize(1100, 720)))
