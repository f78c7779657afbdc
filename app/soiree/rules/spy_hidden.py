"""What is known of the hidden cards of Spy vs Spy: what may lie in each place, and draws from it.

Nobody ever sees more than the others do, so all seats know the same. Every zone is a line of
places: cards join it at its end and leave it at its front. A place is known by the mask of cards
that may lie there; a card that everybody saw, and could follow since, is a mask of one.
"""

from __future__ import annotations

import random
from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from soiree.core.cards import DECK, FULL, Card, Mask, cards_in
from soiree.core.events import Began, Event, Moved, Shuffled
from soiree.core.views import View
from soiree.core.zones import Seat, Zone

Slots = int
"""A set of places, numbered within a deck: bit `slot` is set for each place in it.

`cards_in` walks through them, as through cards.
"""

UNDEALT = Zone("deck")


class Hidden:
    """What may lie in the points piles and hands of a view, by the events so far.

    All that is certain is heeded. Where several arrangements are left they are equally likely, save
    after some races, when cards of several left-over hands have come back a few at a time.
    """

    def __init__(self, view: View) -> None:
        seats = range(view.seats)
        is_half = view.options["deck"] == "half"
        known = _Knowledge(view.seats)
        # The decks of 52 that are still whole are of no interest.
        known.lying[UNDEALT].extend([FULL] * len(DECK) * (1 if is_half else view.seats))
        for event in view.events:
            known.follow(event)
        self._zones = {
            Zone(kind, seat): len(known.lying[Zone(kind, seat)])
            for seat in seats
            for kind in ("points", "hand")
        }
        self._decks = (
            [Deck.of(known, seats, (UNDEALT,))]
            if is_half
            else [Deck.of(known, (seat,)) for seat in seats]
        )

    def draw(self, rng: random.Random) -> dict[Zone, list[Card]]:
        """One arrangement of the hidden cards: those of each points pile and hand, in order."""
        lying: dict[Zone, list[Card]] = {zone: [] for zone in self._zones}
        for deck in self._decks:
            for zone, card in deck.draw(rng):
                if zone in lying:
                    lying[zone].append(card)
        return lying


class _Knowledge:
    """The lines of places, followed event by event.

    Attributes:
        lying: for each zone, what may lie in each place of its line.
        seen: for each seat, the cards of his that were seen at one time or another.
    """

    def __init__(self, seats: int) -> None:
        self.lying: defaultdict[Zone, deque[Mask]] = defaultdict(deque)
        self.seen = [0] * seats

    def follow(self, event: Event) -> None:
        if isinstance(event, Moved):
            place = self.lying[event.source].popleft()
            if event.card is not None:
                place = 1 << event.card
                owner = event.target.owner
                assert owner is not None
                self.seen[owner] |= place
            self.lying[event.target].append(place)
        elif isinstance(event, Shuffled):
            self._shuffle(event.zone)
        elif isinstance(event, Began):
            for seat in range(len(self.seen)):
                self._gather(seat)

    def _gather(self, seat: Seat) -> None:
        """All that is not in the points pile goes to the hand."""
        hand = self.lying[Zone("hand", seat)]
        for zone in (Zone("up", seat), *(Zone("pile", seat, number) for number in range(1, 7))):
            hand.extend(self.lying.pop(zone, ()))

    def _shuffle(self, hand: Zone) -> None:
        """Any card may lie in any place now; what is certainly here is not among the points."""
        places = self.lying[hand]
        together = certain = 0
        for place in places:
            together |= place
            if _is_one(place):
                certain |= place
        points = Zone("points", hand.owner)
        self.lying[points] = deque(place & ~certain for place in self.lying[points])
        self.lying[hand] = deque([together] * len(places))


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards of one deck that are hidden, and where they may lie.

    Attributes:
        zones: for each place in order, the zone that it is in.
        settled: the places whose card is known, with that card.
        alike: the cards that may lie in the same places, with these places, the fewest first.
    """

    zones: Sequence[Zone]
    settled: Mapping[int, Card]
    alike: Sequence[tuple[Slots, Sequence[Card]]]

    @classmethod
    def of(cls, known: _Knowledge, seats: Iterable[Seat], others: Iterable[Zone] = ()) -> Deck:
        """The deck that these seats share, some of it in other zones."""
        owners = set(seats)
        seen_elsewhere = {
            seat: sum(known.seen[other] for other in owners if other != seat) for seat in owners
        }
        hidden = FULL
        zones: list[Zone] = []
        places: list[Mask] = []
        for zone, line in known.lying.items():
            if zone.owner in owners or zone in others:
                if zone.kind in ("up", "pile"):
                    for place in line:
                        hidden &= ~place
                    continue
                strange = 0 if zone.owner is None else seen_elsewhere[zone.owner]
                zones += [zone] * len(line)
                places += [place & ~strange for place in line]
        settled = {
            slot: place.bit_length() - 1 for slot, place in enumerate(places) if _is_one(place)
        }
        for card in settled.values():
            hidden &= ~(1 << card)
        alike: defaultdict[Slots, list[Card]] = defaultdict(list)
        if places:
            for card in cards_in(hidden):
                slots = sum(
                    1 << slot
                    for slot, place in enumerate(places)
                    if place >> card & 1 and slot not in settled
                )
                alike[slots].append(card)
        return cls(zones, settled, sorted(alike.items(), key=lambda each: each[0].bit_count()))

    def draw(self, rng: random.Random) -> Iterator[tuple[Zone, Card]]:
        """A card for each place, in order."""
        lying = self._lay(rng)
        while lying is None:
            lying = self._lay(rng)
        return ((zone, lying[slot]) for slot, zone in enumerate(self.zones))

    def _lay(self, rng: random.Random) -> dict[int, Card] | None:
        """The card of each place, or None if there was no room left for some."""
        lying = dict(self.settled)
        for slots, cards in self.alike:
            free = [slot for slot in cards_in(slots) if slot not in lying]
            if len(free) < len(cards):
                return None
            lying.update(zip(rng.sample(free, len(cards)), cards, strict=True))
        return lying


def _is_one(place: Mask) -> bool:
    """Whether just one card may lie there."""
    return not place & (place - 1)
