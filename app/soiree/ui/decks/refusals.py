"""The sentences for the player about refused decks."""

from __future__ import annotations

from soiree.core.texts import tr_noop
from soiree.ui.decks.deck import BACK, BrokenDeck, Reason, Refused, names_of
from soiree.ui.language.translation import tr
from soiree.ui.language.words import card_name

_SENTENCES: dict[Reason, str] = {
    "damaged": tr_noop("The deck {file} cannot be used: it is damaged."),
    "too large": tr_noop("The deck {file} cannot be used: it is too large."),
    "no svg": tr_noop("The deck {file} cannot be used: it is not an SVG picture."),
    "linked": tr_noop("The deck {file} cannot be used: it refers to something outside the file."),
    "odd picture": tr_noop(
        "The deck {file} cannot be used: a picture in it is neither PNG nor JPEG, or is damaged."
    ),
    "active": tr_noop("The deck {file} cannot be used: it contains a script or a web page."),
    "intricate": tr_noop("The deck {file} cannot be used: it is too complex to draw."),
    "no card": tr_noop(
        "The deck {file} cannot be used: it has no {card} (no picture “{missing}”)."
    ),
    "odd face": tr_noop(
        "The deck {file} cannot be used: the shape of its {card} differs from its other cards."
    ),
    "odd shape": tr_noop(
        "The deck {file} cannot be used: cards of this shape do not fit on a table."
    ),
    "small face": tr_noop(
        "The deck {file} cannot be used: its {card} does not fill the area of the card."
    ),
    "odd back": tr_noop(
        "The deck {file} cannot be used: the shape of its back differs from its faces."
    ),
    "no back": tr_noop("The back {file} cannot be used: it has no picture “back”."),
    "unfinished": tr_noop(
        "The deck {file} cannot be used: drawing it took too much time or memory."
    ),
}


def broken_deck(refused: Refused, file: str) -> BrokenDeck:
    """The error with a sentence for the player.

    Args:
        file: the name of the file for the player.
    """
    words = {"file": file}
    if refused.which != BACK:
        words |= {"card": card_name(refused.which), "missing": names_of(refused.which)[0]}
    return BrokenDeck(tr(_SENTENCES[refused.reason]).format(**words), refused.findings)
