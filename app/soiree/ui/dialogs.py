"""The dialogs: a new game, the settings, and what Soirée is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

import soiree
from soiree.core.games import Game, Option
from soiree.resources import resource
from soiree.storage.places import Places
from soiree.storage.settings import GameChoices, SeatChoice, Settings
from soiree.ui import theme
from soiree.ui.decks import BrokenDeck, installed_decks, load_deck
from soiree.ui.people import guest
from soiree.ui.theme import HEADING, LEAD, STEP, TEXT

_tr = QCoreApplication.translate

_DELAYS = range(200, 601)


class Unfit(Exception):
    """What was filled in cannot be used. Its text is a sentence for the person.

    Attributes:
        field: where.
    """

    def __init__(self, sentence: str, field: QWidget) -> None:
        super().__init__(sentence)
        self.field = field


class _Dialog(QDialog):
    """A heading, rows on one grid, one line for what is wrong, and the buttons."""

    def __init__(self, title: str, done: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        heading = QLabel(title)
        heading.setFont(theme.font(HEADING, spaced=True))
        self.rows = QGridLayout()
        self.rows.setHorizontalSpacing(2 * STEP)
        self.rows.setVerticalSpacing(STEP)
        self.rows.setColumnStretch(3, 1)
        self.fault = QLabel()
        self.fault.setFont(theme.font(TEXT, bold=True))
        self.fault.setWordWrap(True)
        self.fault.setMinimumHeight(3 * STEP)
        self.buttons = QDialogButtonBox()
        self.done_button = self.buttons.addButton(done, QDialogButtonBox.ButtonRole.AcceptRole)
        cancel = self.buttons.addButton(
            _tr("Dialogs", "Cancel"), QDialogButtonBox.ButtonRole.RejectRole
        )
        cancel.setAutoDefault(False)
        self.buttons.accepted.connect(self._try)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 2 * STEP)
        layout.setSpacing(2 * STEP)
        layout.addWidget(heading)
        layout.addLayout(self.rows)
        layout.addWidget(self.fault)
        layout.addWidget(self.buttons)
        layout.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)
        self.done_button.setDefault(True)

    def take(self) -> None:
        """Take over what was filled in. Raises Unfit and changes nothing where it cannot be."""
        raise NotImplementedError

    def _try(self) -> None:
        try:
            self.take()
        except Unfit as unfit:
            self.fault.setText(str(unfit))
            unfit.field.setFocus(Qt.FocusReason.OtherFocusReason)
            if isinstance(unfit.field, QLineEdit):
                unfit.field.selectAll()
            return
        self.accept()

    def add_heading(self, text: str) -> None:
        row = self.rows.rowCount()
        label = QLabel(text)
        label.setFont(theme.font(LEAD, bold=True))
        label.setContentsMargins(0, STEP, 0, 0)
        self.rows.addWidget(label, row, 0, 1, 4)

    def add_row(self, text: str, field: QWidget, note: str = "") -> None:
        row = self.rows.rowCount()
        label = QLabel(text)
        label.setBuddy(field)
        field.setAccessibleName(text)
        self.rows.addWidget(label, row, 0)
        if not note:
            self.rows.addWidget(field, row, 1, 1, 3)
            return
        noted = QHBoxLayout()
        noted.setSpacing(2 * STEP)
        noted.addWidget(field)
        noted.addWidget(faint(note), 1)
        self.rows.addLayout(noted, row, 1, 1, 3)

    def add_check(self, text: str, checked: bool) -> QCheckBox:
        box = QCheckBox(text)
        box.setChecked(checked)
        self.rows.addWidget(box, self.rows.rowCount(), 1, 1, 3)
        return box


class _Number(QLineEdit):
    """A whole number in a range. What is out of it is refused when it is taken."""

    def __init__(self, value: int, values: range, refusal: str) -> None:
        super().__init__(str(value))
        self._values = values
        self._refusal = refusal
        self.setFont(theme.font(TEXT, figures=True))
        self.setMaxLength(9)
        self.setFixedWidth(12 * STEP)

    def value(self) -> int:
        text = self.text().strip()
        if not (text.isascii() and text.isdigit() and int(text) in self._values):
            raise Unfit(self._refusal.format(least=self._values[0], most=self._values[-1]), self)
        return int(text)


class _AtTheTable:
    """The rows that a game has in both dialogs: how its table tells and shows things."""

    def __init__(self, dialog: _Dialog, game: Game, choices: GameChoices) -> None:
        self._choices = choices
        self._delay: _Number | None = None
        self._sort: QCheckBox | None = None
        self._valid: QCheckBox | None = None
        if game.name == "soi":
            self._delay = _Number(
                choices.message_delay,
                _DELAYS,
                _tr("Dialogs", "A message stays from {least} to {most} milliseconds."),
            )
            dialog.add_row(
                _tr("Dialogs", "A message stays"),
                self._delay,
                _tr("Dialogs", "milliseconds, {least} to {most}").format(
                    least=_DELAYS[0], most=_DELAYS[-1]
                ),
            )
            self._sort = dialog.add_check(
                _tr("Dialogs", "Sort the computers’ cards, so that places tell something"),
                choices.sort_cards,
            )
        if game.name in ("soureh", "pariah"):
            self._valid = dialog.add_check(
                _tr("Dialogs", "Show which of your coops are valid"), choices.show_valid
            )

    def check(self) -> None:
        """Raises Unfit."""
        if self._delay:
            self._delay.value()

    def take(self) -> None:
        if self._delay:
            self._choices.message_delay = self._delay.value()
        if self._sort:
            self._choices.sort_cards = self._sort.isChecked()
        if self._valid:
            self._choices.show_valid = self._valid.isChecked()


class NewGameDialog(_Dialog):
    """How a match is to be played, and by whom. What is chosen goes into the settings."""

    def __init__(self, game: Game, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(
            _tr("Dialogs", "New game of {game}").format(game=game.title),
            _tr("Dialogs", "Start"),
            parent,
        )
        self._game = game
        self._choices = settings.choices(game)
        self._options: dict[str, Callable[[], int | str]] = {}
        if game.options:
            self.add_heading(_tr("Dialogs", "The game"))
        for option in game.options:
            self._add_option(option)

        self.add_heading(_tr("Dialogs", "The players"))
        self._seats = [_Seat(self, game, seat) for seat in range(_most_players(game))]
        self._fill_seats(settings)
        for text in _levels(game):
            self.rows.addWidget(faint(text), self.rows.rowCount(), 1, 1, 3)
        if game.name in ("soi", "soureh", "pariah"):
            self.add_heading(_tr("Dialogs", "The table"))
        self._at_the_table = _AtTheTable(self, game, self._choices)
        self._show_seats()
        self.done_button.setFocus()

    def take(self) -> None:
        options = {name: value() for name, value in self._options.items()}
        seats = [seat.choice() for seat in self._seats[: self._game.players(options)]]
        names = [seat.name.casefold() for seat in seats]
        for place, name in enumerate(names):
            if name in names[:place]:
                raise Unfit(
                    _tr("Dialogs", "Two players cannot both be called {name}.").format(
                        name=seats[place].name
                    ),
                    self._seats[place].name,
                )
        self._at_the_table.check()
        self._choices.options = options
        self._choices.seats = seats
        self._at_the_table.take()

    def _add_option(self, option: Option) -> None:
        value = self._choices.options.get(option.name, option.default)
        label = _option_label(option.name)
        if isinstance(option.values, range):
            number = _Number(
                int(value),
                option.values,
                _tr("Dialogs", "“{what}” must be a whole number from {least} to {most}.").replace(
                    "{what}", label
                ),
            )
            self._options[option.name] = number.value
            number.textChanged.connect(self._show_seats)
            note = _range_note(option.name).format(least=option.values[0], most=option.values[-1])
            self.add_row(label, number, note)
        else:
            box = QComboBox()
            for each in option.values:
                box.addItem(_option_value(each), each)
            box.setCurrentIndex(option.values.index(str(value)))
            self._options[option.name] = lambda: str(box.currentData())
            box.currentIndexChanged.connect(self._show_seats)
            self.add_row(label, box)

    def _fill_seats(self, settings: Settings) -> None:
        chosen = self._choices.seats
        for place, seat in enumerate(self._seats):
            if place < len(chosen):
                seat.show_choice(chosen[place])
            elif place == 0:
                name = settings.player or _tr("Dialogs", "You")
                seat.show_choice(SeatChoice("human", name))
            else:
                level = self._game.levels[len(self._game.levels) // 2]
                seat.show_choice(SeatChoice("computer", guest(place), level))

    def _show_seats(self) -> None:
        """As many seats as the options ask for, if what stands there can be read."""
        try:
            count = self._game.players({name: value() for name, value in self._options.items()})
        except Unfit:
            return
        for place, seat in enumerate(self._seats):
            seat.show_row(place < count)


class _Seat:
    """A row of the dialog: who sits there, the name, and the level of a computer."""

    def __init__(self, dialog: _Dialog, game: Game, seat: int) -> None:
        self._guest = guest(seat)
        self.kind = QComboBox()
        self.kind.addItem(_tr("Dialogs", "Person"), "human")
        self.kind.addItem(_tr("Dialogs", "Computer"), "computer")
        self.name = QLineEdit()
        self.name.setMaxLength(20)
        self.name.setFixedWidth(18 * STEP)
        self.level = QComboBox()
        for level in game.levels:
            self.level.addItem(_level_name(level), level)
        self.kind.currentIndexChanged.connect(self._show_level)
        label = QLabel(_seat_label(game, seat))
        row = dialog.rows.rowCount()
        self._parts = (label, self.kind, self.name, self.level)
        for column, (part, what) in enumerate(
            zip(
                self._parts,
                (
                    "",
                    _tr("Dialogs", "Who plays, seat {seat}"),
                    _tr("Dialogs", "Name, seat {seat}"),
                    _tr("Dialogs", "Level, seat {seat}"),
                ),
                strict=True,
            )
        ):
            part.setAccessibleName(what.format(seat=seat + 1))
            dialog.rows.addWidget(part, row, column)

    def choice(self) -> SeatChoice:
        is_person = self.kind.currentData() == "human"
        name = self.name.text().strip() or self._guest
        return SeatChoice(
            "human" if is_person else "computer",
            name,
            None if is_person else str(self.level.currentData()),
        )

    def show_choice(self, choice: SeatChoice) -> None:
        self.kind.setCurrentIndex(self.kind.findData(choice.kind))
        self.name.setText(choice.name)
        if choice.level is not None:
            self.level.setCurrentIndex(self.level.findData(choice.level))
        else:
            self.level.setCurrentIndex(self.level.count() // 2)
        self._show_level()

    def show_row(self, shown: bool) -> None:
        for part in self._parts:
            part.setVisible(shown)

    def _show_level(self) -> None:
        self.level.setEnabled(self.kind.currentData() == "computer")


class SettingsDialog(_Dialog):
    """How Soirée looks and moves, and how the table of the game in play does."""

    def __init__(
        self, settings: Settings, places: Places, game: Game | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(_tr("Dialogs", "Settings"), _tr("Dialogs", "Apply"), parent)
        self._settings = settings
        self._decks = installed_decks(places.decks)
        self._backs = _backs()
        self._player = QLineEdit(settings.player)
        self._player.setMaxLength(20)
        self._player.setPlaceholderText(_tr("Dialogs", "You"))
        self.add_row(_tr("Dialogs", "Your name"), self._player)
        self._felt = self._add_choice(
            _tr("Dialogs", "Felt"),
            {
                "bottle": _tr("Dialogs", "Bottle green"),
                "midnight": _tr("Dialogs", "Midnight blue"),
                "aubergine": _tr("Dialogs", "Aubergine"),
                "linen": _tr("Dialogs", "Linen, for bright rooms"),
            },
            settings.felt,
        )
        self._deck = self._add_choice(
            _tr("Dialogs", "Cards"),
            {name: _file_title(name) for name in self._decks},
            settings.deck,
        )
        self._back: QComboBox | None = None
        if self._backs:
            self._back = self._add_choice(
                _tr("Dialogs", "Backs"),
                {name: _file_title(name) for name in self._backs},
                settings.back,
            )
        self._colours = self._add_choice(
            _tr("Dialogs", "Menus and dialogs"),
            {
                "system": _tr("Dialogs", "Light or dark, as the desktop"),
                "light": _tr("Dialogs", "Light"),
                "dark": _tr("Dialogs", "Dark"),
            },
            settings.colours,
        )
        self._speed = self._add_choice(
            _tr("Dialogs", "Motion"),
            {
                "slow": _tr("Dialogs", "Slow"),
                "normal": _tr("Dialogs", "Normal"),
                "fast": _tr("Dialogs", "Fast"),
                "off": _tr("Dialogs", "None"),
            },
            settings.speed,
        )
        self._at_the_table: _AtTheTable | None = None
        if game is not None:
            self.add_heading(_tr("Dialogs", "At the table of {game}").format(game=game.title))
            self._at_the_table = _AtTheTable(self, game, settings.choices(game))

    def take(self) -> None:
        if self._at_the_table:
            self._at_the_table.check()
        deck = str(self._deck.currentData())
        back = str(self._back.currentData()) if self._back else ""
        try:
            load_deck(self._decks[deck], self._backs.get(back))
        except BrokenDeck as broken:
            raise Unfit(str(broken), self._deck) from broken
        settings = self._settings
        settings.player = self._player.text().strip()
        settings.deck = deck
        if back:
            settings.back = back
        settings.felt = self._felt.currentData()
        settings.colours = self._colours.currentData()
        settings.speed = self._speed.currentData()
        if self._at_the_table:
            self._at_the_table.take()

    def _add_choice(self, text: str, values: Mapping[str, str], chosen: str) -> QComboBox:
        box = QComboBox()
        for value, title in values.items():
            box.addItem(title, value)
        box.setCurrentIndex(max(0, box.findData(chosen)))
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        box.setMinimumWidth(32 * STEP)
        self.add_row(text, box)
        return box


class AboutDialog(QDialog):
    """What this program is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(_tr("Dialogs", "About Soirée"))
        title = QLabel("Soirée")
        title.setFont(theme.font(theme.TITLE, spaced=True))
        lines = [
            _tr("Dialogs", "A card table for six games, with company that never tires."),
            _tr("Dialogs", "Version {version}, with Qt {qt}.").format(
                version=soiree.__version__, qt=qVersion()
            ),
            _tr("Dialogs", "Free software under the MIT licence."),
        ]
        close = QPushButton(_tr("Dialogs", "Close"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * STEP, 4 * STEP, 4 * STEP, 3 * STEP)
        layout.setSpacing(STEP)
        layout.addWidget(title)
        for line in lines:
            layout.addWidget(QLabel(line))
        layout.addSpacing(2 * STEP)
        layout.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        layout.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)


def faint(text: str) -> QLabel:
    """A label that is read second."""
    label = QLabel(text)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return label


def _backs() -> dict[str, Path]:
    """The files of the backs of cards, by name."""
    try:
        folder = resource("backs")
    except FileNotFoundError:
        return {}
    return {file.stem: file for file in sorted(folder.glob("*.svg"))}


def _file_title(name: str) -> str:
    return name.replace("-", " ").replace("_", " ").capitalize()


def _most_players(game: Game) -> int:
    most = game.players(game.defaults())
    for option in game.options:
        if option.name == "players":
            most = max(int(value) for value in option.values)
    return most


def _seat_label(game: Game, seat: int) -> str:
    if game.name == "soi":
        return (
            _tr("Dialogs", "Bottom"),
            _tr("Dialogs", "Right"),
            _tr("Dialogs", "Top"),
            _tr("Dialogs", "Left"),
        )[seat]
    return _tr("Dialogs", "Seat {seat}").format(seat=seat + 1)


def _option_label(name: str) -> str:
    labels = {
        "target": _tr("Dialogs", "Play to"),
        "hand_size": _tr("Dialogs", "Cards in a hand"),
        "players": _tr("Dialogs", "Players"),
        "threshold": _tr("Dialogs", "Up to"),
        "ending": _tr("Dialogs", "Ends with"),
        "deck": _tr("Dialogs", "Deck of each"),
        "cheating": _tr("Dialogs", "Cheating"),
        "penalty": _tr("Dialogs", "Penalty"),
        "suits": _tr("Dialogs", "Order of suits"),
    }
    return labels.get(name, name)


def _range_note(name: str) -> str:
    if name in ("target", "threshold"):
        return _tr("Dialogs", "points, {least} to {most}")
    return _tr("Dialogs", "{least} to {most}")


def _option_value(value: str) -> str:
    values = {
        "first": _tr("Dialogs", "the first above it"),
        "last": _tr("Dialogs", "the last below it"),
        "full": _tr("Dialogs", "a full deck"),
        "half": _tr("Dialogs", "half a deck"),
        "impossible": _tr("Dialogs", "impossible"),
        "allowed": _tr("Dialogs", "allowed"),
        "pile": _tr("Dialogs", "a pile"),
        "lose": _tr("Dialogs", "out of the match"),
    }
    return values.get(value, value)


def _level_name(level: str) -> str:
    return {
        "easy": _tr("Dialogs", "Easy"),
        "middle": _tr("Dialogs", "Middle"),
        "hard": _tr("Dialogs", "Hard"),
        "impossible": _tr("Dialogs", "Impossible"),
    }.get(level, level)


def _levels(game: Game) -> Sequence[str]:
    """What the levels mean, a sentence each."""
    if game.name == "soi":
        return (
            _tr("Dialogs", "Easy remembers the last 2 questions and their answers."),
            _tr("Dialogs", "Middle remembers the last 10."),
            _tr("Dialogs", "Impossible remembers the whole round. None of them peeks."),
        )
    return ()
