"""A dialog that asks which scores of a file to use, and for the name of their metric."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QWidget

from bleu_core.errors import BleuError
from bleu_core.evaluation.given_scores import GivenScores, direction
from bleu_core.evaluation.given_scores import metric_name as known_name
from bleu_core.files.score_files.choosing import choose_column, number_columns, tables_for
from bleu_core.files.score_files.errors import NumberingUnknown, SystemsUnknown
from bleu_core.files.score_files.numbers import grades_in
from bleu_core.files.score_files.tables import ScoreAddress, ScoreContents, ScoreTable, parse_grades
from bleu_core.workspace.inputs import ScoresInput
from bleu_desktop.i18n import translate
from bleu_desktop.session.file_rows import FileRow
from bleu_desktop.shared.forms import choose, combo, fill, form
from bleu_desktop.shared.manual import COMPARING, explain
from bleu_desktop.shared.sizes import TITLE
from bleu_desktop.shared.widgets import ElidedLabel, TextLabel, column, em, one_line
from bleu_score.i18n import format_number, with_label
from bleu_score.messages.errors import error_text
from bleu_score.messages.names import text_name

# The metrics offered by name; any other name can be typed.
_METRICS = ("COMET", "XCOMET", "CometKiwi", "MetricX", "BLEURT", "BERTScore", "MQM", "DA", "ESA")
_LONGEST_NAME = 40


class ScoresDialog(QDialog):
    """Asks about a file of scores for one candidate; `chosen` carries the answer.

    Signals
    -------
    chosen
        The `ScoresInput`.
    candidate_wanted
        The user says that the file is another candidate, not scores.

    Parameters
    ----------
    contents
        The content of the file, as it was read.
    candidate
        The candidate.
    read
        Returns the chosen scores for the candidate; None if it has not been read.
    can_be_candidate
        Whether the file may also be another candidate.
    """

    chosen = Signal(object)
    candidate_wanted = Signal()

    def __init__(
        self,
        contents: ScoreContents,
        candidate: FileRow,
        read: Callable[[ScoreAddress], GivenScores] | None,
        parent: QWidget | None = None,
        *,
        can_be_candidate: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        explain(self, COMPARING)
        self._contents = contents
        self._candidate = candidate
        self._read_scores = read
        self._title = ElidedLabel(self, bold=True, scale=TITLE)
        self._intro = TextLabel(self, wrap=True, muted=True)
        self.metric_box = combo(self)
        self.system_box = combo(self)
        self.column_box = combo(self)
        self.better_box = combo(self)
        self.grades_edit = QLineEdit(self)
        self.first_box = combo(self)
        self.status = TextLabel(self, wrap=True)
        self.buttons = QDialogButtonBox(self)
        self.ok_button = self.buttons.addButton(QDialogButtonBox.StandardButton.Ok)
        self.cancel_button = self.buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.candidate_button = (
            self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
            if can_be_candidate
            else None
        )
        self._given: GivenScores | None = None
        self._better_chosen = False
        self._lay_out()
        self._say()
        self._fill_boxes()
        self._connect()
        self._check()
        self.resize(em(self, 30), self.sizeHint().height())

    def _lay_out(self) -> None:
        fields = self._fields = form()
        fields.setRowWrapPolicy(fields.RowWrapPolicy.WrapLongRows)
        self.metric_box.setEditable(True)
        if (edit := self.metric_box.lineEdit()) is not None:
            edit.setMaxLength(_LONGEST_NAME)
        by_field = self._contents.by_field
        column_name = translate("Scores", "&Field") if by_field else translate("Scores", "&Column")
        for text, box in (
            (translate("Scores", "&Metric"), self.metric_box),
            (translate("Scores", "&System"), self.system_box),
            (column_name, self.column_box),
            (translate("Scores", "&Direction"), self.better_box),
            (translate("Scores", "&Number of the first segment"), self.first_box),
            (translate("Scores", "&Grades, the best first"), self.grades_edit),
        ):
            fields.addRow(text, box)
            box.setAccessibleName(text.replace("&", ""))
        parts = (self._title, self._intro, fields, self.status, ..., self.buttons)
        column(self, *parts, margins=1.25)

    def _say(self) -> None:
        self.setWindowTitle(translate("Scores", "Add scores"))
        self._title.setText(
            translate("Scores", "Scores for “{candidate}”").format(
                candidate=text_name(self._candidate.name)
            )
        )
        self._intro.setText(
            translate(
                "Scores",
                "“{file}” contains external scores. BLEU Desktop shows them as they are and does "
                "not compute them.",
            ).format(file=one_line(self._contents.path.name))
        )
        self.ok_button.setText(translate("Scores", "Add scores"))
        self.cancel_button.setText(translate("Scores", "Cancel"))
        if self.candidate_button is not None:
            self.candidate_button.setText(translate("Scores", "Add as candidate"))

    def _fill_boxes(self) -> None:
        fill(self.metric_box, [(name, name) for name in _METRICS])
        self.metric_box.setEditText(self._guessed_metric())
        systems = self._contents.systems
        tables = enumerate(self._contents.tables)
        named = [(place, table) for place, table in tables if table.system or not systems]
        fill(
            self.system_box,
            [
                (
                    str(place),
                    one_line(
                        with_label(table.sheet, table.system) if table.sheet else table.system
                    ),
                )
                for place, table in named
            ],
        )
        self._fields.setRowVisible(self.system_box, len(systems) > 1)
        if len(systems) > 1:
            own = self._own_system()
            choose(self.system_box, next((str(at) for at, each in named if each.system == own), ""))
        fill(self.first_box, [("", "–"), ("0", format_number(0)), ("1", format_number(1))])
        self._fields.setRowVisible(self.first_box, False)
        self._fill_columns()
        fill(self.better_box, better_names())

    def _guessed_metric(self) -> str:
        """Return the metric that a column or the file is named after."""
        names = [name for table in self._contents.tables for name in table.columns]
        found = map(usual_metric, (*names, self._contents.path.name))
        return next(filter(None, found), _METRICS[0])

    def _own_system(self) -> str:
        """Return the system that has the candidate's name, or else the first."""
        name = self._candidate.file_name
        try:
            first = ScoreAddress(self._contents.path, sheet=self._contents.tables[0].sheet)
            found = tables_for(self._contents, first, [name], 0, alone=True)
        except SystemsUnknown:
            return self._contents.systems[0]
        return found[0].system

    def _table(self) -> ScoreTable:
        return self._contents.tables[int(self.system_box.currentData() or 0)]

    def _fill_columns(self) -> None:
        # The sheets of a workbook may have the same columns.
        tables = self._contents.tables if not self._contents.systems else (self._table(),)
        columns = [(table.sheet, name) for table in tables for name in number_columns(table)]
        items = [
            (f"{sheet}\n{name}", one_line(with_label(sheet, name) if sheet else name))
            for sheet, name in columns
        ]
        fill(self.column_box, items)
        self._fields.setRowVisible(self.column_box, len(columns) > 1)
        try:
            found = choose_column(self._contents, tables[0], "", self.metric_name)
        except BleuError:
            found = ""
        place = next((n for n, (_, name) in enumerate(columns) if name == found), 0)
        self.column_box.setCurrentIndex(place)

    def _connect(self) -> None:
        self.metric_box.editTextChanged.connect(lambda _: self._check())
        self.system_box.currentIndexChanged.connect(self._change_system)
        self.column_box.currentIndexChanged.connect(lambda _: self._read())
        self.first_box.activated.connect(lambda _: self._read())
        self.grades_edit.editingFinished.connect(self._read)
        self.better_box.activated.connect(self._choose_better)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        if self.candidate_button is not None:
            self.candidate_button.clicked.connect(self._use_as_candidate)
        self._read()

    # The choice

    @property
    def metric_name(self) -> str:
        """The name of the metric."""
        return " ".join(self.metric_box.currentText().split())

    def _address(self) -> ScoreAddress:
        sheet, _, column = (self.column_box.currentData() or "").rpartition("\n")
        several, table = len(self._contents.systems) > 1, self._table()
        return ScoreAddress(
            self._contents.path,
            (column,) if column else (),
            table.sheet if several else sheet,
            table.system if several else "",
            self.better_box.currentData(),
            parse_grades(self.grades_edit.text()),
            int(first) if (first := self.first_box.currentData()) else None,
        )

    def choice(self) -> ScoresInput:
        """Return the user's choice."""
        return ScoresInput(self.metric_name, self._address())

    def _change_system(self) -> None:
        self._fill_columns()
        self._read()

    def _choose_better(self) -> None:
        self._better_chosen = True
        self._check()

    # Checking the choice

    def _ask_for_grades(self) -> None:
        _, _, column = (self.column_box.currentData() or "").rpartition("\n")
        grades = grades_in(self._table().columns.get(column, ()))
        self._fields.setRowVisible(self.grades_edit, bool(grades))
        self._fields.setRowVisible(self.better_box, not grades)
        if not grades or not self.grades_edit.isModified():
            self.grades_edit.setText(" > ".join(grades))

    def _read(self) -> None:
        """Read the chosen numbers."""
        self._ask_for_grades()
        self._given = None
        self._error = ""
        try:
            if self._read_scores is not None:
                self._given = self._read_scores(self._address())
        except BleuError as error:
            self._error = error_text(error)
            if isinstance(error, NumberingUnknown):
                self._fields.setRowVisible(self.first_box, True)
        self._check()

    def _check(self) -> None:
        """Show a summary of the numbers, or the problem with them."""
        scores: Sequence[float] = ()
        if self._given is not None:
            scores = [score for score, count in self._given.rows.tolist() if count]
        if not self._better_chosen:
            choose(self.better_box, direction(self.metric_name, scores) or "lower")
        problem = self._error
        if not problem and not self.metric_name:
            problem = translate("Scores", "Give the metric a name.")
        if not problem:
            try:
                known_name(self.metric_name)
            except BleuError as error:
                problem = error_text(error)
        self.ok_button.setEnabled(not problem)
        self.status.setText(problem or self._summary(scores))

    def _summary(self, scores: Sequence[float]) -> str:
        if not scores or self._given is None:
            return ""
        texts = [
            translate("Scores", "Scores: {scores} · Segments: {segments} · Mean: {mean}").format(
                scores=format_number(len(scores)),
                segments=format_number(len(self._given.rows)),
                mean=format_number(sum(scores) / len(scores), 4),
            )
        ]
        if self._given.file.differing:
            texts.append(
                translate(
                    "Scores",
                    "Segments whose text in the file differs from the candidate’s: {count}",
                ).format(count=format_number(self._given.file.differing))
            )
        return "\n".join(texts)

    def _use_as_candidate(self) -> None:
        self.reject()
        self.candidate_wanted.emit()

    def accept(self) -> None:
        if self.ok_button.isEnabled():
            choice = self.choice()
            super().accept()
            self.chosen.emit(choice)


def better_names() -> list[tuple[str, str]]:
    """Return the two directions of scores, with their names."""
    return [
        ("higher", translate("Scores", "Higher is better")),
        ("lower", translate("Scores", "Lower is better")),
    ]


def usual_metric(text: str) -> str:
    """Return the metric that a heading or a file is named after; empty if none is known."""
    known = sorted(_METRICS, key=len, reverse=True)
    return next(
        (each for each in known if len(each) > 2 and each.casefold() in text.casefold()), ""
    )
