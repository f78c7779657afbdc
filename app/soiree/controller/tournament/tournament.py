"""A tournament as a value: its game, its entrants, and the matches drawn and played so far.

Entrants have numbers from 0, as do rounds and tables. Everything follows from the value and its
seed: nothing here draws other random numbers.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from soiree.core.events import Result
from soiree.core.games import Game
from soiree.core.names import shown_name
from soiree.core.strict_json import Faulty, brief, shown
from soiree.games import GAMES

Form = Literal["round-robin", "knock-out", "swiss", "race"]
"""In a race, all entrants play each match together."""

FORMS: tuple[Form, ...] = get_args(Form)
SIZES = range(4, 17)
"""The numbers of entrants."""

MOST_ROUNDS = 100
REPLAYS = 20
"""The most replays of a knock-out match that is tied; then the entrant drawn first goes on."""


class Entrant(Struct, frozen=True, omit_defaults=True):
    """A person or computer that takes part in a tournament.

    Attributes:
        player: a level, `random`, or a custom player; None for a person.
    """

    name: str
    player: str | None = None


class Match(Struct, frozen=True):
    """A match that was drawn, and perhaps played.

    Attributes:
        seats: the entrant at each seat.
        replay: the number of earlier matches of this table and round, all tied; only in a
            knock-out, where a tied match is played again.
        ranks: by seat, as in `core.events.Result`; empty if the match has not been played.
        scores: by seat; None in a game without scores.
        helped: True if a person had help, such as a hint.
    """

    round: int
    table: int
    seats: tuple[int, ...]
    replay: int = 0
    ranks: tuple[int, ...] = ()
    scores: tuple[int, ...] | None = None
    helped: bool = False

    @property
    def place(self) -> tuple[int, int, int]:
        """The round, the table and the `replay`, which identify a match in its tournament."""
        return self.round, self.table, self.replay

    def against(self, seat: int, other: int) -> float:
        """The point of a seat against another one: 1 for the better rank, ½ for the same."""
        mine, theirs = self.ranks[seat], self.ranks[other]
        return 0.5 if mine == theirs else float(mine < theirs)

    def share(self, seat: int) -> float:
        """The seat's part of the win: 1 for the only winner, 1/n for n winners, 0 for a loser."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


class Tournament(Struct, frozen=True):
    """A tournament so far.

    Attributes:
        options: all options of the game; they fix the number of players in a match.
        matches: in the order of their places.
    """

    game: str
    options: Mapping[str, int | str]
    form: Form
    entrants: tuple[Entrant, ...]
    seed: int
    rounds: int
    matches: tuple[Match, ...] = ()

    @property
    def per_match(self) -> int:
        """The number of players in a match."""
        return GAMES[self.game].players(self.options)

    @property
    def open_matches(self) -> tuple[Match, ...]:
        """The matches that were drawn and not yet played."""
        return tuple(match for match in self.matches if not match.ranks)

    @property
    def played(self) -> tuple[Match, ...]:
        return tuple(match for match in self.matches if match.ranks)

    def with_result(
        self, place: tuple[int, int, int], result: Result, *, helped: bool = False
    ) -> Tournament:
        """The tournament with the result of an open match. Raises KeyError if there is none."""
        matches = {match.place: match for match in self.matches}
        match = matches[place]
        if match.ranks:
            raise KeyError(place)
        matches[place] = replace(match, ranks=result.ranks, scores=result.scores, helped=helped)
        return replace(self, matches=tuple(matches.values()))


def started(
    game: Game,
    options: Mapping[str, int | str],
    form: Form,
    entrants: Sequence[Entrant],
    seed: int,
    rounds: int | None = None,
) -> Tournament:
    """A tournament before its first round is drawn.

    Args:
        rounds: None for the usual number: in a round robin everybody meets everybody once, or at
            larger tables sits equally often at each seat.

    Raises:
        Faulty: no tournament can have these arguments.
    """
    made = Tournament(game.name, dict(options), form, tuple(entrants), seed, rounds or 1)
    _check_entrants(made)
    if rounds is None:
        made = replace(made, rounds=usual_rounds(form, len(entrants), made.per_match))
    _check_rounds(made)
    return made


def usual_rounds(form: Form, entrants: int, per_match: int) -> int:
    """The number of rounds of a form if nobody asks for another number."""
    if form == "knock-out":
        return len(stages(entrants, per_match)) + 1
    if form == "swiss":
        return math.ceil(math.log2(entrants))
    if form == "race":
        return 1
    if per_match == 2:
        return entrants - 1 + entrants % 2
    least = math.ceil((entrants - 1) / (per_match - 1))
    tables = entrants // per_match
    return next(n for n in range(least, least + entrants) if n * tables % entrants == 0)


def stages(entrants: int, per_match: int) -> list[tuple[int, int]]:
    """The numbers of tables and of eliminated entrants in each round of a knock-out but the final.

    At most half of a table is eliminated. The rounds aim at twice, four times … as many remaining
    entrants as the final has. Entrants that need not play for that have a bye.
    """
    found = []
    while entrants > per_match:
        goal = per_match
        while 2 * goal < entrants:
            goal *= 2
        most = per_match // 2
        tables = min(entrants // per_match, math.ceil((entrants - goal) / most))
        leaving = min(entrants - goal, tables * most)
        found.append((tables, leaving))
        entrants -= leaving
    return found


def check(tournament: Tournament) -> None:
    """Check everything but the matches. Raises Faulty."""
    _check_entrants(tournament)
    _check_rounds(tournament)


def _check_entrants(tournament: Tournament) -> None:
    form, count, per_match = tournament.form, len(tournament.entrants), tournament.per_match
    if count not in SIZES:
        raise Faulty("entrants", f"{count} entrants", f"{SIZES[0]} to {SIZES[-1]}")
    names: set[str] = set()
    for index, entrant in enumerate(tournament.entrants):
        name = shown_name(entrant.name).casefold()
        if name in names:
            place = f"entrants[{index}].name"
            raise Faulty(place, f"the name {brief(entrant.name)} twice", "each name once")
        names.add(name)
    if per_match < 2:
        raise Faulty("options", f"{per_match} player in a match", "at least 2")
    if per_match > count:
        raise Faulty("entrants", f"{count} for matches of {per_match}", f"{per_match} or more")
    if form == "swiss" and per_match != 2:
        raise Faulty("form", f"swiss with {per_match} players in a match", "a game of two players")
    if form == "race" and not GAMES[tournament.game].is_race:
        raise Faulty("form", f"a race in {tournament.game}", "a game that is a race")
    if form == "race" and per_match != count:
        raise Faulty("entrants", f"{count} for a race of {per_match}", f"{per_match}")


def allowed_rounds(form: Form, entrants: int, per_match: int) -> range:
    """The numbers of rounds that a tournament may have."""
    if form == "knock-out":
        fixed = usual_rounds(form, entrants, per_match)
        return range(fixed, fixed + 1)
    return range(1, entrants + entrants % 2 if form == "swiss" else MOST_ROUNDS + 1)


def _check_rounds(tournament: Tournament) -> None:
    rounds, count = tournament.rounds, len(tournament.entrants)
    allowed = allowed_rounds(tournament.form, count, tournament.per_match)
    if rounds not in allowed:
        least, most = allowed[0], allowed[-1]
        expected = f"{least}" if least == most else f"{least} to {most}"
        raise Faulty("rounds", shown(rounds), f"{expected} with {count} entrants")
