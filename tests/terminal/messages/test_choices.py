"""Each choice of a user has its own name, and a language says where it is known from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bleu_core.files.addresses import FieldKind, Role
from bleu_core.files.reading.known_formats import Family
from bleu_core.languages.tags import LanguageSource, TargetLanguage
from bleu_core.progress import Stage
from bleu_core.scoring.verdicts import Verdict
from bleu_core.tokenizers import Tokenizer
from bleu_core.workspace.notes import SegmentVerdict
from bleu_core.writing.texts import SavedTexts
from bleu_score.messages import choices, diagnostics, files, folders, metrics, names, notes, options
from bleu_score.messages.characters import character_name, script_name
from bleu_score.messages.others import program_name
from bleu_score.messages.saved_texts import saved_texts_lines

NAMES: list[tuple[Callable[..., str], dict[object, str]]] = [
    (
        choices.tokenizer_choice_name,
        {
            "auto": "Automatic",
            "13a": "13a (words and punctuation)",
            "intl": "intl (words, Unicode punctuation)",
            "zh": "zh (Chinese characters)",
            "char": "char (every character)",
            "none": "none (text is already tokenized)",
            "jieba": "jieba (Chinese words)",
            "jieba-t2s": "jieba-t2s (Traditional Chinese words)",
            "ja-mecab": "ja-mecab (Japanese words)",
            "ko-mecab": "ko-mecab (Korean words)",
            "flores101": "flores101 (pieces of words, as in spBLEU)",
            "flores200": "flores200 (pieces of words, as in spBLEU)",
            "spm:my.model": "spm:my.model",
        },
    ),
    (
        choices.smoothing_name,
        {
            "none": "none",
            "exp": "exp (exponential decay)",
            "floor": "floor (a small value)",
            "add-k": "add-k (from order 2)",
            "add-one-all": "add-one-all (every order)",
        },
    ),
    (choices.reference_length_name, {"closest": "closest", "shortest": "shortest"}),
    (
        choices.tags_name,
        {"remove": "removed", "token": "one token each", "text": "kept as text"},
    ),
    (
        choices.profile_name,
        {
            "definition": "Standard",
            "sacrebleu": "sacreBLEU",
            "tensorflow": "TensorFlow",
            "": "Custom",
        },
    ),
    (
        choices.sample_name,
        {"formula": "LaTeX formulas", "es": "Español", "zh_TW": "繁體中文"},
    ),
    (
        choices.stage_name,
        {
            Stage.READING: "Reading files",
            Stage.PARSING: "Reading texts",
            Stage.PAIRING: "Pairing segments",
            Stage.CHECKING: "Checking texts",
            Stage.COUNTING: "Counting matches",
            Stage.RESAMPLING: "Resampling",
            Stage.SEARCHING: "Searching",
            Stage.SAVING: "Saving the project",
            Stage.LOADING: "Opening the project",
            Stage.FILES: "Scoring files",
        },
    ),
    (
        choices.normalization_name,
        {
            "shared": "Only translations compared",
            "characters": "Characters restored",
            "csv-quotes": "CSV quoting removed",
            "markup": "Tags removed",
            "cat-tags": "Numbered tags removed",
            "preamble": "Introductions removed",
            "numbering": "Numbers at the start removed",
            "markdown": "Markdown removed",
            "typography": "Typography made uniform",
            "t2s": "Traditional to Simplified",
            "detok": "Tokenization undone",
        },
    ),
    (
        diagnostics.normalizing_text,
        {
            "shared": "Keep only the translations",
            "characters": "Restore characters",
            "csv-quotes": "Remove CSV quoting",
            "markup": "Remove tags",
            "cat-tags": "Remove numbered tags",
            "preamble": "Remove introductions",
            "numbering": "Remove leading numbers",
            "markdown": "Remove Markdown",
            "typography": "Ignore typography",
            "t2s": "Compare as Simplified Chinese",
            "detok": "Undo tokenization",
        },
    ),
    (
        notes.verdict_name,
        {
            SegmentVerdict.FINE: "No problem",
            SegmentVerdict.WRONG_REFERENCE: "Wrong reference",
            SegmentVerdict.SOURCE_PROBLEM: "Problem in the source",
            SegmentVerdict.MISTRANSLATION: "Mistranslation",
            SegmentVerdict.OMISSION: "Omission",
            SegmentVerdict.ADDITION: "Addition",
            SegmentVerdict.TERMINOLOGY: "Terminology",
            SegmentVerdict.GRAMMAR: "Grammar or spelling",
            SegmentVerdict.STYLE: "Style",
            SegmentVerdict.OTHER: "Other",
        },
    ),
    (
        files.family_name,
        {
            Family.TRANSLATION: "Translation files",
            Family.TABLE: "Spreadsheets and tables",
            Family.STRINGS: "Software strings",
            Family.SUBTITLES: "Subtitles",
            Family.DOCUMENT: "Documents",
            Family.TEXT: "Text files",
            Family.EVALUATION: "WMT test sets",
        },
    ),
    (
        files.pairing_name,
        {
            "key": "Paired by key",
            "source_text": "Paired by source text",
            "time": "Paired by time",
            "position": "Paired by position",
            "content": "Paired by content",
            "mixed": "Paired in different ways",
        },
    ),
    (files.format_name, {"gzip": "gzip", "text": "plain text", "xliff": "XLIFF"}),
    (
        files.kind_name,
        {
            kind: kind
            for kind in (
                "plain text",
                "spreadsheet",
                "XLIFF or ZIP archive",
                "Android strings",
                "iOS strings",
                "String Catalog",
                "subtitles",
                "Moses n-best list",
                "fairseq output",
                "source code",
                "resource script",
                "property list",
                "template",
                "picture",
                "Parquet",
            )
        },
    ),
    (
        files.size_text,
        {1024**3: "1 GB", 1024**3 - 1: "1,023 MB", 5 * 1024**3 - 1: "4 GB", 1024**2: "1 MB"},
    ),
    (
        names.kind_name,
        {
            FieldKind.TEXT: "Text",
            FieldKind.SOURCE: "Source text",
            FieldKind.TARGET: "Translation",
            FieldKind.ALT_TRANS: "Alternative translation",
            FieldKind.REFERENCE: "Reference",
            FieldKind.SYSTEM: "System",
            FieldKind.COLUMN: "",
        },
    ),
    (
        names.role_name,
        {Role.REFERENCE: "Reference", Role.CANDIDATE: "Candidate", Role.SOURCE: "Source"},
    ),
    (
        folders.folder_role,
        {Role.REFERENCE: "reference", Role.CANDIDATE: "candidate", Role.SOURCE: "source"},
    ),
    (
        script_name,
        {
            "Arab": "Arabic script",
            "Cyrl": "Cyrillic script",
            "Deva": "Devanagari script",
            "Grek": "Greek script",
            "Hani": "Chinese characters",
            "Hans": "Simplified Chinese",
            "Hant": "Traditional Chinese",
            "Hebr": "Hebrew script",
            "Jpan": "Japanese script",
            "Kore": "Korean script",
            "Latn": "Latin script",
            "Thai": "Thai script",
            "Geor": "another script (Geor)",
        },
    ),
    (
        character_name,
        {
            "U+0009": "tab (U+0009)",
            "U+000B": "vertical tab (U+000B)",
            "U+000C": "form feed (U+000C)",
            "U+0085": "next line (U+0085)",
            "U+00A0": "no-break space (U+00A0)",
            "U+00AD": "soft hyphen (U+00AD)",
            "U+200B": "zero-width space (U+200B)",
            "U+200E": "left-to-right mark (U+200E)",
            "U+200F": "right-to-left mark (U+200F)",
            "U+2028": "line separator (U+2028)",
            "U+2029": "paragraph separator (U+2029)",
            "U+202F": "narrow no-break space (U+202F)",
            "U+2060": "word joiner (U+2060)",
            "U+3000": "full-width space (U+3000)",
            "U+FEFF": "byte order mark (U+FEFF)",
            "U+1680": "U+1680",
        },
    ),
    (metrics.metric_title, {"bleu": "BLEU", "chrf": "chrF2", "chrf++": "chrF2++", "ter": "TER"}),
    (
        metrics.metric_sentence,
        {
            "bleu": "Compares sequences of up to four tokens.",
            "chrf": "Compares sequences of up to six characters. Higher is better.",
            "chrf++": "Compares sequences of up to six characters and of one and two words. Higher "
            "is better.",
            "ter": "Counts the edits that would turn the candidate into the reference, per 100 "
            "words of the reference. Lower is better.",
        },
    ),
    (
        metrics.test_name,
        {"none": "No comparison", "bs": "Paired bootstrap", "ar": "Approximate randomization"},
    ),
    (
        metrics.verdict_text,
        {
            Verdict.BETTER: "Significantly better",
            Verdict.WORSE: "Significantly worse",
            Verdict.UNDECIDED: "May be due to chance",
            Verdict.NO_DIFFERENCE: "No difference",
            Verdict.AT_LIMIT: "Undecided: at the limit",
        },
    ),
    (
        program_name,
        {
            "sacrebleu": "sacreBLEU",
            "nltk": "NLTK",
            "tensorflow-nmt": "TensorFlow NMT",
            "huggingface": "Hugging Face evaluate",
            "paddleocr": "PaddleOCR",
        },
    ),
    (
        options.group_title,
        {
            "files": "Files",
            "scoring": "Scoring",
            "text": "Pairs and text",
            "metrics": "Metrics",
            "certainty": "Confidence and significance",
            "report": "Reports",
            "sacrebleu": "As sacreBLEU",
            "gate": "Quality gate",
        },
    ),
]


@pytest.mark.parametrize(("name", "named"), NAMES, ids=lambda each: getattr(each, "__name__", ""))
def test_each_choice_has_its_name(name: Callable[..., str], named: dict[object, str]) -> None:
    assert {choice: name(choice) for choice in named} == named


def test_of_changes_a_text_is_a_suggestion_or_final() -> None:
    assert {role: names.role_name(role, about_changes=True) for role in Role} == {
        Role.REFERENCE: "Final text",
        Role.CANDIDATE: "Suggestion",
        Role.SOURCE: "Source",
    }


@pytest.mark.parametrize(
    ("path", "value", "name"),
    [
        ("tokenizer", "zh", "zh (Chinese characters)"),
        ("smoothing", "exp", "exp (exponential decay)"),
        ("reference_length", "closest", "closest"),
        ("tags", "remove", "removed"),
        ("placeholders", "token", "one token each"),
        ("resampling.paired_test", "bs", "Paired bootstrap"),
        ("pairing.by", "key", "key"),
    ],
)
def test_a_value_of_an_option_has_the_name_of_its_choice(path: str, value: str, name: str) -> None:
    assert options.value_name(path, value) == name


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (TargetLanguage("es", LanguageSource.FILE), "Spanish (es), stated in the file"),
        (TargetLanguage("es", LanguageSource.FILE_NAME), "Spanish (es), from the file name"),
        (
            TargetLanguage("es", LanguageSource.SCRIPT),
            "Spanish (es), from the script of the text",
        ),
        (TargetLanguage("es", LanguageSource.WORDS), "Spanish (es), from the words of the text"),
        (TargetLanguage("es", LanguageSource.GIVEN), "Spanish (es)"),
        (TargetLanguage("es", LanguageSource.MIXED), "different for each file"),
        (TargetLanguage(None, LanguageSource.UNKNOWN), "not detected"),
    ],
)
def test_a_language_says_where_it_is_known_from(language: TargetLanguage, text: str) -> None:
    assert choices.target_language_text(language) == text


def tokenizer(name: str, variant: str | None = None) -> Tokenizer:
    return Tokenizer(name, name, str.split, variant)


@pytest.mark.parametrize(
    ("name", "tag", "source", "text"),
    [
        ("char", "zh-CN", "GIVEN", "Simplified Chinese, split into characters"),
        ("zh", "zh-CN", "GIVEN", "Simplified Chinese, characters split by zh"),
        ("none", "es", "GIVEN", "Spanish, split at spaces"),
        ("13a", "es", "GIVEN", "Spanish, words split by 13a"),
        ("flores200", "es", "GIVEN", "Spanish, pieces of words split by flores200"),
        ("13a", None, "UNKNOWN", "words split by 13a"),
        ("13a", "es", "MIXED", "words split by 13a"),
        ("mixed", "es", "GIVEN", "Spanish, split in different ways"),
    ],
)
def test_a_text_says_into_what_it_was_split(
    name: str, tag: str | None, source: str, text: str
) -> None:
    language = TargetLanguage(tag, LanguageSource[source])
    assert choices.segmentation_text(language, tokenizer(name)) == text


def test_a_tokenizer_is_called_with_its_variant() -> None:
    assert choices.tokenizer_name(tokenizer("jieba", "t2s")) == "jieba-t2s"
    assert choices.tokenizer_name(tokenizer("13a")) == "13a"
    assert choices.tokenizer_name(tokenizer("mixed")) == "different for each file"


def test_of_many_names_the_first_twelve_are_listed() -> None:
    many = tuple(map(str, range(12)))
    assert files.listed(many) == "0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11"
    assert files.listed((*many, "12")) == "0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …"


def test_saved_texts_say_what_was_changed() -> None:
    paths = (Path("folder/a.txt"), Path("folder/b.txt"))
    first = "Segments saved: 1,200, in a.txt, b.txt"
    joined = "Line breaks inside segments that became spaces: 2"
    replaced = "Characters that the format cannot hold, replaced by \ufffd: 3"
    assert [*saved_texts_lines(SavedTexts(paths, 1200))] == [first]
    assert [*saved_texts_lines(SavedTexts(paths, 1200, 2))] == [first, joined]
    assert [*saved_texts_lines(SavedTexts(paths, 1200, 0, 3))] == [first, replaced]
    assert [*saved_texts_lines(SavedTexts(paths, 1200, 2, 3))] == [first, joined, replaced]
    drawn = (
        "They were chosen at random with the seed 0. Fill in the column “Score”, and add the file "
        "as scores."
    )
    assert [*saved_texts_lines(SavedTexts(paths, 1200, 2, seed=0))] == [first, drawn, joined]
