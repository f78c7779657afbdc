"""The table of routes and their screens, which are loaded on demand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from soiree.core.lazy import Lazy
from soiree.ui.screens.services import Services
from soiree.ui.shell.navigator import Opener
from soiree.ui.shell.routes import (
    Album,
    Continue,
    Days,
    Evening,
    Honours,
    Play,
    Problems,
    Replay,
    Route,
    Solve,
    Start,
    Tournaments,
)
from soiree.ui.shell.screen import Screen

Open = Callable[[Services, Any], Callable[[], Screen] | None]

_SCREENS: Mapping[type[Route], Lazy[Open]] = {
    Start: Lazy("soiree.ui.screens.start.screen:open_start"),
    Play: Lazy("soiree.ui.screens.match.opening:open_play"),
    Continue: Lazy("soiree.ui.screens.match.opening:open_continue"),
    Replay: Lazy("soiree.ui.screens.replay.screen:open_replay"),
    Solve: Lazy("soiree.ui.screens.problems.screens:open_task"),
    Evening: Lazy("soiree.ui.screens.evening.season:open_evenings"),
    Honours: Lazy("soiree.ui.screens.evening.honours:open_honours"),
    Album: Lazy("soiree.ui.screens.album.screen:open_album"),
    Tournaments: Lazy("soiree.ui.screens.tournament.screen:open_tournaments"),
    Days: Lazy("soiree.ui.screens.days.screen:open_days"),
    Problems: Lazy("soiree.ui.screens.problems.screens:open_problems"),
}


def table_of(services: Services) -> Mapping[type[Route], Opener]:
    """Return the opener of each kind of route."""
    return {kind: partial(_open, opener, services) for kind, opener in _SCREENS.items()}


def _open(opener: Lazy[Open], services: Services, route: Route) -> Callable[[], Screen] | None:
    return opener()(services, route)
