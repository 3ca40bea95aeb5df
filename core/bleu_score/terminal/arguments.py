"""The command line of `bleu-score`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

from bleu_core.errors import CandidateMissing, ReferenceMissing, SettingInvalid
from bleu_core.files.addresses import Address
from bleu_core.projects.kept import EVERYTHING, Kept
from bleu_core.settings import Settings
from bleu_core.workspace import changes as workspace_changes
from bleu_core.workspace.inputs import KnownFile
from bleu_core.writing import texts as writing_texts
from bleu_core.writing.judging import SEGMENTS, SegmentSample
from bleu_score.i18n import Messages, translate
from bleu_score.messages.saved_texts import sheet_heading
from bleu_score.paths import is_project_file
from bleu_score.terminal import flags as terminal_flags
from bleu_score.terminal.as_sacrebleu import command_line as as_sacrebleu_command_line
from bleu_score.terminal.as_sacrebleu import options as sacrebleu
from bleu_score.terminal.as_sacrebleu.options import OutputStyle, SacrebleuRequest
from bleu_score.terminal.command_line import (
    CommandLine,
    SettingsWanted,
    UsageError,
    baseline_name,
    check_choice,
    path_of,
    whole_number,
)
from bleu_score.terminal.configuration.filling import fill_in, find_configuration
from bleu_score.terminal.gate.options import GateRequest, gate_request, with_gate_metrics
from bleu_score.terminal.given import ScoresWanted, parse_scores
from bleu_score.terminal.requests import (
    ChangesRequest,
    ReportRequest,
    changes_request,
    report_request,
)

# Flags that need scores, one evaluation or files named one by one, by the flags without these.
_NOT_TOGETHER = {
    "--sets": (
        *(
            "--input",
            "--source",
            "--sample",
            "--scores",
            "--num-refs",
            "--paired-bs",
            "--paired-ar",
        ),
        *("--check", "--sentence-level", "--as-sacrebleu", "--as-others", "--compare-references"),
        *("--by", "--known", "--changes", "--save-texts", "--record", "--report", "--fail-under"),
        *("--against", "--max-drop", "--no-significant-drop", "--junit", "--summary"),
    ),
    "--changes": (
        *("--check", "--as-sacrebleu", "--as-others", "--compare-references", "--by", "--scores"),
        "--known",
    ),
    "--check": ("--scores", "--by", "--known", "--junit", "--summary", "--save-texts", "--record"),
}
_NOT_WITH: Messages[str, str] = Messages(
    "Terminal",
    {
        "--sets": "{option} cannot be used with --sets.",
        "--changes": "{option} cannot be used with --changes.",
        "--check": "{option} cannot be used with --check.",
    },
)


class Request(NamedTuple):
    """The parsed command line."""

    candidates: tuple[Address, ...]
    references: tuple[Address, ...]
    source: Address | None
    settings: Settings
    baseline: str | None
    format: str
    check: bool
    segment_scores: bool
    as_others: bool
    compare_references: bool
    by: str | None
    known: tuple[KnownFile, ...]
    gate: GateRequest
    reports: ReportRequest
    encoding: str | None
    quiet: bool
    save_texts: str | None = None
    judge: str | None = None
    sample: SegmentSample | None = None
    record: Path | None = None
    record_kept: Kept = EVERYTHING
    wanted: SettingsWanted = SettingsWanted()
    scores: tuple[ScoresWanted, ...] = ()
    config: Path | None = None
    num_refs: int = 1
    look: OutputStyle = OutputStyle()
    sacrebleu: SacrebleuRequest | None = None
    changes: ChangesRequest | None = None
    sets: bool = False

    @property
    def is_short(self) -> bool:
        """Whether only scores are printed."""
        return self.quiet or self.look.score_only


def parse_arguments(arguments: Sequence[str]) -> Request:
    """Parse the command line.

    Raises
    ------
    UsageError, BleuError
        If the arguments are invalid.
    SystemExit
        After ``--help`` and ``--version``.
    """
    line = as_sacrebleu_command_line.SacrebleuLine if "--as-sacrebleu" in arguments else CommandLine
    values = line(PROGRAM).parse(arguments, partial(_fill_in, PROGRAM))
    if not values.references:
        if not values.input:
            raise UsageError(_usage())
        raise ReferenceMissing
    request = sacrebleu.sacrebleu_request(values) if values.as_sacrebleu else None
    values.format = request.format if request else values.format or "text"
    if request is None:
        _check_plain(values)
    limits = gate_request(values, values.rules)
    changes = changes_request(values)
    settings = values.settings
    if changes is not None:
        settings = workspace_changes.change_settings(
            settings, metrics="metrics" not in values.wanted.values
        )
    return Request(
        candidates=tuple(values.input),
        references=tuple(values.references),
        source=values.source,
        settings=with_gate_metrics(settings, limits),
        baseline=baseline_name(values),
        format=values.format,
        check=bool(values.check),
        segment_scores=bool(values.sentence_level),
        as_others=bool(values.as_others),
        compare_references=bool(values.compare_references),
        by=values.by,
        known=tuple(KnownFile(Address(Path(each)), values.encoding) for each in values.known or ()),
        gate=limits,
        reports=report_request(values),
        encoding=values.encoding,
        quiet=bool(values.quiet),
        save_texts=_save_texts(values),
        judge=values.judge,
        sample=SegmentSample(
            max(1, whole_number("--judge-segments", values.judge_segments or str(SEGMENTS))),
            differing=bool(values.judge_differing),
            seed=settings.resampling.seed,
            heading=sheet_heading,
        ),
        record=_record(values),
        record_kept=_record_kept(values),
        wanted=values.wanted,
        config=values.config,
        scores=tuple(map(parse_scores, values.scores or ())),
        num_refs=sacrebleu.num_refs_of(values),
        look=sacrebleu.look_of(values),
        sacrebleu=request,
        changes=changes,
        sets=bool(values.sets),
    )


def _usage() -> str:
    text = translate(
        "Terminal",
        "Name the files to score: {program} {reference} -i {candidate}. {program} --sample scores "
        "an example, and {program} --help lists all options.",
    )
    reference, candidate = translate("Terminal", "REFERENCE"), translate("Terminal", "CANDIDATE")
    return text.format(program=PROGRAM.name, reference=reference, candidate=candidate)


def _check_plain(values: SimpleNamespace) -> None:
    """Raise an error if the flags of our own output do not go together."""
    if values.format == terminal_flags.LATEX:
        raise UsageError(
            translate(
                "Terminal",
                "--format latex needs --as-sacrebleu; --report FILE.tex writes a report.",
            )
        )
    check_choice("--format", values.format, terminal_flags.FORMATS)
    # A single file may contain references and candidates.
    if not (values.input or values.changes or values.sets) and len(values.references) > 1:
        raise CandidateMissing
    if values.check and values.format == "tsv":
        raise UsageError(translate("Terminal", "--check needs --format text or json."))
    is_paired = values.settings.resampling.paired_test != "none"
    tables = [is_paired, values.sentence_level, values.by is not None]
    if values.format == "tsv" and sum(map(bool, tables)) > 1:
        raise UsageError(
            translate(
                "Terminal",
                "--format tsv writes one table: use only one of --by, --sentence-level and a "
                "comparison.",
            )
        )


def _fill_in(program: terminal_flags.Program, values: SimpleNamespace) -> None:
    """Fill in values from the configuration file that the command line does not give."""
    _check_together(program, values)
    values.configured_scheme = None
    if values.as_sacrebleu:
        sacrebleu.prepare(values, program)
        values.config, values.rules = None, ()
        return
    sacrebleu.use_numbers_of_resamples(values)
    path = find_configuration(values.config, none=bool(values.no_config))
    values.config, values.rules = path, ()
    if path is not None:
        # A project has settings of its own.
        alone = len(values.references) == 1 and not values.input
        is_project = alone and is_project_file(Path(values.references[0]))
        limits = not (values.no_gate or values.changes or values.sets)
        fill_in(values, path, program.flags, options=not is_project, limits=limits)


def _check_together(program: terminal_flags.Program, values: SimpleNamespace) -> None:
    """Raise an error for flags that do not go together."""
    shared = (flag for flags in terminal_flags.flag_groups().values() for flag in flags)
    names = {flag.flags[-1]: flag.name for flag in (*program.flags, *shared) if flag.flags}
    for switch, others in _NOT_TOGETHER.items():
        for option in others if getattr(values, names[switch]) else ():
            if getattr(values, names[option]) is not None:
                raise UsageError(_NOT_WITH[switch].format(option=option))
    if values.scheme is not None and not values.changes:
        raise UsageError(translate("Terminal", "--scheme needs --changes."))


def _record(values: SimpleNamespace) -> Path | None:
    """Return the project to record into; None for none."""
    for option, is_given in (
        ("--record-numbers-only", values.record_numbers_only),
        ("--record-without-names", values.record_without_names),
    ):
        if is_given and values.record is None:
            text = translate("Terminal", "{option} needs --record.")
            raise UsageError(text.format(option=option))
    return path_of(values.record)


def _record_kept(values: SimpleNamespace) -> Kept:
    """Return the content to record besides numbers."""
    names = not values.record_without_names
    return Kept(names and not values.record_numbers_only, names)


def _save_texts(values: SimpleNamespace) -> str | None:
    """Return the path to save the texts to, if its extension names a format."""
    path: str | None = values.save_texts
    if path is None:
        return None

    if writing_texts.texts_format_of(path) is None:
        endings = tuple(f".{name}" for name in writing_texts.TEXTS_FORMATS)
        raise SettingInvalid("--save-texts", path, endings)
    return path


def _words() -> terminal_flags.ProgramWords:
    return terminal_flags.ProgramWords(
        translate("Terminal", "Scores translations with BLEU. Everything stays on this computer."),
        translate("Terminal", "Output"),
        epilog=translate(
            "Terminal",
            "Exit code: 0 scored and quality gate passed, 1 quality gate failed, 2 usage or "
            "input error, 3 bug in the program.\nNumbers always have a decimal point.",
        ),
    )


PROGRAM = terminal_flags.Program(
    "bleu-score",
    (
        *terminal_flags.GATE,
        *terminal_flags.REPORT,
        *terminal_flags.OUTPUT,
        *terminal_flags.SACREBLEU,
    ),
    _words,
    {
        "gate": terminal_flags.GATE,
        "report": terminal_flags.REPORT,
        "sacrebleu": terminal_flags.SACREBLEU,
    },
)
