"""No text is missing: each is marked, found by `lupdate`, and in every translation."""

from __future__ import annotations

from pathlib import Path

import pytest

import text_notes
import texts
from marked_texts import Text, in_sources, sources


def written(folder: Path, source: str) -> Path:
    file = folder / "module.py"
    file.write_text(source, "utf-8")
    return file


def faults_of(folder: Path, source: str) -> list[str]:
    _, faults = in_sources([written(folder, source)], folder)
    return [fault.fault for fault in faults]


def test_nothing_is_missing() -> None:
    assert texts.missing(sources()) == []


MARKED = '''
"""A module that says what it does."""
class Window:
    def show(self, n):
        self.setText(tr("Plain"))
        self.setText(tr("Over two " "lines"))
        self.setText(tr("{player} has %n cards", "", n).format(player=n))
        self.setText(tr("Play", "a button"))
        raise ValueError("This is for those who write programs.")
LATE = Refusal(tr_noop("That is too late."), {"player": 3})
'''


def test_lupdate_sees_what_is_marked(tmp_path: Path) -> None:
    file = written(tmp_path, MARKED)
    marked, faults = in_sources([file], tmp_path)
    assert faults == []
    assert {*marked} == {
        Text("Plain", "", False),
        Text("Over two lines", "", False),
        Text("{player} has %n cards", "", True),
        Text("Play", "a button", False),
        Text("That is too late.", "", False),
    }
    assert {*texts.seen([file])} == {*marked}


def test_texts_of_lessons_and_remarks_are_translated(tmp_path: Path) -> None:
    lesson = tmp_path / "lesson.toml"
    lesson.write_text('[[steps]]\ntitle = "A “pile”"\ntask = "Look."\nwrong = { "*" = "%n cards" }')
    remarks = tmp_path / "remarks.json"
    remarks.write_text('{"ada": {"character": "Kind.", "remarks": {"luck": ["Lovely!"]}}}')
    marked, _ = in_sources([lesson, remarks], tmp_path)
    assert {text.source for text in marked} == {"A “pile”", "Look.", "%n cards", "Lovely!"}
    assert {*texts.seen([lesson, remarks])} == {*marked}


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("QLabel('Name')", "shown, but not marked: “Name”"),
        ("box.setToolTip('press it')", "shown, but not marked: “press it”"),
        ("Refusal('Not now.')", "shown, but not marked: “Not now.”"),
        (
            "NOTE = 'Nobody has seen this sentence.'",
            "looks like a sentence, but is not marked: “Nobody has seen this sentence.”",
        ),
        ("tr('%n cards')", "no number chooses the form of “%n cards”"),
        ("tr(f'{n} cards')", "no literal, so that lupdate cannot see it: f'{n} cards'"),
        (
            "tr('one' if n == 1 else 'many')",
            "no literal, so that lupdate cannot see it: 'one' if n == 1 else 'many'",
        ),
        ("tr('You ') + name", "glued to something: tr('You ')"),
        ("f'{tr(word)}!'", "glued to something: tr(word)"),
    ],
)
def test_what_is_not_marked_well_is_missing(tmp_path: Path, source: str, fault: str) -> None:
    indented = source.replace("\n", "\n    ")
    assert faults_of(tmp_path, f"def show():\n    {indented}\n") == [fault]


def test_what_is_translated_before_there_is_a_language_is_missing(tmp_path: Path) -> None:
    assert faults_of(tmp_path, "TITLE = tr('Title')\n") == [
        "translated before there is a language: tr('Title')"
    ]
    assert faults_of(tmp_path, "TITLE = tr_noop('Title')\nSAY = lambda: tr(TITLE)\n") == []


def test_what_nobody_reads_needs_no_mark(tmp_path: Path) -> None:
    source = "label.setText('7')\nlabel.setText('Soirée')\nbox.addItem(TITLE, 'human')\n"
    assert faults_of(tmp_path, source) == []


def test_a_language_begins_with_every_text_and_lacks_them_all(tmp_path: Path) -> None:
    file = written(tmp_path, MARKED)
    texts.bring_up_to_date(tmp_path, {"de"}, [file])
    assert texts.languages_in(tmp_path) == {"de", "en"}
    lacking = [fault.fault for fault in texts.in_translation(tmp_path / "soiree_de.ts")]
    assert sorted(lacking) == sorted(
        f"not translated: “{text.source}”" for text in in_sources([file], tmp_path)[0]
    )


def test_a_catalogue_has_no_notes_and_names_its_language(tmp_path: Path) -> None:
    file = written(tmp_path, "#: a button\ntr('Play')\n")
    assert texts.seen([file]) == {Text("Play", "", False): "a button"}
    texts.bring_up_to_date(tmp_path, {"en", "pt_BR"}, [file])
    catalogue = (tmp_path / "soiree_pt_BR.ts").read_text("utf-8")
    assert 'language="pt_BR"' in catalogue
    assert "<source>Play</source>" in catalogue
    assert "a button" not in catalogue


NOTES = text_notes.Notes(
    {
        "kinds": {"QPushButton": "a button", "Table[1]": "the head of a column"},
        "places": {"player": "a name: Ada"},
        "games": {"coops": "two games"},
        "files": {
            "ui/*": {"about": "the window"},
            "ui/games/*": {"about": "the table", "places": {"player": "a seat: Ada"}},
            "ui/*/narration.py": {"kind": "a sentence"},
            "ui/words.py": {"short": "a state"},
        },
    }
)


@pytest.mark.parametrize(
    ("file", "source", "note"),
    [
        ("ui/page.py", "QPushButton(tr('Play'))", "the window; a button"),
        ("ui/page.py", "head = Table(3, tr('Play'))", "the window; the head of a column"),
        (
            "ui/games/page.py",
            "#: Not you.\nx = tr('{player} won').format(player=3)",
            "Not you.\nthe table\n{player}: a seat: Ada",
        ),
        ("ui/words.py", "return tr('out')", "the window; a state"),
        ("ui/words.py", "return tr('You are out.')", "the window"),
        ("ui/coops/narration.py", "say(tr('Knock.'))", "two games; the window; a sentence"),
        (
            "ui/coops/narration.py",
            "#: {sum}: 3\nsay(tr('{sum}'))",
            "{sum}: 3\ntwo games; the window; a sentence",
        ),
    ],
)
def test_a_note_says_what_a_text_is_and_what_its_places_hold(
    tmp_path: Path, file: str, source: str, note: str
) -> None:
    (tmp_path / file).parent.mkdir(parents=True)
    (tmp_path / file).write_text(f"def show():\n{source}\n".replace("\n", "\n    "), "utf-8")
    uses, _ = in_sources([tmp_path / file], tmp_path)
    comments = texts.seen([tmp_path / file])
    ((text, places),) = uses.items()
    assert NOTES.note(text.source, places, comments[text]) == note
    assert list(texts.unexplained(uses, comments, NOTES, is_all=False)) == []


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("x = tr('Play')", "no note says what “Play” is: a button, a title, a state?"),
        (
            "x = tr('Play: {player}')",
            "no note says what “Play: {player}” is: a button, a title, a state?",
        ),
        ("x = tr('What you pay: {sum}')", "no note says what {sum} holds in “What you pay: {sum}”"),
        (
            "x = tr('You pay %n points.', '', n)",
            "no note says what %n holds in “You pay %n points.”",
        ),
        ("x = tr('Play', 'a verb')", ""),
        ("x = tr('What you pay')", ""),
    ],
)
def test_a_text_without_a_note_is_missing(tmp_path: Path, source: str, fault: str) -> None:
    file = written(tmp_path, f"def show(n):\n    {source}\n")
    uses, _ = in_sources([file], tmp_path)
    found = texts.unexplained(uses, texts.seen([file]), NOTES, is_all=False)
    assert [each.fault for each in found] == [fault] * bool(fault)


def test_a_note_without_a_text_is_told() -> None:
    assert set(NOTES.unused({})) == {
        *("no text is part of QPushButton", "no text is part of Table[1]", "no text has {player}"),
        *(
            f"no text is in {pattern}"
            for pattern in ("ui/*", "ui/games/*", "ui/*/narration.py", "ui/words.py")
        ),
    }


def test_a_translation_that_lacks_a_place_is_told(tmp_path: Path) -> None:
    ts = tmp_path / "soiree_de.ts"
    ts.write_text(
        """<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="de">
        <context><name></name>
        <message><source>{player} wins.</source><translation>Sieg!</translation></message>
        <message numerus="yes"><source>%n cards</source><translation>
        <numerusform>eine Karte</numerusform><numerusform>%n Karten</numerusform>
        </translation></message>
        <message><source>Play</source><translation type="unfinished">Spiel</translation></message>
        </context></TS>""",
        "utf-8",
    )
    assert [fault.fault for fault in texts.in_translation(ts)] == [
        "{player} is in only one of “{player} wins.” and “Sieg!”",
        "not finished: “Play”",
    ]


def test_a_translation_that_was_not_brought_up_to_date_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "translations"
    texts.bring_up_to_date(folder, {"en"}, [written(tmp_path, "tr('%n cards', '', n)")])
    changed = [written(tmp_path, "tr('%n of the cards', '', n)")]
    assert [fault.place for fault in texts.stale(folder, changed)] == ["soiree_en.ts"]
