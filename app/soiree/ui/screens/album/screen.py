"""The album in the window, and the matches that go on from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from msgspec.structs import replace

from soiree.ui.screens.album.library import Library
from soiree.ui.screens.album.page import AlbumPage
from soiree.ui.screens.services import Services
from soiree.ui.shell.routes import Album, Back, Continue, Replay, Route, Start
from soiree.ui.shell.screen import PageScreen
from soiree.ui.style.translation import tr


class AlbumScreen(PageScreen):
    """All matches."""

    def __init__(self, services: Services, route: Album) -> None:
        super().__init__()
        self._services = services
        self._window = services.window
        self._felt = services.settings.felt
        album = services.album
        self._library = Library(album, services.threads.post)
        self.widget = AlbumPage(
            services.games, services.paths, self._felt, self._library, album.taken, route
        )
        self.widget.back.setText(back_words(services.navigator.below))
        self.widget.go_on_requested.connect(self._continue)
        self.widget.replay_requested.connect(self._replay)
        self.widget.review_requested.connect(self._review)
        self.widget.statistics_requested.connect(self._show_statistics)
        self.widget.left.connect(self._go_back)
        self.widget.reported.connect(self._window.tell_anywhere)
        self.widget.troubled.connect(self._window.warn_of)
        # A match may have gone from the disk, or be damaged.
        services.navigator.stayed.connect(self.widget.look_again)

    @property
    def commands(self) -> Mapping[str, Callable[[], object]]:
        return self._window.ways(but="album")

    def close(self) -> None:
        self.widget.end()

    def settings_changed(self) -> None:
        if self._felt != self._services.settings.felt:
            self._felt = self._services.settings.felt
            self.widget.use_felt(self._felt)

    def here(self) -> Album:
        return self.widget.here()

    def _continue(self, path: Path) -> None:
        self._window.requested.emit(Continue(path))

    def _replay(self, path: Path, _waits: bool) -> None:
        self._window.requested.emit(Replay(path))

    def _review(self, paths: Sequence[Path]) -> None:
        """Show one match with its review; of several, only make the reviews."""
        if len(paths) == 1:
            self._window.requested.emit(Replay(paths[0], review=True))
        else:
            self._services.many_reviews.begin(paths)

    def _show_statistics(self, game: str) -> None:
        self._window.dialogs.show_statistics(game or None)

    def _go_back(self) -> None:
        self._window.requested.emit(Back())


def open_album(services: Services, route: Album) -> Callable[[], AlbumScreen]:
    """The album, as it was left unless the route says what to look for."""
    left = services.navigator.left.get(Album)
    if isinstance(left, Album) and left.filter is not None:
        if route.filter is None:
            route = left
        else:
            route = replace(route, filter=replace(route.filter, order=left.filter.order))

    def make() -> AlbumScreen:
        services.settle()  # The album goes by what is on the disk.
        return AlbumScreen(services, route)

    return make


def back_words(below: Route) -> str:
    """What stands on a button that leads back to this place."""
    return tr("Start page") if isinstance(below, Start) else tr("Back to the match")
