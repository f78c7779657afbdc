"""The help window: introduction, use, rules and strategy of each game, and a search."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QUrl, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QShortcut,
    QTextCursor,
    QTextDocument,
    QTextDocumentFragment,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QFrame,
    QTextBrowser,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from soiree.core.games import Game
from soiree.resources import resource
from soiree.ui.commands import TEXT_COMMANDS, keys_of
from soiree.ui.decks import CardArt, Deck
from soiree.ui.desktop.screen_fit import ScreenFit
from soiree.ui.dialogs.help.find_bar import FindBar
from soiree.ui.dialogs.help.pictures import CARD_WIDTH, KINDS, picture
from soiree.ui.language.translation import languages, tr
from soiree.ui.style import lettering, theme
from soiree.ui.style.panels import column_of, row_of
from soiree.ui.style.theme import STEP, TEXT

PAGES = ("game", "here", "rules", "strategy")
"""The pages of each game, in order; the first one introduces the game."""

EVERYWHERE = "everywhere"
"""The page about features that all tables share."""

LESSON = "lesson"
"""The scheme of a link that starts a game's lesson, such as `lesson:rummy`."""


class HelpWindow(QDialog):
    """The table of contents and a page. The window is not modal: the match continues meanwhile.

    Attributes:
        page: the page.

    Signals:
        lesson_requested: start the lesson of this game.
        text_requested: make all text larger (1) or smaller (-1), or of the usual size (0).
    """

    lesson_requested = Signal(str)
    text_requested = Signal(int)

    def __init__(
        self,
        games: Mapping[str, Game],
        deck: Deck,
        felt: str,
        shortcuts: Mapping[str, str],
        cache: Path | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """
        Args:
            shortcuts: the shortcuts that differ from the defaults, by the names of commands.
            cache: the folder for drawn cards.
        """
        super().__init__(parent)
        self.setWindowTitle(tr("Help"))
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.setMinimumSize(92 * STEP, 48 * STEP)
        self.resize(theme.grown(100 * STEP), theme.grown(84 * STEP))
        ScreenFit(self)
        self._contents = _Contents(games)
        self._contents.requested.connect(self.show_page)
        self.page = Page(deck, felt, shortcuts, cache)
        self.page.requested.connect(self.show_page)
        self.page.lesson_requested.connect(self.lesson_requested)
        self._find = FindBar(self)
        self._find.wanted.connect(self._show_found)
        self._find.closed.connect(self.page.setFocus)
        for part in (self._contents, self.page):
            part.installEventFilter(self)
        for name, step in TEXT_COMMANDS.items():
            for keys in keys_of(name, shortcuts):
                QShortcut(keys, self).activated.connect(partial(self.text_requested.emit, step))
        page = column_of(self.page, self._find, spacing=0)
        self.setLayout(row_of(self._contents, (page, 1), spacing=0))
        self.finished.connect(self.page.close_pictures)

    @property
    def address(self) -> str:
        """The address of the current page, such as `rummy/rules`."""
        return self.page.address

    def show_page(self, address: str) -> None:
        """Show a page such as `rummy/rules`, or a place on a page such as `rummy/rules#points`."""
        self.page.show_page(address)
        self._contents.mark(self.page.address)

    def _show_found(self, words: str, backwards: bool, here: bool) -> None:
        """Select the nearest place with these words, on this page or the next one with them."""
        if self.page.select(words, backwards=backwards, here=here):
            self._find.show_result(self.page.passage)
            return
        pages = self._contents.addresses
        start, step = pages.index(self.address), -1 if backwards else 1
        for away in range(1, len(pages) + 1):
            address = pages[(start + step * away) % len(pages)]
            if self.page.has(address, words):
                self.show_page(address)
                self.page.go_to_end(last=backwards)
                if self.page.select(words, backwards=backwards):
                    self._find.show_result(self.page.passage)
                    return
        self._find.show_result(None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin to find the words that a person types."""
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            bare = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
            if bare and event.text().isalnum():
                self._find.open(event.text())
                return True
        return super().eventFilter(watched, event)

    def stand_beside(self, window: QRect, screen: QRect) -> None:
        """Move this window beside another one, so that it covers as little of it as possible."""
        here = self.frameGeometry()
        if screen.left() + here.width() <= window.left():
            here.moveRight(window.left() - 1)
        else:
            here.moveLeft(window.right() + 1)
        left = max(screen.left(), min(here.left(), screen.right() - here.width()))
        top = max(screen.top(), min(window.top(), screen.bottom() - here.height()))
        self.move(left, top)


class _Contents(QTreeWidget):
    requested = Signal(str)

    def __init__(self, games: Mapping[str, Game]) -> None:
        super().__init__()
        self._rows: dict[str, QTreeWidgetItem] = {}
        self.setHeaderHidden(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRootIsDecorated(False)
        self.setIndentation(2 * STEP)
        self.setFixedWidth(theme.grown(24 * STEP))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAccessibleName(tr("Contents"))
        self.setFont(theme.font(TEXT))
        self.setObjectName("contents")
        for game in games.values():
            if has_pages(game):
                self.addTopLevelItem(self._pages_of(game))
        self.addTopLevelItem(self._row(tr("At every table"), EVERYWHERE))
        self.currentItemChanged.connect(self._chosen)

    @property
    def addresses(self) -> list[str]:
        """The addresses of all pages, in the order of the rows."""
        return list(self._rows)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.setFixedWidth(theme.grown(24 * STEP))
            for row in self._rows.values():
                if row.childCount():
                    row.setFont(0, theme.font(TEXT, bold=True))

    def mark(self, address: str) -> None:
        """Select the row of a page."""
        row = self._rows[address]
        self.collapseAll()
        (row.parent() or row).setExpanded(True)
        if self.currentItem() is not row:
            self.setCurrentItem(row)

    def _pages_of(self, game: Game) -> QTreeWidgetItem:
        head = self._row(game.title, f"{game.name}/{PAGES[0]}")
        head.setFont(0, theme.font(TEXT, bold=True))
        for page in PAGES[1:]:
            head.addChild(self._row(page_title(page), f"{game.name}/{page}"))
        return head

    def _row(self, text: str, address: str) -> QTreeWidgetItem:
        row = self._rows[address] = QTreeWidgetItem([text])
        row.setData(0, Qt.ItemDataRole.UserRole, address)
        return row

    def _chosen(self, row: QTreeWidgetItem | None) -> None:
        if row is not None:
            self.requested.emit(row.data(0, Qt.ItemDataRole.UserRole))


class Page(QTextBrowser):
    """A page, with pictures of the cards in use.

    Signals:
        requested: show the page at this address.
        lesson_requested: start the lesson of this game.
    """

    requested = Signal(str)
    lesson_requested = Signal(str)

    def __init__(
        self, deck: Deck, felt: str, shortcuts: Mapping[str, str], cache: Path | None
    ) -> None:
        super().__init__()
        self.address = ""
        self._felt = felt
        self._shortcuts = shortcuts
        self._art = CardArt(deck, cache, self)
        self._art.set_size(CARD_WIDTH, self.devicePixelRatioF())
        self._art.ready.connect(self._draw_again)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.anchorClicked.connect(self._follow)
        self.document().setDocumentMargin(3 * STEP)
        self.document().setDefaultFont(theme.font(TEXT + 1))
        option = QTextOption()
        # A paragraph that begins with Latin letters begins on the same side as the others.
        option.setTextDirection(QApplication.layoutDirection())
        self.document().setDefaultTextOption(option)
        self._style()

    def show_page(self, address: str) -> None:
        page, _, place = address.partition("#")
        if page and page != self.address:
            self.address = page
            self._write()
            self.verticalScrollBar().setValue(0)
        if place:
            self.scrollToAnchor(place)

    def select(self, words: str, *, backwards: bool = False, here: bool = False) -> bool:
        """Select the nearest place with these words on this page; False if there is none.

        Args:
            backwards: search towards the beginning.
            here: include the place that is selected now.
        """
        cursor = self.textCursor()
        if here:
            cursor.setPosition(cursor.selectionStart())
            self.setTextCursor(cursor)
        way = QTextDocument.FindFlag.FindBackward if backwards else QTextDocument.FindFlag(0)
        return self.find(words, way)

    def go_to_end(self, *, last: bool) -> None:
        """Start the next search at the end or at the beginning of the page."""
        end, start = QTextCursor.MoveOperation.End, QTextCursor.MoveOperation.Start
        self.moveCursor(end if last else start)

    @property
    def passage(self) -> str:
        """The paragraph with the selected place."""
        return self.textCursor().block().text()

    def has(self, address: str, words: str) -> bool:
        """True if a page has these words, in small or capital letters."""
        page = QTextDocumentFragment.fromHtml(page_text(address, self._shortcuts))
        return words.casefold() in page.toPlainText().casefold()

    def use_deck(self, deck: Deck) -> None:
        """Draw the cards of another deck."""
        self._art.use(deck)

    def use_felt(self, felt: str) -> None:
        """Draw the cards on another felt."""
        self._felt = felt
        self._draw_again()

    def close_pictures(self) -> None:
        self._art.close()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        url = QUrl(name)
        if kind != QTextDocument.ResourceType.ImageResource.value or url.scheme() not in KINDS:
            return super().loadResource(kind, url)
        text = url.path(QUrl.ComponentFormattingOption.FullyDecoded)
        return picture(url.scheme(), text, self._art, self._felt, self.devicePixelRatioF())

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._draw_again()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._style()
            self._draw_again()
        elif event.type() is QEvent.Type.FontChange:
            self.document().setDefaultFont(theme.font(TEXT + 1))
            self._draw_again()

    def _follow(self, link: QUrl) -> None:
        if link.scheme() == LESSON:
            self.lesson_requested.emit(link.path())
        else:
            self.requested.emit(link.toString())

    def _draw_again(self) -> None:
        if self.address:
            at = self.verticalScrollBar().value()
            self._write()
            self.verticalScrollBar().setValue(at)

    def _write(self) -> None:
        self._art.set_size(CARD_WIDTH, self.devicePixelRatioF())
        self.setHtml(page_text(self.address, self._shortcuts))
        self.setAccessibleName(self.document().firstBlock().text())

    def _style(self) -> None:
        chrome = theme.chrome_of(QApplication.palette())
        style = theme.sheet("help.css", chrome, family=lettering.family())
        self.document().setDefaultStyleSheet(style)


def page_title(page: str) -> str:
    """The title of a help page about a game.

    Args:
        page: the kind of the page: `game`, `here`, `rules` or `strategy`.
    """
    return {
        "game": tr("The game"),
        "here": tr("How to play here"),
        "rules": tr("Rules"),
        "strategy": tr("Strategy"),
    }[page]


def page_text(address: str, shortcuts: Mapping[str, str]) -> str:
    """A page as HTML, with current shortcuts in place of placeholders such as `{key:undo}`.

    Raises:
        FileNotFoundError: there is no page at this address.
    """

    def key(found: re.Match[str]) -> str:
        keys, *_ = keys_of(found[1], shortcuts)
        shown = keys.toString(QKeySequence.SequenceFormat.NativeText)
        return shown or tr("the menu")

    text = page_file(address).read_text(encoding="utf-8")
    return re.sub(r"\{key:(\w+)\}", key, text)


def has_pages(game: Game) -> bool:
    """True if there is help for a game: a folder with its name."""
    return (resource("help") / "en" / game.name).is_dir()


def page_file(address: str) -> Path:
    """The file of a page of help, in the player's language or else in English.

    Args:
        address: the path below the language's folder, without `.html`.

    Raises:
        FileNotFoundError: there is no page at this address.
    """
    folder = resource("help")
    pages = (folder / language / f"{address}.html" for language in languages())
    return next(filter(Path.is_file, pages), None) or resource("help", "en", f"{address}.html")
