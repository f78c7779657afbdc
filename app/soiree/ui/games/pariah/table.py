"""The presenter and the scenery of Pariah: those of all games with coops, with its own variant."""

from __future__ import annotations

from soiree.ui.games.coops.presenter import CoopPresenter
from soiree.ui.games.coops.scenery import CoopScenery
from soiree.ui.games.pariah.presenter import PariahVariant


def presenter() -> CoopPresenter:
    return CoopPresenter(PariahVariant())


def scenery() -> CoopScenery:
    return CoopScenery(PariahVariant())
