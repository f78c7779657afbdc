"""The dialog for a deal: shows the word of the current deal, and asks for another one."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QWidget

from soiree.controller.match.client import Client
from soiree.controller.match.deal_words import (
    LONGEST,
    NamedDeal,
    UnknownDeal,
    is_deal_word,
    read_deal_word,
)
from soiree.controller.match.position_text import is_position_text, read_position_text
from soiree.core.games import Game
from soiree.core.records import LARGEST, Faulty, Newer, Record
from soiree.games import GAMES
from soiree.ui.dialogs.forms import Form, Unfit, faint, field_to_copy
from soiree.ui.dialogs.option_rows import option_words
from soiree.ui.language.translation import tr
from soiree.ui.style import theme
from soiree.ui.style.theme import STEP


class DealDialog(Form):
    """Asks which deal to play: a word such as `rummy-4-fete`, a number, or any text.

    Attributes:
        deal: the chosen deal; None until the dialog is accepted.
        position: the chosen position, in place of a deal.
        field: the field for the word, the number or the text.
    """

    def __init__(
        self,
        game: Game,
        options: Mapping[str, int | str],
        client: Client | None = None,
        parent: QWidget | None = None,
        typed: str = "",
    ) -> None:
        """
        Args:
            options: the options of a deal that is only a number or a text.
            client: the match at the table, if any. The word of a deal that the program drew is
                shown after the match, since it tells the cards.
            typed: the text in the field; by default, a word or position from the clipboard.
        """
        #: The title of the dialog: a noun.
        super().__init__(tr("Deal"), tr("Deal", "a button"), parent)
        self._game, self._options = game, options
        self.deal: NamedDeal | None = None
        self.position: Record | None = None
        if client is not None and (client.deal_was_typed or client.result is not None):
            self.rows.add_row(tr("This deal"), field_to_copy(tr("This deal"), client.deal.word))
        elif client is not None:
            note = tr("The word of this deal is shown here after the match.")
            self.rows.add_below(faint(note, wraps=True))
        self.field = QLineEdit(maxLength=LARGEST)
        example = NamedDeal(game, options, "fete").word
        text = tr("such as {word}, 2026, or New Year at Ada’s").format(word=example)
        self.field.setPlaceholderText(text)
        self.field.setMinimumWidth(theme.grown(52 * STEP))
        copied = QGuiApplication.clipboard().text().strip()
        if is_position_text(copied) or (len(copied) < 2 * LONGEST and is_deal_word(copied, GAMES)):
            typed = typed or copied
        self.field.setText(typed)
        self.field.selectAll()
        self.rows.add_row(tr("Word, number or text"), self.field)
        note = tr(
            "The same word deals the same cards everywhere. A number or a text does so with the "
            "options of {game} below."
        ).format(game=game.title)
        self.rows.add_below(faint(note, wraps=True))
        if words := option_words(game, options):
            #: Below the field. {options}: options with their values, such as Players: 3
            note = tr("Current options: {options}.").format(options=words)
            self.rows.add_below(faint(note, wraps=True))
        self.field.setFocus()

    def take(self) -> None:
        text = self.field.text().strip()
        if is_position_text(text):
            try:
                self.position = read_position_text(text, GAMES)
            except Faulty as fault:
                raise Unfit(_position_fault(fault), self.field) from None
        elif is_deal_word(text, GAMES):
            try:
                self.deal = read_deal_word(text, GAMES)
            except UnknownDeal as fault:
                raise Unfit(tr(fault.text).format(**fault.words), self.field) from None
        elif not text:
            raise Unfit(tr("Enter a word, a number or any text."), self.field)
        elif len(text) > LONGEST:
            fault_text = tr("Enter at most {most} characters.").format(most=LONGEST)
            raise Unfit(fault_text, self.field)
        else:
            self.deal = NamedDeal(self._game, self._options, text)


def _position_fault(fault: Faulty) -> str:
    if isinstance(fault, Newer):
        return tr("This position comes from a newer Soirée.")
    text = tr("This position cannot be opened: {fault}.")
    return text.format(fault=f"{fault.place}, {fault.found}")
