"""The match at the table: shows what happens, has people asked, and holds the match back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from soiree.controller.match.client import Client, Snapshot
from soiree.core.events import Event, Moved, Said
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.ui.table.contract.narration import Kind
from soiree.ui.table.contract.presenter import Presenter
from soiree.ui.table.contract.since_turn import replay_from
from soiree.ui.table.felt.board import Board
from soiree.ui.table.motion.playback import Playback
from soiree.ui.table.recap.story import Told
from soiree.ui.table.recap.telling import Telling
from soiree.ui.table.shown import Shown

ROUND = "round"
"""Why a match is held back after a round: the person looks at the scores."""


class Play(QObject):
    """The audience of a match, at one table.

    Attributes:
        client: the way to the match.
        telling: what is told of it.
        past: how many entries the match has as it is shown, while an earlier position is; or None.
        catches_up: whether what is told now happened while another person had the screen.

    Signals:
        event_shown: an event has been displayed, with its sentence, which may be empty.
            A hint is no event, nor is what is shown again, which has no sentence either.
        logged: a line for the log (`Told`) comes with what has been shown.
        settled: everything that happened so far has been shown.
        asked: a person may choose now, at this seat.
        screen_requested: the screen has to be handed to the person at this seat first.
        seated: the person at this seat has taken the screen; with the view of what they saw last.
        round_over: a round was scored, and the match is held back until `let_go(ROUND)`.
        over: the match is over, and its end has been shown.
        choice_void: what a person has selected so far is void.
        changed: something else is shown of the table now.
        scene_set: all of the table was set anew.
        held_back: the match is kept from going on.
    """

    event_shown = Signal(object, str)
    logged = Signal(object)
    settled = Signal()
    asked = Signal(int)
    screen_requested = Signal(int)
    seated = Signal(int, object)
    round_over = Signal()
    over = Signal()
    choice_void = Signal()
    changed = Signal()
    scene_set = Signal()
    held_back = Signal()

    def __init__(
        self,
        client: Client,
        presenter: Presenter,
        telling: Telling,
        shown: Shown,
        playback: Playback,
        board: Board,
        table: QWidget,
    ) -> None:
        super().__init__(table)
        self.client = client
        self.telling = telling
        self._presenter = presenter
        self._shown = shown
        self._playback = playback
        self._board = board
        self._handing_to: Seat | None = None
        self._last_seen: dict[Seat, int] = {}  # entries made when each person last had the screen
        self._held_back: set[str] = set()
        self._told_over = False
        self._shows_again = False
        self.catches_up = False
        self.past: int | None = None
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.timeout.connect(board.speeches.clear)
        playback.shown.connect(self._tell)
        playback.all_shown.connect(self.play_on)
        playback.hands_over.connect(self.want_screen)

    # --- what is known of it ---------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        """Whether something has still to be shown."""
        return bool(self._playback)

    @property
    def hurries(self) -> bool:
        """Whether what is told now is shown in haste."""
        return self._playback.hurries

    @property
    def is_handing_over(self) -> bool:
        """Whether the screen is being handed to another person."""
        return self._handing_to is not None

    @property
    def is_held_back(self) -> bool:
        """Whether the match is kept from going on."""
        return bool(self._held_back)

    def view_now(self) -> View:
        """What the observers may see of the match now."""
        return self.client.view(self._shown.now.observers)

    # --- the audience of the session -------------------------------------------------------------

    def begin(self) -> None:
        """Set the scene from what has happened so far, and play on from there."""
        self._set_scene(self.client)
        self.client.progress.watch(self)
        self.play_on()

    def happened(self) -> None:
        """Entries were added to the match: their events are to be shown."""
        heard = self.telling.hear()
        self._playback.hear(heard)
        if not heard or any(self._voids_choice(each.event) for each in heard):
            self.void_choice()
        self._playback.go_on()

    def awaits(self, seat: Seat) -> None:
        """A person has to choose."""
        if len(self._shown.now.people) > 1 and self._shown.now.observers != (seat,):
            self.want_screen(seat)
        elif self._shown.now.decider != seat:
            self._shown.change(decider=seat)
            if self._presenter.hushes_after is not None:
                # What this person said last has had its answer, and would lie over the prompt.
                self._board.speeches.clear_seat(seat)
                self._silence.start(self._presenter.hushes_after)
            self.changed.emit()
            self.asked.emit(seat)

    def thinks(self, seat: Seat | None) -> None:
        """The computer at this seat thinks, or nobody does any more."""
        self._shown.change(thinker=seat)
        self.changed.emit()

    def finished(self) -> None:
        """The match is over."""
        if not self._told_over:
            self._told_over = True
            self.over.emit()

    def void_choice(self) -> None:
        """Nobody at the screen may choose any more."""
        self._shown.change(decider=None, selected=())
        self.choice_void.emit()

    def _voids_choice(self, event: Event) -> bool:
        """Whether what a person was about to choose cannot be meant any more."""
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
        """Have the screen handed to a person; until they take the seat, nothing more is shown."""
        if self._handing_to == seat:
            return
        self._handing_to = seat
        self._playback.stop()
        position = self.client.position
        # All of them see how the match begins.
        leavers = self._shown.now.observers if self._last_seen else self._shown.now.people
        self._last_seen.update(dict.fromkeys(leavers, position))
        # A screen reader sees through what covers the table: no hand stays open behind it.
        self._shown.change(observers=())
        self._board.cards.rest()
        self._board.name_items()
        self.changed.emit()
        self.screen_requested.emit(seat)

    def take_seat(self, seat: Seat) -> None:
        """The person at this seat has the screen now, and sees what the others have done since."""
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
        """Set the scene from a match that has jumped by itself; `play_on` goes on from there."""
        self._held_back.discard(ROUND)
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
        """Show once more what has happened since the person's last choice; the match waits.

        Nothing of it is said again.

        Returns:
            Whether there is anything to show: not while something else is shown, nor of a race.
        """
        shown = self._shown
        position = replay_from(
            self.client, shown.now.viewer, shown.now.observers, self._presenter.begins_replay
        )
        if position is None or self.moving or self._held_back or self.is_handing_over:
            return False
        self._play_from(position)
        self._shows_again = True
        self.happened()
        return True

    def look_back(self, position: int) -> None:
        """Show the match as it was after so many entries; it waits, until `return_to_now`.

        What has to be looked at first is shown to its end; nothing goes on after it.
        """
        self.client.progress.wait()
        self.past = position
        if self._playback:
            self._playback.hurry()
        else:
            self._play_from(position)

    def return_to_now(self) -> None:
        """Show the match as it stands, and go on, if an earlier position was shown."""
        if self.past is not None:
            self.past = None
            if not self._playback:
                self._set_scene(self.client)
                self.play_on()

    def _play_from(self, position: int) -> View:
        """Set the scene from the match as it was, for `happened` to show what came since.

        Returns:
            What the observers could see then.
        """
        self.client.progress.wait()
        self._board.speeches.clear()
        self.void_choice()
        return self._set_scene(self.client.earlier(position))

    def _set_scene(self, source: Client | Snapshot) -> View:
        """Show the match as it is, or was; returns what of it those who look may see."""
        view = source.view(self._shown.now.observers)
        self.telling.begin(source)
        self._playback.set_scene(view)
        self.scene_set.emit()
        lasting = self._presenter.lasting_speech(self._shown.moment())
        if lasting is not None:
            self._board.speeches.say(lasting)
        return view

    # --- going on --------------------------------------------------------------------------------

    def hold_back(self, reason: str) -> None:
        """Keep the match from going on, while something lies over the table."""
        self._held_back.add(reason)
        self.held_back.emit()

    def let_go(self, reason: str) -> None:
        """What held the match back is gone: it goes on, if nothing else holds it."""
        if reason in self._held_back:
            self._held_back.remove(reason)
            if not self._held_back and not self.moving and self.past is None:
                self.client.progress.proceed()

    def play_on(self) -> None:
        """All has been shown of what happened so far: go on."""
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
            self.hold_back(ROUND)
            self.round_over.emit()
        elif not self._held_back:
            self.client.progress.proceed()

    def _tell(self, events: Sequence[Event], lines: Sequence[Sequence[Told]]) -> None:
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
