"""The table: displays any game through its presenter, and takes the choices of people.

The table knows no rules. It derives possible selections from the legal moves and their targets.
"""

from __future__ import annotations

from weakref import proxy

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

from soiree.core.events import Event, Turn
from soiree.ui.decks import Deck
from soiree.ui.guests.people import names_of
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.context import TableContext
from soiree.ui.table.contract.moment import TableState
from soiree.ui.table.contract.narration import Narrator
from soiree.ui.table.contract.presenter import Presenter
from soiree.ui.table.contract.scenery import Scenery
from soiree.ui.table.felt.board import Board
from soiree.ui.table.felt.name_plates import plates_of
from soiree.ui.table.felt.placement import Placement
from soiree.ui.table.input.automatic_moves import AutomaticMove
from soiree.ui.table.input.card_grid import OfferedCards
from soiree.ui.table.input.choice import Choice
from soiree.ui.table.input.focus import Focus
from soiree.ui.table.input.looking import Looking
from soiree.ui.table.input.pile_viewer import PileViewer
from soiree.ui.table.input.pointing import Pointing
from soiree.ui.table.motion.playback import Playback
from soiree.ui.table.motion.zones import CardsByZone
from soiree.ui.table.parts import TableParts
from soiree.ui.table.play import Play
from soiree.ui.table.race.race import Race
from soiree.ui.table.recap.pointers import HintPointers
from soiree.ui.table.recap.recap import Recap
from soiree.ui.table.shown import Shown, Sources
from soiree.ui.table.speech.accessible import Changes, Readable
from soiree.ui.table.speech.announcer import Announcer
from soiree.ui.table.speech.reading import Reading


class Table(Readable):
    """A match on the felt.

    Attributes:
        presenter: the display of the game.
        play: connects the table to the match.
        choice: the selection of the person who may choose.
        board: the items on the table.
        pile_viewer: opens a pile to look through its cards.
        offered: the grid of cards that are not on the table but can be chosen.
        pointing: the mouse.
        automatic_move: makes moves without alternatives.
        highlights: plays highlights.
        hint: the move that a hint points out.
        reading: the accessible tree.
        announcer: speaks events and prompts, and repeats them on request.
        recap: the events since the person's last choice.
        shown: the match as displayed so far.
        race: starts and stops races against the clock; None in a game without them.
        portraits: the names of the players' portraits, by seat.
        reads_typing: true if a card can be typed.

    Signals:
        refused: a choice was refused, with the reason.
        advised: a choice in progress needs advice, in a sentence.
    """

    refused = Signal(str)
    advised = Signal(str)

    def __init__(
        self, context: TableContext, presenter: Presenter, scenery: Scenery, narrate: Narrator
    ) -> None:
        super().__init__()
        table: Table = proxy(self)  # its parts must not keep the table alive
        client = context.client
        players = client.players
        self.presenter = presenter
        people = client.people
        self.shown = Shown(
            client.view(()),
            TableState(
                names=names_of(players),
                people=people,
                appearance=context.appearance,
                # Without people, all cards are visible. With several, nobody has the screen yet.
                observers=tuple(people or range(len(players))) if len(people) < 2 else (),
            ),
            Sources(
                faces=lambda: table.board.cards.faces(),  # noqa: PLW0108 - there is no board yet
                legal=client.legal,
                is_settled=lambda: not table.playback,
                is_moving=lambda: table.playback.motions.running,
                by_itself=lambda: client.progress.demonstrates,
                stamp=lambda: (table.board.cards.version, client.position),
            ),
        )
        placement = Placement(presenter, self.shown, context.deck, context.cache, self)
        cards = CardsByZone(self.scene(), placement, self)
        plates = plates_of(players, client.game)
        self.portraits = [plate.portrait for plate in plates]
        self.board = Board(self.scene(), placement, cards, plates, scenery, client.game)
        self.playback = Playback(self.board, self)
        self.highlights = self.playback.highlights
        parts = TableParts(table, client, presenter, self.shown, self.board, self.playback)
        self.play = Play(parts, narrate, self)
        self.choice = Choice(parts, self)
        self._looking = Looking(parts, self)
        self.pointing = Pointing(parts, self.choice, self._looking)
        self.focus = Focus(parts, self.choice, self._looking)
        self.pile_viewer = PileViewer(parts, self.play)
        self.offered = OfferedCards(parts, self.choice, self)
        self.race: Race | None = None
        if client.game.is_race:
            self.race = Race(parts, self.play, self.choice, self)
        self.hint = HintPointers(parts, self.choice)
        self.recap = Recap(parts, self.play, self)
        self.reading = Reading(parts, self.recap)
        self._changes = Changes(self)
        self.choice.refused.connect(self.refused)
        self.choice.refused.connect(self._show_refusal)
        self.choice.changed.connect(self._show_choice)
        self.choice.changed.connect(self.board.name_items)
        self.choice.changed.connect(self._looking.close)
        self.choice.opened.connect(self.pile_viewer.open)
        self.choice.held.connect(self._looking.hold)
        for said in (self.choice.warned, self.choice.needs_more):
            said.connect(self.advised)
        self.choice.needs_more.connect(self.focus.go_on)
        self.offered.closed.connect(self.pointing.note_choice)
        self.reads_typing = presenter.choosing.reads_typing
        self._leads_focus = presenter.choosing.leads_focus
        self.play.asked.connect(self._begin_choice)
        self.play.choice_void.connect(self._void_choice)
        self.play.choice_void.connect(self._looking.close)
        self.play.changed.connect(self.refresh)
        self.play.scene_set.connect(self._begin_scene)
        self.play.settled.connect(self.focus.keep)
        self.play.settled.connect(self.board.show_selected)
        self.playback.shown.connect(self._lean_light)
        self.automatic_move = AutomaticMove(parts, self.choice, self.play, self)
        # Last of the receivers of `asked`, so that it speaks the resulting state.
        self.announcer = Announcer(parts, self.play, self.choice, self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        # Last, as a screen reader then reads the table.
        self.setAccessibleName(presenter.title)

    def start(self, *, after_round: bool = False) -> None:
        """Display the start of the match, and play on from there.

        The table must be in its window, at its final size.

        Args:
            after_round: True to report the end of the last round again.
        """
        self.play.begin(after_round=after_round)
        self.outdated.connect(self.redraw)
        self.board.placement.ready.connect(self.board.redraw_cards)
        # When the table appeared, Qt asked for a picture. It would follow the first complete one.
        QCoreApplication.sendPostedEvents(self.viewport(), QEvent.Type.UpdateLater)

    def put_away(self) -> None:
        """Stop all motion and drawing, before the table is deleted."""
        self.playback.motions.drop()
        self.playback.motions.drop_flights()
        self.highlights.drop()
        if self.race is not None:
            self.race.countdown.call_off()
        self.recap.traces.clear()
        self.board.placement.close()

    # --- how it looks ----------------------------------------------------------------------------

    def redraw(self) -> None:
        """Lay the table out for its size, and put all cards to rest at once."""
        self.pointing.call_off_drag()
        motions = self.playback.motions
        running = motions.busy or motions.flies
        motions.finish()
        motions.drop_flights()
        ratio = self.devicePixelRatioF()
        self.cover(self.shown.now.appearance.felt, self.viewport().size(), ratio)
        self.board.lay_out(self.ground.size(), ratio)
        if self.race is not None:
            self.race.place()
        self.shine(self.board.placement.light())
        self.refresh()
        if running:
            self.playback.go_on()
        self.focus.draw()
        self.hint.place()
        self.recap.place()
        self.offered.place()

    def refresh(self) -> None:
        """Update everything but the cards."""
        self.board.show()
        if self.race is not None:
            self.race.show()
            self.focus.keep()
        self.announcer.look()
        self._changes.tell_soon()

    def use_deck(self, deck: Deck) -> None:
        """Replace the deck."""
        self.board.placement.use(deck)
        # Cards of another shape are rounded to other pixels.
        self.redraw()

    def show_appearance(self, appearance: Appearance) -> None:
        """Replace the settings of the look."""
        if appearance != self.shown.now.appearance:
            self.shown.change(appearance=appearance)
            self.redraw()

    def _begin_scene(self) -> None:
        self.hint.drop()
        self.recap.end()
        self.pointing.forget()
        self.focus.forget()
        if self.race is not None:
            self.race.set_scene()
        # The observer may be another person, at another side.
        self.redraw()
        # The match may go on when these close, so the new cards lie at their places.
        self.pile_viewer.put_away()
        self.offered.put_away()
        self._looking.close()
        self.board.name_items()

    def _lean_light(self, events: list[Event]) -> None:
        if any(isinstance(event, Turn) for event in events):
            self.shine(self.board.placement.light())

    # --- choices and hints -----------------------------------------------------------------------

    def _begin_choice(self) -> None:
        self.choice.select(())
        if self._leads_focus:
            self.focus.lead()
        self.recap.begin()

    def _show_choice(self) -> None:
        self.board.show_selected()
        self.refresh()
        self.hint.place()
        self.offered.show(self.hint.move)

    def _show_refusal(self, words: str) -> None:
        item = None if self.choice.tried is None else self.board.item_of(self.choice.tried)
        if item is not None and not self.choice.is_race():
            self.board.speeches.refuse(words, item.area())

    def _void_choice(self) -> None:
        self.hint.drop()
        self.recap.end()
        self._show_choice()

    def typed(self, text: str) -> str | None:
        """Take a typed card; returns the reason of a refusal, or None."""
        if self.shown.now.decider is not None:
            self.playback.hurry()
        return self.choice.take_typed(text) or None

    # --- Qt --------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and not self.shown.first_look.is_on:
            self.focus.hide_ring()
            self.board.speeches.end_refusal()
            self.pointing.press(event)
            on = event.position().toPoint()
            if self.automatic_move.is_due and self.pointing.target_at(on) is None:
                self.automatic_move.make()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and not self.shown.first_look.is_on:
            self.focus.hide_ring()
            self.pointing.press_twice(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.pointing.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.pointing.release(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.pointing.leave()
        self.viewport().unsetCursor()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.shown.first_look.is_on:
            return
        self.board.speeches.end_refusal()
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.automatic_move.call_off()
        elif self.automatic_move.is_due and self.focus.focused_item() is None:
            self.automatic_move.make()
            return
        if self.focus.press_key(event):
            self.recap.tell_of(self.focus.focused_item())
            return
        if event.key() == Qt.Key.Key_Escape and self.hint.move is not None:
            self.hint.drop()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_tab = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self.focus.enter(by_tab=event.reason() in by_tab)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus.draw()
