"""Spy vs Spy: everybody races to be rid of his own cards, and of his points (SPY-1 … SPY-12).

Zones: `points` and `hand` of each seat, both seen by nobody, the next card to leave first; `up`
of each seat, the card turned up; `pile` of each seat and number 1 … 6, first card first; `deck`,
what is not dealt yet. Between races the cards taken off a points pile wait in the hand.

What is said, what scores change for and how a match ends is in `words`, the phases in `facts`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Self

from soiree.core.cards import DECK, Card, mask_of
from soiree.core.entries import Chance, Move, PendingChance
from soiree.core.events import Began, Emit, Ended, Result, Said, Turn, ranks
from soiree.core.states import Options, Refusal
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.core.zones import Pile, Seat, Sight
from soiree.games.spy.board import Board
from soiree.games.spy.deals import Deal, Deals
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.moves import ACCUSE, NOT_NOW, PASS, PENALTY, PHASE_OF, PICK, REMINDERS
from soiree.games.spy.words import Reason, Why, Word
from soiree.games.spy.zones import UNDEALT

START, START_ALONE = 5, 10
"""How many cards the points pile begins with (SPY-2)."""

FIRST, BONUS, HALF_BONUS = 5, 20, 10
"""How many points are taken off (SPY-9)."""

# Bound once: below Python 3.12 it takes long to find a member in its class.
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
        self._racing = tuple(range(self.seats))  # who takes part in this race, or in the next
        self._phase = Phase.DEAL
        self._turn: Seat = 0  # whose deck is due, or who accuses
        self._deciders: tuple[Seat, ...] = ()
        self._finished: tuple[Seat, ...] = ()  # the order of finishing
        self._accused: Seat | None = None
        self._paid: tuple[Seat, ...] = ()  # in this race (SPY-12)
        self._picks: tuple[tuple[Seat, int], ...] = ()
        self._out: tuple[Seat, ...] = ()  # who went out first stands first
        self._shared = (0,) * self.seats  # how often each shared the lowest score (SPY-10)
        self._result: Result | None = None

    def chance(self) -> PendingChance | None:
        """SPY-2 and SPY-11: a deck for each player that races, in seat order."""
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
            return [*(_ACCUSATIONS[each] for each in self._suspects()), PASS]
        if self._phase is Phase.PENALTY:
            return [move for move, number in PENALTY.items() if self._suspect().piles[number]]
        return [move for move, number in PICK.items() if self._boards[seat].piles[number]]

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        if move in self.legal(seat):
            return None
        if self._phase is Phase.OVER:
            return Refusal(tr_noop("The match is over."))
        if move not in PHASE_OF:
            return Refusal(tr_noop("{move} is no move of Spy vs Spy."), {"move": move})
        if seat not in self._deciders:
            return self._why_not_now(seat)
        if PHASE_OF[move] is not self._phase:
            return REMINDERS[self._phase]
        if self._phase is _RACE:
            return self._boards[seat].why_not(move)
        if self._phase is Phase.ACCUSE:
            return self._why_not_accuse(seat, ACCUSE[move])
        pile = (PENALTY | PICK)[move] + 1
        return Refusal(tr_noop("There is no pile {pile}."), {"pile": pile})

    def deal(self, chance: Chance, emit: Emit | None = None) -> None:
        """SPY-2 and SPY-11: the points pile once, piles 1 to 4, and the rest is the racing hand."""
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
        """A move of the race (SPY-4 to SPY-7), or one of those after it (SPY-8, SPY-12)."""
        if self._phase is _RACE:
            board = self._boards[seat]
            board.play(move, emit)
            if how := board.turn_up(cheating=self._cheating, emit=emit):
                self._finish(seat, how, emit)
        elif self._phase is Phase.ACCUSE:
            self._accuse(seat, move, emit)
        elif self._phase is Phase.PENALTY:
            self._suspect().pay_pile(PENALTY[move], Why.PENALTY, emit)
            self._accused = None
            self._next_accuser(emit)
        else:
            self._picks += ((seat, PICK[move]),)
            self._leave(seat)
            if self._deciders:
                self._tell_turn(emit)
            else:
                self._take_picks(emit)

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
            piles=tuple(board.count for board in self._boards),
            called=tuple(board.called for board in self._boards),
            back=tuple(board.is_back for board in self._boards),
            paid=self._paid,
            out=self._out,
            shared=self._shared,
        )

    def result(self) -> Result | None:
        return self._result

    def boards(self) -> Sequence[Board]:
        """Everybody's cards, for search: to be read only."""
        return self._boards

    def dealt(self, deal: Deal) -> Self:
        """This match as a view shows it, with what the view hides as in this deal."""
        twin = self.copy()
        for board in twin._boards:
            board.take_hidden(deal.cards)
        twin._picks += tuple(deal.picks)
        return twin

    # The deal

    def _is_half(self) -> bool:
        return self.options["deck"] == "half"

    def _is_first_deal(self) -> bool:
        """Whether chance is due, and the deck will be some player's first."""
        is_begun = self._turn != self._racing[0]
        return self._phase is _DEAL and self._race == is_begun

    def _undealt(self) -> tuple[Card, ...]:
        """SPY-2: the cards of which the next first deck is made."""
        if not self._is_half() or self._turn == 0:
            return DECK
        board = self._boards[0]
        dealt = mask_of(board.points) | mask_of(self._racing_cards(0))
        return tuple(card for card in DECK if not dealt >> card & 1)

    def _racing_cards(self, seat: Seat) -> tuple[Card, ...]:
        return tuple(sorted(self._boards[seat].racing_cards()))

    def _begin_race(self, emit: Emit | None) -> None:
        """What lies on the table is gathered up, of those too who do not race."""
        self._race += 1
        self._finished = ()
        self._paid = ()
        for board in self._boards:
            board.gather()
        if emit:
            emit(Began(self._race))

    # The race

    def _start_race(self, emit: Emit | None) -> None:
        """SPY-3: go! Who has no racing hand has finished at once (SPY-11)."""
        self._phase = Phase.RACE
        self._deciders = self._racing
        self._tell_turn(emit)
        for seat in self._racing:
            if how := self._boards[seat].turn_up(cheating=self._cheating, emit=emit):
                self._finish(seat, how, emit)

    def _finish(self, seat: Seat, how: Word, emit: Emit | None) -> None:
        """SPY-7: the order of finishing is public."""
        self._finished += (seat,)
        self._leave(seat)
        if emit:
            emit(Said(seat, how))
        if self._deciders:
            self._tell_turn(emit)
        elif self._cheating and self.seats > 1:
            self._phase = Phase.ACCUSE
            self._turn = -1
            self._next_accuser(emit)
        else:
            self._collect(emit)

    # The inspection

    def _next_accuser(self, emit: Emit | None) -> None:
        """SPY-12: each that raced and is not out, in seat order; then the race is scored."""
        for seat in self._in_race():
            if seat > self._turn:
                self._phase = Phase.ACCUSE
                self._turn = seat
                self._deciders = (seat,)
                self._tell_turn(emit)
                return
        self._collect(emit)

    def _accuse(self, seat: Seat, move: Move, emit: Emit | None) -> None:
        """SPY-12: who is accused with reason pays at once."""
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
        """Who takes part in this race and is not out."""
        return tuple(seat for seat in self._racing if seat not in self._out)

    def _suspects(self) -> list[Seat]:
        """SPY-12: who can be accused."""
        return [seat for seat in self._racing if seat != self._turn and seat not in self._paid]

    def _suspect(self) -> Board:
        """Whose pile is to be chosen for a penalty."""
        assert self._accused is not None
        return self._boards[self._accused]

    # The points

    def _collect(self, emit: Emit | None) -> None:
        """SPY-8: left-over hands join the points; who has no bonus chooses a pile."""
        for seat in self._in_race():
            self._boards[seat].pay_hand(emit)
        self._phase = Phase.PICK
        self._picks = ()
        self._deciders = tuple(
            seat for seat in self._in_race() if not self._boards[seat].has_bonus()
        )
        if self._deciders:
            self._tell_turn(emit)
        else:
            self._take_picks(emit)

    def _take_picks(self, emit: Emit | None) -> None:
        """SPY-8: all have chosen; SPY-9: the bonus, or 5 for the first to finish."""
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
        """SPY-10: one has the lowest score alone, or those who share it race, or all do again."""
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
        """SPY-10 and SPY-12: the ranks."""
        self._phase = Phase.OVER
        self._deciders = ()
        scores = self.scores()
        standing = [
            (1, -self._out.index(seat), 0)
            if seat in self._out
            else (0, -self._shared[seat], scores[seat])
            for seat in range(self.seats)
        ]
        self._result = Result(ranks(standing), scores, reason)
        if emit:
            emit(Ended(self._result))

    # What is told, and why not

    def _leave(self, seat: Seat) -> None:
        """This seat has nothing more to decide for now."""
        self._deciders = tuple([each for each in self._deciders if each != seat])

    def _tell_turn(self, emit: Emit | None) -> None:
        if emit:
            emit(Turn(self._deciders))

    def _why_not_now(self, seat: Seat) -> Refusal:
        """Why a player may not decide anything now."""
        if seat in self._out:
            return Refusal(tr_noop("You are out of the match."))
        if seat not in self._racing:
            return Refusal(tr_noop("You do not take part in this race."))
        return NOT_NOW.get(self._phase, Refusal(tr_noop("It is not your turn.")))

    def _why_not_accuse(self, seat: Seat, accused: Seat) -> Refusal:
        if accused >= self.seats:
            return Refusal(tr_noop("There is no such player."))
        if accused == seat:
            return Refusal(tr_noop("You cannot accuse yourself."))
        if accused in self._paid:
            return Refusal(tr_noop("{player} has paid already."), {"player": accused})
        return Refusal(tr_noop("{player} took no part in this race."), {"player": accused})


def shown(view: View) -> Spy:
    """The match as a view shows it, still without the cards that the view hides."""
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
        board.take_sight(view)
        if state._phase is _RACE and seat in view.deciders:
            board.offer(cheating=state._cheating)
    return state


def imagine(view: View, rng: random.Random) -> Spy:
    """A match that agrees with a view: all deals of the hidden cards are equally likely."""
    return shown(view).dealt(Deals(view).draw(rng))


def forbids(options: Options) -> str | None:
    """Which options do not go together."""
    if options["deck"] == "half" and options["players"] != 2:
        return tr_noop("half decks for 2 players only")
    return None
