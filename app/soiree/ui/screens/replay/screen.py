"""The screen of a replay."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import Qt

from soiree.controller.match.replay import Replay
from soiree.core.records import Record
from soiree.games import GAMES
from soiree.ui.language.translation import tr
from soiree.ui.screens.match.another_match import copy_position
from soiree.ui.screens.match.match_table import appearance_of, show_match
from soiree.ui.screens.replay.long_record import replay_of
from soiree.ui.screens.replay.replaying import Replaying
from soiree.ui.screens.services import Services
from soiree.ui.screens.table_screen import TableScreen
from soiree.ui.shell import record_files
from soiree.ui.shell.routes import Evening, Start
from soiree.ui.shell.routes import Replay as RouteToReplay
from soiree.ui.shell.window_title import match_title
from soiree.ui.table.contract.appearance import Appearance


class ReplayScreen(TableScreen):
    """A replay, with its review if the match can be reviewed.

    Attributes:
        replaying: controls the replay.
    """

    def __init__(self, services: Services, replay: Replay, route: RouteToReplay) -> None:
        super().__init__(services, replay.client, _appearance(services, replay))
        self._route = route
        self.escape_leads_back = services.navigator.below != Start()
        self._replay = replay
        self.replaying = Replaying(services, replay, self.widget)

    @property
    def title(self) -> str:
        client = self.client
        return match_title(client.game.title, client.players, is_replay=True)

    @property
    def commands(self) -> Mapping[str, Callable[[], object]]:
        return {
            **self._window.ways(evening=Evening.of(self._replay.record.extra)),
            **self.said_again(),
            "copy_position": self._copy_position,
            "duplicate": self._compare,
            **self.replaying.commands,
        }

    def begin(self) -> None:
        replay, table = self._replay, self.widget
        show_match(self._window, table, reviewing=replay.is_open)
        self.replaying.begin()
        table.start()
        if self._route.at is not None and replay.position < replay.length:
            self.replaying.go_to(replay.position)
        if self._route.review:
            self.replaying.review.open()

    def close(self) -> None:
        self.replaying.end()
        self.client.progress.close()
        super().close()

    @property
    def reviewing(self) -> bool:
        return self._replay.is_open

    def appearance(self) -> Appearance:
        return _appearance(self._services, self._replay)

    def remade(self) -> Callable[[], ReplayScreen]:
        """Return a function that makes the replay again, with its position and a running review."""
        route = replace(self.here(), review=self.replaying.review.is_running)
        return partial(_screen_at, self._services, self._replay.record, route)

    def here(self) -> RouteToReplay:
        return RouteToReplay(self._replay.record, self._replay.position)

    def _compare(self) -> None:
        from soiree.controller.arena.duplicate import Rerun
        from soiree.ui.screens.replay.duplicate import DuplicateDialog

        record, client = self._replay.record, self.client
        if record.result is None:
            self._window.tell(tr("Only a finished match can be compared."))
            return
        seat = self.widget.shown.now.observers[0]
        name = self.widget.shown.now.names[seat]
        rerun = Rerun(client.game, record, seat)
        felt = self._services.settings.felt
        dialog = DuplicateDialog(rerun, name, self._window, felt=felt)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()

    def _copy_position(self) -> None:
        replay, seat = self._replay, self.widget.shown.now.observers[0]
        is_over = replay.client.result is not None
        record = replay.record if is_over else replay.branch(seat, replay.record.started)
        copy_position(self._window, record)


def _appearance(services: Services, replay: Replay) -> Appearance:
    settings = services.settings
    usual = appearance_of(settings, settings.choices(replay.client.game))
    return replace(usual, haste=services.replay_wishes.speed)


def open_replay(services: Services, route: RouteToReplay) -> Callable[[], ReplayScreen] | None:
    """Open a replay at the position of the route, unless its record cannot be read."""
    record = _read(services, route.match) if isinstance(route.match, Path) else route.match
    if record is None:
        return None
    return partial(_screen_at, services, record, route)


def _screen_at(services: Services, record: Record, route: RouteToReplay) -> ReplayScreen:
    replay = replay_of(record, GAMES[record.game], services.window)
    if route.at is not None:
        replay.go_to(route.at)
    return ReplayScreen(services, replay, route)


def _read(services: Services, path: Path) -> Record | None:
    if path.parent == services.paths.waiting:
        found, notice = services.matches.load_path(path)
        record = None if found is None else found.record
    else:
        record, notice = record_files.read(path)
    services.navigator.note(notice)
    return record
