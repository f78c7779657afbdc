"""The learned parameters of the heuristic policy and the value function of Soda, in points.

They were fitted by self-play for two, four and six players; three and five players get the mean of
their neighbours. In more than 20,000 decisions each choice was played on to the end of the round in
the same 120 deals, and its gains were fitted by least squares. This was repeated three times with
the players of the previous fit, some of them replaced by players of the types `LOWEST` and
`UNIFORM`. The card values were fitted in the same way, with an earlier policy, to the gains of the
holders in the rest of the round.

The matches themselves are not kept. `tests/bench/fit_soda.py` fits the parameters again, with the
present players, and reports how close it comes. Minutes give close but different values with wider
errors.
"""

from __future__ import annotations

from soiree.games.soda.rules import HANDS_A_ROUND

Table = tuple[tuple[float, ...], ...]
"""Rows for two, four and six players."""

STAKES = range(2, HANDS_A_ROUND + 2)
"""The points at stake in the hands of a round."""

LAST_STAKE = STAKES[-1]


def for_seats(table: Table, seats: int) -> tuple[float, ...]:
    """The row for 2 to 6 players; the mean of two rows where the table has none."""
    below, above = table[(seats - 2) // 2], table[(seats - 1) // 2]
    return tuple((one + other) / 2 for one, other in zip(below, above, strict=True))


FOLLOW: Table = (
    (5.59, 5.56, 5.55, 5.37, 5.25, 5.16, 4.95, 4.82, 4.78, 4.62, 4.43, 4.24, 5.54),
    (1.62, 1.56, 1.51, 1.54, 1.55, 1.59, 1.66, 1.69, 1.75, 1.75, 1.9, 2.25, 3.15),
    (0.66, 0.68, 0.62, 0.58, 0.59, 0.65, 0.71, 0.81, 0.94, 1.11, 1.36, 1.77, 2.24),
)
"""By rank, the value of playing a card on another when 6 points are at stake."""

FOLLOW_PER_POINT: Table = (
    (1.02, 0.98, 0.99, 1.05, 1.07, 1.08, 1.16, 1.21, 1.24, 1.31, 1.37, 1.45, 2.28),
    (0.16, 0.16, 0.16, 0.16, 0.15, 0.17, 0.25, 0.31, 0.4, 0.46, 0.53, 0.62, 0.88),
    (0, -0.01, -0.01, 0.02, 0.02, 0.04, 0.07, 0.12, 0.2, 0.31, 0.38, 0.49, 0.62),
)
"""By rank, the change of `FOLLOW` with each further point at stake."""

ACE_ON: Table = (
    (-2.45, -1.68, -0.86, 0.04, 0.33, 0.59, 1.14, 1.44, 1.43, 0.96, 0.6, -0.71),
    (-1.25, -0.86, -0.4, 0.08, 0.39, 0.79, 0.95, 1.28, 0.93, 0.26, 0.13, -0.83),
    (-0.75, -0.48, -0.56, -0.02, 0.04, 0.47, 0.54, 0.76, 0.9, 0.56, 0.03, -0.14),
)
"""By rank of the card under an Ace, the additional value of the Ace."""

PAIRS: Table = (
    (0.47, 0.5, 0.8),
    (-0.15, -0.11, -0.22),
    (-0.18, -0.35, -0.57),
)
"""The additional value of the second, third and fourth card of a run (SDA-5)."""

LEAD: Table = (
    (1.21, 1.1, 1.01, 0.81, 0.68, 0.39, 0.08, -0.2, -0.41, -0.77, -1.02, -1.31, -1.57),
    (-0.18, -0.21, -0.23, -0.22, -0.21, -0.15, -0.07, -0.05, -0.03, 0.09, 0.21, 0.6, 0.47),
    (-0.46, -0.51, -0.49, -0.49, -0.48, -0.42, -0.29, -0.18, -0.03, 0.19, 0.59, 1.19, 1.37),
)
"""By rank, the value of leading a card when 6 points are at stake."""

LEAD_PER_POINT: Table = (
    (-0.19, -0.18, -0.17, -0.14, -0.1, -0.04, 0, 0.07, 0.09, 0.1, 0.13, 0.1, 0.32),
    (-0.18, -0.18, -0.18, -0.18, -0.16, -0.13, -0.05, 0, 0.09, 0.14, 0.2, 0.25, 0.38),
    (-0.22, -0.2, -0.2, -0.18, -0.17, -0.15, -0.11, -0.03, 0.06, 0.14, 0.24, 0.32, 0.49),
)
"""By rank, the change of `LEAD` with each further point at stake."""

KEPT: Table = (
    (1.7, 0.23, 0.55, 1.34, 1.57, -0.32),
    (0.4, -0.93, -0.15, 0.53, -0.47, -0.38),
    (0.18, -1.81, -0.37, 0.44, -1.37, -0.49),
)
"""The additional values of kept cards: a card as high or higher, other than an Ace; an Ace; an Ace,
for each point above 6 at stake. Then the same for a led card."""

CARD_VALUES: tuple[tuple[tuple[float, ...], ...], ...] = (
    (
        (-2.58, -2.28, -1.84, -1.33, -0.94, -0.86, -0.21, 0.2, 0.59, 1.01, 1.41, 1.93, 4.9),
        (-2.8, -2.52, -2.07, -1.5, -1.09, -0.97, -0.31, 0.17, 0.7, 1.13, 1.58, 2.06, 5.62),
        (-3.19, -3.04, -2.63, -2.12, -1.66, -1.14, -0.39, 0.12, 0.74, 1.49, 2.22, 2.96, 6.63),
        (-3.45, -3.33, -3.02, -2.5, -2.06, -1.52, -0.77, -0.02, 0.82, 1.84, 2.79, 3.91, 7.31),
        (-3.42, -3.41, -3.1, -2.7, -2.3, -1.82, -1.07, -0.28, 0.72, 1.83, 3.2, 4.68, 7.66),
        (-3.22, -3.25, -3.11, -2.78, -2.41, -1.94, -1.35, -0.67, 0.42, 1.81, 3.39, 5.45, 7.66),
        (-2.88, -2.92, -2.83, -2.68, -2.4, -2.09, -1.67, -1.02, -0.02, 1.47, 3.39, 5.94, 7.72),
        (-2.33, -2.39, -2.38, -2.28, -2.12, -1.95, -1.78, -1.29, -0.52, 0.84, 2.76, 5.66, 7.78),
        (-1.44, -1.51, -1.54, -1.52, -1.46, -1.43, -1.38, -1.22, -0.81, -0.1, 1.27, 3.57, 7.57),
    ),
    (
        (-0.89, -0.69, -0.6, -0.46, -0.29, -0.15, -0.11, 0.03, 0.11, 0.32, 0.56, 0.58, 1.59),
        (-1.06, -0.84, -0.72, -0.59, -0.43, -0.36, -0.24, -0.11, 0.09, 0.42, 0.86, 0.98, 1.99),
        (-1.17, -0.97, -0.85, -0.78, -0.69, -0.65, -0.51, -0.31, 0.06, 0.61, 1.28, 1.52, 2.46),
        (-1.31, -1.1, -1.05, -1.02, -0.98, -0.92, -0.8, -0.59, -0.05, 0.72, 1.65, 2.09, 3.35),
        (-1.38, -1.24, -1.21, -1.18, -1.18, -1.14, -1.06, -0.81, -0.2, 0.74, 1.92, 2.6, 4.13),
        (-1.48, -1.38, -1.36, -1.34, -1.33, -1.33, -1.25, -0.99, -0.34, 0.68, 2.09, 3.12, 4.91),
        (-1.54, -1.46, -1.46, -1.43, -1.4, -1.41, -1.38, -1.11, -0.5, 0.62, 2.08, 3.39, 5.6),
        (-1.42, -1.37, -1.36, -1.35, -1.33, -1.34, -1.32, -1.1, -0.6, 0.49, 1.85, 3.14, 5.72),
        (-1.18, -1.16, -1.15, -1.15, -1.13, -1.14, -1.14, -0.98, -0.58, 0.22, 1.45, 2.81, 5.14),
    ),
    (
        (-0.76, -0.6, -0.54, -0.48, -0.42, -0.35, -0.24, -0.1, 0.09, 0.35, 0.6, 0.81, 1.64),
        (-0.89, -0.76, -0.68, -0.59, -0.56, -0.49, -0.42, -0.29, 0.02, 0.45, 0.83, 1.23, 2.15),
        (-0.96, -0.83, -0.74, -0.69, -0.68, -0.63, -0.57, -0.4, -0.03, 0.51, 1, 1.43, 2.6),
        (-1.01, -0.93, -0.87, -0.85, -0.82, -0.81, -0.76, -0.55, -0.13, 0.54, 1.16, 1.77, 3.25),
        (-1.07, -1.03, -1, -0.98, -0.98, -0.95, -0.92, -0.71, -0.22, 0.54, 1.34, 2.09, 3.89),
        (-1.11, -1.07, -1.06, -1.05, -1.05, -1.03, -1, -0.78, -0.28, 0.55, 1.48, 2.25, 4.14),
        (-1.07, -1.05, -1.04, -1.03, -1.04, -1.02, -1.01, -0.82, -0.3, 0.53, 1.38, 2.18, 4.28),
        (-1.01, -1, -0.99, -0.98, -1, -0.99, -0.97, -0.8, -0.33, 0.41, 1.24, 2.14, 4.28),
        (-0.72, -0.71, -0.72, -0.7, -0.72, -0.72, -0.7, -0.58, -0.24, 0.29, 0.9, 1.62, 2.99),
    ),
)
"""The value of a held card for two, four and six players, by stake of the next hand and by rank."""
