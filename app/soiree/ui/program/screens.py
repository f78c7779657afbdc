"""The table of screens: the function that opens each kind of route, loaded on first use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from soiree.core.lazy import Lazy
from soiree.ui.screens.services import Services
from soiree.ui.shell.navigator import Opener
from soiree.ui.shell.routes import Album, Continue, Play, Problems, Replay, Route, Solve, Start
from soiree.ui.shell.screen import Screen

_Opened = Callable[[], Screen] | None

OPENERS: Mapping[type[Route], Lazy[Callable[[Services, Any], _Opened]]] = {
    Start: Lazy("soiree.ui.screens.start.screen:open_start"),
    Play: Lazy("soiree.ui.screens.match.opening:open_play"),
    Continue: Lazy("soiree.ui.screens.match.opening:open_continue"),
    Replay: Lazy("soiree.ui.screens.replay.screen:open_replay"),
    Solve: Lazy("soiree.ui.screens.problems.screens:open_task"),
    Album: Lazy("soiree.ui.screens.album.screen:open_album"),
    Problems: Lazy("soiree.ui.screens.problems.screens:open_problems"),
}
"""Each function takes the services and a route of its kind. See `Opener` for the result."""


def table_of(services: Services) -> Mapping[type[Route], Opener]:
    """The openers, bound to the services of the program."""
    return {kind: partial(_open, services, opener) for kind, opener in OPENERS.items()}


def _open(
    services: Services, opener: Lazy[Callable[[Services, Any], _Opened]], route: Route
) -> _Opened:
    return opener()(services, route)
