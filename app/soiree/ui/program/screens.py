"""The table of routes and their screens, which are loaded on demand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from soiree.ui.screens.services import Services
from soiree.ui.shell.navigator import Opener
from soiree.ui.shell.routes import (
    Album,
    Continue,
    Play,
    Problems,
    Replay,
    Route,
    Solve,
    Start,
)
from soiree.ui.shell.screen import Screen

Opened = Callable[[], Screen] | None


def table_of(services: Services) -> Mapping[type[Route], Opener]:
    """Return the opener of each kind of route."""
    return {
        Start: partial(_start, services),
        Play: partial(_play, services),
        Continue: partial(_continue, services),
        Replay: partial(_replay, services),
        Solve: partial(_solve, services),
        Album: partial(_album, services),
        Problems: partial(_problems, services),
    }


def _start(services: Services, route: Start) -> Opened:
    from soiree.ui.screens.start.screen import open_start

    return open_start(services, route)


def _play(services: Services, route: Play) -> Opened:
    from soiree.ui.screens.match.screen import open_play

    return open_play(services, route)


def _continue(services: Services, route: Continue) -> Opened:
    from soiree.ui.screens.match.screen import open_continue

    return open_continue(services, route)


def _replay(services: Services, route: Replay) -> Opened:
    from soiree.ui.screens.replay.screen import open_replay

    return open_replay(services, route)


def _solve(services: Services, route: Solve) -> Opened:
    from soiree.ui.screens.problems.screens import open_task

    return open_task(services, route)


def _album(services: Services, route: Album) -> Opened:
    from soiree.ui.screens.album.screen import open_album

    return open_album(services, route)


def _problems(services: Services, route: Problems) -> Opened:
    from soiree.ui.screens.problems.screens import open_problems

    return open_problems(services, route)
