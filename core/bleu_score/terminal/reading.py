"""Read the files a command line names, and score them."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from functools import partial

from bleu_core.errors import CandidateMissing
from bleu_core.evaluation.results import Evaluation
from bleu_core.files import errors as files_errors
from bleu_core.files.addresses import DEFAULT_SELECTION, STANDARD_INPUT, Address, Role
from bleu_core.files.documents import Document, DocumentReader, documents_by_role
from bleu_core.files.selection import available, has_choice
from bleu_core.folders import evaluation as folders_evaluation
from bleu_core.progress import Progress
from bleu_core.settings import Settings
from bleu_core.workspace import folders as workspace_folders
from bleu_core.workspace.inputs import Input, input_of
from bleu_core.workspace.workspace import Workspace
from bleu_score.paths import is_project_file
from bleu_score.terminal.arguments import Request
from bleu_score.terminal.as_sacrebleu import texts as as_sacrebleu_texts
from bleu_score.terminal.as_sacrebleu.options import needs_one_file
from bleu_score.terminal.command_line import check_comparison, find_baseline
from bleu_score.terminal.given import scores_inputs


def is_project(request: Request) -> bool:
    """Tell whether the command line names a project, and nothing else, to be scored."""
    if len(request.references) != 1 or request.candidates or request.source:
        return False
    (address,) = request.references
    if address.selection != DEFAULT_SELECTION or address.path == STANDARD_INPUT:
        return False
    return is_project_file(address.path)


def workspace_of(request: Request) -> Workspace:
    """Return the files or folders of a command line as a workspace; no file is read."""
    by_role = {
        Role.REFERENCE: request.references,
        Role.CANDIDATE: request.candidates,
        Role.SOURCE: (request.source,) if request.source else (),
    }
    # A file among folders is an error that names it when they are paired.
    paths = (address.path for address in (*request.references, *request.candidates))
    is_folder = any(path != STANDARD_INPUT and path.is_dir() for path in paths)
    if is_folder and request.num_refs > 1:
        raise needs_one_file()
    inputs = tuple(
        Input(role, address, request.encoding, is_folder=is_folder)
        for role, addresses in by_role.items()
        for address in addresses
    )
    return Workspace(inputs, request.settings, known=request.known)


def read_workspace(workspace: Workspace, request: Request, progress: Progress) -> Workspace:
    """Read the files. A single file without candidates must contain a whole evaluation."""
    if not request.candidates:
        return replace(workspace, inputs=_inputs_of_one_file(request, progress))
    if request.num_refs > 1:
        workspace = _with_references_apart(workspace, request, progress)
    read = workspace.read(progress)
    # The text of a file that was found to be meant, and standard input, which is in no file.
    inputs = [
        input_of(text_input.role, text_input.document, text_input.encoding)
        for text_input in read.inputs
        if text_input.document is not None
    ]
    return replace(read, inputs=tuple(inputs))


def _with_references_apart(workspace: Workspace, request: Request, progress: Progress) -> Workspace:
    """Return a workspace with a text for each of the references that share a file's lines."""
    [address] = request.references
    path = str(address)
    texts = as_sacrebleu_texts.read_references(path, request.encoding, request.num_refs, progress)
    references = [
        input_of(Role.REFERENCE, Document.from_segments(f"{address.path.name} {number}", segments))
        for number, segments in enumerate(texts, 1)
    ]
    others = [
        text_input for text_input in workspace.inputs if text_input.role is not Role.REFERENCE
    ]
    return replace(workspace, inputs=(*references, *others))


def _inputs_of_one_file(request: Request, progress: Progress) -> tuple[Input, ...]:
    sources = [request.source] if request.source is not None else []
    files = [address.path for address in (*request.references, *sources)]
    reader = DocumentReader(progress, files=files)
    address = request.references[0]
    contents = reader.contents(address.path, request.encoding)
    documents = documents_by_role(contents)
    if address.selection != DEFAULT_SELECTION or not has_choice(contents):
        raise CandidateMissing
    if not documents[Role.REFERENCE] or not documents[Role.CANDIDATE]:
        raise files_errors.FieldUndecided(address.path, available(contents))
    for source in sources:
        documents[Role.SOURCE] = [reader.document(source, Role.SOURCE, request.encoding)]
    return tuple(
        input_of(role, document, request.encoding) for role in Role for document in documents[role]
    )


def with_scores(workspace: Workspace, request: Request, progress: Progress) -> Workspace:
    """Return a workspace with the scores that the command line attaches to its candidates.

    Scores on the command line overrule those of a project.
    """
    if not request.scores:
        return workspace
    candidates = workspace.of_role(Role.CANDIDATE)
    read = [input_of(one.role, one.document) if one.document else one for one in candidates]
    named = [
        (one.name or (one.document.name if one.document else one.title), as_read.address)
        for one, as_read in zip(candidates, read, strict=True)
    ]
    scores_of = defaultdict(list)
    for place, scores in scores_inputs(request.scores, named, progress):
        scores_of[place].append(scores)
    of_candidates = (tuple(scores_of[place]) for place in range(len(candidates)))
    inputs = tuple(
        replace(one, scores=next(of_candidates) if one.role is Role.CANDIDATE else ())
        for one in workspace.inputs
    )
    return replace(workspace, inputs=inputs)


def score_workspace(workspace: Workspace, request: Request, progress: Progress) -> Evaluation:
    """Score texts that have been read, or folders, as the command line says."""
    if workspace.has_folders:
        return _score_folders(workspace, request, progress)
    candidates = [
        text_input.document
        for text_input in workspace.of_role(Role.CANDIDATE)
        if text_input.document is not None
    ]
    settings = request.settings
    if _asks_for_baseline(request):
        check_comparison(len(candidates))
        addresses = [
            Address(candidate.path, candidate.selection)
            for candidate in candidates
            if candidate.path
        ]
        settings = _with_baseline(settings, find_baseline(request.baseline, addresses))
    return replace(workspace, settings=settings).score(progress)


def _score_folders(workspace: Workspace, request: Request, progress: Progress) -> Evaluation:
    pairing = workspace_folders.pair_files(workspace.inputs, progress)
    settings = request.settings
    if _asks_for_baseline(request):
        check_comparison(len(pairing.candidates))
        settings = _with_baseline(settings, request.baseline)
    return folders_evaluation.evaluate_pairing(
        pairing,
        settings=settings,
        post_edited=workspace.scheme is not None,
        given=partial(workspace.given_scores, progress=progress),
        progress=progress,
    )


def _asks_for_baseline(request: Request) -> bool:
    """Tell whether candidates are compared that only files name, not the command line."""
    return not request.candidates and request.settings.resampling.paired_test != "none"


def _with_baseline(settings: Settings, baseline: int | str | None) -> Settings:
    return replace(settings, resampling=replace(settings.resampling, baseline=baseline))
