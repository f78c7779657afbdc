"""A review beside the match: each choice with where it was made, and both moves in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from soiree.controller.match.replay import Replay
from soiree.controller.review.review import Account, Amount, Review, ReviewedChoice
from soiree.controller.review.verdicts import Mark, mark_of
from soiree.core.entries import Decision, Maker
from soiree.core.zones import Seat
from soiree.ui.game_window import window_of
from soiree.ui.screens.review import words
from soiree.ui.style.translation import tr


class ChoiceLine(Struct, frozen=True):
    """A choice that was reviewed.

    Attributes:
        place: in which round that was, or in a match of one round, after how many entries.
        made: the move that was made, in a sentence.
        best: the one that the strongest level makes.
        mark: if it is a mistake.
        in_points: whether its cost is told in points first.
    """

    choice: ReviewedChoice
    place: str
    made: str
    best: str
    mark: Mark | None = None
    in_points: bool = False

    @property
    def position(self) -> int:
        """How many entries the match has when the choice is about to be made."""
        return self.choice.entry - 1

    @property
    def cost(self) -> Amount:
        """What it cost, in the measure that is told first."""
        return self.choice.measured(in_points=self.in_points)

    @property
    def is_costly(self) -> bool:
        """Whether it cost anything, as far as can be told."""
        return words.is_costly(self.choice, in_points=self.in_points)

    @property
    def cost_words(self) -> str:
        """What it cost, in a few words."""
        return words.cost_words(self.choice, in_points=self.in_points)

    @property
    def verdict(self) -> str:
        """What it cost, in sentences."""
        return words.verdict(self.choice, self.mark, in_points=self.in_points)

    @property
    def is_mistake(self) -> bool:
        """Whether another move is better, beyond the error of the estimate."""
        return self.is_told_apart and self.is_costly

    @property
    def is_told_apart(self) -> bool:
        """Whether the strongest level makes another move."""
        return not words.is_best(self.choice)

    @property
    def aside(self) -> str:
        """What is said of the best move beside the one that was made."""
        if words.is_best(self.choice):
            return tr("The best move.")
        if not self.is_costly:
            return tr("As good: {move}").format(move=self.best)
        return tr("Better: {move}").format(move=self.best)

    def told(self) -> str:
        """All of it, in sentences."""
        return tr("{place}: {what}").format(place=self.place, what=self.judged())

    def judged(self) -> str:
        """The same without the place."""
        said = tr("{move} {verdict}").format(move=self.made, verdict=self.verdict)
        if self.is_told_apart:
            said = tr("{what} {why}").format(what=said, why=self.aside)
        return said


class ReviewedMatch(Struct, frozen=True):
    """A review of one seat, with what it takes to tell of it.

    Attributes:
        seat: whose choices these are.
        name: of the player.
        yours: whether the player is "you".
        players: how many there are.
        lines: the choices in the order of the match.
        account: what the result is made of.
        course: the seat's chance to win after each number of entries, all cards being open; empty
            where the game allows no appraisal.
        rounds: the positions at which the rounds have just been dealt for.
        length: how many entries the match has.
        by_computer: how many moves a computer made for the player, who had it do so.
        in_races: whether its rounds are called races.
        in_points: whether costs are told in points first.
    """

    seat: Seat
    name: str
    yours: bool
    players: int
    lines: tuple[ChoiceLine, ...]
    account: Account
    course: tuple[float, ...]
    rounds: tuple[int, ...]
    length: int
    by_computer: int
    in_races: bool
    in_points: bool

    def costs(self) -> str:
        """What all choices cost together."""
        told = words.costs_sentence(
            self.account, len(self.lines), yours=self.yours, in_points=self.in_points
        )
        if self.in_races:
            speed = tr("How fast they were made is no part of that: it belongs to skill.")
            told = tr("{first} {second}").format(first=told, second=speed)
        if self.by_computer:
            count = self.by_computer
            text = tr("A computer made %n other moves: they belong to skill, too.", "", count)
            told = tr("{first} {second}").format(first=told, second=text)
        return told

    def mistakes(self) -> list[ChoiceLine]:
        """The choices that have a mark."""
        return [line for line in self.lines if line.mark is not None]

    def counted(self) -> str:
        """How many choices have which mark."""
        marks = [line.mark for line in self.lines]
        if not any(marks):
            return tr("No single mistake, as far as can be told.")
        return " ".join(
            text.replace(" ", "\u00a0")  # so that no line breaks within one
            for mark, text in (
                (Mark.BLUNDER, tr("%n blunders (??).", "", marks.count(Mark.BLUNDER))),
                (Mark.MISTAKE, tr("%n mistakes (?).", "", marks.count(Mark.MISTAKE))),
                (Mark.INACCURACY, tr("%n inaccuracies (?!).", "", marks.count(Mark.INACCURACY))),
            )
            if mark in marks
        )

    def at(self, position: int) -> ChoiceLine | None:
        """The choice that is made at a position, if it was reviewed."""
        return next((line for line in self.lines if line.position == position), None)


def reviewed_match(
    review: Review, replay: Replay, seat: Seat, names: Sequence[str], *, yours: bool
) -> ReviewedMatch:
    """A review of a match that is looked through, for one of its seats.

    Args:
        names: of the players, by seat.
        yours: whether the seat's player is "you".

    Raises:
        ValueError: the review is damaged: a best move of it is not legal.
    """
    game = replay.client.game
    return ReviewedMatch(
        seat=seat,
        name=names[seat],
        yours=yours,
        players=len(names),
        lines=tuple(_lines(review, replay, seat, names)),
        account=review.accounts[seat],
        course=tuple(chances[seat] for chances in review.course),
        rounds=replay.rounds,
        length=replay.length,
        by_computer=sum(
            isinstance(entry, Decision) and (entry.seat, entry.maker) == (seat, Maker.COMPUTER)
            for entry in replay.record.entries
        ),
        in_races=game.is_race,
        in_points=game.points_first,
    )


def _lines(
    review: Review, replay: Replay, seat: Seat, names: Sequence[str]
) -> Iterable[ChoiceLine]:
    game = replay.client.game
    say = window_of(game).move_words()
    choices = {each.entry - 1: each for each in review.choices}
    for snapshot in replay.walk():
        choice = choices.get(snapshot.position)
        if choice is not None:
            view = snapshot.view((choice.seat,))
            if choice.best not in view.legal:
                raise ValueError(f"at entry {choice.entry} no player may {choice.best!r}")
        if choice is not None and choice.seat == seat:
            yield ChoiceLine(
                choice,
                _place(replay, snapshot.position),
                say(choice.move, view, names),
                say(choice.best, view, names),
                mark_of(choice, game),
                game.points_first,
            )


def _place(replay: Replay, position: int) -> str:
    if len(replay.rounds) < 2:
        text = tr("{position} of {length}")
        return text.format(position=position, length=replay.length)
    text = tr("Race {number}") if replay.client.game.is_race else tr("Round {number}")
    return text.format(number=replay.round_at(position))
