"""The learned parameters of the value function of Soi (`value.Features`).

They were fitted to who laid down each rank in rounds between players of the top level and others.
`tests/bench/fit_soi.py` fits them again and reports how well they predict rounds held out.
"""

from __future__ import annotations

HOLDING_WEIGHTS = (0.64, 0.73, 0.38, 0.09, -0.54, -0.27, 0.05, 0.37)
"""By feature of a seat that holds cards of a rank, what it adds to the logarithm of its odds."""

TURN_WEIGHTS = (0.1, 0.05, 0.28, 2.81, 0.29, 0.39, -0.22, 0.47)
"""The same for the seat that has the turn."""
