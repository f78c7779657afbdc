"""The digests and the traces of each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSize

from soiree.core.cards import card
from soiree.core.events import Event, Moved, Outcome, Said, Scored, Shown
from soiree.core.views import PileView
from soiree.core.zones import Seat, Zone
from soiree.games import GAMES
from soiree.games.coops.zones import DISCARD, DOWN, DRAWN, UP
from soiree.games.soda.zones import DISCARD as DISCARDS
from soiree.games.soda.zones import DRAW, HANDS, ROW
from soiree.games.soi.zones import LAID
from soiree.games.soy import zones as soy
from soiree.games.spy.zones import PILE
from soiree.games.spy.zones import UP as TURNED_UP
from soiree.ui.games.coops.presenter import CoopPresenter
from soiree.ui.games.pariah.presenter import PariahVariant
from soiree.ui.games.soda.presenter import SodaPresenter
from soiree.ui.games.soi.presenter import SoiPresenter
from soiree.ui.games.soureh.presenter import SourehVariant
from soiree.ui.games.soy.presenter import SoyPresenter
from soiree.ui.games.spy.presenter import SpyPresenter
from soiree.ui.language.words import card_sign
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.digest import line_of, texts_of
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.presenter import Presenter
from soiree.ui.table.contract.since_turn import SinceTurn
from soiree.ui.table.contract.targets import CardTarget, SeatPlate
from soiree.ui.table.contract.trace import Trace
from tests.games.honesty import seated

YOU = 0
NAMES = ("You", "Ada", "Bela", "Cleo")
PRESENTERS: Mapping[str, Callable[[], Presenter]] = {
    "soureh": lambda: CoopPresenter(SourehVariant()),
    "pariah": lambda: CoopPresenter(PariahVariant()),
    "soda": SodaPresenter,
    "soi": SoiPresenter,
    "soy": SoyPresenter,
    "spy": SpyPresenter,
}


def moved(text: str, source: Zone, target: Zone) -> Moved:
    """A move of a card; an empty text stands for a hidden card."""
    return Moved(card(text) if text else None, source, target)


def since(*outcomes: tuple[Seat, Sequence[Event]]) -> SinceTurn:
    """Choices with their events; an own choice comes first."""
    done = [Outcome(seat, tuple(each), n) for n, (seat, each) in enumerate(outcomes)]
    own = done.pop(0) if done and done[0].seat == YOU else None
    return SinceTurn(own, tuple(done))


def moment(game: str, lying: Mapping[Zone, str] | None = None) -> Moment:
    """A moment after the deal, with other cards in these zones."""
    match = seated(GAMES[game], {}, seed=1)
    match.draw_chance()
    zones = dict(match.view(YOU).zones)
    for zone, cards in (lying or {}).items():
        zones[zone] = tuple(None if each == "?" else card(each) for each in cards.split())
    view = replace(match.view(YOU), zones=tuple(PileView(*each) for each in zones.items()))
    return Moment(
        view=view,
        names=NAMES[: view.seats],
        people=(YOU,),
        observers=(YOU,),
        decider=YOU,
        appearance=Appearance(),
    )


def digest(game: str, happened: SinceTurn) -> str:
    news = PRESENTERS[game]().digest(happened, moment(game), card_sign)
    return line_of(news, NAMES, texts_of(news)).replace("\N{NO-BREAK SPACE}", " ")


def traces(
    game: str, happened: SinceTurn, lying: Mapping[Zone, str] | None = None
) -> Sequence[Trace]:
    presenter, now = PRESENTERS[game](), moment(game, lying)
    return presenter.traces(happened, now, presenter.layout(QSize(1280, 720), now))


def over(coop: int, lost: str, came: str, seat: Seat) -> tuple[Seat, Sequence[Event]]:
    return seat, [moved(lost, UP[coop], DISCARD), moved(came, DRAWN[seat], UP[coop])]


@pytest.mark.parametrize(
    ("game", "happened", "told"),
    [
        ("soureh", since(over(1, "10H", "KD", 1)), "Ada: K♦ over your 10♥, coop 2"),
        ("soureh", since(over(5, "10H", "4D", 1)), "Ada: 4♦ over 10♥"),
        ("soureh", since(over(5, "10H", "4D", 2)), "Bela: 4♦ over Ada’s 10♥"),
        (
            "soureh",
            since((1, [moved("8S", DOWN[4], DISCARD), moved("", DRAWN[1], DOWN[4])])),
            "Ada: a hidden card for 8♠",
        ),
        ("soureh", since((1, [moved("8S", DRAWN[1], DISCARD)])), "Ada: 8♠ discarded"),
        (
            "soureh",
            since((1, [Scored(1, 12, 100, "pay")]), (1, [Scored(1, -50, 50, "deduct")])),
            "Ada: pays 12, 100 in all, takes 50 off, at 50",
        ),
        ("soureh", since((1, [Said(1, "declare")])), "Ada: “Soureh!”"),
        (
            "pariah",
            since(
                (1, [Said(1, "queen"), moved("QS", DRAWN[1], DISCARD)]),
                over(2, "10H", "7D", 1),
            ),
            "Ada: queen, two more turns, 7♦ over your 10♥, coop 3",
        ),
        (
            "pariah",
            since((1, [moved("", DOWN[1], DOWN[0]), moved("", DOWN[0], DOWN[1])])),
            "Ada: king switches your hidden cards 2 and 1",
        ),
        (
            "pariah",
            since((1, [moved("9C", DOWN[1], DOWN[4]), moved("4D", DOWN[4], DOWN[1])])),
            "Ada: king takes your 9♣, coop 2, for the 4♦",
        ),
        (
            "soda",
            since(
                (0, [moved("5S", HANDS[0], ROW)]),
                (1, [moved("9H", HANDS[1], ROW)]),
                (2, [Said(2, "no"), Scored(1, 4, 4, "")]),
            ),
            "Ada: 9♥ · Bela: No · Ada: wins the 4",
        ),
        (
            "soda",
            since(
                (
                    1,
                    [
                        moved("AS", HANDS[1], ROW),
                        moved("KC", HANDS[0], DISCARDS),
                        Shown(HANDS[0], (card("5D"),), 1),
                        moved("QC", HANDS[2], DISCARDS),
                        Shown(HANDS[2], (), 0),
                        Shown(HANDS[3], (card("4D"),), 1),
                        Scored(1, 10, 14, ""),
                    ],
                ),
            ),
            "Ada: A♠ takes your K♣, Bela’s Q♣, nothing from Cleo, wins the 10",
        ),
        (
            "soda",
            since(
                (
                    0,
                    [
                        moved("AS", HANDS[0], ROW),
                        moved("KC", HANDS[1], DISCARDS),
                        Shown(HANDS[1], (), 0),
                        Scored(0, 9, 9, ""),
                    ],
                ),
                (1, [moved("4D", HANDS[1], ROW)]),
            ),
            "Your A♠ takes Ada’s K♣ · You win the 9 · Ada: 4♦",
        ),
        ("soda", since((1, [Said(1, "no"), Scored(0, 3, 3, "")])), "Ada: No · You win the 3"),
        (
            "soda",
            since((1, [moved("5D", HANDS[1], ROW), moved("", DRAW, HANDS[1])])),
            "Ada: 5♦ and draws a card",
        ),
        (
            "soda",
            since(
                (
                    1,
                    [
                        moved("AC", HANDS[1], ROW),
                        Scored(1, 9, 9, ""),
                        moved("", DRAW, HANDS[1]),
                    ],
                )
            ),
            "Ada: A♣, wins the 9",
        ),
        (
            "soi",
            since(
                (1, [Said(1, "ask", 0, card("7H")), moved("7H", HANDS[0], HANDS[1])]),
                (1, [Said(1, "ask", 2, card("7C")), Said(2, "no", 1, card("7C"))]),
                (1, [Said(1, "ask", 0, card("QS")), moved("QS", HANDS[0], HANDS[1])]),
                (2, [Said(2, "ask", 0, card("9D")), Said(0, "no", 2, card("9D"))]),
            ),
            "Ada: takes your 7♥, no 7♣ from Bela, takes your Q♠ · Bela: asks you for 9♦: no",
        ),
        (
            "soi",
            since(
                (
                    1,
                    [
                        Said(1, "ask", 3, card("7C")),
                        moved("7C", HANDS[3], HANDS[1]),
                        *(moved(f"7{suit}", HANDS[1], LAID[1]) for suit in "SHDC"),
                    ],
                )
            ),
            "Ada: 7♣ from Cleo, lays four 7s (7)",
        ),
        (
            "spy",
            since(
                (1, [moved("7H", TURNED_UP[1], PILE[1][2])]),
                (2, [Said(2, "done")]),
            ),
            "Ada: places 7♥ · Bela: all cards placed",
        ),
    ],
)
def test_the_digest_of_each_game(game: str, happened: SinceTurn, told: str) -> None:
    assert digest(game, happened) == told


BIDS_SHOWN = [moved("4H", soy.SECRETS[0], soy.BIDS[0]), moved("9S", soy.SECRETS[1], soy.BIDS[1])]


def exchanged(winner: Seat) -> list[Event]:
    """The end of an exchange in Soy: 9♠ against your 4♥, for K♦ and 7♣."""
    loser = 1 - winner
    return [
        *BIDS_SHOWN,
        *(moved(each, soy.PRIZE, soy.HANDS[winner]) for each in ("KD", "7C")),
        moved("4H", soy.BIDS[0], soy.HANDS[loser]),
        moved("9S", soy.BIDS[1], soy.HANDS[loser]),
    ]


@pytest.mark.parametrize(
    ("happened", "told"),
    [
        (since((0, exchanged(1))), "Ada: 9♠ beats 4♥, wins K♦ and 7♣ · you get both bids"),
        (since((0, []), (1, exchanged(1))), "Ada: 9♠ beats 4♥, wins K♦ and 7♣ · you get both bids"),
        (since((0, []), (1, exchanged(0))), "You win K♦ and 7♣: 4♥ beats 9♠ · Ada gets both bids"),
        (since((0, []), (1, [moved("", soy.HANDS[1], soy.DISCARDS[1])])), "Ada: discards a card"),
        (since(), ""),
    ],
)
def test_the_digest_of_an_exchange_in_soy(happened: SinceTurn, told: str) -> None:
    assert digest("soy", happened) == told


def test_a_replaced_card_has_a_trace_that_says_whose_it_is() -> None:
    discard, coop = sorted(
        traces("soureh", since(over(1, "10H", "KD", 1)), {UP[1]: "KD", DISCARD: "10H"}),
        key=lambda trace: trace.hits,
    )
    assert (discard.hits, coop.hits) == (False, True)
    assert discard.arrived == (DISCARD,)
    assert coop.source == SeatPlate(1)
    assert coop.ghosts == (), "it lies on the discard pile"


def test_a_card_that_was_taken_leaves_a_ghost_where_it_lay() -> None:
    asked = since((1, [Said(1, "ask", 0, card("7H")), moved("7H", HANDS[0], HANDS[1])]))
    (trace,) = traces("soi", asked, {HANDS[0]: "4S 9S KC", HANDS[1]: "? ?"})
    (ghost,) = trace.ghosts
    assert (ghost.zone, ghost.card, ghost.index, ghost.count) == (HANDS[0], card("7H"), 1, 4)
    assert trace.arrived == (HANDS[1],)
    assert trace.hits


def test_a_card_that_has_moved_on_has_no_trace() -> None:
    played = since((1, [moved("9H", HANDS[1], ROW)]), (2, [moved("JH", HANDS[2], ROW)]))
    (trace,) = traces("soda", played, {ROW: "JH"})
    assert trace.arrived == (CardTarget(ROW, card("JH")),)


def test_a_scoring_card_that_was_won_has_a_trace() -> None:
    won = since((2, [Said(2, "no"), Scored(1, 2, 2, "")]))
    (trace,) = traces("soda", won)
    assert len(trace.arrived) == 1
    assert not trace.hits


def test_prize_and_bids_leave_ghosts_in_the_middle() -> None:
    lying = {soy.HANDS[0]: "2S 4H 9S", soy.HANDS[1]: "? ? ?"}
    theirs, yours = traces("soy", since((0, exchanged(1))), lying)
    assert [(ghost.zone, ghost.index, ghost.count) for ghost in theirs.ghosts] == [
        (soy.PRIZE, 0, 2),
        (soy.PRIZE, 1, 2),
    ]
    assert theirs.hits
    assert yours.arrived == tuple(CardTarget(soy.HANDS[0], card(each)) for each in ("4H", "9S"))
    assert not yours.hits


def test_only_placed_cards_of_a_race_have_traces() -> None:
    placed = [
        moved("7H", TURNED_UP[1], PILE[1][2]),
        moved("8S", Zone("hand", 1), TURNED_UP[1]),
    ]
    (trace,) = traces("spy", since((1, placed)), {PILE[1][2]: "6H 7H"})
    assert trace.arrived == (CardTarget(PILE[1][2], card("7H")),)
    assert trace.source is None, "it lay right beside it"


@pytest.mark.parametrize("game", PRESENTERS)
def test_the_digest_of_nothing_is_empty(game: str) -> None:
    assert digest(game, since()) == ""
    assert list(traces(game, since())) == []


def test_the_other_card_of_an_own_coop_gives_way_to_another_players_card() -> None:
    presenter, now = PRESENTERS["soureh"](), moment("soureh")
    theirs = replace(now, view=replace(now.view, deciders=(1,)))
    assert presenter.nudged([moved("KD", DRAWN[1], UP[2])], theirs) == [DOWN[2]]
    assert presenter.nudged([moved("KD", DRAWN[1], UP[5])], theirs) == []
    yours = replace(now, view=replace(now.view, deciders=(YOU,)))
    assert presenter.nudged([moved("KD", DRAWN[0], UP[2])], yours) == []
