"""The widget in which a person solves tasks, each at a real table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from soiree.controller.computers.explaining import Explanation, explain
from soiree.controller.match.start import set_problem
from soiree.core.entries import Move
from soiree.core.games import Game
from soiree.games import GAMES
from soiree.storage.daily_deals import today
from soiree.storage.problems import Outcome, is_learned, key_of, note_outcome, of_the_day
from soiree.ui.background import Background
from soiree.ui.games import problem_words
from soiree.ui.guests.people import you
from soiree.ui.language.translation import tr
from soiree.ui.screens.lessons.exercise_table import ExerciseTable
from soiree.ui.screens.match.match_table import appearance_of
from soiree.ui.screens.problems.attempt import Attempt
from soiree.ui.screens.problems.own import note_attempt
from soiree.ui.screens.problems.problem_caption import ProblemCaption, StoryDialog
from soiree.ui.screens.problems.task import Task, task_of, theme_title
from soiree.ui.screens.services import Services
from soiree.ui.shell.routes import Back, Solve
from soiree.ui.shell.window_dialogs import accepts
from soiree.ui.style.panels import column_of
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.narration import Kind
from soiree.ui.table.table import Table

_TOLD = 1000
"""The largest number of sentences in the story before a task."""


class ProblemView(QWidget):
    """The table of a task, with a caption above.

    The reasons are found on a separate thread. Until they are known, an answer only says whether a
    choice was right.

    Attributes:
        caption: the task and its answers in words.
    """

    def __init__(self, services: Services, route: Solve) -> None:
        super().__init__()
        self._settings, self._window = services.settings, services.window
        self._paths = services.paths
        self._learns = False  # True if the last solution was the last one of its theme.
        self._tasks = route.tasks
        self._number = route.first
        self._attempt: Attempt | None = None
        self._background = Background()
        self.caption = ProblemCaption()
        self.caption.leave.clicked.connect(self._leave)
        self.caption.story.clicked.connect(self.show_story)
        self.caption.solution.clicked.connect(self.show_solution)
        self.caption.next.clicked.connect(self._go_on)
        self._exercise = ExerciseTable(services.paths.pictures)
        self._exercise.answered.connect(self._answer)
        self._exercise.attempted.connect(self._try_again)
        self.setLayout(column_of(self.caption, (self._exercise, 1), spacing=0))

    @property
    def table(self) -> Table | None:
        """The table of the current task, if there is one."""
        return self._exercise.table

    @property
    def route(self) -> Solve:
        """The route to the same tasks, from the current one on."""
        return Solve(self._tasks, self._number)

    @property
    def knows_reasons(self) -> bool:
        """True if the reasons for the current task are known."""
        return self._attempt is not None and self._attempt.explained is not None

    def begin(self) -> None:
        """Show the first task."""
        self._show(self._number)

    def end(self) -> None:
        """Stop the table and the thread."""
        self._put_away()
        self._background.end()  # The cancelled search for reasons ends by itself.

    def _put_away(self) -> None:
        if self._attempt is not None:
            self._attempt.cancelled.set()
            self._attempt = None
        self._exercise.put_away()

    # --- a task ----------------------------------------------------------------------------------

    def _show(self, number: int) -> None:
        self._put_away()
        self._number, self._learns = number, False
        task = task_of(self._tasks[number])
        problem, threads = task.problem, self._background.threads
        client = set_problem(task.game, problem, you(), threads, self._note_failure, self._finish)
        table = self._exercise.lay(client, self._appearance(task.game), self._window.deck)
        attempt = self._attempt = Attempt(task, client.view((problem.seat,)))
        self.caption.show_task(task, is_last=number == len(self._tasks) - 1)
        self._exercise.start()
        attempt.names = table.shown.now.names
        take = partial(self._take_reasons, attempt)
        self._background.run(partial(self._explain, attempt, task.rival, take))

    def _appearance(self, game: Game) -> Appearance:
        appearance = appearance_of(self._settings, self._settings.choices(game))
        # The person makes each choice without help.
        appearance.ends_turns = appearance.warnings = False
        return appearance

    def _explain(self, attempt: Attempt, rival: Move, take: Callable[[Explanation], None]) -> None:
        """Compare the best move with another one on the worker's thread."""
        task, stop = attempt.task, attempt.cancelled.is_set
        found = explain(task.game, attempt.view, task.problem.best[0], rival, stop)
        if not stop():
            self._background.post(partial(take, found))

    def _take_reasons(self, attempt: Attempt, found: Explanation) -> None:
        if attempt is not self._attempt:
            return
        attempt.explained = found
        if attempt.wants_solution:
            self.show_solution()
        elif attempt.is_solved:
            self._say_why()

    def _take_failure(self, attempt: Attempt, tried: Move, found: Explanation) -> None:
        attempt.against[tried] = found
        if attempt is self._attempt and attempt.failed == tried and not attempt.is_solved:
            self._answer("")

    # --- attempts --------------------------------------------------------------------------------

    def _note_failure(self, move: Move) -> None:
        attempt = self._attempt
        if attempt is not None:
            attempt.failed = move
            attempt.has_failed = True
            if move not in attempt.against:
                take = partial(self._take_failure, attempt, move)
                self._background.run(partial(self._explain, attempt, move, take))

    def _answer(self, words: str) -> None:
        attempt = self._attempt
        if attempt is None or attempt.is_solved:
            return
        self.caption.say(attempt.failure() or words)

    def _try_again(self) -> None:
        attempt = self._attempt
        if attempt is not None and not attempt.is_solved:
            attempt.failed = None
            if not attempt.was_shown:
                self.caption.show_words(attempt.task.question)

    def show_story(self) -> None:
        """Show the moves before the task, as the seat saw them."""
        if self.table is not None:
            lines = self.table.play.story.lines(_TOLD)
            dialog = StoryDialog(
                [line.text for line in lines if line.kind is not Kind.PASSING], self
            )
            accepts(dialog)
            self._exercise.take_focus()

    def show_solution(self) -> None:
        """Show the best move with its reasons, as soon as they are known."""
        attempt, table = self._attempt, self.table
        if attempt is None or table is None or attempt.is_solved:
            return
        attempt.wants_solution = attempt.explained is None
        if attempt.explained is None:
            self.caption.say(tr("A moment …"))
            return
        attempt.was_shown = True
        self.caption.show_shown()
        self._note_outcome(attempt.task, "shown")
        best, words = attempt.task.problem.best, attempt.solution()
        table.hint.show(best[0], attempt.explained.other, words)
        self.caption.say(tr("This move is best. Make it, or choose Next."), words.spoken)
        self._exercise.take_focus()

    def _finish(self) -> None:
        attempt = self._attempt
        if attempt is None or attempt.is_solved:
            return
        attempt.is_solved = True
        self._note_outcome(attempt.task, "shown" if attempt.was_shown else "solved")
        self.caption.show_solved()
        self._say_why()

    def _note_outcome(self, task: Task, outcome: Outcome) -> None:
        if task.own:
            failed = self._attempt is None or self._attempt.has_failed
            note_attempt(self._paths, task.own, solved=outcome == "solved" and not failed)
        if not task.key:
            return
        settings, game = self._settings, task.game.name
        knew = is_learned(game, task.theme, settings.problems)
        note_outcome(settings.problems, task.key, outcome)
        self._learns = not knew and is_learned(game, task.theme, settings.problems)
        day = today()
        todays = of_the_day(day, [*GAMES])
        if todays is not None and key_of(*todays) == task.key:
            note_outcome(settings.days, day.isoformat(), outcome)
        self._window.settings_changed.emit()

    def _say_why(self) -> None:
        attempt = self._attempt
        assert attempt is not None
        words = tr("Correct.") if attempt.was_shown else tr("Solved!")
        if attempt.explained is not None:
            why = problem_words.reasons(attempt.solution())
            words = tr("{what} {why}").format(what=words, why=why)
        task = attempt.task
        if self._learns and task.game.themes is not None:
            learned = tr("You have solved all of “{theme}”. {learned}").format(
                theme=theme_title(task.game, task.theme),
                learned=tr(task.game.themes().learned[task.theme]),
            )
            words = tr("{what} {why}").format(what=words, why=learned)
        self.caption.say(words)

    def _go_on(self) -> None:
        if self._number + 1 < len(self._tasks):
            self._show(self._number + 1)
        else:
            self._leave()

    def _leave(self) -> None:
        self._window.requested.emit(Back())

    # --- Qt --------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._exercise.type(event):
            return
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)
