"""The options of a game as rows of a form."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from soiree.core.cards import SUITS
from soiree.core.games import Game, Option
from soiree.ui.dialogs.forms import Number, Rows, Unfit, choice_box, enable_values
from soiree.ui.language.translation import tr
from soiree.ui.language.words import game_text, in_row, parted, suit_name


class OptionRows(QObject):
    """A row for each option of a game.

    Attributes:
        fields: the fields, by the names of options.

    Signals:
        changed: the person has changed a field, perhaps to an invalid value.
    """

    changed = Signal()

    def __init__(self, game: Game, chosen: Mapping[str, int | str], rows: Rows) -> None:
        """
        Args:
            chosen: the values to begin with; missing ones are the defaults.
            rows: the rows of the form.
        """
        super().__init__()
        self._game = game
        self.fields: dict[str, Number | QComboBox] = {}
        for option in game.options:
            self._add(option, chosen.get(option.name, option.default), rows)

    def _add(self, option: Option, value: int | str, rows: Rows) -> None:
        label, note = game_text(option.label), game_text(option.note)
        field: Number | QComboBox
        if isinstance(option.values, range):
            refusal = tr("“{what}” must be a whole number from {least} to {most}.")
            field = Number(int(value), option.values, refusal.replace("{what}", label))
            field.textChanged.connect(self.changed)
            note = note or tr("{least} to {most}")
            note = note.format(least=option.values[0], most=option.values[-1])
        else:
            field = choice_box({each: value_name(option, each) for each in option.values})
            field.setCurrentIndex(option.values.index(str(value)))
            field.currentIndexChanged.connect(self.changed)
        self.fields[option.name] = field
        rows.add_row(label, field, note)

    def chosen(self) -> dict[str, int | str]:
        """All options. Raises Unfit if a field is invalid."""
        return {
            name: field.value() if isinstance(field, Number) else str(field.currentData())
            for name, field in self.fields.items()
        }

    def check(self, options: Mapping[str, int | str], button: QWidget) -> None:
        """Raise Unfit, at the button, if the rules forbid the combination of options."""
        if rule := self._game.forbids(options):
            text = tr("These options cannot be combined: {rule}.")
            raise Unfit(text.format(rule=tr(rule)), button)

    def fit(self, options: dict[str, int | str]) -> None:
        """Disable the fields and values that the other options exclude."""
        for option in self._game.options:
            field = self.fields[option.name]
            field.setEnabled(option.matters(options))
            if isinstance(field, QComboBox):
                self._offer_values(option, field, options)

    def _offer_values(self, option: Option, box: QComboBox, options: dict[str, int | str]) -> None:
        """Disable the values that the other options forbid, and replace a forbidden value."""
        fits = [
            not self._game.forbids({**options, option.name: str(box.itemData(place))})
            for place in range(box.count())
        ]
        enable_values(box, fits)
        if any(fits) and not fits[box.currentIndex()]:
            box.setCurrentIndex(fits.index(True))


def value_name(option: Option, value: int | str) -> str:
    """The name of a value of an option, in the player's language."""
    if option.are_suits:
        return in_row([suit_name(SUITS.index(suit)) for suit in str(value)])
    if isinstance(option.values, range) or not option.labels:
        return str(value)
    return game_text(option.labels[option.values.index(str(value))])


def option_words(game: Game, options: Mapping[str, int | str]) -> str:
    """The options of a match in a few words, such as `Points to play for: 200`."""
    text = tr("{option}: {value}")
    return parted(
        [
            text.format(
                option=game_text(option.label), value=value_name(option, options[option.name])
            )
            for option in game.options
        ]
    )
