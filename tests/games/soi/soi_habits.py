"""What players of Soi do that a person would not: asking the same again, asking in vain."""

from __future__ import annotations

import random
from dataclasses import dataclass
from statistics import median

from soiree.core.players import Player
from soiree.core.views import View
from soiree.games.soi.deals import Deals, possible_layouts
from soiree.games.soi.moves import ASKS
from soiree.games.soi.public_knowledge import PublicKnowledge
from tests.games.soi.soi_rounds import Round, dealt


@dataclass(frozen=True, slots=True)
class Habits:
    """What came of rounds of four players of a kind.

    Attributes:
        questions: in a round, the median.
        longest: the most questions in a round.
        repeated: the share of questions that the same player had asked the same player before,
            in that round.
        most_often: how often the same was asked in a round, at most.
        in_vain: the share that went to somebody of whom everybody knew that they lack the card.
        passed_over: of the turns at which a rank was located by all that was said, the share at
            which a question was asked that was not sure to win.
    """

    questions: float
    longest: int
    repeated: float
    most_often: int
    in_vain: float
    passed_over: float

    @classmethod
    def of(cls, player: Player, rounds: int, seed: int = 1) -> Habits:
        lengths: list[int] = []
        times_asked: dict[tuple[int, int, str], int] = {}
        in_vain = certain = passed_over = 0
        for number in range(rounds):
            rng = random.Random(f"{seed} {number}")
            length = 0
            for seen, move, _ in Round(dealt(rng)).play([player] * 4, rng):
                length += 1
                same = number, seen.seat, move
                times_asked[same] = times_asked.get(same, 0) + 1
                in_vain += PublicKnowledge.of(seen).cannot_hold(*ASKS[move])
                sure = located(seen)
                certain += bool(sure)
                if sure and move not in sure:
                    passed_over += Deals.of(seen).probability(*ASKS[move]) < 1
            lengths.append(length)
        total = sum(lengths)
        return cls(
            questions=median(lengths),
            longest=max(lengths),
            repeated=1 - len(times_asked) / total,
            most_often=max(times_asked.values()),
            in_vain=in_vain / total,
            passed_over=passed_over / max(1, certain),
        )


def located(seen: View) -> list[str]:
    """The questions that win a card of a rank of which the seat could know where every card is."""
    sure: list[str] = []
    for rank, layouts in possible_layouts(seen).items():
        if layouts.bit_count() == 1:
            layout = layouts.bit_length() - 1
            sure += [
                move
                for move in seen.legal
                if ASKS[move][1] >> 2 == rank
                and layout >> 2 * (ASKS[move][1] & 3) & 3 == ASKS[move][0]
            ]
    return sure
