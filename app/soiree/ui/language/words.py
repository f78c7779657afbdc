"""Cards, results, refusals, notices and days in words, for messages, the log and screen readers.

"You" and other players have separate sentences, and so have one and many. Other languages would
order the parts of a sentence differently.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QDateTime, QLocale
from PySide6.QtGui import Qt

from soiree.core.cards import JACK, RANKS, Card, Rank, Suit, rank_of, spelled, suit_of
from soiree.ui.language.declension import Name, phrase
from soiree.ui.language.letters import letters_in_use
from soiree.ui.language.translation import left_to_right, tr, tr_filled, with_sign

if TYPE_CHECKING:
    from soiree.core.events import Result
    from soiree.core.players import MoveReason
    from soiree.core.states import Refusal
    from soiree.core.zones import Seat
    from soiree.storage.notices import Notice
    from soiree.ui.language.card_names import Kind

_TOGETHER = 3
"""The most players in the lead who are all named; a tile has no space for more."""

_WEEKDAY = re.compile(r"\W*dddd\W*")
"""The name of the weekday in a format, with the signs around it."""

NOBODY: Seat = -1
"""The viewer's seat if no player is "you": without people, or with several people."""


def sentence_for(
    seat: Seat, names: Sequence[str], viewer: Seat, yours: str, theirs: str, **words: object
) -> str:
    """Return a sentence about a player: `yours` if the viewer sits there, `theirs` if not.

    Args:
        names: the players' names, by seat; `{player}` in a sentence stands for one of them.
        words: the texts that fill the other placeholders.
    """
    text = yours if seat == viewer else theirs
    return text.format(player=names[seat], **words)


def result_sentence(result: Result, names: Sequence[str], viewer: Seat) -> str:
    """A sentence about the winners and their points."""
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    if len(winners) > 1:
        players = company([names[seat] for seat in winners])
        return tr("{players} share the victory.").format(players=players)
    (winner,) = winners
    player = names[winner]
    if result.scores is None:
        if winner == viewer:
            return tr("You win.")
        return tr("{player} wins.").format(player=player)
    points = result.scores[winner]
    if winner == viewer:
        return tr("You win with %n points.", "", points)
    return tr("{player} wins with %n points.", "", points).format(player=player)


def standing_sentence(
    scores: Sequence[int], names: Sequence[str], viewer: Seat, *, low_wins: bool
) -> str:
    """A sentence about the leaders and the lead, for two or more scores that differ."""
    order = sorted(range(len(scores)), key=lambda seat: scores[seat], reverse=not low_wins)
    first, second = order[:2]
    best = scores[first]
    leaders = [seat for seat in order if scores[seat] == best]
    if len(leaders) > 1:
        if viewer in leaders:
            return tr("You share the lead with %n points.", "", best)
        if len(leaders) > _TOGETHER:
            text = tr("%n players share the lead, with {points} each.", "", len(leaders))
            return text.format(points=signed(best))
        players = listed([names[seat] for seat in leaders])
        return tr("{players} share the lead with %n points.", "", best).format(players=players)
    if first == viewer:
        return tr("You lead, {best} to {next}.").format(
            best=signed(best), next=signed(scores[second])
        )
    other, text = viewer, tr("{player} leads, {best} to your {next}.")
    if viewer == NOBODY:
        other, text = second, tr("{player} leads, {best} to {next}.")
    return text.format(player=names[first], best=signed(best), next=signed(scores[other]))


def signed(number: int) -> str:
    """Return a number as text, with a true minus sign if negative."""
    return with_sign(str(number))


def branch_words() -> str:
    """The label of a match that was played on from a position of another one."""
    return tr("Branch of another match")


def refusal_sentence(refusal: Refusal, names: Sequence[str]) -> str:
    """The reason why a move is refused, with the names of players and cards."""
    return tr_filled(refusal.text, _named(refusal.words, names))


def reason_sentence(reason: MoveReason, names: Sequence[str]) -> str:
    """A reason for or against a move, with the names of players and cards."""
    return tr_filled(reason.text, _named(reason.words, names))


_FRACTION = re.compile(r"−?\d+\.\d+")


def _named(words: Mapping[str, str | int], names: Sequence[str]) -> dict[str, str | int]:
    said: dict[str, str | int] = dict(words)
    for place, word in words.items():
        card = spelled(word)
        if place in ("player", "other") and isinstance(word, int):
            said[place] = names[word]
        elif place == "suit" and isinstance(word, int):
            said[place] = suit_name(word)
        elif place in ("four", "fours") and word in RANKS:
            said[place] = four_name(RANKS.index(word))
        elif isinstance(word, int) and word < 0:
            said[place] = signed(word)
        elif isinstance(word, str) and _FRACTION.fullmatch(word):
            said[place] = with_sign(word.replace(".", QLocale().decimalPoint()))
        elif card is not None:
            said[place] = card_name(card)
        elif place == "rank" and word in RANKS:
            said[place] = rank_name(RANKS.index(word))
    return said


def game_text(text: str) -> str:
    """A text of a game's description (`soiree.core.games`), in the player's language."""
    return tr(text)


def notice_sentence(notice: Notice) -> str:
    """A sentence for the player about files and settings."""
    return tr_filled(notice.text, notice.words)


def card_name(card: Card) -> Name:
    """The name of a card in the player's language, such as `7 of hearts`."""
    return _namer()("card", card)


def card_sign(card: Card) -> str:
    """The short form of a card, such as `7♥` or `K♦`."""
    return left_to_right(f"{rank_sign(rank_of(card))}{SUIT_SIGNS[suit_of(card)]}")


def rank_sign(rank: Rank) -> str:
    """The short form of a rank, such as `7` or `K`."""
    return RANKS[rank] if rank < JACK else letters_in_use()[rank - JACK]


def rank_name(rank: Rank) -> Name:
    """The name of a rank in the player's language, such as `7` or `king`."""
    return _namer()("rank", rank)


def four_name(rank: Rank) -> Name:
    """The name of the four cards of a rank in the player's language, such as `four kings`."""
    return _namer()("four", rank)


def suit_name(suit: Suit) -> Name:
    """The name of a suit in the player's language, such as `hearts`, for use in a sentence."""
    return _namer()("suit", suit)


@cache
def _namer() -> Callable[[Kind, int], Name]:
    from soiree.ui.language.card_names import named  # The start page names no card.

    return named


SUIT_SIGNS = "♠♥♦♣"


def company(names: Sequence[str], most: int = 4) -> str:
    """All names, or the first three and the number of others if there are more than `most`."""
    if len(names) <= most:
        return listed(names)
    first, second, third, *others = names
    text = tr("{first}, {second}, {third} and %n others", "", len(others))
    return text.format(first=first, second=second, third=third)


def listed(names: Sequence[str]) -> str:
    """Several names, such as `Ada, Bela and Cleo`; each changes its form with the list."""
    if len(names) == 1:
        return names[0]
    if len(names) == 2:
        return phrase(tr("{first} and {last}"), first=names[0], last=names[1])
    return phrase(tr("{first}, {last}"), first=names[0], last=listed(names[1:]))


def in_row(names: Sequence[str]) -> str:
    """Several names with commas, such as `7 of hearts, king of spades`; empty for none."""
    return joined(tr("{first}, {last}"), names)


def parted(phrases: Sequence[str]) -> str:
    """Several phrases, which may have commas, with semicolons; empty for none."""
    return joined(tr("{first}; {last}"), phrases)


def joined(pattern: str, parts: Sequence[str]) -> str:
    """All parts, joined by a pattern with the places `first` and `last`."""
    if len(parts) < 2:
        return parts[0] if parts else ""
    return phrase(pattern, first=parts[0], last=joined(pattern, parts[1:]))


def sentence(text: str) -> str:
    """A phrase with a full stop; empty for none."""
    return text and phrase(tr("{phrase}."), phrase=text)


def day(written: str) -> str:
    """A day such as `2026-11-20`, written as `20 Nov 2026`; other texts are returned unchanged."""
    date = QDate.fromString(written, Qt.DateFormat.ISODate)
    return QLocale().toString(date, _day_format()) if date.isValid() else written


def moment(written: str) -> str:
    """A time such as `2026-11-20T19:02:11Z` in local time, written as `20 Nov 2026, 20:02`."""
    time = QDateTime.fromString(written, Qt.DateFormat.ISODate).toLocalTime()
    return QLocale().toString(time, f"{_day_format()}, HH:mm") if time.isValid() else written


def _day_format() -> str:
    """The language's long format, without the weekday and with a short name of the month."""
    long = QLocale().dateFormat(QLocale.FormatType.LongFormat)
    return _WEEKDAY.sub("", long).replace("MMMM", "MMM")


def as_plain(text: str) -> str:
    """Escape a text for a tooltip or message box, so that Qt displays it unchanged."""
    return Qt.convertFromPlainText(text) if Qt.mightBeRichText(text) else text
