"""Two candidates segment by segment: wins, ties, losses, and the largest leads."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QVBoxLayout, QWidget

from bleu_core.analysis import head_to_head as comparing_head_to_head
from bleu_core.analysis import segments as comparing_segments
from bleu_core.evaluation.results import Evaluation
from bleu_core.progress import Progress
from bleu_core.scoring import significance
from bleu_desktop.compare.wins_bar import WinsBar
from bleu_desktop.i18n import translate
from bleu_desktop.shared import widgets
from bleu_desktop.shared.cell_texts import shown_text
from bleu_desktop.shared.fonts import text_font
from bleu_desktop.shared.jobs import JobRunner
from bleu_desktop.shared.segment_link import Excerpt, SegmentLink
from bleu_desktop.shared.sizes import TEXT, TITLE, space
from bleu_score.i18n import (
    as_sentences,
    format_number,
    format_score,
    format_share,
    with_detail,
    with_label,
)
from bleu_score.messages.comparisons import comparison_facts, verdict_words
from bleu_score.messages.metrics import contribution_decimals, signed
from bleu_score.messages.names import short_names

if TYPE_CHECKING:
    _Found: TypeAlias = tuple[comparing_segments.SegmentTable, comparing_head_to_head.HeadToHead]

# The number of characters kept of the common beginning of two texts; the rest is left out.
_CONTEXT = 16


@dataclass(frozen=True)
class _Pair:
    evaluation: Evaluation
    candidate: int
    rival: int

    @property
    def places(self) -> tuple[int, int]:
        return self.candidate, self.rival

    @property
    def names(self) -> tuple[str, str]:
        """The names of both, without what the names of all candidates share."""
        candidates, short = self.evaluation.candidates, short_names(self.evaluation.candidate_names)
        return short[candidates[self.candidate].name], short[candidates[self.rival].name]


class PairView(QWidget):
    """Compares a candidate with a rival, in the background.

    Signals
    -------
    segment_wanted
        Index of the segment the user wants to see.
    """

    segment_wanted = Signal(int)

    def __init__(self, runner: JobRunner, parent: QWidget) -> None:
        super().__init__(parent)
        self._runner = runner
        self._pair: _Pair | None = None
        self._table: comparing_segments.SegmentTable | None = None
        self._comparison: significance.Comparison | None = None
        self.found: comparing_head_to_head.HeadToHead | None = None
        self.title = widgets.TextLabel(self, wrap=True, scale=TITLE, bold=True)
        self.facts = widgets.TextLabel(self, wrap=True, selectable=True)
        self.bar = WinsBar(self)
        self.wins, self.ties, self.losses = (widgets.ElidedLabel(self) for _ in range(3))
        self._note = widgets.TextLabel(self, wrap=True, muted=True)
        self._note.setText(
            translate(
                "Compare",
                "Compared by sentence BLEU, whose average is not the BLEU of the text. Ordered by "
                "the points that a segment adds to the difference between the two scores.",
            )
        )
        self._halves = QWidget(self)
        self._sides = [_Side(self._halves), _Side(self._halves)]
        self.open_button = QPushButton(translate("Compare", "Show all segments of both"), self)
        self.open_button.setAutoDefault(False)
        self._lay_out()
        for side in self._sides:
            side.segment_wanted.connect(self.segment_wanted)
        runner.finished.connect(self._take)
        self.hide()

    def _lay_out(self) -> None:
        legend = self._legend = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        legend.setSpacing(space(0.5))
        for label, stretch in ((self.wins, 3), (self.ties, 2), (self.losses, 3)):
            legend.addWidget(label, stretch)
        bar = QWidget(self)
        # Scales are not wider than can be taken in at a glance.
        bar.setMaximumWidth(widgets.em(self, 52))
        inside = widgets.column(bar, spacing=0.5)
        inside.addWidget(self.bar)
        inside.addLayout(legend)
        self._beside = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._halves)
        self._beside.setContentsMargins(0, 0, 0, 0)
        self._beside.setSpacing(space(2))
        for half in self._sides:
            self._beside.addWidget(half, 1, Qt.AlignmentFlag.AlignTop)
        layout = widgets.column(self, spacing=1)
        layout.addWidget(self.title)
        layout.addWidget(self.facts)
        layout.addWidget(bar)
        layout.addWidget(self._note)
        layout.addSpacing(space(1))
        layout.addWidget(self._halves)
        layout.addWidget(self.open_button, 0, Qt.AlignmentFlag.AlignLeft)

    def show_pair(
        self,
        evaluation: Evaluation,
        candidate: int,
        rival: int,
        comparison: significance.Comparison | None,
    ) -> None:
        """Compare two candidates of an evaluation, given by their indices."""
        self._comparison = comparison
        before, pair = self._pair, _Pair(evaluation, candidate, rival)
        self._pair = pair
        # More metrics or another baseline leave the segments as they are.
        same = before is not None and before.evaluation.aligned is evaluation.aligned
        if not same:
            self._table = None
        if not same or before is None or before.places != pair.places:
            self.found = None
            self._runner.start(self._work(pair))
        self.show()
        self._show()

    def clear(self) -> None:
        """Show nothing."""
        self._runner.cancel()
        self._pair = self._table = self._comparison = self.found = None
        self.hide()

    def _work(self, pair: _Pair) -> Callable[[Progress], _Found]:
        known = self._table

        def work(progress: Progress) -> _Found:
            table = known or comparing_segments.SegmentTable(pair.evaluation)
            return table, comparing_head_to_head.head_to_head(
                table, pair.candidate, pair.rival, progress=progress
            )

        return work

    def _take(self, found: _Found) -> None:
        self._table, self.found = found
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        directions = QBoxLayout.Direction
        wide = self.width() >= widgets.em(self, 44)
        self._beside.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        if self.found is not None:
            # The labels have their new widths after the layout.
            QTimer.singleShot(0, self, self._fit_legend)

    def _fit_legend(self) -> None:
        if self.found is not None:
            self._show_legend(self.found)

    def _show(self) -> None:
        if self._pair is None:
            return
        own, other = self._pair.names
        self.title.setText(
            translate("Compare", "{candidate} against {rival}").format(candidate=own, rival=other)
        )
        comparison = self._comparison
        self.facts.setVisible(comparison is not None)
        if comparison is not None:
            facts = " · ".join((verdict_words(comparison), *comparison_facts(comparison)))
            # No line ends within "p = 0.01".
            for sign in "=≤":
                facts = facts.replace(f" {sign} ", f"\u00a0{sign}\u00a0")
            self.facts.setText(facts)
        self._show_found(own, other)

    def _short(self, name: str) -> str:
        """Return a name that fits in front of its text."""
        middle = Qt.TextElideMode.ElideMiddle
        return self.fontMetrics().elidedText(name, middle, widgets.em(self, 10))

    def _show_found(self, own: str, other: str) -> None:
        found = self.found
        self._halves.setVisible(found is not None)
        self.open_button.setEnabled(self._pair is not None)
        if found is None:
            self.bar.show_counts(0, 0, 0)
            self.wins.setText(translate("Compare", "Comparing segments…"))
            self.ties.setText("")
            self.losses.setText("")
            return
        self.bar.show_counts(found.wins, found.ties, found.losses)
        self._show_legend(found)
        assert self._pair is not None
        decimals = contribution_decimals(found.largest)
        for side, name, pairs in zip(
            self._sides, (own, other), (found.ahead, found.behind), strict=True
        ):
            side.show_segments(
                translate("Compare", "Biggest leads of {name}").format(name=name),
                [self._excerpt(each, decimals, own, other) for each in pairs],
                self._pair.evaluation,
            )
        # New links would come last in the order of Tab.
        links = [link for side in self._sides for link in side.links]
        widgets.set_tab_order([self.facts, *links, self.open_button])

    def _show_legend(self, found: comparing_head_to_head.HeadToHead) -> None:
        """Name the parts of the bar."""
        assert self._pair is not None
        own, other = self._pair.names
        total = found.wins + found.ties + found.losses

        def share(name: str, count: int) -> str:
            part = format_share(count / total if total else 0.0, 0)
            return with_label(name, with_detail(format_number(count), part))

        better = translate("Compare", "{name} better")
        labels = (self.wins, self.ties, self.losses)
        said = [
            share(better.format(name=own), found.wins),
            share(translate("Compare", "Equal"), found.ties),
            share(better.format(name=other), found.losses),
        ]
        for label, text in zip(labels, said, strict=True):
            label.setText(text)
        self.bar.setAccessibleName(as_sentences(said))
        # Long names get a line each.
        widths = [*map(self.wins.fontMetrics().horizontalAdvance, said)]
        room = self.bar.width() - 2 * self._legend.spacing()
        fits = max(widths[0], widths[2]) <= room * 3 // 8 and widths[1] <= room // 4
        directions, side = QBoxLayout.Direction, Qt.AlignmentFlag
        self._legend.setDirection(directions.LeftToRight if fits else directions.TopToBottom)
        ends = (side.AlignLeft, side.AlignHCenter, side.AlignRight)
        for label, end in zip(labels, ends, strict=True):
            label.setAlignment(end if fits else side.AlignLeft)

    def _excerpt(
        self, pair: comparing_head_to_head.SegmentPair, decimals: int, own: str, other: str
    ) -> tuple[int, Excerpt]:
        assert self._pair is not None
        note = translate("Compare", "{score} against {rival} · {points}").format(
            score=format_score(pair.percent),
            rival=format_score(pair.rival_percent),
            points=signed(pair.points, decimals),
        )
        title = translate("Compare", "Segment {number}").format(
            number=format_number(pair.segment + 1)
        )
        names = translate("Compare", "Reference"), self._short(own), self._short(other)
        lines = tuple(zip(names, self._texts(self._pair, pair.segment), strict=False))
        return pair.segment, Excerpt(title, note, lines)

    def _texts(self, pair: _Pair, segment: int) -> list[str]:
        """Return a segment's reference and both translations, from shortly before they differ."""
        evaluation = pair.evaluation
        if not evaluation.has_texts:
            return []
        references = [each.segments[segment] for each in evaluation.aligned.references]
        reference = next((text for text in references if text.strip()), references[0])
        own, other = (evaluation.aligned.candidates[each].segments[segment] for each in pair.places)
        start = _first_difference(own, other)
        share = start / max(len(own), 1)
        return [
            _from(reference, _word_start(reference, round(share * len(reference)))),
            _from(own, start),
            _from(other, start),
        ]


class _Side(QWidget):
    """A heading and the segments below it."""

    segment_wanted = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = widgets.TextLabel(self, wrap=True, bold=True)
        self.links: list[SegmentLink] = []
        self._links = QVBoxLayout()
        self._links.setSpacing(space(1))
        layout = widgets.column(self, spacing=1)
        layout.addWidget(self._title)
        layout.addLayout(self._links)

    def show_segments(
        self, title: str, excerpts: list[tuple[int, Excerpt]], evaluation: Evaluation
    ) -> None:
        self._title.setText(title)
        widgets.clear_layout(self._links)
        self.links = []
        language = evaluation.target_language
        font = text_font(widgets.scaled_font(self, TEXT), str(language.tag or ""), language.script)
        for segment, excerpt in excerpts:
            link = SegmentLink(excerpt, font, self)
            link.clicked.connect(lambda _=False, segment=segment: self.segment_wanted.emit(segment))
            self._links.addWidget(link)
            self.links.append(link)
        if not excerpts:
            label = widgets.TextLabel(self, muted=True)
            label.setText(translate("Compare", "None"))
            self._links.addWidget(label)


def _first_difference(first: str, second: str) -> int:
    """Return the index from which two texts are shown: a word shortly before they differ."""
    common = next(
        (place for place, (a, b) in enumerate(zip(first, second, strict=False)) if a != b),
        min(len(first), len(second)),
    )
    return 0 if common <= 2 * _CONTEXT else _word_start(first, common - _CONTEXT)


def _word_start(text: str, start: int) -> int:
    """Return the index of the next word, unless it is far away."""
    space = text.find(" ", start, start + _CONTEXT) if start else -1
    return start if space < 0 else space + 1


def _from(text: str, start: int) -> str:
    return shown_text(("…" if start else "") + text[start:])
