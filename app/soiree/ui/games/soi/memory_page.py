"""The side page with the memory of a round of Soi: a grid of cards, and the questions asked."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QListWidget,
    QTabBar,
    QTableView,
)

from soiree.core.cards import RANKS
from soiree.core.views import onlooker
from soiree.core.zones import Seat
from soiree.games.soi.deals import Deals, questions
from soiree.ui.game_window import SeenMatch, SidePage
from soiree.ui.games.soi.knowledge_words import question_sentence
from soiree.ui.games.soi.memory_grid import (
    SOME,
    CellPainter,
    GridModel,
    SuitHeader,
    initials,
    tint_of,
)
from soiree.ui.language import words
from soiree.ui.language.translation import tr
from soiree.ui.style import theme
from soiree.ui.style.panels import column_of, label
from soiree.ui.style.theme import STEP, TEXT

_HEADS = 7 * STEP // 2
"""The height of the column headers, in pixels."""

PUBLIC, OWN, BELIEF = range(3)
"""The tabs."""

_SOME = 5 * STEP
"""The width of the column of players who hold at least one card, in pixels."""

_LEAST = 18
"""The least height of a row and width of a column, in pixels."""


class MemoryPage(SidePage):
    """The cards that players certainly hold or cannot hold, and the questions asked.

    During play, the tab of knowledge from the person's own hand counts as help. The review of a
    finished match also shows how likely each player holds each card.

    Attributes:
        ways: the tabs: what everybody knows, what the person can know, and, in a review, beliefs.
    """

    def __init__(self) -> None:
        super().__init__()
        self._match: SeenMatch | None = None
        self.ways = QTabBar(drawBase=False, expanding=False, usesScrollButtons=False)
        self.ways.setElideMode(Qt.TextElideMode.ElideRight)
        for title, meaning in (
            #: A tab, about 10 letters: what all players know.
            (tr("All know"), tr("What everybody knows who listened")),
            #: A tab, about 10 letters: what you know, from your own hand too.
            (tr("You know"), tr("What you can know, from your hand too: counts as help")),
            #: A tab, about 10 letters: probabilities.
            (tr("Belief"), tr("How likely each player has each card")),
        ):
            number = self.ways.addTab(title)
            self.ways.setTabToolTip(number, meaning)
        self.ways.setTabVisible(BELIEF, False)
        self.ways.currentChanged.connect(self._show_grid)
        self._model = GridModel()
        self._grid = QTableView(showGrid=False)
        self._grid.setModel(self._model)
        self._grid.setHorizontalHeader(SuitHeader(self._grid))
        self._grid.setItemDelegate(CellPainter(self._model, self._grid))
        self._grid.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self._grid.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        heads = self._grid.horizontalHeader()
        for header in (heads, self._grid.verticalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            header.setHighlightSections(False)
        heads.setSectionResizeMode(SOME, QHeaderView.ResizeMode.Fixed)
        # The lowest rows have no room for padding above and below a J.
        self._grid.verticalHeader().setStyleSheet("QHeaderView::section { padding: 0 3px; }")
        self._take_text_size()
        self._legend = label("", theme.font(TEXT), wraps=True)
        self._questions = QListWidget()
        self._questions.setAccessibleName(tr("Questions of this round, latest first"))
        self._questions.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self._questions.setWordWrap(True)
        self._questions.setFrameShape(QListWidget.Shape.NoFrame)
        self._questions.setSpacing(2)
        parts = (self.ways, (self._grid, 5), self._legend, (self._questions, 3))
        self.setLayout(column_of(*parts, margins=(STEP,) * 4))

    def _take_text_size(self) -> None:
        heads, rows = self._grid.horizontalHeader(), self._grid.verticalHeader()
        heads.setFixedHeight(theme.grown(_HEADS))
        heads.resizeSection(SOME, theme.grown(_SOME))
        for header in (heads, rows):
            header.setMinimumSectionSize(theme.grown(_LEAST))
        frame = 2  # that of the focus
        self._grid.setMinimumHeight(theme.grown(_HEADS + len(RANKS) * _LEAST) + frame)
        self._grid.setMaximumHeight(theme.grown(54 * STEP))

    def show_match(self, match: SeenMatch) -> None:
        """Show the memory of a round; beliefs only while the match is reviewed."""
        self._match = match
        if not match.reviewing and self.ways.currentIndex() == BELIEF:
            self.ways.setCurrentIndex(PUBLIC)
        self.ways.setTabVisible(BELIEF, match.reviewing)
        self._show_grid()
        self._questions.clear()
        for question in reversed(questions(match.view)):
            self._questions.addItem(question_sentence(question, match.names, match.viewer))

    def start_over(self) -> None:
        self._match = None
        self.ways.setCurrentIndex(PUBLIC)

    def _show_grid(self) -> None:
        if self._match is None:
            return
        view, names, viewer = self._match.view, self._match.names, self._match.viewer
        # Without a viewer the page shows what any listener could conclude.
        knows = viewer if viewer == view.seat else words.NOBODY
        leaf = self.ways.currentIndex()
        is_public = leaf == PUBLIC or knows == words.NOBODY
        probabilities = None
        if leaf == BELIEF:
            if knows == words.NOBODY:
                view = replace(view, seat=onlooker(view.seats))
            probabilities = Deals.of(view).probabilities
        self._model.show_known(view, probabilities, names, knows, is_public=is_public)
        if probabilities is None:
            self._grid.setAccessibleName(tr("Who certainly has which card"))
            self._legend.setTextFormat(Qt.TextFormat.PlainText)
            self._legend.setText(_legend(names))
        else:
            self._grid.setAccessibleName(tr("Who may have which card"))
            self._legend.setTextFormat(Qt.TextFormat.RichText)
            self._legend.setText(_legend_of_belief(names, knows))
        if not (is_public or self._match.reviewing):
            self.helped.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._show_grid()


def _legend(names: Sequence[str]) -> str:
    text = tr(
        "A name: has it. A letter struck out: cannot have it. 1+: has at least one. {letters}."
    )
    return text.format(letters=_initials_explained(initials(names), names))


def _legend_of_belief(names: Sequence[str], knows: Seat) -> str:
    text = tr(
        "A name: has it. A strip: how likely its player has it, as far as you could tell then. "
        "{letters}."
    )
    if knows == words.NOBODY:
        text = tr(
            "A name: has it. A strip: how likely its player has it, as far as anybody could tell "
            "who listened. {letters}."
        )
    # Players know their own cards.
    others = [seat for seat in range(len(names)) if seat != knows]
    letters = initials(names)
    ground = '<span style="background-color: {tint}">&nbsp;{letter}&nbsp;</span>'
    signs = [
        ground.format(tint=tint_of(seat).name(), letter=escape(letters[seat])) for seat in others
    ]
    return text.format(letters=_initials_explained(signs, [escape(names[seat]) for seat in others]))


def _initials_explained(letters: Sequence[str], names: Sequence[str]) -> str:
    text = tr("{letter} = {player}").replace(" ", "\N{NO-BREAK SPACE}")
    return words.in_row(
        [
            text.format(letter=letter, player=name)
            for letter, name in zip(letters, names, strict=True)
        ]
    )
