"""The client of a match: the table's access to it.

A table has a `Client` in place of the match. The client shows what the people at the screen may
see, and takes their moves. It hides the true state, the hands of others and the record of a match
in progress. Only `Client.record_to_save` returns the record.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from soiree.controller.match.authority import Match
from soiree.controller.match.card_indices import CardIndices
from soiree.controller.match.deal_words import NamedDeal, typed_text
from soiree.controller.match.progress import Controlled, MatchProgress
from soiree.controller.match.turn_order import RaceClock
from soiree.controller.match.undo import UndoStack
from soiree.core.entries import Decision, Maker, Move
from soiree.core.events import History, Outcome, Result
from soiree.core.games import Game
from soiree.core.notes import notes_in
from soiree.core.records import Participant, Record, people_of
from soiree.core.states import Facts, Refusal
from soiree.core.views import View
from soiree.core.zones import Seat

if TYPE_CHECKING:
    from soiree.controller.computers.explaining import Explanation


class Snapshot:
    """A match at one position, as far as the people at the screen may see it.

    `observers` are the seats whose players look at the screen together; with none of them, only
    what everybody sees is shown. Several seats together, or seats of computers, may observe only
    if the match is open.

    Attributes:
        people: the seats that may observe, one at a time, while the match is not open.
    """

    def __init__(self, match: Match, people: tuple[Seat, ...]) -> None:
        self.people = people
        self._match = match

    @property
    def position(self) -> int:
        """The number of entries made; every chance and every move is one."""
        return self._match.position

    @property
    def is_open(self) -> bool:
        """True if all cards may be seen: all players are computers, or the match is over."""
        return not self.people or self._match.result is not None

    def view(self, observers: Sequence[Seat]) -> View:
        """Return the view of the observers.

        Raises:
            ValueError: these seats may not observe the match now.
        """
        return self._match.view_of(self._admitted(observers))

    def outcomes(self, observers: Sequence[Seat], since: int = 0) -> list[Outcome]:
        """Return the outcomes of the entries from number `since` on, as the observers saw them.

        Raises:
            ValueError: these seats may not observe the match now.
        """
        return self._match.outcomes_of(self._admitted(observers), since)

    def history(self, observers: Sequence[Seat]) -> History:
        """Return all events so far, as the observers saw them.

        Raises:
            ValueError: these seats may not observe the match now.
        """
        return self._match.history(self._admitted(observers))

    def _admitted(self, observers: Sequence[Seat]) -> Sequence[Seat]:
        visible = range(len(self._match.deal.players)) if self.is_open else self.people
        if not {*visible}.issuperset(observers):
            raise ValueError(f"not for the people at the screen: the cards of {observers}")
        if len(observers) > 1 and not self.is_open:
            raise ValueError(f"{observers} may not show each other their cards")
        return observers


def snapshot_of(record: Record, game: Game) -> Snapshot:
    """The snapshot at the end of a valid record."""
    return Snapshot(Match(record, game), people_of(record.players))


class Client(Snapshot):
    """The window's only access to a match. All calls are made on the window's thread.

    Attributes:
        game: the game.
        options: all options of the match, by name.
        players: the participants, by seat.
        deal: the deal, by the text that a person typed for it, or else by its seed.
        deal_was_typed: True if a person chose the deal.
        people: the seats that people play, or will play again after a demonstration.
        undo_stack: undo, redo and restart.
        progress: start, pause, demonstration and end of the match.
        race: the clock of a race, as far as people notice it.
    """

    def __init__(
        self, match: Match, controlled: Controlled, notes: Mapping[int, str] | None = None
    ) -> None:
        """
        Args:
            controlled: the session or the replay of the match.
            notes: the notes on all entries of a replay, by number from 1; may change later.
        """
        super().__init__(match, controlled.people)
        self._notes = notes
        self._controlled = controlled
        deal = match.deal
        self.game: Game = match.game
        self.options: Mapping[str, int | str] = MappingProxyType(deal.options)
        self.players: tuple[Participant, ...] = deal.players
        typed = typed_text(deal.seed, deal.extra)
        self.deal = NamedDeal(match.game, self.options, typed or str(deal.seed))
        self.deal_was_typed = typed is not None
        self.undo_stack: UndoStack = controlled.undo_stack
        self.progress: MatchProgress = controlled
        self.race: RaceClock = controlled.turns

    # --- what may be seen ------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        return self._controlled.was_finished or super().is_open

    @property
    def facts(self) -> Facts:
        """The public facts beside cards, events and scores."""
        return self._match.facts

    @property
    def result(self) -> Result | None:
        """The result of the match, or None while it goes on."""
        return self._match.result

    @property
    def notes(self) -> Mapping[int, str]:
        """The person's notes on choices by the number of the entry, from 1."""
        return notes_in(self._match.entries) if self._notes is None else self._notes

    @property
    def is_assisted(self) -> bool:
        """True if the people had help, which statistics count separately."""
        return self._match.tally.assisted

    def card_indices(self, since: int = 0) -> Sequence[CardIndices]:
        """Return where the card of each event lay among the sorted cards of its zones.

        Each entry has the index before the event and the index after it. It is None for an event
        that moves no card. A table needs the indices to display hidden hands in sorted order.
        Players never receive them, as an index reveals something about the neighbours of a card.

        Args:
            since: the number of the first event, from 0.
        """
        return self._match.card_indices(since)

    def earlier(self, position: int) -> Snapshot:
        """The match as it was after `position` entries."""
        # Once a match is over, everybody may see its past positions, too.
        return Snapshot(self._match.up_to(position), () if self.is_open else self.people)

    def is_between_deals(self) -> bool:
        """True if a move came last and a chance comes next: a round may have ended."""
        entries = self._match.entries
        return bool(entries) and isinstance(entries[-1], Decision) and self._match.chance_is_pending

    # --- what can be shown again -----------------------------------------------------------------

    def before_last_move(self) -> int | None:
        """The position before the last move; None if there was none."""
        return self._before(lambda choice: True)

    def before_choice(
        self, seat: Seat, counts: Callable[[Move], bool] = lambda move: True
    ) -> int | None:
        """The position before a person's last choice; None if there was none.

        Args:
            counts: returns True for the choices that count; all do by default.

        Raises:
            ValueError: no person plays there.
        """
        _checked(seat, self.people)
        return self._before(lambda choice: choice.seat == seat and counts(choice.move))

    def can_replay(self, position: int) -> bool:
        """True if no move since a position is timed; timed moves cannot be shown again."""
        return not any(map(self._controlled.turns.is_final, self._match.entries[position:]))

    def _before(self, accepts: Callable[[Decision], bool]) -> int | None:
        for position, entry in reversed([*enumerate(self._match.entries)]):
            if isinstance(entry, Decision) and accepts(entry):
                return position
        return None

    # --- what people do --------------------------------------------------------------------------

    def legal(self, seat: Seat) -> Sequence[Move]:
        """The legal moves of a person now; none when it is not their turn.

        Raises:
            ValueError: no person plays there.
        """
        return self._match.legal(_checked(seat, self.people))

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        """The reason why the match refuses a person's move now; None for a legal move.

        Raises:
            ValueError: no person plays there.
        """
        return self._match.refusal(_checked(seat, self.people), move)

    def choose(self, seat: Seat, move: Move, maker: Maker | None = None) -> Refusal | None:
        """Make a person's move, or return the reason to refuse it and change nothing.

        Args:
            maker: the table or the computer that decided for the person; None for the person's own
                choice.
        """
        return self._controlled.choose(seat, move, maker)

    def request_hint(self, seat: Seat, answered: Callable[[Explanation | None], None]) -> None:
        """Ask for a hint for a person, which marks the match as assisted.

        Args:
            answered: called with the hint, or with None if none was found. It is not called if an
                entry is made first.

        Raises:
            ValueError: no person plays there.
        """
        self._controlled.request_hint(_checked(seat, self.people), answered)

    def note_help(self) -> None:
        """Mark the match as assisted, because the table told a person more than the rules do."""
        if self.people and not self.is_assisted:
            self._controlled.note_help()

    # --- the whole record ------------------------------------------------------------------------

    def record_to_save(self) -> Record:
        """The whole record so far, hidden cards included: for a file, not for anybody to read."""
        return self._match.record()


def _checked(seat: Seat, people: Sequence[Seat]) -> Seat:
    if seat not in people:
        raise ValueError(f"no person plays at seat {seat}")
    return seat
