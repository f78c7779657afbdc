"""What speaks for or against moves of Soureh and Pariah, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from soiree.core.cards import JACK, Card, rank_of, spell
from soiree.core.entries import Move
from soiree.core.players import Fact
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.coops.ai.belief import Reading
from soiree.games.coops.ai.evaluation_tables import ACES, COURTS, TENS, Habits
from soiree.games.coops.ai.rollout import Round
from soiree.games.coops.facts import CoopFacts
from soiree.games.coops.moves import DISCARD, END, OVER, OWN
from soiree.games.coops.zones import SLOTS, Kind, Place


class Point(NamedTuple):
    """A fact about a move, and whether it speaks for making it."""

    speaks_for: bool
    fact: Fact


class Reasons:
    """What a seat knows and believes of a round, for sentences about its moves.

    A game adds the moves that only it has, in `points`.
    """

    def __init__(self, view: View, habits: Habits, reading: Reading, worlds: Sequence[Round]):
        """
        Args:
            worlds: some that may be, before the move that is due.
        """
        self.view, self.reading, self._habits = view, reading, habits
        self._valid = habits.valid
        self._worlds = worlds
        self.drawn = next(iter(view.faces(Kind.DRAWN, view.seat)), None)

    def of(self, move: Move, is_best: bool) -> tuple[Fact, ...]:
        """What speaks for a move, then what speaks against it, each with what weighs most first.

        Args:
            is_best: whether no other is worth more; if nothing speaks for it, that is said first.
        """
        points = list(self.points(move))
        facts = sorted(points, key=lambda point: not point.speaks_for)
        if is_best and not any(point.speaks_for for point in points):
            return (self._nothing_better(), *(point.fact for point in facts))
        return tuple(point.fact for point in facts)

    def points(self, move: Move) -> Iterator[Point]:
        """What speaks for or against a move."""
        if move in OWN:
            return self.mending(OWN[move], down=self.drawn)
        if move in OVER:
            return self._covering(OVER[move])
        if move == DISCARD:
            return self._discarding()
        return self._ending(move)

    def _nothing_better(self) -> Fact:
        if self.drawn is None:
            return Fact(tr_noop("Going on does not look better."))
        return Fact(
            tr_noop("No other use of the {card} looks better."), {"card": spell(self.drawn)}
        )

    def mending(
        self, slot: int, up: Card | None = None, down: Card | None = None
    ) -> Iterator[Point]:
        """What another card does to an own coop, by its slot from 0."""
        coops = self._own()
        before = coops[slot]
        after = coops[slot] = (
            before[0] if up is None else up,
            before[1] if down is None else down,
        )
        was, is_now = self._is_valid(before), self._is_valid(after)
        number = {"slot": slot + 1}
        if is_now and not was:
            if all(map(self._is_valid, coops)):
                yield Point(True, Fact(tr_noop("All four of your coops are valid with it.")))
            else:
                yield Point(True, Fact(tr_noop("It makes coop {slot} valid."), number))
        elif was and not is_now:
            yield Point(False, Fact(tr_noop("It breaks coop {slot}, which is valid."), number))
        elif not is_now:
            yield Point(False, Fact(tr_noop("Coop {slot} is not valid with it either."), number))
            yield from self._hoping(slot, before, after)
        gained = round(self._earns(after) - self._earns(before))
        if gained > 0 and self._habits.bonus is not None:
            yield Point(
                True, Fact(tr_noop("The coop’s points go up by {count}."), {"count": gained})
            )
        elif gained > 0:
            yield Point(
                True, Fact(tr_noop("The coop’s cost goes down by {count}."), {"count": gained})
            )
        if is_now:
            share, now = _per_cent(self._broken(after)), _per_cent(self._broken(before))
            if was and share < now:
                yield Point(
                    True,
                    Fact(
                        tr_noop(
                            "{share} % of the cards not seen could break coop {slot} then, laid "
                            "over it; now it is {rest} %."
                        ),
                        number | {"share": share, "rest": now},
                    ),
                )
            else:
                yield Point(
                    False,
                    Fact(
                        tr_noop(
                            "{share} % of the cards not seen could break coop {slot}, laid over it."
                        ),
                        number | {"share": share},
                    ),
                )

    def _hoping(
        self, slot: int, before: tuple[Card, Card], after: tuple[Card, Card]
    ) -> Iterator[Point]:
        """PAR-2: without a pariah, a coop that is not valid waits for Jacks too."""
        share, now = _per_cent(self._hope(after)), _per_cent(self._hope(before))
        if share > now:
            yield Point(
                True,
                Fact(
                    tr_noop(
                        "{share} % of the cards not seen would make coop {slot} valid then; "
                        "now it is {rest} %."
                    ),
                    {"slot": slot + 1, "share": share, "rest": now},
                ),
            )

    def _covering(self, place: Place) -> Iterator[Point]:
        """What laying the drawn card over another's coop does."""
        assert self.drawn is not None
        player = place >> 2
        before = self.chance(place, self.reading.up[place])
        after = self.chance(place, self.drawn)
        yield Point(
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
            yield Point(
                after < before,
                Fact(
                    tr_noop("{player} has declared: one broken coop spoils it."), {"player": player}
                ),
            )

    def _discarding(self) -> Iterator[Point]:
        if all(map(self._is_valid, self._own())):
            yield Point(True, Fact(tr_noop("All four of your coops are valid.")))
        assert self.drawn is not None
        if COURTS[self.drawn]:
            # What another use of it would bring is said of that.
            return
        words = {"card": spell(self.drawn)}
        mended = any(
            self._valid[up][self.drawn] and not self._valid[up][down] for up, down in self._own()
        )
        if mended:
            yield Point(False, Fact(tr_noop("The {card} would make a coop valid."), words))
        else:
            yield Point(True, Fact(tr_noop("The {card} makes no coop valid."), words))

    def _ending(self, move: Move) -> Iterator[Point]:
        """What speaks for declaring, or for waiting."""
        good = sum(map(self._is_valid, self._own()))
        if good < 4:
            yield Point(
                move == END, Fact(tr_noop("Your valid coops: {count} of four."), {"count": good})
            )
            return
        yield Point(
            True,
            Fact(
                tr_noop("If you declare now, all four of your coops stay valid: {share} %."),
                {"share": self._share(self._survives(world) for world in self._worlds)},
            ),
        )
        for player in self._others():
            yield Point(
                False,
                Fact(
                    tr_noop("{player} has four valid coops already: {share} %."),
                    {
                        "player": player,
                        "share": self._share(world.all_valid(player) for world in self._worlds),
                    },
                ),
            )

    def _survives(self, world: Round) -> bool:
        end = world.copy()
        if end.end_turn(declares=True):
            end.play_out()
        return end.all_valid(self.view.seat)

    def _others(self) -> list[Seat]:
        after = self._worlds[0].after if self._worlds else {}
        return sorted(seat for seat in after if seat != self.view.seat)

    def _own(self) -> list[tuple[Card, Card]]:
        seat = self.view.seat
        return [
            (up, down)
            for slot in SLOTS
            for up in self.view.faces(Kind.UP, seat, slot)
            for down in self.view.faces(Kind.DOWN, seat, slot)
        ]

    def _is_valid(self, coop: tuple[Card, Card]) -> bool:
        up, down = coop
        return self._valid[up][down]

    def _earns(self, coop: tuple[Card, Card]) -> float:
        up, down = coop
        return self._habits.earns[up][down]

    def _broken(self, coop: tuple[Card, Card]) -> float:
        """The share of unseen cards that could be laid over a coop and would break it."""
        up, down = coop
        unseen = self.reading.unseen
        breaking = (not self._valid[card][down] and (TENS[card] or not ACES[up]) for card in unseen)
        return sum(breaking) / max(1, len(unseen))

    def _hope(self, coop: tuple[Card, Card]) -> float:
        """The share of unseen cards that would make an own coop valid, put down or, a Jack, up."""
        up, down = coop

        def mends(card: Card) -> bool:
            if rank_of(card) == JACK:
                return not ACES[up] and self._valid[card][down]
            return self._valid[up][card]

        unseen = self.reading.unseen
        return sum(map(mends, unseen)) / max(1, len(unseen))

    def chance(self, place: Place, up: Card) -> int:
        """How likely a face-down card makes a valid coop with a face-up one, in per cent."""
        chances = self.reading.chances(place)
        return _per_cent(sum(chance for card, chance in chances if self._valid[up][card]))

    def _share(self, happened: Iterator[bool]) -> int:
        return _per_cent(sum(happened) / max(1, len(self._worlds)))


def _per_cent(share: float) -> int:
    return round(100 * share)
