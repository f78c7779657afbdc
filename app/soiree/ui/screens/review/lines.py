"""A review in words: each choice with its place, its move and the best move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from soiree.controller.match.replay import Replay
from soiree.controller.review.pricing import Amount
from soiree.controller.review.review import Account, Review, ReviewedChoice
from soiree.controller.review.verdicts import Mark, mark_of
from soiree.core.entries import Decision, Maker
from soiree.core.zones import Seat
from soiree.ui.game_window import window_of
from soiree.ui.language.translation import tr
from soiree.ui.screens.review import words


class ChoiceLine(Struct, frozen=True):
    """A reviewed choice in words.

    Attributes:
        place: the round, such as "Round 2", or in a match of one round, the number of entries
            before the choice and of all entries, such as "12 of 60".
        made: the move of the player, in a sentence.
        best: the move of the strongest level, in a sentence.
        mark: the mark of a mistake; None if the choice is no mistake.
        in_points: true if the cost is stated in points first.
        repeated: the number of later choices that repeat this choice, if it is an omission.
    """

    choice: ReviewedChoice
    place: str
    made: str
    best: str
    mark: Mark | None = None
    in_points: bool = False
    repeated: int = 0

    @property
    def position(self) -> int:
        """The position of the match right before the choice."""
        return self.choice.entry - 1

    @property
    def cost(self) -> Amount:
        """The cost of the choice: in points if `in_points` and known, else in chance to win."""
        return self.choice.measured(in_points=self.in_points)

    @property
    def is_costly(self) -> bool:
        """True if the cost exceeds its error, and the choice repeats no earlier omission."""
        return words.is_costly(self.choice, in_points=self.in_points)

    @property
    def cost_words(self) -> str:
        """The cost in a few words."""
        return words.cost_words(self.choice, in_points=self.in_points)

    @property
    def verdict(self) -> str:
        """The cost in sentences."""
        return words.verdict(self.choice, self.mark, in_points=self.in_points)

    @property
    def is_mistake(self) -> bool:
        """True if the strongest level prefers another move, and the choice is costly."""
        return self.differs_from_best and self.is_costly

    @property
    def differs_from_best(self) -> bool:
        """True if the strongest level prefers another move to the one that was made."""
        return self.choice.move != self.choice.best

    @property
    def best_move_sentence(self) -> str:
        """A sentence that names a better or equal move, or says that the move is the best."""
        if not self.differs_from_best:
            return tr("The best move.") if self.choice.is_known else tr("Perhaps the best move.")
        if self.repeated and self.is_costly:
            text = tr("Better, here and at %n later choices: {move}", "", self.repeated)
            return text.format(move=self.best)
        if not self.is_costly and not self.choice.is_known:
            return tr("Perhaps better: {move}").format(move=self.best)
        if not self.is_costly and self.choice.repeats is None:
            return tr("As good: {move}").format(move=self.best)
        return tr("Better: {move}").format(move=self.best)

    def description(self) -> str:
        """The place, the move, the verdict and the best move in sentences."""
        return tr("{place}: {what}").format(place=self.place, what=self.judgement())

    def judgement(self) -> str:
        """The move, the verdict and the best move in sentences."""
        said = tr("{move} {verdict}").format(move=self.made, verdict=self.verdict)
        if self.differs_from_best:
            said = tr("{what} {why}").format(what=said, why=self.best_move_sentence)
        return said


class ReviewedMatch(Struct, frozen=True):
    """The review of one seat.

    Attributes:
        seat: the reviewed seat.
        name: the name of the player.
        yours: true if the player is "you".
        lines: the choices in the order of the match.
        account: the result as a sum of luck and skill.
        open_chances: the seat's chance to win at each position, with all cards open. Empty if the
            game cannot appraise positions.
        rounds: the positions right after each deal.
        length: the number of entries of the match.
        by_computer: the number of moves that a computer made for the player in demonstrations.
        in_races: true if the rounds are called races.
        in_points: true if costs are stated in points first.
        least: the smallest cost with a mark, in chance to win.
    """

    seat: Seat
    name: str
    yours: bool
    lines: tuple[ChoiceLine, ...]
    account: Account
    open_chances: tuple[float, ...]
    rounds: tuple[int, ...]
    length: int
    by_computer: int
    in_races: bool
    in_points: bool
    least: float

    def costs(self) -> str:
        """The total cost of the choices, in sentences."""
        sentences = words.costs_sentence(
            self.account, len(self.lines), yours=self.yours, in_points=self.in_points
        )
        if self.in_races:
            speed = tr("Speed is not part of that: it belongs to skill.")
            sentences = tr("{first} {second}").format(first=sentences, second=speed)
        if self.by_computer:
            count = self.by_computer
            text = tr("%n moves were played for you and are not counted.", "", count)
            sentences = tr("{first} {second}").format(first=sentences, second=text)
        return sentences

    def mistakes(self) -> list[ChoiceLine]:
        """The marked choices, in the order of the match."""
        return [line for line in self.lines if line.mark is not None]

    def counts(self) -> str:
        """Sentences with the number of choices of each mark, and of those without a known cost."""
        marks = [line.mark for line in self.lines]
        counted = (
            (Mark.BLUNDER, tr("%n blunders (??).", "", marks.count(Mark.BLUNDER))),
            (Mark.MISTAKE, tr("%n mistakes (?).", "", marks.count(Mark.MISTAKE))),
            (Mark.INACCURACY, tr("%n inaccuracies (?!).", "", marks.count(Mark.INACCURACY))),
        )
        found = [text for mark, text in counted if mark in marks]
        if not found:
            cost = self.account.cost
            adds_up = cost.is_certain and cost.mean >= self.least
            none = tr("No single mistake, but small losses add up.")
            return self._with_unknown([none if adds_up else tr("No mistakes found.")])
        # No line break within a count.
        return self._with_unknown([text.replace(" ", "\u00a0") for text in found])

    def _with_unknown(self, sentences: list[str]) -> str:
        unknown = sum(not line.choice.is_known for line in self.lines)
        if unknown:
            sentences.append(tr("The cost of %n choices is not known.", "", unknown))
        return " ".join(sentences)

    def at(self, position: int) -> ChoiceLine | None:
        """The reviewed choice at a position, if any."""
        return next((line for line in self.lines if line.position == position), None)


def reviewed_match(
    review: Review, replay: Replay, seat: Seat, names: Sequence[str], *, yours: bool
) -> ReviewedMatch:
    """The review of a replay for one seat.

    Args:
        names: the names of the players, by seat.
        yours: true if the seat's player is "you".

    Raises:
        ValueError: the review is damaged: one of its best moves is not legal.
    """
    game = replay.client.game
    return ReviewedMatch(
        seat=seat,
        name=names[seat],
        yours=yours,
        lines=tuple(_lines(review, replay, seat, names)),
        account=review.accounts[seat],
        open_chances=tuple(chances[seat] for chances in review.course),
        rounds=replay.rounds,
        length=replay.length,
        by_computer=sum(
            isinstance(entry, Decision) and (entry.seat, entry.maker) == (seat, Maker.COMPUTER)
            for entry in replay.record.entries
        ),
        in_races=game.is_race,
        in_points=game.points_first,
        least=game.marks[0],
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
                sum(each.repeats == choice.entry for each in review.choices),
            )


def _place(replay: Replay, position: int) -> str:
    if len(replay.rounds) < 2:
        text = tr("{position} of {length}")
        return text.format(position=position, length=replay.length)
    text = tr("Race {number}") if replay.client.game.is_race else tr("Round {number}")
    return text.format(number=replay.round_at(position))
