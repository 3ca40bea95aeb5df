"""The inputs of a post-editing analysis: suggestions are the candidate, final texts the reference.

One delivered file can hold both: XLIFF and its dialects keep suggestions beside translations, and a
spreadsheet may have a column of each. Otherwise there are two files.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

from bleu_core.errors import BleuError
from bleu_core.files.addresses import ALL, DEFAULT_SELECTION, Address, FieldKind, Role, Selection
from bleu_core.files.contents import Contents, Field, UnitTable
from bleu_core.files.documents import DocumentReader
from bleu_core.files.errors import FieldUndecided, SuggestionsMissing
from bleu_core.files.headings import is_word
from bleu_core.files.joining import join, main_tables
from bleu_core.files.proposals import EARLIER, USED
from bleu_core.files.reading.known_formats import Family, extensions_of
from bleu_core.files.roles import keys_of, roles_of
from bleu_core.files.selection import available, main_table, selection_in, view_of
from bleu_core.folders.scanning import find_files
from bleu_core.progress import SILENT, Progress
from bleu_core.settings import METRICS, Settings
from bleu_core.workspace.inputs import Input

SUGGESTIONS = Selection(FieldKind.ALT_TRANS, quality=USED)
"""The suggestions that translations started from, in files that keep them beside these."""

Version = TypeVar("Version")

_TRANSLATIONS = Selection(FieldKind.TARGET)
_EARLIER = Selection(FieldKind.ALT_TRANS, EARLIER)


def change_settings(settings: Settings, *, metrics: bool = True) -> Settings:
    """Return settings that compare the segments with a suggestion and a final text, and no others.

    Parameters
    ----------
    metrics
        Whether to compute chrF as well, and TER, which is HTER against a final text.
    """
    wanted = {*settings.metrics, *(("bleu", "chrf", "ter") if metrics else ())}
    return replace(
        settings,
        metrics=tuple(name for name in METRICS if name in wanted),
        post_edited=True,
    )


def find_change_inputs(
    files: Sequence[Address],
    *,
    encoding: str | None = None,
    known: Mapping[tuple[Path, str | None], Contents] | None = None,
    progress: Progress = SILENT,
) -> tuple[Input, ...]:
    """Return the suggestions and the final texts of one file or two, or of one folder or two.

    Parameters
    ----------
    files
        A file with both, or the file with suggestions, or an earlier version, and the final file.
    encoding
        The user's choice; None to detect it.
    known
        Contents of files that were read before, by path and requested encoding.
    progress
        Receives progress, and can cancel.

    Raises
    ------
    SuggestionsMissing
        If a single file holds no suggestions.
    FieldUndecided
        If it does not tell which of its texts are the suggestions, or the final ones.
    BleuError
        If it cannot be read.
    Cancelled
    """
    is_folder = any(address.path.is_dir() for address in files)
    if len(files) == 1:
        [address] = files
        if is_folder:
            chosen = SUGGESTIONS, _TRANSLATIONS
        else:
            contents = DocumentReader(progress, known).contents(address.path, encoding)
            chosen = find_selections(contents, address.selection)
        files = [Address(address.path, selection) for selection in chosen]
    suggestions, final = files
    return (
        Input(Role.REFERENCE, final, encoding, is_folder=is_folder),
        Input(Role.CANDIDATE, suggestions, encoding, is_folder=is_folder),
    )


def version_steps(versions: Sequence[Version]) -> tuple[tuple[Version, Version], ...]:
    """Return each version of a translation with the one before it, then the last with the first.

    Of a translation with two revisions: what the first reviewer changed, what the second one did,
    and what both did together.
    """
    steps = tuple(pairwise(versions))
    return steps if len(steps) < 2 else (*steps, (versions[0], versions[-1]))


def find_delivery(
    contents: Contents, wanted: Selection = DEFAULT_SELECTION
) -> tuple[Selection, Selection] | None:
    """Return suggestions and final texts of a file that says by itself that it has both.

    It holds suggestions beside translations, or the heading of a column says that its texts were
    edited. A column of references is no final text unless the user says so.

    Parameters
    ----------
    contents, wanted
        See `find_selections`.

    Returns
    -------
    tuple or None
        See `find_selections`; None for any other file.
    """
    kinds = {field.kind for table in contents.tables for field in table.fields}
    if FieldKind.ALT_TRANS in kinds and FieldKind.TARGET not in kinds:
        return None
    try:
        return find_selections(contents, wanted, is_stated=True)
    except (FieldUndecided, SuggestionsMissing):
        return None


def is_folder_delivery(folder: Path, progress: Progress = SILENT) -> bool | None:
    """Tell whether all bilingual files of a folder hold suggestions; None if there is no such file.

    Files that cannot be read do not count. Only formats of translations are read.

    Raises
    ------
    BleuError
        If the folder cannot be listed.
    Cancelled
    """
    endings = tuple(f".{extension}" for extension in extensions_of(Family.TRANSLATION))
    names = find_files(folder, progress=progress).names
    names = [name for name in names if name.lower().endswith(endings)]
    found = None
    for number, name in enumerate(names):
        reader = DocumentReader(progress.part(number, len(names)))
        try:
            contents = reader.contents(folder / name)
        except BleuError:
            continue
        kinds = {field.kind for table in contents.tables for field in table.fields}
        if FieldKind.TARGET not in kinds:
            continue
        if not any(map(_has_suggestions, contents.tables)):
            return False
        found = True
    return found


def find_selections(
    contents: Contents, wanted: Selection, *, is_stated: bool = False
) -> tuple[Selection, Selection]:
    """Return the selections of suggestions and of final texts in a file.

    Parameters
    ----------
    contents
        The contents of the file.
    wanted
        The table, or the suggestions, that the user selected.
    is_stated
        Whether a column is a final text only if its heading says so.

    Raises
    ------
    SuggestionsMissing, FieldUndecided
    """
    if any(map(_has_suggestions, contents.tables)):
        chosen = wanted if wanted.kind is FieldKind.ALT_TRANS else SUGGESTIONS
        return replace(chosen, file=wanted.file), replace(_TRANSLATIONS, file=wanted.file)
    if any(map(_has_earlier_versions, contents.tables)):
        return replace(_EARLIER, file=wanted.file), replace(_TRANSLATIONS, file=wanted.file)
    view = view_of(contents, wanted)
    table = main_table(contents, replace(wanted, kind=None, name="", quality=""))
    versions = main_tables(contents.tables)
    if table is None and not wanted.table and all(each.is_version for each in versions):
        # The rows of several engines, one below the other, are one delivery.
        view, table = Selection(sheet=ALL), join(versions)
    if table is None or view is None:
        raise FieldUndecided(contents.path, available(contents))
    pair = _of_headings(table, is_stated=is_stated)
    if pair is None:
        columns = (FieldKind.COLUMN, FieldKind.FIELD, FieldKind.SYSTEM, FieldKind.REFERENCE)
        if sum(field.kind in columns for field in table.fields) > 1:
            raise FieldUndecided(contents.path, available(contents))
        raise SuggestionsMissing(contents.path, bool(table.origins))
    suggestions, final = (selection_in(contents, view, table, field) for field in pair)
    return suggestions, final


def _has_suggestions(table: UnitTable) -> bool:
    """Tell whether a table has suggestions beside its translations."""
    return any(
        proposal.suggested_by is not None
        for field in table.fields
        for several in field.proposals.values()
        for proposal in several
    )


def _has_earlier_versions(table: UnitTable) -> bool:
    """Tell whether a table has earlier versions of its translations."""
    return any(
        (field.kind, field.name) == (FieldKind.ALT_TRANS, _EARLIER.name) for field in table.fields
    )


def _of_headings(table: UnitTable, *, is_stated: bool) -> tuple[Field, Field] | None:
    """Return the columns of suggestions and of final texts; None if the headings do not tell."""
    roles = roles_of(table)
    of_role = {
        role: [table.fields[index] for index, own in roles.items() if own is role] for role in Role
    }
    # Unless the user says so, a column with few values such as "yes" is no text.
    marks = keys_of(table) if is_stated else set()
    final = [
        field
        for index, field in enumerate(table.fields)
        if is_word(field.heading, "final") and index not in marks
    ]
    if is_stated and not (final and all(field in final for field in of_role[Role.REFERENCE])):
        return None
    final = final or of_role[Role.REFERENCE]
    suggested = [field for field in of_role[Role.CANDIDATE] if field not in final]
    if len(final) == 1 and not suggested:
        suggested = [field for field in of_role[Role.REFERENCE] if field not in final]
    return (suggested[0], final[0]) if len(final) == len(suggested) == 1 else None
