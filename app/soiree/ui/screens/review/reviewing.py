"""The review of a replay: made on request, and shown beside the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Signal

from soiree.controller.match.replay import Replay
from soiree.controller.review.review import Review
from soiree.ui.guests.people import names_for
from soiree.ui.language.translation import tr
from soiree.ui.language.voice import Weight, say
from soiree.ui.screens.problems.own import add_mistakes
from soiree.ui.screens.replay.replay_bar import ReplayBar
from soiree.ui.screens.replay.replay_graph import ReplayGraph
from soiree.ui.screens.replay.replay_slider import nearest
from soiree.ui.screens.review.curve import Curve
from soiree.ui.screens.review.lines import ChoiceLine, ReviewedMatch, reviewed_match
from soiree.ui.screens.review.page import ReviewPage
from soiree.ui.screens.review.process import ReviewProcess, forget, jobs_of_system, kept
from soiree.ui.screens.review.review_reasons import ReviewReasons
from soiree.ui.screens.services import Services
from soiree.ui.screens.table_screen import ReplayPart
from soiree.ui.shell.routes import OwnTask, Solve
from soiree.ui.table.recap.hint_sheet import HintWords
from soiree.ui.table.table import Table

_NEED_A_REVIEW = ("graph", "next_mistake", "previous_mistake", "verdict", "retry")


class Reviewing(ReplayPart):
    """The review of a replay; does nothing if the match cannot be reviewed.

    Signals:
        position_requested: show this position of the replay.
    """

    position_requested = Signal(int)

    def __init__(self, services: Services, replay: Replay, table: Table, bar: ReplayBar) -> None:
        super().__init__(services, replay, table)
        self._paths = services.paths
        self._wishes = services.replay_wishes
        self._bar = bar
        self._can_be = can_be_reviewed(replay)
        self._process: ReviewProcess | None = None
        self._review: Review | None = None
        self._shown: ReviewedMatch | None = None
        self._pointed: int | None = None
        self._reasons = ReviewReasons()
        self._reasons.found.connect(self._show_reasons)
        page = self._page = ReviewPage(services.window)
        page.offer.clicked.connect(self.begin_review)
        page.cancel.clicked.connect(self.cancel)
        page.choices.requested.connect(self.position_requested)
        page.choices.picked.connect(services.window.dock.uncover_table)
        page.seat.activated.connect(lambda row: self._show_seat(page.seat.itemData(row)))
        page.figures.clicked.connect(self._show_figures)
        page.retry.clicked.connect(self.retry)

    @property
    def commands(self) -> dict[str, Callable[[], object]]:
        """The commands of a review; most of them are offered once the review is there."""
        if not self._can_be:
            return {}
        return {
            "review": self.open,
            "graph": self.toggle_graph,
            "next_mistake": partial(self.go_past_mistakes, 1),
            "previous_mistake": partial(self.go_past_mistakes, -1),
            "verdict": self.say_verdict,
            "retry": self.retry,
        }

    @property
    def is_running(self) -> bool:
        """True while a review is being made."""
        return self._process is not None

    def begin(self) -> None:
        """Show the kept review, or offer to make one."""
        self._bar.offer_review(self._can_be)
        if not self._can_be:
            return
        self._page.show_offer()
        self._window.dock.have_review(self._page)
        record = self.replay.record
        review = kept(record, self._paths)
        try:
            if review is not None:
                self._take(review)
        except ValueError:
            forget(record, self._paths)
            self._review = None
        if self._review is None and (process := self._services.ahead.take(record)) is not None:
            self._watch(process)
        self._offer()

    def end(self) -> None:
        """Remove the page; a running review is stopped, and queued for the background."""
        if self._process is not None:
            self._process.cancel()
            self._process = None
            self._services.ahead.add(self.replay.record)
        if self._can_be:
            self._window.dock.have_review(None)
        self._page.deleteLater()
        self._reasons.end()

    def _offer(self) -> None:
        for name in _NEED_A_REVIEW:
            self._window.commands.offer(name, self._shown is not None)

    def _show_reasons(self, entry: int) -> None:
        if entry - 1 == self._pointed:
            self.land()

    # --- making it -------------------------------------------------------------------------------

    def open(self) -> None:
        """Show the review, or start it. A review that covers the table is closed instead."""
        if not self._can_be:
            return
        dock = self._window.dock
        if dock.covers_table and dock.panel.tab == "review" and self._shown is not None:
            dock.uncover_table()
            return
        dock.open("review")
        if self._review is None and self._process is None:
            self.begin_review()
        elif self._shown is not None:
            self._page.choices.setFocus()
            say(self._table, self._page.summary(), Weight.ANSWER)

    def begin_review(self) -> None:
        """Start the review."""
        if self._process is not None:
            return
        process = ReviewProcess(self.replay.record, self._paths, self, jobs_of_system())
        self._watch(process)
        say(self._table, tr("The review has started."), Weight.ANSWER)
        process.start()

    def _watch(self, process: ReviewProcess) -> None:
        self._process, length, page = process, self.replay.length, self._page
        process.went_on.connect(lambda done: page.show_progress(done, length))
        process.found.connect(self._finish)
        process.failed.connect(self._fail)
        process.troubled.connect(self._window.warn_of)
        self._page.show_progress(0, length)

    def cancel(self) -> None:
        """Stop the running review."""
        if self._process is not None:
            self._process.cancel()
            self._process = None
            self._page.show_offer()
            self._page.offer.setFocus()
            say(self._table, tr("The review was cancelled."), Weight.ANSWER)

    def _finish(self, review: Review) -> None:
        self._process = None
        self._take(review)
        self._offer()
        self.refresh()
        say(self._table, self._page.summary(), Weight.ANSWER)

    def _fail(self, reason: str) -> None:
        self._process = None
        text = tr("The match could not be reviewed ({reason}).").format(reason=reason)
        self._page.show_offer(text)
        self._window.warn(text)

    # --- showing it ------------------------------------------------------------------------------

    def _take(self, review: Review) -> None:
        self._review = review
        looking = [seat for seat in self._table.shown.now.observers if seat in review.accounts]
        self._show_seat(looking[0] if looking else min(review.accounts))
        if self._shown is not None and self._shown.yours:
            add_mistakes(self.replay.record, self._shown, self._paths)

    def _show_seat(self, seat: int) -> None:
        review, replay = self._review, self.replay
        if review is None:
            return
        yours = replay.client.people == (seat,)
        names = names_for(replay.record.players, seat)
        self._reasons.forget()
        self._shown = reviewed_match(review, replay, seat, names, yours=yours)
        self._page.show_seats([(each, names[each]) for each in review.accounts], seat)
        self._page.show_review(self._shown)
        curve = Curve(self._shown)
        if self._bar.graph is not None:
            self._bar.graph.show_curve(curve)
        else:
            graph = ReplayGraph(curve)
            graph.requested.connect(self.position_requested)
            graph.step_requested.connect(self._step)
            self._bar.add_graph(graph)
        self._show_graph(self._wishes.graph)
        self.refresh()

    def _show_figures(self) -> None:
        if self._shown is not None:
            from soiree.ui.screens.review.figures import FiguresDialog

            FiguresDialog(self._shown, self._window).show()

    def toggle_graph(self) -> None:
        """Show the graph and say its description, or hide it."""
        if self._bar.graph is None:
            return
        shows = self._wishes.graph = self._bar.graph.isHidden()
        self._show_graph(shows)
        words = self._bar.graph.accessibleDescription() if shows else tr("Hidden.")
        say(self._table, words, Weight.ANSWER)

    def _show_graph(self, shown: bool) -> None:
        self._bar.show_graph(shown)
        self._window.commands.check("graph", shown)

    def refresh(self) -> None:
        """Follow the replay to its current position."""
        replay, table = self.replay, self._table
        if self._shown is None:
            return
        here = replay.position
        if self._pointed is not None and self._pointed != here:
            self._pointed = None
            self._reasons.drop()
            table.hint.drop()
        if self._bar.graph is not None:
            self._bar.graph.show_position(here)
        self._page.choices.show_position(here)
        commands = self._window.commands
        mistakes = [line.position for line in self._shown.mistakes()]
        at_end = here == replay.length  # From the end, the next mistake is the first.
        commands.enable("next_mistake", any(at_end or each > here for each in mistakes))
        commands.enable("previous_mistake", any(each < here for each in mistakes))
        commands.enable("retry", bool(mistakes))

    # --- navigation ------------------------------------------------------------------------------

    def go_past_mistakes(self, way: int) -> None:
        """Go to the next (1) or previous (-1) mistake; from the end, the next is the first."""
        if self._shown is not None:
            none = tr("No mistake after this.") if way > 0 else tr("No mistake before this.")
            at_end = way > 0 and self.replay.position == self.replay.length
            here = -1 if at_end else self.replay.position
            self._go_past([line.position for line in self._shown.mistakes()], here, way, none)

    def _step(self, way: int, by_mistakes: bool) -> None:
        if by_mistakes:
            self.go_past_mistakes(way)
        elif self._shown is not None:
            none = tr("No choice after this.") if way > 0 else tr("No choice before this.")
            positions = [line.position for line in self._shown.lines]
            self._go_past(positions, self.replay.position, way, none)

    def _go_past(self, positions: list[int], here: int, way: int, none: str) -> None:
        """Go to the nearest position in one direction from `here`, or else say the text `none`."""
        found = nearest(positions, here, way)
        if found is None:
            self._window.status_bar.answer(none)
            say(self._table, none, Weight.ANSWER)
        else:
            self._window.dock.uncover_table()
            self.position_requested.emit(found)

    def land(self) -> ChoiceLine | None:
        """Show the verdict on the choice at the current position. Returns the choice, if any."""
        if self._shown is None:
            return None
        line = self._shown.at(self.replay.position)
        if line is None:
            return None
        if self._shown.seat in self._table.shown.now.observers:
            choice = line.choice
            rival = choice.move if line.differs_from_best else None
            reasons = self._reasons.of(choice)
            self._table.hint.show(choice.best, rival, _hint_sheet(line, reasons), choice.seat)
            self._pointed = line.position
            if reasons is None and line.is_mistake:
                client, names = self.replay.client, self._table.shown.now.names
                self._reasons.ask(client.game, client.view((choice.seat,)), choice, names)
        return line

    def say_verdict(self) -> None:
        """Show and say the verdict on the choice at the current position."""
        line = self.land()
        words = tr("You make no choice here.")
        if line is not None:
            words = " ".join((line.description(), *(self._reasons.of(line.choice) or ())))
        say(self._table, words, Weight.ANSWER)

    def retry(self) -> None:
        """Give the mistakes as tasks to solve, the costliest first."""
        record, shown = self.replay.record, self._shown
        if shown is None or not shown.mistakes():
            return
        tasks = [
            OwnTask(record, line.choice.entry, (line.choice.best,), line.place)
            for line in sorted(shown.mistakes(), key=lambda line: -line.cost.mean)
        ]
        self._window.requested.emit(Solve(tasks))


def can_be_reviewed(replay: Replay) -> bool:
    """True if the match of a replay is over, and its game can be priced."""
    return replay.record.result is not None and replay.client.game.pricer is not None


def _hint_sheet(line: ChoiceLine, reasons: Sequence[str] | None) -> HintWords:
    if not line.differs_from_best:
        #: The title of a sheet about the move that was played.
        return HintWords(line.made, title=tr("Played"))
    made = f"{line.made}\u00a0{line.mark.value}" if line.mark else line.made
    played = tr("Played: {move} {verdict}").format(move=made, verdict=line.verdict)
    return HintWords(line.best, reasons or (), played, tr("The strongest player"))
