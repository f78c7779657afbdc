"""What happens in Spy vs Spy, in sentences.

Of a race only what is said aloud is told, and one's own cards: the others' are too many to read.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from soiree.core.events import Began, Event, Moved, Said, Scored, Shuffled
from soiree.core.zones import Seat
from soiree.ui.words import card_name, counted

_tr = QCoreApplication.translate


def tell(event: Event, names: Sequence[str], viewer: Seat) -> str | None:
    match event:
        case Began(number):
            return _tr("Log", "Race {number} begins.").format(number=number)
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
        case "hand", "up":
            return _tr("Log", "You turn up the {card}.").format(card=card_name(event.card))
        case "up", "pile":
            return _tr("Log", "The {card} goes on pile {pile}.").format(
                card=card_name(event.card), pile=event.target.slot
            )
        case "up", "hand":
            return _tr("Log", "The {card} goes under your hand.").format(card=card_name(event.card))
    return ""


def _said(event: Said, names: Sequence[str], viewer: Seat) -> str:
    you = event.seat == viewer
    match event.what:
        case "call":
            text = (
                _tr("Log", "You call the {card}.")
                if you
                else _tr("Log", "{player} calls the {card}.")
            )
        case "stuck":
            text = _tr("Log", "You are stuck.") if you else _tr("Log", "{player} is stuck.")
        case "done":
            text = (
                _tr("Log", "You have placed every card.")
                if you
                else _tr("Log", "{player} has placed every card.")
            )
        case "accuse":
            text = _accused(you, event.to == viewer)
        case "caught":
            text = (
                _tr("Log", "You are caught: a card of yours does not fit.")
                if you
                else _tr("Log", "{player} is caught: a card does not fit.")
            )
        case "honest":
            text = (
                _tr("Log", "You have not cheated: every card fits.")
                if you
                else _tr("Log", "{player} has not cheated: every card fits.")
            )
        case _:
            text = (
                _tr("Log", "You accuse nobody.") if you else _tr("Log", "{player} accuses nobody.")
            )
    return text.format(
        player=names[event.seat],
        other="" if event.to is None else names[event.to],
        card="" if event.card is None else card_name(event.card),
    )


def _accused(by_you: bool, you: bool) -> str:
    if by_you:
        return _tr("Log", "You accuse {other}.")
    return _tr("Log", "{player} accuses you.") if you else _tr("Log", "{player} accuses {other}.")


def _scored(event: Scored, names: Sequence[str], viewer: Seat) -> str:
    you = event.seat == viewer
    points = abs(event.points)
    match event.why:
        case "bonus" | "first":
            text = _taken_off(you, event.why == "bonus", points)
        case "left over" | "pick" | "penalty":
            text = _paid(you, event.why, points)
        case _:
            return ""
    return text.format(player=names[event.seat], total=event.total)


def _taken_off(you: bool, is_bonus: bool, points: int) -> str:
    if is_bonus:
        if you:
            return counted("", _tr("Log", "The bonus takes %n points off yours: {total}."), points)
        return counted("", _tr("Log", "The bonus takes %n points off {player}: {total}."), points)
    if you:
        return counted("", _tr("Log", "You were first: %n points less, {total}."), points)
    return counted("", _tr("Log", "{player} was first: %n points less, {total}."), points)


def _paid(you: bool, why: str, points: int) -> str:
    if why == "left over":
        if you:
            return counted(
                _tr("Log", "Your card left over is 1 point: {total} in all."),
                _tr("Log", "Your cards left over are %n points: {total} in all.", "", points),
                points,
            )
        return counted(
            _tr("Log", "The card left over is 1 point for {player}: {total} in all."),
            _tr(
                "Log", "The cards left over are %n points for {player}: {total} in all.", "", points
            ),
            points,
        )
    if why == "penalty":
        if you:
            return counted(
                _tr("Log", "You pay a pile of 1 point: {total} in all."),
                _tr("Log", "You pay a pile of %n points: {total} in all.", "", points),
                points,
            )
        return counted(
            _tr("Log", "{player} pays a pile of 1 point: {total} in all."),
            _tr("Log", "{player} pays a pile of %n points: {total} in all.", "", points),
            points,
        )
    if you:
        return counted(
            _tr("Log", "You take a pile of 1 point: {total} in all."),
            _tr("Log", "You take a pile of %n points: {total} in all.", "", points),
            points,
        )
    return counted(
        _tr("Log", "{player} takes a pile of 1 point: {total} in all."),
        _tr("Log", "{player} takes a pile of %n points: {total} in all.", "", points),
        points,
    )
