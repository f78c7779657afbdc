"""A match being played: computers are asked, people waited for, each entry saved."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from soiree.controller.match import Match
from soiree.controller.thinking import Post, Thinker, Thought
from soiree.controller.worker import Worker
from soiree.core.entries import Move
from soiree.core.records import Record
from soiree.core.states import Refusal
from soiree.core.zones import Seat
from soiree.players.contract import Player

Save = Callable[[Record], None]
"""Puts a match on disk. Called on the worker's thread; it reports its own troubles."""


class Audience(Protocol):
    """Who watches a session: the table. Called on the session's own thread."""

    def happened(self) -> None:
        """Entries were added to the match; their events are there to be shown."""

    def awaits(self, seat: Seat) -> None:
        """A person at this seat has to choose."""

    def thinks(self, seat: Seat | None) -> None:
        """The computer at this seat thinks, or nobody does any more."""

    def finished(self) -> None:
        """The match is over."""


class Session:
    """Plays one match with its audience.

    The match goes on only when the audience says so (`proceed`), so that what is shown keeps up
    with what is true; the next computer already thinks meanwhile. An entry is on disk before the
    next turn starts: the worker saves and thinks in one queue, and a person is asked only after
    the save.

    Attributes:
        match: the authority; the audience looks at views and events of it only.
        GRACE: seconds beyond three times its budget after which a computer counts as hanging.
    """

    GRACE = 5.0

    def __init__(
        self,
        match: Match,
        players: Mapping[Seat, Player],
        worker: Worker,
        post: Post,
        save: Save,
        budget: float = 1.0,
    ) -> None:
        """
        Args:
            players: the computers by seat; the other seats are people's.
            budget: seconds that a computer may think about a move.
        """
        self.match = match
        self._players = dict(players)
        self._worker = worker
        self._post = post
        self._save = save
        self._budget = budget
        self._audience: Audience | None = None
        self._thinker = Thinker(match, self._players, worker, post)
        self._thought: Thought | None = None
        self._ready = False
        self._saved = match.position
        self._paused = False
        self._closed = False

    @property
    def paused(self) -> bool:
        return self._paused

    def people(self) -> list[Seat]:
        """The seats that people play."""
        return [seat for seat in range(len(self.match.deal.players)) if seat not in self._players]

    def watch(self, audience: Audience) -> None:
        """Play for this audience from now on."""
        self._audience = audience

    def proceed(self) -> None:
        """What happened so far has been shown: go on to what comes next."""
        self._ready = True
        self._go_on()

    def choose(self, seat: Seat, move: Move) -> Refusal | None:
        """A person's choice. Takes it, or says why not and changes nothing."""
        if self._closed or self._paused:
            return Refusal("The match is paused.")
        if seat in self._players:
            return Refusal("A computer plays for {player}.", {"player": seat})
        refusal = self._enter(seat, move)
        if refusal is None:
            self._after_entry()
        return refusal

    def pause(self, paused: bool) -> None:
        """Stop the match, or let it go on. No computer moves while it is paused."""
        self._paused = paused
        if not paused:
            self._go_on()

    def close(self) -> None:
        """End playing, at once: a computer that thinks is cancelled, what is played stays saved."""
        self._closed = True
        self._cancel()

    def _go_on(self) -> None:
        if self._closed or self._paused or not self._ready or self._audience is None:
            return
        if self.match.chance_is_due:
            self.match.draw_chance()
            self._after_entry()
            return
        seat = self._computer_to_decide()
        if seat is None:
            if self._saved == self.match.position:
                self._ask_people()
            return
        thought = self._think(seat)
        if thought.answer is not None:
            self._take(thought)
        else:
            self._audience.thinks(seat)

    def _ask_people(self) -> None:
        assert self._audience is not None
        if self.match.result:
            self._audience.finished()
        else:
            self._audience.awaits(self.match.deciders[0])

    def _after_entry(self) -> None:
        self._ready = False
        self._cancel()
        self._save_match()
        seat = self._computer_to_decide()
        if seat is not None and not self.match.chance_is_due and not self.match.result:
            self._think(seat)
        if self._audience is not None:
            self._audience.happened()

    def _computer_to_decide(self) -> Seat | None:
        for seat in self.match.deciders:
            if seat in self._players:
                return seat
        return None

    def _save_match(self) -> None:
        record = self.match.record()
        position = self.match.position

        def save() -> None:
            try:
                self._save(record)
            finally:
                self._post(saved)

        def saved() -> None:
            self._saved = max(self._saved, position)
            if self._saved == self.match.position and self._computer_to_decide() is None:
                self._go_on()

        self._worker.submit(save)

    def _think(self, seat: Seat) -> Thought:
        """The thought about the decision at hand: the one under way, or a new one."""
        if self._thought is None:
            limit = 3 * self._budget + self.GRACE
            self._thought = self._thinker.ask(seat, self._budget, limit, self._go_on)
        return self._thought

    def _take(self, thought: Thought) -> None:
        assert thought.answer is not None
        assert self._audience is not None
        self._audience.thinks(None)
        refusal = self._enter(thought.seat, thought.answer)
        assert refusal is None, refusal
        self._after_entry()

    def _enter(self, seat: Seat, move: Move) -> Refusal | None:
        """Have a move made at the match as it stands now."""
        return self.match.play(seat, move, self.match.position)

    def _cancel(self) -> None:
        if self._thought is not None:
            self._thought.cancel()
            self._thought = None
