"""Great moments found without a table are those that a table plays."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from soiree.controller.match.replay import Replay
from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage.matches import read_record
from soiree.storage.paths import Paths
from soiree.ui.decks import CLASSIC, load_deck
from soiree.ui.game_window import window_of
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.context import TableContext
from soiree.ui.table.contract.highlight import Highlight, Weight
from soiree.ui.table.motion.great_highlights import great_highlights
from soiree.ui.table.play import ROUND
from soiree.ui.table.table import Table
from tests.thorough import always

GOLDEN = Path(__file__).parents[3] / "golden"


STILL = Appearance(speed="off", message_delay=0)


def table_of(qtbot: QtBot, replay: Replay, appearance: Appearance = STILL) -> Table:
    deck = load_deck(resource("decks", f"{CLASSIC}.svg"))
    context = TableContext(replay.client, appearance, deck, Paths.find().pictures)
    table = window_of(replay.client.game).table(context)
    qtbot.addWidget(table)
    table.resize(1280, 700)
    table.playback.motions.by_hand = True
    table.play.round_over.connect(lambda: table.play.resume(ROUND))
    table.start()
    return table


@pytest.mark.slow
@pytest.mark.parametrize("name", always("soureh", of=("soureh", "soda", "soy", "pariah")))
def test_great_highlights_are_those_that_a_table_plays(
    qtbot: QtBot, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    replay = Replay(read_record(GOLDEN / f"{name}.soiree", GAMES), GAMES[name])
    table = table_of(qtbot, replay)
    found = [
        each.position
        for each in great_highlights(replay.walk(), table.presenter, table.shown.now)
        if each is not None
    ]
    played: list[int] = []
    weighed = table.highlights.weighed

    def note(highlight: Highlight) -> Highlight:
        lessened = weighed(highlight)
        if lessened.weight is Weight.GREAT:
            played.append(replay.position)
        return lessened

    monkeypatch.setattr(table.highlights, "weighed", note)
    while replay.step():
        while table.play.moving:
            table.playback.motions.advance(10_000)
    assert found == list(dict.fromkeys(played))
    assert found, "there is something great in every match: its end"
    assert found[-1] == replay.length
    table.put_away()


def test_a_plate_displays_the_points_of_a_four_after_the_count(qtbot: QtBot) -> None:
    """The points must not appear while they still fly."""
    replay = Replay(read_record(GOLDEN / "soi.soiree", GAMES), GAMES["soi"])
    table = table_of(qtbot, replay, Appearance(message_delay=0))
    plates = table.board.plates
    told: list[list[str]] = []
    table.highlights.counted.connect(lambda _: told.append([each.description() for each in plates]))
    while not told:
        assert replay.step()
        before = [each.description() for each in plates]
        while table.play.moving:
            table.playback.motions.advance(50)
    assert told == [before] * len(told)
    assert [each.description() for each in plates] != before
    assert any("laid" in each.description() for each in plates)
    table.put_away()
