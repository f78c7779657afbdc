"""The progress of a match: each score on the way to the limit or goal, and the stage."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import compress
from typing import Concatenate, ParamSpec, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from soiree.core.events import Began, Event, Scored
from soiree.core.games import Game
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.ui.language.translation import tr
from soiree.ui.language.words import signed

P = ParamSpec("P")
T = TypeVar("T")
_Answer = Callable[Concatenate[Sequence[Event], P], T]
"""A function of the events of a match so far."""


def once_for_events(answer: _Answer[P, T]) -> _Answer[P, T]:
    """Keep the latest answer of a function: a table asks many times about the same events."""
    known: dict[object, tuple[Sequence[Event], T]] = {}

    def find(events: Sequence[Event], /, *args: P.args, **more: P.kwargs) -> T:
        if args not in known or known[args][0] is not events:
            known[args] = events, answer(events, *args, **more)
        return known[args][1]

    return find


class Scale(Struct, frozen=True):
    """The scale of the scores of a match, from 0.

    Attributes:
        last: the points at the far end.
        low_wins: true if low scores are good.
        ends_match: true if the far end is the limit or the goal of the match, false if it is only
            the highest possible score.
    """

    last: int
    low_wins: bool
    ends_match: bool = True

    @property
    def has_limit(self) -> bool:
        """True if the match is lost beyond the far end."""
        return self.low_wins and self.ends_match


class Track(Struct, frozen=True):
    """A score on its scale.

    Attributes:
        scale: the scale.
        now: the score.
        may: the score after the round if nothing changes, or the highest possible score. None if
            neither is known.
        at_most: True if `may` is the highest possible score.
        before: the score before the round, in a summary of the round; otherwise None.
    """

    scale: Scale
    now: int
    may: int | None = None
    at_most: bool = False
    before: int | None = None

    def part(self, score: int) -> float:
        """Return the position of a score on the scale, from 0 to 1."""
        return min(1.0, max(0.0, score / max(1, self.scale.last)))

    def words(self) -> str:
        """Return the score as text, such as "40 of 100, low is good"."""
        low, now = self.scale.low_wins, self.now
        if not self.scale.ends_match:
            if low:
                return tr("%n points, low is good", "", now)
            return tr("%n points, high is good", "", now)
        text = tr("{now} of {last}, low is good") if low else tr("{now} of {last}, high is good")
        return text.format(now=now, last=self.scale.last)

    @property
    def notch(self) -> int | None:
        """The score at which the track has a notch, if any."""
        return self.may if self.before is None else self.before

    def notch_words(self) -> str:
        """Return the meaning of the notch as text; empty without one."""
        if self.notch is None:
            return ""
        if self.before is not None:
            text = tr("{points} before this round")
        elif self.at_most:
            text = tr("{points} with all that this round can still bring")
        else:
            text = tr("{points} if the round ended now, by the cards that you see")
        return text.format(points=signed(self.notch))

    def explained(self) -> str:
        """Return the score and the notch as text, for a tooltip."""
        if self.notch is None:
            return self.words()
        text = tr("{score}. The notch: {points}.")
        return text.format(score=self.words(), points=self.notch_words())


class Stakes(Struct, frozen=True):
    """The progress of a match at one moment.

    Attributes:
        tracks: the score of each player on the scale, by seat; empty in a game without scores.
        stage: the stage of the match in a few words, such as "Round 2" or "Hand 3 of 9".
        tallies: points that the score does not contain yet, or its parts, in words, by seat. A
            plate leaves out the first parts where room is short. Empty if the game has none.
    """

    tracks: tuple[Track, ...] = ()
    stage: str = ""
    tallies: tuple[tuple[str, ...], ...] = ()

    def bringing(self, points: Mapping[Seat, int], *, at_most: bool = False) -> Stakes:
        """Return a copy with each seat's score plus these points as `Track.may`: the points that
        the round brings as things stand, or with `at_most` the most that it can bring.
        """
        tracks = [
            replace(track, may=track.now + points[seat], at_most=at_most)
            if points.get(seat)
            else track
            for seat, track in enumerate(self.tracks)
        ]
        return replace(self, tracks=tuple(tracks))


def usual_scale(view: View, game: Game) -> Scale | None:
    """Return the scale up to the game's target score; None in a game without one."""
    last = None if game.target is None else view.options[game.target]
    return Scale(last, game.low_wins) if isinstance(last, int) else None


def tracks_on(scale: Scale | None, view: View) -> tuple[Track, ...]:
    """Return every score of a view on a scale; empty without scores or without a scale."""
    if scale is None or view.scores is None:
        return ()
    return tuple(Track(scale, score) for score in view.scores)


def usual_stakes(view: View, game: Game) -> Stakes:
    """Return the stakes of a game that computes none: the scores, and the number of the round."""
    return Stakes(tracks_on(usual_scale(view, game), view), round_words(round_of(view.events)))


def round_of(events: Sequence[Event]) -> int:
    """Return the number of the latest round; 0 before the first."""
    began = _latest(events, Began)
    return began.number if isinstance(began, Began) else 0


def is_scored(events: Sequence[Event]) -> bool:
    """True if anything was scored since the start of the round."""
    return isinstance(_latest(events, Scored, Began), Scored)


@once_for_events
def _latest(events: Sequence[Event], *kinds: type[Event]) -> Event | None:
    found = compress(reversed(events), map(kinds.__contains__, map(type, reversed(events))))
    return next(found, None)


def round_words(number: int) -> str:
    """Return the number of a round in words, such as "Round 3"; empty for 0."""
    return tr("Round {number}").format(number=number) if number else ""
