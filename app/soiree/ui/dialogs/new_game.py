"""The dialog for a new match: its options and its players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QWidget

from soiree.core.cards import SUITS
from soiree.core.games import Game, Option
from soiree.core.guests import TEMPERS
from soiree.core.names import shown_name
from soiree.storage.ratings import Offer, offer, today
from soiree.storage.results import MatchResult
from soiree.storage.settings import SeatChoice, Settings
from soiree.ui.dialogs.forms import AtTheTable, Form, Number, Rows, Unfit, choice_box, faint
from soiree.ui.game_window import window_of
from soiree.ui.guests.offers import offer_button, offer_sentence
from soiree.ui.guests.people import around_the_table, guest, is_usual, numbered, you
from soiree.ui.style.panels import row_of
from soiree.ui.style.theme import STEP
from soiree.ui.style.translation import tr
from soiree.ui.style.voice import call
from soiree.ui.style.words import game_text, listed, suit_name


class NewGameDialog(Form):
    """Asks for the options and the players of a match, and saves them in the settings."""

    def __init__(
        self,
        game: Game,
        settings: Settings,
        parent: QWidget | None = None,
        results: Sequence[MatchResult] = (),
    ) -> None:
        """
        Args:
            results: the results of the latest matches of this game, the basis of an offer of
                other opponents.
        """
        super().__init__(tr("New game of {game}").format(game=game.title), tr("Start"), parent)
        self._game = game
        self._settings = settings
        self._choices = settings.choices(game)
        self._fields: dict[str, Number | QComboBox] = {}
        if game.options:
            self.rows.add_heading(tr("The game"))
        for option in game.options:
            self._add_option(option)
        self._remark = faint("", wraps=True)
        self.rows.add_below(self._remark)
        self.rows.add_heading(tr("The players"))
        self._seats = [_Seat(self.rows, game, seat) for seat in range(game.most_players())]
        self._fill_seats()
        for seat in self._seats:
            seat.kind.currentIndexChanged.connect(self._show_seats)
            seat.name.textChanged.connect(self._show_tempers)
        self._sharing = faint(
            tr("Each person needs a name, so that the screen can be handed to them.")
        )
        self.rows.add_below(self._sharing)
        self._offer = self._offered(results)
        self._offer_row = _OfferRow(self._offer, game)
        self._offer_row.accepted.connect(self._accept_offer)
        self.rows.add_below(self._offer_row)
        self.rows.add_below(faint("\n".join(_levels(game))))
        self._tempers = faint("", wraps=True)
        self.rows.add_below(self._tempers)
        window = window_of(game)
        if window.asks_delay or window.checks():
            self.rows.add_heading(tr("The table"))
        self._at_the_table = AtTheTable(
            self.rows, window, self._choices, with_delay=window.asks_delay
        )
        self._show_seats()
        self.done_button.setFocus()

    def take(self) -> None:
        options = self._chosen_options()
        if rule := self._game.forbids(options):
            text = tr("These options cannot be combined: {rule}.")
            raise Unfit(text.format(rule=tr(rule)), self.done_button)
        count = self._game.players(options)
        self._name_people(count)
        seats = [seat.choice() for seat in self._seats[:count]]
        names = [seat.name.casefold() for seat in seats]
        for place, name in enumerate(names):
            if name in names[:place]:
                text = tr("Two players cannot both be called {name}.")
                raise Unfit(text.format(name=seats[place].name), self._seats[place].name)
        self._at_the_table.take()
        self._choices.options = options
        self._choices.seats = seats
        if self._offer:
            self._choices.declined = today()
        people = [seat.name for seat in seats if seat.kind == "human"]
        if len(people) > 1:
            self._settings.people = people

    def _add_option(self, option: Option) -> None:
        value = self._choices.options.get(option.name, option.default)
        label, note = game_text(option.label), game_text(option.note)
        field: Number | QComboBox
        if isinstance(option.values, range):
            refusal = tr("“{what}” must be a whole number from {least} to {most}.")
            field = Number(int(value), option.values, refusal.replace("{what}", label))
            field.textChanged.connect(self._show_seats)
            note = note or tr("{least} to {most}")
            note = note.format(least=option.values[0], most=option.values[-1])
        else:
            field = choice_box({each: _value_name(option, each) for each in option.values})
            field.setCurrentIndex(option.values.index(str(value)))
            field.currentIndexChanged.connect(self._show_seats)
        self._fields[option.name] = field
        self.rows.add_row(label, field, note)

    def _chosen_options(self) -> dict[str, int | str]:
        return {
            name: field.value() if isinstance(field, Number) else str(field.currentData())
            for name, field in self._fields.items()
        }

    def _fill_seats(self) -> None:
        chosen = self._choices.seats
        for place, seat in enumerate(self._seats):
            if place < len(chosen):
                seat.show_choice(chosen[place])
            elif place == 0:
                seat.show_choice(SeatChoice("human"))
            else:
                level = self._game.usual_level().name
                seat.show_choice(SeatChoice("computer", guest(place), level))

    def _show_seats(self) -> None:
        try:
            options = self._chosen_options()
        except Unfit:
            return
        for option in self._game.options:
            field = self._fields[option.name]
            field.setEnabled(option.matters(options))
            if isinstance(field, QComboBox):
                self._offer_values(option, field, options)
        remark = self._game.remark(options)
        said = (minutes_words(self._game, options), tr(remark) if remark else "")
        self._remark.setText(" ".join(filter(None, said)))
        self._remark.setVisible(any(said))
        count = self._game.players(options)
        people = (place for place, seat in enumerate(self._seats[:count]) if seat.is_person)
        nearest = next(people, 0)
        self._name_people(count)
        sides = _sides(self._game, count)
        for place, seat in enumerate(self._seats):
            seat.show_row(place < count)
            if place < count:
                seat.label.setText(sides[(place - nearest) % count])
        self._show_tempers()
        computers = [seat.choice().name for seat in self._seats[:count] if not seat.is_person]
        self._offer_row.show_names(computers)

    def _offer_values(self, option: Option, box: QComboBox, options: dict[str, int | str]) -> None:
        """Disable the values that the other options forbid, and replace a forbidden value."""
        model = box.model()
        assert isinstance(model, QStandardItemModel)
        fits = [
            not self._game.forbids({**options, option.name: str(box.itemData(place))})
            for place in range(box.count())
        ]
        for place, each in enumerate(fits):
            model.item(place).setEnabled(each)
        if any(fits) and not fits[box.currentIndex()]:
            box.setCurrentIndex(fits.index(True))

    def _offered(self, results: Sequence[MatchResult]) -> Offer | None:
        chosen = [seat.choice() for seat in self._seats]
        seats = chosen[: self._game.players(self._choices.options)]
        levels = {seat.level for seat in seats if seat.level is not None}
        if len(levels) != 1:
            return None
        return offer(results, self._game, levels.pop(), len(seats), self._choices.declined)

    def _accept_offer(self) -> None:
        if self._offer is None:
            return
        for seat in self._seats:
            seat.level.setCurrentIndex(seat.level.findData(self._offer.better))
        self._offer = None
        self._offer_row.hide()
        self.done_button.setFocus()

    def _show_tempers(self) -> None:
        seats = (seat.choice() for seat in self._seats if not seat.name.isHidden())
        guests = [seat.name for seat in seats if seat.kind == "computer" and seat.name in TEMPERS]
        sentences = self._game.tempers.sentences if self._game.tempers else {}
        lines = []
        for temper, sentence in sentences.items():
            if names := [name for name in guests if TEMPERS[name] is temper]:
                text = tr("{sentence}: {names}.")
                lines.append(text.format(sentence=game_text(sentence), names=listed(names)))
        self._tempers.setText("\n".join(lines))
        self._tempers.setVisible(bool(lines))

    def _name_people(self, count: int) -> None:
        people = [seat for seat in self._seats[:count] if seat.is_person]
        self._sharing.setVisible(len(people) > 1)
        if len(people) == 1:
            people[0].name_person(self._settings.player or you())
            return
        taken = {seat.name.text().strip().casefold() for seat in self._seats[:count]}
        for number, seat in enumerate(people, 1):
            known = [self._settings.player] if number == 1 else []
            known += self._settings.people[number - 1 : number]
            free = (name for name in known if not is_usual(name) and name.casefold() not in taken)
            name = next(free, numbered(number))
            seat.name_person(name)
            taken.add(name.casefold())


class _OfferRow(QWidget):
    """An offer of other opponents; hidden without an offer.

    Signals:
        accepted: the player accepts the offer.
    """

    accepted = Signal()

    def __init__(self, offered: Offer | None, game: Game) -> None:
        super().__init__()
        self._offer, self._game = offered, game
        self._text = QLabel(wordWrap=True)
        row = row_of(self._text, spacing=2 * STEP)
        row.setStretch(0, 1)
        if offered:
            button = QPushButton(offer_button(offered, game), autoDefault=False)
            button.clicked.connect(self.accepted)
            row.addWidget(button)
        self.setLayout(row)
        self.setVisible(offered is not None)

    def show_names(self, names: Sequence[str]) -> None:
        """Write the offer with the names of the computers at the table."""
        if self._offer is not None and names:
            self._text.setText(offer_sentence(self._offer, self._game, names))


class _Seat:
    """A seat in the dialog: a person or a computer, the name, and a computer's level.

    Attributes:
        label: the side of the table.
        kind, name, level: the fields.
    """

    def __init__(self, rows: Rows, game: Game, seat: int) -> None:
        self._guest = guest(seat)
        # Two people cannot race each other with one keyboard and one mouse.
        person = {} if game.is_race and seat > 0 else {"human": tr("Person")}
        self.kind = choice_box({**person, "computer": tr("Computer")})
        self.name = QLineEdit()
        self.name.setMaxLength(20)
        self.name.setFixedWidth(18 * STEP)
        titles = {level.name: game_text(level.label) for level in game.levels}
        self.level = choice_box(titles)
        self._names = {"human": "", "computer": self._guest}
        self._kind = str(self.kind.currentData())
        self.kind.currentIndexChanged.connect(self._change_kind)
        self.label = QLabel()
        row = rows.rowCount()
        self._parts = {
            self.label: "",
            self.kind: tr("Who plays, seat {seat}"),
            self.name: tr("Name, seat {seat}"),
            self.level: tr("Level, seat {seat}"),
        }
        for column, (part, name) in enumerate(self._parts.items()):
            rows.addWidget(part, row, column)
            call(part, name.format(seat=seat + 1))

    @property
    def is_person(self) -> bool:
        return bool(self.kind.currentData() == "human")

    def choice(self) -> SeatChoice:
        name = shown_name(self.name.text())
        if self.is_person:
            return SeatChoice("human", name)
        return SeatChoice("computer", name or self._guest, str(self.level.currentData()))

    def name_person(self, name: str) -> None:
        """Give the person a name, unless the person has chosen one."""
        if is_usual(self.name.text().strip()):
            self.name.setText(name)

    def show_choice(self, choice: SeatChoice) -> None:
        self.kind.setCurrentIndex(max(0, self.kind.findData(choice.kind)))
        self.name.setText(choice.name)
        level = choice.level
        middle = self.level.count() // 2
        self.level.setCurrentIndex(middle if level is None else self.level.findData(level))
        self._show_level()

    def show_row(self, shown: bool) -> None:
        for part in self._parts:
            part.setVisible(shown)

    def _change_kind(self) -> None:
        self._names[self._kind] = self.name.text()
        self._kind = str(self.kind.currentData())
        self.name.setText(self._names[self._kind])
        self._show_level()

    def _show_level(self) -> None:
        self.level.setEnabled(not self.is_person)


def _sides(game: Game, players: int) -> Sequence[str]:
    own = window_of(game).sides
    return around_the_table(players, game.seat_order) if own is None else own(players)


def _value_name(option: Option, value: int | str) -> str:
    if option.are_suits:
        return ", ".join(suit_name(SUITS.index(suit)) for suit in str(value))
    if isinstance(option.values, range) or not option.labels:
        return str(value)
    return game_text(option.labels[option.values.index(str(value))])


def option_words(game: Game, options: Mapping[str, int | str]) -> str:
    """The options of a match in a few words, such as `Points to play for: 200`."""
    text = tr("{option}: {value}")
    return "; ".join(
        text.format(option=game_text(option.label), value=_value_name(option, options[option.name]))
        for option in game.options
    )


def minutes_words(game: Game, options: Mapping[str, int | str]) -> str:
    """How long a match with one person takes, from the choices counted in the arena."""
    if game.lengths is None:
        return ""
    choices = game.lengths.of(options)
    own = choices / game.players(options)
    seconds = own * _RACING if game.is_race else own * _PERSON + (choices - own) * _COMPUTER
    minutes = max(1, round(seconds / 60))
    # Nobody knows it to the minute.
    return tr("About %n minutes.", "", minutes if minutes < 10 else 5 * round(minutes / 5))


_PERSON, _COMPUTER, _RACING = 6.0, 2.5, 1.6
"""Seconds for a choice of a person, for the display of a computer's, and for one in a race."""


def _levels(game: Game) -> Sequence[str]:
    sentences = (game_text(level.sentence) for level in game.levels)
    return (*sentences, tr("Computers see no more than you see."))
