"""Oracles for every statement of a hint, by the text of the statement, for every game.

An oracle uses the true cards and the rules alone, never the code of the players.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from soiree.controller.computers.asking import generator
from soiree.core.cards import ACE, Card, is_court, rank_of, spelled, suit_of
from soiree.core.players import MoveReason, never
from soiree.core.zones import Seat, Zone
from soiree.games.coops.facts import Phase
from soiree.games.soda.moves import PLAYED
from soiree.games.soi.moves import ASKS
from tests.games.claims.witnessing import Oracle, Spoken

Pairs = Iterator[tuple[float, float]]
"""Pairs of a stated share or number and the true one; the truth of an event is 1 or 0."""

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


def number(reason: MoveReason, name: str = "count") -> int:
    """A number or seat in a statement."""
    return int(reason.words[name])


def share(reason: MoveReason, name: str = "share") -> float:
    """A share in a statement, from 0 to 1."""
    return number(reason, name) / 100


def card(reason: MoveReason, name: str = "card") -> Card:
    """A card in a statement."""
    found = spelled(reason.words[name])
    assert found is not None
    return found


def held(
    spoken: Spoken[Any], kind: str, seat: Seat | None = None, slot: int | None = None
) -> Sequence[Card]:
    """The true cards of a zone."""
    return spoken.zones.get(Zone(kind, seat, slot), ())


def settled(said: bool) -> Pairs:
    """The pair of a certain statement, which is true or not."""
    yield 1.0, float(said)


# --- Soda ----------------------------------------------------------------------------------------


def _gain_of_hand(spoken: Spoken[Any], seat: Seat) -> int:
    worth, before = spoken.state.facts().worth, spoken.state.scores()
    after = spoken.until(lambda state: state.scores() != before)
    assert worth == sum(after.scores()) - sum(before)
    return int(after.scores()[seat] - before[seat])


def _soda_wins(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    gain = _gain_of_hand(spoken, spoken.seat)
    assert gain in (0, number(reason))
    yield share(reason), float(gain > 0)


def _soda_draws(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    state, seat = spoken.state.copy(), spoken.seat
    before = len(held(spoken, "hand", seat))
    state.play(seat, spoken.move)
    if state.chance() is None:  # else the rest comes after a shuffle
        after = next(cards for zone, _, cards in state.piles() if zone == Zone("hand", seat))
        if state.scores() == spoken.state.scores():
            yield from settled(len(list(after)) == before - 1 + number(reason))


def _next_can_match(spoken: Spoken[Any]) -> bool:
    after = (spoken.seat + 1) % len(spoken.levels)
    mine = rank_of(PLAYED[spoken.move])
    return any(rank_of(each) == mine for each in held(spoken, "hand", after))


def _others_win(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    yield from settled(_gain_of_hand(spoken, number(reason, "player")) == number(reason))


def _wins_at_once(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    yield from settled(_gain_of_hand(spoken, spoken.seat) == number(reason))


def _keeps(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    """The move plays the lowest playable card, and a card of the stated rank stays in the hand."""
    mine = rank_of(PLAYED[spoken.move])
    hand = held(spoken, "hand", spoken.seat)
    row = held(spoken, "row")
    top = rank_of(row[-1]) if row else 0
    kept = [RANKS[rank_of(each)] for each in hand if each != PLAYED[spoken.move]]
    lowest = min(rank_of(each) for each in hand if rank_of(each) >= top)
    yield from settled(mine == lowest and reason.words["rank"] in kept)


def _highest(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    plain = [r for r in map(rank_of, held(spoken, "hand", spoken.seat)) if r != ACE]
    yield from settled(rank_of(PLAYED[spoken.move]) == max(plain))


def _at_stake(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    yield from settled(spoken.state.facts().worth == number(reason))


def _estimated(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    """An estimate that no single match can settle."""
    return iter(())


SODA: dict[str, Oracle] = {
    "Give up the {count} points: {player} wins them.": _others_win,
    "Leave the {count} points to {player}, and keep your cards.": _others_win,
    "Win the {count} points at once; the others discard all cards above the {rank}.": _wins_at_once,
    "Win the {count} points at once.": _wins_at_once,
    "Match the {rank} and draw %n cards.": _soda_draws,
    "Win the {count} points, the last of this round.": lambda s, f: settled(number(f) == 10),
    "Try for the {count} points with a high card, the {rank}.": _highest,
    "Spend your lowest card and keep the {rank}.": _keeps,
    "Try for the {count} points with your lowest card, and keep the {rank}.": _keeps,
    "Make it hard for {player} to go higher for the {count} points.": _at_stake,
    "You win the {count} points in {share}%, otherwise in {rest}%.": _soda_wins,
    "{player} wins the {count} points in {share}%, otherwise in {rest}%.": lambda s, f: iter(
        [(share(f), float(_gain_of_hand(s, number(f, "player")) > 0))]
    ),
    **dict.fromkeys(
        (
            "All in all you gain a little on the others.",
            "All in all you lose a little to the others.",
            "All in all you gain about %n points on the others.",
            "All in all you lose about %n points to the others.",
            "Your cards win a little more in later hands.",
            "Your cards win a little less in later hands.",
            "Your ace, kept for later, wins about %n points more.",
            "Your cards win about %n points more in later hands.",
            "Without your ace, later hands bring about %n points less.",
            "Your cards win about %n points less in later hands.",
        ),
        _estimated,
    ),
    "You have no ace left for later hands.": lambda s, f: settled(
        [rank_of(each) for each in held(s, "hand", s.seat)].count(ACE) == 1
        and rank_of(PLAYED[s.move]) == ACE
    ),
    "{player} showed the {card} and still holds it.": lambda s, f: settled(
        card(f) in held(s, "hand", number(f, "player"))
        and rank_of(card(f)) >= rank_of(PLAYED[s.move])
    ),
    "{player} can match it and draw in {share}%.": lambda s, f: iter(
        [(share(f), float(_next_can_match(s)))]
    ),
}


# --- Soi -----------------------------------------------------------------------------------------


def _wins(spoken: Spoken[Any]) -> bool:
    asked, wanted = ASKS[spoken.move]
    return wanted in held(spoken, "hand", asked)


def _worth(spoken: Spoken[Any], reason: MoveReason) -> bool:
    rank = rank_of(ASKS[spoken.move][1])
    mine = sum(rank_of(each) == rank for each in held(spoken, "hand", spoken.seat))
    return (
        RANKS[rank] == reason.words["four"]
        and number(reason) == (25 if rank == ACE else 10 if rank > 8 else rank + 2)
        and mine == reason.words.get("kept", mine)
    )


def _holds_some(spoken: Spoken[Any], seat: Seat, rank: str) -> bool:
    return any(RANKS[rank_of(each)] == rank for each in held(spoken, "hand", seat))


def _lays_down(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    def laid(state: Any, seats: Sequence[Seat]) -> bool:
        piles = {zone: cards for zone, _, cards in state.piles()}
        return any(
            RANKS[rank_of(each)] == reason.words["four"]
            for seat in seats
            for each in piles[Zone("laid", seat)]
        )

    after = spoken.until(lambda state: laid(state, range(4)))
    yield share(reason), float(laid(after, [spoken.seat]))


def _knows_of(spoken: Spoken[Any], reason: MoveReason) -> bool:
    """True if the card is the seat's own, and the player has another one of its rank."""
    wanted = card(reason)
    return wanted in held(spoken, "hand", spoken.seat) and _holds_some(
        spoken, number(reason, "player"), RANKS[rank_of(wanted)]
    )


SOI: dict[str, Oracle] = {
    "Choose who has the next turn: {player} cannot have the {card}.": lambda s, f: settled(
        not _wins(s)
    ),
    "Collect the {four}, {count} points: you know who has each.": lambda s, f: settled(
        _wins(s) and _worth(s, f)
    ),
    "Get the last of the {four}: {count} points.": lambda s, f: settled(
        _worth(s, MoveReason(f.text, {**f.words, "kept": 3}))
    ),
    "Collect the {four}: {count} points. You hold {kept}.": lambda s, f: settled(_worth(s, f)),
    "You win the card in {share}%, otherwise in {rest}%.": lambda s, f: iter(
        [(share(f), float(_wins(s)))]
    ),
    **dict.fromkeys(
        (
            "The turn passes to {player}, otherwise to {other}.",
            "The turn goes to {player}, otherwise you keep it.",
            "The turn goes to {player}, otherwise only in {rest}%.",
            "The turn goes to {player}, otherwise to {other} in {rest}%.",
        ),
        lambda s, f: settled(not _wins(s) and ASKS[s.move][0] == number(f, "player")),
    ),
    "You lay down the {four} in {share}%, otherwise in {rest}%.": _lays_down,
    "If {player} says no, they can take your {card}.": lambda s, f: settled(_knows_of(s, f)),
    "If {player} says no, they know that you collect the {four}, too.": lambda s, f: settled(
        _holds_some(s, number(f, "player"), str(f.words["four"]))
        and _holds_some(s, s.seat, str(f.words["four"]))
    ),
}


# --- Soy -----------------------------------------------------------------------------------------


def _suited(cards: Sequence[Card]) -> int:
    return max(sum(suit_of(each) == suit for each in cards) for suit in range(4))


def _their_bid(spoken: Spoken[Any]) -> int:
    """The rank that the opponent bids at this moment, which does not depend on the hint's bid."""
    other = 1 - spoken.seat
    secret = held(spoken, "secret", other)
    if secret:
        return rank_of(secret[0])
    match = spoken.match
    player = match.game.player(spoken.levels[other])
    bid = spelled(player(match.view(other), generator(match, other), never).split()[1])
    assert bid is not None
    return rank_of(bid)


def _soy_prize(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    (mine,), theirs = _named(spoken), _their_bid(spoken)
    won = 0.5 if theirs == rank_of(mine) else float(rank_of(mine) > theirs)
    yield share(reason), won if "lose" not in reason.text else 1 - won


def _their_hand(spoken: Spoken[Any]) -> list[Card]:
    other = 1 - spoken.seat
    return [*held(spoken, "hand", other), *held(spoken, "secret", other)]


def _near_soy(cards: Sequence[Card]) -> bool:
    return _suited(cards) >= len(cards) - 1


def _named(spoken: Spoken[Any]) -> list[Card]:
    return [each for each in map(spelled, spoken.move.split()[1:]) if each is not None]


def _after(spoken: Spoken[Any]) -> list[Card]:
    """The hand of the hint's seat after a discard or a take."""
    hand = list(held(spoken, "hand", spoken.seat))
    if spoken.move.startswith("take"):
        return hand + _named(spoken)
    return [each for each in hand if each not in _named(spoken)]


def _own_if_won(spoken: Spoken[Any]) -> list[Card]:
    hand = [each for each in held(spoken, "hand", spoken.seat) if each not in _named(spoken)]
    return hand + list(held(spoken, "prize"))


def _of_suit(cards: Sequence[Card], reason: MoveReason) -> int:
    return sum(suit_of(each) == number(reason, "suit") for each in cards)


def _is_soy(cards: Sequence[Card]) -> bool:
    return _suited(cards) == len(cards)


def _hand_at_end(spoken: Spoken[Any], seat: Seat) -> list[Card]:
    """The hand of a seat after the round."""
    began = spoken.state.facts().round
    after = spoken.until(lambda state: state.facts().round != began)
    return [*next(cards for zone, _, cards in after.piles() if zone == Zone("hand", seat))]


def _suit_at_end(spoken: Spoken[Any], reason: MoveReason, seat: Seat) -> Pairs:
    hand = _hand_at_end(spoken, seat)
    yield float(reason.words["count"]), float(_suited(hand) - _is_soy(hand))


def _soy_at_end(spoken: Spoken[Any], reason: MoveReason, seat: Seat) -> Pairs:
    yield share(reason), float(_is_soy(_hand_at_end(spoken, seat)))


def _exchanged(spoken: Spoken[Any], reason: MoveReason) -> bool:
    """True if the move bids the statement's first card, and its second card stays in the hand."""
    hand = held(spoken, "hand", spoken.seat)
    return _named(spoken) == [card(reason)] and card(reason, "second") in hand


def _differing(spoken: Spoken[Any], reason: MoveReason) -> bool:
    """True if the hand of the hint's seat has the statement's card after a take or a discard."""
    return card(reason) in _after(spoken)


SOY: dict[str, Oracle] = {
    "Call Soy: all cards of one suit.": lambda s, f: settled(
        _near_soy(_own_if_won(s) if s.move.startswith("bid") else _after(s))
    ),
    "Win the prize to have {kept} {suit}.": lambda s, f: settled(
        number(f, "kept") == _of_suit(_own_if_won(s), f) == _suited(_own_if_won(s))
    ),
    "Win the prize after the tie.": lambda s, f: settled(bool(held(s, "bid", s.seat))),
    "Lose after the tie, and choose among the bids.": lambda s, f: settled(
        bool(held(s, "bid", s.seat))
    ),
    "Lose the prize, and take both bids.": lambda s, f: settled(not held(s, "bid", s.seat)),
    "Bid a card that you can spare: your longest suit stays as long.": lambda s, f: settled(
        _suited([each for each in held(s, "hand", s.seat) if each not in _named(s)])
        == _suited(held(s, "hand", s.seat))
    ),
    "Keep the prize from {player}.": lambda s, f: settled(number(f, "player") != s.seat),
    **dict.fromkeys(
        ("Have {kept} {suit}.", "Keep {kept} {suit}."),
        lambda s, f: settled(number(f, "kept") == _of_suit(_after(s), f) == _suited(_after(s))),
    ),
    "Keep low cards: no prize is left, and they win.": lambda s, f: settled(not held(s, "stock")),
    "Your cards are lower, and no prize is left.": lambda s, f: settled(not held(s, "stock")),
    "Your cards are higher, and no prize is left.": lambda s, f: settled(not held(s, "stock")),
    "You call Soy.": lambda s, f: settled(_near_soy(_after(s))),
    "You do not call Soy.": lambda s, f: settled(not _is_soy(_after(s))),
    "You win the prize in {share}%, otherwise in {rest}%.": _soy_prize,
    "You lose the prize in {share}%, otherwise in {rest}%.": _soy_prize,
    "You call Soy in {share}%, otherwise in {rest}%.": lambda s, f: _soy_at_end(s, f, s.seat),
    "{player} can call Soy in {share}%, otherwise in {rest}%.": lambda s, f: _soy_at_end(
        s, f, 1 - s.seat
    ),
    "After this {player} can call Soy in {share}%.": lambda s, f: _soy_at_end(s, f, 1 - s.seat),
    "You then have about {count} cards of one suit, otherwise {rest}.": lambda s, f: _suit_at_end(
        s, f, s.seat
    ),
    "{player} then has about {count} cards of one suit, otherwise {rest}.": (
        lambda s, f: _suit_at_end(s, f, 1 - s.seat)
    ),
    "You keep the {second} for later bids, otherwise the {card}.": lambda s, f: settled(
        _exchanged(s, f)
    ),
    "{player} may take the {card} from you, otherwise the {second}.": lambda s, f: settled(
        _exchanged(s, f)
    ),
    # These depend on what the opponent does.
    **dict.fromkeys(
        (
            "You then have a higher card to bid with than otherwise.",
            "You then have a lower card to bid with than otherwise.",
            "{player} then has a higher card to bid with than otherwise.",
            "{player} then has a lower card to bid with than otherwise.",
            "Unseen cards of the suit that you collect: {count}, otherwise {rest}.",
            "Of a second suit you keep {count}, otherwise {rest}.",
        ),
        lambda s, f: iter(()),
    ),
    "Of one suit you keep {count}, otherwise {rest}.": lambda s, f: settled(
        number(f) == _suited(_after(s))
    ),
    "You keep the {card} to bid with, otherwise the {second}.": lambda s, f: settled(
        _differing(s, f)
    ),
}


# --- Soureh and Pariah ---------------------------------------------------------------------------


def is_valid_coop(up: Card, down: Card, game: str) -> bool:
    """True if a face-up and a face-down card make a valid coop (SRH-2, PAR-1)."""
    if game == "pariah" and is_court(down):
        return False
    if game == "pariah" and is_court(up):
        return True
    one, other = rank_of(up) == ACE, rank_of(down) == ACE
    if one or other:
        return one != other
    is_red = suit_of(up) in RED
    return rank_of(up) < rank_of(down) if is_red else rank_of(up) > rank_of(down)


RED = {suit_of(each) for each in map(spelled, ("2H", "2D")) if each is not None}


def _coop(spoken: Spoken[Any], seat: Seat, slot: int) -> tuple[Card, Card]:
    return held(spoken, "up", seat, slot)[0], held(spoken, "down", seat, slot)[0]


def _is_valid(spoken: Spoken[Any], seat: Seat, slot: int) -> bool:
    up, down = _coop(spoken, seat, slot)
    return is_valid_coop(up, down, spoken.match.game.name)


def _count_valid(spoken: Spoken[Any], seat: Seat) -> int:
    return sum(_is_valid(spoken, seat, slot) for slot in (1, 2, 3, 4))


def _own_after(spoken: Spoken[Any], slot: int) -> bool:
    """True if an own coop is valid after the move."""
    state = spoken.state.copy()
    state.play(spoken.seat, spoken.move)
    pairs = list(state.coops(spoken.seat))
    up, down = pairs[slot - 1]
    return is_valid_coop(up, down, spoken.match.game.name)


def _slot(spoken: Spoken[Any]) -> int:
    return int(spoken.move.split()[1])


def _end_of_round(spoken: Spoken[Any], move: str) -> Any:
    began = spoken.state.facts().round
    at: Spoken[Any] = replace(spoken, move=move)
    return at.until(
        lambda state: (
            state.facts().phase not in (Phase.CARD, Phase.END) or state.facts().round != began
        )
    )


def _all_valid(spoken: Spoken[Any], state: Any) -> bool:
    game = spoken.match.game.name
    return all(is_valid_coop(up, down, game) for up, down in state.coops(spoken.seat))


def _own_goal(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    """An own coop becomes valid; then `count` of the four coops are valid."""
    slot = number(reason, "slot")
    after = sum(_own_after(spoken, each) for each in (1, 2, 3, 4))
    was = _is_valid(spoken, spoken.seat, slot)
    yield from settled(
        _own_after(spoken, slot) and not was and after == reason.words.get("count", 1)
    )


def _worth_of(spoken: Spoken[Any], slot: int, *, after: bool) -> int:
    """SRH-7, PAR-5: the points that an own coop costs or earns."""
    state = spoken.state.copy()
    if after:
        state.play(spoken.seat, spoken.move)
    up, down = list(state.coops(spoken.seat))[slot - 1]
    if spoken.match.game.name == "soureh":
        return min(_value(up, ace=1), _value(down, ace=1))
    is_valid = is_valid_coop(up, down, "pariah")
    return _value(up, ace=15) + _value(down, ace=15) if is_valid else 0


def _value(each: Card, ace: int) -> int:
    rank = rank_of(each)
    return ace if rank == ACE else 0 if is_court(each) else rank + 2


def _points_change(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    slot = number(reason, "slot")
    before, after = (_worth_of(spoken, slot, after=each) for each in (False, True))
    yield from settled((before, after) == (number(reason, "rest"), number(reason)))


def _coop_ends_valid(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    seat = int(reason.words.get("player", spoken.seat))
    end = _end_of_round(spoken, spoken.move)
    up, down = list(end.coops(seat))[number(reason, "slot") - 1]
    yield share(reason), float(is_valid_coop(up, down, "pariah"))


def _all_end_valid(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    seat = int(reason.words.get("player", spoken.seat))
    end = _end_of_round(spoken, spoken.move)
    yield (
        share(reason),
        float(all(is_valid_coop(up, down, "pariah") for up, down in end.coops(seat))),
    )


def _is_broken(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    yield share(reason), float(not _all_valid(spoken, _end_of_round(spoken, spoken.move)))


def _change(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    """Compare the stated change of a score with the true one in this round."""
    if not isinstance(reason.words["count"], str):
        yield number(reason), _changed(spoken, reason)


def _payment(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    """Compare a stated payment with the true one of this round. If the player took 50 off the score
    after it (SRH-8), the change of the score is 50 less than the payment.
    """
    if not isinstance(reason.words["count"], str):
        change = _changed(spoken, reason)
        yield number(reason), change + 50 * (change < 0)


def _fifty_off(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    yield share(reason), float(_changed(spoken, reason) < 0)


def _pays_exactly(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    """SRH-7: some way to pay makes the score a multiple of 100."""
    state = spoken.state.copy()
    state.play(spoken.seat, spoken.move)
    score, coops = spoken.state.scores()[spoken.seat], list(state.coops(spoken.seat))
    sums = {0}
    for pair in coops:
        sums = {paid + _value(each, ace=1) for paid in sums for each in pair}
    is_exact = (score + number(reason, "more")) % 100 == 0 and number(reason, "more") in sums
    pays = not all(is_valid_coop(up, down, "soureh") for up, down in coops)
    yield from settled(is_exact and pays)


def _changed(spoken: Spoken[Any], reason: MoveReason) -> int:
    before, began = spoken.state.scores(), spoken.state.facts().round
    after = spoken.until(
        lambda state: (
            state.facts().phase in (Phase.DEAL, Phase.OVER) or state.facts().round != began
        )
    )
    seat = int(reason.words.get("player", spoken.seat))
    return int(after.scores()[seat] - before[seat])


def _four_after(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    yield from settled(all(_own_after(spoken, slot) for slot in (1, 2, 3, 4)))


def _four_now(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    yield from settled(_count_valid(spoken, spoken.seat) == 4)


def _less_than_four(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    yield from settled(_count_valid(spoken, spoken.seat) < 4)


def _stays_as_it_is(is_valid: bool) -> Oracle:
    def oracle(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
        yield from settled(_own_after(spoken, number(reason, "slot")) == is_valid)

    return oracle


def _declared(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    yield from settled(spoken.state.facts().declarer == number(reason, "player"))


COOPS: dict[str, Oracle] = {
    **dict.fromkeys(
        (
            "Make all four of your coops valid: then you pay nothing.",
            "Make all four of your coops valid: 50 points more.",
        ),
        _four_after,
    ),
    "Make your coop {slot} valid: then {count} of four are.": _own_goal,
    "Make your coop {slot} valid, the first of four.": _own_goal,
    "Make your coop {slot} harder to break.": _stays_as_it_is(True),
    "Change your coop {slot}, which stays valid.": _stays_as_it_is(True),
    "Prepare your coop {slot}: more cards will make it valid.": _stays_as_it_is(False),
    **dict.fromkeys(
        (
            "Change your coop {slot}, which does not become valid.",
            "Lay the {card} away in your coop {slot}: it costs nothing there.",
        ),
        _stays_as_it_is(False),
    ),
    "Give up your coop {slot}, which is valid now.": lambda s, f: settled(
        _is_valid(s, s.seat, number(f, "slot")) and not _own_after(s, number(f, "slot"))
    ),
    "Raise your coop {slot} from {rest} to {count} points.": _points_change,
    "Lower the cost of your coop {slot} from {rest} to {count}.": _points_change,
    "Break coop {slot} of {player}, who has declared.": _declared,
    "Break coop {slot} of {player}, who has knocked.": _declared,
    "Try to break coop {slot} of {player}, who has declared.": _declared,
    "Try to break coop {slot} of {player}, who has knocked.": _declared,
    **dict.fromkeys(
        (
            "Wait: whoever declares gives the others one turn to break a coop.",
            "Wait: whoever knocks gives the other one turn to break a coop.",
            "End the round while all four of your coops are valid.",
        ),
        _four_now,
    ),
    **dict.fromkeys(
        (
            "Play on to make more of your coops valid.",
            "End the round now, before {player} has more valid coops.",
            "End the round now, before the others have more valid coops.",
        ),
        _less_than_four,
    ),
    # Purposes, estimates of hidden coops, shares of the unseen cards, and the effect of a payment.
    **dict.fromkeys(
        (
            "Leave all coops as they are.",
            "Get rid of the {card} on {player}’s coop {slot}.",
            "Make {player}’s coop {slot} dearer with the {card}.",
            "Let {player}’s coop {slot} earn less with the {card}.",
            "Break {player}’s coop {slot}, which is probably valid.",
            "Spoil {player}’s coop {slot}, before it is valid.",
            "{share}% of the unseen cards would break your coop {slot} again.",
            "Take two more turns in a row.",
            "Mend your coop {slot} and break {player}’s coop {second}.",
            "Mend your coops {slot} and {second} at once.",
            "Mend your coop {slot}.",
            "Break two of {player}’s coops at once.",
            "Break {player}’s coop {second}.",
            "Bring two face-down cards to where they serve you better.",
            "Apart from coop {slot}, your coops earn about {count} points, otherwise {rest}.",
            "Apart from coop {slot}, {player}’s coops earn about {count} points, otherwise {rest}.",
            "Your other coops earn about {count} points, otherwise {rest}.",
            "{player}’s other coops earn about {count} points, otherwise {rest}.",
            "Your coops earn about {count} points, otherwise {rest}.",
            "{player}’s coops earn about {count} points, otherwise {rest}.",
            "Take 50 off: your score becomes {count}.",
            "Keep your score at {count}.",
            "Reach {count}, a multiple of 100: then you may take 50 off.",
            "Pay as little as you can: your score becomes {count}.",
            "Pay {more} more than you must: your score becomes {count}.",
            "The round leaves you at {count}, otherwise at {rest}.",
            "You exceed the limit of {limit} in {share}%, otherwise in {rest}%.",
            "{player} exceeds the limit of {limit} in {share}%, otherwise in {rest}%.",
            "You exceed the limit of {limit} in {share}%.",
        ),
        _estimated,
    ),
    **dict.fromkeys(
        (
            "You score about {count} points this round, otherwise {rest}.",
            "{player} scores about {count} points this round, otherwise {rest}.",
            "Your score changes by about {count}, otherwise by {rest}.",
            "{player}’s score changes by about {count}, otherwise by {rest}.",
        ),
        _change,
    ),
    "You pay about {count} this round, otherwise {rest}.": _payment,
    "{player} pays about {count} this round, otherwise {rest}.": _payment,
    "You reach {count} and take 50 off in {share}%, otherwise in {rest}%.": _fifty_off,
    "{player} reaches {count} and takes 50 off in {share}%, otherwise in {rest}%.": _fifty_off,
    "Be able to pay exactly {more} and reach {count}: then you take 50 off.": _pays_exactly,
    "End the round now: as things are, you pay exactly {more} and reach {count}.": _pays_exactly,
    "Your coop {slot} is valid at the end in {share}%, otherwise in {rest}%.": _coop_ends_valid,
    "{player}’s coop {slot} is valid at the end in {share}%, otherwise in {rest}%.": (
        _coop_ends_valid
    ),
    "You get the 50 for four valid coops in {share}%, otherwise in {rest}%.": _all_end_valid,
    "{player} gets the 50 for four valid coops in {share}%, otherwise in {rest}%.": _all_end_valid,
    "{player} still gets four valid coops in {share}%.": _all_end_valid,
    "{player} breaks one of your coops before the end in {share}%.": _is_broken,
}


# --- Spy vs Spy ----------------------------------------------------------------------------------


def _fits(top: Card, up: Card) -> bool:
    """SPY-3: the same rank, or a neighbour, ace and 2 being neighbours."""
    return abs(rank_of(top) - rank_of(up)) in (0, 1, 12)


def _tops(spoken: Spoken[Any]) -> list[Card]:
    piles = (held(spoken, "pile", spoken.seat, slot) for slot in range(1, 7))
    return [cards[-1] for cards in piles if cards]


def _fitting(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    tops, (up,) = _tops(spoken), held(spoken, "up", spoken.seat)
    if spoken.move == "open":
        tops.append(up)
    else:
        tops[int(spoken.move.split()[1]) - 1] = up
    rest = held(spoken, "hand", spoken.seat)
    if rest:
        yield share(reason), sum(any(_fits(top, each) for top in tops) for each in rest) / len(rest)


def _sizes(spoken: Spoken[Any], seat: Seat) -> list[int]:
    return [len(held(spoken, "pile", seat, slot)) for slot in range(1, 7)]


def _keeps_smallest(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    sizes = _sizes(spoken, spoken.seat)
    yield from settled(sizes[_slot(spoken) - 1] > min(sizes) == number(reason))


def _board_at_end(spoken: Spoken[Any]) -> Any:
    return spoken.until(lambda state: state.facts().phase != "race").boards[spoken.seat]


def _bonus(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    yield share(reason), float(_board_at_end(spoken).pile_count < 6)


def _left(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    board = _board_at_end(spoken)
    yield float(reason.words["count"]), float(len(board.hand) - board.turned + (board.up >= 0))


def _smallest(spoken: Spoken[Any], reason: MoveReason) -> Pairs:
    yield float(reason.words["count"]), float(min(map(len, _board_at_end(spoken).piles)))


SPY: dict[str, Oracle] = {
    "Leave tops that take {share}% of the cards to come.": _fitting,
    "{share}% of the cards to come will fit, otherwise {rest}%.": _fitting,
    "Keep your smallest pile at {count}.": _keeps_smallest,
    "It adds to your smallest pile.": lambda s, f: settled(
        _sizes(s, s.seat)[_slot(s) - 1] == min(_sizes(s, s.seat))
    ),
    "You earn the bonus in {share}%, otherwise in {rest}%.": _bonus,
    "Of your cards about {count} are left over, otherwise {rest}.": _left,
    (
        "Your smallest pile, which you pay, has about {count} cards at the end, otherwise {rest}."
    ): _smallest,
    # The order of finishing is a question of speed.
    "You finish first in {share}%, otherwise in {rest}%.": lambda s, f: iter(()),
    "This race adds about {count} to your points, otherwise {rest}.": lambda s, f: iter(()),
    **dict.fromkeys(
        ("Add a pile of {count} to your points.", "You pay {count}, otherwise {rest}."),
        lambda s, f: settled(_sizes(s, s.seat)[_slot(s) - 1] == number(f)),
    ),
}
