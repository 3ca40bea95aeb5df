"""Each error has its own sentence, and each case of an error the sentence of that case."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from bleu_core.analysis.errors import PatternInvalid
from bleu_core.changes.errors import SchemeInvalid
from bleu_core.errors import BleuError, SettingInvalid
from bleu_core.files.errors import (
    BudgetExceeded,
    FileMalformed,
    FileUndecodable,
    FileUnreadable,
    FileUnsupported,
    FileUnwritable,
    SuggestionsMissing,
)
from bleu_core.files.score_files.errors import ScoreInvalid, ScoresOfOtherText
from bleu_core.folders.errors import FolderHasOneSide, NoFilesPaired
from bleu_core.pairing.errors import DriftedAt, KeysMissing, NothingPaired, SegmentCountsDiffer
from bleu_core.projects.errors import ProjectNotSaved
from bleu_core.workspace.errors import RunDamaged
from bleu_score.messages import errors
from bleu_score.messages.errors import error_text, system_text
from tests.helpers.sentences import assert_own_words

PATH = Path("some/file.txt")

WORDS = {
    "FileMissing": "“{path}” does not exist",
    "FileIsDirectory": "is a folder",
    "FileIsDevice": "device, not a file. Choose a file",
    "PipeUnused": "is a pipe",
    "FolderTooLarge": "files and folders",
    "FolderExpected": "either folders or files",
    "FolderHasOneSide": "two folders",
    "FolderHasOneSide several": "CANDIDATE",
    "SetHasOneSide": "to ref.txt",
    "NoFilesPaired links": "links to other places",
    "NoFilesPaired": "Give matching files",
    "FileUnreadable permission": "permission to read",
    "FileUnreadable": "Check the file and its drive",
    "FileUnwritable permission": "permission to write",
    "FileUnwritable": "cannot be written",
    "ReportFormatUnknown": "name of a report",
    "NothingToReport": "nothing to report",
    "FileEmpty": "is empty",
    "FileNotText": "binary data",
    "FileUndecodable likely": "may be in {likely}",
    "FileUndecodable": "Choose another encoding",
    "FileMalformed ends in line": "ends unexpectedly in line",
    "FileMalformed ends": "ends unexpectedly. ",
    "FileMalformed line": "does not follow the format",
    "FileMalformed": "cannot be read as {format}",
    "FileWrongFormat": "does not match its extension",
    "FormatUnclear": "lines look like",
    "FileUnsupported": "this kind of file",
    "FormatsMixed": "files of several formats",
    "FileEncrypted": "password",
    "BudgetExceeded bytes": "not read: it is larger",
    "BudgetExceeded unpacked": "unpacked, it is larger",
    "BudgetExceeded files": "{limit} files. ",
    "BudgetExceeded segments": "{limit} segments",
    "BudgetExceeded rows": "{limit} rows",
    "BudgetExceeded columns": "{limit} columns",
    "BudgetExceeded cells": "{limit} cells",
    "BudgetExceeded translations": "{limit} translations",
    "BudgetExceeded characters": "{limit} characters",
    "BudgetExceeded languages": "{limit} languages",
    "BudgetExceeded nesting": "{limit} levels",
    "BudgetExceeded aliases": "aliases",
    "BudgetExceeded elements": "{limit} elements",
    "BudgetExceeded seconds": "it takes more than {limit} seconds",
    "TooManyCellsInRow": "more cells ({cells})",
    "CueUndivided": "subtitles in two languages",
    "EntityDeclared": "XML entities",
    "MoreThanTexts": "never run",
    "MemoryExhausted": "not enough memory",
    "FileChanged": "while it was being read",
    "KnownTextCompared": "one of the files that are compared",
    "NoUnits": "There is no text in",
    "FieldMissing": "has no “{wanted}”",
    "FieldUndecided": "contains several texts",
    "FormulasUnsaved": "formulas",
    "NothingPaired": "No segments are left",
    "TranslationsMissing": "has no translations",
    "KeysMissing": "no keys in common",
    "UnknownEncoding": "Unknown encoding",
    "UnknownLanguage": "not a known language",
    "LanguagePair": "language pair",
    "NoScores": "contains no scores",
    "NumberingUnknown": "whether the first is 0 or 1",
    "GradesUnordered": "contains grades",
    "ScoreInvalid comma": "decimal point",
    "ScoreInvalid": "is not a score.",
    "ScoresUndecided": "several sets of scores",
    "SystemsUnknown": "several systems",
    "ScoreCountsDiffer": "needs one score",
    "ScoredFilesUnnamed": "Add a column “file”",
    "ScoresOfOtherText": "belong to a different text",
    "ScoresMissing": "that is compared has a score",
    "MetricNameTaken": "computes “{name}” itself",
    "DirectionUnknown": "#better=higher",
    "ScoresGivenTwice": "from two files",
    "ReferenceMissing": "The reference translation is missing",
    "CandidateMissing": "CANDIDATE",
    "SourceMissing": "needs the source text",
    "SegmentCountsDiffer": "the same number of segments",
    "SettingInvalid range": "outside the range",
    "SettingInvalid": "is not one of",
    "TokenizerUnavailable": "is not installed",
    "TokenizerModelMissing": "Copy it there",
    "TokenizerModelInvalid": "is not a SentencePiece model",
    "PatternInvalid position": "at character {position}",
    "PatternInvalid": "regular expression.",
    "PatternTooSlow": "takes too long",
    "ProjectNotSaved full": "disk is full",
    "ProjectNotSaved read_only": "read-only",
    "ProjectNotSaved gone": "no longer there",
    "ProjectNotSaved no_file": "device or a pipe",
    "ProjectNotSaved": "network reports an error",
    "ProjectExists": "already exists",
    "ProjectInvalid": "not a project",
    "ProjectDamaged": "project “{path}” is damaged",
    "ProjectTooNew": "newer version",
    "ProjectLocked": "in use by another",
    "ProjectConflict": "in the meantime",
    "RunMissing": "no run {number}",
    "TextsMissing": "Only numbers were kept",
    "CandidatesDiffer": "no candidate in common",
}


def test_each_error_has_its_own_words() -> None:
    # Both are the missing candidate: of one folder with several names, and of files.
    same = "The candidate translation is missing. Add one; on the command line, put it after -i."
    rows = {key: text.replace(same, "CANDIDATE") for key, text in errors.SENTENCES.items()}
    missing = ["FolderHasOneSide several", "CandidateMissing"]
    assert [rows.pop(key) for key in missing] == ["CANDIDATE"] * 2
    words = {key: word for key, word in WORDS.items() if key not in missing}
    assert_own_words(rows, words)
    runs = {
        "SegmentsUnknown": "references have changed",
        "StatisticsUnknown": "no segment counts",
        "NotARun": "not a result",
        "RunDamaged": "do not add up",
    }
    assert_own_words(errors.SENTENCES_OF_RUNS, runs)


CASES: list[tuple[BleuError, str]] = [
    (FileMalformed(PATH, "xliff", 12, 3, truncated=True), "ends unexpectedly in line 12."),
    (FileMalformed(PATH, "xliff", None, truncated=True), "ends unexpectedly. Copy"),
    (FileMalformed(PATH, "xliff", 12), "line 12 does not follow the format (XLIFF)"),
    (FileMalformed(PATH, "xliff"), "cannot be read as XLIFF"),
    (BudgetExceeded(PATH, "bytes", 3 * 1024**3), "it is larger than 3 GB."),
    (BudgetExceeded(PATH, "bytes", 1024**3), "it is larger than 1 GB."),
    (BudgetExceeded(PATH, "unpacked", 1024**3 - 1), "unpacked, it is larger than 1,023 MB."),
    (BudgetExceeded(PATH, "rows", 10_000), "more than 10,000 rows"),
    (FileUndecodable(PATH, "UTF-8", 1234, 5678, "GB18030"), "line 1234 (byte 5678)"),
    (FileUndecodable(PATH, "UTF-8", 1, 2, "GB18030"), "It may be in GB18030"),
    (FileUndecodable(PATH, "UTF-8", 1, 2), "Choose another encoding."),
    (FileUnreadable(PATH, "odd", True), "You do not have permission to read “some/file.txt”"),
    (FileUnreadable(PATH, "odd", False), "cannot be read: odd."),
    (FileUnreadable(PATH, "odd", False, errno.EIO), "the device reported an error"),
    (FileUnwritable(PATH, "odd", True), "You do not have permission to write"),
    (FileUnwritable(PATH, "odd", False), "cannot be written: odd."),
    (FileUnwritable(PATH, "odd", False, errno.EROFS), "the disk is read-only"),
    (FolderHasOneSide((PATH,)), "The names of the files in “some/file.txt”"),
    (FolderHasOneSide((PATH, PATH)), "The candidate translation is missing."),
    (NoFilesPaired((PATH, PATH), 9), "(files: 9). Give matching files"),
    (NoFilesPaired((PATH, PATH), 9, 2), "which are not followed: 2)"),
    (PatternInvalid("(", "odd", 0), "(at character 1)"),
    (PatternInvalid("(", "odd"), "Not a valid regular expression."),
    (ProjectNotSaved(PATH, "full"), "the disk is full"),
    (ProjectNotSaved(PATH, "other"), "the disk or the network reports an error"),
    (RunDamaged(PATH), "“file.txt” is damaged"),
    (ScoreInvalid(PATH, 3, ""), "“” is not a score"),
    (ScoreInvalid(PATH, 3, "0,85"), "“0,85” is ambiguous"),
    (ScoreInvalid(PATH, 3, "good"), "“good” is not a score"),
    (ScoreInvalid(PATH, 3, "a" * 60), f"“{'a' * 60}” is not"),
    (ScoreInvalid(PATH, 3, "a" * 61), f"“{'a' * 60}…” is not"),
    (ScoresOfOtherText(PATH, "mt.txt", 1, 2, 3, "own\ntext", "other"), "“own text”, not “other”"),
    (SettingInvalid("-s", "x", ("exp", "none")), "-s: “x” is not one of exp, none."),
    (SettingInvalid("-n", 9, (1, 6)), "-n: 9 is outside the range 1–6."),
    (SettingInvalid("-n", 9, (0.5, 6.0)), "-n: 9 is outside the range 0.5–6.0."),
    (SettingInvalid("-n", 9, (1, "all")), "“9” is not one of 1, all."),
    (SuggestionsMissing(PATH, has_origins=True), "names the origins"),
    (SuggestionsMissing(PATH, has_origins=False), "contains no suggestions"),
    (NothingPaired((("heading", 1), ("notes", 2))), "Heading of a column: 1; Notes"),
    (KeysMissing(("a", "b")), "no keys in common: a, b. Pair them by position, or choose another"),
    (SchemeInvalid(PATH, "bands", "table"), "file.txt: “bands” must be a table."),
    (KeysMissing(("a", "b"), ("k1", "k2")), "for example, “k1” and “k2”."),
]


@pytest.mark.parametrize(("error", "words"), CASES)
def test_a_case_of_an_error_has_its_sentence(error: BleuError, words: str) -> None:
    assert words in error_text(error)


def test_an_error_that_needs_no_advice_has_none() -> None:
    assert error_text(KeysMissing(("a", "b"))).endswith("choose another key column.")


@pytest.mark.parametrize(
    ("kind", "advice"),
    [
        ("Gettext MO", "Choose the PO file"),
        ("Qt QM", "Choose the TS file"),
        ("EBU STL", "Export it as SRT"),
        ("Parquet", "Export it as CSV"),
        ("ZIP", "Extract the archive"),
        ("picture", "Choose a file that contains"),
        ("Word 97–2003", "Save it as DOCX"),
        ("OLE", "Export its text as XLIFF"),
    ],
)
def test_a_kind_of_file_that_cannot_be_read_has_its_advice(kind: str, advice: str) -> None:
    text = error_text(FileUnsupported(PATH, kind))
    assert f"this kind of file ({kind}) is not supported. {advice}" in text


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("only_reference", "starts at line 30 of “one”, which has no match in “two” (expected ne"),
        ("only_candidate", "starts at line 40 of “two”, which has no match in “one” (expected ne"),
        ("joined", "starts at line 40 of “two”, which joins 5 lines of “one” (from line 30)"),
        ("split", "starts at line 30 of “one”, which is 5 lines in “two” (from line 40)"),
        ("empty_reference_end", "The last line of “one”, line 30, is empty. Delete it: “two” ends"),
        ("empty_candidate_end", "The last line of “two”, line 40, is empty. Delete it: “one” ends"),
    ],
)
def test_where_files_drift_apart_is_said(kind: str, words: str) -> None:
    place = DriftedAt(1, 2, 30, 40, kind, 5)
    one = error_text(SegmentCountsDiffer("one", 9, "two", 8, 1, (place,)))
    assert words in one
    assert "Total misalignments" not in one
    two = error_text(SegmentCountsDiffer("one", 9, "two", 8, 1, (place, place)))
    assert [part in two for part in (words, "Total misalignments: 2. Correct")] == [True, True]
    assert two.replace(" Total misalignments: 2.", "") == one


def test_without_a_place_lines_must_be_compared() -> None:
    text = error_text(SegmentCountsDiffer("one", 9, "two", 8, 1))
    assert "“one” has 9, “two” has 8. Line 1 must translate the same text" in text


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (
            PermissionError(errno.EACCES, "denied", "a.txt"),
            "You do not have permission to read “a.txt”. Change its permissions, or choose another "
            "file.",
        ),
        (
            OSError(errno.EIO, "odd", b"a.txt"),
            "“a.txt” cannot be read: the device reported an error. Check the file and its drive, "
            "or choose another file.",
        ),
        (
            OSError(errno.ENOSPC, "odd"),
            "The system reports an error: no space is left on the disk. Check your disks, and try "
            "again.",
        ),
        (OSError("odd"), "The system reports an error: odd. Check your disks, and try again."),
    ],
)
def test_an_error_of_the_system_has_its_sentence(error: OSError, text: str) -> None:
    assert system_text(error) == text
