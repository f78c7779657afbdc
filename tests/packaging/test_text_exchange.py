"""Translators get every text with its note, and their sound translations are accepted."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import text_exchange
import texts
from marked_texts import in_sources

SOURCE = """
def show(n):
    #: A verb.
    QPushButton(tr("Play"))
    say(tr("{player} has %n cards.", "", n))
    menu.addAction(tr("&Quit"))
"""

PLAY = "<message><source>Play</source><translation>Graj</translation></message>"
QUIT = "<message><source>&amp;Quit</source><translation>Koniec</translation></message>"
CARDS = """<message numerus="yes"><source>{player} has %n cards.</source><translation>
    <numerusform>{player}: 1</numerusform><numerusform>%n!</numerusform>
    <numerusform>{player}: %n</numerusform></translation></message>"""
NO_FORM = CARDS.replace("{player}: 1", "{player:gen}: 1").replace("%n!", "{player}!")
TWO_FORMS = re.sub("<numerusform>%n!</numerusform>", "", CARDS)
OLD = "<message><source>Win</source><translation>Wygraj</translation></message>"
DRAFT = PLAY.replace("<translation>", '<translation type="unfinished">')


@pytest.fixture
def source(tmp_path: Path) -> Path:
    file = tmp_path / "page.py"
    file.write_text(SOURCE, "utf-8")
    return file


def came_back(folder: Path, messages: str, language: str = "pl") -> Path:
    file = folder / "back.ts"
    file.write_text(
        f'<TS version="2.1" language="{language}"><context><name></name>{messages}</context></TS>',
        "utf-8",
    )
    return file


def test_a_translator_gets_notes_places_and_pictures(source: Path, tmp_path: Path) -> None:
    texts.update(tmp_path, {"pl"}, [source])
    uses, _ = in_sources([source], tmp_path)
    seen = {"start": ["Play", "&Quit"], "menu": ["Quit"], "end": ["Ada has 7 cards.", "Play on"]}
    ts = tmp_path / "soiree_pl.ts"
    text_exchange.explain(ts, uses, texts.seen([source]), seen)
    found = {each.findtext("source"): each for each in texts.messages(ts)}
    play, cards = found["Play"], found["{player} has %n cards."]
    assert play.findtext("extracomment") == "A verb.\na button\nPictures: start.jpg"
    (place,) = play.iter("location")
    assert place.attrib == {"filename": "page.py", "line": "4"}
    note = cards.findtext("extracomment") or ""
    assert re.search(r"^\{player\}: .+: Ada$", note, re.MULTILINE)
    assert note.endswith("\nPictures: end.jpg")
    assert (found["&Quit"].findtext("extracomment") or "").endswith("Pictures: start.jpg, menu.jpg")


def test_an_unchanged_file_can_come_back(source: Path, tmp_path: Path) -> None:
    folder = tmp_path / "ours"
    folder.mkdir()
    texts.update(folder, {"pl"}, [source])
    before = (folder / "soiree_pl.ts").read_bytes()
    uses, _ = in_sources([source], tmp_path)
    sent = tmp_path / "sent.ts"
    sent.write_bytes(before)
    text_exchange.explain(sent, uses, texts.seen([source]), {})
    assert text_exchange.read_back(sent, folder, [source]) == (0, [])
    assert (folder / "soiree_pl.ts").read_bytes() == before


def test_finished_translations_are_taken(source: Path, tmp_path: Path) -> None:
    sound = CARDS.replace("%n!", "{player}: %n!")
    back = came_back(tmp_path, PLAY + sound)
    assert text_exchange.read_back(back, tmp_path, [source]) == (2, [])
    lacking = [fault.fault for fault in texts.in_translation(tmp_path / "soiree_pl.ts")]
    assert lacking == ["not translated: “&Quit”"]
    assert text_exchange.read_back(back, tmp_path, [source]) == (0, [])


@pytest.mark.parametrize(
    ("messages", "fault"),
    [
        (QUIT, "& is before a letter in only one of “&Quit” and “Koniec”"),
        (CARDS, "{player} is in only one of “{player} has %n cards.” and “%n!”"),
        (NO_FORM, "there is no form {player:gen} for “{player:gen}: 1”"),
        (TWO_FORMS, "has 2 forms instead of 3: “{player} has %n cards.”"),
        (OLD, "is no longer a text: “Win”"),
    ],
)
def test_a_faulty_translation_is_refused_and_the_others_are_taken(
    source: Path, tmp_path: Path, messages: str, fault: str
) -> None:
    back = came_back(tmp_path, messages + PLAY)
    count, faults = text_exchange.read_back(back, tmp_path, [source])
    assert count == 1
    assert [each.fault for each in faults] == [fault]


def test_a_draft_is_left_out(source: Path, tmp_path: Path) -> None:
    back = came_back(tmp_path, DRAFT)
    assert text_exchange.read_back(back, tmp_path, [source]) == (0, [])


@pytest.mark.parametrize("language", ["", "../pl", "Polish"])
def test_a_file_without_a_language_is_refused(source: Path, tmp_path: Path, language: str) -> None:
    with pytest.raises(ValueError, match="no catalogue with a language"):
        text_exchange.read_back(came_back(tmp_path, PLAY, language), tmp_path, [source])


def test_text_that_is_no_catalogue_is_refused(source: Path, tmp_path: Path) -> None:
    back = tmp_path / "back.ts"
    back.write_text("msgid Play", "utf-8")
    with pytest.raises(ElementTree.ParseError):
        text_exchange.read_back(back, tmp_path, [source])


@pytest.mark.parametrize(
    ("source_text", "words", "found"),
    [
        ("Play", "Play", True),
        ("Play", "Play on", False),
        ("{player} wins.", "Ada wins.", True),
        ("{player} wins.", "Ada wins. Go on.", False),
        ("{player} wins the match.", "Go on. Ada wins the match.", True),
        ("{first}, {last}", "Ada, Basil", False),
        ("Save &as…", "Save as…", True),
        ("%n cards", "7 cards", True),
    ],
)
def test_a_text_is_found_on_a_picture(source_text: str, words: str, *, found: bool) -> None:
    pictures = text_exchange.on_pictures(source_text, {"page": f"Before\n{words}\nAfter"})
    assert pictures == ["page"] * found
