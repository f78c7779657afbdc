"""The pages of help exist, agree with the games and tables, and show their cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest
from PySide6.QtCore import QRect, Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QTextBrowser, QTreeWidget
from pytestqt.qtbot import QtBot

from soiree.core.games import Option
from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage.paths import Paths
from soiree.ui import commands
from soiree.ui.decks import CardArt, load_deck
from soiree.ui.dialogs import option_rows
from soiree.ui.dialogs.help.find_bar import FindBar
from soiree.ui.dialogs.help.pictures import CARD_WIDTH, Unreadable, picture
from soiree.ui.dialogs.help.window import (
    EVERYWHERE,
    PAGES,
    HelpWindow,
    page_file,
    page_text,
    page_title,
)
from soiree.ui.games.soy.round import SUITS_IN_HAND
from soiree.ui.language.words import suit_name
from tests.ui.table.items import buttons_of
from tests.ui.table.sitting import sitting

ADDRESSES = [*(f"{name}/{page}" for name in GAMES for page in PAGES), EVERYWHERE]

WIDEST = 480
"""Logical pixels that a page has in the smallest window, beside its contents."""


class Page(HTMLParser):
    """The contents of a page: pictures, links, anchors and rows of tables."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.pictures: list[dict[str, str | None]] = []
        self.links: list[str] = []
        self.places: list[str] = []
        self.open: list[str] = []
        self.feed(page_text(address, {}))
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "img":
            self.pictures.append(found)
            return
        self.open.append(tag)
        if found.get("id"):
            self.places.append(str(found["id"]))
        if tag == "a":
            self.links.append(str(found["href"]))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def art() -> Iterator[CardArt]:
    art = CardArt(load_deck(resource("decks", "classic.svg")))
    art.set_size(CARD_WIDTH, 1)
    yield art
    art.close()


@pytest.fixture
def window(qtbot: QtBot) -> HelpWindow:
    deck = load_deck(resource("decks", "classic.svg"))
    window = HelpWindow(GAMES, deck, "bottle", {}, Paths.find().pictures)
    qtbot.addWidget(window)
    window.show_page("soi/game")
    window.show()
    return window


def plain(address: str) -> str:
    """The text of a page without markup."""
    return " ".join(re.sub(r"<[^>]*>", " ", page_text(address, {})).split())


@pytest.mark.parametrize("game", [*GAMES, EVERYWHERE])
def test_each_page_is_shown_with_all_its_pictures(game: str, window: HelpWindow) -> None:
    shown = window.findChild(QTextBrowser)
    assert isinstance(shown, QTextBrowser)
    for address in (page for page in ADDRESSES if page.startswith(game)):
        window.show_page(address)
        assert shown.toPlainText().startswith(shown.accessibleName()), address
        for each in Page(address).pictures:
            url = QUrl(str(each["src"]))
            drawn = shown.document().resource(QTextDocument.ResourceType.ImageResource.value, url)
            assert isinstance(drawn, QImage), each
            assert not drawn.isNull(), each
            assert drawn.deviceIndependentSize().width() <= WIDEST, each


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_page_is_well_formed_and_its_links_lead_somewhere(address: str) -> None:
    page = Page(address)
    assert not page.open
    for link in page.links:
        scheme, _, name = link.rpartition(":")
        if scheme:
            assert scheme == "lesson"
            assert name in GAMES
            continue
        there, _, place = link.partition("#")
        assert there == "" or there in ADDRESSES, link
        assert not place or place in Page(there or address).places, link


@pytest.mark.parametrize("name", GAMES)
def test_each_picture_of_a_page_has_a_caption_and_alternative_text(name: str) -> None:
    for page in PAGES:
        text = page_text(f"{name}/{page}", {})
        pictures = text.count("<img ")
        assert pictures == text.count('<p class="caption">')
        assert all(each.get("alt") for each in Page(f"{name}/{page}").pictures)
    assert Page(f"{name}/game").pictures
    assert Page(f"{name}/strategy").pictures


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_named_as_in_the_dialog_with_its_values(name: str) -> None:
    game, rules = GAMES[name], plain(f"{name}/rules")
    told = rules[rules.index("Options") :]
    for option in game.options:
        assert option.label in told
        for value in values_in_words(option):
            assert value in told, (option.name, value)


def values_in_words(option: Option) -> list[str]:
    if isinstance(option.values, range):
        usual = f"usually {option.default}"
        return [f"{option.values[0]} to {option.values[-1]}", usual]
    if option.are_suits:
        return [f"usually {option_rows.value_name(option, option.default)}"]
    return [option_rows.value_name(option, value) for value in option.values]


def test_a_page_shows_the_current_shortcuts() -> None:
    assert "Undo (Ctrl+Z)" in page_text(EVERYWHERE, {})
    assert "Undo (Ctrl+Alt+U)" in page_text(EVERYWHERE, {"undo": "Ctrl+Alt+U"})
    assert "Undo (the menu)" in page_text(EVERYWHERE, {"undo": ""})
    named = [
        name
        for address in ADDRESSES
        for name in re.findall(r"\{key:(\w+)\}", page_file(address).read_text(encoding="utf-8"))
    ]
    assert named
    assert set(named) <= set(commands.COMMANDS)


def test_a_page_names_commands_as_the_menu_does() -> None:
    text = page_file(EVERYWHERE).read_text(encoding="utf-8")
    titles = {command.name: command.title for command in commands.COMMANDS.values()}
    for said, name in re.findall(r"<th>(?:[^<]*, )?([^<,(]*) \(\{key:(\w+)\}\)</th>", text):
        assert said == titles[name]


@pytest.mark.parametrize("name", GAMES)
def test_a_page_names_the_keys_of_the_table(name: str, qtbot: QtBot) -> None:
    page = page_file(f"{name}/here").read_text(encoding="utf-8")
    with sitting(qtbot, GAMES[name]) as sat:
        sat.table.start()
        buttons = buttons_of(sat.table)
        for button in buttons:
            key = button.label.key
            assert re.search(rf"<th>([^<]*, )?{key}(, [^<]*)?</th>|<b>{key}</b>", page), key
    assert not buttons or not re.search(r"<(th|b)>[HLD]</", page), "these are the menus' keys"


def test_suits_of_soy_are_named_in_the_order_of_the_hand() -> None:
    *first, last = map(suit_name, SUITS_IN_HAND)
    assert f"{', '.join(first)} and {last}" in plain("soy/here")


def test_arrow_keys_in_the_contents_open_each_page(window: HelpWindow) -> None:
    contents = window.findChild(QTreeWidget)
    assert isinstance(contents, QTreeWidget)
    contents.setFocus()
    window.show_page("soy/game")
    seen = [window.address]
    for _ in PAGES:
        QTest.keyClick(contents, Qt.Key.Key_Down)
        seen.append(window.address)
    assert seen == ["soy/game", "soy/here", "soy/rules", "soy/strategy", "soureh/game"]
    row = contents.currentItem()
    assert row is not None
    assert row.isExpanded()


def test_a_link_opens_its_page_and_selects_it_in_the_contents(window: HelpWindow) -> None:
    shown = window.findChild(QTextBrowser)
    contents = window.findChild(QTreeWidget)
    assert isinstance(shown, QTextBrowser)
    assert isinstance(contents, QTreeWidget)
    shown.anchorClicked.emit(QUrl("spy/rules"))
    assert window.address == "spy/rules"
    row = contents.currentItem()
    assert row is not None
    assert row.text(0) == page_title("rules")


def test_a_link_within_a_page_scrolls_to_its_place(window: HelpWindow) -> None:
    shown = window.findChild(QTextBrowser)
    assert isinstance(shown, QTextBrowser)
    window.show_page("soy/rules")
    assert shown.verticalScrollBar().value() == 0
    shown.anchorClicked.emit(QUrl("#options"))
    assert window.address == "soy/rules"
    assert shown.verticalScrollBar().value() > 0


def test_a_lesson_can_be_begun_from_a_page(window: HelpWindow, qtbot: QtBot) -> None:
    shown = window.findChild(QTextBrowser)
    assert isinstance(shown, QTextBrowser)
    with qtbot.waitSignal(window.lesson_requested) as wanted:
        shown.anchorClicked.emit(QUrl("lesson:soda"))
    assert wanted.args == ["soda"]


def test_pictures_show_the_deck_in_use(window: HelpWindow, qtbot: QtBot) -> None:
    shown = window.findChild(QTextBrowser)
    assert isinstance(shown, QTextBrowser)
    url = QUrl(str(Page("soi/game").pictures[0]["src"]))
    kind = QTextDocument.ResourceType.ImageResource.value
    qtbot.waitUntil(lambda: shown.document().resource(kind, url) is not None)
    before = shown.document().resource(kind, url)
    window.page.use_deck(load_deck(resource("decks", "large-index.svg")))
    qtbot.waitUntil(lambda: shown.document().resource(kind, url) != before)
    before = shown.document().resource(kind, url)
    window.page.use_felt("linen")
    assert shown.document().resource(kind, url) != before


def test_the_window_stands_beside_the_table_and_on_the_screen(window: HelpWindow) -> None:
    screen = QRect(0, 0, 2560, 1440)
    table = QRect(100, 100, 1280, 800)
    window.stand_beside(table, screen)
    assert not window.frameGeometry().intersects(table)
    window.stand_beside(QRect(1200, 100, 1280, 800), screen)
    assert not window.frameGeometry().intersects(QRect(1200, 100, 1280, 800))
    window.stand_beside(screen, screen)
    assert screen.contains(window.frameGeometry())


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("cards", "1H"),
        ("cards", "7H,"),
        ("coops", "7H"),
        ("fan", "7H/8S"),
        ("heap", "7H"),
        ("fan", "7H,8H=no"),
    ],
)
def test_an_invalid_address_of_a_picture_is_refused(kind: str, text: str, art: CardArt) -> None:
    with pytest.raises(Unreadable):
        picture(kind, text, art, "bottle", 1)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_a_picture_has_the_same_size_at_every_ratio_and_more_pixels(ratio: float) -> None:
    art = CardArt(load_deck(resource("decks", "classic.svg")))
    art.set_size(CARD_WIDTH, ratio)
    once = picture("coops", "4D/9S=fine|back/back*", art, "midnight", ratio)
    art.close()
    assert once.devicePixelRatio() == ratio
    assert abs(once.width() - once.deviceIndependentSize().width() * ratio) <= 1
    assert 140 < once.deviceIndependentSize().width() < 180


def test_the_pages_of_a_game_teach_it() -> None:
    text = "".join(page_text(f"soi/{page}", {}) for page in PAGES)
    for needed in ("must hold a card of its rank", "aces</th><td>25", "<b>7h</b>", "the last 10"):
        assert needed in text


def test_typing_in_the_contents_finds_words_on_any_page(window: HelpWindow, qtbot: QtBot) -> None:
    window.show_page("soy/game")
    window.show()
    (contents,), (bar,) = window.findChildren(QTreeWidget), window.findChildren(FindBar)
    (page,) = window.findChildren(QTextBrowser)
    QTest.keyClicks(contents, "c")
    QTest.keyClicks(bar.words, "oop")
    assert bar.words.text() == "coop"
    assert page.textCursor().selectedText().casefold() == "coop"
    first = window.address
    assert first.startswith("soureh/")
    QTest.keyClick(bar.words, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert page.textCursor().selectedText().casefold() == "coop"
    assert window.address != first
    QTest.keyClick(bar.words, Qt.Key.Key_Return)
    assert window.address == first


def test_words_that_are_nowhere_leave_the_page_and_escape_closes_the_bar_only(
    window: HelpWindow,
) -> None:
    window.show_page("soy/game")
    window.show()
    (bar,) = window.findChildren(FindBar)
    bar.open("xyzzy")
    assert window.address == "soy/game"
    assert any("Not in the help." in label.text() for label in bar.findChildren(QLabel))
    QTest.keyClick(bar.words, Qt.Key.Key_Escape)
    assert not bar.isVisible()
    assert window.isVisible()


def test_the_keys_of_larger_text_work_in_the_help(window: HelpWindow, qtbot: QtBot) -> None:
    window.show_page("soy/game")
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    steps: list[int] = []
    window.text_requested.connect(steps.append)
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus, Qt.Key.Key_0):
        QTest.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
    assert steps == [1, 1, -1, 0]
