"""Slips that no person would make, counted in the decisions of levels.

Each game lists its slips: the condition in a decision, and True if the move was the slip. Decisions
without the condition are no chance for the slip.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from soiree.controller.match.authority import Match
from soiree.core.cards import ACE, KING, RANKS, SUITED, Card, is_court, mask_of, rank_of
from soiree.core.entries import Move
from soiree.core.players import Player, never
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.games.coops.facts import CoopFacts
from soiree.games.coops.moves import DISCARD, OVER_COOPS, OWN_OFFSETS
from soiree.games.coops.rules import VALUES
from soiree.games.coops.rules import is_valid as is_valid_in_soureh
from soiree.games.coops.zones import SLOTS, Kind, seat_of, slot_of
from soiree.games.pariah.moves import KNOCK
from soiree.games.pariah.rules import is_valid as is_valid_in_pariah
from soiree.games.soda.facts import SodaFacts
from soiree.games.soda.moves import NO, PLAYED
from soiree.games.soda.zones import Kind as SodaKind
from soiree.games.soi.knowledge import Knowledge
from soiree.games.soi.moves import ASKS
from soiree.games.soureh.moves import DECLARE
from soiree.games.soy.facts import Phase, SoyFacts
from soiree.games.soy.moves import NAMED
from soiree.games.soy.zones import Kind as SoyKind
from soiree.games.spy.facts import Phase as SpyPhase
from soiree.games.spy.facts import SpyFacts
from soiree.games.spy.moves import PLACE
from soiree.games.spy.zones import Kind as SpyKind
from tests.games.honesty import play, seated

EIGHT, TEN = RANKS.index("8"), RANKS.index("10")

Slip = tuple[str, bool]
"""A slip and True if the player made it."""

Slips = Callable[[View, Move, Sequence[Move]], Iterator[Slip]]
"""The slips that a decision had room for, given the seat's earlier moves of the match."""


def of_coops(
    is_valid: Callable[[Card, Card], bool],
    call: Move,
    view: View,
    move: Move,
    before: Sequence[Move],
) -> Iterator[Slip]:
    """Yield the slips that a decision of Soureh or Pariah had room for."""
    up = [view.faces(Kind.UP, view.seat, slot)[0] for slot in SLOTS]
    down = [view.faces(Kind.DOWN, view.seat, slot)[0] for slot in SLOTS]
    is_last_turn = CoopFacts.of(view).declarer is not None
    valid = [is_valid(above, below) for above, below in zip(up, down, strict=True)]
    if call in view.legal:
        if all(valid):
            yield "does not declare with four valid coops", move != call
        return
    drawn = next(iter(view.faces(Kind.DRAWN, view.seat)), None)
    if drawn is None or not any(each in OWN_OFFSETS for each in view.legal):
        return
    mends = [not valid[n] and is_valid(up[n], drawn) for n in range(4)]
    if move in OWN_OFFSETS and valid[OWN_OFFSETS[move]] and not is_last_turn:
        yield "breaks a valid coop of its own", not is_valid(up[OWN_OFFSETS[move]], drawn)
    if move in OWN_OFFSETS and not valid[OWN_OFFSETS[move]] and not is_last_turn:
        replaced = down[OWN_OFFSETS[move]]
        yield (
            "places a card where it changes nothing",
            not (mends[OWN_OFFSETS[move]] or is_court(replaced))
            and VALUES[drawn] >= VALUES[replaced],
        )
    if any(mends):
        yield "discards a card that mends a coop of its own", move == DISCARD
    if sum(valid) == 3 and any(mends):
        yield (
            "passes over the card that makes the fourth coop valid",
            not (move in OWN_OFFSETS and mends[OWN_OFFSETS[move]]),
        )
    if move in OVER_COOPS:
        coop = OVER_COOPS[move]
        (covered,) = view.faces(Kind.UP, seat_of(coop), slot_of(coop))
        yield (
            "covers a card with one of the same rank and colour",
            (rank_of(covered) == rank_of(drawn) and _is_red(covered) == _is_red(drawn)),
        )
    if before and move in OWN_OFFSETS and before[-1] in OWN_OFFSETS:
        yield "replaces the card of its last turn", move == before[-1] and valid[OWN_OFFSETS[move]]


def _is_red(card: Card) -> bool:
    return card & 3 in (1, 2)


def of_soda(view: View, move: Move, before: Sequence[Move]) -> Iterator[Slip]:
    stake = SodaFacts.of(view).worth
    cards = sorted(rank_of(PLAYED[each]) for each in view.legal if each != NO)
    if stake is None or len(view.legal) < 2:
        return
    played = rank_of(PLAYED[move]) if move != NO else None
    if stake < 4 and cards[0] < TEN and cards[-1] >= KING:
        yield "plays a king or an ace for 2 or 3 points", played is not None and played >= KING
    if NO in view.legal and cards[0] <= EIGHT:
        yield "says No with a card up to an eight", move == NO
    if ACE in cards and wins_by_this_hand(view):
        yield "passes over a certain win", played != ACE
    row = view.faces(SodaKind.ROW)
    if row and rank_of(row[-1]) in cards and played is not None:
        yield "plays above a card that it could pair", played not in (rank_of(row[-1]), ACE)


def wins_by_this_hand(view: View) -> bool:
    """True if the seat certainly wins the match by winning this hand."""
    facts, scores = SodaFacts.of(view), view.scores
    assert facts.worth is not None
    assert scores is not None
    left = sum(range(2, 11)) * 4 - sum(scores) - facts.worth
    best = max(score for seat, score in enumerate(scores) if seat != view.seat)
    return scores[view.seat] + facts.worth > best + left


def of_soi(view: View, move: Move, before: Sequence[Move]) -> Iterator[Slip]:
    yield "asks the same as at its last question", move in before[-1:]
    yield "asks in vain, as all know", Knowledge.public(view).cannot_hold(*ASKS[move])


def of_soy(view: View, move: Move, before: Sequence[Move]) -> Iterator[Slip]:
    phase = SoyFacts.of(view).phase
    hand = mask_of(view.faces(SoyKind.HAND, view.seat))
    if phase is Phase.DISCARD:
        calls = [each for each in view.legal if _is_one_suit(hand & ~(1 << NAMED[each]))]
        if calls:
            yield "passes over a Soy", move not in calls
        counts = [(hand & suited).bit_count() for suited in SUITED]
        if max(counts) >= 3 and len({count for count in counts if count}) > 1:
            most = counts.index(max(counts))
            if counts.count(max(counts)) == 1:
                yield (
                    "discards of the suit that it has most of",
                    bool(SUITED[most] >> NAMED[move] & 1),
                )


def _is_one_suit(hand: int) -> bool:
    return any(hand & ~suited == 0 for suited in SUITED)


def of_spy(view: View, move: Move, before: Sequence[Move]) -> Iterator[Slip]:
    if SpyFacts.of(view).phase is SpyPhase.RACE:
        piles = [len(view.faces(SpyKind.PILE, view.seat, number + 1)) for number in range(6)]
        takers = [PLACE[each] for each in view.legal if each in PLACE]
        if all(piles) and len(takers) > 1 and move in PLACE:
            least = min(piles)
            if piles.count(least) == 1 and piles.index(least) in takers:
                yield "builds on the one lowest pile", piles[PLACE[move]] == least


SLIPS: Mapping[str, Slips] = {
    "soy": of_soy,
    "soureh": partial(of_coops, is_valid_in_soureh, DECLARE),
    "pariah": partial(of_coops, is_valid_in_pariah, KNOCK),
    "soi": of_soi,
    "spy": of_spy,
    "soda": of_soda,
}


Watcher = Callable[[View, Move, Slip], None]
"""Receives each slip that a decision had room for."""

MOST = 250
"""The number of watched entries of a match."""


class _Watched:
    """A player whose slips are counted in a match.

    Attributes:
        left: the number of decisions still to be watched.
    """

    def __init__(self, name: str, player: Player, left: int, tell: Watcher | None) -> None:
        self._slips, self._player, self._tell = SLIPS[name], player, tell
        self._before: dict[Seat, list[Move]] = defaultdict(list)
        self.left = left

    def choose(self, match: Match, seat: Seat, rng: random.Random) -> Move:
        view = match.view(seat)
        move = self._player(view, rng, never)
        if len(view.legal) > 1 and self.left:
            self.left -= 1
            if self._tell is not None:
                for slip in self._slips(view, move, self._before[seat]):
                    self._tell(view, move, slip)
            if len(view.legal) > 2:
                self._before[seat].append(move)
        return move


def watch(
    name: str, player: Player, decisions: int, tell: Watcher | None = None, seed: int = 1
) -> None:
    """Watch some decisions with a choice, in matches of a player with itself.

    Without `tell`, slips are not looked for: a player may count what it does.
    """
    while decisions:
        watched = _Watched(name, player, decisions, tell)
        match, rng = seated(GAMES[name], {}, seed), random.Random(seed)
        while watched.left and match.result is None and match.position < MOST:
            play(match, [watched.choose] * len(match.deal.players), rng, match.position + 1)
        decisions, seed = watched.left, seed + 1


def slips(name: str, level: str, decisions: int, seed: int = 1) -> dict[str, list[bool]]:
    """The chances of a level for each slip, True where it made the slip."""
    found: dict[str, list[bool]] = defaultdict(list)

    def tell(view: View, move: Move, slip: Slip) -> None:
        found[slip[0]].append(slip[1])

    watch(name, GAMES[name].player(level), decisions, tell, seed)
    return found
