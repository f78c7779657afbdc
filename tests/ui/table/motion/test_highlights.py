"""Highlights: playing, hurrying, ending, and their weight in each game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractAnimation, QLineF
from pytestqt.qtbot import QtBot

from soiree.core.zones import Zone
from soiree.games import GAMES
from soiree.games.soureh import GAME as SOUREH
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.highlight import MOST_STEPS, TIMINGS, Highlight, Weight, counting
from soiree.ui.table.contract.step import Speech
from soiree.ui.table.contract.targets import CardTarget
from soiree.ui.table.felt.bubble import Bubble
from soiree.ui.table.felt.cards import CardItem
from soiree.ui.table.motion.highlights import Highlights
from tests.thorough import always
from tests.ui.games.soureh.test_table import dealt
from tests.ui.table.items import disagreements
from tests.ui.table.sitting import AT_ONCE, Sitting, picture, sitting

HAND = Zone("hand", 0)
STILL = Appearance(speed="off")


@pytest.fixture
def sat(qtbot: QtBot) -> Iterator[Sitting]:
    """Yield a table of Soi with a person's turn and nothing in motion."""
    with sitting(qtbot, GAMES["soi"]) as sat:
        sat.table.start()
        qtbot.waitUntil(lambda: sat.table.shown.now.decider == 0)
        yield sat


def great(sat: Sitting, points: int = 25) -> Highlight:
    cards = tuple(CardTarget(HAND, item.card) for item in sat.hand(0)[:4])
    return Highlight(Weight.GREAT, 0, "four", "Four!", cards, points)


def played(sat: Sitting, highlight: Highlight, appearance: Appearance) -> QAbstractAnimation:
    sat.table.shown.change(appearance=appearance)
    motion = sat.table.highlights.motion(highlight)
    assert motion is not None
    return motion


def lifted(sat: Sitting) -> list[CardItem]:
    return [item for item in sat.hand(0) if item.scenePos() != item.pose.centre]


def end(sat: Sitting) -> None:
    sat.table.board.cards.rest_in(sat.table.highlights.end())


class TestPlaying:
    def test_a_highlight_takes_the_time_of_its_weight(self, sat: Sitting) -> None:
        most = {Weight.SMALL: 500, Weight.MIDDLE: 1300, Weight.GREAT: 2200}
        for weight, milliseconds in most.items():
            assert TIMINGS[weight].whole <= milliseconds
        motion = played(sat, great(sat), Appearance())
        assert motion.totalDuration() <= most[Weight.GREAT]
        end(sat)

    def test_cards_are_lifted_larger_and_return_to_their_places(self, sat: Sitting) -> None:
        before, width = picture(sat.table), sat.hand(0)[0].pose.art.width
        motion = played(sat, great(sat), Appearance())
        timing = TIMINGS[Weight.GREAT]
        motion.start()
        motion.setCurrentTime(timing.narrow + timing.lift + 1)
        assert len(lifted(sat)) == 4
        for item in lifted(sat):
            assert item.outline().width() * item.scale() > width * 1.2
        motion.setCurrentTime(motion.totalDuration())
        end(sat)
        assert picture(sat.table) == before
        assert not disagreements(sat.table)
        assert all(item.scale() == 1 for item in sat.hand(0))

    def test_points_are_counted_in_rising_steps(self, sat: Sitting) -> None:
        steps: list[int] = []
        sat.table.highlights.counted.connect(steps.append)
        motion = played(sat, great(sat), Appearance())
        motion.start()
        for time in range(0, motion.totalDuration() + 1, 10):
            motion.setCurrentTime(time)
        end(sat)
        assert steps == list(range(1, MOST_STEPS + 1))

    def test_a_highlight_without_motion_displays_its_end_while_read(self, sat: Sitting) -> None:
        before = picture(sat.table)
        motion = played(sat, great(sat), STILL)
        assert len(lifted(sat)) == 4
        assert motion.totalDuration() > 0
        at = [item.pos() for item in lifted(sat)]
        motion.start()
        motion.setCurrentTime(motion.totalDuration() // 2)
        assert [item.pos() for item in lifted(sat)] == at, "nothing moves"
        motion.stop()
        end(sat)
        assert picture(sat.table) == before

    def test_a_highlight_without_any_time_is_skipped(self, sat: Sitting) -> None:
        sat.table.shown.change(appearance=AT_ONCE)
        assert sat.table.highlights.motion(great(sat)) is None
        assert lifted(sat) == []

    def test_the_second_great_highlight_of_a_kind_in_a_round_is_a_middle_one(
        self, sat: Sitting
    ) -> None:
        highlights: Highlights = sat.table.highlights
        first, other = great(sat), Highlight(Weight.GREAT, 1, "other", "Other!")
        highlights.begin_round()
        assert highlights.weighed(first) == first
        second = highlights.weighed(first)
        assert (second.weight, second.word) == (Weight.MIDDLE, "")
        assert highlights.weighed(other) == other
        highlights.begin_round()
        assert highlights.weighed(first) == first


@pytest.mark.parametrize("word", always("Last turn", of=("Soureh!", "Last turn")))
def test_a_call_is_nearest_to_its_player_and_covers_nothing(qtbot: QtBot, word: str) -> None:
    with sitting(qtbot, SOUREH, options={"players": 3}, size=(800, 520)) as sat:
        sat.table.start()
        qtbot.waitUntil(lambda: not sat.table.playback)
        board, highlights = sat.table.board, sat.table.highlights
        items = [item for items in board.zones.values() for item in items]
        for plate in board.plates:
            played(sat, Highlight(Weight.GREAT, plate.seat, word=word), STILL)
            called = highlights.call_area()
            away = {
                each.seat: QLineF(each.area().center(), called.center()).length()
                for each in board.plates
            }
            assert min(away, key=away.__getitem__) == plate.seat
            assert not [x for x in (*items, *board.plates) if x.area().intersects(called)]
            end(sat)


def test_a_call_during_a_race_replaces_the_speech_bubble(sat: Sitting) -> None:
    sat.table.shown.change(appearance=Appearance())
    board, highlights = sat.table.board, sat.table.highlights
    for seat in (1, 2):
        board.speeches.say(Speech(seat, "Done!"))

    def seen() -> int:
        items = sat.table.scene().items()
        return sum(isinstance(x, Bubble) and x.isVisible() and x.opacity() > 0 for x in items)

    assert seen() == 2
    highlights.call_beside(Highlight(Weight.GREAT, 1, word="Done!"))
    assert seen() == 1
    highlights.end()
    assert seen() == 2


@pytest.mark.parametrize("points", [1, 2, 7, 8, 9, 25, 109, -5, -20])
def test_a_count_reaches_all_points_in_few_steps(points: int) -> None:
    numbers = counting(points)
    assert numbers[-1] == points
    assert 1 <= len(numbers) <= MOST_STEPS
    assert sorted(numbers, key=abs) == numbers
    assert len(set(numbers)) == len(numbers)


def test_no_points_make_no_count() -> None:
    assert counting(0) == []


class TestInTheQueue:
    """A declaration at normal speed."""

    @pytest.fixture
    def sat(self, qtbot: QtBot) -> Iterator[Sitting]:
        valid = "4H/9S 10S/2D 3D/8C AC/7H"
        with sitting(qtbot, SOUREH, entries=dealt(mine=valid, then=["discard"])) as sat:
            sat.table.start()
            qtbot.waitUntil(lambda: sat.table.shown.now.decider == 0)
            sat.table.shown.change(appearance=Appearance())
            sat.table.play.client.choose(0, "declare")
            yield sat

    def is_called(self, sat: Sitting) -> bool:
        return sat.table.highlights.call.isVisible()

    def test_the_first_click_starts_a_highlight_and_the_second_ends_it(self, sat: Sitting) -> None:
        assert not self.is_called(sat)
        sat.table.playback.hurry()
        assert self.is_called(sat), "what is great is seen all the same"
        assert sat.table.board.placement.area.contains(sat.table.highlights.call_area())
        assert sat.table.playback
        sat.table.playback.hurry()
        assert not self.is_called(sat)
        assert not sat.faults

    @pytest.mark.parametrize("size", [(800, 520), (1280, 680)])
    def test_a_call_covers_no_card_and_no_plate(self, sat: Sitting, size: tuple[int, int]) -> None:
        board, highlights = sat.table.board, sat.table.highlights
        sat.table.resize(*size)
        sat.table.playback.hurry()
        word = highlights.call_area()
        assert board.placement.area.contains(word)
        items = [item for items in board.zones.values() for item in items]
        for item in (*items, *board.plates):
            assert not item.area().intersects(word)

    def test_a_new_scene_removes_the_highlight(self, sat: Sitting) -> None:
        sat.table.playback.hurry()
        sat.table.play.show_anew()
        assert not self.is_called(sat)
        assert not sat.table.playback
        assert not sat.faults
