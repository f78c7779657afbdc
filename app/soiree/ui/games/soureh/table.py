"""The presenter and the scenery of Soureh: those of all games with coops, with its own variant."""

from __future__ import annotations

from soiree.ui.games.coops.presenter import CoopPresenter
from soiree.ui.games.coops.scenery import CoopScenery
from soiree.ui.games.soureh.presenter import SourehVariant


def presenter() -> CoopPresenter:
    return CoopPresenter(SourehVariant())


def scenery() -> CoopScenery:
    return CoopScenery(SourehVariant())
