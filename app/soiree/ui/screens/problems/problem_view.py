"""One task after another, each at a real table: the person tries until it is solved."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from soiree.controller.computers.close_look import CloseLook, look_closely
from soiree.controller.computers.worker import Worker
from soiree.controller.lessons.problem import Problem
from soiree.controller.match.start import Threads, set_problem
from soiree.core.entries import Move
from soiree.core.games import Game
from soiree.core.views import View
from soiree.storage.problems import Outcome
from soiree.ui.games import problem_words
from soiree.ui.guests.people import you
from soiree.ui.screens.lessons.caption import Caption
from soiree.ui.screens.lessons.exercise_table import ExerciseTable
from soiree.ui.screens.match.match_table import appearance_of
from soiree.ui.screens.problems.task import Task
from soiree.ui.screens.services import Services
from soiree.ui.shell.invoker import Answers
from soiree.ui.style.translation import tr
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.narration import Kind
from soiree.ui.table.recap.hint_sheet import HintWords
from soiree.ui.table.table import Table

_TOLD = 1000
"""So many of the last sentences are shown of what was played, at most."""


class ProblemView(QWidget):
    """The position of a task at its table, and what is said of it above.

    The reasons come from a close look at the position, on a thread of its own; until it is there,
    an answer says only whether a choice was right.

    Attributes:
        caption: what there is to do, and what came of it.

    Signals:
        left: the person wants to go back.
    """

    left = Signal()

    def __init__(self, services: Services, tasks: Sequence[Task], first: int) -> None:
        """
        Args:
            tasks: to be solved one after another.
            first: the index of the task that comes first.
        """
        super().__init__()
        self._settings, self._window = services.settings, services.window
        self._tasks = tasks
        self._number = first
        self._attempt: _Attempt | None = None
        self._worker, self._answers = Worker(), Answers(services.threads)
        self.caption = ProblemCaption()
        self.caption.leave.clicked.connect(self.left)
        self.caption.story.clicked.connect(self.show_story)
        self.caption.solution.clicked.connect(self.show_solution)
        self.caption.next.clicked.connect(self._go_on)
        self._exercise = ExerciseTable(services.paths.pictures)
        self._exercise.answered.connect(self._answer)
        self._exercise.attempted.connect(self._try_again)
        self._exercise.round_over.connect(self._finish)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.caption)
        layout.addWidget(self._exercise, 1)

    @property
    def table(self) -> Table | None:
        """The table of the task, while there is one."""
        return self._exercise.table

    @property
    def knows_reasons(self) -> bool:
        """Whether what there is to say of the moves is known by now."""
        return self._attempt is not None and self._attempt.look is not None

    @property
    def task(self) -> Task:
        return self._tasks[self._number]

    def begin(self) -> None:
        """Give the first task."""
        self._show(self._number)

    def end(self) -> None:
        """The tasks are left."""
        self._put_away()
        self._answers.end()
        self._worker.finish(0)  # It stops looking by itself.

    def _put_away(self) -> None:
        if self._attempt is not None:
            self._attempt.cancelled.set()
            self._attempt = None
        self._exercise.put_away()

    # --- a task ----------------------------------------------------------------------------------

    def _show(self, number: int) -> None:
        self._put_away()
        self._number = number
        task = self.task
        problem = task.load()
        answers = self._answers
        threads = Threads(self._worker, self._worker, answers.post, answers.call_later)
        client = set_problem(task.game, problem, you(), threads, self._note_failure, self._finish)
        table = self._exercise.lay(client, self._appearance(task.game), self._window.deck)
        attempt = self._attempt = _Attempt(task, problem, client.view((problem.seat,)))
        self.caption.show_task(task, is_last=number == len(self._tasks) - 1)
        self._exercise.start()
        attempt.names = table.shown.now.names
        self._worker.submit(lambda: self._look(attempt))

    def _appearance(self, game: Game) -> Appearance:
        appearance = appearance_of(self._settings, self._settings.choices(game))
        # Each choice is the person's own, and nothing gives it away.
        appearance.ends_turns = appearance.warnings = False
        return appearance

    def _look(self, attempt: _Attempt) -> None:
        """Look closely, on the worker's thread."""
        look = look_closely(attempt.task.game, attempt.view, stop=attempt.cancelled.is_set)
        if look is not None:
            self._answers.post(lambda: self._note_look(attempt, look))

    def _note_look(self, attempt: _Attempt, look: CloseLook) -> None:
        """The reasons are known: what was said without them is said again."""
        if attempt is not self._attempt:
            return
        attempt.look = look
        if attempt.wants_solution:
            self.show_solution()
        elif attempt.is_solved:
            self._say_why()
        elif attempt.failed is not None:
            self.caption.say(attempt.failure())

    # --- attempts --------------------------------------------------------------------------------

    def _note_failure(self, move: Move) -> None:
        if self._attempt is not None:
            self._attempt.failed = move

    def _answer(self, words: str) -> None:
        """The table has said something: why a choice was not taken."""
        attempt = self._attempt
        if attempt is None or attempt.is_solved:
            return
        if attempt.failed is not None and attempt.look is not None:
            words = attempt.failure()
        self.caption.say(words)

    def _try_again(self) -> None:
        attempt = self._attempt
        if attempt is not None and not attempt.is_solved:
            attempt.failed = None
            if not attempt.was_shown:
                self.caption.show_words(attempt.task.question)

    def show_story(self) -> None:
        """Show what was played before, as far as this seat saw it: some games are about that."""
        if self.table is not None:
            lines = self.table.play.story.last(_TOLD)
            dialog = StoryDialog(
                [line.text for line in lines if line.kind is not Kind.PASSING], self
            )
            dialog.exec()
            dialog.deleteLater()
            self._exercise.take_focus()

    def show_solution(self) -> None:
        """Point out the best move, and say what speaks for it."""
        attempt, table = self._attempt, self.table
        if attempt is None or table is None or attempt.is_solved:
            return
        attempt.wants_solution = attempt.look is None
        if attempt.look is None:
            self.caption.say(tr("A moment …"))
            return
        attempt.was_shown = True
        self.caption.show_shown()
        attempt.task.ended("shown")
        best, words = attempt.problem.best, attempt.solution()
        table.hint.show(best[0], attempt.look.rival(best), words)
        self.caption.say(tr("This is best. Make the move, or go on."), words.spoken)
        self._exercise.take_focus()

    def _finish(self) -> None:
        """The best move was made, and all that came of it is shown."""
        attempt = self._attempt
        if attempt is None or attempt.is_solved:
            return
        attempt.is_solved = True
        outcome: Outcome = "shown" if attempt.was_shown else "solved"
        attempt.task.ended(outcome)
        self.caption.show_solved()
        self._say_why()

    def _say_why(self) -> None:
        attempt = self._attempt
        assert attempt is not None
        words = tr("That is it.") if attempt.was_shown else tr("Solved!")
        if attempt.look is not None:
            why = problem_words.reasons(attempt.solution())
            words = tr("{what} {why}").format(what=words, why=why)
        self.caption.say(words)

    def _go_on(self) -> None:
        if self._number + 1 < len(self._tasks):
            self._show(self._number + 1)
        else:
            self.left.emit()

    # --- Qt --------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._exercise.type(event):
            return
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class _Attempt:
    """One task in progress.

    Attributes:
        view: of the position, before the choice.
        names: of the players, by seat.
        look: what is known of the moves, once it is.
        failed: the move that was tried just now, and is not the best.
        wants_solution: whether it is to be shown as soon as it is known.
        was_shown: whether it was.
        is_solved: whether the best move has been made.
        cancelled: set when nobody waits for the look any more.
    """

    def __init__(self, task: Task, problem: Problem, view: View) -> None:
        self.task, self.problem, self.view = task, problem, view
        self.names: Sequence[str] = ()
        self.look: CloseLook | None = None
        self.failed: Move | None = None
        self.wants_solution = self.was_shown = self.is_solved = False
        self.cancelled = threading.Event()

    def failure(self) -> str:
        """Why the move that was tried is not the best."""
        assert self.look is not None
        assert self.failed is not None
        return problem_words.failure(self.look, self.failed, self.problem.best, self.names)

    def solution(self) -> HintWords:
        """Why the best move is best."""
        assert self.look is not None
        return problem_words.solution(self.look, self.problem.best, self.view, self.names)


class ProblemCaption(Caption):
    """What a task is, and what came of it.

    Attributes:
        is_done: whether it is solved.
        leave, story, solution, next: the buttons.
    """

    def __init__(self) -> None:
        self.leave = QPushButton(tr("Leave"))
        self.story = QPushButton(tr("What was played"))
        self.solution = QPushButton(tr("Show the solution"))
        self.next = QPushButton()
        super().__init__(self.leave, self.story, self.solution, self.next)
        for button in (self.leave, self.story, self.solution, self.next):
            button.setAutoDefault(True)  # So that Enter presses it.
        self.is_done = False
        self._onward = ""

    def show_task(self, task: Task, *, is_last: bool) -> None:
        """Say what there is to do.

        Args:
            is_last: whether no other task follows.
        """
        self.is_done = False
        self._onward = tr("Done") if is_last else tr("Next")
        self.entitle(task.title)
        self.next.setText(self._onward if is_last else tr("Skip"))
        self.next.setDefault(False)
        self.solution.setEnabled(True)
        heard = tr("{what} {why}").format(what=f"{task.title}.", why=task.question)
        self.say(task.question, heard)

    def show_shown(self) -> None:
        """The solution is shown; the person may still make it."""
        self.solution.setEnabled(False)
        self.next.setText(self._onward)

    def show_solved(self) -> None:
        """Offer to go on."""
        self.is_done = True
        self.solution.setEnabled(False)
        self.next.setText(self._onward)
        self.next.setDefault(True)
        self.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def texts(self) -> Sequence[tuple[str, str]]:
        # Room for two lines, and for more where something is longer.
        return ("\n", ""), (self.words, "")

    def show_words(self, words: str, answer: str = "") -> None:
        super().show_words(words, answer)
        self.keep_height()


class StoryDialog(QDialog):
    """What was played before a problem, sentence by sentence; the end is in sight.

    Attributes:
        sentences: they can be read and copied.
    """

    def __init__(self, sentences: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("What was played"))
        self.resize(parent.width() // 2, parent.height() * 3 // 4)
        self.sentences = QPlainTextEdit("\n".join(sentences))
        self.sentences.setReadOnly(True)
        self.sentences.setAccessibleName(self.windowTitle())
        buttons = QDialogButtonBox()
        close = buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        close.setDefault(True)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.sentences)
        layout.addWidget(buttons)
        self.sentences.moveCursor(QTextCursor.MoveOperation.End)
        close.setFocus(Qt.FocusReason.OtherFocusReason)
