"""Each diagnostic has its own words, for the case and the reader it is meant for."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bleu_core.diagnostics import model
from bleu_core.diagnostics.kinds import Kind, Severity
from bleu_core.diagnostics.model import Diagnostic, Effect, Where
from bleu_core.files.addresses import Role
from bleu_core.files.assumptions import BestProposals
from bleu_score.messages import diagnostic_kinds, diagnostics
from bleu_score.messages.diagnostic_kinds import IN_TERMINAL, WITH_REPORT, Reader, kind_words
from bleu_score.messages.diagnostics import advice_on
from bleu_score.messages.findings import findings_of
from tests.helpers.diagnostics import report_of, text_diagnostic
from tests.helpers.sentences import assert_own_words

IN_WINDOW = Reader(ter_check_box="Split Chinese")
WHERE = Where("a.txt", Role.CANDIDATE, 36, 37, "An example.")

CONCERNS = {
    "only_reference": "Only in the reference",
    "only_candidate": "Only in the candidate",
    "duplicate_key": "Key occurs",
    "empty_reference": "Empty in the reference",
    "no_suggestion": "No suggestion",
    "empty_candidate": "Empty in the candidate",
    "untranslated": "is the source text",
    "other_source": "different source text",
    "not_translated": "marked as not translated",
    "not_for_translation": "not to be translated",
    "needs_review": "Reference marked for review",
    "unconfirmed_candidate": "Candidate marked for review",
    "heading": "Heading of a column",
    "notes": "Notes, IDs or source",
    "same_in_all": "Perhaps",
}


def test_each_reason_not_to_compare_has_its_own_words() -> None:
    names = {concern: diagnostic_kinds.concern_name(concern) for concern in CONCERNS}
    assert_own_words(names, CONCERNS)
    assert diagnostic_kinds.concern_counts({"heading": 1, "notes": 2000}) == (
        "Heading of a column: 1; Notes, IDs or source texts (identical in all files): 2,000"
    )


def of(kind: Kind, data: Any = None, **changed: Any) -> Diagnostic:
    values: dict[str, Any] = {"where": WHERE, "rows": (36,), "count": 12, "segments": 1204}
    return Diagnostic(kind, data=data, **values | changed)


REFERENCE = replace(WHERE, role=Role.REFERENCE)
LENGTHS = model.Lengths(12, 1204)

# Of each kind and case, words of its title or headline, and of its text or advice.
WORDS: list[tuple[Diagnostic, str, str]] = [
    (
        of(Kind.SHIFTED),
        "Segments of “a.txt” seem to be misaligned",
        "From about segment 37 on. There, texts seem to belong to other",
    ),
    (of(Kind.LOST_CHARACTERS), "Characters of “a.txt” are lost", "“�” marks"),
    (
        of(Kind.GUESSED_ENCODING, model.GuessedEncoding("GB18030"), count=0),
        "The encoding of “a.txt” is a guess",
        "Read as GB18030. The file does not declare",
    ),
    (of(Kind.LONE_CARRIAGE_RETURNS), "Mixed line endings in", "Lines: 12, the first is line 37."),
    (
        of(Kind.SCRIPTS_DIFFER, model.Difference("Latn", "Cyrl")),
        "Different scripts",
        "Latin script; the first reference: Cyrillic script. Texts in different scripts",
    ),
    (
        of(Kind.SCRIPTS_DIFFER, model.Difference("Hant", "Hans")),
        "Simplified versus Traditional Chinese",
        "About every third character",
    ),
    (
        of(Kind.SCRIPTS_DIFFER, model.Difference("Latn", "Cyrl"), where=REFERENCE),
        "“a.txt” is not in the script of the first reference",
        "In a reference in a different script",
    ),
    (
        of(Kind.SCRIPTS_DIFFER, model.Difference("Hant", "Hans"), where=REFERENCE),
        "“a.txt” is in Traditional Chinese, the first reference in Simplified Chinese",
        "In a reference in a different script",
    ),
    (
        of(Kind.FOREIGN_SEGMENTS, model.Difference("zh-Hant", "zh-Hans")),
        "Traditional and Simplified Chinese mixed",
        "a different Chinese script",
    ),
    (
        of(Kind.FOREIGN_SEGMENTS, model.Difference("en", "id")),
        "Segments of “a.txt” seem to be in a different language",
        "Probably English (en). Judging by their words",
    ),
    (
        of(Kind.FOREIGN_SEGMENTS, model.Difference("", "")),
        "Segments of “a.txt” seem to be in a different language",
        "number 37. These segments are in a different language or script",
    ),
    (of(Kind.REFUSAL), "contains refusals", "declines to translate"),
    (of(Kind.REPETITIONS), "contain repeated text", "repeat a word or a phrase"),
    (of(Kind.TRUNCATED), "seem to be truncated", "end in the middle"),
    (of(Kind.SHARED_TEXT), "“a.txt” shares text", "these lines contain text that the reference"),
    (of(Kind.ADDED_TEXT), "more than the translation", "text that the other file does not have"),
    (
        of(Kind.CHANGED_NUMBERS, model.SegmentCount(40)),
        "Numbers in “a.txt” differ",
        "number 37 · Segments with numbers in both texts: 40. The numbers in these segments",
    ),
    (of(Kind.LABELS), "labels or special tokens", "contain a label"),
    (of(Kind.CONFLICTS), "unresolved conflicts", "several versions"),
    (
        of(Kind.LENGTH_RATIO, LENGTHS),
        "Unusual lengths",
        "Characters: 12, in the reference: 1,204. Some segments",
    ),
    (
        of(Kind.LENGTH_RATIO, LENGTHS, count=1204),
        "“a.txt” is far shorter than the reference",
        "Translations of the same text",
    ),
    (
        of(Kind.LENGTH_RATIO, model.Lengths(1204, 12), count=1204),
        "“a.txt” is far longer than the reference",
        "Translations of the same text",
    ),
    (
        of(Kind.TOKENIZED, model.Spacing(chinese=False)),
        "seems to be tokenized already",
        "before periods or commas, or marks left by a tokenizer, but not in all files",
    ),
    (
        of(Kind.TOKENIZED, model.Spacing(chinese=False), fixes=(model.UseTokenizer("none"),)),
        "seems to be tokenized already",
        "if all files are tokenized in the same way",
    ),
    (
        of(Kind.TOKENIZED, model.Spacing(chinese=True)),
        "seems to be tokenized already",
        "between Chinese characters, but not in all files",
    ),
    (
        of(Kind.TOKENIZED, model.Spacing(chinese=True), fixes=(model.UseTokenizer("none"),)),
        "seems to be tokenized already",
        "if all files are split in the same way",
    ),
    (of(Kind.CASE), "The capitals of “a.txt” differ", "with other capitals"),
    (of(Kind.MARKUP), "marks of a file format", "Tags such as <b>"),
    (
        of(Kind.CHARACTERS, model.Characters((("?", "é"), ("", "’"), ("x", "")), 3)),
        "wrong or encoded characters",
        "“é” is written “?”; “’” is missing; “x” is added. The other text",
    ),
    (
        of(Kind.TYPOGRAPHY, model.Characters((("'", "’"),) * 6, 12)),
        "The typography of “a.txt” differs",
        f"{'; '.join(['“’” is written “' + chr(39) + '”'] * 4)}; and 8 more. The first reference",
    ),
    (
        of(Kind.TYPOGRAPHY, model.Characters((("'", "’"),) * 4, 4)),
        "The typography of “a.txt” differs",
        "“’” is written “'”. The first reference",
    ),
    (
        of(Kind.UNUSUAL_SPACES, model.NamedCounts((("U+00A0", 3),) * 6)),
        "Unusual spaces",
        f"{', '.join(['no-break space (U+00A0): 3'] * 6)}. There are tabs",
    ),
    (
        of(Kind.UNUSUAL_SPACES, model.NamedCounts((("U+00A0", 3),) * 7)),
        "Unusual spaces",
        f"{', '.join(['no-break space (U+00A0): 3'] * 6)}, …. There are tabs",
    ),
    (of(Kind.DUPLICATES), "Repeated segments", "every repetition counts"),
    (
        of(Kind.READ_OTHERWISE, model.Names(("LF", "CRLF"))),
        "Mixed line endings, or a byte order mark",
        "LF, CRLF. The file is read correctly",
    ),
    (of(Kind.IDENTICAL), "“a.txt” is identical to the reference", "Check that you did not load"),
    (
        of(Kind.IDENTICAL_SEGMENTS),
        "Many segments of “a.txt” are identical",
        "Identical segments: 12 of 1,204, the first is number 37. They may be copied",
    ),
    (of(Kind.UNRELATED), "“a.txt” does not match", "no more words in common with their own"),
    (of(Kind.IS_SOURCE), "“a.txt” is the source text", "that are still the source text: 12 of"),
    (
        of(Kind.WRONG_LANGUAGE, model.Difference("", "es")),
        "“a.txt” seems to be in a different language",
        "hardly any of the words",
    ),
    (
        of(Kind.WRONG_LANGUAGE, model.Difference("es", "")),
        "“a.txt” seems to be in a different language",
        "hardly any of the words",
    ),
    (
        of(Kind.WRONG_LANGUAGE, model.Difference("es", "id")),
        "“a.txt” seems to be in a different language",
        "it is in Spanish (es), but the first reference is in Indonesian (id)",
    ),
    (
        of(Kind.NO_MATCH, model.UnmatchedOrders((3, 4), "exp", zero=False)),
        "No matching n-grams (order 3, 4)",
        "Smoothing filled in a value",
    ),
    (
        of(Kind.NO_MATCH, model.UnmatchedOrders((3, 4), "exp", zero=True)),
        "No matching n-grams (order 3, 4)",
        "No smoothing helps here",
    ),
    (
        of(Kind.NO_MATCH, model.UnmatchedOrders((3, 4), "none", zero=True)),
        "No matching n-grams (order 3, 4)",
        "Without smoothing, one order",
    ),
    (of(Kind.BLANK_IN_ALL), "Blank lines", "blank in all files and are ignored: 12."),
    (
        of(Kind.NO_WORDS, model.UnspacedLanguage("th")),
        "Words are not separated",
        "Thai (th) is written without spaces between words, and this word segmentation",
    ),
    (
        of(Kind.CHARACTER_FALLBACK, model.MissingTokenizer("th", None)),
        "Characters are compared, not words",
        "no word segmentation is available",
    ),
    (
        of(Kind.CHARACTER_FALLBACK, model.MissingTokenizer("ja", "japanese")),
        "Characters are compared, not words",
        "Splitting Japanese (ja) into words requires the extra “japanese”",
    ),
    (
        of(Kind.OTHER_SEGMENTATION, model.OtherSegmentation("zh", is_cantonese=False)),
        "Publications split Chinese into characters (zh)",
        "cannot be compared with theirs.",
    ),
    (
        of(Kind.OTHER_SEGMENTATION, model.OtherSegmentation("zh", is_cantonese=True)),
        "Publications split Chinese into characters (zh)",
        "The dictionary has the words of Mandarin",
    ),
    (
        of(Kind.LEFT_OUT, model.NamedCounts((("heading", 4),))),
        "Excluded segments (12 of 1,204)",
        "Heading of a column: 4. These segments are not scored. Use --keep",
    ),
    (
        of(Kind.KNOWN_TEXT, model.KnownText(("m.tmx",), "source", 93.31, 67.04)),
        "12 of 1,204 segments, BLEU 93.31 in these and 67.04 in the others",
        "The source text of these segments is in “m.tmx”.",
    ),
    (
        of(Kind.KNOWN_TEXT, model.KnownText(("a", "b"), "reference", None, 67.04)),
        "BLEU – in these and 67.04 in the others",
        "The reference of these segments is in “a”, “b”.",
    ),
    (
        of(Kind.KNOWN_TEXT, model.KnownText(("m",), "source", 93.31, None), count=1204),
        "Known text: 1,204 of 1,204 segments",
        "The source text of",
    ),
    (
        of(Kind.KNOWN_TEXT, model.KnownText(("m",), "reference", 93.31, None), count=1204),
        "Known text: 1,204 of 1,204 segments",
        "The reference of",
    ),
    (
        of(Kind.KNOWN_TEXT, model.KnownText(("m",), "source", None, 67.04), count=0),
        "Known text: 0 of 1,204 segments",
        "None of these segments is in “m”.",
    ),
    (
        of(Kind.FILES_LEFT_OUT, model.FilesLeftOut(1, 2, 4)),
        "Files that are not in this score: 7",
        "Could not be read or compared: 1. Missing from at least one candidate: 2. Unpaired files: "
        "4.",
    ),
    (
        of(Kind.FEW_SEGMENTS, model.Needed(100), segments=9),
        "Too few segments (9)",
        "With fewer than about 100 segments",
    ),
    (
        of(Kind.SHORT_SEGMENTS, model.ShortSegments(4)),
        "Many very short segments",
        "fewer than 4 tokens, too few for an n-gram of the highest order: 12 of 1,204",
    ),
    (
        of(Kind.SHORT_SEGMENTS, model.ShortSegments(4, model.Beside(7, 1204, "chrF2", 61.5))),
        "Many very short segments; identical: 7 of 1,204, chrF2: 61.50",
        "fewer than 4 tokens, too few for an n-gram of the highest order: 12 of 1,204",
    ),
    (of(Kind.EMPTY_REFERENCE), "“a.txt” contains empty segments", "Empty references are ignored"),
    (
        of(Kind.EMPTY_REFERENCE, model.SegmentCount(0)),
        "“a.txt” contains empty segments",
        "Empty references are ignored",
    ),
    (
        of(Kind.EMPTY_REFERENCE, model.SegmentCount(7)),
        "“a.txt” contains empty segments",
        "Segments without any reference: 7.",
    ),
    (of(Kind.EMPTY_CANDIDATE), "“a.txt” contains empty segments", "shortens the candidate"),
    (of(Kind.UNTRANSLATED), "Untranslated segments in “a.txt” (12)", "say nothing about"),
    (of(Kind.OTHER_SOURCE), "a translation of a different source text", "Only their keys match"),
    (of(Kind.HEADING), "A heading counts as a segment", "Segment 37 of “a.txt” seems to be the h"),
    (
        of(Kind.SAME_IN_ALL, model.Names(("url", "note"))),
        "Segments that may not be translations (12)",
        "the segments named “url”, “note” are identical",
    ),
]


@pytest.mark.parametrize(("diagnostic", "title", "text"), WORDS)
def test_a_kind_and_case_has_its_words(diagnostic: Diagnostic, title: str, text: str) -> None:
    advice = advice_on(diagnostic)
    assert title in advice.title
    assert text in advice.text


def test_every_kind_was_looked_at() -> None:
    looked = {diagnostic.kind for diagnostic, *_ in WORDS}
    others = {Kind.ASSUMED, Kind.TER_WITHOUT_WORDS}
    concerns = {Kind(concern) for concern in CONCERNS}
    assert looked | others | concerns == {*Kind}


TITLES = {
    Kind.SHIFTED: "Possibly misaligned",
    Kind.LOST_CHARACTERS: "Lost characters",
    Kind.GUESSED_ENCODING: "is a guess",
    Kind.LONE_CARRIAGE_RETURNS: "carriage return",
    Kind.REFUSAL: "Refusals",
    Kind.REPETITIONS: "Repeated text",
    Kind.TRUNCATED: "Truncated",
    Kind.SHARED_TEXT: "both files share",
    Kind.ADDED_TEXT: "More than the translation",
    Kind.CHANGED_NUMBERS: "Different numbers",
    Kind.LABELS: "Labels",
    Kind.CONFLICTS: "conflicts",
    Kind.CASE: "capitals",
    Kind.MARKUP: "Marks of a file format",
    Kind.CHARACTERS: "encoded characters",
    Kind.TYPOGRAPHY: "typography",
    Kind.IDENTICAL: "Identical to",
    Kind.IDENTICAL_SEGMENTS: "Many segments identical",
    Kind.UNRELATED: "No match",
    Kind.IS_SOURCE: "Source text instead",
    Kind.EMPTY_CANDIDATE: "Empty",
    Kind.UNTRANSLATED: "Untranslated",
    Kind.OTHER_SOURCE: "different source text",
}


def test_each_kind_has_its_own_title_without_a_name() -> None:
    diagnostics_by_kind = {one.kind: one for one, *_ in WORDS}
    titles = {kind: kind_words(diagnostics_by_kind[kind]).title for kind in TITLES}
    assert_own_words(titles, TITLES)


@pytest.mark.parametrize("language", ["ja", "yue", "zh-TW"])
def test_each_reader_is_told_how_ter_splits_characters(language: str) -> None:
    diagnostic = of(Kind.TER_WITHOUT_WORDS, model.UnspacedLanguage(language))
    texts = [advice_on(diagnostic, each).text for each in (IN_TERMINAL, IN_WINDOW, WITH_REPORT)]
    in_terminal, in_window, with_report = texts
    assert "(--ter-normalized --ter-asian-support), or rely on chrF2" in in_terminal
    assert "Turn on “Split Chinese”, or rely on chrF2" in in_window
    assert with_report.endswith("without spaces between words. Rely on chrF2 instead.")


@pytest.mark.parametrize("reader", [IN_TERMINAL, IN_WINDOW, WITH_REPORT])
def test_of_other_languages_ter_cannot_split_characters(reader: Reader) -> None:
    diagnostic = of(Kind.TER_WITHOUT_WORDS, model.UnspacedLanguage("th"))
    assert advice_on(diagnostic, reader).text.endswith("Rely on chrF2 instead.")


def test_each_reader_is_told_how_segments_are_kept() -> None:
    diagnostic = of(Kind.LEFT_OUT, model.NamedCounts((("heading", 4),)))
    assert advice_on(diagnostic, IN_TERMINAL).text.endswith("Use --keep to keep them.")
    assert "The Pairing page lists them" in advice_on(diagnostic, IN_WINDOW).text
    assert advice_on(diagnostic, WITH_REPORT).text.endswith("These segments are not scored.")


def test_a_reader_has_the_program_and_is_in_the_terminal_unless_it_says_otherwise() -> None:
    diagnostic = of(Kind.LEFT_OUT, model.NamedCounts((("heading", 4),)))
    for text in (
        advice_on(diagnostic).text,
        kind_words(diagnostic).advice,
        diagnostics.general_advice(diagnostic).text,
    ):
        assert text.endswith("Use --keep to keep them.")


def test_only_the_terminal_is_told_of_names_of_files() -> None:
    diagnostic = of(Kind.ASSUMED, BestProposals(2), count=0)
    title = "“a.txt”: units with several suggestions: 2"
    assert advice_on(diagnostic, IN_TERMINAL).title == title
    assert advice_on(diagnostic, IN_TERMINAL).text.endswith("#alt-trans in the file name.")
    assert advice_on(diagnostic, IN_WINDOW).text.endswith("if the file has no match rates.")
    assert advice_on(diagnostic, WITH_REPORT).text.endswith("if the file has no match rates.")


def test_only_files_that_are_missing_are_counted() -> None:
    advice = advice_on(of(Kind.FILES_LEFT_OUT, model.FilesLeftOut(0, 0, 4)))
    assert advice == diagnostics.Advice("Files that are not in this score: 4", "Unpaired files: 4.")


def test_concerns_of_pairs_have_no_data() -> None:
    assert "named  are identical" in advice_on(of(Kind.SAME_IN_ALL)).text


# Parts of a message


def test_a_headline_has_the_effect() -> None:
    effect = Effect(model.Normalize("markup"), "a.txt", 30.0, 31.5)
    diagnostic = of(Kind.MARKUP, effect=effect)
    assert advice_on(diagnostic).title == (
        "“a.txt” contains marks of a file format · BLEU 30.00 → 31.50 (+1.50)"
    )
    assert diagnostics.headline(diagnostic) == "“a.txt” contains marks of a file format"
    assert diagnostics.headline(of(Kind.DUPLICATES)) == "Repeated segments"
    same = Effect(model.Normalize("markup"), "a.txt", 30.0, 30.001)
    assert diagnostics.effect_text(same) == "BLEU unchanged (30.00)"


def test_titles_are_those_of_texts_and_headlines_only_where_there_is_none() -> None:
    assert diagnostics.diagnostic_title(of(Kind.MARKUP)) == "Marks of a file format"
    assert diagnostics.diagnostic_title(of(Kind.BLANK_IN_ALL)) == "Blank lines"
    assert diagnostics.diagnostic_text(of(Kind.DUPLICATES)).startswith("These segments occur")


def test_an_extent_counts_only_segments_that_there_are() -> None:
    spaces = of(Kind.UNUSUAL_SPACES, model.NamedCounts((("U+0009", 3),)))
    usual = "Segments: 12 of 1,204, the first is number 37"
    assert diagnostics.diagnostic_extent(spaces) == f"{usual} · tab (U+0009): 3"
    assert diagnostics.diagnostic_extent(replace(spaces, count=0)) == "tab (U+0009): 3"
    assert diagnostics.diagnostic_extent(of(Kind.DUPLICATES)) == usual
    assert diagnostics.diagnostic_extent(of(Kind.DUPLICATES, count=1204)) == ""
    nowhere = of(Kind.DUPLICATES, where=Where())
    assert diagnostics.diagnostic_extent(nowhere).endswith("the first is number 1")


def test_files_are_named_if_there_are_several() -> None:
    named = " In these files: a, b."
    several, one = of(Kind.DUPLICATES, files=("a", "b")), of(Kind.DUPLICATES, files=("a",))
    assert advice_on(several).text.endswith(f"every repetition counts.{named}")
    assert advice_on(one).text.endswith("every repetition counts.")
    extent = "Segments: 12 of 1,204, the first is number 37"
    assert diagnostics.extent_beside_score(several) == f"{extent} · In these files: a, b."
    assert diagnostics.extent_beside_score(one) == extent


def test_general_advice_names_no_text() -> None:
    general = diagnostics.general_advice(of(Kind.MARKUP))
    assert general is not None
    assert general.title == "Marks of a file format"
    assert general.text.startswith("Tags such as <b>")
    assert diagnostics.general_advice(of(Kind.HEADING)) is None
    headed = diagnostics.general_advice(of(Kind.BLANK_IN_ALL))
    assert headed is not None
    assert headed.title == "Blank lines"
    more = of(Kind.OTHER_SEGMENTATION, model.OtherSegmentation("zh", is_cantonese=True))
    cantonese = diagnostics.general_advice(more)
    assert cantonese is not None
    assert "compared with theirs. The dictionary has" in cantonese.text


def test_the_rest_is_the_extent_unless_the_advice_has_it() -> None:
    effect = Effect(model.Normalize("markup"), "a.txt", 30.0, 31.5)
    extent = "Segments: 12 of 1,204, the first is number 37"
    assert diagnostics.extent_beside_score(of(Kind.MARKUP, effect=effect)) == (
        f"{extent} · BLEU 30.00 → 31.50 (+1.50)"
    )
    assert diagnostics.extent_beside_score(of(Kind.BLANK_IN_ALL)) == ""


FIXES: list[tuple[model.Fix, str, str]] = [
    (model.Normalize("markup"), "Remove tags", "--normalize markup"),
    (model.IgnoreCase(), "Ignore case", "--lowercase"),
    (
        model.UseTokenizer("zh"),
        "Word segmentation: zh (Chinese characters)",
        "--tokenize zh",
    ),
    (model.PairOtherwise("content"), "Pair by content", "--pair content"),
    (model.PairOtherwise("key"), "Pair by key", "--pair key"),
    (model.PairOtherwise("auto"), "Pair automatically", "--pair auto"),
    (model.PairOtherwise("position"), "Pair by position", "--pair position"),
    (model.LeaveOut("heading", is_on=True), "Keep these segments", "--keep heading"),
    (model.LeaveOut("heading", is_on=False), "Exclude the heading", "--leave-out heading"),
    (
        model.LeaveOut("untranslated", is_on=False),
        "Exclude untranslated segments",
        "--leave-out untranslated",
    ),
    (
        model.LeaveOut("empty_candidate", is_on=False),
        "Exclude empty segments",
        "--leave-out empty_candidate",
    ),
    (
        model.LeaveOut("empty_reference", is_on=False),
        "Exclude empty segments",
        "--leave-out empty_reference",
    ),
    (model.LeaveOut("notes", is_on=False), "Exclude these segments", "--leave-out notes"),
    (model.ShowMetric("chrf"), "Show chrF2", "--metrics chrf"),
]


@pytest.mark.parametrize(("fix", "label", "flag"), FIXES)
def test_a_fix_has_its_label_and_its_flag(fix: model.Fix, label: str, flag: str) -> None:
    assert diagnostics.fix_text(fix) == label
    assert diagnostics.fix_flag(fix) == flag


# Findings


def test_findings_of_several_texts_are_one() -> None:
    one, other = (
        text_diagnostic(Kind.CHARACTERS, document=name, count=2) for name in ("v one", "v 2b")
    )
    (found,) = findings_of(report_of(one, other))
    assert (found.title, found.names, found.count) == (
        "Wrong or encoded characters",
        ["v one", "v 2b"],
        4,
    )
    assert found.points is None


def test_findings_are_ordered_by_severity_then_by_effect() -> None:
    marks, signs = model.Normalize("markup"), model.Normalize("typography")
    found = (
        text_diagnostic(Kind.CASE),
        replace(text_diagnostic(Kind.TYPOGRAPHY), fixes=(signs,)),
        replace(text_diagnostic(Kind.MARKUP), fixes=(marks,)),
        text_diagnostic(Kind.TRUNCATED),
        text_diagnostic(Kind.IS_SOURCE),
    )
    effects = [
        Effect(signs, "a.txt", 30.0, 29.0),
        Effect(signs, "a.txt", 30.0, 26.0),
        Effect(marks, "a.txt", 30.0, 33.0),
    ]
    ordered = findings_of(report_of(*found, effects=effects))
    assert [each.diagnostics[0].kind for each in ordered] == [
        Kind.IS_SOURCE,
        Kind.TYPOGRAPHY,
        Kind.MARKUP,
        Kind.TRUNCATED,
        Kind.CASE,
    ]
    assert [each.points for each in ordered] == [None, -4.0, 3.0, None, None]
    assert [each.severity for each in ordered[::3]] == [Severity.SEVERE, Severity.WARNING]
    assert ordered[1].effect_texts(signs) == [
        "a.txt: BLEU 30.00 → 26.00 (−4.00)",
        "a.txt: BLEU 30.00 → 29.00 (−1.00)",
    ]
    assert ordered[1].effect_texts(marks) == []


def test_effects_that_look_alike_are_ordered_by_severity() -> None:
    marks, signs = model.Normalize("markup"), model.Normalize("typography")
    low, high = (
        replace(text_diagnostic(kind), fixes=(fix,))
        for kind, fix in ((Kind.TYPOGRAPHY, signs), (Kind.MARKUP, marks))
    )
    assert low.severity < high.severity
    effects = [Effect(signs, "a.txt", 30.0, 33.001), Effect(marks, "a.txt", 30.0, 33.0)]
    ordered = findings_of(report_of(low, high, effects=effects))
    assert [each.diagnostics[0].kind for each in ordered] == [Kind.MARKUP, Kind.TYPOGRAPHY]


def test_an_effect_belongs_to_the_candidate_with_the_finding() -> None:
    marks = model.Normalize("markup")
    own = replace(text_diagnostic(Kind.MARKUP), fixes=(marks,))
    others = text_diagnostic(Kind.DUPLICATES, document="b.txt")
    effects = [Effect(marks, "a.txt", 30.0, 31.0), Effect(marks, "b.txt", 30.0, 35.0)]
    first, _ = findings_of(report_of(own, others, effects=effects))
    assert [effect.candidate for effect in first.effects] == ["a.txt"]
    # The reference is that of all candidates.
    in_reference = replace(own, where=replace(own.where, role=Role.REFERENCE))
    first, _ = findings_of(report_of(in_reference, others, effects=effects))
    assert [effect.candidate for effect in first.effects] == ["b.txt", "a.txt"]


def test_findings_of_the_same_title_are_told_apart_by_their_fixes() -> None:
    one = text_diagnostic(Kind.TOKENIZED)
    other = replace(one, fixes=(model.UseTokenizer("none"),))
    title = "Already tokenized text"
    assert {each.title for each in findings_of(report_of(one, other))} == {
        f"{title} (Undo tokenization)",
        f"{title} (Word segmentation: none (text is already tokenized))",
    }
    for alone in (other, replace(one, fixes=())):
        assert [each.title for each in findings_of(report_of(alone))] == [title]
