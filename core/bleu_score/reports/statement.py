"""The facts of a statement about changes: order, languages, files, by whom and when."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any

from bleu_core.evaluation.results import Evaluation
from bleu_core.files.documents import Document
from bleu_core.files.stamps import with_sha256
from bleu_core.progress import SILENT, Progress
from bleu_core.version import __version__
from bleu_score.i18n import format_date_time, language_name, translate, with_detail
from bleu_score.reports.cells import Cell, name_cell
from bleu_score.reports.model import Fact
from bleu_score.reports.options import ReportOptions


def languages_of(evaluation: Evaluation) -> dict[str, str | None]:
    """Return the tags of source and target, such as ``zh-Hant-TW``; None if not known.

    That of the source is only what the files state.
    """
    aligned = evaluation.aligned
    stated = [document.source_language for document in aligned.documents]
    if aligned.source is not None:
        stated.insert(0, aligned.source.language)
    source = next((tag for tag in stated if tag), None)
    return {"source": source, "target": evaluation.target_language.tag}


def named_facts(options: ReportOptions) -> Iterator[Fact]:
    """Yield what the user wrote about the order."""
    for label, text in (
        (translate("Reports", "Client"), options.client),
        (translate("Reports", "Project"), options.project),
        (translate("Reports", "Order number"), options.order),
        (translate("Reports", "Computed by"), options.computed_by),
    ):
        if text:
            yield Fact(label, name_cell(text))


def found_facts(evaluation: Evaluation, made: datetime) -> Iterator[Fact]:
    """Yield the language pair, and the time with its zone."""
    names = [language_name(tag) for tag in languages_of(evaluation).values() if tag]
    if names:
        yield Fact(translate("Reports", "Languages"), Cell(" → ".join(names)))
    local = made.astimezone()
    # The hours by which the time zone of this computer differs, such as +02:00.
    zone = f"UTC{local.isoformat()[-6:]}"
    moment = with_detail(format_date_time(local), zone)
    yield Fact(translate("Reports", "Computed on"), Cell(moment))


def statement_data(
    evaluation: Evaluation,
    options: ReportOptions,
    made: datetime,
    progress: Progress = SILENT,
) -> dict[str, Any]:
    """Return all facts as plain data; what is not known is None."""
    return {
        "program": f"BLEU Desktop {__version__}",
        "title": options.title or None,
        "client": options.client or None,
        "project": options.project or None,
        "order": options.order or None,
        "computed_by": options.computed_by or None,
        "computed": made.astimezone().isoformat(timespec="seconds"),
        "languages": languages_of(evaluation),
        "files": [
            {"name": document.path.name, "sha256": stamp.sha256 if stamp else None}
            for document in _documents(evaluation)
            if document.path is not None
            for stamp in [with_sha256(document.path, document.stamp, progress)]
        ],
    }


def _documents(evaluation: Evaluation) -> list[Document]:
    """Return one document of each file that was read."""
    aligned = evaluation.aligned
    documents = [document for file in evaluation.scored for document in file.originals] or [
        *aligned.documents,
        *([aligned.source] if aligned.source else []),
    ]
    return [*{document.path: document for document in documents}.values()]
