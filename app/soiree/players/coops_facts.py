"""What speaks for or against moves of Soureh and Pariah, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from soiree.core.cards import Card, spell
from soiree.core.entries import Move
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.players.contract import Fact
from soiree.players.coops_habits import ACES, TENS, Habits
from soiree.players.coops_reading import Reading
from soiree.players.coops_rounds import Round
from soiree.rules.coops import OVER, OWN, Place
from soiree.rules.pariah import JACKS, KINGS


class Reasons:
    """What a seat knows and believes of a round, for sentences about its moves."""

    def __init__(self, view: View, habits: Habits, reading: Reading, worlds: Sequence[Round]):
        """
        Args:
            worlds: some that may be, before the move that is due.
        """
        self._view, self._reading, self._habits = view, reading, habits
        self._valid = habits.valid
        self._worlds = worlds
        self._drawn = next(iter(view.faces("drawn", view.seat)), None)

    def of(self, move: Move) -> tuple[Fact, ...]:
        """What speaks for or against a move, what weighs most first."""
        if move in OWN:
            return tuple(self._mending(OWN[move], down=self._drawn))
        if move in JACKS:
            return tuple(self._mending(JACKS[move], up=self._drawn))
        if move in OVER:
            return tuple(self._covering(OVER[move]))
        if move in KINGS:
            return tuple(fact for place in KINGS[move] for fact in self._switching(move, place))
        if move == "queen":
            return (Fact("It gives two more turns."),)
        if move == "discard":
            return tuple(self._discarding())
        return tuple(self._ending())

    def _mending(
        self, slot: int, up: Card | None = None, down: Card | None = None
    ) -> Iterator[Fact]:
        """What another card does to an own coop."""
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
                yield Fact("All four of your coops are valid with it.")
            else:
                yield Fact("It makes coop {slot} valid.", number)
        elif was and not is_now:
            yield Fact("It breaks coop {slot}, which is valid.", number)
        elif not is_now:
            yield Fact("Coop {slot} is not valid with it either.", number)
        if is_now:
            yield Fact(
                "{share} % of the cards not seen could break coop {slot}, laid over it.",
                number | {"share": round(100 * self._broken(after))},
            )
        gained = round(self._earns(after) - self._earns(before))
        if gained > 0 and self._habits.bonus is not None:
            yield Fact("The coop’s points go up by {count}.", {"count": gained})
        elif gained > 0:
            yield Fact("The coop’s cost goes down by {count}.", {"count": gained})

    def _covering(self, place: Place) -> Iterator[Fact]:
        """What laying the drawn card over another's coop does."""
        assert self._drawn is not None
        player = place >> 2
        before = self._chance(place, self._reading.up[place])
        after = self._chance(place, self._drawn)
        yield Fact(
            "{player} has a valid coop there: {share} %. With the {card} it is {rest} %.",
            {
                "player": player,
                "share": before,
                "card": spell(self._drawn),
                "rest": after,
            },
        )
        yield from self._declared(player)

    def _switching(self, move: Move, place: Place) -> Iterator[Fact]:
        """PAR-2: what a King brings to one of its two places."""
        a, b = KINGS[move]
        up, source = self._reading.up[place], a if place == b else b
        chance = self._chance(source, up)
        words = {"slot": place % 4 + 1, "share": chance}
        if place >> 2 == self._view.seat:
            yield Fact("Your coop {slot} is valid with the card that comes: {share} %.", words)
        else:
            yield Fact(
                "Coop {slot} of {player} is valid with the card that comes: {share} %.",
                words | {"player": place >> 2},
            )

    def _discarding(self) -> Iterator[Fact]:
        if all(map(self._is_valid, self._own())):
            yield Fact("All four of your coops are valid.")
        assert self._drawn is not None
        mended = any(
            self._valid[up][self._drawn] and not self._valid[up][down] for up, down in self._own()
        )
        if mended:
            yield Fact("The {card} would make a coop valid.", {"card": spell(self._drawn)})
        else:
            yield Fact("The {card} makes no coop valid.", {"card": spell(self._drawn)})

    def _ending(self) -> Iterator[Fact]:
        """What speaks for declaring, or for waiting."""
        good = sum(map(self._is_valid, self._own()))
        if good < 4:
            yield Fact("Your valid coops: {count} of four.", {"count": good})
            return
        yield Fact(
            "If you declare now, all four of your coops stay valid: {share} %.",
            {"share": self._share(self._survives(world) for world in self._worlds)},
        )
        for player in self._others():
            yield Fact(
                "{player} has four valid coops already: {share} %.",
                {
                    "player": player,
                    "share": self._share(world.all_valid(player) for world in self._worlds),
                },
            )

    def _survives(self, world: Round) -> bool:
        end = world.copy()
        if end.end_turn(declares=True):
            end.play_out()
        return end.all_valid(self._view.seat)

    def _declared(self, player: Seat) -> Iterator[Fact]:
        if player == self._view.facts["declarer"]:
            yield Fact("{player} has declared: one broken coop spoils it.", {"player": player})

    def _others(self) -> list[Seat]:
        after = self._worlds[0].after if self._worlds else {}
        return sorted(seat for seat in after if seat != self._view.seat)

    def _own(self) -> list[tuple[Card, Card]]:
        seat = self._view.seat
        return [
            (up, down)
            for slot in (1, 2, 3, 4)
            for up in self._view.faces("up", seat, slot)
            for down in self._view.faces("down", seat, slot)
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
        unseen = self._reading.unseen
        breaking = (not self._valid[card][down] and (TENS[card] or not ACES[up]) for card in unseen)
        return sum(breaking) / max(1, len(unseen))

    def _chance(self, place: Place, up: Card) -> int:
        """How likely a face-down card makes a valid coop with a face-up one, in per cent."""
        chances = self._reading.chances(place)
        return round(100 * sum(chance for card, chance in chances if self._valid[up][card]))

    def _share(self, happened: Iterator[bool]) -> int:
        return round(100 * sum(happened) / max(1, len(self._worlds)))
