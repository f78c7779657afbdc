"""What a game gives the table: a presenter, a plain object with no widgets behind it.

Everything it answers is a function of a `Moment`, data in and data out. So it is tested without a
window, and the eye, the ear and a replay are served by the same answers.
"""

from __future__ import annotations

import enum
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, QSize
from PySide6.QtWidgets import QGraphicsItem

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.events import Event, Moved
from soiree.core.views import View
from soiree.core.zones import Seat, Zone
from soiree.ui.decks import CardArt
from soiree.ui.style.theme import TablePalette
from soiree.ui.table.appearance import Looks

FLIGHT = 280
"""Milliseconds of a card's way across the table at normal speed."""

STAGGER = 28
"""Milliseconds between two cards that set off one after the other."""


# --- what can be touched -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardTarget:
    """A card that can be touched by itself; None is a card whose face is not seen."""

    zone: Zone
    card: Card | None


@dataclass(frozen=True, slots=True)
class Place:
    """A part of the table that is touched as a whole: where cards lie, or may go.

    Attributes:
        kind: what it is, in the game's own word.
        seat: whose it is; None for what belongs to the table.
        number: which of several.
    """

    kind: str
    seat: Seat | None = None
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Button:
    """A word on the felt that can be pressed.

    Attributes:
        kind: what it does, in the game's own word.
    """

    kind: str


PAUSE, GO_ON = Button("pause"), Button("go on")
"""The table's own, where races are run against the clock: they stop a race, and let it go on."""


@dataclass(frozen=True, slots=True)
class SeatPlate:
    """A player's name plate."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Offer:
    """A card that lies nowhere in sight, and is chosen out of several that are offered."""

    card: Card


Target = CardTarget | Place | Button | SeatPlate | Offer
"""What a person touches to make a move."""

Targets = tuple[Target, ...]


@dataclass(frozen=True, slots=True)
class Invitation:
    """How a place shows that it may be touched: by a line round it, by a glow, or not at all."""

    line: bool = False
    glow: bool = False


@dataclass(frozen=True, slots=True)
class Offering:
    """How cards are offered that lie nowhere in sight.

    Attributes:
        title: what stands above them.
        closing: what a screen reader calls the button that puts them away.
        size: which of the layout's widths they have.
    """

    title: str
    closing: str
    size: int = 0


class Arrow(enum.Enum):
    """The keys that lead the focus about."""

    LEFT, RIGHT, UP, DOWN = range(4)


@dataclass(frozen=True, slots=True)
class Label:
    """What stands on a button: its words, and the letter that presses it."""

    words: str
    key: str


# --- what has been shown -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Moment:
    """A match at one moment, as far as it has been shown to the people at the table.

    Attributes:
        view: what those who look have been shown: cards, events, scores and turns up to the last
            event. Its facts are those after the last entry that has been shown whole.
        names: of the players, by seat.
        people: the seats that people play.
        observers: the seats whose cards are seen; none, between two people at one screen.
        viewer: the seat that is "you", or `NOBODY`.
        decider: the person's seat that may choose now.
        thinker: the computer's seat that thinks, or seems to.
        legal: the moves of the decider; none while anything is still to be shown.
        selected: what the decider has touched of a move so far.
        warning: what was said against a choice, which is made if it is chosen once more.
        is_settled: whether all that happened has been shown.
        is_moving: whether cards are on their way, other than in flights beside what happens.
        by_itself: whether computers play for the people too.
        looks: what the settings say of the table.
        is_covered: whether a race is paused, and all cards lie on their faces.
        focused: what has the keyboard's focus.
        looked_into: the place that shows what lies in it, while somebody looks at it.
    """

    view: View
    names: Sequence[str]
    people: Sequence[Seat]
    observers: tuple[Seat, ...]
    viewer: Seat
    decider: Seat | None
    thinker: Seat | None
    legal: tuple[Move, ...]
    selected: Targets
    warning: str
    is_settled: bool
    is_moving: bool
    by_itself: bool
    looks: Looks
    is_covered: bool = False
    focused: Target | None = None
    looked_into: Place | None = None
    _by_zone: dict[Zone, tuple[Card | None, ...]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    @property
    def nearest(self) -> Seat:
        """The seat at the lower edge of the table."""
        return self.observers[0] if self.observers else 0

    def cards(self, zone: Zone) -> tuple[Card | None, ...]:
        """The cards of a zone; none, if nothing lies there."""
        if not self._by_zone:
            self._by_zone.update(self.view.zones)
        return self._by_zone.get(zone, ())

    def faces(self, zone: Zone) -> list[Card]:
        """Those cards of a zone that are seen."""
        return [card for card in self.cards(zone) if card is not None]


# --- where things lie ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Slot:
    """Where a card rests. The table moves it to whole pixels of the screen.

    Attributes:
        centre: of the card, in the scene.
        size: which of the layout's widths it has.
        height: what lies above what.
        turn: degrees, clockwise: 0, or a quarter or half turn.
        lift: pixels that it lies higher, for the thickness of a pile.
        open: whether its face is seen here.
        covered: whether it lies on its face here, though it may be known.
        folded: whether a folded corner says that others see only its back.
        buried: whether another card lies right on it; it casts no shadow of its own.
    """

    centre: QPointF
    size: int = 0
    height: float = 0
    turn: float = 0
    lift: int = 0
    open: bool = True
    covered: bool = False
    folded: bool = False
    buried: bool = False


@dataclass(frozen=True, slots=True)
class Area:
    """The part of the table that a place takes, and how high it lies."""

    rect: QRectF
    height: float = -1


@dataclass(frozen=True, slots=True)
class PlateSlot:
    """Where a name plate stands: its top left corner, its scale, and its width before scaling."""

    corner: QPointF
    scale: float
    width: float | None = None


@dataclass(frozen=True, slots=True)
class LineSlot:
    """Where a line stands: its middle, its scale, and how far left and right it may reach."""

    middle: QPointF
    scale: float
    room: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class SpeechSlot:
    """Where a bubble stands: a point, and the part of the bubble that lies there, each 0 to 1."""

    tip: QPointF
    edge: QPointF


class Layout(Protocol):
    """Where everything lies on a table of one size, for those who look: pure geometry."""

    @property
    def widths(self) -> Sequence[float]:
        """The widths of cards here, in pixels; `Slot.size` counts them."""
        ...

    def slots(self, zone: Zone, count: int, moment: Moment) -> list[Slot]:
        """Where so many cards of a zone lie, first to last."""
        ...

    def places(self, moment: Moment) -> Mapping[Place, Area]:
        """What every place takes."""
        ...

    def plate(self, seat: Seat) -> PlateSlot: ...

    def button(self, button: Button) -> LineSlot: ...

    def prompt(self) -> LineSlot: ...

    def speech(self, seat: Seat) -> SpeechSlot: ...

    def light(self, moment: Moment) -> QPointF:
        """Where the light leans to."""
        ...


# --- what events look like -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Speech:
    """What a player says aloud: a few words, the picture of a card, or both.

    Attributes:
        size: which of the layout's widths the picture has.
        fades: milliseconds after which it is heard no more; 0 lets it stay.
    """

    seat: Seat
    words: str
    card: Card | None = None
    size: int = 0
    fades: int = 0


@dataclass(frozen=True, slots=True)
class Callout:
    """A word about a card, at its foot."""

    words: str
    card: CardTarget


@dataclass(frozen=True, slots=True)
class Pace:
    """How cards move: milliseconds of their way, and between two that set off, at normal speed."""

    way: int = FLIGHT
    stagger: int = STAGGER


@dataclass(frozen=True, slots=True)
class Turning:
    """Cards of a zone that are turned up or down where they lie.

    Attributes:
        faces: what they show on the way; None leaves what is known of them.
        way: milliseconds at normal speed.
        after: milliseconds that they stay as they are first, at the pace of messages.
    """

    zone: Zone
    faces: Sequence[Card] | None = None
    way: int = FLIGHT
    after: int = 0


@dataclass(frozen=True, slots=True)
class Step:
    """What an event looks like, beside the way of its cards.

    Attributes:
        hold: milliseconds that the picture stays as it is after it, at normal speed.
        reads: whether it stays besides for as long as a message is read.
        hush: whether what was said before is heard no more.
        speech: what somebody says.
        callout: a word about a card.
        thinker: who seems to think from now on; heeded where a turn begins or something is said.
        turnings: the cards that are turned.
        shakes: a zone whose cards shake their heads.
        hands_over: the person who has to take the screen before anything else is shown.
        ends_turns: whether it is nobody's turn from now on.
        may_end_round: whether this may be the end of a round, though nothing is scored.
        starts_race: whether a race begins, which is counted down if it is run against the clock.
    """

    hold: int = 0
    reads: bool = False
    hush: bool = False
    speech: Speech | None = None
    callout: Callout | None = None
    thinker: Seat | None = None
    turnings: tuple[Turning, ...] = ()
    shakes: Zone | None = None
    hands_over: Seat | None = None
    ends_turns: bool = False
    may_end_round: bool = False
    starts_race: bool = False


NOTHING = Step()


@dataclass(frozen=True, slots=True)
class OpenPile:
    """How a pile is shown while it is opened to be looked through.

    Attributes:
        title: what stands above its cards.
        closing: what a screen reader calls the button that closes it.
        size: which of the layout's widths the cards have.
    """

    title: str
    closing: str
    size: int = 0


class Scenery(Protocol):
    """What a game draws on the felt of its own, beside cards, plates, places and buttons.

    It is shown what there is to be seen: what that is, the presenter knows.
    """

    def items(self, players: int) -> Sequence[QGraphicsItem]:
        """All of it, for so many players; asked once, for the table's scene."""
        ...

    def lay_out(
        self, layout: Layout, arts: Sequence[CardArt], palette: TablePalette, ratio: float
    ) -> None:
        """Take another size, or other colours; `show` follows.

        Args:
            arts: the pictures of cards, one for each of the layout's widths.
            ratio: device pixels to one of the scene.
        """
        ...

    def redraw(self, moment: Moment) -> None:
        """The pictures of the cards are other ones now."""
        ...

    def show(self, moment: Moment) -> None:
        """Show a moment, at once."""
        ...

    def motion(self, event: Event, moment: Moment) -> QAbstractAnimation | None:
        """What of it moves with an event until it shows a moment, if anything does.

        `show` follows.
        """
        ...


# --- the presenter -------------------------------------------------------------------------------


class Choosing(ABC):
    """How moves are made by touching things, and what touching them means.

    From the targets of all legal moves the table derives what may be picked, what glows, what a
    key or a drag means, and when a selection is complete.

    Attributes:
        places: the kinds of places that can ever be touched, now or at another time.
        needs_asking: whether a touch counts only if the person had been asked before it.
        leads_focus: whether the keyboard's focus goes on to what can be acted on, when a person is
            asked and it is on something that cannot.
        focus_goes_on: whether the focus goes on to the only thing that may be touched next.
        reads_typing: whether a card can be typed; `typed` then says what is meant.
    """

    places: frozenset[str] = frozenset()
    needs_asking = False
    leads_focus = False
    focus_goes_on = False
    reads_typing = False

    @abstractmethod
    def targets(self, move: Move, moment: Moment) -> Targets:
        """What one touches for a legal move, in the order that comes naturally."""

    def ways(self, move: Move, moment: Moment) -> Sequence[Targets]:
        """Every set of targets that makes a legal move, where there are several."""
        return (self.targets(move, moment),)

    @abstractmethod
    def meaning(self, touched: Target, moment: Moment) -> Target | None:
        """What is meant by touching something: itself, what it belongs to, or nothing."""

    def preselected(self, moment: Moment) -> Targets:
        """What is selected by itself while a person may choose, and cannot be put back.

        Something else can be selected in its place if that `replaces` it.
        """
        return ()

    def replaces(self, target: Target, moment: Moment) -> Collection[Target]:
        """What gives way when something is touched: of these and itself one is always selected."""
        return ()

    def meant(self, targets: Targets, moment: Moment) -> Move | None:
        """The move that touching these things would make if it were legal, to say why it is not."""
        return None

    def objection(self, targets: Targets, moment: Moment) -> str:
        """Why touching these things makes no move, where no rule has a word for it."""
        return ""

    def warning(self, move: Move, moment: Moment) -> str:
        """What is said against a legal move, which is made if it is chosen once more."""
        return ""

    def opens(self, target: Target, moment: Moment) -> Zone | None:
        """The pile that is opened to be looked through by touching something."""
        return None

    def offering(self, moment: Moment) -> Offering:
        """How cards are offered: as soon as a place is selected, and some may be touched next."""
        raise NotImplementedError

    def typed(self, text: str, moment: Moment) -> Target | str:
        """What is meant by a card that was typed, or a sentence that says why it is nothing."""
        return ""

    def asks_on(self, moment: Moment) -> str:
        """What is said once a card was typed, and something else has still to be touched."""
        return ""

    def is_race(self, moment: Moment) -> bool:
        """Whether people race now: all move at the same time, and nobody waits for a card.

        Then two quick clicks are two, a place counts before what lies or flies over it, and what is
        touched in vain is put back.
        """
        return False

    def can_look_into(self, place: Place, moment: Moment) -> bool:
        """Whether a place shows what lies in it while the mouse or the focus is on it."""
        return False

    def holds_open(self, target: Target, moment: Moment) -> bool:
        """Whether touching a place lets it be looked into until it is touched again."""
        return False

    # --- keys and the mouse

    def key(self, text: str, moment: Moment) -> Target | None:
        """What a key touches, beside the letters of buttons."""
        return None

    def focus_key(self, text: str, focused: Target | None, moment: Moment) -> Target | None:
        """Where a key brings the focus, beside the arrows."""
        return None

    def arrow(self, arrow: Arrow, moment: Moment) -> Target | None:
        """Where an arrow brings the focus, if not to the nearest thing that way."""
        return None

    def can_drag(self, card: CardTarget, moment: Moment, *, begins: bool) -> bool:
        """Whether a card can be taken up.

        Args:
            begins: whether it is a target of a legal move.
        """
        return begins

    # --- how it shows

    def invited(self, moment: Moment) -> Collection[Target]:
        """The cards with a line round them, because they can be acted on now."""
        return ()

    def raised(self, moment: Moment) -> Collection[Target]:
        """The cards that stand out of their rows."""
        return moment.selected

    def invitation(self, place: Place, following: Collection[Target], moment: Moment) -> Invitation:
        """How a place shows that it may be touched.

        Args:
            following: what may be touched next.
        """
        inviting = place in following or place in moment.selected
        return Invitation(inviting, bool(moment.selected) and inviting)


class Presenter(ABC):
    """How a game is shown.

    Attributes:
        title: what a screen reader calls the table.
        stock: where the deck lies before it is dealt.
        sorted_kinds: the kinds of zone in which cards that are seen lie in order.
        choosing: how moves are made.
        hushes_after: milliseconds after which what was said is heard no more, once a person has
            been asked; None lets it stay.
    """

    title: str
    stock: Zone = Zone("stock")
    sorted_kinds: frozenset[str] = frozenset({"hand"})
    choosing: Choosing
    hushes_after: int | None = None

    # --- where things lie

    @abstractmethod
    def layout(self, size: QSize, moment: Moment) -> Layout:
        """Where everything lies on a table of this size."""

    @abstractmethod
    def buttons(self, moment: Moment) -> Mapping[Button, Label]:
        """All buttons of the game; those that make no legal move now are hidden."""

    def order(self, card: Card) -> tuple[int, ...]:
        """A key by which cards that are seen lie in order, in zones that are sorted."""
        return (card,)

    def lying(
        self, zone: Zone, cards: Sequence[Card | None], moment: Moment
    ) -> Sequence[Card | None]:
        """The cards of a zone as they lie on the table, first to last, with the faces seen there.

        Args:
            cards: as a view has them.
        """
        if zone.kind not in self.sorted_kinds:
            return cards
        return sorted(cards, key=lambda card: () if card is None else self.order(card))

    def home(self, zone: Zone) -> Zone:
        """Where the cards of a zone are gathered up when a round begins."""
        return self.stock

    # --- what happens

    def joins(self, first: Moved, following: Moved) -> bool:
        """Whether two cards that move one after the other are shown as one motion."""
        if first.source == self.stock:
            return following.source == self.stock
        return (first.source, first.target) == (following.source, following.target)

    def pace(self, first: Moved, moment: Moment) -> Pace:
        """How the cards of a motion move that begins with this one."""
        return Pace()

    def arrival(self, moves: Sequence[Moved], moment: Moment) -> Step:
        """What follows as cards come to rest."""
        return NOTHING

    def at_once(self, event: Event, moment: Moment) -> bool:
        """Whether an event is shown as it happens, beside whatever still moves, as in a race."""
        return False

    @abstractmethod
    def step(self, event: Event, moment: Moment) -> Step:
        """What an event looks like that moves no card; the moment is the one after it."""

    def keeps_time(self, event: Event, moment: Moment) -> bool:
        """Whether no click shortens the wait after an event, because its length would tell."""
        return False

    def standing(self, moment: Moment) -> Speech | None:
        """What somebody said that is still to be seen when the scene is set."""
        return None

    def ends_round(self, moment: Moment) -> bool:
        """Whether what was scored last ended a round."""
        return True

    def open_pile(self, zone: Zone, moment: Moment) -> OpenPile:
        """How a pile is shown that `Choosing.opens`, for games that have one."""
        raise NotImplementedError(zone)

    def countdown(self, layout: Layout) -> LineSlot:
        """Where races are counted down, for games that have them."""
        raise NotImplementedError

    # --- in words

    @abstractmethod
    def prompt(self, moment: Moment) -> str:
        """The line that says what may be done now, or nothing."""

    def detail(self, seat: Seat, moment: Moment) -> str | None:
        """What stands below a player's name, where there is more to say than what plays there."""
        return None

    @abstractmethod
    def names(self, moment: Moment) -> Mapping[Target, str]:
        """What a screen reader calls each card, place and button: nothing that is not seen."""

    @abstractmethod
    def reading_order(self, moment: Moment) -> Sequence[Target]:
        """What can be reached by keys and a screen reader, in the order of reading.

        Buttons are left out that are hidden now.
        """
