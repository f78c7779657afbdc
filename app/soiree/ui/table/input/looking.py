"""Displays the contents of a place while the mouse or the focus is on it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from soiree.ui.language.voice import Weight, say
from soiree.ui.table.contract.targets import Place, Target
from soiree.ui.table.felt.place_item import PlaceItem
from soiree.ui.table.parts import TablePart, TableParts


class Looking(TablePart):
    """The place whose contents are visible: under the mouse, focused, or held open by a click."""

    def __init__(self, parts: TableParts, table: QWidget) -> None:
        super().__init__(parts, table)
        self._held: Place | None = None

    def go_to(self, targets: Iterable[Target]) -> None:
        """Show the contents of the first target that has any: the mouse or the focus is there."""
        places = (target for target in targets if isinstance(target, Place))
        self._show(next((place for place in places if self._can_look_into(place)), None))

    def hold(self, place: Place) -> None:
        """Hold a place open until another is held, or close it again."""
        self._held = None if self._held == place else place
        self.go_to(() if self._held is None else (self._held,))
        item = self._board.places.get(place)
        if self._held is not None and isinstance(item, PlaceItem):
            say(self.parent(), item.name, Weight.ANSWER)

    def close(self) -> None:
        """Stop showing the contents of a place."""
        self._held = None
        self._show(None)

    def _show(self, place: Place | None) -> None:
        held = self._held
        if place is None and held is not None and self._can_look_into(held):
            place = held
        if place != self._shown.now.looked_into:
            self._shown.change(looked_into=place)
            self._board.show()

    def _can_look_into(self, place: Place) -> bool:
        return self._choosing.can_look_into(place, self._shown.moment())
