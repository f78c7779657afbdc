"""The screen of the start page, with the standing of unfinished matches."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

from soiree.core.games import Game
from soiree.games import GAMES
from soiree.resources import available_languages
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.desktop.wishes import felt_of, text_scale_of
from soiree.ui.language.translation import tr
from soiree.ui.screens.start.start_page import StartPage
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.routes import Continue, Evening, Play, Start
from soiree.ui.shell.screen import Screen

if TYPE_CHECKING:
    from soiree.storage.matches import Latest
    from soiree.ui.background import Answers
    from soiree.ui.screens.match.autosave import Autosave
    from soiree.ui.screens.services import Services

# Only what the first picture needs is loaded here.


class StartScreen(Screen):
    """The games to choose from."""

    widget: StartPage

    def __init__(
        self,
        window: MainWindow,
        paths: Paths,
        settings: Settings,
        waiting: Collection[str],
        route: Start,
    ) -> None:
        """
        Args:
            waiting: the names of the games with an unfinished match.
        """
        super().__init__()
        self._window = window
        self._settings = settings
        self._waiting = waiting
        self._deck = window.deck
        self._felt = felt_of(settings)
        self._answers: Answers | None = None
        self._evening = Evening()
        chosen = route.game or window.game
        page = self.widget = StartPage(self._deck, self._felt, paths.pictures, chosen)
        page.use_text(text_scale_of(settings))
        page.chosen.connect(self._choose)
        for tile in page.tiles:
            tile.play.connect(self._play)
            tile.new_game.connect(window.new_game_requested)
            tile.continue_game.connect(self._continue)
        acts = window.ways() | {
            "evening": lambda: window.requested.emit(self._evening),
            "statistics": window.dialogs.show_statistics,
        }
        for name, button in page.sheet.buttons.items():
            button.clicked.connect(lambda _checked, act=acts[name]: act())
        page.show_waiting(waiting)
        # Later the language is one of the preferences.
        if not settings.games and len(there := available_languages()) > 1:
            from soiree.ui.language.language_names import titles

            names = {language: name for language, name in titles(there).items() if language}
            page.sheet.offer_languages(names, self._use_language)

    @property
    def commands(self) -> Mapping[str, Callable[[], object]]:
        return self._window.ways(but="start")

    def begin(self) -> None:
        self._choose()

    def say_who_leads(self, services: Services) -> None:
        """Find the standing of unfinished matches and an unfinished evening on another thread,
        and show both.
        """
        from soiree.ui.background import Answers

        answers = self._answers = Answers()
        for name in self._waiting:
            find = partial(self._find, services.matches, GAMES[name], answers)
            services.threads.worker.submit(find)
        if services.saves_matches:
            services.threads.worker.submit(partial(self._find_evening, services.paths, answers))

    def close(self) -> None:
        if self._answers is not None:
            self._answers.end()
        self.widget.close_pictures()

    def settings_changed(self) -> None:
        self.widget.use_text(text_scale_of(self._settings))
        if self._felt != felt_of(self._settings):
            self._felt = felt_of(self._settings)
            self.widget.use_felt(self._felt)
        if self._deck is not self._window.deck:
            self._deck = self._window.deck
            self.widget.use_deck(self._deck)

    def here(self) -> Start:
        return Start(self.widget.game)

    def _choose(self) -> None:
        self._window.choose_game(self.widget.game)

    def _play(self, name: str) -> None:
        choices = self._settings.choices(GAMES[name])
        self._window.requested.emit(Play(name, choices, teaches=True))

    def _use_language(self, language: str) -> None:
        self._settings.language = language
        self._window.settings_changed.emit()

    def _continue(self, name: str) -> None:
        self._window.requested.emit(Continue(name))

    def _find(self, matches: Autosave, game: Game, answers: Answers) -> None:
        from soiree.core.records import Newer

        try:
            latest = matches.peek(game)
        except Newer:
            answers.post(lambda: self.widget.tile(game.name).show_newer())
            return
        if latest is not None:
            parts = _description_of(latest, game)
            answers.post(lambda: self.widget.tile(game.name).show_standing(parts))

    def _find_evening(self, paths: Paths, answers: Answers) -> None:
        from soiree.storage.files import EVENING, files_in

        if not [*files_in(paths.evenings, EVENING)]:
            return  # most people start without any: the modules of evenings are not needed
        from soiree.controller.evening.file import decode
        from soiree.controller.evening.season import unfinished
        from soiree.storage.history.evenings import peek_all

        name = unfinished(peek_all(paths, decode))
        if name:
            answers.post(lambda: self._show_evening(Evening(name)))

    def _show_evening(self, evening: Evening) -> None:
        self._evening = evening
        self.widget.show_waiting_evening()


def open_start(services: Services, route: Start) -> Callable[[], StartScreen]:
    """Open the start page; the standing of unfinished matches follows."""

    def make() -> StartScreen:
        # The page reads unfinished matches from the disk.
        services.settle()
        waiting = services.matches.waiting()
        window, paths = services.window, services.paths
        screen = StartScreen(window, paths, services.settings, waiting, route)
        screen.say_who_leads(services)
        return screen

    return make


def _description_of(latest: Latest, game: Game) -> Sequence[str]:
    """The parts of the description of a match; the first ones can be spared."""
    from soiree.core.records import is_branch, scores_of
    from soiree.ui.guests.people import names_of, viewer_of
    from soiree.ui.language.words import branch_words, company, moment, standing_sentence

    record = latest.record
    names, viewer = names_of(record.players), viewer_of(record.players)
    parts = [branch_words()] if is_branch(record) else []
    if not latest.is_only:
        others = [name for seat, name in enumerate(names) if seat != viewer]
        played = datetime.fromtimestamp(latest.changed / 1e9, UTC)
        parts.append(tr("with {players}").format(players=company(others)))
        parts.append(moment(f"{played:%Y-%m-%dT%H:%M:%SZ}"))
    scores = scores_of(record, game)
    if scores is not None and len(set(scores)) > 1:
        parts.append(standing_sentence(scores, names, viewer, low_wins=game.low_wins))
    return parts
