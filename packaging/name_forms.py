"""Finds faults in the forms of names, such as `{card:acc}`: in tables, and in translations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from pathlib import Path

from marked_texts import Found
from marked_texts import forms as forms_in
from soiree.core.cards import DECK, RANKS, SUITS
from soiree.ui.language import card_names as tables
from soiree.ui.language.declension import PLAIN

KINDS: dict[tables.Kind, Sequence[int]] = {
    "rank": range(len(RANKS)),
    "suit": range(len(SUITS)),
    "card": DECK,
    "four": range(len(RANKS)),
}
"""The numbers of all things with forms, by kind."""


def known_forms(translation: Path) -> Set[str]:
    """Return the forms of a language; those of English if its table is missing or wrong."""
    table = tables.table_beside(translation)
    is_sound = table is not None and not any(in_table(table))
    return (tables.read(table) if table and is_sound else tables.ENGLISH).names()


def unknown(place: str, known: Set[str], written: Iterable[str]) -> Iterator[Found]:
    """Yield the forms that a translation names, but the table of its language does not have."""
    for text in written:
        for name, form in forms_in(text):
            if form[0].lower() + form[1:] not in known:
                yield Found(place, f"there is no form {{{name}:{form}}} for “{text}”")


def in_tables(folder: Path) -> Iterator[Found]:
    """Yield the faults of the tables of forms, and the languages without one."""
    for ts in sorted(folder.glob("soiree_*.ts")):
        language = ts.stem.removeprefix("soiree_")
        if language != "en" and tables.table_beside(ts) is None:
            yield Found(f"forms_{language}.toml", "does not exist: see app/translating.md")
    for table in sorted(folder.glob("forms_*.toml")):
        yield from in_table(table)


def in_table(file: Path) -> Iterator[Found]:
    """Yield the faults of the table of a language."""
    try:
        forms = tables.read(file)
    except ValueError as fault:
        yield Found(file.name, str(fault))
        return
    if forms.kinds and len(forms.kinds) != len(RANKS):
        yield Found(file.name, f"kinds: {len(forms.kinds)} letters, not {len(RANKS)}")
    for kind, each in KINDS.items():
        names: Mapping[str, tables.Patterns] = getattr(forms, kind)
        for form in sorted({PLAIN, *names}):
            pattern, count = names.get(form), len(SUITS if kind == "suit" else RANKS)
            if not form.isidentifier() or form != form.lower():
                wrong = "the name of a form consists of small letters"
            elif isinstance(pattern, list) and len(pattern) != count:
                wrong = f"{len(pattern)} names, not {count}"
            else:
                wrong = _fault_in_form(forms, kind, form, each)
            if wrong:
                yield Found(file.name, f"{kind}.{form}: {wrong}")


def _fault_in_form(forms: tables.Forms, kind: tables.Kind, form: str, each: Iterable[int]) -> str:
    try:
        for which in each:
            tables.Declined.of(forms, kind, which).declined(form)
    except (LookupError, RecursionError, ValueError) as fault:
        return f"{type(fault).__name__}: {fault}"
    return ""
