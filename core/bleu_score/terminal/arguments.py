"""The command line of `bleu-score`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

from bleu_core.errors import CandidateMissing, ReferenceMissing, SettingInvalid
from bleu_core.files.addresses import Address
from bleu_core.settings import Settings
from bleu_score.i18n import translate
from bleu_score.paths import is_project_file
from bleu_score.terminal import changes_flags, project_flags, report_flags, set_flags
from bleu_score.terminal.as_sacrebleu import options as sacrebleu
from bleu_score.terminal.as_sacrebleu.command_line import SacrebleuLine
from bleu_score.terminal.as_sacrebleu.options import Look, SacrebleuRequest
from bleu_score.terminal.changes_flags import ChangesRequest
from bleu_score.terminal.command_line import (
    CommandLine,
    SettingsWanted,
    UsageError,
    baseline_name,
    check_choice,
)
from bleu_score.terminal.configuration.filling import fill_in, find_configuration
from bleu_score.terminal.flags import Flag, Program, ProgramWords
from bleu_score.terminal.gate import options as gate
from bleu_score.terminal.gate.options import GateRequest
from bleu_score.terminal.given import ScoresWanted, parse_scores
from bleu_score.terminal.project_flags import RecordRequest
from bleu_score.terminal.report_flags import ReportRequest

FORMATS = ("text", "json", "tsv")
_LATEX = "latex"

_FLAGS = (
    Flag("check", ("--check",), ""),
    Flag("format", ("-f", "--format"), metavar="F", choices=(*FORMATS, _LATEX)),
    Flag("sentence_level", ("-sl", "--sentence-level"), ""),
    Flag("as_others", ("--as-others",), ""),
    Flag("compare_references", ("--compare-references",), ""),
    Flag("by", ("--by",)),
    Flag("save_texts", ("--save-texts",)),
    Flag("quiet", ("-q", "--quiet"), ""),
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
    gate: GateRequest
    reports: ReportRequest
    encoding: str | None
    quiet: bool
    save_texts: str | None = None
    record: RecordRequest = RecordRequest()
    wanted: SettingsWanted = SettingsWanted()
    scores: tuple[ScoresWanted, ...] = ()
    config: Path | None = None
    num_refs: int = 1
    look: Look = Look()
    sacrebleu: SacrebleuRequest | None = None
    changes: ChangesRequest | None = None
    sets: bool = False


def parse_arguments(arguments: Sequence[str]) -> Request:
    """Parse the command line.

    Raises
    ------
    UsageError, BleuError
        If the arguments are invalid.
    SystemExit
        After ``--help`` and ``--version``.
    """
    line = SacrebleuLine if "--as-sacrebleu" in arguments else CommandLine
    values = line(PROGRAM).parse(arguments, partial(_fill_in, PROGRAM))
    if not values.references:
        raise ReferenceMissing
    request = sacrebleu.sacrebleu_request(values) if values.as_sacrebleu else None
    values.format = request.format if request else values.format or "text"
    if request is None:
        _check_plain(values)
    gate_request = gate.gate_request(values, values.rules)
    changes = changes_flags.changes_request(values)
    settings = values.settings
    if changes is not None:
        from bleu_core.workspace.changes import change_settings

        settings = change_settings(settings, metrics="metrics" not in values.wanted.values)
    return Request(
        candidates=tuple(values.input),
        references=tuple(values.references),
        source=values.source,
        settings=gate.with_gate_metrics(settings, gate_request),
        baseline=baseline_name(values),
        format=values.format,
        check=bool(values.check),
        segment_scores=bool(values.sentence_level),
        as_others=bool(values.as_others),
        compare_references=bool(values.compare_references),
        by=values.by,
        gate=gate_request,
        reports=report_flags.report_request(values),
        encoding=values.encoding,
        quiet=bool(values.quiet),
        save_texts=_save_texts(values),
        record=project_flags.record_request(values),
        wanted=values.wanted,
        config=values.config,
        scores=tuple(map(parse_scores, values.scores or ())),
        num_refs=sacrebleu.num_refs_of(values),
        look=sacrebleu.look_of(values),
        sacrebleu=request,
        changes=changes,
        sets=bool(values.sets),
    )


def _check_plain(values: SimpleNamespace) -> None:
    """Raise an error if the flags of our own output do not go together."""
    if values.format == _LATEX:
        raise UsageError(
            translate(
                "Terminal",
                "--format latex needs --as-sacrebleu; --report FILE.tex writes a report.",
            )
        )
    check_choice("--format", values.format, FORMATS)
    # A single file may contain references and candidates.
    if not (values.input or values.changes or values.sets) and len(values.references) > 1:
        raise CandidateMissing
    for flag, value in {"--scores": values.scores, "--by": values.by}.items():
        if values.check and value is not None:
            text = translate("Terminal", "{option} cannot be used with --check.")
            raise UsageError(text.format(option=flag))
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


def _fill_in(program: Program, values: SimpleNamespace) -> None:
    """Fill in values from the configuration file that the command line does not give."""
    set_flags.check_alone(values)
    changes_flags.check_alone(values)
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


def _save_texts(values: Any) -> str | None:
    """Return the path to save the texts to, if its extension names a format."""
    path: str | None = values.save_texts
    if path is None:
        return None
    from bleu_core.writing.texts import TEXTS_FORMATS, texts_format_of

    if values.check:
        raise UsageError(translate("Terminal", "--save-texts cannot be used with --check."))
    if texts_format_of(path) is None:
        endings = tuple(f".{name}" for name in TEXTS_FORMATS)
        raise SettingInvalid("--save-texts", path, endings)
    return path


def _words() -> ProgramWords:
    from bleu_score.messages.options import OptionWords

    return ProgramWords(
        translate("Terminal", "Scores translations with BLEU. Everything stays on this computer."),
        translate("Terminal", "Output"),
        {
            "check": OptionWords(
                help=translate(
                    "Terminal",
                    "list possible problems in the files and their effect on BLEU, instead of "
                    "scoring",
                )
            ),
            "format": OptionWords(
                help=translate("Terminal", "{choices} (default: text; with --as-sacrebleu, json)")
            ),
            "sentence_level": OptionWords(
                help=translate(
                    "Terminal",
                    "also the score of each segment (sentence BLEU) and its contribution; the "
                    "average of these scores is not the score of the text",
                )
            ),
            "as_others": OptionWords(
                help=translate(
                    "Terminal",
                    "also the scores sacreBLEU, NLTK, TensorFlow NMT, Hugging Face evaluate and "
                    "PaddleOCR would give, and why they differ",
                )
            ),
            "compare_references": OptionWords(
                help=translate(
                    "Terminal",
                    "also each reference’s score against the other references: how far apart "
                    "human translations are",
                )
            ),
            "by": OptionWords(
                help=translate(
                    "Terminal",
                    "also the scores of each document (--by document), or of all rows with the "
                    "same text in another column of a table (--by Domain)",
                ),
                metavar=translate("Terminal", "COLUMN"),
            ),
            "save_texts": OptionWords(
                help=translate(
                    "Terminal",
                    "save the texts as compared: all of them as a table (.tsv), source and "
                    "reference as a translation memory (.tmx), or each in its own file, one "
                    "segment per line (.txt)",
                ),
                metavar=translate("Terminal", "FILE"),
            ),
            "quiet": OptionWords(
                help=translate("Terminal", "only the score: no warnings, no progress")
            ),
            **gate.flag_words(),
            **report_flags.flag_words(),
            **changes_flags.flag_words(),
            **set_flags.flag_words(),
            **project_flags.flag_words(),
            **sacrebleu.flag_words(),
        },
        translate(
            "Terminal",
            "Exit code: 0 scored and quality gate passed, 1 quality gate failed, 2 usage or "
            "input error, 3 bug in the program.\nNumbers always have a decimal point.",
        ),
        {
            gate.GROUP: gate.group_title(),
            report_flags.GROUP: report_flags.group_title(),
            sacrebleu.GROUP: sacrebleu.group_title(),
        },
    )


PROGRAM = Program(
    "bleu-score",
    (
        *(*gate.FLAGS, *report_flags.FLAGS, *_FLAGS),
        *(*changes_flags.FLAGS, *set_flags.FLAGS, *project_flags.FLAGS, *sacrebleu.FLAGS),
    ),
    _words,
)
