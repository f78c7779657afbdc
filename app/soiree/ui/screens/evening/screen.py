"""The screen of an evening: its programme, from which its matches start."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from soiree.controller.evening.evening import Due, Evening, Place, match_seed
from soiree.controller.evening.file import decode, encode
from soiree.controller.evening.playing import (
    link,
    participants_of,
    play_behind_the_scenes,
    result_in,
)
from soiree.core.evenings import EveningPlace
from soiree.core.records import Record
from soiree.core.strict_json import Faulty
from soiree.games import GAMES
from soiree.storage.history import evenings
from soiree.storage.matches import keep_finished, read_kept
from soiree.storage.notices import KEEPS_NO_EVENING, Notice
from soiree.storage.settings import SeatChoice
from soiree.storage.waiting_match import WaitingMatch
from soiree.ui.background import Background
from soiree.ui.guests.people import is_usual
from soiree.ui.language.translation import tr
from soiree.ui.language.voice import say
from soiree.ui.screens.evening.page import ProgrammePage
from soiree.ui.screens.evening.wording import (
    due_words,
    gone_words,
    programme_of,
    standing_words,
    title_of,
)
from soiree.ui.screens.pages import FeltScreen
from soiree.ui.screens.services import Services
from soiree.ui.shell.routes import Album, AlbumFilter, Continue, Play, Replay
from soiree.ui.shell.routes import Evening as EveningRoute
from soiree.ui.style.panels import button


class EveningScreen(FeltScreen):
    """The programme of an evening, with the next match."""

    widget: ProgrammePage

    def __init__(self, services: Services, name: str, evening: Evening) -> None:
        """
        Args:
            name: the name of the evening's file, without its suffix.
        """
        super().__init__(services)
        self._name, self._evening = name, evening
        self._background = Background()
        self._waiting: Mapping[EveningPlace, Path] = {}
        self._there: frozenset[str] | None = None
        self._playing: Due | None = None
        self._matches = button(tr("Its matches"), self._show_matches)
        page = ProgrammePage(self.felt, self._matches, leads_back=EveningRoute())
        self.widget = page
        self.connect_page(page)
        page.back.setText(tr("All evenings"))
        page.first.clicked.connect(self._go_on)
        page.card.chosen.connect(self._replay)
        self._show()

    def begin(self) -> None:
        self._background.run(self._look)

    def close(self) -> None:
        self._background.end()

    def here(self) -> EveningRoute:
        return EveningRoute(self._name)

    # --- on the worker's thread ------------------------------------------------------------------

    def _look(self) -> None:
        services = self._services
        kept = evenings.records_of(services.paths, GAMES, self._name)
        known = {match.file for match in self._evening.matches}
        finished, waiting = dict[str, Record](), dict[EveningPlace, Path]()
        for path in kept.finished:
            if path.name not in known:
                with suppress(OSError, Faulty):
                    finished[path.name] = read_kept(path, GAMES)
        for path in kept.waiting:
            with suppress(OSError, Faulty):
                place = EveningPlace.of(WaitingMatch.load(path, GAMES)[1].extra)
                if place is not None:
                    waiting.setdefault(place, path)
        there = frozenset(path.name for path in kept.finished)
        self._background.post(partial(self._take_found, finished, waiting, there))

    def _play_behind(self, evening: Evening, due: Due) -> None:
        started = f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}"
        stops = self._background.has_ended
        record = play_behind_the_scenes(evening, self._name, due, started, stops)
        if record is None:
            return
        record = replace(record, ended=f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}")
        path, notice = keep_finished(self._services.paths, record)
        file = "" if path is None else path.name
        self._background.post(partial(self._take_played, record, file, notice))

    # --- on the window's thread ------------------------------------------------------------------

    def _take_found(
        self,
        finished: Mapping[str, Record],
        waiting: Mapping[EveningPlace, Path],
        there: frozenset[str],
    ) -> None:
        """Use the records of the evening on the disk.

        Args:
            finished: the matches whose results the evening lacks, by the names of their files.
            waiting: the paths of unfinished matches, by their places in the evening.
            there: the names of all files of finished matches.
        """
        self._waiting, self._there = waiting, there
        self._take(finished)
        if finished:
            say(self.widget.card.list, standing_words(self._evening))

    def _take_played(self, record: Record, file: str, notice: Notice | None) -> None:
        self._playing = None
        self._window.warn_of(notice)
        if file and self._there is not None:
            self._there |= {file}
        self._take({file: record})

    def _take(self, finished: Mapping[str, Record]) -> None:
        """Add results of matches, save the evening, and start the computers' next match."""
        before = self._evening
        for file, record in finished.items():
            match = result_in(record, self._evening, file)
            if match is not None:
                self._evening = self._evening.with_match(match)
        if self._evening != before:
            notice = evenings.save(self._services.paths, self._name, encode(self._evening))
            self._window.warn_of(notice)
        following = self._next_behind()
        if following is not None and self._playing is None:
            self._playing = following
            self._background.run(partial(self._play_behind, self._evening, following))
        self._show()

    def _next_behind(self) -> Due | None:
        """The next match without the person, of an item that the person has played."""
        mine = self._evening.next_of_person
        due = (each for each in self._evening.due if 0 not in each.seats)
        return next((each for each in due if mine is None or each.place < mine.place), None)

    def _show(self) -> None:
        evening, page = self._evening, self.widget
        page.card.show_programme(programme_of(evening))
        due = evening.next_of_person
        if due is not None:
            waits = link(self._name, due) in self._waiting
            text = tr("Continue: {match}") if waits else tr("Play: {match}")
            page.first.setText(text.format(match=due_words(evening, due)))
        elif evening.is_over:
            page.first.setText(tr("All evenings"))
        else:
            page.first.setText(tr("The others are still playing…"))
        page.first.setEnabled(self._there is not None and (due is not None or evening.is_over))
        page.back.setHidden(evening.is_over)  # the first button leads there, too
        texts = []
        if self._playing is not None:
            text = tr("Behind the scenes: {match}…")
            texts.append(text.format(match=due_words(evening, self._playing)))
        if self._there is not None:
            texts.append(gone_words(evening, self._there))
        page.status.setText(" ".join(filter(None, texts)))
        self._matches.setEnabled(bool(evening.matches))

    def _go_on(self) -> None:
        evening, due = self._evening, self._evening.next_of_person
        if due is None:
            self._window.requested.emit(EveningRoute())
            return
        path = self._waiting.get(link(self._name, due))
        if path is not None:
            self._window.requested.emit(Continue(path))
            return
        item = evening.items[due.place.item]
        choices = self._services.settings.choices(GAMES[item.game])
        seats = [
            SeatChoice(who.kind, "" if is_usual(who.name) else who.name, who.level)
            for who in participants_of(evening, due)
        ]
        choices = replace(choices, options=dict(item.options), seats=seats)
        seed, extra = match_seed(evening, due.place), link(self._name, due).fields()
        self._window.requested.emit(Play(item.game, choices, seed, extra=extra))

    def _replay(self, row: int) -> None:
        found = [self._evening.played(Place(row, table)) for table in (0, 1)]
        played = sorted(filter(None, found), key=lambda match: 0 not in match.seats)
        for match in played:
            if match.file and match.file in (self._there or ()):
                self._window.requested.emit(Replay(self._services.paths.played / match.file))
                return
        if played:
            self._window.tell_anywhere(tr("The record of this match was deleted."))

    def _show_matches(self) -> None:
        sought = AlbumFilter(words=self._name, title=title_of(self._evening))
        self._window.requested.emit(Album(sought))


def open_evening(services: Services, name: str) -> Callable[[], EveningScreen] | None:
    """Return a function that makes the screen of an evening, by the name of its file. Return None,
    with a notice, if the file cannot be read, or in a demonstration, which saves nothing.
    """
    if not services.saves_matches:
        services.navigator.note(Notice(KEEPS_NO_EVENING))
        return None
    services.settle()  # A match that has just ended is counted first.
    evening, notice = evenings.load(services.paths, name, decode)
    services.navigator.note(notice)
    return None if evening is None else partial(EveningScreen, services, name, evening)
