"""`soiree deal`: the game, the options and the first outcomes of chance of a deal."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence

from soiree.cli import UsageError
from soiree.cli.parsers import Parser
from soiree.controller.match.authority import Match
from soiree.controller.match.deal_words import NamedDeal, read_deal_word
from soiree.core.cards import spell
from soiree.core.entries import Chance
from soiree.core.records import Participant, Record, entry_fields
from soiree.games import GAMES


def add_arguments(parser: Parser) -> None:
    game = list(GAMES.values())[-1]
    example = NamedDeal(game, game.defaults(), "fete").word
    parser.description = (
        "Show the deal that a word names: the game, the options, and what is dealt first. A word"
        " is the game, the value of its first option, name=value for other options, and a number or"
        f" any text, joined by hyphens, such as {example}."
    )
    parser.add_argument("word", metavar="WORD", help=f"the word of a deal, such as {example}")
    parser.add_argument("--json", action="store_true", help="print a JSON object")


def run(asked: Namespace) -> int:
    """Print the game, the options and the seed of the deal that `asked.word` names.

    The outcomes of chance before the first move follow, such as the dealer and the shuffled deck.

    Returns:
        The exit code.
    """
    try:
        deal = read_deal_word(asked.word, GAMES)
    except ValueError as reason:
        raise UsageError(str(reason)) from None
    dealt = first_chances(deal)
    if asked.json:
        fields = {
            "word": deal.word,
            "game": deal.game.name,
            "options": dict(deal.options),
            "seed": deal.seed,
            "dealt": [entry_fields(chance) for chance in dealt],
        }
        print(json.dumps(fields))
        return 0
    options = ", ".join(f"{name}={value}" for name, value in deal.options.items())
    print(f"{deal.game.title}: {options}")
    print(f"seed {deal.seed}")
    for chance in dealt:
        cards = " ".join(spell(card) for card in chance.cards)
        seat = "" if chance.seat is None else f" of seat {chance.seat}"
        print(f"{chance.kind}{seat}: {cards}" if cards else f"{chance.kind}{seat}")
    return 0


def first_chances(deal: NamedDeal) -> Sequence[Chance]:
    """The outcomes of chance before the first decision of a match with this deal."""
    seats = deal.game.players(deal.options)
    players = tuple(Participant(f"Player {seat}", "human") for seat in range(seats))
    match = Match(Record(deal.game.name, dict(deal.options), players, seed=deal.seed), deal.game)
    match.draw_chance()
    return [entry for entry in match.entries if isinstance(entry, Chance)]
