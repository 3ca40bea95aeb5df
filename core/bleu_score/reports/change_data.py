"""A post-editing analysis as plain data, for the terminal and for reports."""

from __future__ import annotations

from typing import Any

from bleu_core.changes.analysis import ChangeAnalysis
from bleu_core.changes.model import Changes
from bleu_core.evaluation.results import json_head
from bleu_score.messages.errors import error_text
from bleu_score.reports.changes import all_segments, uncounted


def change_data(analysis: ChangeAnalysis, *, segments: bool, texts: bool = True) -> dict[str, Any]:
    """Return an analysis as plain data, as ``bleu-score --changes --format json`` prints it.

    Parameters
    ----------
    segments
        Whether each segment's numbers are among it.
    texts
        Whether words of the texts are.
    """
    evaluation, changes = analysis.evaluation, analysis.changes
    content = changes.to_dict()
    if segments:
        content["segments"] = segment_data(analysis, texts=texts)
    for groups in analysis.groups:
        if texts or groups.by != "translator":
            content |= groups.to_dict()
    if texts:
        content["substitutions"] = [
            substitution.to_dict() for substitution in analysis.substitutions or ()
        ]
    percents = analysis.percents
    content["scores"] = {
        result.metric.name: {
            "percent": percents[result.metric.name],
            "signature": result.signature,
        }
        for candidate in evaluation.candidates
        for result in candidate.metrics
    }
    content["pairs"] = {
        "method": evaluation.aligned.pairs.method,
        "segments": all_segments(analysis),
        "counted": changes.total.segments,
        "not_counted": {_concern(name): count for name, count in uncounted(analysis).items()},
        "repairs": sum(document.repairs for document in evaluation.aligned.documents),
    }
    if evaluation.pairing is not None:
        content["files"] = [
            {**file, **_without_head(changes.of_file(number))}
            for number, file in enumerate(content["files"])
        ]
        content["not_analyzed"] = [
            {"name": file.name, **file.error.to_dict(), "message": error_text(file.error)}
            for file in evaluation.broken
        ]
        content["unpaired"] = [each.to_dict() for each in evaluation.unpaired]
    return content


def segment_data(analysis: ChangeAnalysis, *, texts: bool = True) -> list[dict[str, Any]]:
    """Return the numbers of each segment as plain data, with its line and its key in the file.

    Parameters
    ----------
    texts
        Whether keys, which somebody gave, are among it.
    """
    rows: list[dict[str, Any]] = analysis.changes.to_dict(segments=True)["segments"]
    for index, row in enumerate(rows):
        place = analysis.lines.place(index)
        row["line"] = place.line
        if texts:
            row["key"] = place.key
    return rows


def _concern(name: str) -> str:
    """Return the name of a concern in the words of suggestions and final texts."""
    return name.replace("reference", "final_text").replace("candidate", "suggestion")


def _without_head(changes: Changes) -> dict[str, Any]:
    content = changes.to_dict()
    return {key: content[key] for key in content if key not in json_head()}
