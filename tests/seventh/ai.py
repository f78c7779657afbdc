"""The computer players of Sept."""

from soiree.core.guests import Temper
from soiree.core.players import Player
from soiree.search.general import GeneralSearch
from tests.seventh.rules import imagine

EASY = GeneralSearch(imagine, samples=8, temperature=0.1)
MIDDLE = GeneralSearch(imagine, samples=16, temperature=0.02)
HARD = GeneralSearch(imagine, samples=200)

LEVELS = {"easy": EASY, "middle": MIDDLE, "hard": HARD}


def player(level: str, temper: Temper | None = None) -> Player:
    """The player of a level; tempers have no effect."""
    return LEVELS[level].play


evaluate = HARD.evaluate
pricer = HARD.pricer
appraise = HARD.appraise
