"""The terminal program `bleu-score`."""

from __future__ import annotations

import errno
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from enum import IntEnum
from functools import partial
from typing import NamedTuple, TextIO

from bleu_core.changes import analysis as changes_analysis
from bleu_core.errors import BleuError, MemoryExhausted, NothingToReport
from bleu_core.evaluation import checking as core_checking
from bleu_core.evaluation import known_text
from bleu_core.evaluation.results import BrokenFile, Evaluation, json_head
from bleu_core.files import errors as files_errors
from bleu_core.files.addresses import FieldKind, Role
from bleu_core.folders import checking as folders_checking
from bleu_core.folders import joining as folders_joining
from bleu_core.progress import Progress
from bleu_core.workspace import folders as workspace_folders
from bleu_core.workspace import segment_notes
from bleu_core.workspace.workspace import Workspace
from bleu_core.writing import texts as writing_texts
from bleu_core.writing.judging import SegmentSample
from bleu_score.i18n import join_names, join_sentences, set_language, system_language, translate
from bleu_score.json_text import json_text
from bleu_score.messages import errors, saved_texts
from bleu_score.messages.system import system_reason
from bleu_score.terminal import changes as terminal_changes
from bleu_score.terminal import check_output as terminal_check_output
from bleu_score.terminal import folder_output, project_runs, sets
from bleu_score.terminal.arguments import Request, parse_arguments
from bleu_score.terminal.as_sacrebleu import run
from bleu_score.terminal.command_line import UsageError, find_ui_language
from bleu_score.terminal.extra_scores import ExtraScores, compute_extra_scores
from bleu_score.terminal.gate import checks as gate_checks
from bleu_score.terminal.gate import files, sentences
from bleu_score.terminal.gate import options as gate_options
from bleu_score.terminal.gate import results as gate_results
from bleu_score.terminal.output import Output, write_output
from bleu_score.terminal.progress_bar import progress_bar
from bleu_score.terminal.reading import (
    is_project,
    read_workspace,
    score_workspace,
    with_scores,
    workspace_of,
)
from bleu_score.terminal.streams import is_reader_gone, prepare_streams, printable
from bleu_score.terminal.text_output import evaluation_output


class Exit(IntEnum):
    """The exit codes; see `main`."""

    GATE = 1
    USAGE = 2
    FAULT = 3
    SIGNAL = 128
    """To which the number of the signal that ended the program is added."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return the exit code.

    0: scored, and the gate passed; 1: the gate failed; 2: invalid arguments or input, or a file in
    a folder could not be scored; 3: a bug in the program. `docs/ci.md` describes them.
    """
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    # Importing NumPy would start BLAS threads, which are not used here.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    has_output = sys.stdout is not None
    prepare_streams()
    set_language(find_ui_language(arguments, system_language()), plain_numbers=True)
    try:
        with _ended_by_signals():
            code = _run(arguments)
        if not has_output and code in (0, Exit.GATE):
            return _fail(_output_problem(OSError(errno.EBADF, os.strerror(errno.EBADF))))
        return code
    except OSError as error:
        _say(errors.system_text(error))
        return Exit.USAGE
    except KeyboardInterrupt:
        return Exit.SIGNAL + signal.SIGINT
    except _Terminated as end:
        return Exit.SIGNAL + end.signal
    except Exception:
        # Python's own exit code for a traceback is 1, which means "gate failed" here.
        import traceback

        traceback.print_exc()
        return Exit.FAULT


class _Terminated(BaseException):
    """The system or another program asks this one to end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.signal = number


@contextmanager
def _ended_by_signals() -> Iterator[None]:
    """End with an exception when asked to end, so that unfinished files are removed."""
    kinds = [signal.SIGTERM, *([signal.SIGHUP] if sys.platform != "win32" else [])]
    # A signal that the caller ignores, as `nohup` does, stays ignored.
    kinds = [kind for kind in kinds if signal.getsignal(kind) is signal.SIG_DFL]

    def end(number: int, _: object) -> None:
        # Only once: a second signal must not interrupt the cleaning.
        signal.signal(number, signal.SIG_IGN)
        raise _Terminated(number)

    try:
        for kind in kinds:
            signal.signal(kind, end)
    except ValueError:
        kinds = []  # only the main thread receives signals
    try:
        yield
    finally:
        for kind in kinds:
            signal.signal(kind, signal.SIG_DFL)


def _run(arguments: Sequence[str]) -> int:
    request: Request | None = None
    answer: _Answer | None = None
    problems = _Problems()
    with problems:
        try:
            request = parse_arguments(arguments)
        except SystemExit:  # after --help and --version
            return _written(lambda: None, problems)
        except OSError as error:
            # The help is longer than the output buffer, so it may be written earlier.
            if error.filename is not None:
                raise
            return _output_code(error, problems)
        with progress_bar(shown=not request.quiet) as progress:
            answer = _answer(request, progress)
    code = answer.code if answer is not None else Exit.USAGE
    if answer is not None and request is not None:
        with problems:
            code = _written(partial(_write, answer, request), problems) or code
        # A result that cannot be shown is still recorded and reported.
        for task in answer.tasks:
            with problems:
                task()
    elif request is not None and request.format == "json" and request.sacrebleu is None:
        _written(partial(_write_problem, problems[0]), problems)
    # What failed until now is in the files for other programs, and in the second if the first did.
    asked = gate_options.asked_files(arguments) if request is None else request.gate
    for write in (files.write_junit, files.write_summary) if asked.has_files else ():
        with problems:
            write(asked, _gate_report(request, answer, problems), request and request.config)
    return Exit.USAGE if problems else code


class _Problems(list[BleuError | UsageError]):
    """Faults that the user can cause or fix, said as soon as they happen.

    As a context, it keeps the problem that the statements end with, and what follows goes on.
    """

    def __enter__(self) -> None:
        pass

    def __exit__(self, _: object, error: BaseException | None, traceback: object) -> bool:
        match error:
            case BleuError() | UsageError():
                self.say(error)
            case MemoryError():
                self.say(MemoryExhausted())
            case OSError():
                self.say(UsageError(errors.system_text(error)))
            case _:
                return False
        return True

    def say(self, problem: BleuError | UsageError) -> None:
        """Keep a problem, and say it."""
        _fail(problem)
        self.append(problem)


def _write(answer: _Answer, request: Request) -> None:
    if request.config is not None and request.format == "text" and not request.quiet:
        print(sentences.config_text(request.config))
    answer.write(sys.stdout)


def _write_problem(problem: BleuError | UsageError) -> None:
    """Write JSON that says that there are no scores, and why."""
    content = {**json_head(), "error": sentences.problem_text(problem)}
    sys.stdout.write(json_text(content))


def _written(write: Callable[[], None], problems: _Problems) -> int:
    """Write something to the output and flush it; return the exit code."""
    try:
        write()
        # Flush here, since errors can no longer be reported when Python exits.
        sys.stdout.flush()
    except OSError as error:
        return _output_code(error, problems)
    return 0


def _output_code(error: OSError, problems: _Problems) -> int:
    """Return the exit code after an error of the output: none if its reader is gone (`| head`)."""
    is_gone = is_reader_gone(error, sys.stdout)
    _drop_output()
    if not is_gone:
        problems.say(_output_problem(error))
    return 0 if is_gone else Exit.USAGE


def _output_problem(error: OSError) -> UsageError:
    text = translate("Terminal", "The output cannot be written: {reason}")
    reason = system_reason(error.errno) or error.strerror or str(error)
    return UsageError(text.format(reason=reason))


_Task = Callable[[], None]


class _Answer(NamedTuple):
    """The tasks that remain when everything is scored."""

    write: Callable[[TextIO], None]
    """Writes the result."""
    code: int = 0
    """The exit code."""
    tasks: Sequence[_Task] = ()
    """Tasks after the result is written: further files, and messages about failures."""
    gate: gate_results.GateReport | None = None
    """The report of the gate."""


def _answer(request: Request, progress: Progress) -> _Answer:
    if request.sacrebleu is not None:
        write, warning = run.answer_as_sacrebleu(request.sacrebleu, progress)
        return _Answer(write, tasks=[] if warning is None else [partial(_say, warning)])
    if request.sets:
        output, is_complete = sets.answer_sets(request, progress)
        write = partial(write_output, output, request)
        return _Answer(write, 0 if is_complete else Exit.USAGE)
    if request.changes is not None and len(request.changes.files) > 2:
        output, is_complete = terminal_changes.answer_versions(request, request.changes, progress)
        return _Answer(partial(write_output, output, request), 0 if is_complete else Exit.USAGE)
    project = None
    if is_project(request):
        project = project_runs.open_project(request, progress)
        request = project.request
    if project is not None:
        workspace = project.workspace.read(progress)
    elif request.changes is not None:
        workspace = terminal_changes.read_changes(request, request.changes, progress)
    else:
        workspace = workspace_of(request)
        if not workspace.has_folders:
            workspace = read_workspace(workspace, request, progress)
    if request.changes is not None:
        workspace = terminal_changes.with_scheme(workspace, request.changes)
    if request.check:
        check = _check_folders if workspace.has_folders else _check
        return check(workspace, request, progress)
    return _score(with_scores(workspace, request, progress), request, project, progress)


def _score(
    workspace: Workspace,
    request: Request,
    project: project_runs.OpenedProject | None,
    progress: Progress,
) -> _Answer:
    evaluation = score_workspace(workspace, request, progress)
    if workspace.known:
        originals = (
            folders_joining.join_originals(evaluation) if evaluation.files else workspace.originals
        )
        evaluation, _ = known_text.add_known_text(
            evaluation, originals, workspace.known_files, progress=progress
        )
    analysis = None
    if request.changes is not None:
        analysis = terminal_changes.analysis_of(workspace, evaluation, request, progress)
    extra = compute_extra_scores(evaluation, request, progress)
    extra = extra._replace(earlier=project and project.earlier)
    gate = _check_gate(evaluation, analysis, request, progress)
    code = Exit.GATE if gate is not None and not gate.passed else 0
    if not evaluation.is_complete:
        code = Exit.USAGE  # a build must not pass because a file could not be read
    tasks: list[_Task] = []
    if gate is not None and not gate.passed and (request.quiet or request.format != "text"):
        tasks.append(partial(_say_failed, gate))
    if request.save_texts is not None:
        tasks.append(partial(_save_texts, evaluation, request, request.save_texts))
    if request.judge is not None:
        tasks.append(partial(_save_texts, evaluation, request, request.judge, request.sample))
    notes = {}
    if workspace.notes and request.reports.paths and not evaluation.files:
        notes = segment_notes.notes_of_segments(workspace, evaluation)
    tasks.append(partial(request.reports.write, evaluation, notes, analysis))
    if project is not None and project.unrepaired:
        tasks.append(partial(_say_unrepaired, project.unrepaired))
    if request.record is not None:
        gate_failed = bool(request.gate) and code != 0
        record = partial(_record, request, workspace, evaluation, analysis)
        tasks.append(partial(record, gate_failed=gate_failed))
    output = _output(evaluation, analysis, request, extra)
    return _Answer(partial(write_output, output, request, gate=gate), code, tasks, gate)


def _output(
    evaluation: Evaluation,
    analysis: changes_analysis.ChangeAnalysis | None,
    request: Request,
    extra: ExtraScores,
) -> Output:
    if analysis is not None:
        return terminal_changes.changes_output(analysis, request, extra.earlier)
    if evaluation.files:
        return folder_output.folders_output(evaluation, request, extra)
    return evaluation_output(evaluation, request, extra)


def _say_unrepaired(names: Sequence[str]) -> None:
    text = translate(
        "Terminal", "These files have changed, so their fixes were not applied: {names}."
    )
    _say(text.format(names=join_names([*names])))


def _record(
    request: Request,
    workspace: Workspace,
    result: Evaluation,
    analysis: changes_analysis.ChangeAnalysis | None,
    *,
    gate_failed: bool,
) -> None:
    """Record a result in a project, and say so."""
    changes = None if analysis is None else analysis.changes.sums
    said = project_runs.record(result, workspace, request, changes=changes, gate_failed=gate_failed)
    if not request.quiet:
        _say(said)


def _save_texts(
    evaluation: Evaluation, request: Request, path: str, sample: SegmentSample | None = None
) -> None:
    """Save the texts as compared, and say so; of folders, keys have the names of the files.

    Raises
    ------
    NothingToReport
        If nothing could be compared.
    """
    if not evaluation.has_scores:
        raise NothingToReport
    saved = writing_texts.save_texts(
        evaluation.aligned,
        path,
        texts_format=writing_texts.texts_format_of(path) or "tsv",
        language=evaluation.target_language.tag,
        sample=sample,
    )
    if not request.quiet:
        for line in saved_texts.saved_texts_lines(saved):
            _say(line)


def _check_gate(
    evaluation: Evaluation,
    analysis: changes_analysis.ChangeAnalysis | None,
    request: Request,
    progress: Progress,
) -> gate_results.GateReport | None:
    """Return the scores checked against their limits; None if nothing of the gate is asked for."""
    # Imported lazily to speed up start-up: most runs have no limits.
    if not request.gate.is_asked:
        return None

    parts = gate_checks.parts_of(evaluation, None if analysis is None else analysis.changes)
    return gate_checks.check_gate(parts, request.gate, request.settings.resampling, progress)


def _gate_report(
    request: Request | None, answer: _Answer | None, problems: Iterable[BleuError | UsageError]
) -> gate_results.GateReport:
    """Return the report of the gate, with everything that went wrong."""
    report, name = answer and answer.gate, "bleu-score"
    if report is None:
        report = gate_results.GateReport(())
        addresses = () if request is None else request.candidates or request.references
        name = join_names([address.path.name for address in addresses]) or name
    failed = tuple(gate_results.CheckedPart(name, None, problem) for problem in problems)
    return replace(report, parts=(*report.parts, *failed))


def _say_failed(gate: gate_results.GateReport) -> None:
    """Say why the gate failed, if the output is for other programs and does not say it."""
    for line in sentences.failed_lines(gate):
        _say(line)


def _check(workspace: Workspace, request: Request, progress: Progress) -> _Answer:
    documents = workspace.documents
    report = core_checking.check_documents(
        candidates=documents[Role.CANDIDATE],
        references=documents[Role.REFERENCE],
        source=next(iter(documents[Role.SOURCE]), None),
        settings=request.settings,
        progress=progress,
    )
    return _check_answer(terminal_check_output.check_output(report), request)


def _check_folders(workspace: Workspace, request: Request, progress: Progress) -> _Answer:
    pairing = workspace_folders.pair_files(workspace.inputs, progress)
    checked = folders_checking.check_pairing(
        pairing, settings=workspace.settings, progress=progress
    )
    is_broken = pairing.unreadable or any(isinstance(each, BrokenFile) for each in checked)
    code = Exit.USAGE if is_broken else 0
    return _check_answer(terminal_check_output.folder_check_output(pairing, checked), request, code)


def _check_answer(output: Output, request: Request, code: int = 0) -> _Answer:
    # Limits of a configuration are not checked, so its name is not among the data.
    return _Answer(partial(write_output, output, request._replace(config=None)), code)


def _fail(error: BleuError | UsageError) -> int:
    if isinstance(error, UsageError):
        _say(error.text)
    else:
        text = errors.error_text(error)
        if isinstance(error, files_errors.FieldUndecided):
            # The whole text of a document comes last, and is seldom wanted.
            named = [kind for kind in error.available if kind != FieldKind.TEXT.value]
            address = f"{error.path}#{(named or error.available)[-1]}"
            example = translate("Terminal", "For example: {address}").format(address=address)
            text = join_sentences(text, example)
        _say(text)
    return Exit.USAGE


def _say(text: str) -> None:
    line = printable(" ".join(text.splitlines()))
    with suppress(OSError):  # stderr may be redirected to a full disk
        print(translate("Terminal", "bleu-score: {text}").format(text=line), file=sys.stderr)
        sys.stderr.flush()


def _drop_output() -> None:
    """Keep Python from flushing the remaining output at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
