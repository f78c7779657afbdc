"""The dialog of a lesson: prepared positions at a real table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from soiree.controller.match.start import set_exercise
from soiree.core.games import Game
from soiree.ui.background import Background
from soiree.ui.decks import Deck
from soiree.ui.deferring import soon
from soiree.ui.desktop.screen_fit import ScreenFit
from soiree.ui.game_window import window_of
from soiree.ui.guests.people import guest, you
from soiree.ui.language.translation import tr
from soiree.ui.language.voice import Weight, say
from soiree.ui.screens.lessons.caption import Caption
from soiree.ui.screens.lessons.exercise_table import ExerciseTable
from soiree.ui.style.panels import column_of
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.felt.spotlight import Spotlight
from soiree.ui.table.recap.lesson_steps import Lesson, Step
from soiree.ui.table.table import Table

_ENDING_TAKES = 3.0
"""The longest wait in seconds for the worker to end."""


class LessonWindow(QDialog):
    """The steps of a lesson, each a position with one move to make or something to look at.

    A spotlight falls on parts to look at. Nothing of a lesson is saved.

    Attributes:
        lesson: the lesson.
        number: the number of the current step, from 0.
        caption: the task and the answer in words.
    """

    def __init__(
        self,
        game: Game,
        appearance: Appearance,
        deck: Deck,
        cache: Path | None = None,
        parent: QWidget | None = None,
        *,
        leads_to_match: bool = False,
    ) -> None:
        """
        Args:
            game: a game that has a lesson.
            cache: a folder for drawn cards; None keeps none.
            leads_to_match: true if a match of the game follows.
        """
        super().__init__(parent)
        self.setWindowTitle(tr("{game} in two minutes").format(game=game.title))
        self.setMinimumSize(800, 560)
        self.resize(QSize(1120, 760) if parent is None else _size_within(parent.size()))
        ScreenFit(self)
        self._game, self._appearance, self._deck = game, appearance, deck
        make = window_of(game).lesson
        assert make is not None
        self.lesson = make()(game.name)
        self.number = 0
        self._spotlight: Spotlight | None = None
        self._background = Background()
        self.caption = LessonCaption(self.lesson, tr("Play") if leads_to_match else tr("Done"))
        self.caption.next.clicked.connect(self._go_on)
        self.caption.back.clicked.connect(lambda: self.show_step(self.number - 1))
        self.caption.leave.clicked.connect(self.reject)
        self._exercise = ExerciseTable(cache)
        self._exercise.answered.connect(self.caption.answer)
        self._exercise.attempted.connect(self.caption.repeat)
        # The new layout of the table exists only then.
        self._exercise.resized.connect(lambda: soon(self, self._light_again))
        self._exercise.round_over.connect(self._done)
        self.setLayout(column_of(self.caption, (self._exercise, 1), spacing=0))
        self.finished.connect(self._end)

    @property
    def table(self) -> Table | None:
        """The table of the current step."""
        return self._exercise.table

    @property
    def step(self) -> Step:
        return self.lesson[self.number]

    def show_step(self, number: int) -> None:
        """Set up the position of a step, and say its task."""
        self.number = number
        self._put_table_away()
        seats = self._game.players(self._game.completed({}))
        names = [you(), *(guest(seat) for seat in range(1, seats))]
        exercise, threads = self.step.exercise, self._background.threads
        client = set_exercise(self._game, names, exercise, threads, self._done)
        table = self._exercise.lay(client, self._appearance, self._deck)
        self.caption.show_task(number)
        self._exercise.start()
        self._light(table)
        if self.step.is_look:
            self.caption.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def _light(self, table: Table) -> None:
        if self._spotlight is None and self.step.is_look:
            self._spotlight = Spotlight()
            table.scene().addItem(self._spotlight)
        if self._spotlight is not None:
            self._spotlight.fall_on(table.board, self.step.sights, table.sceneRect())

    def _light_again(self) -> None:
        if (table := self.table) is not None:
            self._light(table)

    def _begin(self) -> None:
        if self.isVisible() and self.table is None:
            self.show_step(0)

    def _done(self) -> None:
        self.caption.show_done(self.number)

    def _go_on(self) -> None:
        if self.number + 1 < len(self.lesson):
            self.show_step(self.number + 1)
        else:
            self.accept()

    def _put_table_away(self) -> None:
        self._spotlight = None
        self._exercise.put_away()

    def _end(self) -> None:
        self._put_table_away()
        self._background.end()
        if not self._background.worker.finish(_ENDING_TAKES):
            self._background.worker.abandon()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.table is None:
            # Qt first moves the focus as the Tab key does.
            soon(self, self._begin)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._exercise.type(event):
            super().keyPressEvent(event)


class LessonCaption(Caption):
    """The task and the answer of a step in words.

    Attributes:
        leave, back, next: the buttons.
    """

    def __init__(self, lesson: Lesson, last_words: str) -> None:
        """
        Args:
            last_words: the text of the button that ends the lesson.
        """
        self.leave = QPushButton(tr("Leave"))
        self.back = QPushButton(tr("Back"))
        self.next = QPushButton()
        super().__init__(self.leave, self.back, self.next)
        self._last_words = last_words
        self._steps = lesson
        self._task = ""

    def texts(self) -> Iterator[tuple[str, str]]:
        for step in self._steps:
            yield from {(step.done, ""), (step.task, "")}
            yield from {(step.task, text) for text in step.exercise.wrong.values()}
        # An answer of the rules may be longer.
        yield self.words, self.answered

    def show_task(self, number: int) -> None:
        """Show and say the task of a step.

        Args:
            number: the number of the step, from 0.
        """
        step = self._steps[number]
        self.is_done = False
        self._task = step.task
        place = tr("{number} of {count}").format(number=number + 1, count=len(self._steps))
        self.entitle(f"{place} · {step.title}")
        self.back.setEnabled(number > 0)
        self.next.setText(self._onward(number) if step.is_look else tr("Skip"))
        self.next.setDefault(step.is_look)
        spoken = tr("{number} of {count}: {title}. {task}").format(
            number=number + 1, count=len(self._steps), title=step.title, task=step.task
        )
        self.say(step.task, spoken)

    def answer(self, words: str) -> None:
        """Show and say why a choice was not accepted."""
        if not self.is_done:
            self.show_words(self._task, words)
            self.keep_height()
            say(self, words, Weight.ANSWER)

    def repeat(self) -> None:
        """Hide the answer, because another attempt begins."""
        if not self.is_done:
            self.show_words(self._task)

    def show_done(self, number: int) -> None:
        """Show and say the outcome of a step, and offer to go on."""
        self.offer_next(self._onward(number))
        self.say(self._steps[number].done)

    def _onward(self, number: int) -> str:
        return self._last_words if number == len(self._steps) - 1 else tr("Next")


def _size_within(size: QSize) -> QSize:
    smaller = QSize(round(size.width() * 0.92), round(size.height() * 0.92))
    return smaller.expandedTo(size.boundedTo(QSize(1100, 720)))
