"""Compare the statements of hints with the truth: facts and chances to win.

    PYTHONPATH=app:. python tests/bench/measure_claims.py play soda:2 soi:4 --rounds 20
    PYTHONPATH=app:. python tests/bench/measure_claims.py facts
    PYTHONPATH=app:. python tests/bench/measure_claims.py chances
    PYTHONPATH=app:. python tests/bench/measure_claims.py fit

`play` plays matches between each pair of levels, equal ones too, and appends a line to a file for
each match. The seeds follow from the number of matches in the file, so the same command continues
an interrupted run. A file contains either matches with the strongest level or, with `--quick`,
matches without it. A place such as `soda:2` is a game with a number of players; the default is all
of `PLACES`.

`facts` prints the share of false statements among the certain ones, and the mean truth of
statements with a share or a number. `chances` prints the stated chances to win with their Brier
score. `fit` prints the factor by which the chances should be sharpened or blunted; it is 1, within
its error, for correct chances. The factor is fitted to every second match and tested on the others.
Errors are by match, as the statements of one match are not independent.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path

from soiree.core.games import Game
from soiree.games import GAMES
from tests.games.claims.oracles import COOPS, SODA, SOI, SOY, SPY
from tests.games.claims.witnessing import CHANCE, Claim, Oracle, claims

ORACLES: Mapping[str, Mapping[str, Oracle]] = {
    "soy": SOY,
    "soureh": COOPS,
    "pariah": COOPS,
    "soi": SOI,
    "spy": SPY,
    "soda": SODA,
}


@dataclass(frozen=True)
class Place:
    """A game with a number of players, and the part of its matches that is measured.

    Attributes:
        every, plays_on: as in `claims`.
        shorter: an option that makes matches shorter, so that more can be played.
    """

    game: str
    players: int
    every: int
    plays_on: int
    shorter: Mapping[str, int | str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return f"{self.game}:{self.players}"

    @property
    def title(self) -> str:
        return f"{GAMES[self.game].title}, {self.players} players"

    def even(self, said: float) -> float:
        """Return an even chance to win, whatever was stated."""
        return 1 / self.players

    @property
    def options(self) -> dict[str, int | str]:
        has_players = any(option.name == "players" for option in GAMES[self.game].options)
        return {**self.shorter, **({"players": self.players} if has_players else {})}


PLACES = {
    place.name: place
    for place in (
        Place("soy", 2, 3, 1),
        Place("soureh", 2, 24, 8, {"threshold": 50}),
        Place("soureh", 3, 40, 16, {"threshold": 50}),
        Place("soureh", 4, 50, 16, {"threshold": 50}),
        Place("pariah", 2, 12, 6, {"threshold": 150}),
        Place("soi", 4, 50, 1, {"target": 100}),
        Place("spy", 2, 120, 1),
        Place("spy", 4, 240, 1),
        Place("soda", 2, 14, 3),
        Place("soda", 3, 20, 3),
        Place("soda", 4, 20, 3),
        Place("soda", 6, 30, 3),
    )
}


FIRST, QUICK = 10_000, 1_010_000
"""The seed of the first match, and of the first one without the strongest level."""


@dataclass(frozen=True)
class Witnessed:
    """One match, and the sentences of its hints, each beside what cards or result showed."""

    place: str
    levels: Sequence[str]
    seed: int
    made: Sequence[Claim]

    @classmethod
    def read(cls, line: str) -> Witnessed:
        """Return a match from a line of the file."""
        found = json.loads(line)
        return cls(**found | {"made": [Claim(**each) for each in found["made"]]})


def witnessed(place: Place, number: int, *, quick: bool = False) -> Witnessed:
    """Play the match of a place with this number; the pairs of levels take turns.

    Args:
        quick: True to omit the strongest level.
    """
    game = GAMES[place.game]
    pairs = pairs_of_levels(game, quick=quick)
    turn, pair = divmod(number, len(pairs))
    levels = [pairs[pair][(seat + turn) % 2] for seat in range(place.players)]
    seed = (QUICK if quick else FIRST) + number
    oracles = ORACLES[place.game]
    made = claims(game, place.options, levels, oracles, seed, place.every, place.plays_on)
    return Witnessed(place.name, levels, seed, list(made))


def pairs_of_levels(game: Game, *, quick: bool) -> list[tuple[str, str]]:
    """Return each pair of levels once, equal ones too."""
    levels = game.level_names()[:-1] if quick else game.level_names()
    return list(itertools.combinations_with_replacement(levels, 2))


def read(file: Path) -> list[Witnessed]:
    """Return all matches in a file."""
    return [Witnessed.read(line) for line in file.read_text().splitlines()] if file.exists() else []


def play(file: Path, names: Sequence[str], rounds: int, *, quick: bool) -> None:
    """Play matches and append them to a file.

    Each round has a match for each name of `PLACES` (a game with its players and options) and each
    pair of levels. With `quick`, the strongest level does not play.
    """
    done: dict[str, int] = defaultdict(int)
    for each in read(file):
        done[each.place] += 1
    for _ in range(rounds):
        for name in names:
            for _ in pairs_of_levels(GAMES[PLACES[name].game], quick=quick):
                found = witnessed(PLACES[name], done[name], quick=quick)
                done[name] += 1
                with file.open("a") as lines:
                    lines.write(json.dumps(asdict(found)) + "\n")


# --- tables --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Pair:
    """A statement, the truth, and the number of the match."""

    said: float
    true: float
    match: int


@dataclass(frozen=True)
class Row:
    """The mean of some statements beside the mean truth.

    Attributes:
        error: the standard error of `true`, by match; at least that of as many independent trials
            with the stated probability.
    """

    said: float
    true: float
    error: float
    count: int
    matches: int

    @classmethod
    def of(cls, pairs: Sequence[Pair]) -> Row:
        count = len(pairs)
        said = sum(each.said for each in pairs) / count
        true = sum(each.true for each in pairs) / count
        beyond: dict[int, float] = defaultdict(float)
        for each in pairs:
            beyond[each.match] += each.true - each.said - (true - said)
        matches = len(beyond)
        spread = sum(each * each for each in beyond.values()) * matches / max(1, matches - 1)
        tosses = sum(max(0.0, each.said * (1 - each.said)) for each in pairs)
        return cls(said, true, math.sqrt(max(spread, tosses)) / count, count, matches)

    def admits(self, errors: float = 1.96) -> bool:
        """True if the statements lie within so many errors of the truth, plus their rounding."""
        slack = max(0.01, abs(self.said) / 15 if self.said > 1 else 0.0)
        return abs(self.said - self.true) <= errors * self.error + slack


def tenths(pairs: Iterable[Pair]) -> list[Row]:
    """Return a row for each tenth of the stated shares that occurs."""
    found: dict[int, list[Pair]] = defaultdict(list)
    for each in pairs:
        found[min(9, int(10 * each.said))].append(each)
    return [Row.of(found[tenth]) for tenth in sorted(found)]


def facts(every: Sequence[Witnessed]) -> Iterator[str]:
    """Yield the table of facts, by game."""
    certain: dict[tuple[str, str], list[Pair]] = defaultdict(list)
    others: dict[tuple[str, str], list[Pair]] = defaultdict(list)
    for match in every:
        for claim in match.made:
            if claim.text != CHANCE:
                into = certain if claim.certain else others
                pair = Pair(claim.said, claim.true, match.seed)
                into[PLACES[match.place].game, claim.text].append(pair)
    yield "| game | said for certain | n | false |"
    yield "| --- | --- | --- | --- |"
    for (game, text), pairs in sorted(certain.items()):
        false = sum(each.said != each.true for each in pairs)
        yield f"| {GAMES[game].title} | {text} | {len(pairs)} | {false} |"
    yield ""
    yield "| game | said with a share or a number | n | said | true | tenths |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for (game, text), pairs in sorted(others.items()):
        row = Row.of(pairs)
        if "about" in text:
            values = f"{row.said:.1f} | {row.true:.1f} ± {1.96 * row.error:.1f} | –"
        else:
            rows = tenths(pairs)
            held = sum(each.admits() for each in rows)
            said, true, reach = 100 * row.said, 100 * row.true, 196 * row.error
            values = f"{said:.0f} % | {true:.0f} ± {reach:.0f} % | {held} of {len(rows)}"
        yield f"| {GAMES[game].title} | {text} | {row.count} | {values} |"


def chances_of(every: Sequence[Witnessed]) -> dict[str, list[Pair]]:
    """Return the stated chances by place, each with the share of the win that followed."""
    found: dict[str, list[Pair]] = {name: [] for name in PLACES}
    for match in every:
        for claim in match.made:
            if claim.text == CHANCE:
                found[match.place].append(Pair(claim.said, claim.true, match.seed))
    return {name: pairs for name, pairs in found.items() if pairs}


def brier(pairs: Sequence[Pair], stated: Callable[[float], float]) -> float:
    """Return the mean squared difference between stated chances and results; 0 is best."""
    return sum((stated(each.said) - each.true) ** 2 for each in pairs) / len(pairs)


def chances(every: Sequence[Witnessed]) -> Iterator[str]:
    """Yield the tables of the chances to win, by place."""
    found = chances_of(every)
    yield "| | matches | stated | on average | won | Brier score | of a constant |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for name, pairs in found.items():
        row, place = Row.of(pairs), PLACES[name]
        scores = [brier(pairs, lambda said: said), brier(pairs, place.even)]
        averages = f"{100 * row.said:.0f} % | {100 * row.true:.0f} ± {196 * row.error:.0f} %"
        numbers = f"{row.matches} | {row.count} | {averages} | {scores[0]:.3f} | {scores[1]:.3f}"
        yield f"| {place.title} | {numbers} |"
    yield ""
    yield "| | stated: won, by tenths of what was stated |"
    yield "| --- | --- |"
    for name, pairs in found.items():
        cells = (
            f"{100 * row.said:.0f}: {100 * row.true:.0f} ± {196 * row.error:.0f}"
            for row in tenths(pairs)
        )
        yield f"| {PLACES[name].title} | {', '.join(cells)} |"


# --- fitting -------------------------------------------------------------------------------------


SHARPEST = math.log(4)
"""The largest logarithm of a sharpness in the search; the smallest is its negative."""

PARTS = 10
"""The number of parts of the jackknife for the error of a sharpness."""


def sharpened(chance: float, players: int, sharpness: float) -> float:
    """A chance to win, moved away from an even chance (sharpness above 1) or towards it (below 1).

    The log-odds beyond an even chance are multiplied, so that the order of moves stays, and a
    certain result stays certain. `sharpness` finds the best sharpness.
    """
    if not 0 < chance < 1:
        return chance
    even = -math.log(players - 1)
    odds = even + sharpness * (math.log(chance / (1 - chance)) - even)
    return 1 / (1 + math.exp(-odds))


def sharpness(pairs: Sequence[Pair], players: int) -> float:
    """Return the exponent for the stated chances that makes the results most likely."""

    def loss(logarithm: float) -> float:
        total, by = 0.0, math.exp(logarithm)
        for each in pairs:
            chance = min(0.999, max(0.001, sharpened(each.said, players, by)))
            total -= each.true * math.log(chance) + (1 - each.true) * math.log(1 - chance)
        return total

    least, most = -SHARPEST, SHARPEST
    while most - least > 0.01:
        third = (most - least) / 3
        if loss(least + third) < loss(most - third):
            most -= third
        else:
            least += third
    return math.exp((least + most) / 2)


def is_fitted(match: int) -> bool:
    """True for a match that sharpness is fitted to; the others test the fit."""
    return bool((match - FIRST) // 6 % 2)


def fit(every: Sequence[Witnessed]) -> Iterator[str]:
    """Yield the sharpness at each place, its standard error, and its effect in other matches."""
    for name, pairs in chances_of(every).items():
        players = PLACES[name].players
        ours = [each for each in pairs if is_fitted(each.match)]
        others = [each for each in pairs if not is_fitted(each.match)]
        if not ours or not others:
            continue
        found = sharpness(ours, players)
        without = [
            math.log(sharpness(part, players))
            for n in range(PARTS)
            if (part := [each for each in ours if each.match % PARTS != n])
        ]
        middle = sum(without) / len(without)
        spread = sum((each - middle) ** 2 for each in without)
        error = found * math.sqrt(spread * (len(without) - 1) / len(without))
        before = brier(others, lambda said: said)
        after = brier(others, partial(sharpened, players=players, sharpness=found))
        yield f"{name}: {found:.2f} ± {error:.2f}; in the others {before:.4f}, then {after:.4f}"


def main() -> None:
    """Play or print, as the arguments request."""
    tables = {"facts": facts, "chances": chances, "fit": fit}
    parser = argparse.ArgumentParser(prog="measure_claims")
    parser.add_argument("what", choices=("play", *tables))
    parser.add_argument("places", nargs="*", choices=[[], *PLACES])
    parser.add_argument("--file", type=Path, default=Path("claims.jsonl"))
    parser.add_argument("--rounds", type=int, default=1, help="for each pair of levels once")
    parser.add_argument("--quick", action="store_true", help="without the strongest level")
    chosen = parser.parse_args()
    names = chosen.places or list(PLACES)
    if chosen.what == "play":
        play(chosen.file, names, chosen.rounds, quick=chosen.quick)
        return
    every = [each for each in read(chosen.file) if each.place in names]
    for line in tables[chosen.what](every):
        print(line)


if __name__ == "__main__":
    main()
