"""The dialog for a new match: its options and its players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QWidget

from soiree.core.cards import SUITS
from soiree.core.games import Game, Option
from soiree.core.zones import Seat
from soiree.storage.ratings import Offer, offer, today
from soiree.storage.results import MatchResult
from soiree.storage.settings import SeatChoice, Settings
from soiree.ui.dialogs.forms import AtTheTable, Form, Number, Unfit, choice_box, faint
from soiree.ui.dialogs.seating import SeatDraft, SeatingTable
from soiree.ui.game_window import minutes_words, window_of
from soiree.ui.guests.offers import offer_button, offer_sentence
from soiree.ui.guests.people import around_the_table, guest, is_usual, numbered, you
from soiree.ui.style.desktop_wishes import felt_of
from soiree.ui.style.panels import row_of
from soiree.ui.style.theme import STEP
from soiree.ui.style.translation import tr
from soiree.ui.style.words import game_text, suit_name


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
        self._drafts = [SeatDraft.of(choice, seat, game) for seat, choice in self._first_choices()]
        self.seating = SeatingTable(game, self._drafts, felt_of(settings))
        self.seating.changed.connect(self._show_seats)
        self.rows.add_wide(self.seating)
        honest = faint(tr("Computers see no more than you see."))
        honest.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.rows.add_wide(honest)
        self._offer = self._offered(results)
        self._offer_row = _OfferRow(self._offer, game)
        self._offer_row.accepted.connect(self._accept_offer)
        self.rows.add_wide(self._offer_row)
        for option in game.options:
            self._add_option(option)
        self._remark = faint("", wraps=True)
        self.rows.add_below(self._remark)
        window = window_of(game)
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
        seats = [draft.choice() for draft in self._drafts[:count]]
        names = [seat.name.casefold() for seat in seats]
        for place, name in enumerate(names):
            if name in names[:place]:
                text = tr("Two players cannot both be called {name}.")
                self.seating.choose(place)
                raise Unfit(text.format(name=seats[place].name), self.seating.panel.name)
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
            field = choice_box({each: value_name(option, each) for each in option.values})
            field.setCurrentIndex(option.values.index(str(value)))
            field.currentIndexChanged.connect(self._show_seats)
        self._fields[option.name] = field
        self.rows.add_row(label, field, note)

    def _chosen_options(self) -> dict[str, int | str]:
        return {
            name: field.value() if isinstance(field, Number) else str(field.currentData())
            for name, field in self._fields.items()
        }

    def _first_choices(self) -> Iterator[tuple[Seat, SeatChoice]]:
        """The choices of the last match, and the usual ones for all other seats."""
        chosen, level = self._choices.seats, self._game.usual_level().name
        for seat in range(self._game.most_players()):
            usual = SeatChoice("human") if seat == 0 else SeatChoice("computer", guest(seat), level)
            yield seat, chosen[seat] if seat < len(chosen) else usual

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
        minutes = minutes_words(self._game, options)
        about = tr("About {minutes}.").format(minutes=minutes) if minutes else ""
        said = (about, tr(remark) if remark else "")
        self._remark.setText(" ".join(filter(None, said)))
        self._remark.setVisible(any(said))
        count = self._game.players(options)
        players = self._drafts[:count]
        nearest = next((draft.seat for draft in players if draft.is_person), 0)
        self._name_people(count)
        self.seating.show_players(count, nearest, _sides(self._game, count))
        self._offer_row.show_names(
            [draft.choice().name for draft in players if not draft.is_person]
        )

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
        chosen = [draft.choice() for draft in self._drafts]
        seats = chosen[: self._game.players(self._choices.options)]
        levels = {seat.level for seat in seats if seat.level is not None}
        if len(levels) != 1:
            return None
        return offer(results, self._game, levels.pop(), len(seats), self._choices.declined)

    def _accept_offer(self) -> None:
        if self._offer is None:
            return
        for draft in self._drafts:
            draft.level = self._offer.better
        self._offer = None
        self._show_seats()
        self._offer_row.hide()
        self.done_button.setFocus()

    def _name_people(self, count: int) -> None:
        people = [draft for draft in self._drafts[:count] if draft.is_person]
        if len(people) == 1:
            people[0].name_person(self._settings.player or you())
            return
        taken = {draft.name.strip().casefold() for draft in self._drafts[:count]}
        for number, draft in enumerate(people, 1):
            known = [self._settings.player] if number == 1 else []
            known += self._settings.people[number - 1 : number]
            free = (name for name in known if not is_usual(name) and name.casefold() not in taken)
            name = next(free, numbered(number))
            draft.name_person(name)
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


def _sides(game: Game, players: int) -> Sequence[str]:
    own = window_of(game).sides
    return around_the_table(players, game.seat_order) if own is None else own(players)


def value_name(option: Option, value: int | str) -> str:
    """The name of a value of an option, in the player's language."""
    if option.are_suits:
        return ", ".join(suit_name(SUITS.index(suit)) for suit in str(value))
    if isinstance(option.values, range) or not option.labels:
        return str(value)
    return game_text(option.labels[option.values.index(str(value))])


def option_words(game: Game, options: Mapping[str, int | str]) -> str:
    """The options of a match in a few words, such as `Points to play for: 200`."""
    text = tr("{option}: {value}")
    return "; ".join(
        text.format(option=game_text(option.label), value=value_name(option, options[option.name]))
        for option in game.options
    )
