"""The dialog that makes a report: its content, its format, and the place to save it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6 import QtWidgets
from PySide6.QtCore import QSignalBlocker, QSize, Qt, QUrl, Signal

from bleu_core.changes import analysis as changes_analysis
from bleu_core.errors import BleuError
from bleu_core.evaluation.results import Evaluation
from bleu_core.progress import Stage
from bleu_core.workspace.notes import Note
from bleu_desktop.i18n import translate
from bleu_desktop.report.format_words import (
    format_hint,
    format_title,
    missing_font_text,
    segments_title,
)
from bleu_desktop.report.paper import Paper
from bleu_desktop.report.report_choices import (
    FORMATS,
    SEGMENTS,
    WITHOUT_HEADING,
    FormatName,
    ReportChoices,
    SegmentsName,
)
from bleu_desktop.report.report_job import ReportJob
from bleu_desktop.session.session import Session
from bleu_desktop.shared import theme, widgets
from bleu_desktop.shared.file_dialogs import file_dialog
from bleu_desktop.shared.fonts import has_chinese_font
from bleu_desktop.shared.forms import choose, combo, fill, form
from bleu_desktop.shared.jobs import JobRunner, or_error
from bleu_desktop.shared.manual import PROJECTS, explain
from bleu_desktop.shared.outside import open_outside
from bleu_desktop.shared.sizes import space
from bleu_score.i18n import LANGUAGES, current_language, join_sentences
from bleu_score.messages import changes as messages_changes
from bleu_score.messages.choices import stage_name
from bleu_score.messages.errors import error_text
from bleu_score.reports.options import ReportOptions

# The characters that some system forbids in names of files.
_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f-\x9f]')
_LONGEST_NAME = 60
_LONGEST_LINE = 200
# The facts that the user writes, as `ReportChoices` names them.
_LINES = ("title", "client", "project", "order", "computed_by")
# The format for programs, which has numbers and names.
_FOR_PROGRAMS = "json"


class ReportDialog(QtWidgets.QDialog):
    """Asks for the choices, saves the report in the background, and offers to open it.

    Signals
    -------
    saved
        The `ReportChoices` with which a report was saved.

    Parameters
    ----------
    session
        A session with a finished evaluation.
    choices
        The first choices.
    listed
        The segments shown on the page of segments; None if it shows all.
    """

    saved = Signal(object)

    def __init__(
        self,
        session: Session,
        choices: ReportChoices,
        listed: Sequence[int] | None = None,
        parent: QtWidgets.QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        assert session.evaluation is not None
        # A closed dialog must not keep a large evaluation in memory.
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setSizeGripEnabled(True)
        self.setWindowTitle(translate("ReportDialog", "Report"))
        explain(self, PROJECTS)
        self._session = session
        self._evaluation: Evaluation = session.evaluation
        self._candidate = session.navigation.candidate_index
        self._notes = _notes(session)
        self._analyze = _analyzer(session)
        self._listed = listed
        self._choices = choices
        self._job: ReportJob | None = None
        # The dialog has its own runner, which ends with it: one of the session's would stay.
        self._runner = JobRunner(self)
        self._runner.failed.connect(session.crashed)
        session.closing.connect(self._runner.stop)
        self._problem: BleuError | None = None
        self._saved: Path | None = None
        self._make_widgets()
        self._lay_out()
        self._connect()
        self._show_choices(choices)
        self._show_state()
        # An area that scrolls asks for less than its content needs.
        bar = self._area.verticalScrollBar().sizeHint().width()
        more = self._fields.sizeHint() - self._area.sizeHint() + QSize(bar, 0)
        wanted = self.sizeHint() + more.expandedTo(QSize(0, 0))
        wanted = wanted.expandedTo(QSize(widgets.em(self, 30), 0))
        self.resize(wanted.boundedTo(widgets.room_on_screen(self)))

    # Building

    def _make_widgets(self) -> None:
        self._fields = QtWidgets.QWidget(self)
        self.format_box = combo(self._fields)
        self._hint = widgets.TextLabel(self._fields, wrap=True, muted=True)
        self.language_box = combo(self._fields)
        self.paper_box = combo(self._fields)
        self.segments_box = combo(self._fields)
        # Its longest text is a sentence, for which the dialog has room.
        self.segments_box.setSizeAdjustPolicy(QtWidgets.QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.segments_box.setMinimumWidth(widgets.em(self, 12))
        self._boxes = (self.format_box, self.language_box, self.paper_box, self.segments_box)
        self._fill_boxes()
        self.texts_box = QtWidgets.QCheckBox(
            translate("ReportDialog", "Include the &texts"), self._fields
        )
        numbers = translate(
            "ReportDialog", "Numbers, names and assessments only: no texts and no comments."
        )
        self._texts_hint = widgets.TextLabel(self._fields, numbers, wrap=True, muted=True)
        self.lines = {name: QtWidgets.QLineEdit(self._fields) for name in _LINES}
        for line in self.lines.values():
            line.setMaxLength(_LONGEST_LINE)
        self.lines["title"].setPlaceholderText(self._usual_title())
        self.message = widgets.TextLabel(self, wrap=True, selectable=True)
        self._warning = widgets.IconLabel("warning", self, color=theme.WARNING_COLOR)
        self.saved_name = widgets.ElidedLabel(self)
        self.open_button = QtWidgets.QPushButton(translate("ReportDialog", "&Open"), self)
        self.folder_button = QtWidgets.QPushButton(translate("ReportDialog", "Open fol&der"), self)
        self._stage = widgets.TextLabel(self)
        self.progress_bar = QtWidgets.QProgressBar(self)
        self.progress_bar.setTextVisible(False)
        self.progress_bar.setAccessibleName(translate("ReportDialog", "Progress"))
        # They take turns in one place, so that none takes room from the fields.
        self._idle, self._working, self._done, self._failed = (
            QtWidgets.QWidget(self) for _ in range(4)
        )
        self._state = QtWidgets.QStackedWidget(self)
        self.buttons = QtWidgets.QDialogButtonBox(self)
        self.save_button = self.buttons.addButton(QtWidgets.QDialogButtonBox.StandardButton.Save)
        self.close_button = self.buttons.addButton(QtWidgets.QDialogButtonBox.StandardButton.Close)
        self.save_button.setText(translate("ReportDialog", "&Save…"))
        self.save_button.setDefault(True)
        for button in (self.open_button, self.folder_button):
            button.setAutoDefault(False)

    def _fill_boxes(self) -> None:
        fill(self.format_box, [(name, format_title(name)) for name in FORMATS])
        fill(self.language_box, list(LANGUAGES.items()))
        fill(self.paper_box, [(paper.value, paper.title) for paper in Paper])
        fill(
            self.segments_box,
            [
                (name, segments_title(name, self._count(name), of_changes=self._is_about_changes))
                for name in self._offered()
            ],
        )

    def _lay_out(self) -> None:
        fields = self._form = form()
        self._fields.setLayout(fields)
        fields.setRowWrapPolicy(fields.RowWrapPolicy.WrapLongRows)
        fields.setVerticalSpacing(space(1))
        format_label = QtWidgets.QLabel(translate("ReportDialog", "&Format"), self._fields)
        format_label.setBuddy(self.format_box)
        fields.addRow(format_label, widgets.column(None, self.format_box, self._hint, spacing=0.5))
        fields.addRow(translate("ReportDialog", "&Language"), self.language_box)
        fields.addRow(translate("ReportDialog", "&Paper"), self.paper_box)
        fields.addRow(translate("ReportDialog", "S&egments"), self.segments_box)
        self._texts = widgets.column(None, self.texts_box, self._texts_hint, spacing=0.5)
        fields.addRow("", self._texts)
        fields.addRow(translate("ReportDialog", "T&itle"), self.lines["title"])
        fields.addRow(translate("ReportDialog", "&Client"), self.lines["client"])
        fields.addRow(translate("ReportDialog", "P&roject"), self.lines["project"])
        fields.addRow(translate("ReportDialog", "Order &number"), self.lines["order"])
        fields.addRow(translate("ReportDialog", "Computed &by"), self.lines["computed_by"])
        widgets.row(self._done, (self.saved_name, 1), self.open_button, self.folder_button)
        widgets.row(self._working, self._stage, (self.progress_bar, 1))
        self._area = widgets.scroll_area(self._fields, self)
        widgets.row(self._failed, self._warning, (self.message, 1))
        for each in (self._idle, self._working, self._done, self._failed):
            self._state.addWidget(each)
        # Room for two lines about a problem.
        self._state.setMinimumHeight(widgets.em(self, 2.6))
        widgets.column(self, (self._area, 1), self._state, self.buttons, margins=2)

    def _connect(self) -> None:
        for box in self._boxes:
            box.currentIndexChanged.connect(self._change)
        for line in self.lines.values():
            line.textEdited.connect(self._change)
        self.texts_box.toggled.connect(self._change)
        self.save_button.clicked.connect(lambda: self.choose_file())
        self.buttons.rejected.connect(self.reject)
        self.open_button.clicked.connect(lambda: self._open(self._saved))
        self.folder_button.clicked.connect(lambda: self._open(self._saved and self._saved.parent))
        self._runner.progress.connect(self._show_progress)
        self._runner.finished.connect(self._finish)
        # The dialog only ends saving.
        self._runner.failed.connect(lambda _: self._stop())

    # Texts

    def _usual_title(self) -> str:
        if self._is_about_changes:
            return messages_changes.title()
        return translate("ReportDialog", "BLEU report")

    @property
    def _is_about_changes(self) -> bool:
        return self._analyze is not None

    @property
    def _segments_field(self) -> str:
        """The field of the choices that has the choice of segments here."""
        return "changed_segments" if self._is_about_changes else "segments"

    def _has_heading(self, name: FormatName) -> bool:
        """Tell whether a format names title, client and the like; JSON does for changes."""
        is_data = name == _FOR_PROGRAMS and self._is_about_changes
        return is_data or name not in WITHOUT_HEADING

    def _offered(self) -> list[SegmentsName]:
        """Return the choices of segments that make a difference here."""
        several = len(self._evaluation.candidates) > 1
        offered = {
            "listed": self._listed is not None,
            "costly": not self._is_about_changes,
            "different": several,
            "noted": bool(self._notes),
        }
        return [name for name in SEGMENTS if offered.get(name, True)]

    def _count(self, name: SegmentsName) -> int | None:
        counts = {
            "all": None if self._is_about_changes else self._evaluation.segments,
            "listed": len(self._listed or ()),
            "noted": len({segment for segment, _ in self._notes}),
        }
        return counts.get(name)

    # Choices

    @property
    def choices(self) -> ReportChoices:
        """The present choice."""
        language = str(self.language_box.currentData())
        # A user who never chose another language gets that of the interface, also the next time.
        is_own = language == current_language()
        named: dict[str, Any] = {name: line.text().strip() for name, line in self.lines.items()}
        return replace(
            self._choices,
            format=self.format_box.currentData(),
            language="" if is_own else language,
            texts=self.texts_box.isChecked(),
            paper=str(self.paper_box.currentData()),
            **named | {self._segments_field: self.segments_box.currentData()},
        )

    def _show_choices(self, choices: ReportChoices) -> None:
        language = choices.language if choices.language in LANGUAGES else current_language()
        segments = getattr(choices, self._segments_field)
        if segments not in self._offered():
            segments = getattr(ReportChoices(), self._segments_field)
        for box, value in (
            (self.format_box, choices.format),
            (self.language_box, language),
            (self.paper_box, choices.chosen_paper.value),
            (self.segments_box, segments),
        ):
            choose(box, value)
        with QSignalBlocker(self.texts_box):
            self.texts_box.setChecked(choices.texts)
        for name, line in self.lines.items():
            line.setText(getattr(choices, name))
        self._show_format()

    def _change(self) -> None:
        self._choices = self.choices
        self._saved, self._problem = None, None
        self._show_format()
        self._show_state()

    def _show_format(self) -> None:
        """Offer the choices that make a difference in the chosen format."""
        name = self.format_box.currentData()
        self._hint.setText(self._hint_of(name))
        self._form.setRowVisible(self.paper_box, name == "pdf")
        self._form.setRowVisible(self.language_box, name != _FOR_PROGRAMS)
        for line in self.lines.values():
            self._form.setRowVisible(line, self._has_heading(name))
        # Of texts, programs get the words that were often replaced.
        with_words = name != _FOR_PROGRAMS or self._is_about_changes
        has_texts = self._evaluation.has_texts and with_words
        self._form.setRowVisible(self._texts, has_texts)
        self._texts_hint.setVisible(has_texts and not self.texts_box.isChecked())

    def _hint_of(self, name: FormatName) -> str:
        hint = format_hint(name)
        if name != "pdf" or has_chinese_font():
            return hint
        languages = (
            self._evaluation.target_language.tag or "",
            self.choices.language or current_language(),
        )
        if not any(tag.startswith("zh") for tag in languages):
            return hint
        return join_sentences(hint, missing_font_text())

    # Saving

    def choose_file(self, name: str = "") -> None:
        """Ask where to save the report; it is saved at once.

        Parameters
        ----------
        name
            The first name of the file; by default, `proposed_name`.
        """
        choices = self.choices
        title = translate("ReportDialog", "Save report")
        pattern = translate("ReportDialog", "{format} ({endings})").format(
            format=re.split(r" ?[(（]", format_title(choices.format))[0],
            endings=f"*.{choices.format}",
        )
        dialog = file_dialog(self, title, choices.folder, filters=[pattern], suffix=choices.format)
        dialog.selectFile(name or self.proposed_name())
        dialog.fileSelected.connect(lambda chosen: self._take_path(Path(chosen)))
        dialog.open()

    def _take_path(self, path: Path) -> None:
        """Save to a path; a name with another extension gets that of the format."""
        extension = f".{self.choices.format}"
        if path.suffix.lower() != extension:
            path = path.with_name(f"{path.name}{extension}")
            if path.exists():
                # The user was not asked whether to replace this file.
                self._choices = replace(self.choices, folder=str(path.parent))
                self.choose_file(path.name)
                return
        self.save(path)

    def proposed_name(self) -> str:
        """Return a name for the file."""
        candidates = self._evaluation.candidates
        if self._session.folders.file is not None:
            name = Path(self._session.folders.file.name).stem
        elif self._session.project.path is not None:
            name = self._session.project.path.stem
        else:
            name = Path(candidates[0].name).stem if len(candidates) == 1 else ""
        choices = self.choices
        name = f"{self._usual_title()} {_in_file_name(name)}".rstrip()
        if choices.title and self._has_heading(choices.format):
            name = _in_file_name(choices.title) or name
        return name + f".{choices.format}"

    def save(self, path: Path) -> None:
        """Save the report."""
        choices = self._choices = replace(self.choices, folder=str(path.parent))
        segments = getattr(choices, self._segments_field)
        options = ReportOptions(
            language=choices.language or current_language(),
            segments=segments,
            rows=tuple(self._listed or ()) if segments == "listed" else (),
            candidate=self._candidate,
            texts=choices.texts,
            **{name: getattr(choices, name) for name in _LINES},
        )
        self._job = ReportJob(
            self._evaluation, options, path, choices.chosen_paper, self._notes, self._analyze
        )
        self._saved, self._problem = None, None
        self._runner.start(or_error(self._job.run))
        self._show_state()

    def _show_progress(self, stage: Stage, done: int, total: int) -> None:
        self._stage.setText(stage_name(stage))
        self.progress_bar.setRange(0, 1000)
        self.progress_bar.setValue(done * 1000 // max(total, 1))

    def _finish(self, problem: BleuError | None) -> None:
        job, self._job = self._job, None
        assert job is not None
        self._problem = problem
        if problem is None:
            self._saved = job.path
            self.saved.emit(self._choices)
        self._show_state()
        if problem is None:
            self.open_button.setFocus()
            widgets.announce(self, self.saved_name.text())
        else:
            self.save_button.setFocus()
            widgets.announce(self, self.message.text())

    def reject(self) -> None:
        """Stop saving; otherwise close."""
        if self._job is not None:
            self._runner.cancel()
            self._stop()
        else:
            super().reject()

    def done(self, result: int) -> None:
        """Close, and end the worker."""
        self._runner.stop()
        super().done(result)

    def _stop(self) -> None:
        self._job = None
        self._show_state()
        self.save_button.setFocus()

    # State

    def _show_state(self) -> None:
        working = self._job is not None
        self._fields.setEnabled(not working)
        self.save_button.setEnabled(not working)
        self.close_button.setText(
            translate("ReportDialog", "Cancel") if working else translate("ReportDialog", "Close")
        )
        if working:
            self._stage.setText(translate("ReportDialog", "Creating report…"))
            self.progress_bar.setRange(0, 0)
        self.message.setText(error_text(self._problem) if self._problem else "")
        ended = self._failed if self._problem is not None else self._done
        is_idle = self._problem is None and self._saved is None
        self._state.setCurrentWidget(self._working if working else self._idle if is_idle else ended)
        if self._saved is not None:
            text = translate("ReportDialog", "Saved: {name}")
            self.saved_name.setText(text.format(name=widgets.one_line(self._saved.name)))

    @staticmethod
    def _open(path: Path | None) -> None:
        if path is not None:
            open_outside(QUrl.fromLocalFile(str(path)))


def _in_file_name(text: str) -> str:
    return _FORBIDDEN.sub("_", text).strip(" .")[:_LONGEST_NAME].rstrip(" .")


def _analyzer(session: Session) -> Callable[..., changes_analysis.ChangeAnalysis] | None:
    """Return a function that analyzes the changes; None if the candidate is no suggestion."""
    evaluation, scheme = session.evaluation, session.suggestions.scheme
    if evaluation is None or not evaluation.has_texts or scheme is None:
        return None

    return partial(changes_analysis.analyze_changes, evaluation, session.originals, scheme=scheme)


def _notes(session: Session) -> dict[tuple[int, int], Note]:
    return {
        (noted.segment, noted.candidate): noted.note
        for noted in session.notes.all_notes()
        if noted.segment is not None
    }
