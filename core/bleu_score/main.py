"""The terminal program `bleu-score`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TextIO

from bleu_core.corpus.addresses import FieldKind, Role
from bleu_core.errors import BleuError, FieldUndecided, NothingToReport
from bleu_core.progress import Progress
from bleu_core.results import Evaluation
from bleu_score.arguments import Request, parse_arguments
from bleu_score.command_line import UsageError, find_ui_language
from bleu_score.extra_scores import compute_extra_scores
from bleu_score.folders import (
    are_folders,
    check_folders,
    extra_scores_of_folders,
    is_complete,
    parts_of_folders,
    score_folders,
)
from bleu_score.gate.checks import check_gate, parts_of
from bleu_score.gate.results import GateReport, Part
from bleu_score.i18n import join_sentences, set_language, system_language, translate
from bleu_score.progress_bar import progress_bar
from bleu_score.reading import Documents, is_project, read_documents, score_documents
from bleu_score.streams import is_reader_gone, prepare_streams, printable
from bleu_score.text_output import write_evaluation

if TYPE_CHECKING:
    from bleu_core.folders.results import FolderEvaluation
    from bleu_score.project_runs import ProjectWork

EXIT_GATE = 1
EXIT_USAGE = 2
EXIT_FAULT = 3
EXIT_INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return the exit code.

    0: scored, and the gate passed; 1: the gate failed; 2: invalid arguments or input, or a file in
    a folder could not be scored; 3: a bug in the program. `docs/ci.md` describes them.
    """
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    # Importing NumPy would start BLAS threads, which are not used here.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    prepare_streams()
    set_language(find_ui_language(arguments, system_language()), plain_numbers=True)
    try:
        return _run(arguments)
    except OSError as error:
        _drop_output()
        text = translate("Terminal", "The output cannot be written: {reason}")
        from bleu_score.messages.system import system_reason

        reason = system_reason(error.errno) or error.strerror or error
        _say(text.format(reason=reason))
        return EXIT_USAGE
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except Exception:
        # Python's own exit code for a traceback is 1, which means "gate failed" here.
        import traceback

        traceback.print_exc()
        return EXIT_FAULT


def _run(arguments: Sequence[str]) -> int:
    request = None
    try:
        try:
            request = parse_arguments(arguments)
        except OSError as error:
            # The help is longer than what is kept before it is written.
            if not is_reader_gone(error, sys.stdout):
                raise
            _drop_output()
            return 0
        with progress_bar(shown=not request.quiet) as progress:
            answer = _answer(request, progress)
        with _ready_for_no_reader():
            if request.config is not None and request.format == "text" and not request.quiet:
                from bleu_score.gate.sentences import config_text

                print(config_text(request.config))
            answer.write(sys.stdout)
    except (BleuError, UsageError) as error:
        code = _fail(error)
        return code if request is None else _done(_tasks_of_error(request, error), code)
    except SystemExit as end:  # after --help and --version
        with _ready_for_no_reader():
            pass  # everything is printed and only needs to be flushed
        return int(end.code or 0)
    return _done(answer.tasks, answer.code)


def _done(tasks: Iterable[_Task], code: int) -> int:
    """Do what is left to do; return the exit code."""
    for task in tasks:
        try:
            task()
        except (BleuError, UsageError) as error:
            code = _fail(error)  # and go on: what else was asked for is not lost
    return code


@contextmanager
def _ready_for_no_reader() -> Iterator[None]:
    """Flush the output, and ignore that its reader has gone away (`| head`)."""
    try:
        yield
        # Flush here, since errors can no longer be reported when Python exits.
        sys.stdout.flush()
    except OSError as error:
        if not is_reader_gone(error, sys.stdout):
            raise
        _drop_output()


_Task = Callable[[], None]


class _Answer(NamedTuple):
    """What is left to do when everything is scored."""

    write: Callable[[TextIO], None]
    """Writes the result."""
    code: int = 0
    """The exit code."""
    tasks: Sequence[_Task] = ()
    """What to do when the result is written: further files, and what failed."""


def _answer(request: Request, progress: Progress) -> _Answer:
    project = None
    if is_project(request):
        from bleu_score.project_runs import open_work

        project = open_work(request, progress)
        request = project.request
    if are_folders(request):
        work_on_folders = _check_folders if request.check else _score_folders
        return work_on_folders(request, project, progress)
    if project is None:
        documents = read_documents(request, progress)
    else:
        documents, project = project.read(progress)
    if request.check:
        return _check(documents, request, progress)
    return _score(documents, request, project, progress)


def _score(
    documents: Documents, request: Request, project: ProjectWork | None, progress: Progress
) -> _Answer:
    given = project.given(progress) if project is not None else ()
    evaluation = score_documents(documents, request, progress, given)
    extra = compute_extra_scores(evaluation, request, progress)
    extra = extra._replace(earlier=project and project.earlier)
    parts = parts_of(evaluation)
    gate = check_gate(parts, request.gate, request.settings.resampling, progress)
    write = partial(write_evaluation, evaluation, request, extra=extra, gate=gate)
    tasks = _tasks_of_gate(request, parts, gate)
    if request.save_texts is not None:
        tasks.append(partial(_save_texts, evaluation, request, request.save_texts))
    notes = {}
    if project is not None and request.reports.paths:
        notes = project.notes_of(evaluation, documents)
    tasks.append(partial(request.reports.write, evaluation, notes))
    tasks += _tasks_of_projects(request, project, evaluation, documents)
    return _Answer(write, 0 if gate.passed else EXIT_GATE, tasks)


def _tasks_of_projects(
    request: Request,
    project: ProjectWork | None,
    result: Evaluation | FolderEvaluation,
    documents: Documents | None,
) -> list[_Task]:
    tasks: list[_Task] = []
    if project is not None and project.unrepaired:
        tasks.append(partial(_say_unrepaired, project.unrepaired))
    if request.record.path is not None:
        tasks.append(partial(_record, request, project, result, documents))
    return tasks


def _say_unrepaired(names: Sequence[str]) -> None:
    from bleu_score.i18n import join_names

    text = translate(
        "Terminal", "These files have changed, so their fixes were not applied: {names}."
    )
    _say(text.format(names=join_names([*names])))


def _record(
    request: Request,
    project: ProjectWork | None,
    result: Evaluation | FolderEvaluation,
    documents: Documents | None,
) -> None:
    """Record a result in a project, and say so."""
    from bleu_score.project_runs import folder_inputs, inputs_of, record

    if project is not None:
        inputs = project.inputs
    elif documents is None:
        inputs = folder_inputs(request)
    else:
        inputs = inputs_of(documents, request)
    said = record(result, inputs, request)
    if not request.quiet:
        _say(said)


def _save_texts(evaluation: Evaluation | None, request: Request, path: str) -> None:
    """Save the texts as compared, and say so.

    Raises
    ------
    NothingToReport
        If nothing could be compared.
    """
    if evaluation is None:
        raise NothingToReport
    from bleu_core.corpus.writing.texts import save_texts, texts_format_of
    from bleu_score.messages.saved_texts import saved_texts_lines

    saved = save_texts(
        evaluation.aligned,
        path,
        texts_format=texts_format_of(path) or "tsv",
        language=evaluation.target_language.tag,
    )
    if not request.quiet:
        for line in saved_texts_lines(saved):
            _say(line)


def _tasks_of_gate(request: Request, parts: Sequence[Part], gate: GateReport) -> list[_Task]:
    tasks: list[_Task] = []
    if not gate.passed and (request.quiet or request.format != "text"):
        tasks.append(partial(_say_failed, gate))
    if request.gate.junit is not None or request.gate.summary is not None:
        from bleu_score.gate.files import gate_files

        tasks += gate_files(request.gate, parts, gate, config=request.config)
    return tasks


def _tasks_of_error(request: Request, error: BleuError | UsageError) -> list[_Task]:
    """Return what is left to do where nothing could be scored or compared: to say so."""
    if request.gate.junit is None and request.gate.summary is None:
        return []
    from bleu_score.gate.files import gate_files

    addresses = request.candidates or request.references
    name = ", ".join(address.path.name for address in addresses)
    return gate_files(
        request.gate, [Part(name, None, error)], GateReport(()), config=request.config
    )


def _say_failed(gate: GateReport) -> None:
    """Say why the gate failed where the output, made for other programs, does not."""
    from bleu_score.gate.sentences import failed_lines

    for line in failed_lines(gate):
        _say(line)


def _check(documents: Documents, request: Request, progress: Progress) -> _Answer:
    from bleu_core.health import check_health
    from bleu_score.check_output import write_check

    report = check_health(
        candidates=documents[Role.CANDIDATE],
        references=documents[Role.REFERENCE],
        source=next(iter(documents[Role.SOURCE]), None),
        settings=request.settings,
        progress=progress,
    )
    return _Answer(partial(write_check, report, request.format))


def _score_folders(request: Request, project: ProjectWork | None, progress: Progress) -> _Answer:
    from bleu_score.folder_output import write_folders

    result = score_folders(request, progress)
    extra = extra_scores_of_folders(result, request, progress)
    extra = extra._replace(earlier=project and project.earlier)
    parts = parts_of_folders(result)
    gate = check_gate(parts, request.gate, request.settings.resampling, progress)
    write = partial(write_folders, result, request, extra=extra, gate=gate)
    code = 0 if gate.passed else EXIT_GATE
    # A build must not pass because a file could not be read.
    code = code if is_complete(result) else EXIT_USAGE
    tasks = _tasks_of_gate(request, parts, gate)
    if request.save_texts is not None:
        # All files as one text: the keys say which file a segment is from.
        tasks.append(partial(_save_texts, result.whole, request, request.save_texts))
    tasks.append(partial(request.reports.write, result))
    tasks += _tasks_of_projects(request, project, result, None)
    return _Answer(write, code, tasks)


def _check_folders(request: Request, _project: ProjectWork | None, progress: Progress) -> _Answer:
    from bleu_score.folder_check import write_checks

    pairing, checked = check_folders(request, progress)
    broken = any(each.error for each in checked) or pairing.unreadable
    write = partial(write_checks, pairing, checked, request.format)
    return _Answer(write, EXIT_USAGE if broken else 0)


def _fail(error: BleuError | UsageError) -> int:
    if isinstance(error, UsageError):
        _say(error.text)
    else:
        from bleu_score.messages.errors import error_text

        text = error_text(error)
        if isinstance(error, FieldUndecided):
            # The whole text of a document is the last, and seldom what is meant.
            named = [one for one in error.available if one != FieldKind.TEXT.value]
            address = f"{error.path}#{(named or error.available)[-1]}"
            example = translate("Terminal", "For example: “{address}”.").format(address=address)
            text = join_sentences(text, example)
        _say(text)
    return EXIT_USAGE


def _say(text: str) -> None:
    line = printable(" ".join(text.splitlines()))
    with suppress(OSError):  # stderr may be redirected to a full disk
        print(translate("Terminal", "bleu-score: {text}").format(text=line), file=sys.stderr)
        sys.stderr.flush()


def _drop_output() -> None:
    """Keep Python from flushing the remaining output at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
