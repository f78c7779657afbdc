"""A match being played: computers are asked, people waited for, each entry saved."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from soiree.controller import hints as asides
from soiree.controller.hints import Aside, Hint
from soiree.controller.match import Match
from soiree.controller.thinking import Post, Thinker, Thought
from soiree.controller.undo import TakingBack
from soiree.controller.worker import Worker
from soiree.core.entries import Decision, Entry, Move
from soiree.core.players import Player
from soiree.core.records import Record
from soiree.core.states import Refusal
from soiree.core.texts import tr_noop
from soiree.core.zones import Seat

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
        ADVICE: seconds that are thought for advice, at most.
    """

    GRACE = 5.0
    ADVICE = 1.0

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
        self._players = dict(players)  # stand-ins for people among them, in a demonstration
        seats = range(len(match.deal.players))
        self._people = [seat for seat in seats if seat not in self._players]
        self._worker = worker
        self._post = post
        self._save = save
        self._budget = budget
        self._audience: Audience | None = None
        self._thinker = Thinker(match, self._players, worker, post)
        self._thought: Thought | None = None
        self._aside: Aside | None = None
        self._back = TakingBack(match, self._is_choice, self.is_final)
        self._ready = False
        self._saved = match.position  # as far as saving was asked for
        self._saves = 0  # under way
        self._paused = False
        self._closed = False

    @property
    def paused(self) -> bool:
        return self._paused

    def people(self) -> list[Seat]:
        """The seats that people play, or will play again after a demonstration."""
        return list(self._people)

    def watch(self, audience: Audience) -> None:
        """Play for this audience from now on."""
        self._audience = audience

    def proceed(self) -> None:
        """What happened so far has been shown: go on to what comes next."""
        self._ready = True
        self._go_on()

    def wait(self) -> None:
        """Something is shown once more: go on to nothing until `proceed`."""
        self._ready = False

    def choose(self, seat: Seat, move: Move) -> Refusal | None:
        """A person's choice. Takes it, or says why not and changes nothing."""
        if self._closed or self._paused:
            return Refusal(tr_noop("The match is paused."))
        if seat in self._players:
            return Refusal(tr_noop("A computer plays for {player}."), {"player": seat})
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
        self._audience = None

    # --- going back ------------------------------------------------------------------------------

    def can_take_back(self) -> bool:
        """Whether there is a person's choice to go back to."""
        return bool(self._people) and self._back.last_choice() is not None

    def can_make_again(self) -> bool:
        """Whether something was taken back, and nothing else was done since."""
        return self._back.can_make_again()

    def was_played(self) -> bool:
        """Whether a person has chosen anything in this match yet."""
        return self._back.any_choice()

    @property
    def looks_back(self) -> bool:
        """Whether the match was over and is looked over: gone back in, and not played otherwise."""
        return self._back.looks_back

    def take_back(self) -> None:
        """Go back to the last choice of a person, which marks the match as assisted.

        A match that was over stays on disk as it ended. Only when somebody then chooses otherwise
        it becomes a match in progress, which is another one.

        After this, as after `make_again` and `restart`, the audience sets the scene from the match
        and says `proceed`.
        """
        self._go_elsewhere(self._back.take_back)

    def make_again(self) -> None:
        """Go forth to the next choice that was taken back, or to where the match had come."""
        self._go_elsewhere(self._back.make_again)

    def restart(self) -> None:
        """Go back to before the deal: the same cards come again.

        Who has chosen anything yet has seen cards, and the match is marked as assisted.
        """
        self._go_elsewhere(self._back.restart)

    def _go_elsewhere(self, go: Callable[[], None]) -> None:
        self._cancel()
        self._ready = False
        was_played = self.was_played()
        go()
        if not self._back.looks_back:
            if was_played:
                self.match.mark_assisted()
            self._save_match()

    def is_final(self, entry: Entry) -> bool:
        """Whether an entry cannot be taken back, nor what was before it: one of a race."""
        return False

    def _is_choice(self, entry: Entry) -> bool:
        return isinstance(entry, Decision) and entry.seat in self._people

    # --- help ------------------------------------------------------------------------------------

    def ask_advice(self, seat: Seat, answered: Callable[[Hint | None], None]) -> None:
        """Ask what a person should do now; the match is marked as assisted.

        Args:
            answered: is called with the answer, or with None if nobody knew, unless the match goes
                on before.
        """
        self._drop_aside()
        self._note_help()
        budget = min(self._budget, self.ADVICE)
        match, worker, post = self.match, self._worker, self._post
        self._aside = asides.ask(match, seat, worker, post, budget, answered)

    @property
    def demonstrates(self) -> bool:
        """Whether computers play for the people."""
        return any(seat in self._players for seat in self._people)

    def demonstrate(self, demonstrates: bool) -> None:
        """Have the strongest computers play for the people, or give them their seats back."""
        self._cancel()
        for seat in self._people:
            if demonstrates:
                self._players[seat] = self.match.deal.game.strongest()
            else:
                self._players.pop(seat, None)
        if demonstrates:
            self._note_help()
        if self._audience is not None:
            self._audience.thinks(None)
        self._go_on()

    def _note_help(self) -> None:
        if not self._back.looks_back:
            self.match.mark_assisted()
            self._save_match()

    # --- how it goes on --------------------------------------------------------------------------

    def _go_on(self) -> None:
        if self._closed or self._paused or not self._ready or self._audience is None:
            return
        if self.match.chance_is_pending:
            self.match.draw_chance()
            self._after_entry()
            return
        seat = self._computer_to_decide()
        if seat is None:
            if not self._saves:
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
        self._note_entries()
        if not self._back.looks_back:
            self._save_match()
        seat = self._computer_to_decide()
        if seat is not None and not self.match.chance_is_pending and not self.match.result:
            self._think(seat)
        if self._audience is not None:
            self._audience.happened()

    def _note_entries(self) -> None:
        looked_back = self._back.looks_back
        self._back.went_on()
        if looked_back and not self._back.looks_back:
            # What was over goes on in another way, with all that was seen.
            self.match.mark_assisted()

    def _computer_to_decide(self) -> Seat | None:
        for seat in self.match.deciders:
            if seat in self._players:
                return seat
        return None

    def _save_match(self) -> None:
        record = self.match.record()
        self._saved = self.match.position
        self._saves += 1

        def save() -> None:
            try:
                self._save(record)
            finally:
                self._post(saved)

        def saved() -> None:
            self._saves -= 1
            if not self._saves and self._computer_to_decide() is None:
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
        """What is being thought is for nothing: the match has moved on."""
        if self._thought is not None:
            self._thought.cancel()
            self._thought = None
        self._drop_aside()

    def _drop_aside(self) -> None:
        if self._aside is not None:
            self._aside.cancel()
            self._aside = None
