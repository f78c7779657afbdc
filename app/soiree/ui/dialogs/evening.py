"""The dialog for an evening that the person arranges: the guests and the programme."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QCheckBox, QWidget

from soiree.controller.evening.evening import STRENGTHS, Evening, Item, Member
from soiree.controller.evening.programme import item_for_two, minutes, short_item, usual_item
from soiree.core.games import Game, Level
from soiree.core.guests import Temper
from soiree.core.texts import tr_noop
from soiree.storage.settings import SeatChoice
from soiree.ui.dialogs.forms import Form, Unfit, choice_box, faint
from soiree.ui.dialogs.seat_drafts import Company, SeatDraft
from soiree.ui.dialogs.seating import SeatingTable
from soiree.ui.guests.people import around_the_table
from soiree.ui.language.translation import tr
from soiree.ui.style.panels import laid_out, row_of
from soiree.ui.style.theme import STEP

_LEVELS = (
    Level("0", tr_noop("Easy"), tr_noop("Plays each game at its easiest level.")),
    Level("1", tr_noop("Middle"), tr_noop("Plays each game at its middle level.")),
    Level("2", tr_noop("Strongest"), tr_noop("Plays each game at its strongest level.")),
)
"""The strengths of guests, by the name of their level."""

_HABITS = {
    Temper.BOLD: tr_noop("Bold guests like the riskier of two good moves"),
    Temper.CAUTIOUS: tr_noop("Cautious guests like the safer of two good moves"),
    Temper.SPITEFUL: tr_noop("Spiteful guests like the one of two good moves that hurts others"),
    Temper.GENEROUS: tr_noop("Generous guests like the one of two good moves that spares others"),
}

_USUAL = ("Ada", "Basil", "Clara")

_SHORT, _LONG = "short", "usual"


class EveningDialog(Form):
    """Asks for the guests and the programme of an evening.

    Attributes:
        boxes: by name of a game, the check box that puts the game in the programme.
        length: the box that chooses short matches, or matches of the usual length.
        finale: the box of the finale's game; an empty value for no finale.
        members, programme, final: the person's choices, once the dialog is accepted.
    """

    def __init__(
        self,
        games: Mapping[str, Game],
        person: str,
        felt: str,
        before: Evening | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """
        Args:
            person: the name of the person.
            before: the last evening, whose guests are invited again.
        """
        super().__init__(tr("A new evening"), tr("Begin"), parent)
        self._games, self._person = games, person
        guests = [Member(name, 1) for name in _USUAL] if before is None else before.members[1:]
        choices = [SeatChoice("human", person)]
        choices += [SeatChoice("computer", each.name, f"{each.strength}") for each in guests]
        self._drafts = [SeatDraft.of(each, seat, _LEVELS) for seat, each in enumerate(choices)]
        company = Company(_LEVELS[:STRENGTHS], _HABITS, is_alone=True, is_fixed=True)
        self.seating = SeatingTable(company, self._drafts, felt)
        self.seating.changed.connect(self._show)
        self.rows.add_wide(self.seating)
        self.boxes = {game.name: QCheckBox(game.title) for game in games.values()}
        for box in self.boxes.values():
            box.setChecked(True)
        row = laid_out(row_of(*self.boxes.values(), None, spacing=2 * STEP))
        self.rows.add_row(tr("Games"), row)
        self.length = choice_box({_SHORT: tr("Short matches"), _LONG: tr("Usual matches")})
        self.rows.add_row(tr("Length"), self.length)
        pairs = {game.name: game.title for game in games.values() if item_for_two(game)}
        self.finale = choice_box({**pairs, "": tr("No finale")})
        note = tr("the best two play for the first place, the others for the third")
        self.rows.add_row(tr("Finale"), self.finale, note)
        self._about = faint("", wraps=True)
        self.rows.add_below(self._about)
        for box in self.boxes.values():
            box.toggled.connect(self._show)
        for choice in (self.length, self.finale):
            choice.currentIndexChanged.connect(self._show)
        self.members: tuple[Member, ...] = ()
        self.programme: tuple[Item, ...] = ()
        self.final: Item | None = None
        self._show()
        self.seating.choose(1)
        self.done_button.setFocus()

    def take(self) -> None:
        programme = self._chosen()
        if not programme:
            raise Unfit(tr("An evening needs at least one game."), next(iter(self.boxes.values())))
        _, *guests = self.seating.chosen(len(self._drafts))
        self.members = (
            Member(self._person),
            *(Member(each.name, int(each.level or 0)) for each in guests),
        )
        self.programme, self.final = tuple(programme), self._final()

    def _chosen(self) -> Sequence[Item]:
        make = short_item if self.length.currentData() == _SHORT else usual_item
        return [make(self._games[name]) for name, box in self.boxes.items() if box.isChecked()]

    def _final(self) -> Item | None:
        name = self.finale.currentData()
        return item_for_two(self._games[name]) if name else None

    def _show(self) -> None:
        sides = around_the_table(len(self._drafts))
        self.seating.show_players(len(self._drafts), 0, sides)
        items = [*self._chosen(), *filter(None, [self._final()])]
        whole = sum(map(minutes, items))
        text = tr("About %n minutes; you can go on at any later time.", "", 5 * round(whole / 5))
        self._about.setText(text if whole else "")
