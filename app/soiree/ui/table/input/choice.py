"""The selection of a move's targets by a person, and the move that results."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QLocale, QObject, Signal

from soiree.core.entries import Maker, Move
from soiree.core.zones import Seat
from soiree.ui.language.translation import tr
from soiree.ui.language.words import refusal_sentence
from soiree.ui.table.contract.choosing import OpenPile
from soiree.ui.table.contract.targets import Button, CardTarget, Place, Target, Targets
from soiree.ui.table.input import selection
from soiree.ui.table.parts import TablePart, TableParts


class Choice(TablePart):
    """The selection of the person who may choose, and the move that results.

    Attributes:
        commands: the actions of the table's own buttons.
        tried: the target of the latest click, key or drop.

    Signals:
        changed: the selection has changed, or the targets that may be selected.
        made: a move was made, or refused by the match.
        warned: a move needs a second choice, with the warning.
        needs_more: a typed card needs another selection, with a sentence.
        opened: a pile is to be opened.
        held: the contents of a place stay visible until the next click on it.
        refused: a choice was refused, with the reason.
    """

    changed = Signal()
    made = Signal()
    refused = Signal(str)
    warned = Signal(str)
    needs_more = Signal(str)
    opened = Signal(OpenPile)
    held = Signal(Place)

    def __init__(self, parts: TableParts, parent: QObject) -> None:
        super().__init__(parts, parent)
        self.commands: dict[Target, Callable[[], None]] = {}
        self.tried: Target | None = None

    @property
    def selected(self) -> Targets:
        """The selected targets."""
        return self._shown.now.selected

    def following(self) -> list[Target]:
        """Return the targets that may be selected next."""
        return selection.following(self._choosing, self._shown.moment())

    def can_activate(self, target: Target) -> bool:
        """True if a click on a target has an effect now."""
        return (
            target in self.commands
            or target in self.selected
            or self.opens(target) is not None
            or self._holds_open(target)
            or self._begins(target)
        )

    def opens(self, target: Target) -> OpenPile | None:
        """Return the pile that a click on a target opens; None for none."""
        return self._choosing.opens(target, self._shown.moment())

    def can_drag(self, card: CardTarget) -> bool:
        moment, begins = self._shown.moment(), self._begins(card)
        return self._choosing.can_drag(card, moment, begins=begins)

    def draggable(self, target: Target) -> CardTarget | None:
        """Return the card that a drag from this target takes; None for none."""
        if isinstance(target, Place):
            return self._choosing.held_at(target, self._shown.moment())
        return target if isinstance(target, CardTarget) and self.can_drag(target) else None

    def meaning(self, target: Target) -> Target | None:
        """Return the target that a click on a target means; None for none."""
        if target in self.commands:
            return target
        return self._choosing.meaning(target, self._shown.moment())

    def is_race(self) -> bool:
        """True during a race, also while it is paused."""
        return self._choosing.is_race(self._shown.moment())

    def targets(self, move: Move, seat: Seat | None = None) -> Targets:
        """Return the targets of a legal move.

        Args:
            seat: the player of the move, if nobody may choose now.
        """
        moment = self._shown.moment()
        if seat is not None:
            moment = replace(moment, decider=seat)
        return self._choosing.targets(move, moment)

    def activate(self, target: Target, *, early: bool = False) -> None:
        """Select or deselect a target, and make the move whose targets are then complete.

        Args:
            early: true if the click came before a person was asked to choose: it may have been
                meant only to hurry the display.
        """
        self.tried = target
        if target in self.commands:
            self.commands[target]()
            return
        if self._shown.now.is_covered:
            self.refused.emit(tr("The race is paused. Press P to resume."))
            return
        if early and self._choosing.needs_asking:
            return
        pile = self.opens(target)
        if pile is not None:
            self.opened.emit(pile)
            return
        if self._holds_open(target):
            self.held.emit(target)
            return
        moment = self._shown.moment()
        selected = selection.toggle(target, self._choosing, moment)
        is_fixed = target in self._choosing.preselected(moment)
        if is_fixed and not self._choosing.replaces(target, moment):
            self.select(())
        elif selected is None:
            self._refuse((*moment.selected, target))
            if self.is_race():
                self.select(())
        else:
            warning = self._shown.now.warning
            self.select(selected)
            move = selection.named(self._choosing, self._shown.moment())
            if move is not None:
                self._make_unless_warned(move, warning)

    def take_typed(self, text: str) -> str:
        """Take a typed card; returns the reason of a refusal, or an empty text.

        The selection stays if it fits the card. If only one move is left, it is made.
        """
        moment = self._shown.moment()
        meant = self._choosing.typed(text, moment)
        if isinstance(meant, str):
            return meant
        kept = tuple(each for each in moment.selected if self._begins(each, meant))
        moves = {move for move, _ in selection.ways_with((*kept, meant), self._choosing, moment)}
        if not moves:
            return self._why_not((*moment.selected, meant))
        if len(moves) == 1:
            self._make_unless_warned(moves.pop(), self._shown.now.warning)
        else:
            self.select((*kept, meant))
            self.needs_more.emit(self._choosing.needs_more(self._shown.moment()))
        return ""

    def activate_again(self, target: Target, *, chose: bool) -> None:
        """Handle the second half of a double click.

        A selected card stays selected, and goes to its place if there is only one. A button is
        pressed once more. In a race the second half is another click, and the person selects
        the place.

        Args:
            chose: true if the first half made a move.
        """
        if isinstance(target, Button):
            self.activate(target)
            return
        if self.is_race():
            if target not in self.selected:
                self.activate(target)
            return
        if chose:
            return
        if target not in self.selected and self._begins(target, *self.selected):
            # The card was selected before; the first half deselected it.
            self.activate(target)
        following = self.following()
        if target in self.selected and len(following) == 1 and isinstance(following[0], Place):
            self.activate(following[0])

    def drop(self, dragged: CardTarget | Place, target: Target | None) -> None:
        """End the drag of a card, or of a place's card, over a target or nothing."""
        self.tried = target or dragged
        self.select((dragged,))
        selected = self.selected if isinstance(dragged, Place) else (dragged,)
        if target is None and isinstance(dragged, CardTarget):
            objection = self._choosing.objection(selected, self._shown.moment())
            self.select(())
            if objection:
                self.refused.emit(objection)
        elif target is None or target in selected:
            self.select(())
        elif self._begins(*selected, target):
            self.activate(target)
        else:
            self._refuse((*selected, target))
            self.select(())

    def drag(self, dragged: CardTarget | Place) -> None:
        """Begin a drag: select only the card, or the place and the preselected targets."""
        self.select((dragged,))
        if isinstance(dragged, CardTarget):
            self._shown.change(selected=(dragged,))
            self.changed.emit()

    def select(self, selected: Targets) -> None:
        """Select exactly these targets, besides those that are preselected."""
        self._shown.change(selected=(), warning="")
        moment = self._shown.moment()
        replaced = {each for target in selected for each in self._choosing.replaces(target, moment)}
        preselected = (t for t in self._choosing.preselected(moment) if t not in replaced)
        self._shown.change(selected=tuple(dict.fromkeys((*preselected, *selected))))
        self.changed.emit()

    def is_begun(self) -> bool:
        """True if anything but the preselected targets is selected."""
        preselected = self._choosing.preselected(self._shown.moment())
        return self._shown.now.warning != "" or set(self.selected) != set(preselected)

    def make(self, move: Move, maker: Maker | None = None) -> None:
        """Make a move for the person who may choose, or report why it is refused.

        Args:
            maker: the maker of a move that is not the person's own choice.
        """
        seat = self._shown.now.decider
        if seat is None:
            return
        self.made.emit()
        # The selected cards stand out until they fly.
        self._shown.change(selected=(), warning="")
        was_locked = self._client.race.seconds_locked(seat) > 0
        refusal = self._client.choose(seat, move, maker)
        if self._shown.now.decider == seat:
            self.select(())
        else:
            self.changed.emit()
        if refusal is not None:
            words = refusal_sentence(refusal, self._shown.now.names)
            seconds = self._client.race.seconds_locked(seat)
            if seconds and not was_locked:
                text = tr("{why} Your hand is locked for {seconds} s.")
                words = text.format(why=words, seconds=QLocale().toString(seconds, "f", 1))
            self.refused.emit(words)
            self.changed.emit()

    def _make_unless_warned(self, move: Move, warned: str) -> None:
        warning = self._choosing.warning(move, self._shown.moment())
        if not warning or warning == warned:
            self.make(move)
            return
        self.select(())
        self._shown.change(warning=warning)
        self.warned.emit(warning)
        self.changed.emit()

    def _holds_open(self, target: Target) -> bool:
        return self._choosing.holds_open(target, self._shown.moment())

    def _begins(self, *targets: Target) -> bool:
        return selection.begins(targets, self._choosing, self._shown.moment())

    def _refuse(self, targets: Targets) -> None:
        """Report why these targets make no move, if the game has a sentence for it.

        In a race the move is tried all the same, as a wrong move costs time.
        """
        seat, moment = self._shown.now.decider, self._shown.moment()
        if seat is not None and self.is_race():
            move = self._choosing.meant(targets, moment)
            if move is not None and self._client.refusal(seat, move) is not None:
                self.make(move)
                return
        words = self._why_not(targets)
        if words:
            self.refused.emit(words)

    def _why_not(self, targets: Targets) -> str:
        seat, moment = self._shown.now.decider, self._shown.moment()
        if seat is None:
            return ""
        move = self._choosing.meant(targets, moment)
        if move is None:
            return self._choosing.objection(targets, moment)
        refusal = self._client.refusal(seat, move)
        return "" if refusal is None else refusal_sentence(refusal, self._shown.now.names)
