"""The terminal program `bleu-score`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import TextIO

from bleu_core.corpus.addresses import WHOLE, Address, Role
from bleu_core.corpus.documents import Document, DocumentReader, documents_by_role
from bleu_core.corpus.selection import available, has_choice
from bleu_core.errors import BleuError, CandidateMissing, FieldUndecided
from bleu_core.evaluation import evaluate
from bleu_core.progress import Progress
from bleu_core.settings import Settings
from bleu_score.arguments import Request, parse_arguments
from bleu_score.command_line import (
    UsageError,
    check_comparison,
    find_baseline,
    find_ui_language,
)
from bleu_score.extra_scores import compute_extra_scores
from bleu_score.i18n import set_language, system_language, translate
from bleu_score.progress_bar import progress_bar
from bleu_score.streams import give_streams
from bleu_score.text_output import write_evaluation

EXIT_FAIL_UNDER = 1
EXIT_USAGE = 2
EXIT_FAULT = 3
EXIT_INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return the exit code.

    0: scored; 1: below ``--fail-under``; 2: invalid arguments or input; 3: a bug in the program.
    """
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    # Importing NumPy would start BLAS threads, which are not used here.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    give_streams()
    _prepare_streams()
    set_language(find_ui_language(arguments, system_language()), plain_numbers=True)
    try:
        return _run(arguments)
    except OSError as error:
        _drop_output()
        text = translate("Terminal", "The output cannot be written: {reason}")
        from bleu_score.messages.system import system_reason

        reason = system_reason(error.errno) or error.strerror or error
        return _fail(text.format(reason=reason))
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except Exception:
        # Python's own exit code for a traceback is 1, which means "below --fail-under" here.
        import traceback

        traceback.print_exc()
        return EXIT_FAULT


def _run(arguments: Sequence[str]) -> int:
    try:
        request = parse_arguments(arguments)
        with progress_bar(shown=not request.quiet) as progress:
            documents = _read(request, progress)
            work = _check if request.check else _score
            write, code = work(documents, request, progress)
    except BleuError as error:
        from bleu_score.messages.errors import error_text

        return _fail(error_text(error))
    except UsageError as error:
        return _fail(error.text)
    except SystemExit as end:  # after --help and --version
        with _ready_for_no_reader():
            pass  # everything is printed and only needs to be flushed
        return int(end.code or 0)
    with _ready_for_no_reader():
        write(sys.stdout)
    return code


@contextmanager
def _ready_for_no_reader() -> Iterator[None]:
    """Flush the output, and ignore that its reader has gone away (`| head`)."""
    try:
        yield
        # Flush here, since errors can no longer be reported when Python exits.
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()


def _read(request: Request, progress: Progress) -> dict[Role, list[Document]]:
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
        documents = {
            role: [reader.document(address, role, request.encoding) for address in addresses]
            for role, addresses in (
                (Role.REFERENCE, request.references),
                (Role.CANDIDATE, request.candidates),
                (Role.SOURCE, ()),
            )
        }
    if request.source is not None:
        documents[Role.SOURCE] = [reader.document(request.source, Role.SOURCE, request.encoding)]
    return documents


_Answer = tuple[Callable[[TextIO], None], int]
"""A function that writes the result, and the exit code."""


def _score(documents: dict[Role, list[Document]], request: Request, progress: Progress) -> _Answer:
    evaluation = evaluate(
        candidates=documents[Role.CANDIDATE],
        references=documents[Role.REFERENCE],
        source=next(iter(documents[Role.SOURCE]), None),
        settings=_with_baseline(request, documents[Role.CANDIDATE]),
        progress=progress,
    )
    least = min(candidate.score.percent for candidate in evaluation.candidates)
    fails = request.fail_under is not None and least < request.fail_under
    extra = compute_extra_scores(evaluation, request, progress)
    write = partial(write_evaluation, evaluation, request, extra=extra)
    return write, EXIT_FAIL_UNDER if fails else 0


def _with_baseline(request: Request, candidates: Sequence[Document]) -> Settings:
    """Return the settings, with the index of the baseline if all candidates are from one file."""
    resampling = request.settings.resampling
    if request.candidates or resampling.paired_test == "none":
        return request.settings
    check_comparison(len(candidates))
    addresses = [Address(one.path, one.selection) for one in candidates if one.path]
    baseline = find_baseline(request.baseline, addresses)
    return replace(request.settings, resampling=replace(resampling, baseline=baseline))


def _check(documents: dict[Role, list[Document]], request: Request, progress: Progress) -> _Answer:
    from bleu_core.health import check_health
    from bleu_score.check_output import write_check

    report = check_health(
        candidates=documents[Role.CANDIDATE],
        references=documents[Role.REFERENCE],
        source=next(iter(documents[Role.SOURCE]), None),
        settings=request.settings,
        progress=progress,
    )
    return partial(write_check, report, request.format), 0


def _fail(text: str) -> int:
    line = " ".join(text.splitlines())
    with suppress(OSError):  # stderr may be redirected to a full disk
        print(translate("Terminal", "bleu-score: {text}").format(text=line), file=sys.stderr)
        sys.stderr.flush()
    return EXIT_USAGE


def _drop_output() -> None:
    """Keep Python from flushing the remaining output at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _prepare_streams() -> None:
    """Use UTF-8 for files and pipes on every system, and never fail on unencodable characters."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is None:
            continue
        if stream.isatty():
            reconfigure(errors="backslashreplace")
        else:
            reconfigure(encoding="utf-8", errors="backslashreplace")
