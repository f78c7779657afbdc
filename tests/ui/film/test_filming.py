"""A film shows each entry of a part of a replay, in motion and at the chosen speed."""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path
from statistics import fmean

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from soiree.controller.match.replay import Replay
from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage.matches import read_record
from soiree.ui.decks import CLASSIC, load_deck
from soiree.ui.film.filming import Shot, film

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("qapp")]

GOLDEN = Path(__file__).parents[2] / "golden"
SIZE = QSize(320, 200)


@cache
def filmed(
    name: str, first: int, last: int, speed: float = 2.0, scale: float = 1.0
) -> list[tuple[QImage, int]]:
    """The frames of a film, with their milliseconds."""
    record = read_record(GOLDEN / f"{name}.soiree", GAMES)
    replay, told, file = Replay(record, GAMES[name]), list[int](), io.BytesIO()
    observers = tuple(range(len(record.players)))
    deck = load_deck(resource("decks", f"{CLASSIC}.svg"))
    shot = Shot(first, last, observers, SIZE * scale, speed)
    film([(replay, shot)], deck, file, told.append)
    assert told == list(range(first, last + 1))
    assert replay.position == last
    return frames_of(file.getvalue())


def frames_of(gif: bytes) -> list[tuple[QImage, int]]:
    buffer = QBuffer()
    buffer.setData(QByteArray(gif))
    buffer.open(QBuffer.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"gif"))
    frames = []
    while not (image := reader.read()).isNull():
        frames.append((image, reader.nextImageDelay()))
    return frames


@pytest.mark.parametrize(
    ("name", "least"), [("soy", 9), pytest.param("spy", 5, marks=pytest.mark.thorough)]
)
def test_cards_move_in_a_film_and_its_end_differs_from_its_start(name: str, least: int) -> None:
    frames = filmed(name, 8, 9)
    assert {image.size() for image, _ in frames} == {SIZE}
    assert len(frames) >= least, "more pictures than positions: something moves"
    assert frames[0][0] != frames[-1][0]
    felt = frames[0][0].pixelColor(160, 100)
    assert felt.green() > felt.red(), "the felt is green"


def test_a_film_at_double_speed_takes_half_the_time() -> None:
    films = filmed("soy", 8, 9), filmed("soy", 8, 9, 4.0)
    slow, fast = (sum(stays for _, stays in frames) for frames in films)
    assert fast == pytest.approx(slow / 2, rel=0.2)


def test_a_small_film_shows_the_same_as_a_large_one() -> None:
    small, large = (
        frames[0][0].convertToFormat(QImage.Format.Format_Grayscale8)
        for frames in (filmed("soy", 8, 9), filmed("soy", 8, 8, 16.0, 2.6))
    )
    smaller = large.scaled(
        SIZE, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    pixels = zip(bytes(small.constBits()), bytes(smaller.constBits()), strict=True)
    assert fmean(abs(one - other) for one, other in pixels) < 3


def test_scenes_of_several_matches_follow_each_other_in_their_own_colours() -> None:
    scenes = []
    for name, felt in (("soy", "aubergine"), ("soda", "midnight")):
        record = read_record(GOLDEN / f"{name}.soiree", GAMES)
        shot = Shot(4, 4, (0,), SIZE, speed=16, felt=felt)
        scenes.append((Replay(record, GAMES[name]), shot))
    file = io.BytesIO()
    film(scenes, load_deck(resource("decks", f"{CLASSIC}.svg")), file)
    frames = frames_of(file.getvalue())
    first, last = (frames[place][0].pixelColor(60, 100) for place in (0, -1))
    assert first.red() > first.blue() > first.green(), "aubergine"
    assert last.blue() > last.green() > last.red(), "midnight blue"
