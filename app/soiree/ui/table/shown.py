"""What has been shown of a match so far, and to whom; what a person has selected meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.events import Ended, Event, Turn
from soiree.core.states import Facts
from soiree.core.views import PileView, View, Witnessed
from soiree.core.zones import Seat, Zone
from soiree.ui.style.first_look import FirstLook
from soiree.ui.style.words import NOBODY
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.targets import Place, Target, Targets


class Sources(Struct, frozen=True):
    """What a moment is made of, asked anew each time.

    Attributes:
        faces: the cards that lie in each zone, as far as their faces are seen.
        legal: what a person may do by the rules.
        is_settled: whether all that happened has been shown.
        is_moving: whether cards are on their way.
        by_itself: whether computers play for the people.
        stamp: a value that changes whenever the faces or the legal moves may have changed.
    """

    faces: Callable[[], Mapping[Zone, Sequence[Card | None]]]
    legal: Callable[[Seat], Sequence[Move]]
    is_settled: Callable[[], bool]
    is_moving: Callable[[], bool]
    by_itself: Callable[[], bool]
    stamp: Callable[[], object]


class Shown:
    """The match as it has been shown, which lags behind the true one.

    Attributes:
        names: of the players, by seat.
        people: the seats that people play.
        appearance: how the settings have the table shown.
        observers: the seats whose cards are seen; none, between two people at one screen.
        decider: the person's seat that may choose now.
        thinker: the computer's seat that thinks now, or seems to.
        selected: the targets that the decider has selected so far.
        warning: what was said against a choice that was made once.
        forced_move: the move that is about to be made by itself.
        turns: the seats that may decide.
        totals: the scores, by seat.
        is_covered: whether a race is paused, and all cards lie on their faces.
        is_locked: whether a wrong key keeps the decider from moving for a moment.
        focused: what has the keyboard's focus.
        looked_into: the place that shows what lies in it.
        first_look: at what has just come into sight; keys and clicks mean nothing yet.
    """

    def __init__(
        self,
        view: View,
        names: Sequence[str],
        people: Sequence[Seat],
        appearance: Appearance,
        sources: Sources,
    ) -> None:
        self.names = tuple(names)
        self.people = tuple(people)
        self.appearance = appearance
        self.observers: tuple[Seat, ...] = ()
        self.decider: Seat | None = None
        self.thinker: Seat | None = None
        self.selected: Targets = ()
        self.warning = ""
        self.forced_move: Move | None = None
        self.is_covered = False
        self.is_locked = False
        self.focused: Target | None = None
        self.looked_into: Place | None = None
        self.first_look = FirstLook()
        self._sources = sources
        self._made: tuple[object, Moment] | None = None
        self.reset(view)

    def reset(self, view: View) -> None:
        """Start again from a view: all of it, and nothing else, has been shown."""
        self._view = view
        self._events = list(view.events)
        self.turns = view.deciders
        self.totals = list(view.scores or ())

    def note(self, event: Event) -> None:
        """Note an event that is being shown; its score counts once `totals` has it."""
        self._events.append(event)
        if isinstance(event, Turn):
            self.turns = event.seats
        elif isinstance(event, Ended):
            self._view = replace(self._view, result=event.result)

    def learn(self, facts: Facts) -> None:
        """Take the facts after an entry, all of which has been shown."""
        self._view = replace(self._view, facts=facts)

    @property
    def viewer(self) -> Seat:
        """The seat that is "you", or nobody's.

        Where all cards lie open, whoever played alone is still "you".
        """
        first, *others = self.observers or (NOBODY,)
        if first in self.people and (not others or len(self.people) == 1):
            return first
        return NOBODY

    def moment(self) -> Moment:
        """What has been shown so far, as plain data."""
        settled, moving = self._sources.is_settled(), self._sources.is_moving()
        by_itself = self._sources.by_itself()
        made_from = (
            *(self.observers, self.decider, self.thinker, self.selected, self.turns),
            *(
                self.warning,
                self.forced_move,
                self.is_covered,
                self.is_locked,
                self.focused,
                self.looked_into,
            ),
            *(id(self._view), len(self._events), tuple(self.totals), id(self.appearance)),
            *(settled, moving, by_itself, self._sources.stamp()),
        )
        if self._made is None or self._made[0] != made_from:
            self._made = (
                made_from,
                self._moment(settled=settled, moving=moving, by_itself=by_itself),
            )
        return self._made[1]

    def _moment(self, *, settled: bool, moving: bool, by_itself: bool) -> Moment:
        legal: tuple[Move, ...] = ()
        if settled and self.decider is not None and not self.is_covered:
            legal = tuple(self._sources.legal(self.decider))
        faces = self._sources.faces()
        view = replace(
            self._view,
            zones=tuple(PileView(zone, tuple(cards)) for zone, cards in faces.items()),
            events=Witnessed(tuple(self._events)),
            deciders=self.turns,
            legal=legal,
            scores=tuple(self.totals) or None,
        )
        return Moment(
            view=view,
            names=self.names,
            people=self.people,
            observers=self.observers,
            viewer=self.viewer,
            decider=self.decider,
            thinker=self.thinker,
            legal=legal,
            selected=self.selected,
            warning=self.warning,
            is_settled=settled,
            is_moving=moving,
            by_itself=by_itself,
            appearance=self.appearance,
            is_covered=self.is_covered,
            is_locked=self.is_locked,
            focused=self.focused,
            looked_into=self.looked_into,
            forced_move=self.forced_move,
        )
