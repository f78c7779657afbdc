"""The texts of an evening's programme, written and spoken."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from soiree.controller.evening.evening import MEMBERS, Due, Evening, Place, Played, Standing
from soiree.controller.evening.programme import minutes
from soiree.core.games import Game
from soiree.core.records import Participant
from soiree.games import GAMES
from soiree.ui.guests.people import portraits_of
from soiree.ui.language.translation import tr
from soiree.ui.language.words import company, in_row, listed, moment, sentence, signed
from soiree.ui.screens.evening.feat_words import greatest_feat

_SEPARATOR = " · "


class Guest(Struct, frozen=True):
    """A member in the standings.

    Attributes:
        detail: the strength of a guest, and the number of wins.
        rank: 0 before the first match.
    """

    name: str
    portrait: str
    points: int
    detail: str
    rank: int


class Row(Struct, frozen=True):
    """An item of the programme.

    Attributes:
        text: the players or the results; in a season or the honours, the description of the row.
        remark: a sentence about a feat or the result of an evening; may be empty.
        is_done: True if all matches of the item have been played.
        is_next: True if the person plays next here.
    """

    title: str
    text: str
    remark: str
    is_done: bool
    is_next: bool = False

    @property
    def spoken(self) -> str:
        state = tr("next") if self.is_next else ""
        return in_row([part for part in (self.title, state, self.text, self.remark) if part])


class Programme(Struct, frozen=True):
    """The texts of a programme.

    Attributes:
        subtitle: the line below the title.
        guests: best first.
        footer: the standing in a sentence, with remarks.
        is_over: True if the evening is over.
    """

    title: str = ""
    subtitle: str = ""
    guests: tuple[Guest, ...] = ()
    rows: tuple[Row, ...] = ()
    footer: str = ""
    is_over: bool = False

    @property
    def spoken(self) -> str:
        """The standings and the footer, for a screen reader."""
        standing = [
            tr("{player}, %n points", "", each.points).format(player=each.name)
            for each in self.guests
        ]
        return " ".join([*map(sentence, standing), self.footer])


def title_of(evening: Evening) -> str:
    """The title of an evening in the player's language."""
    return tr(evening.title) if evening.season else evening.title or tr("An evening of cards")


def programme_of(evening: Evening) -> Programme:
    """The texts of an evening as it stands."""
    following = evening.next_of_person
    rows = tuple(
        _row(evening, item, following is not None and following.place.item == item)
        for item in range(len(evening.items))
    )
    subtitle = [moment(evening.started)] if evening.started else []
    if evening.season:
        text = tr("Season {season}, evening {number}")
        subtitle.insert(0, text.format(season=evening.season, number=evening.theme + 1))
    if not evening.matches:
        whole = sum(map(minutes, evening.items))
        subtitle.append(tr("about %n minutes", "", 5 * round(whole / 5)))
    return Programme(
        title=title_of(evening),
        subtitle=_SEPARATOR.join(subtitle),
        guests=tuple(_guest(evening, each) for each in evening.standings()),
        rows=rows,
        footer=_footer(evening),
        is_over=evening.is_over,
    )


def due_words(evening: Evening, due: Due) -> str:
    """A match that is due: "Rummy with Ada, Basil and Clara", "Whist: Ada and Basil"."""
    others = [evening.members[each].name for each in due.seats if each]
    text = tr("{game} with {players}") if 0 in due.seats else tr("{game}: {players}")
    return text.format(game=_game(evening, due.place.item).title, players=company(others))


def standing_words(evening: Evening) -> str:
    """The lead, or the winner, in a sentence; empty before the first match."""
    if not evening.matches:
        return ""
    first, second, *_ = evening.standings()
    name = evening.members[first.member].name
    if evening.is_over:
        text = tr("You win the evening.") if not first.member else tr("{player} wins the evening.")
        if first.member:
            place = tr("You are number {rank}.").format(rank=evening.rank(0))
            return f"{text.format(player=name)} {place}"
        return text
    if first.points == second.points:
        leaders = [each.member for each in evening.standings() if each.points == first.points]
        names = [tr("you") if not each else evening.members[each].name for each in leaders]
        return tr("In the lead: {players}.").format(players=listed(names))
    if not first.member:
        return tr("You lead with %n points.", "", first.points)
    return tr("{player} leads with %n points.", "", first.points).format(player=name)


def _footer(evening: Evening) -> str:
    helped = any(match.helped for match in evening.matches)
    sentences = [standing_words(evening)]
    if not evening.matches:
        sentences = [tr("A win between two is worth 6 points; among four there are 6, 4, 2 and 0.")]
    if evening.is_over and evening.finale is not None:
        sentences.append(tr("The finale decides the first two places."))
    elif _is_tie_broken(evening):
        sentences.append(tr("Equal points: wins decide, then mutual matches, then the lot."))
    if helped:
        sentences.append(tr("An asterisk marks matches with hints or undone moves."))
    return " ".join(sentences)


def _is_tie_broken(evening: Evening) -> bool:
    """True if equal points after the programme leave open who plays the finale, or who won."""
    if any(map(evening.due_in, range(len(evening.programme)))):
        return False
    best = 1 if evening.finale is None else 2
    last, following = evening.standings(final=False)[best - 1 : best + 1]
    return last.points == following.points


def _guest(evening: Evening, standing: Standing) -> Guest:
    players = [
        Participant(who.name, "human" if who.strength is None else "computer")
        for who in evening.members
    ]
    who = evening.members[standing.member]
    strengths = (tr("Easy"), tr("Middle"), tr("Strongest"))
    details = [] if who.strength is None else [strengths[who.strength]]
    if evening.matches:
        details.append(tr("%n wins", "", standing.wins))
    return Guest(
        who.name,
        portraits_of(players)[standing.member],
        standing.points,
        _SEPARATOR.join(details),
        standing.rank if evening.matches else 0,
    )


def _row(evening: Evening, item: int, is_next: bool) -> Row:
    title = _game(evening, item).title
    if item == len(evening.programme):
        title = tr("Finale: {game}").format(game=title)
    tables = evening.seats(item)
    matches = [evening.played(Place(item, table)) for table in range(len(tables))]
    texts = [
        _result(evening, match) if match is not None else _drawn(evening, seats)
        for match, seats in zip(matches, tables, strict=True)
    ]
    if not tables:
        texts = [tr("the best two, and the others for the third place")]
    done = [match for match in matches if match is not None]
    text = _SEPARATOR.join(texts)
    return Row(
        title=title,
        text=text[:1].upper() + text[1:],
        remark=next((feat[1] for match in done if (feat := greatest_feat(evening, match))), ""),
        is_done=bool(tables) and len(done) == len(tables),
        is_next=is_next,
    )


def _drawn(evening: Evening, seats: Sequence[int]) -> str:
    if len(seats) == MEMBERS:
        return tr("all four")
    names = [_name(evening, each) for each in sorted(seats)]
    return tr("{first} and {second}").format(first=names[0], second=names[1])


def _result(evening: Evening, match: Played) -> str:
    mark = "*" if match.helped else ""
    order = sorted(range(len(match.seats)), key=lambda seat: (match.ranks[seat], match.seats[seat]))
    names = [_name(evening, match.seats[seat]) for seat in order]
    scores = ["" if match.scores is None else signed(match.scores[seat]) for seat in order]
    if len(order) == MEMBERS:
        names[order.index(match.seats.index(0))] += mark  # Only the person has help.
        each = [f"{name} {score}".strip() for name, score in zip(names, scores, strict=True)]
        return in_row(each)
    if match.ranks[0] == match.ranks[1]:
        text = tr("{first} and {second} share the win")
    elif match.seats[order[0]] == 0:
        text = tr("you beat {second}")
    elif match.seats[order[1]] == 0:
        text = tr("{first} beat you")
    else:
        text = tr("{first} beat {second}")
    points = f", {scores[0]} : {scores[1]}" if scores[0] else ""
    return text.format(first=names[0], second=names[1]) + points + mark


def _name(evening: Evening, member: int) -> str:
    return evening.members[member].name if member else tr("you")


def _game(evening: Evening, item: int) -> Game:
    return GAMES[evening.items[item].game]


def gone_words(evening: Evening, there: Collection[str]) -> str:
    """A sentence about deleted records; empty if all are there.

    Args:
        there: the names of the files of records that exist.
    """
    gone = [match for match in evening.matches if match.file and match.file not in there]
    if not gone:
        return ""
    return tr("The records of %n matches were deleted; their results stay.", "", len(gone))
