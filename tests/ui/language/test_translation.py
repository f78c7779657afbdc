"""Texts in the person's language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication

import texts
from soiree.resources import available_languages, resource
from soiree.ui.dialogs.help.window import page_file
from soiree.ui.language.language_names import font_fault, missing_letters, own_name, titles
from soiree.ui.language.pseudo_language import pseudo
from soiree.ui.language.translation import (
    PSEUDO_RTL,
    language_for,
    language_in_use,
    languages,
    tr,
    tr_filled,
    with_sign,
    without_mark,
)
from soiree.ui.language.words import parted, sentence

GERMAN = """<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="de">
<context><name></name>
<message numerus="yes"><source>%n left</source><translation>
<numerusform>noch einer</numerusform><numerusform>noch %n</numerusform></translation></message>
<message><source>Close</source><translation>Schließen</translation></message>
</context></TS>"""

Speak = Callable[[str], None]


@pytest.fixture
def speak(load_from: Callable[[str, Path], None], tmp_path: Path) -> Speak:
    """Load a language until the end of the test; German exists besides English."""
    ts = tmp_path / "soiree_de.ts"
    ts.write_text(GERMAN, "utf-8")
    texts.compile_to(ts.with_suffix(".qm"), ts)
    return lambda language: load_from(language, tmp_path)


def test_english_has_its_own_plural_forms() -> None:
    assert tr("You win with %n points.", n=1) == "You win with 1 point."
    assert tr("You win with %n points.", n=0) == "You win with 0 points."
    assert tr("You win with %n points.", n=12) == "You win with 12 points."


def test_a_score_may_be_negative() -> None:
    assert tr("You win with %n points.", n=-1) == "You win with −1 point."
    assert tr("You win with %n points.", n=-12) == "You win with −12 points."


@pytest.mark.parametrize("language", ["es", "pl", "ar"])
def test_a_negative_score_keeps_its_sign_where_one_point_is_written_in_words(
    load_from: Callable[[str, Path], None], language: str
) -> None:
    load_from(language, resource("translations"))
    for number in (-1, -2, -12):
        assert f"−{-number}" in tr("You win with %n points.", n=number)


def test_a_text_marked_outside_qt_gets_its_number_and_placeholders() -> None:
    text = "You must take exactly %n of the bid cards."
    assert tr_filled(text, {"count": 1}) == "You must take exactly 1 of the bid cards."
    assert tr_filled("{file} is full.", {"file": "/a"}) == "/a is full."


@pytest.mark.parametrize("language", ["de", "de_AT", "de_DE.UTF-8"])
def test_an_available_language_is_loaded(speak: Speak, language: str) -> None:
    speak(language)
    assert tr("Close") == "Schließen"
    assert [tr("%n left", n=n) for n in (1, 2)] == ["noch einer", "noch 2"]
    assert QApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"


def test_the_loaded_languages_begin_with_the_preferred_one(speak: Speak) -> None:
    assert languages() == ["en"]
    speak("de_AT")
    assert languages() == ["de", "en"]


@pytest.mark.parametrize(("wanted", "found"), [("de_AT", "de"), ("fr", "en"), ("pseudo", "pseudo")])
def test_the_language_in_use_can_be_loaded_elsewhere(speak: Speak, wanted: str, found: str) -> None:
    speak(wanted)
    assert language_in_use() == found


def test_a_page_of_help_that_a_language_lacks_is_english(
    speak: Speak, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    german = tmp_path / "help" / "de" / "soi" / "rules.html"
    german.parent.mkdir(parents=True)
    german.write_text("<h1>Regeln</h1>", "utf-8")
    monkeypatch.setattr("soiree.ui.dialogs.help.window.resource", tmp_path.joinpath)
    english = german.parents[2] / "en" / "soi" / "rules.html"
    assert page_file("soi/rules") == english
    speak("de")
    assert page_file("soi/rules") == german
    assert page_file("soi/game") == english.with_name("game.html")


def test_a_text_missing_in_a_language_is_english(speak: Speak) -> None:
    speak("de")
    assert tr("You win with %n points.", n=1) == "You win with 1 point."


@pytest.mark.parametrize("language", ["en_GB", "C", "fr", "nonsense"])
def test_without_an_available_language_all_texts_are_english(speak: Speak, language: str) -> None:
    speak(language)
    assert tr("Close") == "Close"
    assert QApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_the_pseudo_language_puts_every_text_in_brackets(speak: Speak) -> None:
    speak("pseudo")
    assert tr("Close") == pseudo("Close") != "Close"
    shown = tr("{player} has %n cards", n=3).format(player="Ada")
    assert shown[0] + shown[-1] == "«»"
    assert "Ada" in shown
    assert "3" in shown


@pytest.mark.parametrize(
    "text", ["Preferences", "{player} has won %n of {count} hands.", "<b>Bold</b> &amp; long words"]
)
def test_a_pseudo_text_is_a_third_longer_and_keeps_its_placeholders(text: str) -> None:
    longer = pseudo(text)
    letters = sum(map(str.isalpha, text))
    assert len(text) + letters / 6 < len(longer) < len(text) + letters / 2 + 2
    for kept in ("{player}", "{count}", "%n", "<b>", "</b>", "&amp;"):
        assert text.count(kept) == longer.count(kept)


def test_a_pseudo_text_keeps_its_mnemonic() -> None:
    assert "&F" in pseudo("&File")


@pytest.mark.parametrize("text", ["Write a n&ote…", "Write a note(&O)…", "Write a note"])
def test_the_mark_of_a_key_is_taken_out_with_its_brackets(text: str) -> None:
    assert without_mark(text) == "Write a note"


def test_another_language_replaces_the_one_before(speak: Speak) -> None:
    speak("de")
    speak("en")
    assert tr("Close") == "Close"
    assert languages() == ["en"]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [("pt_BR", "pt_BR"), ("pt_PT", "pt"), ("de_AT.UTF-8", "de"), ("sv", "en"), ("nonsense", "en")],
)
def test_a_language_stands_in_for_those_of_its_countries(wanted: str, found: str) -> None:
    assert language_for(wanted, ["de", "en", "pt", "pt_BR"]) == found


def test_a_language_of_another_country_is_better_than_english() -> None:
    assert language_for("pt_PT", ["de", "en", "pt_BR"]) == "pt_BR"
    assert language_for("pl_PL", ["de", "en", "pt_BR"]) == "en"


def test_numbers_and_days_follow_the_language(speak: Speak) -> None:
    speak("de")
    assert QLocale().toString(1234.5, "f", 1) in ("1.234,5", "1\u202f234,5")
    speak("en")
    assert QLocale().toString(1234.5, "f", 1) == "1,234.5"


def test_a_language_from_right_to_left_turns_the_program_round(
    qapp: QApplication, speak: Speak
) -> None:
    speak(PSEUDO_RTL)
    assert qapp.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert tr("Close") == "«تسضضغج»"
    speak("de")
    assert qapp.layoutDirection() is Qt.LayoutDirection.LeftToRight


def test_a_sign_stays_before_its_digits_from_right_to_left(speak: Speak) -> None:
    assert [with_sign(each) for each in ("12", "-12", "+3")] == ["12", "−12", "+3"]
    speak(PSEUDO_RTL)
    assert [with_sign(each) for each in ("12", "-12")] == ["12", "\u2066−12\u2069"]


@pytest.mark.parametrize(
    ("language", "text"), [("en", "a, b; c; d."), ("el", "a, b· c· d."), ("ja", "a, b；c；d。")]
)
def test_a_language_parts_phrases_and_ends_sentences_with_its_own_signs(
    load_from: Callable[[str, Path], None], language: str, text: str
) -> None:
    load_from(language, resource("translations"))
    assert sentence(parted(["a, b", "c", "d"])) == text
    assert (parted([]), sentence("")) == ("", "")


def test_the_languages_there_are_those_with_a_compiled_file(speak: Speak, tmp_path: Path) -> None:
    assert available_languages(tmp_path) == ["de"]
    assert "en" in available_languages()


def test_languages_are_offered_by_their_own_names(qapp: QApplication) -> None:
    assert [own_name(each) for each in ("de", "en", "es", "pt_BR", "fr")] == [
        "Deutsch",
        "English",
        "Español",
        "Português (Brasil)",
        "Français",
    ]
    offered = titles(["de", "en"])
    assert list(offered) == ["", "de", "en"]
    assert offered["de"] == "Deutsch"
    assert offered[""].startswith("Like the system: ")
    assert "fr" in titles(["de", "en"], "fr")


def test_letters_that_no_font_has_are_found(qapp: QApplication) -> None:
    assert missing_letters("aé\U000f0000a", qapp.font()) == "\U000f0000"
    assert font_fault("de", qapp.font()) == ""
