"""The page *Compare*."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import Role
from bleu_core.scoring.metrics import Metric, metrics_of
from bleu_desktop.compare.agreement_view import AgreementView
from bleu_desktop.compare.as_others_view import AsOthersView
from bleu_desktop.compare.candidate_table import CandidateTable
from bleu_desktop.compare.matrix_table import MatrixTable
from bleu_desktop.compare.pair_view import PairView
from bleu_desktop.compare.references_view import ReferencesView
from bleu_desktop.compare.section import CompareSection, SectionView
from bleu_desktop.compare.tokenizers_view import TokenizersView
from bleu_desktop.i18n import translate
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import Session
from bleu_desktop.shared import widgets
from bleu_desktop.shared.actions import Actions
from bleu_desktop.shared.controls import Link, Segmented
from bleu_desktop.shared.forms import fill, labeled_combo
from bleu_desktop.shared.result_page import ResultPage
from bleu_desktop.shared.sizes import TITLE
from bleu_desktop.shared.veil import Veil
from bleu_score.i18n import format_list, with_label
from bleu_score.messages.comparisons import headline, sign_legend
from bleu_score.messages.metrics import comparison_title, given_text, verdict_notes

_LIST, _MATRIX = "list", "matrix"


class ComparePage(ResultPage):
    """The session's evaluation, its candidates side by side."""

    def __init__(self, session: Session, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._navigation = session.navigation
        self._evaluation: Evaluation | None = None
        self._is_late = False
        self.title = widgets.TextLabel(self, wrap=True, scale=TITLE, bold=True)
        self.summary = widgets.TextLabel(self, wrap=True)
        # Made in the order of Tab.
        self.add_button = Link(translate("ResultPanel", "Add candidates…"), self)
        self.add_button.clicked.connect(actions.add[Role.CANDIDATE].trigger)
        self.compute_button = Link(parent=self)
        self.views = Segmented(
            {_LIST: translate("Compare", "List"), _MATRIX: translate("Compare", "Matrix")}, self
        )
        self.views.choose(_LIST)
        label = translate("Compare", "Compare by")
        self._metric_label, self.metric_box = labeled_combo(label, self)
        self.table = CandidateTable(self)
        self.table.setAccessibleName(translate("Compare", "Candidates"))
        self.matrix = MatrixTable(self)
        self.matrix.setAccessibleName(translate("Compare", "Matrix of candidates"))
        self.all_pairs_button = Link(translate("Compare", "Compare all pairs"), self)
        self.notes = widgets.TextLabel(self, wrap=True, muted=True)
        self.references = ReferencesView(session.new_runner(self), self)
        self.pair = PairView(session.new_runner(self), self)
        self.veils = [Veil(widget) for widget in (self.table, self.matrix, self.pair)]
        self._sections: list[CompareSection] = []
        self._section_layout = widgets.column()
        self._lay_out()
        self.add_section(AgreementView(session))
        self.add_section(TokenizersView(session))
        self.add_section(AsOthersView(session))
        self._connect()
        self.clear()

    def _lay_out(self) -> None:
        self.metric_box.setMinimumContentsLength(6)
        content = self._content = QWidget(self)
        text = widgets.column(
            None, self.title, self.summary, self.add_button, self.compute_button, spacing=0.5
        )
        controls = widgets.row(
            None, self.views, self._metric_label, self.metric_box, ..., spacing=2
        )
        self._rule = widgets.Rule(content)
        candidates = (self.table, self.matrix, self.references, self.notes, self.all_pairs_button)
        below = (self._rule, self.pair, self._section_layout)
        widgets.column(content, text, controls, *candidates, 1, *below, ..., margins=2)
        for label in (self.title, self.summary, self.notes, self.references, self.pair.facts):
            # Longer lines are hard to read.
            label.setMaximumWidth(widgets.em(self, 52))
        self.area = widgets.scroll_area(content, self)
        widgets.column(self, self.area)

    def _connect(self) -> None:
        self.views.chosen.connect(self._show_view)
        self.metric_box.activated.connect(lambda _: self._show())
        self.compute_button.clicked.connect(self._compute)
        self.all_pairs_button.clicked.connect(lambda: self._set_baseline(None))
        self.table.baseline_wanted.connect(self._set_baseline)
        self.table.chosen.connect(self._choose)
        self.table.opened.connect(self._open_candidate)
        self.matrix.chosen.connect(self._choose_pair)
        self.matrix.opened.connect(self._open_pair)
        self.references.marks_known.connect(self.table.show_marks)
        self.pair.segment_wanted.connect(self._open_segment)
        self.pair.open_button.clicked.connect(lambda: self._open_pair(*self._pair()))
        self._navigation.candidate_changed.connect(self._follow)

    def add_section(self, view: SectionView) -> None:
        """Add a part that opens below its heading."""
        section = CompareSection(view, self._content)
        self._sections.append(section)
        self._section_layout.addWidget(section)

    # Showing

    def show_result(self) -> None:
        self._evaluation = self._session.evaluation
        self.cover(False)
        self._show_when_seen()

    def clear(self) -> None:
        """Show nothing, and forget the user's choices."""
        self._evaluation = None
        self.views.choose(_LIST)
        self._show_when_seen()

    def main_widget(self) -> QWidget:
        """Return the widget focused when the page opens."""
        return self.matrix if self._as_matrix else self.table

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_late:
            self._show()

    def _show_when_seen(self) -> None:
        """Show the evaluation now, or once the page is visible, because much has to be computed."""
        self._is_late = self._evaluation is not None and not self.isVisible()
        if not self._is_late:
            self._show()

    def _metric(self) -> str:
        name: str = self.metric_box.currentData() or "bleu"
        return name

    def _show(self) -> None:
        self._is_late = False
        evaluation = self._evaluation
        self._offer_metrics(evaluation)
        metrics = _metrics(evaluation)
        self.table.show_evaluation(evaluation, metrics, self._metric())
        self.matrix.show_evaluation(evaluation, self._metric())
        self.references.show_evaluation(evaluation, self._metric())
        several = evaluation is not None and len(evaluation.candidates) > 1
        for widget in (self.views, self._rule):
            widget.setVisible(several)
        for section in self._sections:
            section.show_evaluation(evaluation)
            section.setVisible(evaluation is not None and section.view.is_useful(evaluation))
        self._show_view()
        self._follow()

    def _offer_metrics(self, evaluation: Evaluation | None) -> None:
        """Offer the metrics to compare by, and keep the chosen metric."""
        metrics = _metrics(evaluation)
        fill(self.metric_box, [(metric.name, metric.title) for metric in metrics])
        several = len(metrics) > 1 and evaluation is not None and len(evaluation.candidates) > 1
        self._metric_label.setVisible(several)
        self.metric_box.setVisible(several)

    @property
    def _as_matrix(self) -> bool:
        return self.views.buttons[_MATRIX].isChecked()

    def _show_view(self) -> None:
        """Show the list or the matrix, with notes about it."""
        evaluation, standings = self._evaluation, self.table.standings
        as_matrix = self._as_matrix
        self.table.setVisible(evaluation is not None and not as_matrix)
        self.matrix.setVisible(evaluation is not None and as_matrix)
        if evaluation is None or standings is None:
            for widget in (self.title, self.summary, self.notes):
                widget.setText("")
            for link in (self.add_button, self.compute_button, self.all_pairs_button):
                link.hide()
            return
        title, summary = headline(evaluation, standings)
        self.title.setText(title)
        self.summary.setText(summary)
        self.summary.setVisible(bool(summary))
        self._show_links(evaluation)
        self.notes.setText("\n".join(self._notes(evaluation)))
        self.notes.setVisible(bool(self.notes.text()))
        has_baseline = self.table.baseline is not None
        self.all_pairs_button.setVisible(has_baseline and as_matrix)
        self._follow()

    def _show_links(self, evaluation: Evaluation) -> None:
        several = len(evaluation.candidates) > 1
        self.add_button.setVisible(not several)
        self.compute_button.setText(
            translate("Compare", "Compute intervals and significance")
            if several
            else translate("Compare", "Compute the confidence interval")
        )
        known = evaluation.candidates[0].bleu.interval is not None
        missing = not known or (several and not evaluation.comparisons)
        # One segment cannot be resampled.
        possible = evaluation.segments > 1 and "resampling" not in evaluation.pending
        self.compute_button.setVisible(missing and possible)

    def _notes(self, evaluation: Evaluation) -> list[str]:
        given = [metric.title for metric in evaluation.metrics if metric.given]
        notes = []
        if given:
            titles = format_list([widgets.one_line(title) for title in given])
            notes.append(with_label(given_text(), titles))
        if len(evaluation.candidates) == 1:
            return notes
        as_matrix = self._as_matrix
        baseline = self.table.baseline
        own = [each for each in evaluation.telling_comparisons if each.metric == self._metric()]
        if as_matrix:
            notes.append(translate("Compare", "Each cell is the row’s score minus the column’s."))
            if own and baseline is not None:
                notes.append(
                    translate("Compare", "Only differences from the baseline have been tested.")
                )
        elif baseline is None:
            notes.append(
                translate(
                    "Compare",
                    "Differences are measured from the best candidate. Click ☆ to choose another "
                    "baseline.",
                )
            )
        if own:
            if as_matrix:
                # In the list, the same words explain the column of verdicts.
                title = evaluation.metric(self._metric()).title
                notes.append(with_label(widgets.one_line(title), sign_legend()))
            notes.append(comparison_title(own))
            notes += verdict_notes(own)
        return notes

    # The candidates the user looks at

    def _follow(self) -> None:
        """Show the candidate chosen anywhere in the program."""
        evaluation = self._evaluation
        if evaluation is None or self._is_late:
            self.pair.clear()
            return
        if self._navigation.evaluation is not evaluation:
            return
        self.table.make_current(self._navigation.candidate_index)
        if len(evaluation.candidates) < 2:
            self.pair.clear()
            return
        pair = self._pair()
        self.matrix.make_current(*pair)
        standings = self.table.standings
        assert standings is not None
        self.pair.show_pair(evaluation, *pair, standings.comparison(*pair))

    def _pair(self) -> tuple[int, int]:
        """Return the candidate the user looks at, and the candidate to compare it with."""
        assert self._evaluation is not None
        standings = self.table.standings
        assert standings is not None
        candidate = self._navigation.candidate_index
        rival = self._navigation.rival
        if self._as_matrix and rival is not None:
            return candidate, self._evaluation.candidates.index(rival)
        against = self.table.against
        if against is None or against == candidate:
            against = next(place for place in standings.order if place != candidate)
        return candidate, against

    def _name(self, candidate: int) -> str:
        assert self._evaluation is not None
        return self._evaluation.candidates[candidate].name

    def _choose(self, candidate: int) -> None:
        against = self.table.against
        rival = None if against in (None, candidate) else self._name(against)
        self._navigation.choose(self._name(candidate), rival)

    def _choose_pair(self, candidate: int, rival: int) -> None:
        self._navigation.choose(self._name(candidate), self._name(rival))

    def _open_candidate(self, candidate: int) -> None:
        self._choose(candidate)
        if self._evaluation is not None and len(self._evaluation.candidates) > 1:
            self._open_pair(*self._pair())
        else:
            self._navigation.open_page(PageName.SEGMENTS)

    def _open_pair(self, candidate: int, rival: int) -> None:
        self._navigation.open_pair(self._name(candidate), self._name(rival))

    def _open_segment(self, segment: int) -> None:
        self._choose_pair(*self._pair())
        self._navigation.open_segment(segment)

    # The user's changes

    def _compute(self) -> None:
        settings = self._session.settings
        resampling = replace(settings.resampling, confidence=True)
        several = self._evaluation is not None and len(self._evaluation.candidates) > 1
        if several and resampling.paired_test == "none":
            # The p of this test keeps the error rate it names; that of sacreBLEU's bootstrap does
            # not.
            resampling = replace(resampling, paired_test="ar")
        if resampling == settings.resampling:
            self._session.score_again()  # the resampling was canceled
        else:
            self._session.work.set_settings(replace(settings, resampling=resampling))

    def _set_baseline(self, baseline: int | None) -> None:
        settings = self._session.settings
        resampling = replace(settings.resampling, baseline=baseline)
        self._session.work.set_settings(replace(settings, resampling=resampling))


def _metrics(evaluation: Evaluation | None) -> tuple[Metric, ...]:
    """Return the metrics that are known or still to come, given ones last."""
    if evaluation is None:
        return ()
    given = (metric for metric in evaluation.metrics if metric.given)
    return (*metrics_of(evaluation.settings), *given)
