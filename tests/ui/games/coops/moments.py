"""Moments of Soureh and Pariah, as those who look see them, for tests without a window."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.ui.games.coops.presenter import CoopPresenter
from soiree.ui.games.coops.variant import Variant
from soiree.ui.games.pariah.presenter import PariahVariant
from soiree.ui.games.soureh.presenter import SourehVariant
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.targets import Targets
from tests.games.coops.stacked_match import StackedMatch

NAMES = ("You", "Ada", "Bea", "Cem")

VARIANTS: dict[str, type[Variant]] = {"soureh": SourehVariant, "pariah": PariahVariant}


def presenter(game: str) -> CoopPresenter:
    return CoopPresenter(VARIANTS[game]())


def moment_of(
    view: View,
    seat: Seat,
    selected: Targets = (),
    *,
    observers: Sequence[Seat] | None = None,
    appearance: Appearance | None = None,
) -> Moment:
    """What a seat sees when all has been shown; who sits there is asked, if it is their turn."""
    return Moment(
        view=view,
        names=NAMES[: view.seats],
        people=(seat,),
        observers=(seat,) if observers is None else tuple(observers),
        decider=seat if view.legal else None,
        legal=view.legal,
        selected=selected,
        appearance=appearance or Appearance(),
    )


def asked(
    game: str, players: int, seed: int, most: int = 120
) -> Iterator[tuple[StackedMatch, Moment]]:
    """A match at random, whenever somebody is asked: as that player sees it."""
    options: dict[str, int | str] = {"players": players} if game == "soureh" else {}
    table = StackedMatch(GAMES[game], **options)
    for number in range(most):
        table.play_at_random(1, seed + number)
        if table.state.deciders():
            yield table, moment_of(table.view(table.turn), table.turn)
