"""An evening as a value: its guests, its programme, and the results so far.

Members have numbers from 0, and 0 is the person. A match of four has a table of its own; a game for
two is played at two tables at once, by pairs that change from item to item. The finale follows the
programme: its first table is for the best two, its second one for the third place.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from soiree.core.feats import Feat
from soiree.games import GAMES

MEMBERS = 4

STRENGTHS = 3
"""The number of strengths of a guest, from the weakest level of a game to its strongest one."""

_PAIRS = (((0, 1), (2, 3)), ((2, 0), (3, 1)), ((0, 3), (1, 2)))
"""By the number of earlier items for two: the members at both tables, in the order of seats."""


class Member(Struct, frozen=True):
    """The person or a guest of an evening.

    Attributes:
        strength: the strength of a guest, from 0 for the weakest; None for the person.
    """

    name: str
    strength: int | None = None


class Item(Struct, frozen=True):
    """An item of the programme: a game with all its options, for two or for four players."""

    game: str
    options: Mapping[str, int | str]

    @property
    def players(self) -> int:
        return GAMES[self.game].players(self.options)


class Place(Struct, frozen=True, order=True):
    """The place of a match: the number of its item, and its table."""

    item: int
    table: int = 0


class Played(Struct, frozen=True):
    """A match that was played.

    Attributes:
        seats: the member at each seat.
        ranks: by seat, as in `core.events.Result`.
        scores: by seat; None in a game without scores.
        helped: True if the person asked for a hint or undid a move.
        feats: the remarkable feats of players; `Feat.seat` is a seat of this match.
        file: the name of the record's file.
    """

    place: Place
    seats: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...] | None = None
    helped: bool = False
    feats: tuple[Feat, ...] = ()
    file: str = ""

    def points(self, seat: int) -> int:
        """The points of a seat: 2 for each opponent beaten and 1 for each tie.

        A match of two gives three times as many: it has a third of the opponents.
        """
        mine = self.ranks[seat]
        worth = 1 if len(self.ranks) == MEMBERS else MEMBERS - 1
        beaten = sum(2 * (mine < other) + (mine == other) for other in self.ranks) - 1
        return worth * beaten

    @property
    def winners(self) -> tuple[int, ...]:
        """The members who won."""
        return tuple(
            member for member, rank in zip(self.seats, self.ranks, strict=True) if rank == 1
        )


class Due(Struct, frozen=True):
    """A match that can be played now, with the member at each seat."""

    place: Place
    seats: tuple[int, ...]


class Standing(Struct, frozen=True):
    """The row of a member in the standings.

    Attributes:
        rank: 1 for the first; nobody shares a rank.
        wins: the number of matches won, shared wins included. Wins of the finale count only in
            final standings.
    """

    rank: int
    member: int
    points: int
    wins: int


class Evening(Struct, frozen=True):
    """An evening so far.

    Attributes:
        title: in a season the title of the theme; otherwise a name, which may be empty.
        season: the number of the season, from 1; 0 for an evening outside the seasons.
        theme: the number of the evening in its season, from 0.
        started: the time of the start, as records write it.
        matches: the results, in the order in which the matches were played.
    """

    members: tuple[Member, ...]
    programme: tuple[Item, ...]
    seed: int
    finale: Item | None = None
    title: str = ""
    season: int = 0
    theme: int = 0
    started: str = ""
    matches: tuple[Played, ...] = field(default=())

    @property
    def items(self) -> tuple[Item, ...]:
        """The programme with the finale."""
        return self.programme if self.finale is None else (*self.programme, self.finale)

    def played(self, place: Place) -> Played | None:
        """The match at a place, if it was played."""
        return next((each for each in self.matches if each.place == place), None)

    def seats(self, item: int) -> tuple[tuple[int, ...], ...]:
        """The members at each table of an item, by seat.

        The result is empty for the finale until all matches of the programme are played.
        """
        if item == len(self.programme):
            if any(self.due_in(number) for number in range(item)):
                return ()
            order = [each.member for each in self.standings(final=False)]
            return (order[0], order[1]), (order[2], order[3])
        if self.items[item].players == MEMBERS:
            by = (item + self.seed) % MEMBERS
            return (tuple((seat + by) % MEMBERS for seat in range(MEMBERS)),)
        before = sum(each.players == 2 for each in self.programme[:item])
        pairs = _PAIRS[before % len(_PAIRS)]
        turned = before // len(_PAIRS) % 2
        return tuple(pair[::-1] if turned else pair for pair in pairs)

    def due_in(self, item: int) -> tuple[Due, ...]:
        """The matches of an item that have not been played."""
        drawn = enumerate(self.seats(item))
        places = [Due(Place(item, table), seats) for table, seats in drawn]
        return tuple(each for each in places if self.played(each.place) is None)

    @property
    def due(self) -> tuple[Due, ...]:
        """All matches that can be played now, in the order of the programme."""
        return tuple(each for item in range(len(self.items)) for each in self.due_in(item))

    @property
    def next_of_person(self) -> Due | None:
        """The next match of the person; None if the others have to finish first, or at the end."""
        return next((each for each in self.due if 0 in each.seats), None)

    @property
    def is_over(self) -> bool:
        return not self.due

    def with_match(self, match: Played) -> Evening:
        """The evening with the result of a match; unchanged if the match is not due."""
        if Due(match.place, match.seats) not in self.due:
            return self
        return replace(self, matches=(*self.matches, match))

    def points(self) -> list[int]:
        """The points of each member. The finale gives none."""
        found = [0] * MEMBERS
        for match in self._of_programme():
            for seat, member in enumerate(match.seats):
                found[member] += match.points(seat)
        return found

    def standings(self, *, final: bool = True) -> tuple[Standing, ...]:
        """The members, best first.

        Equal points are ordered by wins, then by the results against each other, then by lot.

        Args:
            final: True to let the finale decide between the first two, and between the others.
        """
        points, wins = self.points(), self._wins(self._of_programme())
        lots = random.Random(f"{self.seed} lots").sample(range(MEMBERS), MEMBERS)
        keys = [
            (-points[one], -wins[one], -self._against_equals(one, points), float(lots[one]))
            for one in range(MEMBERS)
        ]
        order = sorted(range(MEMBERS), key=keys.__getitem__)
        if final and self.finale is not None:
            for table in (0, 1):
                match = self.played(Place(len(self.programme), table))
                if match is not None and match.ranks[0] > match.ranks[1]:
                    first = 2 * table
                    order[first], order[first + 1] = order[first + 1], order[first]
            wins = self._wins(self.matches)
        return tuple(
            Standing(rank, member, points[member], wins[member])
            for rank, member in enumerate(order, 1)
        )

    def rank(self, member: int) -> int:
        """The rank of a member in the standings, from 1; nobody shares a rank."""
        return next(each.rank for each in self.standings() if each.member == member)

    def _of_programme(self) -> list[Played]:
        return [match for match in self.matches if match.place.item < len(self.programme)]

    @staticmethod
    def _wins(matches: Sequence[Played]) -> list[int]:
        return [sum(member in each.winners for each in matches) for member in range(MEMBERS)]

    def _against_equals(self, one: int, points: Sequence[int]) -> float:
        equals = [other for other in range(MEMBERS) if points[other] == points[one]]
        found = 0.0
        for match in self._of_programme():
            if one in match.seats:
                mine = match.ranks[match.seats.index(one)]
                theirs = [match.ranks[match.seats.index(o)] for o in equals if o in match.seats]
                found += sum((mine < other) - (mine > other) for other in theirs)
        return found


def match_seed(evening: Evening, place: Place) -> int:
    """The seed of the deals of a match, which follows from that of the evening."""
    made_from = f"{evening.seed} {place.item} {place.table}"
    return random.Random(made_from).randrange(10**9)


def level_of(game: str, strength: int) -> str:
    """The level of a game for a guest of some strength."""
    names = GAMES[game].level_names()
    return names[round(strength * (len(names) - 1) / (STRENGTHS - 1))]
