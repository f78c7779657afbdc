"""The presenter of Soda: the row in the middle, scoring cards beside it, the players all round.

The players sit clockwise: the next seat is to the left of the nearest one.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import takewhile

from msgspec.structs import replace
from PySide6.QtCore import QSize

from soiree.core.cards import ACE, RANKS, Card, rank_of
from soiree.core.entries import Move
from soiree.core.events import Event, Moved, Said, Scored, Shown, Turn
from soiree.core.games import Game
from soiree.core.zones import Seat, Zone
from soiree.games.soda.facts import SodaFacts
from soiree.games.soda.moves import NO, PLAYED, Play
from soiree.games.soda.rules import HANDS_A_ROUND, ROUNDS
from soiree.games.soda.words import Word
from soiree.games.soda.zones import DISCARD, DRAW, HANDS, ROW, Kind
from soiree.ui.games.soda import digest
from soiree.ui.games.soda.layout import (
    COLUMN,
    DISCARDS,
    PILE,
    PLAYED_ROW,
    SodaLayout,
    hand_place,
    won_place,
)
from soiree.ui.games.soda.rounds import (
    Rounds,
    hand_is_open,
    rounds_of,
    scale_of,
    still_held,
)
from soiree.ui.language.translation import left_to_right, tr
from soiree.ui.language.words import (
    NOBODY,
    SUIT_SIGNS,
    card_name,
    in_row,
    rank_name,
    sentence,
    suit_name,
)
from soiree.ui.table.contract.card_order import CardOrder
from soiree.ui.table.contract.choosing import Choosing
from soiree.ui.table.contract.digest import News, WriteCard
from soiree.ui.table.contract.highlight import Highlight, Weight
from soiree.ui.table.contract.layout import Layout
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.narration import cards_listed
from soiree.ui.table.contract.presenter import Presenter, hand_names
from soiree.ui.table.contract.since_turn import SinceTurn
from soiree.ui.table.contract.stakes import Stakes, tracks_on
from soiree.ui.table.contract.step import NOTHING, Callout, Pace, Speech, Step, Turning
from soiree.ui.table.contract.targets import Button, CardTarget, Label, Target, Targets
from soiree.ui.table.contract.trace import Trace

NO_BUTTON = Button("no")
EIGHT = RANKS.index("8")

_PONDER = 700
"""Milliseconds for which every other player seems to think, even with No as the only choice."""

_WORD = 800
"""Milliseconds for which a word stays before its consequences."""

_LARGE_PRIZE = 8
"""The points from which a scoring card counts as a large one."""

_OPEN_HANDS = 1400
"""Milliseconds for which the hands lie open after an Ace."""


class SodaPresenter(Presenter):
    """The presenter of Soda: play a card onto the row, or say No."""

    def __init__(self) -> None:
        self.title = tr("The table of Soda")
        self.order = CardOrder(DRAW, frozenset({Kind.HAND, Kind.DISCARD}))
        self.choosing = _Choosing()

    # --- where things lie ------------------------------------------------------------------------

    def layout(self, size: QSize, moment: Moment) -> Layout:
        return SodaLayout(size, moment)

    def buttons(self, moment: Moment) -> Mapping[Button, Label]:
        #: What a player says instead of playing a card.
        return {NO_BUTTON: Label(tr("No"), tr("N", "No"))}

    # --- what happens ----------------------------------------------------------------------------

    def pace(self, first: Moved, moment: Moment) -> Pace:
        """The speed of a motion: a reshuffle is one packet (SDA-8), an ace tips cards (SDA-6)."""
        if first.source == DISCARD:
            return Pace(stagger=0)
        return Pace(tips=first.source.kind == Kind.HAND and first.target == DISCARD)

    def arrival(self, moves: Sequence[Moved], moment: Moment) -> Step:
        """The display after a card has arrived: the call of a run (SDA-5), or the ace (SDA-6)."""
        row = moment.cards(ROW)
        if moves[0].source.kind == Kind.HAND and moves[0].target == DISCARD:
            return Step(highlight=_ace_highlight(moves, moment))
        run = _run_length(row) if moves[0].target == ROW else 1
        if run < 2:
            return NOTHING
        #: Two cards of a rank in a row, then three, then four: large over the cards.
        words = (tr("Pair"), tr("Triple"), tr("Quadruple"))[run - 2]
        return Step(callout=Callout(words, CardTarget(ROW, row[-1])), hold=_WORD)

    def step(self, event: Event, moment: Moment) -> Step:
        match event:
            case Turn((seat,)):
                # SDA-3: the time before a No must not tell whether the player had a choice.
                return replace(self._turn(seat, moment), keeps_time=seat != moment.viewer)
            case Said(seat, Word.NO):
                hold = _WORD * (2 if self._explains_no(moment) else 1)
                return Step(speech=Speech(seat, tr("No")), hold=hold)
            case Shown(zone, cards) if cards and zone.owner not in moment.observers:
                # SDA-6: a hand stays turned up until somebody gets the scoring card.
                return Step(turnings=(Turning(zone, cards),))
            case Scored():
                return self._prize_given(moment)
            case Shown():
                return NOTHING
        return Step(clears_speech=True)

    def _turn(self, seat: Seat, moment: Moment) -> Step:
        if seat == moment.viewer:
            return Step(clears_speech=True)
        if seat in moment.people and not moment.by_itself:
            # Hand over first: only this person may know that their No was forced.
            return Step(clears_speech=True, hands_over=seat)
        return Step(clears_speech=True, thinker=seat, hold=_PONDER)

    def _prize_given(self, moment: Moment) -> Step:
        """The scoring card goes to its winner, then the open hands close (SDA-4)."""
        before = moment.view.events[:-1]
        opened = [
            hand
            for hand in HANDS[: len(moment.names)]
            if hand.owner not in moment.observers and hand_is_open(hand, before)
        ]
        closing = tuple(Turning(hand, after=_OPEN_HANDS) for hand in opened)
        return Step(turnings=closing, hold=_WORD // 2, highlight=_prize_highlight(moment))

    def ends_round(self, moment: Moment) -> bool:
        return SodaFacts.of(moment.view).worth is None

    def stakes(self, moment: Moment, game: Game) -> Stakes:
        rounds = rounds_of(moment.view)
        tracks = tracks_on(scale_of(moment.view), moment.view)
        left = sum(range(2 + len(rounds.winners), HANDS_A_ROUND + 2)) if rounds.number else 0
        brings = dict.fromkeys(range(len(moment.names)), left)
        tallies = tuple(_earlier(seat, rounds) for seat in brings)
        return Stakes(tracks, _stage(rounds), tallies).bringing(brings, at_most=True)

    # --- what happened since a person's last choice ----------------------------------------------

    def traces(self, since: SinceTurn, moment: Moment, layout: Layout) -> Sequence[Trace]:
        assert isinstance(layout, SodaLayout)
        outcomes = since.outcomes
        return [each for o in outcomes for each in digest.traces(o, moment, layout, self.order)]

    def digest(self, since: SinceTurn, moment: Moment, write: WriteCard) -> Sequence[News]:
        return [each for o in since.outcomes for each in digest.news(o, moment, write)]

    # --- in words --------------------------------------------------------------------------------

    def prompt(self, moment: Moment) -> str:
        row, explains = moment.faces(ROW), moment.appearance.explains
        if self._explains_no(moment):
            text = tr("You hold nothing as high as the {card}, so you say No.")
        elif moment.decider is None or not moment.is_settled:
            text = ""
        elif moment.selected == (PLAYED_ROW,):
            text = tr("Choose a card for the row.")
        elif moment.selected:
            text = tr("Place it on the row, or choose the card again.")
        elif not row and explains:
            text = tr("You lead: play any card. The last card played wins the scoring card.")
        elif not row:
            text = tr("You lead: play any card.")
        else:
            text = _as_high_as(row[-1], explains=explains)
        return text.format(card=card_name(row[-1])) if row else text

    def asked(self, moment: Moment) -> str:
        row = moment.faces(ROW)
        if moment.decider != moment.viewer or not row:
            return self.prompt(moment)
        return _as_high_as(row[-1], explains=False)

    def spoken(self, event: Event | None, sentence: str, moment: Moment) -> str:
        """The spoken sentence of an event. It explains a No that was the viewer's only choice."""
        is_no = isinstance(event, Said) and event.what == Word.NO
        return self.prompt(moment) if is_no and self._explains_no(moment) else sentence

    def table(self, moment: Moment) -> str:
        """The card to beat and the card at stake, then the scoring cards that players won."""
        names = self.names(moment)
        seats = range(len(moment.names))
        others = (hand_place(seat) for seat in seats if seat != moment.viewer)
        told = (PLAYED_ROW, COLUMN, *map(won_place, seats), *others, PILE)
        return " ".join(sentence(names[target]) for target in told)

    def _explains_no(self, moment: Moment) -> bool:
        row = moment.faces(ROW)
        if not row or moment.viewer == NOBODY or self.ends_round(moment):
            return False
        if any(rank_of(card) >= rank_of(row[-1]) for card in moment.faces(HANDS[moment.viewer])):
            return False
        said = (e for e in reversed(moment.view.events) if isinstance(e, (Turn, Said)))
        return next(said, None) == Said(moment.viewer, Word.NO)

    def certain(self, moment: Moment) -> Mapping[Target, str]:
        found: dict[Target, str] = {}
        for seat in set(range(len(moment.names))).difference(moment.observers):
            held = still_held(HANDS[seat], moment.view.events)
            if held and not hand_is_open(HANDS[seat], moment.view.events):
                text = tr("Shown after an ace and still here: {cards}.")
                found[hand_place(seat)] = text.format(cards=cards_listed(held))
        return found

    def reading_order(self, moment: Moment) -> Sequence[Target]:
        mine = [card for seat in moment.observers for card in moment.card_targets(HANDS[seat])]
        others = [hand_place(seat) for seat in moment.seats if seat not in moment.observers]
        won = map(won_place, moment.seats)
        return [*mine, NO_BUTTON, PLAYED_ROW, COLUMN, PILE, DISCARDS, *others, *won]

    def names(self, moment: Moment) -> Mapping[Target, str]:
        rounds = rounds_of(moment.view)
        names: dict[Target, str] = {
            PLAYED_ROW: _row_name(moment),
            PILE: tr("Draw pile, %n cards", "", len(moment.cards(DRAW))),
            DISCARDS: tr("Discards, %n cards", "", len(moment.cards(DISCARD))),
            COLUMN: _column_name(rounds),
        }
        for seat in range(len(moment.names)):
            names |= hand_names(HANDS[seat], hand_place(seat), moment)
            names[won_place(seat)] = _won_name(moment, rounds, seat)
        return names


class _Choosing(Choosing):
    """A click plays a card; with the setting for two clicks, the card and then the row."""

    places = frozenset({PLAYED_ROW.kind})
    needs_asking = True

    def targets(self, move: Move, moment: Moment) -> Targets:
        if move == NO:
            return (NO_BUTTON,)
        return (CardTarget(HANDS[moment.chooser], PLAYED[move]), PLAYED_ROW)

    def ways(self, move: Move, moment: Moment) -> Sequence[Targets]:
        every = self.targets(move, moment)
        is_one_click = len(every) > 1 and not moment.appearance.two_clicks
        return (every[:1], every) if is_one_click else (every,)

    def meaning(self, target: Target, moment: Moment) -> Target | None:
        match target:
            case CardTarget(zone) if zone == ROW:
                return PLAYED_ROW
            case CardTarget(zone) if zone == Zone(Kind.HAND, moment.viewer):
                # A second click on a raised card plays it.
                return PLAYED_ROW if moment.selected == (target,) else target
            case Button():
                return target
        return target if target == PLAYED_ROW else None

    def meant(self, targets: Targets, moment: Moment) -> Move | None:
        cards = (target.card for target in targets if isinstance(target, CardTarget))
        return next((str(Play(card)) for card in cards if card is not None), None)

    def can_drag(self, card: CardTarget, moment: Moment, *, begins: bool) -> bool:
        is_own = card.zone == Zone(Kind.HAND, moment.viewer)
        return is_own and moment.decider is not None and moment.is_settled

    def invited(self, moment: Moment) -> Collection[Target]:
        every = (target for move in moment.legal for target in self.targets(move, moment))
        return [target for target in every if isinstance(target, CardTarget)]


def _earlier(seat: Seat, rounds: Rounds) -> tuple[str, ...]:
    won = zip(rounds.suits, rounds.earlier, strict=False)
    return tuple(left_to_right(f"{SUIT_SIGNS[suit]}{points[seat]}") for suit, points in won)


def _stage(rounds: Rounds) -> str:
    if not rounds.number:
        return ""
    text = tr("Round {number} of {rounds}, hand {hand} of {hands}")
    hand = min(HANDS_A_ROUND, len(rounds.winners) + 1)
    return text.format(number=rounds.number, rounds=ROUNDS, hand=hand, hands=HANDS_A_ROUND)


def _as_high_as(card: Card, *, explains: bool) -> str:
    if rank_of(card) in (EIGHT, ACE):
        text = tr("Play an {rank} or higher, or say No.")
        explained = tr("Play an {rank} or higher, or say No, which ends the hand.")
    else:
        text = tr("Play a {rank} or higher, or say No.")
        explained = tr("Play a {rank} or higher, or say No, which ends the hand.")
    return (explained if explains else text).format(rank=rank_name(rank_of(card)))


def _prize_highlight(moment: Moment) -> Highlight | None:
    """The highlight of a scoring card won (SDA-4), larger for an ace and for a large card."""
    event, row = moment.view.events[-1], moment.cards(ROW)
    if not isinstance(event, Scored) or not row or row[-1] is None:
        return None
    takes = len(row) > 1 and rank_of(row[-1]) == ACE and not _stripped_by_ace(moment)
    weight = Weight.MIDDLE if takes or event.points >= _LARGE_PRIZE else Weight.SMALL
    winning = CardTarget(ROW, row[-1])
    return Highlight(weight, event.seat, cards=(winning,), points=event.points)


def _ace_highlight(moves: Sequence[Moved], moment: Moment) -> Highlight | None:
    winner = _player_of_ace(moment)
    if winner is None or len(_stripped_by_ace(moment)) > len(moves):
        return None
    ace = CardTarget(ROW, moment.cards(ROW)[-1])
    lost = (CardTarget(DISCARD, each.card) for each in moves if each.card is not None)
    return Highlight(Weight.GREAT, winner, "ace", tr("Ace!"), (ace, *lost))


def _stripped_by_ace(moment: Moment) -> Sequence[Moved]:
    moves = (event for event in reversed(moment.view.events) if isinstance(event, Moved))
    later = takewhile(lambda moved: moved.target != ROW, moves)
    return [moved for moved in later if moved.source.kind == Kind.HAND]


def _player_of_ace(moment: Moment) -> Seat | None:
    events = reversed(moment.view.events)
    played = (e.source.owner for e in events if isinstance(e, Moved) and e.target == ROW)
    return next(played, None)


def _run_length(row: Sequence[Card | None]) -> int:
    ranks = [rank_of(card) for card in reversed(row) if card is not None]
    return len(list(takewhile(lambda rank: rank == ranks[0], ranks)))


def _row_name(moment: Moment) -> str:
    cards = in_row([card_name(card) for card in reversed(moment.faces(ROW))])
    text = tr("The row, last card first: {cards}") if cards else tr("The row, empty")
    return text.format(cards=cards)


def _column_name(rounds: Rounds) -> str:
    if rounds.suit is None or rounds.stake is None:
        return tr("No scoring card is at stake")
    text = tr("At stake: the scoring card of {suit} worth {points}")
    return text.format(suit=suit_name(rounds.suit), points=rounds.stake)


def _won_name(moment: Moment, rounds: Rounds, seat: Seat) -> str:
    worths = [str(n + 2) for n, winner in enumerate(rounds.winners) if winner == seat]
    if worths:
        yours = tr("You have won in {suit}: {worths}; {total} in all")
        theirs = tr("{player} has won in {suit}: {worths}; {total} in all")
    else:
        yours = tr("You have won nothing in this round; {total} in all")
        theirs = tr("{player} has won nothing in this round; {total} in all")
    total = (moment.view.scores or ())[seat]
    colour = "" if rounds.suit is None else suit_name(rounds.suit)
    return moment.say(seat, yours, theirs, worths=in_row(worths), suit=colour, total=total)
