"""The dialog for a new tournament: its form, its entrants and the options of its matches."""

from __future__ import annotations

import random
from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from soiree.controller.tournament.tournament import (
    FORMS,
    MOST_ROUNDS,
    SIZES,
    Entrant,
    Form,
    Tournament,
    allowed_rounds,
    started,
    usual_rounds,
)
from soiree.core.games import Game
from soiree.core.texts import tr_noop
from soiree.storage.settings import Settings
from soiree.ui.dialogs import forms
from soiree.ui.dialogs.forms import Number, Unfit, choice_box, enable_values, faint
from soiree.ui.dialogs.option_rows import OptionRows
from soiree.ui.dialogs.seat_drafts import Company, SeatDraft, name_people
from soiree.ui.dialogs.seating import SeatingTable
from soiree.ui.language.translation import tr

_USUAL = 8
"""The number of entrants that the dialog proposes."""

FORM_NAMES: Mapping[Form, str] = {
    "knock-out": tr_noop("Knock-out"),
    "round-robin": tr_noop("Round robin"),
    "swiss": tr_noop("Swiss"),
    "race": tr_noop("One race for all"),
}

_SENTENCES: Mapping[Form, str] = {
    "knock-out": tr_noop("Whoever loses is out, until two play the final."),
    "round-robin": tr_noop("Everybody meets everybody."),
    "swiss": tr_noop("In each round, those with about equal points meet, and nobody meets twice."),
    "race": tr_noop("All play each match together."),
}


class NewTournamentDialog(forms.Form):
    """Asks for the form, the entrants and the options of a tournament.

    Attributes:
        seating: the entrants.
        form, count, rounds: the fields of the form, of the number of entrants and of the rounds.
        tournament: the tournament without matches, once the dialog is accepted.
    """

    def __init__(self, game: Game, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(
            tr("New tournament of {game}").format(game=game.title), tr("Start"), parent
        )
        self._game, self._settings = game, settings
        self.tournament: Tournament | None = None
        self._drafts = [SeatDraft.usual(seat, game) for seat in range(SIZES[-1])]
        self.seating = SeatingTable(Company.of(game), self._drafts, settings.felt, in_rows=True)
        self.seating.changed.connect(self._show)
        self.rows.add_wide(self.seating)
        # The most common form comes first.
        self.form = choice_box({form: tr(name) for form, name in FORM_NAMES.items()})
        self.form.currentIndexChanged.connect(self._show)
        #: The form of a tournament, such as Knock-out.
        self.rows.add_row(tr("Form"), self.form)
        self._sentence = faint("", wraps=True)
        self.rows.add_below(self._sentence)
        refusal = tr("A tournament has {least} to {most} entrants.")
        self.count = Number(_USUAL, SIZES, refusal)
        self.count.textChanged.connect(self._show)
        note = tr("{least} to {most}").format(least=SIZES[0], most=SIZES[-1])
        self.rows.add_row(tr("Entrants"), self.count, note)
        refusal = tr("A tournament has {least} to {most} rounds.")
        self.rounds = Number(1, range(1, MOST_ROUNDS + 1), refusal)
        self.rounds.textEdited.connect(self._keep_rounds)
        self._rounds_chosen = False
        self.rows.add_row(tr("Rounds"), self.rounds)
        self.rows.add_heading(tr("Each match"))
        self._options = OptionRows(game, settings.choices(game).options, self.rows)
        self._options.changed.connect(self._show)
        self._offer_forms()
        self._show()
        self.done_button.setFocus()

    def take(self) -> None:
        count, options = self.count.value(), self._chosen_options()
        self._options.check(options, self.done_button)
        per_match = self._game.players(options)
        if per_match < 2:
            text = tr("A match of a tournament needs two players or more.")
            raise Unfit(text, self._options.fields["players"])
        if per_match > count:
            text = tr("A match has {players} players, more than there are entrants.")
            raise Unfit(text.format(players=per_match), self.count)
        form = self._chosen_form
        rounds, allowed = self.rounds.value(), allowed_rounds(form, count, per_match)
        if rounds not in allowed:
            text = tr("With {entrants} entrants there are at most {most} rounds.")
            raise Unfit(text.format(entrants=count, most=allowed[-1]), self.rounds)
        name_people(self._drafts[:count], self._settings)
        seats = self.seating.chosen(count)
        people = [seat.name for seat in seats if seat.kind == "human"]
        entrants = [Entrant(seat.name, seat.level) for seat in seats]
        seed = random.SystemRandom().randrange(10**9)
        self.tournament = started(self._game, options, form, entrants, seed, rounds)
        if len(people) > 1:
            self._settings.people = people

    @property
    def _chosen_form(self) -> Form:
        return next(form for form in FORMS if form == self.form.currentData())

    def _chosen_options(self) -> dict[str, int | str]:
        """All options. A race has all entrants, and a match of a Swiss tournament two of them."""
        options, count = self._options.chosen(), self.count.value()
        if self._chosen_form == "race":
            if count > self._game.most_players():
                text = tr("At most {players} players take part in a race.")
                raise Unfit(text.format(players=self._game.most_players()), self.count)
            options["players"] = count
        elif self._chosen_form == "swiss" and "players" in options:
            options["players"] = 2
        return options

    def _offer_forms(self) -> None:
        pairs = self._game.players({**self._game.defaults(), "players": 2}) == 2
        possible = {"race": self._game.is_race, "swiss": pairs}
        enable_values(self.form, [possible.get(form, True) for form in FORM_NAMES])

    def _keep_rounds(self) -> None:
        self._rounds_chosen = True

    def _show(self) -> None:
        try:
            count, options = self.count.value(), self._chosen_options()
        except Unfit:
            return
        form, per_match = self._chosen_form, self._game.players(options)
        self._sentence.setText(tr(_SENTENCES[form]))
        self._options.fit(options)
        if "players" in self._options.fields:
            self._options.fields["players"].setEnabled(form not in ("race", "swiss"))
        self.rounds.setEnabled(form != "knock-out")
        if 2 <= per_match <= count and (not self._rounds_chosen or form == "knock-out"):
            self.rounds.setText(f"{usual_rounds(form, count, per_match)}")
        name_people(self._drafts[:count], self._settings)
        numbers = [f"{number}" for number in range(1, count + 1)]
        self.seating.show_players(count, 0, numbers)
