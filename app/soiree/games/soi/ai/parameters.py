"""The learned parameters of the value function of Soi (`value.Features`).

They were fitted to who laid down each rank in rounds between players of the top level and others.
`tests/bench/fit_soi.py` fits them again and reports how well they predict rounds held out.
"""

from __future__ import annotations

HOLDING_WEIGHTS = (0.66, 0.78, 0.33, -0.03, -0.54, -0.17, -0.18, 0.4)
"""By feature of a seat that holds cards of a rank, what it adds to the logarithm of its odds."""

TURN_WEIGHTS = (0.07, 0.03, 0.22, 2.08, 0.3, 0.47, -0.19, 0.44)
"""The same for the seat that has the turn."""
