"""Diagnostics of every kind, created without files."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from bleu_core.diagnostics.kinds import FoundIn, Kind
from bleu_core.diagnostics.model import (
    Beside,
    Characters,
    Data,
    Diagnostic,
    Difference,
    Effect,
    FilesLeftOut,
    GuessedEncoding,
    KnownText,
    Lengths,
    MissingTokenizer,
    NamedCounts,
    Names,
    Needed,
    Normalize,
    OtherSegmentation,
    SegmentCount,
    ShortSegments,
    Spacing,
    UnmatchedOrders,
    UnspacedLanguage,
    Where,
)
from bleu_core.evaluation.checking import CheckReport
from bleu_core.files.addresses import Role
from bleu_core.files.assumptions import (
    BestProposals,
    EncodingFound,
    FilesJoined,
    HeadingRow,
    HiddenRows,
    KeysIgnored,
    LinesOfProse,
    ProposalsOfOrigin,
    RowsSplit,
    SegmentsJoined,
    SheetChosen,
    SheetsJoined,
    TableAlone,
    TargetByPosition,
    TargetEvidence,
    TargetInferred,
    TimeJump,
    TimesIgnored,
    TimesShifted,
    TotalsRow,
)
from bleu_core.files.documents import Document
from bleu_core.pairing.alignment import align

CONCERN_KINDS = [kind for kind in Kind if FoundIn.PAIRS in kind.parts]
TEXT_KINDS = [kind for kind in Kind if FoundIn.TEXT in kind.parts]
SCORE_KINDS = [kind for kind in Kind if FoundIn.SCORE in kind.parts]
BESIDE = Beside(61, 258, "chrF2", 74.2)

DATA: dict[Kind, list[Data | None]] = {
    Kind.GUESSED_ENCODING: [GuessedEncoding("GB18030")],
    Kind.SCRIPTS_DIFFER: [Difference("Latn", "Cyrl"), Difference("Hant", "Hans")],
    Kind.FOREIGN_SEGMENTS: [
        Difference("en", "id"),
        Difference("", ""),
        Difference("zh-Hant", "zh-Hans"),
    ],
    Kind.CHANGED_NUMBERS: [SegmentCount(40)],
    Kind.CHARACTERS: [
        Characters((("?", "é"), ("", "’"), ("\u200b", "")), 3),
        Characters((("&#39;", "'"),) * 6, 12),
    ],
    Kind.TYPOGRAPHY: [Characters((("'", "’"),), 1)],
    Kind.LENGTH_RATIO: [Lengths(12, 1204)],
    Kind.TOKENIZED: [Spacing(chinese=False), Spacing(chinese=True)],
    Kind.UNUSUAL_SPACES: [NamedCounts((("U+00A0", 3), ("U+0009", 1)))],
    Kind.READ_OTHERWISE: [Names(("LF", "CRLF", "BOM"))],
    Kind.WRONG_LANGUAGE: [Difference("es", "zh-TW"), Difference("", "")],
    Kind.NO_MATCH: [
        UnmatchedOrders((3, 4), "none", zero=True),
        UnmatchedOrders((3, 4), "none", zero=True, beside=BESIDE),
        UnmatchedOrders((3, 4), "exp", zero=True),
        UnmatchedOrders((3, 4), "exp", zero=False),
    ],
    Kind.FILES_LEFT_OUT: [FilesLeftOut(1, 2, 3), FilesLeftOut(0, 0, 1)],
    Kind.EMPTY_REFERENCE: [None, SegmentCount(0), SegmentCount(7)],
    Kind.CHARACTER_FALLBACK: [MissingTokenizer("ja", "japanese"), MissingTokenizer("th", None)],
    Kind.LEFT_OUT: [NamedCounts((("untranslated", 3), ("only_reference", 4)))],
    Kind.OTHER_SEGMENTATION: [
        OtherSegmentation("zh", is_cantonese=False),
        OtherSegmentation("zh", is_cantonese=True),
    ],
    Kind.KNOWN_TEXT: [
        KnownText(("memory.tmx",), "source", 93.31, 67.04),
        KnownText(("a.en", "b.en"), "reference", 93.31, None),
    ],
    Kind.FEW_SEGMENTS: [Needed(100)],
    Kind.SHORT_SEGMENTS: [ShortSegments(4), ShortSegments(4, BESIDE)],
    Kind.ASSUMED: [
        HeadingRow(3),
        RowsSplit("System", ("DeepL", "Google")),
        SheetsJoined(("UI", "Help")),
        SheetChosen("UI", 3),
        HiddenRows(12),
        TotalsRow(102),
        *(TargetInferred("es", evidence) for evidence in get_args(TargetEvidence)),
        SegmentsJoined(30),
        TargetByPosition("C"),
        TableAlone(),
        BestProposals(2),
        FilesJoined(("a.xlf", "b.xlf")),
        ProposalsOfOrigin("MT", ("TM",)),
        TimesShifted(1.0, -4760),
        TimesShifted(25025 / 24000, 0, (25.0, 24000 / 1001)),
        TimesShifted(1.003, 90),
        TimesShifted(1.0, 0, None, (TimeJump(760_000, -3000),)),
        TimesIgnored(),
        KeysIgnored(),
        KeysIgnored(by_position=True),
        LinesOfProse(),
        EncodingFound("UTF-8", "ISO-8859-1"),
    ],
    Kind.SAME_IN_ALL: [Names(("description", "url"))],
    Kind.NO_WORDS: [UnspacedLanguage("zh-TW"), UnspacedLanguage("th")],
    Kind.TER_WITHOUT_WORDS: [UnspacedLanguage("zh-TW"), UnspacedLanguage("th")],
}


def diagnostics_of(
    kind: Kind, document: str = "a.txt", role: Role = Role.CANDIDATE
) -> list[Diagnostic]:
    """Return diagnostics of a kind, one for each variant of its data."""
    fixes = (Normalize(kind.normalization),) if kind.normalization else ()
    where = Where(document, role, 36, 37, "An example.")
    several: list[Data | None] = [*DATA.get(kind, [])] or [None]
    return [Diagnostic(kind, where, (36,), 12, 1204, fixes, data) for data in several]


def text_diagnostic(
    kind: Kind,
    *,
    document: str = "a.txt",
    count: int = 1,
    segment: int = 2,
    example: str = "",
) -> Diagnostic:
    """Return a diagnostic about a candidate of nine segments."""
    (first, *_) = diagnostics_of(kind)
    where = Where(document, Role.CANDIDATE, segment, segment + 1, example)
    return Diagnostic(kind, where, (segment,), count, 9, first.fixes, first.data)


def report_of(*diagnostics: Diagnostic, effects: Iterable[Effect] = ()) -> CheckReport:
    """Return a report with some diagnostics."""
    segments = [f"Text {number}." for number in range(40)]
    names = dict.fromkeys(one.where.document for one in diagnostics) or {"a.txt": None}
    aligned = align(
        candidates=[Document.from_segments(name, segments) for name in names],
        references=[Document.from_segments("reference.txt", segments)],
    )
    return CheckReport(diagnostics, tuple(effects), (), aligned)
