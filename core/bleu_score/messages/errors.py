"""Messages for errors: one sentence with the file, the position and advice."""

from __future__ import annotations

import os
from pathlib import Path

from bleu_core.changes.errors import SchemeInvalid
from bleu_core.comparing.errors import PatternInvalid, PatternTooSlow
from bleu_core.errors import (
    BleuError,
    CandidateMissing,
    NothingToReport,
    ReferenceMissing,
    ReportFormatUnknown,
    SettingInvalid,
    SourceMissing,
    TokenizerModelInvalid,
    TokenizerModelMissing,
    TokenizerUnavailable,
)
from bleu_core.files.errors import (
    CueUndivided,
    EntityDeclared,
    FieldMissing,
    FieldUndecided,
    FileChanged,
    FileEmpty,
    FileEncrypted,
    FileIsDevice,
    FileIsDirectory,
    FileMalformed,
    FileMissing,
    FileNotText,
    FileTooLarge,
    FileUndecodable,
    FileUnreadable,
    FileUnsupported,
    FileUnwritable,
    FileWrongFormat,
    FormatsMixed,
    FormatUnclear,
    FormulasUnsaved,
    MoreThanTexts,
    NoUnits,
    PipeUnused,
    SegmentTooLong,
    SuggestionsMissing,
    TextsMissing,
    TooManyCells,
    TooManyCellsInRow,
    TooManyColumns,
    TooManyLanguages,
    UnknownEncoding,
)
from bleu_core.files.score_files.errors import (
    DirectionUnknown,
    MetricNameTaken,
    NoScores,
    ScoreCountsDiffer,
    ScoreInvalid,
    ScoresGivenTwice,
    ScoresMissing,
    ScoresOfOtherText,
    ScoresUndecided,
    ScoresUnordered,
    SystemsUnknown,
)
from bleu_core.folders.errors import (
    FolderExpected,
    FolderHasOneSide,
    FolderTooLarge,
    NoFilesPaired,
)
from bleu_core.languages.errors import LanguagePair, UnknownLanguage
from bleu_core.pairing.errors import (
    KeysMissing,
    NothingPaired,
    SegmentCountsDiffer,
    TranslationsMissing,
)
from bleu_core.projects.errors import (
    ProjectConflict,
    ProjectDamaged,
    ProjectExists,
    ProjectInvalid,
    ProjectLocked,
    ProjectNotSaved,
    ProjectTooNew,
    RunMissing,
)
from bleu_core.workspace.errors import (
    CandidatesDiffer,
    NotARun,
    RunDamaged,
    SegmentsUnknown,
    SetHasOneSide,
    StatisticsUnknown,
)
from bleu_score.i18n import (
    format_number,
    join_names,
    join_range,
    join_sentences,
    translate,
)
from bleu_score.messages.assumptions import unmet_text
from bleu_score.messages.diagnostic_kinds import concern_counts
from bleu_score.messages.files import format_name, kind_name, listed, size_text
from bleu_score.messages.system import system_reason

# Characters of a text that an error quotes.
_EXCERPT = 60


def error_text(error: BleuError) -> str:
    """Return the sentence for an error of the core."""
    match error:
        case FileMissing():
            return translate(
                "Errors", "“{path}” does not exist. Check the name and the folder."
            ).format(path=error.path)
        case FileIsDirectory():
            return translate("Errors", "“{path}” is a folder. Choose the files in it.").format(
                path=error.path
            )
        case FileIsDevice():
            return translate(
                "Errors", "“{path}” is a device, not a file. Choose a file with text."
            ).format(path=error.path)
        case PipeUnused():
            return translate(
                "Errors",
                "“{path}” is a pipe, and no program wrote to it within {seconds} seconds. Start "
                "the program that writes to it, or choose a file.",
            ).format(path=error.path, seconds=error.seconds)
        case FolderTooLarge():
            return translate(
                "Errors",
                "“{path}” was not read: it contains more than {limit} files and folders. Choose "
                "the folder that contains only the translations.",
            ).format(path=error.path, limit=format_number(error.limit))
        case FolderExpected():
            return translate(
                "Errors", "“{path}” is a file. Choose either folders or files, not both."
            ).format(path=error.path)
        case FolderHasOneSide(paths=(path,)):
            return translate(
                "Errors",
                "The names of the files in “{path}” do not show which are references and which "
                "are candidates. Rename them, for example app.ref.po and app.mt.po, or choose "
                "two folders.",
            ).format(path=path)
        case FolderHasOneSide():
            return translate(
                "Errors",
                "The candidate translation is missing. Add one; on the command line, put it "
                "after -i.",
            )
        case SetHasOneSide():
            return translate(
                "Errors",
                "The names of the files in “{path}” do not show which one is the reference and "
                "which are candidates. Rename the reference, for example to ref.txt.",
            ).format(path=error.path)
        case NoFilesPaired() if error.links:
            return translate(
                "Errors",
                "No files in these folders can be paired by name: {folders} (files: {count}; links "
                "to other places, which are not followed: {links}). Replace the links with copies "
                "of the files, or choose other folders.",
            ).format(
                folders=listed(tuple(map(str, error.paths))),
                count=format_number(error.files),
                links=format_number(error.links),
            )
        case NoFilesPaired():
            return translate(
                "Errors",
                "No files in these folders can be paired by name: {folders} (files: {count}). "
                "Give matching files the same name, or choose other folders.",
            ).format(folders=listed(tuple(map(str, error.paths))), count=format_number(error.files))
        case FileUnreadable() if error.permission:
            return translate(
                "Errors",
                "You have no permission to read “{path}”. Change its permissions, or choose "
                "another file.",
            ).format(path=error.path)
        case FileUnreadable():
            return translate(
                "Errors",
                "“{path}” cannot be read: {reason}. Check the file and its drive, or choose "
                "another file.",
            ).format(path=error.path, reason=system_reason(error.errno) or error.reason)
        case FileUnwritable() if error.permission:
            return translate(
                "Errors", "You have no permission to write “{path}”. Save it somewhere else."
            ).format(path=error.path)
        case FileUnwritable():
            return translate(
                "Errors", "“{path}” cannot be written: {reason}. Save it somewhere else."
            ).format(path=error.path, reason=system_reason(error.errno) or error.reason)
        case ReportFormatUnknown():
            return translate(
                "Errors", "“{path}”: the name of a report must end in one of {endings}."
            ).format(path=error.path, endings=join_names(error.endings))
        case NothingToReport():
            return translate(
                "Errors",
                "Nothing could be scored, so there is nothing to report. Correct the files and "
                "score them again.",
            )
        case FileEmpty():
            return translate("Errors", "“{path}” is empty. Choose another file.").format(
                path=error.path
            )
        case FileNotText():
            return translate(
                "Errors",
                "“{path}” is not a text file: byte {offset} is binary data. "
                "Save the text as plain text (.txt), one segment per line.",
            ).format(path=error.path, offset=error.offset)
        case FileUndecodable(likely=str(likely)):
            return translate(
                "Errors",
                "“{path}” is not encoded in {encoding}: line {line} (byte {offset}) cannot be "
                "decoded. It may be in {likely}: choose this encoding, or export the file again.",
            ).format(
                path=error.path,
                encoding=error.encoding,
                line=error.line,
                offset=error.offset,
                likely=likely,
            )
        case FileUndecodable():
            return translate(
                "Errors",
                "“{path}” is not encoded in {encoding}: line {line} (byte {offset}) cannot be "
                "decoded. Choose another encoding.",
            ).format(path=error.path, encoding=error.encoding, line=error.line, offset=error.offset)
        case FileMalformed():
            return _malformed_text(error)
        case FileWrongFormat():
            return translate(
                "Errors",
                "The content of “{path}” does not match its extension ({format}). Check the file, "
                "or correct the extension.",
            ).format(path=error.path, format=format_name(error.format))
        case FormatUnclear():
            return translate(
                "Errors",
                "“{path}” was not read as plain text: its lines look like “{kind}”, and their "
                "keys must not be scored. Change its extension to that of its format, such as "
                ".properties, .ini, .ftl or .yml.",
            ).format(path=error.path, kind=error.kind)
        case FileUnsupported():
            refusal = translate(
                "Errors", "“{path}” cannot be read: this kind of file ({kind}) is not supported."
            ).format(path=error.path, kind=kind_name(error.kind))
            return join_sentences(refusal, _instead_of(error.kind))
        case FormatsMixed():
            return translate(
                "Errors",
                "“{path}” contains files of several formats: {formats}. Open the archive, and "
                "choose the folder or the files in it.",
            ).format(path=error.path, formats=join_names([*map(format_name, error.formats)]))
        case FileEncrypted():
            return translate(
                "Errors", "“{path}” is protected by a password. Save a copy without one."
            ).format(path=error.path)
        case FileTooLarge(unpacked=False):
            return translate(
                "Errors",
                "“{path}” was not read: it is larger than {limit}. Check that it is the right "
                "file, or split it.",
            ).format(path=error.path, limit=size_text(error.limit))
        case FileTooLarge():
            return translate(
                "Errors",
                "“{path}” was not read: unpacked, it is larger than {limit}. Check that it is the "
                "right file, or split it.",
            ).format(path=error.path, limit=size_text(error.limit))
        case SegmentTooLong():
            return translate(
                "Errors",
                "Line {line} of “{path}” has more than {limit} characters, too many for one "
                "segment. Check the line endings and the format.",
            ).format(
                line=format_number(error.line), path=error.path, limit=format_number(error.limit)
            )
        case TooManyColumns():
            return translate(
                "Errors",
                "Row {line} of “{path}” has more than {limit} columns. Check the delimiter.",
            ).format(
                line=format_number(error.line), path=error.path, limit=format_number(error.limit)
            )
        case TooManyCells():
            return translate(
                "Errors",
                "“{path}” was not read: up to row {line}, it has more than {limit} cells, counting "
                "empty ones. Split it, or remove columns that are not needed.",
            ).format(
                path=error.path, line=format_number(error.line), limit=format_number(error.limit)
            )
        case TooManyCellsInRow():
            return translate(
                "Errors",
                "Line {line} of “{path}” has more cells ({cells}) than the table has columns "
                "({columns}). Put texts that contain the delimiter in quotation marks, or save "
                "the table with a delimiter that does not occur in its texts.",
            ).format(
                line=format_number(error.line),
                path=error.path,
                cells=format_number(error.cells),
                columns=format_number(error.columns),
            )
        case TooManyLanguages():
            return translate(
                "Errors",
                "“{path}” was not read: it contains more than {limit} languages. Check that it "
                "is not damaged.",
            ).format(path=error.path, limit=format_number(error.limit))
        case CueUndivided():
            return translate(
                "Errors",
                "“{path}” has subtitles in two languages, and it is not clear in which line the "
                "second one begins (line {line}). Save each language as a file of its own.",
            ).format(path=error.path, line=format_number(error.line))
        case EntityDeclared():
            return translate(
                "Errors",
                "“{path}” declares XML entities (line {line}). They are never expanded, because "
                "they can pull in other files or endless text. Save the file without them.",
            ).format(path=error.path, line=format_number(error.line))
        case MoreThanTexts():
            return translate(
                "Errors",
                "“{path}” was not read: line {line} contains something other than text "
                "(“{found}”). Code in files is never run. Correct the line, or export the texts "
                "alone.",
            ).format(path=error.path, line=format_number(error.line), found=error.found)
        case FileChanged():
            return translate(
                "Errors",
                "“{path}” changed while it was being read. Reload it once it has been saved.",
            ).format(path=error.path)
        case NoUnits():
            return translate(
                "Errors", "There is no text in “{path}” ({format}). Choose another file."
            ).format(path=error.path, format=format_name(error.format))
        case FieldMissing():
            return translate(
                "Errors", "“{path}” has no “{wanted}”. Available: {available}."
            ).format(path=error.path, wanted=error.wanted, available=listed(error.available))
        case FieldUndecided():
            return translate(
                "Errors",
                "“{path}” contains several texts. Choose one: {available}.",
            ).format(path=error.path, available=listed(error.available))
        case FormulasUnsaved():
            return translate(
                "Errors",
                "Column “{column}” of “{path}” has formulas without stored values (row {line}). "
                "Open and save the file in a spreadsheet program, then reload it.",
            ).format(column=error.column, path=error.path, line=format_number(error.line))
        case NothingPaired():
            return translate(
                "Errors",
                "No segments are left to compare. Excluded: {reasons}. Keep some of these "
                "segments, or choose other files.",
            ).format(reasons=concern_counts(dict(error.left_out)))
        case TranslationsMissing():
            return translate("Errors", "“{name}” has no translations. Choose another file.").format(
                name=error.document
            )
        case KeysMissing():
            text = translate(
                "Errors",
                "These files have no keys in common: {names}. Pair them by position, or choose "
                "another key column.",
            ).format(names=listed(error.documents))
            return join_sentences(text, unmet_text(*error.unmet)) if error.unmet else text
        case UnknownEncoding():
            return translate(
                "Errors", "Unknown encoding “{name}”. Examples: utf-8, gb18030, big5, windows-1252."
            ).format(name=error.encoding)
        case UnknownLanguage():
            return translate(
                "Errors", "“{tag}” is not a known language code. Examples: es, id, zh-CN, zh-TW."
            ).format(tag=error.tag)
        case LanguagePair():
            return translate(
                "Errors",
                "“{tag}” looks like a language pair. Write only the target language ({target}), "
                "or a region in capitals.",
            ).format(tag=error.tag, target=error.target)
        case NoScores():
            return translate(
                "Errors",
                "“{path}” contains no scores. Choose a file with one number for each segment.",
            ).format(path=error.path)
        case ScoreInvalid():
            return _score_text(error)
        case ScoresUnordered():
            return translate(
                "Errors",
                "Row {line} of “{path}” is not in the order of the column “{column}”. Put the "
                "rows in the order of the segments.",
            ).format(line=format_number(error.line), path=error.path, column=error.column)
        case ScoresUndecided():
            return translate(
                "Errors", "“{path}” contains several columns of numbers. Choose one: {available}."
            ).format(path=error.path, available=listed(error.available))
        case SystemsUnknown():
            return translate(
                "Errors",
                "“{path}” contains scores for several systems ({systems}), but none has the name "
                "of a candidate ({candidates}). Choose one of the systems.",
            ).format(
                path=error.path, systems=listed(error.systems), candidates=listed(error.candidates)
            )
        case ScoreCountsDiffer():
            return translate(
                "Errors",
                "Each segment needs one score. Scores in “{path}”: {scores}. Segments of "
                "“{candidate}”: {segments}. Check that both files belong together.",
            ).format(
                path=error.path,
                scores=format_number(error.scores),
                candidate=error.candidate,
                segments=format_number(error.segments),
            )
        case ScoresOfOtherText():
            return translate(
                "Errors",
                "The scores in “{path}” belong to a different text, not to “{candidate}”. "
                "Segments that differ: {differing} of {segments}. The first one, in line {line}: "
                "“{text}”, not “{expected}”. Check that you chose the right files.",
            ).format(
                path=error.path,
                candidate=error.candidate,
                differing=format_number(error.differing),
                segments=format_number(error.segments),
                line=format_number(error.line),
                text=_shortened(error.text),
                expected=_shortened(error.expected),
            )
        case ScoresMissing():
            return translate(
                "Errors",
                "{metric}: segments without text, and so without a score, in “{candidate}”: "
                "{count}. Exclude them.",
            ).format(
                metric=error.metric, candidate=error.candidate, count=format_number(error.segments)
            )
        case MetricNameTaken():
            return translate(
                "Errors",
                "This program computes “{name}” itself. Give these scores a different name.",
            ).format(name=error.name)
        case DirectionUnknown():
            return translate(
                "Errors",
                "{metric}: add #better=higher or #better=lower after the file name, to show "
                "whether higher or lower scores are better.",
            ).format(metric=error.metric)
        case ScoresGivenTwice():
            return translate(
                "Errors",
                "“{candidate}” has {metric} scores from two files. Remove one of the files.",
            ).format(candidate=error.candidate, metric=error.metric)
        case ReferenceMissing():
            return translate(
                "Errors",
                "The reference translation is missing. Add one; on the command line, put it first.",
            )
        case CandidateMissing():
            return translate(
                "Errors",
                "The candidate translation is missing. Add one; on the command line, put it "
                "after -i.",
            )
        case SourceMissing():
            return translate(
                "Errors",
                "A translation memory (TMX) needs the source text, and there is none. Add "
                "the source text, or save as .tsv or .txt.",
            )
        case SegmentCountsDiffer():
            return _counts_text(error)
        case SettingInvalid():
            return _setting_text(error)
        case TokenizerUnavailable():
            return translate(
                "Errors",
                "The word segmentation {segmentation} is not installed. Choose a different word "
                "segmentation, or install the extra “{extra}” of the Python package (pip install "
                '"bleu-desktop[{extra}]"), which the standalone program does not include.',
            ).format(segmentation=error.tokenizer, extra=error.extra)
        case TokenizerModelMissing():
            return translate(
                "Errors",
                "The word segmentation {segmentation} needs its SentencePiece model at “{path}”. "
                "Copy it there; nothing is downloaded.",
            ).format(segmentation=error.tokenizer, path=error.path)
        case TokenizerModelInvalid():
            return translate(
                "Errors", "“{path}” is not a SentencePiece model. Choose another file."
            ).format(path=error.path)
        case PatternInvalid() if error.position is not None:
            return translate(
                "Errors", "Not a valid regular expression (at character {position})."
            ).format(position=format_number(error.position + 1))
        case PatternInvalid():
            return translate("Errors", "Not a valid regular expression.")
        case PatternTooSlow():
            return translate(
                "Errors", "This regular expression takes too long. Make it more specific."
            )
        case ProjectNotSaved():
            return _not_saved_text(error)
        case ProjectExists():
            return translate("Errors", "“{path}” already exists. Choose another name.").format(
                path=error.path
            )
        case ProjectInvalid():
            return translate(
                "Errors",
                "“{path}” is not a project of this program. Choose a file saved by BLEU Desktop "
                "(.bleu).",
            ).format(path=error.path)
        case ProjectDamaged():
            return translate(
                "Errors", "The project “{path}” is damaged. Open a copy of it if you have one."
            ).format(path=error.path)
        case ProjectTooNew():
            return translate(
                "Errors",
                "The project “{path}” was saved by a newer version of this program. Update the "
                "program to open it.",
            ).format(path=error.path)
        case ProjectLocked():
            return translate(
                "Errors",
                "The project “{path}” is in use by another window or program. Try again in a "
                "moment.",
            ).format(path=error.path)
        case ProjectConflict():
            return translate(
                "Errors",
                "Another window or program has saved the project “{path}” in the meantime. Open "
                "the project again, or save yours under another name.",
            ).format(path=error.path)
        case RunMissing():
            return translate(
                "Errors",
                "There is no run {number} in “{path}”. Choose one of the runs that the History "
                "page lists.",
            ).format(number=format_number(error.number), path=error.path)
        case TextsMissing():
            return translate(
                "Errors",
                "Only numbers were kept for these texts: {names}. Add the files again to score "
                "or check them.",
            ).format(names=listed(error.documents))
        case SuggestionsMissing():
            from bleu_score.messages.changes import suggestions_missing_text

            return suggestions_missing_text(error)
        case SchemeInvalid():
            from bleu_score.messages.changes import scheme_text

            return scheme_text(error)
        case CandidatesDiffer():
            return translate(
                "Errors",
                "The two runs have no candidate in common. Old: {old}. New: {new}. Rename "
                "the candidates so that their names match.",
            ).format(old=listed(error.old), new=listed(error.new))
        case SegmentsUnknown():
            return translate(
                "Gate",
                "The references have changed since “{file}”, which does not say which segments "
                "are still the same. Create it again with --format json -sl.",
            ).format(file=error.run)
        case StatisticsUnknown():
            return translate(
                "Gate",
                "“{file}” has no segment counts to compare with. Create it again with --format "
                "json -sl.",
            ).format(file=error.run)
        case NotARun():
            return translate(
                "Gate", "“{path}” is not a result of bleu-score. Create one with --format json."
            ).format(path=error.path)
        case RunDamaged():
            return translate(
                "Gate",
                "“{file}” is damaged: its segment counts do not add up to its scores. Create "
                "it again with --format json -sl.",
            ).format(file=error.path.name)
        case _:
            return str(error)


def system_text(error: OSError) -> str:
    """Return the sentence for an error of the system that no other part of the program expects."""
    reason = error.strerror or str(error)
    if error.filename is not None:
        path = Path(os.fsdecode(error.filename))
        refused = isinstance(error, PermissionError)
        return error_text(FileUnreadable(path, reason, refused, error.errno))
    text = translate(
        "Errors", "The system gives an error: {reason}. Check your disks, and try again."
    )
    return text.format(reason=system_reason(error.errno) or reason)


def _not_saved_text(error: ProjectNotSaved) -> str:
    if error.fault == "full":
        text = translate(
            "Errors",
            "“{path}” cannot be saved: the disk is full. Free some space and save again. "
            "Everything saved earlier is intact.",
        )
    elif error.fault == "read_only":
        text = translate(
            "Errors",
            "“{path}” cannot be saved: the file or its folder is read-only. Save it somewhere "
            "else.",
        )
    elif error.fault == "gone":
        text = translate(
            "Errors",
            "“{path}” cannot be saved: its folder or drive is no longer there. Save it somewhere "
            "else.",
        )
    elif error.fault == "no_file":
        text = translate(
            "Errors",
            "“{path}” cannot be saved: it is a device or a pipe, not a file. Save it somewhere "
            "else.",
        )
    else:
        text = translate(
            "Errors",
            "“{path}” cannot be saved: the disk or the network reports an error. Save it somewhere "
            "else.",
        )
    return text.format(path=error.path)


def _instead_of(kind: str) -> str:
    """Return the advice for a kind of file that is not supported."""
    advice = {
        "Gettext MO": translate("Errors", "Choose the PO file that it was compiled from."),
        "Qt QM": translate("Errors", "Choose the TS file that it was compiled from."),
        "EBU STL": translate("Errors", "Export it as SRT, WebVTT or TTML."),
        "Parquet": translate("Errors", "Export it as CSV, XLSX or JSON Lines."),
        "ZIP": translate("Errors", "Open the archive, and choose the folder or the files in it."),
        "picture": translate("Errors", "Choose a file that contains the text itself."),
        "Word 97–2003": translate("Errors", "Save it as DOCX in a word processor."),
    }
    export = translate("Errors", "Export its text as XLIFF, XLSX, DOCX or plain text.")
    return advice.get(kind, export)


def _malformed_text(error: FileMalformed) -> str:
    if error.truncated and error.line:
        text = translate(
            "Errors",
            "“{path}” is incomplete: its content ({format}) ends unexpectedly in line {line}. "
            "Copy or export the file again.",
        )
    elif error.truncated:
        text = translate(
            "Errors",
            "“{path}” is incomplete: its content ({format}) ends unexpectedly. Copy or export the "
            "file again.",
        )
    elif error.line:
        text = translate(
            "Errors",
            "“{path}” is damaged: line {line} does not follow the format ({format}). Fix that "
            "line, or export the file again.",
        )
    else:
        text = translate(
            "Errors",
            "“{path}” is damaged and cannot be read as {format}. Export the file again.",
        )
    return text.format(
        path=error.path, format=format_name(error.format), line=format_number(error.line or 0)
    )


def _counts_text(error: SegmentCountsDiffer) -> str:
    text = translate(
        "Errors",
        "The files do not have the same number of segments: “{first}” has {first_count}, "
        "“{second}” has {second_count}.",
    ).format(
        first=error.first,
        first_count=format_number(error.first_count),
        second=error.second,
        second_count=format_number(error.second_count),
    )
    if not error.places:
        advice = translate(
            "Errors",
            "Line 1 must translate the same text in every file, line 2 as well, and so on. Look "
            "for missing or extra lines.",
        )
        return join_sentences(text, advice)
    return join_sentences(text, drift_text(error))


def drift_text(error: SegmentCountsDiffer) -> str:
    """Return the first place where two files drift apart."""
    place = error.places[0]
    texts = {
        "only_reference": translate(
            "Errors",
            "The misalignment starts at line {first_line} of “{first}”, which has no match in "
            "“{second}” (expected near line {second_line}).",
        ),
        "only_candidate": translate(
            "Errors",
            "The misalignment starts at line {second_line} of “{second}”, which has no match in "
            "“{first}” (expected near line {first_line}).",
        ),
        "joined": translate(
            "Errors",
            "The misalignment starts at line {second_line} of “{second}”, which joins {count} "
            "lines of “{first}” (from line {first_line}).",
        ),
        "empty_reference_end": translate(
            "Errors",
            "The last line of “{first}”, line {first_line}, is empty. Delete it: “{second}” ends "
            "one line earlier.",
        ),
        "empty_candidate_end": translate(
            "Errors",
            "The last line of “{second}”, line {second_line}, is empty. Delete it: “{first}” ends "
            "one line earlier.",
        ),
        "split": translate(
            "Errors",
            "The misalignment starts at line {first_line} of “{first}”, which is {count} lines in "
            "“{second}” (from line {second_line}).",
        ),
    }
    text = texts[place.kind].format(
        first=error.first,
        second=error.second,
        first_line=format_number(place.first_line),
        second_line=format_number(place.second_line),
        count=format_number(place.lines),
    )
    if len(error.places) > 1:
        more = translate("Errors", "Total misalignments: {count}.")
        text = join_sentences(text, more.format(count=format_number(len(error.places))))
    return text


def _setting_text(error: SettingInvalid) -> str:
    if all(type(bound) in (int, float) for bound in error.allowed):
        low, high = error.allowed
        text = translate("Errors", "{setting}: {value} is outside the range {range}.")
        return text.format(
            setting=error.setting, value=error.value, range=join_range(str(low), str(high))
        )
    return translate("Errors", "{setting}: “{value}” is not one of {allowed}.").format(
        setting=error.setting,
        value=error.value,
        allowed=join_names([str(value) for value in error.allowed]),
    )


def _score_text(error: ScoreInvalid) -> str:
    line = format_number(error.line)
    if not error.text:
        return translate("Errors", "Line {line} of “{path}” has no score. Add one.").format(
            line=line, path=error.path
        )
    if "," in error.text:
        return translate(
            "Errors",
            "Line {line} of “{path}”: “{text}” is ambiguous. Use a decimal point in scores.",
        ).format(line=line, path=error.path, text=_shortened(error.text))
    return translate(
        "Errors", "Line {line} of “{path}”: “{text}” is not a score. Write a number, such as 0.85."
    ).format(line=line, path=error.path, text=_shortened(error.text))


def _shortened(text: str) -> str:
    """Return the beginning of a text from a file, on one line."""
    text = " ".join(text.split())
    return text if len(text) <= _EXCERPT else f"{text[:_EXCERPT]}…"
