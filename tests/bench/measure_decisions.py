"""Print decisions of a level in words, beside the estimates of the top level.

    PYTHONPATH=app:. python tests/bench/measure_decisions.py soda easy --decisions 20

The level plays matches with itself, and one decision with a choice in `--every` is printed, at
random. Each contains the last events, the view of the seat and the chosen move. If the top level
prefers another move, the program prints that move and the cost of the chosen one, as a share of a
win.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence

from soiree.controller.computers.explaining import explain
from soiree.controller.match.authority import Match
from soiree.core.cards import spell
from soiree.core.entries import Move
from soiree.core.players import never
from soiree.core.views import View
from soiree.core.zones import Seat, Zone
from soiree.games import GAMES
from soiree.ui.game_window import window_of
from soiree.ui.games.hint_words import reasons_of
from tests.games.honesty import play, seated
from tests.ui.games.stories import story_of

HAPPENED = 3
"""The number of sentences about the last events."""

MOST = 600
"""The largest number of entries of a match."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the decisions."""
    parser = argparse.ArgumentParser(prog="measure_decisions")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("level")
    parser.add_argument("--decisions", type=int, default=20)
    parser.add_argument("--every", type=int, default=7)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    told = decisions(chosen.game, chosen.level, chosen.every, chosen.seed)
    for number, lines in zip(range(1, chosen.decisions + 1), told, strict=False):
        print(f"{number}. " + "\n   ".join(lines), flush=True)


def decisions(name: str, level: str, every: int, seed: int) -> Iterator[Sequence[str]]:
    """Yield random decisions in matches of a level with itself, in words."""
    game = GAMES[name]
    player, drawn = game.player(level), random.Random(seed)
    found: list[Sequence[str]] = []

    def choose(match: Match, seat: Seat, rng: random.Random) -> Move:
        view = match.view(seat)
        move = player(view, rng, never)
        if len(view.legal) > 1 and not drawn.randrange(every):
            found.append([*situation(match, view), *judgement(view, move)])
        return move

    while True:
        match, rng = seated(game, {}, seed), random.Random(seed)
        while match.result is None and match.position < MOST:
            play(match, [choose] * len(match.deal.players), rng, match.position + 1)
            yield from found
            found.clear()
        seed += 1


def situation(match: Match, view: View) -> Iterator[str]:
    """Yield the last events and the view of a seat; the seat itself is "you"."""
    names = names_at(view)
    outcomes = match.outcomes_of((view.seat,))
    story = story_of(view.game, view.options, names, view.seat, outcomes)
    yield " ".join(each.text for each in story.lines(HAPPENED))
    zones = [
        f"{place(zone, names)} {written}"
        for zone, cards in view.zones
        if cards and (written := " ".join(spell(each) for each in cards if each is not None))
    ]
    if view.scores is not None:
        zones.insert(0, f"scores {', '.join(map(str, view.scores))} (seat {view.seat})")
    yield "; ".join(zones)


def judgement(view: View, move: Move) -> Iterator[str]:
    """Yield the chosen move, and the top level's opinion of it."""
    names = names_at(view)
    game = GAMES[view.game]
    words = window_of(game).move_words()
    judged = game.evaluator()(view, random.Random(1), never)
    yield f"CHOSE {words(move, view, names)}"
    if move != judged.chosen:
        explained = explain(game, view, judged.chosen, move)
        # The samples of the explanation may prefer the move that was made.
        why = "" if explained.move == move else " ".join(reasons_of(explained, names))
        cost = -explained.gap if explained.move == move else explained.gap
        yield f"TOP {words(judged.chosen, view, names)} {why} Cost {100 * cost:.1f} %."


def names_at(view: View) -> list[str]:
    """Return the names of the seats: "you" for the one that decides, numbers for the others."""
    return ["You" if seat == view.seat else f"Seat {seat}" for seat in range(view.seats)]


def place(zone: Zone, names: Sequence[str]) -> str:
    """Return a zone in words."""
    owner = [] if zone.owner is None else [names[zone.owner]]
    slot = [] if zone.slot is None else [str(zone.slot)]
    return " ".join([*owner, zone.kind, *slot]) + ":"


if __name__ == "__main__":
    main()
