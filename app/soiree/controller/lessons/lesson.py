"""Lessons: a prepared position, one choice to make there, and prepared answers to it."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import chain, zip_longest

from msgspec import Struct, field

from soiree.controller.lessons.one_choice import OneChoice
from soiree.controller.match.authority import Match
from soiree.core.cards import Card, card, spell
from soiree.core.entries import Chance, Decision, Entry, Move, PendingChance
from soiree.core.games import Game
from soiree.core.records import Participant, Record
from soiree.core.states import Refusal, State, apply
from soiree.core.texts import tr_noop
from soiree.core.zones import Seat

YOU: Seat = 0
"""The seat of the person who learns."""


class Exercise(Struct, frozen=True):
    """A task at a prepared position.

    Attributes:
        script: the way to the position, in the form that `reach` reads.
        moves: the moves that solve it; empty if there is only something to see.
        wrong: the reply to each other legal move, which explains its effect.
        answers: the next moves of the other players, by seat and in order. The exercise is done
            when the person has to decide again, or another player has no answer left.
    """

    script: str
    moves: Collection[Move]
    wrong: Mapping[Move, str]
    answers: Mapping[Seat, Sequence[Move]] = field(default_factory=dict)


def reach(game: Game, options: Mapping[str, int | str], script: str) -> list[Entry]:
    """The entries that lead to a position.

    A script has a line for each entry, and blank lines anywhere:

        dealer 1                 chance draws this seat
        deal 2S 7S / 8C 3H | 4D  a deck: the hands in the order of dealing, a card to each in turn,
                                 then the cards that follow; all others come last, in a fixed order
                                 that looks shuffled
        0 bid QD                 seat 0 makes this move
        until pick               all make their first legal move, in turn, until somebody may make
                                 a move that begins with this word

    Raises:
        ValueError: a line does not fit where it stands.
    """
    state = game.start(game.completed(options))
    entries: list[Entry] = []
    for line in filter(None, map(str.strip, script.splitlines())):
        for entry in _entries(game, state, line):
            apply(state, entry)
            entries.append(entry)
    return entries


def _entries(game: Game, state: State, line: str) -> Iterable[Entry]:
    word, _, rest = line.partition(" ")
    pending = state.chance()
    if word.isdigit():
        seat, move = int(word), game.canonical(rest)
        if pending:
            raise ValueError(f"{line}: a {pending.kind} is due")
        if seat not in state.deciders():
            raise ValueError(f"{line}: it is not the turn of seat {seat}")
        if refusal := state.refusal(seat, move):
            raise ValueError(f"{line}: {refusal}")
        yield _decision(game, seat, move)
    elif word == "until":
        yield from _until(game, state, rest)
    elif pending is None:
        raise ValueError(f"{line}: chance has nothing to give")
    elif word == "deal":
        yield Chance("deck", _deck(pending, rest), pending.seat)
    else:
        chance = Chance(pending.kind, seat=int(rest))
        if word != pending.kind or not pending.admits(chance):
            raise ValueError(f"{line}: a {pending.kind} is due")
        yield chance


def _until(game: Game, state: State, word: str) -> Iterable[Entry]:
    seats, last = state.seats, -1
    while deciders := state.deciders():
        seat = min(deciders, key=lambda seat: (seat - last - 1) % seats)
        move = state.legal(seat)[0]
        if move.startswith(word):
            return
        last = seat
        yield _decision(game, seat, move)
    raise ValueError(f"until {word}: it never came")


def _decision(game: Game, seat: Seat, move: Move) -> Decision:
    return Decision(seat, move, 0.0 if game.is_timed(move) else None)


def _deck(pending: PendingChance, written: str) -> tuple[Card, ...]:
    hands, _, following = written.partition("|")
    dealt = zip_longest(*(hand.split() for hand in hands.split("/")))
    named = [card(text) for text in (*chain.from_iterable(dealt), *following.split()) if text]
    rest = list(pending.cards)
    for each in named:
        if each not in rest:
            raise ValueError(f"{spell(each)} is not there, or not any more")
        rest.remove(each)
    random.Random(0).shuffle(rest)
    return (*named, *rest)[: pending.count]


def choice_of(match: Match, exercise: Exercise, done: Callable[[], None]) -> OneChoice:
    """The choice of an exercise, after which the others answer as prepared.

    Args:
        match: the match at the position where the person has to choose.
        done: called after the person's choice and the answers of the others are displayed.
    """
    return OneChoice(
        match,
        exercise.moves,
        lambda move: Refusal(exercise.wrong[move]),
        Refusal(tr_noop("This step is done. Go to the next one.")),
        done=done,
        answers=exercise.answers,
    )


def set_up(game: Game, names: Sequence[str], script: str) -> Match:
    """A match with default options at the position of a script, with a person at the first seat."""
    players = tuple(
        Participant.of(name, None if seat == YOU else game.levels[0].name)
        for seat, name in enumerate(names)
    )
    record = Record(game.name, game.completed({}), players, reach(game, {}, script), seed=0)
    return Match(record, game, keeps_indices=True)
