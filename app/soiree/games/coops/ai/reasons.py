"""What speaks for and against the moves of Soureh and Pariah, in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from soiree.core.cards import JACK, Card, rank_of, spell
from soiree.core.entries import Move
from soiree.core.players import Fact
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.coops.ai.belief import Belief
from soiree.games.coops.ai.evaluation_tables import ACES, COURTS, TENS, EvaluationTables
from soiree.games.coops.ai.rollout import SimulatedRound
from soiree.games.coops.facts import CoopFacts
from soiree.games.coops.moves import DISCARD, END, OVER_COOPS, OWN_OFFSETS
from soiree.games.coops.zones import SLOTS, CoopIndex, Kind

Pair = tuple[Card, Card]
"""The cards of a coop: the face-up one, then the face-down one."""


class Reason(NamedTuple):
    """A fact about a move, and whether it speaks for making it."""

    speaks_for: bool
    fact: Fact


class Reasons:
    """The reasons for and against each move that a player may make.

    A game adds those for its own moves in `reasons_for`.
    """

    def __init__(
        self,
        view: View,
        tables: EvaluationTables,
        belief: Belief,
        samples: Sequence[SimulatedRound],
    ) -> None:
        """
        Args:
            samples: rounds before the move to be made, sampled from the belief.
        """
        self.view, self.belief, self._tables = view, belief, tables
        self._valid = tables.valid
        self._samples = samples
        self.drawn = next(iter(view.faces(Kind.DRAWN, view.seat)), None)

    def of(self, move: Move, is_best: bool) -> tuple[Fact, ...]:
        """What speaks for a move, then what speaks against it; the weightiest first in each part.

        Args:
            is_best: whether no move has a higher value; if nothing speaks for such a move, the
                first fact says that nothing else looks better.
        """
        reasons = list(self.reasons_for(move))
        facts = [each.fact for each in sorted(reasons, key=lambda each: not each.speaks_for)]
        if is_best and not any(each.speaks_for for each in reasons):
            return (self._nothing_better(), *facts)
        return tuple(facts)

    def reasons_for(self, move: Move) -> Iterator[Reason]:
        """The reasons for and against a move, the weightiest first."""
        if move in OWN_OFFSETS:
            return self.replacing(OWN_OFFSETS[move], down=self.drawn)
        if move in OVER_COOPS:
            return self._laying_over(OVER_COOPS[move])
        if move == DISCARD:
            return self._discarding()
        return self._ending_the_turn(move)

    def _nothing_better(self) -> Fact:
        if self.drawn is None:
            return Fact(tr_noop("Going on does not look better."))
        return Fact(
            tr_noop("No other use of the {card} looks better."), {"card": spell(self.drawn)}
        )

    def replacing(
        self, offset: int, up: Card | None = None, down: Card | None = None
    ) -> Iterator[Reason]:
        """The effect on one's own coop of replacing a card.

        Args:
            offset: of the coop's slot, 0 to 3.
            up: the new face-up card, if that is replaced.
            down: the new face-down card, if that is replaced.
        """
        coops = self._own_coops()
        before = coops[offset]
        after = coops[offset] = (
            before[0] if up is None else up,
            before[1] if down is None else down,
        )
        was_valid, is_valid = self._is_valid(before), self._is_valid(after)
        slot = {"slot": offset + 1}
        if is_valid and not was_valid:
            if all(map(self._is_valid, coops)):
                yield Reason(True, Fact(tr_noop("All four of your coops are valid with it.")))
            else:
                yield Reason(True, Fact(tr_noop("It makes coop {slot} valid."), slot))
        elif was_valid and not is_valid:
            yield Reason(False, Fact(tr_noop("It breaks coop {slot}, which is valid."), slot))
        elif not is_valid:
            yield Reason(False, Fact(tr_noop("Coop {slot} is not valid with it either."), slot))
            yield from self._potential_gained(offset, before, after)
        gained = round(self._points(after) - self._points(before))
        if gained > 0 and self._tables.bonus is not None:
            yield Reason(
                True, Fact(tr_noop("The coop’s points go up by {count}."), {"count": gained})
            )
        elif gained > 0:
            yield Reason(
                True, Fact(tr_noop("The coop’s cost goes down by {count}."), {"count": gained})
            )
        if is_valid:
            yield self._fragility_after(offset, before, after, was_valid=was_valid)

    def _fragility_after(
        self, offset: int, before: Pair, after: Pair, *, was_valid: bool
    ) -> Reason:
        share, now = _per_cent(self._fragility(after)), _per_cent(self._fragility(before))
        words = {"slot": offset + 1, "share": share}
        if was_valid and share < now:
            text = tr_noop(
                "With it, {share} % of the unseen cards would break coop {slot} if laid over it; "
                "now it is {rest} %."
            )
            return Reason(True, Fact(text, words | {"rest": now}))
        text = tr_noop("{share} % of the unseen cards would break coop {slot} if laid over it.")
        return Reason(False, Fact(text, words))

    def _potential_gained(self, offset: int, before: Pair, after: Pair) -> Iterator[Reason]:
        """PAR-2: a coop without a court face down may become valid by a Jack too."""
        share, now = _per_cent(self._potential(after)), _per_cent(self._potential(before))
        if share > now:
            yield Reason(
                True,
                Fact(
                    tr_noop(
                        "With it, {share} % of the unseen cards would make coop {slot} valid; "
                        "now it is {rest} %."
                    ),
                    {"slot": offset + 1, "share": share, "rest": now},
                ),
            )

    def _laying_over(self, coop: CoopIndex) -> Iterator[Reason]:
        """The effect of laying the drawn card over another player's coop."""
        assert self.drawn is not None
        player = coop >> 2
        before = self.valid_per_cent(coop, self.belief.up[coop])
        after = self.valid_per_cent(coop, self.drawn)
        yield Reason(
            after < before,
            Fact(
                tr_noop(
                    "{player} has a valid coop there: {share} %. With the {card} it is {rest} %."
                ),
                {
                    "player": player,
                    "share": before,
                    "card": spell(self.drawn),
                    "rest": after,
                },
            ),
        )
        if player == CoopFacts.of(self.view).declarer:
            yield Reason(
                after < before,
                Fact(
                    tr_noop("{player} has declared: one broken coop spoils it."), {"player": player}
                ),
            )

    def _discarding(self) -> Iterator[Reason]:
        if all(map(self._is_valid, self._own_coops())):
            yield Reason(True, Fact(tr_noop("All four of your coops are valid.")))
        assert self.drawn is not None
        if COURTS[self.drawn]:
            # The reasons for its other uses say what it would bring.
            return
        card = {"card": spell(self.drawn)}
        could_mend = any(
            self._valid[up][self.drawn] and not self._valid[up][down]
            for up, down in self._own_coops()
        )
        if could_mend:
            yield Reason(False, Fact(tr_noop("The {card} would make a coop valid."), card))
        else:
            yield Reason(True, Fact(tr_noop("The {card} makes no coop valid."), card))

    def _ending_the_turn(self, move: Move) -> Iterator[Reason]:
        """What speaks for declaring, or for going on."""
        valid = sum(map(self._is_valid, self._own_coops()))
        if valid < 4:
            yield Reason(
                move == END, Fact(tr_noop("Your valid coops: {count} of four."), {"count": valid})
            )
            return
        yield Reason(
            True,
            Fact(
                tr_noop(
                    "Chance that all four of your coops stay valid if you declare now: {share} %."
                ),
                {"share": self._share(map(self._stays_valid, self._samples))},
            ),
        )
        for player in self._opponents():
            yield Reason(
                False,
                Fact(
                    tr_noop("Chance that {player} already has four valid coops: {share} %."),
                    {
                        "player": player,
                        "share": self._share(each.all_valid(player) for each in self._samples),
                    },
                ),
            )

    def _stays_valid(self, start: SimulatedRound) -> bool:
        """Whether the own coops are valid at the end of a round in which the player declares."""
        end = start.copy()
        if end.end_turn(declares=True):
            end.play_out()
        return end.all_valid(self.view.seat)

    def _opponents(self) -> list[Seat]:
        playing = self._samples[0].next_seat if self._samples else {}
        return sorted(seat for seat in playing if seat != self.view.seat)

    def _own_coops(self) -> list[Pair]:
        seat = self.view.seat
        return [
            (up, down)
            for slot in SLOTS
            for up in self.view.faces(Kind.UP, seat, slot)
            for down in self.view.faces(Kind.DOWN, seat, slot)
        ]

    def _is_valid(self, coop: Pair) -> bool:
        up, down = coop
        return self._valid[up][down]

    def _points(self, coop: Pair) -> float:
        up, down = coop
        return self._tables.points[up][down]

    def _fragility(self, coop: Pair) -> float:
        """The share of the unseen cards that may be laid over a coop and would break it."""
        up, down = coop
        unseen = self.belief.unseen
        breaking = (not self._valid[card][down] and (TENS[card] or not ACES[up]) for card in unseen)
        return sum(breaking) / max(1, len(unseen))

    def _potential(self, coop: Pair) -> float:
        """The share of the unseen cards that would make an own coop valid; Jacks go face up."""
        up, down = coop

        def mends(card: Card) -> bool:
            if rank_of(card) == JACK:
                return not ACES[up] and self._valid[card][down]
            return self._valid[up][card]

        unseen = self.belief.unseen
        return sum(map(mends, unseen)) / max(1, len(unseen))

    def valid_per_cent(self, coop: CoopIndex, up: Card) -> int:
        """The chance, in per cent, that a coop is valid with this face-up card."""
        distribution = self.belief.distribution(coop)
        return _per_cent(sum(chance for card, chance in distribution if self._valid[up][card]))

    def _share(self, happened: Iterator[bool]) -> int:
        """In what share of the samples something happened, in per cent."""
        return _per_cent(sum(happened) / max(1, len(self._samples)))


def _per_cent(share: float) -> int:
    return round(100 * share)
