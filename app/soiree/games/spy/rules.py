"""Spy vs Spy: all players race to be rid of their cards and points (SPY-1 … SPY-12).

This module has the order of play, the decks and the scoring of a race. `board` has one player's
cards and race; `roster` has the participants.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from typing import Self

from soiree.core.cards import DECK, Card, mask_of
from soiree.core.entries import Chance, Move, PendingChance
from soiree.core.events import Began, Emit, Ended, Result, Said, Turn, silent
from soiree.core.games import Rules
from soiree.core.states import Options, Refusal
from soiree.core.views import View
from soiree.core.zones import Pile, Seat, Sight
from soiree.games.spy.board import NO_CARD, Board
from soiree.games.spy.deals import Deal, Deals
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.moves import ACCUSE, PASS, PENALTY, PICK
from soiree.games.spy.refusals import why_not
from soiree.games.spy.roster import Roster
from soiree.games.spy.words import Reason, Why, Word
from soiree.games.spy.zones import UNDEALT

START, START_ALONE = 5, 10
"""The number of cards in a points pile at the start, with others and alone (SPY-2)."""

FIRST, BONUS, HALF_BONUS = 5, 20, 10
"""The points taken off the first to finish, and for the bonus with a full or half deck (SPY-9)."""

# Bound once: below Python 3.12 the lookup of an enum member is slow.
_DEAL, _RACE, _ACCUSE, _PENALTY, _PICK, _OVER = Phase
_ACCUSATIONS = tuple(ACCUSE)


class Spy:
    """The whole truth of a match of Spy vs Spy; the contract is `soiree.core.states.State`.

    Attributes:
        boards: by seat, the player's cards; read-only for other modules.
    """

    def __init__(self, options: Options) -> None:
        self.options = options
        self.seats = int(options["players"])
        self._is_half = options["deck"] == "half"
        self._cheating = options["cheating"] == "allowed"
        self.boards: Sequence[Board] = [Board(seat) for seat in range(self.seats)]
        self._roster = Roster.of(self.seats)
        self._race = 0
        self._phase = _DEAL
        self._turn: Seat = 0  # the seat that is dealt the next deck, or that may accuse
        self._deciders: tuple[Seat, ...] = ()
        self._picks: tuple[tuple[Seat, int], ...] = ()
        self._result: Result | None = None

    def chance(self) -> PendingChance | None:
        """SPY-2 and SPY-11: a deck for each player in the race, in seat order."""
        if self._phase is not _DEAL:
            return None
        return pending_deck(self.boards, self._turn, is_half=self._is_half)

    def deciders(self) -> tuple[Seat, ...]:
        return self._deciders

    def legal(self, seat: Seat) -> Sequence[Move]:
        if seat not in self._deciders:
            return ()
        if self._phase is _RACE:
            return self.boards[seat].choices
        if self._phase is _ACCUSE:
            return [*(_ACCUSATIONS[each] for each in self._roster.accusable(seat)), PASS]
        if self._phase is _PENALTY:
            piles = self.boards[self._roster.caught()].piles
            return [move for move, number in PENALTY.items() if piles[number]]
        return [move for move, number in PICK.items() if self.boards[seat].piles[number]]

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        if move in self.legal(seat):
            return None
        is_deciding = seat in self._deciders
        return why_not(self.facts(), self.boards[seat], move, is_deciding=is_deciding)

    def deal(self, chance: Chance, emit: Emit = silent) -> None:
        """SPY-2 and SPY-11: points pile (in the first race), piles 1 to 4, racing hand."""
        seat, racing = self._turn, self._roster.racing
        if seat == racing[0]:
            self._begin_race(emit)
        if self._race == 1:
            start = START_ALONE if self.seats == 1 else START
            self.boards[seat].take_first_deck(chance.cards, start, emit)
        else:
            self.boards[seat].take_deck(chance.cards, emit)
        if seat == racing[-1]:
            self._start_race(emit)
        else:
            self._turn = racing[racing.index(seat) + 1]

    def play(self, seat: Seat, move: Move, emit: Emit = silent) -> None:
        """A move of the race (SPY-4 to SPY-7) or one after it (SPY-8, SPY-12)."""
        if self._phase is _RACE:
            board = self.boards[seat]
            board.play(move, emit)
            if how := board.turn_up(cheating=self._cheating, emit=emit):
                self._finish(seat, how, emit)
        elif self._phase is _ACCUSE:
            self._accuse(seat, move, emit)
        elif self._phase is _PENALTY:
            self.boards[self._roster.caught()].pay_pile(PENALTY[move], Why.PENALTY, emit)
            self._ask_next_accuser(seat, emit)
        else:
            self._picks += ((seat, PICK[move]),)
            self._ask_for_picks(_without(seat, self._deciders), emit)

    def copy(self) -> Self:
        twin = copy(self)
        twin.boards = [board.copy() for board in self.boards]
        return twin

    def piles(self) -> Iterator[Pile]:
        for board in self.boards:
            yield from board.zones()
        is_dealing = self._phase is _DEAL
        cards = undealt(self.boards, is_half=self._is_half) if is_dealing else ()
        yield Pile(UNDEALT, Sight.NONE, cards)

    def scores(self) -> tuple[int, ...]:
        return tuple([board.score() for board in self.boards])

    def facts(self) -> SpyFacts:
        roster = self._roster
        return SpyFacts(
            race=self._race,
            phase=self._phase,
            turn=self._turn,
            accused=roster.caught() if self._phase is _PENALTY else None,
            racing=roster.racing,
            finished=roster.finished,
            piles=tuple(board.pile_count for board in self.boards),
            called=tuple(board.called for board in self.boards),
            called_again=tuple(board.called_again for board in self.boards),
            paid=roster.paid,
            out=roster.out,
            shared=roster.shared,
        )

    def result(self) -> Result | None:
        return self._result

    def dealt(self, deal: Deal) -> Self:
        """A copy of a match from `shown` with the hidden cards and picks of `deal`."""
        twin = self.copy()
        for board in twin.boards:
            board.set_hidden(deal.cards)
        twin._picks += tuple(deal.picks)
        return twin

    # The race

    def _begin_race(self, emit: Emit) -> None:
        self._race += 1
        self._roster = self._roster.begun()
        for board in self.boards:
            board.gather()
        emit(Began(self._race))

    def _start_race(self, emit: Emit) -> None:
        """SPY-3: start the race; SPY-11: a player without a racing hand has finished at once."""
        racing = self._roster.racing
        self._ask(_RACE, racing, emit)
        for seat in racing:
            if how := self.boards[seat].turn_up(cheating=self._cheating, emit=emit):
                self._finish(seat, how, emit)

    def _finish(self, seat: Seat, how: Word, emit: Emit) -> None:
        self._roster = self._roster.with_finished(seat)
        emit(Said(seat, how))
        if others := _without(seat, self._deciders):
            self._ask(_RACE, others, emit)
        elif self._cheating and self.seats > 1:
            self._ask_next_accuser(-1, emit)
        else:
            self._pay_left_overs(emit)

    # The inspection

    def _ask_next_accuser(self, after: Seat, emit: Emit) -> None:
        """SPY-12: let the next player accuse, or score the race if all have."""
        accuser = self._roster.accuser_after(after)
        if accuser is None:
            self._pay_left_overs(emit)
        else:
            self._turn = accuser
            self._ask(_ACCUSE, (accuser,), emit)

    def _accuse(self, seat: Seat, move: Move, emit: Emit) -> None:
        """SPY-12: a rightly accused player pays at once."""
        if move == PASS:
            emit(Said(seat, Word.PASS))
            self._ask_next_accuser(seat, emit)
            return
        accused = ACCUSE[move]
        misplaced = self.boards[accused].misplaced()
        emit(Said(seat, Word.ACCUSE, accused))
        if misplaced == NO_CARD:
            emit(Said(accused, Word.HONEST, seat))
            self._ask_next_accuser(seat, emit)
            return
        emit(Said(accused, Word.CAUGHT, seat, misplaced))
        is_out = self.options["penalty"] == "lose"
        self._roster = self._roster.with_caught(accused, is_out=is_out)
        if not is_out:
            self._phase = _PENALTY
        elif len(self._roster.in_race()) == 1:
            self._end(Reason.LAST_SPY, emit)
        else:
            self._ask_next_accuser(seat, emit)

    # The points

    def _pay_left_overs(self, emit: Emit) -> None:
        """SPY-8: left-over hands join the points; players without the bonus choose a pile."""
        boards = self._boards_in_race()
        for board in boards:
            board.pay_hand(emit)
        self._ask_for_picks(tuple(board.seat for board in boards if not board.has_bonus()), emit)

    def _ask_for_picks(self, seats: tuple[Seat, ...], emit: Emit) -> None:
        """SPY-8: let these players choose a pile, or settle the race if there are none."""
        self._ask(_PICK, seats, emit)
        if not seats:
            self._end_race(emit)

    def _end_race(self, emit: Emit) -> None:
        """SPY-8, SPY-9: settle the race; SPY-10: end the match or begin another race."""
        boards, first = self._boards_in_race(), self._roster.first()
        settle(boards, dict(self._picks), first, is_half=self._is_half, emit=emit)
        self._picks = ()
        leaders = self._roster.leaders(self.scores())
        if len(leaders) == 1:
            self._end(Reason.POINTS, emit)
            return
        self._roster = self._roster.to_race_again(leaders)
        self._turn = self._roster.racing[0]
        self._phase = _DEAL

    def _end(self, reason: Reason, emit: Emit) -> None:
        self._ask(_OVER, (), emit)
        scores = self.scores()
        self._result = Result(self._roster.ranks(scores), scores, reason)
        emit(Ended(self._result))

    def _ask(self, phase: Phase, seats: tuple[Seat, ...], emit: Emit) -> None:
        self._phase = phase
        self._deciders = seats
        if seats:
            emit(Turn(seats))

    def _boards_in_race(self) -> list[Board]:
        return [self.boards[seat] for seat in self._roster.in_race()]


def pending_deck(boards: Sequence[Board], seat: Seat, *, is_half: bool) -> PendingChance:
    """The deck to be shuffled for a player: the first deck (SPY-2) or the racing cards (SPY-11).

    Args:
        boards: the boards of all players.
        is_half: True if each player starts with half a deck.
    """
    racing = boards[seat].racing_cards()
    if racing or boards[seat].points:
        cards, count = tuple(sorted(racing)), len(racing)
    elif is_half:
        cards, count = undealt(boards, is_half=True), len(DECK) // 2
    else:
        cards, count = DECK, len(DECK)
    return PendingChance("deck", cards=cards, count=count, seat=seat)


def undealt(boards: Sequence[Board], *, is_half: bool) -> tuple[Card, ...]:
    """SPY-2: the cards of all first decks or half decks that are still to be dealt."""
    if not is_half:
        return DECK * sum(not board.cards() for board in boards)
    dealt = mask_of(card for board in boards for card in board.cards())
    return tuple(card for card in DECK if not dealt >> card & 1)


def settle(
    boards: Sequence[Board],
    picks: Mapping[Seat, int],
    first: Seat,
    *,
    is_half: bool,
    emit: Emit,
) -> None:
    """SPY-8: the chosen piles join the points; SPY-9: bonus or 5 points are taken off.

    Args:
        boards: the boards of the players in the race that are not out.
        picks: by player without the bonus, the number of the chosen pile, from 0.
        first: the first player to finish.
        is_half: True if each player started with half a deck.
    """
    for board in boards:
        if board.seat in picks:
            board.pay_pile(picks[board.seat], Why.PICK, emit)
    for board in boards:
        if board.has_bonus():
            board.take_off(HALF_BONUS if is_half else BONUS, Why.BONUS, emit)
        elif board.seat == first:
            board.take_off(FIRST, Why.FIRST, emit)


def _without(seat: Seat, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple([each for each in seats if each != seat])


def shown(view: View) -> Spy:
    """The match as a view shows it, without hidden cards and picks (`Spy.dealt` adds them)."""
    facts = SpyFacts.of(view)
    state = Spy(view.options)
    state._roster = Roster(facts.racing, facts.finished, facts.paid, facts.out, facts.shared)
    state._race = facts.race
    state._phase = facts.phase
    state._turn = facts.turn
    state._deciders = view.deciders
    state._result = view.result
    for seat, board in enumerate(state.boards):
        board.set_visible(view)
        if state._phase is _RACE and seat in view.deciders:
            board.update_choices(cheating=state._cheating)
    return state


def imagine(view: View, rng: random.Random) -> Spy:
    """Sample a match that agrees with a view; all deals of the hidden cards are equally likely."""
    return shown(view).dealt(Deals(view).draw(rng))


RULES = Rules(Spy, imagine, SpyFacts, words=tuple(Word))
