"""Honesty of players: the same view with another truth must lead to the same move.

At a decision everything that the seat cannot know is dealt anew. An honest player, given the same
random generator, makes the same move; a player that looks at hidden cards sooner or later does not.
The new deal is found by the rules alone: swap two cards, replay the round, and keep the swap if the
seat saw exactly the same. So it shares nothing with the reasoning of the tested players.

Any game whose hidden cards come from its decks can be tested so.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from msgspec.structs import replace

from soiree.controller.match.authority import Match
from soiree.core.entries import Chance, Decision, Entry, Move
from soiree.core.events import Event, witness
from soiree.core.games import Game
from soiree.core.players import Player, never
from soiree.core.records import Participant, Record
from soiree.core.states import State, apply
from soiree.core.zones import Seat

Chooser = Callable[[Match, Seat, random.Random], Move]
"""Chooses a move for a seat. It gets the whole match, and must use only the view."""

Peek = Callable[[State, Seat, random.Random], Move]
"""Chooses a move for a seat by the truth."""


def honest(player: Player) -> Chooser:
    """The player as the program runs it: with its seat's view and nothing else."""
    return lambda match, seat, rng: player(match.view(seat), rng, never)


def hasty(player: Player, looks: int) -> Chooser:
    """The player, stopped in each decision once it has looked so often at the clock."""

    def choose(match: Match, seat: Seat, rng: random.Random) -> Move:
        left = iter(range(looks))
        return player(match.view(seat), rng, lambda: next(left, None) is None)

    return choose


def peeking(player: Player, peek: Peek, share: float) -> Chooser:
    """A player that looks at the truth in a share of its decisions."""

    def choose(match: Match, seat: Seat, rng: random.Random) -> Move:
        if rng.random() < share:
            return peek(truth(match), seat, rng)
        return player(match.view(seat), rng, never)

    return choose


def seated(
    game: Game, options: Mapping[str, int | str], seed: int, entries: Sequence[Entry] = ()
) -> Match:
    """A match with unnamed players."""
    chosen = game.defaults() | dict(options)
    assert game.forbids(chosen) is None
    names = [str(seat) for seat in range(game.players(chosen))]
    players = tuple(Participant(name, "computer", "random") for name in names)
    return Match(Record(game.name, chosen, players, list(entries), seed), game)


def play(match: Match, choosers: Sequence[Chooser], rng: random.Random, most: int) -> Match:
    """Play a match to its end, or until it has this many entries."""
    while match.result is None and match.position < most:
        match.draw_chance()
        for seat in match.deciders[:1]:
            refusal = match.play(seat, choosers[seat](match, seat, rng), match.position)
            assert refusal is None, refusal
    return match


def truth(match: Match, position: int | None = None) -> State:
    """The whole truth of a match, now or at a position, replayed from its entries."""
    state = match.game.start(match.deal.options)
    for entry in match.entries[:position]:
        apply(state, entry)
    return state


@dataclass(frozen=True, slots=True)
class Twin:
    """A decision of a match, and the same decision in another truth."""

    match: Match
    other: Match
    seat: Seat

    def differs(self, choose: Chooser) -> bool:
        """True if a chooser makes another move in the other truth."""
        number = self.match.position
        first = choose(self.match, self.seat, random.Random(number))
        return first != choose(self.other, self.seat, random.Random(number))


def twins(match: Match, rng: random.Random, share: float = 1, tries: int = 40) -> Iterator[Twin]:
    """Decisions of a match, each with one in another truth that looks the same to its seat.

    Decisions without another truth are left out.

    Args:
        share: the share of the decisions to consider.
        tries: the number of swaps to try for each decision.
    """
    for number, entry in enumerate(match.entries):
        if isinstance(entry, Decision) and rng.random() < share:
            here = match.up_to(number)
            anew = deal_anew(here, entry.seat, rng, tries)
            if anew == here.entries:
                continue
            there = seated(match.game, match.deal.options, 0, anew)
            if list(truth(here).piles()) != list(truth(there).piles()):
                assert here.view(entry.seat) == there.view(entry.seat)
                yield Twin(here, there, entry.seat)


def deal_anew(match: Match, seat: Seat, rng: random.Random, tries: int) -> list[Entry]:
    """The entries with swapped cards in the latest deck, such that the seat saw the same events."""
    entries = match.entries
    place = max(n for n, entry in enumerate(entries) if is_deck(entry))
    state = truth(match, place)
    shuffled, after = entries[place], entries[place + 1 :]
    assert isinstance(shuffled, Chance)
    seen = list(events_seen(state.copy(), entries[place:], seat))
    for _ in range(tries):
        cards = list(shuffled.cards)
        one, two = rng.sample(range(len(cards)), 2)
        cards[one], cards[two] = cards[two], cards[one]
        swapped = replace(shuffled, cards=tuple(cards))
        if looks_like(seen, state.copy(), [swapped, *after], seat):
            shuffled = swapped
    return [*entries[:place], shuffled, *after]


def looks_like(
    seen: Sequence[Event | None], state: State, entries: Sequence[Entry], seat: Seat
) -> bool:
    """True if a seat sees exactly these events of entries; ends at the first other event."""
    return all(new == old for new, old in zip_longest(events_seen(state, entries, seat), seen))


def is_deck(entry: Entry) -> bool:
    """True if an entry is a shuffled deck."""
    return isinstance(entry, Chance) and entry.kind == "deck"


def events_seen(state: State, entries: Sequence[Entry], seat: Seat) -> Iterator[Event | None]:
    """The events of entries as a seat sees them; None after an impossible entry."""
    for entry in entries:
        if isinstance(entry, Decision):
            possible = state.refusal(entry.seat, entry.move) is None
        else:
            pending = state.chance()
            possible = pending is not None and pending.admits(entry)
        if not possible:
            yield None
            return
        happened: list[Event] = []
        apply(state, entry, happened.append)
        for event in happened:
            yield witness(event, seat)


def played_elsewhere(
    plays: Sequence[tuple[str, Mapping[str, int | str], str]], most: int
) -> list[str]:
    """The moves of matches, as text, in each of two processes with different hashing.

    Args:
        plays: the game, the options and the level of each match.
        most: the number of entries of each match.
    """
    program = f"""
import random
from tests.every_game import EVERY_GAME
from tests.games.honesty import honest, play, seated
for game, options, level in {[(game, dict(options), level) for game, options, level in plays]!r}:
    match = seated(EVERY_GAME[game], options, seed=4)
    players = [honest(EVERY_GAME[game].player(level))] * len(match.deal.players)
    play(match, players, random.Random(4), most={most})
    print(game, [getattr(entry, "move", None) for entry in match.entries])
"""
    return [
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    ]
