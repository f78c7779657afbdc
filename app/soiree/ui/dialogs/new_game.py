"""The dialog for a new match: its options, and who sits where."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QWidget

from soiree.core.cards import SUITS
from soiree.core.games import Game, Option
from soiree.storage.settings import SeatChoice, Settings
from soiree.ui.dialogs.forms import AtTheTable, Form, Number, Unfit, call, faint
from soiree.ui.guests.people import guest, is_usual, level_name, numbered, you
from soiree.ui.style.theme import STEP
from soiree.ui.style.words import suit_name

_tr = QCoreApplication.translate


class NewGameDialog(Form):
    """How a match is to be played, and by whom. What is chosen goes into the settings."""

    def __init__(self, game: Game, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(
            _tr("Dialogs", "New game of {game}").format(game=game.title),
            _tr("Dialogs", "Start"),
            parent,
        )
        self._game = game
        self._settings = settings
        self._choices = settings.choices(game)
        self._options: dict[str, Callable[[], int | str]] = {}
        self._penalty: QComboBox | None = None
        if game.options:
            self.add_heading(_tr("Dialogs", "The game"))
        for option in game.options:
            self._add_option(option)

        self.add_heading(_tr("Dialogs", "The players"))
        self._seats = [_Seat(self, game, seat) for seat in range(_most_players(game))]
        self._fill_seats()
        for seat in self._seats:
            seat.kind.currentIndexChanged.connect(self._show_seats)
        self._sharing = faint(
            _tr("Dialogs", "Each person needs a name, by which the screen is handed on.")
        )
        self.rows.addWidget(self._sharing, self.rows.rowCount(), 1, 1, 3)
        self.rows.addWidget(faint("\n".join(_levels(game))), self.rows.rowCount(), 1, 1, 3)
        if game.name in ("soi", "soureh", "pariah", "spy"):
            self.add_heading(_tr("Dialogs", "The table"))
        self._at_the_table = AtTheTable(self, game, self._choices)
        self._show_seats()
        self.done_button.setFocus()

    def take(self) -> None:
        options = {name: value() for name, value in self._options.items()}
        if rule := self._game.forbids(options):
            text = _tr("Dialogs", "That does not go together: {rule}.")
            raise Unfit(text.format(rule=rule), self.done_button)
        count = self._game.players(options)
        self._name_people(count)
        seats = [seat.choice() for seat in self._seats[:count]]
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
        people = [seat.name for seat in seats if seat.kind == "human"]
        if len(people) > 1:
            self._settings.people = people
        self._at_the_table.take()

    def _add_option(self, option: Option) -> None:
        value = self._choices.options.get(option.name, option.default)
        label = _option_label(self._game, option.name)
        if isinstance(option.values, range):
            number = Number(
                int(value),
                option.values,
                _tr("Dialogs", "“{what}” must be a whole number from {least} to {most}.").replace(
                    "{what}", label
                ),
            )
            self._options[option.name] = number.value
            number.textChanged.connect(self._show_seats)
            note = _range_note(self._game, option.name).format(
                least=option.values[0], most=option.values[-1]
            )
            self.add_row(label, number, note)
        else:
            box = QComboBox()
            for each in option.values:
                box.addItem(_option_value(each), each)
            box.setCurrentIndex(option.values.index(str(value)))
            self._options[option.name] = lambda: str(box.currentData())
            box.currentIndexChanged.connect(self._show_seats)
            self.add_row(label, box, _choice_note(option.name))
            if option.name == "penalty":
                self._penalty = box

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
        """As many seats as the options ask for, if what stands there can be read."""
        try:
            count = self._game.players({name: value() for name, value in self._options.items()})
        except Unfit:
            return
        if self._penalty is not None:
            self._penalty.setEnabled(self._options["cheating"]() == "allowed")
        people = (place for place, seat in enumerate(self._seats[:count]) if seat.is_person)
        nearest = next(people, 0)
        self._name_people(count)
        sides = _sides(self._game.name, count)
        for place, seat in enumerate(self._seats):
            seat.show_row(place < count)
            if place < count:
                seat.label.setText(sides[(place - nearest) % count])

    def _name_people(self, count: int) -> None:
        """Give the people at so many seats their usual names, where they have none of their own."""
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


class _Seat:
    """A row of the dialog: who sits there, the name, and the level of a computer.

    Attributes:
        label: where at the table the seat is.
    """

    def __init__(self, dialog: Form, game: Game, seat: int) -> None:
        self._guest = guest(seat)
        self.kind = QComboBox()
        # Two people cannot race each other with one keyboard and one mouse.
        if game.name != "spy" or seat == 0:
            self.kind.addItem(_tr("Dialogs", "Person"), "human")
        self.kind.addItem(_tr("Dialogs", "Computer"), "computer")
        self.name = QLineEdit()
        self.name.setMaxLength(20)
        self.name.setFixedWidth(18 * STEP)
        self.level = QComboBox()
        for level in game.level_names():
            self.level.addItem(level_name(level).capitalize(), level)
        self._names = {"human": "", "computer": self._guest}
        self._kind = str(self.kind.currentData())
        self.kind.currentIndexChanged.connect(self._change_kind)
        self.label = QLabel()
        row = dialog.rows.rowCount()
        self._parts = (self.label, self.kind, self.name, self.level)
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
            dialog.rows.addWidget(part, row, column)
            call(part, what.format(seat=seat + 1))

    @property
    def is_person(self) -> bool:
        return bool(self.kind.currentData() == "human")

    def choice(self) -> SeatChoice:
        name = self.name.text().strip()
        if self.is_person:
            return SeatChoice("human", name)
        return SeatChoice("computer", name or self._guest, str(self.level.currentData()))

    def name_person(self, name: str) -> None:
        """Take a name, if the person here has none of their own."""
        if is_usual(self.name.text().strip()):
            self.name.setText(name)

    def show_choice(self, choice: SeatChoice) -> None:
        self.kind.setCurrentIndex(max(0, self.kind.findData(choice.kind)))
        self.name.setText(choice.name)
        if choice.level is not None:
            self.level.setCurrentIndex(self.level.findData(choice.level))
        else:
            self.level.setCurrentIndex(self.level.count() // 2)
        self._show_level()

    def show_row(self, shown: bool) -> None:
        for part in self._parts:
            part.setVisible(shown)

    def _change_kind(self) -> None:
        """A person and a computer at the same seat have each a name, which comes back with them."""
        self._names[self._kind] = self.name.text()
        self._kind = str(self.kind.currentData())
        self.name.setText(self._names[self._kind])
        self._show_level()

    def _show_level(self) -> None:
        self.level.setEnabled(not self.is_person)


def _most_players(game: Game) -> int:
    most = game.players(game.defaults())
    for option in game.options:
        if option.name == "players":
            most = max(int(value) for value in option.values)
    return most


def _sides(game: str, players: int) -> Sequence[str]:
    """Where the seats are at a table, in seat order, from the one nearest to the screen."""
    bottom, top = _tr("Dialogs", "Bottom"), _tr("Dialogs", "Top")
    left, right = _tr("Dialogs", "Left"), _tr("Dialogs", "Right")
    top_left, top_right = _tr("Dialogs", "Top left"), _tr("Dialogs", "Top right")
    if players <= 2:
        return (bottom, top)[:players]
    match game:
        case "soi":
            return (bottom, right, top, left)
        case "soureh" if players == 3:
            return (bottom, top_left, top_right)
        case "spy":
            above = _tr("Dialogs", "Above, {number}")
            return (bottom, *(above.format(number=number) for number in range(1, players)))
        case _:
            tops = ((), (top,), (top_left, top_right), (top_left, top, top_right))[players - 3]
            return (bottom, left, *tops, right)


def _option_label(game: Game, name: str) -> str:
    labels = {
        "target": _tr("Dialogs", "Play to"),
        "hand_size": _tr("Dialogs", "Cards in a hand"),
        "players": _tr("Dialogs", "Players"),
        "threshold": _tr("Dialogs", "Play to")
        if game.name == "pariah"
        else _tr("Dialogs", "Limit"),
        "ending": _tr("Dialogs", "The match ends"),
        "deck": _tr("Dialogs", "Each starts with"),
        "cheating": _tr("Dialogs", "Cheating"),
        "penalty": _tr("Dialogs", "Who is caught"),
        "suits": _tr("Dialogs", "Scoring suits"),
    }
    return labels.get(name, name)


def _range_note(game: Game, name: str) -> str:
    if name in ("target", "threshold"):
        if game.name == "soureh":
            return _tr("Dialogs", "points, {least} to {most}; fewer are better")
        return _tr("Dialogs", "points, {least} to {most}")
    return _tr("Dialogs", "{least} to {most}")


def _choice_note(name: str) -> str:
    """What has to be known of an option beside its values."""
    notes = {
        "deck": _tr("Dialogs", "half a deck: for 2 players only"),
        "cheating": _tr("Dialogs", "placing a card where it does not fit"),
        "penalty": _tr("Dialogs", "where cheating is allowed"),
        "suits": _tr("Dialogs", "one a round, in this order"),
    }
    return notes.get(name, "")


def _option_value(value: str) -> str:
    values = {
        "first": _tr("Dialogs", "once a player is above the limit"),
        "last": _tr("Dialogs", "once all but one are above the limit"),
        "full": _tr("Dialogs", "a full deck"),
        "half": _tr("Dialogs", "half a deck"),
        "impossible": _tr("Dialogs", "impossible"),
        "allowed": _tr("Dialogs", "allowed"),
        "pile": _tr("Dialogs", "gets a pile"),
        "lose": _tr("Dialogs", "is out of the match"),
    }
    if value in values:
        return values[value]
    if sorted(value) == sorted(SUITS):
        return ", ".join(suit_name(SUITS.index(suit)) for suit in value)
    return value


def option_words(game: Game, options: Mapping[str, int | str]) -> str:
    """The options of a match in a few words, as in `Points to play for: 200`."""
    text = _tr("Dialogs", "{option}: {value}")
    return "; ".join(
        text.format(option=_option_label(game, name), value=_option_value(str(value)))
        for name, value in options.items()
    )


def _levels(game: Game) -> Sequence[str]:
    """What the levels mean, a sentence each; as the players themselves have it."""
    match game.name:
        case "soy":
            told = (
                _tr("Dialogs", "Easy remembers two rounds, and sometimes plays on a whim."),
                _tr("Dialogs", "Middle remembers three, and mixes its bids."),
                _tr("Dialogs", "Hard remembers all, reads bids, and reckons with your reckoning."),
            )
        case "soureh":
            told = (
                _tr("Dialogs", "Easy tries few uses of a card, and thinks of the round alone."),
                _tr("Dialogs", "Middle tries more, and thinks of the whole match."),
                _tr("Dialogs", "Hard also reads what others do, and dares to declare early."),
            )
        case "pariah":
            told = (
                _tr("Dialogs", "Easy goes by first sight, and thinks of its own coops."),
                _tr("Dialogs", "Middle goes by first sight, and spoils the coops of others."),
                _tr("Dialogs", "Hard reads what others do, and tries out how the round may end."),
            )
        case "soi":
            told = (
                _tr("Dialogs", "Easy remembers the last 2 questions and their answers."),
                _tr("Dialogs", "Middle remembers the last 10."),
                _tr("Dialogs", "Impossible remembers the whole round, and draws conclusions."),
            )
        case "spy":
            told = (
                _tr("Dialogs", "Easy takes its time, and any pile that takes the card."),
                _tr("Dialogs", "Middle keeps the tops of its piles apart and one pile low."),
                _tr("Dialogs", "Hard counts what may still come, and tries out how it may go on."),
            )
        case "soda":
            told = (
                _tr("Dialogs", "Easy goes by feeling, and often plays on a whim."),
                _tr("Dialogs", "Middle tries out how this hand may go on."),
                _tr("Dialogs", "Hard also remembers and concludes, and looks hands ahead."),
            )
        case _:
            return ()
    return (*told, _tr("Dialogs", "All of them see what you see, and no more."))
