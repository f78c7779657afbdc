"""The dialog for a new match: its options and its players."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from soiree.core.games import Game
from soiree.storage.daily_deals import today
from soiree.storage.history.ratings import Offer, offer
from soiree.storage.history.results import MatchResult
from soiree.storage.settings import Settings
from soiree.ui.desktop.wishes import felt_of
from soiree.ui.dialogs.forms import AtTheTable, Form, Unfit, faint
from soiree.ui.dialogs.option_rows import OptionRows
from soiree.ui.dialogs.seat_drafts import Company, SeatDraft, name_people
from soiree.ui.dialogs.seating import SeatingTable
from soiree.ui.game_window import minutes_words, window_of
from soiree.ui.guests.offers import offer_button, offer_sentence
from soiree.ui.guests.people import around_the_table
from soiree.ui.language.translation import tr
from soiree.ui.style.panels import button, row_of
from soiree.ui.style.theme import STEP


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
        chosen = self._choices.seats
        self._drafts = [
            SeatDraft.of(chosen[seat], seat, game.levels)
            if seat < len(chosen)
            else SeatDraft.usual(seat, game)
            for seat in range(game.most_players())
        ]
        self.seating = SeatingTable(Company.of(game), self._drafts, felt_of(settings))
        self.seating.changed.connect(self._show_seats)
        self.rows.add_wide(self.seating)
        honest = faint(tr("Computers see no more than you see."))
        honest.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.rows.add_wide(honest)
        self._offer = self._offered(results)
        self._offer_row, self._offer_text = QWidget(), QLabel(wordWrap=True)
        self._add_offer()
        self._options = OptionRows(game, self._choices.options, self.rows)
        self._options.changed.connect(self._show_seats)
        self._remark = faint("", wraps=True)
        self.rows.add_below(self._remark)
        window = window_of(game)
        self._at_the_table = AtTheTable(
            self.rows, window, self._choices, with_delay=window.asks_delay
        )
        self._show_seats()
        self.done_button.setFocus()

    def take(self) -> None:
        options = self._options.chosen()
        self._options.check(options, self.done_button)
        count = self._game.players(options)
        name_people(self._drafts[:count], self._settings)
        seats = self.seating.chosen(count)
        self._at_the_table.take()
        self._choices.options = options
        self._choices.seats = seats
        if self._offer:
            self._choices.declined = today().isoformat()
        people = [seat.name for seat in seats if seat.kind == "human"]
        if len(people) > 1:
            self._settings.people = people

    def _show_seats(self) -> None:
        try:
            options = self._options.chosen()
        except Unfit:
            return
        self._options.fit(options)
        remark = self._game.remark(options)
        minutes = minutes_words(self._game, options)
        #: How long the match takes, below the options. {minutes}: 20 minutes
        about = tr("About {minutes}.").format(minutes=minutes) if minutes else ""
        said = (about, tr(remark) if remark else "")
        self._remark.setText(" ".join(filter(None, said)))
        self._remark.setVisible(any(said))
        count = self._game.players(options)
        players = self._drafts[:count]
        nearest = next((draft.seat for draft in players if draft.is_person), 0)
        name_people(players, self._settings)
        self.seating.show_players(count, nearest, _sides(self._game, count))
        names = [draft.choice().name for draft in players if not draft.is_person]
        if self._offer is not None and names:
            self._offer_text.setText(offer_sentence(self._offer, self._game, names))

    def _offered(self, results: Sequence[MatchResult]) -> Offer | None:
        chosen = [draft.choice() for draft in self._drafts]
        seats = chosen[: self._game.players(self._choices.options)]
        levels = {seat.level for seat in seats if seat.level is not None}
        if len(levels) != 1:
            return None
        return offer(results, self._game, levels.pop(), len(seats), self._choices.declined)

    def _add_offer(self) -> None:
        row = row_of((self._offer_text, 1), spacing=2 * STEP)
        if self._offer is not None:
            text = offer_button(self._offer, self._game)
            row.addWidget(button(text, self._accept_offer, by_enter=False))
        self._offer_row.setLayout(row)
        self.rows.add_wide(self._offer_row)
        self._offer_row.setVisible(self._offer is not None)

    def _accept_offer(self) -> None:
        if self._offer is None:
            return
        for draft in self._drafts:
            draft.level = self._offer.better
        self._offer = None
        self._show_seats()
        self._offer_row.hide()
        self.done_button.setFocus()


def _sides(game: Game, players: int) -> Sequence[str]:
    own = window_of(game).sides
    return around_the_table(players, game.seat_order) if own is None else own(players)
