"""The scenery of Spy vs Spy: grounds and outlines, names of keys, and a fanned pile."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QGraphicsItem

from soiree.core.cards import Card
from soiree.core.events import Said
from soiree.games.spy.words import Word
from soiree.games.spy.zones import HAND, PILE
from soiree.ui.games.spy.choosing import selected_pile
from soiree.ui.games.spy.layout import LARGE, SpyLayout, pile_place
from soiree.ui.games.spy.measures import PILES
from soiree.ui.games.spy.pieces import Fan, FannedPile, Outline
from soiree.ui.games.spy.progress import RACED, ProgressBar, bar_area, shares_left
from soiree.ui.games.spy.words import key_words
from soiree.ui.language.translation import tr
from soiree.ui.language.words import card_name
from soiree.ui.style import theme
from soiree.ui.table.contract.layout import LineSlot, around
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.scenery import Scenery
from soiree.ui.table.contract.targets import Place
from soiree.ui.table.felt.felt_line import FeltLine
from soiree.ui.table.felt.items import Ground

_KEY = 1.08
"""The greatest width of the name of a key, in card widths."""


def fanned_pile(moment: Moment) -> FannedPile | None:
    """The pile to fan out; None without one."""
    caught, misplaced = _caught(moment)
    place = moment.looked_into or selected_pile(moment) or caught
    if place is None or place.seat is None or place.number is None:
        return None
    cards = tuple(moment.faces(PILE[place.seat][place.number]))
    if len(cards) < 2:
        return None  # the card is fully visible on its pile
    is_own = place.seat == moment.nearest
    if place == caught and misplaced in cards:
        index = cards.index(misplaced)
        yours = tr("Your pile {number}: the {card} does not fit on the {under}")
        theirs = tr("{player}, pile {number}: the {card} does not fit on the {under}")
        names = {"card": card_name(misplaced), "under": card_name(cards[index - 1])}
        title = moment.say(place.seat, yours, theirs, number=place.number + 1, **names)
        return FannedPile(title, cards, is_own, index)
    yours = tr("Your pile {number}, its first card first")
    theirs = tr("{player}, pile {number}, its first card first")
    title = moment.say(place.seat, yours, theirs, number=place.number + 1)
    return FannedPile(title, cards, is_own)


def _caught(moment: Moment) -> tuple[Place | None, Card | None]:
    """The pile and the card of a player who has just been caught; None once more happens."""
    match moment.view.events[-1:]:
        case (Said(seat, Word.CAUGHT, card=card),) if not moment.legal:
            piles = (n for n, zone in enumerate(PILE[seat]) if card in moment.cards(zone))
            return next((pile_place(seat, number) for number in piles), None), card
    return None, None


class SpyScenery(Scenery):
    """The scenery of Spy vs Spy.

    Attributes:
        fanned_pile_item: the item that shows all cards of one pile side by side, such as the
            selected pile.
    """

    _layout: SpyLayout

    def __init__(self) -> None:
        self.fanned_pile_item = Fan()
        self._grounds: list[Ground] = []
        self._bars: list[ProgressBar] = []
        self._outlines = [Outline(-20) for _ in range(PILES)]
        self._keys = [FeltLine(theme.TEXT, figures=True) for _ in range(PILES)]
        self._space = FeltLine(theme.TEXT)
        self._space.show_words(tr("Space"))
        self._fanned: FannedPile | None = None

    def items(self, players: int) -> Sequence[QGraphicsItem]:
        self._grounds = [Ground(-30, 36) for _ in range(players)]
        self._bars = [ProgressBar() for _ in range(players)]
        return (
            *self._grounds,
            *self._bars,
            *self._outlines,
            *self._keys,
            self._space,
            self.fanned_pile_item,
        )

    def lay_out(self) -> None:
        self._fanned = None  # fanned out anew at its size
        layout, palette = self._layout, self._palette
        measures = layout.measures
        for seat, ground in enumerate(self._grounds):
            position = layout.position(seat)
            ground.setVisible(position > 0)
            ground.cover(measures.ground(position), 10, palette)
            self._bars[seat].colour(palette)
            self._bars[seat].cover(bar_area(measures, position))
        for number, outline in enumerate(self._outlines):
            outline.surround(around(measures.pile(0, number), measures.card), palette)
        half = measures.card * _KEY / 2
        for number, key in enumerate((self._space, *self._keys), -1):
            middle = measures.key(number)
            room = (middle.x() - half, middle.x() + half)
            key.place(LineSlot(middle, measures.lines, room), palette, measures.size.width())

    def redraw(self, moment: Moment) -> None:
        self._fanned = None
        self._fan_out(fanned_pile(moment))

    def show(self, moment: Moment) -> None:
        for number, key in enumerate(self._keys):
            key.setVisible(bool(moment.people))
            key.show_words(key_words(number, moment))
        self._space.setVisible(bool(moment.people) and bool(moment.cards(HAND[moment.nearest])))
        shares, way = shares_left(moment), moment.appearance.motion(RACED)
        for seat, bar in enumerate(self._bars):
            bar.show_share(shares.get(seat), way)
        self._fan_out(fanned_pile(moment))

    def _fan_out(self, pile: FannedPile | None) -> None:
        if pile is None:
            self.fanned_pile_item.hide()
        elif pile != self._fanned:
            room = self._layout.measures.fan(own=pile.is_own)
            self.fanned_pile_item.open(pile, self._arts[LARGE], room, self._ratio)
        self._fanned = pile
