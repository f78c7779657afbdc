"""Moves at the table of Spy vs Spy, in a race and after it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from soiree.core.entries import Move
from soiree.core.zones import Seat
from soiree.games.spy import moves
from soiree.games.spy.facts import SpyFacts
from soiree.games.spy.moves import OPEN, PENALTY, UNDER
from soiree.games.spy.zones import PILE, UP, Kind
from soiree.ui.games.spy.layout import (
    BOARD,
    NOBODY,
    TAKE,
    board_place,
    hand_place,
    pile_place,
)
from soiree.ui.games.spy.measures import PILES
from soiree.ui.games.spy.races import race_of
from soiree.ui.table.contract.choosing import Choosing, Invitation
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.targets import Button, CardTarget, Place, Target, Targets

_DIGITS = [str(number + 1) for number in range(PILES)]
_ENTER = ("\r", "\n")


def accused(moment: Moment) -> Seat | None:
    """The accused player, who gets one of their own piles as a penalty."""
    return SpyFacts.of(moment.view).accused


class SpyChoosing(Choosing):
    """A click in a race places the turned up card; after a race it chooses a pile or a board."""

    places = frozenset({Kind.HAND, Kind.PILE, BOARD})

    def targets(self, move: Move, moment: Moment) -> Targets:
        own = moment.chooser
        match moves.parse(move):
            case moves.Place(pile):
                return (*moment.card_targets(UP[own]), pile_place(own, pile))
            case moves.Open():
                return (*moment.card_targets(UP[own]), _next_pile(own, moment))
            case moves.Under():
                return (*moment.card_targets(UP[own]), hand_place(own))
            case moves.Accuse(seat):
                return (board_place(seat),)
            case moves.Pass():
                return (NOBODY,)
            case moves.Penalty(pile):
                owner = accused(moment)
                assert owner is not None
                return (pile_place(owner, pile), TAKE)
            case moves.Pick(pile):
                return (pile_place(own, pile), TAKE)

    def ways(self, move: Move, moment: Moment) -> Sequence[Targets]:
        """The sets of targets of a move. In a race the destination alone is enough."""
        targets = self.targets(move, moment)
        return (targets, targets[-1:]) if self.is_race(moment) else (targets,)

    def meaning(self, target: Target, moment: Moment) -> Target | None:
        match target:
            case CardTarget(zone) if zone.owner is not None:
                seat, kind = zone.owner, zone.kind
                number = None if zone.slot is None else zone.slot - 1
            case Place(kind, int(seat), number):
                pass
            case Button():
                return target if target != TAKE or selected_pile(moment) is not None else None
            case _:
                return None
        if _is_suspect(seat, moment):
            if number is not None and moment.cards(PILE[seat][number]):
                return pile_place(seat, number)
            return board_place(seat)
        if number is not None:
            return pile_place(seat, number)
        if seat != moment.nearest:
            return None
        if kind == Kind.UP:
            return next(iter(moment.card_targets(UP[seat])), None)
        return hand_place(seat) if kind == Kind.HAND else None

    def replaces(self, target: Target, moment: Moment) -> Collection[Target]:
        """The piles that the selection of another pile deselects."""
        piles = _piles_to_take(moment)
        return piles if target in piles else ()

    def meant(self, targets: Targets, moment: Moment) -> Move | None:
        match targets[-1]:
            case Place(_, seat, number) if seat == moment.nearest and self.is_race(moment):
                if number is None:
                    return UNDER
                begun = moment.cards(PILE[seat][number])
                return str(moves.Place(number)) if begun else OPEN
        return None

    # --- keys and the mouse ----------------------------------------------------------------------

    def key(self, text: str, moment: Moment) -> Target | None:
        """The target of a key: a digit for a pile, or Space.

        Space opens a new pile. If all piles are open, it puts the card under the hand. After a race
        a digit only selects a pile, because the person may still press keys of the race. Enter then
        takes the pile.
        """
        own = moment.nearest
        if self.is_race(moment):
            if text == " ":
                is_full = all(moment.cards(zone) for zone in PILE[own])
                return hand_place(own) if is_full else _next_pile(own, moment)
            return pile_place(own, int(text) - 1) if text in _DIGITS else None
        if text in _ENTER:
            return TAKE if _enter_takes(moment) else None
        if moment.decider is None or text not in _DIGITS:
            return None
        owner = _suspect_in_focus(moment)
        if owner is None and any(move in PENALTY for move in moment.legal):
            owner = accused(moment)
        return pile_place(own if owner is None else owner, int(text) - 1)

    def can_drag(self, card: CardTarget, moment: Moment, *, begins: bool) -> bool:
        return begins and self.is_race(moment)

    def is_race(self, moment: Moment) -> bool:
        return race_of(moment).is_on

    def can_look_into(self, place: Place, moment: Moment) -> bool:
        """True after a race for piles of which more than one card is visible."""
        race = race_of(moment)
        if race.is_on or race.is_dealt or not moment.is_settled:
            return False
        match place:
            case Place(_, int(seat), int(number)):
                return len(moment.faces(PILE[seat][number])) > 1
        return False

    def holds_open(self, target: Target, moment: Moment) -> bool:
        match target:
            case Place(_, int(seat), int()):
                return _is_suspect(seat, moment)
        return False

    # --- how it shows ----------------------------------------------------------------------------

    def invitation(self, place: Place, following: Collection[Target], moment: Moment) -> Invitation:
        """The mark of a place. In a race no place has one: the player has to find legal places."""
        if self.is_race(moment) and not moment.selected:
            return Invitation()
        if place in _piles_to_take(moment):
            return Invitation(line=True, glow=place in moment.selected)
        return super().invitation(place, following, moment)


def selected_pile(moment: Moment) -> Place | None:
    """The selected pile that can be taken; None without one."""
    piles = _piles_to_take(moment)
    places = (target for target in moment.selected if target in piles)
    return next((place for place in places if isinstance(place, Place)), None)


def _piles_to_take(moment: Moment) -> list[Target]:
    owner = accused(moment)
    found: list[Target] = []
    for move in moment.legal:
        match moves.parse(move):
            case moves.Pick(pile):
                found.append(pile_place(moment.nearest, pile))
            case moves.Penalty(pile) if owner is not None:
                found.append(pile_place(owner, pile))
    return found


def _enter_takes(moment: Moment) -> bool:
    selected, focused = selected_pile(moment), moment.focused
    on_pile = isinstance(focused, Place) and focused.number is not None
    return selected is not None and (focused == selected or not on_pile)


def _next_pile(seat: Seat, moment: Moment) -> Place:
    begun = [bool(moment.cards(zone)) for zone in PILE[seat]]
    return pile_place(seat, begun.index(False) if False in begun else PILES - 1)


def _is_suspect(seat: Seat, moment: Moment) -> bool:
    return seat != moment.nearest and str(moves.Accuse(seat)) in moment.legal


def _suspect_in_focus(moment: Moment) -> Seat | None:
    suspects = [seat for seat in range(len(moment.names)) if _is_suspect(seat, moment)]
    focused = [seat for seat in suspects if moment.focused == board_place(seat)]
    return next(iter(focused or (suspects if len(suspects) == 1 else ())), None)
