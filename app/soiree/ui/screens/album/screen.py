"""The screen of the album."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from soiree.ui.screens.album.page import AlbumPage
from soiree.ui.screens.pages import FeltScreen
from soiree.ui.screens.services import Services
from soiree.ui.shell.routes import Album


class AlbumScreen(FeltScreen):
    """The list of all matches."""

    widget: AlbumPage
    command = "album"

    def __init__(self, services: Services, route: Album) -> None:
        super().__init__(services)
        page = self.widget = AlbumPage(services.paths, self.felt, services.album, route)
        self.connect_page(page)
        page.reviews_requested.connect(services.many_reviews.begin)
        page.statistics.clicked.connect(lambda _: self._show_statistics())
        page.library.troubled.connect(self._window.warn_of)
        # The requested match may be missing or damaged.
        services.navigator.stayed.connect(page.library.update)

    def close(self) -> None:
        self.widget.end()

    def here(self) -> Album:
        return self.widget.here()

    def _show_statistics(self) -> None:
        self._window.dialogs.show_statistics(self.widget.bar.game.currentData() or None)


def open_album(services: Services, route: Album) -> Callable[[], AlbumScreen]:
    """Open the album with the filter of the route, or else as it was left."""
    left = services.navigator.left.get(Album)
    if isinstance(left, Album) and left.filter is not None:
        if route.filter is None:
            route = left
        else:
            route = replace(route, filter=replace(route.filter, order=left.filter.order))
    return partial(AlbumScreen, services, route)
