"""The digest, and the choice of the strongest traces."""

from __future__ import annotations

from soiree.core.cards import card
from soiree.core.events import Moved, Outcome
from soiree.core.zones import EVERYONE, Zone
from soiree.ui.style.words import card_name, card_sign
from soiree.ui.table.contract.digest import MOST_WORDS, News, cards_played, digests, written
from soiree.ui.table.contract.since_turn import SinceTurn
from soiree.ui.table.contract.trace import MOST_OUTCOMES, Trace, strongest

NAMES = ("You", "Ada", "Bela")


def test_the_items_of_a_player_follow_the_name_in_order() -> None:
    news = [News(1, "queen"), News(1, "king (your 10 for her K♦)", 3), News(1, "jack")]
    assert next(digests(news, NAMES)) == "Ada: queen, king (your 10 for her K♦), jack"


def test_the_most_harmful_player_comes_first_in_the_digest() -> None:
    news = [News(1, "7♣"), News(2, "takes your 9♦", 3), News(None, "You win the 4", 1)]
    assert next(digests(news, NAMES)) == "Bela: takes your 9♦; You win the 4; Ada: 7♣"


def test_the_oldest_of_the_least_harmful_items_is_left_out_first() -> None:
    news = [News(1, "7♣"), News(2, "takes your 9♦", 3), News(1, "8♠")]
    assert list(digests(news, NAMES)) == [
        "Bela: takes your 9♦; Ada: 7♣, 8♠",
        "Bela: takes your 9♦; Ada: 8♠",
        "Bela: takes your 9♦",
    ]


def test_a_digest_has_twelve_words_at_most() -> None:
    news = [News(1, "one two three four five", harm) for harm in range(6)]
    lines = list(digests(news, NAMES))
    assert [len(line.split()) for line in lines] == [11, 6]
    assert list(digests([News(1, " ".join("x" * MOST_WORDS))], NAMES)) == []
    assert list(digests([], NAMES)) == []


def test_cards_have_a_written_and_a_spoken_form() -> None:
    cards = [card("KD"), card("7H"), card("10C")]
    assert written(cards, card_sign) == "K♦, 7♥ and 10♣"
    assert written(cards[:1], card_name) == "king of diamonds"
    assert written([], card_sign) == ""


def test_the_default_digest_lists_the_cards_that_others_played() -> None:
    hand, trick = Zone("hand", 1), Zone("trick")
    played = Moved(card("KD"), hand, trick, EVERYONE)
    hidden = Moved(None, hand, Zone("discard", 1))
    won = Moved(card("KD"), trick, Zone("won", 0), EVERYONE)
    since = SinceTurn(0, None, (Outcome(1, (played, hidden, won)),))
    assert cards_played(since, card_sign) == [News(1, "K♦")]


def test_only_the_strongest_traces_are_kept() -> None:
    outcomes = [Outcome(1, ()) for _ in range(MOST_OUTCOMES + 3)]
    traces = [Trace(outcome, (), hits=number == 0) for number, outcome in enumerate(outcomes)]
    traces.insert(1, Trace(outcomes[0], ()))
    kept = strongest(traces)
    assert [outcomes.index(each.outcome) for each in kept if each.hits] == [0]
    assert len(kept) == MOST_OUTCOMES + 1, "all traces of a choice go together"
    assert kept[2:] == traces[-MOST_OUTCOMES + 1 :]
    assert strongest(traces[:3]) == traces[:3]
