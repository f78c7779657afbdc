"""The texts of the album about a match, written and spoken."""

from __future__ import annotations

from soiree.core.names import shown_name
from soiree.games import GAMES
from soiree.storage.history.index_rows import EVENINGS, AlbumRow, Outcome
from soiree.ui.guests.people import level_name, names_of, viewer_of
from soiree.ui.language.translation import tr
from soiree.ui.language.words import (
    branch_words,
    company,
    in_row,
    moment,
    signed,
    standing_sentence,
)


def outcome_words(outcome: Outcome) -> str:
    """The name of an outcome."""
    return {
        "waiting": tr("Waiting"),
        "won": tr("Won"),
        "shared": tr("Shared"),
        "lost": tr("Lost"),
        "watched": tr("Watched"),
        "unusable": tr("Unusable"),
    }[outcome]


def is_evening(match: AlbumRow) -> bool:
    """True for an evening, which is no match."""
    return match.folder == EVENINGS


def title(match: AlbumRow) -> str:
    """The title of the game or of the evening; the file name for an unknown game."""
    if is_evening(match) and not match.line:
        return tr(match.reason) if match.reason else tr("An evening of cards")
    game = GAMES.get(match.game)
    return game.title if game else match.file


def players(match: AlbumRow) -> str:
    """The other players with their levels: "with Ada and Bela (Hard)"."""
    names = names_of(match.seats)
    viewer = viewer_of(match.seats)
    others = [seat for seat in _seats(match) if seat != viewer]
    if not others:
        return ""
    levels = {_level(match, seat) for seat in others}
    if len(levels) == 1 and (level := levels.pop()):
        text = tr("with {players} ({level})") if viewer >= 0 else tr("{players} ({level})")
        return text.format(players=company([names[seat] for seat in others]), level=level)
    each = []
    for seat in others:
        level = _level(match, seat)
        each.append(f"{names[seat]} ({level})" if level else names[seat])
    text = tr("with {players}") if viewer >= 0 else "{players}"
    return text.format(players=company(each))


def result(match: AlbumRow) -> str:
    """The result for the person, in one or two words."""
    if match.outcome == "lost" and len(match.seats) > 2:
        return tr("Place {place} of {players}").format(place=match.place, players=len(match.seats))
    if match.outcome == "watched":
        names = names_of(match.seats)
        winners = [names[seat] for seat, rank in enumerate(match.ranks) if rank == 1]
        if len(winners) == 1:
            return tr("{player} won").format(player=winners[0])
        return tr("Shared")
    return outcome_words(match.outcome)


def scores(match: AlbumRow) -> str:
    """The scores, or the leader of an unfinished match; empty without scores.

    The person's score is the first one. The others follow in the order of `players`.
    """
    if match.scores is None or (match.outcome == "waiting" and len(set(match.scores)) < 2):
        return ""
    if match.outcome == "waiting" and match.game in GAMES:
        names, viewer = names_of(match.seats), viewer_of(match.seats)
        low_wins = GAMES[match.game].low_wins
        return standing_sentence(match.scores, names, viewer, low_wins=low_wins)
    return " : ".join(signed(match.scores[seat]) for seat in _seats(match))


def _seats(match: AlbumRow) -> list[int]:
    """The seats, that of the person first."""
    viewer = viewer_of(match.seats)
    return sorted(range(len(match.seats)), key=lambda seat: seat != viewer)


def when(match: AlbumRow) -> str:
    """The day and time of the last entry, in the local format."""
    return moment(match.finished)


def length(match: AlbumRow) -> str:
    """The number of moves and minutes, or of an evening's matches; empty if there are none."""
    if not match.moves:
        return ""
    if is_evening(match):
        return tr("%n matches", "", match.moves)
    moves = tr("%n moves", "", match.moves)
    if match.seconds < 60:
        return moves
    minutes = tr("%n minutes", "", round(match.seconds / 60))
    return tr("{time}, {moves}").format(time=minutes, moves=moves)


def details(match: AlbumRow) -> str:
    """The time, the length, and any use of help; first of all that the match is a branch."""
    branch = branch_words() if match.branched else ""
    helped = tr("with help") if match.assisted else ""
    return " · ".join(filter(None, (branch, when(match), length(match), helped)))


def spoken(match: AlbumRow) -> str:
    """The full description for a screen reader, the game first."""
    if match.line:
        text = tr("{game}, cannot be used: {reason}")
        return text.format(game=title(match), reason=match.line)
    helped = tr("with help") if match.assisted else ""
    parts = (
        title(match),
        branch_words() if match.branched else "",
        result(match),
        players(match),
        scores(match).replace(" : ", tr(" to ")),
        when(match),
        length(match),
        helped,
    )
    return in_row([part.rstrip(".") for part in parts if part])


def alternatives(word: str) -> tuple[str, ...]:
    """The strings that match a search word in a record: the word, names of games and levels."""
    sought = word.casefold()
    named = [game.name for game in GAMES.values() if sought in game.title.casefold()]
    levels = {
        level.name
        for game in GAMES.values()
        for level in game.levels
        if sought in level_name(game, level.name).casefold()
    }
    return (word, *named, *sorted(levels))


def _level(match: AlbumRow, seat: int) -> str:
    level, game = match.seats[seat].level, GAMES.get(match.game)
    if not level:
        return ""
    return level_name(game, level) if game else shown_name(level)
