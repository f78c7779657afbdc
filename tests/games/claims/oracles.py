"""Oracles for every fact of a hint, by the text of the fact, for every game.

An oracle uses the true cards and the rules alone, never the code of the players.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from soiree.controller.computers.asking import generator
from soiree.core.cards import ACE, Card, is_court, rank_of, spelled, suit_of
from soiree.core.events import Moved, Said
from soiree.core.players import Fact, never
from soiree.core.zones import Seat, Zone
from soiree.games.coops.facts import Phase
from soiree.games.soda.moves import PLAYED
from soiree.games.soi.moves import ASKS
from soiree.games.soi.words import Word
from tests.games.claims.witnessing import Oracle, Spoken

Pairs = Iterator[tuple[float, float]]

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


def number(fact: Fact, name: str = "count") -> int:
    """A number or seat in a fact."""
    return int(fact.words[name])


def share(fact: Fact, name: str = "share") -> float:
    """A share in a fact, from 0 to 1."""
    return number(fact, name) / 100


def card(fact: Fact, name: str = "card") -> Card:
    """A card in a fact."""
    found = spelled(fact.words[name])
    assert found is not None
    return found


def held(
    spoken: Spoken[Any], kind: str, seat: Seat | None = None, slot: int | None = None
) -> Sequence[Card]:
    """The true cards of a zone."""
    return spoken.zones.get(Zone(kind, seat, slot), ())


def settled(said: bool) -> Pairs:
    """A fact that is stated for certain."""
    yield 1.0, float(said)


# --- Soda ----------------------------------------------------------------------------------------


def _gain_of_hand(spoken: Spoken[Any], seat: Seat) -> int:
    worth, before = spoken.state.facts().worth, spoken.state.scores()
    after = spoken.until(lambda state: state.scores() != before)
    assert worth == sum(after.scores()) - sum(before)
    return int(after.scores()[seat] - before[seat])


def _soda_wins(spoken: Spoken[Any], fact: Fact) -> Pairs:
    gain = _gain_of_hand(spoken, spoken.seat)
    assert gain in (0, number(fact))
    yield share(fact), float(gain > 0)


def _soda_draws(spoken: Spoken[Any], fact: Fact) -> Pairs:
    state, seat = spoken.state.copy(), spoken.seat
    before = len(held(spoken, "hand", seat))
    state.play(seat, spoken.move)
    if state.chance() is None:  # else the rest comes after a shuffle
        after = next(cards for zone, _, cards in state.piles() if zone == Zone("hand", seat))
        if state.scores() == spoken.state.scores():
            yield from settled(len(list(after)) == before - 1 + number(fact))


def _soda_discards(spoken: Spoken[Any], fact: Fact) -> Pairs:
    top = rank_of(held(spoken, "row")[-1])
    others = (s for s in range(len(spoken.levels)) if s != spoken.seat)
    high = sum(rank_of(each) > top for s in others for each in held(spoken, "hand", s))
    yield number(fact), high


def _next_can_play(spoken: Spoken[Any]) -> bool:
    after = (spoken.seat + 1) % len(spoken.levels)
    mine = rank_of(PLAYED[spoken.move])
    return any(rank_of(each) >= mine for each in held(spoken, "hand", after))


def _next_can_match(spoken: Spoken[Any]) -> bool:
    after = (spoken.seat + 1) % len(spoken.levels)
    mine = rank_of(PLAYED[spoken.move])
    return any(rank_of(each) == mine for each in held(spoken, "hand", after))


SODA: dict[str, Oracle] = {
    "Chance that you win the {count} points: {share}%.": _soda_wins,
    "This wins the {count} points at once.": lambda s, f: settled(
        _gain_of_hand(s, s.seat) == number(f)
    ),
    "Cards that you draw: {count}.": _soda_draws,
    "{player} wins the {count} points.": lambda s, f: settled(
        _gain_of_hand(s, number(f, "player")) == number(f)
    ),
    "You keep your cards and lead the next hand.": lambda s, f: settled(
        s.until(lambda state: state.scores() != s.state.scores()).deciders() == (s.seat,)
    ),
    "Cards that the others discard: about {count}.": _soda_discards,
    "You keep the {rank}.": lambda s, f: settled(
        any(
            RANKS[rank_of(each)] == f.words["rank"]
            for each in held(s, "hand", s.seat)
            if each != PLAYED[s.move]
        )
    ),
    "This costs you an ace.": lambda s, f: settled(rank_of(PLAYED[s.move]) == ACE),
    "{player} showed the {card} and still holds it.": lambda s, f: settled(
        card(f) in held(s, "hand", number(f, "player"))
        and rank_of(card(f)) >= rank_of(PLAYED[s.move])
    ),
    "Chance that {player}, who is next, has nothing as high: {share}%.": lambda s, f: iter(
        [(share(f), float(not _next_can_play(s)))]
    ),
    "Chance that {player}, who is next, can match it and draw: {share}%.": lambda s, f: iter(
        [(share(f), float(_next_can_match(s)))]
    ),
    "Chance that {player}, who is next, can play on it: {share}%.": lambda s, f: iter(
        [(share(f), float(_next_can_play(s)))]
    ),
}


# --- Soi -----------------------------------------------------------------------------------------


def _holds(spoken: Spoken[Any], fact: Fact) -> bool:
    return card(fact) in held(spoken, "hand", number(fact, "player"))


def _soi_knows(spoken: Spoken[Any], fact: Fact) -> Pairs:
    asked, wanted = ASKS[spoken.move]
    yield from settled(
        wanted in held(spoken, "hand", asked) and RANKS[rank_of(wanted)] == fact.words["rank"]
    )


def _holds_another(spoken: Spoken[Any], fact: Fact) -> Pairs:
    hand = held(spoken, "hand", number(fact, "player"))
    yield from settled(any(RANKS[rank_of(each)] == fact.words["rank"] for each in hand))


def _worth(spoken: Spoken[Any], fact: Fact) -> Pairs:
    rank = rank_of(ASKS[spoken.move][1])
    yield from settled(number(fact) == (25 if rank == ACE else 10 if rank > 8 else rank + 2))


def _hold_of_four(spoken: Spoken[Any], fact: Fact) -> Pairs:
    rank = rank_of(ASKS[spoken.move][1])
    mine = sum(rank_of(each) == rank for each in held(spoken, "hand", spoken.seat))
    yield from settled(number(fact, "kept") == mine)
    yield from _worth(spoken, fact)


def _told_of_rank(spoken: Spoken[Any]) -> bool:
    """True if the seat asked for the rank or gained a card of it, and lost none since."""
    rank, seat, told = rank_of(ASKS[spoken.move][1]), spoken.seat, False
    for event in spoken.match.view(seat).events_of_round():
        if isinstance(event, Said) and event.what == Word.ASK and event.seat == seat:
            assert event.card is not None
            told |= rank_of(event.card) == rank
        elif (
            isinstance(event, Moved)
            and event.source.kind == event.target.kind == "hand"
            and event.card is not None
            and rank_of(event.card) == rank
        ):
            told = event.target.owner == seat or (told and event.source.owner != seat)
    return told


def _known_of_rank(spoken: Spoken[Any], fact: Fact) -> Pairs:
    """Other conclusions about the rank are not settled."""
    if _told_of_rank(spoken):
        yield from settled(True)


SOI: dict[str, Oracle] = {
    "You know who holds each {rank}: the four bring {count} points.": _soi_knows,
    "You hold {kept} of the four, which bring {count} points.": _hold_of_four,
    "This question tells everybody that you hold that rank.": lambda s, f: settled(
        not _told_of_rank(s)
    ),
    "Everybody already knows that you hold that rank.": _known_of_rank,
    "If {player} says no, it is their turn.": lambda s, f: settled(
        ASKS[s.move][0] == number(f, "player")
    ),
    "Everybody saw the {card} go to {player}.": lambda s, f: settled(_holds(s, f)),
    "Only {player} can hold the {card}.": lambda s, f: settled(_holds(s, f)),
    "{player} cannot hold the {card}.": lambda s, f: settled(not _holds(s, f)),
    "{player} refused the {card}.": lambda s, f: settled(not _holds(s, f)),
    "{player} asked for the {card} in vain.": lambda s, f: settled(not _holds(s, f)),
    "Chance that {player} holds it: {share}%.": lambda s, f: iter(
        [(share(f), float(ASKS[s.move][1] in held(s, "hand", number(f, "player"))))]
    ),
    "{player} asked for the {card}, so they hold another {rank}.": _holds_another,
}


# --- Soy -----------------------------------------------------------------------------------------


def _suited(cards: Sequence[Card]) -> int:
    return max(sum(suit_of(each) == suit for each in cards) for suit in range(4))


def _their_bid(spoken: Spoken[Any]) -> int:
    """The rank that the opponent bids at this moment, whatever the other bid is."""
    other = 1 - spoken.seat
    secret = held(spoken, "secret", other)
    if secret:
        return rank_of(secret[0])
    match = spoken.match
    player = match.deal.game.player(spoken.levels[other])
    bid = spelled(player(match.view(other), generator(match, other), never).split()[1])
    assert bid is not None
    return rank_of(bid)


def _soy_prize(spoken: Spoken[Any], fact: Fact) -> Pairs:
    mine, theirs = spelled(spoken.move.split()[1]), _their_bid(spoken)
    assert mine is not None
    yield _said(spoken, fact), 0.5 if theirs == rank_of(mine) else float(rank_of(mine) > theirs)


def _said(spoken: Spoken[Any], fact: Fact) -> float:
    """The stated share for an opponent of this kind: the easy level bids at random."""
    is_easy = spoken.levels[1 - spoken.seat] == "easy"
    return number(fact, "rest") / 100 if is_easy and "rest" in fact.words else share(fact)


def _soy_loses(spoken: Spoken[Any], fact: Fact) -> Pairs:
    for said, wins in _soy_prize(spoken, fact):
        yield said, 1 - wins


def _their_hand(spoken: Spoken[Any]) -> list[Card]:
    other = 1 - spoken.seat
    return [*held(spoken, "hand", other), *held(spoken, "secret", other)]


def _higher(spoken: Spoken[Any]) -> bool:
    mine = spelled(spoken.move.split()[1])
    assert mine is not None
    return any(rank_of(each) > rank_of(mine) for each in _their_hand(spoken))


def _as_high(spoken: Spoken[Any]) -> bool:
    (mine,) = _named(spoken)
    return any(rank_of(each) >= rank_of(mine) for each in _their_hand(spoken))


def _near_soy(cards: Sequence[Card]) -> bool:
    return _suited(cards) >= len(cards) - 1


def _named(spoken: Spoken[Any]) -> list[Card]:
    return [each for each in map(spelled, spoken.move.split()[1:]) if each is not None]


def _after(spoken: Spoken[Any]) -> list[Card]:
    """The own hand after a discard or a take."""
    hand = list(held(spoken, "hand", spoken.seat))
    if spoken.move.startswith("take"):
        return hand + _named(spoken)
    return [each for each in hand if each not in _named(spoken)]


def _own_if_won(spoken: Spoken[Any]) -> list[Card]:
    hand = [each for each in held(spoken, "hand", spoken.seat) if each not in _named(spoken)]
    return hand + list(held(spoken, "prize"))


def _called(spoken: Spoken[Any], fact: Fact) -> Pairs:
    # As they hold it after a loss: their hand, their bid among it, and the card.
    yield share(fact), float(_near_soy([*_their_hand(spoken), card(fact)]))


def _left(spoken: Spoken[Any], fact: Fact) -> Pairs:
    pile = [*held(spoken, "bid", 0), *held(spoken, "bid", 1)]
    left = [each for each in pile if each not in _named(spoken)]
    theirs = [*_their_hand(spoken), *left, *held(spoken, "prize")]
    yield share(fact), float(_near_soy(theirs))


SOY: dict[str, Oracle] = {
    "If this bid wins the prize, you can call Soy.": lambda s, f: settled(
        _near_soy(_own_if_won(s))
    ),
    "Chance to win the prize: {share}%.": _soy_prize,
    "Chance to win the prize: {share}%, or {rest}% if {player} bids at random.": _soy_prize,
    "Chance that {player} can call Soy after losing to the {card}: {share}%.": _called,
    "This bid wins the prize: {player} has no card as high.": lambda s, f: settled(not _as_high(s)),
    "{player} has no higher card.": lambda s, f: settled(not _higher(s)),
    "Higher cards that {player} may hold: {count} of {rest}.": lambda s, f: settled(
        sum(rank_of(each) > rank_of(_named(s)[0]) for each in _their_hand(s)) <= number(f)
    ),
    "To be hard to read, make this bid {share}% of the time.": lambda s, f: iter(()),
    "Then you can call Soy.": lambda s, f: settled(_near_soy(_after(s))),
    "Then you call Soy.": lambda s, f: settled(_suited(_after(s)) == len(_after(s))),
    "You keep {kept} {suit}; still unseen: {count}.": lambda s, f: settled(
        _suited(_after(s))
        == number(f, "kept")
        == sum(suit_of(each) == number(f, "suit") for each in _after(s))
    ),
    "In reserve: {kept} {suit}; still unseen: {count}.": lambda s, f: settled(
        1
        < number(f, "kept")
        == sum(suit_of(each) == number(f, "suit") for each in _after(s))
        <= _suited(_after(s))
    ),
    "Chance that the other cards let {player} call Soy: {share}%.": _left,
    "No prize is left: the lower cards win.": lambda s, f: settled(not held(s, "stock")),
    "Of your cards that are not {suit}, this one wins the fewest bids.": lambda s, f: settled(
        suit_of(_named(s)[0]) != number(f, "suit")
        and rank_of(_named(s)[0])
        == min(rank_of(e) for e in held(s, "hand", s.seat) if suit_of(e) != number(f, "suit"))
    ),
    "You keep the {card}, which wins fewer bids.": lambda s, f: settled(
        rank_of(card(f)) < rank_of(_named(s)[0])
    ),
    "Chance to lose the prize and take both bids: {share}%.": _soy_loses,
    "Chance to lose the prize and take both bids: {share}%, or {rest}% if "
    "{player} bids at random.": _soy_loses,
    "With the prize you would hold {kept} of one suit; now you hold {count}.": lambda s, f: settled(
        _suited(_own_if_won(s)) == number(f, "kept") > number(f) == _suited(held(s, "hand", s.seat))
    ),
    "With the prize you would hold no more of one suit than now.": lambda s, f: settled(
        _suited(_own_if_won(s)) <= _suited(held(s, "hand", s.seat))
    ),
    "You keep the {card} to bid with.": lambda s, f: settled(
        bool(held(s, "stock")) and card(f) == max(_after(s))
    ),
    "You give up the {card}, your highest card.": lambda s, f: settled(
        _named(s) == [card(f)] and rank_of(card(f)) == max(map(rank_of, held(s, "hand", s.seat)))
    ),
}


# --- Soureh and Pariah ---------------------------------------------------------------------------


def valid(up: Card, down: Card, game: str) -> bool:
    """SRH-2, PAR-1."""
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
    return valid(up, down, spoken.match.deal.game.name)


def _count_valid(spoken: Spoken[Any], seat: Seat) -> int:
    return sum(_is_valid(spoken, seat, slot) for slot in (1, 2, 3, 4))


def _own_after(spoken: Spoken[Any], slot: int) -> bool:
    """True if an own coop is valid after the move."""
    state = spoken.state.copy()
    state.play(spoken.seat, spoken.move)
    pairs = list(state.coops(spoken.seat))
    up, down = pairs[slot - 1]
    return valid(up, down, spoken.match.deal.game.name)


def _slot(spoken: Spoken[Any]) -> int:
    return int(spoken.move.split()[1])


def _over(spoken: Spoken[Any], fact: Fact) -> Pairs:
    _, seat, slot = spoken.move.split()
    up, down = _coop(spoken, int(seat), int(slot))
    game = spoken.match.deal.game.name
    yield share(fact), float(valid(up, down, game))
    yield share(fact, "rest"), float(valid(card(fact), down, game))


def _of_unseen(spoken: Spoken[Any], fact: Fact) -> Pairs:
    """A share of the unseen cards is a count, not a claim about their places."""
    return iter(())


def _end_of_round(spoken: Spoken[Any], move: str) -> Any:
    began = spoken.state.facts().round
    at: Spoken[Any] = replace(spoken, move=move)
    return at.until(
        lambda state: (
            state.facts().phase not in (Phase.CARD, Phase.END) or state.facts().round != began
        )
    )


def _all_valid(spoken: Spoken[Any], state: Any) -> bool:
    game = spoken.match.deal.game.name
    return all(valid(up, down, game) for up, down in state.coops(spoken.seat))


def _stays(spoken: Spoken[Any], fact: Fact) -> Pairs:
    yield share(fact), float(_all_valid(spoken, _end_of_round(spoken, spoken.move)))


def _kept(spoken: Spoken[Any], fact: Fact) -> Pairs:
    """The state of an own coop at the end of the round, after the others' moves."""
    slot, seat = number(fact, "slot"), spoken.seat
    after = spoken.state.copy()
    after.play(seat, spoken.move)
    coop = list(after.coops(seat))[slot - 1]
    end = list(_end_of_round(spoken, spoken.move).coops(seat))[slot - 1]
    owes = getattr(spoken.state.facts(), "additional", 0)
    yield from settled(_own_after(spoken, slot) and (bool(owes) or coop == end))


def _would_break(spoken: Spoken[Any], fact: Fact) -> Pairs:
    call = "declare" if spoken.match.deal.game.name == "soureh" else "knock"
    yield share(fact), float(not _all_valid(spoken, _end_of_round(spoken, call)))


def _round(spoken: Spoken[Any], fact: Fact) -> Pairs:
    """The change of the scores in this round."""
    before, began = spoken.state.scores(), spoken.state.facts().round
    after = spoken.until(
        lambda state: (
            state.facts().phase in (Phase.DEAL, Phase.OVER) or state.facts().round != began
        )
    )
    changes = [b - a for a, b in zip(before, after.scores(), strict=True)]
    yield number(fact), changes.pop(spoken.seat)
    yield number(fact, "rest"), sum(changes) / len(changes)


def _switched(spoken: Spoken[Any], seat: Seat, slot: int) -> bool:
    state = spoken.state.copy()
    state.play(spoken.seat, spoken.move)
    up, down = list(state.coops(seat))[slot - 1]
    return valid(up, down, spoken.match.deal.game.name)


def _switching(spoken: Spoken[Any], fact: Fact) -> Pairs:
    seat, slot = int(fact.words.get("player", spoken.seat)), number(fact, "slot")
    yield share(fact), float(_is_valid(spoken, seat, slot))
    yield share(fact, "rest"), float(_switched(spoken, seat, slot))


def _down(spoken: Spoken[Any]) -> list[tuple[Card, Card]]:
    return [_coop(spoken, spoken.seat, slot) for slot in (1, 2, 3, 4)]


def _could_mend(spoken: Spoken[Any], fact: Fact) -> bool:
    game = spoken.match.deal.game.name
    return any(
        valid(up, card(fact), game) and not valid(up, down, game) for up, down in _down(spoken)
    )


COOPS: dict[str, Oracle] = {
    "Then all four of your coops are valid.": lambda s, f: settled(
        all(_own_after(s, slot) for slot in (1, 2, 3, 4))
    ),
    "Coop {slot} becomes valid.": lambda s, f: settled(
        _own_after(s, number(f, "slot")) and not _is_valid(s, s.seat, number(f, "slot"))
    ),
    "Coop {slot} is valid now and would break.": lambda s, f: settled(
        not _own_after(s, number(f, "slot")) and _is_valid(s, s.seat, number(f, "slot"))
    ),
    "Coop {slot} is still not valid.": lambda s, f: settled(
        not _own_after(s, number(f, "slot")) and not _is_valid(s, s.seat, number(f, "slot"))
    ),
    "The coop’s points go up by {count}.": _of_unseen,
    "The coop’s cost goes down by {count}.": _of_unseen,
    "Then {share}% of the unseen cards would break coop {slot} if placed on "
    "it; now {rest}% would.": _of_unseen,
    "{share}% of the unseen cards would break coop {slot} if placed on it.": _of_unseen,
    "Then coop {slot} is valid, and nobody else can change it any more.": _kept,
    "Then {share}% of the unseen cards would make coop {slot} valid; now "
    "{rest}% would.": _of_unseen,
    "Chance that {player}’s coop is valid: {share}%; with the {card} on it: {rest}%.": _over,
    "{player} has declared: breaking one coop is enough.": lambda s, f: settled(
        s.state.facts().declarer == number(f, "player")
    ),
    "All four of your coops are valid and stay valid.": lambda s, f: settled(
        _count_valid(s, s.seat) == 4
    ),
    "The {card} would make one of your coops valid.": lambda s, f: settled(_could_mend(s, f)),
    "The {card} makes none of your coops valid.": lambda s, f: settled(not _could_mend(s, f)),
    **dict.fromkeys(
        (
            "Valid coops so far: {count} of four. Later turns may fix more.",
            "Valid coops if this were your last turn: {count} of four.",
        ),
        lambda s, f: settled(_count_valid(s, s.seat) == number(f)),
    ),
    "All four of your coops are valid now.": lambda s, f: settled(_count_valid(s, s.seat) == 4),
    "Chance that a coop breaks if you declare now: {share}%.": _would_break,
    "Chance that all four of your coops stay valid: {share}%.": _stays,
    "Chance that {player} has four valid coops too: {share}%.": lambda s, f: iter(
        [(share(f), float(_count_valid(s, number(f, "player")) == 4))]
    ),
    "The queen gives you two more turns.": lambda s, f: settled(s.move == "queen"),
    "Chance that your coop {slot} is valid: {share}%; with the new card: {rest}%.": _switching,
    "Chance that {player}’s coop {slot} is valid: {share}%; with the new "
    "card: {rest}%.": _switching,
    "Expected payments: you about {count}, {player} about {rest}.": _round,
    "Expected payments: you about {count}, each other player {rest}.": _round,
    "Your score changes by about {count}, {player}’s by {rest}: a multiple of 100 takes 50 off.": (
        _round
    ),
    "Your score changes by about {count}, each other score by {rest}: a "
    "multiple of 100 takes 50 off.": _round,
    "Expected points this round: you about {count}, {player} about {rest}.": _round,
    # How a round is paid says what a score is, and no more.
    "Your score is then {count}.": _of_unseen,
    "Your score becomes {count}: you may take 50 off.": _of_unseen,
    "Your score becomes {count}: no payment is lower.": _of_unseen,
    "Your score becomes {count}: {more} more than with the lowest payment.": _of_unseen,
    "Your score becomes {count}: {more} more than with the lowest payment, "
    "which wins no more often.": _of_unseen,
}


# --- Spy vs Spy ----------------------------------------------------------------------------------


def _fits(top: Card, up: Card) -> bool:
    """SPY-3: the same rank, or a neighbour, ace and 2 being neighbours."""
    return abs(rank_of(top) - rank_of(up)) in (0, 1, 12)


def _tops(spoken: Spoken[Any]) -> list[Card]:
    piles = (held(spoken, "pile", spoken.seat, slot) for slot in range(1, 7))
    return [cards[-1] for cards in piles if cards]


def _fitting(spoken: Spoken[Any], fact: Fact) -> Pairs:
    tops, (up,) = _tops(spoken), held(spoken, "up", spoken.seat)
    if spoken.move == "open":
        tops.append(up)
    else:
        tops[int(spoken.move.split()[1]) - 1] = up
    rest = held(spoken, "hand", spoken.seat)
    if rest:
        yield share(fact), sum(any(_fits(top, each) for top in tops) for each in rest) / len(rest)


def _none_takes(spoken: Spoken[Any], fact: Fact) -> Pairs:
    yield from settled(not any(_fits(top, card(fact)) for top in _tops(spoken)))


def _sizes(spoken: Spoken[Any], seat: Seat) -> list[int]:
    return [len(held(spoken, "pile", seat, slot)) for slot in range(1, 7)]


def _added(spoken: Spoken[Any], fact: Fact) -> Pairs:
    sizes = _sizes(spoken, spoken.seat)
    least = min(size for size in sizes if size)
    more = int(fact.words.get("more", 0))
    yield from settled(sizes[_slot(spoken) - 1] == number(fact) == least + more)


SPY: dict[str, Oracle] = {
    "No pile takes the {card}.": _none_takes,
    "Then {share}% of the cards to come will fit.": _fitting,
    "A sixth pile loses the bonus in this race.": lambda s, f: settled(len(_tops(s)) == 5),
    "This adds to your smallest pile.": lambda s, f: settled(
        _sizes(s, s.seat)[_slot(s) - 1] == min(_sizes(s, s.seat))
    ),
    "This adds to one of your smallest piles.": lambda s, f: settled(
        _sizes(s, s.seat)[_slot(s) - 1] == min(_sizes(s, s.seat))
    ),
    "Your smallest pile stays at {count}.": lambda s, f: settled(
        _sizes(s, s.seat)[_slot(s) - 1] > min(_sizes(s, s.seat)) == number(f)
    ),
    "This pile adds {count} to your points: no pile adds fewer.": _added,
    "This pile adds {count} to your points: {more} more than your smallest pile.": _added,
}
