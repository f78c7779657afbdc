"""Free room for speech in all games, sizes and numbers of players: pure geometry."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF

from soiree.controller.match.authority import Match
from soiree.core.records import Participant, Record
from soiree.games import GAMES
from soiree.ui.decks.art import USUAL_ASPECT
from soiree.ui.games.coops.presenter import CoopPresenter
from soiree.ui.games.pariah.presenter import PariahVariant
from soiree.ui.games.soda.presenter import SodaPresenter
from soiree.ui.games.soi.presenter import SoiPresenter
from soiree.ui.games.soureh.presenter import SourehVariant
from soiree.ui.games.spy.presenter import SpyPresenter
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.presenter import Presenter
from soiree.ui.table.felt.speech_room import cards_at, plates_at, questions_at, room_for, stage_at
from tests.thorough import always

SPEAKING: dict[str, Callable[[], Presenter]] = {
    "soureh": lambda: CoopPresenter(SourehVariant()),
    "pariah": lambda: CoopPresenter(PariahVariant()),
    "soi": SoiPresenter,
    "spy": SpyPresenter,
    "soda": SodaPresenter,
}
"""The games in which players say something."""

PLAYERS = [
    ("soureh", 2),
    ("soureh", 4),
    ("pariah", 2),
    ("soi", 4),
    ("spy", 2),
    ("spy", 4),
    ("spy", 6),
    ("spy", 12),
    ("soda", 2),
    ("soda", 4),
    ("soda", 6),
]

# Of the table, in windows of 800×600 and so on.
SIZES = [(800, 530), (1280, 720), (1920, 1000)]


@cache
def moments(game: str, players: int, entries: int) -> list[Moment]:
    """A few moments of a random match, as seat 0 sees it."""
    found: list[Moment] = []
    options = GAMES[game].defaults()
    if "players" in options:
        options["players"] = players
    seats = tuple(Participant(f"Player {seat}", "human") for seat in range(players))
    match = Match(Record(game, options, seats, seed=7), GAMES[game])
    rng = random.Random(7)
    for number in range(entries):
        match.draw_chance()
        if match.result is not None:
            break
        if number % 13 == 0:
            view = match.view(0)
            names = [seat.name for seat in seats]
            found.append(
                Moment(
                    view=view,
                    names=names,
                    people=(0,),
                    appearance=Appearance(),
                    observers=(0,),
                    decider=0 if view.legal else None,
                    legal=view.legal,
                )
            )
        seat = match.deciders[0]
        match.play(seat, rng.choice(match.legal(seat)), match.position)
    return found


@pytest.mark.parametrize(("game", "players"), PLAYERS)
@pytest.mark.parametrize("size", always(SIZES[0], SIZES[-1], of=SIZES))
@pytest.mark.usefixtures("qapp")
def test_speech_covers_no_card_plate_or_other_speech(
    game: str, players: int, size: tuple[int, int]
) -> None:
    presenter = SPEAKING[game]()
    within = QRectF(0, 0, *size)
    for moment in moments(game, players, entries=60):
        layout = presenter.layout(QSize(*size), moment)
        taken = cards_at(layout, moment, USUAL_ASPECT)
        taken += [*plates_at(layout, players), stage_at(layout)]
        taken += questions_at(layout, presenter.buttons(moment))
        for seat in range(players):
            scale = max(1.0, layout.plate(seat).scale)
            words = QSizeF(150, 44) * scale
            middle = room_for(words, layout.speech(seat).tip, taken, within)
            assert middle is not None, f"no room for the words of seat {seat}"
            bubble = QRectF(middle - QPointF(words.width(), words.height()) / 2, words)
            assert within.contains(bubble)
            assert not [each for each in taken if each.intersects(bubble)]
            if players <= 6:
                taken.append(bubble)


def test_free_room_is_the_preferred_point_if_that_is_clear() -> None:
    table = QRectF(0, 0, 400, 300)
    assert room_for(QSizeF(40, 20), QPointF(100, 50), [], table) == QPointF(100, 50)


def test_free_room_is_the_nearest_clear_rectangle() -> None:
    table, card = QRectF(0, 0, 400, 300), QRectF(80, 0, 80, 300)
    assert room_for(QSizeF(40, 20), QPointF(90, 50), [card], table) == QPointF(60, 50)
    assert room_for(QSizeF(40, 20), QPointF(150, 50), [card], table) == QPointF(180, 50)


def test_no_room_is_found_on_a_full_table_or_for_a_large_rectangle() -> None:
    table = QRectF(0, 0, 400, 300)
    assert room_for(QSizeF(40, 20), QPointF(90, 50), [table], table) is None
    assert room_for(QSizeF(440, 20), QPointF(90, 50), [], table) is None
