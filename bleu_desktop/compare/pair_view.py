"""Two candidates segment by segment: wins, ties, losses, and the largest leads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from bleu_core.analysis import head_to_head as comparing_head_to_head
from bleu_core.analysis import segments as comparing_segments
from bleu_core.evaluation.results import Evaluation
from bleu_core.progress import Progress
from bleu_core.scoring import significance
from bleu_desktop.compare.wins_bar import WinsBar
from bleu_desktop.i18n import translate
from bleu_desktop.shared import widgets
from bleu_desktop.shared.controls import Link
from bleu_desktop.shared.jobs import JobRunner
from bleu_desktop.shared.segment_row import RowContent, RowText
from bleu_desktop.shared.segment_rows import SegmentRows
from bleu_desktop.shared.sizes import SMALL
from bleu_score.i18n import (
    as_sentences,
    format_number,
    format_score,
    format_share,
    with_detail,
    with_label,
)
from bleu_score.marked.matches import plain_parts
from bleu_score.marked.parts import Part, View, sign_part
from bleu_score.marked.segment import MarkedSegment
from bleu_score.messages.comparisons import comparison_facts, verdict_words
from bleu_score.messages.metrics import contribution_decimals, signed
from bleu_score.messages.names import short_names
from bleu_score.messages.ratings import rating_texts

# The most segments shown of those in which a candidate leads.
_MOST = 3
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


@dataclass(frozen=True)
class _Found:
    """The findings about a pair.

    Attributes
    ----------
    table
        The segments of all candidates, to be asked about the next pair.
    texts
        By segment, the reference, and both candidates with their matches.
    """

    table: comparing_segments.SegmentTable
    segments: comparing_head_to_head.HeadToHead
    texts: dict[int, tuple[tuple[Part, ...], ...]]


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
        self._found: _Found | None = None
        # Of the same texts, the segments are read once.
        self._table: comparing_segments.SegmentTable | None = None
        self.title = widgets.TextLabel(self, wrap=True, bold=True)
        self.facts = widgets.TextLabel(self, wrap=True, selectable=True)
        self.ratings = widgets.TextLabel(self, wrap=True, selectable=True)
        by = widgets.TextLabel(self, muted=True, scale=SMALL)
        by.setText(translate("Compare", "Segments with the higher sentence BLEU"))
        self.bar = WinsBar(self)
        self.wins, self.ties, self.losses = (widgets.ElidedLabel(self) for _ in range(3))
        text = translate(
            "Compare",
            "Below each number, the points of BLEU that the segment adds to the difference "
            "between the two scores; the most come first. The average of sentence BLEU is not "
            "the BLEU of the text.",
        )
        note = widgets.TextLabel(self, text, wrap=True, muted=True)
        unit = translate("Compare", "Sentence BLEU")
        self._sides = [SegmentRows(self, unit=unit) for _ in range(2)]
        self.open_button = Link(translate("Compare", "Show all segments of both"), self)
        bar = QWidget(self)
        # Scales are not wider than can be taken in at a glance.
        bar.setMaximumWidth(widgets.em(self, 52))
        self.ties.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.losses.setAlignment(Qt.AlignmentFlag.AlignRight)
        legend = widgets.row(None, (self.wins, 1), (self.ties, 1), (self.losses, 1))
        widgets.column(bar, by, self.bar, legend, spacing=0.5)
        head = (self.title, self.facts, self.ratings, bar, note, 1)
        widgets.column(self, *head, *self._sides, self.open_button)
        for label in (self.ratings, note):
            label.setMaximumWidth(widgets.em(self, 52))
        for side in self._sides:
            side.opened.connect(self.segment_wanted)
        runner.finished.connect(self._take)
        self.hide()

    @property
    def found(self) -> comparing_head_to_head.HeadToHead | None:
        """The comparison; None until it is known."""
        return None if self._found is None else self._found.segments

    def show_pair(
        self,
        evaluation: Evaluation,
        candidate: int,
        rival: int,
        comparison: significance.Comparison | None,
    ) -> None:
        """Compare two candidates of an evaluation, given by their indices."""
        before, pair = self._pair, _Pair(evaluation, candidate, rival)
        self._pair = pair
        # More metrics or another baseline leave the segments as they are.
        same = before is not None and before.evaluation.aligned is evaluation.aligned
        if not same:
            self._table = None
        if not same or before is None or before.places != pair.places:
            self._found = None
            self._runner.start(partial(_find, pair, self._table))
        own, other = pair.names
        self.title.setText(
            translate("Compare", "{candidate} against {rival}").format(candidate=own, rival=other)
        )
        self.facts.setVisible(comparison is not None)
        if comparison is not None:
            facts = " · ".join((verdict_words(comparison), *comparison_facts(comparison)))
            # No line ends within "p = 0.01".
            for sign in "=≤":
                facts = facts.replace(f" {sign} ", f"\u00a0{sign}\u00a0")
            metric = evaluation.metric(comparison.metric)
            self.facts.setText(with_label(widgets.one_line(metric.title), facts))
        names = [*short_names(evaluation.candidate_names).values()]
        self.ratings.setText("\n".join(rating_texts(evaluation, names, (candidate, rival))))
        self.ratings.setVisible(bool(self.ratings.text()))
        self.show()
        self._show()

    def clear(self) -> None:
        """Show nothing."""
        self._runner.cancel()
        self._pair = self._found = self._table = None
        self.hide()

    def _take(self, found: _Found) -> None:
        self._found, self._table = found, found.table
        self._show()

    def _show(self) -> None:
        pair, found = self._pair, self._found
        if pair is None:
            return
        for side in self._sides:
            side.setVisible(found is not None)
        if found is None:
            self.bar.show_counts(0, 0, 0)
            self.wins.setText(translate("Compare", "Comparing segments…"))
            self.ties.setText("")
            self.losses.setText("")
            return
        self._show_counts(pair, found.segments)
        decimals = contribution_decimals(found.segments.largest)
        language = pair.evaluation.target_language
        leads = found.segments.ahead, found.segments.behind
        for side, name, pairs in zip(self._sides, pair.names, leads, strict=True):
            title = translate("Compare", "Where {name} is furthest ahead").format(name=name)
            none = translate("Compare", "None")
            side.title.setText(title if pairs else with_label(title, none))
            contents = [self._content(pair, found, each, decimals) for each in pairs]
            side.show_segments(contents, language.tag, language.script)
        # New rows would come last in the order of Tab.
        rows = [row for side in self._sides for row in side.rows]
        widgets.set_tab_order([self.facts, self.ratings, *rows, self.open_button])

    def _show_counts(self, pair: _Pair, found: comparing_head_to_head.HeadToHead) -> None:
        """Show the parts of the bar, and name them."""
        counts = found.wins, found.ties, found.losses
        own, other = pair.names
        names = own, translate("Compare", "Equal"), other
        self.bar.show_counts(*counts)
        total = sum(counts)
        shares = [
            with_detail(format_number(count), format_share(count / total, 0)) for count in counts
        ]
        for label, name, share in zip(
            (self.wins, self.ties, self.losses), names, shares, strict=True
        ):
            middle = Qt.TextElideMode.ElideMiddle
            name = self.fontMetrics().elidedText(name, middle, widgets.em(self, 11))
            label.setText(with_label(name, share))
        self.bar.setAccessibleName(as_sentences(map(with_label, names, shares)))

    def _content(
        self,
        pair: _Pair,
        found: _Found,
        each: comparing_head_to_head.SegmentPair,
        decimals: int,
    ) -> RowContent:
        reference, *candidates = found.texts[each.segment] or ((), (), ())
        name = translate("Compare", "Reference")
        texts = [RowText(name, reference, is_quiet=True, label=name)]
        percents = each.percent, each.rival_percent
        for name, parts, percent in zip(pair.names, candidates, percents, strict=True):
            texts.append(RowText(name, parts, label=name, value=format_score(percent)))
        number, points = format_number(each.segment + 1), signed(each.points, decimals)
        return RowContent(number, points, "", tuple(texts), place=each.segment)


def _find(pair: _Pair, known: comparing_segments.SegmentTable | None, progress: Progress) -> _Found:
    table = known or comparing_segments.SegmentTable(pair.evaluation)
    segments = comparing_head_to_head.head_to_head(
        table, *pair.places, most=_MOST, progress=progress
    )
    leads = (each.segment for each in (*segments.ahead, *segments.behind))
    return _Found(table, segments, {each: _texts(pair, each) for each in leads})


def _texts(pair: _Pair, segment: int) -> tuple[tuple[Part, ...], ...]:
    """Return a segment's reference and both translations, from shortly before they differ."""
    evaluation = pair.evaluation
    if not evaluation.has_texts:
        return ()
    references = [each.segments[segment] for each in evaluation.aligned.references]
    reference = next((text for text in references if text.strip()), references[0])
    own, other = (evaluation.aligned.candidates[place].segments[segment] for place in pair.places)
    start = _first_difference(own, other)
    share = start / max(len(own), 1)
    return (
        _from(plain_parts(reference), _word_start(reference, round(share * len(reference)))),
        *(_from(_marked(evaluation, text, references), start) for text in (own, other)),
    )


def _marked(evaluation: Evaluation, text: str, references: Sequence[str]) -> Sequence[Part]:
    """Return a candidate's text with its matches, where all texts are split in the same way."""
    if evaluation.tokenizer.is_mixed:
        return plain_parts(text)
    marked = MarkedSegment(
        candidate=text,
        references=references,
        tokenizer=evaluation.tokenizer,
        settings=evaluation.settings,
    )
    return [*marked.candidate_parts(View.MATCHES)]


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


def _from(parts: Sequence[Part], start: int) -> tuple[Part, ...]:
    """Return the parts of a text from a place on."""

    def cut() -> Iterator[Part]:
        place = 0
        for part in parts:
            if (rest := part.text[max(start - place, 0) :]) or not part.text:
                yield part._replace(text=rest)
            place += len(part.text)

    return (*([sign_part("…")] if start else []), *cut())
