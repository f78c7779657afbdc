"""Write sheets that test, with readers who know the rules, if explanations of hints persuade.

    PYTHONPATH=app:. python tests/bench/measure_hints.py soda soi --count 12 --out FOLDER
    PYTHONPATH=app:. python tests/bench/measure_hints.py soda --first 5000 --out FOLDER

A sheet has positions at which one of two moves is better by at least 3 % of a match, confirmed in
fresh samples. For each position it gives the view of a seat, then the explanation with A and B in
place of the moves, in random order. A reader writes down which move is better. `blind/GAME.txt` is
the sheet, and `key/GAME.txt` has the answers. In `swapped/GAME.txt` the reasons of the two moves
are exchanged: with this sheet, readers must do no better than chance.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from soiree.controller.computers.asking import generator
from soiree.controller.computers.explaining import (
    CERTAIN,
    TELLING,
    Explanation,
    Verdict,
    deciding_outcome,
    explain,
)
from soiree.core.entries import Move
from soiree.core.games import Game
from soiree.core.players import never
from soiree.core.views import View
from soiree.games import GAMES
from soiree.search.sampling import mean_and_error
from soiree.ui.game_window import window_of
from soiree.ui.language.translation import load_language
from soiree.ui.language.words import card_sign, reason_sentence
from tests.bench.measure_decisions import names_at, place
from tests.games.honesty import seated
from tests.ui.games.stories import story_of

GAP = 0.03
"""The least gap between the two moves, in chance to win."""

CONFIRMING = 1200
"""The number of fresh samples that confirm a gap."""

TOLD = 4
"""The number of sentences of the story before a position."""

RULES = {
    "soy": "Soy: the higher bid wins the prize; cards of one suit alone win the match.",
    "soureh": "Soureh: with an invalid coop you pay the cheaper cards; few points win.",
    "pariah": "Pariah: valid coops earn points, four of them 50 more; many points win.",
    "soi": "Soi: ask for cards of a rank that you hold; four of a rank score; No ends a turn.",
    "spy": "Spy vs Spy: same rank or a neighbour goes on a pile; few cards left are good.",
    "soda": "Soda: play as high or higher; after a No the last card played wins the points.",
}
"""The rule of each game in one line."""


class Position(Struct, frozen=True):
    """A position with a confirmed gap.

    Attributes:
        story: the last sentences of the log.
        found: the explanation of the better move.
    """

    view: View
    story: Sequence[str]
    found: Explanation


def positions(game: Game, count: int, first: int) -> Iterator[Position]:
    """Positions from matches between middle levels, at most two from each match.

    Args:
        first: the seed of the first match.
    """
    player = game.player(game.usual_level().name)
    seed, left = first - 1, 0
    while left < count:
        seed += 1
        rng = random.Random(seed)
        match = seated(game, {}, seed)
        here = 0
        while match.result is None and here < 2 and left < count:
            match.draw_chance()
            for seat in match.deciders[:1]:
                view = match.view(seat)
                if len(view.legal) > 1 and not rng.randrange(8):
                    found = _gap(game, view)
                    if found is not None:
                        here, left = here + 1, left + 1
                        told = story_of(
                            game.name,
                            view.options,
                            names_at(view),
                            seat,
                            match.outcomes_of((seat,)),
                        )
                        yield Position(view, [each.text for each in told.lines()][-TOLD:], found)
                        if here == 2 or left == count:
                            break
                move = player(view, generator(match, seat), never)
                match.play(seat, move, match.position)


def _gap(game: Game, view: View) -> Explanation | None:
    """The explanation of the best move, compared with a move that is worse by `GAP` or more.

    Fresh samples confirm the gap; None if there is no such pair of moves.
    """
    assert game.pricer is not None
    pricer = game.pricer()(view)
    tried = sorted(
        pricer(view.legal, random.Random("look"), 60), key=lambda each: -fmean(each.chances)
    )
    best = tried[0]
    worse = [each for each in tried if fmean(best.chances) - fmean(each.chances) >= GAP]
    if not worse:
        return None
    found = explain(game, view, best.move, worse[0].move)
    if found.verdict is not Verdict.BETTER or found.gap < GAP or found.other is None:
        return None
    fresh = pricer((found.move, found.other), random.Random("fresh"), CONFIRMING)
    one, other = (each.chances for each in fresh)
    gap, error = mean_and_error([a - b for a, b in zip(one, other, strict=True)])
    exact = len(one) == 1
    return found if exact or gap - CERTAIN * error > GAP * 0.75 else None


class Lines(Struct, frozen=True):
    """The lines of a position on a sheet.

    Attributes:
        plain, swapped: with the reasons of each move, and with those of the other one.
        better: the letter of the better move.
    """

    plain: Sequence[str]
    swapped: Sequence[str]
    better: str


def lines(position: Position, rng: random.Random) -> Lines:
    """The lines of a position, with its two moves in random order."""
    view, found = position.view, position.found
    assert found.other is not None
    game, names = GAMES[view.game], names_at(view)
    moves = [found.move, found.other]
    if rng.random() < 0.5:
        moves.reverse()
    said = ["you see:"]
    for zone, faces in view.zones:
        if faces:
            cards = " ".join("▒" if each is None else card_sign(each) for each in faces)
            said.append(f"  {place(zone, names)} {cards}")
    if view.scores is not None:
        scores = zip(names, view.scores, strict=True)
        said.append("  scores: " + ", ".join(f"{name} {score}" for name, score in scores))
    said += [f"  {each}" for each in position.story]
    said.append("the moves: A and B, in this order, with the reasons given:")
    told, exchanged = (_reasons(game, view, pair, names) for pair in (moves, moves[::-1]))
    return Lines([*said, *told], [*said, *exchanged], "AB"[moves.index(found.move)])


def _reasons(game: Game, view: View, moves: Sequence[Move], names: Sequence[str]) -> Iterator[str]:
    """The goals of two moves called A and B, and what decides; "otherwise" is B."""
    assert game.pricer is not None
    assert game.explainer is not None
    explainer = game.explainer()
    for letter, move in zip("AB", moves, strict=True):
        yield f"  {letter}: {reason_sentence(explainer.goal(view, move), names)}"
    one, other = game.pricer()(view)(moves, random.Random("fresh"), CONFIRMING)
    best, worse = (one, other) if fmean(one.chances) > fmean(other.chances) else (other, one)
    decisive = deciding_outcome(best, worse)
    outcome = decisive or deciding_outcome(best, worse, TELLING)
    if not decisive:
        yield "  Several small things decide." + (" The largest:" if outcome else "")
    if outcome is None:
        return
    means = fmean(one.outcomes[outcome]), fmean(other.outcomes[outcome])
    reason = explainer.difference(view, (moves[0], moves[1]), outcome, means)
    yield f"  With A (otherwise: B): {reason_sentence(reason, names)}"


def main() -> None:
    """Write the sheets and the key."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--first", type=int, default=1, help="the seed of the first match")
    parser.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args()
    app = QCoreApplication([])
    load_language(app, "en")
    for name in chosen.games:
        rng, game = random.Random(f"sheet {name}"), GAMES[name]
        words = window_of(game).move_words()
        sheets: dict[str, list[str]] = {
            "blind": [RULES[name], ""],
            "swapped": [RULES[name], ""],
            "key": [],
        }
        every = positions(game, chosen.count, chosen.first)
        for number, position in enumerate(every, start=1):
            view, found, told = position.view, position.found, lines(position, rng)
            moves = [words(move, view, names_at(view)) for move in (found.move, found.other or "")]
            sheets["blind"] += [f"{name} {number}", *told.plain, ""]
            sheets["swapped"] += [f"{name} {number}", *told.swapped, ""]
            sheets["key"].append(
                f"{name} {number}: {told.better}  {moves[0]} before {moves[1]} "
                f"({100 * found.gap:.1f} ± {100 * found.error:.1f} %)"
            )
            print(f"{name} {number}", flush=True)
            for folder, sheet in sheets.items():
                path = chosen.out / folder / f"{name}.txt"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text("\n".join(sheet) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
