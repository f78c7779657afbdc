"""Remarks of computer opponents: a greeting, a sigh, a word at the end.

Each guest has a persona. Remarks belong to the table: no player receives them, no record has them.
They refer to public events only, so they reveal nothing.
"""

from __future__ import annotations

import random
import textwrap
from collections.abc import Mapping, Sequence
from weakref import proxy

from PySide6.QtCore import QObject, QPointF, QSizeF

from soiree.core.events import Began, Ended, Event, Said
from soiree.core.zones import Seat
from soiree.storage.settings import Settings
from soiree.ui.deferring import timer
from soiree.ui.guests.personas import Trigger, personas
from soiree.ui.language.translation import tr
from soiree.ui.language.voice import Weight, say
from soiree.ui.table.contract.round_sheet import accounts_of
from soiree.ui.table.felt.bubble import Bubble
from soiree.ui.table.table import Table

TALK = {"easy": 0.7, "middle": 0.45, "hard": 0.25, "impossible": 0.25}
"""The probability of a remark by level; stronger computers speak less."""

_LINES = (30, 90)
"""The approximate lengths of a line to try, in letters."""

_STAYS = 1400
_STAYS_A_LETTER = 55
"""The milliseconds that a remark stays, and those added for each letter."""


class Remarks(QObject):
    """Lets the computers at a table speak now and then, one at a time."""

    def __init__(
        self,
        table: Table,
        settings: Settings,
        memories: Mapping[Seat, Sequence[str]],
        rng: random.Random | None = None,
    ) -> None:
        """
        Args:
            memories: by seat, remarks about the evening so far, one of which opens the match.
            rng: chooses speakers and remarks; never the match's own generator.
        """
        super().__init__(table)
        self._table: Table = proxy(table)
        self._settings = settings
        self._memories = memories
        self._rng = rng or random.Random()
        self._bubble = Bubble()
        table.scene().addItem(self._bubble)
        table.board.speeches.adopt(self._bubble)
        self._silence = timer(self, self._bubble.hide)
        client = table.play.client
        self._fewer_wins = client.game.low_wins
        self._computers = {
            seat: who for seat, who in enumerate(client.players) if who.kind == "computer"
        }
        table.play.event_shown.connect(self._heard)
        table.play.round_over.connect(self._round_over)
        table.play.asked.connect(lambda _: self._make_way())

    def _heard(self, event: Event | None, _sentence: str) -> None:
        if self._table.play.catches_up:
            return
        match event:
            case Began(1):
                self._welcome()
            case Ended(result):
                ranks = {seat: result.ranks[seat] for seat in self._computers}
                won = [seat for seat, rank in ranks.items() if rank == 1]
                self._let_one_speak(won or list(ranks), Trigger.VICTORY if won else Trigger.DEFEAT)
            case Said():
                self._bubble.hide()

    def _make_way(self) -> None:
        """Hide a remark that stands where the prompt or cards now are."""
        bubble, area = self._bubble, self._bubble.sceneBoundingRect()
        room = self._table.board.speeches.room
        if bubble.isVisible() and room(bubble, area.center(), area) is None:
            bubble.hide()

    def _welcome(self) -> None:
        if self._memories and self._settings.remarks:
            seat = self._rng.choice(sorted(self._memories))
            self._speak(seat, self._rng.choice(self._memories[seat]))
        else:
            self._let_one_speak(list(self._computers), Trigger.WELCOME)

    def _round_over(self) -> None:
        points = [each.points for each in accounts_of(self._table.play.view_now())]
        best, worst = max(points, default=0), min(points, default=0)
        if self._fewer_wins:
            best, worst = worst, best
        if best == worst:
            return
        lucky, poor = (
            [seat for seat in self._computers if points[seat] == share] for share in (best, worst)
        )
        if lucky and (not poor or self._rng.random() < 0.5):
            self._let_one_speak(lucky, Trigger.LUCK)
        else:
            self._let_one_speak(poor, Trigger.TROUBLE)

    def _let_one_speak(self, seats: list[Seat], trigger: Trigger) -> None:
        if not self._settings.remarks or not seats:
            return
        seat = self._rng.choice(seats)
        if self._rng.random() < TALK.get(self._computers[seat].level or "", 0.0):
            remarks = personas()[self._table.portraits[seat]][trigger]
            self._speak(seat, tr(self._rng.choice(remarks)))

    def _speak(self, seat: Seat, words: str) -> None:
        table = self._table
        plate = table.board.plates[seat]
        self._bubble.hide()
        at = next(filter(None, (self._room(seat, words, line) for line in _LINES)), None)
        if at is None:
            return  # no remark rather than one over cards
        self._bubble.stand(at, plate.portrait_area())
        self._silence.start(_STAYS + _STAYS_A_LETTER * len(words))
        text = tr("{player}: {words}")
        said = text.format(player=table.shown.now.names[seat], words=words)
        say(self.parent(), said, Weight.REMARK)

    def _room(self, seat: Seat, words: str, line: int) -> QPointF | None:
        """Write a remark in lines of so many letters, and return its centre; None without room."""
        table, bubble = self._table, self._bubble
        scale = table.board.plates[seat].scale_now * 0.8
        bubble.say(textwrap.fill(words, line), None, table.devicePixelRatioF(), scale)
        # A remark at a deal must not stand where cards will lie.
        beside = _beside(table, seat, bubble.extent())
        return table.board.speeches.room(bubble, beside, over_places=False)


def _beside(table: Table, seat: Seat, size: QSizeF) -> QPointF:
    area, middle = table.board.plates[seat].area(), table.sceneRect().center()
    right = area.center().x() > middle.x()
    below = area.center().y() < middle.y()
    return QPointF(
        area.right() - size.width() / 2 if right else area.left() + size.width() / 2,
        area.bottom() + size.height() / 2 if below else area.top() - size.height() / 2,
    )
