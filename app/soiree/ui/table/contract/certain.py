"""What a person can know for certain of hidden cards, for tooltips and accessible names."""

from __future__ import annotations

from collections.abc import Mapping

from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.targets import Target


class Certain:
    """Says nothing; a game in which something follows has a subclass."""

    def sentences(self, moment: Moment) -> Mapping[Target, str]:
        """What the viewer can know of cards, places and hands, in sentences."""
        return {}
