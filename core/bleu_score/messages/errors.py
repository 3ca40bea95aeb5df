"""Messages for errors: one sentence with the file, the position and advice."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bleu_core.changes.errors import SchemeInvalid
from bleu_core.errors import BleuError
from bleu_core.files.errors import FileMalformed, FileUnreadable
from bleu_core.files.score_files.errors import ScoreInvalid
from bleu_core.pairing.errors import SegmentCountsDiffer
from bleu_score.i18n import (
    Messages,
    format_number,
    join_names,
    join_range,
    join_sentences,
    translate,
)
from bleu_score.messages import changes
from bleu_score.messages.assumptions import unmet_text
from bleu_score.messages.diagnostic_kinds import concern_counts
from bleu_score.messages.fields import field_texts
from bleu_score.messages.files import size_text
from bleu_score.messages.system import system_reason

# Characters of a text that an error quotes.
_EXCERPT = 60

# A row for the name of each error, and for that of each of its cases.
SENTENCES = Messages(
    "Errors",
    {
        "FileMissing": "“{path}” does not exist. Check the name and the folder.",
        "FileIsDirectory": "“{path}” is a folder. Choose the files in it.",
        "FileIsDevice": "“{path}” is a device, not a file. Choose a file with text.",
        "PipeUnused": "“{path}” is a pipe, and no program wrote to it within {seconds} seconds. "
        "Start the program that writes to it, or choose a file.",
        "FolderTooLarge": "“{path}” was not read: it contains more than {limit} files and folders. "
        "Choose the folder that contains only the translations.",
        "FolderExpected": "“{path}” is a file. Choose either folders or files, not both.",
        "FolderHasOneSide": "The names of the files in “{path}” do not show which are references "
        "and which are candidates. Rename them, for example app.ref.po and app.mt.po, or choose "
        "two folders.",
        "FolderHasOneSide several": "The candidate translation is missing. Add one; on the command "
        "line, put it after -i.",
        "SetHasOneSide": "The names of the files in “{path}” do not show which one is the "
        "reference and which are candidates. Rename the reference, for example to ref.txt.",
        "NoFilesPaired links": "No files in these folders can be paired by name: {folders} (files: "
        "{count}; links to other places, which are not followed: {links}). Replace the links with "
        "copies of the files, or choose other folders.",
        "NoFilesPaired": "No files in these folders can be paired by name: {folders} (files: "
        "{count}). Give matching files the same name, or choose other folders.",
        "FileUnreadable permission": "You do not have permission to read “{path}”. Change its "
        "permissions, or choose another file.",
        "FileUnreadable": "“{path}” cannot be read: {reason}. Check the file and its drive, or "
        "choose another file.",
        "FileUnwritable permission": "You do not have permission to write “{path}”. Save it "
        "somewhere else.",
        "FileUnwritable": "“{path}” cannot be written: {reason}. Save it somewhere else.",
        "ReportFormatUnknown": "“{path}”: the name of a report must end in one of {endings}.",
        "NothingToReport": "Nothing could be scored, so there is nothing to report. Correct the "
        "files and score them again.",
        "FileEmpty": "“{path}” is empty. Choose another file.",
        "FileNotText": "“{path}” is not a text file: byte {offset} is binary data. Save the text "
        "as plain text (.txt), one segment per line.",
        "FileUndecodable likely": "“{path}” is not encoded in {encoding}: line {line} (byte "
        "{offset}) cannot be decoded. It may be in {likely}: choose this encoding, or export the "
        "file again.",
        "FileUndecodable": "“{path}” is not encoded in {encoding}: line {line} (byte {offset}) "
        "cannot be decoded. Choose another encoding.",
        "FileMalformed ends in line": "“{path}” is incomplete: its content ({format}) ends "
        "unexpectedly in line {line}. Copy or export the file again.",
        "FileMalformed ends": "“{path}” is incomplete: its content ({format}) ends unexpectedly. "
        "Copy or export the file again.",
        "FileMalformed line": "“{path}” is damaged: line {line} does not follow the format "
        "({format}). Fix that line, or export the file again.",
        "FileMalformed": "“{path}” is damaged and cannot be read as {format}. Export the file "
        "again.",
        "FileWrongFormat": "The content of “{path}” does not match its extension ({format}). Check "
        "the file, or correct the extension.",
        "FormatUnclear": "“{path}” was not read as plain text: its lines look like “{kind}”, and "
        "their keys must not be scored. Change its extension to that of its format, such as "
        ".properties, .ini, .ftl or .yml.",
        "FileUnsupported": "“{path}” cannot be read: this kind of file ({kind}) is not supported.",
        "FormatsMixed": "“{path}” contains files of several formats: {formats}. Extract the "
        "archive, and choose the folder or the files in it.",
        "FileEncrypted": "“{path}” is protected by a password. Save a copy without one.",
        "BudgetExceeded bytes": "“{path}” was not read: it is larger than {limit}. Check that it "
        "is the right file, or split it.",
        "BudgetExceeded unpacked": "“{path}” was not read: unpacked, it is larger than {limit}. "
        "Check that it is the right file, or split it.",
        "BudgetExceeded files": "“{path}” was not read: it contains more than {limit} files. "
        "Unpack it, and choose the folder or the files in it.",
        "BudgetExceeded segments": "“{path}” was not read: it has more than {limit} segments. "
        "Split it.",
        "BudgetExceeded rows": "“{path}” was not read: a sheet has more than {limit} rows, empty "
        "ones included. Split it, or delete the rows below the last text.",
        "BudgetExceeded columns": "Row {line} of “{path}” has more than {limit} columns. Check the "
        "delimiter.",
        "BudgetExceeded cells": "“{path}” was not read: up to row {line}, it has more than {limit} "
        "cells, counting empty ones. Split it, or remove columns that are not needed.",
        "BudgetExceeded translations": "“{path}” was not read: up to line {line}, it has more than "
        "{limit} translations, counting missing ones. Split it, or export fewer languages.",
        "BudgetExceeded characters": "Line {line} of “{path}” has more than {limit} characters, "
        "too many for one segment. Check the line endings and the format.",
        "BudgetExceeded languages": "“{path}” was not read: it contains more than {limit} "
        "languages. Check that it is not damaged.",
        "BudgetExceeded nesting": "“{path}” was not read: its elements are nested in more than "
        "{limit} levels. Check that it is not damaged, or export it again.",
        "BudgetExceeded aliases": "“{path}” was not read: its aliases repeat more than {limit} "
        "texts. Write these texts out, or export the file again.",
        "BudgetExceeded elements": "“{path}” was not read: it has more than {limit} elements. "
        "Check that it is not damaged, or split it.",
        "BudgetExceeded seconds": "“{path}” was not read: it takes more than {limit} seconds. "
        "Check that it is not damaged, or split it.",
        "TooManyCellsInRow": "Line {line} of “{path}” has more cells ({cells}) than the table has "
        "columns ({columns}). Put texts that contain the delimiter in quotation marks, or save the "
        "table with a delimiter that does not occur in its texts.",
        "CueUndivided": "“{path}” has subtitles in two languages, and it is not clear in which "
        "line the second one begins (line {line}). Save each language as a file of its own.",
        "EntityDeclared": "“{path}” declares XML entities (line {line}). They are never expanded, "
        "because they can pull in other files or endless text. Save the file without them.",
        "MoreThanTexts": "“{path}” was not read: line {line} contains something other than text "
        "(“{found}”). Code in files is never run. Correct the line, or export the texts alone.",
        "MemoryExhausted": "There is not enough memory for these files. Close other programs, or "
        "split the files.",
        "FileChanged": "“{path}” changed while it was being read. Reload it once it has been "
        "saved.",
        "KnownTextCompared": "“{path}” is one of the files that are compared. Choose another file "
        "as known text.",
        "NoUnits": "There is no text in “{path}” ({format}). Choose another file.",
        "FieldMissing": "“{path}” has no “{wanted}”. Available: {available}.",
        "FieldUndecided": "“{path}” contains several texts. Choose one: {available}.",
        "FormulasUnsaved": "Column “{column}” of “{path}” has formulas without stored values (row "
        "{line}). Open and save the file in a spreadsheet program, then reload it.",
        "NothingPaired": "No segments are left to compare. Excluded: {reasons}. Keep some of these "
        "segments, or choose other files.",
        "TranslationsMissing": "“{name}” has no translations. Choose another file.",
        "KeysMissing": "These files have no keys in common: {names}. Pair them by position, or "
        "choose another key column.",
        "UnknownEncoding": "Unknown encoding “{name}”. Examples: utf-8, gb18030, big5, "
        "windows-1252.",
        "UnknownLanguage": "“{tag}” is not a known language code. Examples: es, id, zh-CN, zh-TW.",
        "LanguagePair": "“{tag}” looks like a language pair. Write only the target language "
        "({target}), or a region in capitals.",
        "NoScores": "“{path}” contains no scores. Choose a file with one number for each segment.",
        "ScoreInvalid comma": "Line {line} of “{path}”: “{text}” is ambiguous. Use a decimal point "
        "in scores.",
        "ScoreInvalid": "Line {line} of “{path}”: “{text}” is not a score. Write a number, such as "
        "0.85.",
        "NumberingUnknown": "“{path}” numbers the segments, but does not say whether the first is "
        "0 or 1. Add #first=0 or #first=1 after the file name.",
        "GradesUnordered": "“{path}” contains grades: {grades}. Add their order after the file "
        "name, the best first, as in #order=A,B,C.",
        "ScoresUndecided": "“{path}” contains several sets of scores. Choose one: {available}.",
        "SystemsUnknown": "“{path}” contains scores for several systems ({systems}), but none has "
        "the name of a candidate ({candidates}). Choose one of the systems.",
        "ScoreCountsDiffer": "Each segment needs one score. Scores in “{path}”: {scores}. Segments "
        "of “{candidate}”: {segments}. Check that both files belong together.",
        "ScoredFilesUnnamed": "Nothing in “{path}” says to which files the scores belong. Scores: "
        "{scores}. Files of “{candidate}”: {files}, with segments: {segments}. Add a column “file” "
        "with the names of the files.",
        "ScoresOfOtherText": "The scores in “{path}” belong to a different text, not to "
        "“{candidate}”. Segments that differ: {differing} of {segments}. The first one, in line "
        "{line}: “{text}”, not “{expected}”. Check that you chose the right files.",
        "ScoresMissing": "{metric}: no segment of “{candidate}” that is compared has a score. "
        "Check that both files belong together.",
        "MetricNameTaken": "This program computes “{name}” itself. Give these scores a different "
        "name.",
        "DirectionUnknown": "{metric}: add #better=higher or #better=lower after the file name, to "
        "show whether higher or lower scores are better.",
        "ScoresGivenTwice": "“{candidate}” has {metric} scores from two files. Remove one of the "
        "files.",
        "ReferenceMissing": "The reference translation is missing. Add one; on the command line, "
        "put it first.",
        "CandidateMissing": "The candidate translation is missing. Add one; on the command line, "
        "put it after -i.",
        "SourceMissing": "A translation memory (TMX) needs the source text, and there is none. Add "
        "the source text, or save as .tsv or .txt.",
        "SegmentCountsDiffer": "The files do not have the same number of segments: “{first}” has "
        "{first_count}, “{second}” has {second_count}.",
        "SettingInvalid range": "{setting}: {value} is outside the range {range}.",
        "SettingInvalid": "{setting}: “{value}” is not one of {allowed}.",
        "TokenizerUnavailable": "The word segmentation {segmentation} is not installed. Choose a "
        "different word segmentation, or install the extra “{extra}” of the Python package (pip "
        'install "bleu-desktop[{extra}]"), which the standalone program does not include.',
        "TokenizerModelMissing": "The word segmentation {segmentation} needs its SentencePiece "
        "model at “{path}”. Copy it there; nothing is downloaded.",
        "TokenizerModelInvalid": "“{path}” is not a SentencePiece model. Choose another file.",
        "PatternInvalid position": "Not a valid regular expression (at character {position}).",
        "PatternInvalid": "Not a valid regular expression.",
        "PatternTooSlow": "This regular expression takes too long. Make it more specific.",
        "ProjectNotSaved full": "“{path}” cannot be saved: the disk is full. Free some space and "
        "save again. Everything saved earlier is intact.",
        "ProjectNotSaved read_only": "“{path}” cannot be saved: the file or its folder is "
        "read-only. Save it somewhere else.",
        "ProjectNotSaved gone": "“{path}” cannot be saved: its folder or drive is no longer there. "
        "Save it somewhere else.",
        "ProjectNotSaved no_file": "“{path}” cannot be saved: it is a device or a pipe, not a "
        "file. Save it somewhere else.",
        "ProjectNotSaved": "“{path}” cannot be saved: the disk or the network reports an error. "
        "Save it somewhere else.",
        "ProjectExists": "“{path}” already exists. Choose another name.",
        "ProjectInvalid": "“{path}” is not a project of this program. Choose a file saved by BLEU "
        "Desktop (.bleu).",
        "ProjectDamaged": "The project “{path}” is damaged. Open a copy of it if you have one.",
        "ProjectTooNew": "The project “{path}” was saved by a newer version of this program. "
        "Update the program to open it.",
        "ProjectLocked": "The project “{path}” is in use by another window or program. Try again "
        "in a moment.",
        "ProjectConflict": "Another window or program has saved the project “{path}” in the "
        "meantime. Open the project again, or save yours under another name.",
        "RunMissing": "There is no run {number} in “{path}”. Choose one of the runs that the "
        "History page lists.",
        "TextsMissing": "Only numbers were kept for these texts: {names}. Add the files again to "
        "score or check them.",
        "CandidatesDiffer": "The two runs have no candidate in common. Old: {old}. New: {new}. "
        "Rename the candidates so that their names match.",
    },
)

SENTENCES_OF_RUNS = Messages(
    "Gate",
    {
        "SegmentsUnknown": "The references have changed since “{file}”, which does not say which "
        "segments are still the same. Create it again with --format json -sl, or record it in a "
        "project that keeps texts.",
        "StatisticsUnknown": "“{file}” has no segment counts to compare with. Create it again with "
        "--format json -sl.",
        "NotARun": "“{path}” is not a result of bleu-score. Create one with --format json.",
        "RunDamaged": "“{file}” is damaged: its segment counts do not add up to its scores. Create "
        "it again with --format json -sl.",
    },
)

SENTENCES_OF_CHANGES = Messages(
    "Changes",
    {
        "SuggestionsMissing origins": "“{path}” names the origins of its suggestions but does not "
        "contain their text. Add the version before editing.",
        "SuggestionsMissing": "“{path}” contains no suggestions. Add the file with the machine "
        "translation, or the version before editing.",
    },
)

_DRIFTS = Messages(
    "Errors",
    {
        "only_reference": "The misalignment starts at line {first_line} of “{first}”, which has no "
        "match in “{second}” (expected near line {second_line}).",
        "only_candidate": "The misalignment starts at line {second_line} of “{second}”, which has "
        "no match in “{first}” (expected near line {first_line}).",
        "joined": "The misalignment starts at line {second_line} of “{second}”, which joins "
        "{count} lines of “{first}” (from line {first_line}).",
        "empty_reference_end": "The last line of “{first}”, line {first_line}, is empty. Delete "
        "it: “{second}” ends one line earlier.",
        "empty_candidate_end": "The last line of “{second}”, line {second_line}, is empty. Delete "
        "it: “{first}” ends one line earlier.",
        "split": "The misalignment starts at line {first_line} of “{first}”, which is {count} "
        "lines in “{second}” (from line {second_line}).",
    },
)

_INSTEAD = Messages(
    "Errors",
    {
        "Gettext MO": "Choose the PO file that it was compiled from.",
        "Qt QM": "Choose the TS file that it was compiled from.",
        "EBU STL": "Export it as SRT, WebVTT or TTML.",
        "Parquet": "Export it as CSV, XLSX or JSON Lines.",
        "ZIP": "Extract the archive, and choose the folder or the files in it.",
        "picture": "Choose a file that contains the text itself.",
        "Word 97–2003": "Save it as DOCX in a word processor.",
    },
)


def _malformed_case(error: FileMalformed) -> str:
    if error.truncated:
        return "ends in line" if error.line else "ends"
    return "line" if error.line else ""


def _score_case(error: ScoreInvalid) -> str:
    return "comma" if "," in error.text else ""


# The case of an error; empty if the row of its name is the right one.
_CASES: dict[str, Callable[[Any], str]] = {
    "FileMalformed": _malformed_case,
    "BudgetExceeded": lambda error: error.resource,
    "FileUndecodable": lambda error: "likely" if error.likely else "",
    "FileUnreadable": lambda error: "permission" if error.permission else "",
    "FileUnwritable": lambda error: "permission" if error.permission else "",
    "FolderHasOneSide": lambda error: "" if len(error.paths) == 1 else "several",
    "NoFilesPaired": lambda error: "links" if error.links else "",
    "PatternInvalid": lambda error: "" if error.position is None else "position",
    "ProjectNotSaved": lambda error: "" if error.fault == "other" else error.fault,
    "ScoreInvalid": _score_case,
    "SettingInvalid": lambda error: "range" if _is_range(error.allowed) else "",
    "SuggestionsMissing": lambda error: "origins" if error.has_origins else "",
}

# Values in sentences that fields do not have as they are.
_VALUES: dict[str, Callable[[Any], dict[str, str]]] = {
    "BudgetExceeded": lambda error: (
        {"limit": size_text(error.limit)} if error.resource in ("bytes", "unpacked") else {}
    ),
    "FileUndecodable": lambda error: {"line": str(error.line)},
    "FileUnreadable": lambda error: {"reason": system_reason(error.errno) or error.reason},
    "FileUnwritable": lambda error: {"reason": system_reason(error.errno) or error.reason},
    "NothingPaired": lambda error: {"reasons": concern_counts(dict(error.left_out))},
    "PatternInvalid": lambda error: {"position": format_number((error.position or 0) + 1)},
    "RunDamaged": lambda error: {"file": error.path.name},
    "ScoreInvalid": lambda error: {"text": _shortened(error.text)},
    "ScoresOfOtherText": lambda error: {
        "text": _shortened(error.text),
        "expected": _shortened(error.expected),
    },
    "SettingInvalid": lambda error: {
        "value": str(error.value),
        "allowed": join_names([*map(str, error.allowed)]),
        "range": join_range(str(error.allowed[0]), str(error.allowed[-1])),
    },
}

# Sentences that follow.
_ADVICE: dict[str, Callable[[Any], str]] = {
    "FileUnsupported": lambda error: _instead_of(error.kind),
    "KeysMissing": lambda error: unmet_text(*error.unmet) if error.unmet else "",
    "SegmentCountsDiffer": lambda error: drift_text(error) if error.places else _counts_advice(),
}


def error_text(error: BleuError) -> str:
    """Return the sentence for an error of the core."""
    name = type(error).__name__
    if isinstance(error, SchemeInvalid):
        return changes.scheme_text(error)
    case = _CASES[name](error) if name in _CASES else ""
    row = f"{name} {case}" if case else name
    for table in (SENTENCES, SENTENCES_OF_RUNS, SENTENCES_OF_CHANGES):
        if row in table:
            values = field_texts(error) | (_VALUES[name](error) if name in _VALUES else {})
            text = table[row].format_map(values)
            advice = _ADVICE[name](error) if name in _ADVICE else ""
            return join_sentences(text, advice) if advice else text
    return str(error)


def system_text(error: OSError) -> str:
    """Return the sentence for an error of the system that no other part of the program expects."""
    reason = error.strerror or str(error)
    if error.filename is not None:
        path = Path(os.fsdecode(error.filename))
        refused = isinstance(error, PermissionError)
        return error_text(FileUnreadable(path, reason, refused, error.errno))
    text = translate(
        "Errors", "The system reports an error: {reason}. Check your disks, and try again."
    )
    return text.format(reason=system_reason(error.errno) or reason)


def _instead_of(kind: str) -> str:
    """Return the advice for a kind of file that is not supported."""
    export = translate("Errors", "Export its text as XLIFF, XLSX, DOCX or plain text.")
    return _INSTEAD.get(kind, export)


def _counts_advice() -> str:
    return translate(
        "Errors",
        "Line 1 must translate the same text in every file, line 2 as well, and so on. Look "
        "for missing or extra lines.",
    )


def drift_text(error: SegmentCountsDiffer) -> str:
    """Return the first place where two files drift apart."""
    place = error.places[0]
    text = _DRIFTS[place.kind].format_map(field_texts(error) | field_texts(place))
    if len(error.places) > 1:
        more = translate("Errors", "Total misalignments: {count}.")
        text = join_sentences(text, more.format(count=format_number(len(error.places))))
    advice = translate("Errors", "Correct the lines, or pair by content (--pair content).")
    return join_sentences(text, advice)


def _is_range(allowed: tuple[object, ...]) -> bool:
    return all(type(bound) in (int, float) for bound in allowed)


def _shortened(text: str) -> str:
    """Return the beginning of a text from a file, on one line."""
    text = " ".join(text.split())
    return text if len(text) <= _EXCERPT else f"{text[:_EXCERPT]}…"
