"""The screen of tournaments, which plays the computers' matches and leads to those of people."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from soiree.controller.arena.tables import match_seed
from soiree.controller.tournament.link import MatchLink
from soiree.controller.tournament.playing import participants_of, play_by_computers
from soiree.controller.tournament.rounds import with_next_round
from soiree.controller.tournament.standings import as_csv
from soiree.controller.tournament.tournament import Match, Tournament
from soiree.core.events import Result
from soiree.games import GAMES
from soiree.storage import matches as waiting_matches
from soiree.storage.notices import NOT_REMOVED, Notice, because
from soiree.storage.settings import SeatChoice
from soiree.ui.background import Background
from soiree.ui.dialogs.new_tournament import NewTournamentDialog
from soiree.ui.dialogs.questions import is_sure
from soiree.ui.dialogs.shared_result import share
from soiree.ui.language.translation import tr
from soiree.ui.language.voice import say
from soiree.ui.screens.pages import FeltScreen
from soiree.ui.screens.services import Services
from soiree.ui.screens.tournament import kept, words
from soiree.ui.screens.tournament.page import TournamentPage
from soiree.ui.shell.routes import Continue, Play, Tournaments
from soiree.ui.shell.window_dialogs import accepts


class TournamentScreen(FeltScreen):
    """A tournament."""

    widget: TournamentPage
    command = "tournaments"

    def __init__(self, services: Services, route: Tournaments) -> None:
        super().__init__(services)
        files = kept.kept(services.paths)
        named = (each for each in files if each.stem == route.name)
        self._path = next(named, next(iter(files), None))
        self._tournament: Tournament | None = None
        self._background = Background()
        self._cancelled = threading.Event()
        page = self.widget = TournamentPage(self.felt)
        self.connect_page(page)
        page.opened.connect(self._open)
        page.new_requested.connect(self._ask_for_new)
        page.watch_requested.connect(self._play)
        page.play.clicked.connect(lambda _: self._play(page.due))
        page.compute.clicked.connect(lambda _: self._compute_or_stop())
        page.share.clicked.connect(lambda _: self._share())
        page.delete.clicked.connect(lambda _: self._ask_to_delete())
        services.navigator.note(self._load())

    def close(self) -> None:
        self._cancelled.set()
        self._background.end()

    def here(self) -> Tournaments:
        return Tournaments(self._path.stem if self._path else "")

    # --- files -----------------------------------------------------------------------------------

    def _load(self) -> Notice | None:
        paths = self._services.paths
        notice: Notice | None = None
        self._tournament = None
        if self._path is not None:
            found, notice = kept.load(self._path)
            if found is not None:
                self._tournament = after = kept.with_results(paths, self._path, found)
                if after != found:
                    notice = kept.save(self._path, after)
        self.widget.show_files(kept.kept(paths), self._path)
        self._show()
        return notice

    def _open(self, path: Path) -> None:
        self._path = path
        self._window.warn_of(self._load())

    def _save(self, tournament: Tournament) -> None:
        self._tournament = tournament
        if self._path is not None:
            self._window.warn_of(kept.save(self._path, tournament))

    def _ask_for_new(self, game: str) -> None:
        services = self._services
        dialog = NewTournamentDialog(GAMES[game], services.settings, self._window)
        if accepts(dialog) and dialog.tournament is not None:
            self._window.settings_changed.emit()
            self._path = kept.new_path(services.paths, game)
            self._save(with_next_round(dialog.tournament))
            self.widget.show_files(kept.kept(services.paths), self._path)
            self._show()
            self.widget.setFocus()

    def _ask_to_delete(self) -> None:
        if self._path is None or self._tournament is None:
            return
        sure = is_sure(
            self._window,
            tr("Tournaments"),
            tr("Delete this tournament?"),
            tr("Its matches stay in the album."),
            tr("Delete"),
            tr("Keep"),
        )
        if sure:
            try:
                self._path.unlink(missing_ok=True)
            except OSError as error:
                self._window.warn_of(because(NOT_REMOVED, self._path, error))
                return
            files = kept.kept(self._services.paths)
            self._path = files[0] if files else None
            self._window.warn_of(self._load())

    # --- matches ---------------------------------------------------------------------------------

    def _play(self, match: Match | None) -> None:
        tournament = self._tournament
        if tournament is None or match is None:
            return
        begun = self._begun(match)
        if begun is not None:
            self._window.requested.emit(Continue(begun))
            return
        game = GAMES[tournament.game]
        players = participants_of(tournament, match)
        choices = replace(
            self._services.settings.choices(game),
            options=dict(tournament.options),
            seats=[SeatChoice(who.kind, who.name, who.level) for who in players],
        )
        watches = all(who.kind == "computer" for who in players)
        seed = match_seed(tournament.seed, match)
        route = Play(
            game.name,
            choices,
            seed,
            observers=(0,) if watches else None,
            extra=self._link(match).fields(),
        )
        self._window.requested.emit(route)

    def _link(self, match: Match) -> MatchLink:
        assert self._path is not None
        return MatchLink(self._path.stem, *match.place)

    def _begun(self, match: Match) -> Path | None:
        assert self._tournament is not None
        game, extra = GAMES[self._tournament.game], self._link(match).fields()
        found = waiting_matches.find(self._services.paths, game, extra)
        return found.path if found else None

    def _compute_or_stop(self) -> None:
        if self.widget.bar.isVisible():
            self._cancelled.set()
            self.widget.show_progress(0, 0)
            return
        tournament, matches = self._tournament, self.widget.by_computers
        if tournament is not None and matches:
            self._cancelled = threading.Event()
            self.widget.show_progress(0, len(matches))
            self._background.run(partial(self._compute, tournament, matches, self._cancelled))

    def _compute(
        self, tournament: Tournament, matches: Sequence[Match], cancelled: threading.Event
    ) -> None:
        for number, match in enumerate(matches, 1):
            result = play_by_computers(tournament, match, cancelled.is_set)
            if result is None:
                return
            left = len(matches) - number
            self._background.post(partial(self._take, match, result, left, cancelled))

    def _take(self, match: Match, result: Result, left: int, cancelled: threading.Event) -> None:
        if self._tournament is None or cancelled.is_set():
            return
        after = self._tournament.with_result(match.place, result)
        self._save(with_next_round(after))
        bar = self.widget.bar
        self._show()
        self.widget.show_progress(bar.maximum() - left, bar.maximum())
        if not left:
            say(self.widget, words.standing_sentence(self._tournament))

    def _share(self) -> None:
        if self._tournament is not None:
            table = as_csv(self._tournament)
            share(
                words.standings_to_share(self._tournament),
                self.felt,
                self._window,
                table,
            )

    def _show(self) -> None:
        page = self.widget
        page.show_tournament(self._tournament, goes_on=False)
        if page.due is not None and self._begun(page.due) is not None:
            page.show_tournament(self._tournament, goes_on=True)


def open_tournaments(
    services: Services, route: Tournaments
) -> Callable[[], TournamentScreen] | None:
    """Open a tournament, or a page without one."""
    if not services.saves_matches:
        services.window.warn(tr("There are no tournaments while nothing is saved."))
        return None
    return partial(TournamentScreen, services, route)
