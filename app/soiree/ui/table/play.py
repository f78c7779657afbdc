"""Connects a table to its match: displays events, has people asked, and pauses the match."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from soiree.controller.match.client import Client, Snapshot
from soiree.core.events import Event, Moved, Said
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.ui.deferring import timer
from soiree.ui.table.contract.narration import Kind, Narrator
from soiree.ui.table.contract.since_turn import replay_from
from soiree.ui.table.motion.playback import QueuedEvent
from soiree.ui.table.parts import TablePart, TableParts
from soiree.ui.table.recap.story import LogLine, Story

ROUND = "round"
"""The reason to pause a match after a round: the person looks at the scores."""


class Play(TablePart):
    """The audience of a match at one table.

    Attributes:
        client: the window's access to the match.
        story: the story of the match, up to the latest entry that is displayed or queued.
        past: the number of entries of an earlier position while it is displayed; otherwise None.
        catches_up: true if the displayed events happened while another person had the screen.

    Signals:
        event_shown: an event has been displayed, with its sentence, which may be empty. A repeated
            event is None. Hints are no events.
        logged: a line for the log (`LogLine`) belongs to the displayed events.
        settled: all events so far have been displayed.
        asked: the person at this seat may choose now.
        screen_requested: the screen has to be handed to the person at this seat.
        seated: the person at this seat has taken the screen; the view is what they last saw.
        round_over: a round was scored; the match is paused until `resume(ROUND)`.
        over: the end of the match has been displayed.
        choice_void: the selection is void.
        changed: the display of the table has to be refreshed.
        scene_set: the whole table was set anew.
        paused: the match was paused.
        paused_by_person: a person has paused the match (true) or resumes it.
    """

    event_shown = Signal(object, str)
    logged = Signal(LogLine)
    settled = Signal()
    asked = Signal(int)
    screen_requested = Signal(int)
    seated = Signal(int, View)
    round_over = Signal()
    over = Signal()
    choice_void = Signal()
    changed = Signal()
    scene_set = Signal()
    paused = Signal()
    paused_by_person = Signal(bool)

    def __init__(self, parts: TableParts, narrate: Narrator, table: QWidget) -> None:
        super().__init__(parts, table)
        self.client = parts.client
        self._narrate = narrate
        self.story = self._story_of(parts.client)
        self._handing_to: Seat | None = None
        self._last_seen: dict[Seat, int] = {}  # entries made when each person last had the screen
        self._pauses: set[str] = set()
        self._told_over = False
        self._shows_again = False
        self.catches_up = False
        self.past: int | None = None
        self._silence = timer(self, self._board.speeches.clear)
        self._playback.shown.connect(self._tell)
        self._playback.all_shown.connect(self.play_on)
        self._playback.hands_over.connect(self.want_screen)

    # --- state -----------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        """True while events are still to be displayed."""
        return bool(self._playback)

    @property
    def is_handing_over(self) -> bool:
        """True while the screen is being handed to another person."""
        return self._handing_to is not None

    @property
    def is_paused(self) -> bool:
        """True while the match is paused."""
        return bool(self._pauses)

    def view_now(self) -> View:
        """Return the observers' view of the match now."""
        return self.client.view(self._shown.now.observers)

    # --- the audience of the session -------------------------------------------------------------

    def begin(self, *, after_round: bool = False) -> None:
        """Display the match so far, and play on from there.

        Args:
            after_round: True to report the end of the last round again.
        """
        self._set_scene(self.client)
        self._playback.scored = after_round and self.client.is_between_deals()
        self.client.progress.watch(self)
        self.play_on()

    def happened(self) -> None:
        """Display new entries of the match; called by the session."""
        news = _news(self.client, self.story, self._shown.now.observers)
        self._playback.enqueue(news)
        if not news or any(self._voids_choice(each.event) for each in news):
            self.void_choice()
        self._playback.go_on()

    def awaits(self, seat: Seat) -> None:
        """Ask a person to choose; called by the session."""
        if len(self._shown.now.people) > 1 and self._shown.now.observers != (seat,):
            self.want_screen(seat)
        elif self._shown.now.decider != seat:
            self._shown.change(decider=seat)
            if self._presenter.speech_timeout is not None:
                # The person's last speech was answered, and would cover the prompt.
                self._board.speeches.clear_seat(seat)
                self._silence.start(self._presenter.speech_timeout)
            self.changed.emit()
            self.asked.emit(seat)

    def thinks(self, seat: Seat | None) -> None:
        """Display which computer thinks, if any; called by the session."""
        self._shown.change(thinker=seat)
        self.changed.emit()

    def finished(self) -> None:
        """Report the end of the match; called by the session."""
        if not self._told_over:
            self._told_over = True
            self.over.emit()

    def void_choice(self) -> None:
        """End the present choice, if any."""
        self._shown.change(decider=None, selected=())
        self.choice_void.emit()

    def _voids_choice(self, event: Event) -> bool:
        if not self._presenter.at_once(event, self._shown.moment()):
            return True
        match event:
            case Moved(target=target):
                return target.owner == self._shown.now.decider
            case Said(seat):
                return seat == self._shown.now.decider
        return False

    # --- who has the screen ----------------------------------------------------------------------

    def want_screen(self, seat: Seat) -> None:
        """Request the hand-over of the screen to a person, and display nothing until then."""
        if self._handing_to == seat:
            return
        self._handing_to = seat
        self._playback.stop()
        position = self.client.position
        # All people see the start of the match.
        leavers = self._shown.now.observers if self._last_seen else self._shown.now.people
        self._last_seen.update(dict.fromkeys(leavers, position))
        # A screen reader would read open hands behind the handover screen.
        self._shown.change(observers=())
        self._board.cards.rest()
        self._board.name_items()
        self.changed.emit()
        self.screen_requested.emit(seat)

    def take_seat(self, seat: Seat) -> None:
        """Give the screen to the person at a seat, and display what the others have done since."""
        self._handing_to = None
        self._playback.stop(False)
        self._shown.change(observers=(seat,))
        left = self._last_seen.get(seat, self.client.position)
        self.catches_up = left < self.client.position
        if not self.catches_up:
            self.seated.emit(seat, self._set_scene(self.client))
            self.client.progress.proceed()
            return
        seen = self._play_from(left)
        self.seated.emit(seat, seen)
        self.happened()

    def show_anew(self) -> None:
        """Display a match that has jumped to another position; `play_on` continues it."""
        self._pauses.discard(ROUND)
        self._handing_to = None
        self._playback.stop(False)
        self._told_over = self._shows_again = self.catches_up = False
        self.past = None
        position = self.client.position
        self._last_seen = {seat: min(left, position) for seat, left in self._last_seen.items()}
        self._shown.change(thinker=None)
        self._board.speeches.clear()
        self.void_choice()
        self._set_scene(self.client)
        self._playback.scored = self.client.is_between_deals()

    def show_again(self) -> bool:
        """Display the events since the person's last choice once more; the match waits.

        Repeated events are not spoken.

        Returns:
            False if there is nothing to display, such as during other display, or in a race.
        """
        shown = self._shown
        counts = self._presenter.choosing.replays_from
        position = replay_from(self.client, shown.now.viewer, shown.now.observers, counts)
        if position is None or self.moving or self._pauses or self.is_handing_over:
            return False
        self._play_from(position)
        self._shows_again = True
        self.happened()
        return True

    def look_back(self, position: int) -> None:
        """Display the match after this number of entries, until `return_to_now`; the match waits.

        If events are still queued for display, all of them are displayed first, and faster. Then
        the table shows the earlier position, without any event after it.
        """
        self.client.progress.wait()
        self.past = position
        if self._playback:
            self._playback.hurry()
        else:
            self._play_from(position)

    def return_to_now(self) -> None:
        """Display the present position again, and go on, if an earlier one was displayed."""
        if self.past is not None:
            self.past = None
            if not self._playback:
                self._set_scene(self.client)
                self.play_on()

    def _play_from(self, position: int) -> View:
        """Display an earlier position, from which `happened` displays later entries.

        Returns:
            The observers' view of that position.
        """
        self.client.progress.wait()
        self._board.speeches.clear()
        self.void_choice()
        return self._set_scene(self.client.earlier(position))

    def _set_scene(self, source: Client | Snapshot) -> View:
        view = source.view(self._shown.now.observers)
        self.story = self._story_of(source)
        self._playback.set_scene(view)
        self.scene_set.emit()
        lasting = self._presenter.lasting_speech(self._shown.moment())
        if lasting is not None:
            self._board.speeches.say(lasting)
        return view

    def _story_of(self, source: Client | Snapshot) -> Story:
        now, client = self._shown.now, self.client
        history = source.history(now.observers)
        return Story(self._narrate, client.options, now.names, now.viewer, history, client.notes)

    # --- going on --------------------------------------------------------------------------------

    def pause(self, reason: str) -> None:
        """Pause the match for a reason, such as an overlay."""
        self._pauses.add(reason)
        self.paused.emit()

    def resume(self, reason: str) -> None:
        """Remove a reason to pause; if no other reason is left, the match goes on."""
        if reason in self._pauses:
            self._pauses.remove(reason)
            if not self._pauses and not self.moving and self.past is None:
                self.client.progress.proceed()

    def play_on(self) -> None:
        """Go on after all events so far have been displayed."""
        self._board.name_items()
        self.changed.emit()
        self.settled.emit()
        if self.past is not None:
            self._play_from(self.past)
            return
        scored, self._playback.scored = self._playback.scored, False
        again = self._shows_again or self.catches_up
        self._shows_again = self.catches_up = False
        goes_on = self.client.result is None
        if scored and not again and goes_on and self._presenter.ends_round(self._shown.moment()):
            self.pause(ROUND)
            self.round_over.emit()
        elif not self._pauses:
            self.client.progress.proceed()

    def _tell(self, events: Sequence[Event], lines: Sequence[Sequence[LogLine]]) -> None:
        self._silence.stop()
        for event, told in zip(events, lines, strict=True):
            if self._shows_again:
                self.event_shown.emit(None, "")
                continue
            spoken = next((line.text for line in told if line.kind is not Kind.DETAIL), "")
            self.event_shown.emit(event, spoken)
            for line in told:
                if line.kind is not Kind.PASSING:
                    self.logged.emit(line)
        self.changed.emit()


def _news(client: Client, story: Story, observers: Sequence[Seat]) -> list[QueuedEvent]:
    indices = iter(client.card_indices(story.length))
    news = [
        QueuedEvent(event, next(indices), lines)
        for outcome in client.outcomes(observers, story.position)
        for event, lines in zip(outcome.events, story.follow(outcome), strict=True)
    ]
    if news:
        news[-1] = replace(news[-1], facts=client.facts)
    return news
