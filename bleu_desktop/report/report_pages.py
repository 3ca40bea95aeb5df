"""A report as pieces of pages, in the order of the report."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtGui import QPainter

from bleu_desktop.report import print_style
from bleu_desktop.report.drawings import (
    axis_pieces,
    band_bar_pieces,
    beside_each_other,
    distribution_piece,
    scale_piece,
)
from bleu_desktop.report.paper import DOTS, PaperPage
from bleu_desktop.report.pieces import Heading, Piece, headed, text_pieces, together
from bleu_desktop.report.print_table import print_tables
from bleu_desktop.report.segment_pages import SegmentPages
from bleu_desktop.report.typesetter import Typesetter
from bleu_desktop.shared.paragraph import Paragraph
from bleu_desktop.shared.shown_parts import TextRun
from bleu_score.marked.parts import View
from bleu_score.reports import words
from bleu_score.reports.cells import Table
from bleu_score.reports.model import (
    Fact,
    Report,
    ReportDiagnostic,
    ReportScores,
)

_SECTION_GAP = 24.0 * DOTS
_GAP = 8.0 * DOTS
_TIGHT = 4.0 * DOTS
_COLUMN_GAP = 24.0 * DOTS
_SCORE_SIZE = 40.0
# The heading of a table and the first line of its notes are on its page.
_ROOM_AROUND = 64.0 * DOTS


class ReportPages:
    """Makes the pieces of a report.

    Parameters
    ----------
    report
        The report, which is read twice.
    page
        The page they are for.
    """

    def __init__(self, report: Report, typesetter: Typesetter, page: PaperPage) -> None:
        self._report = report
        self._set = typesetter
        self._width = width = page.text_width
        self._most_height = page.text_height - _ROOM_AROUND
        # Marks of matches change nothing in the lines of a text; deleted words do.
        are_matches = report.changes is None and report.options.marks is View.MATCHES
        self._can_count_plain = are_matches
        self._segments = report.segments and SegmentPages(report.segments, typesetter, width)

    @property
    def share_counted(self) -> float:
        """Share of one reading that is done, measured by segments, nearly all of the work."""
        return self._segments.share_made if self._segments else 0.0

    def pieces(self, *, counting: bool = False) -> Iterator[Piece]:
        """Yield everything from the title to the last segment.

        Parameters
        ----------
        counting
            Whether only the sizes matter.
        """
        report = self._report
        yield from self._title()
        yield from self._changes()
        if report.scores is not None:
            yield from self._headline(report.scores)
        for table in report.tables:
            yield from self._table(table)
        if report.scores is not None:
            yield from self._axes(report.scores)
        yield from self._diagnostics()
        for table in report.details:
            yield from self._table(table)
        if report.scores is not None:
            yield from self._distributions(report.scores)
        yield from self._table(report.inputs, after=report.pairing)
        for table in report.settings:
            yield from self._table(table)
        yield from self._provenance()
        if report.segments is not None and self._segments:
            yield from self._section(report.segments.title)
            plain = counting and self._can_count_plain
            yield from self._segments.pieces(with_marks=not plain)

    # Pieces of several sections

    def _own(
        self, text: str, size: float = print_style.BODY, *, bold: bool = False, muted: bool = False
    ) -> Paragraph:
        color = print_style.MUTED if muted else print_style.INK
        return self._set.own(text, self._width, size, bold=bold, color=color)

    def _section(self, title: str) -> Iterator[Piece]:
        text = self._own(title, print_style.SECTION, bold=True)
        pieces = text_pieces(text, before=_SECTION_GAP, keeps=True)
        yield from headed(pieces, Heading(title))
        yield Piece(_TIGHT, lambda *_: None, keeps=True)

    def _notes(self, notes: Sequence[str]) -> Iterator[Piece]:
        for number, note in enumerate(notes):
            text = self._own(note, print_style.SMALL, muted=True)
            yield from text_pieces(text, before=_TIGHT / 2 if number else _TIGHT)

    def _table(self, table: Table, *, after: Sequence[str] = ()) -> Iterator[Piece]:
        yield from self._section(table.title)
        notes = (*table.notes, *after)
        parts = list(print_tables(table, self._set, self._width))
        for number, part in enumerate(parts):
            *pieces, last = part.pieces(before=_GAP * 1.5 if number else 0.0)
            # A table is broken only if it is higher than a page.
            is_whole = sum(piece.height for piece in (*pieces, last)) <= self._most_height
            yield from (replace(piece, keeps=is_whole or piece.keeps) for piece in pieces)
            yield replace(last, keeps=bool(notes) and part is parts[-1])
        yield from self._notes(notes)

    # Sections

    def _title(self) -> Iterator[Piece]:
        report = self._report
        yield from text_pieces(self._own(report.title, print_style.TITLE, bold=True))
        yield from text_pieces(self._own(report.compared), before=_TIGHT)
        facts = [words.facts_text(report.about)] if report.about else []
        facts.append(words.made_text(report))
        facts += [] if report.options.texts else [words.label("numbers_only")]
        for fact in facts:
            yield from text_pieces(self._own(fact, print_style.SMALL, muted=True), before=_TIGHT)

    def _changes(self) -> Iterator[Piece]:
        if (changes := self._report.changes) is None:
            return
        if changes.figure:
            figure = self._own(changes.figure, _SCORE_SIZE, bold=True)
            yield from text_pieces(figure, before=_SECTION_GAP, keeps=True)
            meaning = self._own(changes.meaning, muted=True)
            yield from text_pieces(meaning, keeps=True)
        headline = self._own(changes.headline, print_style.SECTION, bold=True)
        yield from text_pieces(headline, before=_GAP, keeps=True)
        yield from band_bar_pieces(self._set, self._width, changes.bar, before=_GAP)

    def _headline(self, scores: ReportScores) -> Iterator[Piece]:
        headline = scores.headline
        score = self._set.own(headline.score.text, None, _SCORE_SIZE, bold=True)
        metric = self._set.own(headline.metric, None, print_style.LARGE, color=print_style.MUTED)
        left = max(score.natural_width, metric.natural_width)
        beside = self._width - left - _COLUMN_GAP
        said = [
            self._set.own(headline.title, beside, print_style.SECTION, bold=True),
            self._set.own(headline.comparison, beside),
            self._set.own(headline.agreement, beside),
            self._set.own(headline.interval, beside),
        ]
        right = together(
            piece for text in said if text.text for piece in text_pieces(text, before=_TIGHT)
        )
        height = max(metric.height + score.height, right.height)

        def paint(painter: QPainter, x: float, y: float) -> None:
            metric.draw(painter, x, y)
            score.draw(painter, x, y + metric.height - 3 * DOTS)
            right.paint(painter, x + left + _COLUMN_GAP, y + 3 * DOTS)

        yield Piece(height, paint, before=_SECTION_GAP)
        if scores.scale is not None:
            yield scale_piece(self._set, self._width, scores.scale, before=_GAP)
        if headline.meaning:
            yield from text_pieces(self._own(headline.meaning), before=_GAP)
        if headline.limits:
            yield from text_pieces(
                self._own(headline.limits, print_style.SMALL, muted=True), before=_TIGHT
            )
        if headline.facts:
            columns = len(headline.facts)
            yield self._facts(headline.facts, self._width, columns=columns, before=_GAP * 1.5)

    def _facts(
        self, facts: Sequence[Fact], width: float, *, columns: int, before: float = 0.0
    ) -> Piece:
        """Return numbers below their names, side by side."""
        rows = [
            self._fact_row(facts[start : start + columns], width, columns)
            for start in range(0, len(facts), columns)
        ]
        return together(rows, before=before)

    def _fact_row(self, facts: Sequence[Fact], width: float, columns: int) -> Piece:
        # Words need more room than numbers.
        shares = [1.0 if fact.cell.number is not None else 1.7 for fact in facts]
        each = width / (sum(shares) + columns - len(facts))
        cells = []
        for fact, share in zip(facts, shares, strict=True):
            is_number = fact.cell.number is not None
            size = print_style.LARGE if is_number else print_style.BODY
            label = self._set.own(
                fact.label, each * share - _GAP, print_style.SMALL, color=print_style.MUTED
            )
            value = self._set.own(fact.cell.text, each * share - _GAP, size, bold=is_number)
            cells.append(
                together(
                    [
                        *text_pieces(label),
                        *text_pieces(value, before=_TIGHT / 4),
                    ]
                )
            )
        return beside_each_other(cells, [each * share for share in shares], before=_GAP)

    def _diagnostics(self) -> Iterator[Piece]:
        if self._report.diagnostics:
            yield from self._section(words.label("diagnostics"))
        for number, diagnostic in enumerate(self._report.diagnostics):
            yield from self._diagnostic(diagnostic, before=_GAP * 1.5 if number else 0.0)

    def _diagnostic(self, diagnostic: ReportDiagnostic, before: float) -> Iterator[Piece]:
        body = self._set.fonts.own(print_style.BODY)
        title = [TextRun(diagnostic.title, self._set.fonts.own(print_style.BODY, bold=True))]
        if not diagnostic.is_note:
            title.insert(0, TextRun("⚠ ", body, print_style.WARNING))
        text = self._set.set(title, body, self._width, leading=print_style.LEADING)
        yield from text_pieces(text, before=before, keeps=True)
        advice = self._own(diagnostic.advice)
        keeps = bool(diagnostic.found)
        yield from text_pieces(advice, before=_TIGHT / 2, keeps=keeps)
        for name, extent in diagnostic.found:
            text = self._own(words.found_text(name, extent), print_style.SMALL, muted=True)
            yield from text_pieces(text, before=_TIGHT / 2)

    def _axes(self, scores: ReportScores) -> Iterator[Piece]:
        for axis in scores.axes:
            title = self._own(axis.metric, print_style.BODY, bold=True)
            yield from text_pieces(title, before=_GAP * 2, keeps=True)
            yield from axis_pieces(self._set, self._width, axis, before=_TIGHT)

    def _distributions(self, scores: ReportScores) -> Iterator[Piece]:
        distributions = scores.distributions
        yield from self._section(words.label("distributions"))
        columns = 2 if len(distributions) > 1 else 1
        width = (self._width - (columns - 1) * _COLUMN_GAP) / columns
        for start in range(0, len(distributions), columns):
            pieces = [
                distribution_piece(self._set, width, each, words.distribution_axis())
                for each in distributions[start : start + columns]
            ]
            before = _GAP * 1.5 if start else 0.0
            yield beside_each_other(pieces, [width + _COLUMN_GAP] * columns, before=before)

    def _provenance(self) -> Iterator[Piece]:
        yield from self._section(words.label("provenance"))
        code = self._set.fonts.code(print_style.TINY)
        for number, each in enumerate(self._report.signatures):
            heading = self._own(words.provenance_title(each), print_style.BODY, bold=True)
            yield from text_pieces(heading, before=_GAP * 1.5 if number else 0.0, keeps=True)
            text = self._set.set(each.signature, code, self._width, leading=1.15)
            yield from text_pieces(text, before=_TIGHT / 2, keeps=bool(each.commands))
            if each.commands:
                label = self._own(words.label("command"), print_style.SMALL, muted=True)
                yield from text_pieces(label, before=_TIGHT, keeps=True)
            for place, command in enumerate(each.commands, 1):
                text = self._set.set(command, code, self._width, leading=1.15)
                keeps = place < len(each.commands)
                yield from text_pieces(text, before=_TIGHT / 2, keeps=keeps)
