"""The page of pairs: the compared segments, the concerns about them, and the pairs left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtWidgets import (
    QPushButton,
    QWidget,
)

from bleu_core.evaluation.results import Evaluation
from bleu_core.files.documents import Document
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.pairing.concerns import with_switched
from bleu_core.pairing.errors import SegmentCountsDiffer
from bleu_core.settings import PAIR_BY, Concern, PairingOptions
from bleu_desktop.i18n import translate
from bleu_desktop.pairing.drift_view import DriftView
from bleu_desktop.pairing.pair_overview import PairOverview
from bleu_desktop.pairing.repaired_documents import RepairedDocuments
from bleu_desktop.session.session import Session
from bleu_desktop.shared import widgets
from bleu_desktop.shared.actions import Actions
from bleu_desktop.shared.flow_layout import FlowLayout
from bleu_desktop.shared.forms import choose, fill, labeled_combo
from bleu_desktop.shared.kept_texts import texts_not_kept
from bleu_desktop.shared.result_page import ResultPage
from bleu_desktop.shared.sizes import TITLE
from bleu_desktop.shared.veil import Veil
from bleu_score.i18n import format_number
from bleu_score.messages.assumptions import assumption_text
from bleu_score.messages.files import pairing_name
from bleu_score.messages.names import text_name


class PairingPage(ResultPage):
    """Shows how segments were paired, or where files drift apart; the session changes it."""

    def __init__(self, session: Session, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.veils = (Veil(self),)
        self._evaluation: Evaluation | None = None
        self._error: SegmentCountsDiffer | None = None
        self._originals: Sequence[Document] = ()
        self._pairing = PairingOptions()
        self.title = widgets.TextLabel(self, wrap=True, scale=TITLE, bold=True)
        self.counts = widgets.TextLabel(self, wrap=True, muted=True)
        label = translate("PairingPage", "Pair by")
        self._pair_by_label, self.pair_by = labeled_combo(label, self)
        self._name_ways()
        self.save_button = QPushButton(translate("PairingPage", "Save texts…"), self)
        tip = translate(
            "PairingPage",
            "Saves the texts as they are compared, without excluded pairs. The files "
            "themselves are never changed.",
        )
        self.save_button.setToolTip(widgets.plain_tool_tip(tip))
        self.repaired = RepairedDocuments(self)
        self.no_texts = widgets.TextLabel(self, texts_not_kept(), wrap=True)
        self.overview = PairOverview(self)
        self.drift = DriftView(self)
        self._lay_out()
        self.pair_by.activated.connect(lambda: self._change(by=self.pair_by.currentData()))
        self.save_button.clicked.connect(actions.save_texts.trigger)
        self.overview.concerns.left_out_changed.connect(self._leave_out)
        self.overview.segment_wanted.connect(session.navigation.open_row)
        self.overview.candidate_wanted.connect(self._choose_candidate)
        self.drift.repair_wanted.connect(session.files.repair)
        self.drift.content_button.clicked.connect(lambda: self._change(by="content"))
        self.repaired.undo_wanted.connect(session.files.undo_repair)
        session.navigation.row_wanted.connect(self.overview.open_pair)
        session.navigation.candidate_changed.connect(self._follow)
        self.clear()

    def _lay_out(self) -> None:
        content = QWidget(self)
        head = widgets.column(None, self.title, self.counts, spacing=0.5)
        way = QWidget(self)
        widgets.row(way, self._pair_by_label, self.pair_by)
        ways = FlowLayout(None, way, self.save_button, spacing=1)
        above = (head, ways, self.repaired, self.no_texts)
        layout = widgets.column(content, *above, (self.overview, 1), self.drift, margins=2)
        layout.addStretch(0)
        self.area = widgets.scroll_area(content, self)
        widgets.column(self, self.area)

    def show_result(self) -> None:
        session = self.session
        self.cover(False)
        if session.evaluation is not None:
            self.show_evaluation(session.evaluation, session.originals)
            self._follow()
        elif isinstance(session.error, SegmentCountsDiffer):
            self.show_mismatch(session.error, session.originals)

    def show_evaluation(self, evaluation: Evaluation, originals: Sequence[Document]) -> None:
        """Show the pairs of an evaluation.

        Parameters
        ----------
        evaluation
            The evaluation.
        originals
            Its references, candidates and source as they were loaded: they include pairs that are
            left out.
        """
        self._evaluation, self._error, self._originals = evaluation, None, originals
        self._pairing = evaluation.settings.pairing
        self.drift.clear()
        if evaluation.has_texts:
            self.overview.show_evaluation(evaluation, originals)
        else:
            self.overview.clear()
        self._show()

    def show_candidate(self, index: int) -> None:
        """Show the texts of a candidate, counted from 0."""
        self.overview.show_candidate(index)

    def show_mismatch(self, error: SegmentCountsDiffer, originals: Sequence[Document]) -> None:
        """Show the places where files drift apart that belong together line by line."""
        self._evaluation, self._error, self._originals = None, error, originals
        self.overview.clear()
        self.drift.show_mismatch(error, originals)
        self._show()

    def clear(self) -> None:
        """Show nothing, and forget the user's choices."""
        self._evaluation, self._error, self._originals = None, None, ()
        self._pairing = PairingOptions()
        self.overview.clear()
        self.drift.clear()
        self._show()

    def main_widget(self) -> QWidget:
        """Return the widget focused when the page opens."""
        if self._error is not None:
            return self.drift.main_widget()
        return self.overview.main_widget()

    def _name_ways(self) -> None:
        """Offer the ways to pair, with an explanation."""
        tip = translate(
            "PairingPage",
            "How segments are matched up. “Automatic” uses keys or times where all files "
            "have them, otherwise the position; it also shifts subtitle times that do "
            "not match.",
        )
        self.pair_by.setToolTip(widgets.plain_tool_tip(tip))
        names = {
            "auto": translate("PairingPage", "Automatic"),
            "key": translate("PairingPage", "Key or time"),
            "position": translate("PairingPage", "Position"),
            "content": translate("PairingPage", "Content"),
        }
        fill(self.pair_by, [(name, names[name]) for name in PAIR_BY])

    def _show(self) -> None:
        evaluation = self._evaluation
        has_texts = evaluation is None or evaluation.has_texts
        has_pairs = evaluation is not None and has_texts
        for widget, shown in (
            (self.overview, has_pairs),
            (self.no_texts, not has_texts),
            (self.drift, self._error is not None),
            (self._pair_by_label, bool(self._originals)),
            (self.pair_by, bool(self._originals)),
            (self.save_button, has_pairs),
        ):
            widget.setVisible(shown)
        choose(self.pair_by, self._pairing.by)
        self.repaired.show_documents(self._originals if has_texts else ())
        title, counts = self._head()
        self.title.setText(title)
        self.counts.setText(counts)

    def _head(self) -> tuple[str, str]:
        """Return the headline and the numbers below it."""
        if self._error is not None:
            error = self._error
            counts = translate("PairingPage", "Segments in {name}: {count}")
            files = ((error.first, error.first_count), (error.second, error.second_count))
            lines = (
                counts.format(name=text_name(name), count=format_number(count))
                for name, count in files
            )
            title = translate("PairingPage", "The files are misaligned")
            if error.places[0].kind in ("empty_reference_end", "empty_candidate_end"):
                title = translate("PairingPage", "One file has an empty line at the end")
            return title, "\n".join(lines)
        if self._evaluation is None:
            return "", ""
        aligned = self._evaluation.aligned
        counts = translate("PairingPage", "Pairs compared: {compared} · excluded: {left_out}")
        return pairing_name(aligned.pairs.method), "\n".join(
            (
                counts.format(
                    compared=format_number(aligned.segments),
                    left_out=format_number(len(aligned.pairs.rows) - aligned.segments),
                ),
                *_assumed(aligned),
            )
        )

    def _change(self, **changes: object) -> None:
        self._set(replace(self._pairing, **changes))  # type: ignore[arg-type]

    def _set(self, pairing: PairingOptions) -> None:
        if pairing != self._pairing:
            self._pairing = pairing
            self.session.work.set_pairing(pairing)

    def _choose_candidate(self, index: int) -> None:
        if self._evaluation is not None:
            self.session.navigation.choose(self._evaluation.candidates[index].name)

    def _follow(self) -> None:
        """Show the candidate that all pages show."""
        navigation = self.session.navigation
        if navigation.evaluation is not None and navigation.evaluation is self._evaluation:
            self.show_candidate(navigation.candidate_index)

    def _leave_out(self, concern: Concern, left_out: bool) -> None:
        """Leave out pairs with a concern, or keep them."""
        assert self._evaluation is not None
        documents = self._evaluation.aligned.documents
        self._set(with_switched(self._pairing, concern, documents, left_out=left_out))


def _assumed(aligned: AlignedDocuments) -> Iterator[str]:
    """Yield the assumptions made to pair the documents, in words."""
    documents = [*aligned.documents, *([aligned.source] if aligned.source else [])]
    for number, assumption in aligned.pairs.assumptions:
        yield assumption_text(assumption, documents[number].name)[0]
