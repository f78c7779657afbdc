"""What the computer players of all games share: the contract, sampling, and plain players."""

from soiree.search.contract import (
    Estimate,
    Evaluate,
    Fact,
    GivenTime,
    Player,
    Stop,
    never,
    random_player,
)

__all__ = [
    "Estimate",
    "Evaluate",
    "Fact",
    "GivenTime",
    "Player",
    "Stop",
    "never",
    "random_player",
]
