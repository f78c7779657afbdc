"""Measure the exploitability of the players of Soy: their distance from an equilibrium.

    PYTHONPATH=app:. python tests/bench/measure_soy.py shrunken
    PYTHONPATH=app:. python tests/bench/measure_soy.py exploiter --games 200

`shrunken` plays a Soy small enough for an exact best response: ten cards, spades and hearts from 2
to 6, three cards a hand, and one prize, after which the match ends by SOY-8 to SOY-10. A player at
equilibrium loses no more than half of the matches to any opponent, as both begin alike. The
exploitability is the best response's share of wins beyond a half. It is measured for the method of
the players (belief, matrix game, regret matching, `soiree.games.soy.ai.bidding`), with increasing
numbers of considered opponents' hands, and for blind bids. The trained network has no part in it,
because the value after the last prize is exact.

`exploiter` lets a player made for that purpose (`tests/games/soy/soy_exploiter.py`) play against
the hard level: each deal twice, with exchanged seats.
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

from soiree.controller.arena.contest import Contest, play
from soiree.core.cards import HEARTS, SPADES, Card, Mask, cards_in, make, mask_of, rank_of
from soiree.core.players import never
from soiree.games.soy import GAME
from soiree.games.soy.ai.belief import Particle, merged, resample, with_own_hand
from soiree.games.soy.ai.bidding import BiddingGame
from soiree.games.soy.ai.levels import HARD, win_chances
from soiree.games.soy.ai.rounds import Round
from soiree.games.soy.ai.value import ValueFunction
from soiree.games.soy.moves import take

SMALL = mask_of(make(rank, suit) for rank in range(5) for suit in (SPADES, HEARTS))
SIZE = 3
END = ValueFunction(0, SIZE)

Bids = tuple[Card, ...]
Reach = dict[Mask, float]
"""The probability of each of the opponent's hands to be dealt and then to bid as they did."""

Policy = Callable[[Mask, Mask, Bids, Bids], dict[Card, float]]
"""Returns the probability of each bid.

The arguments are the hand as dealt, the prize, one's own bids, and the opponent's bids.
"""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the requested measure, and print its result."""
    parser = argparse.ArgumentParser(prog="measure_soy")
    kinds = parser.add_subparsers(dest="kind", required=True)
    small = kinds.add_parser("shrunken")
    small.add_argument("--prizes", type=int, default=3, help="how many of the 45")
    small.add_argument("--draws", type=int, default=8, help="analyses whose bids are averaged")
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
    """Print the best response's share of wins beyond a half, in percentage points."""
    policies: dict[str, Policy] = {"any card": any_card, "highest card": highest_card}
    for hands in (1, HARD.my_hands, 2 * HARD.my_hands, 8 * HARD.my_hands):
        policies[f"method, {hands} hands"] = cache(method(hands, draws))
    every = [mask_of(cards) for cards in combinations(cards_in(SMALL), 2)]
    chosen = random.Random(seed).sample(every, prizes)
    for name, policy in policies.items():
        gains = [best_response(prize, policy) - 0.5 for prize in chosen]
        told = ", ".join(f"{100 * gain:.1f}" for gain in gains)
        print(f"{name}: {100 * mean(gains):.1f} ({told})", flush=True)


def any_card(hand: Mask, prize: Mask, mine: Bids, theirs: Bids) -> dict[Card, float]:
    left = hand & ~mask_of(mine)
    return dict.fromkeys(cards_in(left), 1 / left.bit_count())


def highest_card(hand: Mask, prize: Mask, mine: Bids, theirs: Bids) -> dict[Card, float]:
    return {max(cards_in(hand & ~mask_of(mine))): 1.0}


def method(hands: int, draws: int) -> Policy:
    """Return the players' method, with this many considered hands of the opponent."""

    def policy(hand: Mask, prize: Mask, mine: Bids, theirs: Bids) -> dict[Card, float]:
        often: dict[Card, float] = defaultdict(float)
        rng = random.Random(f"{hand} {prize} {mine} {theirs}")
        now = round_of(prize, mine, theirs)
        left = hand & ~mask_of(mine)
        for _ in range(draws if hands > 1 else 1):
            their_hands = possible(now.unseen_after & ~left, SIZE - len(theirs))
            own = Particle(left, 0, 1.0)
            others = possible(now.unseen_after, SIZE - len(mine))
            others_of_mine = (
                merged(resample(shuffled(others, rng), hands - 1, rng)) if hands > 1 else []
            )
            considered = with_own_hand(own, others_of_mine) if others_of_mine else [own]
            strategy = BiddingGame(considered, their_hands, now, END).solve(HARD.iterations, never)
            assert strategy is not None
            for card, share in zip(cards_in(left), strategy.mixture, strict=True):
                often[card] += share
        total = sum(often.values())
        return {card: share / total for card, share in often.items()}

    return policy


def possible(unseen: Mask, size: int) -> list[Particle]:
    """Return all hands of this size from these cards, equally likely."""
    hands = [mask_of(cards) for cards in combinations(cards_in(unseen), size)]
    return [Particle(hand, 0, 1 / len(hands)) for hand in hands]


def shuffled(particles: list[Particle], rng: random.Random) -> list[Particle]:
    return rng.sample(particles, len(particles))


def round_of(prize: Mask, mine: Bids, theirs: Bids) -> Round:
    return Round(prize=prize, unseen=SMALL & ~prize, bids=(list(mine), list(theirs)))


def best_response(prize: Mask, policy: Policy) -> float:
    """Return the mean share of wins of the best response to a policy, for this prize."""
    deals = 0
    won = 0.0
    for hand in (mask_of(cards) for cards in combinations(cards_in(SMALL & ~prize), SIZE)):
        others = possible(SMALL & ~prize & ~hand, SIZE)
        reach = {each.hand: 1.0 for each in others}
        won += best_bid(hand, prize, (), (), reach, policy)
        deals += len(others)
    return won / deals


def best_bid(
    hand: Mask, prize: Mask, mine: Bids, theirs: Bids, reach: Reach, policy: Policy
) -> float:
    """Return the value of the best bid, summed over the possible hands of the opponent."""
    if len(mine) == SIZE:
        return 0.5 * sum(reach.values())
    answers: dict[Card, Reach] = defaultdict(dict)
    for other, likely in reach.items():
        for card, share in policy(other, prize, theirs, mine).items():
            if share:
                answers[card][other] = likely * share
    best = 0.0
    for card in cards_in(hand & ~mask_of(mine)):
        won = 0.0
        for answer, reached in answers.items():
            bids = (*mine, card), (*theirs, answer)
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
    """Return the possible takes of a loser from the bids (SOY-4, SOY-5)."""
    return list(map(mask_of, combinations(cards_in(pile), pile.bit_count() // 2 + 1)))


@cache
def level_take(hand: Mask, prize: Mask, bids: tuple[Bids, Bids]) -> Mask:
    """Return the hard level's take with this hand, if the opponent won with the first bids."""
    theirs, mine = bids
    now = round_of(prize, mine, theirs)
    choices = takes(now.pile)
    if len(choices) == 1:
        return choices[0]
    own = Particle(hand & ~mask_of(mine), 0, 1.0)
    winners = possible(now.unseen_after & ~own.hand, SIZE - len(theirs))
    moves = [take(cards_in(choice)) for choice in choices]
    chances = win_chances(moves, now, own, winners, END)
    return choices[chances.index(max(chances))]


@cache
def settled(
    hand: Mask, other: Mask, prize: Mask, bids: tuple[Bids, Bids], taken: Mask, i_won: bool
) -> float:
    """Return 1 for a win, 0 for a loss, and 0.5 for a tie, after the take and both discards.

    The best discard makes a Soy, or else is the highest card, whatever the opponent holds.
    """
    mine, theirs = hand & ~mask_of(bids[0]), other & ~mask_of(bids[1])
    rest = mask_of(bids[0] + bids[1]) & ~taken | prize
    mine, theirs = (mine | rest, theirs | taken) if i_won else (mine | taken, theirs | rest)
    return END.win_chance(END.encode(mine, 0, is_mine=True), END.encode(theirs, 0, is_mine=False))


def measure_exploiter(games: int, seed: int) -> None:
    """Print the exploiter's share of wins against the hard level, with its 95 % interval."""
    exploiter = Path(__file__).parents[1] / "games" / "soy" / "soy_exploiter.py"
    players = (f"{exploiter}:play", "hard")
    contest = Contest(GAME.name, GAME.defaults(), players, seed, trusted=True)
    pairs = [mean(won(contest, number + side) for side in (0, 1)) for number in range(0, games, 2)]
    error = 1.96 * stdev(pairs) / len(pairs) ** 0.5
    print(f"exploiter against hard: {100 * mean(pairs):.1f} ± {100 * error:.1f} %, {games} games")


def won(contest: Contest, number: int) -> float:
    """Return 1 if the first player of a contest won a match, 0 for a loss, and 0.5 for a tie."""
    result = play(contest, number).record.result
    assert result is not None
    mine = contest.seat_of(0, number)
    return 0.5 if result.ranks == (1, 1) else float(result.ranks[mine] == 1)


if __name__ == "__main__":
    main(sys.argv[1:])
