"""The user's place: the same candidate on every page, and the way from page to page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum

from PySide6.QtCore import QObject, Signal

from bleu_core.diagnostics import model as diagnostics_model
from bleu_core.evaluation import results as core_results
from bleu_score.marked.parts import View


class PageName(StrEnum):
    """The names of the pages of a result; `bleu_desktop.shell.pages` describes each of them."""

    SCORE = "score"
    SEGMENTS = "segments"
    COMPARE = "compare"
    PAIRING = "pairing"
    CHECKS = "checks"
    HISTORY = "history"
    FILES = "files"
    CHANGES = "changes"


class Navigation(QObject):
    """The chosen candidate, a second one beside it, and requests to open a page or a segment.

    Candidates are identified by their names, so that a choice survives another scoring.

    Attributes
    ----------
    evaluation
        The evaluation the choices are about; None while there is none.
    view
        The marks in the texts of a segment.
    listed_segments
        Returns the segments that their page shows; None if it shows all.

    Signals
    -------
    candidate_changed
        `candidate`, `rival` or their evaluation has changed.
    order_wanted
        Name of a column: the page of segments is to begin with the lowest numbers in it.
    worse_wanted
        The page of segments is to show those that got worse since an earlier run.
    list_wanted
        Segments, and a title: the page of segments is to show only these.
    finding_wanted
        A `Diagnostic`: the page of segments is to show only the segments it is about.
    find_wanted
        The page of segments is to let the user type a text to find.
    file_step_wanted
        The pages are to show the next file of folders (1), or the previous file (-1).
    page_wanted
        Name of the page to show, one of `PageName`.
    segment_wanted
        Index of the segment to show on the page of segments, among those compared, from 0.
    row_wanted
        Index of a row that is left out, to show on the page of pairs.
    """

    candidate_changed = Signal()
    order_wanted = Signal(str)
    worse_wanted = Signal()
    list_wanted = Signal(object, str)
    finding_wanted = Signal(object)
    find_wanted = Signal()
    file_step_wanted = Signal(int)
    page_wanted = Signal(str)
    segment_wanted = Signal(int)
    row_wanted = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.evaluation: core_results.Evaluation | None = None
        self.view = View.MATCHES
        self.forget_list()
        self._candidate: str | None = None
        self._rival: str | None = None

    @property
    def candidate(self) -> core_results.CandidateResult | None:
        """The candidate the user chose, otherwise the best one."""
        if self.evaluation is None:
            return None
        return self._find(self._candidate) or self.evaluation.ranked[0]

    @property
    def chosen(self) -> str | None:
        """Name of the candidate that was chosen; None if the best one is shown by itself."""
        return self._candidate

    @property
    def rival(self) -> core_results.CandidateResult | None:
        """The second candidate, with which the first is compared; None if none was chosen."""
        found = self._find(self._rival)
        return None if found is self.candidate else found

    @property
    def candidate_index(self) -> int:
        """Index of `candidate` in the evaluation's candidates; 0 while there is none."""
        return next((n for n, each in enumerate(self._candidates) if each is self.candidate), 0)

    def show_evaluation(self, evaluation: core_results.Evaluation | None) -> None:
        """Go on with another evaluation; chosen candidates stay chosen if it has them."""
        self.evaluation = evaluation
        self.candidate_changed.emit()

    def forget_list(self) -> None:
        """Ask the page of segments no more; a new one says again what it shows."""
        self.listed_segments: Callable[[], list[int] | None] = lambda: None

    def forget(self) -> None:
        """Forget the choices, because the next files are different."""
        self._candidate = self._rival = None

    def rename(self, old: str, new: str) -> None:
        """Follow a candidate that gets another name."""
        self._candidate = new if self._candidate == old else self._candidate
        self._rival = new if self._rival == old else self._rival

    def choose(self, candidate: str, rival: str | None = None) -> None:
        """Choose a candidate, and a second one to compare it with."""
        before = self._candidate, self._rival
        self._candidate, self._rival = candidate, rival
        if before != (candidate, rival):
            self.candidate_changed.emit()

    def choose_rival(self, rival: str | None) -> None:
        """Choose the second candidate, or none."""
        if rival != self._rival:
            self._rival = rival
            self.candidate_changed.emit()

    def open_page(self, page: PageName) -> None:
        """Show a page."""
        self.page_wanted.emit(page)

    def open_pair(self, candidate: str, rival: str) -> None:
        """Show the segments of two candidates, beginning where the first candidate loses most."""
        self.choose(candidate, rival)
        self.page_wanted.emit(PageName.SEGMENTS)
        self.order_wanted.emit("difference")

    def open_worse(self) -> None:
        """Show the segments that got worse since an earlier run."""
        self.page_wanted.emit(PageName.SEGMENTS)
        self.worse_wanted.emit()

    def open_worst(self) -> None:
        """Show all segments, those that lower the score most first."""
        self.page_wanted.emit(PageName.SEGMENTS)
        self.order_wanted.emit("contribution")

    def open_list(self, segments: Sequence[int], title: str) -> None:
        """Show only these segments, counted from 0 among those compared."""
        self.page_wanted.emit(PageName.SEGMENTS)
        self.list_wanted.emit(segments, title)

    def open_find(self) -> None:
        """Let the user type a text to find in the segments."""
        self.page_wanted.emit(PageName.SEGMENTS)
        self.find_wanted.emit()

    def open_segment(self, segment: int, candidate: str | None = None) -> None:
        """Show a segment, counted from 0 among those compared, on the page of segments."""
        if candidate is not None:
            self.choose(candidate, self._rival)
        self.page_wanted.emit(PageName.SEGMENTS)
        self.segment_wanted.emit(segment)

    def open_row(self, row: int, candidate: str | None = None) -> None:
        """Show the segment of a row of the files; on the page of pairs if it was left out."""
        if self.evaluation is None:
            return
        segment = self.evaluation.aligned.segment_of(row)
        if segment is not None:
            self.open_segment(segment, candidate)
        else:
            self.page_wanted.emit(PageName.PAIRING)
            self.row_wanted.emit(row)

    def open_diagnostic(self, diagnostic: diagnostics_model.Diagnostic) -> None:
        """Show all segments a diagnostic is about, of the candidate it belongs to.

        If all of them are left out, show the first on the page of pairs.
        """
        if self.evaluation is None or not diagnostic.rows:
            return
        if found := self._find(diagnostic.where.document):
            self.choose(found.name, self._rival)
        segment_of = self.evaluation.aligned.segment_of
        if all(segment_of(row) is None for row in diagnostic.rows):
            self.open_row(diagnostic.rows[0])
            return
        self.page_wanted.emit(PageName.SEGMENTS)
        self.finding_wanted.emit(diagnostic)

    def _find(self, name: str | None) -> core_results.CandidateResult | None:
        return next((each for each in self._candidates if each.name == name), None)

    @property
    def _candidates(self) -> Sequence[core_results.CandidateResult]:
        return self.evaluation.candidates if self.evaluation is not None else ()
