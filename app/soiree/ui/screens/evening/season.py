"""The screen of all evenings: the season, a new evening, and the ways to album and honours."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import partial

from soiree.controller.evening.evening import Evening
from soiree.controller.evening.file import decode, encode
from soiree.controller.evening.season import THEMES, Progress, evening_of, progress_in, unfinished
from soiree.games import GAMES
from soiree.storage.history import evenings
from soiree.ui.guests.people import you
from soiree.ui.language.translation import tr
from soiree.ui.language.voice import Weight, say
from soiree.ui.screens.evening.page import ProgrammePage
from soiree.ui.screens.evening.screen import EveningScreen, open_evening
from soiree.ui.screens.evening.wording import Programme, Row, title_of
from soiree.ui.screens.pages import FeltScreen
from soiree.ui.screens.services import Services
from soiree.ui.shell.routes import Album, AlbumFilter, Honours
from soiree.ui.shell.routes import Evening as EveningRoute
from soiree.ui.shell.window_dialogs import accepts
from soiree.ui.style.panels import button


class SeasonScreen(FeltScreen):
    """The twelve evenings of a season, which open one after the other."""

    widget: ProgrammePage
    command = "evening"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        # All evenings by the names of their files, oldest first.
        found = evenings.peek_all(services.paths, decode)
        self._found, self._unfinished = found, unfinished(found)
        self._progress = progress_in(found)
        first, go_on = self._next()
        earlier = AlbumFilter(words="evening-", title=tr("Evenings"))
        own = button(tr("New evening…"), self._ask)
        album = button(tr("Earlier evenings"), lambda: self._go(Album(earlier)))
        honours = button(tr("Honours"), lambda: self._go(Honours()))
        album.setEnabled(bool(found))
        page = self.widget = ProgrammePage(self.felt, own, album, honours)
        self.connect_page(page)
        page.first.setText(first)
        page.first.clicked.connect(go_on)
        page.card.chosen.connect(self._choose)
        page.card.show_programme(season_programme(self._progress, found))

    def here(self) -> EveningRoute:
        return EveningRoute()

    def _go(self, route: EveningRoute | Album | Honours) -> None:
        self._window.requested.emit(route)

    def _next(self) -> tuple[str, Callable[[], None]]:
        """Return the words of the button for the next evening, and what it does."""
        name, season, theme = self._unfinished, self._progress.number, self._progress.unlocked - 1
        if name:
            text = tr("Continue: {evening}").format(evening=title_of(self._found[name]))
            return text, lambda: self._go(EveningRoute(name))
        if self._progress.is_over:
            text = tr("Begin season {number}").format(number=season + 1)
            return text, lambda: self._begin_theme(season + 1, 0)
        text = tr("Evening {number}: {title}")
        text = text.format(number=theme + 1, title=tr(THEMES[theme].title))
        return text, lambda: self._begin_theme(season, theme)

    def _choose(self, theme: int) -> None:
        progress = self._progress
        if theme in progress.played:
            self._go(EveningRoute(progress.played[theme]))
        elif theme < progress.unlocked:
            self._begin_theme(progress.number, theme)
        else:
            text = tr("This evening opens after evening {number}.").format(number=theme)
            self.widget.status.setText(text)
            say(self.widget.card.list, text, Weight.ANSWER)

    def _begin_theme(self, season: int, theme: int) -> None:
        person = self._services.settings.player or you()
        self._begin(evening_of(season, theme, person, _seed(), _now()))

    def _ask(self) -> None:
        from soiree.ui.dialogs.evening import EveningDialog

        person = self._services.settings.player or you()
        own = [each for each in self._found.values() if not each.season]
        dialog = EveningDialog(GAMES, person, self.felt, own[-1] if own else None, self._window)
        if accepts(dialog):
            evening = Evening(
                dialog.members, dialog.programme, _seed(), dialog.final, started=_now()
            )
            self._begin(evening)

    def _begin(self, evening: Evening) -> None:
        paths = self._services.paths
        name = evenings.new_name(paths, evening.started[:10])
        notice = evenings.save(paths, name, encode(evening))
        if notice is not None:
            self._window.warn_of(notice)
            return
        self._go(EveningRoute(name))


def season_programme(progress: Progress, found: Mapping[str, Evening]) -> Programme:
    """The texts of a season's programme."""
    rows, waiting = [], unfinished(found)
    for number, theme in enumerate(THEMES):
        name = progress.played.get(number)
        played = None if name is None else found[name]
        rows.append(
            Row(
                title=tr("{number}. {title}").format(number=number + 1, title=tr(theme.title)),
                text=tr(theme.sentence),
                remark="" if played is None else _result(played),
                is_done=played is not None and played.is_over,
                is_next=name == waiting if waiting else number == progress.unlocked - 1,
            )
        )
    over = [found[name] for name in progress.played.values() if found[name].is_over]
    won = sum(each.rank(0) == 1 for each in over)
    footer = tr("The evenings open one after the other. All games stay open at any time.")
    if over:
        text = tr("%n evenings played, {won} of them won.", "", len(over))
        footer = text.format(won=won)
    return Programme(
        title=tr("Season {number}").format(number=progress.number),
        subtitle=tr("Twelve evenings against guests who grow stronger"),
        rows=tuple(rows),
        footer=footer,
        is_over=progress.is_over,
    )


def _result(evening: Evening) -> str:
    if not evening.is_over:
        return tr("%n matches played so far.", "", len(evening.matches))
    winner = evening.members[evening.standings()[0].member].name
    points = evening.points()[0]
    if evening.rank(0) == 1:
        return tr("You won, with %n points.", "", points)
    text = tr("Place {rank}, with %n points; {winner} won.", "", points)
    return text.format(rank=evening.rank(0), winner=winner)


def _seed() -> int:
    return random.SystemRandom().randrange(10**9)


def _now() -> str:
    return f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}"


def open_evenings(
    services: Services, route: EveningRoute
) -> Callable[[], EveningScreen | SeasonScreen] | None:
    """Return a function that makes the screen of an evening; None if it cannot be opened.

    If the route names no evening, the screen is that of the season.
    """
    if route.name:
        return open_evening(services, route.name)
    return partial(SeasonScreen, services)
