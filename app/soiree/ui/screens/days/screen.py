"""The screen of the calendar."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial

from msgspec.structs import replace

from soiree.controller.match.deal_words import of_the_day as deal_of
from soiree.core.games import Game
from soiree.games import GAMES
from soiree.storage import daily_deals
from soiree.storage.matches import started_at
from soiree.storage.problems import kept_problems
from soiree.storage.problems import of_the_day as problem_of
from soiree.ui.language.translation import tr
from soiree.ui.screens.days.page import DaysPage, Results
from soiree.ui.screens.match.another_match import play_deal
from soiree.ui.screens.pages import FeltScreen
from soiree.ui.screens.services import Services
from soiree.ui.shell import routes
from soiree.ui.shell.routes import Continue, KeptTask, Replay, Route, Solve


class DaysScreen(FeltScreen):
    """The deals and the problems, day by day."""

    widget: DaysPage
    command = "days"

    def __init__(self, services: Services, route: routes.Days) -> None:
        super().__init__(services)
        self._now = daily_deals.today()
        self._deals = {(each.day, each.game): each for each in daily_deals.load(services.paths)}
        results = Results(self._deals, services.settings.days)
        page = self.widget = DaysPage(results, self._now, self.felt)
        self.connect_page(page)
        page.asked.connect(self._show_day)
        page.calendar.choose(route.day or self._now)

    def here(self) -> routes.Days:
        return routes.Days(self.widget.calendar.day)

    def _show_day(self, day: date) -> None:
        ways = {name: self._way_to(game, day) for name, game in GAMES.items()}
        self.widget.show_day(ways, _problem(day))

    def _way_to(self, game: Game, day: date) -> tuple[str, Route | None]:
        """The label and the route of the button for a deal; "" and None if it leads nowhere."""
        deal = self._deals.get((day.isoformat(), game.name))
        if deal is None:
            if not daily_deals.can_begin(day, self._now):
                return "", None
            # Everybody has the same opponents, too.
            choices = replace(self._services.settings.choices(game), seats=[])
            return tr("Play"), replace(play_deal(deal_of(game, day), choices), teaches=True)
        path = started_at(self._services.paths, game, deal.started)
        if path is None:
            return "", None
        if not deal.place:
            return tr("Continue"), Continue(path)
        return tr("Review"), Replay(path, review=True)


def _problem(day: date) -> Solve:
    found = problem_of(day, [*GAMES])
    assert found is not None, "there are problems"
    name, problem = found
    return Solve([KeptTask(name, kept_problems(name).index(problem) + 1)])


def open_days(services: Services, route: routes.Days) -> Callable[[], DaysScreen]:
    """Open the calendar at the day of the route, or else today."""
    return partial(DaysScreen, services, route)
