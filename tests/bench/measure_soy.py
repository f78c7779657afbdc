"""How far the players of Soy are from playing so that nobody can gain against them.

    PYTHONPATH=app:. python tests/bench/measure_soy.py shrunken
    PYTHONPATH=app:. python tests/bench/measure_soy.py exploiter --games 200

`shrunken` plays a Soy so small that the best answer to a player can be worked out exactly: ten
cards, spades and hearts from 2 to 6, three cards a hand, and a single prize, after which the match
ends as SOY-8 to SOY-10 say. Four of the five cards that a player does not see are never known to
him. Both start alike, so a player at equilibrium concedes half of the matches to any other, and
what the best answer wins beyond that is the distance. Told for the method of the players (belief,
matrix, regret matching, `soiree.games.soy.ai.bidding`) with more and more hands that it takes the
other to consider, beside bids made blindly. The value that the players have learnt has no part in
it: after the last prize the value is exact.

`exploiter` lets a player made for that purpose (`tests/games/soy/soy_exploiter.py`) play against
the hard level: each deal twice, seats exchanged.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from statistics import mean, stdev

from soiree.controller.arena import Contest, play
from soiree.core.cards import HEARTS, SPADES, Card, Mask, cards_in, make, mask_of, rank_of
from soiree.core.players import never
from soiree.games.soy import GAME
from soiree.games.soy.ai.belief import Holding, among, draw, merged
from soiree.games.soy.ai.bidding import Bidding
from soiree.games.soy.ai.levels import HARD, take_chances
from soiree.games.soy.ai.tricks import Round
from soiree.games.soy.ai.value import Outlook
from soiree.games.soy.moves import take

SMALL = mask_of(make(rank, suit) for rank in range(5) for suit in (SPADES, HEARTS))
SIZE = 3
END = Outlook(0, SIZE)

Bids = tuple[Card, ...]
Reach = dict[Mask, float]
"""How likely the other is to hold each hand, dealt so, and to have bid as he did."""

Policy = Callable[[Mask, Mask, Bids, Bids], dict[Card, float]]
"""How often to bid each card: of a hand as dealt, for a prize, after one's own bids and his."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is asked for and print it."""
    parser = argparse.ArgumentParser(prog="measure_soy")
    kinds = parser.add_subparsers(dest="kind", required=True)
    small = kinds.add_parser("shrunken")
    small.add_argument("--prizes", type=int, default=3, help="how many of the 45")
    small.add_argument("--draws", type=int, default=8, help="thoughts whose bids are averaged")
    small.add_argument("--seed", type=int, default=1)
    match = kinds.add_parser("exploiter")
    match.add_argument("--games", type=int, default=200, help="an even number")
    match.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    if chosen.kind == "shrunken":
        measure_shrunken(chosen.prizes, chosen.draws, chosen.seed)
    else:
        measure_exploiter(chosen.games, chosen.seed)


def measure_shrunken(prizes: int, draws: int, seed: int) -> None:
    """What the best answer wins beyond a half, in points of a hundred."""
    policies: dict[str, Policy] = {"any card": any_card, "highest card": highest_card}
    for hands in (1, HARD.mine, 2 * HARD.mine, 8 * HARD.mine):
        policies[f"method, {hands} hands"] = cache(method(hands, draws))
    every = [mask_of(cards) for cards in combinations(cards_in(SMALL), 2)]
    chosen = random.Random(seed).sample(every, prizes)
    for name, policy in policies.items():
        gains = [best_answer(prize, policy) - 0.5 for prize in chosen]
        told = ", ".join(f"{100 * gain:.1f}" for gain in gains)
        print(f"{name}: {100 * mean(gains):.1f} ({told})", flush=True)


def any_card(hand: Mask, prize: Mask, mine: Bids, his: Bids) -> dict[Card, float]:
    left = hand & ~mask_of(mine)
    return dict.fromkeys(cards_in(left), 1 / left.bit_count())


def highest_card(hand: Mask, prize: Mask, mine: Bids, his: Bids) -> dict[Card, float]:
    return {max(cards_in(hand & ~mask_of(mine))): 1.0}


def method(hands: int, draws: int) -> Policy:
    """The players' way to bid, with so many hands of one's own that the other considers."""

    def policy(hand: Mask, prize: Mask, mine: Bids, his: Bids) -> dict[Card, float]:
        often: dict[Card, float] = defaultdict(float)
        rng = random.Random(f"{hand} {prize} {mine} {his}")
        now = round_of(prize, mine, his)
        left = hand & ~mask_of(mine)
        for _ in range(draws if hands > 1 else 1):
            theirs = possible(now.unseen_after & ~left, SIZE - len(his))
            own = Holding(left, 0, 1.0)
            others = possible(now.unseen_after, SIZE - len(mine))
            imagined = merged(draw(shuffled(others, rng), hands - 1, rng)) if hands > 1 else []
            considered = among(own, imagined) if imagined else [own]
            solution = Bidding(considered, theirs, now, END).solve(HARD.learning, never)
            assert solution is not None
            for card, share in zip(solution.cards, solution.mixture, strict=True):
                often[card] += share
        total = sum(often.values())
        return {card: share / total for card, share in often.items()}

    return policy


def possible(unseen: Mask, size: int) -> list[Holding]:
    """All hands of so many of these cards, each as likely as the others."""
    hands = [mask_of(cards) for cards in combinations(cards_in(unseen), size)]
    return [Holding(hand, 0, 1 / len(hands)) for hand in hands]


def shuffled(holdings: list[Holding], rng: random.Random) -> list[Holding]:
    return rng.sample(holdings, len(holdings))


def round_of(prize: Mask, mine: Bids, his: Bids) -> Round:
    return Round(prize=prize, unseen=SMALL & ~prize, bids=(list(mine), list(his)))


def best_answer(prize: Mask, policy: Policy) -> float:
    """What the best answer to a policy wins on average, for this prize."""
    deals = 0
    won = 0.0
    for hand in (mask_of(cards) for cards in combinations(cards_in(SMALL & ~prize), SIZE)):
        others = possible(SMALL & ~prize & ~hand, SIZE)
        reach = {each.hand: 1.0 for each in others}
        won += best_bid(hand, prize, (), (), reach, policy)
        deals += len(others)
    return won / deals


def best_bid(hand: Mask, prize: Mask, mine: Bids, his: Bids, reach: Reach, policy: Policy) -> float:
    """What the best bid wins, summed over what the other may hold."""
    if len(mine) == SIZE:
        return 0.5 * sum(reach.values())
    answers: dict[Card, Reach] = defaultdict(dict)
    for other, likely in reach.items():
        for card, share in policy(other, prize, his, mine).items():
            if share:
                answers[card][other] = likely * share
    best = 0.0
    for card in cards_in(hand & ~mask_of(mine)):
        won = 0.0
        for answer, reached in answers.items():
            bids = (*mine, card), (*his, answer)
            if rank_of(card) == rank_of(answer):
                won += best_bid(hand, prize, *bids, reached, policy)
            elif card > answer:
                won += sum(
                    likely * settled(hand, other, prize, bids, level_take(other, prize, bids), True)
                    for other, likely in reached.items()
                )
            else:
                won += max(
                    sum(
                        likely * settled(hand, other, prize, bids, taken, False)
                        for other, likely in reached.items()
                    )
                    for taken in takes(mask_of(bids[0] + bids[1]))
                )
        best = max(best, won)
    return best


def takes(pile: Mask) -> list[Mask]:
    """What a loser may take of the bids (SOY-4, SOY-5)."""
    return list(map(mask_of, combinations(cards_in(pile), pile.bit_count() // 2 + 1)))


@cache
def level_take(hand: Mask, prize: Mask, bids: tuple[Bids, Bids]) -> Mask:
    """What the hard level takes with this hand as the loser, when the winner bid first here."""
    his, mine = bids
    now = round_of(prize, mine, his)
    choices = takes(now.pile)
    if len(choices) == 1:
        return choices[0]
    own = Holding(hand & ~mask_of(mine), 0, 1.0)
    winners = possible(now.unseen_after & ~own.hand, SIZE - len(his))
    moves = [take(cards_in(choice)) for choice in choices]
    chances = take_chances(moves, now, own, winners, END)
    return choices[chances.index(max(chances))]


@cache
def settled(
    hand: Mask, other: Mask, prize: Mask, bids: tuple[Bids, Bids], taken: Mask, i_won: bool
) -> float:
    """Whether I win (a half: a tie), once the loser has taken these and both discard.

    Whatever the other has: what makes a Soy, and else the highest card, is the best discard.
    """
    mine, his = hand & ~mask_of(bids[0]), other & ~mask_of(bids[1])
    rest = mask_of(bids[0] + bids[1]) & ~taken | prize
    mine, his = (mine | rest, his | taken) if i_won else (mine | taken, his | rest)
    return END.chance(END.mine(mine, 0), END.his(his, 0))


def measure_exploiter(games: int, seed: int) -> None:
    """What the exploiter wins against the hard level, with its 95 % interval."""
    exploiter = Path(__file__).parents[1] / "games" / "soy" / "soy_exploiter.py"
    contest = Contest(GAME.name, GAME.defaults(), (f"{exploiter}:play", "hard"), seed)
    pairs = [mean(won(contest, number + side) for side in (0, 1)) for number in range(0, games, 2)]
    error = 1.96 * stdev(pairs) / len(pairs) ** 0.5
    print(f"exploiter against hard: {100 * mean(pairs):.1f} ± {100 * error:.1f} %, {games} games")


def won(contest: Contest, number: int) -> float:
    """What the first player of a contest made of a match: 1, or a half for a tie."""
    result = play(contest, number).record.result
    assert result is not None
    mine = contest.seat_of(0, number)
    return 0.5 if result.ranks == (1, 1) else float(result.ranks[mine] == 1)


if __name__ == "__main__":
    main(sys.argv[1:])
