"""The presenter of Spy vs Spy: the viewer's board large, the others small above.

A race is shown live: the viewer's own card moves at once, whatever else still moves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QSize

from soiree.core.events import Began, Event, Moved, Said, Scored, Turn
from soiree.core.games import Game
from soiree.core.zones import Seat, Zone
from soiree.games.spy.board import NO_CARD, takes
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.moves import PENALTY, PICK
from soiree.games.spy.words import Why, Word
from soiree.games.spy.zones import HAND, PILE, UNDEALT, UP, Kind
from soiree.ui.games.spy import digest
from soiree.ui.games.spy.choosing import SpyChoosing, accused, selected_pile
from soiree.ui.games.spy.layout import (
    NOBODY,
    SMALL,
    TAKE,
    SpyLayout,
    board_place,
    hand_place,
    pile_place,
)
from soiree.ui.games.spy.measures import PILES
from soiree.ui.games.spy.progress import RACED, cards_under, count_left
from soiree.ui.games.spy.races import race_of, scale_of
from soiree.ui.games.spy.words import (
    board_name,
    called,
    finished,
    hand_name,
    one_of,
    pile_name,
    scored,
    turned_up_name,
)
from soiree.ui.language import words
from soiree.ui.language.translation import tr
from soiree.ui.language.words import card_name, parted, sentence
from soiree.ui.table.contract.card_order import CardOrder
from soiree.ui.table.contract.digest import News, WriteCard
from soiree.ui.table.contract.highlight import Highlight, Weight
from soiree.ui.table.contract.layout import Layout
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.narration import cards_listed
from soiree.ui.table.contract.presenter import Presenter
from soiree.ui.table.contract.since_turn import SinceTurn
from soiree.ui.table.contract.stakes import Stakes, round_of, tracks_on
from soiree.ui.table.contract.step import FLIGHT, NOTHING, STAGGER, Pace, Speech, Step
from soiree.ui.table.contract.targets import (
    GO_ON,
    PAUSE,
    SHOW_END,
    Button,
    Label,
    Target,
)
from soiree.ui.table.contract.trace import Trace, moves_traced

_DEAL = 480
"""Milliseconds in which all players' decks are dealt, about."""

_WORD = 1500
"""Milliseconds for which a call stays."""

_SEEN_BY_ALL = 2400
"""Milliseconds for which a pile with a misplaced card stays open."""

_MESSAGE = 1100
"""Milliseconds for which a message after a race stays, divided by the number of players."""

_FIRST_TIMED = 2
"""The number of the first race against the clock, after one without it."""

_IN_RACE = frozenset({Kind.HAND, Kind.UP, Kind.PILE})


class SpyPresenter(Presenter):
    """Displays Spy vs Spy. A person places the turned up card, opens a pile, or puts it under."""

    def __init__(self) -> None:
        self.title = tr("The table of Spy vs Spy")
        self.order = _SpyOrder(UNDEALT, frozenset())
        self.choosing = SpyChoosing()

    # --- where things lie ------------------------------------------------------------------------

    def layout(self, size: QSize, moment: Moment) -> Layout:
        return SpyLayout(size, moment)

    def buttons(self, moment: Moment) -> Mapping[Button, Label]:
        return {
            NOBODY: Label(tr("All fair"), tr("N", "All fair")),
            TAKE: Label(
                tr("Take it"), tr("Enter", "Take it"), shown=selected_pile(moment) is not None
            ),
        }

    # --- what happens ----------------------------------------------------------------------------

    def joins(self, first: Moved, following: Moved) -> bool:
        """True for moves with one motion: a player's deal, or all cards that turn up (SPY-2)."""
        if first.source.kind == following.source.kind == Kind.HAND:
            return first.target.kind == following.target.kind
        return super().joins(first, following)

    def pace(self, first: Moved, moment: Moment) -> Pace:
        players, race = len(moment.names), race_of(moment)
        way, stagger = FLIGHT, STAGGER // 2
        if race.is_on:
            way = RACED
        elif race.is_dealt:
            way = max(60, _DEAL // players)
        if first.source == UNDEALT:
            stagger = max(1, 8 // players)
        return Pace(way, stagger)

    def at_once(self, event: Event, moment: Moment) -> bool:
        if not race_of(moment).is_on:
            return False
        match event:
            case Moved(source=source, target=target):
                return source.kind in _IN_RACE and target.kind in _IN_RACE
            case Said() | Turn():
                return True
        return False

    def step(self, event: Event, moment: Moment) -> Step:
        match event:
            case Began():
                return Step(clears_speech=True)
            case Turn():
                race = race_of(moment)
                return Step(starts_race=race.is_on and not race.finished)
            case Said():
                return _step_of_call(event, moment)
            case Scored(seat, points, _, why) if why != Why.START:
                speech = Speech(seat, scored(why, points), fades=_WORD)
                weight = Weight.MIDDLE if why == Why.BONUS else Weight.SMALL
                counted = Highlight(weight, seat, points=points)
                return Step(hold=_MESSAGE // len(moment.names), speech=speech, highlight=counted)
        return NOTHING

    def ends_round(self, moment: Moment) -> bool:
        return SpyFacts.of(moment.view).phase is Phase.DEAL

    def stakes(self, moment: Moment, game: Game) -> Stakes:
        # The facts have the number only after the deal.
        number = round_of(moment.view.events)
        stage = tr("Race {number}").format(number=number) if number else ""
        return Stakes(tracks_on(scale_of(moment.view), moment.view), stage)

    # --- what happened since a person's last choice ----------------------------------------------

    def traces(self, since: SinceTurn, moment: Moment, layout: Layout) -> Sequence[Trace]:
        """Cards that others placed; other moves leave no trace."""
        skips = frozenset({Kind.UP, Kind.HAND, Kind.POINTS})
        traces = moves_traced(since, self.order, moment, skips=skips)
        return [replace(trace, source=None) for trace in traces]

    def digest(self, since: SinceTurn, moment: Moment, write: WriteCard) -> Sequence[News]:
        return [each for outcome in since.others for each in digest.news(outcome, moment, write)]

    # --- in words --------------------------------------------------------------------------------

    def prompt(self, moment: Moment) -> str:
        race = race_of(moment)
        if moment.is_covered:
            begins = SpyFacts.of(moment.view).race <= _FIRST_TIMED and not race.finished
            if moment.appearance.explains and begins:
                return tr("Now everybody plays at once. Resume when you are ready.")
            return tr("The race waits for you.")
        if race.is_on and moment.viewer in race.finished:
            return tr("You have finished. The others still race.")
        if moment.decider is None or not moment.is_settled:
            return ""
        return _prompt_in_race(moment) if race.is_on else _prompt_after_race(moment)

    def asked(self, moment: Moment) -> str:
        """The prompt as it is spoken. It is empty in a race that has begun: the keys were named."""
        has_begun = any(len(moment.cards(zone)) > 1 for zone in PILE[moment.nearest])
        return "" if race_of(moment).is_on and has_begun else self.prompt(moment)

    def hand(self, moment: Moment) -> str:
        if moment.viewer == words.NOBODY or moment.is_covered:
            return ""
        up = [turned_up_name(card) for card in moment.faces(UP[moment.viewer])]
        return sentence(parted([*up, hand_name(None, count_left(moment.viewer, moment))]))

    def table(self, moment: Moment) -> str:
        names = self.names(moment)
        piles = [pile_place(moment.nearest, number) for number in range(PILES)]
        boards = map(board_place, moment.seats[1:])
        return sentence(parted([names[place] for place in (*piles, *boards)]))

    def detail(self, seat: Seat, moment: Moment) -> str | None:
        """The words below a player's name: the number of cards left in a race, then the result."""
        race = race_of(moment)
        if seat in race.finished:
            return finished(list(race.finished).index(seat) + 1, race.finished[seat])
        #: On the plate of a player: how many cards are left to place.
        return tr("%n left", "", count_left(seat, moment)) if seat in race.racing else None

    def certain(self, moment: Moment) -> Mapping[Target, str]:
        text = tr("At the bottom, in this order: {cards}.")
        under = cards_under(moment.view.events)
        return {
            hand_place(seat): text.format(cards=cards_listed(cards))
            for seat, cards in under.items()
            if cards
        }

    def reading_order(self, moment: Moment) -> Sequence[Target]:
        own, *others = moment.seats
        found: list[Target] = [] if moment.is_covered else [*moment.card_targets(UP[own])]
        found += [pile_place(own, number) for number in range(PILES)]
        found += [hand_place(own), TAKE, NOBODY, PAUSE, GO_ON, SHOW_END]
        for seat in others:
            found.append(board_place(seat))
            if seat == accused(moment):
                found += [pile_place(seat, number) for number in range(PILES)]
        return found

    def names(self, moment: Moment) -> Mapping[Target, str]:
        names: dict[Target, str] = {}
        for up in moment.card_targets(UP[moment.nearest]):
            if up.card is not None and not moment.is_covered:
                names[up] = turned_up_name(up.card)
        for seat, player in enumerate(moment.names):
            is_own, left = seat == moment.viewer, count_left(seat, moment)
            locked = is_own and moment.is_locked
            names[hand_place(seat)] = hand_name(None if is_own else player, left, locked=locked)
            names |= {pile_place(seat, n): pile_name(seat, n, moment) for n in range(PILES)}
            names[board_place(seat)] = board_name(seat, moment)
        return names


class _SpyOrder(CardOrder):
    def home(self, zone: Zone) -> Zone:
        """The zone in which the cards of a zone gather before a race; points stay (SPY-11)."""
        if zone.owner is None or zone.kind == Kind.POINTS:
            return zone
        return HAND[zone.owner]


def _step_of_call(event: Said, moment: Moment) -> Step:
    word, is_on = event.what, race_of(moment).is_on
    meant = None if event.to in (None, moment.viewer) else moment.names[event.to]
    speech = Speech(event.seat, called(word, meant), event.card, SMALL, fades=_WORD)
    if word == Word.CAUGHT:
        # The pile is fanned out meanwhile, and no picture of the card covers it.
        speech = replace(speech, card=None)
        return Step(hold=_SEEN_BY_ALL, reads=True, clears_speech=True, speech=speech)
    if word in (Word.STUCK, Word.DONE):
        placed_all = Highlight(Weight.GREAT, event.seat, "done", tr("Done!"))
        return Step(
            hold=0 if is_on else _MESSAGE,
            speech=speech,
            ends_turns=not is_on,
            highlight=placed_all if word == Word.DONE else None,
        )
    return Step(hold=0 if word == Word.CALL else _MESSAGE, speech=speech)


def _prompt_after_race(moment: Moment) -> str:
    pile, owner = selected_pile(moment), accused(moment)
    if pile is not None and pile.seat is not None:
        return _cost_words(pile.seat, pile.number or 0, moment)
    if any(move in PICK for move in moment.legal):
        if moment.appearance.explains:
            return tr("One pile becomes points: press the number of a small one.")
        return tr("Choose one of your piles: its cards become points.")
    if any(move in PENALTY for move in moment.legal) and owner is not None:
        text = tr("Choose the pile that {player} has to pay.")
        return text.format(player=moment.names[owner])
    return tr("Look through the piles, then accuse.")


def _prompt_in_race(moment: Moment) -> str:
    if not moment.appearance.explains or SpyFacts.of(moment.view).race != 1:
        return tr("Keys 1–6 place it; Space, if no pile takes it.")
    seat = moment.nearest
    up = next((card for card in moment.cards(UP[seat]) if card is not None), None)
    tops = [cards[-1] if (cards := moment.cards(zone)) else None for zone in PILE[seat]]
    takers = [
        str(number)
        for number, top in enumerate(tops, 1)
        if top is not None and up is not None and takes(top, up)
    ]
    if takers:
        text = tr("Same rank or a neighbour: press {piles}.")
        return text.format(piles=one_of(takers))
    if None in tops:
        return tr("No pile takes it: Space starts a new one.")
    call = SpyFacts.of(moment.view).called[seat]
    if call == NO_CARD:
        return tr("Six piles, and none takes it: Space calls it and moves it under your hand.")
    text = tr("None takes it: Space moves it under your hand, until your {card} comes back.")
    return text.format(card=card_name(call))


def _cost_words(seat: Seat, number: int, moment: Moment) -> str:
    points = len(moment.cards(PILE[seat][number]))
    yours = tr("Pile {number} adds %n points to yours. Enter takes it.", "", points)
    theirs = tr("Pile {number} adds %n points to {player}’s. Enter takes it.", "", points)
    return moment.say(seat, yours, theirs, number=number + 1)
