"""A whole match, menus, panel and dialogs by keyboard."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from soiree.core.cards import rank_of, spell
from soiree.core.zones import Seat, Zone
from soiree.games.soi.moves import ASKS
from soiree.storage.settings import GameChoices
from soiree.ui.dialogs.help.window import HelpWindow
from soiree.ui.games.soi.layout import Side, side_of
from tests.thorough import always
from tests.truth import match_at
from tests.ui.table.items import grid_at, hand_of, selected_items
from tests.window.driver import Acts, Driver, choose_settings, play_rounds, run_script
from tests.window.under_x.hands import focus_window, press

ARROWS = {"Left": QPoint(-1, 0), "Right": QPoint(1, 0), "Up": QPoint(0, -1), "Down": QPoint(0, 1)}
TOWARDS = {Side.RIGHT: "Right", Side.TOP: "Up", Side.LEFT: "Left"}


@pytest.mark.thorough  # test_every_table has shorter matches of other games.
def test_a_whole_match_can_be_played_by_keyboard() -> None:
    choose_settings()
    rng = random.Random(2)
    ways = [ask_at_a_hand, ask_with_a_card, ask_by_typing]

    def play(driver: Driver) -> Acts:
        yield from focus_window(driver.window)
        yield from go_to_tile(driver, "Soi")
        yield from press(driver, "Return")
        yield lambda: driver.has_table
        table = driver.table
        yield from play_rounds(
            driver,
            ask=lambda move: rng.choice(ways)(driver, move),
            go_on=lambda: press(driver, "Return"),
            hurry=lambda: press(driver, "space"),
            rng=rng,
        )
        yield from press(driver, "Return")
        yield lambda: driver.has_table and driver.table is not table

    assert run_script(play) == 0


@pytest.mark.usefixtures("seventh")
@pytest.mark.parametrize("game", always("soureh", "spy"))
def test_enter_before_any_arrow_key_focuses_an_item(game: str) -> None:
    """Enter plays nothing yet: the person has not seen which item has the focus."""
    choose_settings(games={game: GameChoices(timed=False)})

    def play(driver: Driver) -> Acts:
        yield from focus_window(driver.window)
        table = driver.places.table
        assert table is not None
        yield lambda: table.shown.now.decider is not None and not table.play.moving
        before = match_at(table).position
        assert table.focus.focused_item() is None
        yield from press(driver, "Return")
        found = table.focus.focused_item()
        assert found is not None
        assert table.focus.can_press(found)
        assert match_at(table).position == before

    assert run_script(play, "--game", game, "--seed", "2") == 0


def test_keys_open_and_close_menus_panel_and_dialogs() -> None:
    choose_settings()

    def play(driver: Driver) -> Acts:
        window = driver.window
        yield from focus_window(window)
        yield lambda: driver.has_table and driver.legal
        table = driver.table
        assert table.hasFocus()
        for key in ("F9", "ctrl+1", "ctrl+2", "ctrl+m"):
            yield from press(driver, key)
            assert_panel(driver, is_open=True)
            yield from press(driver, "Escape")
            assert_panel(driver, is_open=False)
            assert table.hasFocus()
        for key in ("F1", "shift+F1"):
            yield from press(driver, key)
            yield lambda: any(page.isVisible() for page in window.findChildren(HelpWindow))
            (beside,) = window.findChildren(HelpWindow)
            yield from focus_window(beside)
            yield from press(driver, "Escape")
            yield lambda: not any(page.isVisible() for page in window.findChildren(HelpWindow))
            yield from focus_window(window)
            assert table.hasFocus()
        for key in ("ctrl+comma", "ctrl+n", "ctrl+d"):
            yield from press(driver, key)
            yield from dialog_opens(driver)
            yield from press(driver, "Escape")
            yield lambda: QApplication.activeModalWidget() is None
            yield from focus_window(window)
            assert table.hasFocus()
        for key in ("alt+g", "alt+v", "alt+s", "alt+h"):
            yield from press(driver, key)
            yield QApplication.activePopupWidget
            yield from press(driver, "Down", "Escape")
            yield lambda: QApplication.activePopupWidget() is None
            yield from press(driver, "Escape")
            assert table.hasFocus()
        before = driver.legal
        yield from press(driver, "ctrl+Home")
        yield lambda: not driver.has_table
        yield from go_to_tile(driver, "Soi")
        yield from press(driver, "Return")
        yield lambda: driver.has_table and driver.legal
        assert driver.legal == before

    assert run_script(play, "--game", "soi", "--seed", "3") == 0


def ask_at_a_hand(driver: Driver, move: str) -> Acts:
    """Focus the player's hand, and choose the card there."""
    yield from clear_the_table(driver)
    seat, wanted = ASKS[move]
    yield from go_to_hand(driver, seat)
    yield from choose_in_grid(driver, wanted)


def ask_with_a_card(driver: Driver, move: str) -> Acts:
    """Select a card of the rank, focus the player's hand, and choose the card there."""
    yield from clear_the_table(driver)
    table = driver.table
    seat, wanted = ASKS[move]
    hand = table.board.zones[Zone("hand", table.shown.now.viewer)]
    own = next(
        card for card in hand if card.card is not None and rank_of(card.card) == rank_of(wanted)
    )
    yield from walk(
        driver, own, table.focus.focused_item, lambda item: table.item_rect(item).center()
    )
    yield from press(driver, "Return")
    assert selected_items(table) == (own,)
    missing = {card for _, card in map(ASKS.__getitem__, driver.legal)}
    yield from go_to_hand(driver, seat)
    if sum(rank_of(card) == rank_of(wanted) for card in missing) == 1:
        return
    grid = grid_at(table)
    assert grid is not None
    assert len(grid.cards()) <= 3
    yield from choose_in_grid(driver, wanted)


def ask_by_typing(driver: Driver, move: str) -> Acts:
    """Type the card, and the player if there are several."""
    yield from clear_the_table(driver)
    table = driver.table
    seat, wanted = ASKS[move]
    before = driver.entries
    others = {asked for asked, card in map(ASKS.__getitem__, driver.legal) if card == wanted}
    yield from press(driver, *spell(wanted).lower(), "Return")
    if len(others) > 1:
        assert driver.entries == before
        yield from press(driver, TOWARDS[side_of(seat, table.shown.now.viewer)])
        assert table.focus.focused_item() is hand_of(table, seat)
        yield from press(driver, "Return")


def go_to_tile(driver: Driver, game: str) -> Acts:
    yield from walk(
        driver,
        driver.shown(QWidget, game),
        QApplication.focusWidget,
        lambda tile: tile.mapToGlobal(QPoint()),
    )


def go_to_hand(driver: Driver, seat: Seat) -> Acts:
    table = driver.table
    yield from walk(
        driver,
        hand_of(table, seat),
        table.focus.focused_item,
        lambda item: table.item_rect(item).center(),
    )
    yield from press(driver, "Return")


def choose_in_grid(driver: Driver, wanted: int) -> Acts:
    yield lambda: grid_at(driver.table) is not None
    button = driver.choice_of(wanted)
    yield from walk(
        driver, button, QApplication.focusWidget, lambda each: each.mapToGlobal(QPoint())
    )
    yield from press(driver, "Return")


def walk(
    driver: Driver,
    goal: object,
    focus: Callable[[], object],
    place: Callable[..., QPoint],
) -> Acts:
    """Press arrow keys until an item has the focus, likely directions first."""
    led: dict[object, dict[str, object]] = {}
    while (here := focus()) is not goal:
        way = QPoint(0, -1) if here is None else place(goal) - place(here)
        arrows = sorted(ARROWS, key=lambda arrow: -QPoint.dotProduct(ARROWS[arrow], way))
        arrow = _next_arrow(led, here, arrows)
        assert arrow is not None, f"no arrows lead from {here} to {goal}"
        yield from press(driver, arrow)
        led.setdefault(here, {})[arrow] = focus()


def _next_arrow(
    led: dict[object, dict[str, object]], here: object, arrows: Sequence[str]
) -> str | None:
    """An untried arrow key here, or the first step to an item with an untried one."""
    ways: deque[tuple[object, str | None]] = deque([(here, None)])
    seen = {here}
    while ways:
        there, first = ways.popleft()
        for arrow in arrows:
            if arrow not in led.get(there, {}):
                return first or arrow
            further = led[there][arrow]
            if further not in seen:
                seen.add(further)
                ways.append((further, first or arrow))
    return None


def clear_the_table(driver: Driver) -> Acts:
    """Undo the effect of a hurrying key that came at the beginning of the turn."""
    table = driver.table
    if grid_at(table) is not None or selected_items(table):
        yield from press(driver, "Escape")
    assert grid_at(table) is None
    assert selected_items(table) == ()
    assert table.hasFocus()


def assert_panel(driver: Driver, *, is_open: bool) -> None:
    assert driver.window.dock.is_open is is_open
    assert driver.window.dock.panel.isVisible() is is_open


def dialog_opens(driver: Driver) -> Acts:
    yield lambda: isinstance(QApplication.activeModalWidget(), QDialog)
    yield from focus_window(driver.front)
