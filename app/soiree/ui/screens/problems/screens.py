"""The screens of the list of problems and of the table at which tasks are solved."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from msgspec.structs import replace

from soiree.storage.daily_deals import today
from soiree.storage.own_problems import due, load
from soiree.ui.screens.pages import FeltScreen
from soiree.ui.screens.problems.catalogue import Catalogue
from soiree.ui.screens.problems.own import tasks_of
from soiree.ui.screens.problems.problem_view import ProblemView
from soiree.ui.screens.services import Services
from soiree.ui.shell.routes import ProblemFilter, Problems, Solve
from soiree.ui.shell.screen import Screen


class ProblemsScreen(FeltScreen):
    """The list of problems."""

    widget: Catalogue

    def __init__(self, services: Services, sought: ProblemFilter, row: int) -> None:
        super().__init__(services)
        pictures, settings = services.paths.table_pictures, services.settings
        own = tasks_of(due(load(services.paths), today()))
        self.widget = Catalogue(settings, own, self.felt, pictures)
        self.widget.look_for(sought, row)
        self.connect_page(self.widget)

    def close(self) -> None:
        self.widget.end()

    def here(self) -> Problems:
        return self.widget.here()


class ProblemScreen(Screen):
    """The screen of a problem at its table, followed by the next problems."""

    widget: ProblemView

    def __init__(self, services: Services, route: Solve) -> None:
        super().__init__()
        self._services = services
        self._window = services.window
        self.widget = ProblemView(services, route)

    @property
    def commands(self) -> Mapping[str, Callable[[], object]]:
        return self._window.ways()

    def begin(self) -> None:
        self._services.ahead.hold(self)
        self.widget.begin()

    def close(self) -> None:
        self.widget.end()
        self._services.ahead.let_go(self)

    def remade(self) -> Callable[[], ProblemScreen]:
        """Return the maker of a screen of the same tasks, where the present task begins again."""
        return partial(ProblemScreen, self._services, self.widget.route)


def open_problems(services: Services, route: Problems) -> Callable[[], ProblemsScreen]:
    """Open the list with the filter of the route, or else for the chosen game."""
    left = services.navigator.left.get(Problems)
    sought, game = route.filter, services.window.game
    if sought is None and isinstance(left, Problems) and left.filter is not None:
        theme = left.filter.theme if left.filter.game == game else ""
        sought = replace(left.filter, game=game, theme=theme)
    return partial(ProblemsScreen, services, sought or ProblemFilter(game), route.row)


def open_task(services: Services, route: Solve) -> Callable[[], ProblemScreen]:
    """Open the first task of a route."""
    return partial(ProblemScreen, services, route)
