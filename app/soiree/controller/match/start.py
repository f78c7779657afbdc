"""Starts matches: a new one, a resumed one, a lesson or a problem, each as a `Client`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from soiree.controller.computers.asking import Computers
from soiree.controller.computers.worker import Threads
from soiree.controller.lessons.lesson import Exercise, choice_of, set_up
from soiree.controller.lessons.problem import AtSeat, Problem, attempts_at, match_of
from soiree.controller.match.authority import Match
from soiree.controller.match.client import Client
from soiree.controller.match.deal_words import DEAL_TEXT, seed_of
from soiree.controller.match.proof import Proof
from soiree.controller.match.race import Race
from soiree.controller.match.saving import Saving, Store
from soiree.controller.match.session import Session
from soiree.controller.match.turn_order import TurnOrder
from soiree.core.entries import Move
from soiree.core.games import Game
from soiree.core.guests import TEMPERS
from soiree.core.players import Player
from soiree.core.records import Participant, Record
from soiree.core.tallies import Tally
from soiree.core.zones import Seat


def new_record(
    game: Game,
    options: Mapping[str, int | str],
    players: Sequence[Participant],
    seed: int | str,
    started: str | None = None,
    proof: Proof | None = None,
) -> Record:
    """The record of a new match, before anything is dealt.

    Args:
        options: all options of the game, by name.
        seed: the number of the deals, or a text that a person typed for it.
        started: the time of the start, as records write it.
        proof: the proof of the deals, which determines the seed.
    """
    extra = Tally(assisted=game.eased(options)).fields()
    if proof is not None:
        extra |= proof.fields()
        seed = proof.seed
    elif isinstance(seed, str):
        extra[DEAL_TEXT] = seed
        seed = seed_of(seed)
    return Record(game.name, dict(options), tuple(players), [], seed, started, extra=extra)


def play_match(
    record: Record,
    game: Game,
    threads: Threads,
    store: Store | None,
    *,
    real_time: bool = True,
    practice: bool = False,
) -> Client:
    """Play the match of a record from the record's end on.

    Args:
        store: saves the match; None to save nothing.
        real_time: True if races are run against the clock; they never are among several people.
        practice: True if the first race runs without the clock.
    """
    match = Match(record, game, keeps_indices=True)
    players = computers_of(record, game)
    turns = TurnOrder(match, threads.clock)
    # Two people at one screen cannot race each other.
    if real_time and len(record.players) - len(players) < 2:
        turns = Race(match, threads.clock, threads.call_later, practice=practice)
    saving = Saving(match, threads.saver, store)
    computers = Computers(match, players, threads.worker, threads.post)
    return Client(match, Session(match, computers, saving=saving, turns=turns))


def set_exercise(
    game: Game,
    names: Sequence[str],
    exercise: Exercise,
    threads: Threads,
    done: Callable[[], None],
) -> Client:
    """Start one exercise of a lesson, with the default options; nothing is saved.

    Args:
        names: of the players; a person has the first seat, computers have the others.
        done: called when the choice and its effects have been displayed.
    """
    match = set_up(game, names, exercise.script)
    choice, turns = choice_of(match, exercise, done), TurnOrder(match, threads.clock)
    computers = Computers(match, choice.players, threads.worker, threads.post)
    return Client(match, Session(match, computers, turns=turns, choice=choice))


def set_problem(
    game: Game,
    problem: Problem,
    name: str,
    threads: Threads,
    failed: Callable[[Move], None],
    solved: Callable[[], None],
) -> Client:
    """Start a problem; nothing is saved.

    Args:
        name: of the person who has the choice.
        failed: called with each legal move that does not solve it.
        solved: called as soon as a move solves it, before the move is displayed.
    """
    match = match_of(problem, game, name)
    attempts = attempts_at(match, problem, failed, solved)
    turns = AtSeat(match, problem.seat, threads.clock)
    computers = Computers(match, attempts.players, threads.worker, threads.post)
    return Client(match, Session(match, computers, turns=turns, choice=attempts))


def computers_of(record: Record, game: Game) -> dict[Seat, Player]:
    """The computer players of a match, by seat. A guest's name gives a player that guest's temper.

    The usual level plays in place of a custom player.
    """
    return {
        seat: game.player(game.known_level(who.level), TEMPERS.get(who.name))
        for seat, who in enumerate(record.players)
        if who.kind == "computer"
    }
