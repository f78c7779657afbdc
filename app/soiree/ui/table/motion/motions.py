"""The animations of a table: one motion at a time, and flights of cards in parallel."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct
from PySide6.QtCore import QAbstractAnimation, QObject, Qt, Signal

from soiree.core.zones import Zone
from soiree.ui.deferring import timer
from soiree.ui.table.felt.cards import CardItem
from soiree.ui.table.motion.animations import together


class Flight(Struct, frozen=True):
    """An animation in parallel with others: its cards, and the zones that it touches."""

    motion: QAbstractAnimation
    cards: frozenset[CardItem]
    zones: frozenset[Zone]


class Landing(Struct, frozen=True):
    """The landing of a card in another zone, announced when its motion begins.

    Attributes:
        at: the position, from 0 at the table's left edge to 1 at its right.
        after: milliseconds until the landing.
        turns: True if the card turns over on its way.
    """

    source: Zone
    target: Zone
    at: float
    after: int
    turns: bool


class Motions(QObject):
    """Runs animations, finishes them early, or drops them.

    Attributes:
        wait: milliseconds that the picture stays after the present motion.
        by_hand: true if time passes only by `advance`, and not by the clock.

    Signals:
        rested: the motion has ended by itself, and the wait after it is over.
        departed: cards begin to move to other zones; a tuple with a `Landing` for each.
        left_stock: a card has left the stock; the number of cards that are left in it.
        landed: a flight has ended; its cards have to be put to rest.
    """

    rested = Signal()
    departed = Signal(tuple)
    left_stock = Signal(int)
    landed = Signal(Flight)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.wait = 0
        self.by_hand = False
        self._left = 0  # milliseconds of a wait by hand
        self._motion: QAbstractAnimation | None = None
        self._after: Callable[[], None] | None = None
        self._flights: list[Flight] = []
        self._pause = timer(self, self.rested)

    @property
    def running(self) -> bool:
        """True during a motion other than a flight."""
        return self._motion is not None

    @property
    def waiting(self) -> bool:
        """True during a wait."""
        return self._pause.isActive() or self._left > 0

    @property
    def busy(self) -> bool:
        """True if `rested` is still to come."""
        return self.running or self.waiting

    # --- the one motion --------------------------------------------------------------------------

    def run(self, motion: QAbstractAnimation, after: Callable[[], None]) -> None:
        """Run a motion, and call `after` when it ends or is ended early.

        This object owns the motion from now on. A motion of no duration ends before the return.
        """
        motion.setParent(self)
        self._motion, self._after = motion, after
        self.wait = 0
        motion.finished.connect(self._motion_over)
        # If another animation takes over a property, Qt only changes the state to stopped.
        motion.stateChanged.connect(self._state_changed, Qt.ConnectionType.QueuedConnection)
        self._start(motion)

    def stay(self, milliseconds: int) -> None:
        """Wait for this long from now, or after the present motion."""
        if self._motion is None:
            self._wait(milliseconds)
        else:
            self.wait = milliseconds

    def end_wait(self) -> None:
        """End the wait without a signal."""
        self._pause.stop()
        self._left = 0

    def end_empty_wait(self) -> bool:
        """End a wait of 0 ms without a signal. Returns True if there was one."""
        is_empty = self._pause.isActive() and self._pause.interval() == 0
        if is_empty:
            self.end_wait()
        return is_empty

    def shake(self, items: Iterable[CardItem], milliseconds: int) -> None:
        """Shake cards where they lie; a duration of 0 does nothing."""
        if not milliseconds:
            return
        shaken = list(items)

        def rest() -> None:
            for item in shaken:
                item.rest(item.pose)

        self.run(together(*(item.shake(milliseconds) for item in shaken)), rest)

    def finish(self) -> None:
        """End the motion at once, without a wait."""
        after = self._after
        self.drop()
        if after is not None:
            after()

    def drop(self) -> None:
        """Stop the motion where it is, and call nothing after it."""
        motion, self._motion, self._after = self._motion, None, None
        self.end_wait()
        if motion is not None:
            motion.stop()

    def _state_changed(self, state: QAbstractAnimation.State) -> None:
        if state is QAbstractAnimation.State.Stopped:
            self._motion_over()

    def _motion_over(self) -> None:
        if self._motion is None or self.sender() is not self._motion:
            return
        self.finish()
        self._wait(self.wait)

    # --- time by hand ----------------------------------------------------------------------------

    def advance(self, milliseconds: int) -> None:
        """Advance the time of all motions, for frames of a film, which take any time to draw."""
        for motion in [each.motion for each in self._flights]:
            motion.setCurrentTime(motion.currentTime() + milliseconds)
        if self._motion is not None:
            self._motion.setCurrentTime(self._motion.currentTime() + milliseconds)
        elif self._left:
            self._left = max(0, self._left - milliseconds)
            if not self._left:
                self.rested.emit()

    def _start(self, motion: QAbstractAnimation) -> None:
        motion.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)
        if self.by_hand and motion.state() is QAbstractAnimation.State.Running:
            motion.pause()

    def _wait(self, milliseconds: int) -> None:
        if self.by_hand:
            # A wait of 0 ends with the next call, as a timer does with the next event.
            self._left = max(1, milliseconds)
        else:
            self._pause.start(milliseconds)

    # --- flights ---------------------------------------------------------------------------------

    @property
    def flies(self) -> bool:
        """True during any flight."""
        return bool(self._flights)

    def flying(self) -> set[CardItem]:
        """Return the cards in flights."""
        return {item for flight in self._flights for item in flight.cards}

    def fly(self, flight: Flight) -> None:
        """Start a flight in parallel with other motion."""
        flight.motion.setParent(self)
        self._flights.append(flight)
        flight.motion.finished.connect(lambda: self._land(flight))
        self._start(flight.motion)

    def land(self, zones: set[Zone]) -> None:
        """End every flight that touches one of these zones, at once."""
        for arriving in [each for each in self._flights if each.zones & zones]:
            self._land(arriving)

    def drop_flights(self) -> None:
        """Stop all flights where they are, without `landed`."""
        flights, self._flights = self._flights, []
        for flight in flights:
            flight.motion.stop()

    def _land(self, flight: Flight) -> None:
        if flight not in self._flights:
            return
        self._flights.remove(flight)
        flight.motion.stop()
        self.landed.emit(flight)
