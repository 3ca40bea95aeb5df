"""Each option and flag has its own help, and the texts of its row in the window."""

from __future__ import annotations

from bleu_score.messages.options import option_words
from tests.helpers.sentences import assert_own_words

HELP = {
    "references": "reference translation in any format",
    "input": "candidate translations, or folders",
    "source": "source text; shows",
    "scores": "comet=scores.txt",
    "encoding": "encoding of all files",
    "sample": "bundled sample",
    "target_language": "target language, such as",
    "tokenizer": "word segmentation: {choices}",
    "profile": "smoothing and reference length together",
    "smoothing": "smoothing: {choices}",
    "smoothing_value": "value of floor",
    "reference_length": "reference length where",
    "lowercase": "lower case",
    "max_order": "maximum n-gram order",
    "effective_order": "use effective order",
    "pairing.by": "how segments are paired",
    "pairing.leave_out": "segments to exclude",
    "pairing.keep": "segments to keep",
    "tags": "inline tags",
    "placeholders": "placeholders such as {0}, %s",
    "normalize": "normalize before comparing",
    "metrics": "metrics: {choices}",
    "chrf.char_order": "order of character n-grams",
    "chrf.word_order": "order of word n-grams",
    "chrf.beta": "weight of recall",
    "chrf.whitespace": "count whitespace",
    "chrf.lowercase": "lower case in chrF",
    "chrf.eps_smoothing": "also count orders",
    "ter.normalized": "convert XML entities",
    "ter.asian_support": "with --ter-normalized",
    "ter.no_punct": "ignore punctuation",
    "ter.case_sensitive": "distinguish upper and lower case",
    "resampling.confidence": "95% confidence interval",
    "resampling.paired_test=bs": "by paired bootstrap",
    "resampling.paired_test=ar": "by paired approximate",
    "resampling.baseline": "compare with this candidate only",
    "resampling.resamples": "trials of --paired-ar",
    "resampling.seed": "random numbers",
    "ui_language": "language of the program",
    "version": "show the version",
    "help": "show this help",
    "report": "also write a report",
    "report_language": "language of the report",
    "report_title": "title of the report",
    "report_client": "name of the client",
    "report_project": "name of the project in",
    "report_order": "order number",
    "report_by": "who computed it",
    "report_segments": "segments in the report",
    "report_numbers_only": "no texts in the report",
    "check": "list possible problems",
    "format": "{choices} (default: text;",
    "sentence_level": "score of each segment",
    "as_others": "NLTK",
    "compare_references": "how far apart human",
    "by": "the scores of each document",
    "known": "how many segments are in these files",
    "save_texts": "save the texts as compared",
    "quiet": "only the score: no warnings",
    "changes": "show how much of the suggestions",
    "scheme": "with --changes: the bands",
    "sets": "on several test sets",
    "record": "add the result to a project",
    "record_numbers_only": "keep no texts in the project",
    "record_without_names": "keep no names of files",
    "as_sacrebleu": "as the program sacrebleu does",
    "score_only": "only the scores",
    "width": "decimals of",
    "short": "short form",
    "force": "looks tokenized",
    "num_refs": "separated by tabs",
    "fail_under": "if a score is below this",
    "against": "the earlier result: a JSON",
    "max_drop": "worse than the earlier one by more",
    "no_significant_drop": "significantly worse",
    "judge": "for a person to judge",
    "judge_segments": "number of segments in this table",
    "judge_differing": "whose translations differ most",
    "min_common": "if less than this percentage of the segments",
    "require_all_files": "if a file in a folder is missing",
    "gate_metrics": "metrics these limits",
    "junit": "JUnit XML",
    "summary": "as Markdown",
    "config": "read options and limits from",
    "no_config": "do not read bleu.toml",
    "no_gate": "not the limits",
}
# The options of sacreBLEU's flags that say the same in several ways.
RESAMPLES = ("confidence_n", "paired_bs_n", "paired_ar_n")
NO_EFFECT = ("paired_jobs", "no_color")

METAVARS = {
    "FILE": {"against", "junit", "known", "summary", "config", "report", "save_texts"},
    "FILE.tsv": {"judge"},
    "PERCENT": {"fail_under", "min_common"},
    "KIND": {"pairing.leave_out", "pairing.keep"},
    "CANDIDATE": {"input", "resampling.baseline"},
    "REFERENCE": {"references"},
    "SOURCE": {"source"},
    "METRIC=FILE": {"scores"},
    "NAME": {"sample"},
    "COLUMN": {"by"},
    "FILE.toml": {"scheme"},
    "FILE.bleu": {"record"},
    "POINTS": {"max_drop"},
}
LABELS = {
    "target_language": "Target language",
    "tokenizer": "Word segmentation",
    "profile": "Profile",
    "smoothing": "Smoothing",
    "smoothing_value": "Smoothing value",
    "reference_length": "Reference length",
    "lowercase": "Ignore upper and lower case",
    "max_order": "Maximum n-gram order",
    "effective_order": "Use effective order",
    "tags": "Inline tags",
    "placeholders": "Placeholders",
    "resampling.confidence": "95% confidence interval of each score",
    "resampling.paired_test": "Comparison",
    "resampling.resamples": "Resamples",
    "resampling.seed": "Seed",
}
TIPS = {
    "tokenizer": "split into words",
    "profile": "Presets",
    "effective_order": "longer than the text",
    "tags": "bold text",
    "placeholders": "{0}, %s and similar",
    "resampling.confidence": "might vary",
    "resampling.paired_test": "at least two candidates",
    "resampling.resamples": "How many times",
    "resampling.seed": "same seed",
}


def test_each_flag_has_its_own_help() -> None:
    texts = {name: words.help for name, words in option_words().items() if words.help}
    for name in RESAMPLES:
        assert texts.pop(name) == "the same as --resamples, for {option}"
    for name in NO_EFFECT:
        assert texts.pop(name) == "accepted, but has no effect"
    # The option of chrF says the same of chrF, and the one of TER of TER.
    assert texts.pop("lowercase") == "ignore upper and lower case"
    assert_own_words(texts, {name: word for name, word in HELP.items() if name != "lowercase"})


def test_each_flag_names_the_kind_of_its_value() -> None:
    found: dict[str, set[str]] = {}
    for name, words in option_words().items():
        if words.metavar:
            found.setdefault(words.metavar, set()).add(name)
    assert found == METAVARS


def test_each_row_of_the_window_has_its_label_and_tip() -> None:
    words = option_words()
    labels = {name: one.label.replace("&", "") for name, one in words.items() if one.label}
    assert labels == LABELS
    assert_own_words({name: one.tip for name, one in words.items() if one.tip}, TIPS)
