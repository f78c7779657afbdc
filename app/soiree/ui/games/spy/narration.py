"""What happens in Spy vs Spy, in sentences.

Of a race only what is said aloud is told, and one's own cards: the others' are too many to read.
The log tells them afterwards, pile by pile.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from soiree.core.cards import RANKS, Card, rank_of, suit_of
from soiree.core.events import Began, Event, Moved, Said, Scored, Shuffled
from soiree.core.zones import Seat
from soiree.games.spy.words import Why, Word
from soiree.games.spy.zones import Kind
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name


def narrate(event: Event, names: Sequence[str], viewer: Seat) -> str | None:
    match event:
        case Began(number):
            return tr("Race {number} begins.").format(number=number)
        case Moved():
            return _moved(event, viewer)
        case Said():
            return _said(event, names, viewer)
        case Scored():
            return _scored(event, names, viewer)
        case Shuffled():
            return ""
        case _:
            return None


def _moved(event: Moved, viewer: Seat) -> str:
    if event.card is None or event.target.owner != viewer:
        return ""
    match event.source.kind, event.target.kind:
        case Kind.HAND, Kind.UP:
            return tr("You turn up the {card}.").format(card=card_name(event.card))
        case Kind.UP, Kind.PILE:
            return tr("The {card} goes on pile {pile}.").format(
                card=card_name(event.card), pile=event.target.slot
            )
        case Kind.UP, Kind.HAND:
            return tr("The {card} goes under your hand.").format(card=card_name(event.card))
    return ""


def _said(event: Said, names: Sequence[str], viewer: Seat) -> str:
    you = event.seat == viewer
    match event.what:
        case Word.CALL:
            text = tr("You call the {card}.") if you else tr("{player} calls the {card}.")
        case Word.STUCK:
            text = tr("You are stuck.") if you else tr("{player} is stuck.")
        case Word.DONE:
            text = (
                tr("You have placed every card.") if you else tr("{player} has placed every card.")
            )
        case Word.ACCUSE:
            text = _accused(you, event.to == viewer)
        case Word.CAUGHT:
            text = (
                tr("You are caught: a card of yours does not fit.")
                if you
                else tr("{player} is caught: a card does not fit.")
            )
        case Word.HONEST:
            text = (
                tr("You have not cheated: every card fits.")
                if you
                else tr("{player} has not cheated: every card fits.")
            )
        case _:
            text = tr("You accuse nobody.") if you else tr("{player} accuses nobody.")
    return text.format(
        player=names[event.seat],
        other="" if event.to is None else names[event.to],
        card="" if event.card is None else card_name(event.card),
    )


def _accused(by_you: bool, you: bool) -> str:
    if by_you:
        return tr("You accuse {other}.")
    return tr("{player} accuses you.") if you else tr("{player} accuses {other}.")


def _scored(event: Scored, names: Sequence[str], viewer: Seat) -> str:
    you = event.seat == viewer
    points = abs(event.points)
    match event.why:
        case Why.BONUS | Why.FIRST:
            text = _taken_off(you, event.why == Why.BONUS, points)
        case Why.LEFT_OVER | Why.PICK | Why.PENALTY:
            text = _paid(you, event.why, points)
        case _:
            return ""
    return text.format(player=names[event.seat], total=event.total)


def _taken_off(you: bool, is_bonus: bool, points: int) -> str:
    if is_bonus:
        if you:
            return tr("The bonus takes %n points off yours: {total}.", "", points)
        return tr("The bonus takes %n points off {player}: {total}.", "", points)
    if you:
        return tr("You were first: %n points less, {total}.", "", points)
    return tr("{player} was first: %n points less, {total}.", "", points)


def _paid(you: bool, why: str, points: int) -> str:
    if why == Why.LEFT_OVER:
        if you:
            return tr("Your cards left over are %n points: {total} in all.", "", points)
        return tr("The cards left over are %n points for {player}: {total} in all.", "", points)
    if why == Why.PENALTY:
        if you:
            return tr("You pay a pile of %n points: {total} in all.", "", points)
        return tr("{player} pays a pile of %n points: {total} in all.", "", points)
    if you:
        return tr("You take a pile of %n points: {total} in all.", "", points)
    return tr("{player} takes a pile of %n points: {total} in all.", "", points)


class Log:
    """The course of each race: who called what when, how each finished, and what they placed."""

    def __init__(self, names: Sequence[str], viewer: Seat) -> None:
        self._names = names
        self._viewer = viewer
        self._left = [0] * len(names)
        self._piles: list[dict[int, list[Card]]] = [{} for _ in names]
        self._finished = 0

    def lines(self, event: Event, sentence: str) -> list[str]:
        """What the log says of the next event, of which `sentence` is told at the table."""
        match event:
            case Began():
                self._gather()
            case Moved():
                self._follow(event)
                return []
            case Said(seat, Word.CALL):
                return [self._called(seat, sentence)]
            case Said(seat, Word.STUCK | Word.DONE):
                self._finished += 1
                return [self._how_finished(seat), self._placed(seat)]
        return [sentence] if sentence else []

    def _gather(self) -> None:
        """What lies in piles goes to the hands, before a race."""
        self._finished = 0
        for seat, piles in enumerate(self._piles):
            self._left[seat] += sum(map(len, piles.values()))
            piles.clear()

    def _follow(self, event: Moved) -> None:
        source, target = event.source, event.target
        seat = target.owner
        assert seat is not None
        self._left[seat] += (target.kind in _TO_PLACE) - (source.kind in _TO_PLACE)
        if source.kind == Kind.PILE and source.slot is not None:
            self._piles[seat][source.slot].pop()
        if target.kind == Kind.PILE and target.slot is not None and event.card is not None:
            self._piles[seat].setdefault(target.slot, []).append(event.card)

    def _called(self, seat: Seat, sentence: str) -> str:
        left = self._left[seat]
        return tr("{called} %n cards are left.", "", left).format(called=sentence)

    def _how_finished(self, seat: Seat) -> str:
        left, you = self._left[seat], seat == self._viewer
        if not left:
            text = (
                tr("{place}. You have placed every card.")
                if you
                else tr("{place}. {player} has placed every card.")
            )
        elif you:
            text = tr("{place}. You are stuck with %n cards left.", "", left)
        else:
            text = tr("{place}. {player} is stuck with %n cards left.", "", left)
        return text.format(place=self._finished, player=self._names[seat])

    def _placed(self, seat: Seat) -> str:
        # A number does not stand at the end of a line, away from its cards.
        text = tr("{number}:\u00a0{cards}")
        return "   ".join(
            text.format(number=number, cards=_written(cards))
            for number, cards in sorted(self._piles[seat].items())
        )


_TO_PLACE = frozenset({Kind.HAND, Kind.UP})
"""Where the cards lie that a player still has to place."""


def _written(cards: Iterable[Card]) -> str:
    """Cards as short as can be: `7♥ 8♠`."""
    return " ".join(f"{RANKS[rank_of(card)]}{'♠♥♦♣'[suit_of(card)]}" for card in cards)
