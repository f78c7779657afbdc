"""The choices for seats before they are saved, and the names of the people among them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from soiree.core.games import Game, Level, SeatOrder
from soiree.core.guests import Temper
from soiree.core.names import shown_name
from soiree.core.zones import Seat
from soiree.storage.settings import SeatChoice, Settings
from soiree.ui.guests.people import GUESTS, guest, is_usual, numbered, you

PERSON = "human"
"""The value of the segment that seats a person; all other segments are levels."""


class Company(Struct, frozen=True):
    """The choices that there are for the players round a table.

    Attributes:
        levels: of computers, weakest first.
        habits: a sentence for each temper, without a full stop; empty where it has no effect.
        seat_order: the direction of the seats.
        is_alone: True if only the first seat may be a person's.
        is_fixed: True if the first seat is a person's in any case.
    """

    levels: tuple[Level, ...]
    habits: Mapping[Temper, str]
    seat_order: SeatOrder = SeatOrder.CLOCKWISE
    is_alone: bool = False
    is_fixed: bool = False

    @classmethod
    def of(cls, game: Game) -> Company:
        """The company at a table of a game."""
        # Two people cannot race each other with one keyboard and one mouse.
        return cls(game.levels, game.tempers, game.seat_order, is_alone=game.is_race)

    def level(self, name: str) -> Level:
        """A level by its name."""
        return next(each for each in self.levels if each.name == name)


class SeatDraft(Struct):
    """The choices for a seat before they are saved.

    Attributes:
        kind: "human" or "computer".
        level: the name of a computer's level.
        names: the names of the person and of the computer, by kind.
    """

    seat: Seat
    kind: str
    level: str
    names: dict[str, str]

    @classmethod
    def of(cls, choice: SeatChoice, seat: Seat, levels: Sequence[Level]) -> SeatDraft:
        level = choice.level or levels[len(levels) // 2].name
        names = {PERSON: "", "computer": guest(seat), choice.kind: choice.name}
        return cls(seat, choice.kind, level, names)

    @classmethod
    def usual(cls, seat: Seat, game: Game) -> SeatDraft:
        """A person at the first seat, and computers of the usual level at all others."""
        name = f"{guest(seat)} 2" if seat > len(GUESTS) else guest(seat)
        choice = SeatChoice("computer", name) if seat else SeatChoice("human")
        return cls.of(choice, seat, game.levels)

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON

    @property
    def name(self) -> str:
        return self.names[self.kind]

    @name.setter
    def name(self, name: str) -> None:
        self.names[self.kind] = name

    def name_person(self, name: str) -> None:
        """Give the person a name, unless the person has chosen one."""
        if is_usual(self.name.strip()):
            self.name = name

    def choice(self) -> SeatChoice:
        name = shown_name(self.name)
        if self.is_person:
            return SeatChoice("human", name)
        return SeatChoice("computer", name or guest(self.seat), self.level)


def name_people(drafts: Sequence[SeatDraft], settings: Settings) -> None:
    """Name the people without names of their own: as in earlier matches, or by numbers."""
    people = [draft for draft in drafts if draft.is_person]
    if len(people) == 1:
        people[0].name_person(settings.player or you())
        return
    taken = {draft.name.strip().casefold() for draft in drafts}
    for number, draft in enumerate(people, 1):
        known = [settings.player] if number == 1 else []
        known += settings.people[number - 1 : number]
        free = (name for name in known if not is_usual(name) and name.casefold() not in taken)
        name = next(free, numbered(number))
        draft.name_person(name)
        taken.add(name.casefold())


def named_twice(seats: Sequence[SeatChoice]) -> Seat | None:
    """The first seat with the name of an earlier one; None if all names differ."""
    names = [seat.name.casefold() for seat in seats]
    return next((seat for seat, name in enumerate(names) if name in names[:seat]), None)
