"""Headings and labels that several formats need; say them in the language of the report."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from bleu_core.diagnostics import model as diagnostics_model
from bleu_core.files.reading.subtitles.cues import clock
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.scoring import metrics as scoring_metrics
from bleu_score.i18n import format_date, format_number, join_range, translate, with_label
from bleu_score.messages import diagnostic_kinds
from bleu_score.messages.files import pairing_name
from bleu_score.messages.metrics import sentence_bleu_title
from bleu_score.messages.names import one_line
from bleu_score.reports import model

Section = Literal[
    "contents",
    "diagnostics",
    "distributions",
    "pairing",
    "provenance",
    "segments",
    "signature",
    "command",
    "legend",
    "source",
    "bookmark",
    "empty",
    "numbers_only",
]


def label(name: Section) -> str:
    """Return a heading or a label."""
    labels = {
        "contents": translate("Reports", "Contents"),
        "diagnostics": translate("Reports", "Warnings"),
        "distributions": translate("Reports", "Distribution of sentence BLEU"),
        "pairing": translate("Reports", "Pairs"),
        "provenance": translate("Reports", "Signatures and commands"),
        "segments": translate("Reports", "Segments"),
        "signature": translate("Reports", "Signature: publish it with the score"),
        "command": translate("Reports", "The same score with sacreBLEU"),
        "legend": translate("Reports", "Legend"),
        "source": translate("Reports", "Source"),
        "bookmark": translate("Reports", "Bookmark"),
        "empty": translate("Reports", "(empty)"),
        "numbers_only": translate("Reports", "Numbers only: this report contains no texts."),
    }
    return labels[name]


def metric_heading(metric: scoring_metrics.Metric) -> str:
    """Return the name of a metric for a heading, marked if it is a given one."""
    title = one_line(metric.title)
    if not metric.given:
        return title
    return translate("Reports", "{metric} (external)").format(metric=title)


def facts_text(facts: Iterable[model.Fact]) -> str:
    """Return facts in one line."""
    return " · ".join(with_label(fact.label, fact.cell.text) for fact in facts)


def found_text(name: str, extent: str) -> str:
    """Return in which text something was found, and where, in one line."""
    return with_label(name, extent) if name and extent else name or extent


def made_text(report: model.Report) -> str:
    """Return the program that made the report, and the day."""
    return translate("Reports", "Made with {program} on {date}").format(
        program=report.program, date=date_text(report)
    )


def date_text(report: model.Report) -> str:
    """Return the day of the report in the time zone of this computer."""
    return format_date(report.made.astimezone())


def pairing_texts(
    aligned: AlignedDocuments, diagnostics: Iterable[diagnostics_model.Diagnostic]
) -> Iterator[str]:
    """Yield sentences about the pairing, and about segments left out or kept all the same."""
    yield translate("Reports", "{pairing}. Segments compared: {compared} of {segments}.").format(
        pairing=pairing_name(aligned.pairs.method),
        compared=format_number(aligned.segments),
        segments=format_number(len(aligned.pairs.rows)),
    )
    for diagnostic in diagnostics:
        text = (
            translate("Reports", "{concern}: {count} (excluded)")
            if diagnostic.is_left_out
            else translate("Reports", "{concern}: {count} (kept)")
        )
        yield text.format(
            concern=diagnostic_kinds.concern_name(diagnostic.kind.value),
            count=format_number(diagnostic.count),
        )


def segment_title(segment: model.Segment) -> str:
    """Return the number of a segment."""
    return translate("Reports", "Segment {number}").format(number=format_number(segment.number))


def line_text(segment: model.Segment) -> str:
    """Return its line in the file, if that is another number."""
    if segment.line == segment.number:
        return ""
    return translate("Reports", "line {line}").format(line=format_number(segment.line))


def segment_place(segment: model.Segment) -> str:
    """Return the number of a segment, its key, its line and its time."""
    return " · ".join(filter(None, (segment_title(segment), *place_texts(segment))))


def place_texts(segment: model.Segment) -> tuple[str, ...]:
    """Return the place of a segment, beside its number: its file, its key, its line, its time."""
    time = join_range(*map(clock, segment.time)) if segment.time else ""
    places = (one_line(segment.file), segment.key, line_text(segment), time)
    return tuple(filter(None, places))


def facts_of(candidate: model.SegmentCandidate) -> str:
    """Return the numbers of a candidate's segment in one line."""
    return " · ".join(f"{name} {number}".strip() for name, number in candidate.facts)


def reference_label(number: int, count: int) -> str:
    """Return the label of a reference, from 0, of several with its number."""
    if count == 1:
        return translate("Reports", "Reference")
    return translate("Reports", "Reference {number}").format(number=format_number(number + 1))


def note_text(candidate: model.SegmentCandidate) -> str:
    """Return the note about a candidate's segment, in one line."""
    verdict = candidate.verdict
    bookmark = f"★ {label('bookmark')}" if candidate.is_bookmarked else ""
    head = " · ".join(filter(None, (bookmark, verdict)))
    if head and candidate.comment:
        return with_label(head, candidate.comment)
    return head or candidate.comment


def provenance_title(provenance: model.Provenance) -> str:
    """Return for which metric a signature holds, and for which candidates if not for all."""
    return " · ".join((provenance.metric, *provenance.candidates))


# Of print


def cut_text(shown: int, count: int) -> str:
    """Return a note on a text of which only the beginning is shown."""
    return translate("Reports", "Only the first {shown} of {count} characters are shown.").format(
        shown=format_number(shown), count=format_number(count)
    )


def distribution_axis() -> str:
    """Return the title of the axis of the bars."""
    return sentence_bleu_title()


def page_text(number: int, total: int) -> str:
    """Return the number of a page among all."""
    return translate("Reports", "{page} / {pages}").format(
        page=format_number(number), pages=format_number(total)
    )
