"""What is told of a match at its table, and what is still to be shown of it."""

from __future__ import annotations

from msgspec.structs import replace

from soiree.controller.match.client import Client, Snapshot
from soiree.ui.table.contract.narration import Narrator
from soiree.ui.table.motion.playback import Heard
from soiree.ui.table.recap.story import Story
from soiree.ui.table.shown import Shown


class Telling:
    """Keeps the story of a match, as those who look are told it."""

    def __init__(self, client: Client, narrate: Narrator, shown: Shown) -> None:
        self._client = client
        self._narrate = narrate
        self._shown = shown
        self._story: Story | None = None

    @property
    def story(self) -> Story:
        """All that has been told, or is still to be shown."""
        if self._story is None:
            self.begin(self._client)
            assert self._story is not None
        return self._story

    def begin(self, source: Client | Snapshot) -> None:
        """Tell the match as it is, or was, from its beginning to those who look now."""
        outcomes = source.outcomes(self._shown.now.observers)
        names, viewer = self._shown.now.names, self._shown.now.viewer
        self._story = Story(self._narrate, self._client.options, names, viewer, outcomes)

    def hear(self) -> list[Heard]:
        """What has happened since the match was heard of last, with what is told of it."""
        indices = iter(self._client.card_indices(self.story.length))
        heard = [
            Heard(event, next(indices), lines)
            for outcome in self._client.outcomes(self._shown.now.observers, self.story.position)
            for event, lines in zip(outcome.events, self.story.follow(outcome), strict=True)
        ]
        if heard:
            heard[-1] = replace(heard[-1], facts=self._client.facts)
        return heard
