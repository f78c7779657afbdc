"""Names of cards change their form with the sentence, as the table of the language says."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from xml.sax.saxutils import escape

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

import marked_texts
import name_forms
import texts
from soiree.core.cards import DECK, RANKS, card
from soiree.core.players import MoveReason
from soiree.core.states import Refusal
from soiree.games import GAMES
from soiree.resources import resource
from soiree.ui.language import card_names as forms
from soiree.ui.language.card_names import Declined
from soiree.ui.language.translation import tr
from soiree.ui.language.words import (
    card_name,
    four_name,
    in_row,
    listed,
    rank_name,
    reason_sentence,
    refusal_sentence,
)
from tests.ui.games.sheets import golden_match, story_for

ESPERANTO = """
letters = ["F", "D", "R", "A"]
kinds = "nnnnnnnnnvvvv"
[rank]
plain = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "fanto", "damo", "reĝo", "aso"]
acc = { n = "{rank}", v = "{rank}n" }
[suit]
plain = ["pikoj", "keroj", "karooj", "trefoj"]
[card]
plain = "{rank} de {suit}"
acc = "{rank:acc} de {suit}"
la = "la {card}"
[four]
plain = "kvar {rank}j"
acc = "kvar {rank}jn"
"""

SENTENCES = {
    "You draw the {card}.": "Vi prenas {card:acc}.",
    "“{call}”": "{call:La} venas.",
    "The row, last card first: {cards}": "Jen {cards:acc}",
    "{player} lays down {four}, worth {points}.": "{four:Acc} ({points:acc}): {player:acc}",
    "You hold the {card} yourself.": "Vi mem havas {card:acc}.",
    "{first} and {last}": "{first} kaj {last}",
    "A jack": "Fanto",
}


def translation(folder: Path, language: str, sentences: dict[str, str]) -> Path:
    """Write a translation, and compile it. Returns its `.ts`."""
    messages = "".join(
        f"<message><source>{escape(text)}</source>"
        f"<translation>{escape(written)}</translation></message>"
        for text, written in sentences.items()
    )
    ts = folder / f"soiree_{language}.ts"
    ts.write_text(
        '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS>'
        f'<TS version="2.1" language="{language}"><context><name></name>{messages}</context></TS>',
        "utf-8",
    )
    texts.compile_to(ts.with_suffix(".qm"), ts)
    return ts


def table(folder: Path, written: str, language: str = "eo") -> Path:
    file = folder / f"forms_{language}.toml"
    file.write_text(written, "utf-8")
    return file


LoadFrom = Callable[[str, Path], None]


@pytest.fixture
def _esperanto(load_from: LoadFrom, tmp_path: Path) -> None:
    table(tmp_path, ESPERANTO)
    translation(tmp_path, "eo", SENTENCES)
    load_from("eo", tmp_path)


@pytest.mark.usefixtures("_esperanto")
def test_a_sentence_gets_a_card_in_the_form_that_it_names() -> None:
    text = tr("You draw the {card}.")
    assert text.format(card=card_name(card("KH"))) == "Vi prenas reĝon de keroj."
    assert text.format(card=card_name(card("7H"))) == "Vi prenas 7 de keroj."
    assert f"{card_name(card('KH'))}" == card_name(card("KH")) == "reĝo de keroj"


@pytest.mark.usefixtures("_esperanto")
def test_a_form_with_a_capital_begins_a_sentence() -> None:
    assert tr("“{call}”").format(call=card_name(card("AS"))) == "La aso de pikoj venas."
    assert format(rank_name(RANKS.index("Q")), "Plain") == "Damo"


@pytest.mark.usefixtures("_esperanto")
@pytest.mark.parametrize(
    ("of_cards", "told"),
    [
        (listed, "Jen reĝon de keroj, 2 de pikoj kaj damon de trefoj"),
        (in_row, "Jen reĝon de keroj, 2 de pikoj, damon de trefoj"),
    ],
)
def test_each_card_of_a_list_changes_its_form(
    of_cards: Callable[[Sequence[str]], str], told: str
) -> None:
    cards = of_cards([card_name(card(text)) for text in ("KH", "2S", "QC")])
    assert tr("The row, last card first: {cards}").format(cards=cards) == told
    assert f"Jen {cards}" == told.replace("on de", "o de")


@pytest.mark.usefixtures("_esperanto")
def test_players_and_numbers_have_no_forms() -> None:
    text = tr("{player} lays down {four}, worth {points}.")
    told = text.format(player="Ada", four=four_name(RANKS.index("J")), points=10)
    assert told == "Kvar fantojn (10): Ada"


@pytest.mark.usefixtures("_esperanto")
def test_a_form_that_a_name_lacks_is_the_plain_one() -> None:
    assert format(rank_name(RANKS.index("K")), "la") == "reĝo"
    assert format(listed(["Ada", card_name(card("KH"))]), "la") == "Ada kaj la reĝo de keroj"


@pytest.mark.usefixtures("_esperanto")
def test_a_refusal_names_its_card_in_a_form() -> None:
    refusal = Refusal("You hold the {card} yourself.", {"card": "JD"})
    assert refusal_sentence(refusal, ()) == "Vi mem havas fanton de karooj."


def test_an_amount_in_a_reason_is_no_rank(load_from: LoadFrom, tmp_path: Path) -> None:
    table(tmp_path, ESPERANTO.replace('"2"', '"du"'))
    translation(tmp_path, "eo", SENTENCES)
    load_from("eo", tmp_path)
    reason = MoveReason("{rank}: {count}, otherwise {rest}", {"rank": "2", "count": 3, "rest": "2"})
    assert reason_sentence(reason, ()) == "du: 3, otherwise 2"


def test_a_language_without_a_table_has_english_names(load_from: LoadFrom, tmp_path: Path) -> None:
    translation(tmp_path, "eo", SENTENCES)
    load_from("eo", tmp_path)
    told = tr("You draw the {card}.").format(card=card_name(card("KH")))
    assert told == "Vi prenas king of hearts."


class EveryForm(QTranslator):
    """English, in which every placeholder names a form."""

    def __init__(self, english: QTranslator) -> None:
        super().__init__()
        self._english = english

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        text = self._english.translate(context, source, disambiguation or "", n) or source
        return re.sub(r"\{(\w+)\}", r"{\1:acc}", text)


@pytest.mark.parametrize("game", GAMES)
def test_every_placeholder_may_name_a_form(qapp: QApplication, game: str) -> None:
    usual = [line.text for line in story_for(golden_match(game), 0).lines()]
    language = EveryForm(qapp.findChildren(QTranslator)[0])
    qapp.installTranslator(language)
    try:
        assert [line.text for line in story_for(golden_match(game), 0).lines()] == usual
    finally:
        qapp.removeTranslator(language)


TABLES = sorted(resource("translations").glob("forms_*.toml"))


@pytest.mark.parametrize("file", TABLES, ids=lambda file: file.stem)
def test_the_table_of_a_language_is_sound(file: Path) -> None:
    assert list(name_forms.in_table(file)) == []
    of_language = forms.read(file)
    assert len({Declined.of(of_language, "card", each) for each in DECK}) == len(DECK)
    assert len({Declined.of(of_language, "four", rank) for rank in range(13)}) == len(RANKS)


@pytest.mark.parametrize(
    ("form", "told"),
    [
        ("plain", "Herz-Zehn, Pik-Bube, Karo-König, Kreuz-Ass"),
        ("der", "die Herz-Zehn, der Pik-Bube, der Karo-König, das Kreuz-Ass"),
        ("den", "die Herz-Zehn, den Pik-Buben, den Karo-König, das Kreuz-Ass"),
        ("dem", "der Herz-Zehn, dem Pik-Buben, dem Karo-König, dem Kreuz-Ass"),
        ("des", "der Herz-Zehn, des Pik-Buben, des Karo-Königs, des Kreuz-Asses"),
    ],
)
def test_german_cards_have_articles(form: str, told: str) -> None:
    german = forms.read(resource("translations", "forms_de.toml"))
    cards = [Declined.of(german, "card", card(text)) for text in ("10H", "JS", "KD", "AC")]
    assert ", ".join(format(each, form) for each in cards) == told


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ('kinds = "nnnnnnnnnvvvv"', 'kinds = "nv"', "kinds: 2 letters, not 13"),
        ('"2", "3", ', '"2", ', "rank.plain: 12 names, not 13"),
        ('v = "{rank}n"', 'w = "{rank}n"', "rank.acc: KeyError: 'v'"),
        ("{card}", "{cart}", "card.la: KeyError: 'cart'"),
        ("la =", "La =", "card.La: the name of a form consists of small letters"),
        ('plain = "{rank} de', 'nom = "{rank} de', "card.plain: KeyError: 'plain'"),
        ("[four]", "[fours]", "Object contains unknown field `fours`"),
    ],
)
def test_a_wrong_table_is_refused(tmp_path: Path, before: str, after: str, fault: str) -> None:
    assert before in ESPERANTO
    file = table(tmp_path, ESPERANTO.replace(before, after, 1))
    assert fault in [found.fault for found in name_forms.in_table(file)]


def test_a_translation_must_not_name_a_form_that_its_language_lacks(tmp_path: Path) -> None:
    ts = translation(tmp_path, "eo", SENTENCES)
    table(tmp_path, ESPERANTO)
    assert texts.in_translation(ts) == []
    other = translation(tmp_path, "ia", SENTENCES)
    table(tmp_path, ESPERANTO.replace("la =", "al ="), "ia")
    assert [fault.fault for fault in texts.in_translation(other)] == [
        "there is no form {call:La} for “{call:La} venas.”"
    ]


def test_a_language_needs_a_table(tmp_path: Path) -> None:
    translation(tmp_path, "eo", SENTENCES)
    assert [fault.place for fault in name_forms.in_tables(tmp_path)] == ["forms_eo.toml"]
    table(tmp_path, ESPERANTO)
    assert list(name_forms.in_tables(tmp_path)) == []


def test_english_texts_name_no_form(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text("def show():\n    return tr('You draw {card:acc}.')\n", "utf-8")
    _, faults = marked_texts.in_sources([module], tmp_path)
    assert [fault.fault for fault in faults] == ["English has no forms: {card:acc}"]
