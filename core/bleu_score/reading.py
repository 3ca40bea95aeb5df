"""Read the files a command line names, and score them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bleu_core.corpus.addresses import STANDARD_INPUT, WHOLE, Address, Role
from bleu_core.corpus.documents import Document, DocumentReader, documents_by_role
from bleu_core.corpus.selection import available, has_choice
from bleu_core.errors import CandidateMissing, FieldUndecided
from bleu_core.evaluation import evaluate
from bleu_core.progress import Progress
from bleu_core.results import Evaluation
from bleu_core.settings import Settings
from bleu_score.arguments import Request
from bleu_score.command_line import check_comparison, find_baseline
from bleu_score.given import read_given
from bleu_score.paths import is_project_file

if TYPE_CHECKING:
    from bleu_core.given_scores import GivenScores

Documents = dict[Role, list[Document]]


def is_project(request: Request) -> bool:
    """Whether the command line names a project, and nothing else, to be scored."""
    if len(request.references) != 1 or request.candidates or request.source:
        return False
    (address,) = request.references
    if address.selection != WHOLE or address.path == STANDARD_INPUT:
        return False
    return is_project_file(address.path)


def read_documents(request: Request, progress: Progress) -> Documents:
    """Read the files. A single file without candidates must contain a whole evaluation."""
    addresses = [*request.references, *request.candidates]
    addresses += [request.source] if request.source is not None else []
    reader = DocumentReader(progress, files=[address.path for address in addresses])
    if not request.candidates:
        address = request.references[0]
        contents = reader.contents(address.path, request.encoding)
        documents = documents_by_role(contents)
        if address.selection != WHOLE or not has_choice(contents):
            raise CandidateMissing
        if not documents[Role.REFERENCE] or not documents[Role.CANDIDATE]:
            raise FieldUndecided(address.path, available(contents))
    else:
        given = ((Role.REFERENCE, request.references), (Role.CANDIDATE, request.candidates))
        reader.decide(
            [(one, role, request.encoding) for role, addresses in given for one in addresses],
            wanted=request.settings.target_language,
        )
        documents = {
            role: [reader.document(address, role, request.encoding) for address in addresses]
            for role, addresses in (*given, (Role.SOURCE, ()))
        }
    if request.source is not None:
        documents[Role.SOURCE] = [reader.document(request.source, Role.SOURCE, request.encoding)]
    return documents


def score_documents(
    documents: Documents,
    request: Request,
    progress: Progress,
    given: Sequence[GivenScores] = (),
) -> Evaluation:
    """Score documents as the command line says; scores it names overrule those of a project."""
    if request.scores:
        wanted = read_given(request.scores, documents[Role.CANDIDATE], progress)
        given = [scores for _, scores in wanted]
    return evaluate(
        candidates=documents[Role.CANDIDATE],
        references=documents[Role.REFERENCE],
        source=next(iter(documents[Role.SOURCE]), None),
        settings=_with_baseline(request, documents[Role.CANDIDATE]),
        given=given,
        progress=progress,
    )


def _with_baseline(request: Request, candidates: Sequence[Document]) -> Settings:
    """Return the settings, with the index of the baseline if all candidates are from one file."""
    resampling = request.settings.resampling
    if request.candidates or resampling.paired_test == "none":
        return request.settings
    check_comparison(len(candidates))
    addresses = [Address(one.path, one.selection) for one in candidates if one.path]
    baseline = find_baseline(request.baseline, addresses)
    return replace(request.settings, resampling=replace(resampling, baseline=baseline))
