"""The problems in the window: their list, and the table at which tasks are solved."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from soiree.storage.problems import Outcome, kept_problems, key_of, note_outcome
from soiree.ui.screens.album.screen import back_words
from soiree.ui.screens.problems.catalogue import Catalogue
from soiree.ui.screens.problems.own_choices import task_of_choice
from soiree.ui.screens.problems.problem_view import ProblemView
from soiree.ui.screens.problems.task import Task, task_of
from soiree.ui.screens.services import Services
from soiree.ui.shell.routes import Back, KeptTask, OwnTask, ProblemFilter, Problems, Solve
from soiree.ui.shell.screen import PageScreen


class ProblemsScreen(PageScreen):
    """The list of the problems."""

    def __init__(self, services: Services, sought: ProblemFilter, row: int) -> None:
        super().__init__()
        self._window = services.window
        self.widget = Catalogue(services.games, services.settings.problems)
        self.widget.look_for(sought, row)
        self.widget.back.setText(back_words(services.navigator.below))
        self.widget.left.connect(self._go_back)
        self.widget.requested.connect(self._window.requested)

    @property
    def commands(self) -> Mapping[str, Callable[[], object]]:
        return self._window.ways()

    def here(self) -> Problems:
        return self.widget.here()

    def _go_back(self) -> None:
        self._window.requested.emit(Back())


class ProblemScreen(PageScreen):
    """Tasks at their tables, one after another."""

    def __init__(self, services: Services, route: Solve) -> None:
        super().__init__()
        self._services = services
        self._window = services.window
        tasks = [self._task(each) for each in route.tasks]
        self.widget = ProblemView(services, tasks, route.first)
        self.widget.left.connect(self._go_back)

    @property
    def commands(self) -> Mapping[str, Callable[[], object]]:
        return self._window.ways()

    def begin(self) -> None:
        self._services.ahead.hold(self)
        self.widget.begin()

    def close(self) -> None:
        self.widget.end()
        self._services.ahead.let_go(self)

    def here(self) -> None:
        return None

    def _go_back(self) -> None:
        self._window.requested.emit(Back())

    def _task(self, wanted: KeptTask | OwnTask) -> Task:
        if isinstance(wanted, OwnTask):
            game = self._services.games[wanted.record.game]
            return task_of_choice(game, wanted.record, wanted.entry, wanted.best, wanted.place)
        game = self._services.games[wanted.game]
        kept = kept_problems(wanted.game)[wanted.number - 1]
        settings, changed = self._services.settings, self._window.settings_changed

        def ended(outcome: Outcome) -> None:
            note_outcome(settings.problems, key_of(game.name, kept), outcome)
            changed.emit()

        return task_of(game, wanted.number, kept, ended)


def open_problems(services: Services, route: Problems) -> Callable[[], ProblemsScreen]:
    """The list as the route has it, or else of the game that is chosen."""
    left = services.navigator.left.get(Problems)
    sought, game = route.filter, services.window.game
    if sought is None and isinstance(left, Problems) and left.filter is not None:
        theme = left.filter.theme if left.filter.game == game else ""
        sought = replace(left.filter, game=game, theme=theme)
    return lambda: ProblemsScreen(services, sought or ProblemFilter(game), route.row)


def open_task(services: Services, route: Solve) -> Callable[[], ProblemScreen]:
    """The first of the tasks."""
    return lambda: ProblemScreen(services, route)
