"""The end of a match: the sentences about the winner, and the choices that follow."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from soiree.controller.match.client import Client
from soiree.core.events import Began, Ended, Result, Scored, Turn
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.ui.games.narration import result_told
from soiree.ui.guests.people import level_name, names_for
from soiree.ui.language.translation import tr
from soiree.ui.language.words import NOBODY, company, sentence_for, signed

if TYPE_CHECKING:
    from soiree.ui.style.printed import Printed


class EndChoice(enum.Enum):
    """A button of the scoreboard at the end of a match."""

    START_PAGE = enum.auto()
    LOOK_OVER = enum.auto()
    STATISTICS = enum.auto()
    SHARE = enum.auto()
    REVIEW = enum.auto()
    PLAY_AGAIN = enum.auto()
    PLAY_OTHERS = enum.auto()
    """Play with the opponents that are offered."""


class EndNotes(Struct, frozen=True):
    """Additions to the scoreboard at the end of a match.

    Attributes:
        assisted: true if the people had help.
        reason, others: the reason to play other opponents, and the text of the button; empty
            without an offer.
        onward: the text of the first button; empty to play again.
    """

    assisted: bool = False
    reason: str = ""
    others: str = ""
    onward: str = ""


def margin_sentence(result: Result, names: Sequence[str], viewer: Seat, *, fewer_wins: bool) -> str:
    """The margin of victory in points; empty if points did not decide the match."""
    winner = _sole_winner(result)
    if winner is None or result.scores is None or len(names) < 2:
        return ""
    sign = -1 if fewer_wins else 1
    others = [sign * score for seat, score in enumerate(result.scores) if seat != winner]
    ahead = sign * result.scores[winner] - max(others)
    if ahead <= 0:
        return ""
    nearest = result.scores[winner] - sign * ahead
    seconds = [
        seat for seat, score in enumerate(result.scores) if seat != winner and score == nearest
    ]
    players = [names[seat] for seat in seconds if seat != viewer]
    if not players:
        return tr("%n points ahead of you.", "", ahead)
    if viewer in seconds:
        text = tr("%n points ahead of you and {players}.", "", ahead)
    else:
        text = tr("%n points ahead of {players}.", "", ahead)
    return text.format(players=company(players))


def printed_result(client: Client) -> Printed:
    """The result of a finished match, to be shared."""
    from soiree.ui.style.printed import Printed

    game, result = client.game, client.result
    assert result is not None
    names = names_for(client.players, NOBODY)
    sentences = [result_told(game.name, client.options, result, names, NOBODY)]
    sentences.append(margin_sentence(result, names, NOBODY, fewer_wins=game.low_wins))
    if client.is_assisted:
        sentences.append(tr("Played with help."))
    rows = [[tr("Rank"), tr("Player"), tr("Level"), tr("Points") if result.scores else ""]]
    for seat in sorted(range(len(names)), key=result.ranks.__getitem__):
        who = client.players[seat]
        level = tr("Person") if who.level is None else level_name(game, who.level)
        points = signed(result.scores[seat]) if result.scores else ""
        rows.append([f"{result.ranks[seat]}", names[seat], level, points])
    bold = range(1, 1 + result.ranks.count(1))
    return Printed(game.title, rows, " ".join(filter(None, sentences)), bold)


def turning_point(view: View, winner: Seat) -> int | None:
    """The round in which the winner took the lead alone and kept it until the end of the match.

    The scores are compared at each turn and at the end of each round.

    Returns:
        The number of the round, from 1; None if the winner does not lead alone at the end.
    """
    sign = -1 if GAMES[view.game].low_wins else 1
    totals = [0] * view.seats
    number, found = 0, None
    for event in view.events:
        if isinstance(event, Scored):
            totals[event.seat] = sign * event.total
        elif isinstance(event, Began | Turn | Ended):
            others = totals[:winner] + totals[winner + 1 :]
            if totals[winner] <= max(others):
                found = None
            elif found is None:
                found = number
            number += isinstance(event, Began)
    return found


def turning_sentence(view: View, names: Sequence[str], viewer: Seat) -> str:
    """The round of a finished match in which the winner took the lead for good.

    Empty for a match of one round, or if the winner does not lead alone at the end.
    """
    winner = None if view.result is None else _sole_winner(view.result)
    rounds = sum(isinstance(event, Began) for event in view.events)
    if winner is None or view.seats < 2 or rounds < 2:
        return ""
    number = turning_point(view, winner)
    if number is None:
        return ""
    in_races = GAMES[view.game].is_race
    if number == rounds and in_races:
        text = tr("{player} took the lead in the last race.")
        yours = tr("You took the lead in the last race.")
    elif number == rounds:
        text = tr("{player} took the lead in the last round.")
        yours = tr("You took the lead in the last round.")
    elif in_races:
        text = tr("{player} took the lead in race {number} and kept it.")
        yours = tr("You took the lead in race {number} and kept it.")
    else:
        text = tr("{player} took the lead in round {number} and kept it.")
        yours = tr("You took the lead in round {number} and kept it.")
    return sentence_for(winner, names, viewer, yours, text, number=number)


def _sole_winner(result: Result) -> Seat | None:
    return result.ranks.index(1) if result.ranks.count(1) == 1 else None
