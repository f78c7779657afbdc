"""Tables of the values of coops by their two cards, for rollouts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from soiree.core.cards import ACE, DECK, Card, is_court, rank_of
from soiree.games.coops.rules import TEN

UNKNOWN: Card = 52
"""A stand-in for a face-up card: no action of the owner suggests that the coop is valid."""

ACES = tuple(rank_of(card) == ACE for card in DECK)
TENS = tuple(rank_of(card) == TEN for card in DECK)
COURTS = tuple(is_court(card) for card in DECK)


class Parameters(NamedTuple):
    """The parameters of the heuristic value of a coop, without unit.

    Attributes:
        valid: the value of a valid coop.
        potential: the value of an invalid coop, times the share of number cards that make it valid.
        fragility: the loss of a valid coop, times the share of number cards that break it when laid
            over.
        point: the value of a point that the coop earns; paid points count negative.
        harm: the value of breaking an opponent's valid coop, as a share of `valid`.
        mended: the probability that a coop is valid after a public action of its owner suggests so.
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
    """Tables that tell simulated players the value of a coop, indexed by its two cards.

    Attributes:
        deck: the cards of the game.
        parameters: the parameters from which the tables are computed.
        harm: the value of breaking an opponent's valid coop.
        bonus: the points for four valid coops; None in a game where invalid coops cost points.
        valid: by face-up and face-down card, True if the coop is valid.
        points: by face-up and face-down card, the points of the coop at the end of a round;
            negative if it costs points.
        value: by face-up and face-down card, the heuristic value of an own coop.
        valid_chance: the probability that an opponent's coop is valid, by two face-up cards: first
            the card in `SimulatedRound.signalled_under`, or `UNKNOWN`; then the present one.
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
        self.deck, self.parameters, self.bonus = deck, parameters, bonus
        self.harm = parameters.harm * parameters.valid
        valid = self.valid = tuple(tuple(is_valid(up, down) for down in DECK) for up in DECK)
        self.points = tuple(tuple(points(up, down) for down in DECK) for up in DECK)

        def value(up: Card, down: Card) -> float:
            worth = parameters.point * self.points[up][down]
            if not valid[up][down]:
                return worth + parameters.potential * _share(valid[up][card] for card in numbers)
            breaking = ((TENS[card] or not ACES[up]) and not valid[card][down] for card in numbers)
            return worth + parameters.valid - parameters.fragility * _share(breaking)

        def valid_chance(signalled_under: Card, up: Card) -> float:
            if signalled_under == UNKNOWN:
                return _share(valid[up][card] for card in deck)
            good = _share(valid[up][card] for card in numbers if valid[signalled_under][card])
            bad = _share(valid[up][card] for card in numbers if not valid[signalled_under][card])
            return parameters.mended * good + (1 - parameters.mended) * bad

        self.value = tuple(tuple(value(up, down) for down in DECK) for up in DECK)
        self.valid_chance = tuple(
            tuple(valid_chance(signalled_under, up) for up in DECK)
            for signalled_under in (*DECK, UNKNOWN)
        )

    def earned(self, points: float, *, all_valid: bool) -> float:
        """The points of a player whose coops earn `points`; negative if the player pays."""
        if all_valid:
            return 0.0 if self.bonus is None else points + self.bonus
        return points


def _share(fitting: Iterable[bool]) -> float:
    each = list(fitting)
    return sum(each) / len(each) if each else 0.0
