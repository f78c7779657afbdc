"""The colours have contrast, and the felt has its size and light."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from soiree.ui.style import lettering, theme
from tests.ui.pixels import READABLE, VISIBLE, contrast


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("name", theme.PALETTES)
def test_text_can_be_read_anywhere_on_the_felt(name: str) -> None:
    palette = theme.PALETTES[name]
    for ground in (palette.light, palette.base, palette.shade):
        assert contrast(palette.ink, ground) >= READABLE
        assert contrast(palette.brass, ground) >= VISIBLE
    # The hairlines on both sides of brass, on cards and in a glow.
    assert contrast(palette.brass, palette.gap) >= READABLE
    assert contrast(palette.ink, palette.gap) >= READABLE


@pytest.mark.parametrize("chrome", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
def test_text_can_be_read_round_the_table(chrome: theme.Chrome) -> None:
    grounds = (chrome.window, chrome.panel, chrome.raised)
    for text, ground in itertools.product((chrome.text, chrome.faint), grounds):
        assert contrast(text, ground) >= READABLE
    for colour in chrome.lines:
        assert contrast(colour, chrome.panel) >= READABLE
    for ground in grounds:
        assert contrast(chrome.edge, ground) >= VISIBLE
    assert contrast(theme.IVORY, theme.PETROL) >= READABLE
    # The default button is the other way round.
    assert contrast(chrome.window, chrome.text) >= READABLE


def test_a_chosen_scheme_is_applied_at_once(qtbot: QtBot) -> None:
    chosen = theme.Theme("light")
    assert chosen.chrome is theme.LIGHT
    with qtbot.waitSignal(chosen.changed):
        chosen.choose("dark")
    palette = QApplication.palette()
    assert palette.color(QPalette.ColorRole.Window) == theme.DARK.window
    assert theme.chrome_of(palette) is theme.DARK


@pytest.mark.parametrize(
    ("size", "text"),
    [
        ((800, 600), 13),
        ((1600, 900), 13),
        ((1920, 1080), 15),
        ((2560, 1440), 18),
        ((2560, 700), 13),
    ],
)
def test_text_grows_with_a_large_window(
    qapp: QApplication, size: tuple[int, int], text: int
) -> None:
    theme.grow_text(QSize(*size))
    assert theme.font(theme.TEXT).pixelSize() == text
    assert theme.grown(130) == 10 * text
    assert theme.felt_font(theme.TEXT).pixelSize() == theme.TEXT


def test_titles_have_the_lettering_of_the_house(qapp: QApplication) -> None:
    title = theme.title_font(theme.TITLE)
    assert title.families()[0] == lettering.family()
    assert title.pixelSize() == 28


def test_a_caption_is_spaced_in_the_system_font_and_scores_have_figures_of_one_width(
    qapp: QApplication,
) -> None:
    caption = theme.font(theme.TEXT, spaced=True)
    assert caption.letterSpacing() > 100
    assert caption.family() == QApplication.font().family()
    assert theme.font(theme.TITLE).pixelSize() == 28
    assert theme.font(theme.TEXT, figures=True).featureTags()


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_the_felt_has_the_screens_own_pixels(qapp: QApplication, ratio: float) -> None:
    felt = theme.background_pixmap("bottle", QSize(640, 400), ratio)
    assert felt.size() == QSize(round(640 * ratio), round(400 * ratio))
    assert felt.devicePixelRatio() == ratio


def test_the_lamp_lights_its_place(qapp: QApplication) -> None:
    image = theme.background_pixmap("midnight", QSize(400, 400), 1, QPointF(0.2, 0.5)).toImage()

    def light(x: int) -> float:
        near = image.copy(x - 20, 180, 40, 40).scaled(
            1, 1, mode=Qt.TransformationMode.SmoothTransformation
        )
        return near.pixelColor(0, 0).lightnessF()

    assert light(80) > light(200) > light(380)


def test_the_light_of_the_felt_shows_no_bands(qapp: QApplication) -> None:
    """Along a line from the centre, runs of equal pixels are too short for visible edges."""
    image = theme.background_pixmap("aubergine", QSize(1280, 800), 1).toImage()
    line = [image.pixel(x, 400) for x in range(1280)]
    assert max(len(list(run)) for _, run in itertools.groupby(line)) < 12


def test_text_of_open_windows_grows_at_once_and_returns_to_its_size(
    qapp: QApplication, qtbot: QtBot
) -> None:
    chosen = theme.Theme("light")
    window = QWidget()
    layout = QVBoxLayout(window)
    small, large, page = QLabel("a"), QLabel("b"), QWidget()
    own = QLabel("c", page)
    small.setFont(theme.font(theme.TEXT))
    large.setFont(theme.title_font(theme.TITLE))
    page.setProperty(theme.OWN_SIZES, True)
    own.setFont(theme.felt_font(theme.TEXT))
    for each in (small, large, page):
        layout.addWidget(each)
    qtbot.addWidget(window)
    window.show()
    usual, text = QSize(1280, 800), theme.TEXT
    for scale in (2.0, 0.8, 1.1, 1.75, 1.0):
        theme.grow_text(usual, scale)
        size = round(text * scale)
        assert QApplication.font().pixelSize() == small.font().pixelSize() == size
        assert large.font().pixelSize() == round(theme.TITLE * size / text)
        assert own.font().pixelSize() == text
    assert large.font().families()[0] == lettering.family()
    chosen.deleteLater()
