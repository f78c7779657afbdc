"""The reasons why a move is refused in Spy vs Spy, in sentences."""

from __future__ import annotations

from soiree.core.cards import spell
from soiree.core.entries import Move
from soiree.core.states import Refusal
from soiree.core.texts import tr_noop
from soiree.core.zones import Seat
from soiree.games.spy.board import Board, takes
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.moves import ACCUSE, OPEN, PENALTY, PHASE_OF, PICK, PLACE

_OTHER_PHASE: dict[Phase, Refusal] = {
    Phase.RACE: Refusal(tr_noop("Finish the race first.")),
    Phase.ACCUSE: Refusal(tr_noop("Accuse another player, or pass.")),
    Phase.PENALTY: Refusal(tr_noop("Choose the pile to be paid.")),
    Phase.PICK: Refusal(tr_noop("Choose one of your piles.")),
}
"""By present phase, the refusal of a move of another phase."""

_NOT_DECIDING: dict[Phase, Refusal] = {
    Phase.RACE: Refusal(tr_noop("You have finished this race.")),
    Phase.PICK: Refusal(tr_noop("You have no pile to choose.")),
}
"""By phase, the refusal for a player who takes part but may not decide now."""


def why_not(facts: SpyFacts, board: Board, move: Move, *, is_deciding: bool) -> Refusal:
    """The refusal of an illegal move.

    Args:
        board: the board of the player.
        move: any text but a legal move.
        is_deciding: True if the player may decide now.
    """
    if facts.phase is Phase.OVER:
        return Refusal(tr_noop("The match is over."))
    if move not in PHASE_OF:
        return Refusal(tr_noop("{move} is not a move in Spy vs Spy."), {"move": move})
    if not is_deciding:
        return _why_not_now(facts, board.seat)
    if PHASE_OF[move] is not facts.phase:
        return _OTHER_PHASE[facts.phase]
    if facts.phase is Phase.RACE:
        return _why_not_in_race(board, move)
    if facts.phase is Phase.ACCUSE:
        return _why_not_accuse(facts, board.seat, ACCUSE[move])
    return _no_pile((PENALTY | PICK)[move])


def _why_not_now(facts: SpyFacts, seat: Seat) -> Refusal:
    if seat in facts.out:
        return Refusal(tr_noop("You are out of the match."))
    if seat not in facts.racing:
        return Refusal(tr_noop("You are not in this race."))
    return _NOT_DECIDING.get(facts.phase, Refusal(tr_noop("It is not your turn.")))


def _why_not_in_race(board: Board, move: Move) -> Refusal:
    card = spell(board.up)
    if move in PLACE:
        number = PLACE[move]
        if number >= board.pile_count:
            return _no_pile(number)
        return Refusal(
            tr_noop("The {card} does not fit on the {top}: the ranks must be equal or neighbours."),
            {"card": card, "top": spell(board.piles[number][-1])},
        )
    if any(takes(pile[-1], board.up) for pile in board.piles if pile):
        return Refusal(tr_noop("A pile takes the {card}: place it."), {"card": card})
    if move == OPEN:
        return Refusal(
            tr_noop("There are six piles: the {card} goes under your hand."), {"card": card}
        )
    return Refusal(tr_noop("No pile takes the {card}: start a new one with it."), {"card": card})


def _why_not_accuse(facts: SpyFacts, seat: Seat, accused: Seat) -> Refusal:
    if accused >= len(facts.piles):
        return Refusal(tr_noop("There is no player at that seat."))
    if accused == seat:
        return Refusal(tr_noop("You cannot accuse yourself."))
    if accused in facts.paid:
        return Refusal(tr_noop("{player} has already paid."), {"player": accused})
    return Refusal(tr_noop("{player} took no part in this race."), {"player": accused})


def _no_pile(number: int) -> Refusal:
    return Refusal(tr_noop("There is no pile {pile}."), {"pile": number + 1})
