"""The sentences of feats, for the programme of an evening, the remarks of guests and honours."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.feats import Feat
from soiree.ui.style.translation import tr

ORDER = (
    *("four_aces", "bonus_from_behind", "comeback", "paid_nothing", "quick_soy", "quadruple"),
    *("all_valid", "harvest", "by_a_point", "half_a_round", "deduct", "led_throughout"),
)
"""The kinds of feats that are told of a match, the most remarkable first."""


def greatest(feats: Sequence[Feat]) -> Feat | None:
    """The most remarkable feat of a match, if there is one to tell."""
    told = [feat for feat in feats if feat.kind in ORDER]
    return min(told, key=lambda feat: (ORDER.index(feat.kind), -feat.amount), default=None)


def feat_sentence(feat: Feat, player: str, *, yours: bool) -> str:
    """A sentence about a feat.

    Args:
        player: the name of the player; unused if the feat is yours.
    """
    sentences = _yours(feat) if yours else _theirs(feat)
    return sentences.get(feat.kind, "").format(player=player)


def _yours(feat: Feat) -> dict[str, str]:
    n = feat.amount
    return {
        "four_aces": tr("You laid down four aces after %n questions for them.", "", n),
        "bonus_from_behind": tr("You came from last to first with a bonus of %n cards.", "", n),
        "comeback": tr("Before the last round you were last, %n points behind.", "", n),
        "paid_nothing": tr("You won without paying a point."),
        "quick_soy": tr("You called Soy after %n rounds.", "", n),
        "quadruple": tr("You played the fourth card of a rank in a row."),
        "all_valid": tr("You had four valid coops %n times.", "", n),
        "harvest": tr("Your ace took %n cards.", "", n),
        "by_a_point": tr("You won by a single point."),
        "half_a_round": tr("You made %n points in one round.", "", n),
        "deduct": tr("You took 50 points off your score."),
        "led_throughout": tr("You led after each of the %n rounds.", "", n),
    }


def _theirs(feat: Feat) -> dict[str, str]:
    n = feat.amount
    return {
        "four_aces": tr("{player} laid down four aces after %n questions for them.", "", n),
        "bonus_from_behind": tr(
            "{player} came from last to first with a bonus of %n cards.", "", n
        ),
        "comeback": tr("Before the last round {player} was last, %n points behind.", "", n),
        "paid_nothing": tr("{player} won without paying a point."),
        "quick_soy": tr("{player} called Soy after %n rounds.", "", n),
        "quadruple": tr("{player} played the fourth card of a rank in a row."),
        "all_valid": tr("{player} had four valid coops %n times.", "", n),
        "harvest": tr("An ace of {player} took %n cards.", "", n),
        "by_a_point": tr("{player} won by a single point."),
        "half_a_round": tr("{player} made %n points in one round.", "", n),
        "deduct": tr("{player} took 50 points off."),
        "led_throughout": tr("{player} led after each of the %n rounds.", "", n),
    }
