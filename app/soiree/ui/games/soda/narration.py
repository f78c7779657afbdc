"""The sentences of Soda: events in the log, and moves in hints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from soiree.core.cards import RANKS, SUITS, Card, rank_of
from soiree.core.entries import Move
from soiree.core.events import Began, Moved, Said, Scored, Shown, Shuffled
from soiree.core.views import View
from soiree.core.zones import Seat, Zone
from soiree.games.soda.moves import No, Play, parse
from soiree.games.soda.words import Word
from soiree.games.soda.zones import DISCARD, DRAW, HANDS, ROW, Kind
from soiree.ui.language.translation import tr
from soiree.ui.language.words import card_name, suit_name
from soiree.ui.table.contract.narration import Kind as LineKind
from soiree.ui.table.contract.narration import Line, Passage, cards_listed, cards_written, shared
from soiree.ui.table.contract.trace import cards_between


def narrate(passage: Passage) -> Iterator[Line]:
    for number, event in enumerate(passage.events):
        match event:
            case Began(round_number):
                suit = suit_name(SUITS.index(str(passage.options["suits"])[round_number - 1]))
                text = tr("Round {number}: {suit}").format(number=round_number, suit=suit)
                yield Line(number, text, LineKind.HEADING)
            case Moved():
                if text := _moved(number, event, passage):
                    yield Line(number, text)
            case Said(seat, Word.NO):
                no = passage.say(seat, tr("“No,” you say."), tr("“No,” says {player}."))
                yield Line(number, no)
            case Shown():
                yield from _stripped(number, event, passage)
            case Shuffled():
                text = tr("The discards are shuffled and become the draw pile.")
                yield Line(number, text)
            case Scored():
                yield Line(number, _won(event, passage))
            case _:
                yield from shared(number, event, passage)


def _moved(number: int, event: Moved, passage: Passage) -> str:
    match event:
        case Moved(int(card), Zone(Kind.HAND) as hand, target) if target == ROW:
            return _played(number, card, hand.seat, passage)
        case Moved(_, source, Zone(Kind.HAND) as hand) if source == DRAW:
            return _drawn(number, hand.seat, passage)
    return ""


def _played(number: int, card: Card, seat: Seat, passage: Passage) -> str:
    match _run_length(number, card, passage):
        case 1:
            yours, theirs = tr("You play the {card}."), tr("{player} plays the {card}.")
        case 2:
            yours = tr("You play the {card}: a pair.")
            theirs = tr("{player} plays the {card}: a pair.")
        case 3:
            yours = tr("You play the {card}: three of a kind.")
            theirs = tr("{player} plays the {card}: three of a kind.")
        case _:
            yours = tr("You play the {card}: four of a kind.")
            theirs = tr("{player} plays the {card}: four of a kind.")
    return passage.say(seat, yours, theirs, card=card_name(card))


def _run_length(number: int, card: Card, passage: Passage) -> int:
    length = 1
    for event in passage.back_in_round(number):
        match event:
            case Moved(int(played), Zone(Kind.HAND), target) if target == ROW:
                if rank_of(played) != rank_of(card):
                    break
                length += 1
            case Scored():
                break
    # An ace ends the hand anyway, so a run of aces does not count.
    return 1 if RANKS[rank_of(card)] == "A" else length


def _drawn(number: int, seat: Seat, passage: Passage) -> str:
    """All cards that a player draws (SDA-5, SDA-7), told with the last; nothing for the deal."""
    drawn = [
        (index, event.card)
        for index, event in enumerate(passage.events)
        if isinstance(event, Moved) and event.source == DRAW and event.target == HANDS[seat]
    ]
    if number != drawn[-1][0] or isinstance(passage.events[0], Began):
        return ""
    if seat == passage.viewer:
        cards = [card for _, card in drawn if card is not None]
        return tr("You draw the {cards}.").format(cards=cards_listed(cards))
    if not _is_for_run(number, passage):
        return ""
    text = tr("{player} draws %n cards for it.", "", len(drawn))
    if len(drawn) == 1:
        text = tr("{player} draws a card for it.")
    return text.format(player=passage.names[seat])


def _is_for_run(number: int, passage: Passage) -> bool:
    for event in passage.back_in_round(number):
        if isinstance(event, Scored):
            return False
        if isinstance(event, Moved) and event.target == ROW:
            return True
    return False


def _stripped(number: int, event: Shown, passage: Passage) -> Iterator[Line]:
    seat, is_mine = event.zone.seat, event.zone.owner == passage.viewer
    moves = [moved for moved in passage.events[:number] if isinstance(moved, Moved)]
    lost = cards_between(moves, event.zone, DISCARD)
    if lost:
        yours = tr("Your ace costs {other} the {cards}.")
        theirs = tr("{player}’s ace costs {other} the {cards}.")
        if is_mine:
            theirs = tr("{player}’s ace costs you the {cards}.")
    else:
        yours = tr("Your ace costs {other} nothing.")
        theirs = tr("{player}’s ace costs {other} nothing.")
        if is_mine:
            theirs = tr("{player}’s ace costs you nothing.")
    words = {"other": passage.names[seat], "cards": cards_listed(lost) if lost else ""}
    yield Line(number, passage.say(moves[0].source.seat, yours, theirs, **words))
    if event.cards:
        yours, theirs = tr("You show the rest: {cards}"), tr("{player} shows the rest: {cards}")
        text = passage.say(seat, yours, theirs, cards=cards_written(event.cards))
        yield Line(number, text, LineKind.DETAIL)


def _won(event: Scored, passage: Passage) -> str:
    if event.points == event.total:
        yours, theirs = tr("You win the {worth}."), tr("{player} wins the {worth}.")
    else:
        yours = tr("You win the {worth}: {total} in all.")
        theirs = tr("{player} wins the {worth}: {total} in all.")
    return passage.say(event.seat, yours, theirs, worth=event.points, total=event.total)


def move_words(move: Move, view: View, names: Sequence[str]) -> str:
    match parse(move):
        case Play(card):
            return tr("Play the {card}.").format(card=card_name(card))
        case No():
            return tr("Say No.")
