"""All flags of the terminal program, and those of both programs: for the parser and the help.

Flags are named as in sacreBLEU. Those of the settings come from their declarations
(`bleu_core.settings`), and all words from `bleu_score.messages.options`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from bleu_core.options import Declared, declarations
from bleu_core.settings import METRICS, MIN_COMMON, PROFILES, Settings
from bleu_score.i18n import LANGUAGES
from bleu_score.messages import options as messages_options
from bleu_score.samples import SAMPLE_NAMES


class Flag(NamedTuple):
    """A flag or a positional argument."""

    name: str
    """Key of its parsed value and of its texts."""
    flags: tuple[str, ...] = ()
    arguments: str = "1"
    """Number of values: empty for a switch, ``1``, ``?``, ``+`` or ``*``, as in argparse.

    ``each``: one, and the flag can be given several times.
    """
    metavar: str = ""
    choices: Sequence[str] = ()
    bounds: tuple[float, float] | None = None
    default: str = ""
    option: str = ""
    """Another flag, which its help names."""


class ProgramWords(NamedTuple):
    """The texts specific to the help of one program."""

    description: str
    flags_title: str
    flags: Mapping[str, messages_options.OptionWords] = MappingProxyType({})
    """Words of the program's flags that are not those of `option_words`."""
    epilog: str = ""


class Program(NamedTuple):
    """One of the two programs, with its own flags."""

    name: str
    flags: tuple[Flag, ...]
    words: Callable[[], ProgramWords]
    """Called only to show the help."""
    groups: Mapping[str, tuple[Flag, ...]] = MappingProxyType({})
    """Those of its flags that have a heading of their own, in the order of the help."""


FORMATS = ("text", "json", "tsv")
LATEX = "latex"

# Segments that the terminal can choose; in the window, single segments can be picked, too.
SEGMENTS = (
    *("all", "worst", "costly", "different", "length", "warned", "empty", "untranslated"),
    *("noted", "none"),
)

FILES = (
    Flag("references", arguments="*"),
    Flag("input", ("-i", "--input"), "+"),
    Flag("source", ("--source",)),
    Flag("scores", ("--scores",), "each"),
    Flag("encoding", ("--encoding", "-e"), metavar="E"),
    Flag("sample", ("--sample",), "?", choices=SAMPLE_NAMES),
)
PROFILE = Flag("profile", ("--profile",), metavar="P", choices=PROFILES)
GENERAL = (
    Flag("ui_language", ("--ui-language",), metavar="L", choices=tuple(LANGUAGES)),
    Flag("version", ("-V", "--version"), ""),
    Flag("help", ("-h", "--help"), ""),
)
GATE = (
    Flag("fail_under", ("--fail-under",)),
    Flag("against", ("--against",)),
    Flag("max_drop", ("--max-drop",)),
    Flag("no_significant_drop", ("--no-significant-drop",), ""),
    Flag("min_common", ("--min-common",), default=f"{100 * MIN_COMMON:g}"),
    Flag("require_all_files", ("--require-all-files",), ""),
    Flag("gate_metrics", ("--gate-metrics",), "+", metavar="M", choices=METRICS),
    Flag("junit", ("--junit",)),
    Flag("summary", ("--summary",)),
    Flag("config", ("--config",)),
    Flag("no_config", ("--no-config",), ""),
    Flag("no_gate", ("--no-gate",), ""),
)
REPORT = (
    Flag("report", ("--report",), "+"),
    Flag("report_language", ("--report-language",), metavar="L", choices=tuple(LANGUAGES)),
    Flag("report_title", ("--report-title",), metavar="T"),
    Flag("report_client", ("--report-client",), metavar="NAME"),
    Flag("report_project", ("--report-project",), metavar="NAME"),
    Flag("report_order", ("--report-order",), metavar="N"),
    Flag("report_by", ("--report-by",), metavar="NAME"),
    Flag("report_segments", ("--report-segments",), metavar="S", choices=SEGMENTS),
    Flag("report_numbers_only", ("--report-numbers-only",), ""),
)
PAPER = Flag("paper", ("--paper",), metavar="P", choices=("a4", "letter"))
OUTPUT = (
    Flag("check", ("--check",), ""),
    Flag("format", ("-f", "--format"), metavar="F", choices=(*FORMATS, LATEX)),
    Flag("sentence_level", ("-sl", "--sentence-level"), ""),
    Flag("as_others", ("--as-others",), ""),
    Flag("compare_references", ("--compare-references",), ""),
    Flag("by", ("--by",)),
    Flag("known", ("--known",), "+"),
    Flag("save_texts", ("--save-texts",)),
    Flag("judge", ("--judge",)),
    Flag("judge_segments", ("--judge-segments",), metavar="N", default="40"),
    Flag("judge_differing", ("--judge-differing",), ""),
    Flag("quiet", ("-q", "--quiet"), ""),
    Flag("changes", ("--changes",), ""),
    Flag("scheme", ("--scheme",)),
    Flag("sets", ("--sets",), ""),
    Flag("record", ("--record",)),
    Flag("record_numbers_only", ("--record-numbers-only",), ""),
    Flag("record_without_names", ("--record-without-names",), ""),
)
SACREBLEU = (
    Flag("as_sacrebleu", ("--as-sacrebleu",), ""),
    Flag("score_only", ("-b", "--score-only"), ""),
    Flag("width", ("-w", "--width"), metavar="N"),
    Flag("short", ("-sh", "--short"), ""),
    Flag("force", ("--force",), ""),
    Flag("num_refs", ("-nr", "--num-refs"), metavar="N"),
    Flag("confidence_n", ("-cin", "--confidence-n"), metavar="N", option="--confidence"),
    Flag("paired_bs_n", ("-pbsn", "--paired-bs-n"), metavar="N", option="--paired-bs"),
    Flag("paired_ar_n", ("-parn", "--paired-ar-n"), metavar="N", option="--paired-ar"),
    Flag("paired_jobs", ("-j", "--paired-jobs"), metavar="N"),
    Flag("no_color", ("-nc", "--no-color"), ""),
)


def flag_groups(settings: type = Settings) -> dict[str, list[Flag]]:
    """Return the shared flags by group, in the order of the help."""
    groups: dict[str, list[Flag]] = {"files": list(FILES)}
    for declared in declarations(settings):
        group = groups.setdefault(declared.group, [])
        if declared.path == "smoothing":
            group.append(PROFILE)  # before the options that a profile sets
        group += _flags_of(declared)
    return groups


def _flags_of(declared: Declared) -> Iterator[Flag]:
    option = declared.option
    for value, flags in (option.value_flags or {}).items():
        yield Flag(f"{declared.path}={value}", flags, "")
    if option.kind == "switch":
        yield Flag(declared.path, option.flags, "")
    elif option.flags:
        is_number = option.kind in ("whole", "decimal")
        yield Flag(
            declared.path,
            option.flags,
            arguments="+" if option.kind == "choices" else "1",
            metavar=option.metavar,
            choices=() if is_number else (*option.allowed, *(option.aliases or ())),
            bounds=option.allowed if is_number else None,
            default=str(declared.default),
        )
