"""The page *Changes*: what became of suggestions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QSplitter, QWidget

from bleu_core.changes import analysis as changes_analysis
from bleu_core.changes import model as changes_model
from bleu_core.changes.schemes import Scheme
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_core.files.names import NamedFile
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.progress import Progress
from bleu_core.workspace.changes import version_steps
from bleu_desktop.changes import rates_dialog
from bleu_desktop.changes.band_segments import BandSegments
from bleu_desktop.changes.origins_section import OriginsSection
from bleu_desktop.changes.sections import (
    BandsSection,
    GroupsSection,
    SubstitutionsSection,
    TableSection,
)
from bleu_desktop.i18n import translate
from bleu_desktop.session.session import Session
from bleu_desktop.shared.actions import Actions
from bleu_desktop.shared.forms import combo, fill
from bleu_desktop.shared.kept_texts import texts_not_kept
from bleu_desktop.shared.result_page import ResultPage
from bleu_desktop.shared.sizes import FIGURE, TITLE, reading_width, space
from bleu_desktop.shared.veil import Veil
from bleu_desktop.shared.widgets import TextLabel, column, row, scroll_area
from bleu_score.i18n import join_sentences, with_label
from bleu_score.messages import changes as messages_changes
from bleu_score.messages.names import compared_names, names_of_compared, text_name
from bleu_score.reports import change_tables

# Where the segments are among the sections if they do not stand beside them: below the bands.
_LINES_PLACE = 1
_GROUPINGS: tuple[changes_model.Grouping, ...] = ("origin", "translator", "date", "file")


class ChangesPage(ResultPage):
    """Compares suggestions with their final texts; work begins when the page is visible."""

    def __init__(self, session: Session, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._actions = actions
        self._runner = session.new_runner(self)
        # The texts that are analyzed, or have been.
        self._aligned: AlignedDocuments | None = None
        self._analysis: changes_analysis.ChangeAnalysis | None = None
        self.sum = TextLabel(self, scale=FIGURE, bold=True, selectable=True)
        self.sum_of = TextLabel(self, muted=True)
        self.title = TextLabel(self, wrap=True, scale=TITLE, selectable=True)
        self.texts = TextLabel(self, wrap=True, muted=True)
        self.choose_button = QPushButton(translate("ResultPanel", "Choose texts…"), self)
        self.choose_button.setAutoDefault(False)
        self.later_button = QPushButton(translate("ChangesPage", "Add a later version…"), self)
        self.later_button.setAutoDefault(False)
        self.step_box = combo(self)
        self.step_box.setMaximumWidth(reading_width())
        self.step_box.setAccessibleName(translate("ChangesPage", "Versions that are compared"))
        self._below = QWidget(self)
        self.bands = BandsSection(self._below)
        self.origins = OriginsSection(self._below)
        self.assumed = TextLabel(self._below, wrap=True, muted=True, selectable=True)
        self.assumed.setMaximumWidth(reading_width())
        # In the order of the page: Tab follows the order of creation.
        self.groups = {by: GroupsSection(by, session.folders, self._below) for by in _GROUPINGS}
        self.substitutions = SubstitutionsSection(session.navigation, self._below)
        self.measures = TableSection(self._below)
        self.segments = BandSegments(session.navigation, self)
        self._lay_out()
        self.veils = [Veil(self._below), Veil(self.segments)]
        self.origins.answered.connect(session.suggestions.answer)
        self.bands.chosen.connect(self._show_segments)
        self.choose_button.clicked.connect(self._choose_texts)
        self.later_button.clicked.connect(actions.later_wanted)
        self.step_box.activated.connect(self._choose_step)
        self.bands.rates_button.clicked.connect(self._ask_for_rates)
        session.suggestions.scheme_changed.connect(self._take_scheme)
        self._runner.partial.connect(self._take)
        self._runner.finished.connect(self._take)
        self.clear()

    def _lay_out(self) -> None:
        line = QWidget(self)
        line.setMaximumWidth(reading_width())
        texts = row(line, spacing=1)
        texts.addWidget(self.texts, 1)
        texts.addWidget(self.choose_button)
        texts.addWidget(self.later_button)
        head = column(spacing=0.5)
        head.addWidget(line)
        head.addWidget(self.step_box)
        head.addWidget(self.sum)
        head.addWidget(self.sum_of)
        head.addSpacing(space(1))
        head.addWidget(self.title)
        below = self._sections = column(self._below, spacing=2.5)
        for section in (
            self.bands,
            self.origins,
            self.assumed,
            *self.groups.values(),
            self.substitutions,
            self.measures,
        ):
            below.addWidget(section)
        content = QWidget(self)
        layout = column(content, spacing=2)
        margin = space(2)
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.addLayout(head)
        layout.addWidget(self._below)
        layout.addStretch(1)
        self.area = scroll_area(content, self)
        self._lines = QWidget(self)
        self._lines.setContentsMargins(margin, margin, margin, margin)
        column(self._lines).addWidget(self.segments)
        self._beside = scroll_area(self._lines, self)
        self._splitter = QSplitter(self)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.addWidget(self.area)
        self._splitter.addWidget(self._beside)
        for place in range(2):
            self._splitter.setStretchFactor(place, 1)
        # Halves, whatever their contents would like.
        self._splitter.setSizes([space(60), space(60)])
        column(self).addWidget(self._splitter)

    def show_result(self) -> None:
        self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Two columns need room for a table, and for texts; otherwise, all scrolls as one.
        is_wide = self.width() >= space(120)
        if is_wide is not self._beside.isHidden():
            return
        if is_wide:
            self._beside.setWidget(self._lines)
        else:
            self._sections.insertWidget(_LINES_PLACE, self._beside.takeWidget())
        margin = space(2) if is_wide else 0
        self._lines.setContentsMargins(margin, margin, margin, margin)
        self._beside.setVisible(is_wide)

    def _show_segments(self) -> None:
        """Show the segments of the chosen band."""
        if self._analysis is not None:
            self.segments.show_band(self._analysis, self.bands.chosen_band)

    def clear(self) -> None:
        self._runner.cancel()
        self._aligned = self._analysis = None
        self._show_all()

    def main_widget(self) -> QWidget | None:
        return self.bands.table

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def _refresh(self) -> None:
        """Analyze the session's evaluation if the page is visible and shows another one."""
        evaluation = self._session.evaluation
        if evaluation is None or not self.isVisible():
            return
        if evaluation.aligned is self._aligned:
            # Further metrics of the same texts.
            if self._analysis is not None:
                self._take(self._analysis)
            return
        self._analysis, self._aligned = None, evaluation.aligned
        if evaluation.has_texts:
            session = self._session
            self._runner.start_in_steps(
                partial(_analyze, evaluation, session.originals, session.suggestions.scheme)
            )
        self._show_all()

    def _take(self, analysis: changes_analysis.ChangeAnalysis) -> None:
        evaluation = self._session.evaluation
        if evaluation is not None and evaluation.aligned is self._aligned:
            self.cover(False)
            self._show(replace(analysis, evaluation=evaluation))

    def _take_scheme(self) -> None:
        """Put the segments into other bands, or give these other weights."""
        if self._analysis is not None:
            self._show(self._analysis)

    def _ask_for_rates(self) -> None:
        if (scheme := self._session.suggestions.scheme) is not None:
            dialog = rates_dialog.RatesDialog(scheme, self)
            dialog.chosen.connect(self._session.suggestions.set_scheme)
            dialog.open()

    def _show(self, analysis: changes_analysis.ChangeAnalysis) -> None:
        """Show an analysis in the bands of the user, who may just have chosen them."""
        scheme = self._session.suggestions.scheme
        if scheme is not None and scheme != analysis.changes.scheme:
            analysis = analysis.with_scheme(scheme)
            if not analysis.is_complete:
                self._runner.start_in_steps(partial(_complete, analysis))
        self._analysis = analysis
        self._show_all()

    def _show_bands(self, analysis: changes_analysis.ChangeAnalysis) -> None:
        self.bands.show_analysis(analysis)
        self._show_segments()
        figure, meaning = messages_changes.sum_text(analysis.changes.sums)
        self.sum.setText(figure)
        self.sum_of.setText(meaning)
        self.origins.show_origins(analysis.changes.unstated_origins)
        said = messages_changes.notes(analysis.changes, are_chosen=analysis.are_chosen, asks=True)
        self.assumed.setText(join_sentences(*said))

    def _choose_texts(self) -> None:
        if (pair := self._session.suggestions.pair) is not None:
            self._actions.choosing_wanted.emit(pair[0])

    def _choose_step(self, number: int) -> None:
        files = self._session.files
        files.compare_versions(*version_steps(files.versions)[number])
        self._session.suggestions.measure()

    def _show_steps(self) -> None:
        """Offer to compare other versions, if there are more than two."""
        session = self._session
        versions = session.files.versions
        steps = version_steps(range(len(versions)))
        self.step_box.setVisible(len(steps) > 1)
        self.later_button.setVisible(bool(steps) and not session.suggestions.is_one_file)
        names = names_of_compared(
            [(one.role, NamedFile(one.title, one.address.path)) for one in versions]
        )
        fill(
            self.step_box,
            [
                (str(number), f"{names[before]} → {names[after]}")
                for number, (before, after) in enumerate(steps)
            ],
        )
        shown = [row.number for row in session.suggestions.pair or ()]
        for number, step in enumerate(steps):
            if [versions[place].number for place in step] == shown:
                self.step_box.setCurrentIndex(number)

    def _show_all(self) -> None:
        self._show_steps()
        suggestions = self._session.suggestions
        is_one_file = suggestions.is_one_file and not self._session.work.workspace.has_folders
        self.choose_button.setVisible(is_one_file)
        evaluation, analysis = self._session.evaluation, self._analysis
        for widget in (self._below, self._lines, self.sum, self.sum_of):
            widget.setVisible(analysis is not None)
        has_texts = evaluation is None or evaluation.has_texts
        self.texts.setText(self._texts())
        if analysis is None:
            working = translate("ChangesPage", "Comparing suggestions with final texts…")
            self.title.setText(working if has_texts else texts_not_kept())
            return
        changes = analysis.changes
        self.title.setText(messages_changes.headline(changes.sums, counts=True))
        self._show_bands(analysis)
        self.measures.show_table(change_tables.measures_table(analysis))
        for section in self.groups.values():
            section.show_groups(analysis)
        self.substitutions.show_substitutions(analysis.substitutions)

    def _texts(self) -> str:
        """Return the names of the texts that are compared."""
        evaluation, suggestions = self._session.evaluation, self._session.suggestions
        if evaluation is None or suggestions.pair is None:
            return ""
        if suggestions.are_in_one_file:
            both = translate("ChangesPage", "Suggestions and final texts")
            return with_label(both, text_name(suggestions.pair[0].path.name))
        labels = translate("ChangesPage", "Suggestions"), translate("ChangesPage", "Final texts")
        [candidate], [reference, *_] = compared_names(
            evaluation, self._session.files[Role.REFERENCE]
        )
        return " · ".join(map(with_label, labels, (candidate, reference)))


def _analyze(
    evaluation: Evaluation,
    originals: Sequence[Document],
    scheme: Scheme | None,
    progress: Progress,
    tell: Callable[[changes_analysis.ChangeAnalysis], object],
) -> changes_analysis.ChangeAnalysis:
    return changes_analysis.analyze_changes(
        evaluation, originals, scheme=scheme, tell=tell, progress=progress
    )


def _complete(
    analysis: changes_analysis.ChangeAnalysis,
    progress: Progress,
    tell: Callable[[changes_analysis.ChangeAnalysis], object],
) -> changes_analysis.ChangeAnalysis:
    return changes_analysis.complete_analysis(analysis, tell=tell, progress=progress)
