"""Counts of questions of Soi that no person would ask: repeated ones and futile ones."""

from __future__ import annotations

import random
from collections import deque
from dataclasses import dataclass
from statistics import median

from soiree.core.players import Player
from soiree.core.views import View
from soiree.games.soi.deals import Deals, possible_layouts
from soiree.games.soi.knowledge import Knowledge
from soiree.games.soi.moves import ASKS
from soiree.games.soi.zones import HANDS, SEATS
from tests.games.soi.soi_rounds import Round, dealt

TEN = 10


@dataclass(frozen=True, slots=True)
class Habits:
    """The habits of four equal players in some rounds.

    Attributes:
        questions: the median number of questions in a round.
        longest: the most questions in a round.
        repeated: the share of questions that the same player had asked the same player before, in
            that round.
        soon_repeated: the share of questions that repeat a refused one among the player's last ten.
        most_often: the most repetitions of a question in a round.
        in_vain: the share of questions to a player who publicly lacks the card.
        passed_over: the share of turns with a located rank at which the question was not certain to
            win.
    """

    questions: float
    longest: int
    repeated: float
    soon_repeated: float
    most_often: int
    in_vain: float
    passed_over: float

    @classmethod
    def of(cls, player: Player, rounds: int, seed: int = 1) -> Habits:
        lengths: list[int] = []
        times_asked: dict[tuple[int, int, str], int] = {}
        in_vain = certain = passed_over = soon = 0
        for number in range(rounds):
            rng = random.Random(f"{seed} {number}")
            length = 0
            last = [deque[tuple[str, bool]](maxlen=TEN) for _ in range(SEATS)]
            for seen, move, truth in Round(dealt(rng)).play([player] * 4, rng):
                length += 1
                same = number, seen.seat, move
                times_asked[same] = times_asked.get(same, 0) + 1
                asked, card = ASKS[move]
                granted = any(
                    card in pile.cards for pile in truth.piles() if pile.zone == HANDS[asked]
                )
                soon += (move, False) in last[seen.seat]
                last[seen.seat].append((move, granted))
                in_vain += Knowledge.public(seen).cannot_hold(asked, card)
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
            soon_repeated=soon / total,
            most_often=max(times_asked.values()),
            in_vain=in_vain / total,
            passed_over=passed_over / max(1, certain),
        )


def located(seen: View) -> list[str]:
    """The questions that win a card of a rank whose cards the seat can all locate."""
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
