"""The sentence of the greatest feat of a match, for its programme and for remarks of guests."""

from __future__ import annotations

from soiree.controller.evening.evening import Evening, Played
from soiree.controller.evening.feats import words_of
from soiree.games import GAMES
from soiree.ui.language.translation import tr_filled


def greatest_feat(evening: Evening, match: Played) -> tuple[int, str] | None:
    """The member with the most remarkable feat of a match, and a sentence about the feat."""
    words = words_of(GAMES[evening.items[match.place.item].game])
    kinds = [kind for kind, each in words.items() if each.theirs]
    told = [feat for feat in match.feats if feat.kind in kinds]
    feat = min(told, key=lambda feat: (kinds.index(feat.kind), -feat.amount), default=None)
    if feat is None:
        return None
    member = match.seats[feat.seat]
    text = words[feat.kind].theirs if member else words[feat.kind].yours
    player = evening.members[member].name
    return member, tr_filled(text, {"count": feat.amount, "player": player})
