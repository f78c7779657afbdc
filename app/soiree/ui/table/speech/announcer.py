"""Speaks for a table: events, prompts and selections.

Each sentence is spoken once, causes before results. Requests are answered at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from soiree.core.events import Began, Event, Moved, Turn
from soiree.core.zones import Seat
from soiree.ui.language import voice
from soiree.ui.language.translation import tr
from soiree.ui.language.voice import Weight
from soiree.ui.language.words import NOBODY, card_name, result_sentence
from soiree.ui.table.contract.targets import CardTarget, Place, Target, Targets
from soiree.ui.table.input import selection
from soiree.ui.table.input.choice import Choice
from soiree.ui.table.parts import TablePart, TableParts
from soiree.ui.table.play import Play
from soiree.ui.table.speech import aloud

_KEPT = 8
"""The number of sentences in "last moves"."""


class Announcer(TablePart):
    """Speaks for a table, and answers requests."""

    def __init__(self, parts: TableParts, play: Play, choice: Choice, table: QWidget) -> None:
        super().__init__(parts, table)
        self._choice = choice
        self._play = play
        self._last: list[str] = []  # the sentences since the person's last choice
        self._selected: Targets = ()
        self._prompt = ""  # as spoken last
        self._introduces = True
        self._deals = False
        self._hand_is_due = True
        self._has_chosen = False
        self._was_covered = False
        play.event_shown.connect(self._tell)
        play.asked.connect(self._ask)
        play.choice_void.connect(self._forget_choice)
        play.seated.connect(self._seat)
        play.round_over.connect(self._end_round)
        choice.made.connect(self._choose)
        choice.refused.connect(self._refuse)
        choice.warned.connect(self._say)
        choice.needs_more.connect(self._say)
        choice.changed.connect(self._follow_selection)

    # --- what is asked for -----------------------------------------------------------------------

    def asked(self) -> str:
        """Return the question to the person now, or a sentence about the player in turn."""
        moment = self._shown.moment()
        result = moment.view.result
        if result is not None:
            return result_sentence(result, moment.names, moment.viewer)
        if self._play.is_handing_over:
            return tr("Hand the screen over.")
        if moment.warning or moment.decider is not None or moment.is_covered:
            return moment.warning or self._presenter.prompt(moment) or tr("Your turn.")
        turns = moment.view.deciders
        if len(turns) == 1 and turns[0] != moment.viewer:
            return tr("It is {player}’s turn.").format(player=moment.names[turns[0]])
        return tr("You have nothing to do now.")

    def hand(self) -> str:
        """Return the viewer's cards as a sentence."""
        moment = self._shown.moment()
        return self._presenter.hand(moment) or tr("You hold no cards.")

    def table(self) -> str:
        """Return the cards on the table and their places in words."""
        return self._presenter.table(self._shown.moment()) or tr("The table is empty.")

    def last_moves(self) -> str:
        """Return the sentences since the person's last choice."""
        # A voice makes a pause at a full stop, which headings such as "Round 1" lack.
        ended = [f"{each}." if each[-1:].isalnum() else each for each in self._last[-_KEPT:]]
        return " ".join(ended) or tr("Nothing has happened yet.")

    def recall(self, sentences: Sequence[str]) -> None:
        """Replace the sentences of `last_moves`, oldest first, after a jump in the match."""
        self._last[:] = sentences
        self._introduces = self._hand_is_due = self._deals = False

    # --- what is said unasked --------------------------------------------------------------------

    def _tell(self, event: Event | None, sentence: str) -> None:
        if isinstance(event, Began):
            self._deals = self._hand_is_due = True
        self._introduce()
        if (
            self._deals
            and isinstance(event, Moved)
            and event.target.owner == self._shown.now.viewer
        ):
            return  # The hand is said as a whole.
        if isinstance(event, Turn):
            self._deals = False
            self._tell_turn(event)
        if sentence:
            spoken = self._presenter.spoken(event, sentence, self._shown.moment())
            self._last.append(spoken)
            self._say(spoken)

    def _tell_turn(self, event: Turn) -> None:
        viewer = self._shown.now.viewer
        self._say_hand()
        if event.seats == (viewer,) and len(self._shown.now.names) > 1:
            self._say(tr("Your turn."))

    def _ask(self, seat: Seat) -> None:
        self._has_chosen = False
        self._introduce()
        self._say_hand()
        moment = self._shown.moment()
        self._selected = moment.selected
        self._prompt = self._presenter.prompt(moment)
        if self._shown.now.viewer in (seat, NOBODY):
            self._say_always(lambda: self._presenter.asked(moment))

    def _end_round(self) -> None:
        in_races = self._play.client.game.is_race
        self._say(tr("The race is over.") if in_races else tr("The round is over."))

    def _introduce(self) -> None:
        if self._introduces:
            self._introduces = False
            people = self._shown.now.people
            kinds = ["" if each.seat in people else each.kind for each in self._board.plates]
            self._say(aloud.company(self._shown.now.names, kinds, self._shown.now.viewer))

    def _say_hand(self) -> None:
        if self._hand_is_due:
            self._hand_is_due = False
            self._say_always(lambda: self._presenter.hand(self._shown.moment()))

    def _seat(self) -> None:
        self._hand_is_due = True
        self._last.clear()

    # --- what the person does --------------------------------------------------------------------

    def look(self) -> None:
        """Speak of the pause or the start of a race, if the race has just paused or started."""
        if self._shown.now.is_covered != self._was_covered:
            self._was_covered = self._shown.now.is_covered
            if self._was_covered:
                moment = self._shown.moment()
                self._say_always(lambda: self._presenter.prompt(moment), Weight.ANSWER)
            else:
                self._say(tr("Go!"), Weight.ANSWER)

    def _choose(self) -> None:
        self._has_chosen = True
        self._last.clear()
        voice.silence()

    def _refuse(self) -> None:
        self._has_chosen = False

    def _forget_choice(self) -> None:
        self._selected = ()

    def _follow_selection(self) -> None:
        before, self._selected = self._selected, self._shown.now.selected
        if self._has_chosen or self._shown.now.decider is None or not voice.is_heard():
            return
        choosing, moment = self._presenter.choosing, self._shown.moment()
        asked, self._prompt = self._prompt, self._presenter.prompt(moment)
        if selection.named(choosing, moment) is not None:
            return  # The selection makes a move, whose events will be spoken.
        fixed = choosing.preselected(moment)
        added = [each for each in self._selected if each not in (*before, *fixed)]
        removed = [each for each in before if each not in (*self._selected, *fixed)]
        if added:
            self._say(self._taken_up(added[-1]), Weight.ANSWER)
        elif removed:
            self._say(self._put_back(removed[-1], asked), Weight.ANSWER)

    def _taken_up(self, target: Target) -> str:
        following = self._choice.following()
        places = sum(isinstance(each, Place) for each in following)
        if isinstance(target, CardTarget) and target.card is not None and places:
            if words := self._presenter.picked_up(self._shown.moment()):
                return words
            text = (
                tr("Picked up the {card}; one place takes it.")
                if places == 1
                else tr("Picked up the {card}; %n places take it.", "", places)
            )
            return text.format(card=card_name(target.card))
        return self._prompt or self._presenter.next_step(self._shown.moment())

    def _put_back(self, target: Target, asked: str) -> str:
        if isinstance(target, CardTarget) and target.card is not None:
            return tr("Put back the {card}.").format(card=card_name(target.card))
        return "" if self._prompt == asked else self._prompt

    def _say_always(self, words: Callable[[], str], weight: Weight = Weight.NEWS) -> None:
        if voice.is_heard():
            self._say(words(), weight)

    def _say(self, words: str, weight: Weight = Weight.NEWS) -> None:
        voice.say(self.parent(), words, weight)
