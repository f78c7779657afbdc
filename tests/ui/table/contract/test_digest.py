"""The digest, and the choice of the strongest traces."""

from __future__ import annotations

from soiree.core.cards import card
from soiree.core.events import Moved, Outcome
from soiree.core.zones import EVERYONE, Zone
from soiree.ui.language.words import card_name, card_sign
from soiree.ui.table.contract.digest import (
    MOST_WORDS,
    News,
    cards_played,
    line_of,
    number_signs,
    shortened,
    spoken,
    texts_of,
    written,
)
from soiree.ui.table.contract.since_turn import SinceTurn
from soiree.ui.table.contract.trace import MOST_OUTCOMES, Trace, strongest

NAMES = ("You", "Ada", "Bela")


def plain(words: str) -> str:
    """The words with no break before a point, as on the felt."""
    return words.replace(" ·", "\N{NO-BREAK SPACE}·")


def fullest(news: list[News]) -> str:
    kept, left_out = next(shortened(news))
    return line_of(kept, NAMES, texts_of(kept), left_out)


def test_the_digest_keeps_the_order_of_time() -> None:
    news = [
        News(1, "queen"),
        News(1, "7♣"),
        News(2, "takes your 9♦", 3, hits=True),
        News(None, "You win the 4", 1),
        News(1, "jack"),
    ]
    assert fullest(news) == plain(
        "Ada: queen, 7♣ · Bela: takes your 9♦ · You win the 4 · Ada: jack"
    )


def test_a_shorter_digest_leaves_out_the_lightest_items_but_no_player() -> None:
    """The digest once dropped the one answer that mattered, and whole players."""
    news = [News(1, "7♣"), News(2, "9♦"), News(1, "no 5♦ from Bela", 2), News(1, "8♠")]
    kept = [(texts_of(each), left_out) for each, left_out in shortened(news)]
    assert kept == [
        (["7♣", "9♦", "no 5♦ from Bela", "8♠"], 0),
        (["9♦", "no 5♦ from Bela", "8♠"], 1),
        (["9♦", "no 5♦ from Bela"], 2),
    ]
    assert list(shortened([])) == []


def test_the_digest_has_the_numbers_of_the_table_once_for_each_choice() -> None:
    choices = [Outcome(1, (), start) for start in (10, 20, 30)]
    news = [News(1, "a", outcome=choices[0]), News(1, "b", outcome=choices[0])]
    news += [News(1, "c", outcome=choices[1]), News(2, "d", outcome=choices[2])]
    news += [News(None, "You win", 2, outcome=choices[2]), News(2, "e")]
    signs = [sign.strip() for sign in number_signs(news, {10: 1, 30: 2})]
    assert signs == ["❶", "", "", "", "❷", ""], "before the heaviest item of a choice"


def test_the_spoken_digest_says_what_hit_the_viewer_in_twelve_words() -> None:
    loss = News(1, "one two three four five", 3, hits=True)
    assert spoken([News(2, "9♦"), loss], NAMES).startswith(
        plain("Ada: one two three four five · 1 ")
    )
    for count in range(1, 9):
        assert 0 < len(spoken([loss] * count, NAMES).split()) <= MOST_WORDS
    assert spoken([], NAMES) == ""


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
    outcome = Outcome(1, (played, hidden, won))
    since = SinceTurn(None, (outcome,))
    assert cards_played(since, card_sign) == [News(1, "K♦", outcome=outcome)]


def test_only_the_strongest_traces_are_kept() -> None:
    outcomes = [Outcome(1, ()) for _ in range(MOST_OUTCOMES + 3)]
    traces = [Trace(outcome, (), hits=number == 0) for number, outcome in enumerate(outcomes)]
    traces.insert(1, Trace(outcomes[0], ()))
    kept = strongest(traces)
    assert [outcomes.index(each.outcome) for each in kept if each.hits] == [0]
    assert len(kept) == MOST_OUTCOMES + 1, "all traces of a choice go together"
    assert kept[2:] == traces[-MOST_OUTCOMES + 1 :]
    assert strongest(traces[:3]) == traces[:3]
