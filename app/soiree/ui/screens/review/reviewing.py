"""The review of the replay at the table: made on request, shown beside it, and led through."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from soiree.controller.match.replay import Replay
from soiree.core.records import Record
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.screens.replay.replay_bar import ReplayBar
from soiree.ui.screens.review.review_reasons import Reasons, ReviewReasons
from soiree.ui.screens.review.reviewing_ahead import ReviewingAhead
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.style.translation import tr
from soiree.ui.style.voice import Weight, say
from soiree.ui.style.words import notice_sentence
from soiree.ui.table.recap.hint_sheet import CandidateWords, HintWords
from soiree.ui.table.table import Table

if TYPE_CHECKING:
    # Loaded with the first review.
    from soiree.controller.review.review import Review
    from soiree.ui.screens.review.lines import ChoiceLine, ReviewedMatch
    from soiree.ui.screens.review.page import ReviewPage
    from soiree.ui.screens.review.process import ReviewProcess

_OF_A_REVIEW = ("graph", "next_mistake", "previous_mistake", "verdict", "retry")


class Reviewing(QObject):
    """One review at a time: that of the replay at the table, if there is one.

    Attributes:
        ahead: makes reviews before anybody asks for them, if the person wants that.

    Signals:
        position_wanted: the replay is to go to this position.
    """

    position_wanted = Signal(int)

    def __init__(
        self,
        window: MainWindow,
        paths: Paths,
        settings: Settings,
        show_again: Callable[[Record], None],
    ) -> None:
        """
        Args:
            show_again: shows the replay of a match.
        """
        super().__init__(window)
        self.ahead = ReviewingAhead(window, paths, settings)
        self._window = window
        self._paths = paths
        self._show_again = show_again
        self._bar: ReplayBar | None = None
        self._replay: Replay | None = None
        self._table: Table | None = None
        self._process: ReviewProcess | None = None
        self._page_made: ReviewPage | None = None
        self._review: Review | None = None
        self._shown: ReviewedMatch | None = None
        self._pointed: int | None = None
        self._graph_wanted = True
        self._reasons = ReviewReasons(self)
        self._reasons.found.connect(lambda entry: entry - 1 == self._pointed and self.land())
        acts: dict[str, Callable[[], object]] = {
            "review": self.open,
            "graph": self.toggle_graph,
            "next_mistake": lambda: self.go_past_mistakes(1),
            "previous_mistake": lambda: self.go_past_mistakes(-1),
            "verdict": self.say_verdict,
            "retry": self.retry,
        }
        for name, act in acts.items():
            window.commands.on(name, act)
        self._offer()

    # --- a replay comes and goes -----------------------------------------------------------------

    def attach(self, bar: ReplayBar, replay: Replay, table: Table) -> None:
        """Review this replay from now on, if it can be; show what is kept."""
        bar.offer_review(can_be_reviewed(replay))
        if not can_be_reviewed(replay):
            return
        self._bar, self._replay, self._table = bar, replay, table
        self._page.show_offer()
        self._window.dock.have_review(self._page)
        if not self._take_kept(replay.record):
            process = self.ahead.take(replay.record)
            if process is not None:
                self._await(process)
        self._offer()

    def detach(self) -> None:
        """The replay goes away; a review that is being made is given up, or made without it."""
        if self._process is not None and self._replay is not None:
            self._process.cancel()
            self._process = None
            self.ahead.add(self._replay.record)
        if self._bar is not None:
            self._bar.have_graph(None)
            self._window.dock.have_review(None)
        self._bar = self._replay = self._table = None
        self._review = self._shown = self._pointed = None
        self._reasons.forget()
        self._offer()

    def _offer(self) -> None:
        commands = self._window.commands
        commands.offer("review", self._replay is not None)
        for name in _OF_A_REVIEW:
            commands.offer(name, self._shown is not None)

    @property
    def _page(self) -> ReviewPage:
        if self._page_made is None:
            from soiree.ui.screens.review.page import ReviewPage

            page = self._page_made = ReviewPage(self._window)
            page.review_wanted.connect(self.begin)
            page.cancel_wanted.connect(self.cancel)
            page.position_wanted.connect(self.position_wanted)
            page.table_wanted.connect(self._window.dock.uncover_table)
            page.seat_wanted.connect(self._show_seat)
            page.figures_wanted.connect(self._show_figures)
            page.retry_wanted.connect(self.retry)
        return self._page_made

    # --- making it -------------------------------------------------------------------------------

    def open(self) -> None:
        """Show the review beside the table; make it first if there is none. If it is there
        already and covers the table, put it away.
        """
        if self._replay is None:
            return
        dock = self._window.dock
        if dock.covers_table and dock.panel.tab == "review" and self._shown is not None:
            dock.uncover_table()
            return
        dock.open("review")
        if self._review is None and self._process is None:
            self.begin()
        elif self._shown is not None:
            self._page.choices.setFocus()
            say(self._table, self._page.summary(), Weight.ANSWER)

    def begin(self) -> None:
        """Make the review."""
        if self._replay is None or self._process is not None:
            return
        from soiree.ui.screens.review.process import ReviewProcess, jobs_of_system

        process = ReviewProcess(self._replay.record, self._paths, self, jobs_of_system())
        self._await(process)
        say(self._table, tr("The review begins."), Weight.ANSWER)
        process.start()

    def _await(self, process: ReviewProcess) -> None:
        """Show how far a review is, and then the review."""
        assert self._replay is not None
        self._process, length = process, self._replay.length
        process.went_on.connect(lambda done: self._page.show_progress(done, length))
        process.found.connect(self._finish)
        process.failed.connect(self._fail)
        process.troubled.connect(lambda notice: self._window.warn(notice_sentence(notice)))
        self._page.show_progress(0, length)

    def cancel(self) -> None:
        """Give up the review that is being made."""
        if self._process is not None:
            self._process.cancel()
            self._process = None
            self._page.show_offer()
            self._page.offer.setFocus()
            say(self._table, tr("The review is cancelled."), Weight.ANSWER)

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

    def _take_kept(self, record: Record) -> bool:
        """Show the review that is kept, if there is one."""
        from soiree.ui.screens.review.process import forget, kept

        review = kept(record, self._paths)
        if review is None:
            return False
        try:
            self._take(review)
        except ValueError:
            forget(record, self._paths)
            self._review = None
            return False
        return True

    def _take(self, review: Review) -> None:
        """Show a review, of the seat that looks if it was reviewed."""
        assert self._table is not None
        self._review = review
        looking = [seat for seat in self._table.shown.observers if seat in review.accounts]
        self._show_seat(looking[0] if looking else min(review.accounts))

    def _show_seat(self, seat: int) -> None:
        review, replay, table = self._review, self._replay, self._table
        if review is None or replay is None or table is None or self._bar is None:
            return
        from soiree.ui.guests.people import names_for
        from soiree.ui.screens.replay.replay_graph import ReplayGraph
        from soiree.ui.screens.review.curve import Curve
        from soiree.ui.screens.review.lines import reviewed_match

        yours = replay.client.people == (seat,)
        names = names_for(replay.record.players, seat)
        self._reasons.forget()
        self._shown = reviewed_match(review, replay, seat, names, yours=yours)
        self._page.show_seats([(each, names[each]) for each in review.accounts], seat)
        self._page.show_review(self._shown)
        graph = self._bar.graph
        if graph is None:
            graph = ReplayGraph()
            graph.wanted.connect(self.position_wanted)
            graph.choice_wanted.connect(self._go_past_choices)
            graph.mistake_wanted.connect(self.go_past_mistakes)
            self._bar.have_graph(graph)
        self._bar.show_curve(Curve(self._shown))
        self._show_graph(self._graph_wanted)
        self.refresh()

    def _show_figures(self) -> None:
        if self._shown is not None:
            from soiree.ui.screens.review.figures import FiguresDialog

            FiguresDialog(self._shown, self._window).show()

    def toggle_graph(self) -> None:
        """Show the graph, and say what it shows; or hide it."""
        if self._bar is None or self._bar.graph is None:
            return
        self._graph_wanted = self._bar.graph.isHidden()
        self._show_graph(self._graph_wanted)
        words = self._bar.graph.accessibleDescription() if self._graph_wanted else tr("Hidden.")
        say(self._table, words, Weight.ANSWER)

    def _show_graph(self, shown: bool) -> None:
        assert self._bar is not None
        self._bar.show_graph(shown)
        self._window.commands.check("graph", shown)

    def refresh(self) -> None:
        """The replay has gone on: point out nothing that was before."""
        replay, table = self._replay, self._table
        if replay is None or table is None or self._shown is None or self._bar is None:
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
        at_end = here == replay.length  # where a review begins: from there it goes to the first
        commands.enable("next_mistake", any(at_end or each > here for each in mistakes))
        commands.enable("previous_mistake", any(each < here for each in mistakes))
        commands.enable("retry", bool(mistakes))

    # --- leading through it ----------------------------------------------------------------------

    def go_past_mistakes(self, way: int) -> None:
        """Go to the next mistake (1), from the end to the first; or to the one before (-1)."""
        if self._shown is not None and self._replay is not None:
            none = tr("No mistake after this.") if way > 0 else tr("No mistake before this.")
            at_end = way > 0 and self._replay.position == self._replay.length
            here = -1 if at_end else self._replay.position
            self._go_past([line.position for line in self._shown.mistakes()], here, way, none)

    def _go_past_choices(self, way: int) -> None:
        if self._shown is not None and self._replay is not None:
            none = tr("No choice after this.") if way > 0 else tr("No choice before this.")
            positions = [line.position for line in self._shown.lines]
            self._go_past(positions, self._replay.position, way, none)

    def _go_past(self, positions: list[int], here: int, way: int, none: str) -> None:
        """
        Args:
            here: from where.
            none: what is said if there is none on that way.
        """
        if way > 0:
            found = next((each for each in positions if each > here), None)
        else:
            found = next((each for each in reversed(positions) if each < here), None)
        if found is None:
            self._window.status_bar.answer(none)
            say(self._table, none, Weight.ANSWER)
        else:
            self._window.dock.uncover_table()
            self.position_wanted.emit(found)

    def land(self) -> ChoiceLine | None:
        """Point out the choice that is about to be made, and return it, if it was reviewed."""
        line = self._here()
        if line is None or self._table is None or self._shown is None:
            return None
        if self._shown.seat in self._table.shown.observers:
            choice = line.choice
            rival = choice.move if line.is_told_apart else None
            reasons = self._reasons.of(choice)
            self._table.hint.show(choice.best, rival, _sheet(line, reasons), choice.seat)
            self._pointed = line.position
            if reasons is None and self._replay is not None and line.is_mistake:
                client, names = self._replay.client, self._table.shown.names
                self._reasons.ask(client.game, client.view((choice.seat,)), choice, names)
        return line

    def say_verdict(self) -> None:
        """Point out and say what the choice cost that is made here."""
        line = self.land()
        words = tr("No choice of yours is made here.")
        if line is not None:
            words = _sheet(line, self._reasons.of(line.choice)).spoken
        say(self._table, words, Weight.ANSWER)

    def retry(self) -> None:
        """Have the person make the choices again that were mistakes, the costliest first."""
        replay, shown = self._replay, self._shown
        if replay is None or shown is None or not shown.mistakes():
            return
        from soiree.ui.screens.problems.own_choices import task_of_choice

        record, here = replay.record, replay.position
        tasks = [
            task_of_choice(
                replay.client.game, record, line.choice.entry, [line.choice.best], line.place
            )
            for line in sorted(shown.mistakes(), key=lambda line: -line.cost.mean)
        ]

        def come_back() -> None:
            self._show_again(record)
            self.position_wanted.emit(here)

        self._window.tasks_wanted.emit(tasks, come_back)

    def _here(self) -> ChoiceLine | None:
        if self._shown is None or self._replay is None:
            return None
        return self._shown.at(self._replay.position)


def can_be_reviewed(replay: Replay) -> bool:
    """Whether the match of a replay can be reviewed: it is over, and its game has prices."""
    return replay.record.result is not None and replay.client.game.pricer is not None


def _sheet(line: ChoiceLine, reasons: Reasons | None) -> HintWords:
    """Both moves, as a hint is shown, with the reasons as soon as they are found."""
    if not line.is_told_apart:
        only = CandidateWords(tr("Played"), line.made, ())
        return HintWords(only, None, "", line.told())
    for_best, for_made = (reasons.best, reasons.made) if reasons is not None else ((), ())
    best = CandidateWords(tr("The strongest player"), line.best, for_best)
    move = f"{line.made}\u00a0{line.mark.value}" if line.mark else line.made
    made = CandidateWords(tr("Played"), move, for_made)
    spoken = line.told()
    for _, point in for_best:
        spoken = tr("{what} {why}").format(what=spoken, why=point)
    return HintWords(best, made, line.verdict, spoken)
