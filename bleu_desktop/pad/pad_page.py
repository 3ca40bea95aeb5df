"""The page to type or paste texts: marks follow each keystroke, the score each pause."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QPushButton, QSplitter, QWidget

from bleu_core.errors import BleuError
from bleu_core.evaluation import evaluate as core_evaluation
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_core.scoring.bleu import BleuScore
from bleu_core.settings import Resampling, Settings
from bleu_core.tokenizers import Tokenizer
from bleu_desktop.i18n import translate
from bleu_desktop.pad.line_card import LineCard
from bleu_desktop.pad.line_matches import LineMatches
from bleu_desktop.pad.score_card import ScoreCard
from bleu_desktop.pad.text_field import TextField
from bleu_desktop.session.session import Session
from bleu_desktop.shared import widgets
from bleu_desktop.shared.controls import Link
from bleu_desktop.shared.examples import EXAMPLES
from bleu_desktop.shared.jobs import or_error
from bleu_desktop.shared.mark_legend import MarkLegend
from bleu_desktop.shared.sizes import TITLE, space
from bleu_score.i18n import as_heading, format_number, join_sentences
from bleu_score.marked.parts import Part, View
from bleu_score.messages.errors import error_text
from bleu_score.messages.metrics import score_text

# Width, in heights of the font, from which on the score is beside the texts.
_WIDE = 58
# Longer rows of text are hard to read.
_MOST = 60


_EVALUATE = QKeySequence("Ctrl+Return")

# The pause in typing after which the texts are scored.
_PAUSE_MILLISECONDS = 120


class PadPage(QWidget):
    """Fields for one or two references and candidates, with the candidates' scores."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._runner = session.new_runner(self)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MILLISECONDS)
        self._matches = LineMatches()
        # The last scores of the texts.
        self._evaluation: Evaluation | None = None
        self._error: BleuError | None = None
        self._line = 0
        self.title = widgets.TextLabel(self, scale=TITLE, bold=True)
        self.title.setText(translate("PadPage", "Type or paste text"))
        # Shown if the score is below the texts and may be out of sight.
        self.brief = widgets.TextLabel(self, scale=TITLE, bold=True)
        self.close_button = widgets.tool_button("close", self, translate("PadPage", "Close"))
        text = translate(
            "PadPage",
            "One segment per line. The score updates as you type. Nothing is saved.",
        )
        self._hint = widgets.TextLabel(self, text, wrap=True, muted=True)
        self.examples = QWidget(self)
        self.reference = TextField(self)
        self.second_reference = TextField(self)
        self.candidate = TextField(self)
        self.second_candidate = TextField(self)
        for field in (self.reference, self.second_reference):
            field.setPlaceholderText(translate("PadPage", "A translation you trust"))
        for field in (self.candidate, self.second_candidate):
            field.setPlaceholderText(translate("PadPage", "The translation to score"))
        self._boxes = {field: self._box(field) for field in self._fields}
        # They show the fields that are not always needed.
        self.buttons = {
            field: QPushButton(self._label(field), self)
            for field in (self.second_reference, self.second_candidate)
        }
        self.legend = MarkLegend(self)
        self.legend.show_view(View.MATCHES, session.settings.max_order)
        self.message = widgets.TextLabel(self, wrap=True, selectable=True)
        self.cards = (ScoreCard(self), ScoreCard(self))
        self._facts = widgets.TextLabel(self, wrap=True, muted=True)
        self.line_card = LineCard(self)
        self.evaluate_button = QPushButton(translate("PadPage", "Turn into an evaluation"), self)
        self.evaluate_button.setShortcut(_EVALUATE)
        self.evaluate_button.setToolTip(_EVALUATE.toString(QKeySequence.SequenceFormat.NativeText))
        self._lay_out()
        self._connect()
        for field in self.buttons:
            self._show_field(field, False)
        self._show()

    @property
    def _fields(self) -> tuple[TextField, ...]:
        return self.reference, self.second_reference, self.candidate, self.second_candidate

    @property
    def _references(self) -> list[TextField]:
        """The references' fields that are in use."""
        return self._used(self.reference, self.second_reference)

    @property
    def _candidates(self) -> list[TextField]:
        """The candidates' fields that are in use."""
        return self._used(self.candidate, self.second_candidate)

    def _used(self, field: TextField, second: TextField) -> list[TextField]:
        has_second = self.buttons[second].isChecked() and second.lines()
        return [field, second] if has_second else [field]

    # Building

    def _box(self, field: TextField) -> QWidget:
        box = QWidget(self)
        field.setAccessibleName(self._label(field))
        label = QLabel(self._label(field), box)
        label.setBuddy(field)
        widgets.column(box, label, (field, 1), spacing=0.5)
        return box

    def _lay_out_examples(self) -> None:
        links = []
        for texts in EXAMPLES:
            first = " ".join(texts[0].split()[:5])
            link = Link(first if first == texts[0] else f"{first}…", self.examples)
            link.setToolTip(texts[0])
            link.clicked.connect(partial(self.show_example, *texts))
            links.append(link)
        label = QLabel(as_heading(translate("PadPage", "Examples")), self.examples)
        widgets.column(self.examples, label, *links, spacing=0.5)

    def _lay_out(self) -> None:
        self._lay_out_examples()
        head = widgets.row(None, (self.title, 1), self.brief, self.close_button)
        self._texts = QSplitter(Qt.Orientation.Vertical, self)
        self._texts.setChildrenCollapsible(False)
        for field in self._fields:
            self._texts.addWidget(self._boxes[field])
        below = widgets.row(None, *self.buttons.values(), ...)
        self._left = QWidget(self)
        widgets.column(self._left, (self._texts, 1), below, self.legend)
        self._side = QWidget(self)
        button = (self.evaluate_button, 0, Qt.AlignmentFlag.AlignLeft)
        side = (*self.cards, self._facts, self.line_card, self.examples, button, ...)
        widgets.column(self._side, *side, spacing=1.5)
        self._body = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._body.setSpacing(space(2))
        widgets.add_to(self._body, (self._left, 3), (self._side, 2))
        self._body.addStretch(0)
        content = QWidget(self)
        widgets.column(content, head, self._hint, self.message, (self._body, 1), margins=2)
        widgets.column(self, widgets.scroll_area(content, self))

    def _connect(self) -> None:
        for field, button in self.buttons.items():
            button.setCheckable(True)
            button.toggled.connect(partial(self._show_field, field))
        self.evaluate_button.clicked.connect(self._evaluate)
        self._pause.timeout.connect(self._score)
        self._runner.finished.connect(self._take_score)
        self._session.state_changed.connect(self._note_settings)
        for field in self._fields:
            field.textChanged.connect(self._note_texts)
            field.line_chosen.connect(self._choose_line)
            field.token_pointed.connect(
                lambda line, token, field=field: self._point(field, line, token)
            )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(wide=event.size().width() >= widgets.em(self, _WIDE))

    def _arrange(self, *, wide: bool) -> None:
        """Put the score beside the texts, or below them."""
        self._body.setDirection(
            QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        )
        self._left.setMaximumWidth(widgets.em(self, _MOST))
        self._side.setMaximumWidth(widgets.em(self, 26) if wide else widgets.em(self, _MOST))
        self.brief.setHidden(wide)

    def main_widget(self) -> QWidget:
        """Return the widget focused when the page opens."""
        return self.candidate if self.reference.lines() else self.reference

    def show_example(self, candidate: str, reference: str, second_reference: str = "") -> None:
        """Show an example in the place of the texts."""
        texts = (reference, second_reference, candidate, "")
        for field, text in zip(self._fields, texts, strict=True):
            field.replace_text(text)
            if field in self.buttons:
                self._show_field(field, bool(text))
        self.candidate.setFocus()

    # Scoring

    @property
    def _settings(self) -> Settings:
        """The settings with which the texts are scored: in BLEU alone."""
        return replace(
            self._session.work.fresh_settings, metrics=("bleu",), resampling=Resampling()
        )

    def _documents(self, fields: Sequence[TextField], lines: int | None = None) -> list[Document]:
        """Return the texts of fields as documents, or their first lines."""
        return [Document.from_segments(self._name(each), each.lines()[:lines]) for each in fields]

    def _note_texts(self) -> None:
        """Mark the texts as they are now, and score them after a pause in typing."""
        self._show_marks()
        if self._common_lines():
            self._pause.start()
        else:
            self._pause.stop()
            self._runner.cancel()
            self._evaluation = self._error = None
        if self._evaluation is None:
            self._show()

    def _score(self) -> None:
        """Score as many lines as all texts have, in the background."""
        lines, settings = self._common_lines(), self._settings
        references = self._documents(self._references, lines)
        candidates = self._documents(self._candidates, lines)
        score = partial(
            core_evaluation.evaluate_documents,
            candidates=candidates,
            references=references,
            settings=settings,
        )
        self._runner.start(or_error(lambda progress: score(progress=progress)))

    def _common_lines(self) -> int:
        """Return the number of lines that all texts have."""
        return min(len(field.lines()) for field in (*self._references, *self._candidates))

    def _take_score(self, result: Evaluation | BleuError) -> None:
        self._error = result if isinstance(result, BleuError) else None
        self._evaluation = None if isinstance(result, BleuError) else result
        if self._evaluation is not None:
            self._matches.use(self._evaluation.tokenizer, self._evaluation.settings)
            language = self._evaluation.target_language
            for field in self._fields:
                field.show_language(language.tag, language.script)
        self._show_marks()
        self._show()

    def _note_settings(self) -> None:
        if self._evaluation is not None and self._evaluation.settings != self._settings:
            self._note_texts()

    # Showing

    def _show_field(self, field: TextField, shown: bool) -> None:
        """Show or hide a field that is not always needed."""
        self._boxes[field].setVisible(shown)
        self.buttons[field].setChecked(shown)
        if shown:
            field.setFocus()
        self._note_texts()

    def _show_marks(self) -> None:
        """Mark the texts; the matches of unchanged lines are known already."""
        common, used = self._common_lines(), self._references
        references = [field.lines() for field in used]
        beside = self._beside_references().lines()
        for number, field in enumerate(used):
            marks = partial(
                self._matches.reference_parts,
                candidate=beside,
                references=references,
                number=number,
            )
            field.show_marks(marks, common)
        for field in self._candidates:
            marks = partial(
                self._matches.candidate_parts, candidate=field.lines(), references=references
            )
            field.show_marks(marks, common)
        for field in {*self.buttons} - {*used, *self._candidates}:
            field.show_marks(_no_marks, len(field.lines()))

    def _beside_references(self) -> TextField:
        """Return the candidate by which the references are marked: the last one edited."""
        fields = self._candidates
        return next((field for field in reversed(fields) if field.hasFocus()), fields[0])

    def _choose_line(self, line: int) -> None:
        self._line = line
        for field in self._fields:
            field.show_line(line)
        self._show_marks()
        self._show_line()

    def _point(self, field: TextField, line: int, token: int | None) -> None:
        """Light the counterparts of a token."""
        references = self._references
        beside = field if field in self._candidates else self._beside_references()
        lit = self._matches.counterparts(
            line,
            token,
            candidate=beside.lines(),
            references=[reference.lines() for reference in references],
            number=references.index(field) if field in references else None,
        )
        for each in self._fields:
            each.light(())
        if lit is not None:
            own, number, other = lit
            beside.light([own], line)
            references[number].light([other], line)

    def _show_line(self) -> None:
        reasons = []
        references = [field.lines() for field in self._references]
        if self._evaluation is not None:
            for field in self._candidates:
                found = self._matches.reasons(
                    self._line, candidate=field.lines(), references=references
                )
                if found is not None:
                    reasons.append((self._label(field), found))
        self.line_card.show_line(self._line, reasons)

    def _show(self) -> None:
        """Show the score, or the reason why there is none."""
        fields = self._candidates
        several = len(fields) > 1
        for index, card in enumerate(self.cards):
            card.setVisible(index < len(fields) and self._evaluation is not None)
            scores = self._scores()
            if index < len(scores) <= len(fields):
                name = self._label(fields[index]) if several else ""
                card.show_score(scores[index], name)
        self.brief.setText(self._brief())
        self.message.setText(self._problem())
        # The message takes the place of the hint, so that the texts stay where they are.
        self.message.setVisible(bool(self.message.text()))
        self._hint.setHidden(bool(self.message.text()))
        self.examples.setHidden(any(field.lines() for field in self._fields))
        self._facts.setText(self._fact())
        self._facts.setVisible(self._evaluation is not None)
        counts = {len(field.lines()) for field in (*self._references, *fields)}
        self.evaluate_button.setEnabled(self._evaluation is not None and len(counts) == 1)
        self.legend.setVisible(self._evaluation is not None)
        self._show_line()

    def _scores(self) -> list[BleuScore]:
        return [each.score for each in self._evaluation.candidates] if self._evaluation else []

    def _problem(self) -> str:
        """Return the reason why there is no score, or no complete one."""
        if self._evaluation is None and self._error is None and self._common_lines():
            return translate("PadPage", "Scoring…")
        if self._error is not None:
            return error_text(self._error)
        fields = (*self._references, *self._candidates)
        counts = [len(field.lines()) for field in fields]
        if len(set(counts)) == 1:
            return ""
        longest = max(fields, key=lambda field: len(field.lines()))
        shortest = min(fields, key=lambda field: len(field.lines()))
        if not min(counts):
            return ""
        return translate(
            "PadPage",
            "Lines: {first_count} in “{first}”, {second_count} in “{second}”. Only the "
            "first {common} are scored.",
        ).format(
            first=self._label(longest),
            first_count=format_number(max(counts)),
            second=self._label(shortest),
            second_count=format_number(min(counts)),
            common=format_number(min(counts)),
        )

    def _brief(self) -> str:
        scores = [score_text(score) for score in self._scores()]
        return f"BLEU {' · '.join(scores)}" if scores else ""

    def _fact(self) -> str:
        if self._evaluation is None:
            return ""
        return join_sentences(
            translate("PadPage", "Segments: {count}.").format(
                count=format_number(self._evaluation.segments)
            ),
            translate("PadPage", "Word segmentation: {name}.").format(
                name=_tokenizer_name(self._evaluation.tokenizer)
            ),
        )

    # Becoming an evaluation

    def _evaluate(self) -> None:
        documents = {
            Role.REFERENCE: self._documents(self._references),
            Role.CANDIDATE: self._documents(self._candidates),
        }
        self._session.open_documents(documents)

    # Words

    def _label(self, field: TextField) -> str:
        labels = {
            self.reference: translate("PadPage", "Reference"),
            self.second_reference: translate("PadPage", "Second reference"),
            self.candidate: translate("PadPage", "Candidate"),
            self.second_candidate: translate("PadPage", "Second candidate"),
        }
        return labels[field]

    def _name(self, field: TextField) -> str:
        """Return the name of a text as a document."""
        names = {
            self.reference: translate("PadPage", "Pasted reference"),
            self.second_reference: translate("PadPage", "Pasted second reference"),
            self.candidate: translate("PadPage", "Pasted candidate"),
            self.second_candidate: translate("PadPage", "Pasted second candidate"),
        }
        return names[field]


def _no_marks(line: int) -> Sequence[Part]:
    return ()


def _tokenizer_name(tokenizer: Tokenizer) -> str:
    return "-".join(filter(None, (tokenizer.name, tokenizer.variant)))
