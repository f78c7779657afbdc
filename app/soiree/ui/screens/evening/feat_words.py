"""The sentences of feats, for the programme of an evening and the remarks of guests."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.controller.evening.feats import words_of
from soiree.core.feats import Feat
from soiree.core.games import Game
from soiree.ui.style.translation import tr_filled


def greatest(feats: Sequence[Feat], game: Game) -> Feat | None:
    """The most remarkable feat of a match, if there is one to tell."""
    kinds = [kind for kind, words in words_of(game).items() if words.theirs]
    told = [feat for feat in feats if feat.kind in kinds]
    return min(told, key=lambda feat: (kinds.index(feat.kind), -feat.amount), default=None)


def feat_sentence(feat: Feat, game: Game, player: str, *, yours: bool) -> str:
    """A sentence about a feat.

    Args:
        player: the name of the player; unused if the feat is yours.
    """
    words = words_of(game)[feat.kind]
    text = words.yours if yours else words.theirs
    return tr_filled(text, {"count": feat.amount, "player": player})
