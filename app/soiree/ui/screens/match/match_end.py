"""The end of a match: the sentences about the winner, and the choices that follow."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import TYPE_CHECKING

from soiree.controller.match.client import Client
from soiree.core.events import Result
from soiree.core.zones import Seat
from soiree.ui.games.narration import result_told
from soiree.ui.guests.people import level_name, names_for
from soiree.ui.style.translation import tr
from soiree.ui.style.words import NOBODY, company, signed

if TYPE_CHECKING:
    # Loaded with the side panel.
    from soiree.ui.shell.score_page import Scores
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


def turning_point(scores: Scores, winner: Seat) -> int | None:
    """The first round after which the winner led alone until the end of the match.

    Returns:
        The number of the round, from 1; None if the winner does not lead alone at the end.
    """
    sign = -1 if scores.fewer_wins else 1
    lines = scores.totals()
    found = None
    for number in range(len(scores.rounds), 0, -1):
        others = [sign * line[number] for seat, line in enumerate(lines) if seat != winner]
        if others and sign * lines[winner][number] <= max(others):
            break
        found = number
    return found


def turning_sentence(result: Result, scores: Scores, viewer: Seat, *, in_races: bool) -> str:
    """The round in which the winner took the lead for good.

    Empty for a match of one round, or if the winner does not lead alone at the end.

    Args:
        in_races: true if the rounds are called races.
    """
    winner = _sole_winner(result)
    if winner is None or len(scores.names) < 2 or len(scores.rounds) < 2:
        return ""
    number = turning_point(scores, winner)
    if number is None:
        return ""
    if number == 1:
        text, yours = tr("{player} led from start to end."), tr("You led from start to end.")
    elif number == len(scores.rounds) and in_races:
        text = tr("{player} took the lead in the last race.")
        yours = tr("You took the lead in the last race.")
    elif number == len(scores.rounds):
        text = tr("{player} took the lead in the last round.")
        yours = tr("You took the lead in the last round.")
    elif in_races:
        text = tr("{player} took the lead in race {number} and kept it.")
        yours = tr("You took the lead in race {number} and kept it.")
    else:
        text = tr("{player} took the lead in round {number} and kept it.")
        yours = tr("You took the lead in round {number} and kept it.")
    text = yours if winner == viewer else text
    return text.format(player=scores.names[winner], number=number)


def _sole_winner(result: Result) -> Seat | None:
    return result.ranks.index(1) if result.ranks.count(1) == 1 else None
