"""The players at a table: names, portraits, sides of the screen, and the levels of computers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from soiree.core.games import RANDOM, Game, Level, SeatOrder
from soiree.core.guests import TEMPERS
from soiree.core.names import distinct, isolated, shown_name
from soiree.storage.settings import GameChoices, SeatChoice
from soiree.ui.language.translation import tr
from soiree.ui.language.words import NOBODY, game_text

if TYPE_CHECKING:
    from soiree.core.records import Participant
    from soiree.core.zones import Seat

GUESTS = tuple(TEMPERS)
"""The default names of computers, as many as a table has seats; each has a portrait."""

MASKS = (
    *("you", "moon", "harlequin", "cat", "sun", "domino"),
    *("owl", "swan", "fox", "fan", "star", "raven"),
)
"""The portraits of people: masked guests, as many as a table has seats."""


def guest(seat: Seat) -> str:
    """The default name of the computer at a seat; the names of all seats differ."""
    return GUESTS[(seat - 1) % len(GUESTS)]


def you() -> str:
    """The default name of a person who plays alone against computers."""
    return tr("You")


def numbered(number: int) -> str:
    """The default name of one of several people, counted from 1."""
    return tr("Player {number}").format(number=number)


def is_usual(name: str) -> bool:
    """True if a name is empty, or a default name of a person."""
    return not name or name == you() or name in map(numbered, range(1, len(MASKS) + 1))


def participants(game: Game, choices: GameChoices, player: str) -> tuple[Participant, ...]:
    """The players by seat: as chosen, or one person and computers of the usual level.

    Args:
        player: the name of the first person; empty for the default name.
    """
    from soiree.core.records import Participant

    seats = choices.seats or one_among(game, choices, game.usual_level())
    first = next((seat for seat, choice in enumerate(seats) if choice.kind == "human"), None)
    made = tuple(
        Participant(choice.name or (player or you() if seat == first else ""), "human")
        if choice.kind == "human"
        else Participant(choice.name or guest(seat), "computer", choice.level)
        for seat, choice in enumerate(seats)
    )
    return tuple(replace(who, name=name) for who, name in zip(made, _names(made), strict=True))


def names_of(players: Sequence[Participant]) -> tuple[str, ...]:
    """The names of the players at the table, by seat.

    A person who is alone may be "You". Several people without names have numbers, as each of them
    would read "You" as their own name. Equal names have numbers too, as in matches of the arena.
    """
    return tuple(map(isolated, _names(players)))


def _names(players: Sequence[Participant]) -> tuple[str, ...]:
    names = [shown_name(who.name) for who in players]
    from soiree.core.records import people_of

    people = people_of(players)
    for seat, who in enumerate(players):
        if not names[seat]:
            names[seat] = you() if who.kind == "human" else numbered(seat + 1)
    if len(people) > 1:
        for number, seat in enumerate(people, 1):
            if names[seat] == you():
                others = {*names[:seat], *names[seat + 1 :]}
                names[seat] = next(
                    name
                    for name in map(numbered, range(number, number + len(names) + 1))
                    if name not in others
                )
    return distinct(names)


def viewer_of(players: Sequence[Participant]) -> Seat:
    """The seat of the only person at the table; `NOBODY` if there are none or several."""
    from soiree.core.records import people_of

    people = people_of(players)
    return people[0] if len(people) == 1 else NOBODY


def names_for(players: Sequence[Participant], viewer: Seat) -> tuple[str, ...]:
    """The names of the players, by seat, if only the viewer may be "You"."""
    names = list(names_of(players))
    for seat, who in enumerate(players):
        if who.kind == "human" and seat != viewer and names[seat] == you():
            names[seat] = numbered(1)
    return tuple(names)


def portraits_of(players: Sequence[Participant]) -> tuple[str, ...]:
    """The portraits of the players, by seat, all different.

    A computer with a guest's name has that guest's portrait, other computers have unused ones.
    In a tournament with more computers than guests, the last ones have masks.
    """
    computers = [who.name for who in players if who.kind == "computer"]
    left = [*(name for name in GUESTS if name not in computers), *reversed(MASKS)]
    masks, taken = iter(MASKS), set[str]()
    portraits = []
    for who in players:
        if who.kind == "human":
            portraits.append(next(masks))
            continue
        face = who.name if who.name in GUESTS and who.name not in taken else left.pop(0)
        taken.add(face)
        portraits.append(face.lower())
    return tuple(portraits)


def one_among(game: Game, choices: GameChoices, level: Level) -> list[SeatChoice]:
    """The seats of a match of one person against computers of a level."""
    count = game.players({**game.defaults(), **choices.options})
    computers = [SeatChoice("computer", guest(seat), level.name) for seat in range(1, count)]
    return [SeatChoice("human"), *computers]


def level_name(game: Game, level: str) -> str:
    """The title of a level; an unknown level is returned without unsafe characters."""
    if level == RANDOM:
        return tr("Random")
    labels = {each.name: game_text(each.label) for each in game.levels}
    return labels.get(level) or isolated(shown_name(level)) or tr("Computer")


def around_the_table(players: int, order: SeatOrder = SeatOrder.CLOCKWISE) -> Sequence[str]:
    """Words for the players' places on the screen, such as "Left" and "Top right", by seat.

    The first seat is at the bottom.

    Args:
        players: the number of players, 1 to 6.
        order: the direction in which the seats follow each other around the table.
    """
    bottom, top = tr("Bottom"), tr("Top")
    left, right = tr("Left"), tr("Right")
    if players <= 2:
        return (bottom, top)[:players]
    top_left, top_right = tr("Top left"), tr("Top right")
    tops = ((), (top,), (top_left, top_right), (top_left, top, top_right))[players - 3]
    others = (left, *tops, right)
    return (bottom, *(others if order is SeatOrder.CLOCKWISE else reversed(others)))
