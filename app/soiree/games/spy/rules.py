"""Spy vs Spy: everybody races to be rid of their cards, and so of their points (SPY-1 … SPY-12).

A player's own cards, and what a race does with them, are in `board`; here are the order of play,
the inspection and the scores.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Self

from soiree.core.cards import DECK, Card, mask_of
from soiree.core.entries import Chance, Move, PendingChance
from soiree.core.events import Began, Emit, Ended, Result, Said, Turn, ranks
from soiree.core.states import Options, Refusal
from soiree.core.views import View
from soiree.core.zones import Pile, Seat, Sight
from soiree.games.spy.board import Board
from soiree.games.spy.deals import Deal, Deals
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.moves import ACCUSE, PASS, PENALTY, PICK
from soiree.games.spy.refusals import why_not
from soiree.games.spy.words import Reason, Why, Word
from soiree.games.spy.zones import UNDEALT

START, START_ALONE = 5, 10
"""How many cards a points pile starts with, and how many when alone (SPY-2)."""

FIRST, BONUS, HALF_BONUS = 5, 20, 10
"""How many points are taken off the first to finish, and for the bonus (SPY-9)."""

# Bound once: below Python 3.12 the lookup of an enum member is slow.
_DEAL, _RACE = Phase.DEAL, Phase.RACE
_ACCUSATIONS = tuple(ACCUSE)


class Spy:
    """The whole truth of a match of Spy vs Spy; the contract is `soiree.core.states.State`."""

    __slots__ = (
        "_accused",
        "_boards",
        "_cheating",
        "_deciders",
        "_finished",
        "_out",
        "_paid",
        "_phase",
        "_picks",
        "_race",
        "_racing",
        "_result",
        "_shared",
        "_turn",
        "options",
        "seats",
    )

    def __init__(self, options: Options) -> None:
        self.options = options
        self.seats = int(options["players"])
        self._cheating = options["cheating"] == "allowed"
        self._boards = [Board(seat) for seat in range(self.seats)]
        self._race = 0
        self._racing = tuple(range(self.seats))  # in this race, or the one being dealt
        self._phase = Phase.DEAL
        self._turn: Seat = 0  # who is dealt the next deck, or who may accuse
        self._deciders: tuple[Seat, ...] = ()
        self._finished: tuple[Seat, ...] = ()  # in the order of finishing
        self._accused: Seat | None = None
        self._paid: tuple[Seat, ...] = ()  # in this race (SPY-12)
        self._picks: tuple[tuple[Seat, int], ...] = ()
        self._out: tuple[Seat, ...] = ()  # in the order of going out
        self._shared = (0,) * self.seats  # how often each shared the lowest score (SPY-10)
        self._result: Result | None = None

    def chance(self) -> PendingChance | None:
        """SPY-2 and SPY-11: a deck for each player in the race, in seat order."""
        if self._phase is not _DEAL:
            return None
        cards = self._undealt() if self._is_first_deal() else self._racing_cards(self._turn)
        count = len(DECK) // 2 if self._is_first_deal() and self._is_half() else len(cards)
        return PendingChance("deck", cards=cards, count=count, seat=self._turn)

    def deciders(self) -> tuple[Seat, ...]:
        return self._deciders

    def legal(self, seat: Seat) -> Sequence[Move]:
        if seat not in self._deciders:
            return ()
        if self._phase is _RACE:
            return self._boards[seat].choices
        if self._phase is Phase.ACCUSE:
            return [*(_ACCUSATIONS[each] for each in self._accusable()), PASS]
        if self._phase is Phase.PENALTY:
            return [move for move, number in PENALTY.items() if self._accused_board().piles[number]]
        return [move for move, number in PICK.items() if self._boards[seat].piles[number]]

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        if move in self.legal(seat):
            return None
        is_deciding = seat in self._deciders
        return why_not(self.facts(), self._boards[seat], move, is_deciding=is_deciding)

    def deal(self, chance: Chance, emit: Emit | None = None) -> None:
        """SPY-2 and SPY-11: points pile (in the first race), piles 1 to 4, racing hand."""
        seat = self._turn
        if seat == self._racing[0]:
            self._begin_race(emit)
        if self._race == 1:
            start = START_ALONE if self.seats == 1 else START
            self._boards[seat].take_first_deck(chance.cards, start, emit)
        else:
            self._boards[seat].take_deck(chance.cards, emit)
        if seat == self._racing[-1]:
            self._start_race(emit)
        else:
            self._turn = self._racing[self._racing.index(seat) + 1]

    def play(self, seat: Seat, move: Move, emit: Emit | None = None) -> None:
        """A move of the race (SPY-4 to SPY-7) or one after it (SPY-8, SPY-12)."""
        if self._phase is _RACE:
            board = self._boards[seat]
            board.play(move, emit)
            if how := board.turn_up(cheating=self._cheating, emit=emit):
                self._finish(seat, how, emit)
        elif self._phase is Phase.ACCUSE:
            self._accuse(seat, move, emit)
        elif self._phase is Phase.PENALTY:
            self._accused_board().pay_pile(PENALTY[move], Why.PENALTY, emit)
            self._accused = None
            self._next_accuser(emit)
        else:
            self._picks += ((seat, PICK[move]),)
            self._stop_deciding(seat)
            if self._deciders:
                self._emit_turn(emit)
            else:
                self._settle_picks(emit)

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.options = self.options
        twin.seats = self.seats
        twin._cheating = self._cheating
        twin._boards = [board.copy() for board in self._boards]
        twin._race = self._race
        twin._racing = self._racing
        twin._phase = self._phase
        twin._turn = self._turn
        twin._deciders = self._deciders
        twin._finished = self._finished
        twin._accused = self._accused
        twin._paid = self._paid
        twin._picks = self._picks
        twin._out = self._out
        twin._shared = self._shared
        twin._result = self._result
        return twin

    def piles(self) -> Iterator[Pile]:
        for board in self._boards:
            yield from board.zones()
        if not self._is_first_deal():
            yield Pile(UNDEALT, Sight.NONE, ())
        elif self._is_half():
            yield Pile(UNDEALT, Sight.NONE, self._undealt())
        else:
            yield Pile(UNDEALT, Sight.NONE, DECK * (self.seats - self._turn))

    def scores(self) -> tuple[int, ...]:
        return tuple([board.score() for board in self._boards])

    def facts(self) -> SpyFacts:
        return SpyFacts(
            race=self._race,
            phase=self._phase,
            turn=self._turn,
            accused=self._accused,
            racing=self._racing,
            finished=self._finished,
            piles=tuple(board.pile_count for board in self._boards),
            called=tuple(board.called for board in self._boards),
            called_again=tuple(board.called_again for board in self._boards),
            paid=self._paid,
            out=self._out,
            shared=self._shared,
        )

    def result(self) -> Result | None:
        return self._result

    def boards(self) -> Sequence[Board]:
        """Everybody's cards: read only."""
        return self._boards

    def dealt(self, deal: Deal) -> Self:
        """A copy of a match as `shown` gives it, with the hidden cards and picks of this deal."""
        twin = self.copy()
        for board in twin._boards:
            board.set_hidden(deal.cards)
        twin._picks += tuple(deal.picks)
        return twin

    # The deal

    def _is_half(self) -> bool:
        return self.options["deck"] == "half"

    def _is_first_deal(self) -> bool:
        """Whether a deck is to be dealt, and is the first of its player."""
        is_begun = self._turn != self._racing[0]
        return self._phase is _DEAL and self._race == is_begun

    def _undealt(self) -> tuple[Card, ...]:
        """SPY-2: the cards from which the next first deck is shuffled."""
        if not self._is_half() or self._turn == 0:
            return DECK
        board = self._boards[0]
        dealt = mask_of(board.points) | mask_of(self._racing_cards(0))
        return tuple(card for card in DECK if not dealt >> card & 1)

    def _racing_cards(self, seat: Seat) -> tuple[Card, ...]:
        return tuple(sorted(self._boards[seat].racing_cards()))

    def _begin_race(self, emit: Emit | None) -> None:
        """Gather what lies on the table, that of players who are not in the race too."""
        self._race += 1
        self._finished = ()
        self._paid = ()
        for board in self._boards:
            board.gather()
        if emit:
            emit(Began(self._race))

    # The race

    def _start_race(self, emit: Emit | None) -> None:
        """SPY-3: go! A player without a racing hand has finished at once (SPY-11)."""
        self._phase = Phase.RACE
        self._deciders = self._racing
        self._emit_turn(emit)
        for seat in self._racing:
            if how := self._boards[seat].turn_up(cheating=self._cheating, emit=emit):
                self._finish(seat, how, emit)

    def _finish(self, seat: Seat, how: Word, emit: Emit | None) -> None:
        """SPY-7: a player has finished; the order is public."""
        self._finished += (seat,)
        self._stop_deciding(seat)
        if emit:
            emit(Said(seat, how))
        if self._deciders:
            self._emit_turn(emit)
        elif self._cheating and self.seats > 1:
            self._phase = Phase.ACCUSE
            self._turn = -1
            self._next_accuser(emit)
        else:
            self._pay_left_overs(emit)

    # The inspection

    def _next_accuser(self, emit: Emit | None) -> None:
        """SPY-12: let the next player accuse, or score the race if all have."""
        for seat in self._in_race():
            if seat > self._turn:
                self._phase = Phase.ACCUSE
                self._turn = seat
                self._deciders = (seat,)
                self._emit_turn(emit)
                return
        self._pay_left_overs(emit)

    def _accuse(self, seat: Seat, move: Move, emit: Emit | None) -> None:
        """SPY-12: a player who is rightly accused pays at once."""
        if move == PASS:
            if emit:
                emit(Said(seat, Word.PASS))
            self._next_accuser(emit)
            return
        accused = ACCUSE[move]
        is_caught = self._boards[accused].has_cheated()
        if emit:
            emit(Said(seat, Word.ACCUSE, accused))
            emit(Said(accused, Word.CAUGHT if is_caught else Word.HONEST, seat))
        if not is_caught:
            self._next_accuser(emit)
            return
        self._paid += (accused,)
        if self.options["penalty"] == "pile":
            self._accused = accused
            self._phase = Phase.PENALTY
            return
        self._out += (accused,)
        if len(self._in_race()) == 1:
            self._end(Reason.LAST_SPY, emit)
        else:
            self._next_accuser(emit)

    def _in_race(self) -> tuple[Seat, ...]:
        """The players in this race that are not out."""
        return tuple(seat for seat in self._racing if seat not in self._out)

    def _accusable(self) -> list[Seat]:
        """SPY-12: the players that may be accused."""
        return [seat for seat in self._racing if seat != self._turn and seat not in self._paid]

    def _accused_board(self) -> Board:
        """The board from which a pile is to be chosen for the penalty."""
        assert self._accused is not None
        return self._boards[self._accused]

    # The points

    def _pay_left_overs(self, emit: Emit | None) -> None:
        """SPY-8: left-over hands join the points; players without the bonus choose a pile."""
        for seat in self._in_race():
            self._boards[seat].pay_hand(emit)
        self._phase = Phase.PICK
        self._picks = ()
        self._deciders = tuple(
            seat for seat in self._in_race() if not self._boards[seat].has_bonus()
        )
        if self._deciders:
            self._emit_turn(emit)
        else:
            self._settle_picks(emit)

    def _settle_picks(self, emit: Emit | None) -> None:
        """SPY-8: the chosen piles join the points; SPY-9: the bonus, or 5 for the first."""
        for seat, number in sorted(self._picks):
            self._boards[seat].pay_pile(number, Why.PICK, emit)
        self._picks = ()
        in_race = self._in_race()
        first = next(seat for seat in self._finished if seat in in_race)
        for seat in in_race:
            board = self._boards[seat]
            if board.has_bonus():
                board.take_off(HALF_BONUS if self._is_half() else BONUS, Why.BONUS, emit)
            elif seat == first:
                board.take_off(FIRST, Why.FIRST, emit)
        self._end_race(emit)

    def _end_race(self, emit: Emit | None) -> None:
        """SPY-10: one wins, or those who share the lowest score race again, or all do."""
        racing = self._in_race()
        scores = self.scores()
        lowest = min(scores[seat] for seat in racing)
        if lowest <= 0:
            racing = tuple(seat for seat in racing if scores[seat] == lowest)
            if len(racing) == 1:
                self._end(Reason.POINTS, emit)
                return
            self._shared = tuple(
                times + (seat in racing) for seat, times in enumerate(self._shared)
            )
        self._racing = racing
        self._turn = racing[0]
        self._phase = Phase.DEAL

    def _end(self, reason: Reason, emit: Emit | None) -> None:
        """SPY-10 and SPY-12: rank the players."""
        self._phase = Phase.OVER
        self._deciders = ()
        scores = self.scores()
        keys = [
            (1, -self._out.index(seat), 0)
            if seat in self._out
            else (0, -self._shared[seat], scores[seat])
            for seat in range(self.seats)
        ]
        self._result = Result(ranks(keys), scores, reason)
        if emit:
            emit(Ended(self._result))

    def _stop_deciding(self, seat: Seat) -> None:
        """A player has nothing more to decide for now."""
        self._deciders = tuple([each for each in self._deciders if each != seat])

    def _emit_turn(self, emit: Emit | None) -> None:
        if emit:
            emit(Turn(self._deciders))


def shown(view: View) -> Spy:
    """The match as a view shows it, without what the view hides: `Spy.dealt` adds that."""
    facts = SpyFacts.of(view)
    state = Spy(view.options)
    state._race = facts.race
    state._phase = facts.phase
    state._turn = facts.turn
    state._accused = facts.accused
    state._racing = facts.racing
    state._finished = facts.finished
    state._paid = facts.paid
    state._out = facts.out
    state._shared = facts.shared
    state._deciders = view.deciders
    state._result = view.result
    for seat, board in enumerate(state._boards):
        board.set_visible(view)
        if state._phase is _RACE and seat in view.deciders:
            board.update_choices(cheating=state._cheating)
    return state


def imagine(view: View, rng: random.Random) -> Spy:
    """A match that agrees with a view, each deal of the hidden cards being equally likely."""
    return shown(view).dealt(Deals(view).draw(rng))
