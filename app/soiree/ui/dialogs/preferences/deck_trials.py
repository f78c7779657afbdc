"""Loads decks and draws samples of them, on any thread; some decks take most of a second."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage

from soiree.core.cards import card
from soiree.storage.paths import Paths
from soiree.ui.decks import BACK, BrokenDeck, Deck, load_deck
from soiree.ui.decks.deck import Refused
from soiree.ui.decks.drawing import pictures
from soiree.ui.decks.library import add_deck
from soiree.ui.decks.loading import note_unfinished
from soiree.ui.decks.refusals import broken_deck
from soiree.ui.decks.renderers import Renderers
from soiree.ui.style.theme import STEP

_SAMPLE = (*map(card, ("AS", "10H", "QC", "KD")), BACK)

_HIGH = 11 * STEP
"""The height of a card in a sample, in logical pixels."""


class Order(Struct, frozen=True):
    """A deck to try.

    Attributes:
        name: the name in the settings; None adds a sound deck to the player's own decks.
        back: the file of another back, for the sample; None for the back of the deck.
        ratio: device pixels for each logical pixel, for the sample.
        again: True to try a file again that exceeded a limit before.
    """

    name: str | None
    file: Path
    back: Path | None
    ratio: float
    again: bool = False


class Trial(Struct, frozen=True):
    """The result of trying a deck.

    Attributes:
        name: the name of the deck in the settings.
        deck: the deck, or the reason why it is refused.
        sample: pictures of some cards, if the deck is sound.
    """

    name: str
    deck: Deck | BrokenDeck | OSError
    sample: tuple[QImage, ...] = ()


def try_deck(order: Order, paths: Paths, renderers: Renderers) -> Trial:
    """Load a deck, perhaps add it to the player's own decks, and draw a sample of it.

    Raises:
        Interrupted: the renderers were interrupted.
    """
    name, kept = order.name or "", paths.pictures
    try:
        if order.name is None:
            name = add_deck(order.file, paths.decks, kept, renderers)
        deck = load_deck(order.file, order.back, kept, renderers=renderers, again=order.again)
    except (BrokenDeck, OSError) as fault:
        # The traceback would hold the contents of the file.
        return Trial(name, fault.with_traceback(None))
    size = QSizeF(_HIGH / deck.aspect, _HIGH) * order.ratio
    try:
        images = tuple(pictures(deck, size.toSize(), renderers, _SAMPLE))
    except Refused as refused:
        note_unfinished(deck, kept)
        return Trial(name, broken_deck(refused, deck.title))
    for image in images:
        image.setDevicePixelRatio(order.ratio)
    return Trial(name, deck, images)
