"""The texts of every option: the help of its flag, and its row in the window.

Imported lazily by the terminal, because most runs do not show any of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from bleu_score.i18n import Messages, join_names, translate
from bleu_score.messages import choices
from bleu_score.messages.metrics import test_name


class OptionWords(NamedTuple):
    """The texts of an option.

    The help may contain the fields ``{choices}``, ``{names}`` (the same), ``{low}``, ``{high}``,
    ``{default}`` and ``{option}``, which are filled in from the declaration.
    """

    help: str = ""
    """Help of its flag."""
    metavar: str = ""
    """Placeholder of its value in the help, if that is translated."""
    label: str = ""
    """Label of its row in the window."""
    tip: str = ""
    """Tool tip of its row."""


_HELP: Messages[str, str] = Messages(
    "Terminal",
    {
        "references": "reference translation in any format, or a folder; “-” is standard input. "
        "To select one of several texts in a file: FILE#column=NAME, #lang=TAG, #sheet=NAME "
        "(#sheet=* for all), #headings=ROW or #headings=none; joined with &",
        "input": "candidate translations, or folders; each is scored separately",
        "source": "source text; shows what was left untranslated",
        "scores": "external scores, one for each segment, as in comet=scores.txt; once for each "
        "candidate, in the order of the candidates or by name (comet@mt.txt=scores.txt). For "
        "folders, a column “file” names the file of each row. FILE can be followed by "
        "#column=NAME, #field=NAME, #system=NAME, #better=lower",
        "encoding": "encoding of all files (default: detected)",
        "sample": "score a bundled sample: {names}",
        "target_language": "target language, such as es or zh-TW (default: detected)",
        "tokenizer": "word segmentation: {choices} (default: {default}); spm:FILE is a "
        "SentencePiece model",
        "profile": "smoothing and reference length together: {choices} (default: definition)",
        "smoothing": "smoothing: {choices} (default: {default})",
        "smoothing_value": "value of floor (default: 0.1) and add-k (default: 1)",
        "reference_length": "reference length where there are several references: {choices} "
        "(default: {default})",
        "lowercase": "ignore upper and lower case",
        "max_order": "maximum n-gram order, {low}–{high} (default: {default})",
        "effective_order": "use effective order: ignore orders longer than the candidate",
        "pairing.by": "how segments are paired: {choices} (default: {default})",
        "pairing.leave_out": "segments to exclude: {choices}",
        "pairing.keep": "segments to keep that would otherwise be excluded (same names)",
        "tags": "inline tags: {choices} (default: {default})",
        "placeholders": "placeholders such as {example}: {choices} (default: {default})",
        "normalize": "normalize before comparing: {choices}",
        "metrics": "metrics: {choices} (bleu is always among them)",
        "chrf.char_order": "maximum order of character n-grams (default: {default})",
        "chrf.word_order": "maximum order of word n-grams in chrf (default: {default}; chrf++ "
        "uses 2)",
        "chrf.beta": "weight of recall relative to precision (default: {default})",
        "chrf.whitespace": "count whitespace as characters",
        "chrf.lowercase": "ignore upper and lower case in chrF",
        "chrf.eps_smoothing": "also count orders that are longer than any segment",
        "ter.normalized": "convert XML entities and separate punctuation in TER",
        "ter.asian_support": "with --ter-normalized: separate Chinese and Japanese characters",
        "ter.no_punct": "ignore punctuation in TER",
        "ter.case_sensitive": "distinguish upper and lower case in TER",
        "resampling.confidence": "95% confidence interval of each score, by bootstrap",
        "resampling.paired_test=bs": "compare the candidates by paired bootstrap",
        "resampling.paired_test=ar": "compare the candidates by paired approximate randomization",
        "resampling.baseline": "compare with this candidate only (default: all pairs)",
        "resampling.resamples": "resamples (default: 1000), or trials of --paired-ar (default: "
        "10000); more by default for many comparisons",
        "resampling.seed": "seed of the random numbers (default: {default})",
        "ui_language": "language of the program: {choices}",
        "version": "show the version",
        "help": "show this help",
        "report": "also write a report; the extension sets the format; can be repeated",
        "report_language": "language of the report: {choices}",
        "report_title": "title of the report",
        "report_client": "name of the client in the report",
        "report_project": "name of the project in the report",
        "report_order": "order number in the report",
        "report_by": "who computed it, in the report",
        "report_segments": "segments in the report: {choices} (default: costly; in CSV, TSV and "
        "Word, and with --changes, all)",
        "report_numbers_only": "no texts in the report, only numbers and names",
        "check": "list possible problems in the files and their effect on BLEU, instead of scoring",
        "format": "{choices} (default: text; with --as-sacrebleu, json)",
        "sentence_level": "also the score of each segment (sentence BLEU) and its contribution; "
        "the average of these scores is not the score of the text",
        "as_others": "also the scores sacreBLEU, NLTK, TensorFlow NMT, Hugging Face evaluate and "
        "PaddleOCR would give, and why they differ",
        "compare_references": "also each reference’s score against the other references: how far "
        "apart human translations are",
        "by": "also the scores of each document (--by document), or of all rows with the same "
        "text in another column of a table (--by Domain)",
        "known": "also how many segments are in these files, such as a translation memory or the "
        "text a system was trained on, with the score of these segments and of the others",
        "save_texts": "save the texts as compared: all of them as a table (.tsv), source and "
        "reference as a translation memory (.tmx), or each in its own file, one segment per line "
        "(.txt)",
        "judge": "save a table (.tsv) of segments for a person to judge, chosen at random, that "
        "names no system; read it back with --scores",
        "judge_segments": "number of segments in this table (default: {default})",
        "judge_differing": "choose them from the half whose translations differ most",
        "quiet": "only the score: no warnings, no progress",
        "changes": "show how much of the suggestions was changed in the final text, instead of "
        "scoring: bleu-score --changes delivered.xliff, or with two files, suggestions first: "
        "bleu-score --changes mt.txt final.txt. With more versions, each is compared with the one "
        "before it, and the last also with the first. --source adds the source text, whose words "
        "are counted",
        "scheme": "with --changes: the bands of similarity, the weight of each and the price of a "
        "word (default: [changes] in bleu.toml)",
        "sets": "score the same candidates on several test sets, with their average: bleu-score "
        "--sets wmt/en-de wmt/en-zh. Each folder contains a reference (ref.txt) and the "
        "candidates, under the same names in all sets",
        "record": "add the result to a project, with texts and settings; the project is created "
        "if it does not exist. bleu-score FILE.bleu scores the project’s files again",
        "record_numbers_only": "keep no texts in the project, only numbers",
        "record_without_names": "keep no names of files in the project, and no texts",
        "as_sacrebleu": "read, score and print as the program sacrebleu does, with its flags",
        "score_only": "only the scores",
        "width": "decimals of the scores",
        "short": "sacreBLEU’s signature in its short form",
        "force": "no warning about text that looks tokenized",
        "num_refs": "each line of the reference has N references, separated by tabs",
        "confidence_n": "the same as --resamples, for {option}",
        "paired_bs_n": "the same as --resamples, for {option}",
        "paired_ar_n": "the same as --resamples, for {option}",
        "paired_jobs": "accepted, but has no effect",
        "no_color": "accepted, but has no effect",
    },
)

_HELP_OF_GATE: Messages[str, str] = Messages(
    "Gate",
    {
        "fail_under": "exit code 1 if a score is below this (for TER: above)",
        "against": "the earlier result: a JSON file of bleu-score, or a project, as in "
        "project.bleu#run=3 (default: its last run that did not fail)",
        "max_drop": "exit code 1 if a score is worse than the earlier one by more than this",
        "no_significant_drop": "exit code 1 if a score is significantly worse than the earlier "
        "one, by a paired test of the segments in common",
        "min_common": "exit code 1 if less than this percentage of the segments is in common with "
        "the earlier result (default: {default})",
        "require_all_files": "exit code 1 if a file in a folder is missing, has a different type "
        "or has no counterpart",
        "gate_metrics": "metrics these limits apply to (default: bleu)",
        "junit": "write the result as JUnit XML",
        "summary": "write the result as Markdown; appended if the file is $GITHUB_STEP_SUMMARY",
        "config": "read options and limits from this file (default: bleu.toml in the current "
        "folder)",
        "no_config": "do not read bleu.toml",
        "no_gate": "read only the options in bleu.toml, not the limits",
    },
)

_METAVARS: Messages[str, str] = Messages(
    "Terminal",
    {
        "references": "REFERENCE",
        "input": "CANDIDATE",
        "source": "SOURCE",
        "scores": "METRIC=FILE",
        "sample": "NAME",
        "fail_under": "PERCENT",
        "against": "FILE",
        "min_common": "PERCENT",
        "junit": "FILE",
        "summary": "FILE",
        "config": "FILE",
        "report": "FILE",
        "by": "COLUMN",
        "known": "FILE",
        "save_texts": "FILE",
        "judge": "FILE.tsv",
        "scheme": "FILE.toml",
        "record": "FILE.bleu",
        "pairing.leave_out": "KIND",
        "pairing.keep": "KIND",
        "resampling.baseline": "CANDIDATE",
    },
)

_METAVARS_OF_GATE: Messages[str, str] = Messages("Gate", {"max_drop": "POINTS"})

_LABELS: Messages[str, str] = Messages(
    "SettingsPanel",
    {
        "target_language": "Target &language",
        "tokenizer": "Word &segmentation",
        "profile": "&Profile",
        "smoothing": "S&moothing",
        "smoothing_value": "Smoothing val&ue",
        "reference_length": "&Reference length",
        "lowercase": "Ignore upper and lower &case",
        "max_order": "Maximum &n-gram order",
        "effective_order": "Use effec&tive order",
        "tags": "Inline tags",
        "placeholders": "Placeholders",
        "resampling.confidence": "95% confidence &interval of each score",
        "resampling.paired_test": "C&omparison",
        "resampling.resamples": "Res&amples",
        "resampling.seed": "See&d",
    },
)

_TIPS: Messages[str, str] = Messages(
    "SettingsPanel",
    {
        "tokenizer": "How the text is split into words (tokens). This affects the score.",
        "profile": "Presets of smoothing and reference length that match other tools.",
        "effective_order": "Ignores orders longer than the text.",
        "tags": "How bold text, links and other tags in XLIFF, TMX and similar files are treated",
        "placeholders": "How {example} and similar placeholders in the text are treated",
        "resampling.confidence": "How much the score might vary with a different set of similar "
        "segments.",
        "resampling.paired_test": "Tests whether the difference between two candidates may be due "
        "to chance. Needs at least two candidates.",
        "resampling.resamples": "How many times segments are resampled for intervals and the "
        "bootstrap, or exchanged for approximate randomization. By default, more are used when "
        "there are many comparisons.",
        "resampling.seed": "The same seed always gives the same numbers.",
    },
)
_GROUPS: Messages[str, str] = Messages(
    "Terminal",
    {
        "files": "Files",
        "scoring": "Scoring",
        "text": "Pairs and text",
        "metrics": "Metrics",
        "certainty": "Confidence and significance",
        "report": "Reports",
        "sacrebleu": "As sacreBLEU",
    },
)


def option_words() -> dict[str, OptionWords]:
    """Return the texts of the settings, keyed by path, and of the other flags.

    The key of a flag for a single value of an option contains both: ``resampling.paired_test=bs``.
    """
    tables = (
        {**_HELP, **_HELP_OF_GATE},
        {**_METAVARS, **_METAVARS_OF_GATE},
        dict(_LABELS),
        dict(_TIPS),
    )
    example = join_names(["{0}", "%s"])
    return {
        name: OptionWords(*(table.get(name, "").replace("{example}", example) for table in tables))
        for name in dict.fromkeys(name for table in tables for name in table)
    }


def group_title(group: str) -> str:
    """Return the heading of a group of flags."""
    return translate("Gate", "Quality gate") if group == "gate" else _GROUPS[group]


def value_name(path: str, value: str) -> str:
    """Return the name of a value in a list of choices."""
    names: dict[str, Callable[[Any], str]] = {
        "tokenizer": choices.tokenizer_choice_name,
        "smoothing": choices.smoothing_name,
        "reference_length": choices.reference_length_name,
        "tags": choices.tags_name,
        "placeholders": choices.tags_name,
        "resampling.paired_test": test_name,
    }
    return names[path](value) if path in names else value
