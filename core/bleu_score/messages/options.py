"""The texts of every option: the help of its flag, and its row in the window.

Imported lazily by the terminal, because most runs do not show any of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from bleu_score.i18n import join_names, translate
from bleu_score.messages import choices
from bleu_score.messages.metrics import test_name


class OptionWords(NamedTuple):
    """The texts of an option.

    The help may contain the fields ``{choices}``, ``{low}``, ``{high}`` and ``{default}``, which
    are filled in from the declaration.
    """

    help: str = ""
    """Help of its flag."""
    metavar: str = ""
    """Placeholder of its value in the help, if that is translated."""
    label: str = ""
    """Label of its row in the window."""
    tip: str = ""
    """Tool tip of its row."""


def option_words() -> dict[str, OptionWords]:
    """Return the texts of the settings, keyed by path, and of the other shared flags.

    The key of a flag for a single value of an option contains both: ``resampling.paired_test=bs``.
    """
    return _files() | _scoring() | _text() | _metrics() | _certainty() | _general()


def group_title(group: str) -> str:
    """Return the heading of a group of flags."""
    titles = {
        "files": translate("Terminal", "Files"),
        "scoring": translate("Terminal", "Scoring"),
        "text": translate("Terminal", "Pairs and text"),
        "metrics": translate("Terminal", "Metrics"),
        "certainty": translate("Terminal", "Confidence and significance"),
    }
    return titles[group]


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


def _files() -> dict[str, OptionWords]:
    return {
        "references": OptionWords(
            help=translate(
                "Terminal",
                "reference translation in any format, or a folder; “-” is standard input. To "
                "select one of several texts in a file: FILE#column=NAME, #lang=TAG, #sheet=NAME "
                "(#sheet=* for all), #headings=ROW or #headings=none; joined with &",
            ),
            metavar=translate("Terminal", "REFERENCE"),
        ),
        "input": OptionWords(
            help=translate(
                "Terminal", "candidate translations, or folders; each is scored separately"
            ),
            metavar=translate("Terminal", "CANDIDATE"),
        ),
        "source": OptionWords(
            help=translate("Terminal", "source text; shows what was left untranslated"),
            metavar=translate("Terminal", "SOURCE"),
        ),
        "scores": OptionWords(
            help=translate(
                "Terminal",
                "external scores, one for each segment, as in comet=scores.txt; once for each "
                "candidate, in the order of the candidates or by name (comet@mt.txt=scores.txt). "
                "FILE can be followed by #column=NAME, #field=NAME, #system=NAME, #better=lower",
            ),
            metavar=translate("Terminal", "METRIC=FILE"),
        ),
        "encoding": OptionWords(
            help=translate("Terminal", "encoding of all files (default: detected)")
        ),
        "sample": OptionWords(
            help=translate("Terminal", "score a bundled sample: {names}").format(names="{choices}"),
            metavar=translate("Terminal", "NAME"),
        ),
    }


def _scoring() -> dict[str, OptionWords]:
    return {
        "target_language": OptionWords(
            help=translate("Terminal", "target language, such as es or zh-TW (default: detected)"),
            label=translate("SettingsPanel", "Target &language"),
        ),
        "tokenizer": OptionWords(
            help=translate(
                "Terminal",
                "word segmentation: {choices} (default: {default}); spm:FILE is a SentencePiece "
                "model",
            ),
            label=translate("SettingsPanel", "Word &segmentation"),
            tip=translate(
                "SettingsPanel",
                "How the text is split into words (tokens). This affects the score.",
            ),
        ),
        "profile": OptionWords(
            help=translate(
                "Terminal",
                "smoothing and reference length together: {choices} (default: definition)",
            ),
            label=translate("SettingsPanel", "&Profile"),
            tip=translate(
                "SettingsPanel",
                "Presets of smoothing and reference length that match other tools.",
            ),
        ),
        "smoothing": OptionWords(
            help=translate("Terminal", "smoothing: {choices} (default: {default})"),
            label=translate("SettingsPanel", "S&moothing"),
        ),
        "smoothing_value": OptionWords(
            help=translate("Terminal", "value of floor (default: 0.1) and add-k (default: 1)"),
            label=translate("SettingsPanel", "Smoothing val&ue"),
        ),
        "reference_length": OptionWords(
            help=translate(
                "Terminal",
                "reference length where there are several references: {choices} "
                "(default: {default})",
            ),
            label=translate("SettingsPanel", "&Reference length"),
        ),
        "lowercase": OptionWords(
            help=translate("Terminal", "ignore upper and lower case"),
            label=translate("SettingsPanel", "Ignore upper and lower &case"),
        ),
        "max_order": OptionWords(
            help=translate("Terminal", "maximum n-gram order, {low}–{high} (default: {default})"),
            label=translate("SettingsPanel", "Maximum &n-gram order"),
        ),
        "effective_order": OptionWords(
            help=translate(
                "Terminal", "use effective order: ignore orders longer than the candidate"
            ),
            label=translate("SettingsPanel", "Use effec&tive order"),
            tip=translate("SettingsPanel", "Ignores orders longer than the text."),
        ),
    }


def _text() -> dict[str, OptionWords]:
    kind = translate("Terminal", "KIND")
    example = join_names(["{0}", "%s"])
    return {
        "pairing.by": OptionWords(
            help=translate("Terminal", "how segments are paired: {choices} (default: {default})")
        ),
        "pairing.leave_out": OptionWords(
            help=translate("Terminal", "segments to exclude: {choices}"), metavar=kind
        ),
        "pairing.keep": OptionWords(
            help=translate(
                "Terminal", "segments to keep that would otherwise be excluded (same names)"
            ),
            metavar=kind,
        ),
        "tags": OptionWords(
            help=translate("Terminal", "inline tags: {choices} (default: {default})"),
            label=translate("SettingsPanel", "Inline tags"),
            tip=translate(
                "SettingsPanel",
                "How bold text, links and other tags in XLIFF, TMX and similar files are treated",
            ),
        ),
        "placeholders": OptionWords(
            help=translate(
                "Terminal", "placeholders such as {example}: {choices} (default: {default})"
            ).format(example=example, choices="{choices}", default="{default}"),
            label=translate("SettingsPanel", "Placeholders"),
            tip=translate(
                "SettingsPanel", "How {example} and similar placeholders in the text are treated"
            ).format(example=example),
        ),
        "normalize": OptionWords(
            help=translate("Terminal", "normalize before comparing: {choices}")
        ),
    }


def _metrics() -> dict[str, OptionWords]:
    return {
        "metrics": OptionWords(
            help=translate("Terminal", "metrics: {choices} (bleu is always among them)")
        ),
        "chrf.char_order": OptionWords(
            help=translate("Terminal", "maximum order of character n-grams (default: {default})")
        ),
        "chrf.word_order": OptionWords(
            help=translate(
                "Terminal",
                "maximum order of word n-grams in chrf (default: {default}; chrf++ uses 2)",
            )
        ),
        "chrf.beta": OptionWords(
            help=translate(
                "Terminal", "weight of recall relative to precision (default: {default})"
            )
        ),
        "chrf.whitespace": OptionWords(
            help=translate("Terminal", "count whitespace as characters")
        ),
        "chrf.lowercase": OptionWords(
            help=translate("Terminal", "ignore upper and lower case in chrF")
        ),
        "chrf.eps_smoothing": OptionWords(
            help=translate("Terminal", "also count orders that are longer than any segment")
        ),
        "ter.normalized": OptionWords(
            help=translate("Terminal", "resolve XML entities and separate punctuation in TER")
        ),
        "ter.asian_support": OptionWords(
            help=translate(
                "Terminal", "with --ter-normalized: separate Chinese and Japanese characters"
            )
        ),
        "ter.no_punct": OptionWords(help=translate("Terminal", "ignore punctuation in TER")),
        "ter.case_sensitive": OptionWords(
            help=translate("Terminal", "distinguish upper and lower case in TER")
        ),
    }


def _certainty() -> dict[str, OptionWords]:
    return {
        "resampling.confidence": OptionWords(
            help=translate("Terminal", "95% confidence interval of each score, by bootstrap"),
            label=translate("SettingsPanel", "95% confidence &interval of each score"),
            tip=translate(
                "SettingsPanel",
                "How much the score might vary with a different set of similar segments.",
            ),
        ),
        "resampling.paired_test": OptionWords(
            label=translate("SettingsPanel", "C&omparison"),
            tip=translate(
                "SettingsPanel",
                "Tests whether the difference between two candidates may be due to chance. Needs "
                "at least two candidates.",
            ),
        ),
        "resampling.paired_test=bs": OptionWords(
            help=translate("Terminal", "compare the candidates by paired bootstrap")
        ),
        "resampling.paired_test=ar": OptionWords(
            help=translate("Terminal", "compare the candidates by paired approximate randomization")
        ),
        "resampling.baseline": OptionWords(
            help=translate("Terminal", "compare with this candidate only (default: all pairs)"),
            metavar=translate("Terminal", "CANDIDATE"),
        ),
        "resampling.resamples": OptionWords(
            help=translate(
                "Terminal",
                "resamples (default: 1000), or trials of --paired-ar (default: 10000); more by "
                "default for many comparisons",
            ),
            label=translate("SettingsPanel", "Res&amples"),
            tip=translate(
                "SettingsPanel",
                "How many times segments are resampled for intervals and the bootstrap, or "
                "exchanged for approximate randomization. By default, more are used when there "
                "are many comparisons.",
            ),
        ),
        "resampling.seed": OptionWords(
            help=translate("Terminal", "seed of the random numbers (default: {default})"),
            label=translate("SettingsPanel", "See&d"),
            tip=translate("SettingsPanel", "The same seed always gives the same numbers."),
        ),
    }


def _general() -> dict[str, OptionWords]:
    return {
        "ui_language": OptionWords(
            help=translate("Terminal", "language of the program: {choices}")
        ),
        "version": OptionWords(help=translate("Terminal", "show the version")),
        "help": OptionWords(help=translate("Terminal", "show this help")),
    }
