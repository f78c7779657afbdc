"""Tables that value coops by their two cards, computed once a game and looked up in rollouts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from soiree.core.cards import ACE, DECK, Card, is_court, rank_of
from soiree.games.coops.rules import TEN

UNKNOWN: Card = 52
"""In place of a face-up card: the owner was not seen to make this coop valid under any."""

ACES = tuple(rank_of(card) == ACE for card in DECK)
TENS = tuple(rank_of(card) == TEN for card in DECK)
COURTS = tuple(is_court(card) for card in DECK)


class Parameters(NamedTuple):
    """The parameters of the heuristic value of a coop, in a unit of their own.

    Attributes:
        valid: the value of a valid coop.
        potential: the value of an invalid coop that every number card would make valid; of one
            that some would, in proportion.
        fragility: what a valid coop that every number card laid over it would break is worth less;
            one that some would, in proportion.
        point: the value of a point that the coop earns; points that it costs count negative.
        harm: the value of breaking an opponent's valid coop, as a share of `valid`.
        mended: the probability that a coop is valid once its owner was seen to mend it.
        declarer_harm: the points that a declarer is expected to lose when a coop of theirs breaks.
    """

    valid: float
    potential: float
    fragility: float
    point: float
    harm: float
    mended: float
    declarer_harm: float


class EvaluationTables:
    """What simulated players know of coops by heart; each table is indexed by card, then card.

    Attributes:
        parameters: what the tables were computed with.
        harm: the value of breaking an opponent's valid coop.
        bonus: the points for four valid coops; None in a game where valid coops earn nothing and
            others cost something.
        valid: whether a coop is valid, by its face-up and its face-down card.
        points: the points that a coop earns at the end of a round, by its face-up and its face-down
            card; less than 0 if it costs some.
        value: the heuristic value of an own coop, by its face-up and its face-down card.
        valid_chance: the probability that an opponent's coop is valid, by the face-up card under
            which they were seen to make it so, or `UNKNOWN`, and by the face-up card now.
    """

    def __init__(
        self,
        deck: Sequence[Card],
        is_valid: Callable[[Card, Card], bool],
        points: Callable[[Card, Card], float],
        bonus: float | None,
        parameters: Parameters,
    ) -> None:
        numbers = [card for card in deck if not is_court(card)]
        self.parameters = parameters
        self.bonus = bonus
        self.harm = parameters.harm * parameters.valid
        valid = self.valid = tuple(tuple(is_valid(up, down) for down in DECK) for up in DECK)
        self.points = tuple(tuple(points(up, down) for down in DECK) for up in DECK)

        def value(up: Card, down: Card) -> float:
            worth = parameters.point * self.points[up][down]
            if not valid[up][down]:
                return worth + parameters.potential * _share(valid[up][card] for card in numbers)
            breaking = ((TENS[card] or not ACES[up]) and not valid[card][down] for card in numbers)
            return worth + parameters.valid - parameters.fragility * _share(breaking)

        def valid_chance(good_under: Card, up: Card) -> float:
            if good_under == UNKNOWN:
                return _share(valid[up][card] for card in deck)
            good = _share(valid[up][card] for card in numbers if valid[good_under][card])
            bad = _share(valid[up][card] for card in numbers if not valid[good_under][card])
            return parameters.mended * good + (1 - parameters.mended) * bad

        self.value = tuple(tuple(value(up, down) for down in DECK) for up in DECK)
        self.valid_chance = tuple(
            tuple(valid_chance(good_under, up) for up in DECK) for good_under in (*DECK, UNKNOWN)
        )

    def earned(self, points: float, *, all_valid: bool) -> float:
        """What a player earns whose coops earn so many points; less than 0 if they pay."""
        if all_valid:
            return 0.0 if self.bonus is None else points + self.bonus
        return points


def _share(fitting: Iterable[bool]) -> float:
    """The share of those that are true; 0 of none."""
    each = list(fitting)
    return sum(each) / len(each) if each else 0.0
