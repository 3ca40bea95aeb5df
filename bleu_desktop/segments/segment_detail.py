"""One segment in full: its texts with marks, the reasons for its score, and the user's notes.

The chosen candidate and its reasons come first, below the reference; the others follow.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from bleu_core.evaluation.results import Evaluation
from bleu_core.files.documents import Document
from bleu_desktop.i18n import translate
from bleu_desktop.segments.detail_head import DetailHead
from bleu_desktop.segments.figure_row import FigureRow
from bleu_desktop.segments.find_bar import CANDIDATE, REFERENCE, SOURCE, FindSpans, no_spans
from bleu_desktop.segments.note_editor import NoteEditor
from bleu_desktop.segments.reason_panel import ReasonPanel
from bleu_desktop.segments.segment_content import SegmentContent, explain
from bleu_desktop.segments.text_blocks import CandidateBlock, TextBlock
from bleu_desktop.session.session import Session
from bleu_desktop.shared import widgets
from bleu_desktop.shared.cell_texts import shown_text
from bleu_desktop.shared.counterparts import Counterparts
from bleu_desktop.shared.mark_legend import MarkLegend
from bleu_desktop.shared.marked_text import MOST_CHARACTERS
from bleu_desktop.shared.sizes import reading_width, space
from bleu_score.i18n import format_number, format_score, with_label
from bleu_score.marked.matches import plain_parts
from bleu_score.marked.parts import Part, View, sign_part
from bleu_score.marked.segment import MarkedSegment
from bleu_score.messages.metrics import sentence_bleu_title, signed
from bleu_score.messages.names import short_names, text_name

# A button shows the candidates beyond this number.
MOST_STACKED = 4
# Longer texts are explained in the background; until then they are shown without marks.
_MOST_AT_ONCE = 12_000
# Height, in lines, below which the panel is low.
_LOW = 22


class SegmentDetail(QWidget):
    """Shows one segment of an evaluation.

    Attributes
    ----------
    find_spans
        Returns start and length of the parts to mark in a source, reference or candidate.
    """

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._content: SegmentContent | None = None
        self._candidate = 0
        self._explained: dict[int, MarkedSegment] = {}
        self._shows_all = False
        # Tokenizers that have been used; the first use may be slow, as jieba loads its dictionary.
        self._loaded: set[str] = set()
        self.find_spans: FindSpans = no_spans
        self._runner = session.new_runner(self)
        self._runner.finished.connect(self._take_explained)
        self.counterparts = Counterparts(self)
        self.counterparts.described.connect(self._describe)
        # Its keys work everywhere on the page.
        self.head = DetailHead(self, scope=parent or self)
        self.head.view_wanted.connect(self.show_view)
        self.legend = MarkLegend(self)
        self.source = TextBlock(self)
        self.references: list[TextBlock] = []
        self.candidates: list[CandidateBlock] = []
        self.numbers = FigureRow(self)
        self.reasons = ReasonPanel(self)
        self.others = widgets.TextLabel(self, muted=True)
        self.others.setText(translate("SegmentDetail", "Other candidates"))
        self.more = QPushButton(self)
        self.description = widgets.ElidedLabel(self, muted=True)
        self.notes = NoteEditor(session.notes, self)
        self._lay_out()
        self.more.clicked.connect(self._toggle_all)
        self.notes.segment_wanted.connect(self._open_noted)
        self.reasons.fix_wanted.connect(session.apply_fix)
        session.text_check.changed.connect(self._show_diagnostics)
        self._show()

    # Building

    def _lay_out(self) -> None:
        self._reference_texts = widgets.column(spacing=1.5)
        self._chosen_text = widgets.column(spacing=1.5)
        self._other_texts = widgets.column(spacing=1.5)
        self._texts = widgets.column(
            None, self.source, self._reference_texts, self._chosen_text, spacing=1.5
        )
        content = self._sheet = QWidget(self)
        content.setMaximumWidth(reading_width())
        chosen = (self._texts, self.numbers, self.reasons)
        others = (self.others, self._other_texts, (self.more, 0, Qt.AlignmentFlag.AlignLeft))
        self._layout = widgets.column(
            content, self.legend, *chosen, *others, ..., spacing=1.5, margins=(0, 0, 1, 1)
        )
        self.area = widgets.scroll_area(content, self)
        # On the sheet of the page.
        for ground in (content, self.area.viewport()):
            ground.setAutoFillBackground(False)
        widgets.column(
            self, self.head, (self.area, 1), self.description, self.notes, margins=(1.5, 0.5, 1, 1)
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Give the space to the texts if the panel is low."""
        is_low = self.height() < widgets.em(self, _LOW)
        if is_low != (self._layout.indexOf(self.legend) > 0):
            self._layout.removeWidget(self.legend)
            place = self._layout.indexOf(self.others) if is_low else 0
            self._layout.insertWidget(place, self.legend)
        for texts in (self._texts, self._reference_texts, self._other_texts):
            texts.setSpacing(space(0.5 if is_low else 1.5))
        self.description.setVisible(not is_low or bool(self.description.text()))

    # Showing

    def show_segment(self, evaluation: Evaluation, candidate: int, segment: int) -> None:
        """Show a segment.

        Parameters
        ----------
        candidate
            Index of the chosen candidate.
        segment
            Index of the segment among those compared.
        """
        before = self._content
        if before is None or before.evaluation is not evaluation:
            before, self._shows_all = None, False
        if before is None or before.segment != segment:
            self._content = SegmentContent(evaluation, segment)
            self._explained = {}
            self.area.verticalScrollBar().setValue(0)
        self._candidate = candidate
        self.notes.show_note(segment, candidate)
        self._show()

    def clear(self) -> None:
        """Show nothing."""
        self._runner.cancel()
        self._content = None
        self._explained = {}
        self._shows_all = False
        self.notes.show_note(None)
        self._show()

    @property
    def view(self) -> View:
        """The choice of marks in the texts."""
        return self._session.navigation.view

    def show_view(self, view: View) -> None:
        """Choose the marks in the texts."""
        self._session.navigation.view = view
        self._show()

    def _show(self) -> None:
        content = self._content
        # The area stays, so that what is around it stays in its place.
        self._sheet.setVisible(content is not None)
        self.head.show_segment(content, self.view)
        if content is None:
            return
        order, references = content.evaluation.settings.max_order, len(content.references)
        self.legend.show_view(self.view, order, references)
        shown = self._shown_candidates(content)
        missing = [index for index in (self._candidate, *shown) if index not in self._explained]
        if not content.evaluation.has_texts:
            # Without texts, nothing can be explained.
            missing = []
        size = sum(map(len, content.references)) * len(missing)
        size += sum(len(content.candidates[index]) for index in missing)
        self._runner.cancel()
        if missing:
            wanted = sorted({*missing})
            if size <= _MOST_AT_ONCE and content.evaluation.tokenizer.name in self._loaded:
                self._explained |= explain(content, wanted)
            else:
                self._runner.start(lambda progress: (content, explain(content, wanted, progress)))
        self._show_texts(content, shown)
        self._show_reasons(content)

    def _take_explained(self, found: tuple[SegmentContent, dict[int, MarkedSegment]]) -> None:
        content, explained = found
        self._loaded.add(content.evaluation.tokenizer.name)
        if content is self._content:
            self._explained |= explained
            self._show()

    def _shown_candidates(self, content: SegmentContent) -> list[int]:
        """Return the candidates to show: the chosen one, the second one, the others best first."""
        rival = self._session.navigation.rival
        first = [self._candidate]
        if rival in content.evaluation.candidates:
            first.append(content.evaluation.candidates.index(rival))
        ranked = first + [index for index in content.by_score if index not in first]
        return ranked if self._shows_all else ranked[:MOST_STACKED]

    # Texts

    def _show_texts(self, content: SegmentContent, shown: Sequence[int]) -> None:
        evaluation = content.evaluation
        source = content.source
        if not evaluation.has_texts:
            source = None
        self.source.setVisible(source is not None)
        if source is not None:
            self.source.set_name(translate("SegmentDetail", "Source"))
            self.source.text.show_parts(_or_empty(plain_parts(source)), *_language_of(evaluation))
        self._make_blocks(candidates=len(shown), references=len(content.references))
        language = evaluation.target_language.tag, evaluation.target_language.script
        explained = self._explained.get(self._candidate)
        for number, block in enumerate(self.references):
            self._show_reference(block, number, content, explained)
            block.text.show_parts(self._reference_parts(number, content, explained), *language)
        names = [candidate.name for candidate in evaluation.candidates]
        short = short_names(evaluation.candidate_names)
        chosen_percent = content.percents[self._candidate]
        for block, index in zip(self.candidates, shown, strict=False):
            is_chosen = index == self._candidate
            percent = content.percents[index]
            block.show_candidate(
                index,
                short[names[index]],
                full_name=text_name(names[index]),
                score=with_label(sentence_bleu_title(), format_score(percent)),
                difference="" if is_chosen else signed(percent - chosen_percent),
                is_chosen=is_chosen,
                alone=len(names) == 1,
            )
            block.text.show_parts(self._candidate_parts(index, content), *language)
        self.mark_hits()
        self.others.setVisible(len(names) > 1)
        rest = len(names) - MOST_STACKED
        self.more.setVisible(rest > 0)
        if self._shows_all:
            self.more.setText(translate("SegmentDetail", "Show fewer"))
        else:
            self.more.setText(
                translate("SegmentDetail", "Show all {count} candidates").format(
                    count=format_number(len(names))
                )
            )
        self.counterparts.show(
            {
                block.text: self._explained[index].matches
                for block, index in zip(self.candidates, shown, strict=False)
                if index in self._explained and self.view is not View.DIFFERENCES
            },
            [block.text for block in self.references],
        )

    def _make_blocks(self, *, candidates: int, references: int) -> None:
        """Add or remove blocks until each text has one; other segments use the same blocks."""
        is_new = len(self.references) < references or len(self.candidates) < candidates
        for _ in range(len(self.references), references):
            block = TextBlock(self)
            self.counterparts.watch(block.text)
            self._reference_texts.addWidget(block)
            self.references.append(block)
        for _ in range(len(self.candidates), candidates):
            own = CandidateBlock(self)
            self.counterparts.watch(own.text)
            own.radio.clicked.connect(lambda *_, block=own: self._choose(block.index))
            (self._other_texts if self.candidates else self._chosen_text).addWidget(own)
            self.candidates.append(own)
        for blocks, count in ((self.references, references), (self.candidates, candidates)):
            for gone in blocks[count:]:
                gone.hide()
                gone.deleteLater()
            del blocks[count:]
        if is_new:
            # Tab would come to new blocks last.
            stops: list[QWidget] = [*self.head.views.buttons.values(), self.source.text]
            stops += [block.text for block in self.references]
            chosen, *others = ([block.radio, block.text] for block in self.candidates)
            stops += [*chosen, self.reasons.reasons, self.reasons.parts]
            stops += [stop for both in others for stop in both]
            widgets.set_tab_order(stops)

    def mark_hits(self) -> None:
        """Mark the text that is searched for."""
        for where, blocks in (
            (SOURCE, [self.source]),
            (REFERENCE, self.references),
            (CANDIDATE, self.candidates),
        ):
            for block in blocks:
                text = block.text.text()[:MOST_CHARACTERS]
                block.text.mark_hits(self.find_spans(text, where))

    def _show_reference(
        self,
        block: TextBlock,
        number: int,
        content: SegmentContent,
        explained: MarkedSegment | None,
    ) -> None:
        document: Document = content.evaluation.aligned.references[number]
        if len(content.references) == 1:
            name = translate("SegmentDetail", "Reference · {name}")
        else:
            name = translate("SegmentDetail", "Reference {number} · {name}")
        note = ""
        if explained is not None and len(content.references) > 1:
            marks = explained.matches.marks
            note = translate("SegmentDetail", "Matches taken from this reference: {count}").format(
                count=format_number(sum(mark.reference == number for mark in marks))
            )
        block.set_name(
            name.format(number=format_number(number + 1), name=text_name(document.name)), note
        )

    def _reference_parts(
        self, number: int, content: SegmentContent, explained: MarkedSegment | None
    ) -> Iterable[Part]:
        if not content.evaluation.has_texts:
            return _not_kept()
        if explained is None:
            return _or_empty(plain_parts(content.references[number]))
        return _or_empty(explained.reference_parts(self.view, number))

    def _candidate_parts(self, index: int, content: SegmentContent) -> Iterable[Part]:
        explained = self._explained.get(index)
        if not content.evaluation.has_texts:
            return _not_kept()
        if explained is None:
            return _or_empty(plain_parts(content.candidates[index]))
        return _or_empty(explained.candidate_parts(self.view))

    def _describe(self, text: str) -> None:
        """Show and announce a description of the token pointed at."""
        self.description.setText(text)
        self._arrange()
        if text:
            widgets.announce(self, text)

    # Reasons

    def _show_reasons(self, content: SegmentContent) -> None:
        explained = self._explained.get(self._candidate)
        self.reasons.setVisible(explained is not None)
        if explained is not None:
            self.reasons.explain(explained, len(content.references))
            self._show_diagnostics()

    def _show_diagnostics(self) -> None:
        if self._content is not None:
            check_report = self._session.text_check.report
            self.reasons.show_diagnostics(self._content.diagnostics(self._candidate, check_report))

    # Choices of the user

    def _choose(self, candidate: int) -> None:
        """Choose a candidate for all pages."""
        if self._content is None:
            return
        navigation = self._session.navigation
        names = [each.name for each in self._content.evaluation.candidates]
        before, rival = names[self._candidate], navigation.rival
        chosen = names[candidate]
        # Choosing the second candidate makes the first one the second.
        other = rival.name if rival else None
        navigation.choose(chosen, before if other == chosen else other)
        self._candidate = candidate
        self.notes.show_note(self._content.segment, candidate)
        self._show()
        # The chosen candidate is now below the reference.
        first = self.candidates[0]
        first.radio.setFocus()
        # Of a text higher than the area, only the middle would be in sight.
        for shown in (first, first.radio):
            self.area.ensureWidgetVisible(shown)

    def _toggle_all(self) -> None:
        self._shows_all = not self._shows_all
        self._show()

    def _open_noted(self, segment: int, candidate: int) -> None:
        if self._content is not None:
            name = self._content.evaluation.candidates[candidate].name
            self._session.navigation.open_segment(segment, name)


def _not_kept() -> Iterator[Part]:
    """Yield a sign that a text is not kept."""
    yield sign_part(translate("SegmentDetail", "(text not kept)"))


def _or_empty(parts: Iterable[Part]) -> Iterator[Part]:
    """Yield the parts of a text, or a sign that it is empty."""
    is_empty = True
    for part in parts:
        is_empty = is_empty and part.text.isspace()
        yield part
    if is_empty:
        yield sign_part(shown_text(""))


def _language_of(evaluation: Evaluation) -> tuple[str | None, str | None]:
    """Return the language and the script of the source text."""
    source = evaluation.aligned.source
    if source is None:
        return None, None
    return source.language, source.script
