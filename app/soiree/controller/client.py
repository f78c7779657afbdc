"""The client of a match: everything that a table may ask of it, and nothing more.

A table never holds the match. It holds a `Client`, which answers what the people at the screen may
see and takes what they choose. The true state, the hands of others and the record of a match in
progress are out of its reach; what has to have the record asks for it by name
(`Client.record_to_save`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from soiree.controller.audience import Audience
from soiree.controller.card_indices import CardIndices
from soiree.controller.hints import Hint
from soiree.controller.match import Match
from soiree.controller.session import Session
from soiree.controller.undo import UndoStack
from soiree.core.entries import Decision, Move
from soiree.core.events import Event, Result
from soiree.core.games import Game
from soiree.core.records import Participant, Record
from soiree.core.states import Facts, Refusal
from soiree.core.views import View
from soiree.core.zones import Seat


class Moment:
    """A match as it stood at one moment, for those who may look at it.

    `observers` are always the seats of those who look at the screen together, or none of them: then
    only what everybody sees is seen. Several seats may look together, and a computer's cards may be
    looked at, only where nobody but computers plays, or where the match is over.

    Attributes:
        position: how many entries had been made: every chance and every move is one.
    """

    def __init__(self, match: Match, visible: frozenset[Seat], *, together: bool) -> None:
        """
        Args:
            visible: the seats that may be looked at.
            together: whether several of them may be at once.
        """
        self.position = match.position
        self._match = match
        self._visible = visible
        self._together = together

    def view(self, observers: Sequence[Seat]) -> View:
        """What the observers may see.

        Raises:
            ValueError: they may not look at this.
        """
        return self._match.view_of(self._admitted(observers))

    def events(self, observers: Sequence[Seat], since: int = 0) -> list[Event]:
        """What the observers saw happen, from event number `since` on.

        Raises:
            ValueError: they may not look at this.
        """
        return self._match.events_of(self._admitted(observers), since)

    def _admitted(self, observers: Sequence[Seat]) -> Sequence[Seat]:
        if not self._visible.issuperset(observers):
            raise ValueError(f"not for the people at the screen: the cards of {observers}")
        if len(observers) > 1 and not self._together:
            raise ValueError(f"{observers} may not show each other their cards")
        return observers


class Client:
    """The window's only door to one match.

    Everything is called on the thread that owns the match, the window's.

    Attributes:
        game: what is played.
        options: of the match, all of them.
        players: who plays, by seat.
        seed: the number of its deals.
        started: when, as records write it, or None.
        people: the seats that people play, or will play again after a demonstration.
        real_time: whether races are run against the clock; otherwise all move in turn.
        undo_stack: undo, redo and restart.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._match = session.match
        deal = self._match.deal
        self.game: Game = deal.game
        self.options: Mapping[str, int | str] = MappingProxyType(deal.options)
        self.players: tuple[Participant, ...] = deal.players
        self.seed: int = deal.seed
        self.started: str | None = deal.started
        self.people: tuple[Seat, ...] = session.people
        self.real_time: bool = session.turns.real_time
        self.undo_stack: UndoStack = session.undo_stack

    # --- what may be seen ------------------------------------------------------------------------

    @property
    def position(self) -> int:
        """How many entries there are."""
        return self._match.position

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """Whose turn it is: no seat's, one's, or several at the same time."""
        return self._match.deciders

    @property
    def facts(self) -> Facts:
        """What everybody knows beside cards, events and scores."""
        return self._match.facts

    @property
    def scores(self) -> tuple[int, ...] | None:
        """The score of each seat so far, or None where the game keeps none."""
        return self._match.scores

    @property
    def result(self) -> Result | None:
        """How the match ended, or None while it goes on."""
        return self._match.result

    @property
    def is_assisted(self) -> bool:
        """Whether the people had help that statistics tell apart."""
        return self._match.assisted

    def view(self, observers: Sequence[Seat]) -> View:
        """What those at the screen may see now; see `Moment` for who may be an observer.

        Raises:
            ValueError: they may not look at this.
        """
        return self._moment(self._match).view(observers)

    def events(self, observers: Sequence[Seat], since: int = 0) -> list[Event]:
        """What those at the screen saw happen, from event number `since` on.

        Raises:
            ValueError: they may not look at this.
        """
        return self._moment(self._match).events(observers, since)

    def card_indices(self, since: int = 0) -> Sequence[CardIndices]:
        """For each event from number `since` on, the sorted index of its card before and after.

        For tables that show hidden hands in sorted order, as a help for people: where a card is put
        tells something of those beside it. Players are never given it.
        """
        return self._match.card_indices(since)

    def earlier(self, position: int) -> Moment:
        """The match as it stood after so many entries."""
        return self._moment(self._match.up_to(position))

    def before_last_move(self) -> int | None:
        """The position at which the last move was made, if it can be shown again: no race can."""
        entries = self._match.entries
        for position in reversed(range(len(entries))):
            if isinstance(entry := entries[position], Decision):
                return None if self._session.turns.is_final(entry) else position
        return None

    def is_between_deals(self) -> bool:
        """Whether a move came last, and chance comes next: a round may have ended."""
        entries = self._match.entries
        return bool(entries) and isinstance(entries[-1], Decision) and self._match.chance_is_pending

    # --- what people do --------------------------------------------------------------------------

    def legal(self, seat: Seat) -> Sequence[Move]:
        """What a person may do now; nothing when it is not their turn.

        Raises:
            ValueError: no person plays there.
        """
        return self._match.legal(self._person(seat))

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        """Why a person's move would be refused now; None if it would be taken.

        Raises:
            ValueError: no person plays there.
        """
        return self._match.refusal(self._person(seat), move)

    def choose(self, seat: Seat, move: Move) -> Refusal | None:
        """A person's choice. Takes it, or says why not and changes nothing."""
        return self._session.choose(seat, move)

    def request_hint(self, seat: Seat, answered: Callable[[Hint | None], None]) -> None:
        """Ask what a person should do now; the match is marked as assisted.

        Args:
            answered: is called with the hint, or with None if nobody knows, unless the match goes
                on before.

        Raises:
            ValueError: no person plays there.
        """
        self._session.request_hint(self._person(seat), answered)

    # --- how it goes on --------------------------------------------------------------------------

    def watch(self, audience: Audience) -> None:
        """Play for this audience from now on."""
        self._session.watch(audience)

    def proceed(self) -> None:
        """What happened so far has been shown: go on to what comes next."""
        self._session.proceed()

    def wait(self) -> None:
        """Something is shown once more: go on to nothing until `proceed`."""
        self._session.wait()

    @property
    def is_paused(self) -> bool:
        return self._session.is_paused

    def pause(self, paused: bool) -> None:
        """Stop the match, or let it go on. Nobody moves while it is paused."""
        self._session.pause(paused)

    @property
    def demonstrates(self) -> bool:
        """Whether computers play for the people."""
        return self._session.demonstrates

    def demonstrate(self, demonstrates: bool) -> None:
        """Have the strongest computers play for the people, or give them their seats back."""
        self._session.demonstrate(demonstrates)

    def close(self) -> None:
        """End playing, at once: a computer that thinks is cancelled, what is played stays saved."""
        self._session.close()

    # --- the whole record ------------------------------------------------------------------------

    def record_to_save(self) -> Record:
        """The whole record so far, hidden cards and all: to be put into a file, not to be read."""
        return self._match.record()

    def record_to_review(self) -> Record:
        """The whole record of a match that is over.

        Raises:
            ValueError: the match goes on.
        """
        if self._match.result is None:
            raise ValueError("the record of a match in progress is nobody's to read")
        return self._match.record()

    # --- who may see what ------------------------------------------------------------------------

    def _moment(self, match: Match) -> Moment:
        if self.people and self._match.result is None:
            return Moment(match, frozenset(self.people), together=False)
        return Moment(match, frozenset(range(len(self.players))), together=True)

    def _person(self, seat: Seat) -> Seat:
        if seat not in self.people:
            raise ValueError(f"no person plays at seat {seat}")
        return seat
