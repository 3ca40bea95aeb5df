"""ZIP archives of files with text: MQXLZ of memoQ, packages of Trados Studio, and any other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path, PurePosixPath

from bleu_core.files.addresses import FieldKind
from bleu_core.files.budget import Resource
from bleu_core.files.contents import Contents, Field, Format, UnitTable, plain_text
from bleu_core.files.errors import FileEmpty, FileNotText, FileUnsupported, FormatsMixed
from bleu_core.files.reading.formats import find_format, read_as
from bleu_core.files.reading.known_formats import is_xliff, may_be_text
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.translation import xliff
from bleu_core.files.units import join_names
from bleu_core.languages.tags import canonical_language, split_language
from bleu_core.progress import Stage


def read(raw: RawFile) -> Contents:
    """Read an archive: a table for each file with text, named by its path inside.

    If an archive contains XLIFF files, others are left out. If some of these have translations,
    those without any are left out, too: packages of Trados Studio contain the files to be
    translated. Other archives are read if all files with text in them have the same format.

    Raises
    ------
    FormatsMixed
        If the files inside have several formats.
    FileUnsupported
        If they have none that can be read.
    BudgetExceeded, FileEncrypted, FileMalformed, EntityDeclared, Cancelled
    """
    pieces: dict[str, list[bytes]] = {}
    # Unpacking is the first half of the work.
    first = replace(raw, progress=raw.progress.with_report(_halved(raw)))
    is_wanted = is_xliff if any(map(is_xliff, raw.members())) else may_be_text
    for name, piece in first.unpacked(Format.XLIFF_ARCHIVE):
        if is_wanted(name):
            pieces.setdefault(name, []).append(piece)
            raw.check(Resource.FILES, len(pieces))
    tables: list[UnitTable] = []
    found: set[Format] = set()
    count = len(pieces)
    silent = replace(raw, progress=raw.progress.without_report())
    for number, name in enumerate(sorted(pieces), 1):
        data = b"".join(pieces.pop(name))
        # Errors name the file inside. It never touches the disk, so its path can be anything.
        path = Path(f"{raw.path}/{name}")
        member = replace(silent.part(data, path), given_encoding=raw.given_encoding)
        if is_wanted is is_xliff:
            tables += _named(name, xliff.read(member).tables if data else ())
        elif contents := _read_member(member):
            tables += _named(name, contents.tables)
            found.add(contents.format)
        raw.parsed(count + number, 2 * count)
    if is_wanted is is_xliff:
        tables = _alike(raw, [table for table in tables if _is_translated(table)] or tables)
    elif len(found) > 1:
        raise FormatsMixed(raw.path, tuple(each.value for each in Format if each in found))
    elif not found:
        raise FileUnsupported(raw.path, "ZIP")
    return raw.contents(Format.XLIFF_ARCHIVE, tables, tables_are_files=True)


def _read_member(member: RawFile) -> Contents | None:
    """Read a file inside; None for one without text, such as a picture."""
    try:
        found = find_format(member) if member.data.strip() else None
    except (FileEmpty, FileUnsupported, FileNotText):
        return None
    return None if found in (None, Format.XLIFF_ARCHIVE) else read_as(member, found)


def _named(name: str, tables: Sequence[UnitTable]) -> Iterator[UnitTable]:
    """Yield the tables of a file inside, with its name and the language that this states."""
    *folders, file = PurePosixPath(name).parts
    languages = [split_language(file)[1]]
    languages += [split_language(folder, folder=True)[1] for folder in reversed(folders)]
    language = next(filter(None, languages), None)
    for table in tables:
        if not table.units:
            continue
        fields = table.fields
        if fields[0].kind is FieldKind.TEXT:
            fields = tuple(replace(each, language=each.language or language) for each in fields)
        own = f"{name}/{table.name}" if len(tables) > 1 else name
        numbers = table.document_numbers or [0] * table.units
        yield replace(
            table,
            name=own,
            fields=fields,
            document_numbers=numbers,
            document_names=join_names([(table, own)]),
        )


def _halved(raw: RawFile) -> Callable[[Stage, int, int], None]:
    return lambda stage, done, total: raw.progress.step(stage, done, 2 * total)


def _is_translated(table: UnitTable) -> bool:
    return any(
        plain_text(cell).strip()
        for field in table.fields
        if field.kind is not FieldKind.SOURCE
        for cell in field.cells
    )


def _alike(raw: RawFile, tables: Sequence[UnitTable]) -> list[UnitTable]:
    """Return tables with the same fields: a file can lack proposals, or not say its languages.

    Raises
    ------
    BudgetExceeded
        If all of them together lack too many proposals.
    """
    origins = {
        field.name: field.language
        for table in tables
        for field in table.fields
        if field.kind is FieldKind.ALT_TRANS
    }
    raw.check(Resource.COLUMNS, len(origins))
    raw.check(Resource.TRANSLATIONS, len(origins) * sum(table.units for table in tables))
    languages = {kind: _only_language(tables, kind) for kind in FieldKind}
    found = []
    for table in tables:
        fields = [
            replace(field, language=field.language or languages[field.kind])
            for field in table.fields
            if field.kind is not FieldKind.ALT_TRANS
        ]
        own = {field.name: field for field in table.fields if field.kind is FieldKind.ALT_TRANS}
        target = fields[-1].language
        for name in sorted(origins):
            empty = Field(FieldKind.ALT_TRANS, name, [""] * table.units)
            fields.append(replace(own.get(name, empty), language=target))
        found.append(replace(table, fields=tuple(fields)))
    return found


def _only_language(tables: Sequence[UnitTable], kind: FieldKind) -> str | None:
    """Return the language of all fields of a kind that state one, if it is the same."""
    said = [
        field.language
        for table in tables
        for field in table.fields
        if field.kind is kind and field.language
    ]
    return said[0] if len({canonical_language(tag) for tag in said}) == 1 else None
