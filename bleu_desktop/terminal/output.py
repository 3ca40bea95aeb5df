"""An evaluation as text, JSON or TSV. Numbers always have a decimal point."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from typing import Any, TextIO

from bleu_core.evaluation import CandidateResult, Evaluation
from bleu_core.version import __version__
from bleu_desktop.i18n import translate
from bleu_desktop.terminal.arguments import Request
from bleu_desktop.words.bands import band_context, band_name, band_sentence, no_band_text
from bleu_desktop.words.choices import segmenter_name, target_language_text
from bleu_desktop.words.warnings import warning_text

FORMAT = "bleu-desktop/1"


def write_evaluation(evaluation: Evaluation, request: Request, stream: TextIO) -> None:
    """Write the evaluation in the format asked for."""
    if request.format == "json":
        content = as_json(evaluation, segment_scores=request.segment_scores)
        json.dump(content, stream, ensure_ascii=False, indent=1)
        stream.write("\n")
    elif request.format == "tsv":
        _write_tsv(evaluation, request, stream)
    else:
        stream.writelines(f"{line}\n" for line in _text_lines(evaluation, request))


def as_json(evaluation: Evaluation, *, segment_scores: bool) -> dict[str, Any]:
    """Return the evaluation as plain data, in full precision."""
    language = evaluation.target_language
    return {
        "format": FORMAT,
        "program": f"bleu-desktop {__version__}",
        "target_language": language.tag,
        "target_language_source": language.source.value,
        "segmentation": evaluation.segmenter.name,
        "segmentation_variant": evaluation.segmenter.variant,
        "segments": evaluation.segments,
        "references": evaluation.references,
        "candidates": [
            _candidate_json(candidate, segment_scores) for candidate in evaluation.candidates
        ],
    }


def _candidate_json(candidate: CandidateResult, segment_scores: bool) -> dict[str, Any]:
    score = candidate.score
    band = candidate.band
    content: dict[str, Any] = {
        "name": candidate.name,
        "bleu": score.bleu,
        "band": band and {"id": band.id, "from": band.start, "to": band.end},
        "precisions": [
            {
                "order": row.order,
                "matched": row.matched,
                "total": row.total,
                "precision": row.precision,
                "smoothed": row.smoothed,
            }
            for row in score.precisions
        ],
        "brevity_penalty": score.brevity_penalty,
        "candidate_length": score.candidate_length,
        "reference_length": score.reference_length,
        "length_ratio": score.length_ratio,
        "signature": candidate.signature,
        "sacrebleu_command": candidate.sacrebleu_command,
        "warnings": [warning.as_dict() for warning in candidate.warnings],
    }
    if segment_scores:
        content["segment_scores"] = [segment.bleu for segment in candidate.segment_scores]
    return content


def _write_tsv(evaluation: Evaluation, request: Request, stream: TextIO) -> None:
    writer = csv.writer(stream, delimiter="\t", lineterminator="\n")
    if request.segment_scores:
        writer.writerow(["candidate", "segment", "bleu"])
        for candidate in evaluation.candidates:
            for number, score in enumerate(candidate.segment_scores, 1):
                writer.writerow([_cell(candidate.name), number, score.bleu])
        return
    orders = range(1, evaluation.settings.max_order + 1)
    writer.writerow(
        ["candidate", "bleu", "band"]
        + [f"{name}_{order}" for order in orders for name in ("matched", "total", "precision")]
        + ["brevity_penalty", "candidate_length", "reference_length", "length_ratio", "signature"]
    )
    for candidate in evaluation.candidates:
        score = candidate.score
        writer.writerow(
            [_cell(candidate.name), score.bleu, candidate.band.id if candidate.band else ""]
            + [
                value
                for row in score.precisions
                for value in (row.matched, row.total, row.precision)
            ]
            + [score.brevity_penalty, score.candidate_length, score.reference_length]
            + [score.length_ratio, candidate.signature]
        )


def _cell(text: str) -> str:
    """Keep a spreadsheet from taking a file name for a formula."""
    text = " ".join(text.split())
    return f"'{text}" if text != "-" and text.startswith(("=", "+", "-", "@")) else text


def _printable(name: str) -> str:
    """Return a file's name without what would move the cursor or colour the terminal."""
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in name)


def _text_lines(evaluation: Evaluation, request: Request) -> Iterator[str]:
    if not request.quiet:
        yield translate(
            "Terminal",
            "Target language: {language}. Segmentation: {segmentation}. "
            "Segments: {segments}. References: {references}.",
        ).format(
            language=target_language_text(evaluation.target_language),
            segmentation=segmenter_name(evaluation.segmenter),
            segments=evaluation.segments,
            references=evaluation.references,
        )
    for candidate in evaluation.ranked:
        if request.quiet:
            yield f"{_printable(candidate.name)}\tBLEU = {candidate.score.percent:.2f}"
        else:
            yield ""
            yield from _candidate_lines(candidate, segmenter_name(evaluation.segmenter))
        if request.segment_scores:
            yield ""
            yield translate("Terminal", "Each segment's own score (they do not average to BLEU):")
            for number, score in enumerate(candidate.segment_scores, 1):
                yield f"{number}\t{score.percent:.2f}"


def _candidate_lines(candidate: CandidateResult, segmentation: str) -> Iterator[str]:
    score = candidate.score
    yield f"{_printable(candidate.name)}\tBLEU = {score.percent:.2f} ({score.bleu:.4f})"
    if candidate.band is None:
        yield f"  {no_band_text()}"
    else:
        yield "  " + translate("Terminal", "{band}: {sentence}").format(
            band=band_name(candidate.band), sentence=band_sentence(candidate.band)
        )
        yield f"  {band_context(candidate.band, segmentation)}"
    for row in score.precisions:
        line = translate(
            "Terminal", "Order {order}: {matched} of {total} n-grams match, precision {precision}"
        ).format(
            order=row.order,
            matched=row.matched,
            total=row.total,
            precision=f"{row.precision:.4f}",
        )
        if row.smoothed:
            line = translate("Terminal", "{line} (smoothed)").format(line=line)
        yield f"  {line}"
    yield "  " + translate(
        "Terminal",
        "Brevity penalty {penalty}, candidate length {candidate}, reference length {reference}, "
        "ratio {ratio}",
    ).format(
        penalty=f"{score.brevity_penalty:.4f}",
        candidate=score.candidate_length,
        reference=score.reference_length,
        ratio=f"{score.length_ratio:.4f}",
    )
    yield "  " + translate("Terminal", "Signature: {signature}").format(
        signature=candidate.signature
    )
    if candidate.sacrebleu_command is not None:
        yield "  " + translate("Terminal", "The same with sacreBLEU: {command}").format(
            command=candidate.sacrebleu_command
        )
    for warning in candidate.warnings:
        words = warning_text(warning)
        yield "  " + translate("Terminal", "Warning: {title}. {advice}").format(
            title=words.title, advice=words.advice
        )
