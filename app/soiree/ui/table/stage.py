"""The stage: plays the events of a match to the eyes at the table.

A stage never asks the rules what changed. It keeps which card lies where by the events it is
told, one after the other from a queue; only when a match is resumed, or another person sits down,
is the scene set directly from a view.
"""

from __future__ import annotations

import gc
from collections.abc import Iterable
from typing import cast

from PySide6.QtCore import QCoreApplication, QPointF, QTimer, Signal
from PySide6.QtGui import QPixmap

from soiree.controller.client import Moment
from soiree.core.events import Began, Event, Moved, Said, Scored
from soiree.core.views import View
from soiree.core.zones import Seat, Zone
from soiree.ui.decks import CardArt, Deck
from soiree.ui.guests.people import level_name, names_of, portraits_of
from soiree.ui.style.words import NOBODY
from soiree.ui.table.accessible import announce
from soiree.ui.table.appearance import Looks
from soiree.ui.table.background import Felt
from soiree.ui.table.cards import CardItem
from soiree.ui.table.context import Occasion
from soiree.ui.table.manner import FLIGHT, Manner
from soiree.ui.table.motions import Motions
from soiree.ui.table.narration import sentence
from soiree.ui.table.plates import Bubble, Plate, Prompt, Words
from soiree.ui.table.steps import Beat, Beats
from soiree.ui.table.zones import CardsByZone, Moves

ROUND = "round"
"""Why a table holds the match back after a round: the person looks at what it brought."""

_tr = QCoreApplication.translate


class Stage(Manner, Felt):
    """A match on the felt, shown to one or more pairs of eyes in the manner of its game.

    Attributes:
        client: of the match that is played.
        names: of the players, by seat.
        portraits: of the players, by seat.
        looks: what the settings say of the table.
        eyes: the seats whose cards are seen here; none, between two people at one screen.
        motions: what moves at the table.
        decider: the person's seat that may choose now.
        thinker: the computer's seat that thinks now.
        turns: the seats that may decide, as far as events have been shown.
        totals: the scores, as far as events have been shown.
        scored: whether a round may be over, as something was scored since all was shown last.
        plates: the name plates, by seat; where they stand is for `lay_out` to say.
        bubbles: what each seat says aloud.
        hurries: whether what is told now is shown in haste.
        prompt: the line that says what may be done.
        catches_up: whether what is told now happened while another person had the screen.

    Signals:
        told: an event has been shown, as the eyes saw it; with its sentence, if it has one. A hint
            is no event, nor is a move that is shown again.
        settled: everything that happened so far has been shown.
        asked: a person may choose now, at this seat.
        screen_wanted: the screen has to be handed to the person at this seat first.
        seated: the person at this seat has taken the screen; with the view of what they saw last.
        round_over: a round was scored, and the stage holds the match back until `let_go(ROUND)`.
        over: the match is over, and its end has been shown.
    """

    told = Signal(object, str)
    settled = Signal()
    asked = Signal(int)
    screen_wanted = Signal(int)
    seated = Signal(int, object)
    round_over = Signal()
    over = Signal()

    def __init__(self, occasion: Occasion) -> None:
        super().__init__()
        client = self.client = occasion.client
        self.looks = occasion.looks
        self._deck, self._cache = occasion.deck, occasion.cache
        self._game = client.game.name
        self._players = client.players
        self.names = names_of(self._players)
        self.portraits = portraits_of(self._players)
        people = client.people
        # Nobody sits there: all cards may be seen. Several share the screen: none yet.
        self.eyes: tuple[Seat, ...] = tuple(people or range(len(self.names)))
        if len(people) > 1:
            self.eyes = ()
        self._shares_screen = len(people) > 1
        self._curtained: Seat | None = None
        self._last_seen: dict[Seat, int] = {}  # entries made when each person last had the screen
        self.catches_up = False
        self._arts: list[CardArt] = []
        self._beats = Beats(self)
        self._keeps_time = False
        self._plays_beside = False
        self.motions = Motions(self)
        self._cards = CardsByZone(self.scene(), self, self.motions)
        # Told after `CardsByZone` has been: the cards of the flight lie where they belong by then.
        self.motions.landed.connect(self._landed)
        self.motions.rested.connect(self._go_on)
        self.decider: Seat | None = None
        self.thinker: Seat | None = None
        self.turns: tuple[Seat, ...] = ()
        self.totals: list[int] = list(client.scores or ())
        self.scored = False
        self.hurries = False
        self._held_back: set[str] = set()
        self._told_over = False
        self._as_of: Moment | None = None  # what the scene is set from, for a move shown again
        self._shows_again = False
        self.plates = [Plate(seat, portrait) for seat, portrait in enumerate(self.portraits)]
        self.bubbles = [Bubble() for _ in self.names]
        self.prompt = Prompt()
        for item in (*self.plates, *self.bubbles, self.prompt):
            self.scene().addItem(item)

    @property
    def zones(self) -> dict[Zone, list[CardItem]]:
        """The cards that lie in each zone, as far as events have been shown."""
        return self._cards.zones

    # --- the cards' pictures ----------------------------------------------------------------------

    def add_art(self) -> CardArt:
        """The pictures of the cards at one more size, kept up to date and closed by the stage."""
        art = CardArt(self._deck, self._cache, self)
        art.ready.connect(self.redraw_cards)
        self._arts.append(art)
        return art

    def use_deck(self, deck: Deck) -> None:
        """Play with another deck from now on."""
        self._deck = deck
        for art in self._arts:
            art.use(deck)
        # Its cards may be of another shape, and so lie otherwise on the pixels of the screen.
        self.redraw()

    def put_away(self) -> None:
        """The table is left: nothing moves or is drawn for it any more."""
        self.motions.drop()
        self.motions.drop_flights()
        for art in self._arts:
            art.close()
        # What a table is made of refers back to it: it goes now, and not when Python next looks for
        # garbage. To take it apart by hand kills the program with PySide6 6.8.
        self.destroyed.connect(lambda: QTimer.singleShot(0, gc.collect))

    # --- the audience of the client -------------------------------------------------------------

    def start(self) -> None:
        """Set the scene from what has happened so far, and play on from there.

        The table is in its window already, at the size that it will have.
        """
        self.redraw()
        self.set_scene()
        self.client.watch(self)
        self._settle()

    def happened(self) -> None:
        events = self._beats.hear(self.client, self.eyes)
        if not events or any(self._voids_choice(event) for event in events):
            self.void_choice()
        if not self.motions.busy:
            self._go_on()

    def void_choice(self) -> None:
        """Nobody at the screen may choose any more."""
        self.decider = None
        self.drop_choice()
        self.refresh()

    def _voids_choice(self, event: Event) -> bool:
        """Whether what a person was about to choose cannot be meant any more."""
        if not self.plays_at_once(event):
            return True
        match event:
            case Moved(target=target):
                return target.owner == self.decider
            case Said(seat):
                return seat == self.decider
        return False

    def awaits(self, seat: Seat) -> None:
        if self._shares_screen and self.eyes != (seat,):
            self.want_screen(seat)
            return
        if self.decider != seat:
            self.decider = seat
            self.refresh()
            self.asked.emit(seat)

    def want_screen(self, seat: Seat) -> None:
        """Have the screen handed to a person; until he takes the seat, nothing more is shown."""
        if self._curtained != seat:
            self._curtained = seat
            self._note_who_leaves()
            # A screen reader sees through a curtain: no hand stays open behind it.
            self.eyes = ()
            self.rest_cards()
            self.name_items()
            self.refresh()
            self.screen_wanted.emit(seat)

    def _note_who_leaves(self) -> None:
        """Remember how far a person has seen the match; all of them see how it begins."""
        position = self.client.position
        leavers = self.eyes if self._last_seen else self.client.people
        self._last_seen.update(dict.fromkeys(leavers, position))

    def thinks(self, seat: Seat | None) -> None:
        self.thinker = seat
        self.refresh()

    def finished(self) -> None:
        if not self._told_over:
            self._told_over = True
            self.over.emit()

    @property
    def is_curtained(self) -> bool:
        """Whether the screen is being handed to another person."""
        return self._curtained is not None

    @property
    def viewer(self) -> Seat:
        """The seat that is "you", or nobody's."""
        if len(self.eyes) == 1 and self.eyes[0] in self.client.people:
            return self.eyes[0]
        return NOBODY

    # --- setting the scene ----------------------------------------------------------------------

    def take_seat(self, seat: Seat) -> None:
        """The person at this seat looks at the screen now, and sees what others have done since."""
        self._curtained = None
        self.eyes = (seat,)
        position = self.client.position
        left = self._last_seen.get(seat, position)
        self.catches_up = left < position
        if not self.catches_up:
            self.set_scene()
            self.seated.emit(seat, self.view_now())
            self.client.proceed()
            return
        seen = self.client.earlier(left)
        self._play_from(seen)
        self.seated.emit(seat, seen.view(self.eyes))
        self.happened()

    def view_now(self) -> View:
        """What the eyes at the table may see of the match now."""
        return (self._as_of or self.client).view(self.eyes)

    def show_anew(self) -> None:
        """Set the scene from a match that has gone elsewhere by itself; `play_on` goes on there."""
        self._held_back.discard(ROUND)
        self._curtained = None
        self._told_over = self._shows_again = self.catches_up = False
        position = self.client.position
        self._last_seen = {seat: min(left, position) for seat, left in self._last_seen.items()}
        self.thinker = None
        self.hush()
        self.void_choice()
        self.set_scene()
        self.scored = self.client.is_between_deals()

    def play_on(self) -> None:
        """All has been shown of what happened so far: go on."""
        self._settle()

    def show_again(self) -> bool:
        """Show the last move once more, as it came; the match waits meanwhile.

        Returns:
            Whether there is one that can be shown: not while anything else is, nor a race.
        """
        before = self.client.before_last_move()
        if before is None or self.moving or self._held_back or self._curtained is not None:
            return False
        self._play_from(self.client.earlier(before))
        self._shows_again = True
        self.happened()
        return True

    def _play_from(self, earlier: Moment) -> None:
        """Set the scene from the match as it was, for `happened` to show what came since."""
        self.client.wait()
        self.hush()
        self.void_choice()
        self._as_of = earlier
        self.set_scene()
        self._as_of = None

    def set_scene(self) -> None:
        """Show the match as it stands now, at once. What was still to be shown is dropped."""
        self.motions.drop()
        self.motions.drop_flights()
        view = self.view_now()
        self._beats.skip(len(view.events))
        self.turns = view.deciders
        self.totals = list(view.scores or ())
        self._cards.deal_out(view)
        self.light_up()
        self.refresh()
        self.name_items()

    def disagreements(self) -> list[str]:
        """Where the picture differs from the view of the eyes at the table; for tests."""
        return self._cards.differences(self.view_now())

    # --- playing events -------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        """Whether something has still to be shown."""
        return bool(self._beats) or self.motions.busy

    @property
    def is_held_back(self) -> bool:
        """Whether the match is kept from going on."""
        return bool(self._held_back)

    def hold_back(self, reason: str) -> None:
        """Keep the match from going on, while something lies over the table."""
        self._held_back.add(reason)

    def let_go(self, reason: str) -> None:
        """What held the match back is gone: it goes on, if nothing else holds it."""
        if reason in self._held_back:
            self._held_back.remove(reason)
            if not self._held_back and not self.moving:
                self.client.proceed()

    def hurry(self) -> None:
        """Show at once all that is still to be shown, up to what keeps its time."""
        waits = self._keeps_time and self.motions.waiting
        if not self.moving or waits or self._curtained is not None:
            return
        self.motions.finish()
        self.motions.end_wait()
        self.hurries = True
        while self._beats:
            beat = self._beats.next()
            self._play(beat, hurried=not self.keeps_time(beat[0][0]))
            if self.motions.waiting or self._curtained is not None:
                self.hurries = False
                return
        self.hurries = False
        self._settle()

    def _go_on(self) -> None:
        """Show the next thing in the queue, or say that there is none."""
        if self.motions.busy:
            return
        self._play_at_once()
        if self.motions.flies:
            if self._beats:
                # What flies arrives first.
                self.motions.stay(self.looks.motion(FLIGHT))
        elif not self._beats:
            self._settle()
        elif self._curtained is None:
            self._play(self._beats.next(), hurried=False)

    def _play_at_once(self) -> None:
        """Show what is next in the queue and need not wait for anything."""
        self._plays_beside = True
        while self._beats and self._curtained is None and self.plays_at_once(self._beats.first):
            beat = self._beats.next()
            first = beat[0][0]
            if isinstance(first, Moved):
                self._cards.move_beside(cast("Moves", beat), self.looks)
            else:
                self.show_event(first)
            self._tell(beat)
            self.refresh()
        self._plays_beside = False

    def _landed(self) -> None:
        if not self.motions.flies and not self.moving and not self._plays_beside:
            self._settle()

    def _settle(self) -> None:
        self.name_items()
        self.refresh()
        self.settled.emit()
        scored, self.scored = self.scored, False
        again = self._shows_again or self.catches_up
        self._shows_again = self.catches_up = False
        if scored and not again and self.client.result is None and self.round_is_over():
            self.hold_back(ROUND)
            self.round_over.emit()
        elif not self._held_back:
            self.client.proceed()

    def _play(self, beat: Beat, *, hurried: bool) -> None:
        first = beat[0][0]
        self._keeps_time = self.keeps_time(first)
        match first:
            case Moved():
                self._cards.move(cast("Moves", beat), self.looks, hurried=hurried)
                # Without motion they have arrived by now.
                wait = self.motions.wait
            case Began():
                self._cards.gather()
                wait = self.show_event(first)
            case _:
                self.scored |= isinstance(first, Scored)
                wait = self.show_event(first)
        self._tell(beat)
        self.refresh()
        if hurried:
            self.motions.finish()
        else:
            self.motions.stay(wait)

    def _tell(self, beat: Beat) -> None:
        for event, _ in beat:
            spoken = sentence(self._game, event, self.names, self.viewer) or ""
            self.told.emit(None if self._shows_again else event, spoken)
            if spoken:
                announce(self, spoken)

    # --- the people ------------------------------------------------------------------------------

    def show_plates(self) -> None:
        """Bring the name plates up to what is shown now."""
        for seat, plate in enumerate(self.plates):
            score = str(self.totals[seat]) if self.totals else ""
            plate.show_words(Words(self.names[seat], self.detail(seat), score))
            plate.show_turn(seat in self.turns)

    def choosing(self, seat: Seat) -> str:
        """What stands on the plate of a person who may choose now."""
        if seat == self.viewer:
            return _tr("Table", "your turn")
        return _tr("Table", "to choose")

    def detail(self, seat: Seat) -> str:
        """What stands below a player's name: what he does, or else what plays there."""
        who = self._players[seat]
        if self.thinker == seat:
            return _tr("Table", "thinks …")
        if seat == self.decider:
            return self.choosing(seat)
        if who.kind == "human":
            return _tr("Table", "human")
        return level_name(self.client.game, who.level or "")

    def say(
        self, seat: Seat, words: str, picture: QPixmap | None, tip: QPointF, edge: QPointF
    ) -> None:
        """Show what a player says aloud, until `hush`; see `Bubble.say`."""
        scale = self.plates[seat].scale_now
        self.bubbles[seat].say(words, picture, tip, edge, self.devicePixelRatioF(), scale)

    def hush(self) -> None:
        """What was said has been heard."""
        for bubble in self.bubbles:
            bubble.hide()

    def shake(self, items: Iterable[CardItem]) -> None:
        """A refusal: the cards of a hand shake their heads."""
        self.motions.shake(items, self.looks.motion(FLIGHT + 60))

    # --- how it looks ----------------------------------------------------------------------------

    def redraw(self) -> None:
        """Lay the table out for its size, and put everything where it belongs, at once."""
        size = self.viewport().size()
        if size.isEmpty():
            return
        running = self.motions.busy or self.motions.flies
        self.motions.finish()
        self.motions.drop_flights()
        ratio = self.devicePixelRatioF()
        self.cover(self.looks.felt, size, ratio)
        self.lay_out(size, ratio)
        self.rest_cards()
        self.light_up()
        self.refresh()
        if running:
            self._go_on()

    def show_looks(self, looks: Looks) -> None:
        """Look otherwise from now on."""
        if looks != self.looks:
            self.looks = looks
            self.redraw()

    def rest_cards(self) -> None:
        """Put every card where it lies."""
        self._cards.rest()

    def redraw_cards(self) -> None:
        """The pictures of the cards are other ones now."""
        self._cards.redraw()

    def light_up(self) -> None:
        """Let the light lean to the seat whose turn it is."""
        self.shine(self.light_spot())
