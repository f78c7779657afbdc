"""Sentences about hidden cards that follow from all that a person has seen.

They are tooltips and parts of accessible names.
"""

from __future__ import annotations

from collections.abc import Mapping

from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.targets import Target


class Certain:
    """The default: no sentences. Games in which hidden cards can be inferred have subclasses."""

    def sentences(self, moment: Moment) -> Mapping[Target, str]:
        """Sentences about cards, places and hands that the viewer can be certain of."""
        return {}
