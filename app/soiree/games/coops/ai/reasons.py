"""The reasons for and against the moves of Soureh and Pariah, in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from soiree.core.cards import JACK, Card, rank_of, spell
from soiree.core.entries import Move
from soiree.core.players import Fact
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.coops.ai.belief import Belief
from soiree.games.coops.ai.evaluation_tables import ACES, COURTS, TENS, EvaluationTables
from soiree.games.coops.ai.rollout import NOBODY, SimulatedRound
from soiree.games.coops.facts import CoopFacts
from soiree.games.coops.moves import DISCARD, END, OVER_COOPS, OWN_OFFSETS
from soiree.games.coops.zones import SLOTS, CoopIndex, Kind

EVEN = 50
"""The chance in per cent from which on it speaks for declaring."""

Pair = tuple[Card, Card]
"""The cards of a coop: the face-up one, then the face-down one."""


class Reasons:
    """The reasons for and against each move of a decision.

    Each game adds those for its own moves in `reasons_for`.
    """

    def __init__(
        self,
        view: View,
        tables: EvaluationTables,
        belief: Belief,
        samples: Sequence[SimulatedRound],
    ) -> None:
        """Args:

        samples: rounds before the move, sampled from the belief.
        """
        self.view, self.belief, self._tables = view, belief, tables
        self._valid = tables.valid
        self._samples = samples
        self.drawn = next(iter(view.faces(Kind.DRAWN, view.seat)), None)

    def of(self, move: Move) -> tuple[Fact, ...]:
        """The reasons for a move, then those against it, the weightiest first."""
        return tuple(sorted(self.reasons_for(move), key=lambda each: not each.speaks_for))

    def reasons_for(self, move: Move) -> Iterator[Fact]:
        """The reasons for and against a move, the weightiest first."""
        if move in OWN_OFFSETS:
            return self.replacing(OWN_OFFSETS[move], down=self.drawn)
        if move in OVER_COOPS:
            return self._laying_over(OVER_COOPS[move])
        if move == DISCARD:
            return self._discarding()
        return self._ending_the_turn(move)

    def replacing(
        self, offset: int, up: Card | None = None, down: Card | None = None
    ) -> Iterator[Fact]:
        """The effect of replacing a card of an own coop.

        Args:
            offset: the offset of the coop's slot, 0 to 3.
            up: the new face-up card, or None.
            down: the new face-down card, or None.
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
                yield Fact(tr_noop("Then all four of your coops are valid."))
            else:
                yield Fact(tr_noop("Coop {slot} becomes valid."), slot)
        elif was_valid and not is_valid:
            yield Fact(tr_noop("Coop {slot} is valid now and would break."), slot, speaks_for=False)
        elif not is_valid:
            yield Fact(tr_noop("Coop {slot} is still not valid."), slot, speaks_for=False)
            if self._moves_again:
                yield from self._potential_gained(offset, before, after)
        gained = round(self._points(after) - self._points(before))
        if gained > 0 and self._tables.bonus is not None:
            yield Fact(tr_noop("The coop’s points go up by {count}."), {"count": gained})
        elif gained > 0:
            yield Fact(tr_noop("The coop’s cost goes down by {count}."), {"count": gained})
        if is_valid and self._others_follow:
            yield self._fragility_after(offset, before, after, was_valid=was_valid)
        elif is_valid:
            text = tr_noop("Then coop {slot} is valid, and nobody else can change it any more.")
            yield Fact(text, slot)

    @cached_property
    def _others_follow(self) -> bool:
        """True if anybody else has a turn in this round after the player's (SRH-5, SRH-6)."""
        if not self._samples:
            return True
        now = self._samples[0]
        return now.top < len(now.stock) and now.next_seat[self.view.seat] != now.declarer

    @cached_property
    def _moves_again(self) -> bool:
        if not self._samples:
            return True
        now = self._samples[0]
        return now.top < len(now.stock) and (now.declarer == NOBODY or now.additional > 0)

    def _fragility_after(self, offset: int, before: Pair, after: Pair, *, was_valid: bool) -> Fact:
        share, now = _per_cent(self._fragility(after)), _per_cent(self._fragility(before))
        words = {"slot": offset + 1, "share": share}
        if was_valid and share < now:
            text = tr_noop(
                "Then {share}% of the unseen cards would break coop {slot} if placed on "
                "it; now {rest}% would."
            )
            return Fact(text, words | {"rest": now})
        text = tr_noop("{share}% of the unseen cards would break coop {slot} if placed on it.")
        return Fact(text, words, speaks_for=False)

    def _potential_gained(self, offset: int, before: Pair, after: Pair) -> Iterator[Fact]:
        share, now = _per_cent(self._potential(after)), _per_cent(self._potential(before))
        if share > now:
            yield Fact(
                tr_noop(
                    "Then {share}% of the unseen cards would make coop {slot} valid; now "
                    "{rest}% would."
                ),
                {"slot": offset + 1, "share": share, "rest": now},
            )

    def _laying_over(self, coop: CoopIndex) -> Iterator[Fact]:
        assert self.drawn is not None
        player = coop >> 2
        before = self.valid_per_cent(coop, self.belief.up[coop])
        after = self.valid_per_cent(coop, self.drawn)
        harms = after < before
        text = tr_noop(
            "Chance that {player}’s coop is valid: {share}%; with the {card} on it: {rest}%."
        )
        words: dict[str, str | int] = {
            "player": player,
            "share": before,
            "card": spell(self.drawn),
            "rest": after,
        }
        yield Fact(text, words, speaks_for=harms)
        if player == CoopFacts.of(self.view).declarer:
            text = tr_noop("{player} has declared: breaking one coop is enough.")
            yield Fact(text, {"player": player}, speaks_for=harms)

    def _discarding(self) -> Iterator[Fact]:
        if all(map(self._is_valid, self._own_coops())):
            yield Fact(tr_noop("All four of your coops are valid and stay valid."))
        assert self.drawn is not None
        if COURTS[self.drawn]:
            # The reasons for its other uses state its effect.
            return
        card = {"card": spell(self.drawn)}
        could_mend = any(
            self._valid[up][self.drawn] and not self._valid[up][down]
            for up, down in self._own_coops()
        )
        if could_mend:
            yield Fact(
                tr_noop("The {card} would make one of your coops valid."), card, speaks_for=False
            )
        else:
            yield Fact(tr_noop("The {card} makes none of your coops valid."), card)

    def _ending_the_turn(self, move: Move) -> Iterator[Fact]:
        goes_on = move == END
        valid = sum(map(self._is_valid, self._own_coops()))
        if valid < 4:
            text = (
                tr_noop("Valid coops so far: {count} of four. Later turns may fix more.")
                if goes_on
                else tr_noop("Valid coops if this were your last turn: {count} of four.")
            )
            yield Fact(text, {"count": valid}, speaks_for=goes_on)
            return
        stay = self._share(map(self._stays_valid, self._samples))
        if goes_on:
            text = tr_noop("All four of your coops are valid now.")
            yield Fact(text, speaks_for=False)
            text = tr_noop("Chance that a coop breaks if you declare now: {share}%.")
            yield Fact(text, {"share": 100 - stay})
            return
        text = tr_noop("Chance that all four of your coops stay valid: {share}%.")
        yield Fact(text, {"share": stay}, speaks_for=stay >= EVEN)
        for player in self._opponents():
            share = self._share(each.all_valid(player) for each in self._samples)
            if share:
                text = tr_noop("Chance that {player} has four valid coops too: {share}%.")
                yield Fact(text, {"player": player, "share": share}, speaks_for=False)

    def _stays_valid(self, start: SimulatedRound) -> bool:
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
        """The share of the unseen cards that would break a coop if laid over it."""
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
        return _per_cent(sum(happened) / max(1, len(self._samples)))


def _per_cent(share: float) -> int:
    return round(100 * share)
