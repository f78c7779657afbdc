"""The words of an offer of stronger computer opponents: a sentence and a button."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from soiree.core.games import Game
from soiree.ui.guests.people import level_name
from soiree.ui.language.translation import tr
from soiree.ui.language.words import listed

if TYPE_CHECKING:
    from soiree.storage.history.ratings import Offer


def offer_sentence(offer: Offer, game: Game, names: Sequence[str]) -> str:
    """Offer a stronger level to a person who wins often. The sentence states the person's wins.

    Args:
        offer: the present level, the offered level, and the wins.
        names: the names of the computers at the table.
    """
    text = tr(
        "You have won {won} of the last {count} matches against {level}. {names} "
        "can also play at level {better}."
    )
    return text.format(
        won=f"{offer.won:g}",
        count=offer.matches,
        level=level_name(game, offer.level),
        names=listed(names),
        better=level_name(game, offer.better),
    )


def offer_button(offer: Offer, game: Game) -> str:
    """The text of the button with which the person accepts the offer of a stronger level."""
    return tr("Play against {level}").format(level=level_name(game, offer.better))
