"""The explanations that Soureh and Pariah share: the use of a drawn card, and the declaration."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from soiree.core.cards import JACK, Card, rank_of, spell
from soiree.core.entries import Move
from soiree.core.explanations import MeanPair, MovePair
from soiree.core.players import MoveReason
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.coops.ai.evaluation_tables import ACES, COURTS, TENS
from soiree.games.coops.ai.rollout import USE_DISCARD, USE_OVER
from soiree.games.coops.ai.search import CoopSearch, Pair, own_coops, own_valid, touched
from soiree.games.coops.moves import DISCARD, END, OVER_COOPS
from soiree.games.coops.zones import CoopIndex, Kind, seat_of, slot_of

CLEAR = 0.2
"""The least change of the chance that a coop is valid that counts as the purpose of a move."""

CLEAR_AFTER_CALL = 0.1
"""The same least change for a coop of the player who has declared."""

PROBABLE = 0.6
"""The chance from which on a coop is called probably valid."""

WORTH_A_WORD = 0.25
"""The least probability of a risk that is mentioned."""

Words = dict[str, str | int]


class CoopExplainer(ABC):
    """Puts the outcomes of moves into sentences (`soiree.core.explanations.Explainer`).

    Attributes:
        all_valid: the sentence for making all four own coops valid.
        gaining: the sentence for making an own coop earn more or cost less.
        after_call: the sentence for breaking a coop of the player who has declared.
        attempt: the same, if the coop more probably stays valid.
        waiting: the sentence for not declaring with four valid coops.
        harming: the sentence for making a coop of another player cost more or earn less.
    """

    all_valid: ClassVar[str]
    gaining: ClassVar[str]
    after_call: ClassVar[str]
    attempt: ClassVar[str]
    waiting: ClassVar[str]
    harming: ClassVar[str]

    # --- what a game adds ------------------------------------------------------------------------

    @abstractmethod
    def search(self, view: View) -> CoopSearch:
        """The search of the strongest level, whose belief the sentences use."""

    @abstractmethod
    def difference(self, view: View, moves: MovePair, outcome: str, means: MeanPair) -> MoveReason:
        """Compare an outcome of two moves; the names are those of `CoopSearch.outcomes`."""

    # --- purposes --------------------------------------------------------------------------------

    def goal(self, view: View, move: Move) -> MoveReason:
        """The purpose of a use of the drawn card, or of declaring."""
        search = self.search(view)
        if move == DISCARD:
            return MoveReason(tr_noop("Leave all coops as they are."))
        if move in OVER_COOPS:
            return self._goal_of_laying_over(search, OVER_COOPS[move])
        if search.drawn is None:
            return _goal_of_ending(search, move, self.waiting)
        (coop,) = touched(search, move)
        return self._goal_of_building(search, move, coop)

    def _goal_of_building(self, search: CoopSearch, move: Move, coop: CoopIndex) -> MoveReason:
        tables, slot = search.tables, slot_of(coop)
        before, after = own_coops(search), coops_after(search, move)
        old, new = before[slot - 1], after[slot - 1]
        was_valid, is_valid = (tables.valid[up][down] for up, down in (old, new))
        words: Words = {"slot": slot}
        if is_valid and not was_valid:
            count = sum(tables.valid[up][down] for up, down in after)
            if count == 4:
                return MoveReason(self.all_valid)
            if count == 1:
                return MoveReason(tr_noop("Make your coop {slot} valid, the first of four."), words)
            text = tr_noop("Make your coop {slot} valid: then {count} of four are.")
            return MoveReason(text, words | {"count": count})
        worth, now = (tables.points[up][down] for up, down in (new, old))
        if is_valid and worth <= now and fragility(search, new) < fragility(search, old):
            return MoveReason(tr_noop("Make your coop {slot} harder to break."), words)
        if not is_valid and potential(search, new) > potential(search, old):
            text = tr_noop("Prepare your coop {slot}: more cards will make it valid.")
            return MoveReason(text, words)
        if worth > now:
            amounts = {"rest": round(abs(now)), "count": round(abs(worth))}
            return MoveReason(self.gaining, words | amounts)
        if is_valid:
            return MoveReason(tr_noop("Change your coop {slot}, which stays valid."), words)
        if was_valid:
            return MoveReason(tr_noop("Give up your coop {slot}, which is valid now."), words)
        if worth == now and search.drawn is not None:
            text = tr_noop("Lay the {card} away in your coop {slot}: it costs nothing there.")
            return MoveReason(text, words | {"card": spell(search.drawn)})
        return MoveReason(tr_noop("Change your coop {slot}, which does not become valid."), words)

    def _goal_of_laying_over(self, search: CoopSearch, coop: CoopIndex) -> MoveReason:
        assert search.drawn is not None
        up, player = search.belief.up[coop], seat_of(coop)
        before, after = (chance_valid(search, coop, card) for card in (up, search.drawn))
        words: Words = {"player": player, "slot": slot_of(coop)}
        if before - after < (CLEAR if player != search.facts.declarer else CLEAR_AFTER_CALL):
            points, now = (expected_points(search, coop, card) for card in (up, search.drawn))
            if after <= before and points - now >= 1:
                return MoveReason(self.harming, words | {"card": spell(search.drawn)})
            text = tr_noop("Get rid of the {card} on {player}’s coop {slot}.")
            return MoveReason(text, words | {"card": spell(search.drawn)})
        if player == search.facts.declarer:
            text = self.after_call if after < before / 2 else self.attempt
        elif before >= PROBABLE:
            text = tr_noop("Break {player}’s coop {slot}, which is probably valid.")
        else:
            text = tr_noop("Spoil {player}’s coop {slot}, before it is valid.")
        return MoveReason(text, words)

    # --- risks -----------------------------------------------------------------------------------

    def risk(self, view: View, move: Move, means: Mapping[str, float]) -> MoveReason | None:
        """The chance that an own coop which the move makes valid is broken again."""
        search = self.search(view)
        for coop in touched(search, move):
            if seat_of(coop) != search.seat or search.codes[move] >= USE_DISCARD:
                continue
            pair = coops_after(search, move)[slot_of(coop) - 1]
            broken = fragility(search, pair)
            if search.tables.valid[pair[0]][pair[1]] and is_risk(broken) and follows(search):
                text = tr_noop("{share}% of the unseen cards would break your coop {slot} again.")
                return MoveReason(text, {"share": round(100 * broken), "slot": slot_of(coop)})
        return None


def _goal_of_ending(search: CoopSearch, move: Move, waiting: str) -> MoveReason:
    valid = sum(own_valid(search))
    rivals = [seat for seat in search.playing if seat != search.seat]
    words: Words = {"player": rivals[0]}
    if move == END and valid == 4:
        return MoveReason(waiting)
    if move == END:
        return MoveReason(tr_noop("Play on to make more of your coops valid."))
    if valid == 4:
        return MoveReason(tr_noop("End the round while all four of your coops are valid."))
    if len(rivals) == 1:
        text = tr_noop("End the round now, before {player} has more valid coops.")
        return MoveReason(text, words)
    return MoveReason(tr_noop("End the round now, before the others have more valid coops."))


def coops_after(search: CoopSearch, move: Move) -> list[Pair]:
    """The own coops by slot after a use of the drawn card that moves no unknown card."""
    assert search.drawn is not None
    pairs, code = own_coops(search), search.codes[move]
    for coop in touched(search, move):
        if seat_of(coop) == search.seat:
            up, down = pairs[coop % 4]
            is_face_down = code < USE_OVER
            pairs[coop % 4] = (up, search.drawn) if is_face_down else (search.drawn, down)
    return pairs


def chance_valid(search: CoopSearch, coop: CoopIndex, up: Card) -> float:
    """The chance that the face-down card of a coop makes a valid coop with this face-up card."""
    valid = search.tables.valid[up]
    return sum(chance for card, chance in search.belief.distribution(coop) if valid[card])


def expected_points(search: CoopSearch, coop: CoopIndex, up: Card) -> float:
    """The points of a coop with this face-up card; costs are negative."""
    points = search.tables.points[up]
    return sum(chance * points[card] for card, chance in search.belief.distribution(coop))


def fragility(search: CoopSearch, pair: Pair) -> float:
    """The share of the unseen cards that would break a coop if laid over it."""
    (up, down), valid = pair, search.tables.valid
    breaking = (not valid[card][down] and (TENS[card] or not ACES[up]) for card in _numbers(search))
    return sum(breaking) / max(1, len(search.belief.unseen))


def potential(search: CoopSearch, pair: Pair) -> float:
    """The share of the unseen cards that would make an own coop valid; jacks go face up."""
    (up, down), valid = pair, search.tables.valid

    def mends(card: Card) -> bool:
        if rank_of(card) == JACK:
            return not ACES[up] and valid[card][down]
        return valid[up][card]

    return sum(map(mends, search.belief.unseen)) / max(1, len(search.belief.unseen))


def _numbers(search: CoopSearch) -> Iterator[Card]:
    return (card for card in search.belief.unseen if not COURTS[card])


def is_risk(chance: float) -> bool:
    """True if a danger is likely enough to be mentioned, and not certain."""
    return chance >= WORTH_A_WORD and round(100 * chance) < 100


def follows(search: CoopSearch) -> bool:
    """True if another player has a turn in this round after the present turn (SRH-5, SRH-6)."""
    seats = search.playing
    after = seats[(seats.index(search.seat) + 1) % len(seats)]
    return bool(search.view.cards(Kind.STOCK)) and after != search.facts.declarer


def amounts(means: Sequence[float]) -> Words:
    """Two amounts as `count` and `rest`, rounded so that they differ if possible."""
    mine, other = map(round, means)
    if mine != other:
        return {"count": mine, "rest": other}
    one, rest = (f"{value:.1f}".replace("-", "−") for value in means)
    return {"count": one, "rest": rest}


def shares(means: Sequence[float]) -> Words:
    """Two chances in per cent, as the words `share` and `rest` of a sentence.

    Args:
        means: the chances with the better and with the other move, from 0 to 1.
    """
    mine, other = (round(100 * value) for value in means)
    return {"share": mine, "rest": other}


def parsed(outcome: str) -> tuple[str, int]:
    """The kind of an outcome of a round, and the number of its seat or coop."""
    kind, number = outcome.rsplit(" ", 1)
    return kind, int(number)


def sentence_about(
    search_seat: Seat, seat: Seat, yours: str, theirs: str, words: Words
) -> MoveReason:
    """Return a sentence about a seat: `yours` if the seat is `search_seat`, else `theirs`.

    Args:
        words: the values of the placeholders; for `theirs`, `player` is added.
    """
    if seat == search_seat:
        return MoveReason(yours, words)
    return MoveReason(theirs, words | {"player": seat})
