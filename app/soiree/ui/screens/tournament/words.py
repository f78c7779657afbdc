"""Tournaments in words and tables."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from soiree.controller.tournament.rounds import matches_in_all
from soiree.controller.tournament.standings import (
    Standing,
    crosstable,
    plain,
    rounds_of,
    standings,
)
from soiree.controller.tournament.tournament import Match, Tournament
from soiree.core.names import isolated, shown_name
from soiree.games import GAMES
from soiree.ui.dialogs.new_tournament import FORM_NAMES
from soiree.ui.guests.people import numbered, you
from soiree.ui.language.translation import tr
from soiree.ui.language.words import company, in_row, signed
from soiree.ui.style.printed import Printed


def title(tournament: Tournament) -> str:
    """The game and the form."""
    form = tr(FORM_NAMES[tournament.form])
    return tr("{game}: {form}").format(game=GAMES[tournament.game].title, form=form)


def names(tournament: Tournament) -> list[str]:
    """The names of the entrants, as they are shown."""
    return [isolated(shown_name(each.name)) for each in tournament.entrants]


def is_over(tournament: Tournament) -> bool:
    """True if all matches are played. The pairings of the next round must be known, if any."""
    return bool(tournament.matches) and not tournament.open_matches


def standing_sentence(tournament: Tournament) -> str:
    """The winner, or how far the tournament is."""
    if is_over(tournament):
        first = [row.name for row in standings(tournament) if row.rank == 1]
        shown = company([isolated(shown_name(name)) for name in first])
        if len(first) > 1:
            return tr("{players} share the tournament.").format(players=shown)
        return tr("{player} won the tournament.").format(player=shown)
    number = min(match.round for match in tournament.open_matches)
    text = tr("{round}; {played} of {count} matches are played.")
    return text.format(
        round=round_name(tournament, number),
        played=len(tournament.played),
        count=max(matches_in_all(tournament), len(tournament.matches)),
    )


def round_name(tournament: Tournament, number: int) -> str:
    """The name of a round, counted from 0."""
    if tournament.form == "knock-out" and number == tournament.rounds - 1:
        #: The last round of a knock-out.
        return tr("Final")
    return tr("Round {number}").format(number=number + 1)


def match_text(tournament: Tournament, match: Match) -> str:
    """The players of a match by seat; after the match, its result, with the best player first."""
    called = [names(tournament)[each] for each in match.seats]
    if not match.ranks:
        words = " – ".join(called)
    elif len(called) == 2:
        words = _duel(match, called)
    else:
        order = sorted(range(len(called)), key=match.ranks.__getitem__)
        words = in_row([_result(match, seat, called[seat]) for seat in order])
    if match.helped:
        words = tr("{result}, with help").format(result=words)
    if match.replay:
        words = tr("{players} (replay {number})").format(players=words, number=match.replay)
    is_last = tournament.form == "knock-out" and match.round == tournament.rounds - 1
    if is_last and match.table == 1:
        words = tr("Third place: {players}").format(players=words)
    return words


def _duel(match: Match, called: Sequence[str]) -> str:
    first = match.ranks.index(1)
    players = {"first": called[first], "second": called[1 - first]}
    if match.ranks[0] == match.ranks[1]:
        words = tr("{first} and {second} tie").format(**players)
    else:
        words = tr("{first} beat {second}").format(**players)
    if not match.scores:
        return words
    scores = [signed(match.scores[seat]) for seat in (first, 1 - first)]
    return tr("{result}, {score} to {other}").format(result=words, score=scores[0], other=scores[1])


def _result(match: Match, seat: int, name: str) -> str:
    text = tr("{rank}. {player}")
    words = text.format(rank=match.ranks[seat], player=name)
    return f"{words} {signed(match.scores[seat])}" if match.scores else words


def matches_by_round(tournament: Tournament) -> list[tuple[str, list[Match]]]:
    """The name of each round whose pairings are known, and its matches.

    In Swiss tournaments and knock-outs the latest round comes first, else the first one.
    """
    found = [
        (round_name(tournament, matches[0].round), matches) for matches in rounds_of(tournament)
    ]
    return found[::-1] if tournament.form in ("swiss", "knock-out") else found


def table(tournament: Tournament) -> list[list[str]]:
    """The headings and rows of the standings, best first.

    A knock-out lists the match of each round, other forms the points against each opponent.
    """
    rows = standings(tournament)
    called = names(tournament)
    if tournament.form == "knock-out":
        count = tournament.rounds
        head = [tr("Rank"), tr("Player"), *(round_name(tournament, n) for n in range(count))]
        return [head, *(_way(tournament, row, called) for row in rows)]
    numbers = [f"{number}" for number in range(1, len(rows) + 1)]
    head = [tr("Rank"), tr("Player"), tr("Points"), *numbers]
    ties = {"swiss": (tr("Buchholz"), tr("Direct"), tr("S-B"))}
    head += ties.get(tournament.form, (tr("Direct"), tr("S-B")))
    points = crosstable(tournament).points
    told = []
    for number, row in enumerate(rows):
        met = [points[row.entrant][other.entrant] for other in rows]
        cells = ["·" if each is None else plain(each) for each in met]
        cells[number] = "×"
        broken = [row.head_to_head, row.berger]
        if tournament.form == "swiss":
            broken.insert(0, row.buchholz)
        who = [_rank(tournament, row), called[row.entrant], plain(row.points)]
        told.append([*who, *cells, *map(plain, broken)])
    return [head, *told]


def _way(tournament: Tournament, row: Standing, called: Sequence[str]) -> list[str]:
    cells = [""] * tournament.rounds
    own = [match for match in tournament.matches if row.entrant in match.seats]
    first = own[0].round if own else tournament.matches[-1].round + 1
    #: A round in which a player has no opponent.
    cells[:first] = [tr("bye")] * first
    for match in own:
        cells[match.round] = _outcome(match, row.entrant, called)
    return [_rank(tournament, row), called[row.entrant], *cells]


def _rank(tournament: Tournament, row: Standing) -> str:
    return f"{row.rank}" if tournament.played else ""


def _outcome(match: Match, entrant: int, called: Sequence[str]) -> str:
    seat = match.seats.index(entrant)
    others = [called[each] for each in match.seats if each != entrant]
    if not match.ranks:
        return tr("meets {players}").format(players=company(others))
    if len(others) > 1:
        text = tr("{rank}. of {count}")
        return text.format(rank=match.ranks[seat], count=len(match.seats))
    ranks = match.ranks[seat], match.ranks[1 - seat]
    texts = (tr("beat {player}"), tr("lost to {player}"), tr("tied with {player}"))
    text = texts[2 if ranks[0] == ranks[1] else ranks[0] > ranks[1]]
    return text.format(player=others[0])


def standings_to_share(tournament: Tournament) -> Printed:
    """The standings, to be shared: "Player 1" replaces "You", since other people read them."""
    entrants = [
        replace(each, name=numbered(1)) if each.name == you() else each
        for each in tournament.entrants
    ]
    tournament = replace(tournament, entrants=tuple(entrants))
    rows = table(tournament)
    first = sum(row.rank == 1 for row in standings(tournament)) if is_over(tournament) else 0
    return Printed(title(tournament), rows, standing_sentence(tournament), bold=range(1, first + 1))
