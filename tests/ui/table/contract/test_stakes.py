"""The progress of a match: tracks, their good end, the notch, and the stage."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from soiree.core.events import Scored
from soiree.core.views import View
from soiree.games import GAMES
from soiree.games.coops.rules import VALUES, is_valid
from soiree.games.coops.zones import Kind as CoopKind
from soiree.games.soda.rules import HANDS_A_ROUND
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.stakes import Scale, Track
from soiree.ui.table.felt.tracks import HEIGHT, TrackItem, draw_track
from soiree.ui.table.table import Table
from tests.ui.table.sitting import Sitting, sitting
from tests.window import reader

GOAL = Scale(200, low_wins=False)
LIMIT = Scale(100, low_wins=True)
DOWN_TO_NOTHING = Scale(20, low_wins=True, ends_match=False)


@pytest.mark.parametrize(
    ("track", "words"),
    [
        (Track(GOAL, 40), "40 of 200, high is good"),
        (Track(LIMIT, 40), "40 of 100, low is good"),
        (Track(DOWN_TO_NOTHING, 5), "5 points, low is good"),
        (Track(replace(GOAL, ends_match=False), 0), "0 points, high is good"),
    ],
)
def test_the_text_of_a_track_names_the_score_and_the_good_end(track: Track, words: str) -> None:
    assert track.words() == words


@pytest.mark.parametrize(
    ("track", "words"),
    [
        (Track(GOAL, 40), "40 of 200, high is good"),
        (
            Track(LIMIT, 40, may=56),
            (
                "40 of 100, low is good. "
                "The notch: 56 if the round ended now, by the cards that you see."
            ),
        ),
        (
            Track(GOAL, 40, may=94, at_most=True),
            "40 of 200, high is good. The notch: 94 with all that this round can still bring.",
        ),
        (
            Track(DOWN_TO_NOTHING, 5, before=-3),
            "5 points, low is good. The notch: −3 before this round.",
        ),
    ],
)
def test_the_tooltip_of_a_track_explains_the_notch(track: Track, words: str) -> None:
    assert track.explained() == words


def test_the_notch_is_in_the_tooltip_and_the_accessible_description(qtbot: QtBot) -> None:
    reader.install()
    with sitting(qtbot, GAMES["soureh"]) as sat:
        ask(sat, qtbot)
        for plate in sat.table.board.plates:
            assert plate.track is not None
            heard = QAccessible.queryAccessibleInterface(plate)
            assert heard is not None
            told = heard.text(QAccessible.Text.Description)
            assert told == plate.track.notch_words() != ""
            (picture,) = (each for each in plate.childItems() if each.toolTip())
            assert picture.toolTip() == plate.track.explained()
            assert picture.boundingRect().size() == plate.area().size()


def test_a_score_beyond_an_end_is_drawn_at_that_end() -> None:
    assert [Track(LIMIT, 0).part(score) for score in (-20, 0, 50, 100, 140)] == [0, 0, 0.5, 1, 1]


def picture(track: Track) -> QImage:
    image = QImage(120, round(HEIGHT), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    draw_track(painter, QRectF(image.rect()), track, QColor(Qt.GlobalColor.white))
    painter.end()
    return image


def lit(image: QImage, left: int, right: int) -> int:
    """Return the sum of light between two columns of a picture."""
    return sum(
        image.pixelColor(x, y).lightness()
        for x in range(left, right)
        for y in range(image.height())
    )


def test_a_limit_and_a_goal_look_different_with_the_same_score(qtbot: QtBot) -> None:
    assert picture(Track(LIMIT, 50)) != picture(Track(Scale(100, low_wins=False), 50))


@pytest.mark.parametrize("low_wins", [False, True])
def test_the_laurel_is_at_the_good_end(low_wins: bool, qtbot: QtBot) -> None:
    image = picture(Track(Scale(100, low_wins, ends_match=False), 0))
    near, far = lit(image, 0, 11), lit(image, 109, 120)
    good, other = (near, far) if low_wins else (far, near)
    assert good > 2 * other


def test_only_a_limit_has_an_end_that_bends_down(qtbot: QtBot) -> None:
    """The end is below the line, left of its number."""
    below = [
        sum(image.pixelColor(x, image.height() - 2).lightness() for x in range(80, 100))
        for image in (picture(Track(LIMIT, 0)), picture(Track(replace(LIMIT, ends_match=False), 0)))
    ]
    assert below[0] > 0
    assert below[1] == 0


def test_a_track_is_filled_to_the_score_and_paler_to_the_notch(qtbot: QtBot) -> None:
    shades = [lit(picture(Track(GOAL, now)), 0, 80) for now in (0, 60, 140)]
    assert shades == sorted(set(shades))
    assert lit(picture(Track(GOAL, 60, may=100)), 0, 80) > shades[1]


# --- on the felt ----------------------------------------------------------------------------------


def tracks(table: Table) -> list[Track]:
    return [track for plate in table.board.plates if (track := plate.track) is not None]


def ask(sat: Sitting, qtbot: QtBot) -> None:
    """Play until the person is asked for a choice."""
    sat.table.start()
    qtbot.waitUntil(lambda: bool(sat.asked))


def shown_at(sat: Sitting) -> View:
    return sat.table.shown.moment().view


@pytest.mark.parametrize("name", ["soureh", "pariah", "soi", "soda", "spy"])
def test_every_plate_has_a_track_of_the_score(name: str, qtbot: QtBot) -> None:
    with sitting(qtbot, GAMES[name], people=0) as sat:
        sat.table.play.pause("test")
        sat.table.start()
        game, view = GAMES[name], shown_at(sat)
        found = tracks(sat.table)
        assert [track.now for track in found] == list(view.scores or ())
        assert {track.scale.low_wins for track in found} == {game.low_wins}
        if game.target is not None:
            assert {track.scale.last for track in found} == {view.options[game.target]}


def test_scores_come_last_in_the_accessible_tree(qtbot: QtBot) -> None:
    with sitting(qtbot, GAMES["soureh"]) as sat:
        ask(sat, qtbot)
        board = sat.table.board
        names = [item.name for item in sat.table.reading.in_tree()]
        assert names[-2:] == [
            "You, your turn: 0 of 100, low is good",
            f"{sat.table.shown.now.names[1]}, Easy: 0 of 100, low is good",
        ]
        assert not set(board.plates) & set(board.in_reach_of_keys())


def test_a_game_without_scores_has_no_tracks_but_a_stage(qtbot: QtBot) -> None:
    with sitting(qtbot, GAMES["soy"]) as sat:
        ask(sat, qtbot)
        assert tracks(sat.table) == []
        assert sat.table.board.stage.text() == "Round 1 of 21 at most"


def test_SRH_7_the_notch_is_your_payment_and_the_greatest_one_of_others(qtbot: QtBot) -> None:
    with sitting(qtbot, GAMES["soureh"]) as sat:
        ask(sat, qtbot)
        view, (mine, other) = sat.match.view(0), tracks(sat.table)
        coops = [
            (view.faces(CoopKind.UP, 0, slot)[0], view.faces(CoopKind.DOWN, 0, slot)[0])
            for slot in range(1, 5)
        ]
        assert not all(is_valid(up, down) for up, down in coops)
        assert mine.may == sum(min(VALUES[up], VALUES[down]) for up, down in coops)
        ups = [VALUES[view.faces(CoopKind.UP, 1, slot)[0]] for slot in range(1, 5)]
        assert other.may == sum(ups)


def test_the_notch_does_not_reveal_valid_coops_if_the_setting_is_off(
    qtbot: QtBot,
) -> None:
    """PAR-5: only valid coops earn points."""
    blind = Appearance(speed="off", message_delay=0, show_valid=False)
    with sitting(qtbot, GAMES["pariah"], appearance=blind) as sat:
        ask(sat, qtbot)
        assert [track.may for track in tracks(sat.table)] == [None, None]


def test_SDA_4_the_notch_has_all_points_left_in_the_round(qtbot: QtBot) -> None:
    with sitting(qtbot, GAMES["soda"]) as sat:
        ask(sat, qtbot)
        won = [event for event in shown_at(sat).events if isinstance(event, Scored)]
        left = sum(range(len(won) + 2, HANDS_A_ROUND + 2))
        assert {(track.may or track.now) - track.now for track in tracks(sat.table)} == {left}
        assert sat.table.board.stage.text() == f"Round 1 of 4, hand {len(won) + 1} of 9"


def test_each_mark_of_a_track_says_what_it_is(qtbot: QtBot) -> None:
    with sitting(qtbot, GAMES["soureh"]) as sat:
        sat.table.start()
        qtbot.waitUntil(lambda: bool(sat.asked))
        plate = sat.table.board.plates[0]
        assert plate.track is not None
        track, *_ = (each for each in plate.childItems() if isinstance(each, TrackItem))
        tips = [each.toolTip() for each in track.childItems()]
        assert [tip.split()[1] for tip in tips] == [
            "laurel",
            "falling",
            *["notch:"] * (plate.track.notch is not None),
        ]
        words = plate.track.notch_words()
        assert not words or words in tips[-1]
