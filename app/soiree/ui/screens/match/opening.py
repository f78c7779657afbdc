"""Opens the screens of new and unfinished matches."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from soiree.controller.match.proof import Proof
from soiree.controller.match.start import new_record, play_match
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.storage.notices import Notice
from soiree.storage.settings import GameChoices
from soiree.ui.background import Answers
from soiree.ui.guests.people import participants
from soiree.ui.language.voice import is_timed
from soiree.ui.screens.match.autosave import Unfinished
from soiree.ui.screens.match.practice import is_first_race
from soiree.ui.screens.match.screen import MatchAtTable, MatchScreen
from soiree.ui.screens.services import Services
from soiree.ui.shell.routes import Continue, Play, Start
from soiree.ui.shell.window_dialogs import accepts

if TYPE_CHECKING:
    from soiree.ui.screens.start.screen import StartScreen


def open_play(services: Services, route: Play) -> Callable[[], MatchScreen] | None:
    """Open a new match, unless the person cancels the question whether to learn the game."""
    if route.teaches and not services.lessons.may_begin(route.game):
        return None
    return _begin_proven(services, route)


def open_continue(
    services: Services, route: Continue
) -> Callable[[], MatchScreen | StartScreen] | None:
    """Open an unfinished match, or else the substitute that the route names."""
    services.settle()  # A match that has just ended is counted first.
    match, matches = route.match, services.matches
    notices: Sequence[Notice | None] = ()
    if isinstance(match, str):
        found, notices = matches.load(GAMES[match])
    elif isinstance(match, Path):
        found, notice = matches.load_path(match)
        notices = (notice,)
    else:
        found = matches.of(match, GAMES[match.game])
    services.navigator.note(*notices)
    if found is not None:
        return partial(_resume, services, found)
    if not isinstance(match, str):
        return None
    if route.begins:
        choices = services.settings.choices(GAMES[match])
        return _begin_proven(services, Play(match, choices))
    from soiree.ui.screens.start.screen import open_start

    return open_start(services, Start())


def _begin_proven(services: Services, route: Play) -> Callable[[], MatchScreen] | None:
    """Begin a match; with the proof of its deals, if the person wants that and chose no deal."""
    if route.seed is not None or not services.settings.proofs:
        return partial(_begin, services, route)
    from soiree.ui.dialogs.proof import ProofDialog

    dialog = ProofDialog(services.window)
    return partial(_begin, services, route, dialog.proof) if accepts(dialog) else None


def _begin(services: Services, route: Play, proof: Proof | None = None) -> MatchScreen:
    game, settings, choices = GAMES[route.game], services.settings, route.choices
    record = new_record(
        game,
        {**game.defaults(), **choices.options},
        participants(game, choices, settings.player),
        random.SystemRandom().randrange(10**9) if route.seed is None else route.seed,
        f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}",
        proof,
    )
    record.extra.update(route.extra)
    unfinished = Unfinished(record, services.matches.new(game))
    return _screen(services, unfinished, choices, route.observers)


def _resume(services: Services, match: Unfinished) -> MatchScreen:
    return _screen(services, match, services.settings.choices(GAMES[match.record.game]))


def _screen(
    services: Services,
    match: Unfinished,
    choices: GameChoices,
    observers: tuple[Seat, ...] | None = None,
) -> MatchScreen:
    game, answers = GAMES[match.record.game], Answers()
    client = play_match(
        match.record,
        game,
        services.threads_for(answers),
        match.store,
        real_time=is_timed(choices),
        practice=is_first_race(services.settings, game, saves_matches=services.saves_matches),
    )
    return MatchScreen(services, MatchAtTable(client, match.store, answers, choices, observers))
