"""The contrast of fields, frames, places and sliders in pixels (WCAG 1.4.11)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollBar,
    QSlider,
    QStyle,
    QStyleOptionButton,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from colour_blindness import MATRICES, seen
from soiree.core.cards import card
from soiree.core.entries import Move
from soiree.core.players import Player, Stop
from soiree.core.views import View
from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage.settings import Settings
from soiree.ui.decks import CardArt, load_deck
from soiree.ui.dialogs.new_game import NewGameDialog
from soiree.ui.dialogs.statistics.chart_card import ChartView
from soiree.ui.screens.match.handover import HandoverScreen
from soiree.ui.screens.start.start_page import StartPage
from soiree.ui.shell.score_page import Scores
from soiree.ui.style import theme
from soiree.ui.style.felt_page import FeltPage
from soiree.ui.table.contract.choosing import Offered, Offering
from soiree.ui.table.felt.button_item import ButtonItem
from soiree.ui.table.felt.cards import CardItem
from soiree.ui.table.felt.place_item import PlaceItem
from soiree.ui.table.input.card_grid import CardGrid
from soiree.ui.table.table import Table
from tests.thorough import always
from tests.ui.pixels import (
    READABLE,
    VISIBLE,
    across_left_edge,
    along,
    contrast,
    edge_stands_out,
    lines_crossed,
    painted,
    stands_out,
)
from tests.ui.table.sitting import AT_ONCE, sitting

Style = Callable[[theme.Scheme], None]
SCHEMES: tuple[theme.Scheme, ...] = ("light", "dark")
in_each_scheme = pytest.mark.parametrize("scheme", SCHEMES)
on_each_felt = pytest.mark.parametrize(
    "felt", always("bottle", "linen", theme.HIGH_CONTRAST, of=theme.PALETTES)
)


def first_legal(view: View, _rng: random.Random, _stop: Stop) -> Move:
    """Choose the first legal move."""
    return view.legal[0]


# --- round the table -----------------------------------------------------------------------------


@pytest.fixture
def form(qtbot: QtBot, style: Style, scheme: theme.Scheme) -> NewGameDialog:
    style(scheme)
    dialog = NewGameDialog(GAMES["soureh"], Settings())
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    dialog.activateWindow()
    return dialog


@in_each_scheme
def test_the_edges_of_fields_and_buttons_have_contrast(form: NewGameDialog) -> None:
    for kind in (QLineEdit, QComboBox, QPushButton):
        widgets = [
            each for each in form.findChildren(kind) if each.isVisible() and each.isEnabled()
        ]
        assert widgets
        for each in widgets:
            form.setFocus()
            assert edge_stands_out(across_left_edge(each)) >= VISIBLE, each
    box = form.findChildren(QCheckBox)[0]
    option = QStyleOptionButton()
    box.initStyleOption(option)
    part = box.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, box)
    assert edge_stands_out(across_left_edge(box, part)) >= VISIBLE


@in_each_scheme
def test_the_focus_is_a_double_frame_in_a_dialog(qtbot: QtBot, form: NewGameDialog) -> None:
    for kind in (QLineEdit, QComboBox, QPushButton, QCheckBox):
        for each in form.findChildren(kind):
            if not each.isVisible() or not each.isEnabled():
                continue
            each.setFocus(Qt.FocusReason.TabFocusReason)
            qtbot.waitUntil(each.hasFocus)
            if isinstance(each, QLineEdit):
                each.deselect()
            way = across_left_edge(each, inside=5)
            filled = isinstance(each, QPushButton) and each.isDefault()
            # A filled button is the second line itself.
            assert lines_crossed(way) == 2, each
            assert stands_out(way) >= VISIBLE or filled, each


@on_each_felt
def test_the_text_of_an_empty_field_can_be_read_on_every_felt(qtbot: QtBot, felt: str) -> None:
    """Qt would paint it at half its strength."""
    page, field = FeltPage(felt), QLineEdit(placeholderText="IIIIIIII")
    qtbot.addWidget(page)
    # Large letters have pixels in the full colour.
    field.setFont(theme.felt_font(40))
    QVBoxLayout(page).addWidget(field)
    with qtbot.waitExposed(page):
        page.show()
    page.setFocus()
    image, middle = field.grab().toImage(), field.height() // 2
    across = [image.pixelColor(x, middle) for x in range(8, field.width() - 8)]
    assert max(contrast(across[0], each) for each in across) >= READABLE


@in_each_scheme
def test_sliders_and_scroll_bars_have_contrast(
    qtbot: QtBot, style: Style, scheme: theme.Scheme
) -> None:
    style(scheme)
    page = QWidget()
    qtbot.addWidget(page)
    rows = QVBoxLayout(page)
    slider, text = QSlider(Qt.Orientation.Horizontal), QTextEdit("line\n" * 200)
    slider.setValue(50)
    for each in (slider, text):
        rows.addWidget(each)
    page.resize(400, 300)
    with qtbot.waitExposed(page):
        page.show()
    slider.clearFocus()
    image = page.grab().toImage()
    for part in (0.2, 0.5, 0.8):
        x = slider.x() + slider.width() * part
        middle = slider.geometry().center().y()
        way = along(image, QPointF(x, slider.y()), QPointF(x, middle))
        assert edge_stands_out(way) >= VISIBLE, f"at {part} of the slider"
    (bar,) = (each for each in text.findChildren(QScrollBar) if each.isVisible())
    at = bar.mapTo(page, bar.rect().topLeft()).toPointF() + QPointF(bar.width() / 2, 20)
    way = along(image, at - QPointF(bar.width() / 2 + 4, 0), at)
    assert contrast(way[0], way[-1]) >= VISIBLE


@in_each_scheme
def test_the_lines_of_the_chart_have_contrast(
    qtbot: QtBot, style: Style, scheme: theme.Scheme
) -> None:
    style(scheme)
    for seat in range(6):
        chart = ChartView()
        qtbot.addWidget(chart)
        chart.resize(360, 240)
        rounds = [tuple(60 if each == seat else 0 for each in range(6))] * 3
        chart.show_chart(Scores(tuple("ABCDEF"), rounds, None, False))
        with qtbot.waitExposed(chart):
            chart.show()
        image = chart.grab().toImage()
        x = 140.0
        assert stands_out(along(image, QPointF(x, 30), QPointF(x, 200))) >= VISIBLE, seat


# --- on the felt ---------------------------------------------------------------------------------


@contextmanager
def at_soda(qtbot: QtBot, felt: str) -> Iterator[Table]:
    """A table of Soda at which the person may choose cards, a place and a button."""
    appearance = replace(AT_ONCE, felt=felt)
    computers: dict[int, Player] = dict.fromkeys(range(1, 4), first_legal)
    with sitting(qtbot, GAMES["soda"], appearance=appearance, computers=computers) as sat:
        sat.table.start()
        qtbot.waitUntil(lambda: sat.table.shown.now.decider == 0 and not sat.table.play.moving)
        yield sat.table


def left_edge(area: QRectF, inwards: float = 8) -> tuple[QPointF, QPointF]:
    """Return the ends of a horizontal line at half the height of an area: from 9 pixels left of the
    area's left edge to `inwards` pixels right of that edge.
    """
    middle = QPointF(area.left(), round(area.center().y()))
    return middle - QPointF(9, 0), middle + QPointF(inwards, 0)


@on_each_felt
def test_targets_have_a_visible_frame(qtbot: QtBot, felt: str) -> None:
    """Cards, places, buttons and the plate of the current player have brass frames."""
    brass = theme.PALETTES[felt].brass
    with at_soda(qtbot, felt) as table:
        touchable = [item for item in table.reading.in_tree() if table.focus.can_press(item)]
        assert {CardItem, ButtonItem, PlaceItem} <= {type(item) for item in touchable}
        plate = table.board.plates[0]
        assert plate.has_turn
        ring = plate.area().topLeft() + QPointF(-2, 26) * plate.scale_now
        for ratio in (1, 2):
            image = painted(table, ratio)
            for item in touchable:
                way = along(image, *left_edge(item.area()), ratio)
                assert stands_out(way, brass, 3 * ratio) >= VISIBLE, item.name
            way = along(image, ring, ring + QPointF(16, 0) * plate.scale_now, ratio)
            assert stands_out(way, brass, 3 * ratio) >= VISIBLE, "whose turn it is"


@on_each_felt
def test_a_glowing_place_has_contrast(qtbot: QtBot, felt: str) -> None:
    with at_soda(qtbot, felt) as table:
        items = table.reading.in_tree()
        table.focus.act_on(
            next(i for i in items if isinstance(i, PlaceItem) and table.focus.can_press(i))
        )
        places = [item for item in table.scene().items() if isinstance(item, PlaceItem)]
        glowing = [place for place in places if place.glows]
        assert glowing
        image = painted(table, 1)
        for place in glowing:
            way = along(image, *left_edge(place.area()))
            assert stands_out(way, theme.PALETTES[felt].brass) >= VISIBLE


# --- where the keyboard is -----------------------------------------------------------------------


@on_each_felt
def test_the_focus_on_the_table_differs_from_brass_in_shape(qtbot: QtBot, felt: str) -> None:
    """A brass frame is closed; the focus consists of four corners."""
    with at_soda(qtbot, felt) as table:
        item = next(each for each in table.reading.in_tree() if table.focus.can_press(each))
        area, reach = item.area(), 12.0
        for ratio in (1, 2):
            table.focus.move_to(None)
            plain = painted(table, ratio)
            table.focus.move_to(item)
            focused = painted(table, ratio)

            def across_top(
                x: float, image: QImage, below: float = 0.0, ratio: int = ratio
            ) -> list[QColor]:
                return along(
                    image, QPointF(x, area.top() - reach), QPointF(x, area.top() + below), ratio
                )

            assert stands_out(across_top(area.left() + 6, focused), None, 4 * ratio) >= VISIBLE
            assert stands_out(across_top(area.right() - 6, focused), None, 4 * ratio) >= VISIBLE
            for part in (0.35, 0.5, 0.65):
                x = area.left() + area.width() * part
                assert across_top(x, focused, 6) == across_top(x, plain, 6), "no line between"
                brass = theme.PALETTES[felt].brass
                assert stands_out(across_top(x, plain, 6), brass, 3 * ratio) >= VISIBLE


@on_each_felt
def test_the_focus_is_a_double_frame_in_the_grid_of_soi(qtbot: QtBot, felt: str) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    around.resize(700, 500)
    art = CardArt(load_deck(resource("decks", "classic.svg")), None, around)
    art.set_size(72, 1)
    cards = list(map(card, ("7S", "7H", "7D", "9S", "9H", "9D")))
    offering = Offering("Ask Ada for …", "Ask for nothing", "Click one.", list(map(Offered, cards)))
    grid = CardGrid(around, offering, cards, art)
    grid.lay_out(around.rect(), around.rect(), theme.PALETTES[felt])
    with qtbot.waitExposed(around):
        around.show()
    around.activateWindow()
    grid.open()
    first, second, *_ = grid.cards()
    qtbot.waitUntil(first.hasFocus)
    assert lines_crossed(across_left_edge(first, inside=4)) == 2
    assert stands_out(across_left_edge(first, inside=4)) >= VISIBLE
    assert lines_crossed(across_left_edge(second, inside=4)) == 0
    art.close()


@on_each_felt
def test_the_focus_is_a_double_frame_on_the_start_page(qtbot: QtBot, felt: str) -> None:
    page = StartPage(load_deck(resource("decks", "classic.svg")), felt)
    qtbot.addWidget(page)
    page.resize(1280, 760)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    page.setFocus()
    tile = page.focusWidget()
    assert tile is not None
    qtbot.waitUntil(tile.hasFocus)
    way = across_left_edge(tile, inside=10)
    assert lines_crossed(way) == 2
    assert stands_out(way) >= VISIBLE
    for button in tile.findChildren(QPushButton):
        if button.isVisible():
            button.setFocus(Qt.FocusReason.TabFocusReason)
            assert edge_stands_out(across_left_edge(button, inside=5)) >= VISIBLE
    page.close_pictures()


# --- the curtain ---------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", always("dark", of=SCHEMES))
def test_the_text_of_the_curtain_has_contrast_on_every_felt(
    qtbot: QtBot, style: Style, scheme: theme.Scheme
) -> None:
    style(scheme)
    with sitting(qtbot, GAMES["soy"], people=2) as sat:
        for felt in theme.PALETTES:
            sat.table.show_appearance(replace(AT_ONCE, felt=felt))
            screen = HandoverScreen(sat.table, "Wilhelmina")
            screen.open()
            image = sat.table.grab().toImage()
            for label in screen.findChildren(QLabel):
                assert words_stand_out(image, label.geometry().adjusted(8, 0, -8, 0)) >= READABLE
            (button,) = screen.findChildren(QPushButton)
            assert words_stand_out(image, button.geometry().adjusted(10, 10, -10, -10)) >= READABLE
            assert button.isDefault()
            assert button.hasFocus()
            assert edge_stands_out(across_left_edge(button, inside=9)) >= VISIBLE
            screen.hide()


def words_stand_out(image: QImage, area: QRect) -> float:
    """The least contrast of words in an area to the colours of its top and bottom pixel rows."""
    across = range(area.left(), area.right())
    grounds = {image.pixelColor(x, y).rgb() for x in across for y in (area.top(), area.bottom())}
    down = range(area.top(), area.bottom())
    inks = {image.pixelColor(x, y).rgb() for x in across for y in down} - grounds
    ground = QColor(sorted(grounds)[len(grounds) // 2])
    ink = QColor(max(inks, key=lambda rgb: contrast(QColor(rgb), ground)))
    return min(contrast(ink, QColor(rgb)) for rgb in grounds)


def test_marks_of_high_contrast_differ_in_lightness_for_every_colour_blindness() -> None:
    palette = theme.PALETTES[theme.HIGH_CONTRAST]
    for kind in MATRICES:
        shown = seen(palette.brass, kind)
        assert contrast(shown, palette.base) >= READABLE
        assert seen(palette.ink, kind) == palette.ink
    # Red and green of equal lightness look alike, which shows that the simulation works.
    red, green = seen(QColor("#B06060"), "deutan"), seen(QColor("#708050"), "deutan")
    assert abs(red.hslHueF() - green.hslHueF()) < 0.05
