"""`soiree replay`: writes a part of a match as an animated GIF."""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from pathlib import Path

from soiree.cli import UsageError, qt_is_needed
from soiree.cli.parsers import Parser, language_name, size_within
from soiree.core.records import Faulty, Record
from soiree.games import GAMES
from soiree.storage.files import write_safely
from soiree.storage.matches import read_record
from soiree.storage.notices import readable
from soiree.storage.settings import FELTS

SIZES = range(240, 1921), range(150, 1201)
"""The allowed widths and heights of a picture, in pixels."""

SPEEDS = (0.25, 16.0)


def add_arguments(parser: Parser) -> None:
    from soiree.ui.film import MOST

    parser.description = (
        "Save a part of a match as an animated GIF. To open the replay of a match in a window:"
        " soiree FILE."
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the record of a match")
    parser.add_argument(
        "--gif", type=_gif, metavar="OUT", required=True, help="the file of the animated GIF"
    )
    parser.add_argument(
        "--from", dest="first", type=int, metavar="N", help="the first entry to show"
    )
    parser.add_argument(
        "--to",
        dest="last",
        type=int,
        metavar="M",
        help=f"the last entry to show, with {MOST} entries at most",
    )
    parser.add_argument(
        "--size",
        type=_size,
        default=(640, 400),
        metavar="WxH",
        help="the size in pixels (default: 640x400)",
    )
    parser.add_argument(
        "--speed",
        type=_speed,
        default=1.0,
        metavar="X",
        help="the speed relative to play (default: 1)",
    )
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=int, metavar="N", help="show the view of this seat, from 0")
    eyes.add_argument("--open", action="store_true", help="show all cards")
    parser.add_argument("--felt", default=FELTS[0], choices=FELTS, help="the colour of the table")
    parser.add_argument(
        "--language",
        type=language_name,
        metavar="NAME",
        help="the language of the texts (default: the system's)",
    )
    parser.add_argument(
        "--letters",
        default="english",
        choices=("english", "language"),
        help="the letters of jacks, queens, kings and aces",
    )
    parser.add_argument("--progress", action="store_true", help=argparse.SUPPRESS)


def run(asked: argparse.Namespace) -> int:
    """Film a part of a record. Returns the exit code."""
    record = _record(asked.file)
    first, last = _part(record, asked.first, asked.last)
    observers = _observers(record, asked.seat, all_open=asked.open)
    # No display is needed or used.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        content = _film(record, asked, first, last, observers)
        write_safely(asked.gif, content)
    except OSError as error:
        raise UsageError(f"{asked.gif}: {error.strerror or error}") from error
    print(f"{readable(asked.gif)}: entries {first} to {last}, {len(content) / 1e6:.1f} MB")
    return 0


def _record(file: Path) -> Record:
    try:
        return read_record(file, GAMES)
    except OSError as error:
        raise UsageError(f"{file}: {error.strerror}") from error
    except Faulty as fault:
        raise UsageError(f"{file}: {fault}") from fault


def _part(record: Record, first: int | None, last: int | None) -> tuple[int, int]:
    length = len(record.entries)
    if not length:
        raise UsageError("nothing has happened in this match yet")
    first, last = 1 if first is None else first, length if last is None else last
    if not 1 <= first <= last <= length:
        raise UsageError(f"there is no part from entry {first} to {last}: the match has {length}")
    from soiree.ui.film import MOST

    if last - first >= MOST:
        raise UsageError(
            f"{last - first + 1} entries are too many; the maximum is {MOST};"
            " choose a part with --from and --to"
        )
    return first, last


def _observers(record: Record, seat: int | None, *, all_open: bool) -> tuple[int, ...]:
    """The seats whose cards the film shows, the one at the lower edge first.

    That is `seat` if given. By default it is the person's seat, if exactly one person plays and
    `all_open` is False. Otherwise all seats are shown, or until the match is over only the first
    person's.

    Raises:
        UsageError: there is no such seat, or its cards stay hidden until the end of the match.
    """
    from soiree.controller.match.replay import Replay

    replay = Replay(record, GAMES[record.game])
    people, seats = replay.client.people, replay.seats
    if seat is not None:
        if seat not in range(len(record.players)):
            raise UsageError(f"there is no seat {seat}; the last one is {len(record.players) - 1}")
        if seat not in seats:
            raise UsageError(
                f"the match goes on: the cards of seat {seat} stay hidden until its end"
            )
        return (seat,)
    if all_open and not replay.is_open:
        raise UsageError("the match goes on: its cards stay hidden until its end")
    if len(people) == 1 and not all_open:
        return people
    first = people[0] if people else 0
    return (first, *(each for each in seats if each != first)) if replay.is_open else (first,)


def _film(
    record: Record, asked: argparse.Namespace, first: int, last: int, observers: tuple[int, ...]
) -> bytes:
    with qt_is_needed():
        from PySide6.QtCore import QSize
        from PySide6.QtWidgets import QApplication

        from soiree.controller.match.replay import Replay
        from soiree.resources import resource
        from soiree.ui.decks import CLASSIC, load_deck
        from soiree.ui.film.filming import Shot, film
        from soiree.ui.language.letters import choose_letters
        from soiree.ui.language.translation import load_language
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    load_language(application, asked.language or "")
    choose_letters(of_language=asked.letters == "language")
    shot = Shot(first, last, observers, QSize(*asked.size), asked.speed, asked.felt)
    deck = load_deck(resource("decks", f"{CLASSIC}.svg"))

    def tell(entry: int) -> None:
        if asked.progress:
            print(entry - first + 1, flush=True)

    written = io.BytesIO()
    film([(Replay(record, GAMES[record.game]), shot)], deck, written, tell)
    return written.getvalue()


def _gif(text: str) -> Path:
    if not text.lower().endswith(".gif"):
        raise argparse.ArgumentTypeError(f"{text} does not end in .gif, the only format")
    return Path(text)


def _size(text: str) -> tuple[int, int]:
    (least, most), (low, high) = ((each[0], each[-1]) for each in SIZES)
    return size_within(text, SIZES, f"640x400, from {least}x{low} to {most}x{high}")


def _speed(text: str) -> float:
    least, most = SPEEDS
    if re.fullmatch(r"\d{1,2}(\.\d{1,3})?", text, re.ASCII) and least <= float(text) <= most:
        return float(text)
    raise argparse.ArgumentTypeError(f"{text} is not a speed from {least:g} to {most:g}")
