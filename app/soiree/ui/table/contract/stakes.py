"""What is at stake in a match: the way of each score to the limit or goal, and how far it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from soiree.core.events import Began, Event, Scored
from soiree.core.games import Game
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.ui.style.translation import tr


class Scale(Struct, frozen=True):
    """The scale on which the scores of a match are shown; it begins at 0.

    Attributes:
        last: the points at its far end.
        low_wins: whether the near end is the good one.
        ends_match: whether the far end is the limit or the goal of the match. If not, it is only
            as far as scores may go.
    """

    last: int
    low_wins: bool
    ends_match: bool = True

    @property
    def has_limit(self) -> bool:
        """Whether the far end is bad: beyond it the match is lost."""
        return self.low_wins and self.ends_match


class Track(Struct, frozen=True):
    """A score on its scale.

    Attributes:
        now: the score.
        may: the score that the round would bring as things lie, or may bring at most, if that can
            be told.
        at_most: whether it is the most that the round may bring.
        before: the score before the round, where the round is looked back on.
    """

    scale: Scale
    now: int
    may: int | None = None
    at_most: bool = False
    before: int | None = None

    def part(self, score: int) -> float:
        """Where a score stands on the scale, from 0 to 1."""
        return min(1.0, max(0.0, score / max(1, self.scale.last)))

    def words(self) -> str:
        """The same to be read: "40 of 100, low is good"."""
        low, now = self.scale.low_wins, self.now
        if not self.scale.ends_match:
            if low:
                return tr("%n points, low is good", "", now)
            return tr("%n points, high is good", "", now)
        text = tr("{now} of {last}, low is good") if low else tr("{now} of {last}, high is good")
        return text.format(now=now, last=self.scale.last)

    @property
    def notch(self) -> int | None:
        """The score at which the track has a notch, if it has one."""
        return self.may if self.before is None else self.before

    def notch_words(self) -> str:
        """What the notch is, to be read; empty without one."""
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
        """The track and its notch, for who points at it."""
        if self.notch is None:
            return self.words()
        text = tr("{score}. The notch: {points}.")
        return text.format(score=self.words(), points=self.notch_words())


class Stakes(Struct, frozen=True):
    """What is at stake at one moment.

    Attributes:
        tracks: by seat; none where no score is kept.
        stage: how far the match is, in a few words: "Round 2", "Hand 3 of 9".
    """

    tracks: tuple[Track, ...] = ()
    stage: str = ""

    def bringing(self, points: Mapping[Seat, int], *, at_most: bool = False) -> Stakes:
        """The same, with what the round brings these seats as things lie, or may bring at most."""
        tracks = [
            replace(track, may=track.now + points[seat], at_most=at_most)
            if points.get(seat)
            else track
            for seat, track in enumerate(self.tracks)
        ]
        return replace(self, tracks=tuple(tracks))


def usual_scale(view: View, game: Game) -> Scale | None:
    """The scale up to the score that the game is played to; None where it has no such score."""
    last = None if game.target is None else view.options[game.target]
    return Scale(last, game.low_wins) if isinstance(last, int) else None


def tracks_on(scale: Scale | None, view: View) -> tuple[Track, ...]:
    """Every score of a view on a scale."""
    if scale is None or view.scores is None:
        return ()
    return tuple(Track(scale, score) for score in view.scores)


def usual_stakes(view: View, game: Game) -> Stakes:
    """The stakes as the description of a game has them, and the number of the round."""
    return Stakes(tracks_on(usual_scale(view, game), view), round_words(round_of(view.events)))


def round_of(events: Sequence[Event]) -> int:
    """The number of the round that began last; 0 before the first."""
    return next((event.number for event in reversed(events) if isinstance(event, Began)), 0)


def is_scored(events: Sequence[Event]) -> bool:
    """Whether anything was scored since the round began."""
    either = (Scored, Began)  # a union would be slow in a round of a hundred thousand events
    last = next((event for event in reversed(events) if isinstance(event, either)), None)
    return isinstance(last, Scored)


def round_words(number: int) -> str:
    """The number of a round, as it stands on the felt."""
    return tr("Round {number}").format(number=number) if number else ""


def signed(points: int) -> str:
    """A number with a true minus sign where it is negative."""
    return f"−{-points}" if points < 0 else str(points)
